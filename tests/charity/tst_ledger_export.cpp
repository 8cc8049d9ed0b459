// SPDX-License-Identifier: GPL-3.0-or-later

// What is exported is all of the ledger, exactly, in files that programs read; a file that fails is not
// touched.

#include "charity_rig.h"

#include "charity/ledger_export.h"

#include <QFile>
#include <QFileInfo>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QTemporaryDir>

using namespace Sidestage;

class TstLedgerExport : public QObject
{
    Q_OBJECT

    QTemporaryDir m_folder{};

    std::optional<Result<qint64>> run(LedgerExport &exporting, const QString &path,
                                      LedgerExport::Format format)
    {
        std::optional<Result<qint64>> outcome;
        connect(&exporting, &LedgerExport::finished, this,
                [&](const Result<qint64> &written) { outcome = written; });
        exporting.start(path, format);
        [&] { QTRY_VERIFY_WITH_TIMEOUT(outcome, 60'000); }();
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
        CharityRig rig;
        rig.fill(2'300);
        rig.open();
        rig.settle();
        rig.stopCampaign();
        rig.startCampaign(QStringLiteral("Beans, \"and\" toast"), {0, 3, QStringLiteral("KWD")});
        rig.donate(1'005);
        QTRY_VERIFY(rig.book()->campaigns().size() == 2 && rig.donations()->total() == 1);
        const QString path = m_folder.filePath(QStringLiteral("ledger.csv"));
        LedgerExport exporting(rig.desk->store());
        const auto written = run(exporting, path, LedgerExport::Format::Csv);
        QVERIFY(*written);
        QCOMPARE(**written, 2'481);
        const QList<QByteArray> lines = contentOf(path).trimmed().split('\n');
        QCOMPARE(lines.size(), 2'482);
        QVERIFY(lines.first().startsWith("campaign_id,charity,donation_id,"));
        QVERIFY(lines[1].contains("\"Beans, \"\"and\"\" toast\""));
        QVERIFY(lines[1].contains(",1.005,KWD,1005,3,"));
        // What was seen to come has its time, what was there before has none.
        QVERIFY(lines[1].trimmed().endsWith('Z'));
        QVERIFY(lines.last().trimmed().endsWith(','));
        // The sum of the column is the whole.
        qint64 sum = 0;
        for (const QByteArray &line : lines.mid(2))
            sum += line.split(',').at(8).toLongLong();
        QCOMPARE(sum, rig.book()->campaigns().last().total.minor());
    }

    void theSameAsJsonIsReadBack()
    {
        CharityRig rig(false);
        rig.open();
        rig.settle();
        const QString path = m_folder.filePath(QStringLiteral("ledger.json"));
        LedgerExport exporting(rig.desk->store());
        QVERIFY(*run(exporting, path, LedgerExport::Format::Json));
        const QJsonArray campaigns
            = QJsonDocument::fromJson(contentOf(path)).object()[QStringLiteral("campaigns")].toArray();
        QCOMPARE(campaigns.size(), 1);
        const QJsonObject campaign = campaigns.first().toObject();
        QCOMPARE(campaign[QStringLiteral("donations")].toArray().size(), 180);
        const auto record = *rig.book()->current();
        QCOMPARE(campaign[QStringLiteral("service_total")][QStringLiteral("amount")].toString(),
                 record.total.plain());
        QCOMPARE(campaign[QStringLiteral("difference")][QStringLiteral("minor_units")].toInteger(-1), 0);
        QVERIFY(campaign[QStringLiteral("ended_at")].isNull());
    }

    void anEmptyLedgerIsAFileAsWell()
    {
        CharityRig rig;
        CharityStore empty(rig.store->background(), QStringLiteral("nobody"));
        LedgerExport exporting(&empty);
        const QString path = m_folder.filePath(QStringLiteral("empty.json"));
        QCOMPARE(run(exporting, path, LedgerExport::Format::Json)->value_or(-1), 0);
        QVERIFY(QJsonDocument::fromJson(contentOf(path)).isObject());
    }

    void whatIsCancelledOrFailsLeavesTheOldFile()
    {
        CharityRig rig(false);
        rig.fill(5'000);
        rig.open();
        rig.settle();
        const QString path = m_folder.filePath(QStringLiteral("kept.csv"));
        QFile old(path);
        QVERIFY(old.open(QIODevice::WriteOnly) && old.write("mine") == 4);
        old.close();
        LedgerExport exporting(rig.desk->store());
        connect(&exporting, &LedgerExport::progressed, &exporting, &LedgerExport::cancel);
        const auto cancelled = run(exporting, path, LedgerExport::Format::Csv);
        QVERIFY(!*cancelled);
        QCOMPARE(cancelled->error().kind, Error::Kind::Cancelled);
        QCOMPARE(contentOf(path), QByteArray("mine"));
        LedgerExport other(rig.desk->store());
        const auto failed
            = run(other, m_folder.filePath(QStringLiteral("no/such/place.csv")), LedgerExport::Format::Csv);
        QVERIFY(!*failed);
        QCOMPARE(failed->error().kind, Error::Kind::Storage);
        QVERIFY(!failed->error().message.isEmpty());
        LedgerExport folder(rig.desk->store());
        QVERIFY(!*run(folder, m_folder.path(), LedgerExport::Format::Csv));
        QVERIFY(QFileInfo(m_folder.path()).isDir());
    }
};

QTEST_GUILESS_MAIN(TstLedgerExport)
#include "tst_ledger_export.moc"
