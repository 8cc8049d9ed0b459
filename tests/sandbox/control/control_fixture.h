// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "sandbox/harness.h"

#include "sandbox/control/control.h"
#include "sandbox/rewards/rewards.h"

using namespace Qt::StringLiterals;

/// Common functions of the tests of control calls.
class ControlFixture
{
protected:
    using Control = Sidestage::Sandbox::Control;
    using World = Sidestage::Sandbox::World;
    using Error = Sidestage::Error;

    void start()
    {
        h = std::make_unique<Harness>();
        control = std::make_unique<Control>(*h->service);
    }
    void stop()
    {
        control.reset();
        h.reset();
    }

    static QJsonObject object(const QByteArray &json) { return QJsonDocument::fromJson(json).object(); }

    World &world() { return *h->world; }
    QString id(const char *login) { return h->idOf(login); }
    /// Makes a call that must succeed.
    QJsonObject call(const char *name, const QByteArray &json = "{}")
    {
        const auto answer = control->call(QLatin1String(name), json);
        if (!answer)
            qFatal("%s: %s", name, qPrintable(answer.error().message));
        return object(*answer);
    }
    /// Makes a call that must be refused.
    Error refused(const char *name, const QByteArray &json)
    {
        const auto answer = control->call(QLatin1String(name), json);
        return answer ? Error{} : answer.error();
    }
    /// What happened in the world, as lines "kind user detail".
    QStringList happened(qint64 after, const char *channel = "teaandturrets")
    {
        QStringList lines;
        const auto answer
            = call("domain-events",
                   "{\"after\":" + QByteArray::number(after) + ",\"channel\":\"" + channel + "\"}")["data"_L1]
                  .toArray();
        for (const auto &one : answer) {
            lines.append(
                QStringList{one["kind"_L1].toString(), one["user"_L1].toString(), one["detail"_L1].toString()}
                    .join(u' ')
                    .trimmed());
        }
        return lines;
    }
    int waiting() { return world().area<Sidestage::Sandbox::Rewards>().waiting(id("teaandturrets")); }
    QJsonObject viewer(const char *login = "quillscribe")
    {
        return call("viewer", QByteArray("{\"channel\":\"teaandturrets\",\"viewer\":\"") + login + "\"}");
    }
    QJsonObject channel(const char *login = "teaandturrets")
    {
        const auto channels = call("state")["channels"_L1].toArray();
        for (const auto &row : channels) {
            if (row["login"_L1] == QLatin1String(login))
                return row.toObject();
        }
        return {};
    }

    std::unique_ptr<Harness> h;
    std::unique_ptr<Control> control;
};
