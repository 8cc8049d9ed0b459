// SPDX-License-Identifier: GPL-3.0-or-later
#include "extensions.h"

#include "sandbox/chat/chat_rooms.h"
#include "sandbox/oauth/extension_secrets.h"
#include "sandbox/service/paging.h"
#include "sandbox/world/store.h"
#include "sandbox/world/world.h"
#include "schema/describe.h"

namespace Sidestage::Sandbox {

using namespace Api;

const char *const Extensions::tables = R"(
CREATE TABLE extensions (
    number INTEGER PRIMARY KEY,       -- the order in which they were added
    id TEXT NOT NULL UNIQUE,          -- the client id
    name TEXT NOT NULL,
    owner_id INTEGER NOT NULL REFERENCES users (id),
    user_id INTEGER REFERENCES users (id)  -- as whom it writes in chats; NULL: it has not written yet
);
CREATE INDEX extensions_of_owner ON extensions (owner_id, number);
CREATE UNIQUE INDEX extension_users ON extensions (user_id) WHERE user_id IS NOT NULL;

CREATE TABLE extension_versions (
    number INTEGER PRIMARY KEY,       -- grows with time
    extension_id TEXT NOT NULL,
    version TEXT NOT NULL,
    manifest TEXT NOT NULL,           -- Api::Extension as JSON, without the pictures
    UNIQUE (extension_id, version)
);

CREATE TABLE extension_installations (
    broadcaster_id INTEGER NOT NULL REFERENCES users (id),
    extension_id TEXT NOT NULL,
    version TEXT NOT NULL,
    complete_version TEXT NOT NULL DEFAULT '',  -- the version that was set up
    slot_type INTEGER,                -- Api::ExtensionType; NULL: not active, like the next three
    slot INTEGER,
    x INTEGER,                        -- only of components, like the next one
    y INTEGER,
    PRIMARY KEY (broadcaster_id, extension_id)
) WITHOUT ROWID;
CREATE UNIQUE INDEX extension_slots ON extension_installations (broadcaster_id, slot_type, slot)
    WHERE slot_type IS NOT NULL;
CREATE INDEX extension_channels ON extension_installations (extension_id, broadcaster_id)
    WHERE slot_type IS NOT NULL;

CREATE TABLE extension_segments (
    extension_id TEXT NOT NULL,
    segment INTEGER NOT NULL,         -- Api::ExtensionSegment
    broadcaster_id INTEGER NOT NULL,  -- 0: the global segment
    content TEXT NOT NULL,
    version TEXT NOT NULL,
    PRIMARY KEY (extension_id, segment, broadcaster_id)
) WITHOUT ROWID;
)";

namespace {

/// A type of slot, and how many of them a channel page has.
struct SlotKind
{
    ExtensionType type;
    std::optional<ExtensionSlots> ActiveExtensions::*member;
    int count;
};
constexpr SlotKind slotKinds[] = {
    {ExtensionType::Panel, &ActiveExtensions::panel, 3},
    {ExtensionType::Overlay, &ActiveExtensions::overlay, 1},
    {ExtensionType::Component, &ActiveExtensions::component, 2},
};

QList<ExtensionType> typesOf(const Extension &extension)
{
    QList<ExtensionType> types;
    const ExtensionViews &views = extension.views;
    if (views.component)
        types.append(ExtensionType::Component);
    if (views.mobile)
        types.append(ExtensionType::Mobile);
    if (views.videoOverlay)
        types.append(ExtensionType::Overlay);
    if (views.panel)
        types.append(ExtensionType::Panel);
    return types;
}

/// Whether it can be activated when `completeVersion` was set up.
bool canActivate(const Extension &extension, const QString &completeVersion)
{
    return extension.configurationLocation != ConfigurationLocation::Custom
        || completeVersion == extension.version;
}

Error notFound()
{
    return refuse(404, QStringLiteral("The extension was not found."));
}

/// A segment has a broadcaster unless it is the global one.
Result<void> checkBroadcaster(World &world, bool isWanted, const std::optional<QString> &broadcasterId)
{
    if (isWanted && !broadcasterId)
        return refuse(400, QStringLiteral("Missing required parameter \"broadcaster_id\""));
    if (!isWanted && broadcasterId)
        return refuse(400, QStringLiteral("broadcaster_id must not be specified for the global segment."));
    if (broadcasterId && !world.user(*broadcasterId))
        return unknownBroadcaster();
    return {};
}

qint64 ownerOf(ExtensionSegment segment, const std::optional<QString> &broadcasterId)
{
    return segment == ExtensionSegment::Global ? 0 : rowId(broadcasterId.value_or(QString()));
}

/// Lower-case letters and digits of the name, and a number if somebody is called that.
QString newLogin(World &world, const QString &name)
{
    QString login;
    for (const QChar c : name.toLower()) {
        if (c.unicode() < 128 && c.isLetterOrNumber() && login.size() < 20)
            login.append(c);
    }
    QString unique = login;
    for (int number = 2; unique.isEmpty() || world.userByLogin(unique); ++number)
        unique = login + QString::number(number);
    return unique;
}

}  // namespace

Result<QList<Extensions::App>> Extensions::all(const QString &ownerId)
{
    return listOf<App>(
        ownerId.isEmpty()
            ? m_database.query("SELECT id, name, owner_id FROM extensions ORDER BY number")
            : m_database.query("SELECT id, name, owner_id FROM extensions WHERE owner_id = ? ORDER BY number",
                               rowId(ownerId)),
        [&](const Rows &rows) {
            return App{rows.text(0), rows.text(1), rows.text(2)};
        });
}

std::optional<Extensions::App> Extensions::find(const QString &id)
{
    Rows rows = m_database.query("SELECT id, name, owner_id FROM extensions WHERE id = ?", id);
    return rows.next() ? std::optional(App{rows.text(0), rows.text(1), rows.text(2)}) : std::nullopt;
}

Result<void> Extensions::add(const App &app, const QByteArray &key, const QList<Extension> &versions)
{
    return m_database.write([&](Transaction &t) {
        t.run("INSERT INTO extensions (id, name, owner_id) VALUES (?, ?, ?)", app.id, app.name,
              rowId(app.ownerId));
        for (const Extension &version : versions)
            t.run("INSERT INTO extension_versions (extension_id, version, manifest) VALUES (?, ?, ?)", app.id,
                  version.version, Binding::utf8(toText(version)));
        Transaction::check(m_world.area<ExtensionSecrets>().add(app.id, key));
    });
}

std::optional<Extension> Extensions::version(const QString &id, const std::optional<QString> &version,
                                             std::optional<ExtensionState> state)
{
    const auto picture = [&](const char *size) {
        return m_world.urlOf(QStringLiteral("/images/extensions/%1-%2.png").arg(id, QLatin1String(size)));
    };
    Rows rows = m_database.query(
        "SELECT manifest FROM extension_versions WHERE extension_id = ? ORDER BY number DESC", id);
    while (rows.next()) {
        auto found = fromText<Extension>(rows.bytes(0));
        if (!found || (version && found->version != *version) || (state && found->state != *state))
            continue;
        found->iconUrl = picture("100x100");
        found->iconUrls = {.x100 = found->iconUrl, .x24 = picture("24x24"), .x300 = picture("300x200")};
        found->screenshotUrls = {picture("1024x768").toString()};
        return found;
    }
    return {};
}

// In channels

Result<void> Extensions::install(const QString &broadcasterId, const QString &id,
                                 const std::optional<QString> &wanted)
{
    const auto found = version(id, wanted, wanted ? std::nullopt : std::optional(ExtensionState::Released));
    if (!found || !found->canInstall)
        return notFound();
    return statusOf(m_database.run(
        "INSERT INTO extension_installations (broadcaster_id, extension_id, version) VALUES (?, ?, ?)"
        " ON CONFLICT (broadcaster_id, extension_id) DO UPDATE SET version = excluded.version",
        rowId(broadcasterId), id, found->version));
}

Result<void> Extensions::uninstall(const QString &broadcasterId, const QString &id)
{
    const auto done
        = m_database.run("DELETE FROM extension_installations WHERE broadcaster_id = ? AND extension_id = ?",
                         rowId(broadcasterId), id);
    if (done && *done == 0)
        return notFound();
    return statusOf(done);
}

Result<QList<InstalledExtension>> Extensions::installed(const QString &broadcasterId, bool onlyActive)
{
    QList<InstalledExtension> all;
    Rows rows
        = m_database.query("SELECT extension_id, version, complete_version FROM extension_installations"
                           " WHERE broadcaster_id = ? AND (slot_type IS NOT NULL OR ?) ORDER BY extension_id",
                           rowId(broadcasterId), !onlyActive);
    while (rows.next()) {
        if (const auto extension = version(rows.text(0), rows.text(1)))
            all.append({.id = extension->id,
                        .version = extension->version,
                        .name = extension->name,
                        .canActivate = canActivate(*extension, rows.text(2)),
                        .type = typesOf(*extension)});
    }
    if (!rows.status())
        return rows.status().error();
    return all;
}

Result<ActiveExtensions> Extensions::active(const QString &broadcasterId, bool withInactive)
{
    ActiveExtensions found;
    for (const SlotKind &kind : slotKinds) {
        ExtensionSlots &all = (found.*kind.member).emplace();
        for (int number = 1; withInactive && number <= kind.count; ++number)
            all.insert(QString::number(number), {});
    }
    Rows rows = m_database.query("SELECT i.slot_type, i.slot, i.extension_id, i.version, e.name, i.x, i.y"
                                 " FROM extension_installations i JOIN extensions e ON e.id = i.extension_id"
                                 " WHERE i.broadcaster_id = ? AND i.slot_type IS NOT NULL",
                                 rowId(broadcasterId));
    while (rows.next()) {
        for (const SlotKind &kind : slotKinds) {
            if (kind.type != ExtensionType(rows.integer(0)))
                continue;
            ExtensionSlot slot{
                .active = true, .id = rows.text(2), .version = rows.text(3), .name = rows.text(4)};
            if (!rows.isNull(5))
                slot.x = int(rows.integer(5));
            if (!rows.isNull(6))
                slot.y = int(rows.integer(6));
            (found.*kind.member)->insert(rows.text(1), slot);
        }
    }
    if (!rows.status())
        return rows.status().error();
    return found;
}

Result<void> Extensions::activate(const QString &broadcasterId, const ActiveExtensions &changes)
{
    struct Change
    {
        const SlotKind *kind;
        int number;
        ExtensionSlot slot;
    };
    QList<Change> all;
    const qint64 channel = rowId(broadcasterId);
    for (const SlotKind &kind : slotKinds) {
        const ExtensionSlots wanted = (changes.*kind.member).value_or(ExtensionSlots());
        for (auto it = wanted.cbegin(); it != wanted.cend(); ++it) {
            const QString place = writeText(kind.type) + u' ' + it.key();
            const int number = it.key().toInt();
            if (number < 1 || number > kind.count || it.key() != QString::number(number))
                return refuse(400, QStringLiteral("There is no slot \"%1\".").arg(place));
            all.append({&kind, number, *it});
            if (!it->active)
                continue;
            if (!it->id || !it->version)
                return refuse(400,
                              QStringLiteral("The active slot \"%1\" needs an id and a version.").arg(place));
            Rows rows = m_database.query("SELECT complete_version FROM extension_installations"
                                         " WHERE broadcaster_id = ? AND extension_id = ? AND version = ?",
                                         channel, *it->id, *it->version);
            const auto extension = rows.next() ? version(*it->id, *it->version) : std::nullopt;
            if (!extension)
                return notFound();
            if (!typesOf(*extension).contains(kind.type))
                return refuse(400, QStringLiteral("The extension does not suit the slot \"%1\".").arg(place));
            if (!canActivate(*extension, rows.text(0)))
                return refuse(400,
                              QStringLiteral("The extension must be set up before it can be activated."));
        }
    }
    auto done = m_database.write([&](Transaction &t) {
        for (const Change &change : std::as_const(all)) {
            t.run("UPDATE extension_installations SET slot_type = NULL, slot = NULL, x = NULL, y = NULL"
                  " WHERE broadcaster_id = ? AND slot_type = ? AND slot = ?",
                  channel, int(change.kind->type), change.number);
            if (!change.slot.active)
                continue;
            const bool hasPlace = change.kind->type == ExtensionType::Component;
            t.run("UPDATE extension_installations SET slot_type = ?, slot = ?, x = ?, y = ?"
                  " WHERE broadcaster_id = ? AND extension_id = ?",
                  int(change.kind->type), change.number,
                  hasPlace ? std::optional(change.slot.x.value_or(0)) : std::nullopt,
                  hasPlace ? std::optional(change.slot.y.value_or(0)) : std::nullopt, channel,
                  *change.slot.id);
        }
    });
    if (done && !all.isEmpty())
        m_world.publish(DomainEvent::Kind::ExtensionsActivated, broadcasterId);
    return done;
}

Result<void> Extensions::complete(const QString &broadcasterId, const QString &id, const QString &version)
{
    const auto done = m_database.run("UPDATE extension_installations SET complete_version = version"
                                     " WHERE broadcaster_id = ? AND extension_id = ? AND version = ?",
                                     rowId(broadcasterId), id, version);
    if (done && *done == 0)
        return refuse(400, QStringLiteral("This version of the extension is not installed in the channel."));
    if (done)
        m_world.publish(DomainEvent::Kind::ExtensionConfigured, broadcasterId,
                        {.subjectId = id, .detail = QStringLiteral("required")});
    return statusOf(done);
}

Result<ExtensionChannels> Extensions::liveChannels(const QString &id, int count,
                                                   const std::optional<QString> &after)
{
    const QStringList list{QStringLiteral("extension channels"), id};
    const auto last = placeOf<1>(list, after, 0);
    if (!last)
        return last.error();
    auto page = readPage<ExtensionChannel>(
        m_database.query("SELECT i.broadcaster_id FROM extension_installations i CROSS JOIN streams s"
                         " ON s.user_id = i.broadcaster_id WHERE i.extension_id = ? AND i.broadcaster_id > ?"
                         " AND i.slot_type IS NOT NULL ORDER BY i.broadcaster_id LIMIT ?",
                         id, last->front(), count + 1),
        count, list, 1, [this](const Rows &rows) {
            const Channel channel = m_world.channel(rows.text(0)).value_or(ChannelState()).channel;
            return ExtensionChannel{.broadcasterId = channel.broadcasterId,
                                    .broadcasterName = channel.broadcasterName,
                                    .gameName = channel.gameName,
                                    .gameId = channel.gameId,
                                    .title = channel.title};
        });
    if (!page)
        return page.error();
    if (page->data.isEmpty() && !after)
        return refuse(404, QStringLiteral("The extension was not found, or is not used in a live stream."));
    return ExtensionChannels{std::move(page->data), page->pagination.cursor.value_or(QStringLiteral(""))};
}

// Settings

Result<QList<ConfigurationSegment>> Extensions::segments(const GetConfigurationSegment &asked)
{
    QList<ExtensionSegment> wanted;
    for (const ExtensionSegment segment : asked.segments) {
        if (!wanted.contains(segment))
            wanted.append(segment);
    }
    const bool ofChannel = wanted != QList{ExtensionSegment::Global};
    if (auto ok = checkBroadcaster(m_world, ofChannel, asked.broadcasterId); !ok)
        return ok.error();
    QStringList keys;
    for (const ExtensionSegment segment : std::as_const(wanted))
        keys.append(QStringLiteral("read %1 %2 %3")
                        .arg(asked.extensionId, writeText(segment))
                        .arg(ownerOf(segment, asked.broadcasterId)));
    if (auto ok = count(keys, maxSegmentReads); !ok)
        return ok.error();
    QList<ConfigurationSegment> found;
    for (const ExtensionSegment segment : std::as_const(wanted)) {
        Rows rows = m_database.query("SELECT content, version FROM extension_segments"
                                     " WHERE extension_id = ? AND segment = ? AND broadcaster_id = ?",
                                     asked.extensionId, int(segment), ownerOf(segment, asked.broadcasterId));
        if (!rows.next()) {
            if (!rows.status())
                return rows.status().error();
            continue;
        }
        ConfigurationSegment &one = found.emplaceBack();
        one.segment = segment;
        if (segment != ExtensionSegment::Global)
            one.broadcasterId = asked.broadcasterId;
        one.content = rows.text(0);
        one.version = rows.text(1);
    }
    return found;
}

Result<void> Extensions::setSegment(const SetConfigurationSegment &wanted)
{
    const bool ofChannel = wanted.segment != ExtensionSegment::Global;
    if (auto ok = checkBroadcaster(m_world, ofChannel, wanted.broadcasterId); !ok)
        return ok;
    const QString content = wanted.content.value_or(QStringLiteral(""));
    if (content.toUtf8().size() > SetConfigurationSegment::maxBytes)
        return refuse(400, QStringLiteral("The content must not be larger than 5 KB."));
    if (auto ok = count({QStringLiteral("write ") + wanted.extensionId}, maxSegmentWrites); !ok)
        return ok;
    auto done = statusOf(m_database.run(
        "INSERT OR REPLACE INTO extension_segments (extension_id, segment, broadcaster_id, content, version)"
        " VALUES (?, ?, ?, ?, ?)",
        wanted.extensionId, int(wanted.segment), ownerOf(wanted.segment, wanted.broadcasterId), content,
        wanted.version.value_or(QStringLiteral(""))));
    if (done)
        m_world.publish(DomainEvent::Kind::ExtensionConfigured, wanted.broadcasterId.value_or(QString()),
                        {.subjectId = wanted.extensionId, .detail = writeText(wanted.segment)});
    return done;
}

Result<void> Extensions::count(const QStringList &keys, int most)
{
    const qint64 now = m_world.clock().msecs();
    for (const QString &key : keys) {
        QList<qint64> &times = m_calls[key];
        // Calls in the future are from before the clock was set back.
        times.removeIf([now](qint64 at) { return at <= now - 60'000 || at > now; });
        if (times.size() >= most)
            return refuse(429, QStringLiteral("This may be called %1 times a minute.").arg(most));
    }
    for (const QString &key : keys)
        m_calls[key].append(now);
    return {};
}

// Messages

Result<void> Extensions::sendMessage(const QString &id, const SendPubSubMessage &message)
{
    const bool global = message.isGlobalBroadcast.value_or(false);
    const auto isValid = [&](const QString &target) {
        return global ? target == QLatin1String("global")
                      : target == QLatin1String("broadcast")
                || (target.startsWith(QLatin1String("whisper-")) && rowId(target.mid(8)) >= 0);
    };
    if (!std::all_of(message.target.begin(), message.target.end(), isValid))
        return refuse(400,
                      global ? QStringLiteral("The target of a global broadcast must be \"global\".")
                             : QStringLiteral("The target must be \"broadcast\" or \"whisper-<user-id>\"."));
    if (global && message.broadcasterId)
        return refuse(400, QStringLiteral("broadcaster_id must not be specified for a global broadcast."));
    if (!global && !message.broadcasterId)
        return refuse(400, QStringLiteral("Missing required parameter \"broadcaster_id\""));
    if (message.broadcasterId && !m_world.user(*message.broadcasterId))
        return unknownBroadcaster();
    if (message.message.toUtf8().size() > SendPubSubMessage::maxBytes)
        return refuse(422, QStringLiteral("The message must not be larger than 5 KB."));
    const QString channel = message.broadcasterId.value_or(QString());
    if (auto ok = count({QStringLiteral("pubsub %1 %2").arg(id, channel)}, maxPubSubMessages); !ok)
        return ok;
    m_world.publish(DomainEvent::Kind::ExtensionMessageSent, channel,
                    {.subjectId = id, .text = message.message, .detail = message.target.join(u' ')});
    return {};
}

Result<QString> Extensions::chatUser(const App &app)
{
    Rows known = m_database.query("SELECT user_id FROM extensions WHERE id = ?", app.id);
    if (known.next() && !known.isNull(0))
        return known.text(0);
    const QString login = newLogin(m_world, app.name);
    return m_database.write([&](Transaction &t) {
        const QString id = Transaction::check(m_world.newUserId());
        Transaction::check(m_world.addUser(
            {.id = id, .login = login, .displayName = app.name, .createdAt = m_world.clock().now()}));
        t.run("UPDATE extensions SET user_id = ? WHERE id = ?", rowId(id), app.id);
        return id;
    });
}

Result<void> Extensions::sendChatMessage(const SendExtensionChatMessage &message)
{
    const auto app = find(message.extensionId);
    const auto used = app ? version(app->id, message.extensionVersion) : std::nullopt;
    if (!used)
        return refuse(400, QStringLiteral("The extension has no such version."));
    if (!used->hasChatSupport)
        return refuse(400, QStringLiteral("This version of the extension has no chat support."));
    Rows active = m_database.query("SELECT 1 FROM extension_installations"
                                   " WHERE broadcaster_id = ? AND extension_id = ? AND slot_type IS NOT NULL",
                                   rowId(message.broadcasterId), app->id);
    if (!active.next())
        return refuse(400, QStringLiteral("The extension is not active in the channel."));
    if (!passesReview(message.text))
        return refuse(400, QStringLiteral("The message did not pass review."));
    if (auto ok = count({QStringLiteral("chat %1 %2").arg(app->id, message.broadcasterId)}, maxChatMessages);
        !ok)
        return ok;
    const auto user = chatUser(*app);
    if (!user)
        return user.error();
    const auto sent = m_world.area<ChatRooms>().sendMessage(message.broadcasterId, *user, message.text,
                                                            {.byExtension = true});
    // The extension does not learn that a filter holds its message.
    if (sent || ChatRooms::isHeld(sent))
        return {};
    if (sent.error().status == 403)
        return refuse(400, QStringLiteral("The extension is banned from this chat."));
    return sent.error();
}

}  // namespace Sidestage::Sandbox
