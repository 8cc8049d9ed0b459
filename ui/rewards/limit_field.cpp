// SPDX-License-Identifier: GPL-3.0-or-later
#include "limit_field.h"

#include "kit/theme.h"
#include "kit/toggle.h"

#include <QHBoxLayout>
#include <QScopedValueRollback>
#include <QSpinBox>

namespace Sidestage {

LimitField::LimitField(qint64 least, qint64 most, const QString &suffix, QWidget *parent)
    : QWidget(parent)
    , m_least(least)
{
    m_toggle = new Toggle;
    m_toggle->setObjectName(QStringLiteral("limitOn"));
    m_number = new QSpinBox;
    m_number->setObjectName(QStringLiteral("limitNumber"));
    m_number->setRange(int(least), int(qMin(most, qint64(std::numeric_limits<int>::max()))));
    m_number->setSuffix(suffix);
    m_number->setGroupSeparatorShown(true);
    auto *layout = new QHBoxLayout(this);
    layout->setContentsMargins({});
    layout->addWidget(m_toggle);
    layout->addWidget(m_number);
    layout->addStretch(1);
    setFocusProxy(m_toggle);
    Theme::watch(this, [this, layout] {
        layout->setSpacing(px(12));
        m_number->setMinimumWidth(px(96));
    });
    connect(m_toggle, &QAbstractButton::toggled, this, [this] {
        update();
        if (!m_filling)
            Q_EMIT edited();
    });
    connect(m_number, &QSpinBox::valueChanged, this, [this] {
        if (!m_filling)
            Q_EMIT edited();
    });
    update();
}

bool LimitField::isOn() const
{
    return m_toggle->isChecked();
}

qint64 LimitField::number() const
{
    return isOn() ? m_number->value() : 0;
}

void LimitField::setValue(bool on, qint64 number)
{
    const QScopedValueRollback filling(m_filling, true);
    m_toggle->setChecked(on);
    if (number >= m_least && number != m_number->value())
        m_number->setValue(int(qMin(number, qint64(m_number->maximum()))));
    update();
}

void LimitField::setEditable(bool editable)
{
    m_editable = editable;
    update();
}

void LimitField::setName(const QString &name)
{
    m_toggle->setAccessibleName(name);
    m_number->setAccessibleName(name);
}

void LimitField::update()
{
    m_toggle->setEnabled(m_editable);
    m_number->setEnabled(m_editable && m_toggle->isChecked());
}

}  // namespace Sidestage
