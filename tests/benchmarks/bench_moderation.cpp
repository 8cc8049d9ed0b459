// SPDX-License-Identifier: GPL-3.0-or-later

// How long the event loop is blocked while the tab Banned reads 50,000 banned users, is searched while
// typing, sorted and read again, and while the live chat shows 200 messages a second, follows, is filtered
// and scrolled: sidestage-bench-moderation [BANS [MESSAGES_A_SECOND]]
//
// The real tabs with a sandbox in a thread of its own. See phases.h for what is measured.

#include "chat/moderation/list_world.h"

#include "chat/moderation/lists/banned_view.h"
#include "chat/moderation/live_chat_view.h"
#include "kit/search/search_field.h"
#include "kit/theme/theme.h"
#include "sandbox/chat/chat_rooms.h"

#include "phases.h"
#include "resident.h"

#include <QElapsedTimer>
#include <QScrollBar>

#include <atomic>
#include <cstdio>
#include <thread>

using namespace Sidestage;
using namespace std::chrono_literals;

namespace {

/// Viewers who write in the own channel, from a thread.
class Crowd
{
public:
    Crowd(ListWorld &of, int aSecond)
        : m_world(of)
        , m_writing([this, aSecond] {
            QElapsedTimer since;
            since.start();
            while (!m_ends) {
                const int due = int(since.elapsed() * aSecond / 1000);
                m_world.sandbox.inSandbox([this, due](Sandbox::World &world) {
                    for (; m_written < due; ++m_written) {
                        const QString text = u"message %1 of the crowd, %2"_s.arg(m_written).arg(
                            m_written % 7
                                ? u"and a few words"_s
                                : u"a longer one that needs a second line in a window of this width, because it goes on"_s);
                        std::ignore = world.area<Sandbox::ChatRooms>().sendMessage(
                            m_world.own, QString::number(7'000'001 + m_written % 500), text);
                    }
                });
                std::this_thread::sleep_for(20ms);
            }
        })
    {
    }
    ~Crowd()
    {
        m_ends = true;
        m_writing.join();
    }
    Q_DISABLE_COPY_MOVE(Crowd)

    int written() const { return m_written; }

private:
    ListWorld &m_world;
    std::atomic<bool> m_ends = false;
    std::atomic<int> m_written = 0;
    std::thread m_writing;
};

class ModerationBench : public QObject
{
public:
    ModerationBench(int bans, int aSecond)
        : m_aSecond(aSecond)
        , m_phases(this)
    {
        m_rig.sandbox.setRateLimit(100'000'000);
        m_rig.sandbox.act([&](Sandbox::World &world) {
            return world.area<Sandbox::Moderation>().fillBanned(m_rig.own, bans);
        });
        m_rig.addViewers(500);  // who are not banned
        m_all = m_rig.sandbox.inSandbox([&](Sandbox::World &world) {
            Rows rows = world.database().query("SELECT count(*) FROM bans WHERE broadcaster_id = ?",
                                               m_rig.own.toLongLong());
            return rows.next() ? int(rows.integer(0)) : 0;
        });
    }

    bool run()
    {
        banned();
        chat();
        m_phases.printVerdict();
        return !m_isWrong;
    }

private:
    void banned()
    {
        auto *view = new BannedView(m_rig.service);
        m_rig.window.reset(view);
        view->resize(1032, 700);
        std::ignore = view->grab();  // loads fonts and style
        const auto *model = m_rig.table(u"bannedTable"_s)->model();
        const auto *list = static_cast<const LiveListBase *>(model);
        const auto isIdle = [list] { return !list->isBusy(); };
        m_phases.start();
        m_phases.run(
            "all listed", [&] { view->show(); }, [&] { return model->rowCount() == m_all && isIdle(); });
        auto *search = m_rig.find<SearchField>(u"bannedSearch"_s);
        for (const char *text : {"0", "00", "bot_00", "b", "no such viewer", ""}) {
            const QByteArray name = QByteArray("search: ") + text;
            m_phases.run(
                name, [&] { search->setText(QLatin1String(text)); }, isIdle);
        }
        for (const auto &[column, order] :
             {std::pair(0, Qt::AscendingOrder), std::pair(4, Qt::DescendingOrder),
              std::pair(2, Qt::AscendingOrder), std::pair(1, Qt::DescendingOrder)}) {
            const QByteArray name = "sorted by column " + QByteArray::number(column);
            m_phases.run(
                name,
                [&, column = column, order = order] {
                    m_rig.table(u"bannedTable"_s)->sortByColumn(column, order);
                },
                isIdle);
        }
        const int before = m_rig.sandbox.served("/moderation/banned");
        m_phases.run(
            "read again", [&] { view->refresh(); },
            [&] { return m_rig.sandbox.served("/moderation/banned") > before && isIdle(); });
        if (model->rowCount() != m_all) {
            std::printf("WRONG: %d listed of %d\n", model->rowCount(), m_all);
            m_isWrong = true;
        }
        m_rig.window.reset();
    }

    void chat()
    {
        m_rig.sandbox.act([&](Sandbox::World &world) {
            return world.area<Sandbox::ChatRooms>().change(m_rig.own, m_rig.own,
                                                           {.emoteMode = false,
                                                            .followerMode = false,
                                                            .slowMode = false,
                                                            .subscriberMode = false,
                                                            .uniqueChatMode = false});
        });
        auto *view = new LiveChatView(m_rig.service);
        m_rig.window.reset(view);
        view->resize(1032, 700);
        view->show();
        LiveChat *chat = m_rig.service->chat();
        while (!chat->isLive(m_rig.own))
            QCoreApplication::processEvents(QEventLoop::WaitForMoreEvents);
        auto *search = m_rig.find<SearchField>(u"chatSearch"_s);
        auto *bar = m_rig.find<QAbstractScrollArea>(u"messageList"_s)->verticalScrollBar();
        const Crowd crowd(m_rig, m_aSecond);
        const auto seconds = [](double many) {
            return [until = Bench::now() + many * 1000] { return Bench::now() > until; };
        };
        // Until the oldest ones are forgotten.
        m_phases.run(
            "chat: 200 messages/s", [] {},
            [&, most = std::size_t(LiveChat::maxLines)] { return chat->lines().size() >= most; });
        const long memory = Benchmarks::residentKib();
        m_phases.run(
            "chat: older ones are forgotten", [] {}, seconds(5));
        for (const char *text : {"m", "message 1", "crowd_01", "longer", "nothing", ""}) {
            const QByteArray name = QByteArray("chat, filter: ") + text;
            m_phases.run(
                name, [&] { search->setText(QLatin1String(text)); }, seconds(1));
        }
        for (int step = 1; step <= 10; ++step)
            m_phases.run(
                "chat, scrolled", [&] { bar->setValue(bar->maximum() - bar->maximum() * step / 10); },
                seconds(0.3));
        m_phases.run(
            "chat, resumed", [&] { bar->setValue(bar->maximum()); }, seconds(2));
        std::printf("%d messages written; %zu kept; memory since the chat was full: %+ld KiB\n",
                    crowd.written(), chat->lines().size(), Benchmarks::residentKib() - memory);
        m_rig.window.reset();
    }

    int m_aSecond;
    int m_all = 0;
    bool m_isWrong = false;
    ListWorld m_rig{};
    Bench::Phases m_phases;
};

}  // namespace

int main(int argc, char **argv)
{
    Bench::WatchedApplication app(argc, argv);
    Theme theme;
    theme.setMode(Theme::Mode::Dark);
    const auto argument = [&](int at, int otherwise) {
        return argc > at ? QString::fromLocal8Bit(argv[at]).toInt() : otherwise;
    };
    const int bans = argument(1, 50'000), aSecond = argument(2, 200);
    std::printf("%d banned users, %d messages a second\n", bans, aSecond);
    ModerationBench bench(bans, aSecond);
    return bench.run() ? 0 : 1;
}
