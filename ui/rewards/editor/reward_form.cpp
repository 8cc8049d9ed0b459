// SPDX-License-Identifier: GPL-3.0-or-later
#include "reward_form.h"

#include "colour_field.h"
#include "kit/layout/spacing.h"
#include "limit_field.h"
#include "rewards/list/reward_texts.h"

namespace Sidestage {

using namespace Api;

namespace {

constexpr int secondsPerDay = 24 * 60 * 60;

}  // namespace

RewardForm::RewardForm(const QList<RewardField> &fields, QWidget *parent)
    : Form(parent)
{
    for (const RewardField field : fields)
        addRow(field);
    setValue(completed({}));
}

void RewardForm::addRow(RewardField field)
{
    using Reward = RewardChanges;
    FormRow row{.label = nameOf(field), .id = int(field)};
    switch (field) {
    case RewardField::Title:
        row.name = "rewardTitle";
        text(&Reward::title, row);
        break;
    case RewardField::Cost: {
        row.name = "rewardCost";
        row.hint = tr("At least %L1.").arg(ruleOf(&Reward::cost).least);
        auto *cost = static_cast<NumberField *>(number(&Reward::cost, row)->input());
        cost->setGroupSeparatorShown(true);
        cost->setSingleStep(50);
        setScaled(cost, &QWidget::setMinimumWidth, 120);
        break;
    }
    case RewardField::Prompt: {
        row.name = "rewardPrompt";
        QWidget *prompt = box(&Reward::prompt, row)->input();
        setScaled(prompt, &QWidget::setFixedHeight, 72);
        break;
    }
    case RewardField::Colour: {
        row.name = "rewardColour";
        row.hint = tr("# and six digits, 0 to 9 and A to F.");
        auto *colour = new ColourField;
        input(
            row, colour, &ColourField::edited,
            [colour](const Reward &reward) { colour->setText(reward.backgroundColor.value_or(QString())); },
            [colour](Reward &reward) {
                const QString text = colour->text();
                reward.backgroundColor = text.isEmpty() ? std::nullopt : std::optional(text);
            });
        break;
    }
    case RewardField::Enabled:
        row.hint = tr("Viewers see only rewards that are on.");
        toggle(&Reward::isEnabled, row);
        break;
    case RewardField::Paused:
        row.hint = tr("Shown, but cannot be redeemed.");
        toggle(&Reward::isPaused, row);
        break;
    case RewardField::Input:
        toggle(&Reward::isUserInputRequired, row);
        break;
    case RewardField::SkipQueue:
        row.hint = tr("Redemptions are fulfilled right away, without a decision.");
        toggle(&Reward::shouldRedemptionsSkipRequestQueue, row);
        break;
    case RewardField::PerStream:
        addLimit(field, &Reward::isMaxPerStreamEnabled, &Reward::maxPerStream);
        break;
    case RewardField::PerUser:
        addLimit(field, &Reward::isMaxPerUserPerStreamEnabled, &Reward::maxPerUserPerStream);
        break;
    case RewardField::Cooldown:
        addLimit(field, &Reward::isGlobalCooldownEnabled, &Reward::globalCooldownSeconds,
                 tr("Up to %n day(s). Viewers see cooldowns of one minute or longer.", nullptr,
                    int(ruleOf(&Reward::globalCooldownSeconds).most / secondsPerDay)));
        break;
    }
}

void RewardForm::addLimit(RewardField field, std::optional<bool> RewardChanges::*flag,
                          std::optional<qint64> RewardChanges::*number, const QString &hint)
{
    auto *limit
        = new LimitField(field == RewardField::Cooldown ? LimitField::Of::Time : LimitField::Of::Count, 1,
                         ruleOf(number).most);
    limit->setName(nameOf(field));
    input(
        {.label = nameOf(field), .hint = hint, .id = int(field)}, limit, &LimitField::edited,
        [=](const RewardChanges &reward) {
            limit->setValue((reward.*flag).value_or(false), (reward.*number).value_or(0));
        },
        [=](RewardChanges &reward) {
            reward.*flag = limit->isOn();
            reward.*number = limit->number();
        });
    limit->setObjectName(QStringLiteral("rewardLimit%1").arg(int(field)));
}

}  // namespace Sidestage
