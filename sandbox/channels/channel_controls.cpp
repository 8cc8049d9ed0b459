// SPDX-License-Identifier: GPL-3.0-or-later
#include "api/channels.h"
#include "channels.h"
#include "sandbox/service/control_calls.h"
#include "sandbox/service/lookup.h"
#include "schema/describe.h"

namespace Sidestage::Sandbox {

namespace Controls {
namespace {

inline constexpr Api::Rule title = Api::between(1, 140);

inline constexpr Api::Rule category = Api::between(1, 200);  ///< Name or id.

inline constexpr Api::Rule viewerCount = Api::between(0, 10'000'000);

Error notLive(const char *field, const Api::User &channel)
{
    return refuseAt(field, 409, QStringLiteral("%1 is not live.").arg(channel.login));
}

struct GoLive : InChannel
{
    std::optional<int> viewers{};
    std::optional<QString> title{};
    std::optional<QString> category{};

    static void describe(auto &is)
    {
        InChannel::describe(is);
        is.body("viewers", &GoLive::viewers, viewerCount | Api::otherwise(0));
        is.body("title", &GoLive::title, Controls::title);
        is.body("category", &GoLive::category, Controls::category);
    }
};

Result<void> goLive(World &world, const GoLive &in, const Named &named)
{
    Api::ChannelChanges changes{.title = in.title};
    if (in.category) {
        const auto category = must(findCategory(world, *in.category));
        changes.gameId = category;
    }
    if (changes != Api::ChannelChanges{}) {
        must(changeChannel(world, named.channel.id, changes));
    }
    return world.goLive(named.channel.id, in.viewers.value_or(0), world.clock().now());
}

struct SetViewers : InChannel
{
    int viewers = 0;

    static void describe(auto &is)
    {
        InChannel::describe(is);
        is.body("viewers", &SetViewers::viewers, viewerCount);
    }
};

Result<void> setViewers(World &world, const SetViewers &in, const Named &named)
{
    if (!world.liveStream(named.channel.id))
        return notLive("channel", named.channel);
    return world.setViewers(named.channel.id, in.viewers);
}

/// Absent fields stay unchanged.
struct UpdateChannel : InChannel
{
    std::optional<QString> title{};
    std::optional<QString> category{};
    std::optional<QString> language{};
    std::optional<QStringList> tags{};
    std::optional<QList<Api::Label>> labels{};  ///< The complete list.
    std::optional<int> delay{};                 ///< Seconds; partners only.
    std::optional<bool> brandedContent{};

    static void describe(auto &is)
    {
        InChannel::describe(is);
        is.body("title", &UpdateChannel::title, Controls::title);
        is.body("category", &UpdateChannel::category, Controls::category);
        is.body("language", &UpdateChannel::language, Api::between(2, 20));
        is.body("tags", &UpdateChannel::tags, Api::atMost(10) | Api::each(Api::tagRule));
        is.body("labels", &UpdateChannel::labels);
        is.body("delay", &UpdateChannel::delay, Api::between(0, 900));
        is.body("branded_content", &UpdateChannel::brandedContent);
    }
};

Result<void> updateChannel(World &world, const UpdateChannel &in, const Named &named)
{
    Api::ChannelChanges changes{.broadcasterLanguage = in.language,
                                .title = in.title,
                                .delay = in.delay,
                                .tags = in.tags,
                                .isBrandedContent = in.brandedContent};
    if (in.category) {
        const auto category = must(findCategory(world, *in.category));
        changes.gameId = category;
    }
    if (in.labels) {
        changes.contentClassificationLabels.emplace();
        for (std::size_t i = 0; i < namesOf(Api::Label{}).size(); ++i)
            changes.contentClassificationLabels->append({Api::Label(i), in.labels->contains(Api::Label(i))});
    }
    return changeChannel(world, named.channel.id, changes);
}

struct Raid
{
    QString from{};
    QString to{};
    int viewers = 0;

    static void describe(auto &is)
    {
        is.body("from", &Raid::from, who);
        is.body("to", &Raid::to, who);
        is.body("viewers", &Raid::viewers, viewerCount);
    }
};

Result<void> raid(World &world, const Raid &in)
{
    const auto from = must(findUser(world, in.from, "from"));
    const auto to = must(findUser(world, in.to, "to"));
    if (to.id == from.id)
        return refuseAt("to", 400, QStringLiteral("A channel cannot raid itself."));
    if (!world.liveStream(to.id))
        return notLive("to", to);
    return world.raid(from.id, to.id, in.viewers);
}

}  // namespace
}  // namespace Controls

void Channels::addControls(ControlCalls &calls)
{
    using namespace Controls;
    calls.post(
        ControlGroup::Channels, "go-live", QT_TRANSLATE_NOOP("Control", "Go live"),
        QT_TRANSLATE_NOOP("Control", "Starts a stream. If the channel is already live, starts a new one."),
        Controls::goLive);
    calls.post<InChannel>(ControlGroup::Channels, "go-offline", QT_TRANSLATE_NOOP("Control", "Go offline"),
                          QT_TRANSLATE_NOOP("Control", "Ends the stream."), &World::goOffline);
    calls.post(ControlGroup::Channels, "set-viewers", QT_TRANSLATE_NOOP("Control", "Set viewer count"),
               QT_TRANSLATE_NOOP("Control", "Sets the number of viewers of the stream."),
               Controls::setViewers);
    calls.post(ControlGroup::Channels, "update-channel", QT_TRANSLATE_NOOP("Control", "Change the channel"),
               QT_TRANSLATE_NOOP("Control", "Changes the channel as its broadcaster would on the website."),
               Controls::updateChannel);
    calls.post(ControlGroup::Channels, "raid", QT_TRANSLATE_NOOP("Control", "Raid"),
               QT_TRANSLATE_NOOP("Control", "Sends viewers to another live channel."), Controls::raid);
}

}  // namespace Sidestage::Sandbox
