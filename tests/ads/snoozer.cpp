// SPDX-License-Identifier: GPL-3.0-or-later

// A program that decides about the next ad, to be killed while that waits to be sent.
//
//     snoozer BASE_URL CLIENT_ID USER_ID TOKEN PROFILE_FILE snooze|run
//
// Prints "held" when the decision waits.

#include "accounts/account.h"
#include "ads/ad_clock.h"
#include "ads/ad_deeds.h"
#include "ads/ads_desk.h"
#include "profile/profile_store.h"

#include <QCoreApplication>
#include <QNetworkAccessManager>

#include <cstdio>

using namespace Sidestage;

int main(int argc, char **argv)
{
    const QCoreApplication app(argc, argv);
    const QStringList arguments = app.arguments();
    if (arguments.size() < 7)
        return 2;
    QNetworkAccessManager network;
    const auto store = std::move(*ProfileStore::open(arguments[5]));
    Account account({.id = QStringLiteral("sandbox"),
                     .baseUrl = QUrl(arguments[1]),
                     .authUrl = QUrl(arguments[1]),
                     .clientId = arguments[2]},
                    AccountInfo{.userId = arguments[3], .type = Api::BroadcasterType::Affiliate},
                    Token{.access = arguments[4],
                          .scopes = {QStringLiteral("channel:read:ads"), QStringLiteral("channel:manage:ads"),
                                     QStringLiteral("channel:edit:commercial")}},
                    &network, store.get());
    AdsDesk desk(&account);
    desk.deeds()->setPatience(std::chrono::hours(1));
    const bool runs = arguments[6] == QLatin1String("run");
    bool isDone = false;
    QObject::connect(desk.deeds(), &AdDeeds::changed, &desk, [&] {
        const auto deed = runs ? AdDeeds::Deed::Run : AdDeeds::Deed::Snooze;
        if (isDone || desk.deeds()->obstacle(deed) != AdDeeds::Obstacle::None)
            return;
        isDone = true;
        runs ? desk.deeds()->run(60) : desk.deeds()->snooze();
        std::puts("held");
        std::fflush(stdout);
    });
    desk.start();
    return app.exec();
}
