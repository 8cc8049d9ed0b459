// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "api/games.h"
#include "channel_fields.h"
#include "storage/table_sql.h"

#include <QDateTime>

namespace Sidestage {

class ProfileStore;

/// The values of the fields that a preset sets. The others are absent.
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

/// A preset: values for some fields of a channel.
struct ChannelPreset
{
    qint64 id = 0;  ///< 0: not saved yet.
    QString name{};
    bool isFavourite = false;
    QList<ChannelField> fields{};  ///< The fields of `values` that the preset sets.
    Api::Channel values{};
    QDateTime usedAt{};  ///< In UTC; invalid: never.

    PresetValues stored() const;
    void setStored(const PresetValues &stored);

    static constexpr Table table{
        .name = "channel_presets",
        .key = "id",
        .scope = "account",
        .isSerial = true,
        .also = "UNIQUE (account, name COLLATE NOCASE)",
    };
    static void describe(auto &is)
    {
        is("id", &ChannelPreset::id);
        is("name", &ChannelPreset::name);
        is("favourite", &ChannelPreset::isFavourite);
        is.column("fields", &ChannelPreset::stored, &ChannelPreset::setStored);
        is("used_at", &ChannelPreset::usedAt);
    }
};

/// One change of a channel in the past.
struct ChannelChange
{
    enum class Origin : quint8 { Here, Elsewhere };

    qint64 id = 0;
    QDateTime at{};  ///< In UTC; with Elsewhere: when it was detected.
    Origin origin = Origin::Here;
    QString preset{};  ///< The preset that was applied, if one was.
    Api::Channel before{};
    Api::Channel after{};

    QList<ChannelField> fields() const { return differing(before, after); }

    friend constexpr auto namesOf(Origin) { return std::array{"here", "elsewhere"}; }
    static constexpr Table table{
        .name = "channel_history",
        .key = "id",
        .scope = "account",
        .isSerial = true,
        .order = "at DESC, id DESC",
        .indexes = "CREATE INDEX channel_history_by_time ON channel_history (account, at DESC, id DESC);",
    };
    static void describe(auto &is)
    {
        is("id", &ChannelChange::id);
        is("at", &ChannelChange::at, Api::required);
        is("origin", &ChannelChange::origin);
        is("preset", &ChannelChange::preset);
        is("before", &ChannelChange::before);
        is("after", &ChannelChange::after);
    }
};

/// An edit that was not sent yet: the service's values when it began, and the user's.
struct ChannelDraft
{
    Api::Channel began{};
    Api::Channel mine{};

    static void describe(auto &is)
    {
        is("began", &ChannelDraft::began);
        is("mine", &ChannelDraft::mine);
    }
};

/// The stored data of one account's channel: draft, presets, history, categories.
class ChannelStore
{
public:
    /// `store` must outlive this.
    ChannelStore(ProfileStore *store, QString account);

    std::optional<ChannelDraft> draft() const;
    Result<void> saveDraft(const ChannelDraft &draft);
    Result<void> removeDraft();

    /// The channel as last received, to detect changes made while Sidestage was closed.
    std::optional<Api::Channel> lastKnown() const;
    Result<void> saveLastKnown(const Api::Channel &channel);

    /// Favourites first, then by name.
    QList<ChannelPreset> presets() const;
    /// Inserts or updates the preset and sets its id. Error Storage with Fault::NotOneOf when the name is in
    /// use.
    Result<void> savePreset(ChannelPreset &preset);
    Result<void> removePreset(qint64 id);

    /// The newest first. At most 500 are kept; adding one removes the oldest beyond that.
    QList<ChannelChange> history(int most = 500) const;
    Result<void> addHistory(const ChannelChange &change);

    /// The favourites are sorted by name, the recent ones by last use, the newest first.
    QList<Api::Category> favouriteCategories() const;
    QList<Api::Category> recentCategories(int most = 8) const;
    /// The favourites, and then the recent ones that are none.
    QList<Api::Category> offeredCategories() const;
    bool isFavourite(const QString &categoryId) const;
    Result<void> setFavourite(const Api::Category &category, bool on);
    Result<void> noteUsed(const Api::Category &category);

private:
    QList<Api::Category> categories(QByteArrayView rest, int most) const;

    ProfileStore *m_store;
    QString m_account;
};

}  // namespace Sidestage
