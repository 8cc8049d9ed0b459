// SPDX-License-Identifier: GPL-3.0-or-later
#include "notification_bell.h"

#include "kit/lists/row_ring.h"
#include "kit/overlays/popover.h"
#include "kit/overlays/toast.h"
#include "kit/theme/theme.h"
#include "notifications.h"

#include <QListView>
#include <QLocale>
#include <QPainter>
#include <QShortcut>
#include <QStyledItemDelegate>

namespace Sidestage {

namespace {

constexpr int listWidth = 400;  // px at a line height of 20 px
constexpr int listHeight = 420;

/// Paints a notification with its full text, on as many lines as needed.
class NotificationDelegate : public QStyledItemDelegate
{
public:
    NotificationDelegate(QListView *view, const Notifications *notifications)
        : QStyledItemDelegate(view)
        , m_view(view)
        , m_notifications(notifications)
    {
    }

    QSize sizeHint(const QStyleOptionViewItem &, const QModelIndex &index) const override
    {
        int high = 2 * px(8);
        for (const Line &line : linesOf(m_notifications->row(index.row())))
            high += heightOf(line);
        return {0, high};
    }

    void paint(QPainter *painter, const QStyleOptionViewItem &option, const QModelIndex &index) const override
    {
        const Tokens &t = Theme::tokens();
        const QRect &rect = option.rect;
        const bool isCurrent = option.state.testFlag(QStyle::State_Selected);
        painter->save();
        if (isCurrent || option.state.testFlag(QStyle::State_MouseOver))
            painter->fillRect(rect, isCurrent ? t.select : t.hover);
        const auto [icon, tone] = signOf(m_notifications->row(index.row()).kind);
        const int side = px(Measure::icon);
        const QRect sign(rect.left() + px(8), rect.top() + px(8), side, side);
        Icons::paint(painter, QStyle::visualRect(option.direction, rect, sign), icon, toneColor(t, tone));
        QRect words(rect.left() + start(), rect.top() + px(8), textWidth(), 0);
        const auto lines = linesOf(m_notifications->row(index.row()));
        for (const Line &line : lines) {
            words.setHeight(heightOf(line));
            painter->setFont(Theme::font(line.role));
            painter->setPen(isCurrent && line.tone != Tone::Text ? t.text2 : toneColor(t, line.tone));
            painter->drawText(QStyle::visualRect(option.direction, rect, words), flags(option.direction),
                              line.text);
            words.moveTop(words.top() + words.height());
        }
        paintRowRing(painter, m_view, option, index);
        painter->restore();
    }

private:
    struct Line
    {
        QString text{};
        TextRole role = TextRole::Body;
        Tone tone = Tone::Text;
    };

    static QList<Line> linesOf(const Notification &one)
    {
        QList<Line> lines{
            {one.what, TextRole::CardTitle, Tone::Text},
            {one.detail, TextRole::Body, Tone::Secondary},
            {one.foot(), TextRole::Small, Tone::Hint},
        };
        if (!one.pageTitle.isEmpty())
            lines.append({NotificationBell::tr("Go to %1", "a page").arg(one.pageTitle), TextRole::Small,
                          Tone::Accent});
        lines.removeIf([](const Line &line) { return line.text.isEmpty(); });
        return lines;
    }

    static int start() { return px(8) + px(Measure::icon) + px(8); }
    int textWidth() const { return qMax(px(80), m_view->viewport()->width() - start() - px(8)); }
    static int flags(Qt::LayoutDirection direction)
    {
        return int(QStyle::visualAlignment(direction, Qt::AlignLeft) | Qt::AlignTop) | int(Qt::TextWordWrap)
            | int(Qt::TextWrapAnywhere);
    }
    int heightOf(const Line &line) const
    {
        const QFontMetrics metrics(Theme::font(line.role));
        return metrics.boundingRect(QRect(0, 0, textWidth(), 0), flags(m_view->layoutDirection()), line.text)
            .height();
    }

    QListView *m_view;
    const Notifications *m_notifications;
};

}  // namespace

NotificationBell::NotificationBell(QWidget *parent)
    : Button(Icon::Bell, {}, Role::Ghost, parent)
{
    setObjectName(QStringLiteral("notificationBell"));
    setCompact(true);
    connect(this, &QAbstractButton::clicked, this, &NotificationBell::open);
    refresh();
}

void NotificationBell::setNotifications(Notifications *notifications)
{
    m_notifications = notifications;
    connect(notifications, &Notifications::unreadChanged, this, &NotificationBell::refresh);
    refresh();
}

void NotificationBell::refresh()
{
    constexpr int maxShown = 99;
    const int unread = m_notifications ? m_notifications->unread() : 0;
    const QLocale locale;
    setText(unread == 0             ? QString()
                : unread > maxShown ? tr("%1+", "more than so many").arg(locale.toString(maxShown))
                                    : locale.toString(unread));
    const QString name = unread == 0 ? tr("Notifications") : tr("Notifications, %n unread", nullptr, unread);
    setAccessibleName(name);
    setToolTip(name);
    updateGeometry();
}

void NotificationBell::open()
{
    if (!m_notifications || m_popover)
        return;
    m_popover
        = named("notifications", new Popover(isVisible() ? static_cast<QWidget *>(this) : parentWidget()));
    m_popover->setAttribute(Qt::WA_DeleteOnClose);
    const bool isEmpty = m_notifications->rowCount() == 0;
    m_popover->setContent(
        tr("Notifications"),
        isEmpty
            ? tr("No notifications yet. Messages shown at the edge of the window stay here until you quit.")
            : QString());
    auto *list = named("notificationList", new QListView(m_popover));
    list->setAccessibleName(tr("Notifications"));
    list->setFrameShape(QFrame::NoFrame);
    list->setProperty("plain", true);
    list->setMouseTracking(true);
    list->setVerticalScrollMode(QAbstractItemView::ScrollPerPixel);
    list->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    list->setResizeMode(QListView::Adjust);
    list->setModel(m_notifications);
    list->setItemDelegate(new NotificationDelegate(list, m_notifications));
    connect(list, &QListView::activated, this, [this](const QModelIndex &index) { go(index.row()); });
    connect(list, &QListView::clicked, this, [this](const QModelIndex &index) { go(index.row()); });
    if (isEmpty) {
        list->hide();
    } else {
        // As high as its content, up to a limit that keeps the page visible.
        list->setFixedWidth(px(listWidth) - 2 * px(14));
        list->resize(list->width(), px(listHeight));
        list->ensurePolished();
        int high = 0;
        for (int row = 0; row < m_notifications->rowCount() && high < px(listHeight); ++row)
            high += list->sizeHintForRow(row);
        list->setFixedHeight(qMin(high, px(listHeight)));
        list->setCurrentIndex(m_notifications->index(0, 0));
        m_popover->setBody(list, listWidth);
    }
    auto *closing = new QShortcut(QKeySequence(Qt::Key_Escape), m_popover);
    connect(closing, &QShortcut::activated, m_popover, &QWidget::close);
    // Messages that arrive while the list is open count as read when it closes.
    connect(m_popover, &QObject::destroyed, m_notifications, &Notifications::markRead);
    m_notifications->markRead();
    m_popover->open();
}

void NotificationBell::go(int row)
{
    if (!m_popover || row < 0)
        return;
    const Notification chosen = m_notifications->row(row);
    const bool isGone = !chosen.whose.isEmpty() && !chosen.owner;
    if (chosen.page.isEmpty() || isGone)
        return;
    m_popover->close();
    Q_EMIT pageRequested(chosen.owner, chosen.page);
}

}  // namespace Sidestage
