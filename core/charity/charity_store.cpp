// SPDX-License-Identifier: GPL-3.0-or-later
#include "charity_store.h"

#include "profile/tables.h"
#include "storage/table.h"

namespace Sidestage {

QByteArray Tables::charityLedger()
{
    return createTable<CampaignRecord>() + createTable<LedgerSum>() + createTable<Donation>()
        + createTable<ProgressPoint>() + createTable<Milestone>();
}

namespace {

constexpr int tryAgain = 5'000;  // milliseconds

QList<LedgerSum> sumsOf(Transaction &t, const QString &account, const QString &campaign)
{
    return t.all<LedgerSum>("WHERE account = ? AND campaign = ? ORDER BY currency", account, campaign);
}

/// Inserts the new donations and updates the sums of their campaigns, so that both always agree. Returns how
/// many are new.
qint64 insertDonations(Transaction &t, const QString &account, const QList<Donation> &donations)
{
    qint64 count = 0;
    QHash<QString, CampaignRecord> touched;
    for (const Donation &donation : donations) {
        if (!t.insertNew(donation, account))
            continue;
        ++count;
        auto campaign = touched.find(donation.campaignId);
        if (campaign == touched.end()) {
            campaign = touched.insert(donation.campaignId, {.sums = sumsOf(t, account, donation.campaignId)});
        }
        campaign->count(donation.amount);
    }
    for (auto campaign = touched.cbegin(); campaign != touched.cend(); ++campaign) {
        for (const LedgerSum &sum : campaign->sums)
            t.upsert(sum, account, campaign.key());
    }
    return count;
}

}  // namespace

CharityStore::CharityStore(StoreThread *thread, QString account, QObject *parent)
    : QObject(parent)
    , m_thread(thread)
    , m_account(std::move(account))
{
    m_again.setSingleShot(true);
    m_again.setInterval(tryAgain);
    connect(&m_again, &QTimer::timeout, this, [this] { save(std::exchange(m_unwritten, {})); });
}

CharityStore::~CharityStore()
{
    save(m_unwritten);
}

void CharityStore::note(const Result<qint64> &written)
{
    const QString trouble = written ? QString() : written.error().message;
    if (std::exchange(m_trouble, trouble) != trouble)
        Q_EMIT troubleChanged();
}

void CharityStore::write(std::function<qint64(Transaction &)> work, QObject *context, Done<qint64> done)
{
    m_thread->run([work = std::move(work)](Database &database) { return database.write(work); }, this,
                  [this, context = QPointer(context), hasContext = context != nullptr,
                   done = std::move(done)](const Result<qint64> &written) {
                      note(written);
                      if (done && (context || !hasContext))
                          done(written);
                  });
}

Result<QList<CampaignRecord>> CharityStore::readCampaigns(Database &database, const QString &account)
{
    return database.read([&](Transaction &t) {
        auto found = t.all<CampaignRecord>("WHERE account = ? ORDER BY first_seen_at DESC, id", account);
        for (CampaignRecord &record : found)
            record.sums = sumsOf(t, account, record.id);
        return found;
    });
}

void CharityStore::campaigns(QObject *context, Done<QList<CampaignRecord>> done)
{
    m_thread->run([account = m_account](Database &database) { return readCampaigns(database, account); },
                  context, std::move(done));
}

void CharityStore::progress(const QString &campaign, QObject *context, Done<QList<ProgressPoint>> done)
{
    m_thread->run(
        [account = m_account, campaign](Database &database) {
            return database.all<ProgressPoint>("WHERE account = ? AND campaign = ? ORDER BY at", account,
                                               campaign);
        },
        context, std::move(done));
}

void CharityStore::milestones(const QString &campaign, QObject *context, Done<QList<Milestone>> done)
{
    m_thread->run(
        [account = m_account, campaign](Database &database) {
            return database.all<Milestone>("WHERE account = ? AND campaign = ? ORDER BY value, id", account,
                                           campaign);
        },
        context, std::move(done));
}

Result<QList<Donation>> CharityStore::readDonations(Database &database, const QString &account,
                                                    const QString &campaign, const Mark &after, int most)
{
    return database.all<Donation>(
        "WHERE account = ? AND campaign = ? AND place <= ? AND (place < ? OR id < ?)"
        " ORDER BY place DESC, id DESC LIMIT ?",
        account, campaign, after.place, after.place, after.id, most);
}

void CharityStore::donations(const QString &campaign, const Mark &after, QObject *context,
                             Done<QList<Donation>> done)
{
    m_thread->run(
        [account = m_account, campaign, after](Database &database) {
            return readDonations(database, account, campaign, after, slice);
        },
        context, std::move(done));
}

void CharityStore::save(const CampaignRecord &campaign)
{
    write([account = m_account, campaign](Transaction &t) { return t.upsert(campaign, account); });
}

void CharityStore::save(const QList<Donation> &donations, QObject *context, Done<qint64> done)
{
    if (donations.isEmpty())
        return;
    write([account = m_account, donations](Transaction &t) { return insertDonations(t, account, donations); },
          this,
          [this, donations, context = QPointer(context), done = std::move(done)](const auto &written) {
              if (!written) {
                  m_unwritten += donations;
                  m_again.start();
              }
              if (done && context)
                  done(written);
          });
}

void CharityStore::save(const QString &campaign, const ProgressPoint &point)
{
    write([account = m_account, campaign, point](Transaction &t) {
        return t.upsert(point, account, campaign);
    });
}

void CharityStore::save(const QString &campaign, const Milestone &milestone, QObject *context,
                        Done<qint64> done)
{
    write([account = m_account, campaign,
           milestone](Transaction &t) { return t.upsert(milestone, account, campaign); },
          context, std::move(done));
}

void CharityStore::removeMilestone(qint64 id)
{
    write([account = m_account, id](Transaction &t) {
        return t.run("DELETE FROM charity_milestones WHERE account = ? AND id = ?", account, id);
    });
}

}  // namespace Sidestage
