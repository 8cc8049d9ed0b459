// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "sandbox/harness.h"

#include <QRegularExpression>
#include <QUrl>

/// A harness with requests to the token service as apps and browsers make them.
class TokenHarness : public Harness
{
public:
    using Harness::Harness;
    using Pair = std::pair<QString, QString>;

    static Pair pair(const char *name, const QString &value) { return {QString::fromLatin1(name), value}; }
    static Pair pair(const char *name, const char *value) { return pair(name, QString::fromLatin1(value)); }
    static QString deviceGrant() { return u"urn:ietf:params:oauth:grant-type:device_code"_s; }
    static QString publicClient() { return u"pocket-remote"_s; }

    /// Posts a form.
    Answer post(const QByteArray &path, const Query &form)
    {
        Request request{.method = "POST", .path = path, .body = encoded(form)};
        request.headers.add("Content-Type", "application/x-www-form-urlencoded");
        return read(service->handle(request));
    }
    Answer fetch(const QByteArray &path, const Query &query = {}, const QByteArray &authorization = {})
    {
        Request request{.method = "GET", .path = path, .query = encoded(query)};
        request.headers.add("Accept", "text/html");
        if (!authorization.isNull())
            request.headers.add("Authorization", authorization);
        return read(service->handle(request));
    }
    Answer token(const Query &form) { return post("/oauth2/token", form); }
    Answer validate(const QString &accessToken)
    {
        return fetch("/oauth2/validate", {}, "OAuth " + accessToken.toLatin1());
    }
    /// Client id and secret of the ready client, followed by these parameters.
    Query withSecret(const Query &more) const
    {
        return Query{pair("client_id", ready.id), pair("client_secret", ready.secret)} + more;
    }

    static QString nonceOf(const QByteArray &html)
    {
        static const QRegularExpression nonce(u"name=\"nonce\" value=\"([^\"]+)\""_s);
        return nonce.match(QString::fromUtf8(html)).captured(1);
    }
    /// Opens the authorize page and approves.
    Response approve(const Query &asked, const char *login = "teaandturrets")
    {
        const auto page = fetch("/oauth2/authorize", asked + Query{pair("force_verify", "true")});
        return decide(nonceOf(page.response.body), "approve", login);
    }
    Response decide(const QString &nonce, const char *decision, const char *login = "teaandturrets")
    {
        return post("/oauth2/authorize",
                    {pair("nonce", nonce), pair("decision", decision), pair("user", idOf(login))})
            .response;
    }

    /// The parameters after `joint` ('?' or '#') in the URL to which the browser is redirected.
    static Query sentTo(const Response &response, char joint)
    {
        const QByteArray location = response.headers.value("Location");
        const qsizetype at = location.indexOf(joint);
        if (at < 0)
            return {};
        const auto parameters = Sidestage::Api::Parameters::parse(location.mid(at + 1));
        return parameters ? parameters->items() : Query();
    }
    static QString item(const Query &query, const char *name)
    {
        for (const auto &[key, value] : query) {
            if (key == QLatin1String(name))
                return value;
        }
        return {};
    }
    static QStringList names(const Query &query)
    {
        QStringList names;
        for (const auto &one : query)
            names.append(one.first);
        return names;
    }

    /// Status, message and format of an error, byte by byte.
    static void expectRefusal(const Answer &answer, int status, const QString &message)
    {
        QCOMPARE(answer.response.body,
                 u"{\"status\":%1,\"message\":\"%2\"}\n"_s.arg(status).arg(message).toUtf8());
        QCOMPARE(answer.status(), status);
        QCOMPARE(answer.response.contentType, QByteArray("application/json"));
    }
    static void expectRefusal(const Answer &answer, int status, const char *message)
    {
        expectRefusal(answer, status, QString::fromLatin1(message));
    }

    int count(const char *sql)
    {
        auto rows = world->database().query(sql);
        return rows.next() ? int(rows.integer(0)) : -1;
    }
};
