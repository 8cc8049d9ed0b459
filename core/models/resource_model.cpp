// SPDX-License-Identifier: GPL-3.0-or-later
#include "resource_model.h"  // moc needs a translation unit for ResourceModelBase
