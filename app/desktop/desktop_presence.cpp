// SPDX-License-Identifier: GPL-3.0-or-later
#include "desktop_presence.h"

#include "alerts/alert_player.h"
#include "app/account_services.h"
#include "app/application.h"
#include "kit/theme/icons.h"
#include "kit/theme/named.h"
#include "remote/remote_actions.h"
#include "remote/remote_control.h"
#include "shell/main_window.h"
#include "shell/settings/preferences.h"
#include "tray.h"

#include <QAction>
#include <QApplication>
#include <QTimer>

namespace Sidestage {

namespace {

/// The action behind the id of each global shortcut.
QList<std::pair<GlobalShortcuts::Shortcut, RemoteRequest>> globalActions()
{
    using Shortcut = GlobalShortcuts::Shortcut;
    const auto named = [](const char *name, const QString &text, const QStringList &arguments = {}) {
        return std::pair(Shortcut{QLatin1String(name), text},
                         RemoteRequest{.action = QLatin1String(name), .arguments = arguments});
    };
    return {named("snooze-ad", DesktopPresence::tr("Snooze the next ad")),
            named("mark-moment", DesktopPresence::tr("Mark this moment")),
            named("fulfil-oldest", DesktopPresence::tr("Fulfil the redemption that waits longest")),
            named("refund-oldest", DesktopPresence::tr("Refund the redemption that waits longest")),
            named("undo", DesktopPresence::tr("Undo")),
            named("lock-down-chat", DesktopPresence::tr("Lock down chat without asking"),
                  {QStringLiteral("now")}),
            named("show-window", DesktopPresence::tr("Show Sidestage"))};
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
    const bool isOff = m_shortcuts.state() == GlobalShortcuts::State::Off;
    if (m_app->preferences()->usesGlobalShortcuts() == !isOff)
        return;
    if (!isOff)
        return m_shortcuts.stop();
    QList<GlobalShortcuts::Shortcut> shortcuts;
    for (const auto &[shortcut, request] : globalActions())
        shortcuts.append(shortcut);
    m_shortcuts.start(shortcuts);
}

void DesktopPresence::sayShortcuts()
{
    if (m_shortcuts.state() == GlobalShortcuts::State::Unavailable)
        m_app->window()->showToast(m_shortcuts.reason(), Pill::Kind::Warn);
    else if (m_shortcuts.state() == GlobalShortcuts::State::On)
        m_app->window()->showToast(
            m_shortcuts.keys().isEmpty()
                ? tr("Global shortcuts are on. Choose their keys in the settings of your "
                     "desktop.")
                : tr("Global shortcuts are on. %1").arg(m_shortcuts.keys().join(QStringLiteral(" · "))),
            Pill::Kind::Good);
}

}  // namespace Sidestage
