// SPDX-License-Identifier: GPL-3.0-or-later
#include "picture_item.h"

#include "schema/values.h"

#include <algorithm>

namespace Sidestage {

using namespace Api;
using Sort = PictureEntry::Kind;

namespace {

QUrl nextLarger(const QList<PictureItem::Sized> &sizes, double scale)
{
    constexpr double close = 0.01;
    QUrl best;
    for (const auto &[has, url] : sizes) {
        if (url.isEmpty())
            continue;
        best = url;
        if (has >= scale - close)
            break;
    }
    return best;
}

/// The next larger scale of those the service offers, as the service writes it; else the largest.
QString nextLargerScale(const QStringList &scales, double wanted)
{
    constexpr double close = 0.01;
    QString best;
    double bestIs = 0;
    for (const QString &each : scales) {
        bool isNumber = false;
        const double is = each.toDouble(&isNumber);
        if (!isNumber)
            continue;
        const bool enough = is >= wanted - close;
        const bool bestEnough = bestIs >= wanted - close;
        if (best.isEmpty() || (enough ? !bestEnough || is < bestIs : !bestEnough && is > bestIs)) {
            best = each;
            bestIs = is;
        }
    }
    return best;
}

/// Sort key of the channel's emotes by how viewers get them: by tier, then by following, then by Bits.
int rankOf(const PictureEntry &entry)
{
    bool isNumber = false;
    const int tier = entry.tier.toInt(&isNumber);
    if (isNumber && tier >= 0)
        return std::min(tier, 9'000);
    if (entry.type == QLatin1String("follower"))
        return 10'000;
    return entry.type == QLatin1String("bitstier") ? 10'001 : 10'002;
}

QList<PictureItem::Sized> sizesOf(const CheermoteSizes &sizes)
{
    return {{1.0, sizes.x1}, {1.5, sizes.x15}, {2.0, sizes.x2}, {3.0, sizes.x3}, {4.0, sizes.x4}};
}

}  // namespace

Result<QUrl> filledTemplate(const QString &urlTemplate, const QString &id, const QString &format,
                            const QString &themeMode, const QString &scale)
{
    const auto wrong = [&] {
        return Error{.kind = Error::Kind::Protocol,
                     .message
                     = QStringLiteral("The template of pictures cannot be filled: ") + urlTemplate.left(200)};
    };
    const std::pair<QLatin1String, const QString &> values[] = {{QLatin1String("id"), id},
                                                                {QLatin1String("format"), format},
                                                                {QLatin1String("theme_mode"), themeMode},
                                                                {QLatin1String("scale"), scale}};
    const qsizetype host = urlTemplate.indexOf(QLatin1String("://"));
    const qsizetype path = host < 0 ? -1 : urlTemplate.indexOf(u'/', host + 3);
    QString filled;
    qsizetype at = 0;
    for (;;) {
        const qsizetype open = urlTemplate.indexOf(QLatin1String("{{"), at);
        if (open < 0)
            break;
        const qsizetype close = urlTemplate.indexOf(QLatin1String("}}"), open);
        if (path < 0 || open < path || close < 0)
            return wrong();
        const QStringView name = QStringView(urlTemplate).mid(open + 2, close - open - 2);
        const auto value = std::find_if(std::begin(values), std::end(values),
                                        [&](const auto &each) { return name == each.first; });
        // An empty value or a relative path segment would change the URL.
        if (value == std::end(values) || value->second.isEmpty() || value->second == QLatin1String(".")
            || value->second == QLatin1String(".."))
            return wrong();
        filled += QStringView(urlTemplate).mid(at, open - at);
        filled += QString::fromLatin1(QUrl::toPercentEncoding(value->second));
        at = close + 2;
    }
    filled += QStringView(urlTemplate).mid(at);
    const QUrl url(filled, QUrl::StrictMode);
    if (filled.contains(u'{') || filled.contains(u'}') || !url.isValid() || url.host().isEmpty()
        || (url.scheme() != QLatin1String("https") && url.scheme() != QLatin1String("http")))
        return wrong();
    return url;
}

QString searchedText(const PictureEntry &entry)
{
    return QStringList{entry.name, entry.group, entry.description}.join(QChar(u'\n')).toCaseFolded();
}

PictureItem pictureItem(const Emote &emote, const QString &urlTemplate, Sort kind)
{
    PictureItem item;
    item.entry = {.kind = kind,
                  .id = emote.id,
                  .name = emote.name,
                  .type = emote.emoteType.value_or(QString()),
                  .tier = emote.tier.value_or(QString()),
                  .setId = emote.emoteSetId.value_or(QString()),
                  .isAnimated = emote.format.contains(QLatin1String("animated"))};
    item.entry.group = item.entry.tier.isEmpty() ? item.entry.type : item.entry.tier;
    item.folded = searchedText(item.entry);
    item.urlTemplate = urlTemplate;
    item.formats = emote.format;
    item.themes = emote.themeMode;
    item.scales = emote.scale;
    if (emote.images)
        item.still = {{1.0, emote.images->url1x}, {2.0, emote.images->url2x}, {4.0, emote.images->url4x}};
    return item;
}

QList<PictureItem> pictureItems(const EmoteList &list, Sort kind)
{
    QList<PictureItem> items;
    items.reserve(list.data.size());
    for (const Emote &emote : list.data)
        items.append(pictureItem(emote, list.urlTemplate, kind));
    if (kind == Sort::ChannelEmote) {
        std::stable_sort(items.begin(), items.end(), [](const PictureItem &a, const PictureItem &b) {
            return rankOf(a.entry) < rankOf(b.entry);
        });
    }
    return items;
}

QList<PictureItem> pictureItems(const QList<BadgeSet> &sets, Sort kind)
{
    QList<PictureItem> items;
    for (const BadgeSet &set : sets) {
        for (const BadgeVersion &version : set.versions) {
            PictureItem item;
            item.entry = {.kind = kind,
                          .id = set.setId + u'/' + version.id,
                          .name = version.title.isEmpty() ? set.setId : version.title,
                          .group = set.setId,
                          .setId = set.setId,
                          .description = version.description};
            item.folded = searchedText(item.entry);
            item.still = {{1.0, version.imageUrl1x}, {2.0, version.imageUrl2x}, {4.0, version.imageUrl4x}};
            items.append(std::move(item));
        }
    }
    return items;
}

std::pair<QList<PictureItem>, QList<PictureItem>> pictureItems(const QList<Cheermote> &cheermotes)
{
    std::pair<QList<PictureItem>, QList<PictureItem>> ownAndGlobal;
    for (const Cheermote &cheermote : cheermotes) {
        if (cheermote.type == CheermoteType::DisplayOnly)
            continue;
        auto &items
            = cheermote.type == CheermoteType::ChannelCustom ? ownAndGlobal.first : ownAndGlobal.second;
        for (const CheermoteTier &tier : cheermote.tiers) {
            PictureItem item;
            item.entry = {.kind = Sort::Cheermote,
                          .id = cheermote.prefix + u'/' + tier.id,
                          .name = cheermote.prefix + QString::number(tier.minBits),
                          .group = cheermote.prefix,
                          .type = Api::writeText(cheermote.type),
                          .bits = tier.minBits,
                          .color = tier.color};
            item.folded = searchedText(item.entry);
            item.still = sizesOf(tier.images.light.still);
            item.stillDark = sizesOf(tier.images.dark.still);
            item.moving = sizesOf(tier.images.light.animated);
            item.movingDark = sizesOf(tier.images.dark.animated);
            item.entry.isAnimated = std::any_of(item.moving.begin(), item.moving.end(),
                                                [](const auto &size) { return !size.url.isEmpty(); });
            items.append(std::move(item));
        }
    }
    return ownAndGlobal;
}

QUrl pictureUrl(const PictureItem &item, const PictureRequest &request)
{
    if (!item.urlTemplate.isEmpty()) {
        const QString moving = QStringLiteral("animated");
        const QString stands = QStringLiteral("static");
        const QString format = request.animated && item.formats.contains(moving) ? moving
            : item.formats.contains(stands)                                      ? stands
                                                                                 : item.formats.value(0);
        const QString theme = request.dark ? QStringLiteral("dark") : QStringLiteral("light");
        const auto url = filledTemplate(item.urlTemplate, item.entry.id, format,
                                        item.themes.contains(theme) ? theme : item.themes.value(0),
                                        nextLargerScale(item.scales, request.scale));
        if (url)
            return *url;
    }
    const QList<const QList<PictureItem::Sized> *> orders = request.animated && request.dark
        ? QList{&item.movingDark, &item.moving, &item.stillDark, &item.still}
        : request.animated ? QList{&item.moving, &item.movingDark, &item.still, &item.stillDark}
        : request.dark     ? QList{&item.stillDark, &item.still}
                           : QList{&item.still, &item.stillDark};
    for (const auto *sizes : orders) {
        if (const QUrl url = nextLarger(*sizes, request.scale); !url.isEmpty())
            return url;
    }
    return {};
}

}  // namespace Sidestage
