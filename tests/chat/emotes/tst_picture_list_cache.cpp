// SPDX-License-Identifier: GPL-3.0-or-later

// The lists of emotes and badges after a restart.

#include "picture_list_model_reading.h"

#include "chat/emotes/picture_list_cache.h"
#include "downloads/picture_cache.h"

#include <QDir>
#include <QThreadPool>

using namespace Sidestage;
using Part = PictureListModel::Part;
using Kind = PictureEntry::Kind;

class TestPictureListCache : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void whatWasReadIsThereAfterARestartAsOfThen()
    {
        const QTemporaryDir folder;
        TestWorld rig;
        const auto shelf = [&] { return PictureCache::open(folder.path(), PictureListCache::maxOnDisk); };
        QDateTime then;
        QStringList names;
        QList<QUrl> urls;
        const PictureRequest request{.dark = true, .scale = 2};
        {
            PictureListModel model(rig.account.get(), rig.id(), Part::Emotes, shelf());
            read(model);
            then = model.asOf();
            for (int row = 0; row < model.rowCount(); ++row) {
                names.append(model.entry(row).name);
                urls.append(model.url(row, request));
            }
            QVERIFY(names.size() > 20);
            QThreadPool::globalInstance()->waitForDone();
            shelf()->finish();
        }
        rig.sandbox.fault({.times = -1, .cutConnection = true});
        PictureListModel again(rig.account.get(), rig.id(), Part::Emotes, shelf());
        QTRY_COMPARE(again.rowCount(), int(names.size()));
        QCOMPARE(again.asOf(), then);
        for (int row = 0; row < again.rowCount(); ++row) {
            QCOMPARE(again.entry(row).name, names[row]);
            QCOMPARE(again.url(row, request), urls[row]);
        }
        again.setFilter(names.last());
        QVERIFY(again.rowCount() > 0);
        again.setFilter({});
        // A refresh fails, and the list stays.
        again.refresh();
        QTRY_VERIFY(!again.isReading());
        QVERIFY(again.trouble());
        QCOMPARE(again.rowCount(), int(names.size()));
        QCOMPARE(again.asOf(), then);
        // The cache is not used for another part or another channel.
        PictureListModel badges(rig.account.get(), rig.id(), Part::Badges, shelf());
        PictureListModel elsewhere(rig.account.get(), u"1"_s, Part::Emotes, shelf());
        shelf()->finish();
        QThreadPool::globalInstance()->waitForDone();
        QCoreApplication::processEvents();
        QCOMPARE(badges.rowCount(), 0);
        QCOMPARE(elsewhere.rowCount(), 0);
        rig.sandbox.clearFaults();
        again.refresh();
        QTRY_VERIFY(!again.isReading());
        QVERIFY(!again.trouble());
        QVERIFY(again.asOf() > then);
    }

    void whatTheServiceSaysCountsMoreThanWhatWasKept()
    {
        const QTemporaryDir folder;
        TestWorld rig;
        const auto cache = PictureCache::open(folder.path(), PictureListCache::maxOnDisk);
        {
            PictureListModel model(rig.account.get(), rig.id(), Part::Badges, cache);
            read(model);
            QThreadPool::globalInstance()->waitForDone();
            cache->finish();
        }
        PictureListModel model(rig.account.get(), rig.id(), Part::Badges, cache);
        rig.sandbox.fault({.path = "/chat/badges", .times = -1, .body = json("{'data':[]}")});
        read(model);
        cache->finish();
        QThreadPool::globalInstance()->waitForDone();
        for (int turn = 0; turn < 20; ++turn)
            QCoreApplication::processEvents();
        QCOMPARE(count(model, Kind::ChannelBadge), 0);
        QVERIFY(count(model, Kind::GlobalBadge) > 0);
    }

    void aDamagedFileCountsAsNotThere()
    {
        const QTemporaryDir folder;
        TestWorld rig;
        const auto cache = PictureCache::open(folder.path(), PictureListCache::maxOnDisk);
        const PictureListCache keeping(cache, *rig.account, rig.id(), Part::Emotes);
        KeptPictures pictures;
        const PictureEntry one{.id = u"1"_s, .name = u"One"_s};
        pictures.lists[0].append({.entry = one, .folded = searchedText(one)});
        pictures.readAt[0] = QDateTime::currentDateTimeUtc();
        keeping.save(pictures);
        QThreadPool::globalInstance()->waitForDone();
        cache->finish();
        bool isThere = false;
        QObject context;
        keeping.find(&context,
                     [&](const KeptPictures &found) { isThere = found.lists[0] == pictures.lists[0]; });
        QTRY_VERIFY(isThere);
        const QStringList files = QDir(folder.path()).entryList(QDir::Files);
        QCOMPARE(files.size(), 1);
        QFile file(folder.filePath(files.first()));
        QVERIFY(file.open(QIODevice::ReadOnly));
        const QByteArray whole = file.readAll();
        file.close();
        for (const qsizetype length : {whole.size() - 1, whole.size() / 2, qsizetype(5), qsizetype(0)}) {
            QVERIFY(file.open(QIODevice::WriteOnly | QIODevice::Truncate));
            file.write(whole.first(length));
            file.close();
            // As in another run: the cache reads the folder again.
            const auto anew = std::make_shared<PictureCache>(folder.path(), PictureListCache::maxOnDisk);
            PictureListModel model(rig.account.get(), rig.id(), Part::Emotes, anew);
            anew->finish();
            QThreadPool::globalInstance()->waitForDone();
            for (int turn = 0; turn < 20; ++turn)
                QCoreApplication::processEvents();
            QCOMPARE(model.rowCount(), 0);
        }
    }
};

QTEST_GUILESS_MAIN(TestPictureListCache)
#include "tst_picture_list_cache.moc"
