// SPDX-License-Identifier: GPL-3.0-or-later
#include "limit_field.h"

#include "kit/controls/number_field.h"
#include "kit/controls/toggle.h"
#include "kit/layout/flow_layout.h"
#include "kit/layout/spacing.h"

#include <QComboBox>
#include <QScopedValueRollback>

#include <algorithm>
#include <limits>

namespace Sidestage {

namespace {

constexpr int minute = 60;  // seconds
constexpr int hour = 60 * minute;
constexpr int day = 24 * hour;

int asInt(qint64 number)
{
    return int(std::min(number, qint64(std::numeric_limits<int>::max())));
}

}  // namespace

LimitField::LimitField(Of of, qint64 least, qint64 most, QWidget *parent)
    : QWidget(parent)
    , m_least(least)
    , m_most(most)
{
    m_toggle = new Toggle;
    m_toggle->setObjectName(QStringLiteral("limitOn"));
    m_number = new NumberField(asInt(least), asInt(most));
    m_number->setObjectName(QStringLiteral("limitNumber"));
    m_number->setGroupSeparatorShown(true);
    // The editor is narrow, so the number wraps below the switch if necessary.
    QSizePolicy grows(QSizePolicy::Preferred, QSizePolicy::Minimum);
    grows.setHeightForWidth(true);
    setSizePolicy(grows);
    auto *layout = new FlowLayout(this);
    layout->setContentsMargins({});
    layout->addWidget(m_toggle);
    layout->addWidget(m_number);
    if (of == Of::Time) {
        m_unit = new QComboBox;
        m_unit->setObjectName(QStringLiteral("limitUnit"));
        m_unit->addItem(tr("seconds"), 1);
        m_unit->addItem(tr("minutes"), minute);
        m_unit->addItem(tr("hours"), hour);
        m_unit->addItem(tr("days"), day);
        layout->addWidget(m_unit);
        connect(m_unit, &QComboBox::activated, this, [this] {
            updateRule();
            Q_EMIT edited();
        });
    }
    setFocusProxy(m_toggle);
    layout->setSpacings(12, 4);
    setScaled(m_number, &QWidget::setMinimumWidth, m_unit ? 72 : 96);
    connect(m_toggle, &QAbstractButton::toggled, this, [this] {
        update();
        if (!m_filling)
            Q_EMIT edited();
    });
    connect(m_number, &NumberField::valueChanged, this, [this] {
        if (!m_filling)
            Q_EMIT edited();
    });
    update();
}

bool LimitField::isOn() const
{
    return m_toggle->isChecked();
}

int LimitField::unit() const
{
    return m_unit ? m_unit->currentData().toInt() : 1;
}

qint64 LimitField::shown() const
{
    return qint64(m_number->value()) * unit();
}

qint64 LimitField::number() const
{
    return isOn() ? shown() : 0;
}

void LimitField::setValue(bool on, qint64 number)
{
    const QScopedValueRollback filling(m_filling, true);
    m_toggle->setChecked(on);
    // If the number is unchanged, the unit that the user has selected is kept.
    if (number >= m_least && number != shown()) {
        if (m_unit) {
            const int size = number % day == 0 ? day
                : number % hour == 0           ? hour
                : number % minute == 0         ? minute
                                               : 1;
            m_unit->setCurrentIndex(m_unit->findData(size));
            updateRule();
        }
        m_number->setValue(asInt(number / unit()));
    }
    update();
}

bool LimitField::check()
{
    return m_number->check();
}

void LimitField::setName(const QString &name)
{
    m_toggle->setAccessibleName(name);
    m_number->setAccessibleName(name);
    if (m_unit)
        m_unit->setAccessibleName(tr("Unit of %1").arg(name));
}

void LimitField::updateRule()
{
    m_number->setRule(asInt(std::max(qint64(1), m_least / unit())), asInt(m_most / unit()));
}

void LimitField::update()
{
    const bool canType = m_toggle->isChecked();
    m_number->setEnabled(canType);
    if (m_unit)
        m_unit->setEnabled(canType);
}

}  // namespace Sidestage
