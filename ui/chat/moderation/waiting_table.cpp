// SPDX-License-Identifier: GPL-3.0-or-later
#include "waiting_table.h"

#include "accounts/account.h"
#include "base/bidi.h"
#include "chat/moderation/moderation_handler.h"
#include "chat/moderation/moderation_service.h"
#include "client/service_clock.h"
#include "kit/layout/spacing.h"
#include "kit/text/second_ticker.h"
#include "kit/text/time_text.h"
#include "kit/theme/theme.h"
#include "moderation_texts.h"
#include "page/permission_hint.h"

#include <QAbstractItemView>
#include <QHeaderView>
#include <QLocale>
#include <QMouseEvent>
#include <QPainter>
#include <QScrollBar>
#include <QTextLayout>

namespace Sidestage {

namespace {

/// In milliseconds: who presses a key sooner has not seen that another row is current, and who clicks sooner
/// that another row is below the pointer.
constexpr qint64 reaction = 500;
/// In milliseconds: rows that are gone keep their places below the pointer at most so long.
constexpr qint64 longestStay = 15'000;

QString spoken(const Waiting &row)
{
    if (row.isHead)
        return ModerationTexts::group(row.kind);
    return WaitingDelegate::tr("%1 in %2: %3. %4.", "a viewer; a channel; a message; why it waits")
        .arg(isolated(row.userName), isolated(row.channelName), isolated(row.text),
             ModerationTexts::why(row));
}

LiveList<Waiting> *makeRows(const ModerationService *service, QObject *parent)
{
    const auto now = [service] { return service->account()->serviceClock()->now(); };
    auto *rows = new LiveList<Waiting>(
        &Waiting::key,
        {{.title = WaitingDelegate::tr("Viewer and channel"), .text = &Waiting::userName},
         {.title = WaitingDelegate::tr("Message"), .text = &Waiting::text},
         {.title = WaitingDelegate::tr("Why it waits"), .text = &ModerationTexts::why},
         {.title = WaitingDelegate::tr("Age"),
          .text =
              [now](const Waiting &row) {
                  return row.isHead ? QString() : durationText(row.since.secsTo(now()));
              },
          .isNumber = true},
         {.title = {}, .text = [](const Waiting &) { return QString(); }}},
        parent);
    for (int column = 0; column < rows->columnCount(); ++column)
        rows->column(column).toolTip = spoken;
    rows->column(WaitingDelegate::WhyColumn).look
        = [](const Waiting &row) { return row.isHead ? Look() : ModerationTexts::whyLook(row); };
    rows->setSpoken(spoken);
    rows->setGrouping({.order = [](const Waiting &a, const Waiting &b) { return int(a.kind) - int(b.kind); },
                       .head =
                           [](const Waiting &row) {
                               return Waiting{.key = QStringLiteral("head/%1").arg(int(row.kind)),
                                              .kind = row.kind,
                                              .isHead = true};
                           },
                       .count = [](Waiting &head, const Waiting &row,
                                   int sign) { head.level += row.outcome.isEmpty() ? sign : 0; }});
    return rows;
}

}  // namespace

Freshness freshnessOfWaiting(const ModerationService *service)
{
    Freshness all{.live = true};
    for (const WaitingFeed *feed : service->feeds()) {
        if (!feed->mayRead())
            continue;
        const Freshness one = freshnessOf(*feed);
        if (!all.asOf.isValid() || one.asOf < all.asOf)
            all.asOf = one.asOf;
        all.interval = std::max(all.interval, one.interval);
        all.loading = all.loading || one.loading;
        all.live = all.live && one.live;
        if (all.failure.isEmpty())
            all.failure = one.failure;
    }
    return all;
}

void showMissing(const ModerationService *service, PermissionHint *hint)
{
    const Account *account = service->account();
    const auto missing = !account->may(Api::Scope::ModeratorManageAutomod)
        ? std::optional(Api::Scope::ModeratorManageAutomod)
        : !account->may(Api::Scope::ModeratorManageUnbanRequests)
        ? std::optional(Api::Scope::ModeratorManageUnbanRequests)
        : !account->may(Api::Scope::ModeratorReadSuspiciousUsers)
        ? std::optional(Api::Scope::ModeratorReadSuspiciousUsers)
        : std::nullopt;
    hint->setVisible(missing.has_value());
    hint->setScope(missing);
    if (!missing)
        return;
    hint->setSentence(*missing == Api::Scope::ModeratorManageAutomod
                          ? WaitingDelegate::tr("Held messages are not shown.")
                          : *missing == Api::Scope::ModeratorManageUnbanRequests
                          ? WaitingDelegate::tr("Unban requests are not shown.")
                          : WaitingDelegate::tr("Suspicious viewers are not shown."));
    hint->setRule(WaitingDelegate::tr("Permission needed"),
                  WaitingDelegate::tr("%1 has not granted permission to show them.")
                      .arg(isolated(account->info().displayName)));
}

WaitingDelegate::WaitingDelegate(const ModerationService *service, const LiveList<Waiting> *rows,
                                 QAbstractItemView *view)
    : RowDelegate(view, rowHeight)
    , m_service(service)
    , m_rows(rows)
    , m_table(view)
{
}

QSize WaitingDelegate::sizeHint(const QStyleOptionViewItem &, const QModelIndex &index) const
{
    return {px(60), px(m_rows->row(index.row()).isHead ? Measure::tableRow : rowHeight)};
}

void WaitingDelegate::paint(QPainter *painter, const QStyleOptionViewItem &original,
                            const QModelIndex &index) const
{
    const Waiting &row = m_rows->row(index.row());
    QStyleOptionViewItem option(original);
    option.index = index;
    const Tokens &t = Theme::tokens();
    if (row.isHead) {
        painter->fillRect(option.rect, t.window);
        painter->save();
        // The head spans the whole row; each cell paints its part.
        painter->setClipRect(option.rect, Qt::IntersectClip);
        paintHead(painter, option, index);
        painter->restore();
        paintRing(painter, option, index);
        return;
    }
    paintRowBackground(painter, option, isHovered(index));
    painter->save();
    painter->setLayoutDirection(Qt::LayoutDirectionAuto);
    const bool isSelected = option.state & QStyle::State_Selected;
    const auto own = m_service->rowOf(row.key);
    auto pending = row.outcome.isEmpty() ? own : std::nullopt;
    // What is done to the person is held too, but leaves the message to be decided.
    if (!own && row.outcome.isEmpty()) {
        const auto person = m_service->rowOf(ModerationAction::keyOf("user", row.channelId, row.userId));
        if (person && person->state != OutboxState::Failed)
            pending = person;
    }
    const QRect inner = option.rect.adjusted(px(8), px(4), -px(8), -px(4));
    const QRect upper(inner.left(), inner.top(), inner.width(), inner.height() / 2);
    const QRect lower(inner.left(), upper.bottom() + 1, inner.width(), inner.height() / 2);
    const auto text
        = [&](const QRect &rect, TextRole role, const QColor &ink, Qt::Alignment side, const QString &shown) {
              painter->setFont(Theme::font(role));
              painter->setPen(ink);
              painter->drawText(rect, QStyle::visualAlignment(option.direction, side) | Qt::AlignVCenter,
                                painter->fontMetrics().elidedText(shown, Qt::ElideRight, rect.width()));
          };
    const bool isQuiet = pending || !row.outcome.isEmpty();
    const QColor quiet = isSelected ? t.text2 : t.text3;
    switch (index.column()) {
    case ViewerColumn:
        text(upper, TextRole::Strong, isQuiet ? t.text2 : t.text, Qt::AlignLeft, row.userName);
        text(lower, TextRole::Small, t.text2, Qt::AlignLeft, row.channelName);
        break;
    case MessageColumn:
        paintMessage(painter, inner, row, isQuiet, option.direction);
        break;
    case WhyColumn: {
        QString why = ModerationTexts::why(row);
        Look look = ModerationTexts::whyLook(row);
        if (pending) {
            const bool isFailed = pending->state == OutboxState::Failed;
            why = isFailed ? tr("Failed") : ModerationTexts::name(ModerationHandler::actionOf(*pending).kind);
            if (const int left = m_service->secondsHeld(pending->key); left > 0)
                why += QStringLiteral(" · ") + durationText(left);
            look = {.pill = isFailed ? PillKind::Error : PillKind::Info,
                    .icon = isFailed ? Icon::Error : Icon::Hourglass};
        }
        QSize size = Pill::pillSize(why, look.icon);
        size.setWidth(std::min(size.width(), inner.width()));
        Pill::paint(painter,
                    QStyle::alignedRect(option.direction, Qt::AlignLeft | Qt::AlignVCenter, size, inner),
                    *look.pill, why, look.icon, option.direction);
        break;
    }
    case AgeColumn: {
        const QDateTime now = m_service->account()->serviceClock()->now();
        const qint64 left = row.until.isValid() && row.outcome.isEmpty() ? now.secsTo(row.until) : -1;
        text(left < 0 ? inner : upper, TextRole::Small, t.text2, Qt::AlignRight,
             durationText(row.since.secsTo(now)));
        if (left >= 0)
            text(lower, TextRole::Small, left < 60 && !isSelected ? t.warn : quiet, Qt::AlignRight,
                 tr("%1 left", "a time").arg(clockText(left)));
        break;
    }
    case DecideColumn:
        if (offers(row, true))
            Icons::paint(painter, buttonRect(option, true), Icon::Check, isSelected ? t.text : t.good);
        if (offers(row, false))
            Icons::paint(painter, buttonRect(option, false), Icon::Close, isSelected ? t.text : t.live);
        break;
    }
    painter->restore();
    paintRing(painter, option, index);
}

/// Whether the row has this button.
bool WaitingDelegate::offers(const Waiting &row, bool allow) const
{
    if (row.isHead || !row.outcome.isEmpty() || (allow && row.kind == Waiting::Kind::Suspicious))
        return false;
    const auto own = m_service->rowOf(row.key);
    return !own || own->state == OutboxState::Failed;
}

void WaitingDelegate::paintHead(QPainter *painter, const QStyleOptionViewItem &option,
                                const QModelIndex &index) const
{
    const Tokens &t = Theme::tokens();
    const Waiting &head = m_rows->row(index.row());
    const QRect whole(0, option.rect.top(), m_table->viewport()->width(), option.rect.height());
    QRect inner = whole.adjusted(px(12), 0, -px(12), 0);
    const auto placed = [&](const QRect &rect) { return QStyle::visualRect(option.direction, whole, rect); };
    const int side = px(Measure::iconButton);
    const bool isOpen = index.row() + 1 < m_rows->rowCount() && !m_rows->row(index.row() + 1).isHead;
    Icons::paint(painter, placed(QRect(inner.left(), inner.center().y() - side / 2, side, side)),
                 isOpen ? Icon::ChevronDown : Icon::ChevronRight, t.text2,
                 !isOpen && option.direction == Qt::RightToLeft);
    inner.setLeft(inner.left() + side + px(8));
    const QString title = ModerationTexts::group(head.kind);
    painter->setFont(Theme::font(TextRole::CardTitle));
    painter->setPen(t.text);
    painter->drawText(placed(inner),
                      QStyle::visualAlignment(option.direction, Qt::AlignLeft) | Qt::AlignVCenter, title);
    inner.setLeft(inner.left() + painter->fontMetrics().horizontalAdvance(title) + px(8));
    QString detail = tr("%Ln waiting", nullptr, head.level);
    if (head.kind == Waiting::Kind::Held)
        detail = tr("%1, gone after %2", "what waits; a duration")
                     .arg(detail, durationText(WaitingFeed::heldFor.count() * 60));
    painter->setFont(Theme::font(TextRole::Small));
    painter->setPen(t.text2);
    painter->drawText(placed(inner),
                      QStyle::visualAlignment(option.direction, Qt::AlignLeft) | Qt::AlignVCenter, detail);
}

/// At most two lines, the second one elided, with the flagged parts on a tint and underlined.
void WaitingDelegate::paintMessage(QPainter *painter, const QRect &rect, const Waiting &row, bool isQuiet,
                                   Qt::LayoutDirection direction) const
{
    const Tokens &t = Theme::tokens();
    const QFont font = Theme::font(TextRole::Body);
    QTextLayout layout(QString(), font);
    QTextOption wrap;
    wrap.setWrapMode(QTextOption::WrapAtWordBoundaryOrAnywhere);
    wrap.setAlignment(QStyle::visualAlignment(direction, Qt::AlignLeft));
    wrap.setTextDirection(row.text.isRightToLeft() ? Qt::RightToLeft : Qt::LeftToRight);
    layout.setTextOption(wrap);
    qreal y = 0;
    const auto layOut = [&](const QString &text) {
        QList<QTextLayout::FormatRange> marks;
        for (const Api::TextBoundary &flagged : row.flagged) {
            QTextLayout::FormatRange mark;
            mark.start = std::clamp(flagged.startPos, 0, int(text.size()));
            mark.length = std::clamp(flagged.endPos + 1 - mark.start, 0, int(text.size()) - mark.start);
            mark.format.setBackground(t.warnTint);
            mark.format.setForeground(t.warn);
            mark.format.setFontUnderline(true);
            marks.append(mark);
        }
        layout.setText(text);
        layout.setFormats(marks);
        layout.beginLayout();
        y = 0;
        for (int line = 0; line < 2; ++line) {
            QTextLine next = layout.createLine();
            if (!next.isValid())
                break;
            next.setLineWidth(rect.width());
            next.setPosition({0, y});
            y += next.height();
        }
        layout.endLayout();
    };
    layOut(row.text);
    if (layout.lineCount() == 2) {
        const QTextLine last = layout.lineAt(1);
        const int start = last.textStart();
        if (start + last.textLength() < row.text.size())
            layOut(row.text.left(start)
                   + QFontMetrics(font).elidedText(row.text.mid(start), Qt::ElideRight, rect.width()));
    }
    painter->setPen(isQuiet ? t.text2 : t.text);
    painter->save();
    painter->setClipRect(rect, Qt::IntersectClip);
    layout.draw(painter, QPointF(rect.left(), rect.top() + std::max<qreal>(0, (rect.height() - y) / 2)));
    painter->restore();
}

QRect WaitingDelegate::buttonRect(const QStyleOptionViewItem &option, bool allow) const
{
    const int side = px(Measure::iconButton);
    const QRect rect(option.rect.left() + px(allow ? 12 : 44), option.rect.center().y() - side / 2, side,
                     side);
    return QStyle::visualRect(option.direction, option.rect, rect);
}

bool WaitingDelegate::editorEvent(QEvent *event, QAbstractItemModel *model,
                                  const QStyleOptionViewItem &option, const QModelIndex &index)
{
    if (event->type() != QEvent::MouseButtonRelease || index.column() != DecideColumn)
        return RowDelegate::editorEvent(event, model, option, index);
    const auto *mouse = static_cast<QMouseEvent *>(event);
    if (mouse->button() != Qt::LeftButton)
        return false;
    const QPoint at = mouse->pos();
    const int reach = px(8);
    for (const bool allow : {true, false}) {
        if (offers(m_rows->row(index.row()), allow)
            && buttonRect(option, allow).adjusted(-reach, -reach, reach, reach).contains(at)) {
            Q_EMIT decided(index.row(), allow);
            return true;
        }
    }
    return false;
}

WaitingTable::WaitingTable(ModerationService *service)
    : m_service(service)
    , m_rows(makeRows(service, this))
{
    setAccessibleName(tr("Waiting for a decision"));
    setModel(m_rows);
    setUpTable(this, WaitingDelegate::rowHeight);
    m_delegate = new WaitingDelegate(service, m_rows, this);
    setItemDelegate(m_delegate);
    connect(m_delegate, &WaitingDelegate::decided, this, [this](int row, bool allow) {
        if (!wasShifted(row))
            Q_EMIT decided(m_rows->row(row), allow);
    });
    connect(m_rows, &QAbstractItemModel::rowsInserted, this,
            [this](const QModelIndex &, int first) { shifted(first); });
    connect(m_rows, &QAbstractItemModel::rowsRemoved, this, [this](const QModelIndex &, int first) {
        // At its end, the list moves down as a whole.
        const QScrollBar *bar = verticalScrollBar();
        shifted(bar->value() > 0 && bar->value() == bar->maximum() ? 0 : first);
    });
    connect(m_rows, &QAbstractItemModel::layoutChanged, this, [this] { shifted(0); });
    verticalHeader()->setSectionResizeMode(QHeaderView::ResizeToContents);
    setScaled(verticalHeader(), &QHeaderView::setMinimumSectionSize, Measure::tableRow);
    horizontalHeader()->setSectionResizeMode(WaitingDelegate::MessageColumn, QHeaderView::Stretch);
    setSelectionMode(SingleSelection);
    setTabKeyNavigation(false);
    setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    connect(service, &ModerationService::actionsChanged, this, [this] { m_rows->emitAllChanged(); });
    SecondTicker::shared()->follow(this, [this] {
        if (m_sinceKept.isValid())
            Q_EMIT outdated();
        m_rows->emitAllChanged(WaitingDelegate::AgeColumn);
        if (m_service->outbox()->held() > 0)
            m_rows->emitAllChanged(WaitingDelegate::WhyColumn);
        return m_rows->rowCount() > 0 ? 1'000 : 60'000;
    });
}

std::optional<Waiting> WaitingTable::current() const
{
    const QModelIndex index = currentIndex();
    if (!index.isValid() || index.row() >= m_rows->rowCount() || m_rows->row(index.row()).isHead)
        return {};
    return m_rows->row(index.row());
}

void WaitingTable::sync()
{
    // Also the feeds of channels that have come since it was shown.
    if (m_isOnScreen)
        setOnScreen(true);
    const auto before = current();
    const QList<Waiting> rows = m_service->waiting();
    if (const QList<Waiting> gone = goneSince(rows); !gone.isEmpty() && isKeeping()) {
        m_rows->upsert(rows + gone);
    } else {
        m_sinceKept.invalidate();
        m_rows->sync(rows);
    }
    if (before ? m_rows->rowOf(before->key) >= 0 : currentIndex().isValid())
        return;
    for (int row = before && currentIndex().isValid() ? currentIndex().row() : 0; row < m_rows->rowCount();
         ++row) {
        if (m_rows->row(row).isHead)
            continue;
        if (before) {
            m_movedTo = m_rows->row(row).key;
            m_sinceMoved.start();
        }
        return setCurrentIndex(m_rows->index(row, 0));
    }
}

/// The rows that are shown, but not in `rows` any more.
QList<Waiting> WaitingTable::goneSince(const QList<Waiting> &rows) const
{
    QSet<QString> keys;
    for (const Waiting &row : rows)
        keys.insert(row.key);
    QList<Waiting> gone;
    for (const QString &key : m_rows->keys()) {
        if (keys.contains(key))
            continue;
        gone.append(*m_rows->find(key));
        if (gone.last().outcome.isEmpty())
            gone.last().outcome = QStringLiteral("done");
    }
    return gone;
}

/// Whether rows must not move now, because the user may be about to click.
bool WaitingTable::isKeeping()
{
    if (!m_delegate->hovered().isValid())
        return false;
    if (!m_sinceKept.isValid())
        m_sinceKept.start();
    return !m_sinceKept.hasExpired(longestStay);
}

/// The view makes another row current then.
void WaitingTable::rowsAboutToBeRemoved(const QModelIndex &parent, int start, int end)
{
    const bool isMoved = currentIndex().row() >= start && currentIndex().row() <= end;
    PaddedTable::rowsAboutToBeRemoved(parent, start, end);
    if (!isMoved || !currentIndex().isValid())
        return;
    m_movedTo = m_rows->row(currentIndex().row()).key;
    m_sinceMoved.start();
}

bool WaitingTable::isTooSoon(const QString &key) const
{
    return key == m_movedTo && !m_sinceMoved.hasExpired(reaction);
}

void WaitingTable::shifted(int from)
{
    m_shiftedFrom = wasShifted(m_shiftedFrom) ? std::min(m_shiftedFrom, from) : from;
    m_sinceShifted.start();
}

bool WaitingTable::wasShifted(int row) const
{
    return row >= m_shiftedFrom && m_sinceShifted.isValid() && !m_sinceShifted.hasExpired(reaction);
}

void WaitingTable::decide(const Waiting &row, bool allow, const QString &reply)
{
    using Kind = ModerationAction::Kind;
    if (row.isHead || !row.outcome.isEmpty() || isTooSoon(row.key))
        return;
    if (row.kind == Waiting::Kind::Suspicious) {
        goToNext(row.key);
        m_service->dismiss(row);
        m_movedTo.clear();  // the user knows that the next one is current
        return;
    }
    const QString key = row.key;
    const bool isHeld = row.kind == Waiting::Kind::Held;
    m_service->act(ModerationAction{.kind = isHeld ? (allow ? Kind::Allow : Kind::Deny)
                                                   : (allow ? Kind::Approve : Kind::Refuse),
                                    .channelId = row.channelId,
                                    .channelName = row.channelName,
                                    .userId = row.userId,
                                    .userName = row.userName,
                                    .targetId = row.id,
                                    .text = isHeld ? QString() : reply.trimmed()});
    goToNext(key);
}

/// Makes the next row after this one current that is not decided yet.
void WaitingTable::goToNext(const QString &key)
{
    for (int next = m_rows->rowOf(key) + 1; next < m_rows->rowCount(); ++next) {
        const Waiting &other = m_rows->row(next);
        if (!other.isHead && other.outcome.isEmpty() && !m_service->rowOf(other.key))
            return setCurrentIndex(m_rows->index(next, 0));
    }
}

void WaitingTable::setOnScreen(bool onScreen)
{
    m_isOnScreen = onScreen;
    for (WaitingFeed *feed : m_service->feeds())
        feed->setOnScreen(this, onScreen);
}

void WaitingTable::resizeEvent(QResizeEvent *event)
{
    PaddedTable::resizeEvent(event);
    const int room = viewport()->width();
    const bool isNarrow = room < px(520);
    setColumnHidden(WaitingDelegate::WhyColumn, room < px(440));
    setColumnHidden(WaitingDelegate::AgeColumn, isNarrow);
    QHeaderView *header = horizontalHeader();
    header->resizeSection(WaitingDelegate::ViewerColumn,
                          isNarrow ? std::min(px(110), room / 3) : qBound(px(138), room * 18 / 100, px(240)));
    header->resizeSection(WaitingDelegate::WhyColumn, px(isNarrow ? 150 : room < px(680) ? 160 : 190));
    header->resizeSection(WaitingDelegate::AgeColumn, px(84));
    header->resizeSection(WaitingDelegate::DecideColumn, px(76));
}

}  // namespace Sidestage
