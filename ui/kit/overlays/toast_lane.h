// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "toast.h"

#include <QPointer>
#include <QWidget>

class QLabel;

namespace Sidestage {

/// Where toasts stand: bottom right of `page`, 20 px from its edges, at most three, the newest lowest, the
/// older ones as "and 4 more", but a warning that counts down is always in sight. It lies over the page and
/// follows its size. Toasts belong to the whole program: the lanes of its other windows are twins of the one
/// that has them.
class ToastLane : public QWidget
{
    Q_OBJECT

public:
    static constexpr int shownAtMost = 3;

    explicit ToastLane(QWidget *page);
    /// Shows in another window what `source` shows, which must outlive this.
    ToastLane(QWidget *page, ToastLane *source);

    /// Shows a toast and announces it: errors at once, the rest politely. Owned by the lane; gone after
    /// finished(), or when its owner goes, so hold it in a QPointer. What several pages say of the same thing
    /// at the same time is one.
    Toast *show(const ToastContent &content);
    /// A message without a deadline.
    Toast *showMessage(const QString &what, const QString &detail = {}, Pill::Kind kind = Pill::Kind::Good);

    /// Toasts stand above `foot` where they would cover it: buttons stay within reach. It belongs to the page
    /// and may go before the lane.
    void keepClear(QWidget *foot);

    /// Oldest first, hidden ones too.
    QList<Toast *> toasts() const { return m_toasts; }
    /// How many wait behind "and 4 more".
    int hiddenCount() const;

Q_SIGNALS:
    /// To be shown in the twins as well.
    void added(Sidestage::Toast *toast);
    /// What toasts stand above has come, gone or moved.
    void anchorsMoved();

public Q_SLOTS:
    /// Takes back the newest one that can be; false when there is none. For Ctrl+Z and F8.
    bool undoNewest();

protected:
    bool event(QEvent *event) override;
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    void arrange();
    void place(Toast *toast);
    const QList<QPointer<QWidget>> &anchors() const { return m_source ? m_source->m_anchors : m_anchors; }
    void drop(Toast *toast);
    int bottom(int x, int wide, int high) const;
    void noteFocus(QWidget *before, QWidget *now);

    QPointer<QWidget> m_page;
    int m_most = shownAtMost;       ///< So many have room.
    ToastLane *m_source = nullptr;  ///< Whose twin this is.
    QList<Toast *> m_toasts;
    QList<QPointer<QWidget>> m_anchors{};
    QPointer<QWidget> m_before{};  ///< Had the keyboard before a toast took it.
    QLabel *m_more = nullptr;
};

}  // namespace Sidestage
