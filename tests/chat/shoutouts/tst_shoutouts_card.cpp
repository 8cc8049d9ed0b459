// SPDX-License-Identifier: GPL-3.0-or-later

// The queue of shoutouts as the user works with it.

#include "chat/card_world.h"

#include "api/events/channel.h"
#include "chat/shoutouts/shoutout_model.h"
#include "kit/controls/action_button.h"
#include "kit/controls/search_combo.h"

#include <QLineEdit>
#include <QListView>
#include <QMimeData>

using namespace Sidestage;

namespace {

const QString lantern = QStringLiteral("paperlantern");
const QString tea = QStringLiteral("teaandturrets");
const QString pip = QStringLiteral("pipnocturne");
const QString wren = QStringLiteral("wrenloft");

struct ShoutoutsRig : CardWorld
{
    using CardWorld::CardWorld;

    qint64 add(const QString &login, bool automatic, const QString &from = lantern)
    {
        const auto id = service->shoutouts()->add(
            idOf(from), {.id = idOf(login), .login = login, .name = nameOf(login)}, automatic);
        if (!id)
            qFatal("%s", qPrintable(id.error().message));
        return *id;
    }
    QListView *list() const { return shoutouts->list(); }
    QStringList names() const
    {
        QStringList all;
        for (int row = 0; row < list()->model()->rowCount(); ++row)
            all.append(list()->model()->index(row, 0).data().toString());
        return all;
    }
    QString state(int row) const
    {
        return list()->model()->index(row, 0).data(ShoutoutModel::StateRole).toString();
    }
    void key(Qt::Key key, Qt::KeyboardModifiers modifiers = Qt::NoModifier)
    {
        list()->setFocus();
        QTest::keyClick(list(), key, modifiers);
    }
    /// How many shoutouts the sandbox has received from this channel.
    int given() { return calls("POST /chat/shoutouts"); }
};

}  // namespace

class TestShoutoutsCard : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void oneIsFoundAddedAndSentByItself()
    {
        ShoutoutsRig rig;
        rig.setLive(lantern, true);
        rig.watchCalls();
        rig.click(QStringLiteral("addShoutout"));
        auto *dialog = rig.dialog<>("shoutoutDialog");
        auto *search = dialog->findChild<SearchCombo *>();
        search->setDebounce(0);
        QTest::keyClicks(search->lineEdit(), QStringLiteral("teaand"));
        auto *confirm = CardWorld::button(dialog, QStringLiteral("confirmShoutout"));
        const auto isFound = [&] {
            if (confirm->isEnabled())
                return true;
            QTest::keyClick(search->lineEdit(), Qt::Key_Down);
            QTest::keyClick(search->lineEdit(), Qt::Key_Return);
            return confirm->isEnabled();
        };
        QTRY_VERIFY(isFound());
        QCOMPARE(search->value(), rig.nameOf(tea));
        QTest::keyClick(confirm, Qt::Key_Return);
        QTRY_COMPARE(rig.given(), 1);
        QTRY_VERIFY2(
            rig.notes.contains(QStringLiteral("PaperLantern gave %1 a shoutout").arg(rig.nameOf(tea))),
            qPrintable(rig.notes.join(u'\n')));
        QTRY_VERIFY(rig.names().isEmpty());
    }

    void whatSomebodyGivesOneOfTheChannelsIsTold()
    {
        ShoutoutsRig rig(true);
        rig.setLive(lantern, true);
        auto *received = rig.shoutouts->findChild<QWidget *>(QStringLiteral("receivedShoutouts"));
        QVERIFY(!received->isVisible());
        const QString from = rig.idOf(tea);
        const QString to = rig.idOf(lantern);
        Account *account = rig.service->channels()->accountFor(to);
        QVERIFY(account);
        QTRY_VERIFY(account->events()->covers<Api::ShoutoutReceived>(
            {.broadcasterUserId = to, .moderatorUserId = account->userId()}));
        rig.sandbox.act(
            [&](Sandbox::World &world) { return world.area<Sandbox::ChatRooms>().shoutOut(from, to, from); });
        QTRY_VERIFY(!rig.service->shoutouts()->received().isEmpty());
        const ReceivedShoutout one = rig.service->shoutouts()->received().first();
        QCOMPARE(one.toId, to);
        QCOMPARE(one.from, rig.nameOf(tea));
        QVERIFY(one.at.isValid());
        QTRY_VERIFY(received->isVisible());
        const QString words = QStringLiteral("%1 gave PaperLantern a shoutout").arg(rig.nameOf(tea));
        QTRY_VERIFY2(rig.notes.join(u'\n').contains(words), qPrintable(rig.notes.join(u'\n')));
        QVERIFY(received->findChildren<QLabel *>().last()->text().startsWith(words));
    }

    void whoIsInTheChatIsFoundWithoutTheServicesSearch()
    {
        ShoutoutsRig rig;
        rig.sandbox.act([channel = rig.idOf(lantern), user = rig.idOf(pip)](Sandbox::World &world) {
            return world.area<Sandbox::ChatRooms>().join(channel, user);
        });
        rig.systemClock.advance(std::chrono::seconds(11));  // the service updates its list with a delay
        rig.sandbox.fault({.path = "/search/channels", .times = -1, .status = 503});
        rig.click(QStringLiteral("addShoutout"));
        auto *dialog = rig.dialog<>("shoutoutDialog");
        auto *search = dialog->findChild<SearchCombo *>();
        search->setDebounce(0);
        QTest::keyClicks(search->lineEdit(), QStringLiteral("PIPNO"));
        auto *confirm = CardWorld::button(dialog, QStringLiteral("confirmShoutout"));
        const auto isFound = [&] {
            if (!confirm->isEnabled()) {
                QTest::keyClick(search->lineEdit(), Qt::Key_Down);
                QTest::keyClick(search->lineEdit(), Qt::Key_Return);
            }
            return confirm->isEnabled();
        };
        QTRY_VERIFY(isFound());
        QTest::keyClick(confirm, Qt::Key_Return);
        QTRY_COMPARE(rig.service->shoutouts()->queue().size(), 1);
        const ShoutoutTarget target = rig.service->shoutouts()->queue().first().target;
        QCOMPARE(target.id, rig.idOf(pip));
        QCOMPARE(target.source, ShoutoutTarget::Source::Chatter);
    }

    void eachSaysWhenItCanGo()
    {
        ShoutoutsRig rig;
        rig.setLive(lantern, true);
        rig.setLive(QStringLiteral("thistlegrand"), false);
        rig.add(tea, true);
        QTRY_VERIFY(rig.names().isEmpty());
        rig.add(pip, true);
        rig.add(wren, true);
        rig.add(tea, true);
        rig.add(tea, false, QStringLiteral("thistlegrand"));
        QTRY_COMPARE(rig.names().size(), 4);
        const int offline = rig.names().lastIndexOf(rig.nameOf(tea));
        const int again = rig.names().indexOf(rig.nameOf(tea));
        QTRY_VERIFY2(
            rig.state(rig.names().indexOf(rig.nameOf(pip))).startsWith(QStringLiteral("Sends in 2:00")),
            qPrintable(rig.state(0)));
        QCOMPARE(rig.state(rig.names().indexOf(rig.nameOf(wren))), QStringLiteral("Queued"));
        QVERIFY(again != offline);
        const QStringList both{rig.state(again), rig.state(offline)};
        QVERIFY2(both.contains(QStringLiteral("Not live")), qPrintable(both.join(u'\n')));
        QVERIFY2(both.contains(QStringLiteral("Again in 1 h"))
                     || both.contains(QStringLiteral("Again in 60 min"))
                     || both.contains(QStringLiteral("Again in 59 min")),
                 qPrintable(both.join(u'\n')));
        // A blocked entry is not sent, and the button gives the reason.
        rig.list()->setCurrentIndex(rig.list()->model()->index(again, 0));
        auto *send = rig.find<ActionButton>(QStringLiteral("sendShoutout"));
        QVERIFY(send->isBlocked());
        QVERIFY(!send->reason().isEmpty());
    }

    void theKeysReorderAndRemoveAndRemovingCanBeUndone()
    {
        ShoutoutsRig rig;
        rig.setLive(lantern, true);
        rig.add(tea, false);
        rig.add(pip, false);
        rig.add(wren, false);
        const QStringList before{rig.nameOf(tea), rig.nameOf(pip), rig.nameOf(wren)};
        QTRY_COMPARE(rig.names(), before);
        rig.list()->setCurrentIndex(rig.list()->model()->index(0, 0));
        rig.key(Qt::Key_Down, Qt::AltModifier);
        QCOMPARE(rig.names(), (QStringList{before[1], before[0], before[2]}));
        QCOMPARE(rig.list()->currentIndex().row(), 1);
        rig.key(Qt::Key_Up, Qt::AltModifier);
        QCOMPARE(rig.names(), before);
        rig.key(Qt::Key_Up, Qt::AltModifier);  // it is already the first
        QCOMPARE(rig.names(), before);
        rig.key(Qt::Key_Down);
        rig.key(Qt::Key_Delete);
        QCOMPARE(rig.names(), (QStringList{before[0], before[2]}));
        rig.lastUndo();
        QCOMPARE(rig.names(), before);
    }

    void draggingMovesWithinTheChannel()
    {
        ShoutoutsRig rig;
        rig.add(tea, false);
        rig.add(pip, false);
        rig.add(wren, false);
        auto *model = rig.list()->model();
        const std::unique_ptr<QMimeData> data(model->mimeData({model->index(0, 0)}));
        QVERIFY(model->canDropMimeData(data.get(), Qt::MoveAction, 3, 0, {}));
        model->dropMimeData(data.get(), Qt::MoveAction, 3, 0, {});
        QCOMPARE(rig.names(), (QStringList{rig.nameOf(pip), rig.nameOf(wren), rig.nameOf(tea)}));
    }

    void manualOnesWaitUntilTheyAreSent()
    {
        ShoutoutsRig rig;
        rig.setLive(lantern, true);
        rig.watchCalls();
        rig.add(tea, false);
        QTRY_COMPARE(rig.state(0), QStringLiteral("Ready"));
        rig.service->shoutouts()->tick();
        QCOMPARE(rig.given(), 0);
        rig.click(QStringLiteral("sendShoutout"));
        QTRY_COMPARE(rig.given(), 1);
        QTRY_VERIFY(rig.names().isEmpty());
        rig.add(pip, false);
        QTRY_VERIFY(rig.state(0).startsWith(QStringLiteral("Ready in 2:00")));
        rig.click(QStringLiteral("automaticShoutout"));
        QTRY_VERIFY(rig.state(0).startsWith(QStringLiteral("Sends in 2:00")));
    }

    void whatWaitedWhileTheComputerSleptAsks()
    {
        ShoutoutsRig rig;
        rig.setLive(lantern, true);
        rig.add(tea, true);
        QTRY_VERIFY(rig.names().isEmpty());
        rig.watchCalls();
        rig.add(pip, true);
        QTRY_COMPARE(rig.state(0), QStringLiteral("Sends in 2:00"));
        rig.clock.advance(std::chrono::hours(3));
        rig.service->shoutouts()->tick();
        QTRY_COMPARE(rig.state(0), QStringLiteral("Paused"));
        const QString why = rig.list()->model()->index(0, 0).data(Qt::ToolTipRole).toString();
        QVERIFY2(why.contains(QStringLiteral("the computer was asleep")), qPrintable(why));
        QVERIFY2(rig.notes.last().contains(QStringLiteral("Send them when you are ready.")),
                 qPrintable(rig.notes.join(u'\n')));
        QCOMPARE(rig.given(), 0);
        rig.list()->setCurrentIndex(rig.list()->model()->index(0, 0));
        rig.click(QStringLiteral("automaticShoutout"));
        QTRY_COMPARE(rig.given(), 1);
    }

    void offlineIsSaidAndWhatWaitsGoesWhenTheServiceIsBack()
    {
        ShoutoutsRig rig;
        rig.setLive(lantern, true);
        rig.add(tea, false);
        QTRY_COMPARE(rig.state(0), QStringLiteral("Ready"));
        rig.watchCalls();
        rig.sandbox.fault({.times = -1, .cutConnection = true});
        rig.service->channels()->refresh();
        QTRY_COMPARE(rig.state(0), QStringLiteral("Offline"));
        auto *send = rig.find<ActionButton>(QStringLiteral("sendShoutout"));
        QTRY_VERIFY(send->isBlocked());
        QVERIFY2(send->reason().contains(QStringLiteral("cannot be reached")), qPrintable(send->reason()));
        rig.click(QStringLiteral("automaticShoutout"));
        QCOMPARE(rig.given(), 0);
        rig.sandbox.clearFaults();
        rig.service->channels()->refresh();
        QTRY_COMPARE(rig.given(), 1);
        QTRY_VERIFY(rig.names().isEmpty());
    }

    void withoutThePermissionItIsSaidAndNothingIsSent()
    {
        ShoutoutsRig rig(false, without({Api::Scope::ModeratorManageShoutouts}));
        rig.setLive(lantern, true);
        rig.watchCalls();
        rig.add(tea, true);
        QTRY_COMPARE(rig.names().size(), 1);
        const QString why = QStringLiteral("has not granted permission to give shoutouts");
        const auto tip = [&] { return rig.list()->model()->index(0, 0).data(Qt::ToolTipRole).toString(); };
        QTRY_VERIFY2(tip().contains(why), qPrintable(tip()));
        rig.list()->setCurrentIndex(rig.list()->model()->index(0, 0));
        auto *send = rig.find<ActionButton>(QStringLiteral("sendShoutout"));
        QTRY_VERIFY(send->isBlocked());
        QVERIFY2(send->reason().contains(why), qPrintable(send->reason()));
        rig.service->shoutouts()->tick();
        QCOMPARE(rig.given(), 0);
        // The entry stays in the queue.
        QCOMPARE(rig.names().size(), 1);
    }

    void aRefusalIsToldWithItsReason()
    {
        ShoutoutsRig rig;
        rig.setLive(lantern, true);
        rig.add(tea, false);
        rig.setModerator(lantern, QStringLiteral("quillscribe"), false);
        QTRY_COMPARE(rig.state(0), QStringLiteral("Ready"));
        rig.click(QStringLiteral("sendShoutout"));
        QTRY_VERIFY2(
            !rig.notes.isEmpty()
                && rig.notes.first().startsWith(
                    QStringLiteral("Shoutout for %1 not sent. The service responded").arg(rig.nameOf(tea))),
            qPrintable(rig.notes.join(u'\n')));
        QCOMPARE(rig.state(0), QStringLiteral("Failed"));
        QVERIFY(rig.list()
                    ->model()
                    ->index(0, 0)
                    .data(Qt::ToolTipRole)
                    .toString()
                    .contains(QStringLiteral("(403)")));
        QCOMPARE(rig.find<QAbstractButton>(QStringLiteral("sendShoutout"))->text(), QStringLiteral("Retry"));
    }

    void rowsAreSentencesForAScreenReader()
    {
        ShoutoutsRig rig;
        rig.setLive(lantern, true);
        rig.add(tea, false);
        QTRY_COMPARE(rig.list()->model()->index(0, 0).data(Qt::AccessibleTextRole).toString(),
                     QStringLiteral("%1, from PaperLantern, Ready, sent manually").arg(rig.nameOf(tea)));
    }
};

QTEST_MAIN(TestShoutoutsCard)
#include "tst_shoutouts_card.moc"
