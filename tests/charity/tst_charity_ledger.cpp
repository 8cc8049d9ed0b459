// SPDX-License-Identifier: GPL-3.0-or-later

// The service forgets a campaign when it ends. The ledger keeps it, with the difference to the total that the
// service reported. An export contains it exactly, and a failed one does not change the existing file.

#include "charity_world.h"

#include "charity/donation_loader.h"
#include "charity/ledger_export.h"

#include <QFile>
#include <QFileInfo>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>

using namespace Sidestage;

class TstCharityLedger : public QObject
{
    Q_OBJECT

    QTemporaryDir m_folder{};

    std::optional<Result<qint64>> run(CharityStore *store, const QString &path, TableFormat format,
                                      std::function<bool(qint64)> progress = {})
    {
        std::optional<Result<qint64>> outcome;
        auto exporting = exportLedger(store, path, format, {}, std::move(progress));
        exporting.then([&](Result<qint64> written) { outcome = std::move(written); });
        [&] { QTRY_VERIFY(outcome); }();
        return outcome;
    }
    QByteArray contentOf(const QString &path)
    {
        QFile file(path);
        return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
    }

private Q_SLOTS:
    void aCampaignThatEndsStaysInTheLedger_data()
    {
        QTest::addColumn<bool>("withEvents");
        QTest::newRow("told by an event") << true;
        QTest::newRow("found by reading") << false;
    }
    void aCampaignThatEndsStaysInTheLedger()
    {
        QFETCH(bool, withEvents);
        CharityWorld rig({.hasEvents = withEvents});
        rig.open();
        rig.settle();
        const CampaignRecord before = *rig.campaigns()->current();
        rig.stopCampaign();
        if (!withEvents)
            rig.feed()->refresh();
        QTRY_VERIFY(!rig.campaigns()->current());
        QCOMPARE(rig.campaigns()->campaigns().size(), 1);
        const CampaignRecord kept = rig.campaigns()->campaigns().first();
        QCOMPARE(kept.id, before.id);
        QCOMPARE(kept.total, before.total);
        QCOMPARE(kept.isEndExact, withEvents);
        QVERIFY(kept.endedAt.isValid());
        QCOMPARE(rig.donations()->total(), 180);
        // Also after a restart.
        rig.reopen();
        QTRY_COMPARE(rig.donations()->total(), 180);
        QTRY_VERIFY(rig.feed()->isKnown());
        QVERIFY(!rig.campaigns()->current());
        QCOMPARE(rig.campaigns()->campaigns().first().donations(), 180);
        QCOMPARE(rig.campaigns()->campaigns().first().difference().value().minor(), 0);
    }

    void anotherCampaignBeginsWithItsOwnDonations()
    {
        OpenCharity rig;
        const CampaignRecord first = *rig.campaigns()->current();
        rig.stopCampaign();
        const QString id = rig.startCampaign(u"Hedgerow Rescue"_s, {100'000, 2, u"EUR"_s});
        QTRY_VERIFY(rig.campaigns()->current() && rig.campaigns()->current()->id == id);
        QVERIFY(rig.campaigns()->current()->startedAt.isValid());
        QTRY_VERIFY(rig.campaigns()->areDonationsLoaded());
        QCOMPARE(rig.donations()->total(), 0);
        rig.donate(400);
        rig.donate(600);
        rig.settle();
        QCOMPARE(rig.donations()->sums().all(), QList<Money>{Money(1'000, 2, u"EUR"_s)});
        const auto campaigns = rig.campaigns()->campaigns();
        QCOMPARE(campaigns.size(), 2);
        QCOMPARE(campaigns[0].id, id);
        QCOMPARE(campaigns[1].id, first.id);
        QCOMPARE(campaigns[1].donations(), 180);
        QCOMPARE(campaigns[1].total, first.total);
        // The donations of the old campaign can be loaded.
        DonationModel old;
        DonationLoader loader(rig.service->store(), &old);
        loader.load(first.id);
        QTRY_COMPARE(old.total(), 180);
        QTRY_COMPARE(old.sums().all(), QList<Money>{first.total});
    }

    void aLateDonationToAnEarlierCampaignIsCountedOnce()
    {
        OpenCharity rig;
        const CampaignRecord first = *rig.campaigns()->current();
        rig.stopCampaign();
        const QString id = rig.startCampaign(u"Hedgerow Rescue"_s, {100'000, 2, u"EUR"_s});
        QTRY_VERIFY(rig.campaigns()->current() && rig.campaigns()->current()->id == id);
        const Donation late{.id = u"late"_s, .campaignId = first.id, .amount = first.total.of(500)};
        rig.campaigns()->applyDonation(late);
        rig.campaigns()->applyDonation(late);
        // The store answers in order.
        std::optional<qsizetype> stored;
        rig.service->store()->campaigns(
            this, [&](const Result<QList<CampaignRecord>> &read) { stored = read ? read->size() : -1; });
        QTRY_COMPARE(stored, std::optional<qsizetype>(2));
        QCOMPARE(rig.campaigns()->campaign(first.id)->donations(), 181);
        rig.reopen();
        QTRY_VERIFY(rig.feed()->isKnown());
        QCOMPARE(rig.campaigns()->campaign(first.id)->donations(), 181);
    }

    void theFilesOfTheOverlayWaitForTheDonations()
    {
        QStringList seen;
        OpenCharity rig;
        const QString all = QLocale().toString(rig.donations()->total());
        QTRY_COMPARE(rig.service->overlay()->facts().donations, all);
        rig.reopen();
        connect(rig.campaigns(), &CharityCache::changed, this,
                [&] { seen.append(rig.service->overlay()->facts().donations); });
        QTRY_COMPARE(rig.service->overlay()->facts().donations, all);
        seen.removeAll(QString());
        seen.removeAll(all);
        QVERIFY2(seen.isEmpty(), qPrintable(seen.join(u' ')));
    }

    void whileNobodyLooksOneEndsAndAnotherBegins()
    {
        OpenCharity rig;
        rig.stop();
        rig.stopCampaign();
        const QString id = rig.startCampaign(u"Hedgerow Rescue"_s, {0, 0, u"JPY"_s});
        rig.donate(1'200);
        rig.reopen();
        QTRY_VERIFY(rig.campaigns()->current() && rig.campaigns()->current()->id == id);
        rig.settle();
        QCOMPARE(rig.donations()->total(), 1);
        QVERIFY(!rig.campaigns()->current()->target);
        QVERIFY(!rig.campaigns()->campaigns().last().isRunning());
        QVERIFY(!rig.campaigns()->campaigns().last().isEndExact);
    }

    void whatIsMissingIsTheDifference()
    {
        CharityWorld rig;
        // The service returns an empty list, though the total is not zero.
        rig.sandbox.fault({.path = "/charity/donations",
                           .times = -1,
                           .body = QByteArray("{\"data\":[],\"pagination\":{}}")});
        rig.open();
        QTRY_VERIFY(rig.feed()->isComplete());
        const auto campaign = rig.campaigns()->current();
        QCOMPARE(campaign->difference().value(), campaign->total);
        QCOMPARE(campaign->donations(), 0);
        rig.sandbox.clearFaults();
        rig.readAnew();
        QTRY_COMPARE(rig.campaigns()->current()->difference().value().minor(), 0);
    }

    void aDonationThatCouldNotBeWrittenIsWrittenLater()
    {
        OpenCharity rig;
        auto database = std::move(*ProfileStore::openHistory(rig.file()));
        QVERIFY(database.execute("CREATE TRIGGER full BEFORE INSERT ON charity_donations BEGIN"
                                 " SELECT RAISE(ABORT, 'database or disk is full'); END"));
        rig.donate(1'000);
        QTRY_VERIFY(!rig.service->store()->trouble().isEmpty());
        QTRY_COMPARE(rig.here(), rig.there());
        QVERIFY(database.execute("DROP TRIGGER full"));
        // Others that are written do not hide the one that is missing.
        rig.donate(2'000);
        QTRY_COMPARE(rig.here(), rig.there());
        rig.readAnew();
        const QStringList all = rig.there();
        rig.stopCampaign();  // the service forgets its donations
        QTRY_VERIFY(!rig.campaigns()->current());
        rig.reopen();
        QTRY_VERIFY(rig.campaigns()->areDonationsLoaded());
        QTRY_COMPARE(rig.here(), all);
    }

    void progressIsKeptOverARestart()
    {
        OpenCharity rig;
        rig.donate(5'000);
        QTRY_COMPARE(rig.campaigns()->progress().size(), 2);
        const auto points = rig.campaigns()->progress();
        QCOMPARE(points.last().total - points.first().total, 5'000);
        rig.reopen();
        QTRY_COMPARE(rig.campaigns()->progress(), points);
    }

    void accountsHaveLedgersOfTheirOwn()
    {
        OpenCharity rig;
        CharityStore other(rig.store->background(), u"another"_s);
        std::optional<qsizetype> found;
        other.campaigns(this,
                        [&](const Result<QList<CampaignRecord>> &read) { found = read.value_or({}).size(); });
        QTRY_VERIFY(found);
        QCOMPARE(*found, 0);
    }

    void everyDonationOfEveryCampaignIsInTheTable()
    {
        CharityWorld rig;
        rig.fill(2'300);
        rig.open();
        rig.settle();
        rig.stopCampaign();
        rig.startCampaign(u"Beans, \"and\" toast"_s, {0, 3, u"KWD"_s});
        rig.donate(1'005);
        QTRY_VERIFY(rig.campaigns()->campaigns().size() == 2 && rig.donations()->total() == 1);
        const QString path = m_folder.filePath(u"ledger.csv"_s);
        const auto written = run(rig.service->store(), path, TableFormat::Csv);
        QVERIFY(*written);
        QCOMPARE(**written, 2'481);
        const QList<QByteArray> lines = contentOf(path).trimmed().split('\n');
        QCOMPARE(lines.size(), 2'482);
        QVERIFY(lines.first().startsWith("campaign_id,charity,donation_id,"));
        QVERIFY(lines[1].contains("\"Beans, \"\"and\"\" toast\""));
        QVERIFY(lines[1].contains(",1.005,KWD,1005,3,"));
        // A donation that was reported by an event has its time, an older one has none.
        QVERIFY(lines[1].trimmed().endsWith('Z'));
        QVERIFY(lines.last().trimmed().endsWith(','));
        // The column adds up to the total.
        qint64 sum = 0;
        for (const QByteArray &line : lines.mid(2))
            sum += line.split(',').at(8).toLongLong();
        QCOMPARE(sum, rig.campaigns()->campaigns().last().total.minor());
    }

    void theSameAsJsonIsReadBack()
    {
        CharityWorld rig({.hasEvents = false});
        rig.open();
        rig.settle();
        const QString path = m_folder.filePath(u"ledger.json"_s);
        QVERIFY(*run(rig.service->store(), path, TableFormat::Json));
        const QJsonArray campaigns
            = QJsonDocument::fromJson(contentOf(path)).object()[u"campaigns"_s].toArray();
        QCOMPARE(campaigns.size(), 1);
        const QJsonObject campaign = campaigns.first().toObject();
        QCOMPARE(campaign[u"donations"_s].toArray().size(), 180);
        const auto record = *rig.campaigns()->current();
        QCOMPARE(campaign[u"service_total"_s][u"amount"_s].toString(), record.total.plain());
        QCOMPARE(campaign[u"difference"_s][u"minor_units"_s].toInteger(-1), 0);
        QVERIFY(campaign[u"ended_at"_s].isNull());
    }

    void anEmptyLedgerIsAFileAsWell()
    {
        CharityWorld rig;
        CharityStore empty(rig.store->background(), u"nobody"_s);
        const QString path = m_folder.filePath(u"empty.json"_s);
        QCOMPARE(run(&empty, path, TableFormat::Json)->value_or(-1), 0);
        QVERIFY(QJsonDocument::fromJson(contentOf(path)).isObject());
    }

    void whatIsCancelledOrFailsLeavesTheOldFile()
    {
        CharityWorld rig({.hasEvents = false});
        rig.fill(5'000);
        rig.open();
        rig.settle();
        const QString path = m_folder.filePath(u"kept.csv"_s);
        QFile old(path);
        QVERIFY(old.open(QIODevice::WriteOnly) && old.write("mine") == 4);
        old.close();
        const auto cancelled
            = run(rig.service->store(), path, TableFormat::Csv, [](qint64 written) { return written == 0; });
        QVERIFY(!*cancelled);
        QCOMPARE(cancelled->error().kind, Error::Kind::Cancelled);
        QCOMPARE(contentOf(path), QByteArray("mine"));
        const auto failed
            = run(rig.service->store(), m_folder.filePath(u"no/such/place.csv"_s), TableFormat::Csv);
        QVERIFY(!*failed);
        QCOMPARE(failed->error().kind, Error::Kind::Storage);
        QVERIFY(!failed->error().message.isEmpty());
        QVERIFY(!*run(rig.service->store(), m_folder.path(), TableFormat::Csv));
        QVERIFY(QFileInfo(m_folder.path()).isDir());
    }
};

QTEST_GUILESS_MAIN(TstCharityLedger)
#include "tst_charity_ledger.moc"
