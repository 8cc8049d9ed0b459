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

/// What is known of the campaigns of one account: the one that runs, as the service last spoke of it, with
/// its donations, milestones and growth, and those that the service has forgotten. Everything is kept in the
/// store as it comes. It asks nobody.
class CharityCache : public QObject
{
    Q_OBJECT
public:
    using Now = std::function<QDateTime()>;

    /// `store` must outlive this. `now`: by the service's clock, UTC; `here`: when something arrives, UTC.
    CharityCache(CharityStore *store, Now now, Now here, QObject *parent = nullptr);
    ~CharityCache() override;

    /// Brings back what was kept. Call once; until isLoaded() nothing may be taken.
    void load();
    bool isLoaded() const { return m_isLoaded; }

    /// The one that runs; none also while nobody knows.
    std::optional<CampaignRecord> current() const;
    /// All, the newest first.
    QList<CampaignRecord> campaigns() const { return m_campaigns; }
    std::optional<CampaignRecord> campaign(const QString &id) const;
    /// Whose donations donations() has, which is also the last one when none runs. Empty: none has been
    /// known.
    QString shownId() const { return m_shown; }
    DonationModel *donations() const { return m_donations.get(); }
    /// Whether those that were kept of it are all there: until then none may be taken.
    bool areDonationsLoaded() const { return m_areDonationsLoaded; }
    /// How the total of the campaign shown grew.
    const QList<ProgressPoint> &progress() const { return m_progress; }
    QDateTime now() const { return m_now(); }
    QDateTime here() const { return m_here(); }

    /// Of the campaign shown, the least amount first.
    QList<Milestone> milestones() const { return m_milestones; }
    /// Makes it, or changes the one of its id. One whose amount is there already is reached, in silence.
    void setMilestone(Milestone milestone);
    void removeMilestone(qint64 id);

    // What the service says.

    /// This one runs. `startedAt`: UTC; invalid: not told.
    void applyCampaign(const Api::CharityCampaign &campaign, const QDateTime &startedAt = {});
    /// None runs.
    void clearCurrent();
    /// This one has ended, `at` UTC.
    void applyEnd(const Api::CharityCampaign &campaign, const QDateTime &at);
    /// A donation that has just been made; its place is found here. False: it is there already, or its
    /// campaign is not known.
    bool applyDonation(Donation donation);
    /// Donations that follow one another in the service's list, the newest first, none of which is there yet.
    /// `above` and `below`: the places of those before and behind them; none: nobody knows, or nothing.
    /// `isNews`: they came just now. Gives the place of the last one.
    qint64 upsertListed(const QList<Api::CharityDonation> &donations, std::optional<qint64> above,
                        std::optional<qint64> below, bool isNews);
    /// All donations of the campaign shown up to this place are there.
    void setComplete(qint64 place);

Q_SIGNALS:
    void loaded();
    /// Another campaign runs, or none.
    void currentChanged();
    /// Something that is known of a campaign.
    void changed();
    /// The donations of the campaign shown have come from the store.
    void donationsLoaded();
    void milestonesChanged();
    /// The total has got there just now, or while nobody was looking.
    void milestoneReached(const Sidestage::Milestone &milestone);
    /// Somebody has given just now.
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
