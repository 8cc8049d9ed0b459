// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "toast.h"

#include <QPointer>
#include <QWidget>

class QLabel;

namespace Sidestage {

/// The toasts at the bottom right of `page`, 20 px from its edges. They get the focus by Tab only. At most
/// three are visible, the newest at the bottom. The others are summarized as "and 4 more": plain messages
/// first, then failures, then what can be undone, and a warning with a countdown last; among equals the
/// oldest. The lane covers the page and follows its size. Toasts belong to the whole program: lanes in other
/// windows show copies of the toasts of the main lane.
class ToastLane : public QWidget
{
    Q_OBJECT

public:
    static constexpr int shownAtMost = 3;

    explicit ToastLane(QWidget *page);
    /// Shows copies of the toasts of `source`, which must outlive this lane.
    ToastLane(QWidget *page, ToastLane *source);
    ~ToastLane() override;

    /// Shows a toast and announces it: errors and LIVE assertively, others politely. The lane owns the toast
    /// and deletes it after finished() or when its owner is destroyed, so keep it in a QPointer. If the same
    /// plain message is shown again within a second, the existing toast is returned.
    Toast *show(const ToastContent &content);
    /// A message without a deadline.
    Toast *showMessage(const QString &what, const QString &detail = {}, Pill::Kind kind = Pill::Kind::Good);

    /// Keeps toasts beside or above `foot` where they would cover it, so that its buttons stay reachable.
    /// Above the foot of a column they are only as wide as that, so that they do not cover what is beside it.
    /// `foot` belongs to the page and may be destroyed before the lane.
    void keepClear(QWidget *foot);

    /// Returns all toasts, oldest first, including hidden ones.
    QList<Toast *> toasts() const { return m_toasts; }
    /// Returns the number in "and 4 more".
    int hiddenCount() const { return qMax(0, int(m_toasts.size()) - m_most); }

Q_SIGNALS:
    /// Emitted so that the other lanes show a copy.
    void added(Sidestage::Toast *toast);
    /// Emitted when a widget passed to keepClear() was shown, hidden or moved.
    void anchorsMoved();

public Q_SLOTS:
    /// Undoes the newest toast that can be undone. Returns false if there is none. For Ctrl+Z and F8.
    bool undoNewest();

protected:
    bool event(QEvent *event) override;
    bool eventFilter(QObject *watched, QEvent *event) override;
    void paintEvent(QPaintEvent *event) override;

private:
    void arrange();
    int fill(int wide);
    int clearWidth(const QRect &lane) const;
    QList<QRect> feet() const;
    void place(Toast *toast);
    void dropOldest();
    const QList<QPointer<QWidget>> &anchors() const { return m_source ? m_source->m_anchors : m_anchors; }
    void drop(Toast *toast);
    int bottom(int x, int wide, int high) const;
    void noteFocus(QWidget *before, QWidget *now);

    QPointer<QWidget> m_page;
    int m_most = shownAtMost;       ///< How many toasts fit.
    ToastLane *m_source = nullptr;  ///< The lane whose toasts are copied; null: none.
    QList<Toast *> m_toasts;
    QList<QPointer<QWidget>> m_anchors{};
    QPointer<QWidget> m_before{};  ///< Had the focus before a toast got it.
    QLabel *m_more = nullptr;
};

}  // namespace Sidestage
