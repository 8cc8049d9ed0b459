// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "api/games.h"
#include "channel_fields.h"

#include <QDateTime>

namespace Sidestage {

class ProfileStore;

/// A channel with some of its fields: what a preset sets.
struct ChannelPreset
{
    qint64 id = 0;  ///< 0: not saved yet.
    QString name{};
    bool isFavourite = false;
    QList<ChannelField> fields{};  ///< The ones of `values` that count.
    Api::Channel values{};
    QDateTime usedAt{};  ///< UTC; invalid: never.
};

/// One change of a channel that has happened.
struct ChannelChange
{
    enum class Origin : quint8 { Here, Elsewhere };

    qint64 id = 0;
    QDateTime at{};  ///< UTC; with Elsewhere: when it was noticed.
    Origin origin = Origin::Here;
    QString preset{};  ///< The preset that was applied, if one was.
    Api::Channel before{};
    Api::Channel after{};

    QList<ChannelField> fields() const { return differing(before, after); }
};

/// An edit that was not sent yet: what the service said when it began, and what is wanted.
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

/// What Sidestage keeps of one account's channel: the draft, presets, history, categories.
class ChannelStore
{
public:
    /// `store` must outlive this.
    ChannelStore(ProfileStore *store, QString account);

    std::optional<ChannelDraft> draft() const;
    Result<void> saveDraft(const ChannelDraft &draft);
    Result<void> removeDraft();

    /// The channel as the service last told, to notice what changed while Sidestage was closed.
    std::optional<Api::Channel> lastKnown() const;
    Result<void> saveLastKnown(const Api::Channel &channel);

    /// Favourites first, then by name.
    QList<ChannelPreset> presets() const;
    /// Inserts or updates; sets the id. Error Storage when the name is taken, with Fault::NotOneOf.
    Result<void> savePreset(ChannelPreset &preset);
    Result<void> removePreset(qint64 id);

    /// The newest first. The oldest beyond 500 are dropped as new ones come.
    QList<ChannelChange> history(int most = 500) const;
    Result<void> addHistory(const ChannelChange &change);

    /// Favourite categories, then recent ones, the last used first.
    QList<Api::Category> favouriteCategories() const;
    QList<Api::Category> recentCategories(int most = 8) const;
    bool isFavourite(const QString &categoryId) const;
    Result<void> setFavourite(const Api::Category &category, bool on);
    Result<void> noteUsed(const Api::Category &category);

private:
    QList<Api::Category> categories(const char *sql, int most) const;

    ProfileStore *m_store;
    QString m_account;
};

}  // namespace Sidestage
