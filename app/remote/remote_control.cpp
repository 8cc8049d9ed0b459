// SPDX-License-Identifier: GPL-3.0-or-later
#include "remote_control.h"

#include "accounts/account.h"
#include "accounts/quit_dialog.h"
#include "ads/ad_actions.h"
#include "ads/ad_count.h"
#include "ads/ads_service.h"
#include "app/account_services.h"
#include "app/application.h"
#include "base/bidi.h"
#include "channel/channel_service.h"
#include "chat/moderation/moderation_service.h"
#include "client/client.h"
#include "client/connection.h"
#include "client/session.h"
#include "direct_actions.h"
#include "live/live_status.h"
#include "rewards/decisions/decision_service.h"
#include "rewards/feed/queue_feed.h"
#include "rewards/queue/redemption_queue.h"
#include "rewards/rewards_service.h"
#include "schema/describe.h"
#include "shell/command_palette.h"
#include "shell/header/account_view.h"
#include "shell/main_window.h"

#include <QAction>
#include <QApplication>
#include <QLocalSocket>

#include <algorithm>

namespace Sidestage {

namespace {

using Outcome = RemoteReply::Outcome;
using Kind = RemoteAction::Kind;

const QString showName = QStringLiteral("show");
const QString showWindowName = QStringLiteral("show-window");

RemoteReply refusal(const QString &text)
{
    return {.outcome = Outcome::Refused, .message = text};
}

/// The actions of the window that need neither the window on the screen nor the user.
bool actsAlone(const QString &name)
{
    static const QStringList all{QStringLiteral("undo"),
                                 QStringLiteral("refresh"),
                                 QStringLiteral("light-theme"),
                                 QStringLiteral("dark-theme"),
                                 QStringLiteral("system-theme"),
                                 QStringLiteral("larger-text"),
                                 QStringLiteral("smaller-text"),
                                 QStringLiteral("normal-text"),
                                 QStringLiteral("toggle-sidebar"),
                                 QStringLiteral("next-account"),
                                 QStringLiteral("quit"),
                                 QStringLiteral("keep-on-top"),
                                 QStringLiteral("global-shortcuts")};
    return all.contains(name);
}

Kind kindOf(const Command &command)
{
    if (command.action->text().endsWith(QChar(0x2026)))
        return Kind::Opens;
    return command.before                                     ? Kind::Page
        : actsAlone(remoteName(command.action->objectName())) ? Kind::Acts
                                                              : Kind::Opens;
}

/// Of a disabled action, the tool tip is the reason.
QString reasonOf(const QAction &action)
{
    const QString reason = action.toolTip();
    return reason.isEmpty() || reason == action.text() || reason == plainText(action)
        ? RemoteControl::tr("“%1” is not available now.").arg(plainText(action))
        : reason;
}

/// Why this account cannot do it now; empty: it can.
QString whyNot(const DirectAction &direct, AccountServices *services, Account *account)
{
    if (account->session()->isEnded())
        return RemoteControl::tr("%1 is signed out. Sign in again.").arg(services->nameOf(account));
    return direct.block ? direct.block(services, account) : QString();
}

RemoteStatus::Link linkOf(const Account &account)
{
    using Link = RemoteStatus::Link;
    if (isAwaited(*account.session()) || isWithheld(*account.session()))
        return Link::WaitingForKeychain;
    switch (account.client()->connection()->state()) {
    case Connection::State::Unknown:
        return Link::Connecting;
    case Connection::State::Connected:
        return Link::Connected;
    case Connection::State::Reconnecting:
        return Link::Reconnecting;
    case Connection::State::Offline:
        return Link::Offline;
    case Connection::State::SignedOut:
        break;
    }
    return Link::SignedOut;
}

void addAds(const AdsService *ads, RemoteStatus &status)
{
    const AdCount count = AdCount::of(ads);
    const int seconds = int(count.seconds());
    switch (count.kind) {
    case AdCount::Kind::Running:
        status.adEndsIn = seconds;
        break;
    case AdCount::Kind::Coming:
    case AdCount::Kind::Due:
        status.nextAdAt = count.at;
        status.nextAdIn = seconds;
        break;
    case AdCount::Kind::None:
        break;
    default:
        return;  // nothing is known
    }
    status.isAdRunning = count.kind == AdCount::Kind::Running;
    status.snoozeCount = ads->actions()->snoozes();
}

void send(QLocalSocket *visitor, const RemoteReply &reply)
{
    visitor->write(Api::toText(reply) + '\n');
    visitor->flush();
}

}  // namespace

RemoteControl::RemoteControl(Application *app, QObject *parent)
    : QObject(parent)
    , m_app(app)
{
    // Only while somebody watches. The status comes from a dozen models, which all may change it.
    constexpr int often = 500;
    m_look.setInterval(often);
    connect(&m_look, &QTimer::timeout, this, qOverload<>(&RemoteControl::tell));
}

void RemoteControl::answer(const QByteArray &request, const QByteArray &activation, QLocalSocket *visitor)
{
    const auto asked = Api::fromText<RemoteRequest>(request);
    using Verb = RemoteRequest::Verb;
    // A verb that is not known reads as the first one, Do.
    if (!asked || (asked->verb == Verb::Do && asked->action.isEmpty()))
        return visitor->abort();
    if (asked->verb == Verb::Watch)
        return add(*asked, visitor);
    const QPointer<QLocalSocket> there(visitor);
    RemoteReply reply;
    if (asked->verb == Verb::Do)
        reply = perform(*asked, activation);
    else if (asked->verb == Verb::Status)
        reply = status(*asked);
    else
        reply.actions = actions();
    if (!there)
        return;
    send(there, reply);
    there->disconnectFromServer();
}

void RemoteControl::add(const RemoteRequest &request, QLocalSocket *visitor)
{
    std::erase_if(m_watchers, [](const Watcher &watcher) { return !watcher.socket; });
    if (m_watchers.size() >= maxWatchers) {
        send(visitor, refusal(tr("Too many programs watch the status.")));
        return visitor->disconnectFromServer();
    }
    Watcher watcher{.socket = visitor, .request = request};
    if (!tell(watcher))
        return visitor->disconnectFromServer();
    m_watchers.push_back(std::move(watcher));
    m_look.start();
}

void RemoteControl::tell()
{
    std::erase_if(m_watchers, [this](Watcher &watcher) {
        constexpr qint64 tooMuch = 1 << 20;  // it does not read
        if (watcher.socket && (watcher.socket->bytesToWrite() > tooMuch || !tell(watcher)))
            watcher.socket->abort();
        return !watcher.socket || watcher.socket->state() != QLocalSocket::ConnectedState;
    });
    if (m_watchers.empty())
        m_look.stop();
}

/// Sends the status if it has changed. Returns false if there is none for this watcher.
bool RemoteControl::tell(Watcher &watcher)
{
    const RemoteReply reply = status(watcher.request);
    RemoteReply still = reply;
    if (still.status) {
        still.status->nextAdIn.reset();
        still.status->adEndsIn.reset();
    }
    const QByteArray now = Api::toText(still);
    if (std::exchange(watcher.last, now) != now)
        send(watcher.socket, reply);
    return reply.status.has_value();
}

Result<Account *> RemoteControl::accountOf(const RemoteRequest &request) const
{
    const auto fail
        = [](const QString &text) { return Error{.kind = Error::Kind::Invalid, .message = text}; };
    const ServiceHost *service
        = request.profile.isEmpty() ? m_app->service() : m_app->findService(request.profile);
    if (!service)
        return fail(tr("There is no service with the ID “%1”.").arg(request.profile));
    const Accounts *accounts = service->accounts();
    if (!accounts || !accounts->isLoaded()) {
        if (service == m_app->service())
            return request.account.isEmpty() ? Result<Account *>(nullptr)
                                             : fail(tr("Sidestage is still starting. Try again."));
        return fail(tr("%1 was not opened in this run of Sidestage. Show it once.")
                        .arg(isolated(service->profile().shownName())));
    }
    if (request.account.isEmpty())
        return accounts->current();
    const QList<Account *> all = accounts->all();
    for (Account *account : all) {
        const AccountInfo &info = account->info();
        if (info.login.compare(request.account, Qt::CaseInsensitive) == 0
            || info.displayName.compare(request.account, Qt::CaseInsensitive) == 0)
            return account;
    }
    return fail(tr("%1 is not among the accounts of %2.")
                    .arg(request.account, isolated(service->profile().shownName())));
}

QString RemoteControl::showAccount(const RemoteRequest &request)
{
    if (request.account.isEmpty() && request.profile.isEmpty())
        return {};
    const auto account = accountOf(request);
    if (!account)
        return account.error().message;
    ServiceHost *service = request.profile.isEmpty() ? m_app->service() : m_app->findService(request.profile);
    m_app->chooseService(service);
    if (*account)
        service->accounts()->setCurrent(*account);
    return {};
}

RemoteReply RemoteControl::perform(const RemoteRequest &request, const QByteArray &activation)
{
    const qsizetype given = request.arguments.size();
    const DirectAction *direct = nullptr;
    for (const DirectAction &one : directActions()) {
        if (request.action == QLatin1String(one.name))
            direct = &one;
    }
    if (direct && given >= direct->least) {
        if (given > direct->most)
            return {.outcome = Outcome::BadArguments,
                    .message = tr("Usage: sidestage do %1 %2")
                                   .arg(QLatin1String(direct->name), QLatin1String(direct->arguments))};
        const auto account = accountOf(request);
        if (!account)
            return refusal(account.error().message);
        if (!*account)
            return refusal(m_app->accounts() && m_app->accounts()->isLoaded()
                               ? tr("Nobody is signed in.")
                               : tr("Sidestage is still starting. Try again."));
        AccountServices *services = m_app->accountServices();
        const QString block = whyNot(*direct, services, *account);
        return block.isEmpty() ? direct->run(services, *account, request.arguments) : refusal(block);
    }
    if (request.action == showName && given == 1)
        return showPlace(request, activation);
    if (request.action == showWindowName && given == 0) {
        m_app->bringForward(request.profile, activation);
        return {.message = tr("The window is shown.")};
    }

    const auto named = [&](const QAction *action) {
        return action && !action->objectName().isEmpty()
            && remoteName(action->objectName()) == request.action;
    };
    Command found;
    // The window's own first: for the others every page has to exist.
    const QList<QAction *> own = m_app->window()->actions();
    for (QAction *action : own) {
        if (named(action) && action->isVisible())
            found.action = action;
    }
    if (!found.action) {
        const QList<Command> commands = m_app->window()->commands();
        for (const Command &command : commands) {
            if (!found.action && named(command.action))
                found = command;
        }
    }
    if (found.action) {
        if (given > 0)
            return {.outcome = Outcome::BadArguments, .message = tr("This action takes no arguments.")};
        return run(request, found, activation);
    }
    QStringList names;
    const QList<RemoteAction> listed = actions();
    for (const RemoteAction &action : listed)
        names += action.name;
    if (names.contains(request.action))
        return {.outcome = Outcome::BadArguments,
                .message = tr("This action needs an argument. See: sidestage do --list")};
    const QStringList nearest = nearestNames(request.action, names);
    return {.outcome = Outcome::UnknownAction,
            .message = nearest.isEmpty()
                ? tr("There is no action “%1”. See: sidestage do --list").arg(request.action)
                : tr("There is no action “%1”.").arg(request.action),
            .suggestions = nearest};
}

RemoteReply RemoteControl::run(const RemoteRequest &request, const Command &command,
                               const QByteArray &activation)
{
    const Kind kind = kindOf(command);
    if (kind != Kind::Acts && QApplication::activeModalWidget())
        return refusal(tr("A dialog is open in Sidestage. Close it first."));
    if (const QString why = showAccount(request); !why.isEmpty())
        return refusal(why);
    // Another account has other pages with other actions.
    if (!command.action || (command.before && (!request.account.isEmpty() || !request.profile.isEmpty())))
        return perform({.action = request.action}, activation);
    if (command.before)
        command.before();
    if (!command.action->isEnabled())
        return refusal(reasonOf(*command.action));
    const QString text = plainText(*command.action);
    if (kind == Kind::Acts) {
        command.action->trigger();
        // Quitting may have to ask about unsent decisions first.
        const auto *asks = request.action == u"quit" ? m_app->window()->findChild<QuitDialog *>() : nullptr;
        return {.outcome = asks && asks->isVisible() ? Outcome::Opened : Outcome::Done, .message = text};
    }
    m_app->bringForward({}, activation);
    // Later, because some dialogs and menus return only when the user has closed them.
    QTimer::singleShot(0, command.action.data(), &QAction::trigger);
    return {.outcome = Outcome::Opened, .message = text};
}

RemoteReply RemoteControl::showPlace(const RemoteRequest &request, const QByteArray &activation)
{
    if (const QString why = showAccount(request); !why.isEmpty())
        return refusal(why);
    const QList<Command> places = m_app->window()->places();
    for (const Command &place : places) {
        if (plainText(*place.action).compare(request.arguments.first(), Qt::CaseInsensitive) != 0)
            continue;
        m_app->bringForward({}, activation);
        place.action->trigger();
        return {.outcome = Outcome::Opened, .message = plainText(*place.action)};
    }
    return refusal(tr("No reward, chat mode or channel is called “%1”.").arg(request.arguments.first()));
}

QList<RemoteAction> RemoteControl::actions()
{
    QList<RemoteAction> all;
    const auto account = accountOf({});
    Account *shown = account ? *account : nullptr;
    for (const DirectAction &direct : directActions()) {
        const QString reason
            = shown ? whyNot(direct, m_app->accountServices(), shown) : tr("Nobody is signed in.");
        all.append({.name = QLatin1String(direct.name),
                    .arguments = QLatin1String(direct.arguments),
                    .text = DirectAction::tr(direct.text),
                    .kind = Kind::Acts,
                    .isEnabled = reason.isEmpty(),
                    .reason = reason});
    }
    all.append({.name = showWindowName, .text = tr("Show the window"), .kind = Kind::Acts});
    all.append({.name = showName,
                .arguments = QStringLiteral("NAME"),
                .text = tr("Open a reward, a chat mode or a channel by its name"),
                .kind = Kind::Opens});
    const QList<Command> commands = withoutRepeats(m_app->window()->commands());
    for (const Command &command : commands) {
        const QString name = remoteName(command.action->objectName());
        const bool isDirect
            = std::any_of(directActions().cbegin(), directActions().cend(), [&](const DirectAction &one) {
                  return one.least == 0 && name == QLatin1String(one.name);
              });
        if (name.isEmpty() || isDirect)
            continue;
        all.append({.name = name,
                    .text = plainText(*command.action),
                    .group = command.group,
                    .kind = kindOf(command),
                    .isEnabled = command.action->isEnabled(),
                    .reason = command.action->isEnabled() ? QString() : reasonOf(*command.action)});
    }
    return all;
}

RemoteReply RemoteControl::status(const RemoteRequest &request)
{
    const auto found = accountOf(request);
    if (!found)
        return refusal(found.error().message);
    const ServiceHost *service
        = request.profile.isEmpty() ? m_app->service() : m_app->findService(request.profile);
    RemoteStatus status{.profile = service->profile().id};
    Account *account = *found;
    if (!account) {
        if (service->isOpen() && service->accounts()->isLoaded())
            status.connection = RemoteStatus::Link::SignedOut;
        return {.status = status};
    }
    AccountServices *services = m_app->accountServices();
    status.userLogin = account->info().login;
    status.userName = account->info().displayName;
    status.connection = linkOf(*account);

    const LiveStatus *live = m_app->window()->viewOf(account)->live();
    if (live->state() != LiveStatus::State::Unknown)
        status.isLive = live->state() == LiveStatus::State::Live;
    if (status.isLive.value_or(false)) {
        status.startedAt = live->startedAt();
        status.viewerCount = live->viewers();
    }
    ChannelService *channel = services->channel(account);
    channel->start();
    if (channel->editor()->isKnown()) {
        status.title = channel->editor()->service().title;
        status.gameName = channel->editor()->service().gameName;
    }
    addAds(services->ads(account), status);
    const RewardsService *rewards = services->rewards(account);
    const bool mayRead = account->may(Api::Scope::ChannelReadRedemptions)
        || account->may(Api::Scope::ChannelManageRedemptions);
    if (mayRead && rewards->feed()->asOf().isValid())
        status.waitingRedemptions = rewards->queue()->waiting();
    status.heldDecisions = rewards->decisions()->held();
    services->moderation(account)->watch();
    status.waitingModeration = services->moderation(account)->waitingCount();
    return {.status = status};
}

}  // namespace Sidestage
