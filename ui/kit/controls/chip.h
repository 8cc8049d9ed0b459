// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "kit/theme/tokens.h"

#include <QAbstractButton>

namespace Sidestage {

/// One chip: a word, and in an editor the cross that removes it. Shown alone it is a word on a small ground.
class Chip : public QAbstractButton
{
    Q_OBJECT

public:
    enum class Mark {
        None,
        Changed,  ///< new here, not sent yet
        Added,    ///< of a diff, with +
        Removed,  ///< of a diff, with −
    };

    explicit Chip(const QString &text, QWidget *parent = nullptr);

    void setMark(Mark mark);
    Mark mark() const { return m_mark; }
    /// Shows the cross; removeClicked() tells of it.
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
