// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "alerts/alerts.h"
#include "base/result.h"
#include "charity_records.h"

namespace Sidestage {

class ProfileStore;

struct CharityAlertSettings
{
    Alert milestone{.notifies = true, .says = true};
    Alert donation{};

    static void describe(auto &is)
    {
        is("milestone", &CharityAlertSettings::milestone);
        is("donation", &CharityAlertSettings::donation);
    }
};

/// Presents new donations and reached milestones as the user has chosen.
class CharityAlerts : public Alerts
{
    Q_OBJECT
public:
    enum class What : quint8 { Milestone, Donation };

    /// Loads the settings of this account from `store`, which must outlive this.
    CharityAlerts(ProfileStore *store, QString account, QObject *parent = nullptr);

    /// By default milestones send a notification and a message, and donations are silent.
    Alert alertOf(What what) const
    {
        return what == What::Milestone ? m_settings.milestone : m_settings.donation;
    }
    /// Stores the setting. Error Storage: it is kept in memory for this run.
    Result<void> setAlert(What what, const Alert &alert);

public Q_SLOTS:
    void takeMilestone(const Sidestage::Milestone &milestone);
    void handleDonation(const Sidestage::Donation &donation);

Q_SIGNALS:
    /// Clicking the notification opens the page. `isSaid`: there is a message in the window as well.
    void notificationRequested(const QString &title, const QString &text, bool isSaid);
    /// Requests a message in the window, with a link to the page.
    void messageRequested(const QString &title, const QString &text);

protected:
    void notify(int count, const QStringList &lines) override;

private:
    ProfileStore *m_store;
    QString m_account;
    CharityAlertSettings m_settings{};
};

}  // namespace Sidestage
