// SPDX-License-Identifier: GPL-3.0-or-later
#include "describe_fields.h"

namespace Sidestage {

using namespace Api;

namespace {

QString kindOf(const Type &type)
{
    switch (type.kind) {
    case Kind::Text:
        return QStringLiteral("text");
    case Kind::Integer:
    case Kind::Number:
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
        for (int i = 0; i < type.nameCount; ++i) {
            if (*type.names[i])  // the empty name stands for unknown ones
                names += QStringLiteral("`%1`").arg(QLatin1String(type.names[i]));
        }
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
    if (rule.step > 1 && rule.hasLeast() && rule.hasMost()) {
        QStringList values;
        for (qint64 value = rule.least; value <= rule.most; value += rule.step)
            values += QString::number(value);
        return values.join(QStringLiteral(", "));
    }
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
    const QString unit = type.list ? QStringLiteral("items")
        : type.kind == Kind::Text  ? QStringLiteral("characters")
                                   : QString();
    words += boundsOf(rule, unit);
    if (rule.clipped)
        words += QStringLiteral("longer values are cut to %1").arg(rule.most);
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
    words += QString::fromUtf8(rule.note);
    words.removeAll({});
    return words;
}

}  // namespace

void printFields(QTextStream &out, const Schema &schema, In part, const QString &title,
                 QString (*meaning)(const Field &field))
{
    if (!schema.has(part))
        return;
    out << "\n| " << title << (meaning ? " | Meaning" : "") << " | Value | Required | Rules |\n|---|"
        << (meaning ? "---|" : "") << "---|---|---|\n";
    for (const Field &field : schema.fields) {
        if (field.in != part)
            continue;
        const QString kind = kindOf(*field.type);
        out << "| `" << field.name << "` | ";
        if (meaning)
            out << meaning(field) << " | ";
        out << (field.type->list ? QStringLiteral("list of ") + kind : kind) << " | "
            << (field.isRequired() ? "yes" : "no") << " | "
            << rulesOf(field.rule, *field.type).join(QStringLiteral("; ")) << " |\n";
    }
}

}  // namespace Sidestage
