// SPDX-License-Identifier: GPL-3.0-or-later

// The pictures below /images, for everything that exists in the world.

#include "channels.h"
#include "sandbox/charity/campaigns.h"
#include "sandbox/emotes/picture_catalogue.h"
#include "sandbox/extensions/extensions.h"
#include "sandbox/pictures/pictures.h"
#include "sandbox/service/service.h"
#include "sandbox/videos/clips.h"
#include "sandbox/videos/videos.h"
#include "sandbox/world/world.h"

#include <QCache>
#include <QRegularExpression>

#include <algorithm>
#include <functional>

namespace Sidestage::Sandbox {

namespace {

using Pictures::Ground;
using Pictures::Subject;

constexpr int cacheBytes = 8 * 1024 * 1024;
constexpr int smallSide = 28;  // of emotes, cheermotes and rewards
constexpr int minSide = 8;
constexpr int maxSide = 1024;
constexpr int avatarSide = 300;
constexpr QSize offlineSize(960, 540);
constexpr int charitySide = 100;

/// The faces of the main users. Other users have the mascot of their channel, or a face derived from their
/// id.
constexpr std::pair<const char *, const char *> faces[] = {
    {"teaandturrets", "teapot happy"},      {"pipnocturne", "owl smug"},    {"quillscribe", "octopus think"},
    {"paperlantern", "flame happy"},        {"moonlitforge", "moon cool"},  {"sundaywelder", "robot wink"},
    {"thistlegrand", "cactus crown happy"}, {"tilda_orrery", "star laugh"}, {"wrenloft", "chick happy bow"},
    {"mirelark", "frog shy flower"},        {"gravelpike", "turret angry"},
};

/// An existing picture and how to draw it.
struct Plan
{
    QString key{};  ///< With the path, the key in the cache.
    std::function<QByteArray()> draw{};
    std::chrono::seconds fresh{3600};  ///< How long clients may cache it.
};
using Planned = std::optional<Plan>;

using Match = QRegularExpressionMatch;

Ground groundOf(const QString &word)
{
    return word == QLatin1String("dark") ? Ground::Dark : Ground::Light;
}

/// Returns the captured width and height. A size above the maximum is scaled down proportionally.
QSize sizeOf(const Match &path)
{
    QSize size(path.captured(2).toInt(), path.captured(3).toInt());
    if (size.width() > maxSide || size.height() > maxSide)
        size.scale(maxSide, maxSide, Qt::KeepAspectRatio);
    return size.expandedTo({minSide, minSide});
}

Planned planEmote(World &world, const Match &path)
{
    const auto sight = world.area<PictureCatalogue>().emote(path.captured(1));
    const bool animated = path.captured(2) == QLatin1String("animated");
    if (!sight || (animated && !sight->animated))
        return {};
    return Plan{sight->look,
                [draw = animated ? Pictures::animatedEmote : Pictures::emote,
                 subject = Subject{sight->whose, sight->look}, ground = groundOf(path.captured(3)),
                 size = smallSide << (path.captured(4).toInt() - 1)] { return draw(subject, ground, size); }};
}

Planned planBadge(World &world, const Match &path)
{
    const auto sight
        = world.area<PictureCatalogue>().badge(path.captured(1), path.captured(2), path.captured(3));
    if (!sight)
        return {};
    return Plan{sight->look, [subject = Subject{sight->whose, sight->look}, size = path.captured(4).toInt()] {
                    return Pictures::badge(subject, size);
                }};
}

Planned planCheermote(World &world, const Match &path)
{
    const int tier = path.captured(5).toInt();
    const auto tiers = PictureCatalogue::cheerTiers();
    if (std::find(tiers.begin(), tiers.end(), tier) == tiers.end())
        return {};
    const auto sight = world.area<PictureCatalogue>().cheermote(path.captured(1), path.captured(2));
    if (!sight)
        return {};
    const bool animated = path.captured(4) == QLatin1String("animated");
    return Plan{
        sight->look,
        [draw = animated ? Pictures::animatedCheermote : Pictures::cheermote,
         subject = Subject{sight->whose, sight->look}, tier, ground = groundOf(path.captured(3)),
         size = int(smallSide * path.captured(6).toDouble())] { return draw(subject, tier, ground, size); }};
}

Planned planReward(World &, const Match &path)
{
    return Plan{{}, [size = smallSide * path.captured(1).toInt()] { return Pictures::reward(size); }};
}

Subject faceOf(World &world, const Api::User &user)
{
    for (const auto &[login, look] : faces) {
        if (user.login == QLatin1String(login))
            return {user.id, QLatin1String(look)};
    }
    return {user.id, world.area<PictureCatalogue>().mascot(user.id)};
}

Planned planAvatar(World &world, const Match &path)
{
    const auto user = world.user(path.captured(1));
    if (!user)
        return {};
    const Subject face = faceOf(world, *user);
    return Plan{face.look, [face] { return Pictures::avatar(face, avatarSide); }};
}

Planned planOffline(World &world, const Match &path)
{
    const auto user = world.user(path.captured(1));
    if (!user)
        return {};
    const Subject face = faceOf(world, *user);
    return Plan{face.look, [face] { return Pictures::offline(face, offlineSize); }};
}

Planned planCategory(World &world, const Match &path)
{
    const QString id = path.captured(1);
    if (!world.category(id))
        return {};
    return Plan{{}, [id, size = sizeOf(path)] { return Pictures::category(id, size); }};
}

Planned planLive(World &world, const Match &path)
{
    const auto user = world.userByLogin(path.captured(1));
    const auto channel = user && world.liveStream(user->id) ? world.channel(user->id) : std::nullopt;
    if (!channel)
        return {};
    const Subject face = faceOf(world, *user);
    const QString category = channel->channel.gameId;
    return Plan{face.look + u' ' + category,
                [face, category, size = sizeOf(path)] { return Pictures::stream(face, category, size); },
                std::chrono::seconds(60)};
}

/// By the id of the extension.
Planned planExtension(World &world, const Match &path)
{
    const QString id = path.captured(1);
    if (!world.area<Extensions>().find(id))
        return {};
    return Plan{{}, [id, size = sizeOf(path)] { return Pictures::category(id, size); }};
}

/// Like a stream, but each with a scenery of its own.
Planned planRecording(World &world, const QString &broadcasterId, const Match &path)
{
    const auto user = world.user(broadcasterId);
    if (!user)
        return {};
    const Subject face = faceOf(world, *user);
    return Plan{face.look, [face, id = path.captured(1), size = sizeOf(path)] {
                    return Pictures::stream(face, id, size);
                }};
}

Planned planVideo(World &world, const Match &path)
{
    const auto video = world.area<Videos>().video(path.captured(1));
    return video ? planRecording(world, video->userId, path) : Planned();
}

Planned planClip(World &world, const Match &path)
{
    const auto clip = world.area<Clips>().clip(path.captured(1));
    return clip ? planRecording(world, clip->broadcasterId, path) : Planned();
}

/// By the id of a campaign, running or not. The picture depends only on the charity's name.
Planned planCharity(World &world, const Match &path)
{
    const QString charity = world.area<Campaigns>().charityOf(path.captured(1));
    if (charity.isNull())
        return {};
    return Plan{charity, [charity] { return Pictures::charity(charity, charitySide); }};
}

/// The paths below /images. An animated cheermote ends with .gif, a static one with .png.
constexpr std::pair<const char *, Planned (*)(World &, const Match &)> patterns[] = {
    {"/emotes/v2/([^/]+)/(static|animated)/(dark|light)/([123])\\.0", planEmote},
    {"/badges/([^/]+)/([^/]+)/([^/]+)-(18|36|72)\\.png", planBadge},
    {"/cheermotes/([^/]+)/([^/]+)/(dark|light)/(?:(animated)|static)/([1-9]\\d{0,5})/(1|1\\.5|2|3|4)"
     "\\.(?(4)gif|png)",
     planCheermote},
    {"/rewards/default-([124])\\.png", planReward},
    {"/avatars/([^/]+)\\.png", planAvatar},
    {"/offline/([^/]+)\\.png", planOffline},
    {"/categories/([^/]+)-([1-9]\\d{0,5})x([1-9]\\d{0,5})\\.png", planCategory},
    {"/live/([^/]+)-([1-9]\\d{0,5})x([1-9]\\d{0,5})\\.png", planLive},
    {"/extensions/([^/]+)-([1-9]\\d{0,5})x([1-9]\\d{0,5})\\.png", planExtension},
    {"/videos/([^/]+)-([1-9]\\d{0,5})x([1-9]\\d{0,5})\\.png", planVideo},
    {"/clips/([^/]+)-([1-9]\\d{0,5})x([1-9]\\d{0,5})\\.png", planClip},
    {"/charities/([^/]+)\\.png", planCharity},
};

Planned planOf(World &world, const QString &path)
{
    static const auto compiled = [] {
        QList<QRegularExpression> all;
        for (const auto &[pattern, plan] : patterns)
            all.append(QRegularExpression(QRegularExpression::anchoredPattern(QLatin1String(pattern))));
        return all;
    }();
    constexpr qsizetype longest = 400;
    if (path.size() > longest)
        return {};
    for (std::size_t i = 0; i < std::size(patterns); ++i) {
        if (const Match match = compiled[qsizetype(i)].match(path); match.hasMatch())
            return patterns[i].second(world, match);
    }
    return {};
}

/// Draws pictures on request and caches the most recent ones.
class Images
{
public:
    Response answer(World &world, const Request &request, QByteArrayView path)
    {
        if (request.method != "GET" && request.method != "HEAD")
            return refusal(405, {{"Allow", "GET, HEAD"}});
        const QString name = QString::fromLatin1(path);
        const Planned plan = planOf(world, name);
        if (!plan)
            return refusal(404);
        const QString key = name + u' ' + plan->key;
        QByteArray bytes;
        if (const QByteArray *drawn = m_drawn.object(key)) {
            bytes = *drawn;
        } else {
            bytes = plan->draw();
            if (bytes.isEmpty())
                return refusal(500);
            m_drawn.insert(key, new QByteArray(bytes), bytes.size() + key.size() * 2);
        }
        return {.contentType = bytes.startsWith("GIF") ? "image/gif" : "image/png",
                .body = bytes,
                .headers = {{"Cache-Control", "public, max-age=" + QByteArray::number(plan->fresh.count())},
                            {"Access-Control-Allow-Origin", "*"}}};
    }

private:
    static Response refusal(int status, Headers headers = {})
    {
        headers.add("Access-Control-Allow-Origin", "*");
        return {.status = status,
                .contentType = "text/plain; charset=utf-8",
                .body = reasonPhrase(status) + '\n',
                .headers = headers};
    }

    QCache<QString, QByteArray> m_drawn{cacheBytes};
};

}  // namespace

void serveImages(Service &service)
{
    service.serve("/images",
                  [&world = service.world(), images = std::make_shared<Images>()](const Request &request,
                                                                                  QByteArrayView path) {
                      return images->answer(world, request, path);
                  });
}

}  // namespace Sidestage::Sandbox
