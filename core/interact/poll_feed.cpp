// SPDX-License-Identifier: GPL-3.0-or-later
#include "poll_feed.h"

#include "api/events/polls.h"

namespace Sidestage {

using namespace Api;
using namespace std::chrono_literals;

namespace {

PollStatus statusNamed(const QString &name)
{
    return name == u"archived" ? PollStatus::Archived
        : name == u"completed" ? PollStatus::Completed
                               : PollStatus::Terminated;
}

}  // namespace

PollFeed::PollFeed(Account *account, QObject *parent)
    : StartFeed(account,
                {.name = QStringLiteral("polls"), .covered = 600s, .uncovered = 10s, .offScreen = 600s},
                parent)
{
}

bool PollFeed::mayRead() const
{
    return mayManage() || account()->may(Scope::ChannelReadPolls);
}

std::optional<Api::Poll> PollFeed::active() const
{
    return !m_polls.isEmpty() && m_polls.first().status == PollStatus::Active ? std::optional(m_polls.first())
                                                                              : std::nullopt;
}

bool PollFeed::listen()
{
    if (!mayRead())
        return false;
    const EventCondition own{.broadcasterUserId = account()->userId()};
    on<PollBegan>(own, [this](const PollBegan &, const QDateTime &) { refresh(); });
    on<PollProgressed>(own, [this](const PollProgressed &event, const QDateTime &) {
        for (Api::Poll &poll : m_polls) {
            if (poll.id != event.id || poll.status != PollStatus::Active)
                continue;
            for (PollChoiceVotes &choice : poll.choices) {
                for (const PollChoice &counted : event.choices) {
                    // Events may arrive out of order, and votes are never taken back.
                    if (counted.id == choice.id && counted.votes.value_or(0) >= choice.votes) {
                        choice.votes = counted.votes.value_or(0);
                        choice.channelPointsVotes = counted.channelPointsVotes.value_or(0);
                    }
                }
            }
        }
        Q_EMIT changed();
    });
    on<PollEnded>(own, [this](const PollEnded &event, const QDateTime &) {
        setNewer();
        for (Api::Poll &poll : m_polls) {
            if (poll.id == event.id && poll.status == PollStatus::Active) {
                poll.status = statusNamed(event.status);
                poll.endedAt = event.endedAt;
            }
        }
        Q_EMIT changed();
        refresh();
    });
    return true;
}

Bound PollFeed::read()
{
    return readList(GetPolls{.broadcasterId = account()->userId()}, m_polls);
}

void PollFeed::start(CreatePoll wanted)
{
    submitStart(std::move(wanted), m_polls);
}

void PollFeed::end(const QString &id, PollEnding ending)
{
    submitChange(EndPoll{.broadcasterId = account()->userId(), .id = id, .status = ending}, m_polls);
}

}  // namespace Sidestage
