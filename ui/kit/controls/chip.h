// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "kit/theme/tokens.h"

#include <QAbstractButton>

namespace Sidestage {

/// A word on a small background. In an editor it also has a cross to remove it.
class Chip : public QAbstractButton
{
    Q_OBJECT

public:
    enum class Mark {
        None,
        Changed,  ///< added locally, not sent yet
        Added,    ///< added in a diff, with +
        Removed,  ///< removed in a diff, with −
    };

    explicit Chip(const QString &text, QWidget *parent = nullptr);

    void setMark(Mark mark);
    Mark mark() const { return m_mark; }
    /// Shows a cross. A click on it emits removeClicked().
    void setRemovable(bool removable);

    QSize sizeHint() const override;
    QSize minimumSizeHint() const override;

Q_SIGNALS:
    void removeClicked();

protected:
    void paintEvent(QPaintEvent *event) override;
    void mouseReleaseEvent(QMouseEvent *event) override;
    void mouseMoveEvent(QMouseEvent *event) override;
    void leaveEvent(QEvent *event) override;

private:
    QRect crossRect() const;

    Mark m_mark = Mark::None;
    bool m_removable = false;
    bool m_overCross = false;
};

}  // namespace Sidestage
