// SPDX-License-Identifier: GPL-3.0-or-later
#include "api/analytics.h"
#include "reports.h"
#include "sandbox/service/service.h"
#include "sandbox/world/world.h"

namespace Sidestage::Sandbox {

using namespace Api;

namespace {

Result<Page<ExtensionReport>> getExtensionAnalytics(World &world, const Caller &caller,
                                                    const GetExtensionAnalytics &in)
{
    return world.area<Reports>().extensions(caller.userId, in);
}

Result<Page<GameReport>> getGameAnalytics(World &world, const Caller &caller, const GetGameAnalytics &in)
{
    return world.area<Reports>().games(caller.userId, in);
}

}  // namespace

void Reports::serve(Service &service)
{
    service.on<GetExtensionAnalytics>(getExtensionAnalytics);
    service.on<GetGameAnalytics>(getGameAnalytics);
    service.serve(Reports::root, [&world = service.world()](const Request &request, QByteArrayView rest) {
        return world.area<Reports>().file(request, rest);
    });
}

}  // namespace Sidestage::Sandbox
