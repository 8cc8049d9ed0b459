// SPDX-License-Identifier: GPL-3.0-or-later
#include "clips.h"
#include "sandbox/service/control_calls.h"
#include "sandbox/service/lookup.h"
#include "sandbox/service/service.h"
#include "schema/describe.h"
#include "videos.h"

namespace Sidestage::Sandbox {

namespace Controls {
namespace {

inline constexpr Api::Rule videoTitle = Api::between(1, 140);

struct MakeClip : ViewerInChannel
{
    std::optional<QString> title{};
    std::optional<double> duration{};

    static void describe(auto &is)
    {
        ViewerInChannel::describe(is);
        is.body("title", &MakeClip::title, videoTitle);
        is.body("duration", &MakeClip::duration,
                Api::between(5, 60) | Api::labelled(QT_TRANSLATE_NOOP("SandboxPage", "Seconds")));
    }
};

Result<Api::NewClip> makeClip(World &world, const MakeClip &in, const Named &named)
{
    return world.area<Clips>().create(
        named.user.id, {.broadcasterId = named.channel.id, .title = in.title, .duration = in.duration});
}

struct SetClipping : InChannel
{
    Clipping allowed{};

    static void describe(auto &is)
    {
        InChannel::describe(is);
        is.body("allowed", &SetClipping::allowed,
                Api::labelled(QT_TRANSLATE_NOOP("SandboxPage", "Who may clip")));
    }
};

Result<void> setClipping(World &world, const SetClipping &in, const Named &named)
{
    return world.area<Clips>().setClipping(named.channel.id, in.allowed);
}

struct SetArchives : InChannel
{
    bool on = false;

    static void describe(auto &is)
    {
        InChannel::describe(is);
        is.body("on", &SetArchives::on);
    }
};

Result<void> setArchives(World &world, const SetArchives &in, const Named &named)
{
    return world.area<Videos>().setStored(named.channel.id, in.on);
}

enum class PublishedType : quint8 { Highlight, Upload };
constexpr auto namesOf(PublishedType)
{
    return std::array{"highlight", "upload"};
}

struct PublishVideo : InChannel
{
    PublishedType type{};
    QString title{};
    std::optional<QString> description{};
    std::optional<int> duration{};  ///< Seconds; default: 600.
    std::optional<int> views{};

    static void describe(auto &is)
    {
        InChannel::describe(is);
        is.body("type", &PublishVideo::type,
                Api::labelled(QT_TRANSLATE_NOOP("SandboxPage", "Type of video")));
        is.body("title", &PublishVideo::title, videoTitle);
        is.body("description", &PublishVideo::description,
                Api::atMost(500) | Api::labelled(QT_TRANSLATE_NOOP("SandboxPage", "Description")));
        is.body("duration", &PublishVideo::duration,
                Api::between(1, 172'800) | Api::labelled(QT_TRANSLATE_NOOP("SandboxPage", "Seconds")));
        is.body("views", &PublishVideo::views,
                Api::between(0, 1'000'000'000) | Api::labelled(QT_TRANSLATE_NOOP("SandboxPage", "Views")));
    }
};

Result<Api::Video> publishVideo(World &world, const PublishVideo &in, const Named &named)
{
    return world.area<Videos>().publish(
        {.userId = named.channel.id,
         .type = in.type == PublishedType::Upload ? Api::VideoType::Upload : Api::VideoType::Highlight,
         .title = in.title,
         .description = in.description.value_or(QStringLiteral("")),
         .seconds = in.duration.value_or(600),
         .views = in.views.value_or(0)});
}

/// Without an id: the newest video.
struct RemoveVideo : InChannel
{
    std::optional<QString> id{};

    static void describe(auto &is)
    {
        InChannel::describe(is);
        is.body("id", &RemoveVideo::id, Api::between(1, 18) | Api::numericId);
    }
};

Result<void> removeVideo(World &world, const RemoveVideo &in, const Named &named)
{
    Videos &videos = world.area<Videos>();
    QString id = in.id.value_or(QString());
    if (!in.id) {
        const auto newest = must(videos.list({.userId = named.channel.id, .first = 1}));
        id = newest.data.value(0).id;
    }
    const auto video = videos.video(id);
    if (!video || video->userId != named.channel.id)
        return refuseAt("id", 404, QStringLiteral("%1 has no such video.").arg(named.channel.login));
    const auto removed = videos.remove(named.channel.id, {id});
    return statusOf(removed);
}

}  // namespace
}  // namespace Controls

void Videos::addControls(ControlCalls &calls)
{
    calls.post(ControlGroup::Channels, "publish-video", QT_TRANSLATE_NOOP("Control", "Publish a video"),
               QT_TRANSLATE_NOOP("Control", "Publishes a highlight or an uploaded video."),
               Controls::publishVideo);
    calls.post(ControlGroup::Channels, "remove-video", QT_TRANSLATE_NOOP("Control", "Remove a video"),
               QT_TRANSLATE_NOOP(
                   "Control", "Deletes a video as its owner would on the website; without an ID the newest."),
               Controls::removeVideo);
    calls.post(
        ControlGroup::Channels, "set-archives", QT_TRANSLATE_NOOP("Control", "Store streams"),
        QT_TRANSLATE_NOOP("Control",
                          "Sets whether the channel's streams are stored as videos, from the next one on."),
        Controls::setArchives);
}

void Clips::addControls(ControlCalls &calls)
{
    calls.post(ControlGroup::Viewers, "clip", QT_TRANSLATE_NOOP("Control", "Make a clip"),
               QT_TRANSLATE_NOOP(
                   "Control", "Clips the last seconds of the stream. The clip appears a few seconds later."),
               Controls::makeClip);
    calls.post(ControlGroup::Channels, "set-clipping", QT_TRANSLATE_NOOP("Control", "Restrict clips"),
               QT_TRANSLATE_NOOP("Control", "Sets who may make clips of the channel."),
               Controls::setClipping);
    calls.post<Controls::CountInChannel>(
        ControlGroup::Crowds, "fill-clips", QT_TRANSLATE_NOOP("Control", "Add many clips"),
        QT_TRANSLATE_NOOP("Control", "Adds this many clips of the last 60 days at once."), &Clips::fill);
}

}  // namespace Sidestage::Sandbox
