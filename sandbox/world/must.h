// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

// A handler of an endpoint or of a control call, and the seed of an area, end at their first error, as a
// transaction does (docs/decisions/0014).

#include "storage/database.h"

namespace Sidestage::Sandbox {

/// Returns the value, or ends the handler or the seed with the error. Only for these and their helpers, never
/// for what a store offers: simulated viewers call that too.
template <class T>
T must(Result<T> result)
{
    return Transaction::check(std::move(result));
}

/// Runs a handler. Returns its result, or the error that has ended it.
template <class Handler>
std::invoke_result_t<Handler &> resultOf(Handler handler)
{
    try {
        return handler();
    } catch (const StorageError &stopped) {
        return stopped.error;
    }
}

}  // namespace Sidestage::Sandbox
