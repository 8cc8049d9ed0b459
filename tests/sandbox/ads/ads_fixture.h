// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "sandbox/harness.h"

#include "sandbox/ads/ad_breaks.h"
#include "schema/values.h"

namespace Sidestage {

using namespace Qt::StringLiterals;

/// The seeded channels, and the ad schedule that they receive.
struct AdsFixture
{
    using DomainEvent = Sandbox::DomainEvent;

    std::unique_ptr<Harness> h;

    Harness::Query of(const char *login) { return {{u"broadcaster_id"_s, h->idOf(login)}}; }
    QByteArray request(const char *login, int length)
    {
        return uR"({"broadcaster_id":"%1","length":%2})"_s.arg(h->idOf(login)).arg(length).toUtf8();
    }
    Harness::Answer start(const char *login, int length)
    {
        return h->call(h->signIn(login), "POST", "/channels/commercial", {}, request(login, length));
    }
    QJsonObject schedule(const char *login)
    {
        const auto answer = h->get(h->signIn(login), "/channels/ads", of(login));
        if (answer.status() != 200 || answer.data().size() != 1)
            return answer.json;
        return answer.first();
    }
    Harness::Answer snooze(const char *login)
    {
        return h->call(h->signIn(login), "POST", "/channels/ads/schedule/snooze", of(login));
    }
    static int number(const QJsonObject &object, const char *name)
    {
        return object[QLatin1String(name)].toInt(-1);
    }
    static QString text(const QJsonObject &object, const char *name)
    {
        return object[QLatin1String(name)].toString(u"?"_s);
    }
    /// This long from now, in the format of the API.
    QString in(std::chrono::milliseconds ahead)
    {
        return Api::formatTime(h->world->clock().now().addMSecs(ahead.count()));
    }
    /// Replaces the seeded schedule: `login` goes live now with this plan.
    void begin(const char *login, int interval, int length)
    {
        QVERIFY(h->world->goOffline(h->idOf(login)));
        QVERIFY(h->world->area<Sandbox::AdBreaks>().setPlan(h->idOf(login), {interval, length}));
        QVERIFY(h->world->goLive(h->idOf(login), 10, h->world->clock().now()));
    }
    QStringList told(DomainEvent::Kind kind, const char *login)
    {
        QStringList details;
        for (const DomainEvent &domainEvent : h->world->domainEvents()) {
            if (domainEvent.kind == kind && domainEvent.broadcasterId == h->idOf(login))
                details.append(domainEvent.detail);
        }
        return details;
    }
    void expectNothing(const QJsonObject &schedule)
    {
        for (const char *time : {"snooze_refresh_at", "next_ad_at", "last_ad_at"})
            QCOMPARE(text(schedule, time), QString());
        for (const char *count : {"snooze_count", "duration", "preroll_free_time"})
            QCOMPARE(number(schedule, count), 0);
        QCOMPARE(schedule.size(), 6);
    }
};

}  // namespace Sidestage
