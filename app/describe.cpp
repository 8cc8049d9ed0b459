// SPDX-License-Identifier: GPL-3.0-or-later

// sidestage-describe prints docs/api.md: every endpoint that Sidestage knows, from its declaration.

#include "api/endpoint.h"

#include <QTextStream>

using namespace Sidestage::Api;

namespace {

QString kindOf(const Type &type)
{
    switch (type.kind) {
    case Kind::Text:
        return QStringLiteral("text");
    case Kind::Integer:
        return QStringLiteral("number");
    case Kind::Boolean:
        return QStringLiteral("true or false");
    case Kind::Time:
        return QStringLiteral("time (RFC 3339)");
    case Kind::Url:
        return QStringLiteral("URL");
    case Kind::Object: {
        QStringList names;
        for (const Field &field : type.schema()->fields)
            names += QStringLiteral("`%1`").arg(field.name);
        return QStringLiteral("object with %1").arg(names.join(QStringLiteral(", ")));
    }
    case Kind::Json:
        return QStringLiteral("any JSON");
    case Kind::Name: {
        QStringList names;
        for (int i = 0; i < type.nameCount; ++i)
            names += *type.names[i] ? QStringLiteral("`%1`").arg(QLatin1String(type.names[i]))
                                    : QStringLiteral("`\"\"`");
        return names.join(QStringLiteral(", "));
    }
    }
    return {};
}

QString formOf(Format format)
{
    switch (format) {
    case Format::Any:
        break;
    case Format::Digits:
        return QStringLiteral("digits");
    case Format::Login:
        return QStringLiteral("letters, digits, underscores");
    case Format::Tag:
        return QStringLiteral("letters and digits of any script");
    case Format::HexColor:
        return QStringLiteral("`#RRGGBB`");
    }
    return {};
}

/// "1 to 140 characters".
QString boundsOf(const Rule &rule, const QString &unit)
{
    const QString after = unit.isEmpty() ? QString() : QLatin1Char(' ') + unit;
    if (rule.hasLeast() && rule.hasMost())
        return QStringLiteral("%1 to %2%3").arg(rule.least).arg(rule.most).arg(after);
    if (rule.hasMost())
        return QStringLiteral("at most %1%2").arg(rule.most).arg(after);
    if (rule.hasLeast())
        return QStringLiteral("at least %1%2").arg(rule.least).arg(after);
    return {};
}

QStringList rulesOf(const Rule &rule, const Type &type)
{
    QStringList words;
    const QString unit = type.list ? QStringLiteral("of them")
        : type.kind == Kind::Text  ? QStringLiteral("characters")
                                   : QString();
    words += boundsOf(rule, unit);
    words += formOf(rule.format);
    if (rule.each) {
        QStringList each{
            boundsOf(*rule.each, type.kind == Kind::Text ? QStringLiteral("characters") : QString()),
            formOf(rule.each->format)};
        each.removeAll({});
        words += QStringLiteral("each: ") + each.join(QStringLiteral(", "));
    }
    if (rule.tokenUser)
        words += QStringLiteral("the user of the token");
    if (rule.nullable)
        words += QStringLiteral("may be null");
    if (rule.defaultValue >= 0)
        words += QStringLiteral("%1 if absent").arg(rule.defaultValue);
    words.removeAll({});
    return words;
}

void printFields(QTextStream &out, const Schema &schema, In part, const QString &title)
{
    if (!schema.has(part))
        return;
    out << "\n| " << title << " | Value | Must be there | Rules |\n|---|---|---|---|\n";
    for (const Field &field : schema.fields) {
        if (field.in != part)
            continue;
        const QString kind = kindOf(*field.type);
        out << "| `" << field.name << "` | " << (field.type->list ? QStringLiteral("list of ") + kind : kind)
            << " | " << (field.isRequired() ? "yes" : "no") << " | "
            << rulesOf(field.rule, *field.type).join(QStringLiteral("; ")) << " |\n";
    }
}

QString tokenOf(const Spec &spec)
{
    if (spec.userToken && spec.appToken)
        return QStringLiteral("of a user or of the app");
    return spec.userToken ? QStringLiteral("of a user") : QStringLiteral("of the app");
}

QString codes(const QStringList &names)
{
    return QLatin1Char('`') + names.join(QStringLiteral("`, `")) + QLatin1Char('`');
}

QString statusesOf(const EndpointInfo &info)
{
    QStringList statuses{info.response ? QStringLiteral("200") : QStringLiteral("204"),
                         QStringLiteral("401")};
    for (const quint16 status : info.spec.failures) {
        if (status)
            statuses += QString::number(status);
    }
    statuses.sort();
    return statuses.join(QStringLiteral(", "));
}

void printAnswer(QTextStream &out, const Schema *response)
{
    if (!response)
        return;
    const Schema *item = response;
    for (const Field &field : response->fields) {
        if (field.name == QLatin1String("data") && field.type->schema)
            item = field.type->schema();
    }
    QStringList names;
    for (const Field &field : item->fields)
        names += QString(field.name);
    out << "\nAnswers " << (item == response ? "an object" : "`data`, a list") << " with " << codes(names)
        << (response->find(QLatin1String("pagination")) ? ", in pages" : "") << ".\n";
}

}  // namespace

int main()
{
    QTextStream out(stdout);
    out << "<!-- Printed by sidestage-describe; ./dev docs writes it anew. -->\n"
           "# The endpoints that Sidestage knows\n\n"
           "Each is declared once, in `core/api`; the client, the sandbox and this page follow from "
           "there.\n\n"
           "| Endpoint | Request | Token | Any one of these scopes | Statuses |\n|---|---|---|---|---|\n";
    for (const EndpointInfo *info : catalogue()) {
        out << "| [" << info->name << "](#" << QString::fromLatin1(info->name).toLower() << ") | `"
            << nameOf(info->spec.method) << ' ' << info->spec.path << "` | " << tokenOf(info->spec) << " | "
            << (info->spec.scopes.isEmpty() ? QStringLiteral("none") : codes(info->spec.scopes.names()))
            << " | " << statusesOf(*info) << " |\n";
    }
    for (const EndpointInfo *info : catalogue()) {
        out << "\n## " << info->name << "\n\n`" << nameOf(info->spec.method) << ' ' << info->spec.path
            << "`, with a token " << tokenOf(info->spec);
        if (!info->spec.scopes.isEmpty())
            out << " that has " << codes(info->spec.scopes.names());
        out << ".";
        if (!info->spec.unlocks.isEmpty())
            out << " Answers more with " << codes(info->spec.unlocks.names()) << ".";
        out << '\n';
        printFields(out, info->request, In::Query, QStringLiteral("Query"));
        printFields(out, info->request, In::Body, QStringLiteral("Body"));
        printAnswer(out, info->response);
    }
    return 0;
}
