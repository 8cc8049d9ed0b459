// SPDX-License-Identifier: GPL-3.0-or-later

// A program that decides, to be killed: loads its held decisions, decides some of the waiting redemptions,
// sends, and prints what it holds.
//
//     decider BASE_URL CLIENT_ID USER_ID TOKEN PROFILE_FILE REWARD...
//
// Prints "kept N DECISION ID" for a decision that is in the journal, and "idle" when nothing remains.

#include "accounts/account.h"
#include "base/clock.h"
#include "client/client.h"
#include "client/list_walk.h"
#include "profile/profile_store.h"
#include "rewards/decisions/decision_service.h"
#include "rewards/queue/redemption_queue.h"

#include <QCoreApplication>
#include <QElapsedTimer>
#include <QNetworkAccessManager>
#include <QSet>
#include <QTimer>

#include <cstdio>
#include <random>

using namespace Qt::StringLiterals;
using namespace Sidestage;

namespace {

/// Runs fifty times as fast, so that grace periods end soon.
class FastClock : public Clock
{
public:
    FastClock() { m_since.start(); }
    QDateTime now() const override
    {
        return m_start.addMSecs(m_start.msecsTo(QDateTime::currentDateTimeUtc()) + m_since.elapsed() * 49);
    }

private:
    QDateTime m_start = QDateTime::currentDateTimeUtc();
    QElapsedTimer m_since{};
};

class Decider : public QObject
{
public:
    explicit Decider(const QStringList &arguments)
        : m_rewards(arguments.mid(6))
        , m_store(std::move(*ProfileStore::open(arguments[5])))
        , m_account({.id = u"sandbox"_s,
                     .baseUrl = QUrl(arguments[1]),
                     .authUrl = QUrl(arguments[1]),
                     .clientId = arguments[2]},
                    AccountInfo{.userId = arguments[3]}, Token{.access = arguments[4]}, &m_network,
                    m_store.get())
        , m_service(&m_account, &m_queue, m_clock)
    {
        const QByteArray settling = qgetenv("DECIDER_SETTLING");
        m_service.setSettling(std::chrono::milliseconds(settling.isEmpty() ? 200 : settling.toInt()));
        m_service.setGrace(Api::RedemptionDecision::Fulfilled, 2);
        m_service.setGrace(Api::RedemptionDecision::Canceled, 0);
        connect(&m_service, &DecisionService::ready, this, &Decider::read);
        connect(&m_service, &DecisionService::jobChanged, this, &Decider::tell);
        connect(&m_more, &QTimer::timeout, this, &Decider::decide);
        m_service.start();
    }

private:
    void read()
    {
        for (const QString &reward : std::as_const(m_rewards))
            readPage(reward, {});
    }
    void readPage(const QString &reward, const std::optional<QString> &after)
    {
        const QDateTime at = QDateTime::currentDateTimeUtc();
        m_account.client()
            ->call(Api::GetRedemptions{.broadcasterId = m_account.userId(),
                                       .rewardId = reward,
                                       .status = Api::RedemptionStatus::Unfulfilled,
                                       .after = after,
                                       .first = 50})
            .then(this, [this, reward, after, at](const Result<Api::Page<Api::Redemption>> &page) {
                if (!page) {
                    QTimer::singleShot(20, this, [this, reward, after] { readPage(reward, after); });
                    return;
                }
                m_queue.upsert(page->data, at);
                if (const auto next = page->next())
                    readPage(reward, *next);
                else if (++m_read == m_rewards.size())
                    m_more.start(5);
            });
    }
    void decide()
    {
        QStringList waiting;
        for (const QString &id : m_queue.ids()) {
            const auto state = m_queue.find(id)->state;
            if (state == QueueState::Waiting || state == QueueState::Failed)
                waiting.append(id);
        }
        if (waiting.isEmpty()) {
            if (m_service.held() == 0)
                say("idle\n");
            return;
        }
        std::shuffle(waiting.begin(), waiting.end(), m_dice);
        m_service.decide(waiting.first(std::min<qsizetype>(waiting.size(), 1 + qsizetype(m_dice() % 25))),
                         Api::RedemptionDecision(m_dice() % 2));
    }
    void tell(qint64 id)
    {
        const auto job = m_service.job(id);
        if (!job || job->kept < job->total || m_lastEmitted.contains(id))
            return;
        m_lastEmitted.insert(id);
        for (int at = 0; at < job->total; ++at)
            say("kept " + QByteArray::number(int(job->decision)) + ' '
                + m_service.row(id, at).redemptionId.toLatin1() + '\n');
    }
    static void say(const QByteArray &line)
    {
        fputs(line.constData(), stdout);
        fflush(stdout);
    }

    QStringList m_rewards;
    FastClock m_clock{};
    QNetworkAccessManager m_network{};
    std::unique_ptr<ProfileStore> m_store;
    Account m_account;
    RedemptionQueue m_queue{};
    DecisionService m_service;
    QTimer m_more{};
    QSet<qint64> m_lastEmitted{};
    std::mt19937 m_dice{std::random_device{}()};
    int m_read = 0;
};

}  // namespace

int main(int argc, char **argv)
{
    const QCoreApplication app(argc, argv);
    if (app.arguments().size() < 7)
        return 2;
    const Decider decider(app.arguments());
    return app.exec();
}
