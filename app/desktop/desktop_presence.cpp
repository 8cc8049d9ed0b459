// SPDX-License-Identifier: GPL-3.0-or-later
#include "desktop_presence.h"

#include "alerts/alert_player.h"
#include "app/account_services.h"
#include "app/application.h"
#include "kit/theme/icons.h"
#include "kit/theme/named.h"
#include "remote/direct_actions.h"
#include "remote/remote_control.h"
#include "shell/main_window.h"
#include "shell/settings/key_list.h"
#include "shell/settings/preferences.h"
#include "system_keys.h"
#include "tray.h"

#include <QAction>
#include <QApplication>
#include <QTimer>

namespace Sidestage {

namespace {

/// The action behind the id of each global shortcut. The usual keys are for systems on which the program
/// takes them. With all three modifiers and a function key, hardly any other program has them and no layout
/// of a keyboard writes a sign with them; F4 with Alt closes windows, F12 belongs to debuggers on Windows.
QList<std::pair<GlobalShortcuts::Shortcut, RemoteRequest>> globalActions()
{
    using Shortcut = GlobalShortcuts::Shortcut;
    const auto named
        = [](const char *name, const QString &text, Qt::Key key, const QStringList &arguments = {}) {
              return std::pair(Shortcut{QLatin1String(name), text, {Qt::CTRL | Qt::ALT | Qt::SHIFT | key}},
                               RemoteRequest{.action = QLatin1String(name), .arguments = arguments});
          };
    return {
        named("snooze-ad", DesktopPresence::tr("Snooze the next ad"), Qt::Key_F5),
        named("mark-moment", DesktopPresence::tr("Mark this moment"), Qt::Key_F6),
        named("fulfil-oldest", DesktopPresence::tr("Fulfil the redemption that waits longest"), Qt::Key_F7),
        named("refund-oldest", DesktopPresence::tr("Refund the redemption that waits longest"), Qt::Key_F8),
        named("undo", DesktopPresence::tr("Undo"), Qt::Key_F9),
        named("lock-down-chat", DesktopPresence::tr("Lock down chat without asking"), Qt::Key_F10,
              {QStringLiteral("now")}),
        named("show-window", DesktopPresence::tr("Show Sidestage"), Qt::Key_F11)};
}

}  // namespace

DesktopPresence::DesktopPresence(Application *app)
    : m_app(app)
{
    Preferences *preferences = app->preferences();
    auto *use
        = named("globalShortcuts",
                new QAction(Icons::icon(Icon::Keyboard, Tone::Secondary), tr("Use global shortcuts"), this));
    use->setCheckable(true);
    connect(use, &QAction::triggered, preferences, &Preferences::setUsesGlobalShortcuts);
    app->window()->addFileAction(use);
    const auto apply = [this, use, preferences] {
        use->setChecked(preferences->usesGlobalShortcuts());
        applyShortcuts();
    };
    connect(preferences, &Preferences::changed, this, apply);
    apply();
    connect(&m_shortcuts, &GlobalShortcuts::changed, this, &DesktopPresence::sayShortcuts);
    connect(&m_shortcuts, &GlobalShortcuts::pressed, this, [this](const QString &id) {
        for (const auto &[shortcut, request] : globalActions()) {
            if (shortcut.id == id)
                perform(request);
        }
    });
    app->window()->setStaysWhenClosed([this] { return stayInTray(); });
    app->window()->setOtherKeys([this] { return keyRows(); });
    connect(app->window(), &MainWindow::accountShown, this, [this](Account *account) {
        if (m_tray)
            m_tray->follow(account);
    });
}

DesktopPresence::~DesktopPresence() = default;

bool DesktopPresence::startsHidden() const
{
    return m_app->preferences()->startsInTray() && Tray::isAvailable();
}

void DesktopPresence::begin()
{
    m_hasBegun = true;
    applyShortcuts();
    lookForTray();
}

/// At login, the program may start before the panel that has the tray.
void DesktopPresence::lookForTray()
{
    constexpr int most = 30;
    if (Tray::isAvailable()) {
        m_tray = std::make_unique<Tray>(m_app, this);
        m_tray->follow(m_app->window()->account());
        m_app->accountServices()->alerts()->setTray(m_tray->icon());
        if (m_app->window()->isHidden())
            QApplication::setQuitOnLastWindowClosed(false);
    } else if (++m_looks < most) {
        QTimer::singleShot(std::chrono::seconds(2), this, &DesktopPresence::lookForTray);
    }
}

void DesktopPresence::perform(const RemoteRequest &request)
{
    const RemoteReply reply = m_app->remote()->perform(request);
    const bool isRefused = reply.outcome >= RemoteReply::Outcome::Refused;
    MainWindow *window = m_app->window();
    if (window->isActiveWindow()) {
        // The window itself shows what was done.
        if (isRefused)
            window->showToast(reply.message, Pill::Kind::Warn);
    } else if (isRefused || reply.outcome == RemoteReply::Outcome::Accepted) {
        m_app->accountServices()->alerts()->notify(isRefused ? tr("Not done") : QStringLiteral("Sidestage"),
                                                   reply.message, window->currentPage(), window->account());
    }
}

void DesktopPresence::leaveTray()
{
    QApplication::setQuitOnLastWindowClosed(true);
}

/// Hides the window instead of closing it, if the user wants that. Returns false if it has to close.
bool DesktopPresence::stayInTray()
{
    if (!m_tray || !Tray::isAvailable() || !m_app->preferences()->keepsRunningWhenClosed()
        || m_app->isSessionEnding())
        return false;
    // The windows of pages can still be open. Closing the last of them does not quit.
    QApplication::setQuitOnLastWindowClosed(false);
    m_app->window()->hide();
    if (m_app->preferences()->explainsTray()) {
        m_app->preferences()->setExplainsTray(false);
        m_app->accountServices()->alerts()->notify(tr("Sidestage keeps running"),
                                                   tr("Its icon in the tray shows the window again. To quit, "
                                                      "use the menu of the icon. Settings decide "
                                                      "what closing the window does."),
                                                   m_app->window()->currentPage());
    }
    return true;
}

void DesktopPresence::applyShortcuts()
{
    if (!m_hasBegun)
        return;
    const bool isOn = m_shortcuts.state() != GlobalShortcuts::State::Off;
    if (!m_app->preferences()->usesGlobalShortcuts()) {
        if (isOn)
            m_shortcuts.stop();
        return;
    }
    const QList<KeyRow> rows = keyRows();
    if (isOn && rows == m_asked)
        return;
    m_asked = rows;
    QList<GlobalShortcuts::Shortcut> shortcuts;
    for (const auto &[shortcut, request] : globalActions())
        shortcuts.append(shortcut);
    for (int at = 0; at < rows.size(); ++at)
        shortcuts[at].keys = rows[at].keys.value(0);
    m_shortcuts.start(shortcuts);
}

/// The global shortcuts as actions whose keys the user can change. None where the desktop has a dialog for
/// that, or while they are off, because they take no keys from other actions then.
QList<KeyRow> DesktopPresence::keyRows() const
{
    QList<KeyRow> rows;
    const Preferences *preferences = m_app->preferences();
    if (!SystemKeys::areOurChoice() || !preferences->usesGlobalShortcuts())
        return rows;
    for (const auto &[shortcut, request] : globalActions()) {
        const QString id = QStringLiteral("global/") + shortcut.id;
        const QList<QKeySequence> usual{shortcut.keys};
        rows.append({.id = id,
                     .text = shortcut.description,
                     .place = tr("Other programs"),
                     .icon = Icon::Keyboard,
                     .isEverywhere = true,
                     .keys = preferences->keys(id).value_or(usual),
                     .usual = usual});
    }
    return rows;
}

void DesktopPresence::sayShortcuts()
{
    MainWindow *window = m_app->window();
    if (m_shortcuts.state() == GlobalShortcuts::State::Unavailable)
        window->showToast(m_shortcuts.reason(), Pill::Kind::Warn);
    if (m_shortcuts.state() != GlobalShortcuts::State::On)
        return;
    QStringList said = m_shortcuts.problems();
    said.append(m_shortcuts.keys().isEmpty()
                    ? tr("Global shortcuts are on. Choose their keys in the settings of your "
                         "desktop.")
                    : tr("Global shortcuts are on. %1").arg(m_shortcuts.keys().join(QStringLiteral(" · "))));
    window->showToast(said.join(u' '), said.size() > 1 ? Pill::Kind::Warn : Pill::Kind::Good);
}

}  // namespace Sidestage
