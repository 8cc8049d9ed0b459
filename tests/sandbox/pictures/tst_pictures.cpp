// SPDX-License-Identifier: GPL-3.0-or-later

// Every picture URL returns a picture of the right size and format, and any other URL returns an error.

#include "picture_harness.h"

#include "sandbox/charity/campaigns.h"
#include "sandbox/videos/clips.h"
#include "sandbox/videos/videos.h"

#include <QSet>

using namespace Sidestage;

class TestPictures : public QObject, private PictureHarness
{
    Q_OBJECT

private Q_SLOTS:
    void init() { h = std::make_unique<Harness>(); }

    void everyEmoteCanBeSeen()
    {
        auto emotes
            = h->world->area<Sandbox::PictureCatalogue>().globalEmotes().value_or(QList<Api::Emote>());
        emotes += emotesOf("teaandturrets") + emotesOf("pipnocturne");
        QCOMPARE(emotes.size(), 24 + 14 + 30);
        for (const Api::Emote &emote : std::as_const(emotes)) {
            QCOMPARE(picture(emote.images->url1x).size(), square(28));
            QCOMPARE(picture(emote.images->url2x).size(), square(56));
            QCOMPARE(picture(emote.images->url4x).size(), square(112));
            QVERIFY(isClear(picture(emote.images->url4x)));
            for (const QString &format : emote.format) {
                const bool animated = format == "animated"_L1;
                for (const QString &theme : emote.themeMode) {
                    QCOMPARE(picture(emotePath(emote, qPrintable(format), qPrintable(theme), "1.0"),
                                     animated ? "gif" : "png")
                                 .size(),
                             square(28));
                }
            }
            // A static emote has no animated picture.
            if (!emote.format.contains(u"animated"_s))
                QCOMPARE(fetch(emotePath(emote, "animated", "dark", "1.0")).status, 404);
        }
    }

    void everyBadgeCanBeSeen()
    {
        auto &books = h->world->area<Sandbox::PictureCatalogue>();
        auto sets = books.globalBadges().value_or(QList<Api::BadgeSet>());
        for (const char *login : {"teaandturrets", "pipnocturne"})
            sets += books.channelBadges(h->idOf(login)).value_or(QList<Api::BadgeSet>());
        QSet<QByteArray> seen;
        int versions = 0;
        for (const Api::BadgeSet &set : std::as_const(sets)) {
            for (const Api::BadgeVersion &version : set.versions) {
                QCOMPARE(picture(version.imageUrl1x).size(), square(18));
                QCOMPARE(picture(version.imageUrl2x).size(), square(36));
                QCOMPARE(picture(version.imageUrl4x).size(), square(72));
                QVERIFY(isClear(picture(version.imageUrl4x)));
                // The gems for Bits are the same in every channel.
                if (set.setId == "bits"_L1)
                    continue;
                seen.insert(fetch(version.imageUrl4x.path()).body);
                ++versions;
            }
        }
        QVERIFY(versions > 40);
        QCOMPARE(seen.size(), versions);
    }

    void everyCheermoteCanBeSeen()
    {
        const auto all = h->world->area<Sandbox::PictureCatalogue>().cheermotes(h->idOf("teaandturrets"));
        QVERIFY(all && all->size() == 6);
        QSet<QByteArray> seen;
        for (const Api::Cheermote &one : *all) {
            for (const Api::CheermoteTier &tier : one.tiers) {
                for (const Api::CheermoteSizes &sizes : {tier.images.dark.still, tier.images.light.still}) {
                    QCOMPARE(picture(sizes.x1).size(), square(28));
                    QCOMPARE(picture(sizes.x15).size(), square(42));
                    QCOMPARE(picture(sizes.x2).size(), square(56));
                    QCOMPARE(picture(sizes.x3).size(), square(84));
                    QCOMPARE(picture(sizes.x4).size(), square(112));
                    seen.insert(fetch(sizes.x4.path()).body);
                }
                for (const Api::CheermoteSizes &sizes :
                     {tier.images.dark.animated, tier.images.light.animated}) {
                    QCOMPARE(picture(sizes.x1, "gif").size(), square(28));
                    if (tier.id != "1000"_L1)
                        continue;
                    QCOMPARE(picture(sizes.x15, "gif").size(), square(42));
                    QCOMPARE(picture(sizes.x2, "gif").size(), square(56));
                    QCOMPARE(picture(sizes.x3, "gif").size(), square(84));
                    const auto moving = frames(fetch(sizes.x4.path()).body);
                    QCOMPARE(moving.size(), 16);
                    QVERIFY(isClear(moving.first()) && moving.first() != moving[4]);
                }
            }
        }
        QCOMPARE(seen.size(), 6 * 7 * 2);
    }

    void rewardsHaveADefaultPicture()
    {
        const std::pair<const char *, int> sizes[] = {{"1", 28}, {"2", 56}, {"4", 112}};
        for (const auto &[name, side] : sizes) {
            const QImage image = picture(u"/images/rewards/default-%1.png"_s.arg(QLatin1String(name)));
            QCOMPARE(image.size(), square(side));
            QVERIFY(isClear(image));
        }
    }

    void everybodyHasAFace()
    {
        QSet<QByteArray> seen;
        QStringList ids;
        for (const char *login : {"teaandturrets", "pipnocturne", "quillscribe", "gravelpike"})
            ids.append(h->idOf(login));
        Rows strangers = h->world->database().query("SELECT id FROM users ORDER BY id DESC LIMIT 30");
        while (strangers.next())
            ids.append(strangers.text(0));
        for (const QString &id : std::as_const(ids)) {
            const auto user = h->world->user(id);
            QVERIFY(user);
            const QImage face = picture(user->profileImageUrl);
            QCOMPARE(face.size(), square(300));
            QVERIFY(isOpaque(face));
            seen.insert(fetch(user->profileImageUrl.path()).body);
        }
        QCOMPARE(seen.size(), ids.size());
        const auto tea = h->world->userByLogin(u"teaandturrets"_s);
        const QImage offline = picture(tea->offlineImageUrl);
        QCOMPARE(offline.width() * 9, offline.height() * 16);
        QVERIFY(isOpaque(offline));
    }

    void categoriesComeInAnySize_data()
    {
        QTest::addColumn<QString>("asked");
        QTest::addColumn<QSize>("size");
        QTest::newRow("box art") << u"285x380"_s << QSize(285, 380);
        QTest::newRow("search") << u"52x72"_s << QSize(52, 72);
        QTest::newRow("largest") << u"1024x1024"_s << QSize(1024, 1024);
        QTest::newRow("too large") << u"4000x2000"_s << QSize(1024, 512);
        QTest::newRow("too large by far") << u"999999x10"_s << QSize(1024, 8);
        QTest::newRow("too small") << u"1x1"_s << QSize(8, 8);
    }
    void categoriesComeInAnySize()
    {
        QFETCH(QString, asked);
        QFETCH(QSize, size);
        const QString id = h->world->categories().first().game.id;
        const QImage image = picture(u"/images/categories/%1-%2.png"_s.arg(id, asked));
        QCOMPARE(image.size(), size);
        QVERIFY(isOpaque(image));
    }

    void everyCategoryHasItsOwnPicture()
    {
        QSet<QByteArray> seen;
        for (const auto &category : h->world->categories()) {
            QString path = QString(category.game.boxArtUrl)
                               .replace("{width}"_L1, "57"_L1)
                               .replace("{height}"_L1, "76"_L1);
            QVERIFY(path.startsWith(h->world->publicUrl().toString()));
            const auto response = fetch(path.mid(h->world->publicUrl().toString().size()));
            QCOMPARE(response.status, 200);
            seen.insert(response.body);
        }
        QCOMPARE(seen.size(), h->world->categories().size());
    }

    void aStreamShowsItsCategory()
    {
        const QString path = u"/images/live/teaandturrets-320x180.png"_s;
        QCOMPARE(picture(path).size(), QSize(320, 180));
        const auto before = fetch(path).body;
        auto state = h->world->channel(h->idOf("teaandturrets"));
        QVERIFY(state);
        state->channel.gameId = h->world->categories().first().game.id;
        QVERIFY(h->world->saveChannel(*state));
        QVERIFY(fetch(path).body != before);
        QVERIFY(h->world->goOffline(h->idOf("teaandturrets")));
        QCOMPARE(fetch(path).status, 404);
    }

    void everyVideoAndClipHasItsOwnPicture()
    {
        const QString tea = h->idOf("teaandturrets");
        QSet<QByteArray> seen;
        const auto videos = h->world->area<Sandbox::Videos>().list({.userId = tea});
        QVERIFY(videos && videos->data.size() > 8);
        for (const Api::Video &video : videos->data) {
            QString path = video.thumbnailUrl.mid(h->world->publicUrl().toString().size());
            QVERIFY(path.contains("%{width}x%{height}"_L1));
            path.replace("%{width}"_L1, "320"_L1).replace("%{height}"_L1, "180"_L1);
            QCOMPARE(picture(path).size(), QSize(320, 180));
            seen.insert(fetch(path).body);
        }
        const auto clips = h->world->area<Sandbox::Clips>().list({.broadcasterId = tea});
        QVERIFY(clips && clips->data.size() > 8);
        for (const Api::Clip &clip : clips->data) {
            QCOMPARE(picture(clip.thumbnailUrl).size(), QSize(480, 272));
            seen.insert(fetch(QUrl(clip.thumbnailUrl).path()).body);
        }
        QCOMPARE(seen.size(), videos->data.size() + clips->data.size());
        const QString id = videos->data.first().id;
        QVERIFY(h->world->area<Sandbox::Videos>().remove(tea, {id}));
        QCOMPARE(fetch(u"/images/videos/%1-320x180.png"_s.arg(id)).status, 404);
    }

    void aCharityHasALogo()
    {
        const QString tea = h->idOf("teaandturrets");
        const auto campaign = h->world->area<Sandbox::Campaigns>().running(tea);
        QVERIFY(campaign);
        const QImage logo = picture(campaign->charityLogo);
        QCOMPARE(logo.size(), square(100));
        QVERIFY(isClear(logo));
        const auto other = h->world->area<Sandbox::Campaigns>().running(h->idOf("pipnocturne"));
        QVERIFY(other && picture(other->charityLogo) != logo);
        // It is still available after the campaign has ended.
        QVERIFY(h->world->area<Sandbox::Campaigns>().stop(tea));
        QCOMPARE(picture(campaign->charityLogo), logo);
    }

    void whatThereIsNotIsNotFound_data()
    {
        QTest::addColumn<QString>("path");
        for (const char *path : {"",
                                 "/",
                                 "/emotes",
                                 "/emotes/v2",
                                 "/emotes/v2/nobody/static/dark/1.0",
                                 "/emotes/v2/EMOTE/static/dark/4.0",
                                 "/emotes/v2/EMOTE/static/dark/1",
                                 "/emotes/v2/EMOTE/static/blue/1.0",
                                 "/emotes/v2/EMOTE/moving/dark/1.0",
                                 "/emotes/v1/EMOTE/static/dark/1.0",
                                 "/emotes/v2/EMOTE/static/dark/1.0/",
                                 "/emotes/v2/EMOTE/static/dark",
                                 "/emotes/v2/{{id}}/{{format}}/{{theme_mode}}/{{scale}}",
                                 "/badges/global/moderator/1-19.png",
                                 "/badges/global/moderator/2-18.png",
                                 "/badges/global/moderator/1-18.gif",
                                 "/badges/USER/moderator/1-18.png",
                                 "/badges/0/moderator/1-18.png",
                                 "/badges/global/moderator/-18.png",
                                 "/cheermotes/global/Cheer/dark/static/1/5.png",
                                 "/cheermotes/global/Cheer/dark/static/2/1.png",
                                 "/cheermotes/global/Cheer/dark/static/1/1.gif",
                                 "/cheermotes/global/Cheer/dark/animated/1/1.png",
                                 "/cheermotes/global/cheer/dark/static/1/1.png",
                                 "/cheermotes/USER/Cheer/dark/static/1/1.png",
                                 "/rewards/default-3.png",
                                 "/rewards/default-1.gif",
                                 "/avatars/1.png",
                                 "/avatars/USER.jpg",
                                 "/avatars/USER",
                                 "/avatars/teaandturrets.png",
                                 "/offline/1.png",
                                 "/categories/1-285x380.png",
                                 "/categories/CATEGORY.png",
                                 "/categories/CATEGORY-285x.png",
                                 "/categories/CATEGORY-x380.png",
                                 "/categories/CATEGORY-0x380.png",
                                 "/categories/CATEGORY-285x0.png",
                                 "/categories/CATEGORY-+285x380.png",
                                 "/categories/CATEGORY-285x380",
                                 "/categories/CATEGORY-{width}x{height}.png",
                                 "/categories/CATEGORY-99999999999x10.png",
                                 "/live/quillscribe-320x180.png",
                                 "/live/nobody-320x180.png",
                                 "/live/teaandturrets.png",
                                 "/videos/1-320x180.png",
                                 "/videos/USER-320x180.png",
                                 "/clips/1-480x272.png",
                                 "/charities/.png",
                                 "/charities/1.png",
                                 "/charities/a/b.png",
                                 "/elsewhere/1.png",
                                 "/../helix/streams",
                                 "//avatars/USER.png"})
            QTest::newRow(path) << QString::fromLatin1(path);
        QTest::newRow("long") << QString(u"/charities/"_s + QString(5000, u'a') + u".png"_s);
    }
    void whatThereIsNotIsNotFound()
    {
        QFETCH(QString, path);
        path.replace("EMOTE"_L1,
                     h->world->area<Sandbox::PictureCatalogue>()
                         .globalEmotes()
                         .value_or(QList<Api::Emote>{{}})
                         .first()
                         .id);
        path.replace("USER"_L1, h->idOf("teaandturrets"));
        path.replace("CATEGORY"_L1, h->world->categories().first().game.id);
        const auto response = fetch(u"/images"_s + path);
        QCOMPARE(response.status, 404);
        QCOMPARE(response.headers.value("Access-Control-Allow-Origin"), QByteArray("*"));
        QVERIFY(response.headers.value("Cache-Control").isEmpty());
    }

    void picturesAreOnlyRead()
    {
        const QString path = u"/images/rewards/default-1.png"_s;
        for (const char *method : {"POST", "PUT", "PATCH", "DELETE", "OPTIONS", ""}) {
            const auto response = fetch(path, method);
            QCOMPARE(response.status, 405);
            QCOMPARE(response.headers.value("Allow"), QByteArray("GET, HEAD"));
        }
        QCOMPARE(fetch(path, "HEAD").status, 200);
        const auto response = fetch(path);
        QCOMPARE(response.headers.value("Cache-Control"), QByteArray("public, max-age=3600"));
        QCOMPARE(response.headers.value("Access-Control-Allow-Origin"), QByteArray("*"));
    }

    void nothingIsAskedForWhoComes()
    {
        // Pictures need no token and have no rate limit, as <img> requires.
        h->service->rateLimiter().setLimit(1);
        for (int i = 0; i < 5; ++i)
            QCOMPARE(fetch(u"/images/rewards/default-2.png"_s).status, 200);
    }

    void whatWasDrawnIsKeptWithinBounds()
    {
        const QString path = u"/images/rewards/default-4.png"_s;
        const QByteArray first = fetch(path).body;
        QCOMPARE(fetch(path).body.constData(), first.constData());  // the same bytes, from the cache
        const QString id = h->world->categories().first().game.id;
        qsizetype drawn = 0;
        for (int i = 0; drawn < 9 * 1024 * 1024; ++i)
            drawn += fetch(u"/images/categories/%1-1024x%2.png"_s.arg(id).arg(1000 - i)).body.size();
        const QByteArray again = fetch(path).body;
        QCOMPARE(again, first);
        QVERIFY(again.constData() != first.constData());
    }
};

QTEST_GUILESS_MAIN(TestPictures)
#include "tst_pictures.moc"
