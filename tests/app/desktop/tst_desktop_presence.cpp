// SPDX-License-Identifier: GPL-3.0-or-later

// The tray icon and global shortcuts. The desktop is a DesktopSession on its own bus, with a portal.
// Everything between the dashboard and that bus is code of Qt.

#include "app/drive_program.h"
#include "desktop_session.h"
#include "tour/dashboard_world.h"

#include "ads/ad_actions.h"
#include "ads/ad_clock.h"
#include "desktop/desktop_presence.h"
#include "desktop/tray.h"
#include "kit/overlays/toast_lane.h"
#include "live/live_status.h"
#include "shell/header/account_view.h"
#include "shell/settings/preferences.h"

#include <QDBusArgument>
#include <QDBusMessage>
#include <QDBusMetaType>
#include <QDBusObjectPath>
#include <QLabel>
#include <QMutex>
#include <QSettings>

#include <atomic>

/// A shortcut as the program sends it.
struct AskedShortcut
{
    QString id{};
    QVariantMap options{};
};
QDBusArgument &operator<<(QDBusArgument &to, const AskedShortcut &shortcut)
{
    to.beginStructure();
    to << shortcut.id << shortcut.options;
    to.endStructure();
    return to;
}
const QDBusArgument &operator>>(const QDBusArgument &from, AskedShortcut &shortcut)
{
    from.beginStructure();
    from >> shortcut.id >> shortcut.options;
    from.endStructure();
    return from;
}
using AskedShortcuts = QList<AskedShortcut>;
Q_DECLARE_METATYPE(AskedShortcut)

using namespace Sidestage;

/// The portal for global shortcuts.
class ShortcutsPortal : public QObject
{
    Q_OBJECT
    Q_CLASSINFO("D-Bus Interface", "org.freedesktop.portal.GlobalShortcuts")
public:
    static QString path() { return u"/org/freedesktop/portal/desktop"_s; }
    static QString session() { return u"/org/freedesktop/portal/desktop/session/1"_s; }
    std::atomic<bool> isDenying = false;

    ShortcutsPortal()
    {
        qDBusRegisterMetaType<AskedShortcut>();
        qDBusRegisterMetaType<AskedShortcuts>();
    }

    AskedShortcuts asked() const
    {
        const QMutexLocker lock(&m_mutex);
        return m_asked;
    }
    /// The user presses the keys of a shortcut.
    static void press(const QString &id, const QString &of = session())
    {
        QDBusMessage signal
            = QDBusMessage::createSignal(path(), u"org.freedesktop.portal.GlobalShortcuts"_s, u"Activated"_s);
        signal << QVariant::fromValue(QDBusObjectPath(of)) << id << qulonglong(1) << QVariantMap();
        DesktopSession::bus().send(signal);
    }

public Q_SLOTS:
    QDBusObjectPath CreateSession(const QVariantMap &options, const QDBusMessage &message)
    {
        return respond(options, message, 0, {{u"session_handle"_s, session()}});
    }
    QDBusObjectPath BindShortcuts(const QDBusObjectPath &of, const QList<AskedShortcut> &shortcuts,
                                  const QString &, const QVariantMap &options, const QDBusMessage &message)
    {
        const QMutexLocker lock(&m_mutex);
        m_asked = of.path() == session() ? shortcuts : AskedShortcuts();
        AskedShortcuts bound;
        for (const AskedShortcut &shortcut : shortcuts.mid(0, 1))
            bound.append({shortcut.id, {{u"trigger_description"_s, u"Meta+S"_s}}});
        return respond(options, message, isDenying ? 1 : 0, {{u"shortcuts"_s, QVariant::fromValue(bound)}});
    }

private:
    /// The result comes as a signal of a request, whose path the caller knows.
    QDBusObjectPath respond(const QVariantMap &options, const QDBusMessage &message, uint code,
                            const QVariantMap &results)
    {
        QString sender = message.service().mid(1);
        sender.replace(u'.', u'_');
        const QString request = u"/org/freedesktop/portal/desktop/request/%1/%2"_s.arg(
            sender, options.value(u"handle_token"_s).toString());
        QDBusMessage signal = QDBusMessage::createTargetedSignal(
            message.service(), request, u"org.freedesktop.portal.Request"_s, u"Response"_s);
        signal << code << results;
        QTimer::singleShot(0, this, [signal] { DesktopSession::bus().send(signal); });
        return QDBusObjectPath(request);
    }

    mutable QMutex m_mutex{};
    AskedShortcuts m_asked{};
};

class TstDesktopPresence : public QObject, public DashboardWorld
{
    Q_OBJECT

    std::unique_ptr<DesktopSession> m_desktop{};
    ShortcutsPortal *m_portal = nullptr;

    bool open(bool hasPortal = true)
    {
        m_desktop = std::make_unique<DesktopSession>();
        if (hasPortal) {
            auto portal = std::make_unique<ShortcutsPortal>();
            m_portal = portal.get();
            m_desktop->offer(ShortcutsPortal::path(), u"org.freedesktop.portal.Desktop"_s, std::move(portal));
        }
        return m_desktop->isThere() && Tray::isAvailable() && begin();
    }
    Preferences *preferences() const { return m_driver->app()->preferences(); }
    DesktopPresence *presence() const { return m_driver->app()->desktop(); }
    QAction *inMenu(const char *name) const
    {
        return presence()->tray()->menu()->findChild<QAction *>(QLatin1String(name));
    }
    bool isSaid(const QString &text) const
    {
        const auto labels = window()->toasts()->findChildren<QLabel *>();
        return std::any_of(labels.begin(), labels.end(),
                           [&](const QLabel *label) { return label->text().contains(text); });
    }
    /// How many notifications with these words the desktop has shown.
    qsizetype shown(const QString &words) const
    {
        const QList<Shown> all = m_desktop->shown();
        return std::count_if(all.begin(), all.end(),
                             [&](const Shown &shown) { return (shown.title + shown.text).contains(words); });
    }
    void turnOnShortcuts() const
    {
        const auto actions = window()->actions();
        for (QAction *action : actions) {
            if (action->objectName() == u"globalShortcuts")
                action->trigger();
        }
    }

private Q_SLOTS:
    void cleanup()
    {
        m_driver.reset();
        m_desktop.reset();
        QGuiApplication::setQuitOnLastWindowClosed(true);
    }

    void theIconShowsTheStateAndActs()
    {
        QVERIFY(open());
        QVERIFY(presence()->tray());
        QTRY_VERIFY(inMenu("trayState")->text().startsWith(u"TeaAndTurrets is live · "_s));
        const auto waits = [this](int waiting) {
            return inMenu("trayState")->text().endsWith(u"%1 waiting"_s.arg(waiting));
        };
        QTRY_VERIFY(queue()->waiting() > 0 && waits(queue()->waiting()));
        preferences()->setShowsWaitingInTray(false);
        QCOMPARE(inMenu("trayState")->text(), u"TeaAndTurrets is live"_s);

        QTRY_COMPARE(ads()->actions()->blockReason(AdActions::Action::Snooze), AdActions::BlockReason::None);
        ads()->actions()->setUndoTime(std::chrono::hours(1));
        inMenu("traySnooze")->trigger();
        QVERIFY(ads()->actions()->held());

        // Another account is another state, and nobody is one too.
        QVERIFY(signIn(u"quillscribe"_s));
        QTRY_COMPARE(inMenu("trayState")->text(), u"QuillScribe is offline"_s);
        window()->setAccount(nullptr);
        QCOMPARE(inMenu("trayState")->text(), u"Nobody is signed in"_s);
    }

    void closingTheWindowIsTheUsersChoice()
    {
        QVERIFY(open());
        preferences()->setKeepsRunningWhenClosed(true);
        QVERIFY(!window()->close());
        QVERIFY(window()->isHidden());
        // Said once.
        QTRY_COMPARE(shown(u"Sidestage keeps running"_s), 1);
        inMenu("trayShow")->trigger();
        QTRY_VERIFY(window()->isVisible());
        QVERIFY(!window()->close());
        inMenu("traySnooze")->trigger();  // a notification that comes after any other
        QTRY_VERIFY(m_desktop->shown().size() >= 2);
        QCOMPARE(shown(u"Sidestage keeps running"_s), 1);

        inMenu("trayShow")->trigger();
        QTRY_VERIFY(window()->isVisible());
        preferences()->setKeepsRunningWhenClosed(false);
        QVERIFY(window()->close());
    }

    void aProgramInTheTrayIsFoundAndQuits()
    {
        m_desktop = std::make_unique<DesktopSession>();
        QVERIFY(m_desktop->isThere());
        QTemporaryDir folder;
        {
            QSettings settings(Application::settingsFor(folder.path()), QSettings::IniFormat);
            settings.setValue(u"start/inTray"_s, true);
            settings.setValue(u"start/keepsRunningWhenClosed"_s, true);
        }
        QProcess program;
        program.setProcessChannelMode(QProcess::ForwardedChannels);
        program.start(QStringLiteral(SIDESTAGE_PROGRAM), {u"--data-dir"_s, folder.path()});
        const auto says = [&](const QStringList &words) {
            DriveProgram asked(folder.path(), words);
            return asked.wait() == 0 ? asked.json() : QJsonObject();
        };
        // Its sandbox runs although no window was painted.
        QTRY_COMPARE(says({u"status"_s, u"--json"_s})[u"connection"_s].toString(), u"signed_out"_s);
        QCOMPARE(program.state(), QProcess::Running);
        QVERIFY(!says({u"do"_s, u"quit"_s, u"--json"_s}).isEmpty());
        QTRY_COMPARE(program.state(), QProcess::NotRunning);
        QCOMPARE(program.exitStatus(), QProcess::NormalExit);
        QCOMPARE(program.exitCode(), 0);
        QVERIFY(!QFile::exists(folder.filePath(u"running"_s)));
    }

    void globalShortcutsAreOffUntilTheUserWantsThem()
    {
        QVERIFY(open());
        QCOMPARE(presence()->shortcuts()->state(), GlobalShortcuts::State::Off);
        turnOnShortcuts();
        QVERIFY(preferences()->usesGlobalShortcuts());
        QTRY_COMPARE(presence()->shortcuts()->state(), GlobalShortcuts::State::On);
        const AskedShortcuts asked = m_portal->asked();
        QCOMPARE(asked.size(), 7);
        QCOMPARE(asked.first().id, u"snooze-ad"_s);
        QCOMPARE(asked.first().options[u"description"_s].toString(), u"Snooze the next ad"_s);
        QCOMPARE(presence()->shortcuts()->keys(), QStringList{u"Snooze the next ad: Meta+S"_s});
        QTRY_VERIFY(isSaid(u"Meta+S"_s));

        QTRY_COMPARE(ads()->actions()->blockReason(AdActions::Action::Snooze), AdActions::BlockReason::None);
        ads()->actions()->setUndoTime(std::chrono::hours(1));
        // Hidden, because without a window manager a window cannot be minimized.
        window()->hide();
        QTRY_VERIFY(!window()->isActiveWindow());
        ShortcutsPortal::press(u"snooze-ad"_s, u"/org/freedesktop/portal/desktop/session/other"_s);
        ShortcutsPortal::press(u"format-the-disk"_s);
        ShortcutsPortal::press(u"snooze-ad"_s);
        QTRY_VERIFY(ads()->actions()->held());
        QTRY_COMPARE(shown(u"Snoozing the next ad"_s), 1);
        QVERIFY(window()->isHidden());

        turnOnShortcuts();  // off again
        QCOMPARE(presence()->shortcuts()->state(), GlobalShortcuts::State::Off);
    }

    void aDesktopThatDoesNotOfferThemIsNamed()
    {
        QVERIFY(open(false));
        turnOnShortcuts();
        QTRY_COMPARE(presence()->shortcuts()->state(), GlobalShortcuts::State::Unavailable);
        QTRY_VERIFY(isSaid(u"This desktop offers no global shortcuts"_s));
    }

    void theUserMayRefuseThem()
    {
        QVERIFY(open());
        m_portal->isDenying = true;
        turnOnShortcuts();
        QTRY_COMPARE(presence()->shortcuts()->state(), GlobalShortcuts::State::Unavailable);
        QVERIFY2(presence()->shortcuts()->reason().contains(u"did not allow"_s),
                 qPrintable(presence()->shortcuts()->reason()));
    }
};

SIDESTAGE_TEST_MAIN(TstDesktopPresence)
#include "tst_desktop_presence.moc"
