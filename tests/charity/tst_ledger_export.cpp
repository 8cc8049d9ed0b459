// SPDX-License-Identifier: GPL-3.0-or-later

// An export contains the whole ledger exactly, in formats that programs can read. A failed export does not
// change the existing file.

#include "charity_world.h"

#include "charity/ledger_export.h"

#include <QFile>
#include <QFileInfo>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>

using namespace Sidestage;

class TstLedgerExport : public QObject
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

QTEST_GUILESS_MAIN(TstLedgerExport)
#include "tst_ledger_export.moc"
