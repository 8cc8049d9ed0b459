// SPDX-License-Identifier: GPL-3.0-or-later

// The two files of a profile: a thread never waits for the other one.

#include "profile/profile_store.h"
#include "profile/store_thread.h"

#include <QFileInfo>
#include <QSemaphore>
#include <QTemporaryDir>
#include <QTest>

using namespace Qt::StringLiterals;
using namespace Sidestage;

namespace {

const QString me = u"7"_s;
const QString area = u"channel"_s;

}  // namespace

class TestProfileStore : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void theNameOfTheOtherFile()
    {
        const auto of
            = [](const char *path) { return ProfileStore::fileOfWindows(QString::fromLatin1(path)); };
        QCOMPARE(of("/a.b/profile-x.sqlite"), u"/a.b/profile-x-windows.sqlite"_s);
        QCOMPARE(of("/a.b/profile"), u"/a.b/profile-windows"_s);
        QCOMPARE(of(":memory:"), u":memory:"_s);
    }

    void aWindowNeverWaitsForTheStoresThread()
    {
        QTemporaryDir dir;
        auto profile = std::move(*ProfileStore::open(dir.filePath(u"p.sqlite"_s)));
        QSemaphore holds;
        QSemaphore goesOn;
        profile->background()->run(
            [&](Database &database) {
                return database.transaction([&]() -> Result<void> {
                    const auto put = database.run(
                        "INSERT INTO archive_channels (account, login, name) VALUES ('7', 'tea', 'Tea')");
                    holds.release();
                    goesOn.acquire();
                    return statusOf(put);
                });
            },
            this, [](const Result<void> &) {});
        holds.acquire();
        const auto written = profile->setDraft(me, area, "{}");
        goesOn.release();
        QVERIFY(written);
        profile->background()->flush();
    }

    void theLogOfTheWindowsIsWrittenBackByTheOtherThread()
    {
        QTemporaryDir dir;
        const QString path = dir.filePath(u"p.sqlite"_s);
        auto profile = std::move(*ProfileStore::open(path));
        const QByteArray json(20'000, 'x');
        for (int i = 0; i < 1500; ++i) {
            QVERIFY(profile->setDraft(me, area, json));
            if (i % 20 > 0)
                continue;
            QCoreApplication::processEvents();  // a pause, as in real use
            QVERIFY(profile->setDraft(me, area, json));
            profile->background()->flush();
        }
        // All writes together are 30 MB.
        const QFileInfo log(ProfileStore::fileOfWindows(path) + u"-wal"_s);
        QVERIFY2(log.size() < 8'000'000, qPrintable(QString::number(log.size())));
        QVERIFY(log.size() > 0);
    }
};

QTEST_GUILESS_MAIN(TestProfileStore)
#include "tst_profile_store.moc"
