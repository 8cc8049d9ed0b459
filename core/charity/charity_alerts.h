// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/result.h"
#include "charity_records.h"

#include <QObject>
#include <QTimer>

#include <chrono>

namespace Sidestage {

class ProfileStore;

/// How an event of a campaign is presented to the user.
struct CharityAlert
{
    QString sound{};        ///< The id of a sound; empty: none.
    int volume = 70;        ///< Percent.
    bool notifies = false;  ///< Also as a desktop notification.
    bool says = true;       ///< As a message in the window.

    static void describe(auto &is)
    {
        is("sound", &CharityAlert::sound);
        is("volume", &CharityAlert::volume);
        is("notifies", &CharityAlert::notifies);
        is("says", &CharityAlert::says);
    }
    bool operator==(const CharityAlert &) const = default;
};

struct CharityAlertSettings
{
    CharityAlert milestone{.notifies = true};
    CharityAlert donation{.says = false};

    static void describe(auto &is)
    {
        is("milestone", &CharityAlertSettings::milestone);
        is("donation", &CharityAlertSettings::donation);
    }
};

/// Presents new donations and reached milestones as the user has chosen: at most a few sounds a second, and
/// one notification "12 new donations" instead of twelve.
class CharityAlerts : public QObject
{
    Q_OBJECT
public:
    enum class What : quint8 { Milestone, Donation };

    /// Loads the settings of this account from `store`, which must outlive this.
    CharityAlerts(ProfileStore *store, QString account, QObject *parent = nullptr);

    /// By default milestones send a notification and a message, and donations are silent.
    CharityAlert alertOf(What what) const;
    /// Stores the setting. Error Storage: it is kept in memory for this run.
    Result<void> setAlert(What what, const CharityAlert &alert);

    /// The minimum time between two sounds, and between two notifications of donations: 400 ms and 3 s.
    void setPace(std::chrono::milliseconds sounds, std::chrono::milliseconds notifications);

public Q_SLOTS:
    void takeMilestone(const Sidestage::Milestone &milestone);
    void handleDonation(const Sidestage::Donation &donation);

Q_SIGNALS:
    void soundRequested(const QString &sound, int volume);
    /// Clicking the notification opens the page. `isSaid`: there is a message in the window as well.
    void notificationRequested(const QString &title, const QString &text, bool isSaid);
    /// Requests a message in the window, with a link to the page.
    void messageRequested(const QString &title, const QString &text);
    void changed();

private:
    CharityAlert &of(What what)
    {
        return what == What::Milestone ? m_settings.milestone : m_settings.donation;
    }
    void play(const CharityAlert &alert);
    void notify();
    void load();

    ProfileStore *m_store;
    QString m_account;
    CharityAlertSettings m_settings{};
    QTimer m_soundPause{};
    QTimer m_noticePause{};
    QStringList m_untold{};
    int m_untoldCount = 0;
};

}  // namespace Sidestage
