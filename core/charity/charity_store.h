// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "charity_records.h"
#include "profile/store_thread.h"

#include <QTimer>

#include <functional>

namespace Sidestage {

/// The ledger of one account in the profile's store: campaigns, their donations, how their totals grew, and
/// the milestones. All work is done in the store's thread. A write has been committed when its outcome is
/// reported. Errors: Storage. Donations that could not be written are written later, because the service
/// forgets them with their campaign.
class CharityStore : public QObject
{
    Q_OBJECT
public:
    /// The maximum number of donations that a read returns.
    static constexpr int slice = 500;
    /// The donation after which a slice begins, the newest first.
    struct Mark
    {
        qint64 place = std::numeric_limits<qint64>::max();
        QString id{};
    };

    /// `thread` must outlive this.
    CharityStore(StoreThread *thread, QString account, QObject *parent = nullptr);
    /// Tries to write once more what could not be written.
    ~CharityStore() override;

    StoreThread *thread() const { return m_thread; }
    const QString &account() const { return m_account; }
    /// Why the last write failed, for the user. Empty: it succeeded.
    const QString &trouble() const { return m_trouble; }

    template <class T>
    using Done = std::function<void(const Result<T> &)>;

    /// The newest first.
    void campaigns(QObject *context, Done<QList<CampaignRecord>> done);
    void progress(const QString &campaign, QObject *context, Done<QList<ProgressPoint>> done);
    void milestones(const QString &campaign, QObject *context, Done<QList<Milestone>> done);
    void donations(const QString &campaign, const Mark &after, QObject *context, Done<QList<Donation>> done);

    /// Stores everything of a campaign except its sums, which are derived from the donations.
    void save(const CampaignRecord &campaign);
    /// Stores those that are not stored yet. The campaign must have been stored before. `done` receives how
    /// many were new, and may be empty.
    void save(const QList<Donation> &donations, QObject *context = nullptr, Done<qint64> done = {});
    void save(const QString &campaign, const ProgressPoint &point);
    /// `done` receives the id of a new milestone, and may be empty.
    void save(const QString &campaign, const Milestone &milestone, QObject *context = nullptr,
              Done<qint64> done = {});
    void removeMilestone(qint64 id);

    // For code that already runs in the store's thread.
    static Result<QList<CampaignRecord>> readCampaigns(Database &database, const QString &account);
    static Result<QList<Donation>> readDonations(Database &database, const QString &account,
                                                 const QString &campaign, const Mark &after, int most);

Q_SIGNALS:
    void troubleChanged();

private:
    void note(const Result<qint64> &written);
    /// `done` may be empty.
    void write(std::function<qint64(Transaction &)> work, QObject *context = nullptr, Done<qint64> done = {});

    StoreThread *m_thread;
    QString m_account;
    QString m_trouble{};
    QList<Donation> m_unwritten{};
    QTimer m_again{};
};

}  // namespace Sidestage
