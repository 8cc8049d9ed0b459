// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>

class QSpinBox;

namespace Sidestage {

class Toggle;

/// A limit: whether there is one, and how much. The two are one value, because the service takes them
/// only together.
class LimitField : public QWidget
{
    Q_OBJECT
public:
    LimitField(qint64 least, qint64 most, const QString &suffix, QWidget *parent = nullptr);

    bool isOn() const;
    qint64 number() const;
    /// Emits nothing.
    void setValue(bool on, qint64 number);
    void setEditable(bool editable);
    /// What both parts are called.
    void setName(const QString &name);

Q_SIGNALS:
    void edited();

private:
    void update();

    Toggle *m_toggle = nullptr;
    QSpinBox *m_number = nullptr;
    qint64 m_least;
    bool m_filling = false;
    bool m_editable = true;
};

}  // namespace Sidestage
