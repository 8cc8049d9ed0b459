// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "kit/toast.h"

#include <QPointer>
#include <QWidget>

class QLabel;

namespace Sidestage {

/// Where toasts stand: bottom right of `page`, 20 px from its edges, at most three, the newest lowest, the
/// older ones as "and 4 more". It lies over the page and follows its size.
class ToastLane : public QWidget
{
    Q_OBJECT

public:
    static constexpr int shownAtMost = 3;

    explicit ToastLane(QWidget *page);

    /// Shows a toast and announces it: errors at once, the rest politely. Owned by the lane; gone after
    /// finished(), so hold it in a QPointer.
    Toast *show(const ToastContent &content);
    /// A message without a deadline.
    Toast *say(const QString &what, const QString &detail = {}, Pill::Kind kind = Pill::Kind::Good);

    /// Toasts stand above `foot` where they would cover it: buttons stay within reach. It belongs to the page
    /// and may go before the lane.
    void keepClear(QWidget *foot);

    /// Oldest first, hidden ones too.
    QList<Toast *> toasts() const { return m_toasts; }
    /// How many wait behind "and 4 more".
    int hiddenCount() const;

public Q_SLOTS:
    /// Takes back the newest one that can be; false when there is none. For Ctrl+Z and F8.
    bool undoNewest();

protected:
    bool event(QEvent *event) override;
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    void arrange();
    void drop(Toast *toast);
    int bottom(int x, int wide, int high) const;
    void noteFocus(QWidget *before, QWidget *now);

    QPointer<QWidget> m_page;
    QList<Toast *> m_toasts;
    QList<QPointer<QWidget>> m_feet{};
    QPointer<QWidget> m_before{};  ///< Had the keyboard before a toast took it.
    QLabel *m_more = nullptr;
};

}  // namespace Sidestage
