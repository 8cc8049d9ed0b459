// SPDX-License-Identifier: GPL-3.0-or-later
#include "ledger_export.h"

#include "base/csv.h"

#include <QFileInfo>

namespace Sidestage {

namespace {

// Words of the file's format, not of the user's language: programs read them.

constexpr int slice = 1000;
const char head[] = "campaign_id,charity,donation_id,viewer_id,viewer_login,viewer_name,amount,currency,"
                    "minor_units,decimal_places,seen_at\r\n";

QString timeText(const QDateTime &time)
{
    return time.isValid() ? time.toUTC().toString(Qt::ISODateWithMs) : QString();
}

void appendJson(QByteArray &out, const QString &value)
{
    out += '"';
    const QByteArray bytes = value.toUtf8();
    for (const char c : bytes) {
        if (c == '"' || c == '\\') {
            out += '\\';
            out += c;
        } else if (static_cast<unsigned char>(c) < 0x20) {
            out += "\\u00";
            out += QByteArray::number(static_cast<unsigned char>(c), 16).rightJustified(2, '0');
        } else {
            out += c;
        }
    }
    out += '"';
}

class Writer
{
public:
    explicit Writer(QByteArray &out)
        : m_out(out)
    {
    }

    void text(const char *name, const QString &value)
    {
        key(name);
        appendJson(m_out, value);
    }
    void time(const char *name, const QDateTime &value)
    {
        key(name);
        if (value.isValid())
            appendJson(m_out, timeText(value));
        else
            m_out += "null";
    }
    /// Exact: the amount as text, and its minor units as a whole number.
    void money(const char *name, const std::optional<Money> &value)
    {
        key(name);
        if (!value) {
            m_out += "null";
            return;
        }
        m_out += "{\"amount\":";
        appendJson(m_out, value->plain());
        m_out += ",\"currency\":";
        appendJson(m_out, value->currency());
        m_out += ",\"minor_units\":" + QByteArray::number(value->minor());
        m_out += ",\"decimal_places\":" + QByteArray::number(value->decimals()) + '}';
    }

private:
    void key(const char *name)
    {
        m_out += m_isFirst ? "{\"" : ",\"";
        m_out += name;
        m_out += "\":";
        m_isFirst = false;
    }

    QByteArray &m_out;
    bool m_isFirst = true;
};

void writeCsv(QByteArray &out, const CampaignRecord &campaign, const Donation &donation)
{
    appendCsvLine(out,
                  {campaign.id, campaign.charityName, donation.id, donation.userId, donation.userLogin,
                   donation.userName, donation.amount.plain(), donation.amount.currency(),
                   QString::number(donation.amount.minor()), QString::number(donation.amount.decimals()),
                   timeText(donation.seenAt)});
}

void writeJson(QByteArray &out, const CampaignRecord &campaign)
{
    Writer writer(out);
    writer.text("campaign_id", campaign.id);
    writer.text("charity", campaign.charityName);
    writer.text("website", campaign.website.toString());
    writer.money("service_total", campaign.total);
    writer.money("goal", campaign.target);
    writer.money("difference", campaign.difference());
    writer.time("started_at", campaign.startedAt);
    writer.time("first_seen_at", campaign.firstSeenAt);
    writer.time("ended_at", campaign.endedAt);
    out += ",\"donations\":[";
}

void writeJson(QByteArray &out, const Donation &donation)
{
    Writer writer(out);
    writer.text("donation_id", donation.id);
    writer.text("viewer_id", donation.userId);
    writer.text("viewer_login", donation.userLogin);
    writer.text("viewer_name", donation.userName);
    writer.money("amount", donation.amount);
    writer.time("seen_at", donation.seenAt);
    out += '}';
}

}  // namespace

/// On the store's thread, but for `isCancelled`.
struct LedgerExport::Job
{
    Job(const QString &path, Format as, QString whose, QStringList which)
        : file(path)
        , format(as)
        , account(std::move(whose))
        , ids(std::move(which))
    {
    }

    Result<void> put(const QByteArray &bytes)
    {
        return file.write(bytes) == bytes.size() ? Result<void>()
                                                 : Result<void>(Error::storage(file.errorString()));
    }
    Result<void> begin(Database &database)
    {
        if (const QFileInfo there(file.fileName()); there.exists() && !there.isFile())
            return Error::storage(LedgerExport::tr("“%1” is not a file.").arg(there.fileName()));
        const auto all = CharityStore::readCampaigns(database, account);
        if (!all)
            return all.error();
        for (const CampaignRecord &campaign : *all) {
            if (ids.isEmpty() || ids.contains(campaign.id)) {
                campaigns.append(campaign);
                step.total += campaign.donations();
            }
        }
        if (!file.open(QIODevice::WriteOnly))
            return Error::storage(file.errorString());
        return put(format == Format::Csv ? QByteArray(head) : QByteArray("{\"campaigns\":["));
    }
    Result<Step> go(Database &database)
    {
        if (isCancelled)
            return Error{.kind = Error::Kind::Cancelled};
        if (!hasBegun) {
            hasBegun = true;
            if (const auto begun = begin(database); !begun)
                return begun.error();
        }
        QByteArray out;
        if (at == campaigns.size()) {
            if (format == Format::Json)
                out += campaigns.isEmpty() ? "]}\n" : "\n]}\n";
            if (const auto ended = put(out); !ended)
                return ended.error();
            if (!file.commit())
                return Error::storage(file.errorString());
            step.isDone = true;
            return step;
        }
        const CampaignRecord &campaign = campaigns[at];
        if (isNewCampaign && format == Format::Json) {
            out += at > 0 ? ",\n" : "\n";
            writeJson(out, campaign);
        }
        const auto rows = CharityStore::readDonations(database, account, campaign.id, mark, slice);
        if (!rows)
            return rows.error();
        for (const Donation &donation : *rows) {
            if (format == Format::Csv) {
                writeCsv(out, campaign, donation);
            } else {
                out += isNewCampaign ? "\n" : ",\n";
                writeJson(out, donation);
            }
            isNewCampaign = false;
        }
        isNewCampaign = false;
        step.written += rows->size();
        if (rows->size() < slice) {
            if (format == Format::Json)
                out += "\n]}";
            ++at;
            mark = {};
            isNewCampaign = true;
        } else {
            mark = {rows->last().place, rows->last().id};
        }
        const auto put = this->put(out);
        return put ? Result<Step>(step) : Result<Step>(put.error());
    }

    QSaveFile file;
    Format format;
    QString account;
    QStringList ids;
    QList<CampaignRecord> campaigns{};
    qsizetype at = 0;
    CharityStore::Mark mark{};
    bool hasBegun = false;
    bool isNewCampaign = true;
    Step step{};
    std::atomic<bool> isCancelled = false;
};

LedgerExport::LedgerExport(CharityStore *store, QObject *parent)
    : QObject(parent)
    , m_store(store)
{
}

LedgerExport::~LedgerExport()
{
    cancel();
}

void LedgerExport::start(const QString &path, Format format, const QStringList &campaigns)
{
    if (m_job)
        return;
    m_job = std::make_shared<Job>(path, format, m_store->account(), campaigns);
    m_written = m_total = 0;
    next();
}

void LedgerExport::cancel()
{
    if (m_job)
        m_job->isCancelled = true;
}

void LedgerExport::next()
{
    m_store->thread()->run<Step>([job = m_job](Database &database) { return job->go(database); }, this,
                                 [this](const Result<Step> &step) {
                                     if (!step || step->isDone) {
                                         m_job.reset();
                                         if (step)
                                             m_written = step->written;
                                         Q_EMIT finished(step ? Result<qint64>(step->written)
                                                              : Result<qint64>(step.error()));
                                         return;
                                     }
                                     m_written = step->written;
                                     m_total = step->total;
                                     Q_EMIT progressed();
                                     next();
                                 });
}

}  // namespace Sidestage
