// SPDX-License-Identifier: GPL-3.0-or-later
#include "by_viewers.h"
#include "channels.h"
#include "sandbox/world/world.h"

namespace Sidestage::Sandbox {

using namespace Api;

namespace {

/// Returns the rank of a match: 0 for an equal name, 1 for a name with this prefix, 2 for the others.
int rankOf(const QString &name, const QString &query)
{
    if (name.compare(query, Qt::CaseInsensitive) == 0)
        return 0;
    return name.startsWith(query, Qt::CaseInsensitive) ? 1 : 2;
}

Result<QList<Game>> getGames(World &world, const Caller &, const GetGames &in)
{
    constexpr qsizetype maxTogether = 100;
    const qsizetype asked = in.ids.size() + in.names.size() + in.igdbIds.size();
    if (asked == 0)
        return refuse(400, QStringLiteral("Missing required parameter \"id\", \"name\" or \"igdb_id\""));
    if (asked > maxTogether)
        return refuse(
            400,
            QStringLiteral(
                "The number of id, name and igdb_id values together must be less than or equal to %1")
                .arg(maxTogether));
    QList<Game> found;
    for (const CategoryState &category : world.categories()) {
        const Game &game = category.game;
        if (in.ids.contains(game.id) || in.names.contains(game.name)
            || (!game.igdbId.isEmpty() && in.igdbIds.contains(game.igdbId)))
            found.append(game);
    }
    return found;
}

/// The categories in which somebody streams.
Result<Page<Game>> getTopGames(World &world, const Caller &, const GetTopGames &in)
{
    QHash<QString, int> viewers;
    for (const Stream &stream : world.streams())
        viewers[stream.gameId] += stream.viewerCount;
    QList<Game> all;
    for (const CategoryState &category : world.categories()) {
        if (viewers.contains(category.game.id))
            all.append(category.game);
    }
    const auto viewersOf = [&](const Game &game) { return viewers.value(game.id); };
    std::sort(all.begin(), all.end(), [&](const Game &a, const Game &b) {
        return std::pair(-viewersOf(a), a.id.toLongLong()) < std::pair(-viewersOf(b), b.id.toLongLong());
    });
    return pageByViewers({QStringLiteral("top games")}, all, in.first.value_or(20), in.after, in.before,
                         viewersOf);
}

Result<Page<Category>> searchCategories(World &world, const Caller &, const SearchCategories &in)
{
    const QString wanted = in.query.trimmed();
    QList<const Game *> matches;
    for (const CategoryState &category : world.categories()) {
        if (category.game.name.contains(wanted, Qt::CaseInsensitive))
            matches.append(&category.game);
    }
    std::stable_sort(matches.begin(), matches.end(), [&](const Game *a, const Game *b) {
        return rankOf(a->name, wanted) < rankOf(b->name, wanted);
    });

    const QStringList list{QStringLiteral("categories"), wanted.toCaseFolded()};
    qsizetype from = 0;
    if (in.after) {
        const auto place = readCursor(list, *in.after, 1);
        const auto last = !place ? matches.cend()
                                 : std::find_if(matches.cbegin(), matches.cend(),
                                                [&](const Game *game) { return game->id == place->first(); });
        if (last == matches.cend())
            return refuse(400, QStringLiteral("Invalid cursor."));
        from = last - matches.cbegin() + 1;
    }
    Page<Category> page;
    const qsizetype end = std::min<qsizetype>(matches.size(), from + in.first.value_or(20));
    for (qsizetype i = from; i < end; ++i) {
        QString art = matches[i]->boxArtUrl;
        art.replace(QLatin1String("{width}x{height}"), QLatin1String("52x72"));
        page.data.append({.id = matches[i]->id, .name = matches[i]->name, .boxArtUrl = art});
    }
    if (end < matches.size())
        page.pagination.cursor = makeCursor(list, {page.data.last().id});
    return page;
}

}  // namespace

void serveGames(Service &service)
{
    service.on<GetGames>(getGames);
    service.on<GetTopGames>(getTopGames);
    service.on<SearchCategories>(searchCategories);
}

}  // namespace Sidestage::Sandbox
