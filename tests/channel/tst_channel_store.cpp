// SPDX-License-Identifier: GPL-3.0-or-later
#include "channel/channel_store.h"

#include "profile/profile_store.h"

#include <QFile>
#include <QTemporaryDir>
#include <QTest>

using namespace Qt::StringLiterals;
using namespace Sidestage;
using namespace Sidestage::Api;

class TestChannelStore : public QObject
{
    Q_OBJECT

    static Channel channel(const QString &title)
    {
        return {.broadcasterId = u"1"_s, .title = title, .tags = {u"Cosy"_s}, .isBrandedContent = true};
    }

private Q_SLOTS:
    void aDraftSurvivesTheProgram()
    {
        QTemporaryDir dir;
        const QString path = dir.filePath(u"store.sqlite"_s);
        {
            auto store = ProfileStore::open(path);
            QVERIFY(store);
            ChannelStore channels(store->get(), u"1"_s);
            QVERIFY(!channels.draft());
            QVERIFY(channels.saveDraft({channel(u"was"_s), channel(u"wanted 🗺"_s)}));
        }
        auto store = ProfileStore::open(path);
        ChannelStore channels(store->get(), u"1"_s);
        QCOMPARE(channels.draft()->began, channel(u"was"_s));
        QCOMPARE(channels.draft()->mine, channel(u"wanted 🗺"_s));
        QVERIFY(channels.removeDraft());
        QVERIFY(!channels.draft());
    }

    void accountsDoNotSeeEachOther()
    {
        auto store = ProfileStore::open(u":memory:"_s);
        ChannelStore one(store->get(), u"1"_s);
        ChannelStore two(store->get(), u"2"_s);
        QVERIFY(one.saveDraft({channel(u"a"_s), channel(u"b"_s)}));
        ChannelPreset preset{
            .name = u"Horror night"_s, .fields = {ChannelField::Title}, .values = channel(u"x"_s)};
        QVERIFY(one.savePreset(preset));
        QVERIFY(!two.draft());
        QVERIFY(two.presets().isEmpty());
        QVERIFY(two.removePreset(preset.id));
        QCOMPARE(one.presets().size(), 1);
    }

    void aPresetKeepsOnlyItsFields()
    {
        auto store = ProfileStore::open(u":memory:"_s);
        ChannelStore channels(store->get(), u"1"_s);
        Channel values = channel(u"Act two"_s);
        values.gameId = u"7"_s;
        values.gameName = u"Hollow Tides"_s;
        ChannelPreset preset{.name = u"Everyday"_s,
                             .isFavourite = true,
                             .fields = {ChannelField::Category, ChannelField::Tags, ChannelField::Branded},
                             .values = values};
        QVERIFY(channels.savePreset(preset));
        const ChannelPreset read = channels.presets().first();
        QCOMPARE(read.fields, preset.fields);
        QCOMPARE(read.values.gameName, u"Hollow Tides"_s);
        QCOMPARE(read.values.tags, values.tags);
        QVERIFY(read.values.title.isEmpty());
        QVERIFY(read.isFavourite && !read.usedAt.isValid());
    }

    void namesOfPresetsAreUnique()
    {
        auto store = ProfileStore::open(u":memory:"_s);
        ChannelStore channels(store->get(), u"1"_s);
        ChannelPreset first{.name = u"A"_s, .fields = {ChannelField::Title}};
        ChannelPreset second = first;
        QVERIFY(channels.savePreset(first));
        QCOMPARE(channels.savePreset(second).error().fault, Fault::NotOneOf);
        second.name = u"a"_s;  // nobody could tell the two apart
        QCOMPARE(channels.savePreset(second).error().fault, Fault::NotOneOf);
        first.values.title = u"changed"_s;
        QVERIFY(channels.savePreset(first));  // a preset may replace itself
        QCOMPARE(channels.presets().size(), 1);
    }

    void historyIsNewestFirstAndBounded()
    {
        auto store = ProfileStore::open(u":memory:"_s);
        ChannelStore channels(store->get(), u"1"_s);
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
        QCOMPARE(history.first().after.title, u"520"_s);
        QCOMPARE(history.first().at, start.addSecs(519));
        QCOMPARE(history.first().origin, ChannelChange::Origin::Elsewhere);
        QCOMPARE(history.first().fields(), QList{ChannelField::Title});
    }

    void categoriesRememberUseAndFavour()
    {
        auto store = ProfileStore::open(u":memory:"_s);
        ChannelStore channels(store->get(), u"1"_s);
        const Category tides{.id = u"7"_s, .name = u"Hollow Tides"_s};
        QVERIFY(channels.noteUsed(tides));
        QVERIFY(channels.setFavourite(tides, true));
        QVERIFY(channels.isFavourite(u"7"_s));
        QCOMPARE(channels.favouriteCategories().size(), 1);
        QCOMPARE(channels.recentCategories().first().name, tides.name);  // it is still a recent one
        QVERIFY(channels.setFavourite(tides, false));
        QVERIFY(channels.favouriteCategories().isEmpty());
    }

    void aFileOfAnotherVersionIsRefusedAndLeftAlone()
    {
        QTemporaryDir dir;
        const QString path = dir.filePath(u"store.sqlite"_s);
        {
            for (const QString &file : {path, ProfileStore::fileOfWindows(path)})
                QVERIFY(Database::open(file, {{999, "CREATE TABLE future (x)"}}));
        }
        const auto store = ProfileStore::open(path);
        QVERIFY(!store);
        QCOMPARE(store.error().kind, Error::Kind::Storage);
        QVERIFY(store.error().message.contains("another version"_L1));
        const auto history = ProfileStore::openHistory(path);
        QVERIFY(!history);
        QVERIFY(history.error().message.contains("another version"_L1));
    }

    void aFileThatIsNoDatabaseIsAnError()
    {
        QTemporaryDir dir;
        const QString path = dir.filePath(u"store.sqlite"_s);
        for (const QString &name : {path, ProfileStore::fileOfWindows(path)}) {
            QFile file(name);
            QVERIFY(file.open(QFile::WriteOnly));
            file.write(QByteArray(4096, 'x'));
        }
        QVERIFY(!ProfileStore::open(path));
        QVERIFY(!ProfileStore::openHistory(path));
        QVERIFY(!ProfileStore::open(u"/proc/no/such/place.sqlite"_s));
    }
};

QTEST_GUILESS_MAIN(TestChannelStore)
#include "tst_channel_store.moc"
