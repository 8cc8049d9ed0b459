// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "sandbox/areas.h"
#include "sandbox/oauth/extension_secrets.h"
#include "sandbox/oauth/grants.h"
#include "sandbox/service/service.h"
#include "sandbox/world/seed.h"
#include "sandbox/world/world.h"

#include <QCryptographicHash>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QMessageAuthenticationCode>
#include <QTest>

using namespace Qt::StringLiterals;

/// A service without a network, with a new world in memory and a stopped clock.
class Harness
{
public:
    using Response = Sidestage::Sandbox::Response;
    using Request = Sidestage::Sandbox::Request;
    using Scope = Sidestage::Api::Scope;
    using ScopeSet = Sidestage::Api::ScopeSet;

    /// A response with its decoded body.
    struct Answer
    {
        Response response{};
        QJsonObject json{};

        int status() const { return response.status; }
        QString message() const { return json["message"_L1].toString(); }
        QJsonArray data() const { return json["data"_L1].toArray(); }
        QJsonObject first() const { return data().first().toObject(); }
        QString cursor() const { return json["pagination"_L1]["cursor"_L1].toString(); }
        QStringList column(const char *name) const
        {
            QStringList values;
            for (const auto &item : data())
                values.append(item[QLatin1String(name)].toString());
            return values;
        }
    };
    /// The caller: an access token and the client id that is sent with it.
    struct As
    {
        QString token{};
        QString clientId{};
    };
    using Query = QList<std::pair<QString, QString>>;

    explicit Harness(Sidestage::Sandbox::WorldSettings settings = {.followers = 60})
    {
        settings.clock = &clock;
        auto opened = Sidestage::Sandbox::World::open(settings, Sidestage::Sandbox::allAreas());
        if (!opened)
            qFatal("%s", qPrintable(opened.error().message));
        world = *std::move(opened);
        service = std::make_unique<Sidestage::Sandbox::Service>(*world);
        service->rateLimiter().setLimit(1'000'000);
        ready = Sidestage::Sandbox::readyClient(settings.seed);
    }

    static ScopeSet everyScope()
    {
        ScopeSet all;
        for (std::size_t i = 0; i < std::size_t(Scope::Count); ++i)
            all.insert(Scope(i));
        return all;
    }
    QString idOf(const char *login) { return world->idOf(login); }
    As signIn(const char *login = "teaandturrets", ScopeSet scopes = everyScope())
    {
        return {world->area<Sidestage::Sandbox::Grants>()
                    .issueUserToken(ready.id, idOf(login), scopes)
                    .value_or({})
                    .accessToken,
                ready.id};
    }
    As app()
    {
        return {world->area<Sidestage::Sandbox::Grants>().issueAppToken(ready.id).value_or({}).accessToken,
                ready.id};
    }
    /// A JSON Web Token, made without the code that verifies it.
    static QByteArray jwt(const QJsonObject &claims, const QByteArray &key,
                          const QByteArray &head = R"({"alg":"HS256","typ":"JWT"})")
    {
        const auto encoded = [](const QByteArray &bytes) {
            return bytes.toBase64(QByteArray::Base64UrlEncoding | QByteArray::OmitTrailingEquals);
        };
        const QByteArray text
            = encoded(head) + '.' + encoded(QJsonDocument(claims).toJson(QJsonDocument::Compact));
        return text + '.' + encoded(QMessageAuthenticationCode::hash(text, key, QCryptographicHash::Sha256));
    }
    /// An extension with a token for this channel, in which `more` replaces or adds claims.
    As extension(const char *channel = "pipnocturne", const QJsonObject &more = {}, const QString &id = {})
    {
        const QString clientId = id.isEmpty() ? ready.id : id;
        QJsonObject claims{{u"exp"_s, world->clock().msecs() / 1000 + 3600},
                           {u"user_id"_s, idOf("teaandturrets")},
                           {u"role"_s, u"external"_s},
                           {u"channel_id"_s, idOf(channel)},
                           {u"pubsub_perms"_s, QJsonObject{{u"send"_s, QJsonArray{u"*"_s}}}}};
        for (auto it = more.begin(); it != more.end(); ++it)
            claims[it.key()] = it.value();
        const auto secrets = world->area<Sidestage::Sandbox::ExtensionSecrets>().all(clientId).value_or({});
        const QByteArray key
            = QByteArray::fromBase64(secrets.value(0, Sidestage::Api::ExtensionSecret()).content.toLatin1());
        return {QString::fromLatin1(jwt(claims, key)), clientId};
    }

    /// The steps in which SQLite finds the rows of this query.
    QStringList planOf(const QByteArray &sql)
    {
        QByteArray &explained = m_plans[sql];
        if (explained.isEmpty())
            explained = "EXPLAIN QUERY PLAN " + sql;
        auto rows = world->database().query(explained.constData());
        QStringList steps;
        while (rows.next())
            steps.append(rows.text(3));
        return steps;
    }
    /// Measures work instead of time: SQLite must find the rows by an index whose step contains `wanted`,
    /// without a scan or a sort.
    void verifyIndexed(const QByteArray &sql, const char *wanted = "SEARCH")
    {
        const QString steps = planOf(sql).join(u'\n');
        QVERIFY2(steps.contains(QLatin1String(wanted)) && !steps.contains("SCAN"_L1)
                     && !steps.contains("TEMP B-TREE"_L1),
                 qPrintable(steps));
    }

    static QByteArray encoded(const Query &query)
    {
        Sidestage::Api::Parameters parameters;
        for (const auto &[name, value] : query)
            parameters.add(name, value);
        return parameters.encoded();
    }
    static Answer read(Response response)
    {
        return {response, QJsonDocument::fromJson(response.body).object()};
    }
    /// A hash of everything that is stored.
    QByteArray fingerprint()
    {
        QCryptographicHash hash(QCryptographicHash::Sha1);
        Sidestage::Database &database = world->database();
        QStringList tables;
        for (auto rows
             = database.query("SELECT name FROM sqlite_schema WHERE type = 'table' AND name NOT LIKE"
                              " 'sqlite_%' ORDER BY name");
             rows.next();)
            tables.append(rows.text(0));
        for (const QString &table : std::as_const(tables)) {
            QStringList columns;
            for (auto rows = database.query("SELECT name FROM pragma_table_info(?)", table); rows.next();)
                columns.append(u'"' + rows.text(0) + u'"');
            QByteArray &sql = m_selects[table];
            if (sql.isEmpty())
                sql = u"SELECT %1 FROM \"%2\" ORDER BY %1"_s.arg(columns.join(u','), table).toUtf8();
            auto rows = database.query(sql.constData());
            while (rows.next()) {
                for (int i = 0; i < columns.size(); ++i)
                    hash.addData(rows.isNull(i) ? QByteArray("\0n", 2) : rows.bytes(i) + '\0');
            }
            if (!rows.status())
                qFatal("%s", qPrintable(rows.status().error().message));
        }
        return hash.result();
    }
    /// The number of rows written since the start. Cheap enough to check after each request.
    qint64 rowsWritten()
    {
        auto rows = world->database().query("SELECT total_changes()");
        return rows.next() ? rows.integer(0) : -1;
    }

    /// `path` as in the catalogue.
    Answer call(const As &as, const char *method, const char *path, const Query &query = {},
                const QByteArray &body = {})
    {
        return raw(as, method, path, encoded(query), body);
    }
    Answer raw(const As &as, const char *method, const char *path, const QByteArray &query,
               const QByteArray &body = {})
    {
        Request request{.method = method, .path = QByteArray("/helix") + path, .query = query, .body = body};
        if (!as.token.isNull())
            request.headers.add("Authorization", "Bearer " + as.token.toUtf8());
        if (!as.clientId.isNull())
            request.headers.add("Client-Id", as.clientId.toUtf8());
        return read(service->handle(request));
    }
    Answer get(const As &as, const char *path, const Query &query = {})
    {
        return call(as, "GET", path, query);
    }
    Answer patch(const As &as, const char *path, const Query &query, const QByteArray &body)
    {
        return call(as, "PATCH", path, query, body);
    }

private:
    // The database's cache of statements refers to their text, so these must outlive the world.
    QHash<QString, QByteArray> m_selects{};  ///< By table.
    QHash<QByteArray, QByteArray> m_plans{};

public:
    Sidestage::ManualClock clock{};
    std::unique_ptr<Sidestage::Sandbox::World> world;
    std::unique_ptr<Sidestage::Sandbox::Service> service;
    Sidestage::Sandbox::ReadyClient ready{};
};

inline Harness::Query with(const char *name, const QString &value)
{
    return {{QLatin1String(name), value}};
}
inline Harness::Query with(const char *name, int value)
{
    return with(name, QString::number(value));
}

/// The parameters of a page, each only if it is set.
inline Harness::Query paged(Harness::Query query, int first, const QString &after)
{
    if (first)
        query += with("first", first);
    if (!after.isNull())
        query += with("after", after);
    return query;
}

/// This column of all pages, or the message of an error. `ask` gets the cursor of the page; null: first.
template <class Ask>
QStringList walk(Ask ask, const char *column, int *pages = nullptr)
{
    QStringList seen;
    QString after;
    do {
        const Harness::Answer answer = ask(after);
        if (answer.status() != 200 || seen.size() > 50'000)
            return {answer.message()};
        seen += answer.column(column);
        after = answer.cursor();
        if (pages)
            ++*pages;
    } while (!after.isEmpty());
    return seen;
}

/// This column of all pages in front of a cursor, in the order of the list. `ask` gets the cursor of the
/// page.
template <class Ask>
QStringList walkBack(Ask ask, const char *column, QString before)
{
    QStringList seen;
    while (!before.isEmpty() && seen.size() <= 50'000) {
        const Harness::Answer answer = ask(before);
        seen = answer.column(column) + seen;
        before = answer.cursor();
    }
    return seen;
}
