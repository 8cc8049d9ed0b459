// SPDX-License-Identifier: GPL-3.0-or-later
#include "library_texts.h"

#include "base/enum_table.h"

#include <QCoreApplication>

namespace Sidestage {

namespace {

struct LibraryTexts
{
    Q_DECLARE_TR_FUNCTIONS(LibraryTexts)
};

constexpr EnumText<RewardField> fieldNames[]{
    {RewardField::Title, QT_TRANSLATE_NOOP("LibraryTexts", "Title")},
    {RewardField::Cost, QT_TRANSLATE_NOOP("LibraryTexts", "Points")},
    {RewardField::Prompt, QT_TRANSLATE_NOOP("LibraryTexts", "Prompt")},
    {RewardField::Colour, QT_TRANSLATE_NOOP("LibraryTexts", "Colour")},
    {RewardField::Enabled, QT_TRANSLATE_NOOP("LibraryTexts", "On")},
    {RewardField::Paused, QT_TRANSLATE_NOOP("LibraryTexts", "Paused")},
    {RewardField::Input, QT_TRANSLATE_NOOP("LibraryTexts", "Requires text")},
    {RewardField::SkipQueue, QT_TRANSLATE_NOOP("LibraryTexts", "Skip the queue")},
    {RewardField::PerStream, QT_TRANSLATE_NOOP("LibraryTexts", "Limit per stream")},
    {RewardField::PerUser, QT_TRANSLATE_NOOP("LibraryTexts", "Limit per viewer")},
    {RewardField::Cooldown, QT_TRANSLATE_NOOP("LibraryTexts", "Cooldown")},
};
static_assert(isComplete(fieldNames));

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

QString nameOf(RewardField field)
{
    return LibraryTexts::tr(rowOf(fieldNames, field).text);
}

QString problemText(const Error &error)
{
    const auto field = fieldOfError({.field = error.field});
    return LibraryTexts::tr("%1: %2.").arg(field ? nameOf(*field) : error.field, ruleText(error));
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
