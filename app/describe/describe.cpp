// SPDX-License-Identifier: GPL-3.0-or-later

// sidestage-describe prints docs/api.md: every endpoint of the declarations. With --control it prints
// docs/control.md: every control call of the sandbox. With --permissions it prints docs/permissions.md: what
// each feature needs.

#include "describe_control.h"
#include "describe_fields.h"
#include "describe_permissions.h"
#include "schema/endpoint.h"

#include <QTextStream>

using namespace Sidestage::Api;
using Sidestage::printFields;

namespace {

QString tokenOf(const Spec &spec)
{
    if (spec.extensionToken)
        return QStringLiteral("signed by the extension");
    if (!spec.needsToken())
        return QStringLiteral("none");
    if (spec.userToken && spec.appToken)
        return QStringLiteral("user or app");
    return spec.userToken ? QStringLiteral("user") : QStringLiteral("app");
}

QString codes(const QStringList &names)
{
    return QLatin1Char('`') + names.join(QStringLiteral("`, `")) + QLatin1Char('`');
}

QString statusesOf(const EndpointInfo &info)
{
    QStringList statuses{QString::number(info.success())};
    if (info.spec.needsToken())
        statuses += QStringLiteral("401");
    for (const quint16 status : info.spec.failures) {
        if (status)
            statuses += QString::number(status);
    }
    statuses.sort();
    return statuses.join(QStringLiteral(", "));
}

void printAnswer(QTextStream &out, const EndpointInfo &info)
{
    if (info.spec.textType)
        out << "\nReturns `" << info.spec.textType << "`.\n";
    if (!info.response)
        return;
    const Field *data = info.response->find(QLatin1String("data"));
    const Schema *item = data ? data->type->schema() : info.response;
    out << "\nReturns " << (!data ? "an object" : data->type->list ? "`data`, a list" : "`data`, an object");
    if (item) {
        QStringList names;
        for (const Field &field : item->fields)
            names += QString(field.name);
        out << " with " << codes(names);
    }
    if (data && data->rule.note)
        out << " (" << data->rule.note << ")";
    out << (info.response->find(QLatin1String("pagination")) ? ", in pages" : "");
    QStringList beside;
    for (const Field &field : info.response->fields) {
        const bool isSent = field.isPlain() || field.name != QLatin1String("total") || info.spec.hasTotal;
        if (data && &field != data && field.name != QLatin1String("pagination") && isSent)
            beside += QString(field.name);
    }
    if (!beside.isEmpty())
        out << "; and " << codes(beside);
    out << ".\n";
}

}  // namespace

int main(int argc, char **argv)
{
    QTextStream out(stdout);
    if (argc > 1 && qstrcmp(argv[1], "--control") == 0) {
        return Sidestage::printControl(out) ? 0 : 1;
    }
    if (argc > 1 && qstrcmp(argv[1], "--permissions") == 0) {
        Sidestage::printPermissions(out);
        return 0;
    }
    out << "<!-- Printed by sidestage-describe; ./dev docs regenerates it. -->\n"
           "# Endpoints\n\n"
           "Each endpoint is declared once, in `core/api`. The client, the sandbox and this page use that "
           "declaration. "
           "The statuses are those of the specification; "
           "[docs/sandbox.md](sandbox.md#what-the-specification-leaves-open-and-what-is-done-here) lists "
           "those that "
           "the sandbox returns only as an injected fault.\n\n"
           "| Endpoint | Request | Token | Scopes (any one) | Statuses |\n|---|---|---|---|---|\n";
    for (const EndpointInfo *info : catalogue()) {
        out << "| [" << info->name << "](#" << QString::fromLatin1(info->name).toLower() << ") | `"
            << nameOf(info->spec.method) << ' ' << info->spec.path << "` | " << tokenOf(info->spec) << " | "
            << (info->spec.scopes.isEmpty() ? QStringLiteral("none") : codes(info->spec.scopes.names()))
            << " | " << statusesOf(*info) << " |\n";
    }
    for (const EndpointInfo *info : catalogue()) {
        out << "\n## " << info->name << "\n\n`" << nameOf(info->spec.method) << ' ' << info->spec.path
            << "`, token: " << tokenOf(info->spec);
        if (!info->spec.scopes.isEmpty())
            out << ", scope: " << codes(info->spec.scopes.names());
        out << ".";
        if (!info->spec.unlocks.isEmpty())
            out << " Returns more with " << codes(info->spec.unlocks.names()) << ".";
        out << '\n';
        printFields(out, info->request, In::Query, QStringLiteral("Query"));
        printFields(out, info->request, In::Body, QStringLiteral("Body"));
        printAnswer(out, *info);
    }
    return 0;
}
