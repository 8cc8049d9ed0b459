// SPDX-License-Identifier: GPL-3.0-or-later

// The queue of shoutouts as the user works with it.

#include "chat/card_world.h"

#include "api/events/channel.h"
#include "chat/shoutouts/shoutout_model.h"
#include "kit/controls/action_button.h"
#include "kit/search/search_combo.h"

#include <QLineEdit>
#include <QListView>
#include <QMimeData>

using namespace Sidestage;

namespace {

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
    QString state(int row) const { return qobject_cast<ShoutoutModel *>(list()->model())->stateOf(row).text; }
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
        rig.click(u"addShoutout"_s);
        auto *dialog = rig.dialog<>("shoutoutDialog");
        auto *search = dialog->findChild<SearchCombo *>();
        search->setDebounce(0);
        QTest::keyClicks(search->lineEdit(), u"teaand"_s);
        auto *confirm = CardWorld::button(dialog, u"confirmShoutout"_s);
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
        QTRY_VERIFY2(rig.notes.contains(u"PaperLantern gave %1 a shoutout"_s.arg(rig.nameOf(tea))),
                     qPrintable(rig.notes.join(u'\n')));
        QTRY_VERIFY(rig.names().isEmpty());
    }

    void whatSomebodyGivesOneOfTheChannelsIsTold()
    {
        ShoutoutsRig rig(true);
        rig.setLive(lantern, true);
        auto *received = rig.shoutouts->findChild<QWidget *>(u"receivedShoutouts"_s);
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
        const QString words = u"%1 gave PaperLantern a shoutout"_s.arg(rig.nameOf(tea));
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
        rig.click(u"addShoutout"_s);
        auto *dialog = rig.dialog<>("shoutoutDialog");
        auto *search = dialog->findChild<SearchCombo *>();
        search->setDebounce(0);
        QTest::keyClicks(search->lineEdit(), u"PIPNO"_s);
        auto *confirm = CardWorld::button(dialog, u"confirmShoutout"_s);
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
        rig.setLive(u"thistlegrand"_s, false);
        rig.add(tea, true);
        QTRY_VERIFY(rig.names().isEmpty());
        rig.add(pip, true);
        rig.add(wren, true);
        rig.add(tea, true);
        rig.add(tea, false, u"thistlegrand"_s);
        QTRY_COMPARE(rig.names().size(), 4);
        const int offline = rig.names().lastIndexOf(rig.nameOf(tea));
        const int again = rig.names().indexOf(rig.nameOf(tea));
        QTRY_VERIFY2(rig.state(rig.names().indexOf(rig.nameOf(pip))).startsWith(u"Sends in 2:00"_s),
                     qPrintable(rig.state(0)));
        QCOMPARE(rig.state(rig.names().indexOf(rig.nameOf(wren))), u"Queued"_s);
        QVERIFY(again != offline);
        const QStringList both{rig.state(again), rig.state(offline)};
        QVERIFY2(both.contains(u"Not live"_s), qPrintable(both.join(u'\n')));
        QVERIFY2(both.contains(u"Again in 1 h"_s) || both.contains(u"Again in 60 min"_s)
                     || both.contains(u"Again in 59 min"_s),
                 qPrintable(both.join(u'\n')));
        // A blocked entry is not sent, and the button gives the reason.
        rig.list()->setCurrentIndex(rig.list()->model()->index(again, 0));
        auto *send = rig.find<ActionButton>(u"sendShoutout"_s);
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
        QTRY_COMPARE(rig.state(0), u"Ready"_s);
        rig.service->shoutouts()->tick();
        QCOMPARE(rig.given(), 0);
        rig.click(u"sendShoutout"_s);
        QTRY_COMPARE(rig.given(), 1);
        QTRY_VERIFY(rig.names().isEmpty());
        rig.add(pip, false);
        QTRY_VERIFY(rig.state(0).startsWith(u"Ready in 2:00"_s));
        rig.click(u"automaticShoutout"_s);
        QTRY_VERIFY(rig.state(0).startsWith(u"Sends in 2:00"_s));
    }

    void whatWaitedWhileTheComputerSleptAsks()
    {
        ShoutoutsRig rig;
        rig.setLive(lantern, true);
        rig.add(tea, true);
        QTRY_VERIFY(rig.names().isEmpty());
        rig.watchCalls();
        rig.add(pip, true);
        QTRY_COMPARE(rig.state(0), u"Sends in 2:00"_s);
        rig.clock.advance(std::chrono::hours(3));
        rig.service->shoutouts()->tick();
        QTRY_COMPARE(rig.state(0), u"Paused"_s);
        const QString why = rig.list()->model()->index(0, 0).data(Qt::ToolTipRole).toString();
        QVERIFY2(why.contains(u"the computer was asleep"_s), qPrintable(why));
        QVERIFY2(rig.notes.last().contains(u"Send them when you are ready."_s),
                 qPrintable(rig.notes.join(u'\n')));
        QCOMPARE(rig.given(), 0);
        rig.list()->setCurrentIndex(rig.list()->model()->index(0, 0));
        rig.click(u"automaticShoutout"_s);
        QTRY_COMPARE(rig.given(), 1);
    }

    void offlineIsSaidAndWhatWaitsGoesWhenTheServiceIsBack()
    {
        ShoutoutsRig rig;
        rig.setLive(lantern, true);
        rig.add(tea, false);
        QTRY_COMPARE(rig.state(0), u"Ready"_s);
        rig.watchCalls();
        rig.sandbox.fault({.times = -1, .cutConnection = true});
        rig.service->channels()->refresh();
        QTRY_COMPARE(rig.state(0), u"Offline"_s);
        auto *send = rig.find<ActionButton>(u"sendShoutout"_s);
        QTRY_VERIFY(send->isBlocked());
        QVERIFY2(send->reason().contains(u"cannot be reached"_s), qPrintable(send->reason()));
        rig.click(u"automaticShoutout"_s);
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
        const QString why = u"has not granted permission to give shoutouts"_s;
        const auto tip = [&] { return rig.list()->model()->index(0, 0).data(Qt::ToolTipRole).toString(); };
        QTRY_VERIFY2(tip().contains(why), qPrintable(tip()));
        rig.list()->setCurrentIndex(rig.list()->model()->index(0, 0));
        auto *send = rig.find<ActionButton>(u"sendShoutout"_s);
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
        rig.setModerator(lantern, u"quillscribe"_s, false);
        QTRY_COMPARE(rig.state(0), u"Ready"_s);
        rig.click(u"sendShoutout"_s);
        QTRY_VERIFY2(!rig.notes.isEmpty()
                         && rig.notes.first().startsWith(
                             u"Shoutout for %1 not sent. The service responded"_s.arg(rig.nameOf(tea))),
                     qPrintable(rig.notes.join(u'\n')));
        QCOMPARE(rig.state(0), u"Failed"_s);
        QVERIFY(rig.list()->model()->index(0, 0).data(Qt::ToolTipRole).toString().contains(u"(403)"_s));
        QCOMPARE(rig.find<QAbstractButton>(u"sendShoutout"_s)->text(), u"Retry"_s);
    }

    void rowsAreSentencesForAScreenReader()
    {
        ShoutoutsRig rig;
        rig.setLive(lantern, true);
        rig.add(tea, false);
        QTRY_COMPARE(rig.list()->model()->index(0, 0).data(Qt::AccessibleTextRole).toString(),
                     u"%1, from PaperLantern, Ready, sent manually"_s.arg(rig.nameOf(tea)));
    }
};

QTEST_MAIN(TestShoutoutsCard)
#include "tst_shoutouts_card.moc"
