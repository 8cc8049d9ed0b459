// SPDX-License-Identifier: GPL-3.0-or-later

// The card of activities and the dialog with all of them, with real events.

#include "test_window.h"
#include "test_world.h"

#include "kit/controls/segmented.h"
#include "kit/messages/why_hint.h"
#include "kit/theme/theme.h"
#include "live/activity_card.h"
#include "live/activity_feed.h"
#include "sandbox/bits/cheers.h"

#include <QAbstractItemView>
#include <QComboBox>
#include <QLineEdit>
#include <QTableView>

using namespace Sidestage;
using Api::Scope;

namespace {

struct CardRig : TestWorld, TestWindow
{
    explicit CardRig(WorldSetup with = {})
        : TestWorld(std::move(with))
        , feed(make<ActivityFeed>(account.get()))
    {
        card = TestWindow::show(new ActivityCard(feed), {700, 400});
        QObject::connect(card, &OverviewCard::permissionRequested, card,
                         [this](Scope scope) { asked = scope; });
        [&] { QTRY_VERIFY(feed->isLive()); }();
        list = find<QAbstractItemView>(u"activityList"_s);
    }
    ~CardRig() override { window.reset(); }

    void cheer(const QString &login, int bits, const QString &text)
    {
        sandbox.act([&, user = idOf(login)](Sandbox::World &world) {
            return world.area<Sandbox::Cheers>().add(id(), user, bits, text);
        });
    }
    QString spoken(int row) const
    {
        return list->model()->index(row, 0).data(Qt::AccessibleTextRole).toString();
    }
    QString detail(int row) const { return list->model()->index(row, 0).data(RowRole::Detail).toString(); }

    ActivityFeed *feed;
    ActivityCard *card = nullptr;
    QAbstractItemView *list = nullptr;
    std::optional<Scope> asked{};
};

}  // namespace

class TestActivityCard : public QObject
{
    Q_OBJECT

    std::unique_ptr<Theme> m_theme;

private Q_SLOTS:
    void initTestCase() { m_theme = std::make_unique<Theme>(); }

    void theNewestIsFirstInPlainWords()
    {
        CardRig rig;
        rig.cheer(u"mirelark"_s, 500, u"for the <b>lighthouse</b>"_s);
        QTRY_VERIFY(rig.detail(0).startsWith(u"Cheered 500 Bits: "_s));
        QVERIFY2(rig.detail(0).contains(u"<b>lighthouse</b>"_s), qPrintable(rig.detail(0)));
        const QString name = rig.nameOf(u"mirelark"_s);
        QCOMPARE(rig.list->model()->index(0, 0).data().toString(), name);
        QVERIFY2(rig.spoken(0).contains(name) && rig.spoken(0).contains(u"ago"_s), qPrintable(rig.spoken(0)));
    }

    void aChoiceShowsOneKindAndNewOnesOfIt()
    {
        CardRig rig;
        QTRY_VERIFY(rig.list->model()->rowCount() > 1);  // followers
        auto *tabs = rig.find<Segmented>(u"activityTabs"_s);
        QVERIFY(tabs->isVisible());
        tabs->setFocus();
        rig.key(Qt::Key_Right);
        rig.key(Qt::Key_Right);
        QTRY_VERIFY(rig.isShown(u"activityEmpty"_s));
        rig.cheer(u"mirelark"_s, 100, u"first"_s);
        QTRY_COMPARE(rig.list->model()->rowCount(), 1);
        QTRY_VERIFY(rig.list->isVisible());
        // In a narrow card the same choice is a list.
        rig.card->resize(280, 400);
        QTRY_VERIFY(!tabs->isVisible());
        auto *combo = rig.find<QComboBox>(u"activityGroup"_s);
        QVERIFY(combo->isVisible());
        QCOMPARE(combo->currentIndex(), 2);
        combo->setFocus();
        rig.key(Qt::Key_Home);
        QTRY_COMPARE(combo->currentIndex(), 0);
    }

    void missingPermissionsAreNamedAndCanBeGranted()
    {
        CardRig rig({.scopes = without({Scope::BitsRead, Scope::ChannelReadSubscriptions})});
        auto *hint = rig.find<WhyHint>(u"activityMissing"_s);
        QVERIFY(hint->isVisible());
        QVERIFY2(hint->sentence().contains(u"cheers"_s) && hint->sentence().contains(u"subscriptions"_s)
                     && !hint->sentence().contains(u"follows"_s),
                 qPrintable(hint->sentence()));
        Q_EMIT hint->actionTriggered();
        QCOMPARE(rig.asked, std::optional(Scope::BitsRead));
        rig.grant(SandboxFixture::everyScope());
        QTRY_VERIFY(!hint->isVisible());
    }

    void allThatAreKeptCanBeSearched()
    {
        CardRig rig;
        QTRY_VERIFY(rig.list->model()->rowCount() > 1);
        QVERIFY(rig.store->database().run(
            "WITH RECURSIVE n(i) AS (VALUES (1) UNION ALL SELECT i + 1 FROM n WHERE i < 20000) "
            "INSERT INTO activity SELECT ?, 'cheer/x/' || i, 'cheer', ? - i * 1000, '1', 'x', 'Crowd ' || i, "
            "i, 0, 0, "
            "'' FROM n",
            rig.id(), QDateTime::currentDateTimeUtc().addDays(-1)));
        rig.click(u"activityAll"_s);
        auto *dialog = rig.dialog(u"activityDialog"_s);
        auto *table = rig.find<QTableView>(u"activityTable"_s, dialog);
        QTRY_VERIFY(table->model()->rowCount() > 20'000);
        auto *search = rig.find<QLineEdit>(u"activitySearch"_s, dialog);
        QTRY_VERIFY(search->hasFocus());
        QTest::keyClicks(search, u"crowd 19999"_s);
        QTRY_COMPARE(table->model()->rowCount(), 1);
        QCOMPARE(table->model()->index(0, 2).data().toString(), u"Cheered 19,999 Bits"_s);
        // New ones appear while it is open.
        search->setText(u"lighthouse"_s);
        QTRY_VERIFY(rig.isShown(u"activityNone"_s));
        rig.cheer(u"mirelark"_s, 300, u"lighthouse"_s);
        QTRY_COMPARE(table->model()->rowCount(), 1);
        rig.key(Qt::Key_Escape);
        QCOMPARE(search->text(), QString());
    }
};

QTEST_MAIN(TestActivityCard)
#include "tst_activity_card.moc"
