// SPDX-License-Identifier: GPL-3.0-or-later

// Moderators, VIPs, blocked users and teams as a broadcaster changes them: real widgets, real events, and a
// sandbox.

#include "community_world.h"
#include "test_window.h"

#include "community/community_page.h"
#include "community/people/people_card.h"
#include "community/people/people_list.h"
#include "community/people/role_swap.h"
#include "community/people/team_list.h"
#include "kit/controls/action_button.h"
#include "kit/lists/long_list.h"
#include "kit/messages/banner.h"
#include "kit/messages/empty_state.h"
#include "kit/messages/why_hint.h"
#include "kit/theme/theme.h"
#include "sandbox/users/users.h"

#include <QAction>
#include <QComboBox>
#include <QLineEdit>

using namespace Sidestage;
using namespace std::chrono_literals;
using Api::Scope;
using Tab = CommunityPage::Tab;

namespace {

struct RolesRig : CommunityWorld, TestWindow
{
    explicit RolesRig(Tab tab = Tab::Roles, Api::ScopeSet scopes = SandboxFixture::everyScope(),
                      bool hasEvents = false)
        : CommunityWorld(scopes, hasEvents)
    {
        page = show(new CommunityPage(service), {1032, 700});
        QObject::connect(page, &Page::notified, page,
                         [this](const QString &text, const std::function<void()> &undoIt) {
                             said.append(text);
                             undo = undoIt;
                         });
        QObject::connect(page, &CommunityPage::permissionRequested, page,
                         [this](Scope scope) { asked.append(scope); });
        page->showTab(tab);
    }
    ~RolesRig() override { window.reset(); }

    /// Waits until all lists of the tab have been read.
    void waitForRoles() const
    {
        [&] {
            QTRY_VERIFY(service->moderators()->asOf().isValid() && service->vips()->asOf().isValid()
                        && service->teams()->asOf().isValid());
        }();
    }
    void waitForBlocked() const
    {
        [&] { QTRY_VERIFY(service->blocked()->asOf().isValid()); }();
    }
    /// As a user does: types a login and presses Return.
    void add(const char *prefix, const QString &login) const
    {
        auto *field = find<QLineEdit>(QLatin1String(prefix) + u"Login"_s);
        field->setFocus();
        field->clear();
        QTest::keyClicks(field, login);
        QTest::keyClick(field, Qt::Key_Return);
    }
    void choose(const char *prefix, const QString &login) const
    {
        auto *list = find<LongList>(QLatin1String(prefix) + u"List"_s);
        [&] { QTRY_VERIFY(rowOf(list, login) >= 0); }();
        list->setFocus();
        list->setCurrentRow(rowOf(list, login));
    }
    static int rowOf(const LongList *list, const QString &login)
    {
        for (int row = 0; row < list->model()->rowCount(); ++row) {
            if (list->model()->index(row, 0).data().toString().compare(login, Qt::CaseInsensitive) == 0)
                return row;
        }
        return -1;
    }
    bool isListed(const char *prefix, const QString &login) const
    {
        return rowOf(find<LongList>(QLatin1String(prefix) + u"List"_s), login) >= 0;
    }
    /// WrenLoft, who moderates at the start, does so no longer.
    void dismissWren()
    {
        setModerator(u"teaandturrets"_s, u"wrenloft"_s, false);
        page->refresh();
        QTRY_VERIFY(!isListed("moderators", u"WrenLoft"_s));
    }
    /// MoonlitForge, who is a VIP, shall become a moderator: the first of the two steps is offered.
    void offerSwap()
    {
        waitForRoles();
        add("moderators", u"moonlitforge"_s);
        QTRY_VERIFY(shown<QAbstractButton>(u"swapRun"_s));
    }
    /// As when the program ends and starts again, with what `between` does meanwhile. Without a window.
    void startAgain(const std::function<void()> &between)
    {
        window.reset();
        stop();
        between();
        start();
    }
    RoleSwap::Step step() const { return service->roleSwap()->step(); }
    QString error(const char *prefix) const
    {
        return find<PeopleCard>(QLatin1String(prefix) + u"Card"_s)->error();
    }
    bool isModerator(const QString &login)
    {
        return sandbox.inSandbox(
            [&, who = idOf(login)](Sandbox::World &world) { return world.isModerator(id(), who); });
    }
    bool isVip(const QString &login)
    {
        return sandbox.inSandbox(
            [&, who = idOf(login)](Sandbox::World &world) { return world.isVip(id(), who); });
    }
    bool isBlocked(const QString &login)
    {
        return sandbox.inSandbox([&, who = idOf(login)](Sandbox::World &world) {
            return world.area<Sandbox::Users>().hasBlocked(id(), who);
        });
    }
    Banner *banner() const { return find<Banner>("swapBanner"); }

    CommunityPage *page = nullptr;
    QStringList said{};
    std::function<void()> undo{};
    QList<Scope> asked{};
};

}  // namespace

class TestRolesView : public QObject
{
    Q_OBJECT

    std::unique_ptr<Theme> m_theme;

private Q_SLOTS:
    void initTestCase() { m_theme = std::make_unique<Theme>(); }

    void aModeratorIsAddedByLoginAndRemovedWithUndo()
    {
        RolesRig rig;
        rig.waitForRoles();
        rig.dismissWren();
        rig.add("moderators", u" @WrenLoft "_s);
        QTRY_VERIFY(rig.isModerator(u"wrenloft"_s));
        QTRY_VERIFY(rig.isListed("moderators", u"WrenLoft"_s));
        QVERIFY(rig.find<QLineEdit>("moderatorsLogin")->text().isEmpty());
        QTRY_COMPARE(rig.said.size(), 1);
        rig.choose("moderators", u"WrenLoft"_s);
        QCOMPARE(rig.find<ActionButton>("moderatorsRemove")->accessibleName(),
                 u"Remove %1"_s.arg(rig.nameOf(u"wrenloft"_s)));
        rig.key(Qt::Key_Delete);
        QTRY_VERIFY(!rig.isModerator(u"wrenloft"_s));
        QTRY_COMPARE(rig.said.size(), 2);
        QVERIFY(!rig.isListed("moderators", u"WrenLoft"_s));
        QVERIFY2(rig.said.last().contains(u"no longer a moderator"_s), qPrintable(rig.said.last()));
        rig.undo();
        QTRY_VERIFY(rig.isModerator(u"wrenloft"_s));
        QTRY_VERIFY(rig.isListed("moderators", u"WrenLoft"_s));
    }

    void aVipIsAddedByLoginAndRemovedWithUndo()
    {
        RolesRig rig;
        rig.waitForRoles();
        rig.choose("vips", u"MoonlitForge"_s);
        rig.key(Qt::Key_Delete);
        QTRY_VERIFY(!rig.isVip(u"moonlitforge"_s));
        QTRY_COMPARE(rig.said.size(), 1);
        rig.undo();
        QTRY_VERIFY(rig.isVip(u"moonlitforge"_s));
        QTRY_VERIFY(rig.isListed("vips", u"MoonlitForge"_s));
        rig.choose("vips", u"MoonlitForge"_s);
        rig.click(u"vipsRemove"_s);
        QTRY_VERIFY(!rig.isVip(u"moonlitforge"_s));
        rig.add("vips", u"moonlitforge"_s);
        QTRY_VERIFY(rig.isVip(u"moonlitforge"_s));
        QTRY_COMPARE(rig.said.last(), u"MoonlitForge is a VIP now"_s);
        rig.undo();
        QTRY_VERIFY(!rig.isVip(u"moonlitforge"_s));
    }

    void twoRemovalsInARowAreBothSent()
    {
        RolesRig rig;
        rig.waitForRoles();
        rig.sandbox.fault({.path = "/channels/vips", .method = "DELETE", .delay = 300ms});
        rig.choose("vips", u"MoonlitForge"_s);
        rig.key(Qt::Key_Delete);
        rig.choose("vips", u"PaperLantern"_s);
        rig.key(Qt::Key_Delete);
        QTRY_VERIFY(!rig.isVip(u"moonlitforge"_s) && !rig.isVip(u"paperlantern"_s));
    }

    void whatIsPressedAgainIsSentOnce()
    {
        RolesRig rig;
        rig.waitForRoles();
        rig.dismissWren();
        rig.sandbox.fault({.path = "/moderation/moderators", .times = -1, .delay = 100ms});
        rig.add("moderators", u"wrenloft"_s);
        rig.key(Qt::Key_Return);
        QTRY_VERIFY(rig.isListed("moderators", u"WrenLoft"_s));
        QTRY_VERIFY(!rig.service->moderators()->isBusy());
        QCOMPARE(rig.error("moderators"), QString());
        rig.choose("moderators", u"WrenLoft"_s);
        rig.key(Qt::Key_Delete);
        rig.key(Qt::Key_Delete);
        QTRY_VERIFY(!rig.isListed("moderators", u"WrenLoft"_s));
        QTRY_VERIFY(!rig.service->moderators()->isBusy());
        QCOMPARE(rig.error("moderators"), QString());
        QVERIFY(!rig.isModerator(u"wrenloft"_s));
    }

    void whatOthersChangeArrivesByEvents()
    {
        RolesRig rig(Tab::Roles, SandboxFixture::everyScope(), true);
        rig.waitForRoles();
        QTRY_VERIFY(rig.service->moderators()->isLive() && rig.service->vips()->isLive());
        QTRY_VERIFY(!rig.service->moderators()->isReading() && !rig.service->vips()->isReading());
        const QDateTime moderatorsAt = rig.service->moderators()->asOf();
        const QDateTime vipsAt = rig.service->vips()->asOf();
        const QString forge = rig.idOf(u"moonlitforge"_s);
        const bool wasModerator = rig.isModerator(u"wrenloft"_s);
        rig.setModerator(u"teaandturrets"_s, u"wrenloft"_s, !wasModerator);
        QTRY_COMPARE(rig.isListed("moderators", u"WrenLoft"_s), !wasModerator);
        rig.setModerator(u"teaandturrets"_s, u"wrenloft"_s, wasModerator);
        QTRY_COMPARE(rig.isListed("moderators", u"WrenLoft"_s), wasModerator);
        rig.sandbox.act([&](Sandbox::World &world) { return world.removeVip(rig.id(), forge); });
        QTRY_VERIFY(!rig.isListed("vips", u"MoonlitForge"_s));
        rig.sandbox.act([&](Sandbox::World &world) { return world.addVip(rig.id(), forge); });
        QTRY_VERIFY(rig.isListed("vips", u"MoonlitForge"_s));
        QCOMPARE(rig.service->moderators()->asOf(), moderatorsAt);  // by events alone
        QCOMPARE(rig.service->vips()->asOf(), vipsAt);
    }

    void aVipBecomesAModeratorInTwoStepsEachWithItsResult()
    {
        RolesRig rig;
        rig.waitForRoles();
        rig.add("moderators", u"moonlitforge"_s);
        QTRY_VERIFY(rig.isShown(u"swapBanner"_s));
        QVERIFY2(rig.banner()->sentence().contains(u"is a VIP"_s), qPrintable(rig.banner()->sentence()));
        QVERIFY(rig.isVip(u"moonlitforge"_s));
        QVERIFY(rig.error("moderators").isEmpty());
        QCOMPARE(rig.find<QAbstractButton>("swapRun")->text(), u"Remove VIP and make moderator"_s);
        QStringList steps;
        QObject::connect(rig.service->roleSwap(), &RoleSwap::changed, rig.page,
                         [&] { steps.append(rig.banner()->sentence()); });
        rig.click(u"swapRun"_s);
        QTRY_VERIFY(rig.isModerator(u"moonlitforge"_s));
        QTRY_COMPARE(rig.service->roleSwap()->step(), RoleSwap::Step::Done);
        QVERIFY(!rig.isVip(u"moonlitforge"_s));
        QCOMPARE(steps.size(), 3);
        QVERIFY(steps[0].startsWith(u"Step 1 of 2"_s) && steps[1].contains(u"Step 2 of 2"_s));
        QVERIFY(rig.isListed("moderators", u"MoonlitForge"_s) && !rig.isListed("vips", u"MoonlitForge"_s));
        rig.click(u"swapDismiss"_s);
        QTRY_VERIFY(!rig.isShown(u"swapBanner"_s));
    }

    void aVipIsMadeAModeratorFromTheRowsMenuWhichSaysWhatHappensFirst()
    {
        RolesRig rig;
        rig.waitForRoles();
        rig.choose("vips", u"MoonlitForge"_s);
        auto *list = rig.find<LongList>(u"vipsList"_s);
        QCOMPARE(list->contextMenuPolicy(), Qt::ActionsContextMenu);
        auto *make = rig.find<QAction>("makeModerator");
        QVERIFY(list->actions().contains(make));
        make->trigger();
        QVERIFY(rig.banner()->isVisible());
        QVERIFY2(rig.banner()->sentence().contains(u"cannot be a moderator as well"_s),
                 qPrintable(rig.banner()->sentence()));
        QVERIFY(rig.isVip(u"moonlitforge"_s));
        // The next step has the keyboard.
        QTRY_VERIFY(rig.find<QAbstractButton>("swapRun")->hasFocus());
        rig.key(Qt::Key_Space);
        QTRY_VERIFY(rig.isModerator(u"moonlitforge"_s));
        QVERIFY(!rig.isVip(u"moonlitforge"_s));
    }

    void aSecondStepThatFailsIsSaidAndTheFormerRoleCanBeGivenBack()
    {
        RolesRig rig;
        rig.offerSwap();
        rig.sandbox.fault({.path = "/moderation/moderators", .method = "POST", .times = 2, .status = 503});
        rig.click(u"swapRun"_s);
        QTRY_COMPARE(rig.service->roleSwap()->step(), RoleSwap::Step::AddFailed);
        QVERIFY(!rig.isVip(u"moonlitforge"_s) && !rig.isModerator(u"moonlitforge"_s));
        QVERIFY2(rig.banner()->sentence().contains(u"no longer a VIP, but step 2 of 2 failed"_s),
                 qPrintable(rig.banner()->sentence()));
        rig.watchCalls();
        rig.click(u"swapRun"_s);
        QTRY_COMPARE(rig.calls("POST /moderation/moderators"), 1);
        QTRY_COMPARE(rig.service->roleSwap()->step(), RoleSwap::Step::AddFailed);
        rig.click(u"swapBack"_s);
        QTRY_VERIFY(rig.isVip(u"moonlitforge"_s));
        QTRY_VERIFY(rig.isListed("vips", u"MoonlitForge"_s));
    }

    void aChangeOfTheRoleThatWasInterruptedGoesOnAfterARestart()
    {
        RolesRig rig;
        rig.offerSwap();
        rig.sandbox.fault(
            {.path = "/moderation/moderators", .method = "POST", .times = -1, .cutConnection = true});
        rig.click(u"swapRun"_s);
        QTRY_VERIFY(!rig.isVip(u"moonlitforge"_s));
        QTRY_COMPARE(rig.step(), RoleSwap::Step::Adding);
        rig.startAgain([&] {
            rig.sandbox.clearFaults();
            rig.watchCalls();
        });
        QTRY_COMPARE(rig.step(), RoleSwap::Step::Done);
        QVERIFY(rig.isModerator(u"moonlitforge"_s) && !rig.isVip(u"moonlitforge"_s));
        QCOMPARE(rig.calls("POST /moderation/moderators"), 1);
        QCOMPARE(rig.calls("DELETE /channels/vips"), 0);
    }

    void aChangeOfTheRoleThatWasDoneIsNotSentAgainAfterARestart()
    {
        RolesRig rig;
        rig.offerSwap();
        rig.sandbox.fault({.path = "/moderation/moderators",
                           .method = "POST",
                           .times = -1,
                           .cutConnection = true,
                           .handled = true});
        // What became of it is not read in this run.
        rig.sandbox.fault({.path = "/moderation/moderators",
                           .method = "GET",
                           .query = "user_id",
                           .times = -1,
                           .skip = 1,
                           .cutConnection = true});
        rig.click(u"swapRun"_s);
        QTRY_VERIFY(rig.isModerator(u"moonlitforge"_s));
        rig.startAgain([&] {
            rig.sandbox.clearFaults();
            rig.watchCalls();
        });
        QTRY_COMPARE(rig.step(), RoleSwap::Step::Done);
        QCOMPARE(rig.calls("POST /moderation/moderators"), 0);
        QCOMPARE(rig.calls("DELETE /channels/vips"), 0);
    }

    void aSecondStepThatHasFailedIsStillOfferedAfterARestart()
    {
        RolesRig rig;
        rig.offerSwap();
        rig.sandbox.fault({.path = "/moderation/moderators", .method = "POST", .status = 503});
        rig.click(u"swapRun"_s);
        QTRY_COMPARE(rig.step(), RoleSwap::Step::AddFailed);
        rig.startAgain([] {});
        QTRY_COMPARE(rig.step(), RoleSwap::Step::AddFailed);
        rig.service->roleSwap()->giveBack();
        QTRY_COMPARE(rig.step(), RoleSwap::Step::Done);
        QVERIFY(rig.isVip(u"moonlitforge"_s));
        // Nothing is left for another start. Its journal is read before the followers.
        rig.startAgain([] {});
        rig.storedIds(rig.followers());
        QCOMPARE(rig.step(), RoleSwap::Step::None);
    }

    void refusalsAreSaidInTheUsersWords_data()
    {
        QTest::addColumn<QString>("prefix");
        QTest::addColumn<QString>("login");
        QTest::addColumn<QString>("state");
        QTest::addColumn<QString>("words");
        QTest::newRow("unknown") << u"moderators"_s << u"nobody_at_all"_s << QString()
                                 << u"There is no user with this login."_s;
        QTest::newRow("malformed") << u"moderators"_s << u"no spaces"_s << QString()
                                   << u"Some characters are not allowed here."_s;
        QTest::newRow("banned") << u"vips"_s << u"gravelpike"_s << QString() << u"is banned"_s;
        QTest::newRow("oneself") << u"vips"_s << u"teaandturrets"_s << QString() << u"their own channel"_s;
        QTest::newRow("a VIP already")
            << u"vips"_s << u"moonlitforge"_s << QString() << u"is already a VIP"_s;
        QTest::newRow("no slot") << u"vips"_s << u"thistlegrand"_s << u"full"_s
                                 << u"All VIP slots are taken. Remove a VIP first."_s;
        QTest::newRow("too small") << u"vips"_s << u"thistlegrand"_s << u"small"_s << u"Build a Community"_s;
        QTest::newRow("too often") << u"moderators"_s << u"thistlegrand"_s << u"often"_s
                                   << u"Try again in 10 seconds."_s;
        QTest::newRow("oneself blocked")
            << u"blocked"_s << u"teaandturrets"_s << QString() << u"may not block themselves"_s;
    }
    void refusalsAreSaidInTheUsersWords()
    {
        QFETCH(QString, prefix);
        QFETCH(QString, login);
        QFETCH(QString, state);
        QFETCH(QString, words);
        const bool isBlock = prefix == u"blocked"_s;
        RolesRig rig(isBlock ? Tab::Blocked : Tab::Roles);
        isBlock ? rig.waitForBlocked() : rig.waitForRoles();
        if (state == u"full"_s) {
            const auto some
                = rig.sandbox.act([](Sandbox::World &world) { return Sandbox::addStrangers(world, 10); });
            for (const QString &who : some)
                rig.sandbox.act([&](Sandbox::World &world) { return world.addVip(rig.id(), who); });
        } else if (state == u"small"_s) {
            rig.drop(rig.serviceIds());
            rig.sandbox.act([&](Sandbox::World &world) {
                return world.setBroadcasterType(rig.id(), Api::BroadcasterType::Plain);
            });
        } else if (state == u"often"_s) {
            rig.sandbox.fault({.path = "/moderation/moderators",
                               .method = "POST",
                               .status = 429,
                               .message = u"The broadcaster may do this 10 times within 10 seconds."_s});
        }
        const QByteArray name = prefix.toLatin1();
        rig.add(name.constData(), login);
        QTRY_VERIFY2(rig.error(name.constData()).contains(words), qPrintable(rig.error(name.constData())));
        QVERIFY(!rig.isShown(u"swapBanner"_s));
        // Nothing typed is lost.
        QCOMPARE(rig.find<QLineEdit>(prefix + u"Login"_s)->text(), login);
        QVERIFY(rig.said.isEmpty());
    }

    void anUnknownOutcomeIsSaidAndRead()
    {
        RolesRig rig;
        rig.waitForRoles();
        rig.setModerator(u"teaandturrets"_s, u"wrenloft"_s, false);
        rig.sandbox.fault(
            {.path = "/moderation/moderators", .method = "POST", .status = 503, .handled = true});
        rig.add("moderators", u"wrenloft"_s);
        QTRY_VERIFY2(rig.error("moderators").startsWith(u"It is not known whether"_s),
                     qPrintable(rig.error("moderators")));
        QTRY_VERIFY(rig.isListed("moderators", u"WrenLoft"_s));
    }

    void aUserIsBlockedWithReasonAndUnblockedWithUndo()
    {
        RolesRig rig(Tab::Blocked);
        rig.waitForBlocked();
        const auto *empty = rig.find<EmptyState>("blockedEmpty");
        QTRY_COMPARE(empty->sentence(), u"You do not block anyone."_s);
        QStringList paths;
        connect(&rig.client(), &Client::called, rig.page, [&](const CallRecord &call) {
            if (call.method == u"PUT"_s)
                paths.append(call.path);
        });
        auto *reason = rig.find<QComboBox>("blockReason");
        reason->setCurrentIndex(reason->findText(u"Spam"_s));
        auto *context = rig.find<QComboBox>("blockContext");
        context->setCurrentIndex(context->findText(u"In chat"_s));
        rig.add("blocked", u"gravelpike"_s);
        QTRY_VERIFY(rig.isBlocked(u"gravelpike"_s));
        QTRY_VERIFY(rig.isListed("blocked", u"GravelPike"_s));
        QCOMPARE(paths.size(), 1);
        QVERIFY2(paths[0].contains(u"reason=spam"_s) && paths[0].contains(u"source_context=chat"_s),
                 qPrintable(paths[0]));
        rig.choose("blocked", u"GravelPike"_s);
        rig.key(Qt::Key_Delete);
        QTRY_VERIFY(!rig.isBlocked(u"gravelpike"_s));
        QTRY_VERIFY(rig.said.last().contains(u"no longer blocked"_s));
        rig.undo();
        QTRY_VERIFY(rig.isBlocked(u"gravelpike"_s));
        QTRY_VERIFY(rig.isListed("blocked", u"GravelPike"_s));
    }

    void whoIsBlockedAlreadyStaysSoAndEachOfTwoIsSaid()
    {
        RolesRig rig(Tab::Blocked);
        rig.waitForBlocked();
        rig.add("blocked", u"gravelpike"_s);
        QTRY_COMPARE(rig.said.size(), 1);
        QVERIFY(rig.undo);
        // The service accepts it once more. An undo would unblock who was blocked before.
        rig.add("blocked", u"gravelpike"_s);
        QTRY_COMPARE(rig.said.size(), 2);
        QVERIFY(!rig.undo);
        // The next one is entered before the answer about the first.
        rig.add("blocked", u"thistlegrand"_s);
        rig.add("blocked", u"wrenloft"_s);
        QTRY_COMPARE(rig.said.size(), 4);
        QVERIFY2(rig.said[2].contains(rig.nameOf(u"thistlegrand"_s))
                     && rig.said[3].contains(rig.nameOf(u"wrenloft"_s)),
                 qPrintable(rig.said.join(u'|')));
        QVERIFY(rig.undo);
        QVERIFY(rig.isBlocked(u"thistlegrand"_s) && rig.isBlocked(u"wrenloft"_s));
    }

    void namesAreSearched()
    {
        RolesRig rig;
        rig.waitForRoles();
        auto *list = rig.find<LongList>("vipsList");
        const int all = list->model()->rowCount();
        QVERIFY(all >= 3);
        list->setFocus();
        rig.key(Qt::Key_Slash);
        auto *search = rig.find<QLineEdit>("vipsSearch");
        QTRY_VERIFY(search->hasFocus());
        QTest::keyClicks(search, u"moonlit"_s);
        QTRY_COMPARE(list->model()->rowCount(), 1);
        search->setText(u"zzz"_s);
        QTRY_COMPARE(rig.find<EmptyState>("vipsEmpty")->sentence(), u"No matching name."_s);
        search->clear();
        QTRY_COMPARE(list->model()->rowCount(), all);
    }

    void aListThatCannotBeReadSaysSoAndCanBeReadAgain()
    {
        RolesRig rig(Tab::Follows);
        rig.sandbox.fault({.path = "/channels/vips", .times = -1, .status = 503});
        rig.page->showTab(Tab::Roles);
        QTRY_VERIFY(rig.find<EmptyState>("vipsEmpty")->sentence().startsWith(u"Could not load the list."_s));
        QTRY_VERIFY(rig.service->moderators()->asOf().isValid());  // the others are shown
        rig.sandbox.clearFaults();
        rig.page->refresh();
        QTRY_VERIFY(rig.isListed("vips", u"MoonlitForge"_s));
    }

    void withoutPermissionsNothingIsAskedAndEachCanBeGranted()
    {
        RolesRig rig(Tab::Roles, {Scope::ModerationRead});
        QTRY_VERIFY(rig.service->moderators()->asOf().isValid());
        rig.watchCalls();
        // Moderators can be seen and not changed; VIPs not even seen.
        auto *mayNot = rig.find<WhyHint>("moderatorsMayNot");
        QVERIFY(mayNot->isVisible());
        QVERIFY(!rig.isShown(u"moderatorsLogin"_s) && !rig.isShown(u"vipsLogin"_s));
        Q_EMIT mayNot->actionTriggered();
        auto *card = rig.find<PeopleCard>("vipsCard");
        WhyHint *why = nullptr;
        for (auto *hint : card->findChildren<WhyHint *>()) {
            if (hint->isVisible())
                why = hint;
        }
        QVERIFY(why);
        QCOMPARE(why->sentence(), u"No permission to see the VIPs."_s);
        Q_EMIT why->actionTriggered();
        QCOMPARE(rig.asked, (QList{Scope::ChannelManageModerators, Scope::ChannelReadVips}));
        rig.page->refresh();
        rig.page->showTab(Tab::Blocked);
        rig.page->refresh();
        QTRY_VERIFY(!rig.service->moderators()->isReading());
        QCOMPARE(rig.calls("GET /channels/vips"), 0);
        QCOMPARE(rig.calls("GET /users/blocks"), 0);
    }

    void teamsAreShownAsPlainTextAndTheirMembersOnDemand()
    {
        RolesRig rig;
        rig.waitForRoles();
        QString team;
        for (const Api::ChannelTeam &one : rig.service->teams()->teams()) {
            if (one.teamName == u"harbourlights"_s)
                team = one.id;
        }
        auto *row = rig.find<QWidget>(u"team:"_s + team);
        QStringList texts;
        for (const auto *label : row->findChildren<QLabel *>())
            texts.append(label->text());
        QVERIFY2(texts.contains(u"Harbour Lights"_s)
                     && texts.contains(u"Calm evenings, tea, and very small boats."_s),
                 qPrintable(texts.join(u'|')));
        rig.watchCalls();
        rig.sandbox.fault({.path = "/teams", .times = 3, .status = 503});
        rig.click(u"members:"_s + team);
        auto *dialog = rig.dialog("teamDialog");
        auto *empty = rig.find<EmptyState>("teamEmpty", dialog);
        QTRY_VERIFY(empty->sentence().startsWith(u"Could not load the members."_s));
        QTest::mouseClick(empty->findChild<QAbstractButton *>(), Qt::LeftButton);
        auto *list = rig.find<LongList>("teamMembers", dialog);
        QTRY_COMPARE(list->model()->rowCount(), 4);
        QVERIFY(RolesRig::rowOf(list, u"PaperLantern"_s) >= 0);
        dialog->reject();
    }
};

QTEST_MAIN(TestRolesView)
#include "tst_roles_view.moc"
