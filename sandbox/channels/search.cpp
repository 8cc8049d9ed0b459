// SPDX-License-Identifier: GPL-3.0-or-later
#include "api/search.h"
#include "channels.h"
#include "sandbox/http/cursor.h"
#include "sandbox/service/service.h"
#include "sandbox/world/world.h"

#include <QMap>

namespace Sidestage::Sandbox {

using namespace Api;

namespace {

/// Channels whose last stream ended more than this many months ago are not found.
constexpr int lateMonths = 6;

/// Returns the prefixes to search for: the phrase itself, without spaces, and with underscores for spaces.
QStringList formsOf(const QString &query)
{
    const QString phrase = query.simplified().toCaseFolded();
    QStringList forms{phrase, QString(phrase).remove(u' '), QString(phrase).replace(u' ', u'_')};
    forms.removeDuplicates();
    return forms;
}

bool beginsWithOne(const QString &name, const QStringList &forms)
{
    return std::any_of(forms.cbegin(), forms.cend(),
                       [&](const QString &form) { return name.startsWith(form, Qt::CaseInsensitive); });
}

/// Returns the matching logins after `after`, sorted, with their user ids. Includes the first `count` + 1.
QMap<QString, QString> loginsLike(World &world, const QStringList &forms, const QString &after, int count)
{
    const QDateTime since = world.clock().now().addMonths(-lateMonths);
    QMap<QString, QString> found;
    for (const QString &form : forms) {
        // The end of the range is after every login with this prefix, because logins are ASCII.
        Rows rows = world.database().query(
            "SELECT u.login, u.id FROM users u WHERE u.login >= ?1 AND u.login < ?2 AND u.login > ?3"
            " AND (EXISTS (SELECT 1 FROM streams s WHERE s.user_id = u.id) OR EXISTS (SELECT 1"
            " FROM last_streams l WHERE l.user_id = u.id AND l.ended_at >= ?4)) ORDER BY u.login LIMIT ?5",
            form, QString(form + QChar(u'\u00ff')), after, since, count + 1);
        while (rows.next())
            found.insert(rows.text(0), rows.text(1));
    }
    return found;
}

QMap<QString, QString> liveLike(World &world, const QStringList &forms, const QString &after)
{
    QMap<QString, QString> found;
    for (const Stream &stream : world.streams()) {
        if (stream.userLogin > after
            && (beginsWithOne(stream.userLogin, forms) || beginsWithOne(stream.userName, forms)
                || beginsWithOne(stream.gameName, forms)))
            found.insert(stream.userLogin, stream.userId);
    }
    return found;
}

FoundChannel channelOf(World &world, const QString &id)
{
    const auto owner = world.user(id);
    const auto state = world.channel(id);
    if (!owner || !state)
        return {};
    const Channel &channel = state->channel;
    const auto stream = world.liveStream(id);
    return {.broadcasterLanguage = channel.broadcasterLanguage,
            .broadcasterLogin = owner->login,
            .displayName = owner->displayName,
            .gameId = channel.gameId,
            .gameName = channel.gameName,
            .id = id,
            .isLive = stream.has_value(),
            .tags = channel.tags,
            .thumbnailUrl = owner->profileImageUrl.toString(),
            .title = channel.title,
            .startedAt = stream ? stream->startedAt : QDateTime()};
}

Result<Page<FoundChannel>> searchChannels(World &world, const Caller &, const SearchChannels &in)
{
    const QStringList forms = formsOf(in.query);
    if (forms.first().isEmpty())
        return refuse(400, QStringLiteral("Missing required parameter \"query\""));
    const bool liveOnly = in.liveOnly.value_or(false);
    const QStringList list{QStringLiteral("channels"), forms.first(),
                           liveOnly ? QStringLiteral("live") : QStringLiteral("all")};
    QString after;
    if (in.after) {
        const auto place = readCursor(list, *in.after, 1);
        if (!place)
            return refuse(400, QStringLiteral("Invalid cursor."));
        after = place->first();
    }
    const int count = in.first.value_or(20);
    const auto found = liveOnly ? liveLike(world, forms, after) : loginsLike(world, forms, after, count);
    Page<FoundChannel> page;
    for (auto it = found.cbegin(); it != found.cend(); ++it) {
        if (page.data.size() == count) {
            page.pagination.cursor = makeCursor(list, {page.data.last().broadcasterLogin});
            break;
        }
        page.data.append(channelOf(world, it.value()));
    }
    return page;
}

}  // namespace

void serveSearch(Service &service)
{
    service.on<SearchChannels>(searchChannels);
}

}  // namespace Sidestage::Sandbox
