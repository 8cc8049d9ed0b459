// SPDX-License-Identifier: GPL-3.0-or-later
#include "library_list.h"

#include "kit/layout/spacing.h"
#include "kit/theme/theme.h"

#include <QContextMenuEvent>
#include <QDropEvent>
#include <QKeyEvent>
#include <QListView>
#include <QMenu>
#include <QMimeData>
#include <QPainter>
#include <QScopedValueRollback>
#include <QStandardItemModel>
#include <QStyledItemDelegate>
#include <QVBoxLayout>

namespace Sidestage {

namespace {

enum Role { KindRole = Qt::UserRole + 1, SetRole, IconRole, CountRole, InForceRole, DividerRole };

class LibraryDelegate : public QStyledItemDelegate
{
public:
    using QStyledItemDelegate::QStyledItemDelegate;

    QSize sizeHint(const QStyleOptionViewItem &, const QModelIndex &index) const override
    {
        return {0, index.data(DividerRole).toBool() ? px(13) : px(33)};
    }

    void paint(QPainter *painter, const QStyleOptionViewItem &option, const QModelIndex &index) const override
    {
        const Tokens &t = Theme::tokens();
        const auto placed = [&option](const QRect &rect) {
            return QStyle::visualRect(option.direction, option.rect, rect);
        };
        painter->save();
        painter->setLayoutDirection(
            Qt::LayoutDirectionAuto);  // titles and names keep their own text direction
        painter->setRenderHint(QPainter::Antialiasing);
        if (index.data(DividerRole).toBool()) {
            painter->fillRect(
                QRect(option.rect.left() + px(2), option.rect.center().y(), option.rect.width() - px(4), 1),
                t.line);
            painter->restore();
            return;
        }
        const QRect ground = option.rect.adjusted(0, 0, 0, -1);
        const bool selected = option.state & QStyle::State_Selected;
        if (selected || option.state & QStyle::State_MouseOver) {
            painter->setPen(t.isHighContrast ? QPen(t.text, 1) : QPen(Qt::NoPen));
            painter->setBrush(selected ? t.select : t.hover);
            painter->drawRoundedRect(ground, pxF(Measure::buttonRadius), pxF(Measure::buttonRadius));
        }
        if (selected) {
            QRect bar(ground.left(), 0, px(3), px(16));
            bar.moveTop(ground.center().y() - bar.height() / 2 + 1);
            painter->setPen(Qt::NoPen);
            painter->setBrush(t.accent);
            painter->drawRoundedRect(placed(bar), pxF(1.5), pxF(1.5));
        }
        const QColor ink = selected ? t.text : t.text2;
        const int side = px(18);
        Icons::paint(painter,
                     placed(QRect(ground.left() + px(8), ground.center().y() - side / 2 + 1, side, side)),
                     Icon(index.data(IconRole).toInt()), ink);

        int end = ground.right() - px(8);
        const QString count = QLocale().toString(index.data(CountRole).toInt());
        painter->setFont(Theme::font(TextRole::Small));
        painter->setPen(t.text2);
        const int wide = painter->fontMetrics().horizontalAdvance(count) + 1;
        painter->drawText(placed(QRect(end - wide, ground.top(), wide, ground.height())), Qt::AlignCenter,
                          count);
        end -= wide + px(8);
        if (index.data(InForceRole).toBool()) {
            const int mark = px(Measure::iconPill);
            Icons::paint(painter, placed(QRect(end - mark, ground.center().y() - mark / 2 + 1, mark, mark)),
                         Icon::CheckCircle, selected ? t.text : t.good);
            end -= mark + px(8);
        }
        QFont font = Theme::font(TextRole::Body);
        font.setWeight(selected ? QFont::DemiBold : QFont::Normal);
        painter->setFont(font);
        painter->setPen(ink);
        const QRect place(ground.left() + px(36), ground.top(), end - ground.left() - px(36),
                          ground.height());
        painter->drawText(placed(place),
                          int(QStyle::visualAlignment(option.direction, Qt::AlignLeft) | Qt::AlignVCenter),
                          painter->fontMetrics().elidedText(index.data(Qt::DisplayRole).toString(),
                                                            Qt::ElideRight, place.width()));
        if (option.state & QStyle::State_HasFocus && option.widget
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

LibraryList::LibraryList(RewardCatalogue *catalogue, QWidget *parent)
    : Card(parent)
    , m_catalogue(catalogue)
{
    setObjectName(QStringLiteral("libraryList"));
    setBodyPadded(false);
    m_model = new QStandardItemModel(this);
    m_view = named("librarySections", new QListView, tr("Library"));
    m_view->setModel(m_model);
    m_view->setItemDelegate(new LibraryDelegate(m_view));
    m_view->setFrameShape(QFrame::NoFrame);
    m_view->setEditTriggers(QAbstractItemView::NoEditTriggers);
    m_view->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    m_view->setMouseTracking(true);
    m_view->setAcceptDrops(true);
    m_view->viewport()->setAcceptDrops(true);
    m_view->viewport()->installEventFilter(this);
    m_view->installEventFilter(this);
    auto *head = makeLabel(tr("Library"), TextRole::Caption, Tone::Secondary);
    m_new = named("newSet", new Button(Icon::Plus, tr("New set"), Button::Role::Ghost));
    m_new->setCompact(true);
    body()->addWidget(head);
    body()->addWidget(m_view, 1);
    body()->addWidget(m_new, 0, Qt::AlignLeft);
    m_swapBack = named("swapBackButton", new Button(Icon::Undo, tr("Switch back…"), Button::Role::Ghost));
    m_swapBack->setToolTip(
        tr("Turns on the rewards that were on before the last set was applied, and turns off the rest"));
    m_swapBack->setCompact(true);
    m_swapBack->hide();
    connect(m_swapBack, &QPushButton::clicked, this, &LibraryList::swapBackRequested);
    body()->addWidget(m_swapBack, 0, Qt::AlignLeft);
    setMargins(body(), 6, 8, 6, 8);
    setScaled(head, &QWidget::setContentsMargins, 8, 4, 8, 2);
    Theme::watch(this, [this] { m_view->doItemsLayout(); });

    connect(m_new, &QPushButton::clicked, this, &LibraryList::newSetRequested);
    connect(m_view->selectionModel(), &QItemSelectionModel::currentChanged, this,
            [this](const QModelIndex &current) {
                if (!m_filling && current.isValid())
                    choose(choiceAt(current));
            });
    connect(catalogue, &RewardCatalogue::changed, this, &LibraryList::refresh);
    refresh();
}

QList<RewardChoice> LibraryList::choices() const
{
    using Kind = RewardChoice::Kind;
    QList<RewardChoice> all{{.kind = Kind::All}, {.kind = Kind::OnService}};
    for (const RewardSet &set : m_catalogue->sets())
        all.append({.kind = Kind::Set, .set = set.id});
    all.append({.kind = Kind::Elsewhere});
    all.append({.kind = Kind::NoSet});
    return all;
}

QString LibraryList::titleOf(const RewardChoice &choice) const
{
    switch (choice.kind) {
    case RewardChoice::Kind::All:
        return tr("All rewards");
    case RewardChoice::Kind::OnService:
        return tr("On the service");
    case RewardChoice::Kind::Set:
        return m_catalogue->set(choice.set).value_or(RewardSet{}).name;
    case RewardChoice::Kind::Elsewhere:
        return tr("Made by another app");
    case RewardChoice::Kind::NoSet:
        return tr("Not in any set");
    }
    Q_UNREACHABLE();
}

RewardChoice LibraryList::choiceAt(const QModelIndex &index) const
{
    return {.kind = RewardChoice::Kind(index.data(KindRole).toInt()),
            .set = index.data(SetRole).toLongLong()};
}

void LibraryList::refresh()
{
    const QScopedValueRollback filling(m_filling, true);
    const auto all = choices();
    // If the selected set was removed, All is selected instead.
    if (!all.contains(m_choice)) {
        m_choice = {};
        QMetaObject::invokeMethod(
            this, [this] { Q_EMIT chosen(m_choice); }, Qt::QueuedConnection);
    }
    int row = 0;
    const auto itemAt = [&](int at) {
        if (at == m_model->rowCount())
            m_model->appendRow(new QStandardItem);
        return m_model->item(at);
    };
    RewardChoice::Kind last = RewardChoice::Kind::All;
    const auto divider = [&] {
        QStandardItem *item = itemAt(row++);
        item->setData(true, DividerRole);
        item->setFlags(Qt::NoItemFlags);
        item->setText({});
    };
    for (const RewardChoice &choice : all) {
        const bool newPart = (choice.kind == RewardChoice::Kind::Set) != (last == RewardChoice::Kind::Set);
        if (newPart
            || (choice.kind == RewardChoice::Kind::Elsewhere && last == RewardChoice::Kind::OnService))
            divider();
        last = choice.kind;
        QStandardItem *item = itemAt(row++);
        const auto set = m_catalogue->set(choice.set);
        Icon icon = Icon::Gift;
        switch (choice.kind) {
        case RewardChoice::Kind::All:
            break;
        case RewardChoice::Kind::OnService:
            icon = Icon::OnAir;
            break;
        case RewardChoice::Kind::Set:
            icon = set && set->isFavourite ? Icon::Star : Icon::Copy;
            break;
        case RewardChoice::Kind::Elsewhere:
            icon = Icon::Lock;
            break;
        case RewardChoice::Kind::NoSet:
            icon = Icon::Tag;
            break;
        }
        const bool inForce = set && m_catalogue->isInForce(*set);
        const int count = m_catalogue->count(choice);
        const QString title = titleOf(choice);
        item->setData(false, DividerRole);
        Qt::ItemFlags flags = Qt::ItemIsEnabled | Qt::ItemIsSelectable;
        if (set)
            flags |= Qt::ItemIsDropEnabled;
        item->setFlags(flags);
        item->setText(title);
        item->setData(int(choice.kind), KindRole);
        item->setData(choice.set, SetRole);
        item->setData(int(icon), IconRole);
        item->setData(count, CountRole);
        item->setData(inForce, InForceRole);
        QString spoken = tr("%1, %n rewards", nullptr, count).arg(title);
        if (inForce)
            spoken = tr("%1, active").arg(spoken);
        item->setData(spoken, Qt::AccessibleTextRole);
        item->setToolTip(spoken);
        if (choice == m_choice)
            m_view->setCurrentIndex(item->index());
    }
    m_model->setRowCount(row);
    Q_EMIT refreshed();
}

void LibraryList::choose(const RewardChoice &choice)
{
    if (m_choice == choice)
        return;
    m_choice = choice;
    refresh();
    Q_EMIT chosen(choice);
}

void LibraryList::showMenu(const QPoint &at)
{
    const qint64 id = m_choice.set;
    const auto set = m_catalogue->set(id);
    auto *menu = new QMenu(this);
    menu->setAttribute(Qt::WA_DeleteOnClose);
    if (set) {
        menu->addAction(Icons::icon(Icon::Play), tr("Apply set…"), this,
                        [this, id] { Q_EMIT swapRequested(id); });
        menu->addAction(set->isFavourite ? tr("Remove from favourites") : tr("Add to favourites"), this,
                        [this, id] { Q_EMIT favouriteRequested(id); });
        menu->addAction(tr("Rename…"), this, [this, id] { Q_EMIT renameRequested(id); });
        menu->addAction(tr("Duplicate"), this, [this, id] { Q_EMIT duplicateRequested(id); });
        menu->addAction(tr("Delete set"), this, [this, id] { Q_EMIT removeRequested(id); });
        menu->addSeparator();
    }
    menu->addAction(tr("New set…"), this, [this] { Q_EMIT newSetRequested(); });
    menu->popup(at);
}

bool LibraryList::eventFilter(QObject *watched, QEvent *event)
{
    const auto setUnder = [this](const QPoint &at) {
        return m_catalogue->set(m_view->indexAt(at).data(SetRole).toLongLong());
    };
    if (watched == m_view && event->type() == QEvent::KeyPress && m_choice.set > 0) {
        const auto *key = static_cast<QKeyEvent *>(event);
        if (key->key() == Qt::Key_F2) {
            Q_EMIT renameRequested(m_choice.set);
            return true;
        }
        if (key->key() == Qt::Key_Delete) {
            Q_EMIT removeRequested(m_choice.set);
            return true;
        }
        if (key->key() == Qt::Key_Return || key->key() == Qt::Key_Enter) {
            Q_EMIT swapRequested(m_choice.set);
            return true;
        }
    }
    switch (event->type()) {
    case QEvent::ContextMenu: {
        const auto *menu = static_cast<QContextMenuEvent *>(event);
        if (menu->reason() == QContextMenuEvent::Keyboard)
            showMenu(m_view->viewport()->mapToGlobal(m_view->visualRect(m_view->currentIndex()).center()));
        else
            showMenu(menu->globalPos());
        return true;
    }
    case QEvent::DragEnter:
    case QEvent::DragMove: {
        auto *drag = static_cast<QDragMoveEvent *>(event);
        if (drag->mimeData()->hasFormat(mimeType())
            && (event->type() == QEvent::DragEnter || setUnder(drag->position().toPoint())))
            drag->acceptProposedAction();
        else
            drag->ignore();
        return true;
    }
    case QEvent::Drop: {
        auto *drop = static_cast<QDropEvent *>(event);
        if (const auto set = setUnder(drop->position().toPoint())) {
            const QString keys = QString::fromUtf8(drop->mimeData()->data(mimeType()));
            drop->acceptProposedAction();
            Q_EMIT dropped(keys.split(u'\n', Qt::SkipEmptyParts), set->id);
        }
        return true;
    }
    default:
        return Card::eventFilter(watched, event);
    }
}

}  // namespace Sidestage
