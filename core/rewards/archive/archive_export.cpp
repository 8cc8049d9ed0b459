// SPDX-License-Identifier: GPL-3.0-or-later
#include "archive_export.h"

#include "base/json_text.h"

#include <QFileInfo>

namespace Sidestage {

namespace {

using Outcome = ArchivedRedemption::Outcome;
using By = ArchivedRedemption::By;

// Names of the file format, not translated, because programs read them.

const char *const fields[]
    = {"redeemed_at", "viewer_id", "viewer_login", "viewer_name", "reward_id",  "reward_title",
       "points",      "message",   "outcome",      "decided_at",  "decided_by", "redemption_id"};
constexpr int pointsField = 6;

QString timeText(const QDateTime &time)
{
    return time.isValid() ? time.toUTC().toString(Qt::ISODateWithMs) : QString();
}

QString outcomeText(Outcome outcome)
{
    switch (outcome) {
    case Outcome::Waiting:
        return QStringLiteral("waiting");
    case Outcome::Fulfilled:
        return QStringLiteral("fulfilled");
    case Outcome::Refunded:
        return QStringLiteral("refunded");
    case Outcome::Gone:
        return QStringLiteral("gone");
    }
    return {};
}

QString byText(By by)
{
    switch (by) {
    case By::Nobody:
        return {};
    case By::Here:
        return QStringLiteral("here");
    case By::Elsewhere:
        return QStringLiteral("elsewhere");
    case By::Service:
        return QStringLiteral("service");
    }
    return {};
}

std::array<QString, std::size(fields)> valuesOf(const ArchivedRedemption &row)
{
    const Api::Redemption &redemption = row.redemption;
    return {timeText(redemption.redeemedAt),
            redemption.userId,
            redemption.userLogin,
            redemption.userName,
            redemption.reward.id,
            redemption.reward.title,
            QString::number(redemption.reward.cost),
            redemption.userInput,
            outcomeText(row.outcome),
            timeText(row.decidedAt),
            byText(row.by),
            redemption.id};
}

}  // namespace

ArchiveExport::ArchiveExport(const QString &path, RedemptionArchive::Format format, CsvStyle style)
    : m_file(path)
    , m_format(format)
    , m_style(style)
{
}

Result<void> ArchiveExport::begin()
{
    // QSaveFile would replace a device, a pipe or a folder and so destroy it.
    if (const QFileInfo there(m_file.fileName()); there.exists() && !there.isFile())
        return Error::storage(RedemptionArchive::tr("“%1” is not a file.").arg(there.fileName()));
    if (!m_file.open(QIODevice::WriteOnly))
        return failure();
    if (m_format == RedemptionArchive::Format::Json)
        return put("[");
    QByteArray head;
    for (const char *field : fields)
        head += (head.isEmpty() ? "" : ",") + QByteArray(field);
    return put(head + "\r\n");
}

Result<void> ArchiveExport::write(const QList<ArchivedRedemption> &rows)
{
    QByteArray out;
    for (const ArchivedRedemption &row : rows) {
        const auto values = valuesOf(row);
        if (m_format == RedemptionArchive::Format::Csv) {
            for (std::size_t i = 0; i < values.size(); ++i) {
                if (i > 0)
                    out += ',';
                appendCsv(out, values[i], m_style);
            }
            out += "\r\n";
        } else {
            out += m_rows > 0 ? ",\n{" : "\n{";
            for (std::size_t i = 0; i < values.size(); ++i) {
                out += (i > 0 ? ",\"" : "\"") + QByteArray(fields[i]) + "\":";
                if (int(i) == pointsField)
                    out += values[i].toUtf8();
                else
                    appendJson(out, values[i]);
            }
            out += '}';
        }
        ++m_rows;
    }
    return put(out);
}

Result<void> ArchiveExport::finish()
{
    if (m_format == RedemptionArchive::Format::Json) {
        if (auto ended = put(m_rows > 0 ? "\n]\n" : "]\n"); !ended)
            return ended;
    }
    return m_file.commit() ? Result<void>() : Result<void>(failure());
}

Result<void> ArchiveExport::put(const QByteArray &bytes)
{
    return m_file.write(bytes) == bytes.size() ? Result<void>() : Result<void>(failure());
}

Error ArchiveExport::failure() const
{
    return Error::storage(m_file.errorString());
}

}  // namespace Sidestage
