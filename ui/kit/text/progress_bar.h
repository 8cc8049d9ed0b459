// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QProgressBar>

namespace Sidestage {

/// A thin progress bar without text. The text is shown next to it.
class ProgressBar : public QProgressBar
{
    Q_OBJECT

public:
    enum class Kind {
        Work,  ///< accent
        Good,  ///< positive progress
        Warn,
        Second,  ///< the second of two series: hatched, so that it is not told by its colour alone
    };
    Q_ENUM(Kind)

    explicit ProgressBar(Kind kind = Kind::Work, QWidget *parent = nullptr);

    void setKind(Kind kind);
    /// Sets the height in px; 8 by default.
    void setThickness(int thickness);

    QSize sizeHint() const override;
    QSize minimumSizeHint() const override;

protected:
    void paintEvent(QPaintEvent *event) override;

private:
    Kind m_kind;
    int m_thickness = 8;
};

}  // namespace Sidestage
