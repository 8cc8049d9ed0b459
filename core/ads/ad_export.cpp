// SPDX-License-Identifier: GPL-3.0-or-later
#include "ad_export.h"

#include "ad_log.h"
#include "base/enum_table.h"
#include "files/table_export.h"

namespace Sidestage {

namespace {

// These words are part of the file format and not translated, because programs read them.

QString numberText(int number, int unknown)
{
    return number == unknown ? QString() : QString::number(number);
}

constexpr EnumText<AdBreak::Kind> kindTexts[]{{AdBreak::Kind::Scheduled, "scheduled"},
                                              {AdBreak::Kind::Run, "run"},
                                              {AdBreak::Kind::Unknown, "unknown"}};
static_assert(isComplete(kindTexts));

QStringList lineOf(const AdBreak &one)
{
    const auto late = one.lateness();
    return {QStringLiteral("break"),
            exportedTime(one.showAt),
            QLatin1String(rowOf(kindTexts, one.kind).text),
            exportedTime(one.promisedAt),
            exportedTime(one.startedAt),
            numberText(one.promised, 0),
            numberText(one.shown, -1),
            late ? QString::number(*late) : QString(),
            QString::number(one.snoozes),
            one.byId,
            one.byName,
            one.hasCome() ? QStringLiteral("came") : QStringLiteral("missed"),
            exportedTime(one.freeUntil)};
}

QStringList lineOf(const AdSnoozed &one)
{
    return {QStringLiteral("snooze"),
            exportedTime(one.showAt),
            one.byId.isEmpty() ? QStringLiteral("elsewhere") : QStringLiteral("here"),
            exportedTime(one.from),
            exportedTime(one.at),
            {},
            {},
            {},
            {},
            one.byId,
            one.byName,
            exportedTime(one.to),
            {}};
}

QStringList lineOf(const AdShow &one)
{
    return {exportedTime(one.startedAt), QString::number(one.breaks),  QString::number(one.run),
            QString::number(one.missed), QString::number(one.seconds), QString::number(one.snoozes)};
}

QList<Column<QStringList>> columnsOf(AdContent content)
{
    const QString names = content == AdContent::Log
        ? QStringLiteral(
            "entry,show_started_at,kind,promised_at,at,promised_seconds,shown_seconds,late_seconds,"
            "snoozes,by_id,by_name,outcome,preroll_free_until")
        : QStringLiteral("show_started_at,breaks,run_by_hand,missed,ad_seconds,snoozes");
    return textColumns(names.split(u','));
}

/// Provides the lines of the file in parts.
class AdLines
{
public:
    AdLines(QPointer<AdLog> log, AdContent content)
        : m_log(std::move(log))
        , m_content(content)
    {
    }

    /// Returns the next part. Empty: the end.
    Result<QList<QStringList>> operator()(Database *)
    {
        if (!m_log)
            return Error{.kind = Error::Kind::Cancelled};
        QList<QStringList> lines;
        if (m_content == AdContent::Shows) {
            if (!std::exchange(m_isFirstListDone, true))
                add(lines, m_log->shows(maxShows));
            return lines;
        }
        if (!m_isFirstListDone) {
            addAfter(lines, m_log->breaksAfter(m_last, part));
            if (!lines.isEmpty())
                return lines;
            m_isFirstListDone = true;
            m_last = 0;
        }
        addAfter(lines, m_log->snoozesAfter(m_last, part));
        return lines;
    }

private:
    static constexpr int part = 200;  ///< Lines between two returns to the event loop.
    static constexpr int maxShows = 1'000'000;

    template <class Entry>
    static void add(QList<QStringList> &lines, const QList<Entry> &list)
    {
        for (const Entry &one : list)
            lines.append(lineOf(one));
    }
    template <class Entry>
    void addAfter(QList<QStringList> &lines, const QList<Entry> &list)
    {
        add(lines, list);
        if (!list.isEmpty())
            m_last = list.last().id;
    }

    QPointer<AdLog> m_log;
    AdContent m_content;
    bool m_isFirstListDone = false;  ///< The list of the shows, or of the breaks.
    qint64 m_last = 0;               ///< The id of the last line.
};

}  // namespace

QCoro::Task<Result<qint64>> exportAds(QPointer<AdLog> log, QString path, AdContent content,
                                      std::function<bool(qint64 lines)> progress, CsvStyle style)
{
    return exportTable<QStringList>({path, TableFormat::Csv, style}, columnsOf(content),
                                    {AdLines(std::move(log), content)}, std::move(progress));
}

}  // namespace Sidestage
