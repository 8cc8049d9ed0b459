// SPDX-License-Identifier: GPL-3.0-or-later
#include "channels.h"
#include "sandbox/http/cursor.h"
#include "sandbox/service/service.h"
#include "sandbox/world/world.h"

namespace Sidestage::Sandbox {

using namespace Api;

namespace {

bool fits(const Stream &stream, const GetStreams &in)
{
    const auto any = [](const QStringList &wanted, const QString &value) {
        return wanted.isEmpty() || wanted.contains(value, Qt::CaseInsensitive);
    };
    // Ids and logins are alternatives: a user in either list matches.
    const bool named = in.userIds.isEmpty() && in.userLogins.isEmpty();
    const bool wanted = named || in.userIds.contains(stream.userId)
        || in.userLogins.contains(stream.userLogin, Qt::CaseInsensitive);
    return wanted && any(in.gameIds, stream.gameId) && any(in.languages, stream.language);
}

Result<Page<Stream>> getStreams(World &world, const Caller &, const GetStreams &in)
{
    if (in.after && in.before)
        return refuse(400,
                      QStringLiteral("The parameters \"after\" and \"before\" must not be given together."));
    QList<Stream> all = world.streams();
    all.removeIf([&](const Stream &stream) { return !fits(stream, in); });

    const QStringList list{QStringLiteral("streams"), in.userIds.join(u','),
                           in.userLogins.join(u',').toLower(), in.gameIds.join(u','),
                           in.languages.join(u',').toLower()};
    const qsizetype count = in.first.value_or(20);
    qsizetype from = 0;
    if (in.after || in.before) {
        const auto place = readCursor(list, in.after ? *in.after : *in.before, 2);
        if (!place)
            return refuse(400, QStringLiteral("Invalid cursor."));
        // The stream may have ended or moved since, so the page begins at the first stream after its
        // position.
        const int viewers = place->at(0).toInt();
        const qint64 id = place->at(1).toLongLong();
        const auto behind = std::find_if(all.cbegin(), all.cend(), [&](const Stream &stream) {
            return stream.viewerCount != viewers ? stream.viewerCount < viewers : stream.id.toLongLong() > id;
        });
        from = behind - all.cbegin();
        if (in.before) {
            const bool isThere = from > 0 && all[from - 1].id.toLongLong() == id;
            from = std::max<qsizetype>(0, from - (isThere ? 1 : 0) - count);
        }
    }
    Page<Stream> page{.data = all.mid(from, count)};
    if (from + count < all.size() && !page.data.isEmpty())
        page.pagination.cursor
            = makeCursor(list, {QString::number(page.data.last().viewerCount), page.data.last().id});
    return page;
}

}  // namespace

void serveStreams(Service &service)
{
    service.on<GetStreams>(getStreams);
}

}  // namespace Sidestage::Sandbox
