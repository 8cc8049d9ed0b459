// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/result.h"
#include "charity_records.h"

#include <QObject>
#include <QTimer>

#include <chrono>

namespace Sidestage {

class ProfileStore;

/// How something of a campaign makes itself heard and seen.
struct CharityAlert
{
    QString sound{};        ///< The id of a tone; empty: none.
    int volume = 70;        ///< Percent.
    bool notifies = false;  ///< As a notification of the desktop.
    bool says = true;       ///< In the window.

    bool operator==(const CharityAlert &) const = default;
};

/// Which donations and milestones are heard and seen when they come, as the user has chosen: at most a few
/// sounds a second, and "12 new donations" rather than twelve notifications.
class CharityAlerts : public QObject
{
    Q_OBJECT
public:
    enum class What : quint8 { Milestone, Donation };

    /// What was chosen for this account comes from `store`, which must outlive this.
    CharityAlerts(ProfileStore *store, QString account, QObject *parent = nullptr);

    /// At first milestones notify and are said, donations are silent.
    CharityAlert alertOf(What what) const;
    /// Keeps it. Error Storage: it lasts until the end of this run only.
    Result<void> setAlert(What what, const CharityAlert &alert);

    /// At least so long between two sounds, and between two notifications of donations: 400 ms and 3 s.
    void setPace(std::chrono::milliseconds sounds, std::chrono::milliseconds notifications);

public Q_SLOTS:
    void takeMilestone(const Sidestage::Milestone &milestone);
    void handleDonation(const Sidestage::Donation &donation);

Q_SIGNALS:
    void soundRequested(const QString &sound, int volume);
    /// Whoever presses it is led to the page. `isSaid`: it is said in the window as well.
    void notificationRequested(const QString &title, const QString &text, bool isSaid);
    /// To be said in the window, with the way to the page.
    void messageRequested(const QString &title, const QString &text);
    void changed();

private:
    CharityAlert &of(What what) { return what == What::Milestone ? m_milestone : m_donation; }
    void play(const CharityAlert &alert);
    void notify();
    void load();

    ProfileStore *m_store;
    QString m_account;
    CharityAlert m_milestone{.notifies = true};
    CharityAlert m_donation{.says = false};
    QTimer m_soundPause{};
    QTimer m_noticePause{};
    QStringList m_untold{};
    int m_untoldCount = 0;
};

}  // namespace Sidestage
