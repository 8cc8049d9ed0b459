// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

namespace Sidestage {

class HereNow;

/// Sets what the cells of the list show. `here` must outlive the views of the list.
void setUpHereRows(HereNow *here);

}  // namespace Sidestage
