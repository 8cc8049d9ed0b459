// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rewards/list/reward_changes.h"

#include <QHash>
#include <QWidget>

class QLineEdit;
class QPlainTextEdit;

namespace Sidestage {

class ColourField;
class FormField;
class LimitField;
class NumberField;
class Toggle;

/// One row for each field of a reward. Limits and hints come from the declaration of the endpoint. The form
/// only stores the input and sends nothing.
class RewardForm : public QWidget
{
    Q_OBJECT
public:
    /// `fields`: the rows, in this order.
    explicit RewardForm(const QList<RewardField> &fields, QWidget *parent = nullptr);

    /// The shown values, with all fields set.
    const Api::RewardChanges &values() const { return m_values; }
    /// Emits nothing.
    void setValues(const Api::RewardChanges &values);
    void setEditable(bool editable);
    /// Marks the fields that differ from the service.
    void setChanged(const QList<RewardField> &fields);
    /// Shows the service's newer value beside a field; empty: nothing.
    void setDrift(RewardField field, const QString &sentence);

    FormField *row(RewardField field) const { return m_rows.value(field); }
    void clearErrors();
    void setError(RewardField field, const QString &sentence);
    void focusField(RewardField field);

Q_SIGNALS:
    void edited(Sidestage::RewardField field);

private:
    QWidget *make(RewardField field);
    QWidget *makeToggle(RewardField field, std::optional<bool> Api::RewardChanges::*member);
    QWidget *makeLimit(RewardField field, std::optional<bool> Api::RewardChanges::*flag,
                       std::optional<qint64> Api::RewardChanges::*number);
    void markEdited(RewardField field);
    void hint(RewardField field);

    Api::RewardChanges m_values{};
    QHash<RewardField, FormField *> m_rows{};
    QHash<RewardField, Toggle *> m_toggles{};
    QHash<RewardField, LimitField *> m_limits{};
    QHash<RewardField, QString> m_drift{};
    QLineEdit *m_title = nullptr;
    NumberField *m_cost = nullptr;
    QPlainTextEdit *m_prompt = nullptr;
    ColourField *m_colour = nullptr;
    bool m_filling = false;
};

}  // namespace Sidestage
