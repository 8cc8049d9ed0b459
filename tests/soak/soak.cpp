// SPDX-License-Identifier: GPL-3.0-or-later

// A long show at high speed, of a channel with many earlier shows: viewers redeem all evening, the streamer
// and another tool decide, and network and service have faults from time to time. Meanwhile the streamer
// holds polls and predictions, raids and moderates. At the end every redemption must have the outcome that
// was decided, the archive must contain each, every poll, prediction, raid and ban must be on the service
// once, and the memory must not have grown.
//
// Usage: sidestage-soak PATH_OF_SIDESTAGE_SANDBOX [--hours 12] [--speed 240] [--seed 1] [--archive 50000]

#include "accounts/account.h"
#include "base/clock.h"
#include "benchmarks/archive_story.h"
#include "benchmarks/resident.h"
#include "client/budget.h"
#include "client/client.h"
#include "client/connection.h"
#include "client/session.h"
#include "events/event_service.h"
#include "events/poll_scheduler.h"
#include "host.h"
#include "profile/profile_store.h"
#include "rewards/archive/redemption_archive.h"
#include "rewards/decisions/decision_service.h"
#include "rewards/feed/queue_feed.h"
#include "rewards/list/reward_list.h"
#include "rewards/queue/redemption_queue.h"
#include "rewards/rewards_service.h"
#include "show.h"

#include <QCommandLineParser>
#include <QCoreApplication>
#include <QNetworkAccessManager>
#include <QTemporaryDir>
#include <QTimer>

#include <cstdio>

using namespace Qt::StringLiterals;
using namespace Sidestage;

namespace {

constexpr auto channel = "teaandturrets";
constexpr QLatin1String earlier("earlier-");  // prefix of the ids of rewards of earlier shows
// Limits in milliseconds after the end of the show: until everything is found, which is a minute and the
// duration of a read, and until everything is decided.
constexpr qint64 foundWithin = 65'000;
constexpr qint64 decidedWithin = 90'000;
constexpr long maxGrowth = 4 * 1024;  // KiB, after a quarter of the show

class Streamer : public QObject
{
public:
    Streamer(Show &show, const QJsonObject &token, const QString &file, quint32 seed)
        : m_show(show)
        , m_dice(seed)
        , m_store(std::move(*ProfileStore::open(file)))
        , m_account(profile(show), info(token),
                    Token{.access = token.value("access_token"_L1).toString(),
                          .refresh = token.value("refresh_token"_L1).toString(),
                          .scopes = {u"channel:manage:redemptions"_s, u"channel:manage:polls"_s,
                                     u"channel:manage:predictions"_s, u"channel:manage:raids"_s,
                                     u"user:read:follows"_s, u"moderator:manage:banned_users"_s}},
                    &m_network, m_store.get())
        , m_service(&m_account, Clock::system())
        , m_host(&m_account, m_store.get(), seed + 2)
    {
        m_service.decisions()->setGrace(Api::RedemptionDecision::Fulfilled, 1);
        m_service.decisions()->setGrace(Api::RedemptionDecision::Canceled, 0);
        connect(m_service.queue(), &RedemptionQueue::added, this,
                [this](const QStringList &ids) { m_seen += ids.size(); });
        m_service.start();
        // As if the page were on screen: here hours pass in seconds, but polls use the system clock.
        m_service.feed()->poll()->setOnScreen(true);
    }

    /// Decides some waiting redemptions, and does something else. From time to time a decision is undone, or
    /// another tool decides first.
    void act()
    {
        QStringList waiting;
        for (const QString &id : m_service.queue()->ids()) {
            const QueueEntry *entry = m_service.queue()->find(id);
            if (entry && entry->state == QueueState::Waiting)
                waiting += id;
        }
        if (waiting.isEmpty())
            return;
        QStringList viewers;
        for (const QString &id : waiting.mid(0, 20))
            viewers += m_service.queue()->find(id)->redemption.userId;
        m_host.act(viewers);
        if (m_dice.bounded(4) == 0) {
            const Api::Redemption redemption
                = m_service.queue()->find(waiting[m_dice.bounded(waiting.size())])->redemption;
            m_elsewhere += m_show.decideElsewhere(m_account.userId(), redemption, true);
        }
        std::shuffle(waiting.begin(), waiting.end(), m_dice);
        const auto decision
            = m_dice.bounded(3) ? Api::RedemptionDecision::Fulfilled : Api::RedemptionDecision::Canceled;
        const qint64 job = m_service.decisions()->decide(
            waiting.mid(0, 1 + m_dice.bounded(std::min(120, int(waiting.size())))), decision);
        if (m_dice.bounded(10) == 0 && m_service.decisions()->undo(job))
            ++m_undone;
        m_service.queue()->removeDecided();
        for (const DecisionJob &done : m_service.decisions()->jobs()) {
            if (!done.isOpen()) {
                m_failed += done.failed;
                m_service.decisions()->dismiss(done.id);
            }
        }
    }

    void decideAll()
    {
        m_service.decisions()->decide(m_service.queue()->ids(), Api::RedemptionDecision::Fulfilled);
    }

    RewardsService &service() { return m_service; }
    Account &account() { return m_account; }
    Host &host() { return m_host; }
    QString userId() const { return m_account.userId(); }
    qsizetype seen() const { return m_seen; }
    int elsewhere() const { return m_elsewhere; }
    int undone() const { return m_undone; }
    int failed() const { return m_failed; }

private:
    static ServiceProfile profile(const Show &show)
    {
        return {.id = u"soak"_s,
                .name = u"Soak"_s,
                .baseUrl = show.baseUrl(),
                .authUrl = show.authUrl(),
                .eventsUrl = show.eventsUrl(),
                .clientId = show.clientId(),
                .clientSecret = show.clientSecret()};
    }
    static AccountInfo info(const QJsonObject &token)
    {
        return {token.value("user_id"_L1).toString(), QLatin1String(channel), QLatin1String(channel),
                Api::BroadcasterType::Affiliate};
    }

    Show &m_show;
    QRandomGenerator m_dice;
    QNetworkAccessManager m_network;
    std::unique_ptr<ProfileStore> m_store;
    Account m_account;
    RewardsService m_service;
    Host m_host;
    qsizetype m_seen = 0;
    int m_elsewhere = 0;
    int m_undone = 0;
    int m_failed = 0;
};

void run(int milliseconds)
{
    QEventLoop loop;
    QTimer::singleShot(milliseconds, &loop, &QEventLoop::quit);
    loop.exec();
}

/// Reads some rows of the archive, newest first, after all flushed rows were written.
ArchivePage read(RedemptionArchive &archive, qint64 after, int rows)
{
    ArchivePage found;
    QEventLoop loop;
    archive.search({}, after, rows).then([&](Result<ArchivePage> page) {
        if (page)
            found = *std::move(page);
        else
            std::fprintf(stderr, "the archive cannot be read: %s\n", qPrintable(page.error().message));
        loop.quit();
    });
    loop.exec();
    return found;
}

/// Reads the outcomes of this show from the archive, by id.
QHash<QString, QString> archived(RedemptionArchive &archive)
{
    QHash<QString, QString> outcomes;
    qint64 after = 0;
    do {
        const ArchivePage page = read(archive, after, 1000);
        for (const ArchivedRedemption &row : page.rows) {
            if (row.redemption.reward.id.startsWith(earlier))
                return outcomes;
            outcomes.insert(row.redemption.id,
                            row.outcome == ArchivedRedemption::Outcome::Fulfilled      ? u"FULFILLED"_s
                                : row.outcome == ArchivedRedemption::Outcome::Refunded ? u"CANCELED"_s
                                : row.outcome == ArchivedRedemption::Outcome::Waiting  ? u"UNFULFILLED"_s
                                                                                       : u"GONE"_s);
        }
        after = page.next;
    } while (after != 0);
    return outcomes;
}

/// Fills the archive with rows of earlier shows. SQLite caches pages of them in memory, which a dashboard
/// needs anyway. In an archive that is empty at first this would look like growth.
void keepEarlierShows(RedemptionArchive &archive, int redemptions)
{
    // Few at a time, so that this leaves no free heap memory, which would hide growth.
    constexpr int atOnce = 200;
    Benchmarks::ArchiveStory story;
    for (int kept = 0; kept < redemptions; kept += atOnce) {
        QList<ArchivedRedemption> rows;
        for (int i = 0; i < std::min(atOnce, redemptions - kept); ++i) {
            rows += story.next();
            rows.last().redemption.reward.id.prepend(earlier);
        }
        archive.upsert(rows);
        archive.flush();
        std::ignore = read(archive, 0, 1);
    }
}

/// The differences between the service and the archive.
struct Difference
{
    qsizetype service = 0;
    qsizetype archive = 0;
    // One line for each:
    QStringList waiting{};  ///< Not decided.
    QStringList missing{};  ///< Not in the archive.
    QStringList wrong{};    ///< In the archive with another outcome.

    bool isNothing() const { return waiting.isEmpty() && missing.isEmpty() && wrong.isEmpty(); }
};

/// Returns false if the service cannot be reached.
bool compare(Show &show, Streamer &streamer, Difference &left)
{
    left = {};
    const QHash<QString, QString> kept = archived(*streamer.service().archive());
    left.archive = kept.size();
    const auto rewards = show.rewards(streamer.userId());
    if (!rewards)
        return false;
    for (const QString &reward : *rewards) {
        QHash<QString, QString> answer;
        if (!show.redemptions(streamer.userId(), reward, answer))
            return false;
        left.service += answer.size();
        const auto known = streamer.service().rewards()->find(reward);
        const bool skips = known && known->reward.shouldRedemptionsSkipRequestQueue;
        for (auto row = answer.cbegin(); row != answer.cend(); ++row) {
            const QString here = kept.value(row.key(), u"not there"_s);
            const QString line = u"%1 of %2%3: %4, in the archive %5"_s.arg(
                row.key(), reward, skips ? u" (skips the queue)"_s : QString(), row.value(), here);
            if (!kept.contains(row.key()))
                left.missing += line;
            else if (row.value() == "UNFULFILLED"_L1)
                left.waiting += line;
            else if (here != row.value())
                left.wrong += line;
        }
    }
    return true;
}

}  // namespace

int main(int argc, char **argv)
{
    QCoreApplication app(argc, argv);
    QCommandLineParser parser;
    parser.addHelpOption();
    parser.addOptions({{u"hours"_s, u"Of the show."_s, u"n"_s, u"12"_s},
                       {u"speed"_s, u"Times faster."_s, u"n"_s, u"240"_s},
                       {u"states"_s, u"Prints how events, polls and the session are."_s},
                       {u"archive"_s, u"Redemptions of earlier shows in the archive."_s, u"n"_s, u"50000"_s},
                       {u"seed"_s, u"Of the dice."_s, u"n"_s, u"1"_s}});
    parser.addPositionalArgument(u"sandbox"_s, u"The program sidestage-sandbox."_s);
    parser.process(app);
    const double hours = parser.value(u"hours"_s).toDouble();
    const double speed = parser.value(u"speed"_s).toDouble();
    const quint32 seed = parser.value(u"seed"_s).toUInt();
    if (parser.positionalArguments().size() != 1 || hours <= 0 || speed <= 0)
        parser.showHelp(2);

    Show show;
    QTemporaryDir folder;
    const auto die = [&] {
        std::fprintf(stderr, "soak: %s\n", qPrintable(show.problem()));
        return 1;
    };
    if (!show.start(parser.positionalArguments().constFirst(), speed))
        return die();
    const QJsonObject token = show.newToken();
    if (token.isEmpty())
        return die();
    QRandomGenerator dice(seed + 1);
    auto streamer = std::make_unique<Streamer>(show, token, folder.filePath(u"soak.sqlite"_s), seed);
    keepEarlierShows(*streamer->service().archive(), parser.value(u"archive"_s).toInt());
    // A channel with some thousand viewers: as many redemptions as a streamer can just decide.
    show.control("rates",
                 {{u"channel"_s, QLatin1String(channel)},
                  {u"redemptions"_s, 8},
                  {u"chats"_s, 20},
                  {u"follows"_s, 2},
                  {u"joins"_s, 10},
                  {u"leaves"_s, 10}});

    std::printf("%6s %10s %9s %9s %9s %10s\n", "hour", "seen", "waiting", "elsewhere", "undone", "KiB");
    const double secondsPerHour = 3600 / speed;
    long first = 0, last = 0;
    QElapsedTimer elapsed;
    elapsed.start();
    int misfortunes = 0;
    for (int quarter = 1; quarter <= int(hours * 4 + 0.5); ++quarter) {
        const double until = quarter * secondsPerHour / 4;
        while (double(elapsed.nsecsElapsed()) / 1e9 < until) {
            run(150);
            streamer->act();
            if (dice.bounded(15) == 0) {
                if (!show.misfortune(dice).isEmpty())
                    return die();
                ++misfortunes;
            }
        }
        show.countRaids(QLatin1String(channel));
        if (!show.problem().isEmpty())
            return die();
        last = Benchmarks::residentKib();
        if (quarter == std::max(1, int(hours)))  // a quarter of the time: all code has run by then
            first = last;
        if (quarter % 4 == 0 || hours < 1)
            std::printf("%6.2f %10lld %9d %9d %9d %10ld\n", quarter / 4.0, qlonglong(streamer->seen()),
                        streamer->service().queue()->waiting(), streamer->elsewhere(), streamer->undone(),
                        last);
        if (parser.isSet(u"states"_s)) {
            const Account &account = streamer->account();
            std::printf(
                "        events %d, last frame %s; read %s %s; session %d, connection %d, budget %d\n",
                int(account.events()->state()),
                qPrintable(account.events()->lastFrameAt().toString(u"HH:mm:ss"_s)),
                qPrintable(streamer->service().feed()->poll()->asOf().toString(u"HH:mm:ss"_s)),
                qPrintable(streamer->service().feed()->poll()->failure()), int(account.session()->ending()),
                int(account.client()->connection()->state()), account.client()->budget()->remaining());
        }
        std::fflush(stdout);
    }

    // Just before the end some events are lost for certain, which only polls can find.
    show.control("add-event-fault",
                 {{u"kind"_s, u"drop"_s},
                  {u"type"_s, u"channel.channel_points_custom_reward_redemption.add"_s},
                  {u"times"_s, 12}});
    run(2000);
    show.countRaids(QLatin1String(channel));
    if (!show.problem().isEmpty())
        return die();

    // The show ends: the waiting redemptions are decided, and everything settles. No additional requests are
    // made here: lost events have to be found within a minute of real time, because polls use the system
    // clock.
    show.control("clear-faults", {});
    show.control("clear-event-faults", {});
    show.control("rates", {{u"channel"_s, QLatin1String(channel)}});
    Difference left;
    qint64 foundAfter = -1;
    elapsed.restart();
    for (;;) {
        run(1000);
        streamer->decideAll();
        if (!compare(show, *streamer, left))
            return die();
        if (foundAfter < 0 && left.missing.isEmpty())
            foundAfter = elapsed.elapsed() / 1000;
        const bool isSettled = streamer->host().settle();
        if ((left.isNothing() && isSettled && streamer->service().decisions()->held() == 0)
            || elapsed.elapsed() > (foundAfter < 0 ? foundWithin : decidedWithin))
            break;
    }
    std::printf("\n%lld redemptions on the service, %lld in the archive; %d misfortunes\n",
                qlonglong(left.service), qlonglong(left.archive), misfortunes);
    std::printf("still waiting %lld, not in the archive %lld, other outcome in the archive %lld, failed %d\n",
                qlonglong(left.waiting.size()), qlonglong(left.missing.size()), qlonglong(left.wrong.size()),
                streamer->failed());
    std::printf("the last one was found %lld s after the end\n", qlonglong(foundAfter));
    Host &host = streamer->host();
    QStringList others = host.differences(show.raids());
    if (!host.settle())
        others += u"something has no outcome"_s;
    std::printf("%d polls, %d predictions, %d raids, %d actions of moderators; %lld differences\n",
                host.polls(), host.predictions(), host.raids(), host.actions(), qlonglong(others.size()));
    for (const QStringList &some : {left.waiting, left.missing, left.wrong, others}) {
        for (const QString &one : some.mid(0, 20))
            std::printf("  %s\n", qPrintable(one));
    }
    std::printf("memory: %ld KiB after a quarter, %ld KiB at the end\n", first, last);
    const bool flat = last < first + maxGrowth;
    streamer.reset();
    show.stop();
    if (left.service == 0 || !left.isNothing() || !others.isEmpty() || !flat) {
        std::printf("soak: FAILED%s\n", flat ? "" : ", the memory has grown");
        return 1;
    }
    std::printf("soak: nothing was lost\n");
    return 0;
}
