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

using namespace Qt::StringLiterals;

bool Show::start(const QString &program, double speed)
{
    m_process.setProcessChannelMode(QProcess::ForwardedErrorChannel);
    m_process.start(
        program, {u"--port"_s, u"0"_s, u"--speed"_s, QString::number(speed), u"--rate-limit"_s, u"6000"_s});
    QString said;
    while (!said.contains("Ctrl+C"_L1)) {
        if (!m_process.waitForReadyRead(30'000)) {
            m_problem = u"the sandbox does not start: %1"_s.arg(m_process.errorString());
            return false;
        }
        said += QString::fromUtf8(m_process.readAllStandardOutput());
    }
    const auto found = [&said](const char *title) {
        const QRegularExpression line(u"%1\\s+(\\S+)"_s.arg(QLatin1String(title)));
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
        request.setHeader(QNetworkRequest::ContentTypeHeader, "application/json"_ba);
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
    m_token = newToken().value("access_token"_L1).toString();
    return ask(method, url, body, m_token);
}

QJsonObject Show::control(const char *call, const QJsonObject &fields)
{
    QUrl url = m_auth;
    url.setPath(u"/sandbox/"_s + QLatin1String(call));
    const Reply reply = ask("POST", url, QJsonDocument(fields).toJson(QJsonDocument::Compact));
    if (reply.status / 100 != 2)
        m_problem = u"/sandbox/%1: %2 %3"_s.arg(QLatin1String(call))
                        .arg(reply.status)
                        .arg(reply.body.value("message"_L1).toString());
    return reply.status / 100 == 2 ? reply.body : QJsonObject();
}

QJsonObject Show::newToken()
{
    return control("issue-token", {{u"user"_s, u"teaandturrets"_s}});
}

QString Show::misfortune(QRandomGenerator &dice)
{
    static const char *const writes[]
        = {"UpdateRedemptions", "UpdateRedemptions", "UpdateRedemptions", "CreatePoll",
           "EndPoll",           "CreatePrediction",  "EndPrediction",     "StartRaid",
           "CancelRaid",        "BanUser",           "UnbanUser"};
    QJsonObject fault{{u"times"_s, 1}};
    switch (const int kind = dice.bounded(12)) {
    case 0:
    case 1:
    case 2:
    case 3:
    case 4:
    case 5:
        fault.insert(u"endpoint"_s, QLatin1String(writes[dice.bounded(int(std::size(writes)))]));
        fault.insert(u"handled"_s, kind % 2 == 0);
        if (kind < 3)
            fault.insert(u"status"_s, 500);
        else
            fault.insert(u"cut"_s, true);
        break;
    case 6:
        fault.insert(u"endpoint"_s, u"GetRedemptions"_s);
        fault.insert(u"status"_s, 503);
        break;
    case 7:
        return injectFault("close-session", {{u"code"_s, 4000}});
    case 8:
        return injectFault("reconnect-session", {});
    default:
        static const char *const kinds[] = {"drop", "duplicate", "delay", "reorder"};
        return injectFault("add-event-fault",
                           {{u"kind"_s, QLatin1String(kinds[dice.bounded(4)])}, {u"times"_s, 3}});
    }
    return injectFault("add-fault", fault);
}

QString Show::injectFault(const char *call, const QJsonObject &fields)
{
    m_problem.clear();
    control(call, fields);
    return m_problem;
}

void Show::countRaids(const QString &channel)
{
    QUrl url = m_auth;
    url.setPath(u"/sandbox/domain-events"_s);
    url.setQuery({{u"after"_s, QString::number(m_lastDomainEvent)},
                  {u"kind"_s, u"raid.start"_s},
                  {u"channel"_s, channel}});
    const QJsonObject log = ask("GET", url, {}).body;
    if (log.value("lost"_L1).toBool(true))
        m_problem = u"the activity log does not reach back to the last look at it"_s;
    m_raids += int(log.value("data"_L1).toArray().size());
    m_lastDomainEvent = log.value("last"_L1).toInteger();
}

bool Show::decideElsewhere(const QString &broadcaster, const Api::Redemption &redemption, bool fulfil)
{
    QUrl url(m_base.toString() + u"/channel_points/custom_rewards/redemptions"_s);
    url.setQuery({{u"broadcaster_id"_s, broadcaster},
                  {u"reward_id"_s, redemption.reward.id},
                  {u"id"_s, redemption.id}});
    const QByteArray body = fulfil ? R"({"status":"FULFILLED"})" : R"({"status":"CANCELED"})";
    return call("PATCH", url, body).status == 200;
}

bool Show::redemptions(const QString &broadcaster, const QString &reward, QHash<QString, QString> &statuses)
{
    for (const char *status : {"UNFULFILLED", "FULFILLED", "CANCELED"}) {
        QString after;
        do {
            QUrl url(m_base.toString() + u"/channel_points/custom_rewards/redemptions"_s);
            QUrlQuery query{{u"broadcaster_id"_s, broadcaster},
                            {u"reward_id"_s, reward},
                            {u"status"_s, QLatin1String(status)},
                            {u"first"_s, u"50"_s}};
            if (!after.isEmpty())
                query.addQueryItem(u"after"_s, after);
            url.setQuery(query);
            const Reply page = call("GET", url);
            if (page.status != 200) {
                m_problem = u"listing %1: %2"_s.arg(QLatin1String(status)).arg(page.status);
                return false;
            }
            for (const QJsonValue &row : page.body.value("data"_L1).toArray())
                statuses.insert(row.toObject().value("id"_L1).toString(), QLatin1String(status));
            after = page.body.value("pagination"_L1).toObject().value("cursor"_L1).toString();
        } while (!after.isEmpty());
    }
    return true;
}

std::optional<QStringList> Show::rewards(const QString &broadcaster)
{
    QUrl url(m_base.toString() + u"/channel_points/custom_rewards"_s);
    url.setQuery({{u"broadcaster_id"_s, broadcaster}, {u"only_manageable_rewards"_s, u"true"_s}});
    const Reply list = call("GET", url);
    if (list.status != 200) {
        m_problem = u"listing the rewards: %1"_s.arg(list.status);
        return std::nullopt;
    }
    QStringList ids;
    for (const QJsonValue &row : list.body.value("data"_L1).toArray())
        ids += row.toObject().value("id"_L1).toString();
    return ids;
}

}  // namespace Sidestage
