// SPDX-License-Identifier: GPL-3.0-or-later
#include "reward_fields.h"

#include "schema/schema.h"
#include "schema/values.h"

namespace Sidestage {

using namespace Api;

namespace {

/// A limit: its flag and number.
struct Limit
{
    std::optional<bool> RewardChanges::*flag;
    std::optional<qint64> RewardChanges::*number;
};

std::optional<Limit> limitOf(RewardField field)
{
    switch (field) {
    case RewardField::PerStream:
        return Limit{&RewardChanges::isMaxPerStreamEnabled, &RewardChanges::maxPerStream};
    case RewardField::PerUser:
        return Limit{&RewardChanges::isMaxPerUserPerStreamEnabled, &RewardChanges::maxPerUserPerStream};
    case RewardField::Cooldown:
        return Limit{&RewardChanges::isGlobalCooldownEnabled, &RewardChanges::globalCooldownSeconds};
    default:
        return std::nullopt;
    }
}

/// Calls `with(member)` for the member of a field that is not a limit.
template <class With>
auto ofField(RewardField field, With with)
{
    switch (field) {
    case RewardField::Title:
        return with(&RewardChanges::title);
    case RewardField::Cost:
        return with(&RewardChanges::cost);
    case RewardField::Prompt:
        return with(&RewardChanges::prompt);
    case RewardField::Colour:
        return with(&RewardChanges::backgroundColor);
    case RewardField::Enabled:
        return with(&RewardChanges::isEnabled);
    case RewardField::Paused:
        return with(&RewardChanges::isPaused);
    case RewardField::Input:
        return with(&RewardChanges::isUserInputRequired);
    default:
        return with(&RewardChanges::shouldRedemptionsSkipRequestQueue);
    }
}

}  // namespace

RewardChanges completed(const RewardChanges &reward)
{
    RewardChanges all = reward;
    const auto fill = [](auto &value, auto other) {
        if (!value)
            value = other;
    };
    fill(all.title, QString());
    fill(all.cost, qint64(1));
    fill(all.prompt, QString());
    fill(all.isEnabled, true);
    if (all.backgroundColor && all.backgroundColor->isEmpty())
        all.backgroundColor.reset();  // the service chooses one
    fill(all.isUserInputRequired, false);
    fill(all.isPaused, false);
    fill(all.shouldRedemptionsSkipRequestQueue, false);
    for (const RewardField field : allRewardFields) {
        if (const auto limit = limitOf(field)) {
            fill(all.*limit->flag, false);
            fill(all.*limit->number, qint64(0));
        }
    }
    return all;
}

bool sameIn(RewardField field, const RewardChanges &a, const RewardChanges &b)
{
    if (const auto limit = limitOf(field)) {
        const bool on = (a.*limit->flag).value_or(false);
        return on == (b.*limit->flag).value_or(false) && (!on || a.*limit->number == b.*limit->number);
    }
    if (field == RewardField::Colour)
        return a.backgroundColor.value_or(QString()).compare(b.backgroundColor.value_or(QString()),
                                                             Qt::CaseInsensitive)
            == 0;
    return ofField(field, [&](auto member) { return a.*member == b.*member; });
}

void assign(RewardField field, RewardChanges &to, const RewardChanges &from)
{
    if (const auto limit = limitOf(field)) {
        to.*limit->flag = from.*limit->flag;
        to.*limit->number = from.*limit->number;
        return;
    }
    ofField(field, [&](auto member) { to.*member = from.*member; });
}

QList<RewardField> differing(const RewardChanges &a, const RewardChanges &b)
{
    QList<RewardField> fields;
    for (const RewardField field : allRewardFields) {
        if (!sameIn(field, a, b))
            fields.append(field);
    }
    return fields;
}

RewardChanges onlyFields(const QList<RewardField> &fields, const RewardChanges &from)
{
    RewardChanges some;
    for (const RewardField field : fields) {
        assign(field, some, from);
        if (const auto limit = limitOf(field); limit && !(some.*limit->flag).value_or(false)) {
            some.*limit->flag = false;
            some.*limit->number = 0;
        }
    }
    return some;
}

RewardChanges createdFrom(const RewardChanges &reward)
{
    RewardChanges wanted
        = onlyFields(QList<RewardField>(allRewardFields.begin(), allRewardFields.end()), completed(reward));
    return wanted;
}

QList<std::pair<RewardField, Error>> problemsIn(const QList<RewardField> &fields, const RewardChanges &wanted)
{
    QList<std::pair<RewardField, Error>> problems;
    for (const RewardField field : fields) {
        Error error;
        bool good = true;
        if (const auto limit = limitOf(field)) {
            if ((wanted.*limit->flag).value_or(false)) {
                const qint64 number = (wanted.*limit->number).value_or(0);
                good = check(number, ruleOf(limit->number) | atLeast(1), error);
            }
        } else if (field == RewardField::Colour && wanted.backgroundColor.value_or(QString()).isEmpty()) {
            continue;  // the service chooses one
        } else {
            good = ofField(field, [&](auto member) {
                return !(wanted.*member) || check(*(wanted.*member), ruleOf(member), error);
            });
            if (good && field == RewardField::Title && wanted.title.value_or(QString()).trimmed().isEmpty()) {
                good = false;
                error = Error::broken(Fault::Missing);
            }
        }
        if (!good)
            problems.append({field, error});
    }
    return problems;
}

std::optional<RewardField> fieldOfError(const Error &error)
{
    // Longer names first, because they contain the shorter ones.
    static constexpr std::pair<const char *, RewardField> names[] = {
        {"DUPLICATE_REWARD", RewardField::Title},
        {"max_per_user_per_stream", RewardField::PerUser},
        {"max_per_stream", RewardField::PerStream},
        {"global_cooldown", RewardField::Cooldown},
        {"background_color", RewardField::Colour},
        {"is_user_input_required", RewardField::Input},
        {"should_redemptions_skip_request_queue", RewardField::SkipQueue},
        {"is_enabled", RewardField::Enabled},
        {"is_paused", RewardField::Paused},
        {"prompt", RewardField::Prompt},
        {"title", RewardField::Title},
        {"cost", RewardField::Cost},
    };
    for (const QString &text : {error.field, error.message}) {
        for (const auto &[name, field] : names) {
            if (text.contains(QLatin1String(name)))
                return field;
        }
    }
    return std::nullopt;
}

}  // namespace Sidestage
