// SPDX-License-Identifier: GPL-3.0-or-later
#include "announcement_store.h"

#include "profile/drafts.h"
#include "profile/tables.h"
#include "schema/describe.h"

namespace Sidestage {

QByteArray Tables::announcements()
{
    return createTable<AnnouncementTemplate>();
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

}  // namespace

QList<AnnouncementTemplate> AnnouncementStore::templates() const
{
    return m_store->database().all<AnnouncementTemplate>("ORDER BY name COLLATE NOCASE, id").value_or({});
}

Result<void> AnnouncementStore::saveTemplate(AnnouncementTemplate &entry)
{
    const auto id = m_store->database().write([&](Transaction &t) {
        if (t.first<int>("SELECT 1 FROM announcement_templates WHERE name = ? COLLATE NOCASE AND id <> ?",
                         entry.name, entry.id)) {
            Error error = Error::storage({});
            error.field = QStringLiteral("name");
            error.fault = Fault::NotOneOf;
            Transaction::fail(error);
        }
        return t.upsert(entry);
    });
    if (!id)
        return id.error();
    entry.id = *id;
    return {};
}

Result<void> AnnouncementStore::removeTemplate(qint64 id)
{
    return m_store->database().write([&](Transaction &t) { t.remove<AnnouncementTemplate>(id); });
}

QString AnnouncementStore::draft() const
{
    return m_store->draftOf<DraftText>(nobody, draftArea).value_or(DraftText()).text;
}

Result<void> AnnouncementStore::setDraft(const QString &text)
{
    if (text.isEmpty())
        return m_store->removeDraft(nobody, draftArea);
    return m_store->saveDraft(nobody, draftArea, DraftText{text});
}

}  // namespace Sidestage
