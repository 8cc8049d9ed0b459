// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QtGlobal>

#include <span>

// The rewards of a new world, and the texts that viewers enter. All of it is invented.

namespace Sidestage::Sandbox {

struct StoryReward
{
    const char *client;  ///< The app that created it.
    const char *title;
    const char *prompt;
    qint64 cost;
    const char *color;
    bool input = false;
    bool enabled = true;
    bool paused = false;
    bool skipsQueue = false;
    qint64 perStream = 0;  ///< 0: no limit.
    qint64 perUser = 0;
    qint64 cooldown = 0;  ///< Seconds.
};

/// Returns the rewards of the channel with this login; most channels have none.
std::span<const StoryReward> storyRewards(const char *login);

/// Returns texts that viewers enter, in many scripts, UTF-8.
std::span<const char *const> storyInputs();

}  // namespace Sidestage::Sandbox
