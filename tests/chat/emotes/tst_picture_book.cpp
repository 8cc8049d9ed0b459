// SPDX-License-Identifier: GPL-3.0-or-later
#include "made_emotes.h"
#include "picture_book_reading.h"

#include "sandbox/emotes/picture_books.h"

#include <QAbstractItemModelTester>
#include <QSignalSpy>
#include <QTest>

using namespace Sidestage;
using Part = PictureBook::Part;
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

int rowOf(const PictureBook &book, const QString &name)
{
    for (int row = 0; row < book.rowCount(); ++row) {
        if (book.entry(row).name == name)
            return row;
    }
    return -1;
}

}  // namespace

class TestPictureBook : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void emotesStandByWhatTheyComeWith()
    {
        ClientRig rig;
        PictureBook book(rig.account.get(), rig.id(), Part::Emotes);
        QAbstractItemModelTester tester(&book);
        QVERIFY(!book.asOf().isValid());
        book.refresh();
        QVERIFY(book.isReading());
        QTRY_VERIFY(!book.isReading());
        QVERIFY(book.asOf().isValid());
        QVERIFY(book.failure().isEmpty());
        QVERIFY(book.refusals().isEmpty());
        QCOMPARE(count(book, Kind::ChannelEmote), 14);
        QCOMPARE(count(book, Kind::GlobalEmote), 24);
        QCOMPARE(book.total(), book.rowCount());
        QStringList groups;
        QSet<QString> ids;
        Kind last = Kind::ChannelEmote;
        for (int row = 0; row < book.rowCount(); ++row) {
            const PictureEntry &entry = book.entry(row);
            QVERIFY(entry.kind >= last);
            last = entry.kind;
            QVERIFY(!ids.contains(entry.id));
            ids.insert(entry.id);
            if (entry.kind == Kind::ChannelEmote && !groups.contains(entry.group))
                groups.append(entry.group);
            QVERIFY(book.url(row, {}).isValid());
        }
        QCOMPARE(groups,
                 (QStringList{QStringLiteral("1000"), QStringLiteral("2000"), QStringLiteral("3000"),
                              QStringLiteral("follower"), QStringLiteral("bitstier")}));
    }

    void ownEmotesComeFromAllPagesWithoutThoseToldBefore()
    {
        ClientRig rig(QStringLiteral("quillscribe"));
        rig.sandbox.fault({.path = "/chat/emotes/user",
                           .query = "after=two",
                           .status = 200,
                           .body = madeEmotes("Own", 100, 130)});
        rig.sandbox.fault({.path = "/chat/emotes/user", .body = madeEmotes("Own", 0, 100, "two")});
        PictureBook book(rig.account.get(), rig.sandbox.idOf(QStringLiteral("teaandturrets")), Part::Emotes);
        read(book);
        QCOMPARE(book.failure(), QString());
        QCOMPARE(count(book, Kind::OwnEmote), 130);
        QCOMPARE(book.entry(book.rowCount() - 1).name, QStringLiteral("Own129"));
        QCOMPARE(book.url(book.rowCount() - 1, {}).toString(), QStringLiteral("https://p.invalid/own129"));

        // Those that the service has told, for real: no global one twice.
        read(book);
        QVERIFY(count(book, Kind::OwnEmote) > 0);
        QCOMPARE(count(book, Kind::GlobalEmote), 24);
        for (int row = 0; row < book.rowCount(); ++row)
            QVERIFY(!book.entry(row).id.startsWith(QLatin1String("own")));
    }

    void aListWhosePagesLeadInACircleIsAFailureAndWhatWasReadStays()
    {
        ClientRig rig(QStringLiteral("quillscribe"));
        rig.sandbox.fault({.path = "/chat/emotes/user", .body = madeEmotes("Own", 0, 30)});
        PictureBook book(rig.account.get(), rig.sandbox.idOf(QStringLiteral("teaandturrets")), Part::Emotes);
        read(book);
        QCOMPARE(count(book, Kind::OwnEmote), 30);
        const int before = rig.sandbox.served("/chat/emotes/user");
        rig.sandbox.fault({.path = "/chat/emotes/user",
                           .times = -1,
                           .status = 200,
                           .body = madeEmotes("Other", 0, 20, "again")});
        read(book);
        QVERIFY(book.trouble());
        QCOMPARE(book.trouble()->kind, Error::Kind::Protocol);
        QCOMPARE(rig.sandbox.served("/chat/emotes/user"), before + 2);
        QCOMPARE(count(book, Kind::OwnEmote), 30);
        QVERIFY(rowOf(book, QStringLiteral("Own7")) >= 0);
    }

    void whatHasChangedIsShownAndWhatIsFoundWithIt()
    {
        ClientRig rig(QStringLiteral("quillscribe"));
        const auto answer = [&rig](const QByteArray &body) {
            rig.sandbox.clearFaults();
            rig.sandbox.fault({.path = "/chat/emotes/user", .times = -1, .body = body});
        };
        PictureBook book(rig.account.get(), rig.sandbox.idOf(QStringLiteral("teaandturrets")), Part::Emotes);
        QSignalSpy reset(&book, &QAbstractItemModel::modelReset);
        answer(madeEmotes("Own", 0, 1'000));
        read(book);
        QCOMPARE(count(book, Kind::OwnEmote), 1'000);
        book.setFilter(QStringLiteral("own"));
        reset.clear();
        read(book);
        QCOMPARE(reset.size(), 0);
        // One at the end has another name; the same number of them.
        answer(madeEmotes("Own", 0, 1'000).replace("\"Own999\"", "\"Renamed\""));
        read(book);
        QCOMPARE(reset.size(), 1);
        QCOMPARE(count(book, Kind::OwnEmote), 999);
        book.setFilter(QStringLiteral("renamed"));
        QCOMPARE(book.rowCount(), 1);
        QCOMPARE(book.entry(0).id, QStringLiteral("own999"));
        // Fewer, more, none.
        for (const int many : {400, 2'000, 0}) {
            answer(madeEmotes("Own", 0, many));
            book.setFilter({});
            read(book);
            QCOMPARE(count(book, Kind::OwnEmote), many);
            QCOMPARE(count(book, Kind::GlobalEmote), 24);
        }
    }

    void withoutTheScopeTheRestIsThere()
    {
        ClientRig rig(QStringLiteral("teaandturrets"), withoutUserEmotes());
        PictureBook book(rig.account.get(), rig.id(), Part::Emotes);
        read(book);
        QCOMPARE(rig.sandbox.served("/chat/emotes/user"), 0);
        QCOMPARE(book.refusals().size(), 1);
        QCOMPARE(book.refusals().first().kind, Error::Kind::Unauthorized);
        QCOMPARE(book.refusals().first().field, QStringLiteral("user:read:emotes"));
        QCOMPARE(count(book, Kind::ChannelEmote), 14);
        QVERIFY(book.failure().isEmpty());
        PictureBook badges(rig.account.get(), rig.id(), Part::Badges);
        QVERIFY(badges.refusals().isEmpty());

        // The permission comes: what was kept back is read.
        const auto more = rig.sandbox.signIn();
        rig.account->session()->setToken(
            {.access = more.accessToken, .refresh = more.refreshToken, .scopes = more.scopes.names()});
        QTRY_VERIFY(rig.sandbox.served("/chat/emotes/user") > 0);
        QTRY_VERIFY(!book.isReading());
        QVERIFY(book.refusals().isEmpty());
    }

    void theUrlFollowsThemeScaleAndMotion()
    {
        ClientRig rig;
        PictureBook book(rig.account.get(), rig.id(), Part::Emotes);
        read(book);
        const int moving = rowOf(book, QStringLiteral("CatNap"));
        const int still = rowOf(book, QStringLiteral("TeaTime"));
        QVERIFY(moving >= 0 && still >= 0);
        QVERIFY(book.entry(moving).isAnimated);
        QVERIFY(!book.entry(still).isAnimated);
        const auto path
            = [&](int row, const PictureWish &wish) { return book.url(row, wish).path().section(u'/', -3); };
        QCOMPARE(path(moving, {}), QStringLiteral("static/light/1.0"));
        QCOMPARE(path(moving, {.dark = true}), QStringLiteral("static/dark/1.0"));
        QCOMPARE(path(moving, {.scale = 1.25, .animated = true}), QStringLiteral("animated/light/2.0"));
        QCOMPARE(path(moving, {.scale = 2.0}), QStringLiteral("static/light/2.0"));
        QCOMPARE(path(moving, {.scale = 2.5}), QStringLiteral("static/light/3.0"));
        QCOMPARE(path(moving, {.scale = 8}), QStringLiteral("static/light/3.0"));
        QCOMPARE(path(still, {.animated = true}), QStringLiteral("static/light/1.0"));
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
        ClientRig rig(QStringLiteral("teaandturrets"), withoutUserEmotes());
        rig.sandbox.fault({.path = "/chat/emotes/global",
                           .body = json("{'data':[{'id':'1','name':'Alone','images':{"
                                        "'url_1x':'https://p.example/1','url_2x':'https://p.example/2',"
                                        "'url_4x':'https://p.example/4'},'format':['static'],"
                                        "'scale':['1.0'],'theme_mode':['light']}],'template':'"
                                        + urlTemplate + "'}")});
        PictureBook book(rig.account.get(), rig.id(), Part::Emotes);
        read(book);
        const int row = rowOf(book, QStringLiteral("Alone"));
        QVERIFY(row >= 0);
        const auto at = [&](double scale) { return book.url(row, {.scale = scale}).path(); };
        QCOMPARE(at(1), QStringLiteral("/1"));
        QCOMPARE(at(1.5), QStringLiteral("/2"));
        QCOMPARE(at(3), QStringLiteral("/4"));
        QCOMPARE(at(9), QStringLiteral("/4"));
    }

    void badgesOfTheChannelAndOfAll()
    {
        ClientRig rig;
        PictureBook book(rig.account.get(), rig.id(), Part::Badges);
        QAbstractItemModelTester tester(&book);
        read(book);
        QVERIFY(count(book, Kind::ChannelBadge) > 0);
        QCOMPARE(count(book, Kind::GlobalBadge), 29);
        const int row = rowOf(book, QStringLiteral("Moderator"));
        QCOMPARE(book.entry(row).setId, QStringLiteral("moderator"));
        QCOMPARE(book.data(book.index(row), PictureBook::DescriptionRole).toString(),
                 QStringLiteral("Keeps the chat in order"));
        QVERIFY(book.url(row, {.scale = 2}).path().endsWith(QLatin1String("-36.png")));
        QVERIFY(book.url(row, {.scale = 3}).path().endsWith(QLatin1String("-72.png")));
    }

    void cheermotesByTierWithoutThoseNotToBeOffered()
    {
        ClientRig rig;
        PictureBook book(rig.account.get(), rig.id(), Part::Cheermotes);
        read(book);
        const int row = rowOf(book, QStringLiteral("Cheer100"));
        QVERIFY(row >= 0);
        QCOMPARE(book.entry(row).bits, 100);
        QCOMPARE(book.entry(row).color, QStringLiteral("#9A5BF2"));
        QCOMPARE(book.entry(row).group, QStringLiteral("Cheer"));
        QVERIFY(book.entry(row).isAnimated);
        QCOMPARE(rowOf(book, QStringLiteral("Anon100")), -1);
        QCOMPARE(book.entry(0).type, QStringLiteral("channel_custom"));
        QVERIFY(book.url(row, {.dark = true, .scale = 1.5, .animated = true})
                    .path()
                    .endsWith(QLatin1String("dark/animated/100/1.5.gif")));
        QVERIFY(book.url(row, {.scale = 1.6}).path().endsWith(QLatin1String("light/static/100/2.png")));
    }

    void theSearchFindsByNameAndByWhatItComesWith()
    {
        ClientRig rig;
        PictureBook book(rig.account.get(), rig.id(), Part::Emotes);
        QAbstractItemModelTester tester(&book);
        read(book);
        const int all = book.total();
        book.setFilter(QStringLiteral("  catN "));
        QCOMPARE(book.rowCount(), 1);
        QCOMPARE(book.entry(0).name, QStringLiteral("CatNap"));
        QCOMPARE(book.total(), all);
        book.setFilter(QStringLiteral("follower"));
        QCOMPARE(count(book, Kind::ChannelEmote), 2);
        QVERIFY(book.rowCount() < all);
        for (int row = 0; row < book.rowCount(); ++row)
            QCOMPARE(book.entry(row).group, QStringLiteral("follower"));
        book.setFilter(QStringLiteral("nothing is called this"));
        QCOMPARE(book.rowCount(), 0);
        QVERIFY(book.url(0, {}).isEmpty());
        book.setFilter({});
        QCOMPARE(book.rowCount(), all);
    }

    void whatWasReadStaysWhenReadingFails()
    {
        ClientRig rig;
        PictureBook book(rig.account.get(), rig.id(), Part::Emotes);
        read(book);
        const int all = book.rowCount();
        const QDateTime then = book.asOf();
        rig.sandbox.fault({.times = -1, .status = 500, .message = QStringLiteral("Out for tea.")});
        QSignalSpy reset(&book, &QAbstractItemModel::modelReset);
        read(book);
        QCOMPARE(book.rowCount(), all);
        QCOMPARE(book.asOf(), then);
        QVERIFY(!book.failure().isEmpty());
        QVERIFY(book.trouble());
        rig.sandbox.clearFaults();
        read(book);
        QVERIFY(book.failure().isEmpty());
        // The same again moves nothing on the screen.
        QCOMPARE(reset.size(), 0);
    }

    void onePartFailsAndTheOthersAreThere()
    {
        ClientRig rig;
        rig.sandbox.fault({.path = "/chat/emotes", .times = -1, .status = 503});
        PictureBook book(rig.account.get(), rig.id(), Part::Emotes);
        read(book);
        QVERIFY(book.trouble());
        QVERIFY(count(book, Kind::GlobalEmote) == 24);
        QVERIFY(book.asOf().isValid());
    }

    void itMayGoWhileItReads()
    {
        ClientRig rig;
        auto book = std::make_unique<PictureBook>(rig.account.get(), rig.id(), Part::Emotes);
        book->refresh();
        QVERIFY(book->isReading());
        book.reset();
        PictureBook other(rig.account.get(), rig.id(), Part::Emotes);
        read(other);
        QVERIFY(other.rowCount() > 0);
    }
};

QTEST_GUILESS_MAIN(TestPictureBook)
#include "tst_picture_book.moc"
