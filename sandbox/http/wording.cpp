// SPDX-License-Identifier: GPL-3.0-or-later
#include "wording.h"

namespace Sidestage::Sandbox {

namespace {

/// `isItem`: the value is an item of the field's list.
QString typeText(const Api::Field *field, bool isItem)
{
    if (!field)
        return QStringLiteral("value has the wrong type");
    if (field->type->list && !isItem && field->in != Api::In::Query)
        return QStringLiteral("value must be an array");
    switch (field->type->kind) {
    case Api::Kind::Integer:
    case Api::Kind::Number:
        return QStringLiteral("value must be a numeric");
    case Api::Kind::Boolean:
        return QStringLiteral("value must be true or false");
    case Api::Kind::Json:
        break;
    case Api::Kind::Object:
        return QStringLiteral("value must be an object");
    case Api::Kind::Time:
        return QStringLiteral("value must be an RFC3339 time");
    case Api::Kind::Text:
    case Api::Kind::Url:
    case Api::Kind::Name:
        break;
    }
    return QStringLiteral("value must be a string");
}

QString formatText(const Api::Field *field)
{
    const Api::Format format = !field ? Api::Format::Any
        : field->rule.each            ? field->rule.each->format
                                      : field->rule.format;
    switch (format) {
    case Api::Format::Digits:
        return QStringLiteral("the value must match the regular expression /^[0-9]*$/");
    case Api::Format::Login:
        return QStringLiteral("the value must match the regular expression /^[A-Za-z0-9_]*$/");
    case Api::Format::Tag:
        return QStringLiteral("the value must not contain spaces or special characters");
    case Api::Format::HexColor:
        return QStringLiteral("the value must match the regular expression /^#[0-9A-Fa-f]{6}$/");
    case Api::Format::Any:
        break;
    }
    return QStringLiteral("the value is not valid");
}

QString namesText(const Api::Field *field)
{
    QStringList names;
    if (field && field->rule.step > 1 && field->rule.hasMost()) {
        for (qint64 value = field->rule.least; value <= field->rule.most; value += field->rule.step)
            names.append(QString::number(value));
    }
    for (int i = 0; field && i < field->type->nameCount; ++i) {
        if (*field->type->names[i])
            names.append(u'"' + QLatin1String(field->type->names[i]) + u'"');
    }
    return QStringLiteral("value must be one of ") + names.join(u',');
}

}  // namespace

const Api::Field *fieldAt(const Api::Schema &schema, QStringView path)
{
    const Api::Schema *inside = &schema;
    const Api::Field *field = nullptr;
    for (QStringView part : path.split(u'.')) {
        if (const qsizetype bracket = part.indexOf(u'['); bracket >= 0)
            part = part.first(bracket);
        if (!inside)
            return nullptr;
        const QByteArray name = part.toLatin1();
        field = inside->find(QLatin1String(name));
        if (!field)
            return nullptr;
        inside = field->type->schema();
    }
    return field;
}

QString brokenRuleText(const Api::Schema &schema, const Error &error)
{
    const Api::Field *field = fieldAt(schema, error.field);
    const QString bound = QString::number(error.bound);
    QString what;
    switch (error.fault) {
    case Fault::Missing:
        return QStringLiteral("Missing required parameter \"%1\"").arg(error.field);
    case Fault::WrongType:
        what = typeText(field, error.field.endsWith(u']'));
        break;
    case Fault::TooSmall:
        what = QStringLiteral("the value must be greater than or equal to ") + bound;
        break;
    case Fault::TooLarge:
        what = QStringLiteral("the value must be less than or equal to ") + bound;
        break;
    case Fault::TooShort:
        what = QStringLiteral("the value must have a length of at least ") + bound;
        break;
    case Fault::TooLong:
        what = QStringLiteral("the value must have a length of at most ") + bound;
        break;
    case Fault::TooFew:
        what = QStringLiteral("the number of values must be greater than or equal to ") + bound;
        break;
    case Fault::TooMany:
        what = QStringLiteral("the number of values must be less than or equal to ") + bound;
        break;
    case Fault::Malformed:
        what = formatText(field);
        break;
    case Fault::NotOneOf:
        what = namesText(field);
        break;
    case Fault::None:
        return error.message;
    }
    if (error.field.isEmpty())
        return QStringLiteral("The request was malformed: ") + what;
    return QStringLiteral("The parameter \"%1\" was malformed: %2").arg(error.field, what);
}

}  // namespace Sidestage::Sandbox
