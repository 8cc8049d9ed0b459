// SPDX-License-Identifier: GPL-3.0-or-later
#include "reward_texts.h"

#include "kit/text/time_text.h"
#include "rewards/list/reward_list.h"
#include "texts/error_texts.h"

#include <QCoreApplication>
#include <QLocale>

namespace Sidestage {

namespace {

struct Texts
{
    Q_DECLARE_TR_FUNCTIONS(Rewards)
};

int whole(qint64 number)
{
    return int(qBound(qint64(0), number, qint64(std::numeric_limits<int>::max())));
}

}  // namespace

QString nameOf(RewardField field)
{
    switch (field) {
    case RewardField::Title:
        return Texts::tr("Title");
    case RewardField::Cost:
        return Texts::tr("Points");
    case RewardField::Prompt:
        return Texts::tr("Prompt");
    case RewardField::Colour:
        return Texts::tr("Colour");
    case RewardField::Enabled:
        return Texts::tr("On");
    case RewardField::Paused:
        return Texts::tr("Paused");
    case RewardField::Input:
        return Texts::tr("Requires text");
    case RewardField::SkipQueue:
        return Texts::tr("Skip the queue");
    case RewardField::PerStream:
        return Texts::tr("Limit per stream");
    case RewardField::PerUser:
        return Texts::tr("Limit per viewer");
    case RewardField::Cooldown:
        return Texts::tr("Cooldown");
    }
    Q_UNREACHABLE();
}

QString namesOf(const QList<RewardField> &fields)
{
    QStringList names;
    for (const RewardField field : fields)
        names.append(names.isEmpty() ? nameOf(field) : nameOf(field).toLower());
    return QLocale().createSeparatedList(names);
}

StateTexts wordsOf(RewardState state)
{
    switch (state) {
    case RewardState::On:
        return {Texts::tr("On"), Pill::Kind::Good, Icon::Check};
    case RewardState::Off:
        return {Texts::tr("Off"), Pill::Kind::Neutral, Icon::Minus};
    case RewardState::Paused:
        return {Texts::tr("Paused"), Pill::Kind::Warn, Icon::Pause};
    case RewardState::LibraryOnly:
        return {Texts::tr("Library only"), Pill::Kind::Neutral, Icon::Copy};
    case RewardState::Elsewhere:
        return {Texts::tr("Made by another app"), Pill::Kind::Neutral, Icon::Lock};
    }
    Q_UNREACHABLE();
}

StepTexts wordsOf(const PlanStep &step)
{
    using What = PlanStep::What;
    if (step.state == PlanStep::State::Failed)
        return {Texts::tr("failed"), Icon::Error, Tone::Error, Tone::Error};
    if (step.state == PlanStep::State::Skipped)
        return {Texts::tr("skipped"), Icon::Minus, Tone::Secondary, Tone::Hint};
    StepTexts words;
    switch (step.what) {
    case What::Create:
        words = {Texts::tr("created"), Icon::Plus, Tone::Good};
        break;
    case What::TurnOn:
        words = {Texts::tr("turned on"), Icon::Play, Tone::Good};
        break;
    case What::StaysOn:
        words = {Texts::tr("stays on"), Icon::Check, Tone::Secondary, Tone::Hint};
        break;
    case What::TurnOff:
        words = {Texts::tr("turned off"), Icon::Pause, Tone::Warn};
        break;
    case What::TakeOff:
        words = {Texts::tr("removed"), Icon::Minus, Tone::Error};
        if (step.queue == PlanStep::Queue::KeepOn)
            words = {Texts::tr("kept"), Icon::Check, Tone::Secondary, Tone::Hint};
        break;
    case What::Update:
        words = {Texts::tr("updated"), Icon::Edit, Tone::Accent};
        break;
    case What::StaysOff:
        words = {Texts::tr("stays off"), Icon::None, Tone::Secondary, Tone::Hint};
        break;
    }
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

}  // namespace Sidestage
