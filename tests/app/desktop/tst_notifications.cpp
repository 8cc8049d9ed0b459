// SPDX-License-Identifier: GPL-3.0-or-later

// Desktop notifications for a warning before a break, for reports that have stopped, and for a milestone of a
// campaign. This test is the desktop: it provides the notification service on its own bus (with_desktop.sh).
// Everything between the sandbox and that bus is code of the dashboard and of Qt.

#include "app/alerts/alert_steps.h"
#include "sound_recorder.h"

#include "alerts/alert_player.h"
#include "analytics/analytics_service.h"
#include "kit/text/time_text.h"

#include <QDBusConnection>
#include <QMutex>
#include <QTest>
#include <QThread>

#include <atomic>

using namespace Sidestage;
using namespace std::chrono_literals;

namespace {

struct Shown
{
    QString title{};
    QString text{};
    uint id = 0;
};

}  // namespace

/// A notification service that records the requests.
class NotificationService : public QObject
{
    Q_OBJECT
    Q_CLASSINFO("D-Bus Interface", "org.freedesktop.Notifications")
public:
    QList<Shown> all() const
    {
        const QMutexLocker lock(&m_mutex);
        return m_all;
    }
    std::atomic<bool> takesMarkup = false;

public Q_SLOTS:
    uint Notify(const QString &, uint, const QString &, const QString &summary, const QString &body,
                const QStringList &, const QVariantMap &, int)
    {
        const QMutexLocker lock(&m_mutex);
        m_all.append({.title = summary, .text = body, .id = uint(m_all.size()) + 1});
        return m_all.last().id;
    }
    void CloseNotification(uint) { }
    QStringList GetCapabilities() const
    {
        QStringList all{u"actions"_s, u"body"_s};
        if (takesMarkup)
            all.append(u"body-markup"_s);
        return all;
    }

Q_SIGNALS:
    void ActionInvoked(uint id, const QString &action);
    void NotificationClosed(uint id, uint reason);

private:
    mutable QMutex m_mutex{};
    QList<Shown> m_all{};
};

/// The service with which tray icons register.
class TrayWatcher : public QObject
{
    Q_OBJECT
    Q_CLASSINFO("D-Bus Interface", "org.kde.StatusNotifierWatcher")
    Q_PROPERTY(bool IsStatusNotifierHostRegistered READ isThere CONSTANT)
    Q_PROPERTY(int ProtocolVersion READ version CONSTANT)
public:
    bool isThere() const { return true; }
    int version() const { return 0; }

public Q_SLOTS:
    void RegisterStatusNotifierItem(const QString &) { }
    void RegisterStatusNotifierHost(const QString &) { }
};

/// A desktop in its own thread, so that a caller on the main thread can wait for its reply.
class Desktop : public QObject
{
    Q_OBJECT
public:
    Desktop()
    {
        moveToThread(&m_thread);
        m_notifications->moveToThread(&m_thread);
        m_watcher->moveToThread(&m_thread);
        m_thread.start();
        run([this] {
            QDBusConnection bus = connection();
            constexpr auto all = QDBusConnection::ExportAllContents;
            m_isThere = bus.registerObject(notificationsPath(), m_notifications.get(), all)
                && bus.registerObject(trayPath(), m_watcher.get(), all) && bus.registerService(service())
                && bus.registerService(tray());
        });
    }
    ~Desktop() override
    {
        run([this] {
            // Before the connection, which refers to them.
            m_notifications.reset();
            m_watcher.reset();
            QDBusConnection::disconnectFromBus(name());
            moveToThread(nullptr);
        });
        m_thread.quit();
        m_thread.wait();
    }
    Q_DISABLE_COPY_MOVE(Desktop)

    bool isThere() const { return m_isThere; }
    QList<Shown> shown() const { return m_notifications->all(); }
    /// Behaves as a desktop that supports markup in notifications.
    void takeMarkup() { m_notifications->takesMarkup = true; }
    /// Behaves as a desktop without a tray. Qt can show notifications only through a tray icon.
    void takeTrayAway()
    {
        run([] { connection().unregisterService(tray()); });
    }
    /// Simulates a click on a notification.
    void press(uint id)
    {
        run([this, id] { Q_EMIT m_notifications->ActionInvoked(id, u"default"_s); });
    }

private:
    static QString name() { return u"desktop"_s; }
    static QString service() { return u"org.freedesktop.Notifications"_s; }
    static QString notificationsPath() { return u"/org/freedesktop/Notifications"_s; }
    static QString trayPath() { return u"/StatusNotifierWatcher"_s; }
    static QString tray() { return u"org.kde.StatusNotifierWatcher"_s; }
    static QDBusConnection connection()
    {
        return QDBusConnection::connectToBus(QDBusConnection::SessionBus, name());
    }
    template <class Work>
    void run(Work work)
    {
        QMetaObject::invokeMethod(this, work, Qt::BlockingQueuedConnection);
    }

    QThread m_thread{};
    std::unique_ptr<NotificationService> m_notifications = std::make_unique<NotificationService>();
    std::unique_ptr<TrayWatcher> m_watcher = std::make_unique<TrayWatcher>();
    bool m_isThere = false;
};

class TstNotifications : public QObject
{
    Q_OBJECT

    std::unique_ptr<SoundRecorder> m_ears{};
    std::unique_ptr<Desktop> m_desktop{};
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
        [&] { QTRY_VERIFY_WITH_TIMEOUT(isThere(), AlertSteps::timeout); }();
        return m_desktop->shown().mid(0, m_desktop->shown().size() - 1);
    }
    Shown only()
    {
        [&] { QTRY_COMPARE_WITH_TIMEOUT(m_desktop->shown().size(), 1, AlertSteps::timeout); }();
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
        m_desktop = std::make_unique<Desktop>();
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
        QTRY_COMPARE_WITH_TIMEOUT(m_driver->window()->currentPage(), u"ads"_s, AlertSteps::timeout);
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
        QTRY_COMPARE_WITH_TIMEOUT(m_driver->window()->currentPage(), u"analytics"_s, AlertSteps::timeout);
    }

    void whatIsAboutAnotherAccountLeadsToThatOne()
    {
        QVERIFY2(beginWithAReportThatStops(), qPrintable(m_driver->problem()));
        Account *first = steps().account();
        const Shown notice = only();
        QVERIFY2(m_driver->signIn(u"pipnocturne"_s), qPrintable(m_driver->problem()));
        QTRY_VERIFY_WITH_TIMEOUT(m_driver->window()->account() != first, AlertSteps::timeout);
        m_desktop->press(notice.id);
        QTRY_COMPARE_WITH_TIMEOUT(m_driver->window()->currentPage(), u"analytics"_s, AlertSteps::timeout);
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
        QTRY_COMPARE_WITH_TIMEOUT(m_driver->window()->currentPage(), u"charity"_s, AlertSteps::timeout);
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
        QTRY_COMPARE_WITH_TIMEOUT(m_desktop->shown().size(), 2, AlertSteps::timeout);
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
        QTRY_VERIFY2_WITH_TIMEOUT(
            steps().isSaid(u"1 report has no new data: Paper Regatta: no new data for "_s),
            qPrintable(steps().said().join(u'\n')), AlertSteps::timeout);
        QVERIFY(m_desktop->shown().isEmpty());
    }
};

SIDESTAGE_TEST_MAIN(TstNotifications)
#include "tst_notifications.moc"
