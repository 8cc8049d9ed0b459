// SPDX-License-Identifier: GPL-3.0-or-later
#include "control_calls.h"

#include "sandbox/http/wording.h"
#include "service.h"

#include <algorithm>

namespace Sidestage::Sandbox {

namespace {

Error unknownField(const ControlCall &call, const QString &name)
{
    QStringList names;
    for (const Api::Field &field : call.request->fields)
        names.append(field.name);
    Error error = refuse(400,
                         names.isEmpty()
                             ? QStringLiteral("\"%1\" has no fields.").arg(QLatin1String(call.name))
                             : QStringLiteral("\"%1\" has no field \"%2\". It has: %3.")
                                   .arg(QLatin1String(call.name), name, names.join(QStringLiteral(", "))));
    error.field = name;
    return error;
}

Error broken(const Api::Schema &schema, Error error)
{
    error.status = 400;
    error.message = brokenRuleText(schema, error);
    return error;
}

}  // namespace

Result<void> ControlCall::read(const ControlInput &input, void *fields) const
{
    const Api::ReadingScope strict(Api::Reading::Strict);
    Error error;
    if (input.query) {
        for (const auto &[name, value] : input.query->items()) {
            if (!request->find(QLatin1String(name.toLatin1())))
                return unknownField(*this, name);
        }
        if (!Api::fromQuery(*request, *input.query, fields, error))
            return broken(*request, error);
    } else {
        const auto json
            = Api::JsonDocument::parse(input.json.trimmed().isEmpty() ? QByteArrayView("{}") : input.json);
        if (!json)
            return refuse(400, QStringLiteral("The body is not valid JSON."));
        std::string_view name;
        Api::JsonValue value;
        for (Api::JsonMembers members(json->root()); members.next(name, value);) {
            if (!request->find(QLatin1String(name.data(), qsizetype(name.size()))))
                return unknownField(*this, QString::fromUtf8(name.data(), qsizetype(name.size())));
        }
        if (!Api::fromJson(*request, json->root(), fields, error, part()))
            return broken(*request, error);
    }
    if (auto ok = Api::check(*request, fields); !ok)
        return broken(*request, ok.error());
    return {};
}

std::vector<ControlCall> ControlCalls::sorted() &&
{
    std::stable_sort(m_calls.begin(), m_calls.end(),
                     [](const ControlCall &a, const ControlCall &b) { return a.group < b.group; });
    return std::move(m_calls);
}

}  // namespace Sidestage::Sandbox
