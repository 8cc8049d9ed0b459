// SPDX-License-Identifier: GPL-3.0-or-later
#include "calls_reading.h"
#include "control.h"
#include "lookup.h"
#include "sandbox/ads/ad_breaks.h"
#include "sandbox/charity/campaigns.h"
#include "sandbox/chat/chat_rooms.h"
#include "sandbox/chat/staff.h"
#include "sandbox/rewards/rewards.h"
#include "sandbox/world/secrets.h"
#include "sandbox/world/utc.h"
#include "states.h"

namespace Sidestage::Sandbox {

using namespace Controls;

namespace {

QString login(World &world, const QString &id)
{
    const auto user = id.isEmpty() ? std::nullopt : world.user(id);
    return user ? user->login : QStringLiteral("");
}

/// Returns the logins that `sql` selects for a channel.
QStringList logins(World &world, const char *sql, const QString &channelId)
{
    QStringList found;
    Rows rows = world.database().query(sql, rowId(channelId));
    while (rows.next())
        found.append(rows.text(0));
    return found;
}

ChannelRow channelRow(World &world, const Api::User &owner)
{
    const auto state = world.channel(owner.id).value_or(ChannelState());
    const auto stream = world.liveStream(owner.id);
    ChannelRow row{.id = owner.id,
                   .login = owner.login,
                   .displayName = owner.displayName,
                   .role = Role(owner.broadcasterType),
                   .live = stream.has_value(),
                   .viewers = stream ? stream->viewers : 0,
                   .startedAt = stream ? stream->startedAt : QDateTime(),
                   .title = state.channel.title,
                   .category = state.channel.gameName,
                   .followers = world.follows().followerCount(owner.id),
                   .chatters = world.area<ChatRooms>().chatterCount(owner.id),
                   .chat = world.area<ChatRooms>().settings(owner.id),
                   .shield = world.area<Staff>().shieldMode(owner.id),
                   .charity = world.area<Campaigns>().running(owner.id),
                   .rates = ratesState(world, owner.id)};
    row.moderators = logins(world,
                            "SELECT u.login FROM moderators m JOIN users u ON u.id = m.user_id"
                            " WHERE m.broadcaster_id = ? LIMIT 100",
                            owner.id);
    row.vips = logins(world,
                      "SELECT u.login FROM vips v JOIN users u ON u.id = v.user_id"
                      " WHERE v.broadcaster_id = ? LIMIT 100",
                      owner.id);
    row.editors = logins(world,
                         "SELECT u.login FROM editors e JOIN users u ON u.id = e.user_id"
                         " WHERE e.broadcaster_id = ? LIMIT 100",
                         owner.id);
    row.banned = logins(world,
                        "SELECT u.login FROM bans b JOIN users u ON u.id = b.user_id"
                        " WHERE b.broadcaster_id = ? LIMIT 100",
                        owner.id);
    if (const auto rewards = world.area<Rewards>().all(owner.id))
        row.rewards = int(rewards->size());
    row.waiting = world.area<Rewards>().waiting(owner.id);
    const AdBreaks::Plan plan = world.area<AdBreaks>().plan(owner.id);
    row.ads = {.interval = plan.interval, .length = plan.length};
    if (auto schedule = world.area<AdBreaks>().schedule(owner.id))
        row.ads.schedule = *std::move(schedule);
    return row;
}

Result<State> getState(Control &control, const GetState &)
{
    // Differs after each start of the process.
    static const QString run = randomText(8);
    World &world = control.world();
    State state{.version = QStringLiteral(SIDESTAGE_VERSION),
                .run = run,
                .seed = qint64(world.settings().seed),
                .clock = clockState(world),
                .liveChannels = int(world.liveStreams().size()),
                .happenings = world.lastDomainEvent(),
                .requests = {.served = control.service().servedInAll(),
                             .recording = control.recorder().isOn(),
                             .recorded = int(control.recorder().records().size()),
                             .last = control.recorder().lastNumber()},
                .rateLimit = rateLimitState(control.service()),
                .compatibility = compatibilityState(world),
                .scenario = playingState(control.player())};
    for (const InjectedFault &fault : control.service().faults().waiting())
        state.faults.append(faultState(fault));
    Rows cast = world.database().query(
        "SELECT id FROM users WHERE cast_order IS NOT NULL ORDER BY cast_order LIMIT 200");
    while (cast.next()) {
        if (const auto member = world.user(cast.text(0)))
            state.channels.append(channelRow(world, *member));
    }
    if (!cast.status())
        return cast.status().error();
    return state;
}

/// Returns the rows after `after` for which `fits` returns true, or the newest ones.
template <class Row, class Records, class Fits, class Make>
Numbered<Row> numbered(const Records &records, std::optional<qint64> after, int limit, qint64 last, Fits fits,
                       Make make)
{
    Numbered<Row> answer{.last = last};
    if (after) {
        // Numbers have no gaps, so the position of the first row can be calculated.
        const qint64 first = records.empty() ? last + 1 : records.front().number;
        answer.lost = *after + 1 < first;
        const qint64 skip = std::clamp<qint64>(*after + 1 - first, 0, qint64(records.size()));
        for (auto i = records.begin() + skip; i != records.end() && answer.data.size() < limit; ++i) {
            if (fits(*i))
                answer.data.append(make(*i));
        }
        return answer;
    }
    for (auto i = records.rbegin(); i != records.rend() && answer.data.size() < limit; ++i) {
        if (fits(*i))
            answer.data.append(make(*i));
    }
    std::reverse(answer.data.begin(), answer.data.end());
    return answer;
}

Result<Numbered<HappeningRow>> getHappenings(Control &control, const GetHappenings &in)
{
    World &world = control.world();
    QString channelId;
    if (in.channel) {
        const auto channel = findUser(world, *in.channel, "channel");
        if (!channel)
            return channel.error();
        channelId = channel->id;
    }
    return numbered<HappeningRow>(
        world.domainEvents(), in.after, in.limit.value_or(500), world.lastDomainEvent(),
        [&](const DomainEvent &one) {
            return (!in.kind || one.kind == *in.kind)
                && (channelId.isEmpty() || one.broadcasterId == channelId);
        },
        [&](const DomainEvent &one) {
            return HappeningRow{.number = one.number,
                                .kind = one.kind,
                                .at = utcTime(one.at),
                                .channel = login(world, one.broadcasterId),
                                .user = login(world, one.userId),
                                .channelId = one.broadcasterId,
                                .userId = one.userId,
                                .subjectId = one.subjectId,
                                .amount = one.amount,
                                .text = one.text,
                                .detail = one.detail};
        });
}

Result<Numbered<RequestRow>> getRequests(Control &control, const GetRequests &in)
{
    World &world = control.world();
    return numbered<RequestRow>(
        control.recorder().records(), in.after, in.limit.value_or(100), control.recorder().lastNumber(),
        [&](const RecordedRequest &one) {
            return (!in.path || one.path.contains(*in.path)) && (!in.status || one.status == *in.status);
        },
        [&](const RecordedRequest &one) {
            return RequestRow{.number = one.number,
                              .at = utcTime(one.at),
                              .method = one.method,
                              .path = one.path,
                              .status = one.status,
                              .cut = one.cut,
                              .tookUs = one.took.count(),
                              .client = one.clientId,
                              .user = login(world, one.userId),
                              .requestSize = one.requestSize,
                              .requestBody = one.requestBody,
                              .answerSize = one.answerSize,
                              .answerBody = one.answerBody};
        });
}

Result<Viewer> getViewer(Control &control, const GetViewer &in)
{
    World &world = control.world();
    const auto pair = findPair(world, in.channel, "channel", in.viewer, "viewer");
    if (!pair)
        return pair.error();
    const auto &[channel, viewer] = *pair;
    Viewer answer{.id = viewer.id,
                  .login = viewer.login,
                  .displayName = viewer.displayName,
                  .role = Role(viewer.broadcasterType),
                  .points = world.area<Rewards>().points(channel.id, viewer.id),
                  .followsSince = world.follows().since(channel.id, viewer.id),
                  .inChat = world.area<ChatRooms>().isThere(channel.id, viewer.id),
                  .moderator = world.isModerator(channel.id, viewer.id),
                  .vip = world.isVip(channel.id, viewer.id),
                  .banned = world.isBanned(channel.id, viewer.id)};
    const auto editors = world.editors(channel.id);
    if (!editors)
        return editors.error();
    answer.editor = std::any_of(editors->begin(), editors->end(),
                                [&](const Api::Editor &editor) { return editor.userId == viewer.id; });
    return answer;
}

Result<Api::Many<Api::Reward>> getRewards(Control &control, const GetChannelRewards &in)
{
    const auto channel = findUser(control.world(), in.channel, "channel");
    if (!channel)
        return channel.error();
    auto rewards = control.world().area<Rewards>().all(channel->id);
    if (!rewards)
        return rewards.error();
    return Api::Many<Api::Reward>{*std::move(rewards)};
}

QString kindOf(Api::Kind kind)
{
    switch (kind) {
    case Api::Kind::Integer:
        return QStringLiteral("integer");
    case Api::Kind::Number:
        return QStringLiteral("number");
    case Api::Kind::Json:
        return QStringLiteral("json");
    case Api::Kind::Boolean:
        return QStringLiteral("boolean");
    case Api::Kind::Time:
        return QStringLiteral("time");
    case Api::Kind::Url:
        return QStringLiteral("url");
    case Api::Kind::Object:
        return QStringLiteral("object");
    case Api::Kind::Name:
        return QStringLiteral("name");
    case Api::Kind::Text:
        break;
    }
    return QStringLiteral("text");
}

FieldRow fieldRow(const Api::Field &field)
{
    FieldRow row{.name = field.name,
                 .kind = kindOf(field.type->kind),
                 .list = field.type->list,
                 .required = field.isRequired()};
    if (field.rule.hasLeast())
        row.least = field.rule.least;
    if (field.rule.hasMost())
        row.most = field.rule.most;
    if (field.rule.defaultValue >= 0)
        row.otherwise = field.rule.defaultValue;
    for (int i = 0; i < field.type->nameCount; ++i)
        row.names.append(QLatin1String(field.type->names[i]));
    return row;
}

Result<Api::Many<CallRow>> getCalls(Control &, const GetCalls &)
{
    Api::Many<CallRow> calls;
    for (const ControlInfo *info : controls()) {
        CallRow row{.name = QLatin1String(info->name),
                    .group = QLatin1String(namesOf(info->group)[std::size_t(info->group)]),
                    .method = QLatin1String(nameOf(info->method)),
                    .path = QLatin1String(Control::root) + u'/' + QLatin1String(info->name),
                    .words = QLatin1String(info->words)};
        for (const Api::Field &field : info->request.fields)
            row.fields.append(fieldRow(field));
        if (info->answer) {
            for (const Api::Field &field : info->answer->fields)
                row.answer.append(field.name);
        }
        calls.data.append(row);
    }
    return calls;
}

}  // namespace

void controlReading(Control &control)
{
    control.on<GetState>(getState);
    control.on<GetHappenings>(getHappenings);
    control.on<GetViewer>(getViewer);
    control.on<GetChannelRewards>(getRewards);
    control.on<GetRequests>(getRequests);
    control.on<GetCalls>(getCalls);
}

}  // namespace Sidestage::Sandbox
