// SPDX-License-Identifier: GPL-3.0-or-later
#include "campaigns.h"
#include "sandbox/http/cursor.h"
#include "sandbox/service/service.h"
#include "sandbox/world/world.h"

namespace Sidestage::Sandbox {

using namespace Api;

namespace {

Result<void> mayHaveCampaigns(World &world, const QString &broadcasterId)
{
    if (!world.isEligible(broadcasterId))
        return refuse(403, QStringLiteral("The broadcaster is not a partner or affiliate"));
    return {};
}

Result<QList<CharityCampaign>> getCampaign(World &world, const Caller &, const GetCharityCampaign &in)
{
    if (auto may = mayHaveCampaigns(world, in.broadcasterId); !may)
        return may.error();
    QList<CharityCampaign> campaigns;
    if (auto campaign = world.area<Campaigns>().running(in.broadcasterId))
        campaigns.append(*std::move(campaign));
    return campaigns;
}

Result<Page<CharityDonation>> getDonations(World &world, const Caller &, const GetCharityDonations &in)
{
    if (auto may = mayHaveCampaigns(world, in.broadcasterId); !may)
        return may.error();
    Page<CharityDonation> page;
    const auto campaign = world.area<Campaigns>().running(in.broadcasterId);
    if (!campaign)
        return page;
    // Bound to the campaign: its successor begins a list of its own.
    const QStringList list{QStringLiteral("donations"), campaign->id};
    std::optional<qint64> after;
    if (in.after) {
        const auto place = readCursor(list, *in.after, 1);
        if (!place)
            return refuse(400, QStringLiteral("Invalid cursor."));
        after = place->first().toLongLong();
    }
    auto slice = world.area<Campaigns>().donations(in.broadcasterId, after, in.first.value_or(20));
    if (!slice)
        return slice.error();
    page.data = std::move(slice->rows);
    if (slice->next)
        page.pagination.cursor = makeCursor(list, {QString::number(*slice->next)});
    return page;
}

}  // namespace

void Campaigns::serve(Service &service)
{
    service.on<GetCharityCampaign>(getCampaign);
    service.on<GetCharityDonations>(getDonations);
}

}  // namespace Sidestage::Sandbox
