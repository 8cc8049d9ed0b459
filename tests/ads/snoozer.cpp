// SPDX-License-Identifier: GPL-3.0-or-later

// A program that decides about the next ad, to be killed while the decision waits to be sent.
//
//     snoozer BASE_URL CLIENT_ID USER_ID TOKEN PROFILE_FILE snooze|run
//
// Prints "held" while the decision waits.

#include "accounts/account.h"
#include "ads/ad_actions.h"
#include "ads/ad_clock.h"
#include "ads/ads_service.h"
#include "profile/profile_store.h"
#include "profile/store_thread.h"

#include <QCoreApplication>
#include <QNetworkAccessManager>

#include <cstdio>

using namespace Qt::StringLiterals;
using namespace Sidestage;

int main(int argc, char **argv)
{
    const QCoreApplication app(argc, argv);
    const QStringList arguments = app.arguments();
    if (arguments.size() < 7)
        return 2;
    QNetworkAccessManager network;
    const auto store = std::move(*ProfileStore::open(arguments[5]));
    Account account(
        {.id = u"sandbox"_s,
         .baseUrl = QUrl(arguments[1]),
         .authUrl = QUrl(arguments[1]),
         .clientId = arguments[2]},
        AccountInfo{.userId = arguments[3], .type = Api::BroadcasterType::Affiliate},
        Token{.access = arguments[4],
              .scopes = {u"channel:read:ads"_s, u"channel:manage:ads"_s, u"channel:edit:commercial"_s}},
        &network, store.get());
    AdsService service(&account);
    service.actions()->setUndoTime(std::chrono::hours(1));
    const bool runs = arguments[6] == "run"_L1;
    bool isDone = false;
    QObject::connect(service.actions(), &AdActions::changed, &service, [&] {
        const auto action = runs ? AdActions::Action::Run : AdActions::Action::Snooze;
        if (isDone || service.actions()->blockReason(action) != AdActions::BlockReason::None)
            return;
        isDone = true;
        runs ? service.actions()->run(60) : service.actions()->snooze();
        // The decision is written before this.
        store->background()->run([](Database &) { return Result<int>(0); }, &service,
                                 [](const Result<int> &) {
                                     std::puts("held");
                                     std::fflush(stdout);
                                 });
    });
    service.start();
    return app.exec();
}
