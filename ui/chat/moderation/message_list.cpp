// SPDX-License-Identifier: GPL-3.0-or-later
#include "message_list.h"

#include "accounts/account.h"
#include "base/bidi.h"
#include "chat/moderation/moderation_service.h"
#include "kit/messages/page_state.h"
#include "kit/text/digits_label.h"
#include "kit/text/time_text.h"
#include "kit/theme/theme.h"
#include "message_menu.h"
#include "page/permission_hint.h"
#include "texts/error_texts.h"

#include <QContextMenuEvent>
#include <QMouseEvent>
#include <QPainter>
#include <QScrollBar>

#include <algorithm>

namespace Sidestage {

namespace {

/// In px at a body line of 20 px.
constexpr int side = 12;
constexpr int timeWidth = 44;
constexpr int above = 4;
constexpr int badge = 16;
constexpr int actionWidth = 28;
constexpr int leastRoom = 240;

Icon badgeOf(ChatLine::Role role)
{
    switch (role) {
    case ChatLine::Role::Broadcaster:
        return Icon::OnAir;
    case ChatLine::Role::Moderator:
        return Icon::Shield;
    case ChatLine::Role::Vip:
        return Icon::Heart;
    case ChatLine::Role::Subscriber:
        return Icon::Star;
    case ChatLine::Role::Viewer:
        break;
    }
    return Icon::None;
}

/// Whether the author is in a timeout now.
bool isTimedOut(const ChatLine &line)
{
    return line.timedOutUntil > QDateTime::currentDateTimeUtc();
}

QString roleText(ChatLine::Role role)
{
    switch (role) {
    case ChatLine::Role::Broadcaster:
        return MessageList::tr("broadcaster");
    case ChatLine::Role::Moderator:
        return MessageList::tr("moderator");
    case ChatLine::Role::Vip:
        return MessageList::tr("VIP");
    case ChatLine::Role::Subscriber:
        return MessageList::tr("subscriber");
    case ChatLine::Role::Viewer:
        break;
    }
    return {};
}

}  // namespace

QString timedOutText(const QDateTime &until)
{
    return MessageList::tr("Timed out until %1", "a time")
        .arg(until.toLocalTime().date() == QDate::currentDate() ? timeOfDay(until) : dateTimeText(until));
}

QString spokenLine(const ChatLine &line, const QString &channelName)
{
    QString who = isolated(line.userName);
    if (const QString role = roleText(line.role); !role.isEmpty())
        who = MessageList::tr("%1, %2", "a viewer; a role").arg(who, role);
    QString text = line.notice.isEmpty()
        ? MessageList::tr("%1 wrote at %2: %3", "a viewer; a time; a message")
              .arg(who, timeOfDay(line.at), isolated(line.text))
        : MessageList::tr("Notice at %1: %2 %3", "a time; the notice; a message")
              .arg(timeOfDay(line.at), isolated(line.notice), isolated(line.text));
    if (!channelName.isEmpty())
        text = MessageList::tr("%1: %2", "a channel; what happened there").arg(isolated(channelName), text);
    return line.isRemoved ? MessageList::tr("Deleted: %1").arg(text) : text;
}

LiveList<ChatLine> *makeChatRows(ModerationService *service, bool isOwn, QObject *parent)
{
    LiveChat *chat = service->chat();
    auto *rows = new LiveList<ChatLine>(
        &ChatLine::id, {{.title = MessageList::tr("Message"), .text = &ChatLine::text}}, parent);
    rows->setSpoken([service, isOwn](const ChatLine &line) {
        return spokenLine(line, isOwn ? QString() : service->nameOf(line.channelId));
    });
    if (isOwn)
        rows->setFilter(
            [self = service->account()->userId()](const ChatLine &line) { return line.channelId == self; });
    rows->upsert(QList<ChatLine>(chat->lines().begin(), chat->lines().end()));
    for (const auto signal : {&LiveChat::added, &LiveChat::changed})
        QObject::connect(chat, signal, rows, [rows](const QList<ChatLine> &lines) { rows->upsert(lines); });
    QObject::connect(chat, &LiveChat::forgotten, rows, [rows](const QStringList &ids) { rows->remove(ids); });
    return rows;
}

void showChatState(ModerationService *service, const QString &channelId, const LiveListBase *rows,
                   PageState *state, PermissionHint *permission)
{
    const LiveChat *chat = service->chat();
    // Without any message, it is said in place of the list.
    permission->setVisible(chat->missing() && (chat->mayRead() || rows->rowCount() > 0));
    permission->setScope(chat->missing());
    permission->setSentence(chat->mayRead() ? MessageList::tr("No permission to write.")
                                            : MessageList::tr("Messages are not shown."));
    permission->setRule(MessageList::tr("Permission needed"),
                        MessageList::tr("%1 has not granted permission for that.")
                            .arg(isolated(service->account()->info().displayName)));
    const auto refusal = channelId.isEmpty() ? std::nullopt : chat->refusal(channelId);
    if (rows->rowCount() > 0)
        state->showList();
    else if (!chat->mayRead())
        showNoPermission(state, MessageList::tr("Without permission to read chat, messages are not shown."),
                         Api::Scope::UserReadChat);
    else if (refusal)
        state->showEmpty(Icon::Warning,
                         MessageList::tr("The chat cannot be read. %1").arg(reasonOf(*refusal)));
    else
        state->showEmpty(Icon::Chat, MessageList::tr("Quiet here. Messages appear as they come."));
}

MessageList::MessageList(LiveList<ChatLine> *lines, QWidget *parent)
    : QAbstractItemView(parent)
    , m_lines(lines)
{
    setModel(lines);
    setFrameShape(QFrame::NoFrame);
    setSelectionMode(NoSelection);
    setEditTriggers(NoEditTriggers);
    setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    setVerticalScrollMode(ScrollPerPixel);
    setTabKeyNavigation(false);
    setMouseTracking(true);
    setFocusPolicy(Qt::StrongFocus);
    setProperty("focusRing", false);
    for (const auto signal : {&QAbstractItemModel::rowsInserted, &QAbstractItemModel::rowsRemoved})
        connect(lines, signal, this, &MessageList::changed);
    connect(lines, &QAbstractItemModel::dataChanged, this, &MessageList::changed);
    connect(lines, &QAbstractItemModel::layoutChanged, this, &MessageList::changed);
    Theme::watch(this, [this] {
        m_inks.clear();
        layOutAgain();
    });
}

void MessageList::setShowsChannel(bool shows)
{
    m_showsChannel = shows;
    layOutAgain();
}

void MessageList::setShowsRemoved(bool shows)
{
    m_showsRemoved = shows;
    layOutAgain();
}

std::optional<ChatLine> MessageList::current() const
{
    const QModelIndex index = currentIndex();
    return index.isValid() && index.row() < m_lines->rowCount() ? std::optional(m_lines->row(index.row()))
                                                                : std::nullopt;
}

void MessageList::layOutAgain()
{
    m_laid.clear();
    changed();
}

void MessageList::changed()
{
    m_isLaidOut = false;
    updateGeometries();
    viewport()->update();
}

void MessageList::setFollowing(bool follows)
{
    const bool wasFollowing = std::exchange(m_isFollowing, follows);
    if (!follows)
        m_bottom = m_lines->index(verticalScrollBar()->value(), 0);
    changed();
    if (wasFollowing != follows)
        Q_EMIT followingChanged(follows);
}

/// The scroll bar has the row at the bottom. It begins with the last one that fits below the first.
void MessageList::updateGeometries()
{
    // While it follows, the first messages change all the time and are far away.
    constexpr int few = 200;
    const int rows = m_lines->rowCount();
    if (!m_isFollowing || rows <= few) {
        m_fits = 0;
        for (int y = 0; m_fits < rows; ++m_fits) {
            y += laidOut(m_lines->row(m_fits)).height;
            if (y > viewport()->height())
                break;
        }
    }
    m_isAdjusting = true;
    QScrollBar *bar = verticalScrollBar();
    bar->setRange(std::max(0, std::min(m_fits, rows) - 1), std::max(0, rows - 1));
    bar->setPageStep(std::max(1, int(m_seen.size()) - 1));
    bar->setSingleStep(1);
    bar->setValue(m_isFollowing || !m_bottom.isValid() ? bar->maximum() : m_bottom.row());
    m_isAdjusting = false;
    m_isLaidOut = false;
    QAbstractItemView::updateGeometries();
}

void MessageList::scrollContentsBy(int, int)
{
    m_isLaidOut = false;
    viewport()->update();
    if (m_isAdjusting)
        return;
    const bool isAtEnd = verticalScrollBar()->value() >= verticalScrollBar()->maximum();
    m_bottom = m_lines->index(verticalScrollBar()->value(), 0);
    if (m_isFollowing != isAtEnd) {
        m_isFollowing = isAtEnd;
        updateGeometries();
        Q_EMIT followingChanged(isAtEnd);
    }
}

void MessageList::wheelEvent(QWheelEvent *event)
{
    const int steps = event->angleDelta().y();
    if (steps == 0)
        return event->ignore();
    verticalScrollBar()->setValue(verticalScrollBar()->value() - (steps > 0 ? 3 : -3));
    event->accept();
}

void MessageList::resizeEvent(QResizeEvent *event)
{
    QAbstractItemView::resizeEvent(event);
    changed();
}

int MessageList::textLeft() const
{
    return px(side + timeWidth);
}

QString MessageList::markOf(const ChatLine &line, Icon &icon) const
{
    if (line.isRemoved && !line.isBanned && !isTimedOut(line)) {
        icon = Icon::Trash;
        return line.removedBy.isEmpty() ? tr("Deleted")
                                        : tr("Deleted by %1", "a moderator").arg(isolated(line.removedBy));
    }
    if (line.isBanned) {
        icon = Icon::Ban;
        return tr("Banned");
    }
    if (isTimedOut(line)) {
        icon = Icon::Clock;
        return timedOutText(line.timedOutUntil);
    }
    return {};
}

const MessageList::Laid &MessageList::laidOut(const ChatLine &line) const
{
    constexpr std::size_t most = 500;
    const int width = viewport()->width();
    const bool isNowTimedOut = isTimedOut(line);
    const auto known = m_laid.find(line.id);
    if (known != m_laid.end() && known->second.width == width && known->second.isTimedOut == isNowTimedOut
        && known->second.line == line)
        return known->second;
    if (known == m_laid.end() && m_laid.size() >= most)
        m_laid.clear();
    Laid laid = layOut(line, width);
    laid.line = line;
    laid.width = width;
    laid.isTimedOut = isNowTimedOut;
    return m_laid.insert_or_assign(line.id, std::move(laid)).first->second;
}

MessageList::Laid MessageList::layOut(const ChatLine &line, int width) const
{
    const Tokens &t = Theme::tokens();
    Laid laid;
    const QString viewer = isolated(line.userName);
    const QString name = m_showsChannel && m_nameOf
        ? tr("%1 · %2", "a channel; a viewer").arg(isolated(m_nameOf(line.channelId)), viewer)
        : viewer;
    const bool isHidden = line.isRemoved && !m_showsRemoved;
    const QString text = isHidden ? tr("message deleted") : isolated(line.text);
    const QString notice = isolated(line.notice);
    QString head = notice.isEmpty() ? name + QStringLiteral(": ") : notice + u' ';
    if (line.bits > 0)
        head += tr("%Ln Bits", nullptr, int(line.bits)) + u' ';
    laid.text = std::make_unique<QTextLayout>(head + text, Theme::font(TextRole::Body));
    QTextOption wrap;
    wrap.setWrapMode(QTextOption::WrapAtWordBoundaryOrAnywhere);
    wrap.setAlignment(QStyle::visualAlignment(layoutDirection(), Qt::AlignLeft));
    wrap.setTextDirection(layoutDirection());
    laid.text->setTextOption(wrap);
    QList<QTextLayout::FormatRange> formats;
    const auto add = [&formats](qsizetype start, qsizetype length, auto &&set) {
        QTextLayout::FormatRange range;
        range.start = int(start);
        range.length = int(length);
        set(range.format);
        formats.append(range);
    };
    add(0, notice.isEmpty() ? name.size() : notice.size(), [&](QTextCharFormat &format) {
        format.setFontWeight(QFont::DemiBold);
        format.setForeground(notice.isEmpty() ? inkOf(line) : t.text);
    });
    const bool isQuiet = line.isRemoved || isTimedOut(line);
    add(head.size(), text.size(), [&](QTextCharFormat &format) {
        format.setForeground(isQuiet ? t.text2 : t.text);
        format.setFontStrikeOut(line.isRemoved && !isHidden);
    });
    const QString mention = u'@' + m_ownLogin;
    for (qsizetype at = m_ownLogin.isEmpty() ? -1 : text.indexOf(mention, 0, Qt::CaseInsensitive); at >= 0;
         at = text.indexOf(mention, at + 1, Qt::CaseInsensitive)) {
        // Not the beginning of a longer name.
        const QChar next = text.size() > at + mention.size() ? text[at + mention.size()] : QChar();
        if (next == u'_' || (next.unicode() < 128 && next.isLetterOrNumber()))
            continue;
        add(head.size() + at, mention.size(), [&](QTextCharFormat &format) {
            format.setBackground(t.warnTint);
            format.setForeground(t.warn);
            format.setFontWeight(QFont::DemiBold);
        });
    }
    laid.text->setFormats(formats);
    const int left = textLeft() + (badgeOf(line.role) == Icon::None ? 0 : px(badge + 4));
    const int room = std::max(px(40), width - left - px(side));
    // The actions of the current row cover no words, unless that would make a narrow list unreadable.
    const int actions = notice.isEmpty() ? m_offered * px(actionWidth) + px(8) : 0;
    laid.room = room - actions >= px(leastRoom) ? room - actions : room;
    const int lineHeight = QFontMetrics(Theme::font(TextRole::Body)).height();
    laid.textTop = px(above);
    if (!line.replyName.isEmpty())
        laid.textTop += QFontMetrics(Theme::font(TextRole::Small)).height();
    laid.text->beginLayout();
    qreal y = 0;
    qreal end = 0;
    for (QTextLine next = laid.text->createLine(); next.isValid(); next = laid.text->createLine()) {
        next.setLineWidth(laid.room);
        next.setPosition({0, y});
        y += std::max<qreal>(next.height(), lineHeight);
        end = next.naturalTextWidth();
    }
    laid.text->endLayout();
    laid.height = laid.textTop + int(y) + px(above);
    laid.mark = markOf(line, laid.markIcon);
    if (!laid.mark.isEmpty()) {
        const QSize size = Pill::pillSize(laid.mark, laid.markIcon);
        const bool fits = end + px(8) + size.width() <= laid.room;
        if (!fits)
            laid.height += size.height() + px(2);
        const int top = laid.height - px(above) - (fits ? lineHeight + size.height() : 2 * size.height()) / 2;
        laid.markAt = {left + (fits ? int(end) + px(8) : 0), top};
    }
    return laid;
}

/// Colours of viewers are made lighter or darker until they can be read on each ground.
QColor MessageList::inkOf(const ChatLine &line) const
{
    const Tokens &t = Theme::tokens();
    const QColor wanted(line.color);
    if (!wanted.isValid() || t.isHighContrast)
        return t.text;
    const auto known = m_inks.constFind(wanted.rgb());
    if (known != m_inks.constEnd())
        return *known;
    QColor ink = wanted;
    const auto isReadable = [&](const QColor &color) {
        return std::ranges::all_of(std::array{t.surface, t.hover, t.select},
                                   [&](const QColor &ground) { return contrastRatio(color, ground) >= 4.5; });
    };
    float hue = 0, saturation = 0, lightness = 0;
    ink.getHslF(&hue, &saturation, &lightness);
    while (!isReadable(ink) && lightness > 0 && lightness < 1) {
        lightness = std::clamp(lightness + (t.isDark ? 0.02F : -0.02F), 0.F, 1.F);
        ink = QColor::fromHslF(std::max(0.F, hue), saturation, lightness);
    }
    m_inks.insert(wanted.rgb(), ink);
    return ink;
}

const QList<MessageList::Seen> &MessageList::seen() const
{
    if (m_isLaidOut)
        return m_seen;
    m_isLaidOut = true;
    m_seen.clear();
    const int width = viewport()->width();
    int y = viewport()->height();
    for (int row = std::min(verticalScrollBar()->value(), m_lines->rowCount() - 1); row >= 0 && y > 0;
         --row) {
        const int height = laidOut(m_lines->row(row)).height;
        y -= height;
        m_seen.prepend({row, QRect(0, y, width, height)});
    }
    // Few messages stand at the top.
    for (Seen &one : m_seen)
        one.rect.translate(0, -std::max(0, y));
    return m_seen;
}

void MessageList::paintEvent(QPaintEvent *)
{
    QPainter painter(viewport());
    painter.setRenderHint(QPainter::Antialiasing);
    painter.fillRect(viewport()->rect(), Theme::tokens().surface);
    for (const Seen &one : seen())
        paintLine(painter, one);
}

void MessageList::paintLine(QPainter &painter, const Seen &one) const
{
    const Tokens &t = Theme::tokens();
    const ChatLine &line = m_lines->row(one.row);
    const bool isCurrent = currentIndex().row() == one.row;
    const bool isHovered = m_hovered.row() == one.row;
    const bool isActive = isCurrent || isHovered;
    const Laid &laid = laidOut(line);
    const auto placed
        = [&](const QRect &rect) { return QStyle::visualRect(layoutDirection(), one.rect, rect); };
    if (isCurrent)
        painter.fillRect(one.rect, t.select);
    else if (isHovered)
        painter.fillRect(one.rect, t.hover);
    else if (!line.notice.isEmpty())
        painter.fillRect(one.rect, t.accentTint);
    painter.setFont(Theme::font(TextRole::Small));
    painter.setPen(isCurrent ? t.text2 : t.text3);
    const int top = one.rect.top() + laid.textTop;
    const int lineHeight = QFontMetrics(Theme::font(TextRole::Body)).height();
    painter.drawText(placed(QRect(px(side), top, px(timeWidth), lineHeight)),
                     QStyle::visualAlignment(layoutDirection(), Qt::AlignLeft) | Qt::AlignVCenter,
                     timeOfDay(line.at));
    int left = textLeft();
    if (!line.replyName.isEmpty()) {
        const QRect rect(left, one.rect.top() + px(above), one.rect.width() - left - px(side),
                         laid.textTop - px(above));
        painter.setPen(t.text2);
        painter.drawText(placed(rect),
                         QStyle::visualAlignment(layoutDirection(), Qt::AlignLeft) | Qt::AlignVCenter,
                         painter.fontMetrics().elidedText(
                             tr("Replying to %1: %2").arg(isolated(line.replyName), isolated(line.replyText)),
                             Qt::ElideRight, rect.width()));
    }
    if (const Icon icon = badgeOf(line.role); icon != Icon::None) {
        const QRect box = placed(QRect(left, top + (lineHeight - px(badge)) / 2, px(badge), px(badge)));
        painter.setPen(Qt::NoPen);
        painter.setBrush(line.role == ChatLine::Role::Moderator ? t.goodFill : t.accentFill);
        painter.drawRoundedRect(box, pxF(3), pxF(3));
        const int inset = px(2);
        Icons::paint(&painter, box.adjusted(inset, inset, -inset, -inset), icon, t.onFill);
        left += px(badge + 4);
    }
    painter.setPen(t.text);
    laid.text->draw(&painter, placed(QRect(left, top, laid.room, one.rect.height())).topLeft());
    if (!laid.mark.isEmpty()) {
        const QRect pill(laid.markAt + one.rect.topLeft(), Pill::pillSize(laid.mark, laid.markIcon));
        Pill::paint(&painter, placed(pill),
                    line.isBanned         ? PillKind::Error
                        : laid.isTimedOut ? PillKind::Warn
                                          : PillKind::Neutral,
                    laid.mark, laid.markIcon, layoutDirection());
    }
    if (isActive && line.notice.isEmpty())
        paintActions(painter, one.rect);
    if (isCurrent && hasFocus()) {
        painter.setBrush(Qt::NoBrush);
        painter.setPen(QPen(t.focus, 2));
        painter.drawRect(one.rect.adjusted(1, 1, -1, -1));
    }
}

QRect MessageList::actionRect(const QRect &row, int action) const
{
    const int size = px(actionWidth);
    const QRect rect(row.right() - px(side) - (m_offered - action) * size, row.center().y() - px(24) / 2,
                     size, px(24));
    return QStyle::visualRect(layoutDirection(), row, rect);
}

void MessageList::paintActions(QPainter &painter, const QRect &row) const
{
    const Tokens &t = Theme::tokens();
    painter.setPen(QPen(t.edge, 1));
    painter.setBrush(t.raised);
    painter.drawRoundedRect(actionRect(row, 0).united(actionRect(row, m_offered - 1)), pxF(6), pxF(6));
    constexpr std::array icons{Icon::Reply, Icon::Trash, Icon::Clock, Icon::Ban};
    const int icon = px(Measure::iconButton);
    for (int action = 0; action < m_offered; ++action) {
        QRect box(0, 0, icon, icon);
        box.moveCenter(actionRect(row, action).center());
        Icons::paint(&painter, box, icons[std::size_t(action)], t.text);
    }
}

QRect MessageList::visualRect(const QModelIndex &index) const
{
    for (const Seen &one : seen()) {
        if (index.isValid() && one.row == index.row())
            return one.rect;
    }
    return {};
}

QModelIndex MessageList::indexAt(const QPoint &point) const
{
    for (const Seen &one : seen()) {
        if (one.rect.contains(point))
            return m_lines->index(one.row, 0);
    }
    return {};
}

void MessageList::scrollTo(const QModelIndex &index, ScrollHint)
{
    if (!index.isValid())
        return;
    const QRect rect = visualRect(index);
    if (rect.isValid() && rect.top() >= 0 && rect.bottom() <= viewport()->height())
        return;
    const bool isAbove = !seen().isEmpty() && index.row() <= seen().constFirst().row;
    int bottom = index.row();
    if (isAbove) {
        // The row becomes the first one in sight.
        for (int y = 0; bottom < m_lines->rowCount(); ++bottom) {
            y += laidOut(m_lines->row(bottom)).height;
            if (y > viewport()->height())
                break;
        }
        bottom = std::max(index.row(), bottom - 1);
    }
    verticalScrollBar()->setValue(bottom);
}

QModelIndex MessageList::moveCursor(CursorAction action, Qt::KeyboardModifiers)
{
    const int last = m_lines->rowCount() - 1;
    if (last < 0)
        return {};
    const int page = std::max(1, int(seen().size()) - 1);
    const int now = currentIndex().isValid() ? currentIndex().row() : last + 1;
    int next = now;
    switch (action) {
    case MoveUp:
    case MovePrevious:
        next = now - 1;
        break;
    case MoveDown:
    case MoveNext:
        next = now + 1;
        break;
    case MovePageUp:
        next = now - page;
        break;
    case MovePageDown:
        next = now + page;
        break;
    case MoveHome:
        next = 0;
        break;
    case MoveEnd:
        next = last;
        break;
    default:
        break;
    }
    return m_lines->index(std::clamp(next, 0, last), 0);
}

void MessageList::currentChanged(const QModelIndex &current, const QModelIndex &previous)
{
    QAbstractItemView::currentChanged(current, previous);
    // What the user looks at must not move away.
    if (current.isValid() && m_isFollowing && current.row() < m_lines->rowCount() - 1)
        setFollowing(false);
    viewport()->update();
    Q_EMIT currentRowChanged();
}

/// Old messages are forgotten. The one after them must not become the current one: a key that is pressed then
/// is meant for the author of the old one.
void MessageList::rowsAboutToBeRemoved(const QModelIndex &parent, int start, int end)
{
    if (currentIndex().row() >= start && currentIndex().row() <= end)
        setCurrentIndex({});
    QAbstractItemView::rowsAboutToBeRemoved(parent, start, end);
}

void MessageList::mousePressEvent(QMouseEvent *event)
{
    const QModelIndex index = indexAt(event->pos());
    if (!index.isValid() || event->button() != Qt::LeftButton)
        return;
    const bool wasActive = index == m_hovered || index == currentIndex();
    setCurrentIndex(index);
    if (!wasActive || !m_lines->row(index.row()).notice.isEmpty())
        return;
    const QRect row = visualRect(index);
    for (int action = 0; action < m_offered; ++action) {
        if (actionRect(row, action).contains(event->pos()))
            return Q_EMIT actionTriggered(index.row(), RowAction(action));
    }
}

/// The row that is clicked becomes the current one, so that it stays in place below the menu.
void MessageList::contextMenuEvent(QContextMenuEvent *event)
{
    const bool isByKey = event->reason() == QContextMenuEvent::Keyboard;
    const QModelIndex index = isByKey ? currentIndex() : indexAt(event->pos());
    if (!index.isValid() || index.row() >= m_lines->rowCount())
        return;
    setCurrentIndex(index);
    const ChatLine line = m_lines->row(index.row());
    if (line.isRemoved && !m_showsRemoved)
        return;
    scrollTo(index);
    openMessageMenu(line, isByKey ? viewport()->mapToGlobal(visualRect(index).center()) : event->globalPos(),
                    this);
}

void MessageList::mouseMoveEvent(QMouseEvent *event)
{
    const QModelIndex index = indexAt(event->pos());
    if (m_hovered != index)
        viewport()->update();
    m_hovered = index;
}

bool MessageList::viewportEvent(QEvent *event)
{
    if (event->type() == QEvent::Leave && m_hovered.isValid()) {
        m_hovered = QModelIndex();
        viewport()->update();
    }
    return QAbstractItemView::viewportEvent(event);
}

}  // namespace Sidestage
