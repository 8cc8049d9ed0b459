// SPDX-License-Identifier: GPL-3.0-or-later
#include "charity_store.h"

#include "profile/tables.h"

namespace Sidestage {

const char *const Tables::charityLedger = R"(
    CREATE TABLE charity_campaigns (
        account TEXT NOT NULL,
        id TEXT NOT NULL,
        charity_name TEXT NOT NULL,
        description TEXT NOT NULL,
        logo TEXT NOT NULL,
        website TEXT NOT NULL,
        currency TEXT NOT NULL,
        decimal_places INTEGER NOT NULL,
        total INTEGER NOT NULL,
        target INTEGER,
        started_at INTEGER,
        first_seen_at INTEGER NOT NULL,
        seen_at INTEGER NOT NULL,
        ended_at INTEGER,
        is_end_exact INTEGER NOT NULL,
        complete_to INTEGER,
        PRIMARY KEY (account, id)
    ) WITHOUT ROWID;
    CREATE TABLE charity_sums (
        account TEXT NOT NULL,
        campaign TEXT NOT NULL,
        currency TEXT NOT NULL,
        decimal_places INTEGER NOT NULL,
        value INTEGER NOT NULL,
        donations INTEGER NOT NULL,
        PRIMARY KEY (account, campaign, currency)
    ) WITHOUT ROWID;
    CREATE TABLE charity_donations (
        account TEXT NOT NULL,
        id TEXT NOT NULL,
        campaign TEXT NOT NULL,
        user_id TEXT NOT NULL,
        user_login TEXT NOT NULL,
        user_name TEXT NOT NULL,
        value INTEGER NOT NULL,
        decimal_places INTEGER NOT NULL,
        currency TEXT NOT NULL,
        seen_at INTEGER,
        place INTEGER NOT NULL,
        PRIMARY KEY (account, id)
    );
    CREATE INDEX charity_donations_by_place ON charity_donations (account, campaign, place DESC, id DESC);
    CREATE TABLE charity_progress (
        account TEXT NOT NULL,
        campaign TEXT NOT NULL,
        at INTEGER NOT NULL,
        total INTEGER NOT NULL,
        PRIMARY KEY (account, campaign, at)
    ) WITHOUT ROWID;
    CREATE TABLE charity_milestones (
        id INTEGER PRIMARY KEY AUTOINCREMENT,
        account TEXT NOT NULL,
        campaign TEXT NOT NULL,
        value INTEGER NOT NULL,
        decimal_places INTEGER NOT NULL,
        currency TEXT NOT NULL,
        title TEXT NOT NULL,
        is_reached INTEGER NOT NULL,
        reached_at INTEGER
    );
    CREATE INDEX charity_milestones_of_campaign ON charity_milestones (account, campaign, value);
)";

namespace {

Result<QList<LedgerSum>> readSums(Database &database, const QString &account, const QString &campaign)
{
    QList<LedgerSum> sums;
    Rows rows = database.query("SELECT value, decimal_places, currency, donations FROM charity_sums"
                               " WHERE account = ? AND campaign = ? ORDER BY currency",
                               account, campaign);
    while (rows.next())
        sums.append({Money(rows.integer(0), int(rows.integer(1)), rows.text(2)), rows.integer(3)});
    return rows.status() ? Result<QList<LedgerSum>>(sums) : Result<QList<LedgerSum>>(rows.status().error());
}

/// Inserts the new donations and updates the sums of their campaigns, so that both always agree.
Result<void> insertDonations(Database &database, const QString &account, const QList<Donation> &donations)
{
    QHash<QString, CampaignRecord> touched;
    for (const Donation &donation : donations) {
        const auto added
            = database.run("INSERT OR IGNORE INTO charity_donations VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)",
                           account, donation.id, donation.campaignId, donation.userId, donation.userLogin,
                           donation.userName, donation.amount.minor(), donation.amount.decimals(),
                           donation.amount.currency(), donation.seenAt, donation.place);
        if (!added)
            return added.error();
        if (*added == 0)
            continue;
        auto campaign = touched.find(donation.campaignId);
        if (campaign == touched.end()) {
            const auto sums = readSums(database, account, donation.campaignId);
            if (!sums)
                return sums.error();
            campaign = touched.insert(donation.campaignId, {.id = donation.campaignId, .sums = *sums});
        }
        campaign->count(donation.amount);
    }
    for (const CampaignRecord &campaign : std::as_const(touched)) {
        for (const LedgerSum &sum : campaign.sums) {
            const auto kept = database.run("INSERT OR REPLACE INTO charity_sums VALUES (?, ?, ?, ?, ?, ?)",
                                           account, campaign.id, sum.amount.currency(), sum.amount.decimals(),
                                           sum.amount.minor(), sum.donations);
            if (!kept)
                return kept.error();
        }
    }
    return {};
}

}  // namespace

CharityStore::CharityStore(StoreThread *thread, QString account, QObject *parent)
    : QObject(parent)
    , m_thread(thread)
    , m_account(std::move(account))
{
}

void CharityStore::note(const Result<bool> &written)
{
    const QString trouble = written ? QString() : written.error().message;
    if (std::exchange(m_trouble, trouble) != trouble)
        Q_EMIT troubleChanged();
}

void CharityStore::write(std::function<Result<bool>(Database &)> work)
{
    m_thread->run<bool>(std::move(work), this, [this](const Result<bool> &written) { note(written); });
}

Result<QList<CampaignRecord>> CharityStore::readCampaigns(Database &database, const QString &account)
{
    QList<CampaignRecord> found;
    {
        Rows rows = database.query(
            "SELECT id, charity_name, description, logo, website, currency, decimal_places, total, target,"
            " started_at, first_seen_at, seen_at, ended_at, is_end_exact, complete_to FROM charity_campaigns"
            " WHERE account = ? ORDER BY first_seen_at DESC, id",
            account);
        while (rows.next()) {
            CampaignRecord record;
            record.id = rows.text(0);
            record.charityName = rows.text(1);
            record.description = rows.text(2);
            record.logo = QUrl(rows.text(3));
            record.website = QUrl(rows.text(4));
            record.total = Money(rows.integer(7), int(rows.integer(6)), rows.text(5));
            if (!rows.isNull(8))
                record.target = record.total.of(rows.integer(8));
            record.startedAt = rows.time(9);
            record.firstSeenAt = rows.time(10);
            record.seenAt = rows.time(11);
            record.endedAt = rows.time(12);
            record.isEndExact = rows.boolean(13);
            if (!rows.isNull(14))
                record.completeTo = rows.integer(14);
            found.append(record);
        }
        if (!rows.status())
            return rows.status().error();
    }
    for (CampaignRecord &record : found) {
        const auto sums = readSums(database, account, record.id);
        if (!sums)
            return sums.error();
        record.sums = *sums;
    }
    return found;
}

void CharityStore::campaigns(QObject *context, Done<QList<CampaignRecord>> done)
{
    m_thread->run<QList<CampaignRecord>>(
        [account = m_account](Database &database) { return readCampaigns(database, account); }, context,
        std::move(done));
}

void CharityStore::progress(const QString &campaign, QObject *context, Done<QList<ProgressPoint>> done)
{
    m_thread->run<QList<ProgressPoint>>(
        [account = m_account, campaign](Database &database) -> Result<QList<ProgressPoint>> {
            QList<ProgressPoint> found;
            Rows rows = database.query(
                "SELECT at, total FROM charity_progress WHERE account = ? AND campaign = ? ORDER BY at",
                account, campaign);
            while (rows.next())
                found.append({rows.time(0), rows.integer(1)});
            if (!rows.status())
                return rows.status().error();
            return found;
        },
        context, std::move(done));
}

void CharityStore::milestones(const QString &campaign, QObject *context, Done<QList<Milestone>> done)
{
    m_thread->run<QList<Milestone>>(
        [account = m_account, campaign](Database &database) -> Result<QList<Milestone>> {
            QList<Milestone> found;
            Rows rows = database.query(
                "SELECT id, value, decimal_places, currency, title, is_reached, reached_at"
                " FROM charity_milestones WHERE account = ? AND campaign = ? ORDER BY value, id",
                account, campaign);
            while (rows.next()) {
                found.append({.id = rows.integer(0),
                              .amount = Money(rows.integer(1), int(rows.integer(2)), rows.text(3)),
                              .title = rows.text(4),
                              .isReached = rows.boolean(5),
                              .reachedAt = rows.time(6)});
            }
            if (!rows.status())
                return rows.status().error();
            return found;
        },
        context, std::move(done));
}

Result<QList<Donation>> CharityStore::readDonations(Database &database, const QString &account,
                                                    const QString &campaign, const Mark &after, int most)
{
    QList<Donation> found;
    Rows rows = database.query("SELECT id, user_id, user_login, user_name, value, decimal_places, currency,"
                               " seen_at, place FROM charity_donations"
                               " WHERE account = ? AND campaign = ? AND place <= ? AND (place < ? OR id < ?)"
                               " ORDER BY place DESC, id DESC LIMIT ?",
                               account, campaign, after.place, after.place, after.id, most);
    while (rows.next()) {
        found.append({.id = rows.text(0),
                      .campaignId = campaign,
                      .userId = rows.text(1),
                      .userLogin = rows.text(2),
                      .userName = rows.text(3),
                      .amount = Money(rows.integer(4), int(rows.integer(5)), rows.text(6)),
                      .seenAt = rows.time(7),
                      .place = rows.integer(8)});
    }
    if (!rows.status())
        return rows.status().error();
    return found;
}

void CharityStore::donations(const QString &campaign, const Mark &after, QObject *context,
                             Done<QList<Donation>> done)
{
    m_thread->run<QList<Donation>>(
        [account = m_account, campaign, after](Database &database) {
            return readDonations(database, account, campaign, after, slice);
        },
        context, std::move(done));
}

void CharityStore::save(const CampaignRecord &campaign)
{
    write([account = m_account, campaign](Database &database) -> Result<bool> {
        const std::optional<qint64> target
            = campaign.target ? std::optional(campaign.target->minor()) : std::nullopt;
        const auto kept = database.run(
            "INSERT OR REPLACE INTO charity_campaigns VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, "
            "?)",
            account, campaign.id, campaign.charityName, campaign.description, campaign.logo.toString(),
            campaign.website.toString(), campaign.total.currency(), campaign.total.decimals(),
            campaign.total.minor(), target, campaign.startedAt, campaign.firstSeenAt, campaign.seenAt,
            campaign.endedAt, campaign.isEndExact, campaign.completeTo);
        return kept ? Result<bool>(true) : Result<bool>(kept.error());
    });
}

void CharityStore::save(const QList<Donation> &donations)
{
    if (donations.isEmpty())
        return;
    write([account = m_account, donations](Database &database) -> Result<bool> {
        const auto kept = database.transaction([&] { return insertDonations(database, account, donations); });
        return kept ? Result<bool>(true) : Result<bool>(kept.error());
    });
}

void CharityStore::save(const QString &campaign, const ProgressPoint &point)
{
    write([account = m_account, campaign, point](Database &database) -> Result<bool> {
        const auto kept = database.run("INSERT OR REPLACE INTO charity_progress VALUES (?, ?, ?, ?)", account,
                                       campaign, point.at, point.total);
        return kept ? Result<bool>(true) : Result<bool>(kept.error());
    });
}

void CharityStore::save(const QString &campaign, const Milestone &milestone, QObject *context,
                        Done<qint64> done)
{
    std::function<Result<qint64>(Database &)> work
        = [account = m_account, campaign, milestone](Database &database) -> Result<qint64> {
        const std::optional<qint64> id = milestone.id > 0 ? std::optional(milestone.id) : std::nullopt;
        const auto kept = database.run(
            "INSERT OR REPLACE INTO charity_milestones VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?)", id, account,
            campaign, milestone.amount.minor(), milestone.amount.decimals(), milestone.amount.currency(),
            milestone.title, milestone.isReached, milestone.reachedAt);
        if (!kept)
            return kept.error();
        return milestone.id > 0 ? milestone.id : database.lastInsertId();
    };
    m_thread->run<qint64>(std::move(work), this,
                          [this, context = QPointer(context), hasContext = context != nullptr,
                           done = std::move(done)](const Result<qint64> &kept) {
                              note(kept ? Result<bool>(true) : Result<bool>(kept.error()));
                              if (done && (context || !hasContext))
                                  done(kept);
                          });
}

void CharityStore::removeMilestone(qint64 id)
{
    write([account = m_account, id](Database &database) -> Result<bool> {
        const auto gone
            = database.run("DELETE FROM charity_milestones WHERE account = ? AND id = ?", account, id);
        return gone ? Result<bool>(true) : Result<bool>(gone.error());
    });
}

}  // namespace Sidestage
