// SPDX-License-Identifier: GPL-3.0-or-later
#include "api/extensions.h"
#include "purchases.h"
#include "sandbox/http/cursor.h"
#include "sandbox/service/service.h"
#include "sandbox/world/world.h"

namespace Sidestage::Sandbox {

using namespace Api;

namespace {

Result<Page<ExtensionTransaction>> getTransactions(World &world, const Caller &caller,
                                                   const GetExtensionTransactions &in)
{
    if (in.extensionId != caller.clientId)
        return refuse(401, QStringLiteral("The ID in extension_id must match the Client ID."));
    Page<ExtensionTransaction> page;
    if (!in.ids.isEmpty()) {
        auto named = world.area<Purchases>().transactions(in.extensionId, in.ids);
        if (!named)
            return named.error();
        page.data = *std::move(named);
        return page;
    }
    const QStringList list{QStringLiteral("transactions"), in.extensionId};
    std::optional<qint64> after;
    if (in.after) {
        const auto place = readCursor(list, *in.after, 1);
        after = place ? rowId(place->first()) : -1;
        if (*after < 0)
            return refuse(400, QStringLiteral("Invalid cursor."));
    }
    auto slice = world.area<Purchases>().transactions(in.extensionId, after, in.first.value_or(20));
    if (!slice)
        return slice.error();
    page.data = std::move(slice->rows);
    if (slice->next)
        page.pagination.cursor = makeCursor(list, {QString::number(*slice->next)});
    return page;
}

}  // namespace

void Purchases::serve(Service &service)
{
    service.on<GetExtensionTransactions>(getTransactions);
}

}  // namespace Sidestage::Sandbox
