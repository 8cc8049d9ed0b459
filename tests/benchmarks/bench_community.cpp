// SPDX-License-Identifier: GPL-3.0-or-later

// How long the event loop is blocked, and how the memory grows, while 500,000 followers are read page by page
// from a sandbox, stored, compared and listed: sidestage-bench-community [FOLLOWERS [LEFT [CAME]]]
//
// The sandbox runs in the same process on its own thread, with a rate limit that does not slow it down. Its
// memory has stopped growing when the reading begins. The reading is interrupted in the middle, as by the end
// of the program, and resumed. After a tenth of it the memory may grow only by the limits below, or the
// program fails. As in bench_chatters.cpp, a watchdog measures how long an event waits, by the wall clock and
// by the CPU time of the thread.

#include "accounts/account.h"
#include "base/clock.h"
#include "client/client.h"
#include "community/follow_export.h"
#include "community/follow_list.h"
#include "community/follow_model.h"
#include "community/follow_rows.h"
#include "events/poll_scheduler.h"
#include "kit/lists/long_list.h"
#include "kit/theme/theme.h"
#include "profile/profile_store.h"
#include "sandbox/oauth/grants.h"
#include "sandbox/sandbox.h"

#include "resident.h"
#include "stall_watch.h"

#include <QFileInfo>
#include <QNetworkAccessManager>
#include <QScrollBar>
#include <QTemporaryDir>
#include <QTimer>

#include <algorithm>
#include <array>
#include <cstdio>
#include <memory>

using namespace Qt::StringLiterals;
using namespace Sidestage;
using Bench::now;
using Benchmarks::residentKib;

namespace {

constexpr double frame = 16;  // milliseconds
// Limits in KiB for the growth after a tenth of the first reading: until its end, and until the end of
// everything. The list stores where every 200th of its half a million rows begins, which takes a megabyte.
// Later steps run for the first time, which loads code and fragments the heap.
constexpr long maxMoreRead = 2048;
constexpr long maxMore = 4096;
/// With fewer followers the store's cache (8 MB at most) is not yet full after a tenth.
constexpr int minJudged = 400'000;
constexpr int firstId = 20'000'000;

class CommunityBench : public QObject
{
public:
    CommunityBench(int count, int left, int came)
        : m_count(count)
        , m_left(left)
        , m_came(came)
        , m_sandbox({.port = 0, .rateLimit = 100'000'000, .world = {.followers = 0}})
        , m_watchdog(this)
    {
        if (const auto started = m_sandbox.start(); !started)
            qFatal("%s", qPrintable(started.error().message));
    }
    ~CommunityBench() override { close(); }

    int run()
    {
        std::printf("filling the sandbox...\n");
        std::fflush(stdout);
        fill();
        m_total = onService();
        open();
        std::ignore = m_table->grab();  // loads fonts and style
        QCoreApplication::processEvents();
        m_watchdog.start();
        m_before = residentKib();
        std::printf(
            "%d followers; %.1f MB resident, most of it the sandbox's\n"
            "milliseconds              event loop stands still             longer than 16    ready   MB "
            "more\n"
            "                          computing    by the clock  in line  comp.    clock    after\n",
            m_total, double(m_before) / 1024);
        phase(
            "first reading, a tenth", [this] { m_list->setOnScreen(true); },
            [this] { return m_list->state().read >= m_total / 10; });
        m_atTenth = m_known - m_before;
        phase(
            "to the half", [] {}, [this] { return m_list->state().read >= m_total / 2; });
        const int calls = served();
        close();
        open();
        phase(
            "broken off, gone on", [this] { m_list->setOnScreen(true); }, [this] { return isRead(); });
        check("calls for one reading", served(), (m_total + 99) / 100, 2);
        m_atEnd = m_known - m_before;
        std::printf("%25s (%d calls before it was broken off, %d after)\n", "", calls, served() - calls);
        phase(
            "all rows listed", [] {},
            [this] { return !m_model->isScanning() && m_model->rowCount() == m_total; });
        scroll();
        for (const char *words : {"v", "vi", "viewer_12", "viewer_123", "x"})
            search(words);
        search("");
        disturb();
        // The memory that the sandbox needed for that is not counted for the reading.
        m_before += residentKib() - m_known;
        phase(
            "second reading, compared",
            [this] {
                m_clock.advance(std::chrono::minutes(1));
                m_read = m_list->state().completeAt;
                m_list->readAll();
            },
            [this] { return isRead() && m_list->state().completeAt > m_read; });
        check("came", m_list->state().came, m_came, 0);
        check("left", m_list->state().left, m_left, 0);
        check("stored", m_list->state().stored, onService(), 0);
        phase(
            "all rows listed", [] {},
            [this] { return !m_model->isScanning() && m_model->rowCount() == m_list->state().stored; });
        show("those who left", FollowShow::Left);
        check("left, as rows", m_model->rowCount(), m_left, 0);
        show("those who came", FollowShow::Came);
        check("came, as rows", m_model->rowCount(), m_came, 0);
        show("everybody", FollowShow::All);
        exportAll();
        std::printf("\nfile of the store: %.1f MB; rows kept whole in memory: %d of %d\n",
                    double(QFileInfo(file()).size()) / 1e6, m_model->fetched(), m_model->rowCount());
        judgeMemory();
        std::printf("longest: %.2f ms computing, %.2f ms by the clock; over %.0f ms: %d computing, %d by the "
                    "clock\nstolen from the machine meanwhile: %.1f s\n",
                    m_worstComputing, m_worst, frame, m_longComputing, m_longWaits,
                    (Bench::ThreadMeter::stolen() - m_stolenBefore) / 1000);
        std::printf("verdict, by what the thread was computing: %s the target of %.0f ms; by the clock: %s\n",
                    m_longComputing == 0 ? "within" : "NOT within", frame,
                    m_longWaits == 0 ? "within" : "not within");
        return m_isWrong ? 1 : 0;
    }

private:
    template <class Work>
    auto inSandbox(Work work)
    {
        return m_sandbox.run([&](Sandbox::Sandbox &sandbox) { return work(sandbox.world()); });
    }
    QString file() const { return m_dir.filePath(u"bench.sqlite"_s); }
    int served()
    {
        return m_sandbox.run(
            [](Sandbox::Sandbox &sandbox) { return sandbox.service().served("/channels/followers"); });
    }
    int onService()
    {
        return inSandbox([this](Sandbox::World &world) { return world.follows().followerCount(m_id); });
    }
    void fill()
    {
        const int count = m_count;
        m_id = inSandbox([](Sandbox::World &world) { return world.userByLogin(u"teaandturrets"_s)->id; });
        inSandbox([&](Sandbox::World &world) {
            const auto done = world.database().transaction([&]() -> Result<void> {
                const QDateTime last = QDateTime::currentDateTimeUtc().addSecs(-3600);
                for (int i = 0; i < count; ++i) {
                    if (auto made = add(world, i, last.addSecs(-60LL * i)); !made)
                        return made;
                }
                return {};
            });
            if (!done)
                qFatal("%s", qPrintable(done.error().message));
        });
    }
    Result<void> add(Sandbox::World &world, int number, const QDateTime &since)
    {
        // Names come in no order.
        const QString login = u"viewer_%1"_s.arg(quint32(number) * 2'654'435'761U);
        if (auto made = world.addUser({.id = QString::number(firstId + number),
                                       .login = login,
                                       .displayName = login,
                                       .createdAt = since});
            !made)
            return made.error();
        return world.follows().add(m_id, QString::number(firstId + number), since);
    }
    /// Some unfollow, others follow.
    void disturb()
    {
        inSandbox([this](Sandbox::World &world) {
            const auto done = world.database().transaction([&]() -> Result<void> {
                for (int i = 0; i < m_left; ++i) {
                    const int who = int(qint64(m_count) * i / m_left);
                    if (auto gone = world.follows().remove(m_id, QString::number(firstId + who)); !gone)
                        return gone;
                }
                for (int i = 0; i < m_came; ++i) {
                    if (auto made = add(world, m_count + i, QDateTime::currentDateTimeUtc().addSecs(-i));
                        !made)
                        return made;
                }
                return {};
            });
            if (!done)
                qFatal("%s", qPrintable(done.error().message));
        });
    }
    void open()
    {
        m_store = std::move(*ProfileStore::open(file()));
        const auto ready = m_sandbox.client();
        const auto [info, token] = inSandbox([&](Sandbox::World &world) {
            const auto user = *world.userByLogin(u"teaandturrets"_s);
            Api::ScopeSet scopes;
            scopes.insert(Api::Scope::ModeratorReadFollowers);
            const auto granted = *world.area<Sandbox::Grants>().issueUserToken(ready.id, user.id, scopes);
            return std::pair(AccountInfo{user.id, user.login, user.displayName, user.broadcasterType},
                             Token{.access = granted.accessToken,
                                   .refresh = granted.refreshToken,
                                   .scopes = scopes.names()});
        });
        m_account = std::make_unique<Account>(ServiceProfile{.id = u"sandbox"_s,
                                                             .baseUrl = m_sandbox.baseUrl(),
                                                             .authUrl = m_sandbox.authUrl(),
                                                             .clientId = ready.id,
                                                             .clientSecret = ready.secret},
                                              info, token, &m_network, m_store.get());
        m_list = std::make_unique<FollowList>(m_account.get(), FollowSide::Followers, m_clock);
        m_model = std::make_unique<FollowModel>(m_list.get());
        m_rows = std::make_unique<FollowRows>(m_model.get(), FollowSide::Followers);
        m_table = std::make_unique<LongList>();
        m_table->setModel(m_rows.get());
        m_table->resize(350, 600);
        m_table->show();
        m_model->setQuery({});
        m_list->load();
        while (!m_list->isKnown())
            QCoreApplication::processEvents(QEventLoop::WaitForMoreEvents);
    }
    void close()
    {
        m_table.reset();
        m_rows.reset();
        m_model.reset();
        m_list.reset();
        m_account.reset();
        m_store.reset();
    }
    bool isRead() const
    {
        return m_list->state().completeAt.isValid() && !m_list->state().isReading() && !m_list->isReading();
    }
    void search(const char *words)
    {
        const QByteArray name = QByteArray("search: ") + words;
        phase(
            name, [&] { m_model->setQuery({.words = QString::fromLatin1(words)}); },
            [this] { return !m_model->isScanning(); });
    }
    void show(const char *name, FollowShow show)
    {
        phase(
            name, [&] { m_model->setQuery({.show = show}); }, [this] { return !m_model->isScanning(); });
    }
    void scroll()
    {
        int step = 0;
        QTimer timer;
        timer.setInterval(8);
        connect(&timer, &QTimer::timeout, this, [&] {
            QScrollBar *bar = m_table->verticalScrollBar();
            bar->setValue(int(qint64(bar->maximum()) * (++step % 250) / 250));
        });
        phase(
            "scroll to the end, twice", [&] { timer.start(); }, [&] { return step >= 500; });
    }
    void exportAll()
    {
        std::optional<Result<qint64>> written;
        phase(
            "export",
            [&] {
                exportFollows(m_list.get(), m_dir.filePath(u"all.csv"_s), {}).then([&](Result<qint64> rows) {
                    written = std::move(rows);
                });
            },
            [&] { return written.has_value(); });
        check("exported", written && *written ? int(**written) : -1, m_list->state().stored, 0);
    }
    void judgeMemory()
    {
        const long read = m_atEnd - m_atTenth;
        const long all = m_most - m_atTenth;
        const bool isFlat = read <= maxMoreRead && all <= maxMore;
        const bool isJudged = m_count >= minJudged;
        std::printf(
            "memory: from a tenth of the first reading to its end %.1f MB more (%.1f at most), to the "
            "end of everything %.1f MB (%.1f at most): %s\n",
            double(read) / 1024, double(maxMoreRead) / 1024, double(all) / 1024, double(maxMore) / 1024,
            !isJudged    ? "not judged with so few"
                : isFlat ? "flat"
                         : "NOT flat");
        m_isWrong = m_isWrong || (isJudged && !isFlat);
    }
    void check(const char *what, int is, int wanted, int slack)
    {
        if (qAbs(is - wanted) <= slack)
            return;
        std::printf("WRONG: %s: %d instead of %d\n", what, is, wanted);
        m_isWrong = true;
    }

    template <class Begin, class Done>
    void phase(const char *name, Begin begin, Done done)
    {
        // Earlier work is not measured.
        for (const double settled = now() + 50; now() < settled;)
            QCoreApplication::processEvents(QEventLoop::WaitForMoreEvents);
        m_watchdog.begin();
        const double from = now();
        bool begun = false;
        QTimer::singleShot(0, this, [&] {
            begin();
            begun = true;
        });
        double doneAt = -1;
        while (doneAt < 0 || now() - from < doneAt + 150) {
            QCoreApplication::processEvents(QEventLoop::WaitForMoreEvents);
            if (doneAt < 0 && begun && done())
                doneAt = now() - from;
        }
        double worst = 0, worstComputing = 0, inLine = 0;
        int longWaits = 0, longComputing = 0;
        std::string longest;
        for (const Bench::Wait &wait : m_watchdog.take()) {
            longWaits += wait.waited > frame;
            longComputing += wait.computing > frame;
            if (wait.waited > worst) {
                worst = wait.waited;
                inLine = wait.inLine;
            }
            if (wait.computing > worstComputing) {
                worstComputing = wait.computing;
                std::array<char, 32> took{};
                std::snprintf(took.data(), took.size(), " (%.1f)", wait.longest.computing);
                longest = wait.longest.what + took.data();
            }
        }
        m_worst = std::max(m_worst, worst);
        m_worstComputing = std::max(m_worstComputing, worstComputing);
        m_longWaits += longWaits;
        m_longComputing += longComputing;
        m_known = residentKib();
        m_most = std::max(m_most, m_known - m_before);
        std::printf("%-25s %10.2f %15.2f %8.2f %6d %8d %8.0f %8.1f   %s\n", name, worstComputing, worst,
                    inLine, longComputing, longWaits, doneAt, double(m_known - m_before) / 1024,
                    worstComputing > 4 ? longest.c_str() : "");
        std::fflush(stdout);
    }

    int m_count;
    int m_left;
    int m_came;
    int m_total = 0;
    Sandbox::SandboxThread m_sandbox;
    QTemporaryDir m_dir{};
    QNetworkAccessManager m_network{};
    ManualClock m_clock{};
    QString m_id{};
    QDateTime m_read{};
    std::unique_ptr<ProfileStore> m_store{};
    std::unique_ptr<Account> m_account{};
    std::unique_ptr<FollowList> m_list{};
    std::unique_ptr<FollowModel> m_model{};
    std::unique_ptr<FollowRows> m_rows{};
    std::unique_ptr<LongList> m_table{};
    Bench::Watchdog m_watchdog;
    bool m_isWrong = false;
    double m_worst = 0;
    double m_worstComputing = 0;
    int m_longWaits = 0;
    int m_longComputing = 0;
    long m_before = 0;
    long m_known = 0;  ///< KiB resident after the last phase.
    // KiB more than before the first phase.
    long m_atTenth = 0;  ///< After a tenth of the first reading.
    long m_atEnd = 0;    ///< After all of the first reading.
    long m_most = 0;     ///< The maximum after any phase.
    double m_stolenBefore = Bench::ThreadMeter::stolen();
};

}  // namespace

int main(int argc, char **argv)
{
    Bench::WatchedApplication app(argc, argv);
    Theme theme;
    const auto argument = [&](int at, int otherwise) {
        return argc > at ? QString::fromLocal8Bit(argv[at]).toInt() : otherwise;
    };
    CommunityBench bench(argument(1, 500'000), argument(2, 2000), argument(3, 1000));
    return bench.run();
}
