// SPDX-License-Identifier: GPL-3.0-or-later

// A decision about ads made just before the dashboard is closed is still sent. If that fails, the next start
// reports it.

#include "tour/dashboard_world.h"

#include "accounts/accounts.h"
#include "ads/ad_actions.h"
#include "ads/ad_clock.h"
#include "ads/ad_log.h"
#include "ads/ad_memory.h"
#include "chat/moderation/moderation_service.h"
#include "kit/overlays/toast.h"
#include "shell/header/icon_text.h"

#include <QLabel>

using namespace Sidestage;

class TstLastDecisions : public QObject, public DashboardWorld
{
    Q_OBJECT

    /// Holds a snooze for an hour before it would be sent.
    bool hold()
    {
        if (!m_driver->signIn(u"teaandturrets"_s, u"ads"_s))
            return false;
        AdActions *actions = ads()->actions();
        actions->setUndoTime(std::chrono::hours(1));
        if (!m_driver->waitFor(
                [actions] {
                    return actions->blockReason(AdActions::Action::Snooze) == AdActions::BlockReason::None;
                },
                u"the schedule"_s))
            return false;
        m_next = ads()->clock()->nextAt();
        actions->snooze();
        return actions->held().has_value();
    }

private Q_SLOTS:
    void init() { QVERIFY(begin({})); }
    void cleanup() { m_driver.reset(); }

    void aSnoozeThatWaitsIsSentWhenTheWindowIsClosed()
    {
        QVERIFY(hold());
        window()->close();
        QVERIFY(m_driver->restart());
        QTRY_VERIFY(account());
        // The response came before the program ended, because it is in the log.
        const auto kept = ads()->log()->snoozesAfter(0, 10);
        QCOMPARE(kept.size(), 1);
        QCOMPARE(kept.first().from, m_next);
        QVERIFY(ads()->actions()->isSettled());
    }

    void whatCouldNotBeSentIsSaidAtTheNextStart()
    {
        QVERIFY(hold());
        QVERIFY(m_driver->inSandbox([](Sandbox::Sandbox &sandbox) {
            sandbox.service().faults().add(
                {.path = "/channels/ads/schedule/snooze", .times = -1, .cutConnection = true});
            return true;
        }));
        QVERIFY(m_driver->restart());
        QTRY_VERIFY(account());
        QTRY_VERIFY(ads()->clock()->state() == AdClock::State::Ready);
        const auto said = [this] {
            for (const Toast *toast : window()->findChildren<Toast *>()) {
                if (toast->content().what == "Not snoozed"_L1)
                    return true;
            }
            return false;
        };
        QTRY_VERIFY(said());
        QVERIFY(ads()->actions()->isSettled());
    }

    /// Bans wait as decisions about redemptions do: they are counted, and said at the next start.
    void aBanThatWaitsIsCountedAndKept()
    {
        QVERIFY(m_driver->signIn(u"teaandturrets"_s, u"channel"_s));
        services()->moderation(account())->act({.kind = ModerationAction::Kind::Ban,
                                                .channelId = account()->userId(),
                                                .userId = u"7000001"_s,
                                                .userName = u"crowd_0001"_s});
        const auto isCounted = [this] {
            const auto *held = window()->findChild<IconText *>(u"heldDecisions"_s);
            return held->isVisible() && held->words().contains(u'1');
        };
        QTRY_VERIFY(isCounted());
        QCOMPARE(services()->held(account()), 1);
        QVERIFY(m_driver->inSandbox([](Sandbox::Sandbox &sandbox) {
            sandbox.service().faults().add({.path = "/moderation/bans", .times = -1, .cutConnection = true});
            return true;
        }));
        QVERIFY(m_driver->restart());
        QTRY_VERIFY(account());
        QTRY_VERIFY(isCounted());
        const auto isSaid = [this] {
            for (const Toast *toast : window()->findChildren<Toast *>()) {
                if (toast->content().page == "moderation"_L1)
                    return true;
            }
            return false;
        };
        QTRY_VERIFY(isSaid());
    }

private:
    QDateTime m_next{};
};

SIDESTAGE_TEST_MAIN(TstLastDecisions)
#include "tst_last_decisions.moc"
