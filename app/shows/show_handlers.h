// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "shows/show_service.h"

#include <functional>

namespace Sidestage {

class Account;
class AdsService;
class ChannelService;
class CharityService;
class ChatService;
class Clock;
class FollowerWatch;
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
/// The schedule and the announcements, which follow its planned end.
void addPlannedParts(const ShowSources &sources, ShowService::Handlers &handlers);
std::unique_ptr<ShowFacts> makeShowFacts(const ShowSources &sources);

/// Sets the state of the open steps.
void setOpen(PartPlan &plan, ShowStep::State state, const QString &reason = {});

}  // namespace Sidestage
