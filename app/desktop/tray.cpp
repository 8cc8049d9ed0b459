// SPDX-License-Identifier: GPL-3.0-or-later
#include "tray.h"

#include "accounts/account.h"
#include "app/account_services.h"
#include "app/application.h"
#include "chat/moderation/moderation_service.h"
#include "desktop_presence.h"
#include "kit/theme/named.h"
#include "kit/theme/theme.h"
#include "live/live_status.h"
#include "remote/remote_messages.h"
#include "rewards/queue/redemption_queue.h"
#include "rewards/rewards_service.h"
#include "shell/header/account_view.h"
#include "shell/main_window.h"
#include "shell/settings/preferences.h"

#include <QApplication>
#include <QPainter>

namespace Sidestage {

namespace {

/// The icon of the program with a dot while live, and the number that waits.
QIcon trayIcon(bool isLive, int waiting)
{
    constexpr int size = 64;
    QPixmap pixmap = QApplication::windowIcon().pixmap(size, size);
    if (pixmap.isNull()) {
        pixmap = QPixmap(size, size);
        pixmap.fill(Qt::transparent);
    }
    pixmap = pixmap.scaled(size, size, Qt::KeepAspectRatio, Qt::SmoothTransformation);
    QPainter painter(&pixmap);
    painter.setRenderHint(QPainter::Antialiasing);
    const Tokens &t = Theme::tokens();
    if (isLive) {
        painter.setPen(QPen(t.onFill, 3));
        painter.setBrush(t.liveFill);
        painter.drawEllipse(QRectF(size - 26, 3, 22, 22));
    }
    if (waiting > 0) {
        constexpr int most = 99;
        const QString text = waiting > most ? QStringLiteral("99+") : QString::number(waiting);
        QFont font = QApplication::font();
        font.setPixelSize(text.size() > 2 ? 22 : 28);
        font.setBold(true);
        painter.setFont(font);
        const int width = std::max(34, painter.fontMetrics().horizontalAdvance(text) + 12);
        const QRectF badge(size - width, size - 34, width, 34);
        painter.setPen(Qt::NoPen);
        painter.setBrush(t.accentFill);
        painter.drawRoundedRect(badge, 12, 12);
        painter.setPen(t.onFill);
        painter.drawText(badge, Qt::AlignCenter, text);
    }
    painter.end();
    return pixmap;
}

}  // namespace

Tray::Tray(Application *app, DesktopPresence *desktop)
    : m_app(app)
    , m_desktop(desktop)
    , m_state(named("trayState", m_menu.addAction(QString())))
{
    m_icon.setObjectName(QStringLiteral("trayIcon"));
    m_menu.setObjectName(QStringLiteral("trayMenu"));
    m_state->setEnabled(false);
    m_menu.addSeparator();
    addAction("trayShow", tr("Show Sidestage"), {QStringLiteral("show-window")});
    m_menu.addSeparator();
    addAction("traySnooze", tr("Snooze the next ad"), {QStringLiteral("snooze-ad")});
    addAction("trayMark", tr("Mark this moment"), {QStringLiteral("mark-moment")});
    addAction("trayLock", tr("Lock down or restore chat…"), {QStringLiteral("lock-down-chat")});
    m_menu.addSeparator();
    addAction("trayQuit", tr("Quit"), {QStringLiteral("quit")});
    m_icon.setContextMenu(&m_menu);
    connect(&m_icon, &QSystemTrayIcon::activated, this, [this](QSystemTrayIcon::ActivationReason reason) {
        if (reason != QSystemTrayIcon::Context)
            m_app->bringForward();
    });
    connect(m_app->preferences(), &Preferences::changed, this, &Tray::update);
    update();
    m_icon.show();
}

Tray::~Tray() = default;

void Tray::addAction(const char *name, const QString &text, const QStringList &command)
{
    QAction *action = named(QLatin1String(name), m_menu.addAction(text));
    connect(action, &QAction::triggered, this, [this, command] {
        m_desktop->perform({.action = command.first(), .arguments = command.mid(1)});
    });
}

void Tray::follow(Account *account)
{
    m_account = account;
    m_context = std::make_unique<QObject>();
    if (account) {
        AccountServices *services = m_app->accountServices();
        const auto update = [this] { this->update(); };
        connect(m_app->window()->viewOf(account)->live(), &Feed::changed, m_context.get(), update);
        connect(services->rewards(account)->queue(), &RedemptionQueue::totalsChanged, m_context.get(),
                update);
        connect(services->moderation(account), &ModerationService::waitingChanged, m_context.get(), update);
    }
    update();
}

void Tray::update()
{
    using State = LiveStatus::State;
    const State state = m_account ? m_app->window()->viewOf(m_account)->live()->state() : State::Unknown;
    int waiting = 0;
    if (m_account && m_app->preferences()->showsWaitingInTray())
        waiting = m_app->accountServices()->rewards(m_account)->queue()->waiting()
            + m_app->accountServices()->moderation(m_account)->waitingCount();
    QString text = m_account ? m_account->info().displayName : tr("Nobody is signed in");
    if (state == State::Live)
        text = tr("%1 is live", "an account").arg(text);
    else if (state == State::Offline)
        text = tr("%1 is offline", "an account").arg(text);
    if (waiting > 0)
        text += QStringLiteral(" · ") + tr("%n waiting", nullptr, waiting);
    if (std::exchange(m_shown, text) == text)
        return;
    m_state->setText(QString(text).replace(u'&', QLatin1String("&&")));
    // Some desktops read tool tips as markup.
    m_icon.setToolTip((QStringLiteral("Sidestage\n") + text).toHtmlEscaped());
    m_icon.setIcon(trayIcon(state == State::Live, waiting));
}

}  // namespace Sidestage
