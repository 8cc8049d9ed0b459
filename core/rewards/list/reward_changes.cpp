// SPDX-License-Identifier: GPL-3.0-or-later
#include "reward_changes.h"

#include <tuple>

namespace Sidestage {

using namespace Api;

namespace {

/// A field that is one member of the changes and of the reward.
template <class V>
struct Plain
{
    RewardField field;
    std::optional<V> RewardChanges::*member;
    V Reward::*there;

    bool isSame(const RewardChanges &a, const RewardChanges &b) const { return a.*member == b.*member; }
    void assign(RewardChanges &to, const RewardChanges &from) const { to.*member = from.*member; }
    void read(RewardChanges &to, const Reward &from) const { to.*member = from.*there; }
    void write(Reward &to, const RewardChanges &from) const
    {
        if (from.*member)
            to.*there = *(from.*member);
    }
    void merge(RewardChanges &to, const RewardChanges &from) const
    {
        if (from.*member)
            to.*member = from.*member;
    }
    bool isSet(const RewardChanges &changes) const { return (changes.*member).has_value(); }
    bool isNamedIn(const QString &text) const { return text.contains(fieldOf(member).name); }
};

/// A limit: its flag and number in the changes, and their place in the reward.
template <class L>
struct Limit
{
    RewardField field;
    std::optional<bool> RewardChanges::*flag;
    std::optional<qint64> RewardChanges::*number;
    L Reward::*there;
    qint64 L::*value;

    bool isOn(const RewardChanges &changes) const { return (changes.*flag).value_or(false); }
    bool isSame(const RewardChanges &a, const RewardChanges &b) const
    {
        return isOn(a) == isOn(b) && (!isOn(a) || a.*number == b.*number);
    }
    void assign(RewardChanges &to, const RewardChanges &from) const
    {
        to.*flag = from.*flag;
        to.*number = from.*number;
    }
    void read(RewardChanges &to, const Reward &from) const
    {
        to.*flag = (from.*there).isEnabled;
        to.*number = (from.*there).*value;
    }
    void write(Reward &to, const RewardChanges &from) const
    {
        if (!(from.*flag))
            return;
        (to.*there).isEnabled = *(from.*flag);
        (to.*there).*value = *(from.*number);
    }
    void merge(RewardChanges &to, const RewardChanges &from) const
    {
        if (from.*flag)
            to.*flag = from.*flag;
        if (from.*number)
            to.*number = from.*number;
    }
    bool isSet(const RewardChanges &changes) const { return (changes.*flag).has_value(); }
    bool isNamedIn(const QString &text) const
    {
        return text.contains(fieldOf(number).name) || text.contains(fieldOf(flag).name);
    }
};

constexpr std::tuple limits{
    Limit<MaxPerStream>{RewardField::PerStream, &RewardChanges::isMaxPerStreamEnabled,
                        &RewardChanges::maxPerStream, &Reward::maxPerStream, &MaxPerStream::maxPerStream},
    Limit<MaxPerUserPerStream>{RewardField::PerUser, &RewardChanges::isMaxPerUserPerStreamEnabled,
                               &RewardChanges::maxPerUserPerStream, &Reward::maxPerUserPerStream,
                               &MaxPerUserPerStream::maxPerUserPerStream},
    Limit<GlobalCooldown>{RewardField::Cooldown, &RewardChanges::isGlobalCooldownEnabled,
                          &RewardChanges::globalCooldownSeconds, &Reward::globalCooldown,
                          &GlobalCooldown::globalCooldownSeconds}};

constexpr auto allFields = std::tuple_cat(
    limits,
    std::tuple{
        Plain<QString>{RewardField::Colour, &RewardChanges::backgroundColor, &Reward::backgroundColor},
        Plain<bool>{RewardField::Input, &RewardChanges::isUserInputRequired, &Reward::isUserInputRequired},
        Plain<bool>{RewardField::SkipQueue, &RewardChanges::shouldRedemptionsSkipRequestQueue,
                    &Reward::shouldRedemptionsSkipRequestQueue},
        Plain<bool>{RewardField::Enabled, &RewardChanges::isEnabled, &Reward::isEnabled},
        Plain<bool>{RewardField::Paused, &RewardChanges::isPaused, &Reward::isPaused},
        Plain<QString>{RewardField::Prompt, &RewardChanges::prompt, &Reward::prompt},
        Plain<QString>{RewardField::Title, &RewardChanges::title, &Reward::title},
        Plain<qint64>{RewardField::Cost, &RewardChanges::cost, &Reward::cost}});

void forEachLimit(auto use)
{
    std::apply([&](const auto &...limit) { (use(limit), ...); }, limits);
}

void forEachField(auto use)
{
    std::apply([&](const auto &...field) { (use(field), ...); }, allFields);
}

/// Calls `use` with the one field.
void forField(RewardField field, auto use)
{
    forEachField([&](const auto &one) {
        if (one.field == field)
            use(one);
    });
}

}  // namespace

RewardChanges changesOf(const Reward &reward)
{
    RewardChanges changes;
    forEachField([&](const auto &field) { field.read(changes, reward); });
    return tidied(std::move(changes));
}

RewardChanges completed(const RewardChanges &reward)
{
    RewardChanges all;
    all.title.emplace();
    all.cost = 1;
    all.prompt.emplace();
    all.isEnabled = true;
    all.isUserInputRequired = all.isPaused = all.shouldRedemptionsSkipRequestQueue = false;
    forEachLimit([&](const auto &limit) {
        all.*limit.flag = false;
        all.*limit.number = 0;
    });
    forEachField([&](const auto &field) { field.merge(all, reward); });
    if (all.backgroundColor && all.backgroundColor->isEmpty())
        all.backgroundColor.reset();  // the service chooses one
    return all;
}

RewardChanges tidied(RewardChanges reward)
{
    if (reward.backgroundColor && reward.backgroundColor->isEmpty())
        reward.backgroundColor.reset();
    if (reward.backgroundColor)
        reward.backgroundColor = reward.backgroundColor->toUpper();
    forEachLimit([&](const auto &limit) {
        std::optional<bool> &flag = reward.*limit.flag;
        std::optional<qint64> &number = reward.*limit.number;
        if (!flag && !number)
            return;
        // A number without the flag means that the limit is on.
        if (!flag)
            flag = *number > 0;
        number = *flag ? number.value_or(0) : 0;
    });
    return reward;
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
    forEachField([&](const auto &field) {
        RewardChanges same = before;
        field.assign(same, after);
        if (field.isSet(after) && same != before)
            field.assign(changes, after);
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
    forEachField([&](const auto &field) { field.write(reward, given); });
}

void applyTo(RewardChanges &reward, const RewardChanges &changes)
{
    forEachField([&](const auto &field) { field.merge(reward, changes); });
    reward = tidied(std::move(reward));
}

bool sameIn(RewardField field, const RewardChanges &a, const RewardChanges &b)
{
    if (field == RewardField::Colour)
        return a.backgroundColor.value_or(QString()).compare(b.backgroundColor.value_or(QString()),
                                                             Qt::CaseInsensitive)
            == 0;
    bool isSame = false;
    forField(field, [&](const auto &one) { isSame = one.isSame(a, b); });
    return isSame;
}

void assign(RewardField field, RewardChanges &to, const RewardChanges &from)
{
    forField(field, [&](const auto &one) { one.assign(to, from); });
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
    for (const RewardField field : fields)
        assign(field, some, from);
    forEachLimit([&](const auto &limit) {
        if (!limit.isOn(some) && fields.contains(limit.field)) {
            some.*limit.flag = false;
            some.*limit.number = 0;
        }
    });
    return some;
}

RewardChanges createdFrom(const RewardChanges &reward)
{
    return onlyFields(QList<RewardField>(allRewardFields.begin(), allRewardFields.end()), completed(reward));
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
    forEachLimit([&](const auto &limit) {
        if (limit.isOn(reward) && (reward.*limit.number).value_or(0) == 0)
            note(fieldOf(limit.number), Error::broken(Fault::TooSmall, {}, 1));
    });
    return problems;
}

QList<std::pair<RewardField, Error>> problemsIn(const QList<RewardField> &fields, const RewardChanges &wanted)
{
    QList<std::pair<RewardField, Error>> problems;
    for (const RewardField field : fields) {
        RewardChanges one = onlyFields({field}, wanted);
        if (field == RewardField::Colour && one.backgroundColor.value_or(QString()).isEmpty())
            continue;  // the service chooses one
        const QList<Error> broken = problemsIn(one, false);
        if (!broken.isEmpty())
            problems.append({field, broken.first()});
        else if (field == RewardField::Title && one.title.value_or(QString()).trimmed().isEmpty())
            problems.append({field, Error::broken(Fault::Missing)});
    }
    return problems;
}

std::optional<RewardField> fieldOfError(const Error &error)
{
    std::optional<RewardField> found;
    for (const QString &text : {error.field, error.message}) {
        if (text.contains(QLatin1String("DUPLICATE_REWARD")))
            return RewardField::Title;
        forEachField([&](const auto &field) {
            if (!found && field.isNamedIn(text))
                found = field.field;
        });
    }
    return found;
}

QString titleKey(const QString &title)
{
    return title.toCaseFolded();
}

}  // namespace Sidestage
