// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "kit/icons.h"

#include <QString>

namespace Sidestage {

class Account;

/// The state of a connection, worded for the header.
struct ConnectionWords
{
    Icon icon = Icon::None;
    Tone tone = Tone::Secondary;
    QString text{};     ///< "Connected · 2 s ago".
    QString details{};  ///< A sentence for each thing that is known, one a line.
};

ConnectionWords connectionWords(const Account &account);

}  // namespace Sidestage
