// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "alerts/alert_kind.h"
#include "settings_card.h"

#include <QTimer>

class QComboBox;

namespace Sidestage {

class AlertPlayer;
class Button;
class Slider;
class WrapLabel;

/// Which events are shown and heard, and how: a row for each kind, and what is common to all.
class AlertsCard : public SettingsCard
{
    Q_OBJECT
public:
    /// Returns the kinds of the account that is shown, and its name; none: nobody is signed in.
    using Kinds = std::function<std::pair<QString, QList<AlertKind>>()>;

    /// All must outlive this.
    AlertsCard(Preferences *preferences, AlertPlayer *player, Kinds kinds, SettingsHistory *history);

    /// Shows the kinds again, after another account is shown.
    void rebuild();

protected:
    void showEvent(QShowEvent *event) override;

private:
    void refresh();
    void addKind(const AlertKind &kind);
    void addCommon();
    void fillOutputs();
    void showQuiet();
    void keep(const AlertKind &kind, const Alert &alert);
    void sayKept(const Result<void> &kept);

    Preferences *m_preferences;
    AlertPlayer *m_player;
    Kinds m_kinds;
    QString m_name{};  ///< Of the account whose alerts are shown.
    QComboBox *m_output;
    Slider *m_volume;
    QWidget *m_head;
    QLabel *m_lastHead = nullptr;
    WrapLabel *m_note;
    Button *m_quiet = nullptr;
    QTimer m_quietEnds{};
    QList<std::function<void()>> m_shows{};  ///< Show the stored values.
};

}  // namespace Sidestage
