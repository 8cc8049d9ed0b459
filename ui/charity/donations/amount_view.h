// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "kit/theme/tokens.h"

#include <QWidget>

namespace Sidestage {

/// An amount in large text with its goal in secondary text, on the same line if there is room, otherwise
/// below. If the amount itself does not fit, its font shrinks instead of the text being cut.
class AmountView : public QWidget
{
    Q_OBJECT
public:
    explicit AmountView(TextRole role, QWidget *parent = nullptr);

    void set(const QString &amount, const QString &goal);
    QString amount() const { return m_amount; }
    QString goal() const { return m_goal; }

    QSize sizeHint() const override;
    QSize minimumSizeHint() const override;
    bool hasHeightForWidth() const override { return true; }
    int heightForWidth(int width) const override;

protected:
    void paintEvent(QPaintEvent *event) override;

private:
    struct Fit
    {
        QFont amount{};
        QFont goal{};
        bool isOneLine = true;
    };
    Fit fit(int width) const;

    TextRole m_role;
    QString m_amount{};
    QString m_goal{};
};

}  // namespace Sidestage
