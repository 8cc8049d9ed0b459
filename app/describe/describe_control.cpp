// SPDX-License-Identifier: GPL-3.0-or-later
#include "describe_control.h"

#include "describe_fields.h"
#include "sandbox/control/page/page.h"

namespace Sidestage {

using namespace Sandbox;

namespace {

QString titleOf(ControlGroup group)
{
    switch (group) {
    case ControlGroup::Reading:
        return QStringLiteral("To look");
    case ControlGroup::Viewers:
        return QStringLiteral("What viewers do");
    case ControlGroup::Channels:
        return QStringLiteral("What channels do");
    case ControlGroup::Crowds:
        return QStringLiteral("Many at once");
    case ControlGroup::Life:
        return QStringLiteral("Viewers by themselves, and scenarios");
    case ControlGroup::People:
        return QStringLiteral("Users and roles");
    case ControlGroup::Events:
        return QStringLiteral("Live events");
    case ControlGroup::Apps:
        return QStringLiteral("Apps and tokens");
    case ControlGroup::Time:
        return QStringLiteral("The time, and the beginning");
    case ControlGroup::Faults:
        return QStringLiteral("Faults");
    case ControlGroup::Switches:
        return QStringLiteral("Limits and switches");
    }
    return {};
}

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

void printControl(QTextStream &out)
{
    out << "<!-- Printed by sidestage-describe --control; ./dev docs writes it anew. -->\n"
           "# The control calls of the sandbox\n\n"
           "What they are for, who may make them and what errors look like: "
           "[docs/sandbox.md](sandbox.md#control-surface). A user or a\nchannel is named by login or id "
           "everywhere.\n";
    std::optional<ControlGroup> group;
    for (const ControlInfo *info : controls()) {
        if (group != info->group) {
            group = info->group;
            out << "\n## " << titleOf(*group) << '\n';
        }
        const bool reads = info->method == Api::Method::Get;
        out << "\n### " << info->name << "\n\n`" << nameOf(info->method) << ' ' << Control::root << '/'
            << info->name << "`. " << info->words << '\n';
        printFields(out, info->request, info->part(),
                    reads ? QStringLiteral("Query") : QStringLiteral("Body"), fieldLabel);
        if (info->answer)
            out << "\nAnswers " << answerOf(*info->answer) << ".\n";
    }
}

}  // namespace Sidestage
