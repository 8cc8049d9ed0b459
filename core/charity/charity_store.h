// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "charity_records.h"
#include "profile/store_thread.h"

#include <functional>

namespace Sidestage {

/// The ledger of one account in the profile's store: campaigns, their donations, how their totals grew, and
/// the milestones. Everything happens on the store's own thread; what is written has been committed when its
/// outcome is known. Errors: Storage.
class CharityStore : public QObject
{
    Q_OBJECT
public:
    /// Donations a read gives at most.
    static constexpr int slice = 500;
    /// Behind which donation a slice begins, the newest first.
    struct Mark
    {
        qint64 place = std::numeric_limits<qint64>::max();
        QString id{};
    };

    /// `thread` must outlive this.
    CharityStore(StoreThread *thread, QString account, QObject *parent = nullptr);

    StoreThread *thread() const { return m_thread; }
    const QString &account() const { return m_account; }
    /// Why the last thing could not be written, for the user; empty: it could.
    const QString &trouble() const { return m_trouble; }

    template <class T>
    using Done = std::function<void(const Result<T> &)>;

    /// The newest first.
    void campaigns(QObject *context, Done<QList<CampaignRecord>> done);
    void progress(const QString &campaign, QObject *context, Done<QList<ProgressPoint>> done);
    void milestones(const QString &campaign, QObject *context, Done<QList<Milestone>> done);
    void donations(const QString &campaign, const Mark &after, QObject *context, Done<QList<Donation>> done);

    /// Everything of a campaign but its sums, which follow the donations.
    void save(const CampaignRecord &campaign);
    /// Those that are not there yet. The campaign must have been kept before.
    void save(const QList<Donation> &donations);
    void save(const QString &campaign, const ProgressPoint &point);
    /// The id of a new one comes with `done`, which may be empty.
    void save(const QString &campaign, const Milestone &milestone, QObject *context = nullptr,
              Done<qint64> done = {});
    void removeMilestone(qint64 id);

    // For who works on the store's thread already.
    static Result<QList<CampaignRecord>> readCampaigns(Database &database, const QString &account);
    static Result<QList<Donation>> readDonations(Database &database, const QString &account,
                                                 const QString &campaign, const Mark &after, int most);

Q_SIGNALS:
    void troubleChanged();

private:
    void note(const Result<bool> &written);
    void write(std::function<Result<bool>(Database &)> work);

    StoreThread *m_thread;
    QString m_account;
    QString m_trouble{};
};

}  // namespace Sidestage
