// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "button.h"

#include <QElapsedTimer>
#include <QPointer>
#include <QTimer>

class QAction;

namespace Sidestage {

/// A button that explains why it is not available. While blocked it is drawn dashed and keeps the focus. The
/// reason is in the tool tip, is read by screen readers, and is shown on a click. clicked() is then not
/// emitted for mouse, keys or a screen reader. A cooldown is a block that ends by itself and counts down on
/// the button.
class ActionButton : public Button
{
    Q_OBJECT

public:
    using Button::Button;

    /// Binds the button to an action: text, enabled, visible, and the tool tip as reason while it is
    /// disabled. A click triggers the action. Its key is drawn if it has one, or the one in the property
    /// "shownKey", for a key that triggers another action with the same effect.
    void setAction(QAction *action);
    QAction *action() const { return m_action; }

    /// Blocks the button with this reason; empty unblocks it.
    void setBlocked(const QString &reason);
    bool isBlocked() const { return !m_reason.isEmpty(); }
    QString reason() const { return m_reason; }
    /// Presses it as its key would: while blocked, it explains why. click() would emit clicked() all the
    /// same.
    void press();

    /// Blocks the button for the remaining `leftMs` of `totalMs`; 0 ends the cooldown.
    void setCooldown(int totalMs, int leftMs);
    /// Returns whole seconds, rounded up.
    int cooldownLeft() const;

Q_SIGNALS:
    /// Emitted when the user presses the button while it is blocked.
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
