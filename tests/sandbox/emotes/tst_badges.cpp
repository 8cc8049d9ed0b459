// SPDX-License-Identifier: GPL-3.0-or-later

// Chat badges and cheermotes: contents and order of each list. Their pictures are tested in tst_pictures.

#include "picture_catalogue_fixture.h"

#include <QRegularExpression>

using namespace Sidestage;

class TestBadges : public QObject, private PictureBooksFixture
{
    Q_OBJECT

    QList<Api::Cheermote> cheermotes(const char *login = nullptr)
    {
        return h->world->area<Sandbox::PictureCatalogue>()
            .cheermotes(login ? std::optional(h->idOf(login)) : std::nullopt)
            .value_or(QList<Api::Cheermote>());
    }

private Q_SLOTS:
    void init() { h = std::make_unique<Harness>(); }

    void badgesAreSortedBySetAndVersion_data()
    {
        QTest::addColumn<QString>("login");
        QTest::newRow("global") << QString();
        QTest::newRow("affiliate") << u"teaandturrets"_s;
        QTest::newRow("partner") << u"pipnocturne"_s;
    }
    void badgesAreSortedBySetAndVersion()
    {
        QFETCH(QString, login);
        const auto answer = login.isEmpty() ? h->get(h->app(), "/chat/badges/global")
                                            : h->get(h->app(), "/chat/badges", of(qPrintable(login)));
        QCOMPARE(answer.status(), 200);
        QCOMPARE(answer.json.keys(), words("data"));
        QStringList sets = answer.column("set_id");
        QVERIFY(sets.size() > 1);
        QStringList sorted = sets;
        sorted.sort();
        QCOMPARE(sets, sorted);
        sets.removeDuplicates();
        QCOMPARE(sets, sorted);
        bool beyondText = false;
        for (const auto &set : answer.data()) {
            QCOMPARE(set.toObject().keys(), words("set_id versions"));
            const QJsonArray versions = set["versions"_L1].toArray();
            QVERIFY(!versions.isEmpty());
            for (int i = 0; i < versions.size(); ++i) {
                QCOMPARE(versions[i].toObject().keys(),
                         words("click_action click_url description id image_url_1x image_url_2x image_url_4x "
                               "title"));
                if (i == 0)
                    continue;
                const QString before = versions[i - 1]["id"_L1].toString();
                const QString id = versions[i]["id"_L1].toString();
                bool isNumber = false;
                const int number = id.toInt(&isNumber);
                QVERIFY(isNumber ? before.toInt() < number : before < id);
                beyondText = beyondText || (isNumber && before > id);
            }
        }
        // Numbers are sorted as numbers. At least one list shows the difference.
        QVERIFY(beyondText);
    }

    void clicksOnBadgesMayLeadSomewhere()
    {
        QHash<QString, QJsonObject> first;
        for (const auto &set : h->get(h->app(), "/chat/badges/global").data())
            first.insert(set["set_id"_L1].toString(), set["versions"_L1][0].toObject());
        const QJsonObject moderator = first.value(u"moderator"_s);
        QVERIFY(moderator["click_action"_L1].isNull());
        QVERIFY(moderator["click_url"_L1].isNull());
        const QJsonObject bits = first.value(u"bits"_s);
        QCOMPARE(bits["click_action"_L1].toString(), u"visit_url"_s);
        QVERIFY(QUrl(bits["click_url"_L1].toString()).isValid());
        const QJsonObject subscriber = first.value(u"subscriber"_s);
        QCOMPARE(subscriber["click_action"_L1].toString(), u"subscribe_to_channel"_s);
        QVERIFY(subscriber["click_url"_L1].isNull());
        QCOMPARE(moderator["title"_L1].toString(), u"Moderator"_s);
    }

    void aChannelWithoutBadgesHasAnEmptyList()
    {
        for (const QString &id : {h->idOf("quillscribe"), u"1"_s, u"0"_s}) {
            const auto answer = h->get(h->app(), "/chat/badges", with("broadcaster_id", id));
            QCOMPARE(answer.status(), 200);
            QCOMPARE(answer.response.body, QByteArray(R"({"data":[]})"));
        }
        QCOMPARE(h->get(h->app(), "/chat/badges").status(), 400);
        QCOMPARE(h->get(h->app(), "/chat/badges", with("broadcaster_id", u"x"_s)).status(), 400);
    }

    void cheermotesAreOfEveryGlobalType()
    {
        const auto all = cheermotes();
        QHash<Api::CheermoteType, QList<int>> orders;
        int charitable = 0;
        for (const Api::Cheermote &one : all) {
            QVERIFY(!orders[one.type].contains(one.order));
            orders[one.type].append(one.order);
            charitable += one.isCharitable;
            QVERIFY(one.lastUpdated.isValid() && one.lastUpdated < h->world->clock().now());
        }
        QCOMPARE(orders[Api::CheermoteType::GlobalFirstParty].size(), 2);
        QCOMPARE(orders[Api::CheermoteType::GlobalThirdParty].size(), 1);
        QCOMPARE(orders[Api::CheermoteType::Sponsored].size(), 1);
        QCOMPARE(orders[Api::CheermoteType::DisplayOnly].size(), 1);
        QVERIFY(!orders.contains(Api::CheermoteType::ChannelCustom));
        QCOMPARE(charitable, 1);
        for (const char *login : {static_cast<const char *>(nullptr), "teaandturrets"}) {
            const auto shown = cheermotes(login);
            QVERIFY(std::is_sorted(shown.begin(), shown.end(),
                                   [](const auto &a, const auto &b) { return a.order < b.order; }));
        }
    }

    void theLastTierIsTheMostOneCanCheer()
    {
        for (const Api::Cheermote &one : cheermotes("teaandturrets")) {
            QStringList ids;
            const bool offered = one.type != Api::CheermoteType::DisplayOnly;
            for (const Api::CheermoteTier &tier : one.tiers) {
                ids.append(tier.id);
                QCOMPARE(QString::number(tier.minBits), tier.id);
                QVERIFY(QRegularExpression(u"^#[0-9A-F]{6}$"_s).match(tier.color).hasMatch());
                QCOMPARE(tier.canCheer, offered);
                const QString folder = u"/images/cheermotes/%1/%2/"_s.arg(
                    one.type == Api::CheermoteType::ChannelCustom ? h->idOf("teaandturrets") : u"global"_s,
                    one.prefix);
                QCOMPARE(tier.images.dark.animated.x15.path(),
                         folder + u"dark/animated/%1/1.5.gif"_s.arg(tier.id));
                QCOMPARE(tier.images.light.still.x4.path(), folder + u"light/static/%1/4.png"_s.arg(tier.id));
            }
            QCOMPARE(ids, words("1 100 500 1000 5000 10000 100000"));
        }
    }

    void partnersAndAffiliatesHaveOneOfTheirOwn()
    {
        const auto own = [this](const char *login) {
            QStringList prefixes;
            const auto all = cheermotes(login);
            for (const Api::Cheermote &one : all) {
                if (one.type == Api::CheermoteType::ChannelCustom)
                    prefixes.append(one.prefix);
            }
            return prefixes;
        };
        QCOMPARE(own("teaandturrets"), words("tatCheer"));
        QCOMPARE(own("pipnocturne"), words("pipCheer"));
        QVERIFY(own("quillscribe").isEmpty());
        QCOMPARE(cheermotes("quillscribe").size(), cheermotes().size());
        // A channel has its cheermote while it is affiliate or partner.
        QVERIFY(h->world->setBroadcasterType(h->idOf("quillscribe"), Api::BroadcasterType::Affiliate));
        QCOMPARE(own("quillscribe"), words("quillscribeCheer"));
        QVERIFY(h->world->setBroadcasterType(h->idOf("teaandturrets"), Api::BroadcasterType::Plain));
        QVERIFY(own("teaandturrets").isEmpty());
    }
};

QTEST_GUILESS_MAIN(TestBadges)
#include "tst_badges.moc"
