// SPDX-License-Identifier: GPL-3.0-or-later
#include "control.h"
#include "sandbox/ads/ad_breaks.h"
#include "sandbox/charity/campaigns.h"
#include "sandbox/chat/chat_rooms.h"
#include "sandbox/chat/roles.h"
#include "sandbox/life/life.h"
#include "sandbox/rewards/rewards.h"
#include "sandbox/service/lookup.h"
#include "sandbox/world/channel_points.h"
#include "sandbox/world/secrets.h"
#include "sandbox/world/subscribers.h"
#include "sandbox/world/utc.h"
#include "schema/describe.h"
#include "schema/values.h"
#include "states.h"

namespace Sidestage::Sandbox {

namespace Controls {
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

/// The ad settings and the ad schedule of a channel.
struct AdState
{
    int interval = 0;                           ///< Seconds; 0: no scheduled ads.
    int length = 0;                             ///< Seconds.
    std::optional<Api::AdSchedule> schedule{};  ///< None if it cannot be read.

    static void describe(auto &is)
    {
        is("interval", &AdState::interval);
        is("length", &AdState::length);
        is("schedule", &AdState::schedule, Api::orNull);
    }
};

/// The channel of a main user.
struct ChannelRow
{
    QString id{};
    QString login{};
    QString displayName{};
    Role role{};
    bool live = false;
    int viewers = 0;
    QDateTime startedAt{};  ///< UTC; invalid while it is offline.
    QString title{};
    QString category{};
    int followers = 0;
    int rewards = 0;
    int waiting = 0;  ///< Undecided redemptions.
    int chatters = 0;
    QStringList moderators{};  ///< Logins.
    QStringList vips{};
    QStringList editors{};
    QStringList banned{};
    Api::ChatSettings chat{};
    Api::ShieldModeStatus shield{};
    AdState ads{};
    std::optional<Api::CharityCampaign> charity{};  ///< The running one.
    Rates rates{};

    static void describe(auto &is)
    {
        is("id", &ChannelRow::id);
        is("login", &ChannelRow::login);
        is("display_name", &ChannelRow::displayName);
        is("role", &ChannelRow::role);
        is("live", &ChannelRow::live);
        is("viewers", &ChannelRow::viewers);
        is("started_at", &ChannelRow::startedAt);
        is("title", &ChannelRow::title);
        is("category", &ChannelRow::category);
        is("followers", &ChannelRow::followers);
        is("rewards", &ChannelRow::rewards);
        is("waiting", &ChannelRow::waiting);
        is("chatters", &ChannelRow::chatters);
        is("moderators", &ChannelRow::moderators);
        is("vips", &ChannelRow::vips);
        is("editors", &ChannelRow::editors);
        is("banned", &ChannelRow::banned);
        is("chat", &ChannelRow::chat);
        is("shield", &ChannelRow::shield);
        is("ads", &ChannelRow::ads);
        is("charity", &ChannelRow::charity, Api::orNull);
        is("rates", &ChannelRow::rates);
    }
};

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
                   .shield = world.area<Roles>().shieldMode(owner.id),
                   .charity = world.area<Campaigns>().running(owner.id),
                   .rates = world.area<Life>().rates(owner.id)};
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

struct RequestCounts
{
    int served = 0;  ///< Requests to the API and the token service since the start.
    bool recording = false;
    int recorded = 0;
    qint64 last = 0;  ///< The number of the newest record.

    static void describe(auto &is)
    {
        is("served", &RequestCounts::served);
        is("recording", &RequestCounts::recording);
        is("recorded", &RequestCounts::recorded);
        is("last", &RequestCounts::last);
    }
};

struct State
{
    QString version{};
    QString
        run{};  ///< Differs after each start, because the numbers of domain events and requests start again.
    qint64 seed = 0;
    ClockState clock{};
    int liveChannels = 0;     ///< Also channels that are not in `channels`.
    qint64 domainEvents = 0;  ///< The number of the newest one.
    RequestCounts requests{};
    RateLimitState rateLimit{};
    Compatibility compatibility{};
    PlayingState scenario{};
    QList<InjectedFault> faults{};
    QList<ChannelRow> channels{};

    static void describe(auto &is)
    {
        is("version", &State::version);
        is("run", &State::run);
        is("seed", &State::seed);
        is("clock", &State::clock);
        is("live_channels", &State::liveChannels);
        is("domain_events", &State::domainEvents);
        is("requests", &State::requests);
        is("rate_limit", &State::rateLimit);
        is("compatibility", &State::compatibility);
        is("scenario", &State::scenario);
        is("faults", &State::faults);
        is("channels", &State::channels);
    }
};

Result<State> getState(Control &control, const NoFields &)
{
    // Differs after each start of the process.
    static const QString run = randomText(8);
    World &world = control.world();
    State state{.version = QStringLiteral(SIDESTAGE_VERSION),
                .run = run,
                .seed = qint64(world.settings().seed),
                .clock = clockState(world),
                .liveChannels = int(world.liveStreams().size()),
                .domainEvents = world.lastDomainEvent(),
                .requests = {.served = control.service().servedInAll(),
                             .recording = control.recorder().isOn(),
                             .recorded = int(control.recorder().records().size()),
                             .last = control.recorder().lastNumber()},
                .rateLimit = rateLimitState(control.service()),
                .compatibility = world.compatibility(),
                .scenario = playingState(control.player()),
                .faults = control.service().faults().waiting()};
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

struct DomainEventRow
{
    qint64 number = 0;
    DomainEvent::Kind kind{};
    QDateTime at{};     ///< UTC, world time.
    QString channel{};  ///< Login, like the next one.
    QString user{};     ///< Empty: the broadcaster, or the service.
    QString channelId{};
    QString userId{};
    QString subjectId{};
    qint64 amount = 0;
    QString text{};
    QString detail{};

    static void describe(auto &is)
    {
        is("number", &DomainEventRow::number);
        is("kind", &DomainEventRow::kind);
        is("at", &DomainEventRow::at);
        is("channel", &DomainEventRow::channel);
        is("user", &DomainEventRow::user);
        is("channel_id", &DomainEventRow::channelId);
        is("user_id", &DomainEventRow::userId);
        is("subject_id", &DomainEventRow::subjectId);
        is("amount", &DomainEventRow::amount);
        is("text", &DomainEventRow::text);
        is("detail", &DomainEventRow::detail);
    }
};

/// A part of a numbered list. The next part is requested with `after` set to the last number.
template <class Row>
struct Numbered
{
    QList<Row> data{};  ///< In order.
    qint64 last = 0;    ///< The number of the newest existing row.
    bool lost = false;  ///< Some rows after `after` are no longer stored.

    static void describe(auto &is)
    {
        is("data", &Numbered::data);
        is("last", &Numbered::last);
        is("lost", &Numbered::lost);
    }
};

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

/// Without `after`, the newest rows.
struct GetDomainEvents
{
    std::optional<qint64> after{};
    std::optional<int> limit{};
    std::optional<DomainEvent::Kind> kind{};
    std::optional<QString> channel{};

    static void describe(auto &is)
    {
        is.query("after", &GetDomainEvents::after, Api::atLeast(0));
        is.query("limit", &GetDomainEvents::limit, Api::between(1, 5'000) | Api::otherwise(500));
        is.query("kind", &GetDomainEvents::kind);
        is.query("channel", &GetDomainEvents::channel, who);
    }
};

Result<Numbered<DomainEventRow>> getDomainEvents(Control &control, const GetDomainEvents &in)
{
    World &world = control.world();
    QString channelId;
    if (in.channel) {
        const auto channel = must(findUser(world, *in.channel, "channel"));
        channelId = channel.id;
    }
    return numbered<DomainEventRow>(
        world.domainEvents(), in.after, in.limit.value_or(500), world.lastDomainEvent(),
        [&](const DomainEvent &one) {
            return (!in.kind || one.kind == *in.kind)
                && (channelId.isEmpty() || one.broadcasterId == channelId);
        },
        [&](const DomainEvent &one) {
            return DomainEventRow{.number = one.number,
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

struct Viewer
{
    QString id{};
    QString login{};
    QString displayName{};
    Role role{};
    qint64 points = 0;         ///< In the channel.
    QDateTime followsSince{};  ///< UTC; invalid: not following.
    int subscriptionTier = 0;  ///< 1000, 2000 or 3000; 0: not subscribed.
    bool inChat = false;
    bool moderator = false;
    bool vip = false;
    bool editor = false;
    bool banned = false;

    static void describe(auto &is)
    {
        is("id", &Viewer::id);
        is("login", &Viewer::login);
        is("display_name", &Viewer::displayName);
        is("role", &Viewer::role);
        is("points", &Viewer::points);
        is("follows_since", &Viewer::followsSince);
        is("subscription_tier", &Viewer::subscriptionTier);
        is("in_chat", &Viewer::inChat);
        is("moderator", &Viewer::moderator);
        is("vip", &Viewer::vip);
        is("editor", &Viewer::editor);
        is("banned", &Viewer::banned);
    }
};

struct GetViewer
{
    QString channel{};
    QString viewer{};

    static void describe(auto &is)
    {
        is.query("channel", &GetViewer::channel, who);
        is.query("viewer", &GetViewer::viewer, who);
    }
};

Result<Viewer> getViewer(World &world, const GetViewer &, const Named &named)
{
    const Api::User &channel = named.channel, &viewer = named.user;
    Viewer answer{.id = viewer.id,
                  .login = viewer.login,
                  .displayName = viewer.displayName,
                  .role = Role(viewer.broadcasterType),
                  .points = world.area<ChannelPoints>().balance(channel.id, viewer.id),
                  .followsSince = world.follows().since(channel.id, viewer.id),
                  .inChat = world.area<ChatRooms>().isThere(channel.id, viewer.id),
                  .moderator = world.isModerator(channel.id, viewer.id),
                  .vip = world.isVip(channel.id, viewer.id),
                  .banned = world.isBanned(channel.id, viewer.id)};
    if (const auto subscribed = world.area<Subscribers>().find(channel.id, viewer.id))
        answer.subscriptionTier = subscribed->tier;
    const auto editors = must(world.editors(channel.id));
    answer.editor = std::any_of(editors.begin(), editors.end(),
                                [&](const Api::Editor &editor) { return editor.userId == viewer.id; });
    return answer;
}

struct GetChannelRewards
{
    QString channel{};

    static void describe(auto &is) { is.query("channel", &GetChannelRewards::channel, who); }
};

Result<Api::Many<Api::Reward>> getRewards(World &world, const GetChannelRewards &, const Named &named)
{
    return Api::Many<Api::Reward>{must(world.area<Rewards>().all(named.channel.id))};
}

struct RequestRow
{
    qint64 number = 0;
    QDateTime at{};  ///< UTC, world time.
    QString method{};
    QString path{};  ///< With the query.
    int status = 0;
    bool cut = false;
    qint64 tookUs = 0;  ///< Microseconds, including the delay of a fault.
    QString client{};   ///< Id.
    QString user{};     ///< Login; empty for an app token and without a token.
    qint64 requestSize = 0;
    QString requestBody{};
    qint64 answerSize = 0;
    QString answerBody{};

    static void describe(auto &is)
    {
        is("number", &RequestRow::number);
        is("at", &RequestRow::at);
        is("method", &RequestRow::method);
        is("path", &RequestRow::path);
        is("status", &RequestRow::status);
        is("cut", &RequestRow::cut);
        is("took_us", &RequestRow::tookUs);
        is("client", &RequestRow::client);
        is("user", &RequestRow::user);
        is("request_size", &RequestRow::requestSize);
        is("request_body", &RequestRow::requestBody);
        is("answer_size", &RequestRow::answerSize);
        is("answer_body", &RequestRow::answerBody);
    }
};

/// Without `after`, the newest rows.
struct GetRequests
{
    std::optional<qint64> after{};
    std::optional<int> limit{};
    std::optional<QString> path{};  ///< Only requests whose path contains this.
    std::optional<int> status{};

    static void describe(auto &is)
    {
        is.query("after", &GetRequests::after, Api::atLeast(0));
        is.query("limit", &GetRequests::limit, Api::between(1, 1'000) | Api::otherwise(100));
        is.query("path", &GetRequests::path);
        is.query("status", &GetRequests::status, Api::between(100, 599));
    }
};

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

/// A field of a call, with the rules it must satisfy.
struct FieldRow
{
    QString name{};
    Api::Kind kind{};
    bool list = false;
    bool required = false;
    std::optional<qint64> least{};  ///< Minimum number of characters or items, or minimum value.
    std::optional<qint64> most{};
    std::optional<int> otherwise{};  ///< The default value.
    QStringList names{};             ///< The allowed values.

    static void describe(auto &is)
    {
        is("name", &FieldRow::name);
        is("kind", &FieldRow::kind);
        is("list", &FieldRow::list);
        is("required", &FieldRow::required);
        is("least", &FieldRow::least);
        is("most", &FieldRow::most);
        is("default", &FieldRow::otherwise);
        is("names", &FieldRow::names);
    }
};

struct CallRow
{
    QString name{};
    QString group{};
    QString method{};
    QString path{};
    QString words{};
    QList<FieldRow> fields{};
    QStringList answer{};  ///< The fields of the answer.

    static void describe(auto &is)
    {
        is("name", &CallRow::name);
        is("group", &CallRow::group);
        is("method", &CallRow::method);
        is("path", &CallRow::path);
        is("words", &CallRow::words);
        is("fields", &CallRow::fields);
        is("answer", &CallRow::answer);
    }
};

FieldRow fieldRow(const Api::Field &field)
{
    FieldRow row{.name = field.name,
                 .kind = field.type->kind,
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

Result<Api::Many<CallRow>> getCalls(Control &control, const NoFields &)
{
    Api::Many<CallRow> calls;
    for (const ControlCall &call : control.calls()) {
        CallRow row{.name = QLatin1String(call.name),
                    .group = Api::writeText(call.group),
                    .method = QLatin1String(nameOf(call.method)),
                    .path = QLatin1String(Control::root) + u'/' + QLatin1String(call.name),
                    .words = QLatin1String(call.words)};
        for (const Api::Field &field : call.request->fields)
            row.fields.append(fieldRow(field));
        if (call.answer) {
            for (const Api::Field &field : call.answer->fields)
                row.answer.append(field.name);
        }
        calls.data.append(row);
    }
    return calls;
}

}  // namespace
}  // namespace Controls

void addReadingControls(ControlCalls &calls)
{
    using namespace Controls;
    calls.get(ControlGroup::Reading, "state", QT_TRANSLATE_NOOP("Control", "State of the sandbox"),
              QT_TRANSLATE_NOOP("Control",
                                "Returns the time, the main channels, the switches, and the pending faults."),
              getState);
    calls.get(ControlGroup::Reading, "domain-events", QT_TRANSLATE_NOOP("Control", "Activity log"),
              QT_TRANSLATE_NOOP("Control",
                                "Returns the activity log, oldest first. With after, returns "
                                "only later entries, so that tests can wait for them."),
              getDomainEvents);
    calls.get(ControlGroup::Reading, "viewer", QT_TRANSLATE_NOOP("Control", "Viewer in a channel"),
              QT_TRANSLATE_NOOP("Control",
                                "Returns a user's points, roles, follow date and subscription in a channel."),
              getViewer);
    calls.get(ControlGroup::Reading, "rewards", QT_TRANSLATE_NOOP("Control", "Rewards of a channel"),
              QT_TRANSLATE_NOOP("Control", "Lists the rewards of a channel, whichever app created them."),
              getRewards);
    calls.get(ControlGroup::Reading, "requests", QT_TRANSLATE_NOOP("Control", "Recorded requests"),
              QT_TRANSLATE_NOOP("Control", "Lists the recorded requests, without secrets."), getRequests);
    calls.get(ControlGroup::Reading, "calls", QT_TRANSLATE_NOOP("Control", "Control calls"),
              QT_TRANSLATE_NOOP("Control", "Lists all control calls with their fields and rules."), getCalls);
}

}  // namespace Sidestage::Sandbox
