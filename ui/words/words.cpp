// SPDX-License-Identifier: GPL-3.0-or-later
#include "words.h"

#include <QCoreApplication>

namespace Sidestage {

namespace {

struct Words
{
    Q_DECLARE_TR_FUNCTIONS(Words)
};

}  // namespace

QString ruleOf(const Error &error)
{
    const int bound = int(error.bound);
    switch (error.fault) {
    case Fault::None:
        return {};
    case Fault::Missing:
        return Words::tr("This cannot be empty.");
    case Fault::WrongType:
        return Words::tr("This is not a value of the right kind.");
    case Fault::TooSmall:
        return Words::tr("At least %L1.").arg(error.bound);
    case Fault::TooLarge:
        return Words::tr("At most %L1.").arg(error.bound);
    case Fault::TooShort:
        return bound <= 1 ? Words::tr("This cannot be empty.")
                          : Words::tr("At least %n characters.", nullptr, bound);
    case Fault::TooLong:
        return Words::tr("At most %n characters.", nullptr, bound);
    case Fault::TooFew:
        return Words::tr("At least %n.", nullptr, bound);
    case Fault::TooMany:
        return Words::tr("At most %n.", nullptr, bound);
    case Fault::Malformed:
        return Words::tr("Some characters are not allowed here.");
    case Fault::NotOneOf:
        return Words::tr("This value is not one of the allowed ones.");
    }
    Q_UNREACHABLE();
}

namespace {

/// Whether an error of this kind can be found here, without asking the service.
bool refusesByItself(Error::Kind kind)
{
    using Kind = Error::Kind;
    return kind == Kind::Invalid || kind == Kind::Unauthorized || kind == Kind::Forbidden
        || kind == Kind::NotFound || kind == Kind::Conflict || kind == Kind::RateLimited;
}

}  // namespace

QString reasonOf(const Error &error)
{
    const QString said
        = error.message.isEmpty() ? QString() : Words::tr("The service said: “%1”").arg(error.message);
    // No answer: the words are our own, for the user.
    if (error.status == 0 && error.fault == Fault::None && !error.message.isEmpty()
        && refusesByItself(error.kind))
        return error.message;
    switch (error.kind) {
    case Error::Kind::Cancelled:
        return Words::tr("It was cancelled.");
    case Error::Kind::Offline:
        return Words::tr("The service cannot be reached.");
    case Error::Kind::Timeout:
        return Words::tr("The service did not answer in time.");
    case Error::Kind::Invalid:
        if (error.status == 0)
            return ruleOf(error);
        return said.isEmpty() ? Words::tr("The service refused it without a reason (%1).").arg(error.status)
                              : said;
    case Error::Kind::Unauthorized:
        return said.isEmpty() ? Words::tr("Your sign-in ended. Sign in again to continue.")
                              : said + Words::tr(" (401)");
    case Error::Kind::Forbidden:
        return said.isEmpty() ? Words::tr("The service does not allow it (403).")
                              : said + Words::tr(" (403)");
    case Error::Kind::NotFound:
        return said.isEmpty() ? Words::tr("The service does not know it (404).") : said + Words::tr(" (404)");
    case Error::Kind::Conflict:
        return said.isEmpty() ? Words::tr("It was changed too often (409). Try again in a while.")
                              : said + Words::tr(" (409)");
    case Error::Kind::RateLimited:
        return said.isEmpty() ? Words::tr("The service asks for a pause (429).") : said + Words::tr(" (429)");
    case Error::Kind::Server:
        return said.isEmpty() ? Words::tr("The service has a problem of its own (%1).").arg(error.status)
                              : said + Words::tr(" (%1)").arg(error.status);
    case Error::Kind::Protocol:
        return error.field.isEmpty()
            ? Words::tr("The answer of the service cannot be understood.")
            : Words::tr("The answer of the service cannot be understood at “%1”.").arg(error.field);
    case Error::Kind::Storage:
        return Words::tr("It could not be written to disk: %1").arg(error.message);
    }
    Q_UNREACHABLE();
}

}  // namespace Sidestage
