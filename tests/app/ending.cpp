// SPDX-License-Identifier: GPL-3.0-or-later

// A dashboard that takes time to end: a snooze waits to be sent, and the service responds to it slowly.
//
//     ending FOLDER MILLISECONDS
//
// MILLISECONDS: the delay of the service's response. Prints "held" when the snooze waits, "ending" when the
// program was asked to end, and "snoozed" when the service has responded.

#include "accounts/account.h"
#include "accounts/accounts.h"
#include "ads/ad_actions.h"
#include "ads/ads_service.h"
#include "app/account_services.h"
#include "app/application.h"
#include "app/quit_signals.h"
#include "app/run.h"
#include "sandbox/oauth/grants.h"
#include "sandbox/sandbox.h"
#include "tour/driver.h"

#include <QApplication>

#include <cstdio>
#include <cstdlib>

using namespace Sidestage;

namespace {

void print(const char *word)
{
    std::puts(word);
    std::fflush(stdout);
}

/// Signs in a user of the sandbox whose snoozes are answered with this delay.
Account *signIn(Application &app, std::chrono::milliseconds delay)
{
    AccountInfo info;
    Token token;
    Sandbox::Sandbox *sandbox = app.sandbox()->sandbox();
    const auto prepare = [&] {
        const auto user = sandbox->world().userByLogin(u"teaandturrets"_s);
        const Api::ScopeSet scopes(Api::Scope::ChannelReadAds, Api::Scope::ChannelManageAds,
                                   Api::Scope::ChannelEditCommercial);
        const auto granted
            = sandbox->world().area<Sandbox::Grants>().issueUserToken(sandbox->client().id, user->id, scopes);
        info = {user->id, user->login, user->displayName, user->broadcasterType};
        token = {.access = granted->accessToken, .refresh = granted->refreshToken, .scopes = scopes.names()};
        sandbox->service().faults().add(
            {.path = "/channels/ads/schedule/snooze", .times = -1, .delay = delay});
    };
    QMetaObject::invokeMethod(sandbox, prepare, Qt::BlockingQueuedConnection);
    return app.accounts()->add(info, token);
}

void snooze(AdActions *actions)
{
    actions->setUndoTime(std::chrono::hours(1));
    const auto look = [actions, isDone = std::make_shared<bool>()] {
        if (*isDone || actions->blockReason(AdActions::Action::Snooze) != AdActions::BlockReason::None)
            return;
        *isDone = true;
        actions->snooze();
        print("held");
    };
    QObject::connect(actions, &AdActions::snoozed, actions, [] { print("snoozed"); });
    QObject::connect(actions, &AdActions::changed, actions, look);
    look();
}

}  // namespace

int main(int argc, char **argv)
{
    Driver::prepare();
    QApplication app(argc, argv);
    Driver::describe();
    if (argc < 3)
        return 2;
    const std::chrono::milliseconds delay(std::atoi(argv[2]));
    quitOnSignals();
    QObject::connect(&app, &QCoreApplication::aboutToQuit, [] { print("ending"); });
    return run({.dataFolder = QString::fromLocal8Bit(argv[1]),
                .vault = std::make_unique<MemoryVault>(),
                .sandboxPort = 0},
               {}, [delay](Application &dashboard) {
                   QObject::connect(&dashboard, &Application::ready, &dashboard, [&dashboard, delay] {
                       Account *account = signIn(dashboard, delay);
                       snooze(dashboard.accountServices()->ads(account)->actions());
                   });
               });
}
