// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "schema/endpoint.h"

namespace Sidestage::Api {

/// An endpoint in the list of the specification.
struct SpecifiedEndpoint
{
    const char *group;
    const char *name;
    bool detailed;             ///< Described in full in the specification, not only named.
    const EndpointInfo *info;  ///< Its declaration in this project.
};

/// Returns all endpoints of the resource API that the specification names, in its order: endpoints.def.
const QList<SpecifiedEndpoint> &specification();

}  // namespace Sidestage::Api
