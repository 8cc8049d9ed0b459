// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "button.h"

#include <QElapsedTimer>
#include <QPointer>
#include <QTimer>

class QAction;

namespace Sidestage {

/// A button that says why it cannot be used. While blocked it is drawn dashed, keeps the keyboard focus,
/// tells its reason in the tool tip, to a screen reader and when pressed; clicked() then does not come from
/// mouse, keys or a screen reader. A cooldown is a block that ends by itself and counts down on the button.
class ActionButton : public Button
{
    Q_OBJECT

public:
    using Button::Button;

    /// Follows the action: words, enabled, shown, tool tip as the reason while it is disabled; triggers it.
    /// The key is drawn when the action has one.
    void setAction(QAction *action);
    QAction *action() const { return m_action; }

    /// A sentence blocks, an empty one frees.
    void setBlocked(const QString &reason);
    bool isBlocked() const { return !m_reason.isEmpty(); }
    QString reason() const { return m_reason; }

    /// Blocked for `leftMs` of a wait of `totalMs`; 0 ends it.
    void setCooldown(int totalMs, int leftMs);
    /// Whole seconds, rounded up.
    int cooldownLeft() const;

Q_SIGNALS:
    /// Somebody tried although it is blocked.
    void blockedPressed(const QString &reason);
    void cooldownEnded();

protected:
    bool looksDisabled() const override { return !isEnabled() || isBlocked(); }
    QString shownText() const override;
    QString widestText() const override;
    void paintEvent(QPaintEvent *event) override;
    bool event(QEvent *event) override;

private:
    void follow();
    void tick();
    void refuse();

    QPointer<QAction> m_action;
    QString m_reason;
    QElapsedTimer m_since;
    QTimer m_end;
    bool m_isCounting = false;
    int m_shownLeft = 0;
    int m_totalMs = 0;
    int m_leftMs = 0;
};

}  // namespace Sidestage
