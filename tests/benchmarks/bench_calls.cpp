// SPDX-License-Identifier: GPL-3.0-or-later

// How long the event loop is blocked while 100,000 calls pass through the page Call log, while one types a
// search over all bodies that are kept, and while large answers are shown: sidestage-bench-calls [CALLS]

#include "calls/call_log_page.h"
#include "kit/controls/segmented.h"
#include "kit/lists/anchored_table.h"
#include "kit/theme/theme.h"

#include "phases.h"

#include <QLineEdit>
#include <QNetworkAccessManager>
#include <QTimer>

using namespace Qt::StringLiterals;
using namespace Sidestage;

namespace {

/// Calls that arrive in one turn of the event loop. A service answers far fewer.
constexpr int atOnce = 50;
constexpr int rowsInBody = 12;

CallRecord callNumber(int number)
{
    CallRecord record{.at = QDateTime::currentDateTimeUtc(),
                      .method = u"GET"_s,
                      .path = u"/helix/channel_points/custom_rewards/redemptions?first=50&n=%1"_s.arg(number),
                      .status = number % 50 == 0 ? 503 : 200,
                      .took = 20,
                      .budgetLeft = 800 - number % 800,
                      .endpoint = u"/channel_points/custom_rewards/redemptions"_s,
                      .url = QUrl(u"http://localhost/helix/channel_points/custom_rewards/redemptions"_s),
                      .file = "core/rewards/feed/queue_reader.cpp"};
    record.response.headers = {{"Content-Type", "application/json"}, {"Ratelimit-Remaining", "700"}};
    record.response.body = "{\"data\":[";
    for (int i = 0; i < rowsInBody; ++i)
        record.response.body += R"({"id":")" + QByteArray::number(number * rowsInBody + i)
            + R"(","user_name":"fennel_77","reward":{"title":"Hydrate!","cost":500}},)";
    record.response.body.chop(1);
    record.response.body += "]}";
    record.response.size = record.response.body.size();
    record.attempts.append({.took = 20, .status = record.status});
    return record;
}

}  // namespace

int main(int argc, char **argv)
{
    Bench::WatchedApplication app(argc, argv);
    Theme theme;
    const int count = argc > 1 ? QString::fromLocal8Bit(argv[1]).toInt() : 100'000;
    QNetworkAccessManager network;
    CallLog log(Clock::system());
    log.listen(&network);
    auto *recorder = network.findChild<CallRecorder *>();
    CallLogPage page(&log, {{u"queue"_s, u"Queue"_s}});
    page.resize(1032, 720);
    page.show();
    auto *table = page.findChild<AnchoredTable *>();
    auto *rows = static_cast<LiveList<LoggedCall> *>(table->model());
    auto *search = page.findChild<QLineEdit *>(u"callSearch"_s);
    std::ignore = page.grab();  // loads fonts and style

    // Made beforehand, because the service would make them.
    std::vector<CallRecord> made;
    for (int i = 0; i < 1'000; ++i)
        made.push_back(callNumber(i));
    int sent = 0;
    QTimer source;
    QObject::connect(&source, &QTimer::timeout, &page, [&] {
        for (int i = 0; i < atOnce && sent < count; ++i)
            Q_EMIT recorder->recorded(made[std::size_t(sent++) % made.size()]);
        if (sent == count)
            source.stop();
    });
    std::printf("%d calls, %d in each turn of the event loop; %d stay\n", count, atOnce,
                int(log.limits().calls));
    Bench::Phases phases(&page);
    phases.start();
    const auto isReady = [&] { return sent == count && !rows->isBusy(); };
    phases.run(
        "calls arrive", [&] { source.start(0); }, isReady);
    phases.run(
        "a row is chosen", [&] { table->setCurrentIndex(rows->index(20, 0)); }, isReady);
    phases.run(
        "search in all answers", [&] { search->setText(u"Fennel_77"_s); },
        [&] { return isReady() && rows->matching() == rows->total(); });
    phases.run(
        "search for nothing", [&] { search->setText(u"nothing like that"_s); },
        [&] { return isReady() && rows->matching() == 0; });
    phases.run(
        "all again", [&] { search->clear(); },
        [&] { return isReady() && rows->matching() == rows->total(); });
    CallRecord large = callNumber(1);
    large.response.body = "{\"data\":[";
    while (large.response.body.size() < CallMessage::largestBody - 200)
        large.response.body += R"({"id":"1","user_name":"fennel_77","is_live":true,"count":1234},)";
    large.response.body += "{}]}";
    large.response.size = large.response.body.size();
    phases.run(
        "a large answer is shown",
        [&] {
            Q_EMIT recorder->recorded(large);
            page.findChild<Segmented *>(u"callTabs"_s)->setCurrentIndex(1);
        },
        [&] {
            if (table->currentIndex().row() != 0 && rows->row(0).record->response.size == large.response.size)
                table->setCurrentIndex(rows->index(0, 0));
            return table->currentIndex().row() == 0;
        });
    phases.run(
        "all are removed", [&] { std::ignore = log.clear(); }, [&] { return rows->total() == 0; });
    phases.printVerdict();
    return 0;
}
