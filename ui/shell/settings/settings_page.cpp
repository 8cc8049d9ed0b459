// SPDX-License-Identifier: GPL-3.0-or-later
#include "settings_page.h"

#include "kit/layout/scroll_area.h"
#include "kit/layout/spacing.h"
#include "kit/search/search_field.h"
#include "kit/theme/accessible.h"
#include "page/page_action.h"

#include <QBoxLayout>
#include <QComboBox>
#include <QKeyEvent>
#include <QLabel>
#include <QListView>
#include <QPainter>
#include <QScrollBar>
#include <QStandardItemModel>
#include <QStyledItemDelegate>

namespace Sidestage {

namespace {

/// In px at a line height of 20 px.
constexpr int panelWidth = 236;
constexpr int mostPanelWidth = 300;
constexpr int combosBelow = 760;
constexpr int stackedBelow = 420;

/// Draws the sections like the pages in the sidebar, and a line before the first of a group.
class SectionDelegate : public QStyledItemDelegate
{
public:
    using QStyledItemDelegate::QStyledItemDelegate;

    QSize sizeHint(const QStyleOptionViewItem &, const QModelIndex &index) const override
    {
        if (index.flags() == Qt::NoItemFlags)
            return {0, px(9)};
        QFont font = Theme::font(TextRole::Body);
        font.setWeight(QFont::DemiBold);  // as the current one
        return {px(36) + QFontMetrics(font).horizontalAdvance(index.data().toString()) + px(14), px(33)};
    }
    void paint(QPainter *painter, const QStyleOptionViewItem &option, const QModelIndex &index) const override
    {
        const Tokens &t = Theme::tokens();
        const QRect &rect = option.rect;
        if (index.flags() == Qt::NoItemFlags) {
            painter->fillRect(QRect(rect.left(), rect.center().y(), rect.width(), 1), t.line);
            return;
        }
        const auto mirrored
            = [&](const QRect &part) { return QStyle::visualRect(option.direction, rect, part); };
        const bool isCurrent = option.state.testFlag(QStyle::State_Selected);
        const QRect ground(rect.left(), rect.top(), rect.width(), px(Measure::sidebarRow));
        painter->save();
        painter->setRenderHint(QPainter::Antialiasing);
        if (isCurrent || option.state.testFlag(QStyle::State_MouseOver)) {
            painter->setPen(t.isHighContrast ? QPen(t.text, 1) : QPen(Qt::NoPen));
            painter->setBrush(isCurrent ? t.select : t.hover);
            painter->drawRoundedRect(ground, pxF(Measure::buttonRadius), pxF(Measure::buttonRadius));
        }
        if (isCurrent) {
            painter->setPen(Qt::NoPen);
            painter->setBrush(t.accent);
            painter->drawRoundedRect(mirrored({ground.left(), ground.center().y() - px(8), px(3), px(16)}),
                                     pxF(1.5), pxF(1.5));
        }
        const bool isFaded = index.data(RowRole::TextTone).toInt() == int(Tone::Hint) && !isCurrent;
        const QColor ink = isCurrent ? t.text : isFaded ? t.text3 : t.text2;
        Icons::paint(painter,
                     mirrored({ground.left() + px(8), ground.center().y() - px(10) + 1, px(Measure::icon),
                               px(Measure::icon)}),
                     Icon(index.data(RowRole::Symbol).toInt()), ink);
        QFont font = Theme::font(TextRole::Body);
        font.setWeight(isCurrent ? QFont::DemiBold : QFont::Normal);
        painter->setFont(font);
        painter->setPen(ink);
        const QString hits = index.data(RowRole::Trailing).toString();
        const int end = painter->fontMetrics().horizontalAdvance(hits) + px(8);
        const QRect words(ground.left() + px(36), ground.top(), ground.width() - px(36) - end - px(4),
                          ground.height());
        const int align = int(QStyle::visualAlignment(option.direction, Qt::AlignLeft) | Qt::AlignVCenter);
        painter->drawText(
            mirrored(words), align,
            painter->fontMetrics().elidedText(index.data().toString(), Qt::ElideRight, words.width()));
        painter->drawText(mirrored({ground.right() - end, ground.top(), end - px(8), ground.height()}),
                          int(Qt::AlignCenter), hits);
        if (option.state.testFlag(QStyle::State_HasFocus)
            && option.widget->window()->testAttribute(Qt::WA_KeyboardFocusChange)) {
            painter->setPen(QPen(t.focus, 2));
            painter->setBrush(Qt::NoBrush);
            painter->drawRoundedRect(QRectF(ground).adjusted(1, 1, -1, -1), pxF(Measure::buttonRadius),
                                     pxF(Measure::buttonRadius));
        }
        painter->restore();
    }
};

}  // namespace

const QString SettingsPage::pageId = QStringLiteral("settings");

SettingsPage::SettingsPage(QWidget *parent)
    : Page(parent)
    , m_layout(new QBoxLayout(QBoxLayout::LeftToRight, this))
    , m_panel(named("settingsPanel", new Card(this)))
    , m_panelLayout(new QBoxLayout(QBoxLayout::TopToBottom))
    , m_search(named("settingsSearch", new SearchField, tr("Search settings")))
    , m_combo(named("settingsSection", new QComboBox, tr("Section")))
    , m_list(named("settingsSections", new QListView, tr("Sections")))
    , m_model(new QStandardItemModel(this))
{
    setObjectName(QStringLiteral("settingsPage"));
    m_search->setPlaceholderText(tr("Search settings"));
    m_search->setKey(Qt::Key_Slash);
    m_search->setList(m_list);
    m_list->setModel(m_model);
    m_list->setItemDelegate(new SectionDelegate(m_list));
    m_list->setFrameShape(QFrame::NoFrame);
    m_list->setProperty("plain", true);
    m_list->setProperty("focusRing", false);  // the ring is drawn with the row
    m_list->setMouseTracking(true);
    m_list->setEditTriggers(QAbstractItemView::NoEditTriggers);
    m_list->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    m_panel->body()->addLayout(m_panelLayout, 1);
    m_panelLayout->addWidget(m_combo);
    m_panelLayout->addWidget(m_search);
    m_panelLayout->addWidget(m_list, 1);

    auto *content = new QWidget;
    content->setProperty("plain", true);
    // Always as wide as the view. Rows arrange themselves for their width, so what they need then must not
    // change it.
    content->setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Preferred);
    m_column = withoutMargins(new QVBoxLayout(content));
    setSpacing(m_column, Measure::cardGap);
    m_column->addStretch(1);
    m_scroll = named("settingsScroll", makeScrollArea(content));
    m_layout->addWidget(m_panel);
    m_layout->addWidget(m_scroll, 1);
    setSpacing(m_layout, Measure::cardGap);
    setPageMargins(m_layout);
    setScaled(this, &QWidget::setMinimumSize, 240, 240);

    QAction *find = addAction("searchSettings", Icon::Search, tr("Search settings"), Qt::Key_Slash,
                              [this] { m_search->choose(); });
    find->setProperty("letterAnywhere", true);
    m_undo = addAction(
        "undoSetting", Icon::Undo, tr("Undo change"), {}, [this] { undo(); }, Where::Head);
    setBlocked(m_undo, tr("No change to undo."));

    connect(m_search, &QLineEdit::textChanged, this, &SettingsPage::search);
    connect(m_list->selectionModel(), &QItemSelectionModel::currentChanged, this,
            [this](const QModelIndex &index) {
                if (!m_isScrolling && index.isValid() && index.flags() != Qt::NoItemFlags)
                    choose(index.data(Qt::UserRole).toInt());
            });
    // Also if it is the current one already: the view may show another part of it.
    connect(m_list, &QAbstractItemView::clicked, this, [this](const QModelIndex &index) {
        if (index.flags() != Qt::NoItemFlags)
            choose(index.data(Qt::UserRole).toInt());
    });
    connect(m_list, &QAbstractItemView::activated, this, [this](const QModelIndex &index) {
        if (SettingsCard *card = m_cards.value(index.data(Qt::UserRole).toInt(), nullptr))
            card->nextInFocusChain()->setFocus(Qt::TabFocusReason);
    });
    connect(m_combo, &QComboBox::activated, this, &SettingsPage::choose);
    connect(m_scroll->verticalScrollBar(), &QScrollBar::valueChanged, this, &SettingsPage::followScroll);
    connect(&m_history, &SettingsHistory::changed, this,
            [this] { setBlocked(m_undo, m_history.isEmpty() ? tr("No change to undo.") : QString()); });
    connect(&m_history, &SettingsHistory::saved, this, [this] {
        m_savedAt = QDateTime::currentDateTime();
        Q_EMIT savedChanged();
    });
    Theme::watch(this, [this] { fit(); });
}

void SettingsPage::addSection(SettingsCard *card, bool startsGroup)
{
    if (startsGroup) {
        auto *line = new QStandardItem;
        line->setFlags(Qt::NoItemFlags);
        m_model->appendRow(line);
    }
    auto *item = new QStandardItem(card->title());
    item->setData(count(), Qt::UserRole);
    item->setData(int(card->symbol()), RowRole::Symbol);
    item->setFlags(Qt::ItemIsEnabled | Qt::ItemIsSelectable | Qt::ItemNeverHasChildren);
    m_model->appendRow(item);
    m_combo->addItem(Icons::icon(card->symbol(), Tone::Secondary), card->title());
    m_column->insertWidget(count(), card);
    m_cards.append(card);
    if (count() == 1)
        setCurrent(0);
}

QWidget *SettingsPage::headTabs()
{
    return makeLabel(tr("Kept as you change them"), TextRole::Small, Tone::Secondary);
}

QString SettingsPage::saved() const
{
    return m_savedAt.isValid()
        ? tr("Settings saved %1").arg(QLocale().toString(m_savedAt.time(), u"HH:mm:ss"))
        : QString();
}

void SettingsPage::undo()
{
    m_history.undo();
    announce(this, tr("Undone"));
}

bool SettingsPage::event(QEvent *event)
{
    // Elsewhere this key takes back the newest decision. F8 does that here too.
    if (event->type() == QEvent::ShortcutOverride && !m_history.isEmpty()
        && static_cast<QKeyEvent *>(event)->matches(QKeySequence::Undo)) {
        event->accept();
        return true;
    }
    return Page::event(event);
}

void SettingsPage::keyPressEvent(QKeyEvent *event)
{
    if (event->matches(QKeySequence::Undo) && !m_history.isEmpty())
        undo();
    else if (event->key() == Qt::Key_Escape && !m_search->text().isEmpty())
        m_search->clear();
    else
        Page::keyPressEvent(event);
}

void SettingsPage::takeKeyboard()
{
    (m_list->isVisibleTo(this) ? static_cast<QWidget *>(m_list) : m_combo)->setFocus(Qt::OtherFocusReason);
}

void SettingsPage::search(const QString &typed)
{
    QWidget *first = nullptr;
    int found = 0;
    for (int row = 0; row < m_model->rowCount(); ++row) {
        QStandardItem *item = m_model->item(row);
        if (item->flags() == Qt::NoItemFlags)
            continue;
        SettingsCard *card = m_cards.at(item->data(Qt::UserRole).toInt());
        const int hits = card->search(typed.trimmed());
        found += hits;
        if (hits > 0 && !first) {
            first = card->firstFound();
            setCurrent(item->data(Qt::UserRole).toInt());
        }
        item->setData(hits > 0 ? QLocale().toString(hits) : QString(), RowRole::Trailing);
        item->setData(typed.trimmed().isEmpty() || hits > 0 ? QVariant() : QVariant(int(Tone::Hint)),
                      RowRole::TextTone);
    }
    if (first) {
        m_isScrolling = true;
        const int top = first->mapTo(m_scroll->widget(), QPoint()).y();
        m_scroll->verticalScrollBar()->setValue(top - px(60));
        m_isScrolling = false;
    }
    if (!typed.trimmed().isEmpty())
        announce(m_search,
                 found == 0 ? tr("No matching setting.") : tr("%n matching settings", nullptr, found));
}

void SettingsPage::showSection(const QString &id)
{
    for (int section = 0; section < count(); ++section) {
        if (m_cards[section]->id() == id)
            choose(section);
    }
}

void SettingsPage::choose(int section)
{
    if (section < 0 || section >= count())
        return;
    setCurrent(section);
    m_isScrolling = true;
    m_scroll->widget()->layout()->activate();
    m_scroll->verticalScrollBar()->setValue(m_cards[section]->y());
    m_isScrolling = false;
}

/// The section at the top of the view is the current one.
void SettingsPage::followScroll()
{
    if (m_isScrolling)
        return;
    const int top = m_scroll->verticalScrollBar()->value() + px(60);
    for (int section = count() - 1; section >= 0; --section) {
        if (m_cards[section]->y() <= top)
            return setCurrent(section);
    }
}

void SettingsPage::setCurrent(int section)
{
    const bool before = std::exchange(m_isScrolling, true);
    for (int row = 0; row < m_model->rowCount(); ++row) {
        const QModelIndex index = m_model->index(row, 0);
        if (index.flags() != Qt::NoItemFlags && index.data(Qt::UserRole).toInt() == section)
            m_list->selectionModel()->setCurrentIndex(index, QItemSelectionModel::ClearAndSelect);
    }
    m_combo->setCurrentIndex(section);
    m_isScrolling = before;
}

void SettingsPage::resizeEvent(QResizeEvent *event)
{
    Page::resizeEvent(event);
    fit();
}

void SettingsPage::fit()
{
    const bool hasCombo = width() < px(combosBelow);
    const bool isStacked = width() < px(stackedBelow);
    m_list->setVisible(!hasCombo);
    m_combo->setVisible(hasCombo);
    m_layout->setDirection(hasCombo ? QBoxLayout::TopToBottom : QBoxLayout::LeftToRight);
    m_panelLayout->setDirection(hasCombo && !isStacked ? QBoxLayout::LeftToRight : QBoxLayout::TopToBottom);
    // The longest name fits, unless a language has very long ones.
    const int wanted = m_list->sizeHintForColumn(0) + 2 * px(Measure::cardPaddingX);
    const int panel = qBound(px(panelWidth), wanted, px(mostPanelWidth));
    m_panel->setMinimumWidth(hasCombo ? 0 : panel);
    m_panel->setMaximumWidth(hasCombo ? QWIDGETSIZE_MAX : panel);
}

}  // namespace Sidestage
