// SPDX-License-Identifier: GPL-3.0-or-later
#include "error_texts.h"

#include <QCoreApplication>

namespace Sidestage {

namespace {

struct Texts
{
    Q_DECLARE_TR_FUNCTIONS(Texts)
};

}  // namespace

QString ruleOf(const Error &error)
{
    const int bound = int(error.bound);
    switch (error.fault) {
    case Fault::None:
        return {};
    case Fault::Missing:
        return Texts::tr("Required.");
    case Fault::WrongType:
        return Texts::tr("Invalid value.");
    case Fault::TooSmall:
        return Texts::tr("At least %L1.").arg(error.bound);
    case Fault::TooLarge:
        return Texts::tr("At most %L1.").arg(error.bound);
    case Fault::TooShort:
        return bound <= 1 ? Texts::tr("Required.") : Texts::tr("At least %n characters.", nullptr, bound);
    case Fault::TooLong:
        return Texts::tr("At most %n characters.", nullptr, bound);
    case Fault::TooFew:
        return Texts::tr("At least %n.", nullptr, bound);
    case Fault::TooMany:
        return Texts::tr("At most %n.", nullptr, bound);
    case Fault::Malformed:
        return Texts::tr("Some characters are not allowed here.");
    case Fault::NotOneOf:
        return Texts::tr("This value is not allowed.");
    }
    Q_UNREACHABLE();
}

namespace {

/// Returns whether an error of this kind can also be detected locally, without a request to the service.
bool refusesByItself(Error::Kind kind)
{
    using Kind = Error::Kind;
    return kind == Kind::Invalid || kind == Kind::Unauthorized || kind == Kind::Forbidden
        || kind == Kind::NotFound || kind == Kind::Conflict || kind == Kind::RateLimited;
}

}  // namespace

QString reasonOf(const Error &error)
{
    QString said
        = error.message.isEmpty() ? QString() : Texts::tr("The service responded: “%1”").arg(error.message);
    if (!said.isEmpty() && error.status > 0 && error.kind != Error::Kind::Invalid)
        said += Texts::tr(" (%1).").arg(error.status);
    // No response: the message is ours and already written for the user.
    if (error.status == 0 && error.fault == Fault::None && !error.message.isEmpty()
        && refusesByItself(error.kind))
        return error.message;
    switch (error.kind) {
    case Error::Kind::Cancelled:
        return Texts::tr("Cancelled.");
    case Error::Kind::Offline:
        return Texts::tr("The service cannot be reached.");
    case Error::Kind::Timeout:
        return Texts::tr("The service did not answer in time.");
    case Error::Kind::Invalid:
        if (error.status == 0)
            return ruleOf(error);
        return said.isEmpty()
            ? Texts::tr("The service refused the request without a reason (%1).").arg(error.status)
            : said;
    case Error::Kind::Unauthorized:
        return said.isEmpty() ? Texts::tr("You were signed out. Sign in again to continue.") : said;
    case Error::Kind::Forbidden:
        return said.isEmpty() ? Texts::tr("Not allowed by the service (403).") : said;
    case Error::Kind::NotFound:
        return said.isEmpty() ? Texts::tr("Not found on the service (404).") : said;
    case Error::Kind::Conflict:
        return said.isEmpty() ? Texts::tr("Changed too often (409). Try again later.") : said;
    case Error::Kind::RateLimited:
        return said.isEmpty() ? Texts::tr("Too many requests (429). Try again later.") : said;
    case Error::Kind::Server:
        return said.isEmpty() ? Texts::tr("The service has an internal error (%1).").arg(error.status) : said;
    case Error::Kind::Protocol:
        return error.field.isEmpty()
            ? Texts::tr("The response from the service is invalid.")
            : Texts::tr("The response from the service is invalid at “%1”.").arg(error.field);
    case Error::Kind::Storage:
        return Texts::tr("Could not write to disk: %1").arg(error.message);
    }
    Q_UNREACHABLE();
}

}  // namespace Sidestage
