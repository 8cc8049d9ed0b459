// SPDX-License-Identifier: GPL-3.0-or-later

// Desktop notifications for a warning before a break, for reports that have stopped, and for a milestone of a
// campaign. The desktop is a DesktopSession on its own bus. Everything between the sandbox and that bus is
// code of the dashboard and of Qt.

#include "app/alerts/alert_steps.h"
#include "desktop_session.h"
#include "sound_recorder.h"

#include "alerts/alert_player.h"
#include "analytics/analytics_service.h"
#include "kit/text/time_text.h"

#include <QTest>

using namespace Sidestage;
using namespace std::chrono_literals;

class TstNotifications : public QObject
{
    Q_OBJECT

    std::unique_ptr<SoundRecorder> m_ears{};
    std::unique_ptr<DesktopSession> m_desktop{};
    std::unique_ptr<Driver> m_driver{};

    AlertSteps steps() const { return AlertSteps(m_driver.get()); }
    bool begin() { return m_driver->start() && m_driver->signIn(); }
    /// All notifications that were requested before this call.
    QList<Shown> shownUntilNow()
    {
        const QString last = u"the last one"_s;
        const auto isThere = [&] {
            const QList<Shown> all = m_desktop->shown();
            return !all.isEmpty() && all.last().title == last;
        };
        m_driver->app()->accountServices()->alerts()->notify(last, {});
        [&] { QTRY_VERIFY(isThere()); }();
        return m_desktop->shown().mid(0, m_desktop->shown().size() - 1);
    }
    Shown only()
    {
        [&] { QTRY_COMPARE(m_desktop->shown().size(), 1); }();
        return m_desktop->shown().value(0);
    }
    /// Emits the alert for a report that has stopped. The tests of Analytics cover when that happens.
    bool beginWithAReportThatStops()
    {
        if (!begin())
            return false;
        const AnalyticsAlert alert{.what = AnalyticsAlert::What::Silent,
                                   .kind = ReportKind::Games,
                                   .subjectId = u"1"_s,
                                   .name = u"Paper Regatta"_s,
                                   .days = {QDate(2026, 9, 1), QDate(2026, 9, 4)},
                                   .count = 4};
        Q_EMIT m_driver->app()->accountServices()->analytics(steps().account())->alerted({alert});
        return true;
    }

private Q_SLOTS:
    void init()
    {
        m_ears = std::make_unique<SoundRecorder>();
        m_desktop = std::make_unique<DesktopSession>();
        QVERIFY2(m_desktop->isThere(), "there is no bus that this test may have for itself");
        QVERIFY2(AlertPlayer::canNotify(), "Qt does not see the desktop");
        m_driver = std::make_unique<Driver>();
    }
    void cleanup()
    {
        m_driver.reset();
        m_desktop.reset();
        m_ears.reset();
    }

    void aWarningBeforeABreakIsShownAndLeadsToThePage()
    {
        QVERIFY2(begin(), qPrintable(m_driver->problem()));
        // Time passes, so the expected text is made from the seconds that the warning reported.
        QSignalSpy warned(steps().ads()->warnings(), &AdWarnings::warned);
        QVERIFY2(steps().comeNear(50s), qPrintable(m_driver->problem()));
        const int left = warned.value(0).value(0).toInt();
        QVERIFY2(left > 1 && left <= 50, qPrintable(QString::number(left)));
        const Shown notice = only();
        QCOMPARE(notice.title, u"Ads in %1 seconds"_s.arg(left));
        QCOMPARE(notice.text,
                 u"90 s at %1, on TeaAndTurrets’s channel"_s.arg(wallText(steps().ads()->clock()->nextAt())));
        QVERIFY(m_driver->window()->currentPage() != u"ads"_s);
        m_driver->window()->showMinimized();
        m_desktop->press(notice.id);
        QTRY_COMPARE(m_driver->window()->currentPage(), u"ads"_s);
        QVERIFY(!m_driver->window()->isMinimized());
    }

    void withNotificationsOffNoneComes()
    {
        QVERIFY2(begin(), qPrintable(m_driver->problem()));
        QVERIFY(steps().choose([](AdSettings &settings) { settings.notifies = false; }));
        QVERIFY2(steps().comeNear(50s), qPrintable(m_driver->problem()));
        QCOMPARE(shownUntilNow().size(), 0);
        QVERIFY(steps().isSaid(u"Ads soon"_s));
    }

    void aReportThatStopsIsShownAndLeadsToThePage()
    {
        QVERIFY2(beginWithAReportThatStops(), qPrintable(m_driver->problem()));
        const Shown notice = only();
        QCOMPARE(notice.title, u"1 report has no new data"_s);
        QVERIFY2(notice.text.startsWith(u"Paper Regatta: no new data for "_s), qPrintable(notice.text));
        m_desktop->press(notice.id);
        QTRY_COMPARE(m_driver->window()->currentPage(), u"analytics"_s);
    }

    void whatIsAboutAnotherAccountLeadsToThatOne()
    {
        QVERIFY2(beginWithAReportThatStops(), qPrintable(m_driver->problem()));
        Account *first = steps().account();
        const Shown notice = only();
        QVERIFY2(m_driver->signIn(u"pipnocturne"_s), qPrintable(m_driver->problem()));
        QTRY_VERIFY(m_driver->window()->account() != first);
        m_desktop->press(notice.id);
        QTRY_COMPARE(m_driver->window()->currentPage(), u"analytics"_s);
        QCOMPARE(m_driver->window()->account(), first);
    }

    void aMilestoneIsShownAndLeadsToThePage()
    {
        QVERIFY2(begin(), qPrintable(m_driver->problem()));
        const QString amount = steps().reachMilestone(u"Costume hour"_s);
        QVERIFY2(!amount.isEmpty(), qPrintable(m_driver->problem()));
        const Shown notice = only();
        QCOMPARE(notice.title, amount + u" reached"_s);
        QCOMPARE(notice.text, u"Costume hour"_s);
        m_desktop->press(notice.id);
        QTRY_COMPARE(m_driver->window()->currentPage(), u"charity"_s);
    }

    void whatOthersWroteIsNoMarkupToTheDesktop()
    {
        const QString title = u"Tea &amp; <img src=\"/dev/zero\"> <b>cake</b>"_s;
        QVERIFY2(begin(), qPrintable(m_driver->problem()));
        AlertPlayer *alerts = m_driver->app()->accountServices()->alerts();
        alerts->notify(title, title);
        QCOMPARE(only().title, title);
        QCOMPARE(only().text, title);  // a desktop without markup support
        m_desktop->takeMarkup();
        alerts->notify(title, title);
        QTRY_COMPARE(m_desktop->shown().size(), 2);
        QCOMPARE(m_desktop->shown().last().title, title);
        QCOMPARE(m_desktop->shown().last().text,
                 u"Tea &amp;amp; &lt;img src=\"/dev/zero\"> &lt;b>cake&lt;/b>"_s);
    }

    void withoutATrayTheWindowWarnsAndCelebrates()
    {
        m_desktop->takeTrayAway();
        QVERIFY(!AlertPlayer::canNotify());
        QVERIFY2(begin(), qPrintable(m_driver->problem()));
        QVERIFY2(steps().comeNear(50s), qPrintable(m_driver->problem()));
        QVERIFY2(steps().isSaid(u"Ads soon|90 s at "_s), qPrintable(steps().said().join(u'\n')));
        const QString amount = steps().reachMilestone(u"Costume hour"_s);
        QVERIFY2(!amount.isEmpty(), qPrintable(m_driver->problem()));
        QCOMPARE(steps().said().filter(u"Costume hour"_s),
                 QStringList{amount + u" reached|Costume hour"_s});  // and only once
        QVERIFY(m_desktop->shown().isEmpty());
    }

    void withoutATrayTheWindowSaysThatReportsHaveStopped()
    {
        m_desktop->takeTrayAway();
        QVERIFY2(beginWithAReportThatStops(), qPrintable(m_driver->problem()));
        QTRY_VERIFY2(steps().isSaid(u"1 report has no new data: Paper Regatta: no new data for "_s),
                     qPrintable(steps().said().join(u'\n')));
        QVERIFY(m_desktop->shown().isEmpty());
    }
};

SIDESTAGE_TEST_MAIN(TstNotifications)
#include "tst_notifications.moc"
