// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

// Every group of endpoints, for those few that go through all of endpoints.def.

#include "ads.h"
#include "analytics.h"
#include "bits.h"
#include "channel_points.h"
#include "channels.h"
#include "charity.h"
#include "chat.h"
#include "emotes.h"
#include "eventsub.h"
#include "extensions.h"
#include "games.h"
#include "labels.h"
#include "moderation.h"
#include "search.h"
#include "streams.h"
#include "users.h"
