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
        QTest::newRow("affiliate") << QStringLiteral("teaandturrets");
        QTest::newRow("partner") << QStringLiteral("pipnocturne");
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
            const QJsonArray versions = set[QLatin1String("versions")].toArray();
            QVERIFY(!versions.isEmpty());
            for (int i = 0; i < versions.size(); ++i) {
                QCOMPARE(versions[i].toObject().keys(),
                         words("click_action click_url description id image_url_1x image_url_2x image_url_4x "
                               "title"));
                if (i == 0)
                    continue;
                const QString before = versions[i - 1][QLatin1String("id")].toString();
                const QString id = versions[i][QLatin1String("id")].toString();
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
            first.insert(set[QLatin1String("set_id")].toString(),
                         set[QLatin1String("versions")][0].toObject());
        const QJsonObject moderator = first.value(QStringLiteral("moderator"));
        QVERIFY(moderator[QLatin1String("click_action")].isNull());
        QVERIFY(moderator[QLatin1String("click_url")].isNull());
        const QJsonObject bits = first.value(QStringLiteral("bits"));
        QCOMPARE(bits[QLatin1String("click_action")].toString(), QStringLiteral("visit_url"));
        QVERIFY(QUrl(bits[QLatin1String("click_url")].toString()).isValid());
        const QJsonObject subscriber = first.value(QStringLiteral("subscriber"));
        QCOMPARE(subscriber[QLatin1String("click_action")].toString(),
                 QStringLiteral("subscribe_to_channel"));
        QVERIFY(subscriber[QLatin1String("click_url")].isNull());
        QCOMPARE(moderator[QLatin1String("title")].toString(), QStringLiteral("Moderator"));
    }

    void aChannelWithoutBadgesHasAnEmptyList()
    {
        for (const QString &id : {h->idOf("quillscribe"), QStringLiteral("1"), QStringLiteral("0")}) {
            const auto answer = h->get(h->app(), "/chat/badges", one("broadcaster_id", id));
            QCOMPARE(answer.status(), 200);
            QCOMPARE(answer.response.body, QByteArray(R"({"data":[]})"));
        }
        QCOMPARE(h->get(h->app(), "/chat/badges").status(), 400);
        QCOMPARE(h->get(h->app(), "/chat/badges", one("broadcaster_id", QStringLiteral("x"))).status(), 400);
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
                QVERIFY(QRegularExpression(QStringLiteral("^#[0-9A-F]{6}$")).match(tier.color).hasMatch());
                QCOMPARE(tier.canCheer, offered);
                const QString folder
                    = QStringLiteral("/images/cheermotes/%1/%2/")
                          .arg(one.type == Api::CheermoteType::ChannelCustom ? h->idOf("teaandturrets")
                                                                             : QStringLiteral("global"),
                               one.prefix);
                QCOMPARE(tier.images.dark.animated.x15.path(),
                         folder + QStringLiteral("dark/animated/%1/1.5.gif").arg(tier.id));
                QCOMPARE(tier.images.light.still.x4.path(),
                         folder + QStringLiteral("light/static/%1/4.png").arg(tier.id));
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
