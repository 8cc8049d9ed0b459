// SPDX-License-Identifier: GPL-3.0-or-later

// The cheermotes of PictureCatalogue, with their tiers.

#include "picture_catalogue.h"
#include "sandbox/world/world.h"

#include <algorithm>

namespace Sidestage::Sandbox {

using namespace Api;

namespace {

struct Tier
{
    int bits;
    const char *color;
};
// The colours are those of the gems in pictures/gem.cpp.
constexpr Tier tierList[] = {{1, "#8F8BA3"},    {100, "#9A5BF2"},   {500, "#E052A8"},   {1000, "#1FB893"},
                             {5000, "#2F8FF0"}, {10000, "#F0483E"}, {100000, "#F5A91B"}};

CheermoteSizes sizesIn(const QString &folder, const char *ending)
{
    const auto url
        = [&](const char *size) { return QUrl(folder + QLatin1String(size) + QLatin1String(ending)); };
    return {url("1"), url("1.5"), url("2"), url("3"), url("4")};
}

Cheermote makeCheermote(const QString &base, const QString &owner, Cheermote cheermote)
{
    const bool offered = cheermote.type != CheermoteType::DisplayOnly;
    const QString folder = base + QStringLiteral("/images/cheermotes/%1/%2/").arg(owner, cheermote.prefix);
    for (const Tier &tier : tierList) {
        const QString id = QString::number(tier.bits);
        const auto formats = [&](const char *ground) {
            const QString beside = folder + QLatin1String(ground);
            return CheermoteFormats{sizesIn(beside + QStringLiteral("/animated/%1/").arg(id), ".gif"),
                                    sizesIn(beside + QStringLiteral("/static/%1/").arg(id), ".png")};
        };
        cheermote.tiers.append({.minBits = tier.bits,
                                .id = id,
                                .color = QLatin1String(tier.color),
                                .images = {formats("dark"), formats("light")},
                                .canCheer = offered,
                                .showInBitsCard = offered && tier.bits <= 10000});
    }
    return cheermote;
}

Cheermote readCheermote(const Rows &rows, const QString &base, const QString &owner)
{
    return makeCheermote(base, owner,
                         {.prefix = rows.text(0),
                          .type = CheermoteType(rows.integer(1)),
                          .order = int(rows.integer(2)),
                          .lastUpdated = rows.time(3),
                          .isCharitable = rows.boolean(4)});
}

Rows cheermotesOf(Database &database, qint64 owner)
{
    return database.query(
        "SELECT prefix, type, place, updated_at, charitable FROM cheermotes WHERE owner_id = ?", owner);
}

bool shownEarlier(const Cheermote &a, const Cheermote &b)
{
    return a.order != b.order ? a.order < b.order : a.type < b.type;
}

/// What viewers write in a channel that was none when the world was made.
QString prefixOf(const User &owner)
{
    return owner.login + QStringLiteral("Cheer");
}

}  // namespace

QList<Cheermote> PictureCatalogue::channelCheermote(const QString &broadcasterId)
{
    const auto owner = m_world.user(broadcasterId);
    if (!owner || !m_world.isEligible(owner->id))
        return {};
    if (Rows rows = cheermotesOf(m_world.database(), rowId(owner->id)); rows.next())
        return {readCheermote(rows, base(), owner->id)};
    return {makeCheermote(base(), owner->id,
                          {.prefix = prefixOf(*owner),
                           .type = CheermoteType::ChannelCustom,
                           .order = 1,
                           .lastUpdated = owner->createdAt})};
}

Result<QList<Cheermote>> PictureCatalogue::cheermotes(const std::optional<QString> &broadcasterId)
{
    Kept &known = cache();
    if (!known.cheermotes) {
        QList<Cheermote> cheermotes;
        Rows rows = cheermotesOf(m_world.database(), nobody);
        while (rows.next())
            cheermotes.append(readCheermote(rows, known.base, QStringLiteral("global")));
        if (!rows.status())
            return rows.status().error();
        std::sort(cheermotes.begin(), cheermotes.end(), shownEarlier);
        known.cheermotes = std::move(cheermotes);
    }
    if (!broadcasterId)
        return *known.cheermotes;
    QList<Cheermote> all = *known.cheermotes + channelCheermote(*broadcasterId);
    std::sort(all.begin(), all.end(), shownEarlier);
    return all;
}

std::span<const int> PictureCatalogue::cheerTiers()
{
    static constexpr auto bits = [] {
        std::array<int, std::size(tierList)> numbers{};
        for (std::size_t i = 0; i < numbers.size(); ++i)
            numbers[i] = tierList[i].bits;
        return numbers;
    }();
    return bits;
}

std::optional<PictureCatalogue::Sight> PictureCatalogue::cheermote(const QString &owner,
                                                                   const QString &prefix)
{
    const auto row = ownerOf(owner);
    if (!row)
        return {};
    Rows rows = m_world.database().query("SELECT look FROM cheermotes WHERE owner_id = ? AND prefix = ?",
                                         *row, prefix);
    if (rows.next())
        return Sight{owner, rows.text(0), true};
    const auto user = m_world.user(owner);
    if (user && m_world.isEligible(user->id) && prefix == prefixOf(*user))
        return Sight{owner, QStringLiteral("happy"), true};
    return {};
}

QString PictureCatalogue::mascot(const QString &userId)
{
    Rows rows = m_world.database().query("SELECT look FROM cheermotes WHERE owner_id = ?", rowId(userId));
    return rows.next() && rowId(userId) != nobody ? rows.text(0) : QString();
}

}  // namespace Sidestage::Sandbox
