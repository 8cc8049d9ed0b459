// SPDX-License-Identifier: GPL-3.0-or-later
#include "host.h"

#include "api/moderation/bans.h"
#include "base/clock.h"
#include "client/list_walk.h"

#include <QEventLoop>

namespace Sidestage {

using namespace Qt::StringLiterals;
using Kind = ModerationAction::Kind;

namespace {

/// All items of a list of the service; none: it cannot be read.
template <class E>
std::optional<QList<typename ListWalk<E>::Item>> listed(Client *client, const E &request)
{
    std::optional<QList<typename ListWalk<E>::Item>> found;
    QEventLoop loop;
    ListWalk<E> walk(client, inLargestPages(request));
    walk.collect().then([&](Result<QList<typename ListWalk<E>::Item>> all) {
        if (all)
            found = *std::move(all);
        loop.quit();
    });
    loop.exec();
    return found;
}

/// Each title that was accepted must be there once, and no other one more than once.
template <class Items>
void compareTitles(const QHash<QString, bool> &wanted, const std::optional<Items> &there, const QString &what,
                   QStringList &differences)
{
    if (!there)
        return differences.append(what + u"s cannot be read"_s);
    QHash<QString, int> counts;
    for (const auto &item : *there)
        ++counts[item.title];
    for (auto title = wanted.cbegin(); title != wanted.cend(); ++title) {
        if (title.value() && !counts.contains(title.key()))
            differences.append(u"%1 lost: %2"_s.arg(what, title.key()));
        if (counts.value(title.key()) > 1)
            differences.append(u"%1 sent twice: %2"_s.arg(what, title.key()));
    }
}

}  // namespace

Host::Host(Account *account, ProfileStore *store, quint32 seed)
    : m_account(account)
    , m_dice(seed)
    , m_nobody({.id = u"soak"_s}, store, &m_vault, &m_network)
    , m_channels(&m_nobody, store, Clock::system())
    , m_moderation(account, &m_channels, Clock::system())
    , m_interact(account)
{
    m_moderation.outbox()->setSettling(std::chrono::milliseconds(2'000));
    connect(m_interact.polls(), &PollFeed::started, this, [this] { m_polls[m_lastPoll] = true; });
    connect(m_interact.predictions(), &PredictionFeed::started, this,
            [this] { m_predictions[m_lastPrediction] = true; });
    connect(&m_moderation, &ModerationService::settled, this, [this](const ModerationAction &action) {
        ++m_actions;
        m_banned[action.userId] = action.kind == Kind::Ban;
    });
    connect(m_interact.raid(), &RaidFeed::changed, this, [this] {
        const auto raid = m_interact.raid()->pending();
        m_acceptedRaids += m_isRaidAsked && raid && !raid->isDoubtful;
        m_isRaidAsked = m_isRaidAsked && !raid;
    });
    for (Feed *feed : {static_cast<Feed *>(m_interact.polls()), static_cast<Feed *>(m_interact.predictions()),
                       static_cast<Feed *>(m_interact.raid())})
        feed->setOnScreen(this, true);
}

void Host::act(const QStringList &viewers)
{
    switch (m_dice.bounded(12)) {
    case 0:
        return poll();
    case 1:
        return predict();
    case 2:
        return raid();
    default:
        return moderate(viewers);
    }
}

void Host::poll()
{
    PollFeed *feed = m_interact.polls();
    if (feed->isBusy())
        return;
    if (const auto active = feed->active())
        return feed->end(active->id,
                         m_dice.bounded(2) ? Api::PollEnding::Terminated : Api::PollEnding::Archived);
    m_lastPoll = u"Which way, %1?"_s.arg(m_polls.size());
    m_polls.insert(m_lastPoll, false);
    feed->start({.title = m_lastPoll, .choices = {{u"Left"_s}, {u"Right"_s}}, .duration = 600});
}

void Host::predict()
{
    PredictionFeed *feed = m_interact.predictions();
    if (feed->isBusy())
        return;
    if (const auto open = feed->open()) {
        if (open->status == Api::PredictionStatus::Active && m_dice.bounded(2))
            return feed->end(open->id, Api::PredictionEnding::Locked);
        if (m_dice.bounded(2))
            return feed->end(open->id, Api::PredictionEnding::Canceled);
        return feed->end(open->id, Api::PredictionEnding::Resolved, open->outcomes.first().id);
    }
    m_lastPrediction = u"Will it hold, %1?"_s.arg(m_predictions.size());
    m_predictions.insert(m_lastPrediction, false);
    feed->start({.title = m_lastPrediction, .outcomes = {{u"Yes"_s}, {u"No"_s}}, .predictionWindow = 600});
}

void Host::raid()
{
    RaidFeed *feed = m_interact.raid();
    if (feed->isBusy())
        return;
    if (feed->pending())
        return feed->cancel();
    if (feed->targets().isEmpty())
        return;
    ++m_raids;
    m_isRaidAsked = true;
    feed->start(feed->targets().at(m_dice.bounded(feed->targets().size())));
}

/// Few are banned for long, because viewers who are banned redeem nothing.
void Host::moderate(const QStringList &viewers)
{
    QList<ModerationAction> actions;
    const auto add = [&](Kind kind, const QString &viewer) {
        const ModerationAction action{.kind = kind,
                                      .channelId = m_account->userId(),
                                      .userId = viewer,
                                      .text = kind == Kind::Unban ? QString() : u"Raid bot"_s,
                                      .seconds = kind == Kind::TimeOut ? 60 : 0};
        if (!m_moderation.rowOf(action.key()))
            actions.append(action);
    };
    for (auto known = m_banned.cbegin(); known != m_banned.cend() && actions.size() < 5; ++known) {
        if (known.value() && m_dice.bounded(3) == 0)
            add(Kind::Unban, known.key());
    }
    if (!viewers.isEmpty() && actions.isEmpty()) {
        for (int i = 1 + m_dice.bounded(4); i > 0; --i) {
            const QString &viewer = viewers.at(m_dice.bounded(viewers.size()));
            if (!m_banned.value(viewer))  // who is banned cannot be timed out
                add(m_dice.bounded(3) ? Kind::TimeOut : Kind::Ban, viewer);
        }
    }
    m_moderation.act(actions, 0);
}

bool Host::settle()
{
    m_moderation.outbox()->sendAllNow();
    if (const auto active = m_interact.polls()->active(); active && !m_interact.polls()->isBusy())
        m_interact.polls()->end(active->id, Api::PollEnding::Terminated);
    if (const auto open = m_interact.predictions()->open(); open && !m_interact.predictions()->isBusy())
        m_interact.predictions()->end(open->id, Api::PredictionEnding::Canceled);
    return m_moderation.outbox()->held() == 0 && !m_interact.polls()->active()
        && !m_interact.predictions()->open();
}

QStringList Host::differences(int raids)
{
    QStringList differences;
    if (raids < m_acceptedRaids || raids > m_raids)
        differences.append(
            u"%1 raids on the service, of %2 that it has accepted and %3 that were asked for"_s.arg(raids)
                .arg(m_acceptedRaids)
                .arg(m_raids));
    const QString self = m_account->userId();
    compareTitles(m_polls, listed(m_account->client(), Api::GetPolls{.broadcasterId = self}), u"poll"_s,
                  differences);
    compareTitles(m_predictions, listed(m_account->client(), Api::GetPredictions{.broadcasterId = self}),
                  u"prediction"_s, differences);
    const auto bans = listed(m_account->client(), Api::GetBannedUsers{.broadcasterId = self});
    if (!bans)
        return differences << u"bans cannot be read"_s;
    QSet<QString> banned;
    for (const Api::BannedUser &user : *bans) {
        if (!user.expiresAt.isValid())
            banned.insert(user.userId);
    }
    for (auto viewer = m_banned.cbegin(); viewer != m_banned.cend(); ++viewer) {
        if (viewer.value() != banned.contains(viewer.key()))
            differences.append(
                u"%1 is %2banned on the service"_s.arg(viewer.key(), viewer.value() ? u"not "_s : QString()));
    }
    for (const OutboxJob &job : m_moderation.outbox()->jobs()) {
        for (int at = 0; at < job.total; ++at) {
            const OutboxRow &row = m_moderation.outbox()->row(job.id, at);
            if (row.state == OutboxState::Failed)
                differences.append(u"%1 of %2 failed: %3"_s.arg(
                    QLatin1String(namesOf(Kind()).at(std::size_t(m_moderation.actionOf(job.id, at).kind))),
                    row.key, row.error ? row.error->message : QString()));
        }
    }
    return differences;
}

}  // namespace Sidestage
