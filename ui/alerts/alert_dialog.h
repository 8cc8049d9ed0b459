// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "alerts/alerts.h"
#include "base/result.h"
#include "kit/forward.h"
#include "kit/overlays/dialog_frame.h"

#include <functional>

class QSlider;

namespace Sidestage {

class AlertPlayer;

/// A dialog for sounds and notifications. Changes take effect at once. Shows what does not work here, and
/// when a change could not be saved.
class AlertDialog : public DialogFrame
{
    Q_OBJECT
protected:
    /// `player` must outlive the dialog. Null: sounds cannot be tested.
    AlertDialog(const QString &title, AlertPlayer *player, QWidget *parent);

    /// The settings of one event.
    struct Fields
    {
        QComboBox *sound = nullptr;
        QSlider *volume = nullptr;
        Button *play = nullptr;
        Toggle *notifies = nullptr;
        Toggle *says = nullptr;  ///< Null: without a message in the window.

        Alert alert() const;
    };
    /// Fills and connects the fields, and names them for tests. Saves each change, at the end of a drag.
    void setUp(const Fields &fields, const Alert &alert, std::function<Result<void>()> save);
    /// Says `there` about notifications, or that the desktop has none.
    void addNotificationHint(const QString &there);

private:
    AlertPlayer *m_player;
};

}  // namespace Sidestage
