// SPDX-License-Identifier: GPL-3.0-or-later

// The log of ad breaks, the statistics of it, its export, and the settings and facts that are stored beside
// it.

#include "ads/ad_export.h"
#include "ads/ad_log.h"
#include "ads/ad_memory.h"
#include "profile/profile_store.h"

#include <QFile>
#include <QSignalSpy>
#include <QTemporaryDir>
#include <QTest>

using namespace Qt::StringLiterals;
using namespace Sidestage;
using Kind = AdBreak::Kind;

class TestAdLog : public QObject
{
    Q_OBJECT

    QTemporaryDir m_dir;
    std::unique_ptr<ProfileStore> m_store;
    const QDateTime m_show = QDateTime::fromString(u"2026-10-24T22:00:00Z"_s, Qt::ISODate).toUTC();

    AdBreak scheduled(int minute, int late, int shown = 90) const
    {
        const QDateTime promised = m_show.addSecs(minute * 60);
        return {.showAt = m_show,
                .kind = Kind::Scheduled,
                .promisedAt = promised,
                .startedAt = promised.addSecs(late),
                .promised = 90,
                .shown = shown};
    }
    void open() { m_store = std::move(*ProfileStore::open(m_dir.filePath(u"p.sqlite"_s))); }
    /// The result of an export. Runs the event loop until it is there.
    static Result<qint64> written(AdLog *log, const QString &path, AdContent content,
                                  std::function<bool(qint64)> progress = {})
    {
        std::optional<Result<qint64>> outcome;
        exportAds(log, path, content, std::move(progress)).then([&](Result<qint64> result) {
            outcome = std::move(result);
        });
        [&] { QTRY_VERIFY(outcome); }();
        return outcome.value_or(Error{});
    }
    QByteArray exported(AdLog &log, AdContent content)
    {
        const QString path = m_dir.filePath(u"ads.csv"_s);
        const auto lines = written(&log, path, content);
        [&] { QVERIFY(lines); }();
        QFile file(path);
        const QByteArray csv = file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
        [&] { QCOMPARE(csv.count('\n'), *lines + 1); }();
        return csv;
    }

private Q_SLOTS:
    void init()
    {
        QFile::remove(m_dir.filePath(u"p.sqlite"_s));
        QFile::remove(m_dir.filePath(u"p-windows.sqlite"_s));
        open();
    }
    void cleanup() { m_store.reset(); }

    void whatWasWrittenIsThereAfterARestart()
    {
        AdBreak entry = scheduled(30, 4);
        entry.snoozes = 2;
        entry.freeUntil = entry.startedAt.addSecs(1800);
        AdSnoozed snooze{.showAt = m_show,
                         .at = m_show.addSecs(60),
                         .from = m_show.addSecs(1500),
                         .to = m_show.addSecs(1800),
                         .byId = u"7"_s,
                         .byName = u"TeaAndTurrets"_s};
        {
            AdLog log(m_store.get(), u"1"_s);
            QSignalSpy changed(&log, &AdLog::changed);
            QVERIFY(log.add(entry));
            QVERIFY(log.add(snooze));
            QCOMPARE(changed.count(), 2);
        }
        m_store.reset();
        open();
        AdLog log(m_store.get(), u"1"_s);
        QCOMPARE(log.newest(10), QList<AdBreak>{entry});
        QCOMPARE(log.snoozesAfter(0, 10), QList<AdSnoozed>{snooze});
        QCOMPARE(AdLog(m_store.get(), u"2"_s).count(), 0);  // another account
    }

    void whatIsTheSameBreakIsFound()
    {
        AdLog log(m_store.get(), u"1"_s);
        AdBreak entry = scheduled(30, 4);
        QVERIFY(log.add(entry));
        QVERIFY(log.near(entry.startedAt.addSecs(50)));
        QVERIFY(log.near(entry.startedAt.addSecs(-50)));
        QVERIFY(!log.near(entry.startedAt.addSecs(70)));
        QVERIFY(log.isSettled(entry.promisedAt));
        QVERIFY(!log.isSettled(entry.promisedAt.addSecs(300)));
    }

    void itIsPagedNewestFirst()
    {
        AdLog log(m_store.get(), u"1"_s);
        for (int i = 0; i < 25; ++i) {
            AdBreak entry = scheduled(i * 10, 0);
            QVERIFY(log.add(entry));
        }
        const auto first = log.newest(10);
        QCOMPARE(first.size(), 10);
        const auto second = log.newest(20, first.last());
        QCOMPARE(second.size(), 15);
        QVERIFY(second.first().startedAt < first.last().startedAt);
        QCOMPARE(log.between(m_show, m_show.addSecs(1800)).size(), 4);
    }

    void aShowIsSummedUp()
    {
        AdLog log(m_store.get(), u"1"_s);
        AdBreak one = scheduled(30, 4);
        AdBreak two = scheduled(60, 0, -1);  // the length is unknown
        AdBreak run{.showAt = m_show,
                    .kind = Kind::Run,
                    .startedAt = m_show.addSecs(100),
                    .promised = 60,
                    .shown = 75};
        AdBreak missed = scheduled(90, 0);
        missed.startedAt = {};
        missed.shown = -1;
        AdBreak other = scheduled(600, 0);
        other.showAt = m_show.addDays(1);
        other.promisedAt = other.startedAt = m_show.addDays(1).addSecs(600);
        for (AdBreak *entry : {&one, &two, &run, &missed, &other})
            QVERIFY(log.add(*entry));
        AdSnoozed snooze{.showAt = m_show, .at = m_show};
        QVERIFY(log.add(snooze));
        const auto shows = log.shows(10);
        QCOMPARE(shows.size(), 2);
        QCOMPARE(shows.first().startedAt, m_show.addDays(1));
        const AdShow expected{
            .startedAt = m_show, .breaks = 3, .run = 1, .missed = 1, .seconds = 165, .snoozes = 1};
        QCOMPARE(shows.last(), expected);
        QCOMPARE(log.countOf(m_show), 4);
    }

    void aBandNeedsBreaksAndLeavesOutTheRarest()
    {
        QCOMPARE(AdLateness::of({}).isKnown(), false);
        QCOMPARE(AdLateness::of({5, 6}).isKnown(), false);
        QList<int> late;
        for (int i = 0; i < 20; ++i)
            late.append(i);
        late.append(500);
        late.append(-400);
        const AdLateness band = AdLateness::of(late);
        QVERIFY(band.isKnown());
        QCOMPARE(band.count, 22);
        QVERIFY(band.least >= 0 && band.most <= 19);
    }

    void onlyThePlanTeachesHowLateItIs()
    {
        AdLog log(m_store.get(), u"1"_s);
        for (const int late : {3, 8, 5}) {
            AdBreak entry = scheduled(30 + late * 30, late);
            QVERIFY(log.add(entry));
        }
        AdBreak run = scheduled(700, 300);
        run.kind = Kind::Run;
        QVERIFY(log.add(run));
        QCOMPARE(log.lateness(), (AdLateness{.least = 3, .most = 8, .count = 3}));
    }

    void theUsualIntervalIsThatOfThePlan()
    {
        AdLog log(m_store.get(), u"1"_s);
        QCOMPARE(log.usualInterval(), 0);
        for (int i = 0; i < 5; ++i) {
            AdBreak entry = scheduled(30 * i, i % 2);
            QVERIFY(log.add(entry));
        }
        QVERIFY(std::abs(log.usualInterval() - 1800) <= 1);
    }

    void theExportHasEveryLineAndQuotesNames()
    {
        AdLog log(m_store.get(), u"1"_s);
        for (int i = 0; i < 450; ++i) {  // more than one batch
            AdBreak entry = scheduled(i * 9, i % 3);
            QVERIFY(log.add(entry));
        }
        AdBreak run{.showAt = m_show,
                    .kind = Kind::Run,
                    .startedAt = m_show.addSecs(100),
                    .promised = 60,
                    .shown = 45,
                    .byId = u"9"_s,
                    .byName = u"A \"B\", C"_s};
        QVERIFY(log.add(run));
        AdSnoozed snooze{
            .showAt = m_show, .at = m_show.addSecs(5), .from = m_show, .to = m_show.addSecs(300)};
        QVERIFY(log.add(snooze));
        const QByteArray csv = exported(log, AdContent::Log);
        const auto lines = csv.split('\n');
        QCOMPARE(lines.size(), 1 + 450 + 1 + 1 + 1);  // head, breaks, run, snooze, end
        QVERIFY(lines.first().startsWith("entry,show_started_at,kind,"));
        QVERIFY(csv.contains("\"A \"\"B\"\", C\""));
        QVERIFY(csv.contains("break,2026-10-24T22:00:00.000Z,scheduled,2026-10-24T22:09:00.000Z,"
                             "2026-10-24T22:09:01.000Z,90,90,1,0,,,came,"));
        QVERIFY(csv.contains("snooze,2026-10-24T22:00:00.000Z,elsewhere,"));
        const QByteArray shows = exported(log, AdContent::Shows);
        QCOMPARE(shows.split('\n').size(), 3);
        QVERIFY(shows.contains("2026-10-24T22:00:00.000Z,451,1,0,40545,1"));
    }

    void anExportThatFailsLeavesWhatWasThere()
    {
        AdLog log(m_store.get(), u"1"_s);
        const auto folder = written(&log, m_dir.path(), AdContent::Log);
        QCOMPARE(folder.error().kind, Error::Kind::Storage);
        const auto nowhere = written(&log, m_dir.filePath(u"none/ads.csv"_s), AdContent::Log);
        QCOMPARE(nowhere.error().kind, Error::Kind::Storage);
        // The old file stays until the new one is complete.
        const QString path = m_dir.filePath(u"kept.csv"_s);
        QFile file(path);
        QVERIFY(file.open(QIODevice::WriteOnly));
        file.write("old");
        file.close();
        AdBreak entry = scheduled(1, 0);
        QVERIFY(log.add(entry));
        const auto cancelled = written(&log, path, AdContent::Log, [](qint64 lines) { return lines == 0; });
        QCOMPARE(cancelled.error().kind, Error::Kind::Cancelled);
        auto gone = std::make_unique<AdLog>(m_store.get(), u"1"_s);
        const auto unlogged = written(gone.get(), path, AdContent::Log, [&gone](qint64) {
            gone.reset();
            return true;
        });
        QVERIFY(!unlogged);
        QVERIFY(file.open(QIODevice::ReadOnly));
        QCOMPARE(file.readAll(), "old");
    }

    void settingsAndFactsAreKeptAndBroughtIntoRange()
    {
        const QString account = u"1"_s;
        {
            AdMemory memory(m_store.get(), account);
            QCOMPARE(memory.settings(), AdSettings());
            QVERIFY(!memory.settings().announces);  // off by default
            AdSettings settings;
            settings.warnAhead = {10, 120, 10, 9'000'000, -4};
            settings.announces = true;
            settings.announcement = u"Ads in {seconds}"_s;
            settings.announcementColor = Api::AnnouncementColor::Orange;
            settings.length = 1000;
            settings.volume = 400;
            QVERIFY(memory.setSettings(settings));
            memory.setFacts({.maxSnoozes = 3, .longestFree = 1800, .readyAt = m_show, .cooldown = 480});
        }
        const AdMemory memory(m_store.get(), account);
        QCOMPARE(memory.settings().warnAhead, (QList<int>{600, 120, 10, 5}));
        QCOMPARE(memory.settings().length, 180);
        QCOMPARE(memory.settings().volume, 100);
        QCOMPARE(memory.settings().announcementColor, Api::AnnouncementColor::Orange);
        QCOMPARE(memory.facts().readyAt, m_show);
        QCOMPARE(memory.facts().longestFree, 1800);
    }

    void whatStandsInTheFileMayBeNonsense()
    {
        const QString account = u"1"_s;
        for (const char *json :
             {"", "[]", "{\"settings\":7,\"facts\":[1]}",
              "{\"settings\":{\"warnAhead\":\"x\",\"length\":\"y\",\"announcementColor\":99},"
              "\"facts\":{\"readyAt\":\"soon\",\"mostSnoozes\":-4}}"}) {
            QVERIFY(m_store->setDraft(account, u"ads"_s, json));
            const AdMemory memory(m_store.get(), account);
            QCOMPARE(memory.settings(), AdSettings());
            QCOMPARE(memory.facts(), AdFacts());
        }
    }
};

QTEST_GUILESS_MAIN(TestAdLog)
#include "tst_ad_log.moc"
