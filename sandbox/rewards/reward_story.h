// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QtGlobal>

#include <span>

// The rewards that a new world has, and what viewers write. All of it is invented.

namespace Sidestage::Sandbox {

struct StoryReward
{
    const char *client;  ///< The app that made it.
    const char *title;
    const char *prompt;
    qint64 cost;
    const char *color;
    bool input = false;
    bool enabled = true;
    bool paused = false;
    bool skipsQueue = false;
    qint64 perStream = 0;  ///< 0: no such limit.
    qint64 perUser = 0;
    qint64 cooldown = 0;  ///< Seconds.
};

/// Those of the channel with this login; none for most.
std::span<const StoryReward> storyRewards(const char *login);

/// What viewers write, in many scripts, UTF-8.
std::span<const char *const> storyInputs();

}  // namespace Sidestage::Sandbox
