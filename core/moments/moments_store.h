// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/result.h"
#include "schema/schema.h"
#include "storage/table_sql.h"

#include <QDateTime>
#include <QHash>
#include <QList>
#include <QString>

#include <optional>

namespace Sidestage {

class ProfileStore;

/// What is kept here about one moment, because the service cannot change a marker and does not tell who has
/// set it.
struct MomentNote
{
    QString momentId{};
    std::optional<QString> note{};  ///< Instead of the one that the service has.
    bool isOwn = false;             ///< Marked by this program.

    static constexpr Table table{.name = "moment_notes", .key = "account, moment_id", .scope = "account"};
    static void describe(auto &is)
    {
        is("moment_id", &MomentNote::momentId);
        is("note", &MomentNote::note);
        is("is_own", &MomentNote::isOwn);
    }
    bool operator==(const MomentNote &) const = default;
};

/// What happened in a stream and is known by events only.
struct StreamEvent
{
    enum class Kind : quint8 {
        CategorySeen,     ///< The category was read; it may have begun before.
        CategoryChanged,  ///< It began at this time.
        AdBreak,
    };

    QDateTime happenedAt{};  ///< UTC.
    Kind kind = Kind::CategorySeen;
    QString category{};
    int seconds = 0;  ///< Length of an ad break.

    friend constexpr auto namesOf(Kind)
    {
        return std::array{"category_seen", "category_changed", "ad_break"};
    }
    bool isCategory() const { return kind != Kind::AdBreak; }

    static constexpr Table table{
        .name = "stream_events", .key = "account, happened_at, kind", .scope = "account"};
    static void describe(auto &is)
    {
        is("happened_at", &StreamEvent::happenedAt);
        is("kind", &StreamEvent::kind);
        is("category", &StreamEvent::category);
        is("seconds", &StreamEvent::seconds);
    }
    bool operator==(const StreamEvent &) const = default;
};

/// The notes of moments and the events of streams of one account, in the profile.
class MomentsStore
{
public:
    /// How long events are kept: longer than the service keeps the videos of most channels.
    static constexpr int keptDays = 90;

    /// `store` must outlive this.
    MomentsStore(ProfileStore *store, QString account);

    /// By the id of the moment.
    QHash<QString, MomentNote> notes() const;
    Result<void> saveNote(const MomentNote &note);
    /// From `from` to `to` (UTC), the first comes first.
    QList<StreamEvent> events(const QDateTime &from, const QDateTime &to) const;
    Result<void> addEvent(const StreamEvent &event);

private:
    ProfileStore *m_store;
    QString m_account;
};

}  // namespace Sidestage
