// SPDX-License-Identifier: GPL-3.0-or-later
#include "channel/channel_store.h"

#include "profile/profile_store.h"

#include <QFile>
#include <QTemporaryDir>
#include <QTest>

using namespace Sidestage;
using namespace Sidestage::Api;

class TestChannelStore : public QObject
{
    Q_OBJECT

    static Channel channel(const QString &title)
    {
        return {.broadcasterId = QStringLiteral("1"),
                .title = title,
                .tags = {QStringLiteral("Cosy")},
                .isBrandedContent = true};
    }

private Q_SLOTS:
    void aDraftSurvivesTheProgram()
    {
        QTemporaryDir dir;
        const QString path = dir.filePath(QStringLiteral("store.sqlite"));
        {
            auto store = ProfileStore::open(path);
            QVERIFY(store);
            ChannelStore channels(store->get(), QStringLiteral("1"));
            QVERIFY(!channels.draft());
            QVERIFY(
                channels.saveDraft({channel(QStringLiteral("was")), channel(QStringLiteral("wanted 🗺"))}));
        }
        auto store = ProfileStore::open(path);
        ChannelStore channels(store->get(), QStringLiteral("1"));
        QCOMPARE(channels.draft()->began, channel(QStringLiteral("was")));
        QCOMPARE(channels.draft()->mine, channel(QStringLiteral("wanted 🗺")));
        QVERIFY(channels.removeDraft());
        QVERIFY(!channels.draft());
    }

    void accountsDoNotSeeEachOther()
    {
        auto store = ProfileStore::open(QStringLiteral(":memory:"));
        ChannelStore one(store->get(), QStringLiteral("1"));
        ChannelStore two(store->get(), QStringLiteral("2"));
        QVERIFY(one.saveDraft({channel(QStringLiteral("a")), channel(QStringLiteral("b"))}));
        ChannelPreset preset{.name = QStringLiteral("Horror night"),
                             .fields = {ChannelField::Title},
                             .values = channel(QStringLiteral("x"))};
        QVERIFY(one.savePreset(preset));
        QVERIFY(!two.draft());
        QVERIFY(two.presets().isEmpty());
        QVERIFY(two.removePreset(preset.id));
        QCOMPARE(one.presets().size(), 1);
    }

    void aPresetKeepsOnlyItsFields()
    {
        auto store = ProfileStore::open(QStringLiteral(":memory:"));
        ChannelStore channels(store->get(), QStringLiteral("1"));
        Channel values = channel(QStringLiteral("Act two"));
        values.gameId = QStringLiteral("7");
        values.gameName = QStringLiteral("Hollow Tides");
        ChannelPreset preset{.name = QStringLiteral("Everyday"),
                             .isFavourite = true,
                             .fields = {ChannelField::Category, ChannelField::Tags, ChannelField::Branded},
                             .values = values};
        QVERIFY(channels.savePreset(preset));
        const ChannelPreset read = channels.presets().first();
        QCOMPARE(read.fields, preset.fields);
        QCOMPARE(read.values.gameName, QStringLiteral("Hollow Tides"));
        QCOMPARE(read.values.tags, values.tags);
        QVERIFY(read.values.title.isEmpty());
        QVERIFY(read.isFavourite && !read.usedAt.isValid());
    }

    void namesOfPresetsAreUnique()
    {
        auto store = ProfileStore::open(QStringLiteral(":memory:"));
        ChannelStore channels(store->get(), QStringLiteral("1"));
        ChannelPreset first{.name = QStringLiteral("A"), .fields = {ChannelField::Title}};
        ChannelPreset second = first;
        QVERIFY(channels.savePreset(first));
        QCOMPARE(channels.savePreset(second).error().fault, Fault::NotOneOf);
        first.values.title = QStringLiteral("changed");
        QVERIFY(channels.savePreset(first));  // a preset may replace itself
        QCOMPARE(channels.presets().size(), 1);
    }

    void historyIsNewestFirstAndBounded()
    {
        auto store = ProfileStore::open(QStringLiteral(":memory:"));
        ChannelStore channels(store->get(), QStringLiteral("1"));
        const QDateTime start = QDateTime::fromMSecsSinceEpoch(1'700'000'000'000, Qt::UTC);
        for (int i = 0; i < 520; ++i) {
            QVERIFY(channels.addHistory(
                {.at = start.addSecs(i),
                 .origin = i % 2 ? ChannelChange::Origin::Elsewhere : ChannelChange::Origin::Here,
                 .before = channel(QString::number(i)),
                 .after = channel(QString::number(i + 1))}));
        }
        const auto history = channels.history();
        QCOMPARE(history.size(), 500);
        QCOMPARE(history.first().after.title, QStringLiteral("520"));
        QCOMPARE(history.first().at, start.addSecs(519));
        QCOMPARE(history.first().origin, ChannelChange::Origin::Elsewhere);
        QCOMPARE(history.first().fields(), QList{ChannelField::Title});
    }

    void categoriesRememberUseAndFavour()
    {
        auto store = ProfileStore::open(QStringLiteral(":memory:"));
        ChannelStore channels(store->get(), QStringLiteral("1"));
        const Category tides{.id = QStringLiteral("7"), .name = QStringLiteral("Hollow Tides")};
        QVERIFY(channels.noteUsed(tides));
        QVERIFY(channels.setFavourite(tides, true));
        QVERIFY(channels.isFavourite(QStringLiteral("7")));
        QCOMPARE(channels.favouriteCategories().size(), 1);
        QCOMPARE(channels.recentCategories().first().name, tides.name);  // it is still a recent one
        QVERIFY(channels.setFavourite(tides, false));
        QVERIFY(channels.favouriteCategories().isEmpty());
    }

    void aFileOfAnotherVersionIsRefusedAndLeftAlone()
    {
        QTemporaryDir dir;
        const QString path = dir.filePath(QStringLiteral("store.sqlite"));
        {
            for (const QString &file : {path, ProfileStore::fileOfWindows(path)})
                QVERIFY(Database::open(file, {{999, "CREATE TABLE future (x)"}}));
        }
        const auto store = ProfileStore::open(path);
        QVERIFY(!store);
        QCOMPARE(store.error().kind, Error::Kind::Storage);
        QVERIFY(store.error().message.contains(QLatin1String("another version")));
        const auto history = ProfileStore::openHistory(path);
        QVERIFY(!history);
        QVERIFY(history.error().message.contains(QLatin1String("another version")));
    }

    void aFileThatIsNoDatabaseIsAnError()
    {
        QTemporaryDir dir;
        const QString path = dir.filePath(QStringLiteral("store.sqlite"));
        for (const QString &name : {path, ProfileStore::fileOfWindows(path)}) {
            QFile file(name);
            QVERIFY(file.open(QFile::WriteOnly));
            file.write(QByteArray(4096, 'x'));
        }
        QVERIFY(!ProfileStore::open(path));
        QVERIFY(!ProfileStore::openHistory(path));
        QVERIFY(!ProfileStore::open(QStringLiteral("/proc/no/such/place.sqlite")));
    }
};

QTEST_GUILESS_MAIN(TestChannelStore)
#include "tst_channel_store.moc"
