// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "api/ads.h"
#include "api/channel_points.h"
#include "api/charity.h"
#include "api/chat.h"
#include "api/moderation.h"
#include "calls_common.h"
#include "calls_faults.h"
#include "calls_life.h"
#include "calls_switches.h"
#include "calls_time.h"
#include "sandbox/world/domain_event.h"

namespace Sidestage::Sandbox::Controls {

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
    RatesState rates{};

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
    QString run{};  ///< Differs after each start, because the numbers of happenings and requests start again.
    qint64 seed = 0;
    ClockState clock{};
    int liveChannels = 0;   ///< Also channels that are not in `channels`.
    qint64 happenings = 0;  ///< The number of the newest one.
    RequestCounts requests{};
    RateLimitState rateLimit{};
    CompatibilityState compatibility{};
    PlayingState scenario{};
    QList<FaultState> faults{};
    QList<ChannelRow> channels{};

    static void describe(auto &is)
    {
        is("version", &State::version);
        is("run", &State::run);
        is("seed", &State::seed);
        is("clock", &State::clock);
        is("live_channels", &State::liveChannels);
        is("happenings", &State::happenings);
        is("requests", &State::requests);
        is("rate_limit", &State::rateLimit);
        is("compatibility", &State::compatibility);
        is("scenario", &State::scenario);
        is("faults", &State::faults);
        is("channels", &State::channels);
    }
};

struct GetState
{
    using Answer = State;
    static void describe(auto &) { }
};

struct HappeningRow
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
        is("number", &HappeningRow::number);
        is("kind", &HappeningRow::kind);
        is("at", &HappeningRow::at);
        is("channel", &HappeningRow::channel);
        is("user", &HappeningRow::user);
        is("channel_id", &HappeningRow::channelId);
        is("user_id", &HappeningRow::userId);
        is("subject_id", &HappeningRow::subjectId);
        is("amount", &HappeningRow::amount);
        is("text", &HappeningRow::text);
        is("detail", &HappeningRow::detail);
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

/// Without `after`, the newest rows.
struct GetHappenings
{
    std::optional<qint64> after{};
    std::optional<int> limit{};
    std::optional<DomainEvent::Kind> kind{};
    std::optional<QString> channel{};

    using Answer = Numbered<HappeningRow>;
    static void describe(auto &is)
    {
        is.query("after", &GetHappenings::after, Api::atLeast(0));
        is.query("limit", &GetHappenings::limit, Api::between(1, 5'000) | Api::otherwise(500));
        is.query("kind", &GetHappenings::kind);
        is.query("channel", &GetHappenings::channel, who);
    }
};

struct Viewer
{
    QString id{};
    QString login{};
    QString displayName{};
    Role role{};
    qint64 points = 0;         ///< In the channel.
    QDateTime followsSince{};  ///< UTC; invalid: not following.
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

    using Answer = Viewer;
    static void describe(auto &is)
    {
        is.query("channel", &GetViewer::channel, who);
        is.query("viewer", &GetViewer::viewer, who);
    }
};

struct GetChannelRewards
{
    QString channel{};

    using Answer = Api::Many<Api::Reward>;
    static void describe(auto &is) { is.query("channel", &GetChannelRewards::channel, who); }
};

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

    using Answer = Numbered<RequestRow>;
    static void describe(auto &is)
    {
        is.query("after", &GetRequests::after, Api::atLeast(0));
        is.query("limit", &GetRequests::limit, Api::between(1, 1'000) | Api::otherwise(100));
        is.query("path", &GetRequests::path);
        is.query("status", &GetRequests::status, Api::between(100, 599));
    }
};

struct GetFaults
{
    using Answer = Api::Many<FaultState>;
    static void describe(auto &) { }
};

/// A field of a call, with the rules it must satisfy.
struct FieldRow
{
    QString name{};
    QString kind{};
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

struct GetCalls
{
    using Answer = Api::Many<CallRow>;
    static void describe(auto &) { }
};

}  // namespace Sidestage::Sandbox::Controls
