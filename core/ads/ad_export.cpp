// SPDX-License-Identifier: GPL-3.0-or-later
#include "ad_export.h"

#include "ad_log.h"
#include "files/csv_writer.h"

#include <QStringList>

namespace Sidestage {

namespace {

// These words are part of the file format and not translated, because programs read them.

QString timeText(const QDateTime &time)
{
    return time.isValid() ? time.toUTC().toString(Qt::ISODateWithMs) : QString();
}

QString numberText(int number, int unknown)
{
    return number == unknown ? QString() : QString::number(number);
}

QString kindText(AdBreak::Kind kind)
{
    switch (kind) {
    case AdBreak::Kind::Scheduled:
        return QStringLiteral("scheduled");
    case AdBreak::Kind::Run:
        return QStringLiteral("run");
    case AdBreak::Kind::Unknown:
        return QStringLiteral("unknown");
    }
    return {};
}

QStringList lineOf(const AdBreak &one)
{
    const auto late = one.lateness();
    return {QStringLiteral("break"),
            timeText(one.showAt),
            kindText(one.kind),
            timeText(one.promisedAt),
            timeText(one.startedAt),
            numberText(one.promised, 0),
            numberText(one.shown, -1),
            late ? QString::number(*late) : QString(),
            QString::number(one.snoozes),
            one.byId,
            one.byName,
            one.hasCome() ? QStringLiteral("came") : QStringLiteral("missed"),
            timeText(one.freeUntil)};
}

QStringList lineOf(const AdSnoozed &one)
{
    return {QStringLiteral("snooze"),
            timeText(one.showAt),
            one.byId.isEmpty() ? QStringLiteral("elsewhere") : QStringLiteral("here"),
            timeText(one.from),
            timeText(one.at),
            {},
            {},
            {},
            {},
            one.byId,
            one.byName,
            timeText(one.to),
            {}};
}

QStringList lineOf(const AdShow &one)
{
    return {timeText(one.startedAt),     QString::number(one.breaks),  QString::number(one.run),
            QString::number(one.missed), QString::number(one.seconds), QString::number(one.snoozes)};
}

QStringList headOf(AdContent content)
{
    const char *const names = content == AdContent::Log
        ? "entry,show_started_at,kind,promised_at,at,promised_seconds,shown_seconds,late_seconds,snoozes,by_"
          "id,"
          "by_name,outcome,preroll_free_until"
        : "show_started_at,breaks,run_by_hand,missed,ad_seconds,snoozes";
    return QString::fromLatin1(names).split(u',');
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
    Result<QList<QStringList>> operator()()
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
    return writeCsv(std::move(path), style, headOf(content), AdLines(std::move(log), content),
                    std::move(progress));
}

}  // namespace Sidestage
