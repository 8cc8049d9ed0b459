// SPDX-License-Identifier: GPL-3.0-or-later
#include "reward_form.h"

#include "colour_field.h"
#include "limit_field.h"
#include "rewards/list/reward_texts.h"

#include "kit/controls/form_field.h"
#include "kit/controls/number_field.h"
#include "kit/controls/text_box.h"
#include "kit/controls/toggle.h"
#include "kit/theme/theme.h"
#include "schema/schema.h"
#include "schema/values.h"

#include <QCoreApplication>
#include <QEvent>
#include <QLineEdit>
#include <QScopedValueRollback>
#include <QScrollArea>
#include <QVBoxLayout>

namespace Sidestage {

namespace {

/// Scrolls the parent areas until the whole widget is visible, including its focus ring.
void revealWhole(QWidget *widget)
{
    for (QWidget *up = widget->parentWidget(); up; up = up->parentWidget()) {
        auto *area = qobject_cast<QScrollArea *>(up);
        if (!area)
            continue;
        QCoreApplication::sendPostedEvents(nullptr, QEvent::LayoutRequest);
        area->ensureWidgetVisible(widget, 0, px(8));
        return;
    }
}

}  // namespace

using namespace Api;

namespace {

constexpr int secondsPerDay = 24 * 60 * 60;

}  // namespace

RewardForm::RewardForm(const QList<RewardField> &fields, QWidget *parent)
    : QWidget(parent)
    , m_values(completed({}))
{
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins({});
    for (const RewardField field : fields) {
        QWidget *input = make(field);
        auto *row = new FormField(nameOf(field), input);
        row->setObjectName(QStringLiteral("rewardField%1").arg(int(field)));
        m_rows.insert(field, row);
        layout->addWidget(row);
        hint(field);
    }
    Theme::watch(this, [this, layout] {
        layout->setSpacing(px(14));
        if (m_prompt)
            m_prompt->setFixedHeight(px(72));
    });
}

QWidget *RewardForm::make(RewardField field)
{
    switch (field) {
    case RewardField::Title:
        m_title = new QLineEdit;
        m_title->setObjectName(QStringLiteral("rewardTitle"));
        connect(m_title, &QLineEdit::textChanged, this, [this](const QString &text) {
            m_values.title = text;
            markEdited(RewardField::Title);
        });
        return m_title;
    case RewardField::Cost:
        m_cost = new NumberField(int(ruleOf(&RewardChanges::cost).least), std::numeric_limits<int>::max());
        m_cost->setObjectName(QStringLiteral("rewardCost"));
        m_cost->setGroupSeparatorShown(true);
        m_cost->setSingleStep(50);
        m_cost->setSizePolicy(QSizePolicy::Maximum, QSizePolicy::Fixed);
        Theme::watch(m_cost, [this] { m_cost->setMinimumWidth(px(120)); });
        connect(m_cost, &NumberField::valueChanged, this, [this](int cost) {
            m_values.cost = cost;
            markEdited(RewardField::Cost);
        });
        return m_cost;
    case RewardField::Prompt:
        m_prompt = new TextBox;
        m_prompt->setObjectName(QStringLiteral("rewardPrompt"));
        m_prompt->setTabChangesFocus(true);
        m_prompt->setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
        connect(m_prompt, &QPlainTextEdit::textChanged, this, [this] {
            m_values.prompt = m_prompt->toPlainText();
            markEdited(RewardField::Prompt);
        });
        return m_prompt;
    case RewardField::Colour:
        m_colour = new ColourField;
        m_colour->setObjectName(QStringLiteral("rewardColour"));
        connect(m_colour, &ColourField::edited, this, [this] {
            const QString text = m_colour->text();
            m_values.backgroundColor = text.isEmpty() ? std::nullopt : std::optional(text);
            markEdited(RewardField::Colour);
        });
        return m_colour;
    case RewardField::Enabled:
        return makeToggle(field, &RewardChanges::isEnabled);
    case RewardField::Paused:
        return makeToggle(field, &RewardChanges::isPaused);
    case RewardField::Input:
        return makeToggle(field, &RewardChanges::isUserInputRequired);
    case RewardField::SkipQueue:
        return makeToggle(field, &RewardChanges::shouldRedemptionsSkipRequestQueue);
    case RewardField::PerStream:
        return makeLimit(field, &RewardChanges::isMaxPerStreamEnabled, &RewardChanges::maxPerStream);
    case RewardField::PerUser:
        return makeLimit(field, &RewardChanges::isMaxPerUserPerStreamEnabled,
                         &RewardChanges::maxPerUserPerStream);
    case RewardField::Cooldown:
        return makeLimit(field, &RewardChanges::isGlobalCooldownEnabled,
                         &RewardChanges::globalCooldownSeconds);
    }
    Q_UNREACHABLE();
}

QWidget *RewardForm::makeToggle(RewardField field, std::optional<bool> RewardChanges::*member)
{
    auto *toggle = new Toggle;
    toggle->setObjectName(QStringLiteral("rewardToggle%1").arg(int(field)));
    m_toggles.insert(field, toggle);
    connect(toggle, &QAbstractButton::toggled, this, [this, field, member](bool on) {
        m_values.*member = on;
        markEdited(field);
    });
    return toggle;
}

QWidget *RewardForm::makeLimit(RewardField field, std::optional<bool> RewardChanges::*flag,
                               std::optional<qint64> RewardChanges::*number)
{
    auto *limit
        = new LimitField(field == RewardField::Cooldown ? LimitField::Of::Time : LimitField::Of::Count, 1,
                         ruleOf(number).most);
    limit->setObjectName(QStringLiteral("rewardLimit%1").arg(int(field)));
    limit->setName(nameOf(field));
    m_limits.insert(field, limit);
    connect(limit, &LimitField::edited, this, [this, field, flag, number, limit] {
        m_values.*flag = limit->isOn();
        m_values.*number = limit->number();
        markEdited(field);
    });
    return limit;
}

void RewardForm::markEdited(RewardField field)
{
    if (m_filling)
        return;
    m_rows[field]->clearError();
    hint(field);
    Q_EMIT edited(field);
}

void RewardForm::setValues(const RewardChanges &values)
{
    const QScopedValueRollback filling(m_filling, true);
    m_values = completed(values);
    const RewardChanges shown = m_values;
    if (m_title && m_title->text() != *shown.title) {
        m_title->setText(*shown.title);
        m_title->setCursorPosition(0);  // shows the beginning
    }
    if (m_cost)
        m_cost->setValue(int(qMin(*shown.cost, qint64(m_cost->maximum()))));
    if (m_prompt && m_prompt->toPlainText() != *shown.prompt)
        m_prompt->setPlainText(*shown.prompt);
    if (m_colour)
        m_colour->setText(shown.backgroundColor.value_or(QString()));
    const auto toggle = [this](RewardField field, std::optional<bool> on) {
        if (Toggle *shownAs = m_toggles.value(field))
            shownAs->setChecked(on.value_or(false));
    };
    toggle(RewardField::Enabled, shown.isEnabled);
    toggle(RewardField::Paused, shown.isPaused);
    toggle(RewardField::Input, shown.isUserInputRequired);
    toggle(RewardField::SkipQueue, shown.shouldRedemptionsSkipRequestQueue);
    const auto limit = [this](RewardField field, std::optional<bool> on, std::optional<qint64> number) {
        if (LimitField *shownAs = m_limits.value(field))
            shownAs->setValue(on.value_or(false), number.value_or(0));
    };
    limit(RewardField::PerStream, shown.isMaxPerStreamEnabled, shown.maxPerStream);
    limit(RewardField::PerUser, shown.isMaxPerUserPerStreamEnabled, shown.maxPerUserPerStream);
    limit(RewardField::Cooldown, shown.isGlobalCooldownEnabled, shown.globalCooldownSeconds);
    m_values = shown;  // keeps values that the inputs cannot represent
    for (auto row = m_rows.cbegin(); row != m_rows.cend(); ++row)
        hint(row.key());
}

void RewardForm::setEditable(bool editable)
{
    if (m_title)
        m_title->setReadOnly(!editable);
    if (m_cost)
        m_cost->setReadOnly(!editable);
    if (m_prompt)
        m_prompt->setReadOnly(!editable);
    if (m_colour)
        m_colour->setEditable(editable);
    for (Toggle *toggle : std::as_const(m_toggles))
        toggle->setEnabled(editable);
    for (LimitField *limit : std::as_const(m_limits))
        limit->setEditable(editable);
}

void RewardForm::setChanged(const QList<RewardField> &fields)
{
    for (auto row = m_rows.cbegin(); row != m_rows.cend(); ++row)
        (*row)->setChanged(fields.contains(row.key()));
}

void RewardForm::setDrift(RewardField field, const QString &sentence)
{
    m_drift.insert(field, sentence);
    if (m_rows.contains(field))
        hint(field);
}

void RewardForm::clearErrors()
{
    for (FormField *row : std::as_const(m_rows))
        row->clearError();
    for (auto row = m_rows.cbegin(); row != m_rows.cend(); ++row)
        hint(row.key());
}

void RewardForm::setError(RewardField field, const QString &sentence)
{
    FormField *row = m_rows.value(field);
    // The number of a limit shows the error itself, in the selected unit.
    if (!row || (m_limits.contains(field) && row->hasError()))
        return;
    row->setError(sentence);
}

void RewardForm::focusField(RewardField field)
{
    FormField *row = m_rows.value(field);
    if (!row)
        return;
    LimitField *limit = m_limits.value(field);
    if (!limit || limit->check())  // an invalid limit focuses itself
        row->focusInput();
    // Reveals the row with label and error after the next layout.
    QMetaObject::invokeMethod(
        row, [row] { revealWhole(row); }, Qt::QueuedConnection);
}

void RewardForm::hint(RewardField field)
{
    FormField *row = m_rows.value(field);
    if (!row)
        return;
    const auto characters = [row](const QString &text, const Rule &rule) {
        const int length = int(lengthOf(text));
        if (length > rule.most)
            row->setError(
                tr("%n characters too many: at most %L1.", nullptr, length - int(rule.most)).arg(rule.most));
        return tr("%L1 of %L2 characters").arg(length).arg(rule.most);
    };
    QString text;
    switch (field) {
    case RewardField::Title:
        text = characters(m_values.title.value_or(QString()), ruleOf(&RewardChanges::title));
        break;
    case RewardField::Prompt:
        text = characters(m_values.prompt.value_or(QString()), ruleOf(&RewardChanges::prompt));
        break;
    case RewardField::Cost:
        text = tr("At least %L1.").arg(ruleOf(&RewardChanges::cost).least);
        break;
    case RewardField::Enabled:
        text = tr("Viewers see only rewards that are on.");
        break;
    case RewardField::Paused:
        text = tr("Shown, but cannot be redeemed.");
        break;
    case RewardField::SkipQueue:
        text = tr("Redemptions are fulfilled right away, without a decision.");
        break;
    case RewardField::Cooldown:
        text = tr("Up to %n day(s). Viewers see cooldowns of one minute or longer.", nullptr,
                  int(ruleOf(&RewardChanges::globalCooldownSeconds).most / secondsPerDay));
        break;
    case RewardField::Colour:
        text = tr("# and six digits, 0 to 9 and A to F.");
        break;
    default:
        break;
    }
    if (const QString drift = m_drift.value(field); !drift.isEmpty())
        text = drift;
    row->setHint(text);
}

}  // namespace Sidestage
