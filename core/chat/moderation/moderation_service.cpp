// SPDX-License-Identifier: GPL-3.0-or-later
#include "moderation_service.h"

#include "api/channels.h"
#include "base/clock.h"
#include "client/client.h"
#include "client/service_clock.h"
#include "moderation_handler.h"
#include "profile/profile_store.h"
#include "schema/values.h"

#include <algorithm>

namespace Sidestage {

using namespace Api;

namespace {

/// Its rows are decided in the order of a channel, one call at a time; the channels do not wait for each
/// other.
constexpr OutboxOptions options{.isOrdered = true, .singlesFirst = true, .canVerify = true};

/// The action of channel.moderate that reports it.
QString recordedAs(ModerationAction::Kind kind)
{
    switch (kind) {
    case ModerationAction::Kind::TimeOut:
        return QStringLiteral("timeout");
    case ModerationAction::Kind::Approve:
        return QStringLiteral("approve_unban_request");
    case ModerationAction::Kind::Refuse:
        return QStringLiteral("deny_unban_request");
    case ModerationAction::Kind::AddTerm:
        return QStringLiteral("add_blocked_term");
    case ModerationAction::Kind::RemoveTerm:
        return QStringLiteral("remove_blocked_term");
    default:
        return Api::writeText(kind);
    }
}

/// The person and the text of an event, by what it is about.
void fill(ModerationRecord &record, const ChannelModerated &event)
{
    const auto about = [&record](const auto &part) {
        if (!part)
            return false;
        record.userId = part->userId;
        record.userName = part->userName;
        return true;
    };
    if (about(event.ban))
        record.text = event.ban->reason.value_or(QString());
    if (about(event.timeout)) {
        record.text = event.timeout->reason.value_or(QString());
        record.until = event.timeout->expiresAt;
    }
    if (about(event.warn))
        record.text = event.warn->reason.value_or(QString());
    if (about(event.deleted))
        record.text = event.deleted->messageBody;
    if (about(event.unbanRequest))
        record.text = event.unbanRequest->moderatorMessage;
    if (about(event.sharedChatBan))
        record.text = event.sharedChatBan->reason.value_or(QString());
    if (about(event.sharedChatTimeout)) {
        record.text = event.sharedChatTimeout->reason.value_or(QString());
        record.until = event.sharedChatTimeout->expiresAt;
    }
    if (about(event.sharedChatDelete))
        record.text = event.sharedChatDelete->messageBody;
    for (const auto *part : {&event.unban, &event.untimeout, &event.vip, &event.unvip, &event.mod,
                             &event.unmod, &event.unraid, &event.sharedChatUnban, &event.sharedChatUntimeout})
        about(*part);
    about(event.raid);
    if (event.automodTerms)
        record.text = event.automodTerms->terms.join(QStringLiteral(", "));
    if (event.slow)
        record.text = QString::number(event.slow->waitTimeSeconds);
    if (event.followers)
        record.text = QString::number(event.followers->followDurationMinutes);
}

}  // namespace

ModerationService::ModerationService(Account *account, ChatChannels *channels, const Clock &clock,
                                     QObject *parent)
    : QObject(parent)
    , m_account(account)
    , m_channels(channels)
    , m_clock(clock)
    , m_chat(account)
    , m_history(account->store(), account->userId())
    , m_outbox(QStringLiteral("moderation/") + account->userId(),
               std::make_unique<ModerationHandler>(account), account->store()->background(), clock, options)
    , m_undo(this)
{
    connect(channels, &ChatChannels::listChanged, this, &ModerationService::updateChannels);
    // Of many channels, those that are live are watched. Several become so together.
    m_update.setSingleShot(true);
    connect(&m_update, &QTimer::timeout, this, &ModerationService::updateChannels);
    connect(channels, &ChatChannels::changed, this, [this] {
        if (m_ids.size() > maxWatched)
            m_update.start(0);
    });
    connect(&m_outbox, &Outbox::rowsChanged, this, [this](const QList<Outbox::Place> &rows) {
        for (const Outbox::Place &place : rows) {
            if (place.row().state == OutboxState::Done)
                done(ModerationHandler::actionOf(place.row()));
            else if (place.row().state == OutboxState::Elsewhere || place.row().state == OutboxState::Gone)
                Q_EMIT settled(ModerationHandler::actionOf(place.row()));
        }
        Q_EMIT actionsChanged();
    });
    connect(&m_outbox, &Outbox::jobRemoved, this, &ModerationService::actionsChanged);
    m_outbox.start();
    updateChannels();
}

ModerationService::~ModerationService() = default;

QList<ChatChannel> ModerationService::channels() const
{
    QList<ChatChannel> all = m_channels->all();
    all.removeIf([&](const ChatChannel &channel) {
        return !channel.accounts.contains(m_account->userId()) || channel.trouble.has_value();
    });
    std::stable_partition(all.begin(), all.end(),
                          [&](const ChatChannel &channel) { return channel.id == m_account->userId(); });
    return all;
}

QString ModerationService::nameOf(const QString &channelId) const
{
    const auto channel = m_channels->find(channelId);
    return channel ? channel->name : channelId;
}

void ModerationService::updateChannels()
{
    QList<ChatChannel> all = channels();
    QStringList ids;
    for (const ChatChannel &channel : std::as_const(all))
        ids.append(channel.id);
    if (all.size() > maxWatched)
        std::stable_partition(all.begin(), all.end(), [&](const ChatChannel &channel) {
            return channel.id == m_account->userId() || channel.live == ChatChannel::Live::Live;
        });
    const QStringList watchedBefore = std::exchange(m_watched, {});
    for (qsizetype at = 0; at < std::min(all.size(), maxWatched); ++at)
        m_watched.append(all.at(at).id);
    if (m_isWatching) {
        std::erase_if(m_feeds, [&](const auto &item) { return !m_watched.contains(item.first); });
        for (const QString &id : std::as_const(m_watched)) {
            auto &feed = m_feeds[id];
            if (feed)
                continue;
            feed = std::make_unique<WaitingFeed>(m_account, id, nameOf(id));
            connect(feed.get(), &Feed::changed, this, &ModerationService::waitingChanged);
            connect(feed.get(), &Feed::freshnessChanged, this, &ModerationService::freshnessChanged);
            connect(feed.get(), &WaitingFeed::moderated, this,
                    [this, one = feed.get()](const ChannelModerated &event, const QDateTime &at) {
                        moderated(one, event, at);
                    });
            connect(feed.get(), &WaitingFeed::heldDecided, this,
                    [this, one = feed.get()](const HeldMessageDecided &event, const QDateTime &at) {
                        heldDecided(one, event, at);
                    });
            feed->start();
        }
    }
    if (m_isReadingChat)
        m_chat.setChannels(m_watched);
    if (std::exchange(m_ids, ids) != ids || m_watched != watchedBefore) {
        Q_EMIT channelsChanged();
        Q_EMIT waitingChanged();
    }
}

void ModerationService::watch()
{
    if (std::exchange(m_isWatching, true))
        return;
    updateChannels();
}

void ModerationService::readChat()
{
    watch();
    if (std::exchange(m_isReadingChat, true))
        return;
    updateChannels();
}

QList<WaitingFeed *> ModerationService::feeds() const
{
    QList<WaitingFeed *> all;
    for (const auto &[id, feed] : m_feeds)
        all.append(feed.get());
    return all;
}

QList<Waiting> ModerationService::waiting() const
{
    QList<Waiting> all;
    for (const auto &[id, feed] : m_feeds)
        all += feed->rows();
    std::stable_sort(all.begin(), all.end(), [](const Waiting &a, const Waiting &b) {
        return std::tie(a.kind, a.since) < std::tie(b.kind, b.since);
    });
    return all;
}

int ModerationService::waitingCount() const
{
    int count = 0;
    for (const auto &[id, feed] : m_feeds)
        count += int(std::count_if(feed->rows().cbegin(), feed->rows().cend(),
                                   [](const Waiting &row) { return row.outcome.isEmpty(); }));
    return count;
}

void ModerationService::dismiss(const Waiting &row)
{
    if (const auto feed = m_feeds.find(row.channelId); feed != m_feeds.end())
        feed->second->drop(row.key);
}

int ModerationService::graceOf(Kind kind)
{
    switch (kind) {
    case Kind::Ban:
    case Kind::Warn:
    case Kind::Approve:
    case Kind::Refuse:
        return 5;
    case Kind::Allow:
    case Kind::Deny:
    case Kind::Delete:
        return 3;
    default:
        return 0;
    }
}

qint64 ModerationService::act(const ModerationAction &action)
{
    int grace = graceOf(action.kind);
    const auto feed = m_feeds.find(action.channelId);
    if (feed != m_feeds.end() && (action.kind == Kind::Allow || action.kind == Kind::Deny)) {
        // Close to its end, a message must not be lost by waiting.
        const QDateTime soon = m_account->serviceClock()->now().addSecs(15);
        for (const Waiting &row : feed->second->rows()) {
            if (row.key == action.key() && row.until <= soon)
                grace = 0;
        }
    }
    return act(QList{action}, grace);
}

qint64 ModerationService::act(const QList<ModerationAction> &actions, int grace)
{
    if (std::ranges::none_of(actions, [this](const auto &action) { return m_account->may(action.scope()); }))
        grace = 0;  // nothing will be sent
    QStringList keys;
    QHash<QString, ModerationAction> byKey;
    OutboxHandler::Outcomes replaced;
    for (const ModerationAction &action : actions) {
        const QString key = action.key();
        const auto before = m_outbox.find(key);
        const bool isOpen = before && before->row().state == OutboxState::Open;
        const bool isUndone
            = isOpen && before->job->summary.total == 1 && m_outbox.undo(before->job->summary.id);
        // One of many, or not sent yet although its time has come. The same action stays where it is.
        if (isOpen && !isUndone && ModerationHandler::actionOf(before->row()) != action)
            replaced.insert(key, {.state = OutboxState::Cancelled});
        keys.append(key);
        byKey.insert(key, action);
    }
    m_outbox.settle(replaced);
    // Many rows are made a few at a time.
    const auto source = [byKey](const QString &key) -> std::optional<OutboxRow> {
        return ModerationHandler::rowOf(byKey.value(key));
    };
    return keys.isEmpty() ? 0 : m_outbox.add(keys, source, {}, grace);
}

ModerationAction ModerationService::actionOf(qint64 job, int row) const
{
    return ModerationHandler::actionOf(m_outbox.row(job, row));
}

std::optional<OutboxRow> ModerationService::rowOf(const QString &key) const
{
    const auto place = m_outbox.find(key);
    return place ? std::optional<OutboxRow>(place->row()) : std::nullopt;
}

int ModerationService::secondsHeld(const QString &key) const
{
    const auto place = m_outbox.find(key);
    if (!place || place->job->summary.phase != OutboxJob::Phase::Held)
        return 0;
    return int(std::max<qint64>(0, (m_clock.now().msecsTo(place->job->summary.dueAt) + 999) / 1'000));
}

/// The service has done it. Its own events arrive a little later, or not at all without their scopes.
void ModerationService::done(const ModerationAction &action)
{
    if (const QDate today = m_clock.now().toLocalTime().date(); m_decidedOn != today) {
        m_decidedOn = today;
        m_decided = 0;
    }
    ++m_decided;
    const QString self = m_account->info().displayName;
    const QDateTime now = m_account->serviceClock()->now();
    if (action.kind == Kind::Delete)
        m_chat.markRemoved(action.targetId, self);
    if (action.kind == Kind::Ban || action.kind == Kind::TimeOut || action.kind == Kind::Unban)
        m_chat.markPerson(action.channelId, action.userId, action.kind == Kind::Ban,
                          action.kind == Kind::TimeOut ? now.addSecs(action.seconds) : QDateTime());
    const auto feed = m_feeds.find(action.channelId);
    if (feed != m_feeds.end())
        feed->second->drop(action.key());
    const bool isHeld = action.kind == Kind::Allow || action.kind == Kind::Deny;
    if (feed == m_feeds.end() || !feed->second->hearsModerators() || isHeld)
        m_history.add({.channelId = action.channelId,
                       .channelName = action.channelName,
                       .at = now,
                       .moderator = self,
                       .action = recordedAs(action.kind),
                       .userId = action.userId,
                       .userName = action.userName,
                       .text = action.text,
                       .until = action.kind == Kind::TimeOut ? now.addSecs(action.seconds) : QDateTime()});
    Q_EMIT settled(action);
}

void ModerationService::moderated(const WaitingFeed *feed, const ChannelModerated &event, const QDateTime &at)
{
    ModerationRecord record{.channelId = feed->channelId(),
                            .channelName = feed->channelName(),
                            .at = at,
                            .moderator = event.moderatorUserName,
                            .action = event.action};
    fill(record, event);
    m_history.add(record);
    if (event.deleted)
        m_chat.markRemoved(event.deleted->messageId, event.moderatorUserName);
    else if (event.ban || event.timeout || event.unban || event.untimeout)
        m_chat.markPerson(record.channelId, record.userId, event.ban.has_value(), record.until);
}

/// What others have decided: own decisions are in the log already.
void ModerationService::heldDecided(const WaitingFeed *feed, const HeldMessageDecided &event,
                                    const QDateTime &at)
{
    const bool isAllowed = event.status.compare(u"approved", Qt::CaseInsensitive) == 0;
    if (event.moderatorUserId == m_account->userId()
        || (!isAllowed && event.status.compare(u"denied", Qt::CaseInsensitive) != 0))
        return;
    m_history.add({.channelId = feed->channelId(),
                   .channelName = feed->channelName(),
                   .at = at,
                   .moderator = event.moderatorUserName,
                   .action = recordedAs(isAllowed ? Kind::Allow : Kind::Deny),
                   .userId = event.userId,
                   .userName = event.userName,
                   .text = event.message.text});
}

void ModerationService::readFollow(const QString &channelId, const QString &userId, QObject *context,
                                   std::function<void(const Result<QDateTime> &since)> done)
{
    if (!m_account->may(Scope::ModeratorReadFollowers))
        return done(Error{.kind = Error::Kind::Forbidden});
    m_account->client()
        ->call(GetChannelFollowers{.broadcasterId = channelId, .userId = userId})
        .then(context, [done = std::move(done)](const auto &answer) {
            if (!answer)
                return done(answer.error());
            done(answer->data.isEmpty() ? QDateTime() : answer->data.first().followedAt);
        });
}

void ModerationService::readBan(const QString &channelId, const QString &userId, QObject *context,
                                std::function<void(const Result<std::optional<BannedUser>> &ban)> done)
{
    if (channelId != m_account->userId()
        || (!m_account->may(Scope::ModerationRead) && !m_account->may(Scope::ModeratorManageBannedUsers)))
        return done(Error{.kind = Error::Kind::Forbidden});
    m_account->client()
        ->call(GetBannedUsers{.broadcasterId = channelId, .userIds = {userId}})
        .then(context, [done = std::move(done)](const auto &answer) {
            if (!answer)
                return done(answer.error());
            done(answer->data.isEmpty() ? std::nullopt : std::optional(answer->data.first()));
        });
}

}  // namespace Sidestage
