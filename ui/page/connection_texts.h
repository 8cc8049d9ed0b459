// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "kit/theme/icons.h"

#include <QString>

namespace Sidestage {

class Account;

/// The state of a connection as text for the header or the status strip.
struct ConnectionTexts
{
    Icon icon = Icon::None;
    Tone tone = Tone::Secondary;
    QString text{};     ///< "Connected · 2 s ago".
    QString details{};  ///< One sentence for each known fact, one a line.
};

/// Returns the state of the connection for the header, without details.
ConnectionTexts connectionWords(const Account &account);
/// Returns the details for connectionWords(), which are much more work.
QString connectionDetails(const Account &account);

/// Returns the state of the live events for the status strip. The details list why some data does not arrive
/// by events.
ConnectionTexts eventWords(const Account &account);

}  // namespace Sidestage
