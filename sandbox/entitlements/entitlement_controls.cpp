// SPDX-License-Identifier: GPL-3.0-or-later
#include "entitlements.h"
#include "sandbox/oauth/organizations.h"
#include "sandbox/service/control_calls.h"
#include "sandbox/service/lookup.h"
#include "sandbox/world/secrets.h"
#include "schema/describe.h"

namespace Sidestage::Sandbox {

namespace Controls {
namespace {

inline constexpr Api::Rule game = Api::between(1, 100);

struct GrantEntitlement
{
    QString viewer{};
    QString category{};
    std::optional<QString> benefit{};  ///< Its id. Default: the first of the game.

    static void describe(auto &is)
    {
        is.body("viewer", &GrantEntitlement::viewer, who);
        is.body("category", &GrantEntitlement::category, game);
        is.body("benefit", &GrantEntitlement::benefit,
                Api::between(1, 100) | Api::labelled(QT_TRANSLATE_NOOP("SandboxPage", "Benefit ID")));
    }
};

Result<Api::Entitlement> grantEntitlement(World &world, const GrantEntitlement &in, const Named &named)
{
    return world.area<Entitlements>().grant(named.user.id, must(findCategory(world, in.category)),
                                            in.benefit.value_or(QString()));
}

struct FillEntitlements
{
    QString category{};
    int count = 0;

    static void describe(auto &is)
    {
        is.body("category", &FillEntitlements::category, game);
        is.body("count", &FillEntitlements::count, crowd);
    }
};

Result<void> fillEntitlements(World &world, const FillEntitlements &in)
{
    return world.area<Entitlements>().fill(must(findCategory(world, in.category)), in.count);
}

struct OwnGame
{
    std::optional<QString> client{};  ///< Default: the ready client.
    QString category{};

    static void describe(auto &is)
    {
        is.body("client", &OwnGame::client, Api::between(1, 100));
        is.body("category", &OwnGame::category, game);
    }
};

struct Organization
{
    QString organizationId{};

    static void describe(auto &is) { is("organization_id", &Organization::organizationId); }
};

Result<Organization> ownGame(World &world, const OwnGame &in)
{
    const auto client = must(findClient(world, in.client));
    const auto category = must(findCategory(world, in.category));
    Organizations &organizations = world.area<Organizations>();
    QString id = organizations.ofApp(client);
    if (const QString owner = organizations.ofGame(category); !owner.isEmpty() && owner != id)
        return refuseAt("category", 409, QStringLiteral("Another organization owns this game."));
    if (id.isEmpty()) {
        id = QStringLiteral("organization-") + randomText(8);
        must(organizations.addApp(id, client));
    }
    must(organizations.addGame(id, category));
    return Organization{id};
}

}  // namespace
}  // namespace Controls

void Entitlements::addControls(ControlCalls &calls)
{
    using namespace Controls;
    calls.post(
        ControlGroup::Viewers, "grant-entitlement", QT_TRANSLATE_NOOP("Control", "Grant a Drop"),
        QT_TRANSLATE_NOOP("Control",
                          "Grants a viewer an entitlement to a Drop of a game that an organization owns."),
        grantEntitlement);
    calls.post(ControlGroup::Crowds, "fill-entitlements", QT_TRANSLATE_NOOP("Control", "Grant many Drops"),
               QT_TRANSLATE_NOOP("Control", "Grants entitlements to a Drop of a game to many viewers."),
               fillEntitlements);
    calls.post(
        ControlGroup::Apps, "own-game", QT_TRANSLATE_NOOP("Control", "Give a game to an app"),
        QT_TRANSLATE_NOOP("Control",
                          "The organization of an app owns a game that nobody owns yet. An app without "
                          "an organization gets one."),
        ownGame);
}

}  // namespace Sidestage::Sandbox
