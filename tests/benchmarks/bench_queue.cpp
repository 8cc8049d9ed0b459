// SPDX-License-Identifier: GPL-3.0-or-later

// How long the event loop is blocked while 100,000 redemptions wait in the list of the Queue page and 1,000
// change every second: sidestage-bench-queue [REDEMPTIONS [CHANGES_A_SECOND [SECONDS_PER_PHASE]]]
//
// A watchdog in its own thread posts an event to the window's thread every millisecond and measures the time
// until it is handled: by the wall clock, and how much of that was CPU time of the thread. A stall of ours is
// CPU time. The wall clock shows more when the processor was used elsewhere: by another process (the thread
// waited in line) or by the host of a virtual machine (stolen). Both are shown, and the longest waits are
// listed with all details.
//
// The rule, which is printed with the verdict: no wait may take more than 16 ms of CPU time, without what the
// host stole meanwhile (the steal of /proc/stat). Waits that are longer only with the stolen time are listed
// separately, with its amount. The same is printed for the wall clock, which does not affect the verdict.
//
// Steal that a host does not report looks like CPU time. So at the beginning and at the end the thread runs a
// fixed piece of work of two milliseconds that has nothing to do with the queue: if that takes longer, the
// machine is the cause.
//
// "To signal" is the time from the event of the service to the signal for the view, "to screen" the time
// until its row is painted, for visible rows.

#include "accounts/account.h"
#include "base/clock.h"
#include "kit/theme/theme.h"
#include "outbox/job_dialog.h"
#include "profile/profile_store.h"
#include "profile/store_thread.h"
#include "rewards/decisions/decision_jobs.h"
#include "rewards/decisions/decision_service.h"
#include "rewards/queue/queue_model.h"
#include "rewards/queue/queue_table.h"

#include "stall_watch.h"

#include <QAbstractButton>
#include <QAccessible>
#include <QFile>
#include <QHash>
#include <QNetworkAccessManager>
#include <QPointer>
#include <QRandomGenerator>
#include <QScrollBar>
#include <QTableView>
#include <QTemporaryDir>
#include <QTimer>

#include <algorithm>
#include <cstdio>
#include <functional>
#include <memory>
#include <tuple>
#include <utility>
#include <vector>

using namespace Qt::StringLiterals;
using namespace Sidestage;
using Bench::now;

namespace {

constexpr double frame = 16;  // milliseconds

/// The list of the Queue page. Reports which rows have been painted.
class PaintedTable : public QueueTable
{
public:
    std::function<void(int first, int last)> painted{};

protected:
    void paintEvent(QPaintEvent *event) override
    {
        QueueTable::paintEvent(event);
        const int height = rowHeight(), above = verticalOffset();
        // Whole rows only: the ages are repainted alone every second.
        if (painted && event->rect().width() == viewport()->width())
            painted((event->rect().top() + above + height - 1) / height,
                    (event->rect().bottom() + 1 + above) / height - 1);
    }
};

/// Decides as the page does, with a journal on disk. Everything stays in its grace period, so nothing is
/// sent.
class Decider
{
public:
    explicit Decider(RedemptionQueue *queue)
        : m_store(std::move(*ProfileStore::open(m_dir.filePath(u"profile.db"_s))))
        , m_account({.id = u"none"_s,
                     .baseUrl = QUrl(u"http://127.0.0.1:9"_s),
                     .authUrl = QUrl(u"http://127.0.0.1:9"_s)},
                    {.userId = u"1337"_s}, {}, &m_network, m_store.get())
        , m_service(std::make_unique<DecisionService>(&m_account, queue, m_clock))
    {
        m_service->start();
    }
    ~Decider()
    {
        m_service.reset();
        m_store->background()->flush();
    }
    DecisionService *operator->() { return m_service.get(); }
    DecisionService *get() { return m_service.get(); }

private:
    QTemporaryDir m_dir{};
    ManualClock m_clock{};
    QNetworkAccessManager m_network{};
    std::unique_ptr<ProfileStore> m_store;
    Account m_account;
    std::unique_ptr<DecisionService> m_service;
};

/// A fixed work of two milliseconds: walks through 16 MiB, which fit into no cache.
class FixedWork
{
public:
    FixedWork()
        : m_next(std::size_t(4) << 20)
    {
        // One cycle through all elements, with large steps.
        for (std::size_t i = 0; i < m_next.size(); ++i)
            m_next[i] = quint32((i + 2'654'435) % m_next.size());
        const Bench::ThreadMeter meter;
        double best = 1e9;
        for (int i = 0; i < 50; ++i) {
            const double from = meter.computing();
            walk(sample);
            best = std::min(best, meter.computing() - from);
        }
        m_steps = int(sample * 2 / best);
    }
    void operator()() { walk(m_steps); }

private:
    static constexpr int sample = 20'000;

    void walk(int steps)
    {
        for (; steps > 0; --steps)
            m_at = m_next[m_at];
    }

    std::vector<quint32> m_next;
    volatile quint32 m_at = 0;
    int m_steps = 0;
};

class QueueBench : public QObject
{
public:
    QueueBench(int redemptions, int changes, double seconds)
        : m_redemptions(redemptions)
        , m_changes(changes)
        , m_seconds(seconds)
        , m_watchdog(this)
    {
        m_table.setModel(&m_model);
        // Connected after the list, which has updated its scroll position by then.
        const auto answer = [this](int first, int last) {
            const double at = now();
            const auto [top, bottom] = inSight();
            const auto tellOf = [&, top = top, bottom = bottom](auto sent, int row) {
                m_signalled.push_back(at - *sent);
                if (top <= row && row <= bottom) {
                    m_unpainted.insert(sent.key(), *sent);
                    ++m_seen;
                }
                return m_sent.erase(sent);
            };
            // Iterates over the shorter one: all rows may have changed at once, or very many events may be
            // pending.
            if (last - first < m_sent.size()) {
                for (int row = first; row <= last; ++row) {
                    if (const auto sent = m_sent.find(m_model.idAt(row)); sent != m_sent.end())
                        tellOf(sent, row);
                }
            } else {
                for (auto sent = m_sent.begin(); sent != m_sent.end();) {
                    const int row = m_model.rowOf(sent.key());
                    sent = first <= row && row <= last ? tellOf(sent, row) : std::next(sent);
                }
            }
        };
        connect(&m_model, &QAbstractItemModel::dataChanged, this,
                [=](const QModelIndex &first, const QModelIndex &last) { answer(first.row(), last.row()); });
        connect(&m_model, &QAbstractItemModel::rowsInserted, this,
                [=](const QModelIndex &, int first, int last) { answer(first, last); });
        m_table.painted = [this](int first, int last) {
            const double at = now();
            const auto [top, bottom] = inSight();
            for (auto sent = m_unpainted.begin(); sent != m_unpainted.end();) {
                const int row = m_model.rowOf(sent.key());
                if (first <= row && row <= last)
                    m_painted.push_back(at - *sent);
                const bool waits = top <= row && row <= bottom && !(first <= row && row <= last);
                sent = waits ? std::next(sent) : m_unpainted.erase(sent);
            }
        };
        m_table.resize(1000, 700);
        m_table.show();
        m_feed.setTimerType(Qt::PreciseTimer);
        connect(&m_feed, &QTimer::timeout, this, [this] { churn(); });
    }

    void run()
    {
        std::ignore = m_table.grab();  // loads fonts and style
        QCoreApplication::processEvents();
        m_watchdog.start();
        m_known.reserve(m_redemptions + 100'000);
        // "longer than 16" is without the stolen time, see judge().
        std::printf("milliseconds                  event loop stands still      longer than 16   ready"
                    "   event to signal     event to screen     events in sight   events\n"
                    "                             computing      by the clock    comp.   clock    after"
                    "    p50    p99    max    p50    p99    max   told painted   /s\n"
                    "                             max  p99.9      max   p99.9\n");
        fixedWork("fixed work, before");
        const double from = now();
        phase(
            "reading, page by page",
            [this] {
                // Pages as the service sends them, as fast as the event loop allows.
                auto *pages = new QTimer(this);
                connect(pages, &QTimer::timeout, this, [this, pages] {
                    QList<Api::Redemption> page;
                    for (int i = 0; i < 50 && m_made < m_redemptions; ++i)
                        page.append(redemption());
                    m_queue.upsert(page);
                    if (m_made >= m_redemptions)
                        pages->deleteLater();
                });
                pages->start(0);
            },
            [this] { return m_made >= m_redemptions && m_model.rowCount() >= m_redemptions; });
        std::printf("  all are shown after %.0f ms; %.0f bytes each in queue, model and view\n", now() - from,
                    double(resident() - m_residentBefore) * 1024 / m_redemptions);
        m_churnedAt = now();
        m_feed.start(4);
        m_table.setCurrentRow(m_model.rowCount() / 2);  // the user has selected a row with the keyboard
        const auto idle = [this] { return !m_model.isBusy(); };
        phase(
            "changes only", [] {}, idle);
        using Sort = QueueModel::Sort;
        sorted("sort by viewer", Sort::Viewer);
        sorted("sort by points", Sort::MostPoints);
        sorted("newest first", Sort::NewestFirst);
        sorted("oldest first", Sort::OldestFirst);
        for (const char *name : {"search: s", "search: se", "search: sea", "search: sea s", "search: sea"}) {
            const QString word = QString::fromLatin1(name).section(u": "_s, 1);
            phase(
                name, [&] { m_model.setSearch(word); }, idle, 0.3);
        }
        phase(
            "end of the search", [&] { m_model.setSearch({}); }, idle);
        phase(
            "one reward", [&] { m_model.setReward(u"reward3"_s); }, idle);
        phase(
            "all rewards", [&] { m_model.setReward({}); }, idle);
        phase(
            "select all", [&] { m_model.selectAllShown(); }, idle);
        phase(
            "ask which are selected", [&] { m_ids = m_model.selected(); }, idle);
        phase(
            "clear the selection", [&] { m_model.clearSelection(); }, idle);
        phase(
            "select all by Shift", [&] { m_model.selectRows(0, m_model.rowCount() - 1, true); }, idle);
        phase(
            "refund them all", [&] { refundSelected(); }, [&] { return isKept() && idle(); });
        phase(
            "open their dialog",
            [&] {
                m_dialog = new JobDialog(m_service.get(), decisionJobs(m_service.get()), m_job);
                m_dialog->present(true);
            },
            [&] { return m_dialog->isVisible() && shownInDialog() == m_service->job(m_job)->total; });
        phase(
            "pick out what is done", [&] { pickOut(2); }, [&] { return shownInDialog() == 0; });
        phase(
            "pick out what is open", [&] { pickOut(1); }, [&] { return shownInDialog() > 0; });
        phase(
            "take them back", [&] { m_service->undo(m_job); },
            [&] { return idle() && shownInDialog() == 0 && waitsAgain(); });
        phase(
            "close their dialog", [&] { m_dialog->reject(); }, [&] { return !m_dialog && idle(); });
        phase(
            "group by reward", [&] { m_model.setGroup(QueueModel::Group::Reward); }, idle);
        phase(
            "collapse a group", [&] { m_model.setCollapsed(u"reward3"_s, true); }, idle);
        phase(
            "select it", [&] { m_model.selectGroup(u"reward3"_s, true); }, idle);
        phase(
            "expand it", [&] { m_model.setCollapsed(u"reward3"_s, false); }, idle);
        phase(
            "group by viewer", [&] { m_model.setGroup(QueueModel::Group::Viewer); }, idle);
        phase(
            "select all", [&] { m_model.selectAllShown(); }, idle);
        phase(
            "clear the selection", [&] { m_model.clearSelection(); }, idle);
        phase(
            "no groups", [&] { m_model.setGroup(QueueModel::Group::None); }, idle);
        phase(
            "scroll to the end", [&] { m_table.scrollToBottom(); }, idle);
        choose(10'000);
        phase(
            "decide 10,000",
            [&] { m_job = m_service->decide(std::move(m_ids), Api::RedemptionDecision::Canceled); },
            [&] { return isKept() && idle(); });
        phase(
            "let decided ones go", [&] { m_queue.removeDecided(); }, idle);
        phase(
            "open another list", [&] { m_other = std::make_unique<QueueModel>(&m_queue); },
            [&] { return m_other && !m_other->isBusy(); });
        phase(
            "close it", [&] { m_other.reset(); }, idle);
        QAccessible::setActive(true);
        m_table.setCurrentRow(m_model.rowCount() / 2);
        sorted("sort, for a reader", Sort::Viewer);
        QAccessible::setActive(false);
        // New rows are visible: the newest are on top, and the list is not scrolled down.
        m_table.setCurrentIndex({});
        m_model.setSort(Sort::NewestFirst);
        phase(
            "newest first, on top", [&] { m_table.verticalScrollBar()->setValue(0); }, idle);
        phase(
            "events on the screen", [&] { m_table.verticalScrollBar()->setValue(0); }, idle, m_seconds * 5);
        m_feed.stop();
        fixedWork("fixed work, after");
        judge();
    }

    void rememberResident() { m_residentBefore = resident(); }

private:
    static qint64 resident()
    {
        QFile status(u"/proc/self/status"_s);
        if (!status.open(QIODevice::ReadOnly))
            return 0;
        for (const QByteArray &line : status.readAll().split('\n')) {
            if (line.startsWith("VmRSS:"))
                return line.mid(6).replace("kB", "").trimmed().toLongLong();
        }
        return 0;
    }
    /// The first and the last row that is completely visible.
    std::pair<int, int> inSight() const
    {
        const int height = m_table.rowHeight(), above = m_table.verticalScrollBar()->value();
        return {(above + height - 1) / height, (above + m_table.viewport()->height()) / height - 1};
    }
    void sorted(const char *name, QueueModel::Sort sort)
    {
        phase(
            name, [&] { m_model.setSort(sort); }, [this] { return !m_model.isBusy(); });
    }

    Api::Redemption redemption()
    {
        static const QStringList inputs{
            QString(), u"the sea shanty from act one again"_s, u"something with an accordion"_s,
            u"rain sounds, ten minutes, no talking"_s, u"your pick, surprise us"_s};
        const int number = m_made++, reward = m_dice.bounded(20), viewer = m_dice.bounded(30'000);
        Api::Redemption made;
        made.id = u"%1-5dec-4eed-908e-e11ee657416c"_s.arg(number, 8, 16, '0'_L1);
        made.broadcasterId = u"1337"_s;
        made.broadcasterLogin = u"teaandturrets"_s;
        made.broadcasterName = u"TeaAndTurrets"_s;
        made.userId = QString::number(100'000 + viewer);
        made.userLogin = u"viewer_%1"_s.arg(viewer);
        made.userName = u"Viewer_%1"_s.arg(viewer);
        made.userInput = inputs[m_dice.bounded(int(inputs.size()))];
        if (!made.userInput.isEmpty())
            made.userInput += u" (%1)"_s.arg(number);
        made.status = Api::RedemptionStatus::Unfulfilled;
        made.redeemedAt = m_start.addMSecs(number * 200LL);
        made.reward = {.id = u"reward%1"_s.arg(reward),
                       .title = u"Reward number %1"_s.arg(reward),
                       .prompt = u"Type a song, or be surprised."_s,
                       .cost = 100 * (1 + reward % 7)};
        m_known.append(made);
        return made;
    }
    /// Makes the changes that are due since the last call: half of them are new redemptions, half are
    /// decisions. Decided redemptions are removed.
    void churn()
    {
        const double at = now();
        m_owed += m_changes * (at - std::exchange(m_churnedAt, at)) / 1000;
        while (m_owed >= 1) {
            m_owed -= 1;
            ++m_events;
            if (m_dice.bounded(2)) {
                const auto fresh = redemption();
                m_sent.insert(fresh.id, now());
                m_queue.upsert({fresh});
            } else {
                Api::Redemption old = m_known.takeAt(m_known.size() - 1 - m_dice.bounded(1000));
                old.status = Api::RedemptionStatus::Fulfilled;
                m_sent.insert(old.id, now());
                m_queue.upsert({old});
            }
        }
        if (++m_turns % 250 == 0)
            m_queue.removeDecided();
        if (m_sent.size() > 2000)
            m_sent.clear();  // filtered rows are never shown
    }
    void choose(int count)
    {
        m_ids.clear();
        for (int i = 0; i < std::min(count, int(m_known.size()) / 3); ++i)
            m_ids.append(m_known[i * 3].id);
    }
    /// Refunds the selection as the key of the page does.
    void refundSelected()
    {
        m_job = m_service->decide(m_model.takeSelected(), Api::RedemptionDecision::Canceled);
    }
    /// Whether the whole job is on disk.
    bool isKept()
    {
        const auto job = m_service->job(m_job);
        return job && job->total > 0 && job->kept == job->total;
    }
    int shownInDialog() const
    {
        const auto *rows = m_dialog->findChild<QTableView *>()->model();
        return rows ? rows->rowCount() : 0;
    }
    void pickOut(int outcome)
    {
        m_dialog->findChild<QAbstractButton *>(u"outcome%1"_s.arg(outcome))->click();
    }
    bool waitsAgain()
    {
        const QueueEntry *entry = m_queue.find(m_known.first().id);
        return m_service->job(m_job)->phase == DecisionJob::Phase::Undone && entry
            && entry->state == QueueState::Waiting;
    }

    /// Runs the fixed work, in pieces of two milliseconds with time for the watchdog after each.
    void fixedWork(const char *name)
    {
        QTimer pieces;
        connect(&pieces, &QTimer::timeout, this, [this] { m_fixed(); });
        pieces.start(4);
        m_isOurs = false;
        phase(
            name, [] {}, [] { return true; }, m_seconds * 3);
        m_isOurs = true;
    }

    template <class Begin, class Done>
    void phase(const char *name, Begin begin, Done done, double atLeast = -1)
    {
        const double least = (atLeast < 0 ? m_seconds : atLeast) * 1000;
        for (auto *some : {&m_signalled, &m_painted})
            some->clear();
        m_sent.clear();
        m_unpainted.clear();
        m_seen = m_events = 0;
        m_watchdog.begin();
        m_phaseFrom = now();
        const double from = now();
        // In an event of its own, as after a click, or the watchdog would not measure it.
        bool begun = false;
        QTimer::singleShot(0, this, [&] {
            begin();
            begun = true;
        });
        double doneAt = -1;
        while (now() - from < least || doneAt < 0) {
            QCoreApplication::processEvents(QEventLoop::WaitForMoreEvents);
            if (doneAt < 0 && begun && done())
                doneAt = now() - from;
        }
        report(name, doneAt);
    }

    void report(const char *name, double doneAt)
    {
        const auto waits = m_watchdog.take();
        std::vector<double> waited, computing;
        int longWaits = 0, longComputing = 0;
        for (const Bench::Wait &wait : waits) {
            waited.push_back(wait.waited);
            computing.push_back(wait.computing);
            longWaits += wait.withoutStolen(wait.waited) > frame;
            longComputing += wait.withoutStolen(wait.computing) > frame;
            if (m_isOurs && wait.waited > frame && wait.withoutStolen(wait.waited) <= frame) {
                ++m_stolenWaits;
                m_stolenComputing += wait.computing > frame;
                m_worstStolen = std::max(m_worstStolen, wait.stolen);
            }
            if (wait.waited > frame / 2)
                m_longest.push_back({name, m_isOurs, wait});
        }
        for (auto *some : {&waited, &computing, &m_signalled, &m_painted})
            std::sort(some->begin(), some->end());
        const auto at = [](const std::vector<double> &some, double share) {
            return some.empty() ? 0.0 : some[std::size_t(double(some.size() - 1) * share)];
        };
        if (m_isOurs) {
            m_longWaits += longWaits;
            m_longComputing += longComputing;
            m_worst = std::max(m_worst, at(waited, 1));
            m_worstComputing = std::max(m_worstComputing, at(computing, 1));
        } else {
            m_worstFixed = std::max(m_worstFixed, at(computing, 1));
        }
        std::printf("%-25s %7.2f %6.2f  %7.2f %7.2f   %6d %7d  %7.0f", name, at(computing, 1),
                    at(computing, 0.999), at(waited, 1), at(waited, 0.999), longComputing, longWaits, doneAt);
        for (const auto *some : {&m_signalled, &m_painted}) {
            if (some->empty())
                std::printf("      -      -      -");
            else
                std::printf(" %6.2f %6.2f %6.2f", at(*some, 0.5), at(*some, 0.99), at(*some, 1));
        }
        std::printf(" %6d %7d   %6.0f\n", m_seen, int(m_painted.size()),
                    m_events * 1000 / (now() - m_phaseFrom));
        std::fflush(stdout);
    }

    void judge()
    {
        const auto list = [this](const char *by, auto of) {
            constexpr std::size_t most = 12;
            std::sort(m_longest.begin(), m_longest.end(),
                      [&](const Long &a, const Long &b) { return of(a.wait) > of(b.wait); });
            std::printf(
                "\nthe longest, %s\n"
                "                             clock  comput.  in line  machine   page faults   switches"
                "   longest single event\n"
                "                                                      stolen  minor  major  own forced\n",
                by);
            for (std::size_t i = 0; i < std::min(most, m_longest.size()); ++i) {
                const auto &[name, isOurs, wait] = m_longest[i];
                std::printf("%-25s %8.2f %8.2f %8.2f %8.0f  %5ld  %5ld  %3ld %6ld   %.2f %s\n", name,
                            wait.waited, wait.computing, wait.inLine, wait.stolen, wait.faults.minor,
                            wait.faults.major, wait.faults.gaveWay, wait.faults.wasSentAway,
                            wait.longest.computing, wait.longest.what.c_str());
            }
        };
        list("computing", [](const Bench::Wait &wait) { return wait.computing; });
        list("by the clock", [](const Bench::Wait &wait) { return wait.waited; });
        std::printf(
            "\nlongest: %.2f ms computing (%.2f ms in the fixed work), %.2f ms by the clock, all with what "
            "was "
            "stolen\n"
            "over %.0f ms without what was stolen: %d computing, %d by the clock\n"
            "beside, over it only with what was stolen: %d by the clock, %d of them computing as well; up to "
            "%.0f ms were stolen in one\n"
            "stolen from the machine meanwhile: %.1f s; the watchdog itself had no processor for up to %.1f "
            "ms, "
            "%d times for more than 16 ms\n",
            m_worstComputing, m_worstFixed, m_worst, frame, m_longComputing, m_longWaits, m_stolenWaits,
            m_stolenComputing, m_worstStolen, (Bench::ThreadMeter::stolen() - m_stolenBefore) / 1000,
            m_watchdog.longestBlind(), m_watchdog.timesBlind());
        std::printf(
            "rule: no wait longer than %.0f ms computing; what the host stole of the machine meanwhile "
            "(steal in /proc/stat, told by the hundredth of a second) is not counted\n",
            frame);
        std::printf("verdict, by what the thread was computing: %s the target of %.0f ms; by the clock: %s\n",
                    m_longComputing == 0 ? "within" : "NOT within", frame,
                    m_longWaits == 0 ? "within" : "not within");
    }

    struct Long
    {
        const char *name;
        bool isOurs;
        Bench::Wait wait;
    };

    int m_redemptions;
    int m_changes;
    double m_seconds;
    qint64 m_residentBefore = 0;
    RedemptionQueue m_queue{};
    QueueModel m_model{&m_queue};
    PaintedTable m_table{};
    Decider m_service{&m_queue};
    qint64 m_job = 0;
    QPointer<JobDialog> m_dialog{};
    std::unique_ptr<QueueModel> m_other{};
    QTimer m_feed{};
    Bench::Watchdog m_watchdog;
    FixedWork m_fixed{};
    double m_stolenBefore = Bench::ThreadMeter::stolen();
    QRandomGenerator m_dice{1};
    QDateTime m_start = QDateTime::currentDateTimeUtc().addSecs(-20'000);
    QList<Api::Redemption> m_known{};
    QStringList m_ids{};
    QHash<QString, double> m_sent{};       ///< Not yet signalled to the view, with their time.
    QHash<QString, double> m_unpainted{};  ///< Signalled but not painted, with their time.
    std::vector<double> m_signalled{};
    std::vector<double> m_painted{};
    std::vector<Long> m_longest{};
    int m_seen = 0;        ///< Events whose row was visible when the view was notified.
    bool m_isOurs = true;  ///< Whether the current phase measures our own code.
    int m_longWaits = 0;
    int m_longComputing = 0;
    int m_stolenWaits = 0;  ///< Waits above 16 ms only because of stolen time.
    int m_stolenComputing = 0;
    double m_worstStolen = 0;
    double m_worst = 0;
    double m_worstComputing = 0;
    double m_worstFixed = 0;
    int m_made = 0;
    int m_turns = 0;
    double m_owed = 0;
    double m_churnedAt = 0;
    double m_phaseFrom = 0;
    int m_events = 0;  ///< In the current phase.
};

}  // namespace

int main(int argc, char **argv)
{
    Bench::WatchedApplication app(argc, argv);
    Theme theme;
    const auto argument = [&](int at, double otherwise) {
        return argc > at ? QString::fromLocal8Bit(argv[at]).toDouble() : otherwise;
    };
    const int redemptions = int(argument(1, 100'000)), changes = int(argument(2, 1000));
    std::printf("%d redemptions in queue, model and table; %d changes a second\n", redemptions, changes);
    QueueBench bench(redemptions, changes, argument(3, 1));
    bench.rememberResident();
    bench.run();
}
