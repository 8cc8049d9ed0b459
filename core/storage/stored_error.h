// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/result.h"

#include <algorithm>

namespace Sidestage {

/// An error as a column of a row.
struct StoredError
{
    int kind = 0;
    QString message{};
    QString field{};
    int status = 0;
    int fault = 0;
    qint64 bound = 0;

    static void describe(auto &is)
    {
        is("kind", &StoredError::kind);
        is("message", &StoredError::message);
        is("field", &StoredError::field);
        is("status", &StoredError::status);
        is("fault", &StoredError::fault);
        is("bound", &StoredError::bound);
    }

    static std::optional<StoredError> of(const std::optional<Error> &error)
    {
        if (!error)
            return {};
        return StoredError{int(error->kind), error->message,    error->field,
                           error->status,    int(error->fault), error->bound};
    }
    static std::optional<Error> errorOf(const std::optional<StoredError> &stored)
    {
        if (!stored)
            return {};
        return Error{.kind = Error::Kind(std::clamp(stored->kind, 0, int(Error::Kind::Storage))),
                     .message = stored->message,
                     .field = stored->field,
                     .status = stored->status,
                     .fault = Fault(std::clamp(stored->fault, 0, int(Fault::NotOneOf))),
                     .bound = stored->bound};
    }
};

}  // namespace Sidestage
