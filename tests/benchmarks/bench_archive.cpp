// SPDX-License-Identifier: GPL-3.0-or-later

// The archive with a million redemptions: the time of each kind of search, the cost of an event before and
// after, how long the windows' thread waits for its own writes meanwhile, and the speed of an export.

#include "archive_story.h"

#include "base/clock.h"
#include "outbox/outbox_journal.h"
#include "profile/profile_store.h"
#include "profile/store_thread.h"
#include "rewards/archive/redemption_archive.h"
#include "rewards/decisions/decision_handler.h"

#include <QCoreApplication>
#include <QElapsedTimer>
#include <QEventLoop>
#include <QFile>
#include <QFileInfo>
#include <QTemporaryDir>
#include <QTimer>

#include <algorithm>
#include <cstdio>
#include <numeric>
#include <tuple>

using namespace Qt::StringLiterals;
using namespace Sidestage;
using Benchmarks::ArchiveStory;
using Outcome = ArchivedRedemption::Outcome;
using By = ArchivedRedemption::By;

namespace {

template <class T>
T finished(QCoro::Task<T> task)
{
    std::optional<T> result;
    task.then([&](T value) { result = std::move(value); });
    while (!result)
        QCoreApplication::processEvents(QEventLoop::WaitForMoreEvents);
    if (!*result)
        qFatal("%s", qPrintable(result->error().message));
    return *std::move(result);
}

/// Resident memory or its peak, in MiB. 0 if the system does not report it.
double memory(const char *name)
{
    QFile status(u"/proc/self/status"_s);
    if (!status.open(QIODevice::ReadOnly))
        return 0;
    for (const QByteArray &line : status.readAll().split('\n')) {
        if (line.startsWith(name))
            return line.mid(qsizetype(qstrlen(name)) + 1).trimmed().split(' ').first().toDouble() / 1024;
    }
    return 0;
}

void forgetPeak()
{
    QFile file(u"/proc/self/clear_refs"_s);
    if (file.open(QIODevice::WriteOnly))
        file.write("5");
}

void report(const char *what, QList<double> times, qint64 rows)
{
    std::sort(times.begin(), times.end());
    std::printf("  %-46s %8.2f %8.2f ms   %lld\n", what, times[times.size() / 2], times.last(),
                static_cast<long long>(rows));
    std::fflush(stdout);
}

/// Milliseconds of processor time that the host took from this virtual machine, to judge long waits.
qint64 stolen()
{
    QFile file(u"/proc/stat"_s);
    if (!file.open(QIODevice::ReadOnly))
        return 0;
    return file.readLine().simplified().split(' ').value(8).toLongLong() * 10;
}

/// Milliseconds for each event, first as waiting and then as decided, each committed alone as in real use.
void events(RedemptionArchive &archive, StoreThread &thread, ArchiveStory &story, const char *when)
{
    QList<double> singles;
    const qint64 stolenBefore = stolen();
    QElapsedTimer timer;
    for (int i = 0; i < 1000; ++i) {
        ArchivedRedemption decided = story.next();
        ArchivedRedemption waiting = decided;
        waiting.outcome = Outcome::Waiting;
        waiting.by = By::Nobody;
        waiting.decidedAt = {};
        for (const ArchivedRedemption &row : {waiting, decided}) {
            timer.start();
            archive.upsert({row});
            archive.flush();
            thread.flush();
            singles.append(double(timer.nsecsElapsed()) / 1e6);
        }
    }
    QList<double> bundles;
    for (int i = 0; i < 20; ++i) {
        QList<ArchivedRedemption> rows;
        for (int j = 0; j < 200; ++j)
            rows.append(story.next());
        timer.start();
        archive.upsert(rows);
        archive.flush();
        thread.flush();
        bundles.append(double(timer.nsecsElapsed()) / 1e6);
    }
    std::sort(singles.begin(), singles.end());
    std::sort(bundles.begin(), bundles.end());
    std::printf(
        "  with %s rows: one event alone %.3f ms (mean %.3f, p99 %.2f, max %.2f); 200 together %.1f ms"
        " (max %.1f), %.0f us each; %lld ms stolen\n",
        when, singles[singles.size() / 2],
        std::accumulate(singles.cbegin(), singles.cend(), 0.0) / double(singles.size()),
        singles[singles.size() * 99 / 100], singles.last(), bundles[bundles.size() / 2], bundles.last(),
        bundles[bundles.size() / 2] * 1000 / 200, static_cast<long long>(stolen() - stolenBefore));
    std::fflush(stdout);
}

/// The work of a window: a draft every 10 ms, and 1,000 events a second that it passes to the archive. Prints
/// how long each of the two blocked its thread.
class Window
{
public:
    explicit Window(ProfileStore *store)
        : m_store(store)
    {
    }

    /// Runs for `msecs`, and longer while `isBusy` returns true. `archive` null: drafts only.
    void work(const char *name, int msecs, RedemptionArchive *archive, ArchiveStory *story,
              const std::function<bool()> &isBusy = {})
    {
        QList<double> drafts;
        QList<double> events;
        const qint64 stolenBefore = stolen();
        QElapsedTimer all;
        QElapsedTimer one;
        QTimer tick;
        QEventLoop loop;
        tick.setTimerType(Qt::PreciseTimer);
        qint64 answer = 0;
        QList<ArchivedRedemption> waiting;
        QObject::connect(&tick, &QTimer::timeout, &loop, [&] {
            one.start();
            const QByteArray json
                = "{\"title\":\"" + QByteArray::number(++m_count) + QByteArray(900, 'x') + "\"}";
            if (!m_store->setDraft(u"1"_s, u"channel"_s, json))
                qFatal("a draft was refused");
            drafts.append(double(one.nsecsElapsed()) / 1e6);
            if (archive) {
                one.start();
                for (; answer < all.elapsed(); answer += 2) {
                    const ArchivedRedemption decided = story->next();
                    ArchivedRedemption seen = decided;
                    seen.outcome = Outcome::Waiting;
                    seen.by = By::Nobody;
                    seen.decidedAt = {};
                    archive->upsert({seen});
                    waiting.append(decided);
                    if (waiting.size() > 1000)  // two seconds later
                        archive->upsert({waiting.takeFirst()});
                }
                events.append(double(one.nsecsElapsed()) / 1e6);
            }
            if (archive && all.elapsed() >= msecs) {
                archive->upsert(waiting);
                waiting.clear();
            }
            if (all.elapsed() >= msecs && (!isBusy || !isBusy()))
                loop.quit();
        });
        all.start();
        tick.start(10);
        loop.exec();
        std::sort(drafts.begin(), drafts.end());
        std::printf("  %-46s %8.2f %8.2f %8.2f ms   %lld drafts", name, drafts[drafts.size() / 2],
                    drafts[drafts.size() * 99 / 100], drafts.last(), static_cast<long long>(drafts.size()));
        if (archive)
            std::printf(", %lld events handed on in %.2f ms at most", static_cast<long long>(answer),
                        *std::max_element(events.cbegin(), events.cend()));
        std::printf("; %lld ms stolen\n", static_cast<long long>(stolen() - stolenBefore));
        std::fflush(stdout);
    }

private:
    ProfileStore *m_store;
    int m_count = 0;
};

void waits(const QString &path, ArchiveStory &story, const QString &exported)
{
    auto store = std::move(*ProfileStore::open(path));
    StoreThread *const thread = store->background();
    RedemptionArchive archive(thread, u"1"_s);
    OutboxJournal journal(thread, u"1"_s);
    Window window(store.get());
    ArchiveStory others;  // a copy, so that `story` continues where it is
    std::printf("\nA draft every 10 ms on the windows' thread, as long as that takes\n  %-46s %8s %8s %8s\n",
                "", "p50", "p99", "max");
    for (int round = 1; round <= 2; ++round) {
        window.work("nothing else", 10'000, nullptr, nullptr);
        window.work("1,000 events a second", 20'000, &archive, &story);

        QList<OutboxRow> lines;
        for (int i = 0; i < 10'000; ++i)
            lines.append(
                DecisionHandler::rowOf(others.next().redemption, Api::RedemptionDecision::Fulfilled));
        bool isWritten = false;
        journal.add({.id = round, .addedAt = story.now(), .dueAt = story.now(), .total = int(lines.size())},
                    lines, &journal, [&](const Result<void> &) { isWritten = true; });
        window.work("the same, and a job of 10,000 is written", 2'000, &archive, &story,
                    [&] { return !isWritten; });

        bool isExported = false;
        archive.exportTo(exported, TableFormat::Json, {}).then([&](const Result<qint64> &) {
            isExported = true;
        });
        window.work("the same, and all is exported", 2'000, &archive, &story, [&] { return !isExported; });
    }
    archive.flush();
    thread->flush();
}

}  // namespace

int main(int argc, char **argv)
{
    QCoreApplication app(argc, argv);
    const int count = argc > 1 ? atoi(argv[1]) : 1'000'000;
    QTemporaryDir folder;
    const QString path = folder.filePath(u"profile.sqlite"_s);
    if (!ProfileStore::open(path))
        qFatal("cannot make %s", qPrintable(path));
    ArchiveStory story;
    QElapsedTimer timer;
    {
        StoreThread thread(path);
        RedemptionArchive archive(&thread, u"1"_s);
        std::printf("Events\n");
        events(archive, thread, story, "no");

        timer.start();
        double longest = 0;
        for (int i = 0; i < count;) {
            QList<ArchivedRedemption> rows;
            for (int j = 0; j < 200 && i < count; ++j, ++i)
                rows.append(story.next());
            QElapsedTimer one;
            one.start();
            archive.upsert(rows);
            archive.flush();
            thread.flush();
            QCoreApplication::processEvents();
            longest = std::max(longest, double(one.nsecsElapsed()) / 1e6);
            if (i == 10'000)
                events(archive, thread, story, "10,000");
        }
        std::printf("  %d rows made in %.1f s; the longest transaction of 200 took %.0f ms\n", count,
                    double(timer.elapsed()) / 1000, longest);
        events(archive, thread, story, "all");
        QCoreApplication::processEvents();
        std::printf("  resident %.1f MiB\n", memory("VmRSS:"));
    }
    {
        auto database = ProfileStore::openHistory(path);
        if (!database || !database->checkpoint())
            qFatal("cannot checkpoint");
    }
    waits(path, story, folder.filePath(u"out"_s));
    std::printf("  the file has %.0f MiB\n", double(QFileInfo(path).size()) / (1 << 20));

    timer.start();
    StoreThread thread(path);
    thread.flush();
    RedemptionArchive archive(&thread, u"1"_s);
    std::ignore = finished(archive.search({}));
    std::printf("\nOpened, first page read: %.1f ms, resident %.1f MiB\n", double(timer.nsecsElapsed()) / 1e6,
                memory("VmRSS:"));

    const QDateTime now = story.now();
    const QString common = u"reward-0"_s;
    const QString rare = u"reward-57"_s;
    const QString viewer = u"100000000"_s;
    const auto words = [](const char *text) { return QString::fromLatin1(text); };
    struct Kind
    {
        const char *name;
        ArchiveQuery query;
    };
    const Kind kinds[] = {
        {"everything", {}},
        {"a very common word: the", {.words = words("the")}},
        {"a very common word of titles: hydrate", {.words = words("hydrate")}},
        {"a long common word: highlight", {.words = words("highlight")}},
        {"two common words: the please", {.words = words("the please")}},
        {"a rare word: xylophone", {.words = words("xylophone")}},
        {"a word that nobody said", {.words = words("qqqq")}},
        {"common words that never meet: song hydrate", {.words = words("song hydrate")}},
        {"word + reward that never meet", {.words = words("song"), .rewardId = common}},
        {"word + date range + reward",
         {.words = words("please"), .from = now.addYears(-2), .until = now.addYears(-1), .rewardId = common}},
        {"word + date range + rare reward + outcome",
         {.words = words("the"), .from = now.addYears(-2), .outcome = Outcome::Refunded, .rewardId = rare}},
        {"word + rare outcome", {.words = words("the"), .outcome = Outcome::Gone}},
        {"outcome: refunded", {.outcome = Outcome::Refunded}},
        {"outcome: gone", {.outcome = Outcome::Gone}},
        {"outcome: waiting (none)", {.outcome = Outcome::Waiting}},
        {"rare reward", {.rewardId = rare}},
        {"one day, a year ago", {.from = now.addYears(-1), .until = now.addYears(-1).addDays(1)}},
        {"the most frequent viewer", {.userId = viewer}},
        {"the most frequent viewer + word", {.words = words("xylophone"), .userId = viewer}},
        {"the most frequent viewer + rare reward", {.rewardId = rare, .userId = viewer}},
        {"decided in the last day", {.from = now.addDays(-1), .decidedOnly = true}},
        {"decided in the last day + word",
         {.words = words("please"), .from = now.addDays(-1), .decidedOnly = true}},
        {"decided in the last 30 days + rare word",
         {.words = words("xylophone"), .from = now.addDays(-30), .decidedOnly = true}},
        {"decided in the last 30 days + common word",
         {.words = words("please"), .from = now.addDays(-30), .decidedOnly = true}},
        {"decided in the last 30 days + word nobody said",
         {.words = words("qqqq"), .from = now.addDays(-30), .decidedOnly = true}},
    };
    std::printf("\nFirst page of 200, a page far on, and counting up to 100,000\n  %-46s %8s %8s\n", "",
                "p50", "max");
    for (const Kind &kind : kinds) {
        QList<double> first;
        QList<double> later;
        QList<double> counting;
        qint64 found = 0;
        ArchivePage page;
        for (int i = 0; i < 15; ++i) {
            timer.start();
            page = *finished(archive.search(kind.query));
            first.append(double(timer.nsecsElapsed()) / 1e6);
        }
        report(kind.name, first, page.rows.size());
        for (int i = 0; i < 100 && page.next; ++i) {
            timer.start();
            page = *finished(archive.search(kind.query, page.next));
            later.append(double(timer.nsecsElapsed()) / 1e6);
        }
        if (!later.isEmpty())
            report("    pages 2 to 101", later, page.rows.size());
        for (int i = 0; i < 5; ++i) {
            timer.start();
            found = *finished(archive.count(kind.query));
            counting.append(double(timer.nsecsElapsed()) / 1e6);
        }
        report("    counted", counting, found);
    }

    std::printf("\nTyping a name letter by letter: teapot_fennel77\n");
    QList<double> letters;
    const QString name = words("teapot_fennel77");
    for (qsizetype length = 1; length <= name.size(); ++length) {
        QList<double> times;
        qsizetype rows = 0;
        for (int i = 0; i < 5; ++i) {
            timer.start();
            rows = finished(archive.search({.words = name.first(length)}))->rows.size();
            times.append(double(timer.nsecsElapsed()) / 1e6);
        }
        letters += times;
        report(qPrintable(name.first(length)), times, rows);
    }
    report("all letters", letters, 0);

    std::printf("\nStatistics\n");
    QList<double> statistics;
    for (int i = 0; i < 50; ++i) {
        timer.start();
        std::ignore = finished(archive.viewerCounts(QString::number(100'000'000 + i), now.addDays(-1)));
        statistics.append(double(timer.nsecsElapsed()) / 1e6);
    }
    report("of a viewer", statistics, 0);
    statistics.clear();
    for (int i = 0; i < 50; ++i) {
        timer.start();
        std::ignore = finished(archive.rewardCounts(u"reward-%1"_s.arg(i), now.addDays(-1)));
        statistics.append(double(timer.nsecsElapsed()) / 1e6);
    }
    report("of a reward", statistics, 0);

    std::printf("\nExport\n");
    for (const auto format : {TableFormat::Csv, TableFormat::Json}) {
        const QString file = folder.filePath(u"out"_s);
        forgetPeak();
        const double before = memory("VmRSS:");
        // How long other work waits meanwhile, for the store's thread and for the event loop.
        QElapsedTimer gap;
        double longest = 0;
        gap.start();
        timer.start();
        const qint64 rows = *finished(archive.exportTo(file, format, {}, [&](qint64) {
            longest = std::max(longest, double(gap.nsecsElapsed()) / 1e6);
            gap.start();
            return true;
        }));
        const double seconds = double(timer.elapsed()) / 1000;
        std::printf(
            "  %-5s %lld rows in %.1f s: %.0f rows/s, %.0f MiB; memory %+.1f MiB at its peak; others wait"
            " %.1f ms at most\n",
            format == TableFormat::Csv ? "CSV" : "JSON", static_cast<long long>(rows), seconds,
            double(rows) / seconds, double(QFileInfo(file).size()) / (1 << 20), memory("VmHWM:") - before,
            longest);
    }
    return 0;
}
