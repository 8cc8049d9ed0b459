// SPDX-License-Identifier: GPL-3.0-or-later
#include "client_rig.h"
#include "made_emotes.h"

#include "chat/picture_book.h"
#include "chat/picture_keeping.h"
#include "client/picture_shelf.h"
#include "sandbox/picture_books.h"

#include <QAbstractItemModelTester>
#include <QDir>
#include <QSignalSpy>
#include <QTemporaryDir>
#include <QTest>
#include <QThreadPool>

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

/// With the other quotes: easier to read.
QByteArray json(QByteArray text)
{
    return text.replace('\'', '"');
}

int count(const PictureBook &book, Kind kind)
{
    int found = 0;
    for (int row = 0; row < book.rowCount(); ++row)
        found += book.entry(row).kind == kind ? 1 : 0;
    return found;
}

int rowOf(const PictureBook &book, const QString &name)
{
    for (int row = 0; row < book.rowCount(); ++row) {
        if (book.entry(row).name == name)
            return row;
    }
    return -1;
}

void read(PictureBook &book)
{
    book.refresh();
    QTRY_VERIFY(!book.isReading());
}

QString filled(const QString &text, const QString &id = QStringLiteral("25"),
               const QString &format = QStringLiteral("static"),
               const QString &theme = QStringLiteral("dark"), const QString &scale = QStringLiteral("2.0"))
{
    const auto url = filledTemplate(text, id, format, theme, scale);
    return url ? QString::fromLatin1(url->toEncoded()) : QStringLiteral("refused");
}

}  // namespace

class TestPictureBook : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void aTemplateIsFilledStrictly_data()
    {
        QTest::addColumn<QString>("text");
        QTest::addColumn<QString>("url");
        const auto row = [](const char *name, const char *text, const char *url) {
            QTest::newRow(name) << QString::fromLatin1(text) << QString::fromLatin1(url);
        };
        const char *refused = "refused";
        row("all four", "https://p.example/v2/{{id}}/{{format}}/{{theme_mode}}/{{scale}}",
            "https://p.example/v2/25/static/dark/2.0");
        row("in the query", "https://p.example/e?id={{id}}", "https://p.example/e?id=25");
        row("twice", "https://p.example/{{id}}/{{id}}", "https://p.example/25/25");
        row("one not known", "https://p.example/{{id}}/{{size}}", refused);
        row("spaces inside", "https://p.example/{{ id }}", refused);
        row("not closed", "https://p.example/{{id", refused);
        row("single braces", "https://p.example/{id}", refused);
        row("three braces", "https://p.example/{{{id}}}", refused);
        row("in the host", "https://{{id}}.example/1", refused);
        row("in the port", "https://p.example:{{id}}/1", refused);
        row("as the scheme", "{{id}}://p.example/1", refused);
        row("file", "file:///{{id}}", refused);
        row("script", "javascript://x/{{id}}", refused);
        row("no host", "https:///{{id}}", refused);
        row("relative", "/emotes/{{id}}", refused);
        row("empty", "", refused);
    }
    void aTemplateIsFilledStrictly()
    {
        QFETCH(QString, text);
        QFETCH(QString, url);
        QCOMPARE(filled(text), url);
        if (url == QLatin1String("refused")) {
            const auto result = filledTemplate(text, QStringLiteral("25"), QStringLiteral("static"),
                                               QStringLiteral("dark"), QStringLiteral("1.0"));
            QCOMPARE(result.error().kind, Error::Kind::Protocol);
        }
    }

    void whatIsPutInCannotLeaveItsPlace_data()
    {
        QTest::addColumn<QString>("id");
        QTest::addColumn<QString>("url");
        const auto row = [](const char *name, const QString &id, const char *url) {
            QTest::newRow(name) << id << QString::fromLatin1(url);
        };
        row("slashes", QStringLiteral("../../x"), "https://p.example/..%2F..%2Fx/1");
        row("a folder above", QStringLiteral(".."), "refused");
        row("the same folder", QStringLiteral("."), "refused");
        row("empty", QStringLiteral(""), "refused");
        row("a query", QStringLiteral("a?b#c&d"), "https://p.example/a%3Fb%23c%26d/1");
        row("a percent sign", QStringLiteral("%2e%2e"), "https://p.example/%252e%252e/1");
        row("a placeholder", QStringLiteral("{{scale}}"), "https://p.example/%7B%7Bscale%7D%7D/1");
        row("letters of elsewhere", QStringLiteral("é"), "https://p.example/%C3%A9/1");
        row("with an underscore", QStringLiteral("emotesv2_ab12"), "https://p.example/emotesv2_ab12/1");
    }
    void whatIsPutInCannotLeaveItsPlace()
    {
        QFETCH(QString, id);
        QFETCH(QString, url);
        QCOMPARE(filled(QStringLiteral("https://p.example/{{id}}/1"), id), url);
    }

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
        rig.sandbox.fault(
            {.path = "/chat/emotes/user", .times = -1, .body = madeEmotes("Other", 0, 20, "again")});
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

    void whatWasReadIsThereAfterARestartAsOfThen()
    {
        const QTemporaryDir folder;
        ClientRig rig;
        const auto shelf = [&] { return PictureShelf::open(folder.path(), PictureKeeping::mostOnDisk); };
        QDateTime then;
        QStringList names;
        QList<QUrl> urls;
        const PictureWish wish{.dark = true, .scale = 2};
        {
            PictureBook book(rig.account.get(), rig.id(), Part::Emotes, shelf());
            read(book);
            then = book.asOf();
            for (int row = 0; row < book.rowCount(); ++row) {
                names.append(book.entry(row).name);
                urls.append(book.url(row, wish));
            }
            QVERIFY(names.size() > 20);
            QThreadPool::globalInstance()->waitForDone();
            shelf()->finish();
        }
        rig.sandbox.fault({.times = -1, .cutConnection = true});
        PictureBook again(rig.account.get(), rig.id(), Part::Emotes, shelf());
        QTRY_COMPARE(again.rowCount(), int(names.size()));
        QCOMPARE(again.asOf(), then);
        for (int row = 0; row < again.rowCount(); ++row) {
            QCOMPARE(again.entry(row).name, names[row]);
            QCOMPARE(again.url(row, wish), urls[row]);
        }
        again.setFilter(names.last());
        QVERIFY(again.rowCount() > 0);
        again.setFilter({});
        // Reading it anew fails, and nothing is lost.
        again.refresh();
        QTRY_VERIFY(!again.isReading());
        QVERIFY(again.trouble());
        QCOMPARE(again.rowCount(), int(names.size()));
        QCOMPARE(again.asOf(), then);
        // It is nobody else's, and nothing else.
        PictureBook badges(rig.account.get(), rig.id(), Part::Badges, shelf());
        PictureBook elsewhere(rig.account.get(), QStringLiteral("1"), Part::Emotes, shelf());
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
        ClientRig rig;
        const auto shelf = PictureShelf::open(folder.path(), PictureKeeping::mostOnDisk);
        {
            PictureBook book(rig.account.get(), rig.id(), Part::Badges, shelf);
            read(book);
            QThreadPool::globalInstance()->waitForDone();
            shelf->finish();
        }
        PictureBook book(rig.account.get(), rig.id(), Part::Badges, shelf);
        rig.sandbox.fault({.path = "/chat/badges", .times = -1, .body = json("{'data':[]}")});
        read(book);
        shelf->finish();
        QThreadPool::globalInstance()->waitForDone();
        for (int turn = 0; turn < 20; ++turn)
            QCoreApplication::processEvents();
        QCOMPARE(count(book, Kind::ChannelBadge), 0);
        QVERIFY(count(book, Kind::GlobalBadge) > 0);
    }

    void aDamagedFileCountsAsNotThere()
    {
        const QTemporaryDir folder;
        ClientRig rig;
        const auto shelf = PictureShelf::open(folder.path(), PictureKeeping::mostOnDisk);
        const PictureKeeping keeping(shelf, *rig.account, rig.id(), Part::Emotes);
        KeptPictures pictures;
        const PictureEntry one{.id = QStringLiteral("1"), .name = QStringLiteral("One")};
        pictures.lists[0].append({.entry = one, .folded = searchedText(one)});
        pictures.readAt[0] = QDateTime::currentDateTimeUtc();
        keeping.keep(pictures);
        QThreadPool::globalInstance()->waitForDone();
        shelf->finish();
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
            // As in another run: it looks at the folder anew.
            const auto anew = std::make_shared<PictureShelf>(folder.path(), PictureKeeping::mostOnDisk);
            PictureBook book(rig.account.get(), rig.id(), Part::Emotes, anew);
            anew->finish();
            QThreadPool::globalInstance()->waitForDone();
            for (int turn = 0; turn < 20; ++turn)
                QCoreApplication::processEvents();
            QCOMPARE(book.rowCount(), 0);
        }
    }
};

QTEST_GUILESS_MAIN(TestPictureBook)
#include "tst_picture_book.moc"
