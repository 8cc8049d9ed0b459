// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

// Every group of events, for those few that go through all of events.def.

#include "events/channel_points.h"
#include "events/stream.h"
