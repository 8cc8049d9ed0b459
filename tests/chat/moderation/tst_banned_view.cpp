// SPDX-License-Identifier: GPL-3.0-or-later

// The tab Banned as a broadcaster and a moderator use it: real widgets, real events, and a sandbox.

#include "list_world.h"

#include "chat/moderation/lists/banned_view.h"
#include "chat/moderation/moderation_jobs.h"
#include "kit/controls/form_field.h"
#include "kit/messages/banner.h"
#include "kit/messages/empty_state.h"
#include "kit/messages/why_hint.h"
#include "kit/overlays/toast_lane.h"
#include "kit/search/search_field.h"
#include "kit/text/time_text.h"
#include "kit/theme/theme.h"
#include "outbox/job_model.h"

#include <QPointer>

using namespace Sidestage;
using namespace std::chrono_literals;
using Api::Scope;

namespace {

QString viewer(int number)
{
    return QString::number(7'000'000 + number);
}

/// The logins crowd_0001 to crowd_COUNT, one in each line.
QByteArray crowd(int count)
{
    QByteArray lines;
    for (int i = 1; i <= count; ++i)
        lines += u"crowd_%1,Raid bot\n"_s.arg(i, 4, 10, '0'_L1).toUtf8();
    return lines;
}

struct BannedRig : ListWorld
{
    using ListWorld::ListWorld;

    BannedView *openBanned() { return open<BannedView>(); }
    /// Opens the list, and the dialog in which a login is banned.
    QDialog *openBanDialog()
    {
        openBanned();
        [&] { QTRY_VERIFY(count() > 0); }();
        table(u"bannedTable"_s)->setFocus();
        key(Qt::Key_B);
        return dialog(u"banDialog"_s);
    }
    QString why() const
    {
        const auto *hint = shown<WhyHint>(u"bannedWhy"_s);
        return hint ? hint->sentence() : QString();
    }
    QHash<QString, OutboxState> outcomes(qint64 job) const
    {
        QHash<QString, OutboxState> found;
        for (int row = 0; row < service->outbox()->job(job).value_or(OutboxJob()).total; ++row)
            found.insert(service->outbox()->row(job, row).key, service->outbox()->row(job, row).state);
        return found;
    }
};

}  // namespace

class TestBannedView : public QObject
{
    Q_OBJECT

    std::unique_ptr<Theme> m_theme;

private Q_SLOTS:
    void initTestCase() { m_theme = std::make_unique<Theme>(); }

    void bansAreListedAndFollowedLiveAndSearched()
    {
        BannedRig rig;
        auto *view = rig.openBanned();
        const qsizetype before = rig.banned(rig.own).size();
        QVERIFY(before > 10);
        QTRY_COMPARE(rig.count(), int(before));
        QTRY_VERIFY(view->freshness().live);
        rig.addViewers(2);
        rig.ban(rig.own, viewer(1));
        QTRY_VERIFY(rig.has(u"crowd_0001"_s));
        rig.ban(rig.own, viewer(2), 600);
        QTRY_VERIFY(rig.has(u"crowd_0002"_s));
        const int row = rig.table(u"bannedTable"_s)->currentIndex().row();
        const QString ends
            = rig.table(u"bannedTable"_s)->model()->index(row, BannedList::Ends).data().toString();
        QVERIFY2(ends.contains(u"min"_s), qPrintable(ends));
        rig.key(Qt::Key_Slash);
        auto *search = rig.find<SearchField>(u"bannedSearch"_s);
        QVERIFY(search->hasFocus());
        search->setText(u"CROWD_000"_s);
        QTRY_COMPARE(rig.count(), 2);
        QVERIFY(rig.text(u"bannedCount"_s).contains(u'2'));
        rig.sandbox.act([&](Sandbox::World &world) {
            return world.area<Sandbox::Moderation>().unban(rig.own, rig.own, viewer(1));
        });
        QTRY_COMPARE(rig.count(), 1);
        search->setText(u"nobody is called that"_s);
        QTRY_COMPARE(rig.count(), 0);
        QTRY_VERIFY(rig.isShown(u"bannedEmpty"_s));
        search->clear();
        QTRY_COMPARE(rig.count(), int(before) + 1);
    }

    void theDateOfABanIsShownInFull()
    {
        BannedRig rig;
        rig.addViewers(1);
        rig.openBanned();
        QTRY_VERIFY(rig.count() > 0);
        const QTableView *table = rig.table(u"bannedTable"_s);
        const QDateTime longAgo = QDateTime::currentDateTimeUtc().addDays(-100);
        const QString text = momentText(longAgo, QDateTime::currentDateTimeUtc());
        QVERIFY(table->columnWidth(BannedList::Since)
                > QFontMetrics(Theme::font(TextRole::Body)).horizontalAdvance(text) + px(16));
    }

    void aTimeoutLeavesTheListWhenItEnds()
    {
        BannedRig rig;
        rig.addViewers(1);
        rig.openBanned();
        rig.ban(rig.own, viewer(1), 2);
        QTRY_VERIFY(rig.has(u"crowd_0001"_s));
        QTRY_VERIFY(!rig.has(u"crowd_0001"_s));
    }

    void unbanIsUndoneByABanWithItsReason()
    {
        BannedRig rig;
        rig.addViewers(1);
        rig.ban(rig.own, viewer(1));
        rig.openBanned();
        QTRY_VERIFY(rig.has(u"crowd_0001"_s));
        rig.key(Qt::Key_U);
        QTRY_VERIFY(!rig.isBanned(rig.own, viewer(1)));
        QTRY_VERIFY(!rig.has(u"crowd_0001"_s));
        QVERIFY(rig.lastUndo);
        rig.finishJobs();
        rig.lastUndo();
        QTRY_VERIFY(rig.isBanned(rig.own, viewer(1)));
        QCOMPARE(rig.banned(rig.own).first().reason, u"Seen, and \"done\""_s);
        QTRY_VERIFY(rig.has(u"crowd_0001"_s));
    }

    void undoOfAnUnbanRestoresATimeoutWithTheTimeThatIsLeft()
    {
        BannedRig rig;
        rig.addViewers(1);
        rig.ban(rig.own, viewer(1), 3'600);
        const QDateTime ends = rig.banned(rig.own).first().expiresAt;
        rig.openBanned();
        QTRY_VERIFY(rig.has(u"crowd_0001"_s));
        rig.key(Qt::Key_U);
        QTRY_VERIFY(!rig.isBanned(rig.own, viewer(1)));
        rig.finishJobs();
        rig.lastUndo();
        QTRY_VERIFY(rig.isBanned(rig.own, viewer(1)));
        const Api::BannedUser again = rig.banned(rig.own).first();
        QVERIFY(again.expiresAt.isValid());
        QVERIFY2(std::abs(again.expiresAt.secsTo(ends)) <= 3, qPrintable(again.expiresAt.toString()));
        QCOMPARE(again.reason, u"Seen, and \"done\""_s);
    }

    void undoOfWhatIsBeingSentIsNotForgotten()
    {
        BannedRig rig;
        rig.addViewers(1);
        rig.ban(rig.own, viewer(1));
        rig.openBanned();
        QTRY_VERIFY(rig.has(u"crowd_0001"_s));
        rig.sandbox.fault({.path = "/moderation/bans", .method = "DELETE", .delay = 300ms});
        rig.key(Qt::Key_U);
        const QString key = ModerationAction::keyOf("user", rig.own, viewer(1));
        QTRY_COMPARE(rig.service->rowOf(key).value_or(OutboxRow()).state, OutboxState::Sending);
        rig.lastUndo();
        QTRY_VERIFY(!rig.isBanned(rig.own, viewer(1)));
        QTRY_VERIFY(rig.isBanned(rig.own, viewer(1)));
    }

    void anActionReplacesThatOfAJobOfMany()
    {
        BannedRig rig;
        rig.addViewers(30);
        rig.openBanned();
        QTRY_VERIFY(rig.count() > 0);
        rig.ban(rig.own, viewer(2), 600);
        rig.import(rig.saved(crowd(30)));
        QTRY_COMPARE(rig.lastJob().total, 30);
        const qint64 many = rig.lastJob().id;
        const qint64 one = rig.service->act(
            {.kind = ModerationAction::Kind::Unban, .channelId = rig.own, .userId = viewer(2)});
        QVERIFY(one > many);
        QTRY_VERIFY(!rig.isBanned(rig.own, viewer(2)));
        rig.finishJobs();
        QVERIFY(!rig.isBanned(rig.own, viewer(2)));
        QVERIFY(rig.isBanned(rig.own, viewer(3)));
        QCOMPARE(rig.outcomes(many).value(ModerationAction::keyOf("user", rig.own, viewer(2))),
                 OutboxState::Cancelled);
    }

    void aSingleActionIsNotKeptWaitingByAJobOfMany()
    {
        BannedRig rig;
        rig.addViewers(101);
        rig.openBanned();
        QTRY_VERIFY(rig.count() > 0);
        rig.sandbox.fault({.path = "/moderation/bans", .method = "POST", .times = -1, .delay = 20ms});
        rig.import(rig.saved(crowd(100)));
        QTRY_COMPARE(rig.lastJob().total, 100);
        const qint64 many = rig.lastJob().id;
        rig.service->outbox()->sendNow(many);
        QTRY_VERIFY(rig.bans().size() > 2);
        rig.service->act({.kind = ModerationAction::Kind::TimeOut,
                          .channelId = rig.own,
                          .userId = viewer(101),
                          .seconds = 600});
        QTRY_VERIFY(rig.isBanned(rig.own, viewer(101)));
        QVERIFY(rig.bans().size() < 50);
        rig.finishJobs();
        QCOMPARE(rig.bans().size(), 101);
    }

    void whatCannotBeSentNowIsSaid()
    {
        BannedRig rig;
        rig.addViewers(1);
        rig.openBanned();
        QTRY_VERIFY(rig.count() > 0);
        rig.sandbox.fault({.path = "/moderation/bans", .method = "POST", .times = -1, .delay = 2s});
        rig.service->act(QList{ModerationAction{
                             .kind = ModerationAction::Kind::Ban, .channelId = rig.own, .userId = viewer(1)}},
                         0);
        const QString key = ModerationAction::keyOf("user", rig.own, viewer(1));
        QTRY_COMPARE(rig.service->rowOf(key).value_or(OutboxRow()).state, OutboxState::Sending);
        rig.import(rig.saved(crowd(1)));
        QTRY_COMPARE(rig.notes, QStringList{u"The last action is being sent."_s});
        QVERIFY(!rig.lastUndo);
        rig.finishJobs();
    }

    void undoOfWhatWasNeverDoneReversesNoLaterBan()
    {
        BannedRig rig;
        rig.addViewers(1);
        rig.openBanned();
        QTRY_VERIFY(rig.count() > 0);
        rig.sandbox.fault({.path = "/moderation/bans", .method = "POST", .times = -1, .status = 429});
        rig.import(rig.saved("crowd_0001,Raid bot\n"));
        QTRY_VERIFY(rig.lastUndo);
        rig.service->outbox()->sendAllNow();
        const QString key = ModerationAction::keyOf("user", rig.own, viewer(1));
        QTRY_VERIFY(rig.service->rowOf(key).value_or(OutboxRow()).error);
        rig.lastUndo();
        rig.sandbox.clearFaults();
        QTRY_COMPARE(rig.service->outbox()->held(), 0);
        QVERIFY(!rig.isBanned(rig.own, viewer(1)));
        rig.service->act({.kind = ModerationAction::Kind::Ban, .channelId = rig.own, .userId = viewer(1)});
        rig.finishJobs();
        QVERIFY(rig.isBanned(rig.own, viewer(1)));
        QTest::qWait(100);
        QCOMPARE(rig.service->outbox()->held(), 0);
        QVERIFY(rig.isBanned(rig.own, viewer(1)));
    }

    void aWarningThatWasNotSentIsSentAfterARefusalAndARestart()
    {
        BannedRig rig;
        rig.addViewers(2);
        const auto warn = [&](int number, int grace) {
            rig.service->act({{.kind = ModerationAction::Kind::Warn,
                               .channelId = rig.own,
                               .userId = viewer(number),
                               .text = u"Be kind."_s}},
                             grace);
        };
        rig.watchCalls();
        rig.sandbox.fault({.path = "/moderation/warnings", .method = "POST", .times = 1, .status = 429});
        warn(1, 0);
        QTRY_COMPARE(rig.lastJob().done, 1);
        warn(2, 5);
        QTRY_COMPARE(rig.lastJob().kept, 1);
        rig.restartProgram();
        QTRY_VERIFY(rig.service->outbox()->isReady());
        rig.finishJobs();
        QTRY_COMPARE(rig.lastJob().done, 1);
        QCOMPARE(rig.calls("POST /moderation/warnings"), 3);
    }

    void aWarningThatMayHaveBeenSentIsOnlyRepeatedByTheUser()
    {
        BannedRig rig;
        rig.addViewers(1);
        rig.sandbox.fault(
            {.path = "/moderation/warnings", .method = "POST", .times = 1, .cutConnection = true});
        rig.service->act({{.kind = ModerationAction::Kind::Warn,
                           .channelId = rig.own,
                           .userId = viewer(1),
                           .text = u"Be kind."_s}},
                         0);
        QTRY_COMPARE(rig.lastJob().failed, 1);
        rig.service->outbox()->retryFailed(rig.lastJob().id);
        QTRY_COMPARE(rig.lastJob().done, 1);
    }

    void aBanIsMadeByLoginAndCanBeUndoneBeforeItIsSent()
    {
        BannedRig rig;
        rig.addViewers(1);
        auto *dialog = rig.openBanDialog();
        auto *login = rig.find<QLineEdit>(u"banLogin"_s, dialog);
        auto *confirm = rig.find<QAbstractButton>(u"banConfirm"_s, dialog);
        auto *row = rig.find<FormField>(u"field0"_s, dialog);
        login->setText(u"no such"_s);
        confirm->click();
        QVERIFY(row->hasError());
        login->setText(u"nobody_is_this"_s);
        confirm->click();
        QTRY_VERIFY(row->error().contains(u"no viewer"_s));
        QCOMPARE(login->text(), u"nobody_is_this"_s);
        login->setText(u"@Crowd_0001"_s);
        rig.find<QLineEdit>(u"banReason"_s, dialog)->setText(u"Spam"_s);
        confirm->click();
        QTRY_VERIFY(rig.lastUndo);
        QCOMPARE(rig.lastJob().total, 1);
        QCOMPARE(rig.lastJob().phase, OutboxJob::Phase::Held);
        rig.lastUndo();
        QCOMPARE(rig.lastJob().phase, OutboxJob::Phase::Undone);
        QVERIFY(!rig.isBanned(rig.own, viewer(1)));
        rig.service->act({.kind = ModerationAction::Kind::Ban,
                          .channelId = rig.own,
                          .userId = viewer(1),
                          .text = u"Spam"_s});
        rig.finishJobs();
        QTRY_VERIFY(rig.has(u"crowd_0001"_s));
    }

    void anImportSaysBeforehandWhatItDoesNotUse()
    {
        BannedRig rig;
        rig.addViewers(3);
        rig.openBanned();
        const QString file = rig.saved("crowd_0001\r\nCrowd_0002,Raid bot\n\nno login!\n@crowd_0001\n"
                                       "not_there_at_all,\"Why, so\"\n");
        const QStringList said = rig.import(file);
        QVERIFY2(said[0].contains(u"2 viewers"_s), qPrintable(said[0]));
        QVERIFY2(said[1].contains(u"not_there_at_all"_s), qPrintable(said[1]));
        QVERIFY2(said[1].contains(u"Line 4: no login!"_s), qPrintable(said[1]));
        rig.finishJobs();
        QVERIFY(rig.isBanned(rig.own, viewer(1)));
        QVERIFY(rig.isBanned(rig.own, viewer(2)));
        QVERIFY(!rig.isBanned(rig.own, viewer(3)));
    }

    void anImportLeavesOutWhomTheServiceWouldNotBan()
    {
        BannedRig rig;
        rig.addViewers(2);
        rig.ban(rig.own, viewer(2));
        rig.openBanned();
        QTRY_VERIFY(rig.has(u"crowd_0002"_s));
        rig.setModerator(u"teaandturrets"_s, u"mirelark"_s, true);
        const QStringList said = rig.import(rig.saved("crowd_0001\ncrowd_0002\nteaandturrets\nmirelark\n"));
        QCOMPARE(said[0], u"1 viewers to ban. 2 cannot be banned. 1 are banned already."_s);
        QVERIFY2(said[1].contains(u"Broadcaster or moderator: mirelark"_s), qPrintable(said[1]));
        QVERIFY2(said[1].contains(u"Banned already: crowd_0002"_s), qPrintable(said[1]));
        QTRY_COMPARE(rig.lastJob().total, 1);
        rig.finishJobs();
        QVERIFY(rig.isBanned(rig.own, viewer(1)));
    }

    void aFileThatCannotBeReadSaysInWhichLine()
    {
        BannedRig rig;
        rig.openBanned();
        rig.action(u"importBans"_s)->trigger();
        rig.chooseFile(u"bannedViewOpenDialog"_s,
                       rig.saved("crowd_0001\ncrowd_0002,\"Raid bot\ncrowd_0003\n"));
        QTRY_VERIFY(rig.isShown(u"bannedBanner"_s));
        const QString said = rig.find<Banner>(u"bannedBanner"_s)->sentence();
        QVERIFY2(said.startsWith(u"Line 2: "_s), qPrintable(said));
    }

    void whatIsExportedIsImportedAgain()
    {
        BannedRig rig;
        rig.addViewers(40);
        for (int i = 1; i <= 40; ++i)
            rig.ban(rig.own, viewer(i), i == 7 ? std::optional(3'600) : std::nullopt);
        rig.openBanned();
        rig.search(u"crowd_"_s);
        QTRY_COMPARE(rig.count(), 40);
        const auto before = rig.banned(rig.own);
        rig.action(u"exportBans"_s)->trigger();
        const QString path = rig.dir.filePath(u"exported.csv"_s);
        rig.chooseFile(u"bannedSaveDialog"_s, path);
        QTRY_VERIFY(rig.isShown(u"bannedBanner"_s));
        QCOMPARE(rig.find<Banner>(u"bannedBanner"_s)->kind(), Banner::Kind::Good);
        rig.activate();
        rig.table(u"bannedTable"_s)->selectAll();
        rig.action(u"unban"_s)->trigger();
        rig.finishJobs();
        QVERIFY(!rig.isBanned(rig.own, viewer(1)));
        QTRY_COMPARE(rig.count(), 0);
        rig.import(path);
        rig.finishJobs();
        QTRY_COMPARE(rig.count(), 40);
        QHash<QString, Api::BannedUser> after;
        for (const Api::BannedUser &user : rig.banned(rig.own))
            after.insert(user.userLogin, user);
        for (const Api::BannedUser &user : before) {
            if (!user.userLogin.startsWith(u"crowd_"_s))
                continue;
            QCOMPARE(after.value(user.userLogin).reason, user.reason);
            QCOMPARE(after.value(user.userLogin).expiresAt.isValid(), user.expiresAt.isValid());
        }
    }

    void oneToastAtATimeOffersToUndo()
    {
        BannedRig rig;
        rig.addViewers(3);
        rig.openBanned();
        auto *lane = new ToastLane(rig.window.get());
        showModerationToasts(rig.service, lane);
        rig.import(rig.saved(crowd(3)));
        QTRY_COMPARE(lane->toasts().size(), 1);
        QCOMPARE(rig.notes, QStringList());
        rig.finishJobs();
        QTRY_COMPARE(rig.notes, QStringList{u"Banned 3 viewers"_s});
        rig.lastUndo();
        for (int i = 1; i <= 3; ++i)
            QTRY_VERIFY(!rig.isBanned(rig.own, viewer(i)));
    }

    void enterInTheDialogBansAndDoesNotLoseWhatWasTyped()
    {
        BannedRig rig;
        rig.addViewers(1);
        const QPointer<QDialog> dialog = rig.openBanDialog();
        auto *login = rig.find<QLineEdit>(u"banLogin"_s, dialog);
        QTest::keyClicks(login, u"no such"_s);
        QTest::keyClick(login, Qt::Key_Return);
        QVERIFY(dialog && dialog->isVisible());
        QVERIFY(rig.find<FormField>(u"field0"_s, dialog)->hasError());
        login->setText(u"crowd_0001"_s);
        QTest::keyClick(login, Qt::Key_Return);
        QTRY_VERIFY(!dialog || !dialog->isVisible());
        QTRY_COMPARE(rig.lastJob().total, 1);
        rig.finishJobs();
        QVERIFY(rig.isBanned(rig.own, viewer(1)));
    }

    /// 200 bans meet refusals of every kind, and the program ends in the middle.
    void manyBansEndWithAnOutcomeForEachThroughFaultsAndARestart()
    {
        constexpr int many = 200;
        BannedRig rig;
        rig.addViewers(many);
        rig.openBanned();
        rig.import(rig.saved(crowd(many)));
        QTRY_COMPARE(rig.lastJob().total, many);
        const qint64 job = rig.lastJob().id;
        const auto fault = [&](Sandbox::InjectedFault one) {
            one.path = "/moderation/bans";
            one.method = "POST";
            rig.sandbox.fault(std::move(one));
        };
        fault({.times = 3, .skip = 20, .status = 429});
        fault({.times = 2, .skip = 20, .status = 500});
        fault({.times = 2, .skip = 20, .status = 500, .handled = true});
        // Qt itself repeats a request once when a connection that was kept alive is cut.
        fault({.times = 2, .skip = 10, .cutConnection = true, .handled = true});
        fault({.times = 2, .skip = 10, .cutConnection = true});
        fault({.times = 1, .skip = 12, .status = 409});
        rig.service->outbox()->sendNow(job);
        const auto doneSoFar = [&] { return rig.service->outbox()->job(job).value_or(OutboxJob()).done; };
        QTRY_VERIFY(doneSoFar() > many / 2);
        QVERIFY(doneSoFar() < many);
        QVERIFY(rig.isShown(u"jobStrip"_s));
        rig.restartProgram();
        QTRY_VERIFY(rig.service->outbox()->isReady());
        rig.openBanned();
        QTRY_COMPARE(rig.service->outbox()->held(), 0);
        rig.sandbox.clearFaults();
        for (const OutboxState state : rig.outcomes(job))
            QVERIFY(state == OutboxState::Done || state == OutboxState::Elsewhere);
        const auto bans = rig.bans();
        for (int i = 1; i <= many; ++i) {
            QVERIFY(rig.isBanned(rig.own, viewer(i)));
            QCOMPARE(bans.value(rig.own + u'/' + viewer(i)), 1);
        }
        rig.search(u"crowd_"_s);
        QTRY_COMPARE(rig.count(), many);
    }

    void rowsThatFailedAreNamedAndTriedAgain()
    {
        BannedRig rig;
        rig.addViewers(12);
        rig.openBanned();
        rig.sandbox.fault({.path = "/moderation/bans",
                           .method = "POST",
                           .times = -1,
                           .status = 400,
                           .message = u"The moon is full."_s});
        rig.import(rig.saved(crowd(12)));
        rig.finishJobs();
        QCOMPARE(rig.lastJob().failed, 12);
        QTRY_VERIFY(rig.isShown(u"jobStrip"_s));
        rig.sandbox.clearFaults();
        rig.click(u"showJob"_s);
        auto *dialog = rig.dialog(u"jobDialog"_s);
        auto *results = rig.find<QTableView>(u"jobRows"_s, dialog);
        QTRY_COMPARE(results->model()->rowCount(), 12);
        QVERIFY(
            results->model()->index(0, JobModel::Text).data().toString().contains(u"The moon is full."_s));
        rig.find<QAbstractButton>(u"jobRetry"_s, dialog)->click();
        QTRY_COMPARE(rig.lastJob().done, 12);
        QTRY_COMPARE(results->model()->index(11, JobModel::Outcome).data().toString(), u"Done"_s);
        QVERIFY(rig.isBanned(rig.own, viewer(12)));
    }

    void bansAreCopiedWithAResultForEachChannel()
    {
        BannedRig rig;
        rig.addViewers(3);
        for (int i = 1; i <= 3; ++i)
            rig.ban(rig.own, viewer(i));
        rig.ban(rig.others[0], viewer(2));  // is there already
        rig.openBanned();
        rig.search(u"crowd_"_s);
        QTRY_COMPARE(rig.count(), 3);
        rig.setModerator(u"moonlitforge"_s, u"teaandturrets"_s, false);
        rig.action(u"copyBans"_s)->trigger();
        rig.copyTo({rig.others[0], rig.others[1]});
        QTRY_COMPARE(rig.lastJob().total, 6);
        // Of three viewers.
        QTRY_COMPARE(rig.notes, QStringList{u"Copying 6 bans"_s});
        QCOMPARE(moderationJobs(rig.service).doing(rig.lastJob()), u"Copying 6 bans"_s);
        const qint64 job = rig.lastJob().id;
        rig.finishJobs();
        const auto outcomes = rig.outcomes(job);
        const auto at = [&](int channel, int user) {
            return outcomes.value(ModerationAction::keyOf("user", rig.others[channel], viewer(user)),
                                  OutboxState::Open);
        };
        QCOMPARE(at(0, 1), OutboxState::Done);
        QCOMPARE(at(0, 2), OutboxState::Elsewhere);
        QCOMPARE(at(0, 3), OutboxState::Done);
        for (int i = 1; i <= 3; ++i) {
            QCOMPARE(at(1, i), OutboxState::Failed);
            QVERIFY(rig.isBanned(rig.others[0], viewer(i)));
            QVERIFY(!rig.isBanned(rig.others[1], viewer(i)));
        }
        QCOMPARE(rig.banned(rig.others[0]).first().reason, u"Seen, and \"done\""_s);
    }

    void otherChannelsShowWhatWasSeenHere()
    {
        BannedRig rig;
        rig.addViewers(2);
        rig.ban(rig.others[0], viewer(1));  // before the program listens
        rig.openBanned();
        rig.setChannel(rig.others[0]);
        QTRY_VERIFY(rig.isShown(u"bannedEmpty"_s));
        QTRY_VERIFY(rig.why().contains(u"this computer has seen"_s));
        const QList<WaitingFeed *> feeds = rig.service->feeds();
        QTRY_VERIFY(std::ranges::all_of(feeds, [](const WaitingFeed *feed) { return feed->isLive(); }));
        rig.ban(rig.others[0], viewer(2));
        QTRY_VERIFY(rig.has(u"crowd_0002"_s));
        QVERIFY(!rig.has(u"crowd_0001"_s));
        // The same after a restart, from the history.
        rig.restartProgram();
        rig.openBanned();
        rig.setChannel(rig.others[0]);
        QTRY_VERIFY(rig.has(u"crowd_0002"_s));
        rig.key(Qt::Key_U);
        QTRY_VERIFY(!rig.isBanned(rig.others[0], viewer(2)));
        QTRY_VERIFY(!rig.has(u"crowd_0002"_s));
    }

    void withoutEventsOwnActionsAreShown()
    {
        BannedRig rig(SandboxFixture::everyScope(), false);
        rig.addViewers(1);
        rig.ban(rig.own, viewer(1));
        rig.openBanned();
        QTRY_VERIFY(rig.has(u"crowd_0001"_s));
        rig.key(Qt::Key_U);
        QTRY_VERIFY(!rig.has(u"crowd_0001"_s));
        rig.finishJobs();
        rig.lastUndo();
        QTRY_VERIFY(rig.has(u"crowd_0001"_s));
    }

    void aMissingPermissionIsExplainedAndNothingIsSent()
    {
        BannedRig rig(without({Scope::ModerationRead, Scope::ModeratorManageBannedUsers}));
        rig.watchCalls();
        rig.openBanned();
        QTRY_VERIFY(rig.isShown(u"bannedEmpty"_s));
        rig.find<EmptyState>(u"bannedEmpty"_s)->findChild<QAbstractButton *>()->click();
        QCOMPARE(rig.asked, QList{Scope::ModerationRead});
        for (const char *name : {"unban", "addBan", "importBans", "copyBans"}) {
            QVERIFY(!rig.action(QLatin1String(name))->isEnabled());
            QVERIFY(rig.action(QLatin1String(name))->toolTip().contains(u"permission"_s));
        }
        QVERIFY(rig.why().contains(u"permission"_s));
        QCOMPARE(rig.calls("GET /moderation/banned"), 0);
    }

    /// How long the window waits meanwhile: tests/benchmarks/bench_moderation.cpp.
    void fiftyThousandAreListedAndSearched()
    {
        constexpr int many = 50'000;
        BannedRig rig;
        rig.sandbox.act([&](Sandbox::World &world) {
            return world.area<Sandbox::Moderation>().fillBanned(rig.own, many);
        });
        const int all = rig.sandbox.inSandbox([&](Sandbox::World &world) {
            Rows rows = world.database().query("SELECT count(*) FROM bans WHERE broadcaster_id = ?",
                                               rig.own.toLongLong());
            return rows.next() ? int(rows.integer(0)) : 0;
        });
        QVERIFY(all >= many);
        auto *view = rig.openBanned();
        QTRY_COMPARE_WITH_TIMEOUT(rig.count(), all, 4 * testPatience);
        auto *search = rig.find<SearchField>(u"bannedSearch"_s);
        search->setText(u"0"_s);
        QTRY_VERIFY(rig.count() < all);
        search->setText(u"no such viewer"_s);
        QTRY_COMPARE(rig.count(), 0);
        search->clear();
        QTRY_COMPARE(rig.count(), all);
        rig.table(u"bannedTable"_s)->sortByColumn(0, Qt::AscendingOrder);
        rig.table(u"bannedTable"_s)->sortByColumn(1, Qt::DescendingOrder);
        QTRY_COMPARE(rig.count(), all);
        // Reading it again finds who is gone.
        const auto gone = rig.banned(rig.own).first().userId;
        rig.sandbox.inSandbox([&](Sandbox::World &world) {
            return bool(world.database().run("DELETE FROM bans WHERE broadcaster_id = ? AND user_id = ?",
                                             rig.own.toLongLong(), gone.toLongLong()));
        });
        view->refresh();
        QTRY_COMPARE_WITH_TIMEOUT(rig.count(), all - 1, 4 * testPatience);
    }
};

QTEST_MAIN(TestBannedView)
#include "tst_banned_view.moc"
