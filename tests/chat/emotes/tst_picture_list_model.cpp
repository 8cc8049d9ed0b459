// SPDX-License-Identifier: GPL-3.0-or-later
#include "made_emotes.h"
#include "picture_list_model_reading.h"

#include "sandbox/emotes/picture_catalogue.h"

#include <QAbstractItemModelTester>

using namespace Sidestage;
using Part = PictureListModel::Part;
using Kind = PictureEntry::Kind;

namespace {

Api::ScopeSet withoutUserEmotes()
{
    Api::ScopeSet scopes;
    for (std::size_t i = 0; i < std::size_t(Api::Scope::Count); ++i) {
        if (Api::Scope(i) != Api::Scope::UserReadEmotes)
            scopes.insert(Api::Scope(i));
    }
    return scopes;
}

int rowOf(const PictureListModel &model, const QString &name)
{
    for (int row = 0; row < model.rowCount(); ++row) {
        if (model.entry(row).name == name)
            return row;
    }
    return -1;
}

}  // namespace

class TestPictureListModel : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void emotesStandByWhatTheyComeWith()
    {
        TestWorld rig;
        PictureListModel model(rig.account.get(), rig.id(), Part::Emotes);
        QAbstractItemModelTester tester(&model);
        QVERIFY(!model.asOf().isValid());
        model.refresh();
        QVERIFY(model.isReading());
        QTRY_VERIFY(!model.isReading());
        QVERIFY(model.asOf().isValid());
        QVERIFY(model.failure().isEmpty());
        QVERIFY(model.refusals().isEmpty());
        QCOMPARE(count(model, Kind::ChannelEmote), 14);
        QCOMPARE(count(model, Kind::GlobalEmote), 24);
        QCOMPARE(model.total(), model.rowCount());
        QStringList groups;
        QSet<QString> ids;
        Kind last = Kind::ChannelEmote;
        for (int row = 0; row < model.rowCount(); ++row) {
            const PictureEntry &entry = model.entry(row);
            QVERIFY(entry.kind >= last);
            last = entry.kind;
            QVERIFY(!ids.contains(entry.id));
            ids.insert(entry.id);
            if (entry.kind == Kind::ChannelEmote && !groups.contains(entry.group))
                groups.append(entry.group);
            QVERIFY(model.url(row, {}).isValid());
        }
        QCOMPARE(groups, (QStringList{u"1000"_s, u"2000"_s, u"3000"_s, u"follower"_s, u"bitstier"_s}));
    }

    void ownEmotesComeFromAllPagesWithoutThoseToldBefore()
    {
        TestWorld rig({.login = u"quillscribe"_s});
        rig.sandbox.fault({.path = "/chat/emotes/user",
                           .query = "after=two",
                           .status = 200,
                           .body = madeEmotes("Own", 100, 130)});
        rig.sandbox.fault({.path = "/chat/emotes/user", .body = madeEmotes("Own", 0, 100, "two")});
        PictureListModel model(rig.account.get(), rig.sandbox.idOf(u"teaandturrets"_s), Part::Emotes);
        read(model);
        QCOMPARE(model.failure(), QString());
        QCOMPARE(count(model, Kind::OwnEmote), 130);
        QCOMPARE(model.entry(model.rowCount() - 1).name, u"Own129"_s);
        QCOMPARE(model.url(model.rowCount() - 1, {}).toString(), u"https://p.invalid/own129"_s);

        // The real responses of the sandbox: no global emote is listed twice.
        read(model);
        QVERIFY(count(model, Kind::OwnEmote) > 0);
        QCOMPARE(count(model, Kind::GlobalEmote), 24);
        for (int row = 0; row < model.rowCount(); ++row)
            QVERIFY(!model.entry(row).id.startsWith("own"_L1));
    }

    void aListWhosePagesLeadInACircleIsAFailureAndWhatWasReadStays()
    {
        TestWorld rig({.login = u"quillscribe"_s});
        rig.sandbox.fault({.path = "/chat/emotes/user", .body = madeEmotes("Own", 0, 30)});
        PictureListModel model(rig.account.get(), rig.sandbox.idOf(u"teaandturrets"_s), Part::Emotes);
        read(model);
        QCOMPARE(count(model, Kind::OwnEmote), 30);
        const int before = rig.sandbox.served("/chat/emotes/user");
        rig.sandbox.fault({.path = "/chat/emotes/user",
                           .times = -1,
                           .status = 200,
                           .body = madeEmotes("Other", 0, 20, "again")});
        read(model);
        QVERIFY(model.trouble());
        QCOMPARE(model.trouble()->kind, Error::Kind::Protocol);
        QCOMPARE(rig.sandbox.served("/chat/emotes/user"), before + 2);
        QCOMPARE(count(model, Kind::OwnEmote), 30);
        QVERIFY(rowOf(model, u"Own7"_s) >= 0);
    }

    void whatHasChangedIsShownAndWhatIsFoundWithIt()
    {
        TestWorld rig({.login = u"quillscribe"_s});
        const auto answer = [&rig](const QByteArray &body) {
            rig.sandbox.clearFaults();
            rig.sandbox.fault({.path = "/chat/emotes/user", .times = -1, .body = body});
        };
        PictureListModel model(rig.account.get(), rig.sandbox.idOf(u"teaandturrets"_s), Part::Emotes);
        QSignalSpy reset(&model, &QAbstractItemModel::modelReset);
        answer(madeEmotes("Own", 0, 1'000));
        read(model);
        QCOMPARE(count(model, Kind::OwnEmote), 1'000);
        model.setFilter(u"own"_s);
        reset.clear();
        read(model);
        QCOMPARE(reset.size(), 0);
        // An emote at the end is renamed, and the number stays the same.
        answer(madeEmotes("Own", 0, 1'000).replace("\"Own999\"", "\"Renamed\""));
        read(model);
        QCOMPARE(reset.size(), 1);
        QCOMPARE(count(model, Kind::OwnEmote), 999);
        model.setFilter(u"renamed"_s);
        QCOMPARE(model.rowCount(), 1);
        QCOMPARE(model.entry(0).id, u"own999"_s);
        // Fewer, more, none.
        for (const int many : {400, 2'000, 0}) {
            answer(madeEmotes("Own", 0, many));
            model.setFilter({});
            read(model);
            QCOMPARE(count(model, Kind::OwnEmote), many);
            QCOMPARE(count(model, Kind::GlobalEmote), 24);
        }
    }

    void withoutTheScopeTheRestIsThere()
    {
        TestWorld rig({.scopes = withoutUserEmotes()});
        PictureListModel model(rig.account.get(), rig.id(), Part::Emotes);
        read(model);
        QCOMPARE(rig.sandbox.served("/chat/emotes/user"), 0);
        QCOMPARE(model.refusals().size(), 1);
        QCOMPARE(model.refusals().first().kind, Error::Kind::Unauthorized);
        QCOMPARE(model.refusals().first().field, u"user:read:emotes"_s);
        QCOMPARE(count(model, Kind::ChannelEmote), 14);
        QVERIFY(model.failure().isEmpty());
        PictureListModel badges(rig.account.get(), rig.id(), Part::Badges);
        QVERIFY(badges.refusals().isEmpty());

        // The permission is granted: the part that was left out is read.
        const auto more = rig.sandbox.signIn();
        rig.account->session()->setToken(
            {.access = more.accessToken, .refresh = more.refreshToken, .scopes = more.scopes.names()});
        QTRY_VERIFY(rig.sandbox.served("/chat/emotes/user") > 0);
        QTRY_VERIFY(!model.isReading());
        QVERIFY(model.refusals().isEmpty());
    }

    void theUrlFollowsThemeScaleAndMotion()
    {
        TestWorld rig;
        PictureListModel model(rig.account.get(), rig.id(), Part::Emotes);
        read(model);
        const int moving = rowOf(model, u"CatNap"_s);
        const int still = rowOf(model, u"TeaTime"_s);
        QVERIFY(moving >= 0 && still >= 0);
        QVERIFY(model.entry(moving).isAnimated);
        QVERIFY(!model.entry(still).isAnimated);
        const auto path = [&](int row, const PictureRequest &request) {
            return model.url(row, request).path().section(u'/', -3);
        };
        QCOMPARE(path(moving, {}), u"static/light/1.0"_s);
        QCOMPARE(path(moving, {.dark = true}), u"static/dark/1.0"_s);
        QCOMPARE(path(moving, {.scale = 1.25, .animated = true}), u"animated/light/2.0"_s);
        QCOMPARE(path(moving, {.scale = 2.0}), u"static/light/2.0"_s);
        QCOMPARE(path(moving, {.scale = 2.5}), u"static/light/3.0"_s);
        QCOMPARE(path(moving, {.scale = 8}), u"static/light/3.0"_s);
        QCOMPARE(path(still, {.animated = true}), u"static/light/1.0"_s);
    }

    void withoutATemplateTheImagesServe_data()
    {
        QTest::addColumn<QByteArray>("urlTemplate");
        QTest::newRow("none") << QByteArray("");
        QTest::newRow("one that cannot be filled") << QByteArray("https://p.example/{{id}}/{{nonsense}}");
    }

    void withoutATemplateTheImagesServe()
    {
        QFETCH(QByteArray, urlTemplate);
        TestWorld rig({.scopes = withoutUserEmotes()});
        rig.sandbox.fault({.path = "/chat/emotes/global",
                           .body = json("{'data':[{'id':'1','name':'Alone','images':{"
                                        "'url_1x':'https://p.example/1','url_2x':'https://p.example/2',"
                                        "'url_4x':'https://p.example/4'},'format':['static'],"
                                        "'scale':['1.0'],'theme_mode':['light']}],'template':'"
                                        + urlTemplate + "'}")});
        PictureListModel model(rig.account.get(), rig.id(), Part::Emotes);
        read(model);
        const int row = rowOf(model, u"Alone"_s);
        QVERIFY(row >= 0);
        const auto at = [&](double scale) { return model.url(row, {.scale = scale}).path(); };
        QCOMPARE(at(1), u"/1"_s);
        QCOMPARE(at(1.5), u"/2"_s);
        QCOMPARE(at(3), u"/4"_s);
        QCOMPARE(at(9), u"/4"_s);
    }

    void badgesOfTheChannelAndOfAll()
    {
        TestWorld rig;
        PictureListModel model(rig.account.get(), rig.id(), Part::Badges);
        QAbstractItemModelTester tester(&model);
        read(model);
        QVERIFY(count(model, Kind::ChannelBadge) > 0);
        QCOMPARE(count(model, Kind::GlobalBadge), 29);
        const int row = rowOf(model, u"Moderator"_s);
        QCOMPARE(model.entry(row).setId, u"moderator"_s);
        QCOMPARE(model.data(model.index(row), PictureListModel::DescriptionRole).toString(),
                 u"Keeps the chat in order"_s);
        QVERIFY(model.url(row, {.scale = 2}).path().endsWith("-36.png"_L1));
        QVERIFY(model.url(row, {.scale = 3}).path().endsWith("-72.png"_L1));
    }

    void cheermotesByTierWithoutThoseNotToBeOffered()
    {
        TestWorld rig;
        PictureListModel model(rig.account.get(), rig.id(), Part::Cheermotes);
        read(model);
        const int row = rowOf(model, u"Cheer100"_s);
        QVERIFY(row >= 0);
        QCOMPARE(model.entry(row).bits, 100);
        QCOMPARE(model.entry(row).color, u"#9A5BF2"_s);
        QCOMPARE(model.entry(row).group, u"Cheer"_s);
        QVERIFY(model.entry(row).isAnimated);
        QCOMPARE(rowOf(model, u"Anon100"_s), -1);
        QCOMPARE(model.entry(0).type, u"channel_custom"_s);
        QVERIFY(model.url(row, {.dark = true, .scale = 1.5, .animated = true})
                    .path()
                    .endsWith("dark/animated/100/1.5.gif"_L1));
        QVERIFY(model.url(row, {.scale = 1.6}).path().endsWith("light/static/100/2.png"_L1));
    }

    void theSearchFindsByNameAndByWhatItComesWith()
    {
        TestWorld rig;
        PictureListModel model(rig.account.get(), rig.id(), Part::Emotes);
        QAbstractItemModelTester tester(&model);
        read(model);
        const int all = model.total();
        model.setFilter(u"  catN "_s);
        QCOMPARE(model.rowCount(), 1);
        QCOMPARE(model.entry(0).name, u"CatNap"_s);
        QCOMPARE(model.total(), all);
        model.setFilter(u"follower"_s);
        QCOMPARE(count(model, Kind::ChannelEmote), 2);
        QVERIFY(model.rowCount() < all);
        for (int row = 0; row < model.rowCount(); ++row)
            QCOMPARE(model.entry(row).group, u"follower"_s);
        model.setFilter(u"nothing is called this"_s);
        QCOMPARE(model.rowCount(), 0);
        QVERIFY(model.url(0, {}).isEmpty());
        model.setFilter({});
        QCOMPARE(model.rowCount(), all);
    }

    void whatWasReadStaysWhenReadingFails()
    {
        TestWorld rig;
        PictureListModel model(rig.account.get(), rig.id(), Part::Emotes);
        read(model);
        const int all = model.rowCount();
        const QDateTime then = model.asOf();
        rig.sandbox.fault({.times = -1, .status = 500, .message = u"Out for tea."_s});
        QSignalSpy reset(&model, &QAbstractItemModel::modelReset);
        read(model);
        QCOMPARE(model.rowCount(), all);
        QCOMPARE(model.asOf(), then);
        QVERIFY(!model.failure().isEmpty());
        QVERIFY(model.trouble());
        rig.sandbox.clearFaults();
        read(model);
        QVERIFY(model.failure().isEmpty());
        // The same list again does not reset the model.
        QCOMPARE(reset.size(), 0);
    }

    void onePartFailsAndTheOthersAreThere()
    {
        TestWorld rig;
        rig.sandbox.fault({.path = "/chat/emotes", .times = -1, .status = 503});
        PictureListModel model(rig.account.get(), rig.id(), Part::Emotes);
        read(model);
        QVERIFY(model.trouble());
        QVERIFY(count(model, Kind::GlobalEmote) == 24);
        QVERIFY(model.asOf().isValid());
    }

    void itMayGoWhileItReads()
    {
        TestWorld rig;
        auto model = std::make_unique<PictureListModel>(rig.account.get(), rig.id(), Part::Emotes);
        model->refresh();
        QVERIFY(model->isReading());
        model.reset();
        PictureListModel other(rig.account.get(), rig.id(), Part::Emotes);
        read(other);
        QVERIFY(other.rowCount() > 0);
    }
};

QTEST_GUILESS_MAIN(TestPictureListModel)
#include "tst_picture_list_model.moc"
