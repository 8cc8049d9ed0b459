// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QSpinBox>

namespace Sidestage {

/// A whole number with a rule. A number that breaks the rule can be typed and stays: problem() says why it is
/// not taken, the FormField around it shows that, and check() is what a button asks before it acts. The
/// arrows and the wheel keep within the rule.
class NumberField : public QSpinBox
{
    Q_OBJECT
public:
    NumberField(int least, int most, QWidget *parent = nullptr);

    /// Another rule. The number stays, also where it breaks it.
    void setRule(int least, int most);

    /// Why the number is not taken, as a sentence; empty: it is, or the field is off.
    QString problem() const;
    /// Whether the number is taken. Otherwise puts the keyboard into the field and says why.
    bool check();

    void stepBy(int steps) override;

Q_SIGNALS:
    void problemChanged(const QString &problem);
    /// As valueChanged(), but only for numbers that keep the rule.
    void numberChanged(int number);

protected:
    StepEnabled stepEnabled() const override;
    void changeEvent(QEvent *event) override;

private:
    bool isKept() const { return value() >= m_least && value() <= m_most; }
    void emitProblem();

    int m_least = 0;
    int m_most = 0;
    QString m_lastEmitted{};
};

}  // namespace Sidestage
