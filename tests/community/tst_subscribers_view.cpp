// SPDX-License-Identifier: GPL-3.0-or-later

// The subscribers of a channel: read in parts, moved by events, searched and exported.

#include "community_world.h"
#include "test_window.h"

#include "community/community_page.h"
#include "community/people/subscriber_list.h"
#include "community/people/subscribers_view.h"
#include "kit/messages/empty_state.h"
#include "kit/theme/theme.h"
#include "sandbox/subscriptions/subscriptions.h"

#include <QComboBox>
#include <QFile>
#include <QLineEdit>
#include <QTableView>

using namespace Sidestage;
using namespace std::chrono_literals;
using Api::Scope;
using Tab = CommunityPage::Tab;

namespace {

struct SubscribersRig : CommunityWorld, TestWindow
{
    explicit SubscribersRig(Api::ScopeSet scopes = SandboxFixture::everyScope(), bool hasEvents = false)
        : CommunityWorld(scopes, hasEvents)
    {
    }
    ~SubscribersRig() override { window.reset(); }

    void showPage()
    {
        page = show(new CommunityPage(service), {1032, 700});
        QObject::connect(page, &CommunityPage::permissionRequested, page,
                         [this](Scope scope) { asked.append(scope); });
        page->showTab(Tab::Subscribers);
    }
    void waitForAll() const
    {
        [&] { QTRY_VERIFY(list()->isComplete() && !list()->model()->isBusy()); }();
    }
    template <class F>
    void atService(F act)
    {
        sandbox.act([&](Sandbox::World &world) { return act(world.area<Sandbox::Subscriptions>()); });
    }
    int serviceSubscribers()
    {
        const auto answer = ask(Api::GetBroadcasterSubscriptions{.broadcasterId = id(), .first = 1});
        return answer ? answer->total : -1;
    }
    SubscriberList *list() const { return service->subscribers(); }
    QString cell(int row, SubscriberColumn column) const
    {
        return list()->model()->index(row, int(column)).data().toString();
    }
    QString sentence() const { return find<EmptyState>("subscribersEmpty")->sentence(); }

    CommunityPage *page = nullptr;
    QList<Scope> asked{};
};

}  // namespace

class TestSubscribersView : public QObject
{
    Q_OBJECT

    std::unique_ptr<Theme> m_theme;

private Q_SLOTS:
    void initTestCase() { m_theme = std::make_unique<Theme>(); }

    void tiersGiftsAndTotalsAreThoseOfTheService()
    {
        SubscribersRig rig;
        const QString grand = rig.idOf(u"thistlegrand"_s), pike = rig.idOf(u"gravelpike"_s);
        const QString quill = rig.idOf(u"quillscribe"_s);
        for (const QString &who : {grand, pike})
            rig.sandbox.inSandbox([&](Sandbox::World &world) {
                std::ignore = world.area<Sandbox::Subscriptions>().end(rig.id(), who);
            });
        rig.atService([&](Sandbox::Subscriptions &all) { return all.subscribe(rig.id(), grand, 3000); });
        rig.atService([&](Sandbox::Subscriptions &all) { return all.gift(rig.id(), quill, {pike}, 2000); });
        rig.showPage();
        rig.waitForAll();
        const auto *model = rig.list()->model();
        QTRY_COMPARE(model->rowCount(), rig.serviceSubscribers());
        const int one = model->rowOf(grand), other = model->rowOf(pike);
        QVERIFY(one >= 0 && other >= 0);
        QCOMPARE(rig.cell(one, SubscriberColumn::Tier), u"Tier 3"_s);
        QVERIFY(rig.cell(one, SubscriberColumn::Gift).isEmpty());
        QCOMPARE(rig.cell(other, SubscriberColumn::Tier), u"Tier 2"_s);
        QCOMPARE(rig.cell(other, SubscriberColumn::Gift), u"Gift by QuillScribe"_s);
        QVERIFY(model->index(other, 0).data(Qt::AccessibleTextRole).toString().contains(u"a gift by"_s));
        const auto answer = rig.ask(Api::GetBroadcasterSubscriptions{.broadcasterId = rig.id()});
        const QLocale locale;
        QVERIFY2(rig.text("subscribersCount").contains(locale.toString(answer->points)),
                 qPrintable(rig.text("subscribersCount")));
        auto *kind = rig.find<QComboBox>("subscribersKind");
        kind->setCurrentIndex(kind->findText(u"Gifts"_s));
        QTRY_VERIFY(model->rowOf(grand) < 0 && model->rowOf(pike) >= 0);
    }

    void whoSubscribesAndWhoEndsArrivesByEventsWithoutReadingAll()
    {
        SubscribersRig rig(SandboxFixture::everyScope(), true);
        const QString grand = rig.idOf(u"thistlegrand"_s), quill = rig.idOf(u"quillscribe"_s);
        rig.sandbox.inSandbox([&](Sandbox::World &world) {
            std::ignore = world.area<Sandbox::Subscriptions>().end(rig.id(), grand);
        });
        rig.showPage();
        rig.waitForAll();
        QTRY_VERIFY(rig.list()->isLive() && !rig.list()->isReading());
        const QDateTime asOf = rig.list()->asOf();
        const int before = *rig.list()->total();
        const qint64 points = rig.list()->points();
        rig.atService([&](Sandbox::Subscriptions &all) { return all.gift(rig.id(), quill, {grand}, 1000); });
        QTRY_VERIFY(rig.list()->model()->rowOf(grand) >= 0);
        QCOMPARE(rig.cell(rig.list()->model()->rowOf(grand), SubscriberColumn::Gift),
                 u"Gift by QuillScribe"_s);
        QCOMPARE(*rig.list()->total(), before + 1);
        QVERIFY(rig.list()->points() > points);
        rig.atService([&](Sandbox::Subscriptions &all) { return all.end(rig.id(), grand); });
        QTRY_VERIFY(rig.list()->model()->rowOf(grand) < 0);
        QTRY_COMPARE(*rig.list()->total(), before);
        QCOMPARE(rig.list()->asOf(), asOf);
    }

    void fiftyThousandAreListedSearchedAndSorted()
    {
        constexpr int many = 50'000;
        SubscribersRig rig;
        rig.sandbox.act([&](Sandbox::World &world) { return Sandbox::addStrangers(world, many); });
        rig.atService([&](Sandbox::Subscriptions &all) { return all.fill(rig.id(), many); });
        QElapsedTimer whole;
        whole.start();
        // How long the window does not react to the user.
        QElapsedTimer beat;
        beat.start();
        qint64 longest = 0;
        QTimer pulse;
        connect(&pulse, &QTimer::timeout, &pulse, [&] { longest = std::max(longest, beat.restart()); });
        rig.showPage();
        beat.restart();
        pulse.start(5);
        QTRY_VERIFY_WITH_TIMEOUT(rig.list()->isComplete() && !rig.list()->model()->isBusy(), 180'000);
        const qint64 read = whole.restart();
        QVERIFY(rig.list()->model()->total() >= many);
        QCOMPARE(rig.list()->model()->total(), *rig.list()->total());
        const QString wanted = rig.list()->model()->row(rig.list()->model()->rowCount() / 2).login;
        auto *search = rig.find<QLineEdit>("subscribersSearch");
        search->setText(wanted);
        QTRY_VERIFY(!rig.list()->model()->isBusy() && rig.list()->model()->rowCount() < 100);
        QVERIFY(rig.list()->model()->rowCount() >= 1);
        const qint64 searched = whole.restart();
        search->clear();
        rig.find<QTableView>("subscribersTable")
            ->sortByColumn(int(SubscriberColumn::Name), Qt::DescendingOrder);
        QTRY_VERIFY(!rig.list()->model()->isBusy()
                    && rig.list()->model()->rowCount() == rig.list()->model()->total());
        pulse.stop();
        qInfo("read in %lld ms, searched in %lld ms, longest pause %lld ms", (long long)read,
              (long long)searched, (long long)longest);
    }

    void aReadingThatIsInterruptedContinuesWhereItWas()
    {
        SubscribersRig rig;
        rig.sandbox.act([&](Sandbox::World &world) { return Sandbox::addStrangers(world, 1200); });
        rig.atService([&](Sandbox::Subscriptions &all) { return all.fill(rig.id(), 1000); });
        rig.sandbox.fault({.path = "/subscriptions", .times = -1, .skip = 3, .status = 503});
        rig.showPage();
        QTRY_COMPARE(rig.list()->progress().value_or(0), 300);
        QTRY_VERIFY(!rig.list()->failure().isEmpty());
        QVERIFY(rig.text("subscribersNote").contains(u"Not fully loaded"_s));
        QTRY_COMPARE(rig.list()->model()->rowCount(), 300);  // what was read is shown
        const int served = rig.sandbox.served("/subscriptions");
        rig.sandbox.clearFaults();
        rig.page->refresh();
        rig.waitForAll();
        QCOMPARE(rig.list()->model()->total(), *rig.list()->total());
        QVERIFY(rig.sandbox.served("/subscriptions") - served <= *rig.list()->total() / 100 + 1 - 3 + 3);
        QTRY_VERIFY(rig.text("subscribersNote").isEmpty());
    }

    void whoEndedMeanwhileIsGoneAfterTheNextReading()
    {
        SubscribersRig rig;
        const QString grand = rig.idOf(u"thistlegrand"_s);
        rig.sandbox.inSandbox([&](Sandbox::World &world) {
            std::ignore = world.area<Sandbox::Subscriptions>().subscribe(rig.id(), grand, 1000);
        });
        rig.showPage();
        rig.waitForAll();
        QTRY_VERIFY(rig.list()->model()->rowOf(grand) >= 0);
        rig.atService([&](Sandbox::Subscriptions &all) { return all.end(rig.id(), grand); });
        rig.page->refresh();
        QTRY_VERIFY(rig.list()->model()->rowOf(grand) < 0);
    }

    void whatIsShownIsExported()
    {
        SubscribersRig rig;
        const QString grand = rig.idOf(u"thistlegrand"_s);
        rig.sandbox.inSandbox([&](Sandbox::World &world) {
            std::ignore = world.area<Sandbox::Subscriptions>().end(rig.id(), grand);
        });
        rig.atService([&](Sandbox::Subscriptions &all) { return all.subscribe(rig.id(), grand, 2000); });
        rig.showPage();
        rig.waitForAll();
        const QString path = rig.dir.filePath(u"subscribers.csv"_s);
        const Subscriber row = *rig.list()->model()->find(grand);
        const auto written = wait(exportSubscribers({row}, path));
        QVERIFY(written);
        QCOMPARE(*written, 1);
        QFile file(path);
        QVERIFY(file.open(QIODevice::ReadOnly));
        const QByteArray text = file.readAll();
        QVERIFY2(text.contains("user_id,user_login,user_name,tier,is_gift,gifter_name"), text.constData());
        QVERIFY2(text.contains(grand.toUtf8() + ",thistlegrand,ThistleGrand,2000,false,"), text.constData());
    }

    void aChannelThatIsNoAffiliateIsToldSo()
    {
        SubscribersRig rig;
        AccountInfo info = rig.account->info();
        info.type = Api::BroadcasterType::Plain;
        rig.account->setInfo(info);
        rig.watchCalls();
        rig.showPage();
        QCOMPARE(rig.sentence(), u"Only affiliates and partners can have subscribers."_s);
        rig.page->refresh();
        QTRY_VERIFY(rig.list()->poll());
        QCOMPARE(rig.calls("GET /subscriptions"), 0);
        info.type = Api::BroadcasterType::Affiliate;
        rig.account->setInfo(info);
        rig.waitForAll();
        QTRY_VERIFY(rig.list()->model()->rowCount() > 0);
    }

    void withoutThePermissionNothingIsAskedAndItCanBeGranted()
    {
        SubscribersRig rig(without({Scope::ChannelReadSubscriptions}));
        rig.watchCalls();
        rig.showPage();
        QCOMPARE(rig.sentence(), u"Sidestage needs permission to see your subscribers."_s);
        QTest::mouseClick(rig.find<EmptyState>("subscribersEmpty")->findChild<QAbstractButton *>(),
                          Qt::LeftButton);
        QCOMPARE(rig.asked, QList{Scope::ChannelReadSubscriptions});
        QCOMPARE(rig.calls("GET /subscriptions"), 0);
    }

    void aFailureBeforeTheFirstAnswerSaysSo()
    {
        SubscribersRig rig;
        rig.sandbox.fault({.path = "/subscriptions", .times = -1, .status = 503});
        rig.showPage();
        QTRY_VERIFY2(rig.sentence().startsWith(u"Could not load the subscribers."_s),
                     qPrintable(rig.sentence()));
        rig.sandbox.clearFaults();
        rig.page->refresh();
        rig.waitForAll();
        QTRY_VERIFY(rig.list()->model()->rowCount() > 0);
    }
};

QTEST_MAIN(TestSubscribersView)
#include "tst_subscribers_view.moc"
