// SPDX-License-Identifier: GPL-3.0-or-later
#include "ad_export.h"

#include "ad_log.h"
#include "storage/csv_file.h"

#include <QCoro/QCoroTimer>
#include <QStringList>

namespace Sidestage {

namespace {

// Words of the file's format, not of the user's language: programs read them.

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

/// The file, a part at a time.
class AdFile
{
public:
    AdFile(const QString &path, AdContent content)
        : m_content(content)
        , m_file(path)
    {
    }

    /// The next part, the first of which opens the file. False: there are no more.
    Result<bool> next(const AdLog &log)
    {
        if (std::exchange(m_isFirst, false)) {
            if (auto begun = m_file.begin(headOf(m_content)); !begun)
                return begun.error();
            return true;
        }
        bool goesOn = false;
        if (m_content == AdContent::Shows) {
            add(log.shows(mostShows));
        } else if (!m_areBreaksDone) {
            m_areBreaksDone = !addAfter(log.breaksAfter(m_last, part));
            goesOn = true;
            if (m_areBreaksDone)
                m_last = 0;
        } else {
            goesOn = addAfter(log.snoozesAfter(m_last, part));
        }
        if (auto put = m_file.flush(); !put)
            return put.error();
        return goesOn;
    }
    Result<void> finish() { return m_file.finish(); }
    qint64 rows() const { return m_file.rows(); }

private:
    static constexpr int part = 200;  ///< Lines between two turns of the event loop.
    static constexpr int mostShows = 1'000'000;

    template <class Entry>
    void add(const QList<Entry> &list)
    {
        for (const Entry &one : list)
            m_file.add(lineOf(one));
    }
    /// Whether there may be more of them.
    template <class Entry>
    bool addAfter(const QList<Entry> &list)
    {
        add(list);
        if (!list.isEmpty())
            m_last = list.last().id;
        return list.size() == part;
    }

    AdContent m_content;
    CsvFile m_file;
    bool m_isFirst = true;
    bool m_areBreaksDone = false;
    qint64 m_last = 0;  ///< The id of the last line.
};

}  // namespace

QCoro::Task<Result<qint64>> exportAds(QPointer<AdLog> log, QString path, AdContent content,
                                      std::function<bool(qint64 lines)> progress)
{
    AdFile file(path, content);
    Result<qint64> outcome = qint64(0);
    bool goesOn = true;
    while (goesOn) {
        auto turn = QCoro::sleepFor(std::chrono::milliseconds(0));
        co_await turn;
        if ((progress && !progress(file.rows())) || !log) {
            outcome = Error{.kind = Error::Kind::Cancelled};
            co_return outcome;
        }
        const auto written = file.next(*log);
        if (!written) {
            outcome = written.error();
            co_return outcome;
        }
        goesOn = *written;
    }
    const auto finished = file.finish();
    outcome = finished ? Result<qint64>(file.rows()) : Result<qint64>(finished.error());
    co_return outcome;
}

}  // namespace Sidestage
