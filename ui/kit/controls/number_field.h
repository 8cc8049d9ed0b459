// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QSpinBox>

namespace Sidestage {

/// An integer field with a range. A number outside the range can be typed and is not corrected: problem()
/// returns the reason, the surrounding FormField shows it, and a button calls check() before it acts. The
/// arrows and the wheel stay within the range.
class NumberField : public QSpinBox
{
    Q_OBJECT
public:
    NumberField(int least, int most, QWidget *parent = nullptr);

    /// Changes the range. The number is kept, even if it is now out of range.
    void setRule(int least, int most);

    /// Why the number is invalid, as a sentence; empty: it is valid, or the field is disabled.
    QString problem() const;
    /// Returns whether the number is valid. Otherwise focuses the field and announces the reason.
    bool check();

    void stepBy(int steps) override;

Q_SIGNALS:
    void problemChanged(const QString &problem);
    /// Like valueChanged(), but only for numbers within the range.
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
