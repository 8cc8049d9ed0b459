// SPDX-License-Identifier: GPL-3.0-or-later
#include "limit_field.h"

#include "kit/layout/flow_layout.h"
#include "kit/layout/spacing.h"

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
    m_toggle = named("limitOn", new Toggle);
    m_number = named("limitNumber", new NumberField(asInt(least), asInt(most)));
    m_number->setGroupSeparatorShown(true);
    // The editor is narrow, so the number wraps below the switch if necessary.
    QSizePolicy grows(QSizePolicy::Preferred, QSizePolicy::Minimum);
    grows.setHeightForWidth(true);
    setSizePolicy(grows);
    auto *layout = withoutMargins(new FlowLayout(this));
    layout->addWidget(m_toggle);
    layout->addWidget(m_number);
    if (of == Of::Time) {
        m_unit = named("limitUnit", new QComboBox);
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
