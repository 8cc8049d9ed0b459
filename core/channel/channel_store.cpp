// SPDX-License-Identifier: GPL-3.0-or-later
#include "channel_store.h"

#include "profile/drafts.h"
#include "profile/tables.h"

namespace Sidestage {

using namespace Api;

namespace {

/// A category that is a favourite or was used.
struct KnownCategory
{
    QString id{};
    QString name{};
    bool isFavourite = false;
    QDateTime usedAt{};

    static constexpr Table table{.name = "channel_categories", .key = "account, id", .scope = "account"};
    static void describe(auto &is)
    {
        is("id", &KnownCategory::id);
        is("name", &KnownCategory::name);
        is("favourite", &KnownCategory::isFavourite);
        is("used_at", &KnownCategory::usedAt);
    }
};

KnownCategory known(Transaction &t, const QString &account, const Category &category)
{
    auto row = t.one<KnownCategory>("WHERE account = ? AND id = ?", account, category.id)
                   .value_or(KnownCategory{.id = category.id});
    row.name = category.name;
    return row;
}

const QString draftArea = QStringLiteral("channel");
const QString knownArea = QStringLiteral("channel-known");

}  // namespace

QByteArray Tables::channel()
{
    return createTable<ChannelPreset>() + createTable<ChannelChange>() + createTable<KnownCategory>();
}

PresetValues ChannelPreset::stored() const
{
    PresetValues stored;
    for (const ChannelField field : fields) {
        switch (field) {
        case ChannelField::Title:
            stored.title = values.title;
            break;
        case ChannelField::Category:
            stored.gameId = values.gameId;
            stored.gameName = values.gameName;
            break;
        case ChannelField::Tags:
            stored.tags = values.tags;
            break;
        case ChannelField::Language:
            stored.language = values.broadcasterLanguage;
            break;
        case ChannelField::Labels:
            stored.labels = values.contentClassificationLabels;
            break;
        case ChannelField::Delay:
            stored.delay = values.delay;
            break;
        case ChannelField::Branded:
            stored.isBrandedContent = values.isBrandedContent;
            break;
        }
    }
    return stored;
}

void ChannelPreset::setStored(const PresetValues &stored)
{
    const auto take = [this](ChannelField field, const auto &from, auto &to) {
        if (!from)
            return;
        to = *from;
        fields.append(field);
    };
    take(ChannelField::Title, stored.title, values.title);
    take(ChannelField::Category, stored.gameId, values.gameId);
    values.gameName = stored.gameName.value_or(QString());
    take(ChannelField::Tags, stored.tags, values.tags);
    take(ChannelField::Language, stored.language, values.broadcasterLanguage);
    take(ChannelField::Labels, stored.labels, values.contentClassificationLabels);
    take(ChannelField::Delay, stored.delay, values.delay);
    take(ChannelField::Branded, stored.isBrandedContent, values.isBrandedContent);
}

ChannelStore::ChannelStore(ProfileStore *store, QString account)
    : m_store(store)
    , m_account(std::move(account))
{
}

std::optional<ChannelDraft> ChannelStore::draft() const
{
    return m_store->draftOf<ChannelDraft>(m_account, draftArea);
}

Result<void> ChannelStore::saveDraft(const ChannelDraft &draft)
{
    return m_store->saveDraft(m_account, draftArea, draft);
}

Result<void> ChannelStore::removeDraft()
{
    return m_store->removeDraft(m_account, draftArea);
}

std::optional<Channel> ChannelStore::lastKnown() const
{
    return m_store->draftOf<Channel>(m_account, knownArea);
}

Result<void> ChannelStore::saveLastKnown(const Channel &channel)
{
    return m_store->saveDraft(m_account, knownArea, channel);
}

QList<ChannelPreset> ChannelStore::presets() const
{
    return m_store->database()
        .all<ChannelPreset>("WHERE account = ? ORDER BY favourite DESC, name COLLATE NOCASE", m_account)
        .value_or({});
}

Result<void> ChannelStore::savePreset(ChannelPreset &preset)
{
    qint64 id = 0;
    auto saved = m_store->database().write([&](Transaction &t) {
        if (t.first<bool>("SELECT 1 FROM channel_presets"
                          " WHERE account = ? AND name = ? COLLATE NOCASE AND id <> ?",
                          m_account, preset.name, preset.id)) {
            Error error = Error::storage({});
            error.field = QStringLiteral("name");
            error.fault = Fault::NotOneOf;
            Transaction::fail(error);
        }
        id = t.upsert(preset, m_account);
    });
    if (saved)
        preset.id = id;
    return saved;
}

Result<void> ChannelStore::removePreset(qint64 id)
{
    return m_store->database().write([&](Transaction &t) { t.remove<ChannelPreset>(m_account, id); });
}

QList<ChannelChange> ChannelStore::history(int most) const
{
    return m_store->database()
        .all<ChannelChange>("WHERE account = ? ORDER BY at DESC, id DESC LIMIT ?", m_account, most)
        .value_or({});
}

Result<void> ChannelStore::addHistory(const ChannelChange &change)
{
    return m_store->database().write([&](Transaction &t) {
        t.insert(change, m_account);
        t.trim<ChannelChange>(500, m_account);
    });
}

QList<Category> ChannelStore::categories(QByteArrayView rest, int most) const
{
    QList<Category> categories;
    for (const KnownCategory &one :
         m_store->database().all<KnownCategory>(rest, m_account, most).value_or({}))
        categories.append({.id = one.id, .name = one.name});
    return categories;
}

QList<Category> ChannelStore::favouriteCategories() const
{
    return categories("WHERE account = ? AND favourite ORDER BY name COLLATE NOCASE LIMIT ?", 100);
}

QList<Category> ChannelStore::recentCategories(int most) const
{
    return categories("WHERE account = ? AND used_at IS NOT NULL ORDER BY used_at DESC LIMIT ?", most);
}

QList<Category> ChannelStore::offeredCategories() const
{
    QList<Category> offered = favouriteCategories();
    for (const Category &recent : recentCategories()) {
        const auto isSame = [&recent](const Category &other) { return other.id == recent.id; };
        if (std::none_of(offered.cbegin(), offered.cend(), isSame))
            offered.append(recent);
    }
    return offered;
}

bool ChannelStore::isFavourite(const QString &categoryId) const
{
    const auto found = m_store->database().one<KnownCategory>("WHERE account = ? AND id = ? AND favourite",
                                                              m_account, categoryId);
    return found && *found;
}

Result<void> ChannelStore::setFavourite(const Category &category, bool on)
{
    return m_store->database().write([&](Transaction &t) {
        auto row = known(t, m_account, category);
        row.isFavourite = on;
        t.upsert(row, m_account);
    });
}

Result<void> ChannelStore::noteUsed(const Category &category)
{
    return m_store->database().write([&](Transaction &t) {
        auto row = known(t, m_account, category);
        row.usedAt = QDateTime::currentDateTimeUtc();
        t.upsert(row, m_account);
    });
}

}  // namespace Sidestage
