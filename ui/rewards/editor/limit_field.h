// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>

class QComboBox;

namespace Sidestage {

class NumberField;
class Toggle;

/// A limit: whether there is one, and how much. The two are one value, because the service takes them
/// only together.
class LimitField : public QWidget
{
    Q_OBJECT
public:
    enum class Of : quint8 {
        Count,
        Time,  ///< Seconds, entered in the unit that the user chooses.
    };
    LimitField(Of of, qint64 least, qint64 most, QWidget *parent = nullptr);

    bool isOn() const;
    /// 0 while it is off.
    qint64 number() const;
    /// Emits nothing.
    void setValue(bool on, qint64 number);
    void setEditable(bool editable);
    /// Whether the number is taken. Otherwise puts the keyboard into it and says why.
    bool check();
    /// What its parts are called.
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
    bool m_editable = true;
};

}  // namespace Sidestage
