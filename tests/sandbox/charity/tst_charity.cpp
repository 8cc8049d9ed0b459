// SPDX-License-Identifier: GPL-3.0-or-later

// Charity: the running campaign, its donations, and exact amounts.

#include "sandbox/harness.h"

#include "sandbox/charity/campaigns.h"
#include "sandbox/world/dice.h"

#include <QSet>
#include <QTemporaryDir>

using namespace Sidestage;
using Api::Money;
using Sandbox::DomainEvent;

class TestCharity : public QObject
{
    Q_OBJECT

    std::unique_ptr<Harness> h;

    Sandbox::Campaigns &campaigns() { return h->world->area<Sandbox::Campaigns>(); }
    Harness::Query of(const char *login, const QString &after = {}, int first = 0)
    {
        return paged({{u"broadcaster_id"_s, h->idOf(login)}}, first, after);
    }
    Harness::Answer campaign(const char *login)
    {
        return h->get(h->signIn(login), "/charity/campaigns", of(login));
    }
    Harness::Answer donations(const char *login, const QString &after = {}, int first = 0)
    {
        return h->get(h->signIn(login), "/charity/donations", of(login, after, first));
    }
    /// All ids, read page by page.
    QStringList walk(const char *login, int first)
    {
        return ::walk([&](const QString &after) { return donations(login, after, first); }, "id");
    }
    static QJsonObject money(qint64 value, int places, const char *currency)
    {
        return {{u"value"_s, value}, {u"decimal_places"_s, places}, {u"currency"_s, QLatin1String(currency)}};
    }
    qint64 storedSum(const QString &campaignId)
    {
        Rows rows = h->world->database().query("SELECT sum(d.value) FROM donations d JOIN campaigns c ON"
                                               " c.row = d.campaign WHERE c.id = ?",
                                               campaignId);
        return rows.next() ? rows.integer(0) : -1;
    }
    int storedDonations()
    {
        Rows rows = h->world->database().query("SELECT count(*) FROM donations");
        return rows.next() ? int(rows.integer(0)) : -1;
    }

private Q_SLOTS:
    void init() { h = std::make_unique<Harness>(); }

    void theRunningCampaignIsTold()
    {
        const auto answer = campaign("teaandturrets");
        QCOMPARE(answer.status(), 200);
        QCOMPARE(answer.data().size(), 1);
        QCOMPARE(answer.json.keys(), QStringList{u"data"_s});
        const QJsonObject tea = answer.first();
        QCOMPARE(tea.keys(),
                 QStringList({u"broadcaster_id"_s, u"broadcaster_login"_s, u"broadcaster_name"_s,
                              u"charity_description"_s, u"charity_logo"_s, u"charity_name"_s,
                              u"charity_website"_s, u"current_amount"_s, u"id"_s, u"target_amount"_s}));
        QCOMPARE(tea["broadcaster_id"_L1].toString(), h->idOf("teaandturrets"));
        QCOMPARE(tea["broadcaster_login"_L1].toString(), u"teaandturrets"_s);
        QCOMPARE(tea["broadcaster_name"_L1].toString(), u"TeaAndTurrets"_s);
        const QString id = tea["id"_L1].toString();
        QCOMPARE(tea["charity_logo"_L1].toString(),
                 h->world->urlOf(u"/images/charities/%1.png"_s.arg(id)).toString());
        QVERIFY(QUrl(tea["charity_website"_L1].toString()).host().endsWith(".example"_L1));
        QVERIFY(!tea["charity_name"_L1].toString().isEmpty());
        QVERIFY(!tea["charity_description"_L1].toString().isEmpty());
        QCOMPARE(tea["target_amount"_L1].toObject(), money(500'000, 2, "GBP"));
    }

    void theStorysCampaigns()
    {
        const auto current
            = [this](const char *login) { return campaign(login).first()["current_amount"_L1].toObject(); };
        const qint64 tea = current("teaandturrets")["value"_L1].toInteger();
        QVERIFY2(tea > 250'000 && tea < 350'000, qPrintable(QString::number(tea)));
        QCOMPARE(walk("teaandturrets", 100).size(), 180);
        QCOMPARE(current("pipnocturne"), money(current("pipnocturne")["value"_L1].toInteger(), 2, "EUR"));
        QVERIFY(campaign("pipnocturne").first()["target_amount"_L1].isObject());
        QCOMPARE(walk("pipnocturne", 100).size(), 120);
        for (const auto &row : donations("pipnocturne", {}, 100).data())
            QVERIFY(row["user_name"_L1].toString().toLower() != row["user_login"_L1].toString());
        const qint64 forge = current("moonlitforge")["value"_L1].toInteger();
        QVERIFY(forge > 0);
        QCOMPARE(current("moonlitforge"), money(forge, 0, "JPY"));
        // Null instead of an absent field: there is no goal.
        QVERIFY(campaign("moonlitforge").first().contains("target_amount"_L1));
        QVERIFY(campaign("moonlitforge").first()["target_amount"_L1].isNull());
        // The same seed creates the same campaigns.
        const QStringList once = walk("teaandturrets", 100);
        const QJsonObject before = campaign("teaandturrets").first();
        QVERIFY(h->world->reset(1));
        QCOMPARE(campaign("teaandturrets").first(), before);
        QCOMPARE(walk("teaandturrets", 100), once);
        QVERIFY(h->world->reset(2));
        QVERIFY(campaign("teaandturrets").first() != before);
    }

    void withoutACampaignThereIsNothing()
    {
        const auto none = campaign("sundaywelder");
        QCOMPARE(none.status(), 200);
        QCOMPARE(none.response.body, QByteArray(R"({"data":[]})"));
        const auto nothing = donations("sundaywelder");
        QCOMPARE(nothing.status(), 200);
        QCOMPARE(nothing.response.body, QByteArray(R"({"data":[],"pagination":{}})"));
    }

    void onlyPartnersAndAffiliatesHaveCampaigns()
    {
        for (const char *path : {"/charity/campaigns", "/charity/donations"}) {
            const auto refused = h->get(h->signIn("quillscribe"), path, of("quillscribe"));
            QCOMPARE(refused.status(), 403);
            QVERIFY(refused.message().endsWith("is not a partner or affiliate"_L1));
            // Moderators and editors are refused.
            QCOMPARE(h->get(h->signIn("pipnocturne"), path, of("teaandturrets")).status(), 401);
            QCOMPARE(h->get(h->signIn("teaandturrets", {Harness::Scope::BitsRead}), path, of("teaandturrets"))
                         .message(),
                     u"Missing scope: channel:read:charity"_s);
            QVERIFY(h->world->setBroadcasterType(h->idOf("pipnocturne"), Api::BroadcasterType::Plain));
            QCOMPARE(h->get(h->signIn("pipnocturne"), path, of("pipnocturne")).status(), 403);
            QVERIFY(h->world->setBroadcasterType(h->idOf("pipnocturne"), Api::BroadcasterType::Partner));
        }
        QCOMPARE(campaigns().start(h->idOf("quillscribe"), u"Owls"_s, {0, 2, u"EUR"_s}).error().status, 403);
    }

    void aDonationIsTold()
    {
        const QString id = campaign("teaandturrets").first()["id"_L1].toString();
        const qint64 before = storedSum(id);
        const auto given = campaigns().donate(h->idOf("teaandturrets"), h->idOf("quillscribe"), 1999);
        QVERIFY(given);
        const auto page = donations("teaandturrets");
        QCOMPARE(page.first(),
                 (QJsonObject{{u"id"_s, given->id},
                              {u"campaign_id"_s, id},
                              {u"user_id"_s, h->idOf("quillscribe")},
                              {u"user_login"_s, u"quillscribe"_s},
                              {u"user_name"_s, u"QuillScribe"_s},
                              {u"amount"_s, money(1999, 2, "GBP")}}));
        QCOMPARE(campaign("teaandturrets").first()["current_amount"_L1].toObject(),
                 money(before + 1999, 2, "GBP"));
        QVERIFY(*campaigns().donation(given->id) == *given);
        QVERIFY(!campaigns().donation(u"nothing"_s));

        const auto &domainEvents = h->world->domainEvents();
        QCOMPARE(domainEvents.size(), std::size_t(2));
        QCOMPARE(domainEvents[0].kind, DomainEvent::Kind::Donated);
        QCOMPARE(domainEvents[0].broadcasterId, h->idOf("teaandturrets"));
        QCOMPARE(domainEvents[0].userId, h->idOf("quillscribe"));
        QCOMPARE(domainEvents[0].subjectId, given->id);
        QCOMPARE(domainEvents[0].amount, 1999);
        QCOMPARE(domainEvents[0].detail, u"GBP"_s);
        QCOMPARE(domainEvents[1].kind, DomainEvent::Kind::CampaignProgressed);
        QCOMPARE(domainEvents[1].subjectId, id);
    }

    void whatCannotBeGivenIsRefusedAndChangesNothing()
    {
        const QString tea = h->idOf("teaandturrets");
        const QString quill = h->idOf("quillscribe");
        const QByteArray before = campaign("teaandturrets").response.body;
        const int rows = storedDonations();
        QCOMPARE(campaigns().donate(tea, quill, 0).error().status, 400);
        QCOMPARE(campaigns().donate(tea, quill, -1).error().status, 400);
        QCOMPARE(campaigns().donate(tea, quill, std::numeric_limits<qint64>::max()).error().status, 400);
        QCOMPARE(campaigns().donate(tea, u"77"_s, 100).error().status, 404);
        QCOMPARE(campaigns().donate(h->idOf("sundaywelder"), quill, 100).error().status, 404);
        QCOMPARE(campaign("teaandturrets").response.body, before);
        QCOMPARE(storedDonations(), rows);
        QVERIFY(h->world->domainEvents().empty());
    }

    void campaignsBeginAndEnd()
    {
        const QString welder = h->idOf("sundaywelder");
        const auto started = campaigns().start(welder, u"A Gate for Everyone!"_s, {12'500, 2, u"USD"_s});
        QVERIFY(started);
        const QJsonObject answer = campaign("sundaywelder").first();
        QCOMPARE(answer["charity_name"_L1].toString(), u"A Gate for Everyone!"_s);
        QCOMPARE(answer["charity_website"_L1].toString(), u"https://a-gate-for-everyone.example/"_s);
        QCOMPARE(answer["current_amount"_L1].toObject(), money(0, 2, "USD"));
        QCOMPARE(answer["target_amount"_L1].toObject(), money(12'500, 2, "USD"));
        QCOMPARE(h->world->domainEvents().back().kind, DomainEvent::Kind::CampaignStarted);
        QCOMPARE(h->world->domainEvents().back().subjectId, started->id);

        QCOMPARE(campaigns().start(welder, u"Another"_s, {0, 2, u"USD"_s}).error().status, 409);
        QVERIFY(campaigns().fill(welder, 30));
        const auto donated = donations("sundaywelder", {}, 10);
        QCOMPARE(donated.data().size(), 10);
        const int rows = storedDonations();

        QVERIFY(campaigns().stop(welder));
        QCOMPARE(h->world->domainEvents().back().kind, DomainEvent::Kind::CampaignStopped);
        QVERIFY(campaign("sundaywelder").data().isEmpty());
        QCOMPARE(donations("sundaywelder").response.body, QByteArray(R"({"data":[],"pagination":{}})"));
        QCOMPARE(donations("sundaywelder", donated.cursor()).response.body,
                 QByteArray(R"({"data":[],"pagination":{}})"));
        QCOMPARE(storedDonations(), rows);
        QVERIFY(campaigns().donation(donated.first()["id"_L1].toString()));
        QCOMPARE(campaigns().stop(welder).error().status, 404);
        QCOMPARE(campaigns().setTarget(welder, 5).error().status, 404);
        QCOMPARE(campaigns().fill(welder, 5).error().status, 404);

        // The next campaign starts at zero.
        const auto next = campaigns().start(welder, u"Third"_s, {0, 0, u"JPY"_s});
        QVERIFY(next && next->id != started->id);
        QCOMPARE(next->currentAmount.value, 0);
        QVERIFY(donations("sundaywelder").data().isEmpty());
    }

    void aCampaignNeedsANameAndACurrency()
    {
        const QString welder = h->idOf("sundaywelder");
        const auto refused = [&](const char *name, const Money &target) {
            return campaigns().start(welder, QString::fromUtf8(name), target).error().status == 400;
        };
        QVERIFY(refused(" ", {0, 2, u"EUR"_s}));
        QVERIFY(refused("Owls", {0, 2, u"eur"_s}));
        QVERIFY(refused("Owls", {0, 2, u"EURO"_s}));
        QVERIFY(refused("Owls", {0, 2, QString()}));
        QVERIFY(refused("Owls", {0, 5, u"EUR"_s}));
        QVERIFY(refused("Owls", {0, -1, u"EUR"_s}));
        QVERIFY(refused("Owls", {-1, 2, u"EUR"_s}));
        QVERIFY(campaign("sundaywelder").data().isEmpty());
        QVERIFY(h->world->domainEvents().empty());
        // Names may use any script.
        QVERIFY(campaigns().start(welder, u"星あかり"_s, {0, 2, u"EUR"_s}));
        QCOMPARE(campaign("sundaywelder").first()["charity_website"_L1].toString(),
                 u"https://charity.example/"_s);
    }

    void theGoalCanBeChanged()
    {
        const QString tea = h->idOf("teaandturrets");
        QVERIFY(campaigns().setTarget(tea, 750'050));
        QCOMPARE(campaign("teaandturrets").first()["target_amount"_L1].toObject(), money(750'050, 2, "GBP"));
        QCOMPARE(h->world->domainEvents().back().kind, DomainEvent::Kind::CampaignProgressed);
        QVERIFY(campaigns().setTarget(tea, 0));
        QVERIFY(campaign("teaandturrets").first()["target_amount"_L1].isNull());
        QCOMPARE(campaigns().setTarget(tea, -1).error().status, 400);
    }

    void theSumIsExactInEveryCurrency_data()
    {
        QTest::addColumn<QString>("currency");
        QTest::addColumn<int>("places");
        for (const auto &[currency, places] : {std::pair("JPY", 0), std::pair("USD", 2), std::pair("EUR", 2),
                                               std::pair("GBP", 2), std::pair("KWD", 3)})
            QTest::newRow(currency) << QString::fromLatin1(currency) << places;
    }
    void theSumIsExactInEveryCurrency()
    {
        QFETCH(QString, currency);
        QFETCH(int, places);
        const QString welder = h->idOf("sundaywelder");
        const QString lantern = h->idOf("paperlantern");
        for (quint64 seed = 1; seed <= 5; ++seed) {
            Sandbox::Dice dice(seed * 977);
            QVERIFY(campaigns().start(welder, u"Owls"_s, {1, places, currency}));
            QVERIFY(campaigns().start(lantern, u"Bats"_s, {1, places, currency}));
            qint64 sum = 0;
            qint64 others = 0;
            for (int i = 0; i < 120; ++i) {
                // From one cent to amounts that a double cannot represent exactly.
                const qint64 most = qint64(1) << dice.between(1, 55);
                const qint64 value = dice.between(1, most);
                const bool other = dice.below(3) == 0;
                QVERIFY(campaigns().donate(other ? lantern : welder, h->idOf("quillscribe"), value));
                (other ? others : sum) += value;
                if (i == 60) {
                    QVERIFY(campaigns().fill(welder, 40));
                    sum = storedSum(campaigns().running(welder)->id);
                }
            }
            for (const auto &[who, expected] : {std::pair(welder, sum), std::pair(lantern, others)}) {
                const auto running = campaigns().running(who);
                QCOMPARE(running->currentAmount.value, expected);
                QCOMPARE(running->currentAmount.decimalPlaces, places);
                QCOMPARE(running->currentAmount.currency, currency);
                QCOMPARE(storedSum(running->id), expected);
            }
            // The sum of all pages equals the reported total.
            qint64 read = 0;
            int count = 0;
            for (std::optional<QString> after;;) {
                const auto slice = campaigns().donations(welder, 17, after);
                QVERIFY(slice);
                for (const auto &row : slice->data) {
                    QCOMPARE(row.amount.currency, currency);
                    QCOMPARE(row.amount.decimalPlaces, places);
                    read += row.amount.value;
                    ++count;
                }
                if (!(after = slice->pagination.cursor))
                    break;
            }
            QCOMPARE(read, sum);
            QVERIFY(count >= 40);
            QVERIFY(h->get(h->signIn("sundaywelder"), "/charity/campaigns", of("sundaywelder"))
                        .response.body.contains("\"value\":" + QByteArray::number(sum)));
            QVERIFY(campaigns().stop(welder));
            QVERIFY(campaigns().stop(lantern));
        }
    }

    void theSumNeverOverflows()
    {
        const QString welder = h->idOf("sundaywelder");
        const QString quill = h->idOf("quillscribe");
        constexpr qint64 most = std::numeric_limits<qint64>::max();
        QVERIFY(campaigns().start(welder, u"Owls"_s, {0, 2, u"EUR"_s}));
        QVERIFY(campaigns().donate(welder, quill, most - 10'000));
        const int first = storedDonations();
        // Each of them alone would be allowed.
        QVERIFY(!campaigns().fill(welder, 500));
        QCOMPARE(storedDonations(), first);
        QCOMPARE(campaigns().running(welder)->currentAmount.value, most - 10'000);
        QVERIFY(campaigns().donate(welder, quill, 9'995));
        QCOMPARE(campaigns().donate(welder, quill, 6).error().status, 400);
        QVERIFY(campaigns().donate(welder, quill, 5));
        QCOMPARE(campaigns().running(welder)->currentAmount.value, most);
        const int rows = storedDonations();
        QVERIFY(!campaigns().fill(welder, 3));
        QCOMPARE(storedDonations(), rows);
    }

    void theNewestComeFirstAndEachOnce()
    {
        const QString welder = h->idOf("sundaywelder");
        QVERIFY(campaigns().start(welder, u"Owls"_s, {0, 2, u"EUR"_s}));
        QStringList given;
        for (int i = 1; i <= 57; ++i)
            given.prepend(campaigns().donate(welder, h->idOf("quillscribe"), i).value_or({}).id);
        QCOMPARE(QSet<QString>(given.begin(), given.end()).size(), 57);
        QCOMPARE(donations("sundaywelder").data().size(), 20);
        QCOMPARE(donations("sundaywelder", {}, 57).cursor(), QString());
        for (const int first : {1, 7, 19, 20, 57, 100})
            QCOMPARE(walk("sundaywelder", first), given);
        // New donations do not change the following pages.
        const auto page = donations("sundaywelder", {}, 10);
        QVERIFY(campaigns().donate(welder, h->idOf("quillscribe"), 9));
        QCOMPARE(donations("sundaywelder", page.cursor(), 10).column("id"), given.mid(10, 10));
    }

    void cursorsHoldForTheirCampaignOnly()
    {
        const auto invalid = [](const Harness::Answer &answer) {
            return answer.status() == 400 && answer.message() == "Invalid cursor."_L1;
        };
        const QString tea = donations("teaandturrets").cursor();
        QVERIFY(!tea.isEmpty());
        QVERIFY(invalid(donations("pipnocturne", tea)));
        const QString followers = h->get(h->signIn(), "/channels/followers", of("teaandturrets")).cursor();
        QVERIFY(!followers.isEmpty());
        for (const QString &nonsense : {followers, u"x"_s, u"e30="_s, tea + u'x'})
            QVERIFY(invalid(donations("teaandturrets", nonsense)));
        // The page size may change between pages.
        QCOMPARE(donations("teaandturrets", tea, 100).data().size(), 100);
        const QString id = h->idOf("teaandturrets");
        QVERIFY(campaigns().stop(id));
        QVERIFY(campaigns().start(id, u"Owls"_s, {0, 2, u"EUR"_s}));
        QVERIFY(invalid(donations("teaandturrets", tea)));
    }

    void aHundredThousandDonations()
    {
        const QString welder = h->idOf("sundaywelder");
        constexpr int many = 100'000;
        QVERIFY(campaigns().start(welder, u"Owls"_s, {0, 3, u"KWD"_s}));
        const std::size_t answer = h->world->domainEvents().size();
        QVERIFY(campaigns().fill(welder, many));
        QCOMPARE(h->world->domainEvents().size(), answer + 1);
        const auto running = campaigns().running(welder);
        QCOMPARE(running->currentAmount.value, storedSum(running->id));
        // All pages, with the same cost for the last as for the first: SQLite seeks to the position.
        QSet<QString> ids;
        int pages = 0;
        for (std::optional<QString> after;;) {
            const auto slice = campaigns().donations(welder, 100, after);
            QVERIFY(slice);
            for (const auto &row : slice->data)
                ids.insert(row.id);
            ++pages;
            if (!(after = slice->pagination.cursor))
                break;
        }
        QCOMPARE(ids.size(), many);
        QCOMPARE(pages, many / 100);
        h->verifyIndexed("SELECT d.row, d.id, d.user_id, u.login, u.display_name, d.value"
                         " FROM donations d JOIN users u ON u.id = d.user_id"
                         " WHERE d.campaign = 1 AND d.row < 5 ORDER BY d.row DESC LIMIT 21",
                         "donations_of_campaign (campaign=? AND row<?)");
    }

    void allOfItOutlivesTheProgram()
    {
        QTemporaryDir directory;
        Sandbox::WorldSettings settings{.dbFile = directory.filePath(u"world.db"_s), .followers = 5};
        h = std::make_unique<Harness>(settings);
        QVERIFY(campaigns().donate(h->idOf("teaandturrets"), h->idOf("quillscribe"), 123));
        const QByteArray before = campaign("teaandturrets").response.body;
        const QStringList ids = walk("teaandturrets", 50);
        h.reset();
        h = std::make_unique<Harness>(settings);
        QCOMPARE(campaign("teaandturrets").response.body, before);
        QCOMPARE(walk("teaandturrets", 50), ids);
    }
};

QTEST_GUILESS_MAIN(TestCharity)
#include "tst_charity.moc"
