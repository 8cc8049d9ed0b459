// SPDX-License-Identifier: GPL-3.0-or-later
#include "sidebar.h"

#include "base/enum_table.h"
#include "kit/controls/button.h"
#include "kit/layout/card.h"
#include "kit/text/pill.h"
#include "kit/theme/theme.h"

#include <QBoxLayout>
#include <QGuiApplication>
#include <QKeyEvent>
#include <QListView>
#include <QPainter>
#include <QScrollBar>
#include <QStandardItemModel>
#include <QStyledItemDelegate>

namespace Sidestage {

namespace {

constexpr int fullWidth = 208;
constexpr int narrowWidth = 56;
constexpr int edge = 8;       ///< Between the background of a row and the sides of the sidebar.
constexpr int rowPitch = 33;  ///< A row and the gap of one pixel below it.
constexpr int sectionHeight = 24;

enum Role {
    IdRole = Qt::UserRole,
    IconRole,
    SectionRole,
    FirstRole,
    KeyRole,
    BadgeRole,
    SpokenBadgeRole,
    BadgeIconRole,
    QuietRole,
    QuietWarningRole,
    AlertRole
};

struct RowLook
{
    Icon icon = Icon::None;
    QString text{};
    QString detail{};
    QString badge{};
    Icon badgeIcon = Icon::None;
    bool isAlert = false;
    bool isQuiet = false;
    bool isWarning = false;
    bool current = false;
    bool hovered = false;
    bool ringed = false;
    bool iconOnly = false;
};

/// Paints a filled badge with its right edge at `end`. Returns its width.
int paintBadge(QPainter *painter, const QRect &ground, int end, const RowLook &look,
               Qt::LayoutDirection direction)
{
    const Tokens &t = Theme::tokens();
    const QString &text = look.badge;
    if (look.isAlert || (look.isWarning && !look.isQuiet)) {
        const QSize size = Pill::pillSize(text, look.badgeIcon);
        QRect pill(end - size.width(), 0, size.width(), size.height());
        pill.moveTop(ground.center().y() - size.height() / 2 + 1);
        Pill::paint(painter, QStyle::visualRect(direction, ground, pill),
                    look.isAlert ? Pill::Kind::Error : Pill::Kind::Warn, text, look.badgeIcon, direction);
        return size.width();
    }
    if (look.isQuiet) {
        painter->setFont(Theme::font(TextRole::Small));
        painter->setPen(look.isWarning ? t.warn : look.current ? t.text : t.text2);
        const int wide = painter->fontMetrics().horizontalAdvance(text);
        const QRect place(end - wide, ground.top(), wide + 1, ground.height());
        painter->drawText(QStyle::visualRect(direction, ground, place), Qt::AlignCenter, text);
        return wide;
    }
    QFont font = Theme::font(TextRole::Caption);
    font.setWeight(QFont::DemiBold);
    painter->setFont(font);
    const int height = px(Measure::pill);
    const int width = std::max(height, painter->fontMetrics().horizontalAdvance(text) + px(14));
    QRect pill(end - width, 0, width, height);
    pill.moveTop(ground.center().y() - height / 2 + 1);
    pill = QStyle::visualRect(direction, ground, pill);
    painter->setPen(t.isHighContrast ? QPen(t.text, 1) : QPen(Qt::NoPen));
    painter->setBrush(t.accentFill);
    painter->drawRoundedRect(pill, height / 2.0, height / 2.0);
    painter->setPen(t.onFill);
    painter->drawText(pill, Qt::AlignCenter, text);
    return width;
}

/// Paints a row of the list or of the foot.
void paintRow(QPainter *painter, const QRect &rect, const RowLook &look, Qt::LayoutDirection direction)
{
    const Tokens &t = Theme::tokens();
    painter->save();
    painter->setRenderHint(QPainter::Antialiasing);
    QRect ground(rect.left() + px(edge), rect.top(), rect.width() - 2 * px(edge), px(Measure::sidebarRow));
    if (look.iconOnly) {
        // Around the middle of the sidebar, also beside a scroll bar, so that all icons are below each other.
        const int middle = px(narrowWidth) / 2;
        const int half = std::min(middle - px(edge), rect.width() - 1 - middle);
        ground.setRect(rect.left() + middle - half, rect.top(), 2 * half - 1, ground.height());
        ground = QStyle::visualRect(direction, rect, ground);
    }
    if (look.current || look.hovered) {
        painter->setPen(t.isHighContrast ? QPen(t.text, 1) : QPen(Qt::NoPen));
        painter->setBrush(look.current ? t.select : t.hover);
        painter->drawRoundedRect(ground, pxF(Measure::buttonRadius), pxF(Measure::buttonRadius));
    }
    if (look.current) {
        QRect bar(ground.left(), 0, px(3), px(16));
        bar.moveTop(ground.center().y() - bar.height() / 2 + 1);
        painter->setPen(Qt::NoPen);
        painter->setBrush(t.accent);
        painter->drawRoundedRect(QStyle::visualRect(direction, ground, bar), pxF(1.5), pxF(1.5));
    }
    const QColor ink = look.current ? t.text : t.text2;
    QRect box(0, 0, px(Measure::icon), px(Measure::icon));
    box.moveTop(ground.center().y() - box.height() / 2 + 1);
    box.moveLeft(look.iconOnly ? ground.center().x() - box.width() / 2 + 1 : ground.left() + px(8));
    Icons::paint(painter, QStyle::visualRect(direction, ground, box), look.icon, ink);
    if (look.iconOnly && !look.badge.isEmpty() && (!look.isQuiet || look.isWarning)) {
        QRect dot(0, 0, px(8), px(8));
        dot.moveCenter(box.topRight() + QPoint(px(1), px(2)));
        painter->setPen(QPen(t.sidebar, px(1)));
        painter->setBrush(look.isAlert ? t.liveFill : look.isWarning ? t.warn : t.accentFill);
        painter->drawEllipse(QStyle::visualRect(direction, ground, dot));
    }
    if (!look.iconOnly) {
        int end = ground.right() - px(8);
        if (!look.badge.isEmpty())
            end -= paintBadge(painter, ground, end, look, direction) + px(8);
        if (!look.detail.isEmpty()) {
            painter->setFont(Theme::font(TextRole::Small));
            painter->setPen(t.text2);
            const int width = painter->fontMetrics().horizontalAdvance(look.detail);
            const QRect place(end - width, ground.top(), width + 1, ground.height());
            painter->drawText(QStyle::visualRect(direction, ground, place), Qt::AlignCenter, look.detail);
            end -= width + px(8);
        }
        QFont font = Theme::font(TextRole::Body);
        font.setWeight(look.current ? QFont::DemiBold : QFont::Normal);
        painter->setFont(font);
        painter->setPen(ink);
        const int start = ground.left() + px(38);
        const QRect place(start, ground.top(), end - start, ground.height());
        painter->drawText(QStyle::visualRect(direction, ground, place),
                          int(QStyle::visualAlignment(direction, Qt::AlignLeft) | Qt::AlignVCenter),
                          painter->fontMetrics().elidedText(look.text, Qt::ElideRight, place.width()));
    }
    if (look.ringed) {
        painter->setPen(QPen(t.focus, 2));
        painter->setBrush(Qt::NoBrush);
        painter->drawRoundedRect(QRectF(ground).adjusted(1, 1, -1, -1), pxF(Measure::buttonRadius),
                                 pxF(Measure::buttonRadius));
    }
    painter->restore();
}

class SidebarDelegate : public QStyledItemDelegate
{
public:
    explicit SidebarDelegate(Sidebar *sidebar)
        : QStyledItemDelegate(sidebar)
        , m_sidebar(sidebar)
    {
    }

    QSize sizeHint(const QStyleOptionViewItem &, const QModelIndex &index) const override
    {
        if (!index.data(SectionRole).toBool())
            return {0, px(rowPitch)};
        if (m_sidebar->isIconsOnly())
            return {0, px(index.data(FirstRole).toBool() ? 4 : 12)};
        return {0, px(sectionHeight + (index.data(FirstRole).toBool() ? 0 : edge))};
    }

    void paint(QPainter *painter, const QStyleOptionViewItem &option, const QModelIndex &index) const override
    {
        if (index.data(SectionRole).toBool()) {
            paintSection(painter, option, index);
            return;
        }
        RowLook look;
        look.icon = Icon(index.data(IconRole).toInt());
        look.text = index.data(Qt::DisplayRole).toString();
        look.badge = index.data(BadgeRole).toString();
        look.badgeIcon = Icon(index.data(BadgeIconRole).toInt());
        look.isQuiet = index.data(QuietRole).toBool();
        look.isWarning = index.data(QuietWarningRole).toBool();
        look.isAlert = index.data(AlertRole).toBool();
        look.current = option.state.testFlag(QStyle::State_Selected);
        look.hovered = option.state.testFlag(QStyle::State_MouseOver);
        look.ringed = option.state.testFlag(QStyle::State_HasFocus)
            && option.widget->window()->testAttribute(Qt::WA_KeyboardFocusChange);
        look.iconOnly = m_sidebar->isIconsOnly();
        paintRow(painter, option.rect, look, option.direction);
    }

private:
    void paintSection(QPainter *painter, const QStyleOptionViewItem &option, const QModelIndex &index) const
    {
        const Tokens &t = Theme::tokens();
        if (m_sidebar->isIconsOnly()) {
            if (!index.data(FirstRole).toBool())
                painter->fillRect(QRect(option.rect.left() + px(16), option.rect.center().y(),
                                        option.rect.width() - 2 * px(16), 1),
                                  t.line);
            return;
        }
        painter->setFont(Theme::font(TextRole::Caption));
        painter->setPen(t.text2);
        const QRect place(option.rect.left() + px(16), option.rect.bottom() + 1 - px(sectionHeight),
                          option.rect.width() - 2 * px(16), px(sectionHeight));
        painter->drawText(QStyle::visualRect(option.direction, option.rect, place),
                          int(QStyle::visualAlignment(option.direction, Qt::AlignLeft) | Qt::AlignVCenter),
                          index.data(Qt::DisplayRole).toString());
    }

    Sidebar *m_sidebar;
};

}  // namespace

QString nameOf(Section section)
{
    static constexpr EnumText<Section> names[]{
        {Section::Live, QT_TRANSLATE_NOOP("Sidestage::Sidebar", "Live")},
        {Section::SetUp, QT_TRANSLATE_NOOP("Sidestage::Sidebar", "Set up")},
        {Section::Review, QT_TRANSLATE_NOOP("Sidestage::Sidebar", "Review")},
        {Section::System, QT_TRANSLATE_NOOP("Sidestage::Sidebar", "System")},
        {Section::Foot, QT_TRANSLATE_NOOP("Sidestage::Sidebar", "Settings")},
    };
    static_assert(isComplete(names));
    return Sidebar::tr(rowOf(names, section).text);
}

SidebarButton::SidebarButton(Icon icon, const QString &text, QWidget *parent)
    : QAbstractButton(parent)
    , m_icon(icon)
{
    setText(text);
    setAttribute(Qt::WA_Hover);
    setProperty("focusRing", false);  // the ring is drawn with the row
    setFocusPolicy(Qt::StrongFocus);
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
    describe();
}

void SidebarButton::setSymbol(Icon icon)
{
    m_icon = icon;
    update();
}

void SidebarButton::setDetail(const QString &detail)
{
    m_detail = detail;
    describe();
    update();
}

void SidebarButton::setIconOnly(bool iconOnly)
{
    m_iconOnly = iconOnly;
    describe();
    update();
}

void SidebarButton::describe()
{
    const QString name = m_detail.isEmpty() ? text() : QStringLiteral("%1, %2").arg(text(), m_detail);
    setAccessibleName(name);
    setToolTip(m_iconOnly ? name : QString());
}

void SidebarButton::setCurrent(bool current)
{
    m_isCurrent = current;
    update();
}

QSize SidebarButton::sizeHint() const
{
    return {px(narrowWidth), px(rowPitch)};
}

void SidebarButton::paintEvent(QPaintEvent *)
{
    QPainter painter(this);
    RowLook look{.icon = m_icon, .text = text(), .detail = m_detail};
    look.current = m_isCurrent;
    look.hovered = underMouse() || isDown();
    look.ringed = hasFocus() && window()->testAttribute(Qt::WA_KeyboardFocusChange);
    look.iconOnly = m_iconOnly;
    paintRow(&painter, rect(), look, layoutDirection());
}

Sidebar::Sidebar(const QList<PageKind> &kinds, QWidget *parent)
    : QWidget(parent)
    , m_model(new QStandardItemModel(this))
    , m_list(named("pages", new QListView(this)))
    , m_brandRow(new QWidget(this))
    , m_brandIcon(new IconView(Icon::App, Tone::Accent, 24, m_brandRow))
    , m_brand(makeLabel(QStringLiteral("Sidestage"), TextRole::AccountTitle, Tone::Text,
                        m_brandRow))  // the product name is not translated
    , m_menuButton(Button::iconOnly(Icon::Menu, tr("Menu"), m_brandRow))
    , m_profile(named("profileButton", new SidebarButton(Icon::Globe, tr("Service"), this)))
    , m_settings(named("settingsButton", new SidebarButton(Icon::Gear, tr("Settings"), this)))
{
    setObjectName(QStringLiteral("sidebar"));
    m_menuButton->setObjectName(QStringLiteral("menuButton"));

    m_list->setAccessibleName(tr("Pages"));
    m_list->setProperty("plain", true);
    m_list->setProperty("focusRing", false);
    m_list->setFrameShape(QFrame::NoFrame);
    m_list->setModel(m_model);
    m_list->setItemDelegate(new SidebarDelegate(this));
    m_list->setMouseTracking(true);
    m_list->setEditTriggers(QAbstractItemView::NoEditTriggers);
    m_list->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    m_list->setVerticalScrollMode(QAbstractItemView::ScrollPerPixel);
    m_list->viewport()->setAutoFillBackground(false);
    m_list->installEventFilter(this);
    fill(kinds);

    auto *brand = new QHBoxLayout(m_brandRow);
    brand->addWidget(m_brandIcon);
    brand->addWidget(m_brand, 1);
    brand->addWidget(m_menuButton);

    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 1, 0);
    layout->setSpacing(0);
    layout->addWidget(m_brandRow);
    layout->addWidget(m_list, 1);
    layout->addWidget(m_profile);
    layout->addWidget(m_settings);

    connect(m_list->selectionModel(), &QItemSelectionModel::currentChanged, this,
            [this](const QModelIndex &index) {
                if (m_setting || !index.isValid() || index.data(SectionRole).toBool())
                    return;
                const QString id = index.data(IdRole).toString();
                if (m_list->hasFocus() && QGuiApplication::mouseButtons() == Qt::NoButton)
                    Q_EMIT pageWalkedTo(id);
                else
                    Q_EMIT pageChosen(id);
            });
    connect(m_profile, &QAbstractButton::clicked, this, &Sidebar::profileRequested);
    connect(m_settings, &QAbstractButton::clicked, this, &Sidebar::settingsRequested);
    Theme::watch(this, [this] { refit(); });
}

void Sidebar::fill(const QList<PageKind> &kinds)
{
    for (const PageKind &kind : kinds) {
        if (kind.section == Section::Foot)
            m_foot = kind.id;
    }
    for (const Section section : {Section::Live, Section::SetUp, Section::Review, Section::System}) {
        bool named = false;
        for (const PageKind &kind : kinds) {
            if (kind.section != section)
                continue;
            if (!named) {
                auto *head = new QStandardItem(nameOf(section));
                head->setData(true, SectionRole);
                head->setData(m_model->rowCount() == 0, FirstRole);
                head->setFlags(Qt::NoItemFlags);
                m_model->appendRow(head);
                named = true;
            }
            auto *row = new QStandardItem(kind.title);
            row->setData(kind.id, IdRole);
            row->setData(int(kind.icon), IconRole);
            row->setData(kind.key.toString(QKeySequence::NativeText), KeyRole);
            row->setFlags(Qt::ItemIsEnabled | Qt::ItemIsSelectable | Qt::ItemNeverHasChildren);
            m_model->appendRow(row);
        }
    }
}

QString Sidebar::current() const
{
    return m_list->currentIndex().isValid() ? m_list->currentIndex().data(IdRole).toString() : m_foot;
}

void Sidebar::setCurrent(const QString &id)
{
    for (int row = 0; row < m_model->rowCount(); ++row) {
        const QModelIndex index = m_model->index(row, 0);
        if (index.data(IdRole).toString() != id || index.data(SectionRole).toBool())
            continue;
        m_setting = true;
        m_list->setCurrentIndex(index);
        m_setting = false;
    }
    m_settings->setCurrent(!m_foot.isEmpty() && id == m_foot);
    if (id != m_foot)
        return;
    m_setting = true;
    m_list->setCurrentIndex({});
    m_list->clearSelection();
    m_setting = false;
}

void Sidebar::setBadge(const QString &id, const PageBadge &badge)
{
    for (int row = 0; row < m_model->rowCount(); ++row) {
        QStandardItem *item = m_model->item(row);
        if (item->data(IdRole).toString() != id || item->data(SectionRole).toBool())
            continue;
        item->setData(badge.text, BadgeRole);
        item->setData(badge.spoken, SpokenBadgeRole);
        item->setData(int(badge.icon), BadgeIconRole);
        item->setData(badge.isAlert, AlertRole);
        item->setData(badge.isQuiet, QuietRole);
        item->setData(badge.isWarning, QuietWarningRole);
        describeRow(row);
    }
}

/// Updates the text for screen readers and the tool tip of the row.
void Sidebar::describeRow(int row)
{
    QStandardItem *item = m_model->item(row);
    const QString spoken = item->data(SpokenBadgeRole).toString();
    const QString name = spoken.isEmpty() ? item->text() : tr("%1, %2").arg(item->text(), spoken);
    const QString key = item->data(KeyRole).toString();
    item->setData(name, Qt::AccessibleTextRole);
    item->setToolTip(!m_iconsOnly ? spoken : key.isEmpty() ? name : QStringLiteral("%1 (%2)").arg(name, key));
}

void Sidebar::setProfile(Icon icon, const QString &name, const QString &detail)
{
    m_profile->setSymbol(icon);
    m_profile->setText(name);
    m_profile->setDetail(detail);
}

void Sidebar::setIconsOnly(bool iconsOnly)
{
    if (m_iconsOnly == iconsOnly)
        return;
    m_iconsOnly = iconsOnly;
    refit();
}

void Sidebar::refit()
{
    setFixedWidth(px(m_iconsOnly ? narrowWidth : fullWidth));
    m_brandIcon->setVisible(!m_iconsOnly);
    m_brand->setVisible(!m_iconsOnly);
    m_brandRow->setFixedHeight(px(Measure::header));
    // Computed from the width of the button, because rounding each part separately would lose a pixel.
    const int room = px(narrowWidth) - 1 - m_menuButton->sizeHint().width();
    m_brandRow->layout()->setContentsMargins(m_iconsOnly ? room / 2 : px(15), 0,
                                             m_iconsOnly ? room - room / 2 : px(12), 0);
    m_brandRow->layout()->setSpacing(px(7));
    layout()->setContentsMargins(0, 0, 1, px(edge));
    m_profile->setIconOnly(m_iconsOnly);
    m_settings->setIconOnly(m_iconsOnly);
    for (int row = 0; row < m_model->rowCount(); ++row) {
        if (!m_model->item(row)->data(SectionRole).toBool())
            describeRow(row);
    }
    m_list->doItemsLayout();
    update();
}

void Sidebar::paintEvent(QPaintEvent *)
{
    const Tokens &t = Theme::tokens();
    QPainter painter(this);
    painter.fillRect(rect(), t.sidebar);
    const int line = layoutDirection() == Qt::RightToLeft ? 0 : width() - 1;
    painter.fillRect(line, 0, 1, height(), t.line);
}

bool Sidebar::eventFilter(QObject *watched, QEvent *event)
{
    // The focus ring must be repainted, because the list does not repaint on focus changes.
    if (event->type() == QEvent::FocusIn || event->type() == QEvent::FocusOut)
        m_list->viewport()->update();
    if (watched == m_list && event->type() == QEvent::KeyPress) {
        const int key = static_cast<QKeyEvent *>(event)->key();
        if (key == Qt::Key_Return || key == Qt::Key_Enter) {
            Q_EMIT pageEntered();
            return true;
        }
    }
    return QWidget::eventFilter(watched, event);
}

}  // namespace Sidestage
