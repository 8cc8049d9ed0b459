// SPDX-License-Identifier: GPL-3.0-or-later
#include "interact_store.h"

#include "profile/drafts.h"
#include "profile/tables.h"
#include "schema/describe.h"
#include "storage/table.h"

namespace Sidestage {

namespace {

struct RaidFavourite
{
    QString channelId{};

    static constexpr Table table{.name = "raid_favourites", .key = "account, channel_id", .scope = "account"};
    static void describe(auto &is) { is("channel_id", &RaidFavourite::channelId); }
};

const QString raidArea = QStringLiteral("raid");

}  // namespace

QByteArray Tables::interact()
{
    return createTable<InteractTemplate>() + createTable<RaidFavourite>();
}

Api::CreatePoll toPoll(const InteractTemplate &entry)
{
    Api::CreatePoll poll{.title = entry.title, .duration = entry.duration};
    for (const QString &choice : entry.choices)
        poll.choices.append({.title = choice});
    if (entry.pointsPerVote > 0) {
        poll.channelPointsVotingEnabled = true;
        poll.channelPointsPerVote = entry.pointsPerVote;
    }
    return poll;
}

Api::CreatePrediction toPrediction(const InteractTemplate &entry)
{
    Api::CreatePrediction prediction{.title = entry.title, .predictionWindow = entry.duration};
    for (const QString &outcome : entry.choices)
        prediction.outcomes.append({.title = outcome});
    return prediction;
}

Result<void> check(const InteractTemplate &entry)
{
    const auto fieldOf = [](const QString &field) {
        return field.startsWith(u"title")                              ? QStringLiteral("title")
            : field.startsWith(u"choices") || field.startsWith(u"out") ? QStringLiteral("choices")
            : field.startsWith(u"channel_points")                      ? QStringLiteral("points_per_vote")
                                                                       : QStringLiteral("duration");
    };
    // The channel is not part of a template. Any numeric id passes.
    Api::CreatePoll poll = toPoll(entry);
    Api::CreatePrediction prediction = toPrediction(entry);
    poll.broadcasterId = prediction.broadcasterId = QStringLiteral("1");
    auto checked = entry.kind == InteractTemplate::Kind::Poll
        ? Api::check(Api::endpoint<Api::CreatePoll>().request, &poll)
        : Api::check(Api::endpoint<Api::CreatePrediction>().request, &prediction);
    if (checked)
        return checked;
    Error error = checked.error();
    error.field = fieldOf(error.field);
    return error;
}

InteractStore::InteractStore(ProfileStore *store, QString account)
    : m_store(store)
    , m_account(std::move(account))
{
}

QList<InteractTemplate> InteractStore::templates() const
{
    return m_store->database()
        .all<InteractTemplate>("WHERE account = ? ORDER BY title COLLATE NOCASE, id", m_account)
        .value_or({});
}

Result<void> InteractStore::saveTemplate(InteractTemplate &entry)
{
    const auto id = m_store->database().write([&](Transaction &t) { return t.upsert(entry, m_account); });
    if (!id)
        return id.error();
    entry.id = *id;
    return {};
}

Result<void> InteractStore::removeTemplate(qint64 id)
{
    return m_store->database().write([&](Transaction &t) { t.remove<InteractTemplate>(m_account, id); });
}

QStringList InteractStore::raidFavourites() const
{
    QStringList ids;
    for (const RaidFavourite &one :
         m_store->database().all<RaidFavourite>("WHERE account = ?", m_account).value_or({}))
        ids.append(one.channelId);
    return ids;
}

Result<void> InteractStore::setRaidFavourite(const QString &channelId, bool isFavourite)
{
    return m_store->database().write([&](Transaction &t) {
        if (isFavourite)
            t.upsert(RaidFavourite{channelId}, m_account);
        else
            t.remove<RaidFavourite>(m_account, channelId);
    });
}

std::optional<KeptRaid> InteractStore::raid() const
{
    return m_store->draftOf<KeptRaid>(m_account, raidArea);
}

Result<void> InteractStore::setRaid(const std::optional<KeptRaid> &raid)
{
    return raid ? m_store->saveDraft(m_account, raidArea, *raid) : m_store->removeDraft(m_account, raidArea);
}

}  // namespace Sidestage
