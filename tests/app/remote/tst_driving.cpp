// SPDX-License-Identifier: GPL-3.0-or-later

// `sidestage do` and `sidestage status`: a second process tells the dashboard of this one what to do.

#include "app/drive_program.h"
#include "tour/dashboard_world.h"

#include "accounts/quit_dialog.h"
#include "ads/ad_actions.h"
#include "ads/ad_clock.h"
#include "app/folder_owner.h"
#include "channel/channel_service.h"
#include "chat/announcements/announcer.h"
#include "chat/chat_service.h"
#include "chat/modes/mode_scheduler.h"
#include "chat/people/chat_channels.h"
#include "live/live_status.h"
#include "moments/moments_service.h"
#include "remote/direct_actions.h"
#include "remote/remote_control.h"
#include "rewards/feed/queue_feed.h"
#include "shell/header/account_view.h"
#include "shell/settings/preferences.h"

#include <QDialog>
#include <QFile>
#include <QLocalSocket>
#include <QRegularExpression>
#include <QSet>

using namespace Sidestage;

namespace {

enum Code { Done = 0, Refused = 1, WrongUse = 2, NotRunning = 3, NoAnswer = 4 };

}  // namespace

class TstDriving : public QObject, public DashboardWorld
{
    Q_OBJECT

    std::unique_ptr<FolderOwner> m_owner{};

    bool open(const QString &login = u"teaandturrets"_s)
    {
        if (!begin(login))
            return false;
        m_owner = std::make_unique<FolderOwner>(m_driver->folder());
        m_owner->setAnswer([this](const QByteArray &request, const QByteArray &token, QLocalSocket *visitor) {
            m_driver->app()->remote()->answer(request, token, visitor);
        });
        return m_owner->acquire();
    }
    /// Runs `sidestage …` to its end.
    struct Answer
    {
        int code = -1;
        QByteArray said{};
        QByteArray complaint{};

        QJsonObject json() const { return QJsonDocument::fromJson(said).object(); }
    };
    Answer run(const QStringList &arguments) const
    {
        DriveProgram program(m_driver->folder(), arguments);
        Answer answer{.code = program.wait()};
        answer.said = program.said();
        answer.complaint = program.complaint();
        return answer;
    }
    bool isLive() const { return window()->viewOf(account())->live()->state() == LiveStatus::State::Live; }

private Q_SLOTS:
    void cleanup()
    {
        m_owner.reset();
        m_driver.reset();
    }

    void keysOfAStreamDeckActWithoutADialog()
    {
        QVERIFY(open());
        QTRY_VERIFY(decisions()->isReady() && waiting().size() >= 3);
        QTRY_COMPARE(ads()->actions()->blockReason(AdActions::Action::Snooze), AdActions::BlockReason::None);
        ads()->actions()->setUndoTime(std::chrono::hours(1));

        Answer answer = run({u"do"_s, u"snooze-ad"_s});
        QVERIFY2(answer.code == Done, answer.complaint.constData());
        QVERIFY2(answer.said.contains("Snoozing"), answer.said.constData());
        QVERIFY(ads()->actions()->held());

        const QStringList ids = waiting();
        answer = run({u"do"_s, u"--json"_s, u"fulfil-oldest"_s});
        QVERIFY2(answer.code == Done, answer.complaint.constData());
        QCOMPARE(answer.json()[u"outcome"_s].toString(), u"accepted"_s);
        QCOMPARE(queue()->find(ids[0])->state, QueueState::Held);
        QCOMPARE(queue()->find(ids[0])->decision, Api::RedemptionDecision::Fulfilled);

        // The oldest of one reward.
        const QString reward = queue()->find(ids.last())->redemption.reward.title;
        answer = run({u"do"_s, u"refund-oldest"_s, reward.toUpper()});
        QVERIFY2(answer.code == Done, answer.complaint.constData());
        QVERIFY2(answer.said.contains(reward.toUtf8()), answer.said.constData());
        QCOMPARE(decisions()->held(), 2);

        // Undo takes the newest back.
        answer = run({u"do"_s, u"undo"_s});
        QCOMPARE(answer.code, int(Done));
        QCOMPARE(decisions()->held(), 1);

        MomentsFeed *moments = services()->moments(account())->feed();
        moments->start();
        QTRY_VERIFY(moments->isRecorded());
        answer = run({u"do"_s, u"mark-moment"_s, u"<b>boss</b> $(id)"_s});
        QVERIFY2(answer.code == Done, answer.complaint.constData());
        const auto isMarked = [&] {
            const QList<Moment> all = moments->moments();
            return std::any_of(all.cbegin(), all.cend(),
                               [](const Moment &moment) { return moment.note == u"<b>boss</b> $(id)"_s; });
        };
        QTRY_VERIFY(isMarked());

        // No window was opened, and the page is still the same.
        QCOMPARE(window()->currentPage(), u"channel"_s);
        QVERIFY(!QApplication::activeModalWidget());

        // One decision is not sent yet, so quitting asks first, and says so.
        answer = run({u"do"_s, u"--json"_s, u"quit"_s});
        QCOMPARE(answer.json()[u"outcome"_s].toString(), u"opened"_s);
        auto *asking = window()->findChild<QuitDialog *>();
        QVERIFY(asking && asking->isVisible());
        asking->close();
    }

    void aTemplateIsAnnouncedAndChatIsLockedDown()
    {
        QVERIFY(open());
        ChatService *chat = services()->chat(account());
        QTRY_VERIFY(chat->channels()->find(account()->userId()));
        AnnouncementTemplate entry{.name = u"Break"_s, .text = u"Back in five, {channel}"_s};
        QVERIFY(chat->announcer()->saveTemplate(entry));

        QCOMPARE(run({u"do"_s, u"announce"_s, u"Nope"_s}).code, int(Refused));
        QVERIFY(chat->announcer()->history().isEmpty());
        Answer answer = run({u"do"_s, u"announce"_s, u"break"_s});
        QVERIFY2(answer.code == Done, answer.complaint.constData());
        QCOMPARE(chat->announcer()->history().value(0).rows.value(0).text, u"Back in five, TeaAndTurrets"_s);
        QTRY_COMPARE(chat->announcer()->history().value(0).count(Announcement::State::Done), 1);

        // Without an argument it opens the page, as Ctrl+Shift+A does.
        answer = run({u"do"_s, u"--json"_s, u"announce"_s});
        QCOMPARE(answer.json()[u"outcome"_s].toString(), u"opened"_s);
        QTRY_COMPARE(window()->currentPage(), u"chat"_s);

        QVERIFY(m_driver->app()->preferences()->asksBeforeLockdown());
        QCOMPARE(run({u"do"_s, u"lock-down-chat"_s, u"please"_s}).code, int(WrongUse));
        QVERIFY(!chat->scheduler()->isLockedDown());
        answer = run({u"do"_s, u"lock-down-chat"_s, u"now"_s});
        QVERIFY2(answer.code == Done, answer.complaint.constData());
        QVERIFY(chat->scheduler()->isLockedDown());
        QVERIFY(!QApplication::activeModalWidget());
        answer = run({u"do"_s, u"lock-down-chat"_s, u"now"_s});
        QVERIFY2(answer.said.contains("already"), answer.said.constData());
    }

    void aPageThatWasNeverOpenedDoesItsActionsToo()
    {
        QVERIFY(open());
        QVERIFY(!window()->findChild<QAction *>(u"chatChannels"_s));
        const Answer answer = run({u"do"_s, u"--json"_s, u"chat-channels"_s});
        QVERIFY2(answer.code == Done, answer.said.constData());
        QCOMPARE(answer.json()[u"outcome"_s].toString(), u"opened"_s);
        QTRY_COMPARE(window()->currentPage(), u"chat"_s);
        QTRY_VERIFY(QApplication::activeModalWidget());

        // Nothing is opened above a dialog, but what needs no window works.
        Answer next = run({u"do"_s, u"go-queue"_s});
        QCOMPARE(next.code, int(Refused));
        QVERIFY2(next.complaint.contains("dialog is open"), next.complaint.constData());
        next = run({u"do"_s, u"dark-theme"_s});
        QCOMPARE(next.code, int(Done));
        QCOMPARE(m_driver->app()->preferences()->themeMode(), Theme::Mode::Dark);
        QApplication::activeModalWidget()->close();
        QTRY_VERIFY(!QApplication::activeModalWidget());
        QCOMPARE(run({u"do"_s, u"go-queue"_s}).code, int(Done));
        QTRY_COMPARE(window()->currentPage(), u"queue"_s);
    }

    void placesAreFoundByTheirNames()
    {
        QVERIFY(open());
        QVERIFY2(run({u"do"_s, u"show"_s, u"slow mode"_s}).code == Done, "");
        QCOMPARE(window()->currentPage(), u"chat"_s);
        const Answer answer = run({u"do"_s, u"show"_s, u"no such reward"_s});
        QCOMPARE(answer.code, int(Refused));
        QVERIFY2(answer.complaint.contains("no such reward"), answer.complaint.constData());
    }

    void aRefusalSaysWhy()
    {
        QVERIFY(open(u"quillscribe"_s));  // a viewer, who is not live and has no rewards
        Answer answer = run({u"do"_s, u"--json"_s, u"snooze-ad"_s});
        QTRY_VERIFY((answer = run({u"do"_s, u"--json"_s, u"snooze-ad"_s})).json()[u"message"_s].toString()
                    == u"Only partners and affiliates have ads."_s);
        QCOMPARE(answer.code, int(Refused));
        QCOMPARE(answer.json()[u"outcome"_s].toString(), u"refused"_s);
        answer = run({u"do"_s, u"fulfil-oldest"_s});
        QCOMPARE(answer.code, int(Refused));
        QCOMPARE(answer.complaint, "No redemption is waiting.\n"_ba);
        QCOMPARE(run({u"do"_s, u"snooze-ad"_s, u"--account"_s, u"nobody"_s}).code, int(Refused));
        QCOMPARE(run({u"do"_s, u"snooze-ad"_s, u"--profile"_s, u"nowhere"_s}).code, int(Refused));
    }

    void wrongUseIsToldApart()
    {
        QVERIFY(open({}));
        Answer answer = run({u"do"_s, u"snoze-ad"_s});
        QCOMPARE(answer.code, int(WrongUse));
        QVERIFY2(answer.complaint.contains("snooze-ad"), answer.complaint.constData());
        answer = run({u"do"_s, u"--json"_s, u"queue"_s});
        QCOMPARE(answer.json()[u"outcome"_s].toString(), u"unknown_action"_s);
        QVERIFY(answer.json()[u"suggestions"_s].toArray().contains(u"go-queue"_s));
        const QList<QStringList> wrongs{QStringList{u"do"_s},
                                        QStringList{u"do"_s, u"run-ad"_s},
                                        QStringList{u"do"_s, u"snooze-ad"_s, u"twice"_s},
                                        QStringList{u"do"_s, u"--nonsense"_s, u"undo"_s},
                                        QStringList{u"do"_s, u"dark-theme"_s, u"very"_s},
                                        QStringList{u"status"_s, u"now"_s},
                                        QStringList{u"do"_s, u"mark-moment"_s, QString(4000, u'x')}};
        for (const QStringList &wrong : wrongs)
            QVERIFY2(run(wrong).code == WrongUse, qPrintable(wrong.join(u' ').left(40)));
        // What was typed is not handed to the terminal as commands for it.
        answer = run({u"do"_s, u"\x1b[31mred"_s});
        QCOMPARE(answer.code, int(WrongUse));
        QVERIFY2(!answer.complaint.contains('\x1b'), answer.complaint.constData());
        QVERIFY2(run({u"do"_s, u"qqqqqqqqqqqq"_s}).complaint.contains("sidestage do --list"), "");
        QVERIFY(run({u"do"_s, u"--help"_s}).said.contains("--account"));
        // Without an account, what needs one says so.
        answer = run({u"do"_s, u"snooze-ad"_s});
        QCOMPARE(answer.code, int(Refused));
        QCOMPARE(answer.complaint, "Nobody is signed in.\n"_ba);
    }

    void everythingInGoToHasANameOfItsOwn()
    {
        QVERIFY(open());
        const Answer answer = run({u"do"_s, u"--list"_s, u"--json"_s});
        QCOMPARE(answer.code, int(Done));
        QSet<QString> names;
        QStringList twice;
        const QJsonArray listed = QJsonDocument::fromJson(answer.said).array();
        for (const QJsonValue &one : listed) {
            const QString name = one[u"name"_s].toString() + u' ' + one[u"arguments"_s].toString();
            if (names.contains(name))
                twice += name;
            names.insert(name);
        }
        QVERIFY2(twice.isEmpty(), qPrintable(twice.join(u'\n')));
        QStringList nameless;
        const QList<Command> commands = withoutRepeats(window()->commands());
        for (const Command &command : commands) {
            if (remoteName(command.action->objectName()).isEmpty())
                nameless += command.group + u": "_s + plainText(*command.action);
        }
        QVERIFY2(nameless.isEmpty(), qPrintable(nameless.join(u'\n')));
        QVERIFY(listed.size() > commands.size());
        const Answer text = run({u"do"_s, u"--list"_s});
        QVERIFY2(text.said.contains("mark-moment [NOTE]") && text.said.contains("go-queue"),
                 text.said.constData());
    }

    void theStatusIsWhatTheWindowShows()
    {
        QVERIFY(open());
        QTRY_VERIFY(isLive() && ads()->actions()->nextAt().isValid());
        QTRY_VERIFY(queue()->waiting() > 0 && rewards()->feed()->asOf().isValid());
        QTRY_VERIFY(services()->channel(account())->editor()->isKnown());
        const Answer answer = run({u"status"_s, u"--json"_s});
        QCOMPARE(answer.code, int(Done));
        const QJsonObject status = answer.json();
        QCOMPARE(status[u"user_login"_s].toString(), u"teaandturrets"_s);
        QCOMPARE(status[u"user_name"_s].toString(), u"TeaAndTurrets"_s);
        QCOMPARE(status[u"profile"_s].toString(), u"sandbox"_s);
        QCOMPARE(status[u"connection"_s].toString(), u"connected"_s);
        QCOMPARE(status[u"is_live"_s].toBool(), true);
        const auto secondOf = [&status](const QString &name) {
            return QDateTime::fromString(status[name].toString(), Qt::ISODate).toSecsSinceEpoch();
        };
        QCOMPARE(secondOf(u"started_at"_s),
                 window()->viewOf(account())->live()->startedAt().toSecsSinceEpoch());
        const Api::Channel &channel = services()->channel(account())->editor()->service();
        QCOMPARE(status[u"title"_s].toString(), channel.title);
        QCOMPARE(status[u"game_name"_s].toString(), channel.gameName);
        QVERIFY(!channel.title.isEmpty());
        QCOMPARE(secondOf(u"next_ad_at"_s), ads()->actions()->nextAt().toSecsSinceEpoch());
        const qint64 left = ads()->clock()->now().secsTo(ads()->actions()->nextAt());
        QVERIFY(status[u"next_ad_in"_s].toInt() >= left && status[u"next_ad_in"_s].toInt() <= left + 60);
        QCOMPARE(status[u"is_ad_running"_s].toBool(true), false);
        QCOMPARE(status[u"snooze_count"_s].toInt(), ads()->actions()->snoozes());
        QCOMPARE(status[u"waiting_redemptions"_s].toInt(), queue()->waiting());
        QCOMPARE(status[u"held_decisions"_s].toInt(-1), 0);
        QVERIFY(status[u"viewer_count"_s].isDouble() && status[u"waiting_moderation"_s].isDouble());

        // Every field is documented, and no other.
        QFile file(QStringLiteral(SIDESTAGE_SOURCE_DIR) + u"/docs/driving.md"_s);
        QVERIFY(file.open(QIODevice::ReadOnly));
        QString text = QString::fromUtf8(file.readAll());
        text = text.mid(text.indexOf(u"## The state"_s));
        text = text.left(text.indexOf(u"\n## "_s, 3));
        QSet<QString> documented;
        static const QRegularExpression field(u"^\\| `([a-z_]+)` \\|"_s, QRegularExpression::MultilineOption);
        for (auto matches = field.globalMatch(text); matches.hasNext();)
            documented.insert(matches.next().captured(1));
        const QStringList keys = status.keys();
        QCOMPARE(documented, QSet<QString>(keys.begin(), keys.end()));

        QVERIFY(QString::fromUtf8(run({u"status"_s}).said).startsWith(u"TeaAndTurrets · live, "_s));
    }

    void whatIsNotKnownIsNull()
    {
        QVERIFY(open({}));
        const QJsonObject status = run({u"status"_s, u"--json"_s}).json();
        QCOMPARE(status[u"connection"_s].toString(), u"signed_out"_s);
        for (const auto &key :
             {u"user_login"_s, u"is_live"_s, u"title"_s, u"next_ad_in"_s, u"waiting_redemptions"_s})
            QVERIFY2(status[key].isNull(), qPrintable(key));
        // Not 0, as long as the queue could not be read.
        QVERIFY(m_driver->inSandbox([](Sandbox::Sandbox &sandbox) {
            sandbox.service().faults().add(
                {.path = "/channel_points", .method = "GET", .times = -1, .status = 500});
            return true;
        }));
        QVERIFY(signIn());
        const QJsonObject unread = run({u"status"_s, u"--json"_s}).json();
        QCOMPARE(unread[u"user_login"_s].toString(), u"teaandturrets"_s);
        QVERIFY(unread[u"waiting_redemptions"_s].isNull());
    }

    void aLineIsPrintedAtEachChange()
    {
        QVERIFY(open());
        QTRY_VERIFY(isLive() && waiting().size() >= 3 && rewards()->feed()->asOf().isValid());
        DriveProgram watcher(m_driver->folder(), {u"status"_s, u"--watch"_s, u"--json"_s});
        const auto last = [&] {
            const QStringList lines = watcher.lines();
            return lines.isEmpty() ? QJsonObject() : QJsonDocument::fromJson(lines.last().toUtf8()).object();
        };
        QTRY_VERIFY(!watcher.lines().isEmpty());
        QCOMPARE(run({u"do"_s, u"fulfil-oldest"_s}).code, int(Done));
        QTRY_COMPARE(last()[u"held_decisions"_s].toInt(), 1);
        QCOMPARE(last()[u"waiting_redemptions"_s].toInt(), queue()->waiting());
        // The program ends: so does the watcher, and says so.
        m_owner->endListening();
        QCOMPARE(watcher.wait(), int(NotRunning));
        QVERIFY2(watcher.complaint().contains("has ended"), "");
    }

    void anotherAccountIsChosenByItsName()
    {
        QVERIFY(open());
        QVERIFY(signIn(u"pipnocturne"_s));
        QCOMPARE(account()->info().login, u"pipnocturne"_s);
        const QJsonObject status = run({u"status"_s, u"--json"_s, u"--account"_s, u"TeaAndTurrets"_s}).json();
        QCOMPARE(status[u"user_login"_s].toString(), u"teaandturrets"_s);
        // What acts at once acts for that account and shows nothing of it.
        Account *other = nullptr;
        for (Account *one : m_driver->app()->accounts()->all()) {
            if (one->info().login == u"teaandturrets"_s)
                other = one;
        }
        QVERIFY(other);
        QTRY_VERIFY(services()->rewards(other)->queue()->waiting() > 0
                    && services()->rewards(other)->decisions()->isReady());
        QCOMPARE(run({u"do"_s, u"fulfil-oldest"_s, u"--account"_s, u"teaandturrets"_s}).code, int(Done));
        QCOMPARE(services()->rewards(other)->decisions()->held(), 1);
        QCOMPARE(account()->info().login, u"pipnocturne"_s);
        // What needs a page shows that account.
        QCOMPARE(run({u"do"_s, u"go-rewards"_s, u"--account"_s, u"teaandturrets"_s}).code, int(Done));
        QTRY_COMPARE(account()->info().login, u"teaandturrets"_s);
        QTRY_COMPARE(window()->currentPage(), u"rewards"_s);
    }

    void nothingIsStartedWhereNothingRuns()
    {
        QTemporaryDir folder;
        const QString nowhere = folder.filePath(u"data"_s);
        const QList<QStringList> asked{QStringList{u"do"_s, u"snooze-ad"_s}, QStringList{u"status"_s}};
        for (const QStringList &words : asked) {
            DriveProgram program(nowhere, words);
            QCOMPARE(program.wait(), int(NotRunning));
            QVERIFY(program.complaint().contains("not running"));
        }
        DriveProgram script(nowhere, {u"do"_s, u"snooze-ad"_s, u"--json"_s});
        QCOMPARE(script.wait(), int(NotRunning));
        QCOMPARE(script.json()[u"outcome"_s].toString(), u"refused"_s);
        QVERIFY(!QFile::exists(nowhere));
    }

    void aRealProgramAnswersAndOneThatHangsDoesNot()
    {
        QTemporaryDir folder;
        Program first(folder.path());
        // While it starts it may already answer.
        QTRY_VERIFY(DriveProgram(folder.path(), {u"status"_s}).wait() == Done);
        QTRY_VERIFY([&] {
            DriveProgram asked(folder.path(), {u"do"_s, u"snooze-ad"_s});
            return asked.wait() == Refused && asked.complaint().contains("Nobody is signed in");
        }());
#ifdef Q_OS_UNIX
        first.signal(SIGSTOP);
        {
            DriveProgram program(folder.path(), {u"status"_s});
            QCOMPARE(program.wait(), int(NoAnswer));
        }
        first.signal(SIGCONT);
#endif
        QCOMPARE(DriveProgram(folder.path(), {u"do"_s, u"quit"_s}).wait(), int(Done));
        QTRY_VERIFY(first.hasEnded(0));
    }

    void whatIsNoRequestIsNotAnswered()
    {
        QVERIFY(open({}));
        for (const QByteArray &nonsense :
             {"ask\nnot json\n\n"_ba, "ask\n{\"verb\":\"sing\"}\n\n"_ba, "order\n{}\n\n"_ba}) {
            QLocalSocket socket;
            socket.connectToServer(m_owner->address());
            QVERIFY(socket.waitForConnected(testPatience));
            socket.write(nonsense);
            QTRY_COMPARE(socket.state(), QLocalSocket::UnconnectedState);
            QCOMPARE(socket.readAll(), QByteArray());
        }
#ifdef Q_OS_UNIX
        // Only the user can connect.
        const QFile::Permissions others
            = QFile::ReadGroup | QFile::WriteGroup | QFile::ReadOther | QFile::WriteOther;
        QCOMPARE(QFile::permissions(m_owner->address()) & others, QFile::Permissions());
#endif
    }
};

SIDESTAGE_TEST_MAIN(TstDriving)
#include "tst_driving.moc"
