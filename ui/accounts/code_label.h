// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QLabel>

namespace Sidestage {

/// A short code in large letters of equal width, in groups that are easy to read off: "KXPR – 7TMQ". Gets
/// smaller where there is no room. From left to right in every language.
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
