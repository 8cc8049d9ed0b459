// SPDX-License-Identifier: GPL-3.0-or-later
#include "announcement_store.h"

#include "announcer.h"

#include "chat/store/chat_rows.h"
#include "profile/profile_store.h"
#include "profile/tables.h"
#include "schema/describe.h"

namespace Sidestage {

using namespace Api;
using namespace ChatRows;

namespace Tables {
const char *const announcements = R"(
    CREATE TABLE announcements (
        id INTEGER PRIMARY KEY AUTOINCREMENT,
        at INTEGER NOT NULL,
        text TEXT NOT NULL,
        color INTEGER NOT NULL
    );
    CREATE TABLE announcement_rows (
        announcement INTEGER NOT NULL REFERENCES announcements (id) ON DELETE CASCADE,
        place INTEGER NOT NULL,
        channel TEXT NOT NULL,
        name TEXT NOT NULL,
        text TEXT NOT NULL,
        state INTEGER NOT NULL,
        uncertain INTEGER NOT NULL DEFAULT 0,
        error_kind INTEGER,
        error_status INTEGER,
        error_message TEXT,
        PRIMARY KEY (announcement, place)
    ) WITHOUT ROWID;
    CREATE INDEX announcement_rows_under_way ON announcement_rows (state) WHERE state < 2;
    CREATE TABLE announcement_templates (
        id INTEGER PRIMARY KEY AUTOINCREMENT,
        name TEXT NOT NULL UNIQUE,
        text TEXT NOT NULL,
        color INTEGER NOT NULL
    );
)";
}

namespace {

using State = Announcement::State;
using Row = Announcement::Row;

struct DraftText
{
    QString text{};

    static void describe(auto &is) { is("text", &DraftText::text); }
};

const QString draftArea = QStringLiteral("announce");
/// Drafts belong to an account; this one belongs to none.
const QString nobody = QStringLiteral("");

AnnouncementColor colorAt(const Rows &rows, int column)
{
    return enumAt(rows, column, AnnouncementColor::Purple, AnnouncementColor::Primary);
}

/// The error of an announcement that was not finished when an earlier run ended.
Error endedMeanwhile(bool isUncertain)
{
    return {.kind = Error::Kind::Cancelled,
            .message = isUncertain
                ? Announcer::tr(
                    "Sidestage was closed before the service replied. The announcement may have been sent.")
                : Announcer::tr("Sidestage was closed before it was sent.")};
}

}  // namespace

Result<void> AnnouncementStore::settle()
{
    return plain(m_store->database().run("UPDATE announcement_rows SET uncertain = state = 1, state = 3,"
                                         " error_kind = NULL WHERE state < 2"));
}

Result<void> AnnouncementStore::add(Announcement &announcement)
{
    Database &database = m_store->database();
    return database.transaction([&]() -> Result<void> {
        auto done = database.run("INSERT INTO announcements (at, text, color) VALUES (?, ?, ?)",
                                 announcement.at, announcement.text, int(announcement.color));
        if (!done)
            return done.error();
        announcement.id = database.lastInsertId();
        for (int place = 0; place < announcement.rows.size(); ++place) {
            const Row &row = announcement.rows[place];
            done = database.run("INSERT INTO announcement_rows (announcement, place, channel, name, text,"
                                " state) VALUES (?, ?, ?, ?, ?, ?)",
                                announcement.id, place, row.channelId, orEmpty(row.channelName), row.text,
                                int(row.state));
            if (!done)
                return done.error();
        }
        return plain(database.run("DELETE FROM announcements WHERE id <= (SELECT id FROM announcements"
                                  " ORDER BY id DESC LIMIT 1 OFFSET ?)",
                                  Announcer::maxKept));
    });
}

Result<void> AnnouncementStore::saveRow(qint64 id, int place, const Row &row)
{
    const auto part
        = [&](auto Error::*member) { return row.error ? std::optional((*row.error).*member) : std::nullopt; };
    const auto kind = row.error ? std::optional(int(row.error->kind)) : std::nullopt;
    return plain(m_store->database().run("UPDATE announcement_rows SET state = ?, uncertain = ?,"
                                         " error_kind = ?, error_status = ?, error_message = ?"
                                         " WHERE announcement = ? AND place = ?",
                                         int(row.state), row.isUncertain, kind, part(&Error::status),
                                         part(&Error::message), id, place));
}

QList<Row> AnnouncementStore::rowsOf(qint64 id) const
{
    QList<Row> all;
    auto rows = m_store->database().query("SELECT channel, name, text, state, uncertain, error_kind,"
                                          " error_status, error_message FROM announcement_rows"
                                          " WHERE announcement = ? ORDER BY place",
                                          id);
    while (rows.next()) {
        Row row{.channelId = rows.text(0),
                .channelName = rows.text(1),
                .text = rows.text(2),
                .state = enumAt(rows, 3, State::Failed, State::Failed),
                .isUncertain = rows.boolean(4)};
        if (!rows.isNull(5)) {
            row.error = Error{.kind = enumAt(rows, 5, Error::Kind::Storage, Error::Kind::Protocol),
                              .message = rows.text(7),
                              .status = int(rows.integer(6))};
        } else if (row.state == State::Failed) {
            row.error = endedMeanwhile(row.isUncertain);
        }
        all.append(row);
    }
    return all;
}

QList<Announcement> AnnouncementStore::history(int most) const
{
    QList<Announcement> all;
    auto rows = m_store->database().query(
        "SELECT id, at, text, color FROM announcements ORDER BY id DESC LIMIT ?", most);
    while (rows.next()) {
        all.append({.id = rows.integer(0),
                    .at = rows.time(1),
                    .text = rows.text(2),
                    .color = colorAt(rows, 3),
                    .rows = rowsOf(rows.integer(0))});
    }
    return all;
}

std::optional<Announcement> AnnouncementStore::find(qint64 id) const
{
    auto rows = m_store->database().query("SELECT at, text, color FROM announcements WHERE id = ?", id);
    if (!rows.next())
        return {};
    return Announcement{
        .id = id, .at = rows.time(0), .text = rows.text(1), .color = colorAt(rows, 2), .rows = rowsOf(id)};
}

Result<void> AnnouncementStore::clear(const QList<qint64> &kept)
{
    Database &database = m_store->database();
    QList<qint64> gone;
    {
        auto rows = database.query("SELECT id FROM announcements");
        while (rows.next()) {
            if (!kept.contains(rows.integer(0)))
                gone.append(rows.integer(0));
        }
        if (!rows.status())
            return rows.status();
    }
    return database.transaction([&]() -> Result<void> {
        for (const qint64 id : std::as_const(gone)) {
            if (auto done = database.run("DELETE FROM announcements WHERE id = ?", id); !done)
                return done.error();
        }
        return {};
    });
}

QList<AnnouncementTemplate> AnnouncementStore::templates() const
{
    QList<AnnouncementTemplate> all;
    auto rows = m_store->database().query("SELECT id, name, text, color FROM announcement_templates"
                                          " ORDER BY name COLLATE NOCASE, id");
    while (rows.next())
        all.append(
            {.id = rows.integer(0), .name = rows.text(1), .text = rows.text(2), .color = colorAt(rows, 3)});
    return all;
}

Result<void> AnnouncementStore::saveTemplate(AnnouncementTemplate &entry)
{
    Database &database = m_store->database();
    {
        auto taken = database.query("SELECT 1 FROM announcement_templates WHERE name = ? AND id <> ?",
                                    orEmpty(entry.name), entry.id);
        if (taken.next()) {
            Error error = Error::storage({});
            error.field = QStringLiteral("name");
            error.fault = Fault::NotOneOf;
            return error;
        }
    }
    if (entry.id)
        return plain(
            database.run("UPDATE announcement_templates SET name = ?, text = ?, color = ? WHERE id = ?",
                         entry.name, orEmpty(entry.text), int(entry.color), entry.id));
    const auto done = database.run("INSERT INTO announcement_templates (name, text, color) VALUES (?, ?, ?)",
                                   entry.name, orEmpty(entry.text), int(entry.color));
    if (done)
        entry.id = database.lastInsertId();
    return plain(done);
}

Result<void> AnnouncementStore::removeTemplate(qint64 id)
{
    return plain(m_store->database().run("DELETE FROM announcement_templates WHERE id = ?", id));
}

QString AnnouncementStore::draft() const
{
    const QByteArray text = m_store->draft(nobody, draftArea);
    DraftText draft;
    Error error;
    const auto document = JsonDocument::parse(text);
    if (text.isEmpty() || !document || !fromJson(schemaOf<DraftText>(), document->root(), &draft, error))
        return {};
    return draft.text;
}

Result<void> AnnouncementStore::setDraft(const QString &text)
{
    if (text.isEmpty())
        return m_store->removeDraft(nobody, draftArea);
    const DraftText draft{text};
    QByteArray json;
    JsonWriter writer(json);
    toJson(schemaOf<DraftText>(), &draft, writer);
    return m_store->setDraft(nobody, draftArea, json);
}

}  // namespace Sidestage
