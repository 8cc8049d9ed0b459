// SPDX-License-Identifier: GPL-3.0-or-later
#include "announcement_store.h"

#include "chat/store/chat_rows.h"
#include "profile/profile_store.h"
#include "profile/tables.h"
#include "schema/describe.h"

namespace Sidestage {

using namespace Api;
using namespace ChatRows;

namespace Tables {
const char *const announcements = R"(
    CREATE TABLE announcement_templates (
        id INTEGER PRIMARY KEY AUTOINCREMENT,
        name TEXT NOT NULL UNIQUE,
        text TEXT NOT NULL,
        color INTEGER NOT NULL
    );
)";
}

namespace {

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

}  // namespace

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
    return fromText<DraftText>(m_store->draft(nobody, draftArea)).value_or(DraftText()).text;
}

Result<void> AnnouncementStore::setDraft(const QString &text)
{
    if (text.isEmpty())
        return m_store->removeDraft(nobody, draftArea);
    return m_store->setDraft(nobody, draftArea, toText(DraftText{text}));
}

}  // namespace Sidestage
