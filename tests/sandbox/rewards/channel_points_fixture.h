// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "sandbox/harness.h"

#include "sandbox/rewards/rewards.h"
#include "sandbox/world/channel_points.h"
#include "schema/values.h"

/// Common functions of the tests of rewards and redemptions. The channel is TeaAndTurrets.
class ChannelPointsFixture
{
protected:
    using Query = Harness::Query;
    using Answer = Harness::Answer;
    using DomainEvent = Sidestage::Sandbox::DomainEvent;

    static constexpr const char *paths[]
        = {"/channel_points/custom_rewards", "/channel_points/custom_rewards/redemptions"};

    std::unique_ptr<Harness> h;
    QString m_tea;

    static QString text(const QJsonObject &object, const char *name)
    {
        return object[QLatin1String(name)].toString(u"(none)"_s);
    }
    /// `json` with single quotes, which are easier to read.
    static QByteArray body(QByteArray json) { return json.replace('\'', '"'); }

    Sidestage::Sandbox::Rewards &rewards() { return h->world->area<Sidestage::Sandbox::Rewards>(); }
    Query channel(const QString &id = {}, const char *name = "id")
    {
        Query query{{u"broadcaster_id"_s, m_tea}};
        if (!id.isNull())
            query.append({QLatin1String(name), id});
        return query;
    }
    Query ofReward(const QString &rewardId, const Query &more = {})
    {
        return channel(rewardId, "reward_id") + more;
    }
    static Query ids(const QStringList &ids)
    {
        Query query;
        for (const QString &id : ids)
            query.append({u"id"_s, id});
        return query;
    }
    static Query status(const char *name) { return {{u"status"_s, QLatin1String(name)}}; }

    Answer create(const QByteArray &json)
    {
        return h->call(h->signIn(), "POST", paths[0], channel(), body(json));
    }
    QString made(const QByteArray &json)
    {
        const auto answer = create(json);
        if (answer.status() != 200)
            qWarning("%s", answer.response.body.constData());
        return text(answer.first(), "id");
    }
    Answer update(const QString &id, const QByteArray &json)
    {
        return h->patch(h->signIn(), paths[0], channel(id), body(json));
    }
    Answer remove(const QString &id) { return h->call(h->signIn(), "DELETE", paths[0], channel(id)); }
    Answer list(const Query &more = {}) { return h->get(h->signIn(), paths[0], channel() + more); }
    QJsonObject told(const QString &id) { return list(ids({id})).first(); }
    Answer redeemed(const QString &rewardId, const Query &more)
    {
        return h->get(h->signIn(), paths[1], ofReward(rewardId, more));
    }
    Answer decide(const QString &rewardId, const QStringList &which, const char *status)
    {
        return h->patch(h->signIn(), paths[1], ofReward(rewardId, ids(which)),
                        QByteArray("{\"status\":\"") + status + "\"}");
    }
    Harness::As otherApp(const char *login = "teaandturrets")
    {
        const QString client = u"tilda-tools"_s;
        const auto token = h->world->area<Sidestage::Sandbox::Grants>().issueUserToken(client, h->idOf(login),
                                                                                       Harness::everyScope());
        return {token.value_or({}).accessToken, client};
    }
    QString rewardCalled(const char *title)
    {
        const auto all = rewards().all(m_tea).value_or({});
        for (const Sidestage::Api::Reward &reward : all) {
            if (reward.title == QLatin1String(title))
                return reward.id;
        }
        return {};
    }
    /// The id of the redemption, or the status and message of the refusal.
    QString redeem(const QString &rewardId, const char *login = "quillscribe",
                   const QString &input = u"an input"_s)
    {
        const auto done = rewards().redeem(m_tea, rewardId, h->idOf(login), input);
        return done ? done->id : u"%1 %2"_s.arg(done.error().status).arg(done.error().message);
    }
    Sidestage::Sandbox::ChannelPoints &balances()
    {
        return h->world->area<Sidestage::Sandbox::ChannelPoints>();
    }
    qint64 points(const char *login = "quillscribe") { return balances().balance(m_tea, h->idOf(login)); }

    QStringList walk(const QString &rewardId, const Query &query, int *pages = nullptr)
    {
        return ::walk([&](const QString &after) { return redeemed(rewardId, paged(query, 0, after)); }, "id",
                      pages);
    }

    /// Everything that is stored about Channel Points, and the number of the last event.
    QStringList state()
    {
        QStringList lines{
            QString::number(h->world->domainEvents().empty() ? 0 : h->world->domainEvents().back().number)};
        for (const auto &[sql, columns] :
             {std::pair("SELECT * FROM rewards ORDER BY number", 22),
              std::pair("SELECT * FROM reward_uses ORDER BY reward, user_id", 4),
              std::pair("SELECT * FROM reward_offers ORDER BY id", 5),
              std::pair("SELECT * FROM redemptions ORDER BY row", 11),
              std::pair("SELECT * FROM redemptions_waiting ORDER BY broadcaster_id", 2),
              std::pair("SELECT * FROM points ORDER BY broadcaster_id, user_id", 3)}) {
            Sidestage::Rows rows = h->world->database().query(sql);
            while (rows.next()) {
                QStringList line;
                for (int column = 0; column < columns; ++column)
                    line.append(rows.text(column));
                lines.append(line.join(u'|'));
            }
        }
        return lines;
    }
    QList<DomainEvent> since(qint64 number)
    {
        QList<DomainEvent> news;
        for (const DomainEvent &domainEvent : h->world->domainEvents()) {
            if (domainEvent.number > number)
                news.append(domainEvent);
        }
        return news;
    }
    qint64 lastNews()
    {
        return h->world->domainEvents().empty() ? 0 : h->world->domainEvents().back().number;
    }

    void begin()
    {
        h = std::make_unique<Harness>();
        m_tea = h->idOf("teaandturrets");
        // Independent of what the seeded world has let them redeem.
        for (const char *login : {"quillscribe", "wrenloft"})
            QVERIFY(balances().setBalance(m_tea, h->idOf(login), 10'000));
    }
};
