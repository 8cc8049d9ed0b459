// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "charity_records.h"

#include <QObject>

#include <functional>
#include <memory>

namespace Sidestage {

class CharityStore;
class DonationLoader;
class DonationModel;

/// The known campaigns of one account: the current one as last reported by the service, with its donations,
/// milestones and growth, and those that the service no longer has. All changes are written to the store
/// immediately. Sends no requests.
class CharityCache : public QObject
{
    Q_OBJECT
public:
    using Now = std::function<QDateTime()>;

    /// `store` must outlive this. `now`: the service's clock; `here`: the time of arrival on this computer.
    /// In UTC.
    CharityCache(CharityStore *store, Now now, Now here, QObject *parent = nullptr);
    ~CharityCache() override;

    /// Loads the stored data. Call once. Nothing may be applied before isLoaded().
    void load();
    bool isLoaded() const { return m_isLoaded; }

    /// The running campaign. Empty: none, or not known yet.
    std::optional<CampaignRecord> current() const;
    /// All campaigns, the newest first.
    QList<CampaignRecord> campaigns() const { return m_campaigns; }
    std::optional<CampaignRecord> campaign(const QString &id) const;
    /// The campaign of donations(): the running one, or the last one if none is running. Empty: none is
    /// known.
    QString shownId() const { return m_shown; }
    DonationModel *donations() const { return m_donations.get(); }
    /// Whether all stored donations of it are loaded. None may be applied before.
    bool areDonationsLoaded() const { return m_areDonationsLoaded; }
    /// How the total of the shown campaign has grown.
    const QList<ProgressPoint> &progress() const { return m_progress; }
    QDateTime now() const { return m_now(); }
    QDateTime here() const { return m_here(); }

    /// The milestones of the shown campaign, the smallest amount first.
    QList<Milestone> milestones() const { return m_milestones; }
    /// Adds the milestone to this campaign, which may have ended meanwhile, or updates the one with its id.
    /// If the total has reached the amount already, it counts as reached without milestoneReached().
    void setMilestone(const QString &campaignId, Milestone milestone);
    void removeMilestone(qint64 id);

    // Applies data from the service.

    /// This campaign is running. `startedAt`: in UTC; invalid: not reported.
    void applyCampaign(const Api::CharityCampaign &campaign, const QDateTime &startedAt = {});
    /// No campaign is running.
    void clearCurrent();
    /// This campaign has ended, `at` in UTC.
    void applyEnd(const Api::CharityCampaign &campaign, const QDateTime &at);
    /// Adds a donation that was just made, and sets its place. Does nothing if it is known already, or its
    /// campaign is not known.
    void applyDonation(Donation donation);
    /// Adds consecutive donations of the service's list, the newest first, that are not known yet. `above`
    /// and `below`: the places of their neighbours in the list; empty: not known or none. `isNews`: they were
    /// made just now. Returns the place of the last one.
    qint64 upsertListed(const QList<Api::CharityDonation> &donations, std::optional<qint64> above,
                        std::optional<qint64> below, bool isNews);
    /// All donations of the shown campaign up to this place are known.
    void setComplete(qint64 place);

Q_SIGNALS:
    void loaded();
    /// Emitted after another campaign has become the running one, or none is running.
    void currentChanged();
    /// Emitted after the data of a campaign has changed.
    void changed();
    /// Emitted after the stored donations of the shown campaign have been loaded.
    void donationsLoaded();
    void milestonesChanged();
    /// Emitted when the total has reached a milestone, now or while the program was not running.
    void milestoneReached(const Sidestage::Milestone &milestone);
    /// Emitted for each new donation.
    void donated(const Sidestage::Donation &donation);

private:
    void show(const QString &id);
    void end(const QString &id, const QDateTime &at, bool isExact);
    void notePoint();
    void noteMilestones();
    const CampaignRecord *find(const QString &id) const;
    CampaignRecord *find(const QString &id);
    void sortMilestones();

    CharityStore *m_store;
    Now m_now;
    Now m_here;
    std::unique_ptr<DonationModel> m_donations;
    std::unique_ptr<DonationLoader> m_loader;
    QList<CampaignRecord> m_campaigns{};
    QString m_shown{};
    bool m_isLoaded = false;
    bool m_areDonationsLoaded = false;
    QList<ProgressPoint> m_progress{};
    bool m_isProgressLoaded = false;
    QList<Milestone> m_milestones{};
    bool m_areMilestonesLoaded = false;
};

}  // namespace Sidestage
