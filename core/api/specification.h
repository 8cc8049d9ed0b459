// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "schema/endpoint.h"

namespace Sidestage::Api {

/// An endpoint as the specification lists it.
struct SpecifiedEndpoint
{
    const char *group;
    const char *name;
    bool detailed;             ///< Described in full there, not merely named.
    const EndpointInfo *info;  ///< Its declaration here; null: there is none.
};

/// All that the specification names of the resource API, in its order: endpoints.def.
const QList<SpecifiedEndpoint> &specification();

}  // namespace Sidestage::Api
