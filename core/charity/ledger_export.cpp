// SPDX-License-Identifier: GPL-3.0-or-later
#include "ledger_export.h"

#include "charity_store.h"

#include "files/table_export.h"
#include "schema/json.h"

namespace Sidestage {

namespace {

// These words are part of the file format and not translated, because programs read them.

constexpr int slice = 1000;

struct LedgerRow
{
    CampaignRecord campaign{};
    Donation donation{};
};

QList<Column<LedgerRow>> columns()
{
    const auto of = [](const char *title, auto value) {
        return Column<LedgerRow>{.title = QString::fromLatin1(title), .text = [value](const LedgerRow &row) {
                                     return std::invoke(value, row.donation);
                                 }};
    };
    return {{.title = QStringLiteral("campaign_id"),
             .text = [](const LedgerRow &row) { return row.campaign.id; }},
            {.title = QStringLiteral("charity"),
             .text = [](const LedgerRow &row) { return row.campaign.charityName; }},
            of("donation_id", &Donation::id),
            of("viewer_id", &Donation::userId),
            of("viewer_login", &Donation::userLogin),
            of("viewer_name", &Donation::userName),
            of("amount", [](const Donation &one) { return one.amount.plain(); }),
            of("currency", [](const Donation &one) { return one.amount.currency(); }),
            of("minor_units", [](const Donation &one) { return QString::number(one.amount.minor()); }),
            of("decimal_places", [](const Donation &one) { return QString::number(one.amount.decimals()); }),
            of("seen_at", [](const Donation &one) { return exportedTime(one.seenAt); })};
}

template <class Value>
void write(Api::JsonWriter &json, std::string_view name, const Value &value)
{
    json.key(name);
    json.value(value);
}

void write(Api::JsonWriter &json, std::string_view name, const QDateTime &value)
{
    json.key(name);
    value.isValid() ? json.value(exportedTime(value)) : json.null();
}

/// Writes an amount exactly: as text, and as an integer of minor units.
void write(Api::JsonWriter &json, std::string_view name, const std::optional<Money> &value)
{
    json.key(name);
    if (!value)
        return json.null();
    json.beginObject();
    write(json, "amount", value->plain());
    write(json, "currency", value->currency());
    write(json, "minor_units", value->minor());
    write(json, "decimal_places", value->decimals());
    json.endObject();
}

/// Up to its donations, which follow.
void writeJson(QByteArray &out, const CampaignRecord &campaign)
{
    Api::JsonWriter json(out);
    json.beginObject();
    write(json, "campaign_id", campaign.id);
    write(json, "charity", campaign.charityName);
    write(json, "website", campaign.website.toString());
    write(json, "service_total", std::optional(campaign.total));
    write(json, "goal", campaign.target);
    write(json, "difference", campaign.difference());
    write(json, "started_at", campaign.startedAt);
    write(json, "first_seen_at", campaign.firstSeenAt);
    write(json, "ended_at", campaign.endedAt);
    json.key("donations");
    json.beginArray();
}

void writeJson(QByteArray &out, const Donation &donation)
{
    Api::JsonWriter json(out);
    json.beginObject();
    write(json, "donation_id", donation.id);
    write(json, "viewer_id", donation.userId);
    write(json, "viewer_login", donation.userLogin);
    write(json, "viewer_name", donation.userName);
    write(json, "amount", std::optional(donation.amount));
    write(json, "seen_at", donation.seenAt);
    json.endObject();
}

struct Slice
{
    CampaignRecord campaign{};
    QList<Donation> donations{};
    bool isFirst = false;  ///< Of the campaign.
    bool isLast = false;
};

/// Reads the donations of campaign after campaign in slices.
class LedgerReader
{
public:
    LedgerReader(QString account, QStringList ids)
        : m_account(std::move(account))
        , m_ids(std::move(ids))
    {
    }

    /// None: the end.
    Result<std::optional<Slice>> next(Database &database)
    {
        if (!m_campaigns) {
            m_campaigns = QList<CampaignRecord>();
            const auto all = CharityStore::readCampaigns(database, m_account);
            if (!all)
                return all.error();
            for (const CampaignRecord &campaign : *all) {
                if (m_ids.isEmpty() || m_ids.contains(campaign.id))
                    m_campaigns->append(campaign);
            }
        }
        if (m_campaigns->isEmpty())
            return std::optional<Slice>();
        const CampaignRecord &campaign = m_campaigns->first();
        const auto rows = CharityStore::readDonations(database, m_account, campaign.id,
                                                      m_mark.value_or(CharityStore::Mark()), slice);
        if (!rows)
            return rows.error();
        Slice read{campaign, *rows, !m_mark, rows->size() < slice};
        if (read.isLast) {
            m_mark.reset();
            m_campaigns->removeFirst();
        } else {
            m_mark = {rows->last().place, rows->last().id};
        }
        return std::optional(read);
    }

private:
    QString m_account;
    QStringList m_ids;
    std::optional<QList<CampaignRecord>> m_campaigns{};  ///< Not read completely yet.
    std::optional<CharityStore::Mark> m_mark{};          ///< Where the next slice of the first one begins.
};

Result<QList<LedgerRow>> nextRows(LedgerReader &reader, Database &database)
{
    QList<LedgerRow> rows;
    while (rows.isEmpty()) {
        const auto slice = reader.next(database);
        if (!slice)
            return slice.error();
        if (!*slice)
            break;
        for (const Donation &donation : (*slice)->donations)
            rows.append({(*slice)->campaign, donation});
    }
    return rows;
}

Result<FilePart> nextJson(LedgerReader &reader, Database &database, bool &isFirst)
{
    const auto slice = reader.next(database);
    if (!slice)
        return slice.error();
    FilePart part{.isLast = !*slice};
    QByteArray &out = part.bytes;
    if (std::exchange(isFirst, false))
        out += part.isLast ? "{\"campaigns\":[]}\n" : "{\"campaigns\":[\n";
    else if (part.isLast)
        out += "\n]}\n";
    else if ((*slice)->isFirst)
        out += ",\n";
    if (part.isLast)
        return part;
    if ((*slice)->isFirst)
        writeJson(out, (*slice)->campaign);
    bool isNext = !(*slice)->isFirst;
    for (const Donation &donation : (*slice)->donations) {
        out += std::exchange(isNext, true) ? ",\n" : "\n";
        writeJson(out, donation);
    }
    if ((*slice)->isLast)
        out += "\n]}";
    part.rows = (*slice)->donations.size();
    return part;
}

}  // namespace

QCoro::Task<Result<qint64>> exportLedger(CharityStore *store, QString path, TableFormat format,
                                         QStringList campaigns,
                                         std::function<bool(qint64 donations)> progress, CsvStyle style)
{
    LedgerReader reader(store->account(), std::move(campaigns));
    if (format == TableFormat::Json) {
        const auto next = [reader, isFirst = true](Database *database) mutable {
            return nextJson(reader, *database, isFirst);
        };
        return writeParts(path, {next, store->thread(), store}, std::move(progress));
    }
    const auto next = [reader](Database *database) mutable { return nextRows(reader, *database); };
    return exportTable<LedgerRow>({path, format, style}, columns(), {next, store->thread(), store},
                                  std::move(progress));
}

}  // namespace Sidestage
