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

/// The other side of a soak: a sandbox in a process of its own, its world running at speed, which now and
/// then goes wrong. All calls wait for their answer.
class Show : public QObject
{
    Q_OBJECT
public:
    /// Starts `program`. False: why is in problem().
    bool start(const QString &program, double speed);
    void stop();
    const QString &problem() const { return m_problem; }

    QUrl baseUrl() const { return m_base; }
    QUrl authUrl() const { return m_auth; }
    QUrl eventsUrl() const { return m_events; }
    QString clientId() const { return m_client; }
    QString clientSecret() const { return m_secret; }

    /// A control call; empty when it was refused, then problem() says why.
    QJsonObject control(const char *call, const QJsonObject &fields);
    /// A new token of the streamer with every scope.
    QJsonObject newToken();
    /// Something goes wrong, chosen by dice: an answer that is a 500, one that is cut before or after it took
    /// effect, an empty bucket, a socket that is cut, events that are lost, doubled, late or in disorder.
    /// Gives what kept the sandbox from it; empty: nothing.
    QString misfortune(QRandomGenerator &dice);
    /// As a moderator with another tool would: decides one that waits.
    bool decideElsewhere(const QString &broadcaster, const Api::Redemption &redemption, bool fulfil);
    /// Every redemption of this reward that the service still knows, with its status, by id.
    bool redemptions(const QString &broadcaster, const QString &reward, QHash<QString, QString> &statuses);
    /// The rewards that this app made; none: why is in problem().
    std::optional<QStringList> rewards(const QString &broadcaster);

private:
    struct Reply
    {
        int status = 0;
        QJsonObject body{};
    };
    QString injectFault(const char *call, const QJsonObject &fields);
    Reply ask(const QByteArray &method, const QUrl &url, const QByteArray &body, const QString &token = {});
    /// With a token of its own, made anew when it has ended: in a world at speed that is soon.
    Reply call(const QByteArray &method, const QUrl &url, const QByteArray &body = {});

    QProcess m_process;
    QNetworkAccessManager m_network;
    QUrl m_base{}, m_auth{}, m_events{};
    QString m_client{}, m_secret{}, m_problem{};
    QString m_token{};  ///< That of its own calls, which are another tool's.
};

}  // namespace Sidestage
