// SPDX-License-Identifier: GPL-3.0-or-later
#include "channels.h"
#include "api/languages.h"
#include "sandbox/chat/chat_rooms.h"
#include "sandbox/http/cursor.h"
#include "sandbox/service/paging.h"
#include "sandbox/service/service.h"
#include "sandbox/world/world.h"
#include "schema/json.h"

namespace Sidestage::Sandbox {

using namespace Api;

namespace {

/// Minimum time between two changes of the branded content flag, otherwise 409. The specification gives no
/// number.
constexpr std::chrono::milliseconds brandedPause = std::chrono::seconds(30);

Result<QList<Channel>> getChannels(World &world, const Caller &caller, const GetChannels &in)
{
    QList<Channel> found;
    for (const QString &id : eachOnce(in.broadcasterIds)) {
        auto state = world.channel(id);
        if (!state)
            continue;
        Channel &channel = state->channel;
        if (const CategoryState *category = world.category(channel.gameId); category && category->mature)
            channel.contentClassificationLabels.prepend(QStringLiteral("MatureGame"));
        const bool own = caller.userId == channel.broadcasterId;
        const auto owner = own ? world.user(channel.broadcasterId) : std::nullopt;
        if (!owner || owner->broadcasterType != BroadcasterType::Partner)
            channel.delay = 0;
        found.append(std::move(channel));
    }
    return found;
}

/// Drops tags that differ from an earlier one only in case.
QStringList withoutDoubles(const QStringList &tags)
{
    QStringList kept;
    for (const QString &tag : tags) {
        if (!kept.contains(tag, Qt::CaseInsensitive))
            kept.append(tag);
    }
    return kept;
}

void applyLabels(Channel &channel, const QList<LabelChange> &changes)
{
    static constexpr auto names = namesOf(Label{});
    for (const LabelChange &change : changes) {
        const QString name = QLatin1String(names[std::size_t(change.id)]);
        channel.contentClassificationLabels.removeAll(name);
        if (change.isEnabled)
            channel.contentClassificationLabels.append(name);
    }
    // In the order of the declaration, not of the request.
    std::sort(channel.contentClassificationLabels.begin(), channel.contentClassificationLabels.end(),
              [](const QString &a, const QString &b) {
                  const auto place = [](const QString &name) {
                      return std::find_if(names.begin(), names.end(),
                                          [&](const char *known) { return name == QLatin1String(known); });
                  };
                  return place(a) < place(b);
              });
}

}  // namespace

Result<void> changeChannel(World &world, const QString &broadcasterId, const ChannelChanges &changes)
{
    if (changes == ChannelChanges{})
        return refuse(400, QStringLiteral("The request must update at least one channel property field."));
    auto state = world.channel(broadcasterId);
    const auto owner = world.user(broadcasterId);
    if (!state || !owner)
        return refuse(400, QStringLiteral("Invalid broadcasterID"));
    Channel &channel = state->channel;

    if (changes.title) {
        if (!passesReview(*changes.title))
            return refuse(400, QStringLiteral("Status contains banned words."));
        channel.title = *changes.title;
    }
    if (changes.gameId) {
        if (changes.gameId->isEmpty() || *changes.gameId == QLatin1String("0")) {
            channel.gameId.clear();
        } else if (world.category(*changes.gameId)) {
            channel.gameId = *changes.gameId;
        }
    }
    if (changes.broadcasterLanguage) {
        if (const Language *language = findLanguage(*changes.broadcasterLanguage))
            channel.broadcasterLanguage = QLatin1String(language->code);
    }
    if (changes.delay) {
        if (owner->broadcasterType != BroadcasterType::Partner)
            return refuse(400, QStringLiteral("the broadcaster is not partnered, failed to set delay"));
        channel.delay = *changes.delay;
    }
    if (changes.tags) {
        for (const QString &tag : *changes.tags) {
            if (!passesReview(tag))
                return refuse(400, QStringLiteral("The tag \"%1\" did not pass moderation.").arg(tag));
        }
        channel.tags = withoutDoubles(*changes.tags);
    }
    if (changes.contentClassificationLabels)
        applyLabels(channel, *changes.contentClassificationLabels);
    if (changes.isBrandedContent) {
        const QDateTime now = world.clock().now();
        if (state->brandedSetAt.isValid() && state->brandedSetAt.msecsTo(now) < brandedPause.count())
            return refuse(
                409, QStringLiteral("Too Many Requests: the branded content flag was set too frequently"));
        channel.isBrandedContent = *changes.isBrandedContent;
        state->brandedSetAt = now;
    }
    return world.saveChannel(*state);
}

namespace {

/// Whether the request adds the label MatureGame, which only a category can set.
bool asksForGamingLabel(const Request &request)
{
    const auto json = JsonDocument::parse(request.body);
    if (!json)
        return false;
    JsonValue change;
    for (JsonItems changes(json->root().member("content_classification_labels")); changes.next(change);) {
        if (change.member("id").toStringView() == "MatureGame" && change.member("is_enabled").toBool())
            return true;
    }
    return false;
}

void rewordModifyChannel(const Request &request, Error &refusal)
{
    if (refusal.field == QLatin1String("title")) {
        if (refusal.fault == Fault::TooLong)
            refusal.message = QStringLiteral("Title is too long.");
        else if (refusal.fault == Fault::TooShort)
            refusal.message = QStringLiteral("Title must not be empty.");
    } else if (refusal.field == QLatin1String("game_id") && refusal.fault == Fault::Malformed) {
        refusal.message = QStringLiteral("invalid game_id");
    } else if (refusal.field == QLatin1String("content_classification_labels")
               && refusal.fault == Fault::WrongType) {
        const auto json = JsonDocument::parse(request.body);
        if (json && json->root().member("content_classification_labels").isNull())
            refusal.message = QStringLiteral("ContentClassificationLabels cannot be nil");
    } else if (refusal.field.startsWith(QLatin1String("content_classification_labels["))
               && refusal.fault == Fault::NotOneOf && asksForGamingLabel(request)) {
        refusal
            = refuse(403, QStringLiteral("The label MatureGame is set by the category and cannot be added."));
    }
}

Follows::Place followPlace(const QStringList &list, const std::optional<QString> &after)
{
    const auto [at, id] = must(placeOf<2>(list, after, std::numeric_limits<qint64>::max()));
    return {at, id};
}

template <class Row>
void fill(Page<Row> &page, Follows::Slice<Row> slice, const QStringList &list)
{
    page.data = std::move(slice.rows);
    if (slice.next)
        page.pagination.cursor
            = makeCursor(list, {QString::number(slice.next->followedAt), QString::number(slice.next->id)});
}

Result<Page<FollowedChannel>> getFollowed(World &world, const Caller &, const GetFollowedChannels &in)
{
    Page<FollowedChannel> page;
    if (in.broadcasterId) {
        const QDateTime since = world.follows().since(*in.broadcasterId, in.userId);
        if (const auto followed = world.user(*in.broadcasterId); followed && since.isValid())
            page.data.append({followed->id, followed->login, followed->displayName, since});
        page.total = int(page.data.size());
        return page;
    }
    page.total = world.follows().followedCount(in.userId);
    const QStringList list{QStringLiteral("followed"), in.userId};
    auto slice
        = must(world.follows().followed(in.userId, followPlace(list, in.after), in.first.value_or(20)));
    fill(page, std::move(slice), list);
    return page;
}

Result<Page<Follower>> getFollowers(World &world, const Caller &caller, const GetChannelFollowers &in)
{
    const bool scope = caller.mayAny(Scope::ModeratorReadFollowers);
    const bool role = in.broadcasterId == caller.userId || world.isModerator(in.broadcasterId, caller.userId);
    Page<Follower> page;
    page.total = world.follows().followerCount(in.broadcasterId);
    if (!scope || !role) {
        if (!in.userId)
            return page;
        return refuse(401,
                      scope ? QStringLiteral("incorrect user authorization")
                            : QStringLiteral("Missing scope: %1")
                                  .arg(QLatin1String(nameOf(Scope::ModeratorReadFollowers))));
    }
    if (in.userId) {
        const QDateTime since = world.follows().since(in.broadcasterId, *in.userId);
        if (const auto follower = world.user(*in.userId); follower && since.isValid())
            page.data.append({since, follower->id, follower->login, follower->displayName});
        return page;
    }
    const QStringList list{QStringLiteral("followers"), in.broadcasterId};
    auto slice = must(
        world.follows().followers(in.broadcasterId, followPlace(list, in.after), in.first.value_or(20)));
    fill(page, std::move(slice), list);
    return page;
}

}  // namespace

void Channels::serve(Service &service)
{
    serveGames(service);
    serveImages(service);
    serveLabels(service);
    serveSearch(service);
    serveStreams(service);
    service.on<GetChannels>(getChannels);
    service.on<ModifyChannel>(
        [this](const auto &in) { return changeChannel(m_world, in.broadcasterId, in.changes); },
        rewordModifyChannel);
    service.on<GetChannelEditors>([this](const auto &in) { return m_world.editors(in.broadcasterId); });
    service.on<GetFollowedChannels>(getFollowed);
    service.on<GetChannelFollowers>(getFollowers);
}

}  // namespace Sidestage::Sandbox
