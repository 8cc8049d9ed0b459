// SPDX-License-Identifier: GPL-3.0-or-later
#include "call_export.h"

#include "schema/json.h"
#include "schema/parameters.h"
#include "schema/redaction.h"

#include <QCoreApplication>
#include <QUrl>

namespace Sidestage {

namespace {

/// A part of a file. Writing one blocks for a few milliseconds.
constexpr qsizetype partSize = 128 * 1024;

QByteArray headerOf(const CallMessage &message, const char *wanted)
{
    for (const auto &[name, value] : message.headers) {
        if (name.compare(wanted, Qt::CaseInsensitive) == 0)
            return value;
    }
    return {};
}

QString mimeTypeOf(const CallMessage &message)
{
    const QByteArray type = headerOf(message, "Content-Type");
    return type.isEmpty() ? QStringLiteral("application/octet-stream") : QString::fromLatin1(type);
}

QString harTime(const QDateTime &time)
{
    return time.toUTC().toString(Qt::ISODateWithMs);
}

/// Writes an entry of an archive.
class HarEntry
{
public:
    HarEntry(QByteArray &out, const QHash<QString, QString> &names)
        : m_json(out)
        , m_names(names)
    {
    }

    void write(const LoggedCall &call)
    {
        const CallRecord &record = *call.record;
        begin(record, record.took);
        field("request", [&] { request(record); });
        field("response", [&] {
            member("status", record.status);
            member("statusText", QString());
            member("httpVersion", QStringLiteral("unknown"));
            cookiesAndHeaders(record.response);
            field("content", [&] {
                member("size", record.response.size);
                member("mimeType", mimeTypeOf(record.response));
                if (!record.response.body.isEmpty())
                    member("text", QString::fromUtf8(record.response.body));
                if (record.response.isTooLarge())
                    member("comment", QStringLiteral("too large to be kept"));
            });
            member("redirectURL", QString());
            member("headersSize", -1);
            member("bodySize", record.response.size);
            if (!record.said.isEmpty())
                member("_error", record.said);
        });
        m_json.key("cache");
        m_json.beginObject();
        m_json.endObject();
        // What came before the last attempt is "blocked"; Qt does not report the other phases.
        const qint64 waited = record.attempts.isEmpty() ? record.took : record.attempts.last().took;
        timings(record.took - waited, waited);
        member("_tries", qint64(record.attempts.size()));
        if (record.budgetLeft >= 0)
            member("_budgetLeft", record.budgetLeft);
        member("_askedBy", call.page);
        m_json.endObject();
    }

    /// The events of one account, which are not empty.
    void write(const QList<LoggedCall> &events)
    {
        const CallRecord &first = *events.first().record;
        const qint64 length = first.at.msecsTo(events.last().record->at);
        begin(first, length);
        member("_resourceType", QStringLiteral("websocket"));
        m_json.key("_webSocketMessages");
        m_json.beginArray();
        for (const LoggedCall &event : events) {
            m_json.beginObject();
            member("type", QStringLiteral("receive"));
            m_json.key("time");
            m_json.value(double(event.record->at.toMSecsSinceEpoch()) / 1000.0);
            member("opcode", 1);
            m_json.key("data");
            QByteArray data;
            Api::JsonWriter message(data);
            message.beginObject();
            message.key("type");
            message.value(event.record->path);
            message.key("event");
            if (event.record->response.body.isEmpty())
                message.null();
            else
                message.json({event.record->response.body.constData(),
                              std::size_t(event.record->response.body.size())});
            message.endObject();
            m_json.value(QString::fromUtf8(data));
            m_json.endObject();
        }
        m_json.endArray();
        field("request", [&] {
            member("method", QStringLiteral("GET"));
            requestEnd(first, {});
        });
        field("response", [&] {
            member("status", 101);
            member("statusText", QStringLiteral("Switching Protocols"));
            member("httpVersion", QStringLiteral("HTTP/1.1"));
            cookiesAndHeaders({});
            field("content", [&] {
                member("size", 0);
                member("mimeType", QStringLiteral("x-unknown"));
            });
            member("redirectURL", QString());
            member("headersSize", -1);
            member("bodySize", -1);
        });
        m_json.key("cache");
        m_json.beginObject();
        m_json.endObject();
        timings(0, length);
        m_json.endObject();
    }

private:
    template <class Value>
    void member(std::string_view name, const Value &value)
    {
        m_json.key(name);
        m_json.value(value);
    }
    template <class Write>
    void field(std::string_view name, Write write)
    {
        m_json.key(name);
        m_json.beginObject();
        write();
        m_json.endObject();
    }
    void begin(const CallRecord &record, qint64 time)
    {
        m_json.beginObject();
        member("startedDateTime", harTime(record.at));
        member("time", time);
        member("_account", m_names.value(record.userId));
    }
    void timings(qint64 blocked, qint64 waited)
    {
        field("timings", [&] {
            member("blocked", blocked);
            member("dns", -1);
            member("connect", -1);
            member("send", 0);
            member("wait", waited);
            member("receive", 0);
            member("ssl", -1);
        });
    }
    void pairs(const char *name, const auto &items)
    {
        m_json.key(name);
        m_json.beginArray();
        for (const auto &[key, value] : items) {
            m_json.beginObject();
            member("name", QString(key));
            member("value", QString(value));
            m_json.endObject();
        }
        m_json.endArray();
    }
    void cookiesAndHeaders(const CallMessage &message)
    {
        m_json.key("cookies");
        m_json.beginArray();
        m_json.endArray();
        QList<std::pair<QString, QString>> headers;
        for (const auto &[name, value] : message.headers)
            headers.append({QString::fromUtf8(name), QString::fromUtf8(value)});
        pairs("headers", headers);
    }
    void requestEnd(const CallRecord &record, const CallMessage &message)
    {
        member("url", record.url.toString(QUrl::FullyEncoded));
        member("httpVersion", QStringLiteral("unknown"));
        cookiesAndHeaders(message);
        pairs("queryString",
              Api::Parameters::parse(record.url.query(QUrl::FullyEncoded).toUtf8()).value_or({}).items());
        member("headersSize", -1);
        member("bodySize", message.size);
    }
    void request(const CallRecord &record)
    {
        member("method", record.method);
        requestEnd(record, record.request);
        if (record.request.size > 0) {
            field("postData", [&] {
                member("mimeType", mimeTypeOf(record.request));
                member("text", QString::fromUtf8(record.request.body));
                if (record.request.isTooLarge())
                    member("comment", QStringLiteral("too large to be kept"));
            });
        }
    }

    Api::JsonWriter m_json;
    const QHash<QString, QString> &m_names;
};

/// What is left to write. Events come after the calls, all of an account together.
struct HarSource
{
    QList<LoggedCall> calls{};
    QList<QList<LoggedCall>> events{};
    QHash<QString, QString> names{};
    qsizetype at = 0;
    bool isBegun = false;

    Result<FilePart> next()
    {
        FilePart part;
        if (!isBegun) {
            part.bytes = R"({"log":{"version":"1.2","creator":{"name":"Sidestage","version":")"
                + QCoreApplication::applicationVersion().toUtf8() + R"("},"pages":[],"entries":[)";
        }
        while (part.bytes.size() < partSize && (at < calls.size() || !events.isEmpty())) {
            if (std::exchange(isBegun, true))
                part.bytes += ",\n";
            HarEntry entry(part.bytes, names);
            if (at < calls.size()) {
                entry.write(calls[at++]);
                ++part.rows;
            } else {
                part.rows += events.first().size();
                entry.write(events.takeFirst());
            }
        }
        isBegun = true;
        part.isLast = at == calls.size() && events.isEmpty();
        if (part.isLast)
            part.bytes += "]}}\n";
        return part;
    }
};

QString quoted(QString text)
{
    return u'\'' + text.replace(u'\'', QStringLiteral("'\\''")) + u'\'';
}

}  // namespace

QCoro::Task<Result<qint64>> exportHar(QList<LoggedCall> calls, QHash<QString, QString> accountNames,
                                      QString path, ExportProgress progress)
{
    const auto source = std::make_shared<HarSource>();
    source->names = std::move(accountNames);
    QHash<QString, qsizetype> sockets;
    for (const LoggedCall &call : std::as_const(calls)) {
        if (!call.isEvent()) {
            source->calls.append(call);
            continue;
        }
        const QString &user = call.record->userId;
        if (!sockets.contains(user)) {
            sockets.insert(user, source->events.size());
            source->events.append(QList<LoggedCall>());
        }
        source->events[sockets.value(user)].append(call);
    }
    return writeParts(std::move(path), {.next = [source](Database *) { return source->next(); }},
                      std::move(progress));
}

QString curlOf(const CallRecord &record)
{
    if (record.kind == CallRecord::Kind::Event)
        return indentedJson(record.response.body);
    QStringList parts{QStringLiteral("curl -X ") + record.method + u' '
                      + quoted(record.url.toString(QUrl::FullyEncoded))};
    for (const auto &[name, value] : record.request.headers) {
        const QString line = QString::fromUtf8(name + ": " + value);
        if (name.compare("Content-Length", Qt::CaseInsensitive) == 0)
            continue;
        if (line.endsWith(QLatin1String(Api::hiddenValue)))
            parts.append(QStringLiteral("-H \"%1$TOKEN\"").arg(line.chopped(qstrlen(Api::hiddenValue))));
        else
            parts.append(QStringLiteral("-H ") + quoted(line));
    }
    if (record.request.isTooLarge())
        parts.append(QStringLiteral("--data-binary @body"));
    else if (record.request.size > 0)
        parts.append(QStringLiteral("--data-raw ") + quoted(QString::fromUtf8(record.request.body)));
    return parts.join(QStringLiteral(" \\\n  "));
}

QString indentedJson(const QByteArray &text)
{
    const QByteArray trimmed = text.trimmed();
    if (!trimmed.startsWith('{') && !trimmed.startsWith('['))
        return QString::fromUtf8(text);
    QByteArray out;
    out.reserve(trimmed.size() * 2);
    int depth = 0;
    const auto breakLine = [&] {
        out += '\n';
        constexpr int deepest = 64;  // deeper JSON would be mostly blanks
        out.append(2 * qsizetype(std::clamp(depth, 0, deepest)), ' ');
    };
    for (qsizetype i = 0; i < trimmed.size(); ++i) {
        const char c = trimmed[i];
        if (c == '"') {
            const qsizetype begin = i;
            for (++i; i < trimmed.size() && trimmed[i] != '"'; ++i)
                i += trimmed[i] == '\\' ? 1 : 0;
            out += trimmed.mid(begin, i - begin + 1);
        } else if (c == '{' || c == '[') {
            qsizetype next = i + 1;
            while (next < trimmed.size() && isspace(uchar(trimmed[next])))
                ++next;
            out += c;
            if (next < trimmed.size() && (trimmed[next] == '}' || trimmed[next] == ']')) {
                out += trimmed[next];
                i = next;
            } else {
                ++depth;
                breakLine();
            }
        } else if (c == '}' || c == ']') {
            --depth;
            breakLine();
            out += c;
        } else if (c == ',') {
            out += c;
            breakLine();
        } else if (c == ':') {
            out += ": ";
        } else if (!isspace(uchar(c))) {
            out += c;
        }
    }
    return QString::fromUtf8(out);
}

}  // namespace Sidestage
