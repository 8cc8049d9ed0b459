// SPDX-License-Identifier: GPL-3.0-or-later

// A program that locks channels down and restores them in a loop, to be killed.
//
//     locker BASE_URL CLIENT_ID USER_ID LOGIN TOKEN PROFILE_FILE run|finish CHANNEL...
//
// Prints "locked" and "free" when the channels are so, and "drifted" when the user would have to decide. With
// "finish" it restores what it finds, starts nothing, and prints "idle" when nothing remains.

#include "accounts/accounts.h"
#include "base/clock.h"
#include "chat/modes/mode_board.h"
#include "chat/modes/mode_scheduler.h"
#include "chat/people/chat_channels.h"
#include "chat/store/chat_store.h"
#include "profile/profile_store.h"
#include "schema/scope.h"

#include <QCoreApplication>
#include <QNetworkAccessManager>
#include <QTimer>

#include <cstdio>

using namespace Qt::StringLiterals;
using namespace Sidestage;

namespace {

class Locker : public QObject
{
public:
    explicit Locker(const QStringList &arguments)
        : m_store(std::move(*ProfileStore::open(arguments[6])))
        , m_accounts({.id = u"sandbox"_s,
                      .baseUrl = QUrl(arguments[1]),
                      .authUrl = QUrl(arguments[1]),
                      .clientId = arguments[2]},
                     m_store.get(), &m_vault, &m_network)
        , m_channels(&m_accounts, m_store.get(), Clock::system())
        , m_kept(m_store.get())
        , m_board(&m_channels, &m_kept, Clock::system())
        , m_scheduler(&m_board, &m_kept, Clock::system())
        , m_ids(arguments.mid(8))
        , m_finishes(arguments[7] == "finish"_L1)
    {
        QStringList scopes;
        for (std::size_t i = 0; i < std::size_t(Api::Scope::Count); ++i)
            scopes.append(Api::ScopeSet{Api::Scope(i)}.names());
        m_channels.start();
        m_scheduler.start();
        m_accounts.add({.userId = arguments[3], .login = arguments[4], .displayName = arguments[4]},
                       {.access = arguments[5], .scopes = scopes});
        connect(&m_timer, &QTimer::timeout, this, &Locker::look);
        m_timer.start(5);
    }

private:
    void look()
    {
        for (const QString &id : std::as_const(m_ids)) {
            if (!m_channels.accountFor(id))
                return;
        }
        QList<qint64> offered;
        for (const ModeHold &hold : m_scheduler.asking()) {
            if (hold.state == ModeHold::State::Drifted)
                say("drifted\n");
            offered.append(hold.id);
        }
        if (!offered.isEmpty())
            return m_scheduler.retry(offered);
        const QList<ModeHold> holds = m_scheduler.lockdown();
        if (holds.isEmpty()) {
            say(m_finishes ? "idle\n" : "free\n");
            if (!m_finishes)
                m_scheduler.lockDown(m_ids,
                                     {.followers = ModeValue{true, 1440},
                                      .slow = ModeValue{true, 30},
                                      .subscribers = ModeValue{true},
                                      .unique = ModeValue{true},
                                      .delay = ModeValue{true, 4}});
            return;
        }
        QList<qint64> held;
        for (const ModeHold &hold : holds) {
            if (hold.state == ModeHold::State::Holding)
                held.append(hold.id);
        }
        if (held.size() < holds.size())
            return;
        say("locked\n");
        m_scheduler.restore(held);
    }
    static void say(const char *line)
    {
        fputs(line, stdout);
        fflush(stdout);
    }

    std::unique_ptr<ProfileStore> m_store;
    MemoryVault m_vault{};
    QNetworkAccessManager m_network{};
    Accounts m_accounts;
    ChatChannels m_channels;
    ChatStore m_kept;
    ModeBoard m_board;
    ModeScheduler m_scheduler;
    QStringList m_ids;
    bool m_finishes;
    QTimer m_timer{};
};

}  // namespace

int main(int argc, char **argv)
{
    const QCoreApplication app(argc, argv);
    if (app.arguments().size() < 9)
        return 2;
    const Locker locker(app.arguments());
    return app.exec();
}
