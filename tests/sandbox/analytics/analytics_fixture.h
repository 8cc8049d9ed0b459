// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "sandbox/harness.h"

#include "sandbox/analytics/reports.h"

namespace Sidestage {

using namespace Qt::StringLiterals;

constexpr qint64 dayMsecs = 24 * 3600 * 1000;

/// The fields of each line, parsed as in RFC 4180. A line that does not end with CRLF results in an empty
/// list, which no test expects.
inline QList<QStringList> parsed(const QByteArray &csv)
{
    QList<QStringList> lines;
    QStringList line;
    QByteArray field;
    bool quoted = false;
    for (qsizetype i = 0; i < csv.size(); ++i) {
        const char c = csv[i];
        if (quoted) {
            if (c == '"' && csv.mid(i + 1, 1) == "\"")
                field += csv[++i];
            else if (c == '"')
                quoted = false;
            else
                field += c;
        } else if (c == '"') {
            quoted = true;
        } else if (c == ',') {
            line.append(QString::fromUtf8(std::exchange(field, {})));
        } else if (c == '\r' && csv.mid(i + 1, 1) == "\n") {
            ++i;
            line.append(QString::fromUtf8(std::exchange(field, {})));
            lines.append(std::exchange(line, {}));
        } else if (c == '\n' || c == '\r') {
            return {};
        } else {
            field += c;
        }
    }
    return field.isEmpty() && line.isEmpty() ? lines : QList<QStringList>();
}

/// A user who owns games and extensions, and a user who owns none.
struct AnalyticsFixture
{
    using ReportSubject = Sandbox::ReportSubject;
    using Kind = Sandbox::Reports::Kind;
    using Query = Harness::Query;

    std::unique_ptr<Harness> h;
    Harness::As m_pip;
    Harness::As m_tea;

    qint64 today() { return h->world->clock().msecs() / dayMsecs; }
    static QString day(qint64 number)
    {
        return QString::fromLatin1(Sandbox::isoDay(number)) + u"T00:00:00Z"_s;
    }
    static Query between(const QString &from, const QString &to)
    {
        return {{u"started_at"_s, from}, {u"ended_at"_s, to}};
    }
    static Query between(qint64 from, qint64 to) { return between(day(from), day(to)); }

    Harness::Answer games(const Query &query = {}) { return h->get(m_pip, "/analytics/games", query); }
    Harness::Answer extensions(const Query &query = {})
    {
        return h->get(m_pip, "/analytics/extensions", query);
    }
    Harness::Response fetch(const QString &url, const char *method = "GET")
    {
        return h->service->handle({.method = method, .path = QUrl(url).path(QUrl::FullyEncoded).toLatin1()});
    }
    static QString urlOf(const Harness::Answer &answer, int place = 0)
    {
        return answer.data().at(place).toObject()["URL"_L1].toString();
    }
    static QStringList range(const Harness::Answer &answer)
    {
        const QJsonValue reply = answer.first()["date_range"_L1];
        return {reply["started_at"_L1].toString(), reply["ended_at"_L1].toString()};
    }
    QStringList walk(const char *path, const char *column, const Query &query)
    {
        return ::walk([&](const QString &after) { return h->get(m_pip, path, paged(query, 0, after)); },
                      column);
    }
    /// Sets the world's time. Earlier tokens may have expired at that time.
    void setClock(qint64 msecs)
    {
        QVERIFY(h->world->changeClock([=](auto &clock) { clock.set(msecs); }));
        m_pip = h->signIn("pipnocturne");
    }
    /// Adds a game whose figures are known in advance. Returns its id.
    QString addGame(ReportSubject subject, const char *owner = "pipnocturne")
    {
        subject.id = u"900%1"_s.arg(++m_added);
        subject.name = u"Added"_s;
        if (!h->world->area<Sandbox::Reports>().add(Kind::Game, h->idOf(owner), subject))
            return {};
        return subject.id;
    }
    int m_added = 0;

    void setUp()
    {
        h = std::make_unique<Harness>();
        m_pip = h->signIn("pipnocturne");
        m_tea = h->signIn("teaandturrets");
    }
};

}  // namespace Sidestage
