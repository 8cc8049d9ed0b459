// SPDX-License-Identifier: GPL-3.0-or-later
#include "number_field.h"

#include "kit/theme/accessible.h"

#include <QEvent>

#include <limits>
#include <utility>

namespace Sidestage {

NumberField::NumberField(int least, int most, QWidget *parent)
    : QSpinBox(parent)
{
    setRule(least, most);
    setValue(least);
    connect(this, &QSpinBox::valueChanged, this, [this](int number) {
        emitProblem();
        if (isKept())
            Q_EMIT numberChanged(number);
    });
}

void NumberField::setRule(int least, int most)
{
    m_least = least;
    m_most = most;
    // The QSpinBox range is wider than the rule. Otherwise the box would silently discard the key that breaks
    // the rule and keep a number that the user did not intend.
    constexpr int further = 100;
    constexpr int largest = std::numeric_limits<int>::max();
    const int widest = most > largest / further ? largest : most * further;
    setRange(qMin(0, least), qMax(widest, value()));
    emitProblem();
}

QString NumberField::problem() const
{
    if (!isEnabled() || isKept())
        return {};
    const bool isLow = value() < m_least;
    const QString bound = textFromValue(isLow ? m_least : m_most) + suffix();
    return isLow ? tr("At least %1.").arg(bound) : tr("At most %1.").arg(bound);
}

bool NumberField::check()
{
    interpretText();  // a button pressed by its shortcut has not removed the focus from this field
    const QString wrong = problem();
    if (wrong.isEmpty())
        return true;
    setFocus(Qt::OtherFocusReason);
    selectAll();
    announce(this, wrong, Announce::Assertive);
    return false;
}

void NumberField::stepBy(int steps)
{
    QSpinBox::stepBy(steps);
    setValue(qBound(m_least, value(), m_most));
    selectAll();
}

QAbstractSpinBox::StepEnabled NumberField::stepEnabled() const
{
    if (isReadOnly())
        return StepNone;
    StepEnabled can = StepNone;
    can.setFlag(StepUpEnabled, value() < m_most);
    can.setFlag(StepDownEnabled, value() > m_least);
    return can;
}

void NumberField::changeEvent(QEvent *event)
{
    QSpinBox::changeEvent(event);
    if (event->type() == QEvent::EnabledChange)
        emitProblem();
}

void NumberField::emitProblem()
{
    const QString now = problem();
    if (std::exchange(m_lastEmitted, now) != now)
        Q_EMIT problemChanged(now);
}

}  // namespace Sidestage
