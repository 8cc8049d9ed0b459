// SPDX-License-Identifier: GPL-3.0-or-later
#include "channel_store.h"

#include "profile/profile_store.h"
#include "schema/describe.h"

namespace Sidestage {

using namespace Api;

namespace {

/// The stored values of a preset. Only the fields that the preset sets are present.
struct PresetValues
{
    std::optional<QString> title{};
    std::optional<QString> gameId{};
    std::optional<QString> gameName{};
    std::optional<QString> language{};
    std::optional<QStringList> tags{};
    std::optional<QStringList> labels{};
    std::optional<int> delay{};
    std::optional<bool> isBrandedContent{};

    static void describe(auto &is)
    {
        is("title", &PresetValues::title);
        is("game_id", &PresetValues::gameId);
        is("game_name", &PresetValues::gameName);
        is("broadcaster_language", &PresetValues::language);
        is("tags", &PresetValues::tags);
        is("content_classification_labels", &PresetValues::labels);
        is("delay", &PresetValues::delay);
        is("is_branded_content", &PresetValues::isBrandedContent);
    }
};

QByteArray valuesOf(const ChannelPreset &preset)
{
    PresetValues values;
    for (const ChannelField field : preset.fields) {
        switch (field) {
        case ChannelField::Title:
            values.title = preset.values.title;
            break;
        case ChannelField::Category:
            values.gameId = preset.values.gameId;
            values.gameName = preset.values.gameName;
            break;
        case ChannelField::Tags:
            values.tags = preset.values.tags;
            break;
        case ChannelField::Language:
            values.language = preset.values.broadcasterLanguage;
            break;
        case ChannelField::Labels:
            values.labels = preset.values.contentClassificationLabels;
            break;
        case ChannelField::Delay:
            values.delay = preset.values.delay;
            break;
        case ChannelField::Branded:
            values.isBrandedContent = preset.values.isBrandedContent;
            break;
        }
    }
    return toText(values);
}

void setValues(ChannelPreset &preset, const QByteArray &text)
{
    const PresetValues values = fromText<PresetValues>(text).value_or(PresetValues{});
    const auto take = [&preset](ChannelField field, const auto &from, auto &to) {
        if (!from)
            return;
        to = *from;
        preset.fields.append(field);
    };
    take(ChannelField::Title, values.title, preset.values.title);
    take(ChannelField::Category, values.gameId, preset.values.gameId);
    preset.values.gameName = values.gameName.value_or(QString());
    take(ChannelField::Tags, values.tags, preset.values.tags);
    take(ChannelField::Language, values.language, preset.values.broadcasterLanguage);
    take(ChannelField::Labels, values.labels, preset.values.contentClassificationLabels);
    take(ChannelField::Delay, values.delay, preset.values.delay);
    take(ChannelField::Branded, values.isBrandedContent, preset.values.isBrandedContent);
}

Result<void> plain(const Result<int> &done)
{
    return done ? Result<void>() : Result<void>(done.error());
}

const QString draftArea = QStringLiteral("channel");
const QString knownArea = QStringLiteral("channel-known");

}  // namespace

ChannelStore::ChannelStore(ProfileStore *store, QString account)
    : m_store(store)
    , m_account(std::move(account))
{
}

std::optional<ChannelDraft> ChannelStore::draft() const
{
    return fromText<ChannelDraft>(m_store->draft(m_account, draftArea));
}

Result<void> ChannelStore::saveDraft(const ChannelDraft &draft)
{
    return m_store->setDraft(m_account, draftArea, toText(draft));
}

Result<void> ChannelStore::removeDraft()
{
    return m_store->removeDraft(m_account, draftArea);
}

std::optional<Channel> ChannelStore::lastKnown() const
{
    return fromText<Channel>(m_store->draft(m_account, knownArea));
}

Result<void> ChannelStore::saveLastKnown(const Channel &channel)
{
    return m_store->setDraft(m_account, knownArea, toText(channel));
}

QList<ChannelPreset> ChannelStore::presets() const
{
    QList<ChannelPreset> presets;
    auto rows = m_store->database().query(
        "SELECT id, name, favourite, fields, used_at FROM channel_presets WHERE account = ? "
        "ORDER BY favourite DESC, name COLLATE NOCASE",
        m_account);
    while (rows.next()) {
        ChannelPreset preset{.id = rows.integer(0), .name = rows.text(1), .isFavourite = rows.boolean(2)};
        setValues(preset, rows.text(3).toUtf8());
        preset.usedAt = rows.time(4);
        presets.append(preset);
    }
    return presets;
}

Result<void> ChannelStore::savePreset(ChannelPreset &preset)
{
    auto &database = m_store->database();
    auto taken = database.query("SELECT 1 FROM channel_presets WHERE account = ? AND name = ? AND id <> ?",
                                m_account, preset.name, preset.id);
    if (taken.next()) {
        Error error = Error::storage({});
        error.field = QStringLiteral("name");
        error.fault = Fault::NotOneOf;
        return error;
    }
    const QString values = QString::fromUtf8(valuesOf(preset));
    if (preset.id) {
        return plain(database.run("UPDATE channel_presets SET name = ?, favourite = ?, fields = ?, used_at = "
                                  "? WHERE id = ? AND account = ?",
                                  preset.name, preset.isFavourite, values, preset.usedAt, preset.id,
                                  m_account));
    }
    auto done = database.run(
        "INSERT INTO channel_presets (account, name, favourite, fields, used_at) VALUES (?, ?, ?, ?, ?)",
        m_account, preset.name, preset.isFavourite, values, preset.usedAt);
    if (done)
        preset.id = database.lastInsertId();
    return plain(done);
}

Result<void> ChannelStore::removePreset(qint64 id)
{
    return plain(
        m_store->database().run("DELETE FROM channel_presets WHERE id = ? AND account = ?", id, m_account));
}

QList<ChannelChange> ChannelStore::history(int most) const
{
    QList<ChannelChange> changes;
    auto rows = m_store->database().query(
        "SELECT id, at, origin, preset, before, after FROM channel_history WHERE account = ? "
        "ORDER BY at DESC, id DESC LIMIT ?",
        m_account, most);
    while (rows.next()) {
        changes.append({.id = rows.integer(0),
                        .at = rows.time(1),
                        .origin = rows.text(2) == QLatin1String("here") ? ChannelChange::Origin::Here
                                                                        : ChannelChange::Origin::Elsewhere,
                        .preset = rows.text(3),
                        .before = fromText<Channel>(rows.text(4).toUtf8()).value_or(Channel{}),
                        .after = fromText<Channel>(rows.text(5).toUtf8()).value_or(Channel{})});
    }
    return changes;
}

Result<void> ChannelStore::addHistory(const ChannelChange &change)
{
    auto &database = m_store->database();
    return database.transaction([&]() -> Result<void> {
        const bool here = change.origin == ChannelChange::Origin::Here;
        auto done
            = database.run("INSERT INTO channel_history (account, at, origin, preset, before, after) VALUES "
                           "(?, ?, ?, ?, ?, ?)",
                           m_account, change.at, here ? QStringLiteral("here") : QStringLiteral("elsewhere"),
                           change.preset.isNull() ? QStringLiteral("") : change.preset,
                           QString::fromUtf8(toText(change.before)), QString::fromUtf8(toText(change.after)));
        if (!done)
            return done.error();
        return plain(
            database.run("DELETE FROM channel_history WHERE account = ? AND id NOT IN (SELECT id FROM "
                         "channel_history WHERE account = ? ORDER BY at DESC, id DESC LIMIT 500)",
                         m_account, m_account));
    });
}

QList<Category> ChannelStore::categories(const char *sql, int most) const
{
    QList<Category> categories;
    auto rows = m_store->database().query(sql, m_account, most);
    while (rows.next())
        categories.append({.id = rows.text(0), .name = rows.text(1)});
    return categories;
}

QList<Category> ChannelStore::favouriteCategories() const
{
    return categories("SELECT id, name FROM channel_categories WHERE account = ? AND favourite "
                      "ORDER BY name COLLATE NOCASE LIMIT ?",
                      100);
}

QList<Category> ChannelStore::recentCategories(int most) const
{
    return categories("SELECT id, name FROM channel_categories WHERE account = ? AND used_at IS NOT NULL "
                      "ORDER BY used_at DESC LIMIT ?",
                      most);
}

bool ChannelStore::isFavourite(const QString &categoryId) const
{
    auto rows = m_store->database().query(
        "SELECT 1 FROM channel_categories WHERE account = ? AND id = ? AND favourite", m_account, categoryId);
    return rows.next();
}

Result<void> ChannelStore::setFavourite(const Category &category, bool on)
{
    return plain(m_store->database().run(
        "INSERT INTO channel_categories (account, id, name, favourite) VALUES (?, ?, ?, ?) "
        "ON CONFLICT (account, id) DO UPDATE SET favourite = excluded.favourite, name = excluded.name",
        m_account, category.id, category.name, on));
}

Result<void> ChannelStore::noteUsed(const Category &category)
{
    return plain(m_store->database().run(
        "INSERT INTO channel_categories (account, id, name, used_at) VALUES (?, ?, ?, ?) "
        "ON CONFLICT (account, id) DO UPDATE SET used_at = excluded.used_at, name = excluded.name",
        m_account, category.id, category.name, QDateTime::currentDateTimeUtc()));
}

}  // namespace Sidestage
