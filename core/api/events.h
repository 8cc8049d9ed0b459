// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

// Includes all groups of events, for code that processes all of events.def.

#include "events/automatic_rewards.h"
#include "events/channel.h"
#include "events/channel_points.h"
#include "events/charity.h"
#include "events/chat.h"
#include "events/moderation.h"
#include "events/others.h"
#include "events/polls.h"
#include "events/stream.h"
#include "events/subscriptions_and_bits.h"
