// SPDX-License-Identifier: GPL-3.0-or-later
#include "ledger_export.h"

#include "charity_store.h"

#include "base/csv.h"
#include "base/json_text.h"
#include "files/stepped_file.h"

#include <QCoreApplication>
#include <QFileInfo>
#include <QSaveFile>

#include <memory>

namespace Sidestage {

namespace {

// These words are part of the file format and not translated, because programs read them.

constexpr int slice = 1000;
const char head[] = "campaign_id,charity,donation_id,viewer_id,viewer_login,viewer_name,amount,currency,"
                    "minor_units,decimal_places,seen_at\r\n";

QString timeText(const QDateTime &time)
{
    return time.isValid() ? time.toUTC().toString(Qt::ISODateWithMs) : QString();
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
    /// Writes an amount exactly: as text, and as an integer of minor units.
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

void writeCsv(QByteArray &out, const CampaignRecord &campaign, const Donation &donation, CsvStyle style)
{
    appendCsvLine(out,
                  {campaign.id, campaign.charityName, donation.id, donation.userId, donation.userLogin,
                   donation.userName, donation.amount.plain(), donation.amount.currency(),
                   QString::number(donation.amount.minor()), QString::number(donation.amount.decimals()),
                   timeText(donation.seenAt)},
                  style);
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

struct LedgerExport
{
    Q_DECLARE_TR_FUNCTIONS(Sidestage::LedgerExport)
};

class LedgerFile : public SteppedFile
{
public:
    LedgerFile(const QString &path, LedgerFormat as, CsvStyle with, QString whose, QStringList which)
        : m_file(path)
        , m_format(as)
        , m_style(with)
        , m_account(std::move(whose))
        , m_ids(std::move(which))
    {
    }

    Result<bool> next(Database &database) override
    {
        if (!m_file.isOpen()) {
            if (auto begun = begin(database); !begun)
                return begun.error();
        }
        if (auto written = write(database); !written)
            return written.error();
        return m_at < m_campaigns.size();
    }
    Result<void> finish() override
    {
        if (m_format == LedgerFormat::Json) {
            if (auto ended = put(m_campaigns.isEmpty() ? "]}\n" : "\n]}\n"); !ended)
                return ended;
        }
        return m_file.commit() ? Result<void>() : Result<void>(Error::storage(m_file.errorString()));
    }
    qint64 rows() const override { return m_rows; }

private:
    Result<void> begin(Database &database)
    {
        if (const QFileInfo there(m_file.fileName()); there.exists() && !there.isFile())
            return Error::storage(LedgerExport::tr("“%1” is not a file.").arg(there.fileName()));
        const auto all = CharityStore::readCampaigns(database, m_account);
        if (!all)
            return all.error();
        for (const CampaignRecord &campaign : *all) {
            if (m_ids.isEmpty() || m_ids.contains(campaign.id))
                m_campaigns.append(campaign);
        }
        if (!m_file.open(QIODevice::WriteOnly))
            return Error::storage(m_file.errorString());
        return put(m_format == LedgerFormat::Csv ? QByteArray(head) : QByteArray("{\"campaigns\":["));
    }
    Result<void> write(Database &database)
    {
        if (m_at == m_campaigns.size())
            return {};
        QByteArray out;
        const CampaignRecord &campaign = m_campaigns[m_at];
        if (m_isNewCampaign && m_format == LedgerFormat::Json) {
            out += m_at > 0 ? ",\n" : "\n";
            writeJson(out, campaign);
        }
        const auto rows = CharityStore::readDonations(database, m_account, campaign.id, m_mark, slice);
        if (!rows)
            return rows.error();
        for (const Donation &donation : *rows) {
            if (m_format == LedgerFormat::Csv) {
                writeCsv(out, campaign, donation, m_style);
            } else {
                out += m_isNewCampaign ? "\n" : ",\n";
                writeJson(out, donation);
            }
            m_isNewCampaign = false;
        }
        m_isNewCampaign = false;
        m_rows += rows->size();
        if (rows->size() < slice) {
            if (m_format == LedgerFormat::Json)
                out += "\n]}";
            ++m_at;
            m_mark = {};
            m_isNewCampaign = true;
        } else {
            m_mark = {rows->last().place, rows->last().id};
        }
        return put(out);
    }
    Result<void> put(const QByteArray &bytes)
    {
        return m_file.write(bytes) == bytes.size() ? Result<void>()
                                                   : Result<void>(Error::storage(m_file.errorString()));
    }

    QSaveFile m_file;
    LedgerFormat m_format;
    CsvStyle m_style;
    QString m_account;
    QStringList m_ids;
    QList<CampaignRecord> m_campaigns{};
    qsizetype m_at = 0;
    CharityStore::Mark m_mark{};
    bool m_isNewCampaign = true;
    qint64 m_rows = 0;
};

}  // namespace

QCoro::Task<Result<qint64>> exportLedger(CharityStore *store, QString path, LedgerFormat format,
                                         QStringList campaigns,
                                         std::function<bool(qint64 donations)> progress, CsvStyle style)
{
    std::function<std::unique_ptr<SteppedFile>()> make
        = [path, format, style, account = store->account(), campaigns]() -> std::unique_ptr<SteppedFile> {
        return std::make_unique<LedgerFile>(path, format, style, account, campaigns);
    };
    return writeInSteps(store->thread(), store, std::move(make), std::move(progress));
}

}  // namespace Sidestage
