// SPDX-License-Identifier: GPL-3.0-or-later
#include "reward_texts.h"

#include "base/bidi.h"
#include "base/enum_table.h"
#include "kit/text/time_text.h"
#include "rewards/list/reward_list.h"
#include "rewards/rewards_service.h"
#include "texts/error_texts.h"

#include <QCoreApplication>
#include <QLocale>

namespace Sidestage {

namespace {

struct Texts
{
    Q_DECLARE_TR_FUNCTIONS(Rewards)
};

struct StateRow
{
    RewardState value;
    const char *text;
    Pill::Kind kind;
    Icon symbol;
};
constexpr StateRow stateRows[]{
    {RewardState::On, QT_TRANSLATE_NOOP("Rewards", "On"), Pill::Kind::Good, Icon::Check},
    {RewardState::Off, QT_TRANSLATE_NOOP("Rewards", "Off"), Pill::Kind::Neutral, Icon::Minus},
    {RewardState::Paused, QT_TRANSLATE_NOOP("Rewards", "Paused"), Pill::Kind::Warn, Icon::Pause},
    {RewardState::LibraryOnly, QT_TRANSLATE_NOOP("Rewards", "Library only"), Pill::Kind::Neutral, Icon::Copy},
    {RewardState::Elsewhere, QT_TRANSLATE_NOOP("Rewards", "Made by another app"), Pill::Kind::Neutral,
     Icon::Lock},
};
static_assert(isComplete(stateRows));

struct StepRow
{
    PlanStep::What value;
    const char *text;
    Icon symbol;
    Tone symbolTone;
    Tone textTone = Tone::Text;
};
constexpr StepRow stepRows[]{
    {PlanStep::What::Create, QT_TRANSLATE_NOOP("Rewards", "created"), Icon::Plus, Tone::Good},
    {PlanStep::What::TurnOn, QT_TRANSLATE_NOOP("Rewards", "turned on"), Icon::Play, Tone::Good},
    {PlanStep::What::StaysOn, QT_TRANSLATE_NOOP("Rewards", "stays on"), Icon::Check, Tone::Secondary,
     Tone::Hint},
    {PlanStep::What::TurnOff, QT_TRANSLATE_NOOP("Rewards", "turned off"), Icon::Pause, Tone::Warn},
    {PlanStep::What::TakeOff, QT_TRANSLATE_NOOP("Rewards", "removed"), Icon::Minus, Tone::Error},
    {PlanStep::What::StaysOff, QT_TRANSLATE_NOOP("Rewards", "stays off"), Icon::None, Tone::Secondary,
     Tone::Hint},
    {PlanStep::What::Update, QT_TRANSLATE_NOOP("Rewards", "updated"), Icon::Edit, Tone::Accent},
    {PlanStep::What::Pause, QT_TRANSLATE_NOOP("Rewards", "paused"), Icon::Pause, Tone::Warn},
};
static_assert(isComplete(stepRows));

int whole(qint64 number)
{
    return int(qBound(qint64(0), number, qint64(std::numeric_limits<int>::max())));
}

}  // namespace

QString namesOf(const QList<RewardField> &fields)
{
    QStringList names;
    for (const RewardField field : fields)
        names.append(names.isEmpty() ? nameOf(field) : nameOf(field).toLower());
    return QLocale().createSeparatedList(names);
}

StateTexts wordsOf(RewardState state)
{
    const StateRow &row = rowOf(stateRows, state);
    return {Texts::tr(row.text), row.kind, row.symbol};
}

StepTexts wordsOf(const PlanStep &step)
{
    using What = PlanStep::What;
    if (step.state == PlanStep::State::Failed)
        return {Texts::tr("failed"), Icon::Error, Tone::Error, Tone::Error};
    if (step.state == PlanStep::State::Skipped)
        return {Texts::tr("skipped"), Icon::Minus, Tone::Secondary, Tone::Hint};
    const StepRow &row = rowOf(stepRows, step.what);
    StepTexts words{Texts::tr(row.text), row.symbol, row.symbolTone, row.textTone};
    if (step.what == What::TakeOff && step.queue == PlanStep::Queue::KeepOn)
        words = {Texts::tr("kept"), Icon::Check, Tone::Secondary, Tone::Hint};
    if (step.state == PlanStep::State::Running)
        words.symbol = Icon::Hourglass;
    else if (step.state == PlanStep::State::Done && step.what != What::StaysOn && step.what != What::StaysOff)
        words.symbol = Icon::CheckCircle;
    return words;
}

QString limitText(const Api::RewardChanges &reward)
{
    QStringList parts;
    if (reward.isMaxPerUserPerStreamEnabled.value_or(false))
        parts.append(Texts::tr("%L1 per viewer", "in a stream").arg(reward.maxPerUserPerStream.value_or(0)));
    if (reward.isMaxPerStreamEnabled.value_or(false))
        parts.append(Texts::tr("%L1 per stream").arg(reward.maxPerStream.value_or(0)));
    if (reward.isGlobalCooldownEnabled.value_or(false))
        parts.append(Texts::tr("%1 cooldown").arg(durationText(reward.globalCooldownSeconds.value_or(0))));
    return parts.join(QStringLiteral(" · "));
}

QString limitSentence(const Api::RewardChanges &reward)
{
    QStringList parts;
    if (reward.isMaxPerUserPerStreamEnabled.value_or(false))
        parts.append(Texts::tr("At most %n per viewer per stream.", nullptr,
                               whole(reward.maxPerUserPerStream.value_or(0))));
    if (reward.isMaxPerStreamEnabled.value_or(false))
        parts.append(Texts::tr("At most %n per stream.", nullptr, whole(reward.maxPerStream.value_or(0))));
    if (reward.isGlobalCooldownEnabled.value_or(false))
        parts.append(Texts::tr("At least %1 between redemptions.")
                         .arg(durationText(reward.globalCooldownSeconds.value_or(0))));
    return parts.join(u'\n');
}

QString stockText(const RewardItem &item, const QDateTime &now, bool inFull)
{
    QStringList parts;
    if (item.left)
        parts.append(inFull ? Texts::tr("%Ln left in this stream", nullptr, *item.left)
                            : Texts::tr("%Ln left", nullptr, *item.left));
    const qint64 wait = item.cooldownUntil.isValid() ? now.msecsTo(item.cooldownUntil) : 0;
    if (wait > 0)
        parts.append(Texts::tr("ready in %1").arg(clockText((wait + 999) / 1000)));
    return parts.join(QStringLiteral(" · "));
}

QString refusalOf(const Error &error)
{
    if (error.message.contains(QLatin1String("DUPLICATE_REWARD")))
        return Texts::tr("The channel already has a reward with this title.");
    if (error.message.contains(QLatin1String("TOO_MANY_REWARDS")))
        return Texts::tr("All %n slots on the service are used.", nullptr, RewardList::maxRewards);
    return reasonOf(error);
}

QString notUndone(const QString &title, const Error &error)
{
    return Texts::tr("Undoing the change of “%1” failed. %2", "a reward; the reason")
        .arg(isolated(title), refusalOf(error));
}

}  // namespace Sidestage
