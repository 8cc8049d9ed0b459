// SPDX-License-Identifier: GPL-3.0-or-later

// The pictures below /images, for everything that exists in the world.

#include "channels.h"
#include "sandbox/charity/campaigns.h"
#include "sandbox/emotes/picture_catalogue.h"
#include "sandbox/pictures/pictures.h"
#include "sandbox/service/service.h"
#include "sandbox/world/world.h"

#include <QCache>

#include <functional>

namespace Sidestage::Sandbox {

namespace {

using Pictures::Ground;
using Pictures::Subject;

constexpr int cacheBytes = 8 * 1024 * 1024;
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
    QByteArray type{};
    QString key{};  ///< With the path, the key in the cache.
    std::function<QByteArray()> draw{};
    std::chrono::seconds fresh{3600};  ///< How long clients may cache it.
};
using Planned = std::optional<Plan>;

const QByteArray png = QByteArrayLiteral("image/png");
const QByteArray gif = QByteArrayLiteral("image/gif");

/// Returns the size for this name in a URL.
template <std::size_t Count>
std::optional<int> sizeNamed(const QString &word, const std::pair<const char *, int> (&sizes)[Count])
{
    for (const auto &[name, size] : sizes) {
        if (word == QLatin1String(name))
            return size;
    }
    return {};
}

std::optional<Ground> groundNamed(const QString &word)
{
    if (word == QLatin1String("dark"))
        return Ground::Dark;
    return word == QLatin1String("light") ? std::optional(Ground::Light) : std::nullopt;
}

/// Whether the format is the animated one; none for an unknown format.
std::optional<bool> animatedNamed(const QString &word)
{
    if (word == QLatin1String("animated"))
        return true;
    return word == QLatin1String("static") ? std::optional(false) : std::nullopt;
}

/// Returns "mirelark" for "mirelark.png".
std::optional<QString> nameOf(const QString &file, const char *ending)
{
    if (!file.endsWith(QLatin1String(ending)))
        return {};
    return file.chopped(qsizetype(qstrlen(ending)));
}

/// Parses a positive number without a sign and leading zeros.
std::optional<int> sideOf(QStringView digits)
{
    constexpr qsizetype maxDigits = 6;
    if (digits.isEmpty() || digits.size() > maxDigits || digits.front() == u'0')
        return {};
    int number = 0;
    for (const QChar c : digits) {
        if (c < u'0' || c > u'9')
            return {};
        number = number * 10 + (c.unicode() - u'0');
    }
    return number;
}

struct Sized
{
    QString name{};
    QSize size{};
};

/// Parses "509658-285x380.png". A size above the maximum is scaled down proportionally.
std::optional<Sized> sizedNameOf(const QString &file)
{
    const auto name = nameOf(file, ".png");
    const qsizetype dash = name ? name->lastIndexOf(u'-') : -1;
    const qsizetype times = name ? name->indexOf(u'x', dash + 1) : -1;
    if (dash <= 0 || times < 0)
        return {};
    const auto width = sideOf(QStringView(*name).mid(dash + 1, times - dash - 1));
    const auto height = sideOf(QStringView(*name).mid(times + 1));
    if (!width || !height)
        return {};
    QSize size(*width, *height);
    if (size.width() > maxSide || size.height() > maxSide)
        size.scale(maxSide, maxSide, Qt::KeepAspectRatio);
    return Sized{name->left(dash), size.expandedTo({minSide, minSide})};
}

Planned planEmote(World &world, const QStringList &parts)
{
    static constexpr std::pair<const char *, int> scales[] = {{"1.0", 28}, {"2.0", 56}, {"3.0", 112}};
    if (parts.size() != 5 || parts[0] != QLatin1String("v2"))
        return {};
    const auto animated = animatedNamed(parts[2]);
    const auto ground = groundNamed(parts[3]);
    const auto size = sizeNamed(parts[4], scales);
    if (!animated || !ground || !size)
        return {};
    const auto sight = world.area<PictureCatalogue>().emote(parts[1]);
    if (!sight || (*animated && !sight->animated))
        return {};
    const auto draw = *animated ? Pictures::animatedEmote : Pictures::emote;
    return Plan{*animated ? gif : png, sight->look,
                [draw, subject = Subject{sight->whose, sight->look}, ground = *ground, size = *size] {
                    return draw(subject, ground, size);
                }};
}

Planned planBadge(World &world, const QStringList &parts)
{
    static constexpr std::pair<const char *, int> sizes[] = {{"18", 18}, {"36", 36}, {"72", 72}};
    const auto name = parts.size() == 3 ? nameOf(parts[2], ".png") : std::nullopt;
    const qsizetype dash = name ? name->lastIndexOf(u'-') : -1;
    if (dash <= 0)
        return {};
    const auto size = sizeNamed(name->mid(dash + 1), sizes);
    const auto sight
        = size ? world.area<PictureCatalogue>().badge(parts[0], parts[1], name->left(dash)) : std::nullopt;
    if (!sight)
        return {};
    return Plan{png, sight->look, [subject = Subject{sight->whose, sight->look}, size = *size] {
                    return Pictures::badge(subject, size);
                }};
}

Planned planCheermote(World &world, const QStringList &parts)
{
    static constexpr std::pair<const char *, int> sizes[]
        = {{"1", 28}, {"1.5", 42}, {"2", 56}, {"3", 84}, {"4", 112}};
    if (parts.size() != 6)
        return {};
    const auto ground = groundNamed(parts[2]);
    const auto animated = animatedNamed(parts[3]);
    const auto tiers = PictureCatalogue::cheerTiers();
    const auto tier = std::find_if(tiers.begin(), tiers.end(),
                                   [&](int bits) { return parts[4] == QString::number(bits); });
    if (!ground || !animated || tier == tiers.end())
        return {};
    const auto name = nameOf(parts[5], *animated ? ".gif" : ".png");
    const auto size = name ? sizeNamed(*name, sizes) : std::nullopt;
    const auto sight = size ? world.area<PictureCatalogue>().cheermote(parts[0], parts[1]) : std::nullopt;
    if (!sight)
        return {};
    const auto draw = *animated ? Pictures::animatedCheermote : Pictures::cheermote;
    return Plan{*animated ? gif : png, sight->look,
                [draw, subject = Subject{sight->whose, sight->look}, tier = *tier, ground = *ground,
                 size = *size] { return draw(subject, tier, ground, size); }};
}

Planned planReward(World &, const QStringList &parts)
{
    static constexpr std::pair<const char *, int> sizes[]
        = {{"default-1", 28}, {"default-2", 56}, {"default-4", 112}};
    const auto name = parts.size() == 1 ? nameOf(parts[0], ".png") : std::nullopt;
    const auto size = name ? sizeNamed(*name, sizes) : std::nullopt;
    if (!size)
        return {};
    return Plan{png, {}, [size = *size] { return Pictures::reward(size); }};
}

Subject faceOf(World &world, const Api::User &user)
{
    for (const auto &[login, look] : faces) {
        if (user.login == QLatin1String(login))
            return {user.id, QLatin1String(look)};
    }
    return {user.id, world.area<PictureCatalogue>().mascot(user.id)};
}

Planned planAvatar(World &world, const QStringList &parts)
{
    const auto id = parts.size() == 1 ? nameOf(parts[0], ".png") : std::nullopt;
    const auto user = id ? world.user(*id) : std::nullopt;
    if (!user)
        return {};
    const Subject face = faceOf(world, *user);
    return Plan{png, face.look, [face] { return Pictures::avatar(face, avatarSide); }};
}

Planned planOffline(World &world, const QStringList &parts)
{
    const auto id = parts.size() == 1 ? nameOf(parts[0], ".png") : std::nullopt;
    const auto user = id ? world.user(*id) : std::nullopt;
    if (!user)
        return {};
    const Subject face = faceOf(world, *user);
    return Plan{png, face.look, [face] { return Pictures::offline(face, offlineSize); }};
}

Planned planCategory(World &world, const QStringList &parts)
{
    const auto sized = parts.size() == 1 ? sizedNameOf(parts[0]) : std::nullopt;
    if (!sized || !world.category(sized->name))
        return {};
    return Plan{png, {}, [sized = *sized] { return Pictures::category(sized.name, sized.size); }};
}

Planned planLive(World &world, const QStringList &parts)
{
    const auto sized = parts.size() == 1 ? sizedNameOf(parts[0]) : std::nullopt;
    const auto user = sized ? world.userByLogin(sized->name) : std::nullopt;
    const auto channel = user && world.liveStream(user->id) ? world.channel(user->id) : std::nullopt;
    if (!channel)
        return {};
    const Subject face = faceOf(world, *user);
    const QString category = channel->channel.gameId;
    return Plan{png, face.look + u' ' + category,
                [face, category, size = sized->size] { return Pictures::stream(face, category, size); },
                std::chrono::seconds(60)};
}

/// By the id of a campaign, running or not. The picture depends only on the charity's name.
Planned planCharity(World &world, const QStringList &parts)
{
    const auto id = parts.size() == 1 ? nameOf(parts[0], ".png") : std::nullopt;
    const QString charity = id ? world.area<Campaigns>().charityOf(*id) : QString();
    if (charity.isNull())
        return {};
    return Plan{png, charity, [charity] { return Pictures::charity(charity, charitySide); }};
}

constexpr std::pair<const char *, Planned (*)(World &, const QStringList &)> shelves[] = {
    {"emotes", planEmote},        {"badges", planBadge},   {"cheermotes", planCheermote},
    {"rewards", planReward},      {"avatars", planAvatar}, {"offline", planOffline},
    {"categories", planCategory}, {"live", planLive},      {"charities", planCharity},
};

Planned planOf(World &world, QByteArrayView path)
{
    constexpr qsizetype longest = 400;
    if (path.size() > longest)
        return {};
    QStringList parts = QString::fromLatin1(path).split(u'/');
    if (parts.size() < 3 || !parts.takeFirst().isEmpty())
        return {};
    const QString shelf = parts.takeFirst();
    for (const auto &[name, plan] : shelves) {
        if (shelf == QLatin1String(name))
            return plan(world, parts);
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
        const Planned plan = planOf(world, path);
        if (!plan)
            return refusal(404);
        const QString key = QString::fromLatin1(path) + u' ' + plan->key;
        QByteArray bytes;
        if (const QByteArray *drawn = m_drawn.object(key)) {
            bytes = *drawn;
        } else {
            bytes = plan->draw();
            if (bytes.isEmpty())
                return refusal(500);
            m_drawn.insert(key, new QByteArray(bytes), bytes.size() + key.size() * 2);
        }
        return {.contentType = plan->type,
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
