// SPDX-License-Identifier: GPL-3.0-or-later
#include "api/extensions/transactions.h"
#include "cheers.h"
#include "purchases.h"
#include "sandbox/service/control_calls.h"
#include "sandbox/service/lookup.h"
#include "schema/describe.h"

namespace Sidestage::Sandbox {

namespace Controls {
namespace {

struct Cheer : ViewerInChannel
{
    int bits = 0;
    std::optional<QString> message{};

    static void describe(auto &is)
    {
        ViewerInChannel::describe(is);
        is.body("bits", &Cheer::bits, Api::between(1, 100'000));
        is.body("message", &Cheer::message, Api::atMost(500));
    }
};

Result<void> cheer(World &world, const Cheer &in, const Named &named)
{
    return world.area<Cheers>().add(named.channel.id, named.user.id, in.bits,
                                    in.message.value_or(QStringLiteral("")));
}

struct Buy : ViewerInChannel
{
    QString extension{};  ///< Its client id.
    QString sku{};

    static void describe(auto &is)
    {
        ViewerInChannel::describe(is);
        is.body("extension", &Buy::extension, Api::between(1, 100));
        is.body("sku", &Buy::sku, Api::between(1, 100));
    }
};

Result<Api::ExtensionTransaction> buy(World &world, const Buy &in, const Named &named)
{
    auto bought = world.area<Purchases>().buy(in.extension, named.channel.id, named.user.id, in.sku);
    if (!bought && bought.error().status == 404)
        return refuseAt("sku", 404, QStringLiteral("%1 does not sell \"%2\".").arg(in.extension, in.sku));
    return bought;
}

}  // namespace
}  // namespace Controls

void Cheers::addControls(ControlCalls &calls)
{
    using namespace Controls;
    calls.post(ControlGroup::Viewers, "cheer", QT_TRANSLATE_NOOP("Control", "Cheer"),
               QT_TRANSLATE_NOOP("Control", "Cheers with Bits."), Controls::cheer);
    calls.post(ControlGroup::Viewers, "buy", QT_TRANSLATE_NOOP("Control", "Buy from an extension"),
               QT_TRANSLATE_NOOP("Control", "Buys a product of an extension with Bits."), Controls::buy);
}

}  // namespace Sidestage::Sandbox
