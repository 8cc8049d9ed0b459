// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "api/channel_points.h"

#include <QElapsedTimer>
#include <QHash>
#include <QJsonObject>
#include <QNetworkAccessManager>
#include <QObject>
#include <QProcess>
#include <QRandomGenerator>
#include <QUrl>

#include <optional>

namespace Sidestage {

/// The service in a soak test: a sandbox in its own process, with a world that runs fast and has faults from
/// time to time. All calls block until the response.
class Show : public QObject
{
    Q_OBJECT
public:
    /// Starts `program`. On failure returns false and sets problem().
    bool start(const QString &program, double speed);
    void stop();
    const QString &problem() const { return m_problem; }

    QUrl baseUrl() const { return m_base; }
    QUrl authUrl() const { return m_auth; }
    QUrl eventsUrl() const { return m_events; }
    QString clientId() const { return m_client; }
    QString clientSecret() const { return m_secret; }

    /// Makes a control call. If it is refused, returns an empty object and sets problem().
    QJsonObject control(const char *call, const QJsonObject &fields);
    /// Returns a new token of the streamer with every scope.
    QJsonObject newToken();
    /// Injects a random fault: a 500, a response that is cut before or after the request took effect, an
    /// exhausted rate limit, a cut WebSocket, or events that are lost, duplicated, late or reordered. Returns
    /// why the sandbox refused it. Empty on success.
    QString misfortune(QRandomGenerator &dice);
    /// Looks into the activity log for raids that the streamer has started. Must be called often enough,
    /// because it does not reach back far; otherwise sets problem().
    void countRaids(const QString &channel);
    /// Those that have been found.
    int raids() const { return m_raids; }
    /// Decides a waiting redemption, as a moderator with another tool.
    bool decideElsewhere(const QString &broadcaster, const Api::Redemption &redemption, bool fulfil);
    /// Reads the status of every redemption of this reward that the service still has, by id.
    bool redemptions(const QString &broadcaster, const QString &reward, QHash<QString, QString> &statuses);
    /// Returns the rewards that this app has made. Without a value, problem() has the reason.
    std::optional<QStringList> rewards(const QString &broadcaster);

private:
    struct Reply
    {
        int status = 0;
        QJsonObject body{};
    };
    QString injectFault(const char *call, const QJsonObject &fields);
    Reply ask(const QByteArray &method, const QUrl &url, const QByteArray &body, const QString &token = {});
    /// Uses a token of its own, which is renewed when it has expired: that is soon in a fast world.
    Reply call(const QByteArray &method, const QUrl &url, const QByteArray &body = {});

    QProcess m_process;
    QNetworkAccessManager m_network;
    QUrl m_base{}, m_auth{}, m_events{};
    QString m_client{}, m_secret{}, m_problem{};
    qint64 m_lastDomainEvent = 0;
    int m_raids = 0;
    QString m_token{};  ///< The token of these calls, which act as another tool.
};

}  // namespace Sidestage
