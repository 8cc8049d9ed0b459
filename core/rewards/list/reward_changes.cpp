// SPDX-License-Identifier: GPL-3.0-or-later
#include "reward_changes.h"

namespace Sidestage {

using namespace Api;

namespace {

/// A limit: its flag and number in the changes, and their place in the reward.
template <class Limit>
struct LimitField
{
    std::optional<bool> RewardChanges::*flag;
    std::optional<qint64> RewardChanges::*number;
    Limit Reward::*limit;
    qint64 Limit::*value;
};

constexpr LimitField<MaxPerStream> perStream{&RewardChanges::isMaxPerStreamEnabled,
                                             &RewardChanges::maxPerStream, &Reward::maxPerStream,
                                             &MaxPerStream::maxPerStream};
constexpr LimitField<MaxPerUserPerStream> perUser{
    &RewardChanges::isMaxPerUserPerStreamEnabled, &RewardChanges::maxPerUserPerStream,
    &Reward::maxPerUserPerStream, &MaxPerUserPerStream::maxPerUserPerStream};
constexpr LimitField<GlobalCooldown> cooldown{&RewardChanges::isGlobalCooldownEnabled,
                                              &RewardChanges::globalCooldownSeconds, &Reward::globalCooldown,
                                              &GlobalCooldown::globalCooldownSeconds};

void forEachLimit(auto use)
{
    use(perStream);
    use(perUser);
    use(cooldown);
}

/// Calls `use` with each field that is not part of a limit, in both structs.
void forEachField(auto use)
{
    use(&RewardChanges::title, &Reward::title);
    use(&RewardChanges::cost, &Reward::cost);
    use(&RewardChanges::prompt, &Reward::prompt);
    use(&RewardChanges::isEnabled, &Reward::isEnabled);
    use(&RewardChanges::backgroundColor, &Reward::backgroundColor);
    use(&RewardChanges::isUserInputRequired, &Reward::isUserInputRequired);
    use(&RewardChanges::isPaused, &Reward::isPaused);
    use(&RewardChanges::shouldRedemptionsSkipRequestQueue, &Reward::shouldRedemptionsSkipRequestQueue);
}

}  // namespace

RewardChanges changesOf(const Reward &reward)
{
    RewardChanges changes;
    forEachField([&](auto to, auto from) { changes.*to = reward.*from; });
    forEachLimit([&](const auto &field) {
        const auto &limit = reward.*field.limit;
        changes.*field.flag = limit.isEnabled;
        changes.*field.number = limit.*field.value;
    });
    return tidied(std::move(changes));
}

RewardChanges differenceOf(const Reward &now, const RewardChanges &wanted)
{
    return differenceOf(changesOf(now), wanted);
}

RewardChanges differenceOf(const RewardChanges &now, const RewardChanges &wanted)
{
    const RewardChanges before = tidied(now);
    const RewardChanges after = tidied(wanted);
    RewardChanges changes;
    forEachField([&](auto field, auto) {
        if (after.*field && after.*field != before.*field)
            changes.*field = after.*field;
    });
    forEachLimit([&](const auto &field) {
        const std::optional<bool> &flag = after.*field.flag;
        const std::optional<qint64> &number = after.*field.number;
        if (!flag || (flag == before.*field.flag && number == before.*field.number))
            return;
        changes.*field.flag = flag;
        changes.*field.number = number;
    });
    return changes;
}

bool isEmpty(const RewardChanges &changes)
{
    return changes == RewardChanges{};
}

void applyTo(Reward &reward, const RewardChanges &changes)
{
    const RewardChanges given = tidied(changes);
    forEachField([&](auto from, auto to) {
        if (given.*from)
            reward.*to = *(given.*from);
    });
    forEachLimit([&](const auto &field) {
        if (!(given.*field.flag))
            return;
        auto &limit = reward.*field.limit;
        limit.isEnabled = *(given.*field.flag);
        limit.*field.value = *(given.*field.number);
    });
}

void applyTo(RewardChanges &reward, const RewardChanges &changes)
{
    forEachField([&](auto field, auto) {
        if (changes.*field)
            reward.*field = changes.*field;
    });
    forEachLimit([&](const auto &field) {
        if (changes.*field.flag)
            reward.*field.flag = changes.*field.flag;
        if (changes.*field.number)
            reward.*field.number = changes.*field.number;
    });
    reward = tidied(std::move(reward));
}

RewardChanges tidied(RewardChanges reward)
{
    if (reward.backgroundColor && reward.backgroundColor->isEmpty())
        reward.backgroundColor.reset();
    if (reward.backgroundColor)
        reward.backgroundColor = reward.backgroundColor->toUpper();
    forEachLimit([&](const auto &field) {
        std::optional<bool> &flag = reward.*field.flag;
        std::optional<qint64> &number = reward.*field.number;
        if (!flag && !number)
            return;
        // A number without the flag means that the limit is on.
        if (!flag)
            flag = *number > 0;
        number = *flag ? number.value_or(0) : 0;
    });
    return reward;
}

QList<Error> problemsIn(const RewardChanges &reward, bool isWhole)
{
    QList<Error> problems;
    const auto note = [&](const Field &declared, Error error) {
        error.field.prepend(declared.name);
        problems.append(std::move(error));
    };
    // Each field separately, so that one problem does not hide the next.
    for (const Field &declared : schemaOf<RewardChanges>().fields) {
        const void *value = declared.of(&reward);
        Error error;
        if (declared.type->has(value) && !declared.type->check(value, declared.rule, error))
            note(declared, error);
    }
    if (isWhole && !reward.title)
        note(fieldOf(&RewardChanges::title), Error::broken(Fault::Missing));
    if (isWhole && !reward.cost)
        note(fieldOf(&RewardChanges::cost), Error::broken(Fault::Missing));
    forEachLimit([&](const auto &field) {
        if (reward.*field.flag == true && (reward.*field.number).value_or(0) == 0)
            note(fieldOf(field.number), Error::broken(Fault::TooSmall, {}, 1));
    });
    return problems;
}

QString titleKey(const QString &title)
{
    return title.toCaseFolded();
}

}  // namespace Sidestage
