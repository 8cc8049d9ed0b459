// SPDX-License-Identifier: GPL-3.0-or-later
#include "describe_permissions.h"

#include "accounts/capabilities.h"
#include "schema/endpoint.h"

#include <QStringList>
#include <QTextStream>

namespace Sidestage {

namespace {

/// The endpoints that a page uses and that need one of these scopes, or return more with one.
QStringList endpointsWith(const Api::ScopeSet &scope)
{
    static const QStringList used{
#define USED(E, page, folder) QStringLiteral(#E),
#include "coverage.def"
#undef USED
    };
    QStringList names;
    for (const Api::EndpointInfo *info : Api::catalogue()) {
        const bool needs = info->spec.scopes.containsAny(scope) || info->spec.unlocks.containsAny(scope);
        if (needs && used.contains(QLatin1String(info->name)))
            names += QStringLiteral("[%1](api.md#%2)")
                         .arg(QLatin1String(info->name), QString::fromLatin1(info->name).toLower());
    }
    return names;
}

QString whoCan(Capability::Role role)
{
    switch (role) {
    case Capability::Role::Affiliate:
        return QStringLiteral("Affiliates and Partners");
    case Capability::Role::Moderator:
        return QStringLiteral("the broadcaster and the moderators of a channel");
    case Capability::Role::Anyone:
        break;
    }
    return QStringLiteral("anyone");
}

}  // namespace

void printPermissions(QTextStream &out)
{
    out << "<!-- Printed by sidestage-describe; ./dev docs regenerates it. -->\n"
           "# Permissions\n\n"
           "What each feature needs. The sign-in and the page Accounts show the same list "
           "(`core/accounts/capabilities.cpp`). The endpoints come from their declarations in `core/api`; a "
           "test "
           "compares both. A scope without an endpoint is needed for live events.\n";
    const QList<Capability> all = capabilities();
    for (const Capability &capability : all) {
        out << "\n## " << capability.title << "\n\nFor " << whoCan(capability.role)
            << ".\n\n| Scope | Endpoints in use |\n|---|---|\n";
        const QStringList names = capability.scopes.names();
        for (const QString &name : names) {
            const QStringList endpoints = endpointsWith(Api::ScopeSet::fromNames({name}));
            out << "| `" << name << "` | "
                << (endpoints.isEmpty() ? QStringLiteral("live events")
                                        : endpoints.join(QStringLiteral(", ")))
                << " |\n";
        }
    }
}

}  // namespace Sidestage
