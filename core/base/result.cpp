// SPDX-License-Identifier: GPL-3.0-or-later
#include "result.h"

namespace Sidestage {

Error Error::fromStatus(int status, QString message)
{
    Error error{.kind = Kind::Protocol, .message = std::move(message), .status = status};
    switch (status) {
    case 400:
        error.kind = Kind::Invalid;
        break;
    case 401:
        error.kind = Kind::Unauthorized;
        break;
    case 403:
        error.kind = Kind::Forbidden;
        break;
    case 404:
    case 410:
        error.kind = Kind::NotFound;
        break;
    case 409:
        error.kind = Kind::Conflict;
        break;
    case 422:
        error.kind = Kind::Invalid;
        break;
    case 429:
        error.kind = Kind::RateLimited;
        break;
    default:
        if (status >= 500)
            error.kind = Kind::Server;
        break;
    }
    return error;
}

Error Error::broken(Fault fault, QString field, qint64 bound)
{
    return {.kind = Kind::Invalid, .field = std::move(field), .fault = fault, .bound = bound};
}

bool Error::isUncertain() const
{
    switch (kind) {
    case Kind::Cancelled:
    case Kind::Offline:
    case Kind::Timeout:
    case Kind::Server:
    case Kind::Protocol:
        return true;
    case Kind::Invalid:
    case Kind::Unauthorized:
    case Kind::Forbidden:
    case Kind::NotFound:
    case Kind::Conflict:
    case Kind::RateLimited:
    case Kind::Storage:
        return false;
    }
    Q_UNREACHABLE();
}

bool Error::isTransient() const
{
    return isUncertain() || kind == Kind::RateLimited;
}

}  // namespace Sidestage
