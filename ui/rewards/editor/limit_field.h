// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>

class QComboBox;

namespace Sidestage {

class NumberField;
class Toggle;

/// A limit: whether it is on, and its number. Both are one value, because the service accepts them only
/// together.
class LimitField : public QWidget
{
    Q_OBJECT
public:
    enum class Of : quint8 {
        Count,
        Time,  ///< Seconds, entered in a unit that the user selects.
    };
    LimitField(Of of, qint64 least, qint64 most, QWidget *parent = nullptr);

    bool isOn() const;
    /// 0 while it is off.
    qint64 number() const;
    /// Emits nothing.
    void setValue(bool on, qint64 number);
    /// Returns whether the number is valid. Otherwise focuses it and shows the reason.
    bool check();
    /// Sets the accessible names of the parts.
    void setName(const QString &name);

Q_SIGNALS:
    void edited();

private:
    int unit() const;
    qint64 shown() const;
    void update();
    void updateRule();

    Toggle *m_toggle = nullptr;
    NumberField *m_number = nullptr;
    QComboBox *m_unit = nullptr;  ///< Null for a count.
    qint64 m_least;
    qint64 m_most;
    bool m_filling = false;
};

}  // namespace Sidestage
