// SPDX-License-Identifier: GPL-3.0-or-later
#include "describe_control.h"

#include "describe_fields.h"
#include "sandbox/areas.h"
#include "sandbox/control/page/page.h"

namespace Sidestage {

using namespace Sandbox;

namespace {

QString fieldNames(const Api::Schema &schema)
{
    QStringList names;
    for (const Api::Field &field : schema.fields)
        names.append(u'`' + QString(field.name) + u'`');
    return names.join(QStringLiteral(", "));
}

/// "an object with …", or the rows of a list.
QString answerOf(const Api::Schema &schema)
{
    const Api::Field *data = schema.find(QLatin1String("data"));
    if (!data)
        return QStringLiteral("an object with ") + fieldNames(schema);
    QStringList more;
    for (const Api::Field &field : schema.fields) {
        if (&field != data)
            more.append(u'`' + QString(field.name) + u'`');
    }
    return QStringLiteral("`data`, a list with ") + fieldNames(*data->type->schema())
        + (more.isEmpty() ? QString() : QStringLiteral("; and ") + more.join(QStringLiteral(", ")));
}

}  // namespace

bool printControl(QTextStream &out)
{
    const auto world = World::open({.followers = 0}, allAreas());
    if (!world)
        return false;
    Service service(**world);
    const Control control(service);
    out << "<!-- Printed by sidestage-describe --control; ./dev docs regenerates it. -->\n"
           "# Control calls of the sandbox\n\n"
           "[docs/sandbox.md](sandbox.md#control-surface) explains their purpose, access and errors. Users "
           "and channels "
           "are named by login or id.\n";
    std::optional<ControlGroup> group;
    for (const ControlCall &call : control.calls()) {
        if (group != call.group) {
            group = call.group;
            out << "\n## " << titleOf(*group) << '\n';
        }
        const bool reads = call.method == Api::Method::Get;
        out << "\n### " << call.name << "\n\n`" << nameOf(call.method) << ' ' << Control::root << '/'
            << call.name << "`. " << call.words << '\n';
        printFields(out, *call.request, call.part(), reads ? QStringLiteral("Query") : QStringLiteral("Body"),
                    fieldLabel);
        if (call.answer)
            out << "\nReturns " << answerOf(*call.answer) << ".\n";
    }
    return true;
}

}  // namespace Sidestage
