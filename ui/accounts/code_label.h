// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QLabel>

namespace Sidestage {

/// Shows a short code in large monospaced letters, in groups that are easy to read: "KXPR – 7TMQ". Uses
/// smaller letters when space is short. Always left to right.
class CodeLabel : public QLabel
{
    Q_OBJECT
public:
    explicit CodeLabel(QWidget *parent = nullptr);

    void setCode(const QString &code);

    QSize sizeHint() const override;
    QSize minimumSizeHint() const override;

protected:
    void paintEvent(QPaintEvent *event) override;

private:
    QFont codeFont() const;
};

}  // namespace Sidestage
