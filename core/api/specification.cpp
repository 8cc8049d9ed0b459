// SPDX-License-Identifier: GPL-3.0-or-later
#include "specification.h"

namespace Sidestage::Api {

// Their declarations are elsewhere: here they are only names.
#define ENDPOINT(E) struct E;
#define RESOURCE(T)
#include "endpoints.def"
#undef ENDPOINT
#undef RESOURCE

const QList<SpecifiedEndpoint> &specification()
{
    static const QList<SpecifiedEndpoint> all = {
#define DETAILED(group, name, E) {group, name, true, &endpoint<E>()},
#define NAMED(group, name, E) {group, name, false, &endpoint<E>()},
#define UNDECLARED(group, name) {group, name, false, nullptr},
#include "specification.def"
#undef DETAILED
#undef NAMED
#undef UNDECLARED
    };
    return all;
}

}  // namespace Sidestage::Api
