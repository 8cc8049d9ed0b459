// SPDX-License-Identifier: GPL-3.0-or-later
#include "show.h"

#include <QEventLoop>
#include <QJsonArray>
#include <QJsonDocument>
#include <QNetworkReply>
#include <QRegularExpression>
#include <QTimer>
#include <QUrlQuery>

namespace Sidestage {

bool Show::start(const QString &program, double speed)
{
    m_process.setProcessChannelMode(QProcess::ForwardedErrorChannel);
    m_process.start(program,
                    {QStringLiteral("--port"), QStringLiteral("0"), QStringLiteral("--speed"),
                     QString::number(speed), QStringLiteral("--rate-limit"), QStringLiteral("6000")});
    QString said;
    while (!said.contains(QLatin1String("Ctrl+C"))) {
        if (!m_process.waitForReadyRead(30'000)) {
            m_problem = QStringLiteral("the sandbox does not start: %1").arg(m_process.errorString());
            return false;
        }
        said += QString::fromUtf8(m_process.readAllStandardOutput());
    }
    const auto found = [&said](const char *title) {
        const QRegularExpression line(QStringLiteral("%1\\s+(\\S+)").arg(QLatin1String(title)));
        return line.match(said).captured(1);
    };
    m_base = QUrl(found("API base URL"));
    m_auth = QUrl(found("Token service"));
    m_events = QUrl(found("Live events"));
    m_client = found("Client ID");
    m_secret = found("Client secret");
    return true;
}

void Show::stop()
{
    m_process.terminate();
    m_process.waitForFinished(10'000);
}

Show::Reply Show::ask(const QByteArray &method, const QUrl &url, const QByteArray &body, const QString &token)
{
    QNetworkRequest request(url);
    if (!body.isEmpty())
        request.setHeader(QNetworkRequest::ContentTypeHeader, QByteArrayLiteral("application/json"));
    if (!token.isEmpty()) {
        request.setRawHeader("Authorization", "Bearer " + token.toUtf8());
        request.setRawHeader("Client-Id", m_client.toUtf8());
    }
    QNetworkReply *reply = m_network.sendCustomRequest(request, method, body);
    QEventLoop loop;
    QObject::connect(reply, &QNetworkReply::finished, &loop, &QEventLoop::quit);
    QTimer::singleShot(30'000, &loop, &QEventLoop::quit);
    if (!reply->isFinished())
        loop.exec();
    Reply answer{reply->attribute(QNetworkRequest::HttpStatusCodeAttribute).toInt(),
                 QJsonDocument::fromJson(reply->readAll()).object()};
    reply->deleteLater();
    return answer;
}

Show::Reply Show::call(const QByteArray &method, const QUrl &url, const QByteArray &body)
{
    Reply answer = ask(method, url, body, m_token);
    if (answer.status != 401)
        return answer;
    m_token = newToken().value(QLatin1String("access_token")).toString();
    return ask(method, url, body, m_token);
}

QJsonObject Show::control(const char *call, const QJsonObject &fields)
{
    QUrl url = m_auth;
    url.setPath(QStringLiteral("/sandbox/") + QLatin1String(call));
    const Reply reply = ask("POST", url, QJsonDocument(fields).toJson(QJsonDocument::Compact));
    if (reply.status / 100 != 2)
        m_problem = QStringLiteral("/sandbox/%1: %2 %3")
                        .arg(QLatin1String(call))
                        .arg(reply.status)
                        .arg(reply.body.value(QLatin1String("message")).toString());
    return reply.status / 100 == 2 ? reply.body : QJsonObject();
}

QJsonObject Show::newToken()
{
    return control("issue-token", {{QStringLiteral("user"), QStringLiteral("teaandturrets")}});
}

QString Show::misfortune(QRandomGenerator &dice)
{
    const QString decisions = QStringLiteral("UpdateRedemptions");
    QJsonObject fault{{QStringLiteral("times"), 1}};
    switch (dice.bounded(10)) {
    case 0:
        fault.insert(QStringLiteral("endpoint"), decisions);
        fault.insert(QStringLiteral("status"), 500);
        break;
    case 1:
        fault.insert(QStringLiteral("endpoint"), decisions);
        fault.insert(QStringLiteral("status"), 500);
        fault.insert(QStringLiteral("handled"), true);
        break;
    case 2:
        fault.insert(QStringLiteral("endpoint"), decisions);
        fault.insert(QStringLiteral("cut"), true);
        break;
    case 3:
        fault.insert(QStringLiteral("endpoint"), decisions);
        fault.insert(QStringLiteral("cut"), true);
        fault.insert(QStringLiteral("handled"), true);
        break;
    case 4:
        fault.insert(QStringLiteral("endpoint"), QStringLiteral("GetRedemptions"));
        fault.insert(QStringLiteral("status"), 503);
        break;
    case 5:
        return injectFault("close-session", {{QStringLiteral("code"), 4000}});
    case 6:
        return injectFault("reconnect-session", {});
    default:
        static const char *const kinds[] = {"drop", "duplicate", "delay", "reorder"};
        return injectFault(
            "add-event-fault",
            {{QStringLiteral("kind"), QLatin1String(kinds[dice.bounded(4)])}, {QStringLiteral("times"), 3}});
    }
    return injectFault("add-fault", fault);
}

QString Show::injectFault(const char *call, const QJsonObject &fields)
{
    m_problem.clear();
    control(call, fields);
    return m_problem;
}

bool Show::decideElsewhere(const QString &broadcaster, const Api::Redemption &redemption, bool fulfil)
{
    QUrl url(m_base.toString() + QStringLiteral("/channel_points/custom_rewards/redemptions"));
    url.setQuery({{QStringLiteral("broadcaster_id"), broadcaster},
                  {QStringLiteral("reward_id"), redemption.reward.id},
                  {QStringLiteral("id"), redemption.id}});
    const QByteArray body = fulfil ? R"({"status":"FULFILLED"})" : R"({"status":"CANCELED"})";
    return call("PATCH", url, body).status == 200;
}

bool Show::redemptions(const QString &broadcaster, const QString &reward, QHash<QString, QString> &statuses)
{
    for (const char *status : {"UNFULFILLED", "FULFILLED", "CANCELED"}) {
        QString after;
        do {
            QUrl url(m_base.toString() + QStringLiteral("/channel_points/custom_rewards/redemptions"));
            QUrlQuery query{{QStringLiteral("broadcaster_id"), broadcaster},
                            {QStringLiteral("reward_id"), reward},
                            {QStringLiteral("status"), QLatin1String(status)},
                            {QStringLiteral("first"), QStringLiteral("50")}};
            if (!after.isEmpty())
                query.addQueryItem(QStringLiteral("after"), after);
            url.setQuery(query);
            const Reply page = call("GET", url);
            if (page.status != 200) {
                m_problem = QStringLiteral("listing %1: %2").arg(QLatin1String(status)).arg(page.status);
                return false;
            }
            for (const QJsonValue &row : page.body.value(QLatin1String("data")).toArray())
                statuses.insert(row.toObject().value(QLatin1String("id")).toString(), QLatin1String(status));
            after = page.body.value(QLatin1String("pagination"))
                        .toObject()
                        .value(QLatin1String("cursor"))
                        .toString();
        } while (!after.isEmpty());
    }
    return true;
}

std::optional<QStringList> Show::rewards(const QString &broadcaster)
{
    QUrl url(m_base.toString() + QStringLiteral("/channel_points/custom_rewards"));
    url.setQuery({{QStringLiteral("broadcaster_id"), broadcaster},
                  {QStringLiteral("only_manageable_rewards"), QStringLiteral("true")}});
    const Reply list = call("GET", url);
    if (list.status != 200) {
        m_problem = QStringLiteral("listing the rewards: %1").arg(list.status);
        return std::nullopt;
    }
    QStringList ids;
    for (const QJsonValue &row : list.body.value(QLatin1String("data")).toArray())
        ids += row.toObject().value(QLatin1String("id")).toString();
    return ids;
}

}  // namespace Sidestage
