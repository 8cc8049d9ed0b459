// SPDX-License-Identifier: GPL-3.0-or-later

// A program that bans and times out many viewers and blocks terms as one job, to be killed.
//
//     moderator BASE_URL CLIENT_ID USER_ID LOGIN TOKEN PROFILE_FILE ban|undo|finish VIEWER...
//
// Prints "kept" when the job is in the journal, and "idle FAILED" when no row is without an outcome. With
// "undo" it takes the job back after 40 rows, with "finish" it only continues what it finds.

#include "accounts/accounts.h"
#include "base/clock.h"
#include "chat/moderation/moderation_service.h"
#include "chat/people/chat_channels.h"
#include "profile/profile_store.h"
#include "schema/scope.h"

#include <QCoreApplication>
#include <QNetworkAccessManager>
#include <QTimer>

#include <cstdio>

using namespace Qt::StringLiterals;
using namespace Sidestage;

namespace {

class Moderator : public QObject
{
public:
    explicit Moderator(const QStringList &arguments)
        : m_store(std::move(*ProfileStore::open(arguments[6])))
        , m_accounts({.id = u"sandbox"_s,
                      .baseUrl = QUrl(arguments[1]),
                      .authUrl = QUrl(arguments[1]),
                      .clientId = arguments[2]},
                     m_store.get(), &m_vault, &m_network)
        , m_channels(&m_accounts, m_store.get(), Clock::system())
    {
        QStringList scopes;
        for (std::size_t i = 0; i < std::size_t(Api::Scope::Count); ++i)
            scopes.append(Api::ScopeSet{Api::Scope(i)}.names());
        auto *account
            = m_accounts.add({.userId = arguments[3], .login = arguments[4], .displayName = arguments[4]},
                             {.access = arguments[5], .scopes = scopes});
        m_service = std::make_unique<ModerationService>(account, &m_channels, Clock::system());
        Outbox *outbox = m_service->outbox();
        outbox->setSettling(std::chrono::milliseconds(200));
        connect(outbox, &Outbox::jobChanged, this, [outbox](qint64 id) {
            const auto job = outbox->job(id);
            if (job && job->total > 0 && job->kept == job->total)
                say("kept\n");
        });
        connect(outbox, &Outbox::ready, this, [this, arguments] {
            if (arguments[7] == u"finish")
                return;
            const auto all = actions(arguments[3], arguments.mid(8));
            const qint64 job = m_service->act(all, 0);
            m_service->undo()->watch(job);
            if (arguments[7] == u"undo")
                undoLater(job, all);
        });
        connect(&m_timer, &QTimer::timeout, this, [outbox] {
            if (outbox->isReady() && outbox->held() == 0)
                say("idle " + QByteArray::number(outbox->counts().failed) + '\n');
        });
        m_timer.start(20);
    }

private:
    void undoLater(qint64 job, const QList<ModerationAction> &actions)
    {
        QHash<QString, ModerationAction> reverse;
        for (ModerationAction action : actions) {
            const QString key = action.key();
            action.kind = ModerationAction::Kind::Unban;
            if (!action.userId.isEmpty())
                reverse.insert(key, action);
        }
        connect(m_service->outbox(), &Outbox::jobChanged, this, [this, job, reverse] {
            if (m_service->outbox()->job(job).value_or(OutboxJob()).done >= 40)
                m_service->undo()->undo(job, reverse);
        });
    }
    static QList<ModerationAction> actions(const QString &channel, const QStringList &viewers)
    {
        QList<ModerationAction> actions;
        for (const QString &id : viewers) {
            if (actions.size() % 6 == 5)
                actions.append({.kind = ModerationAction::Kind::AddTerm,
                                .channelId = channel,
                                .text = u"spoiler "_s + id});
            const bool isTimeout = actions.size() % 3 == 0;
            actions.append({.kind = isTimeout ? ModerationAction::Kind::TimeOut : ModerationAction::Kind::Ban,
                            .channelId = channel,
                            .userId = id,
                            .text = u"Raid bot"_s,
                            .seconds = isTimeout ? 3'600 : 0});
        }
        return actions;
    }
    static void say(const QByteArray &line)
    {
        fputs(line.constData(), stdout);
        fflush(stdout);
    }

    std::unique_ptr<ProfileStore> m_store;
    MemoryVault m_vault{};
    QNetworkAccessManager m_network{};
    Accounts m_accounts;
    ChatChannels m_channels;
    std::unique_ptr<ModerationService> m_service{};
    QTimer m_timer{};
};

}  // namespace

int main(int argc, char **argv)
{
    const QCoreApplication app(argc, argv);
    if (app.arguments().size() < 8)
        return 2;
    const Moderator moderator(app.arguments());
    return app.exec();
}
