// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "profile.h"

namespace Sidestage {

/// Whether who is called `host` is this computer.
bool isThisComputer(const QString &host);

/// Why `url` is no address to send secrets to: a sentence, or nothing. Only https is, and http to this
/// computer.
QString problemOfAddress(const QUrl &url);
/// The same for the address of live events: only wss is safe, and ws to this computer.
QString problemOfEvents(const QUrl &url);
/// The first that is wrong with an address of the service; empty: nothing. Live events and the way back need
/// not be there.
QString problemOf(const ServiceProfile &profile);

}  // namespace Sidestage
