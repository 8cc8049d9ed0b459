// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "api/chat.h"
#include "models/live_list.h"

#include <QDateTime>
#include <QHash>
#include <QSet>

#include <array>
#include <optional>

namespace Sidestage {

/// A user in a chat.
struct ChatterRow
{
    enum class Role { Broadcaster, Moderator, Vip, Viewer };

    QString id{};
    QString login{};
    QString name{};
    Role role = Role::Viewer;
    QDateTime since{};  ///< UTC, first seen by Sidestage; invalid: present at the first reading.
    QString sortName{};
    QString searchedText{};  ///< Login and name.

    bool operator==(const ChatterRow &) const = default;
};

/// The users in a chat, 20,000 and more. Independent of the service.
class ChatterModel : public LiveList<ChatterRow>
{
    Q_OBJECT
public:
    enum ColumnName { NameColumn, RoleColumn, SinceColumn, ColumnCount };

    /// `channelId`: the channel of the chat.
    explicit ChatterModel(QString channelId, QObject *parent = nullptr);

    const QString &channelId() const { return m_channelId; }
    int count(ChatterRow::Role role) const { return m_counts[std::size_t(role)]; }
    /// Users who joined since the reading before the last one, and users who left since. 0 before two
    /// readings.
    int joined() const { return m_joined; }
    int left() const { return m_left; }
    /// Shows only users whose login or name contains the text, case-insensitively; a leading "@" is ignored.
    void setSearch(const QString &text);
    QString search() const { return m_search; }
    std::optional<ChatterRow> chatter(const QString &id) const;
    /// Whether the role Viewer is certain.
    bool knowsRoles() const { return m_rolesKnown; }
    /// Shows the role after the name, for when its column is hidden.
    void setRoleBesideName(bool beside);

    // Data from the service.

    /// Begins a reading of the whole list.
    void beginReading();
    /// Adds one page of the list, read at `at` (UTC).
    void readPage(const QList<Api::Chatter> &page, const QDateTime &at);
    /// The list was read to its end: users who were not in it have left. If this is not called, no user is
    /// removed.
    void endReading(const QDateTime &at);
    /// Sets the users with a role. `known`: all others are viewers.
    void setRoles(const QHash<QString, ChatterRow::Role> &roles, bool known);

Q_SIGNALS:
    void totalsChanged();

private:
    QList<Column<ChatterRow>> columns();
    void removeMissing();
    ChatterRow::Role roleOf(const QString &id) const;
    QString spoken(const ChatterRow &row) const;

    QString m_channelId;
    std::array<int, 4> m_counts{};
    QHash<QString, ChatterRow::Role> m_roles{};
    bool m_rolesKnown = false;
    bool m_roleBesideName = false;

    QSet<QString> m_present{};  ///< Users in the current reading.
    QStringList m_unchecked{};  ///< Users who are removed if they were not in the reading that has ended.
    bool m_isFirst = false;     ///< The reading that has ended is the first one.
    int m_joinedNow = 0;        ///< Users who joined in the current reading.
    int m_joined = 0;
    int m_left = 0;
    QDateTime m_firstReadAt{};
    QString m_search{};
    QString m_needle{};
};

}  // namespace Sidestage
