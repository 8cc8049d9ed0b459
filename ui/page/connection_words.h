// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "kit/theme/icons.h"

#include <QString>

namespace Sidestage {

class Account;

/// The state of a connection as text for the header or the status strip.
struct ConnectionWords
{
    Icon icon = Icon::None;
    Tone tone = Tone::Secondary;
    QString text{};     ///< "Connected · 2 s ago".
    QString details{};  ///< One sentence for each known fact, one a line.
};

ConnectionWords connectionWords(const Account &account);

/// Returns the state of the live events for the status strip. The details list why some data does not arrive
/// by events.
ConnectionWords eventWords(const Account &account);

}  // namespace Sidestage
