// SPDX-License-Identifier: GPL-3.0-or-later
#include "library_texts.h"

#include <QCoreApplication>

namespace Sidestage {

namespace {

struct LibraryTexts
{
    Q_DECLARE_TR_FUNCTIONS(LibraryTexts)
};

QString nameOf(const QString &field)
{
    static const std::pair<const char *, const char *> names[] = {
        {"title", QT_TRANSLATE_NOOP("LibraryTexts", "Title")},
        {"cost", QT_TRANSLATE_NOOP("LibraryTexts", "Points")},
        {"prompt", QT_TRANSLATE_NOOP("LibraryTexts", "Prompt")},
        {"is_enabled", QT_TRANSLATE_NOOP("LibraryTexts", "On")},
        {"background_color", QT_TRANSLATE_NOOP("LibraryTexts", "Colour")},
        {"is_user_input_required", QT_TRANSLATE_NOOP("LibraryTexts", "Requires text")},
        {"is_max_per_stream_enabled", QT_TRANSLATE_NOOP("LibraryTexts", "Limit per stream")},
        {"max_per_stream", QT_TRANSLATE_NOOP("LibraryTexts", "Limit per stream")},
        {"is_max_per_user_per_stream_enabled", QT_TRANSLATE_NOOP("LibraryTexts", "Limit per viewer")},
        {"max_per_user_per_stream", QT_TRANSLATE_NOOP("LibraryTexts", "Limit per viewer")},
        {"is_global_cooldown_enabled", QT_TRANSLATE_NOOP("LibraryTexts", "Cooldown")},
        {"global_cooldown_seconds", QT_TRANSLATE_NOOP("LibraryTexts", "Cooldown")},
        {"is_paused", QT_TRANSLATE_NOOP("LibraryTexts", "Paused")},
        {"should_redemptions_skip_request_queue", QT_TRANSLATE_NOOP("LibraryTexts", "Skip the queue")},
    };
    for (const auto &[wire, words] : names) {
        if (field == QLatin1String(wire))
            return LibraryTexts::tr(words);
    }
    return field;
}

QString ruleText(const Error &error)
{
    const int bound = int(error.bound);
    switch (error.fault) {
    case Fault::Missing:
    case Fault::TooShort:
        return LibraryTexts::tr("required");
    case Fault::TooSmall:
        return LibraryTexts::tr("at least %L1").arg(error.bound);
    case Fault::TooLarge:
        return LibraryTexts::tr("at most %L1").arg(error.bound);
    case Fault::TooLong:
        return LibraryTexts::tr("at most %n characters", nullptr, bound);
    case Fault::NotOneOf:
        return LibraryTexts::tr("already used by another reward");
    case Fault::Malformed:
        return LibraryTexts::tr("invalid format");
    default:
        return LibraryTexts::tr("wrong type of value");
    }
}

}  // namespace

QString problemText(const Error &error)
{
    return LibraryTexts::tr("%1: %2.").arg(nameOf(error.field), ruleText(error));
}

QString refusalText(const Error &error)
{
    if (error.message.contains(QLatin1String("DUPLICATE_REWARD")))
        return LibraryTexts::tr("The channel already has a reward with this title.");
    if (error.message.contains(QLatin1String("TOO_MANY_REWARDS")))
        return LibraryTexts::tr("No free slots on the service.");
    if (error.status != 0 && !error.message.isEmpty())
        return LibraryTexts::tr("The service responded: “%1”").arg(error.message);
    switch (error.kind) {
    case Error::Kind::Offline:
        return LibraryTexts::tr("The service cannot be reached.");
    case Error::Kind::Timeout:
        return LibraryTexts::tr("The service did not answer in time.");
    case Error::Kind::RateLimited:
        return LibraryTexts::tr("Too many requests (429). Try again later.");
    case Error::Kind::Unauthorized:
        return LibraryTexts::tr("You were signed out. Sign in again to continue.");
    case Error::Kind::Invalid:
        return error.status == 0 ? problemText(error)
                                 : LibraryTexts::tr("The service rejected the request (400).");
    case Error::Kind::Storage:
        return LibraryTexts::tr("Could not write to disk: %1").arg(error.message);
    default:
        return error.message.isEmpty()
            ? LibraryTexts::tr("The service has an internal error (%1).").arg(error.status)
            : error.message;
    }
}

}  // namespace Sidestage
