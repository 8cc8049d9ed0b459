// SPDX-License-Identifier: GPL-3.0-or-later

// Alerts of accounts of a service that is not shown: each begins with the account and the service. The
// sandbox shows no alerts while it is not shown.

#include "app/alerts/alert_steps.h"
#include "sandbox/ads/ad_breaks.h"
#include "sandbox_fixture.h"
#include "sound_recorder.h"

#include "ads/ad_actions.h"
#include "app/services/service_list.h"
#include "events/event_service.h"
#include "shell/header/sidebar.h"
#include "shell/settings/preferences.h"

#include <QTest>

using namespace Sidestage;
using namespace std::chrono_literals;

class TstOtherServices : public QObject
{
    Q_OBJECT

    std::unique_ptr<SandboxFixture> m_other{};
    std::unique_ptr<SoundRecorder> m_ears{};
    std::unique_ptr<Driver> m_driver{};

    AlertSteps steps() const { return AlertSteps(m_driver.get()); }
    bool show(const QString &service)
    {
        m_driver->app()->bringForward(service);
        return m_driver->waitFor(
            [&] {
                return m_driver->app()->service()->profile().id == service && m_driver->app()->accounts()
                    && m_driver->app()->accounts()->isLoaded();
            },
            u"the service "_s + service);
    }
    Account *signInThere()
    {
        const auto user = m_other->signIn();
        return m_driver->app()->accounts()->add(
            {.userId = user.userId, .login = user.login, .displayName = u"TeaAndTurrets"_s},
            {.access = user.accessToken, .refresh = user.refreshToken, .scopes = user.scopes.names()});
    }
    /// Advances the world of this account to shortly before a break, while another service may be shown.
    static bool comeNear(Driver *driver, AdsService *ads,
                         const std::function<bool(const std::function<bool(Sandbox::World &)> &)> &inWorld,
                         const QString &user, std::chrono::seconds ahead)
    {
        QSignalSpy warned(ads->warnings(), &AdWarnings::warned);
        const bool moved = inWorld([&](Sandbox::World &world) {
            const auto plan = world.area<Sandbox::AdBreaks>().schedule(user);
            if (!plan)
                return false;
            const auto by = std::chrono::milliseconds(world.clock().now().msecsTo(plan->nextAdAt)) - ahead;
            return world.changeClock([by](Sandbox::WorldClock &worlds) { worlds.jump(by); })
                && world.area<Sandbox::AdBreaks>().settle();
        });
        ads->clock()->refresh();
        return moved && driver->waitFor([&] { return warned.count() == 1; }, u"the warning"_s);
    }
    bool comeNearThere(AdsService *ads, const QString &user)
    {
        return comeNear(
            m_driver.get(), ads, [&](const auto &work) { return m_other->inSandbox(work); }, user, 50s);
    }

private Q_SLOTS:
    void init()
    {
        m_other = std::make_unique<SandboxFixture>();
        m_ears = std::make_unique<SoundRecorder>();
        m_driver = std::make_unique<Driver>();
        QSettings settings(m_driver->folder() + u"/settings.ini"_s, QSettings::IniFormat);
        ServiceList(&settings).add({.name = u"Second stage"_s,
                                    .baseUrl = m_other->baseUrl(),
                                    .authUrl = m_other->authUrl(),
                                    .eventsUrl = m_other->eventsUrl(),
                                    .clientId = m_other->client().id,
                                    .redirectUri = QUrl(m_other->client().redirectUri)});
        settings.sync();
        QVERIFY2(m_driver->start(), qPrintable(m_driver->problem()));
    }
    void cleanup()
    {
        m_driver.reset();
        m_ears.reset();
        m_other.reset();
    }

    void anotherServiceSaysWhoseItIs()
    {
        QVERIFY2(show(u"second-stage"_s), qPrintable(m_driver->problem()));
        Account *there = signInThere();
        AdsService *ads = m_driver->app()->accountServices()->ads(there);
        QTRY_VERIFY(ads->clock()->nextAt().isValid() && ads->clock()->isLive());
        QVERIFY2(show(u"sandbox"_s), qPrintable(m_driver->problem()));
        QVERIFY2(m_driver->signIn(), qPrintable(m_driver->problem()));
        QVERIFY2(comeNearThere(ads, there->userId()), qPrintable(m_driver->problem()));
        QVERIFY2(steps().isSaid(u"TeaAndTurrets on Second stage: Ads soon|"_s),
                 qPrintable(steps().said().join(u'\n')));
        // While its service is shown, the alert does not name it.
        QVERIFY2(show(u"second-stage"_s), qPrintable(m_driver->problem()));
        QTRY_VERIFY2(!steps().isSaid(u"Second stage"_s), qPrintable(steps().said().join(u'\n')));
        QVERIFY2(steps().isSaid(u"Ads soon|"_s), qPrintable(steps().said().join(u'\n')));
    }

    void theSandboxIsSilentWhileItIsNotShown()
    {
        QVERIFY2(m_driver->signIn(), qPrintable(m_driver->problem()));
        Account *here = m_driver->window()->account();
        AdsService *ads = m_driver->app()->accountServices()->ads(here);
        QTRY_VERIFY(ads->clock()->nextAt().isValid() && ads->clock()->isLive());
        QVERIFY(steps().choose([](AdSettings &settings) { settings.sound = u"knock"_s; }));
        QVERIFY2(show(u"second-stage"_s), qPrintable(m_driver->problem()));
        signInThere();
        QTRY_VERIFY(m_driver->window()->account() != here);
        // No request is sent, and the event connection is closed.
        QTRY_COMPARE(here->events()->state(), EventService::State::Off);
        // An alert that is still triggered by stored data is neither shown nor played.
        Q_EMIT ads->warnings()->warned(40, ads->clock()->nextAt(), 90);
        QVERIFY2(!steps().isSaid(u"Ads soon"_s), qPrintable(steps().said().join(u'\n')));
        QVERIFY(m_ears->heard.isEmpty());
        // Shown again, it works as before.
        QVERIFY2(show(u"sandbox"_s), qPrintable(m_driver->problem()));
        QTRY_VERIFY(ads->clock()->isLive());
    }
};

SIDESTAGE_TEST_MAIN(TstOtherServices)
#include "tst_other_services.moc"
