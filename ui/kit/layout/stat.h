// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "kit/theme/tokens.h"

#include <QWidget>

namespace Sidestage {

/// A large value with its unit or target in less prominent text on the same baseline: "18,402 total".
class Stat : public QWidget
{
    Q_OBJECT

public:
    explicit Stat(const QString &value = {}, const QString &unit = {}, TextRole role = TextRole::Stat,
                  QWidget *parent = nullptr);

    void setValue(const QString &value);
    QString value() const { return m_value; }
    void setUnit(const QString &unit);
    QString unit() const { return m_unit; }
    void setTone(Tone tone);

    QSize sizeHint() const override;
    QSize minimumSizeHint() const override { return sizeHint(); }

protected:
    void paintEvent(QPaintEvent *event) override;

private:
    void refresh();

    QString m_value;
    QString m_unit;
    QSize m_wanted;
    TextRole m_role;
    Tone m_tone = Tone::Text;
};

}  // namespace Sidestage
