// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "kit/theme/icons.h"

#include <QString>

namespace Sidestage {

class Account;

/// The state of a connection, worded for the header or the status strip.
struct ConnectionWords
{
    Icon icon = Icon::None;
    Tone tone = Tone::Secondary;
    QString text{};     ///< "Connected · 2 s ago".
    QString details{};  ///< A sentence for each thing that is known, one a line.
};

ConnectionWords connectionWords(const Account &account);

/// The state of the live events, worded for the status strip. Details say why something does not come by
/// events.
ConnectionWords eventWords(const Account &account);

}  // namespace Sidestage
