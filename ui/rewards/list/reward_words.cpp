// SPDX-License-Identifier: GPL-3.0-or-later
#include "reward_words.h"

#include "kit/text/time_text.h"
#include "rewards/list/reward_list.h"
#include "words/words.h"

#include <QCoreApplication>
#include <QLocale>

namespace Sidestage {

namespace {

struct Words
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
        return Words::tr("Title");
    case RewardField::Cost:
        return Words::tr("Points");
    case RewardField::Prompt:
        return Words::tr("Prompt");
    case RewardField::Colour:
        return Words::tr("Colour");
    case RewardField::Enabled:
        return Words::tr("On");
    case RewardField::Paused:
        return Words::tr("Paused");
    case RewardField::Input:
        return Words::tr("Asks for text");
    case RewardField::SkipQueue:
        return Words::tr("Skip the queue");
    case RewardField::PerStream:
        return Words::tr("Limit per stream");
    case RewardField::PerUser:
        return Words::tr("Limit per viewer");
    case RewardField::Cooldown:
        return Words::tr("Cooldown");
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

StateWords wordsOf(RewardState state)
{
    switch (state) {
    case RewardState::On:
        return {Words::tr("On"), Pill::Kind::Good, Icon::Check};
    case RewardState::Off:
        return {Words::tr("Off"), Pill::Kind::Neutral, Icon::Minus};
    case RewardState::Paused:
        return {Words::tr("Paused"), Pill::Kind::Warn, Icon::Pause};
    case RewardState::LibraryOnly:
        return {Words::tr("Library only"), Pill::Kind::Neutral, Icon::Copy};
    case RewardState::Elsewhere:
        return {Words::tr("Made elsewhere"), Pill::Kind::Neutral, Icon::Lock};
    }
    Q_UNREACHABLE();
}

StepWords wordsOf(const PlanStep &step)
{
    using What = PlanStep::What;
    if (step.state == PlanStep::State::Failed)
        return {Words::tr("failed"), Icon::Error, Tone::Error, Tone::Error};
    if (step.state == PlanStep::State::Skipped)
        return {Words::tr("skipped"), Icon::Minus, Tone::Secondary, Tone::Hint};
    StepWords words;
    switch (step.what) {
    case What::Create:
        words = {Words::tr("created"), Icon::Plus, Tone::Good};
        break;
    case What::TurnOn:
        words = {Words::tr("turned on"), Icon::Play, Tone::Good};
        break;
    case What::StaysOn:
        words = {Words::tr("stays on"), Icon::Check, Tone::Secondary, Tone::Hint};
        break;
    case What::TurnOff:
        words = {Words::tr("turned off"), Icon::Pause, Tone::Warn};
        break;
    case What::TakeOff:
        words = {Words::tr("removed"), Icon::Minus, Tone::Error};
        if (step.queue == PlanStep::Queue::KeepOn)
            words = {Words::tr("kept"), Icon::Check, Tone::Secondary, Tone::Hint};
        break;
    case What::Update:
        words = {Words::tr("updated"), Icon::Edit, Tone::Accent};
        break;
    case What::StaysOff:
        words = {Words::tr("stays off"), Icon::None, Tone::Secondary, Tone::Hint};
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
        parts.append(Words::tr("%L1 per viewer", "in a stream").arg(reward.maxPerUserPerStream.value_or(0)));
    if (reward.isMaxPerStreamEnabled.value_or(false))
        parts.append(Words::tr("%L1 per stream").arg(reward.maxPerStream.value_or(0)));
    if (reward.isGlobalCooldownEnabled.value_or(false))
        parts.append(Words::tr("%1 cooldown").arg(durationText(reward.globalCooldownSeconds.value_or(0))));
    return parts.join(QStringLiteral(" · "));
}

QString limitSentence(const Api::RewardChanges &reward)
{
    QStringList parts;
    if (reward.isMaxPerUserPerStreamEnabled.value_or(false))
        parts.append(Words::tr("At most %n per viewer per stream.", nullptr,
                               whole(reward.maxPerUserPerStream.value_or(0))));
    if (reward.isMaxPerStreamEnabled.value_or(false))
        parts.append(Words::tr("At most %n per stream.", nullptr, whole(reward.maxPerStream.value_or(0))));
    if (reward.isGlobalCooldownEnabled.value_or(false))
        parts.append(Words::tr("At least %1 between redemptions.")
                         .arg(durationText(reward.globalCooldownSeconds.value_or(0))));
    return parts.join(u'\n');
}

QString stockText(const RewardItem &item, const QDateTime &now, bool inFull)
{
    QStringList parts;
    if (item.left)
        parts.append(inFull ? Words::tr("%Ln left in this stream", nullptr, *item.left)
                            : Words::tr("%Ln left", nullptr, *item.left));
    const qint64 wait = item.cooldownUntil.isValid() ? now.msecsTo(item.cooldownUntil) : 0;
    if (wait > 0)
        parts.append(Words::tr("ready in %1").arg(clockText((wait + 999) / 1000)));
    return parts.join(QStringLiteral(" · "));
}

QString refusalOf(const Error &error)
{
    if (error.message.contains(QLatin1String("DUPLICATE_REWARD")))
        return Words::tr("The channel already has a reward with this title.");
    if (error.message.contains(QLatin1String("TOO_MANY_REWARDS")))
        return Words::tr("All %n slots on the service are used.", nullptr, RewardList::maxRewards);
    return reasonOf(error);
}

}  // namespace Sidestage
