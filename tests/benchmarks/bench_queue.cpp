// SPDX-License-Identifier: GPL-3.0-or-later

// How long the event loop stands still while 100,000 redemptions wait in the list of the Queue page and 1,000
// change every second: sidestage-bench-queue [REDEMPTIONS [CHANGES_A_SECOND [SECONDS_PER_PHASE]]]
//
// A watchdog in a thread of its own posts an event to the window's thread every millisecond and takes the
// time until it is worked off. "Delay" is from the event of the service to the signal for the view.

#include "kit/theme.h"
#include "rewards/queue_model.h"
#include "rewards/queue_table.h"

#include <QApplication>
#include <QElapsedTimer>
#include <QFile>
#include <QHash>
#include <QRandomGenerator>
#include <QThread>
#include <QTimer>

#include <algorithm>
#include <atomic>
#include <cstdio>
#include <tuple>
#include <vector>

#ifdef Q_OS_LINUX
#include <pthread.h>
#include <time.h>
#endif

using namespace Sidestage;

namespace {

constexpr double frame = 16;  // milliseconds

QElapsedTimer &watch()
{
    static QElapsedTimer started = [] {
        QElapsedTimer timer;
        timer.start();
        return timer;
    }();
    return started;
}

double now()
{
    return double(watch().nsecsElapsed()) / 1e6;
}

/// How long the window's thread has been computing, in milliseconds. Other than the time of day, that does
/// not grow while another process has the processor.
class BusyClock
{
public:
    BusyClock()
    {
#ifdef Q_OS_LINUX
        pthread_getcpuclockid(pthread_self(), &m_clock);
#endif
    }
    double now() const
    {
#ifdef Q_OS_LINUX
        timespec time{};
        clock_gettime(m_clock, &time);
        return double(time.tv_sec) * 1e3 + double(time.tv_nsec) / 1e6;
#else
        return ::now();
#endif
    }

private:
#ifdef Q_OS_LINUX
    clockid_t m_clock{};
#endif
};

/// Measures how long an event waits for the event loop.
class Watchdog : public QThread
{
public:
    explicit Watchdog(QObject *in)
        : m_in(in)
    {
    }
    ~Watchdog() override
    {
        m_ends = true;
        wait();
    }
    struct Stalls
    {
        std::vector<double> waited{};  ///< By the clock on the wall.
        std::vector<double> busy{};    ///< What of that the thread was computing.
    };
    Stalls take() { return std::exchange(m_stalls, {}); }

protected:
    void run() override
    {
        while (!m_ends) {
            if (!m_isWaiting.exchange(true)) {
                QMetaObject::invokeMethod(
                    m_in,
                    [this, posted = now(), busy = m_busy.now()] {
                        m_stalls.waited.push_back(now() - posted);
                        m_stalls.busy.push_back(m_busy.now() - busy);
                        m_isWaiting = false;
                    },
                    Qt::QueuedConnection);
            }
            QThread::usleep(1000);
        }
    }

private:
    QObject *m_in;
    std::atomic<bool> m_ends = false;
    std::atomic<bool> m_isWaiting = false;
    BusyClock m_busy{};
    Stalls m_stalls{};  ///< Of the window's thread.
};

class Bench : public QObject
{
public:
    Bench(int redemptions, int changes, double seconds)
        : m_redemptions(redemptions)
        , m_changes(changes)
        , m_seconds(seconds)
        , m_watchdog(this)
    {
        const auto told = [this](int first, int last) {
            const double at = now();
            for (int i = first; i <= std::min(last, first + 50); ++i) {
                const auto sent = m_sent.find(m_model.idAt(i));
                if (sent == m_sent.end())
                    continue;
                m_delays.push_back(at - *sent);
                m_sent.erase(sent);
            }
        };
        connect(&m_model, &QAbstractItemModel::dataChanged, this,
                [=](const QModelIndex &first, const QModelIndex &last) { told(first.row(), last.row()); });
        connect(&m_model, &QAbstractItemModel::rowsInserted, this,
                [=](const QModelIndex &, int first, int last) { told(first, last); });
        m_table.setModel(&m_model);
        m_table.resize(1000, 700);
        m_table.show();
        m_feed.setTimerType(Qt::PreciseTimer);
        connect(&m_feed, &QTimer::timeout, this, [this] { churn(); });
    }

    void run()
    {
        std::ignore = m_table.grab();  // fonts and style have been loaded
        QCoreApplication::processEvents();
        m_watchdog.start();
        m_known.reserve(m_redemptions + 100'000);
        std::printf("milliseconds               event loop stands still     ready   event to signal\n"
                    "                           computing     by the clock\n"
                    "                           max  p99.9     max  p99.9    after      p50    p99\n");
        const double from = now();
        phase(
            "reading, page by page",
            [this] {
                // As pages come from the service, as fast as the loop takes them.
                auto *pages = new QTimer(this);
                connect(pages, &QTimer::timeout, this, [this, pages] {
                    QList<Api::Redemption> page;
                    for (int i = 0; i < 50 && m_made < m_redemptions; ++i)
                        page.append(redemption());
                    m_queue.take(page);
                    if (m_made >= m_redemptions)
                        pages->deleteLater();
                });
                pages->start(0);
            },
            [this] { return m_made >= m_redemptions && m_model.rowCount() >= m_redemptions; });
        std::printf("  all are shown after %.0f ms; %.0f bytes each in queue, model and view\n", now() - from,
                    double(resident() - m_residentBefore) * 1024 / m_redemptions);
        m_feed.start(4);
        const auto idle = [this] { return !m_model.isBusy(); };
        phase(
            "changes only", [] {}, idle);
        using Sort = QueueModel::Sort;
        sorted("sort by viewer", Sort::Viewer);
        sorted("sort by points", Sort::MostPoints);
        sorted("newest first", Sort::NewestFirst);
        sorted("oldest first", Sort::OldestFirst);
        for (const char *word : {"s", "se", "sea", "sea s", "sea"}) {
            const std::string name = std::string("search: ") + word;
            phase(
                name.c_str(), [&] { m_model.setSearch(QString::fromLatin1(word)); }, idle, 0.3);
        }
        phase(
            "end of the search", [&] { m_model.setSearch({}); }, idle);
        phase(
            "one reward", [&] { m_model.setReward(QStringLiteral("reward3")); }, idle);
        phase(
            "all rewards", [&] { m_model.setReward({}); }, idle);
        phase(
            "select all", [&] { m_model.selectAllShown(); }, idle);
        phase(
            "clear the selection", [&] { m_model.clearSelection(); }, idle);
        phase(
            "group by reward", [&] { m_model.setGroup(QueueModel::Group::Reward); }, idle);
        phase(
            "collapse a group", [&] { m_model.setCollapsed(QStringLiteral("reward3"), true); }, idle);
        phase(
            "select it", [&] { m_model.selectGroup(QStringLiteral("reward3"), true); }, idle);
        phase(
            "expand it", [&] { m_model.setCollapsed(QStringLiteral("reward3"), false); }, idle);
        phase(
            "group by viewer", [&] { m_model.setGroup(QueueModel::Group::Viewer); }, idle);
        phase(
            "no groups", [&] { m_model.setGroup(QueueModel::Group::None); }, idle);
        phase(
            "scroll to the end", [&] { m_table.scrollToBottom(); }, idle);
        phase(
            "decide 10,000", [&] { decide(10'000); }, idle);
        phase(
            "let decided ones go", [&] { m_queue.removeDecided(); }, idle);
        std::printf("longest stall of all     %6.2f          %6.2f          (target %.0f ms)\n", m_worstBusy,
                    m_worst, frame);
    }

    void rememberResident() { m_residentBefore = resident(); }

private:
    static qint64 resident()
    {
        QFile status(QStringLiteral("/proc/self/status"));
        if (!status.open(QIODevice::ReadOnly))
            return 0;
        for (const QByteArray &line : status.readAll().split('\n')) {
            if (line.startsWith("VmRSS:"))
                return line.mid(6).replace("kB", "").trimmed().toLongLong();
        }
        return 0;
    }
    void sorted(const char *name, QueueModel::Sort sort)
    {
        phase(
            name, [&] { m_model.setSort(sort); }, [this] { return !m_model.isBusy(); });
    }

    Api::Redemption redemption()
    {
        static const QStringList inputs{QString(), QStringLiteral("the sea shanty from act one again"),
                                        QStringLiteral("something with an accordion"),
                                        QStringLiteral("rain sounds, ten minutes, no talking"),
                                        QStringLiteral("your pick, surprise us")};
        const int number = m_made++, reward = m_dice.bounded(20), viewer = m_dice.bounded(30'000);
        Api::Redemption made;
        made.id = QStringLiteral("%1-5dec-4eed-908e-e11ee657416c").arg(number, 8, 16, QLatin1Char('0'));
        made.broadcasterId = QStringLiteral("1337");
        made.broadcasterLogin = QStringLiteral("teaandturrets");
        made.broadcasterName = QStringLiteral("TeaAndTurrets");
        made.userId = QString::number(100'000 + viewer);
        made.userLogin = QStringLiteral("viewer_%1").arg(viewer);
        made.userName = QStringLiteral("Viewer_%1").arg(viewer);
        made.userInput = inputs[m_dice.bounded(int(inputs.size()))];
        if (!made.userInput.isEmpty())
            made.userInput += QStringLiteral(" (%1)").arg(number);
        made.status = Api::RedemptionStatus::Unfulfilled;
        made.redeemedAt = m_start.addMSecs(number * 200LL);
        made.reward = {.id = QStringLiteral("reward%1").arg(reward),
                       .title = QStringLiteral("Reward number %1").arg(reward),
                       .prompt = QStringLiteral("Type a song, or be surprised."),
                       .cost = 100 * (1 + reward % 7)};
        m_known.append(made);
        return made;
    }
    /// What happens in four milliseconds: half of it is new, half was decided; what was decided is let go.
    void churn()
    {
        m_owed += m_changes * 0.004;
        while (m_owed >= 1) {
            m_owed -= 1;
            if (m_dice.bounded(2)) {
                const auto fresh = redemption();
                m_sent.insert(fresh.id, now());
                m_queue.take({fresh});
            } else {
                Api::Redemption old = m_known.takeAt(m_known.size() - 1 - m_dice.bounded(1000));
                old.status = Api::RedemptionStatus::Fulfilled;
                m_sent.insert(old.id, now());
                m_queue.take({old});
            }
        }
        if (++m_turns % 250 == 0)
            m_queue.removeDecided();
        if (m_sent.size() > 5000)
            m_sent.clear();  // what is filtered out is never shown
    }
    /// As DecisionDesk takes them in: some hundred in each pass of the event loop.
    void decide(int count)
    {
        auto *passes = new QTimer(this);
        const int end = std::min(count, int(m_known.size()) / 3);
        connect(passes, &QTimer::timeout, this, [this, passes, end, at = 0]() mutable {
            QList<RedemptionQueue::Update> updates;
            for (const int to = std::min(end, at + 500); at < to; ++at) {
                updates.append({.id = m_known[at * 3].id,
                                .state = QueueState::Held,
                                .decision = Api::RedemptionDecision::Canceled,
                                .dueAt = QDateTime::currentDateTimeUtc().addSecs(10),
                                .job = 1});
            }
            m_queue.update(updates);
            if (at == end)
                passes->deleteLater();
        });
        passes->start(0);
    }

    template <class Begin, class Done>
    void phase(const char *name, Begin begin, Done done, double atLeast = -1)
    {
        const double least = (atLeast < 0 ? m_seconds : atLeast) * 1000;
        m_watchdog.take();
        m_delays.clear();
        m_sent.clear();
        const double from = now();
        begin();
        double doneAt = -1;
        while (now() - from < least || doneAt < 0) {
            QCoreApplication::processEvents(QEventLoop::WaitForMoreEvents);
            if (doneAt < 0 && done())
                doneAt = now() - from;
        }
        auto stalls = m_watchdog.take();
        for (auto *some : {&stalls.waited, &stalls.busy})
            std::sort(some->begin(), some->end());
        std::sort(m_delays.begin(), m_delays.end());
        const auto at = [](const std::vector<double> &sorted, double share) {
            return sorted.empty() ? 0.0 : sorted[std::size_t(double(sorted.size() - 1) * share)];
        };
        m_worst = std::max(m_worst, at(stalls.waited, 1));
        m_worstBusy = std::max(m_worstBusy, at(stalls.busy, 1));
        std::printf("%-24s %6.2f %6.2f   %6.2f %6.2f   %6.0f   %6.2f %6.2f\n", name, at(stalls.busy, 1),
                    at(stalls.busy, 0.999), at(stalls.waited, 1), at(stalls.waited, 0.999), doneAt,
                    at(m_delays, 0.5), at(m_delays, 0.99));
        std::fflush(stdout);
    }

    int m_redemptions;
    int m_changes;
    double m_seconds;
    qint64 m_residentBefore = 0;
    RedemptionQueue m_queue{};
    QueueModel m_model{&m_queue};
    QueueTable m_table{};
    QTimer m_feed{};
    Watchdog m_watchdog;
    QRandomGenerator m_dice{1};
    QDateTime m_start = QDateTime::currentDateTimeUtc().addSecs(-20'000);
    QList<Api::Redemption> m_known{};
    QHash<QString, double> m_sent{};
    std::vector<double> m_delays{};
    double m_worst = 0;
    double m_worstBusy = 0;
    int m_made = 0;
    int m_turns = 0;
    double m_owed = 0;
};

}  // namespace

int main(int argc, char **argv)
{
    QApplication app(argc, argv);
    Theme theme;
    const auto argument = [&](int at, double otherwise) {
        return argc > at ? QString::fromLocal8Bit(argv[at]).toDouble() : otherwise;
    };
    const int redemptions = int(argument(1, 100'000)), changes = int(argument(2, 1000));
    std::printf("%d redemptions in queue, model and table; %d changes a second\n", redemptions, changes);
    Bench bench(redemptions, changes, argument(3, 1));
    bench.rememberResident();
    bench.run();
}
