// SPDX-License-Identifier: GPL-3.0-or-later

// How many pages a second the client decodes into typed objects: 100 pages of 50 redemptions, one after the
// other because each page has the cursor of the next one, in several rounds. The service runs in its own
// process. After each round, another one with the call log, which costs the difference.
//
// usage: sidestage-bench-client BASE_URL AUTH_URL CLIENT_ID ACCESS_TOKEN BROADCASTER_ID REWARD_ID [ROUNDS]

#include "first_frame.h"

#include "accounts/account.h"
#include "api/channel_points.h"
#include "async/bound.h"
#include "calls/call_log.h"
#include "client/client.h"
#include "profile/profile_store.h"

#include <QCoreApplication>
#include <QElapsedTimer>
#include <QNetworkAccessManager>

#include <ctime>

using namespace Qt::StringLiterals;
using namespace Sidestage;
using namespace Sidestage::Api;

namespace {

constexpr int pages = 100;

class Reader : public QObject
{
    Q_OBJECT
public:
    Reader(Client *client, CallLog *log, QString broadcaster, QString reward, int rounds)
        : m_client(client)
        , m_log(log)
        , m_broadcaster(std::move(broadcaster))
        , m_reward(std::move(reward))
        , m_rounds(rounds)
    {
    }

    Bound run()
    {
        for (int half = 2; half < 2 * m_rounds + 2; ++half) {
            const int round = half / 2;
            const bool isLogged = half % 2 == 1;
            m_log->setPaused(!isLogged);
            QElapsedTimer watch;
            watch.start();
            const std::clock_t begun = std::clock();
            GetRedemptions request{.broadcasterId = m_broadcaster,
                                   .rewardId = m_reward,
                                   .status = RedemptionStatus::Unfulfilled,
                                   .first = 50};
            qsizetype rows = 0;
            for (int page = 0; page < pages; ++page) {
                auto asking = m_client->call(request);
                const auto answer = co_await asking;
                if (!answer) {
                    std::fprintf(stderr, "page %d: %s\n", page, qPrintable(answer.error().message));
                    QCoreApplication::exit(1);
                    co_return;
                }
                rows += answer->data.size();
                request.after = answer->next();  // empty after the last page: starts again
            }
            const double seconds = double(watch.nsecsElapsed()) / 1e9;
            const double computing = double(std::clock() - begun) / CLOCKS_PER_SEC;
            std::printf("round %d%s: %.0f pages/s, %.0f us of the processor each, %lld redemptions, %ld KiB "
                        "resident\n",
                        round, isLogged ? ", logged" : "", pages / seconds, computing * 1e6 / pages,
                        qlonglong(rows), Benchmarks::residentKib());
        }
        QCoreApplication::exit(0);
    }

private:
    Client *m_client;
    CallLog *m_log;
    QString m_broadcaster;
    QString m_reward;
    int m_rounds;
};

}  // namespace

int main(int argc, char **argv)
{
    QCoreApplication app(argc, argv);
    const QStringList args = QCoreApplication::arguments();
    if (args.size() < 7) {
        std::fputs("usage: sidestage-bench-client BASE_URL AUTH_URL CLIENT_ID ACCESS_TOKEN BROADCASTER_ID "
                   "REWARD_ID [ROUNDS]\n",
                   stderr);
        return 2;
    }
    QNetworkAccessManager network;
    auto store = ProfileStore::open(u":memory:"_s);
    const ServiceProfile profile{
        .id = u"bench"_s, .baseUrl = QUrl(args[1]), .authUrl = QUrl(args[2]), .clientId = args[3]};
    Account account(profile, {.userId = args[5]}, {.access = args[4]}, &network, store->get());
    CallLog log(Clock::system());
    log.listen(&network);
    Reader reader(account.client(), &log, args[5], args[6], args.size() > 7 ? args[7].toInt() : 5);
    QMetaObject::invokeMethod(&reader, &Reader::run, Qt::QueuedConnection);
    return QCoreApplication::exec();
}

#include "bench_client.moc"
