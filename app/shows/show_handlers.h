// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "schema/describe.h"
#include "schema/values.h"
#include "shows/show_service.h"

#include <functional>

namespace Sidestage {

class Account;
class AdsService;
class ChannelService;
class CharityService;
class ChatService;
class Clock;
class Feed;
class FollowerWatch;
class MomentsFeed;
class ModerationService;
class Poll;
class RaidFeed;
class RewardsService;

/// The services that a show combines. All must outlive what is made of them.
struct ShowSources
{
    Account *account = nullptr;
    const Clock *clock = nullptr;
    ChannelService *channel = nullptr;
    RewardsService *rewards = nullptr;
    AdsService *ads = nullptr;
    CharityService *charity = nullptr;
    FollowerWatch *followers = nullptr;
    MomentsFeed *moments = nullptr;
    RaidFeed *raid = nullptr;
    ModerationService *moderation = nullptr;
    std::function<ChatService *()> chat{};  ///< Null while there is none.
};

/// Creates the shows of an account, with handlers that connect them to the areas of their parts.
std::unique_ptr<ShowService> makeShows(const ShowSources &sources);

// Its parts:
std::unique_ptr<ShowHandler> makeChannelPart(const ShowSources &sources);
std::unique_ptr<ShowHandler> makeChatPart(const ShowSources &sources);
std::unique_ptr<ShowHandler> makeLockdownPart(const ShowSources &sources);
std::unique_ptr<ShowHandler> makeAdsPart(const ShowSources &sources);
std::unique_ptr<ShowHandler> makeRewardsPart(const ShowSources &sources);
std::unique_ptr<ShowHandler> makeWaitingPart(const ShowSources &sources);
std::unique_ptr<ShowHandler> makeMarkersPart(const ShowSources &sources);
std::unique_ptr<ShowHandler> makeRaidPart(const ShowSources &sources);
/// The schedule and the announcements, which follow its planned end.
void addPlannedParts(const ShowSources &sources, ShowService::Handlers &handlers);
std::unique_ptr<ShowFacts> makeShowFacts(const ShowSources &sources);

// What handlers have in common:

/// A state as text, and back.
template <class T>
QString stateText(const T &state)
{
    return QString::fromUtf8(Api::toText(state));
}
template <class T>
T stateFrom(const QString &text)
{
    return Api::fromText<T>(text.toUtf8()).value_or(T());
}

/// Sets the state of the open steps.
void setOpen(PartPlan &plan, ShowStep::State state, const QString &reason = {});
/// Reports that the open steps are done, or have failed.
void report(PartPlan plan, ShowStep::State state, const QString &reason,
            const ShowHandler::Progress &progress);
/// Calls `done` with the reason of a failure, empty without one, after `refresh` has made the poll read
/// again. `isDone`: nothing will be read. Not called after `context` is gone.
void whenRead(Poll *poll, QObject *context, const std::function<void()> &refresh,
              const std::function<bool()> &isDone, const std::function<void(const QString &failure)> &done);
/// Reads a started feed again, for a part without a state. Not called after `context` is gone.
void readFeed(Feed *feed, QObject *context, const ShowHandler::Read &done);

/// The entry with this id; none: it was deleted.
template <class T>
std::optional<T> entryOf(const QList<T> &all, const QString &id)
{
    for (const T &one : all) {
        if (QString::number(one.id) == id)
            return one;
    }
    return {};
}
template <class T>
QList<PartChoice> choicesOf(const QList<T> &all)
{
    QList<PartChoice> choices;
    for (const T &one : all)
        choices.append({QString::number(one.id), one.name});
    return choices;
}
/// Saves a new entry, with a number after its name if that is in use. Returns its id.
template <class T>
Result<QString> keepAs(T entry, const QString &name, const std::function<Result<void>(T &)> &save)
{
    for (int number = 1;; ++number) {
        entry.name = number == 1
            ? name
            : QStringLiteral("%1 %2").arg(Api::firstOf(name, 95), QString::number(number));
        if (const auto saved = save(entry); saved)
            return QString::number(entry.id);
        else if (saved.error().fault != Fault::NotOneOf)
            return saved.error();
    }
}

}  // namespace Sidestage
