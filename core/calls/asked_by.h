// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

namespace Sidestage {

struct CallRecord;

/// The id of the page that a call was made for: that of the area whose source file asked. So it does not
/// matter which page is shown. Empty: it was made for no page, such as a subscription to events.
QString pageThatAsked(const CallRecord &record);

}  // namespace Sidestage
