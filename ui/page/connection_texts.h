// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "kit/theme/icons.h"

#include <QString>

namespace Sidestage {

class Account;

/// The state of a connection, worded for the header or the status strip.
struct ConnectionTexts
{
    Icon icon = Icon::None;
    Tone tone = Tone::Secondary;
    QString text{};     ///< "Connected · 2 s ago".
    QString details{};  ///< A sentence for each thing that is known, one a line.
};

ConnectionTexts connectionWords(const Account &account);

/// The state of the live events, worded for the status strip. Details say why something does not come by
/// events.
ConnectionTexts eventWords(const Account &account);

}  // namespace Sidestage
