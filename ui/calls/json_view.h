// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QPlainTextEdit>

namespace Sidestage {

/// Shows JSON, or another text, for reading and copying: as high as its text, up to some lines. Keys, strings
/// and numbers have their own colours.
class JsonView : public QPlainTextEdit
{
    Q_OBJECT
public:
    explicit JsonView(QWidget *parent = nullptr);

    void setText(const QString &text);

    QSize sizeHint() const override;
    QSize minimumSizeHint() const override;
};

}  // namespace Sidestage
