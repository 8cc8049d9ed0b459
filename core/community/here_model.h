// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/live_list.h"

#include <QDateTime>

namespace Sidestage {

/// A user in the chat, and their relation to the channel.
struct HereRow
{
    QString id{};
    QString login{};
    QString name{};
    QDateTime followedAt{};  ///< In UTC; invalid: not following, or not known.
    int redemptions = 0;     ///< As far as seen by this program.
    qint64 points = 0;       ///< Of the fulfilled redemptions.
    QDateTime since{};       ///< In UTC, first seen in the chat; invalid: before the first read.

    bool operator==(const HereRow &) const = default;
};

enum class HereColumn : quint8 { Name, Follows, Redeemed, Points, Since, Count };
enum class HereKind : quint8 { Everybody, Followers, Others, Redeemers };

/// The users in the chat.
class HereModel : public LiveList<HereRow>
{
    Q_OBJECT
public:
    explicit HereModel(QObject *parent = nullptr);

    void setKind(HereKind kind);
    /// Shows only users whose login or name contains the text, case-insensitively.
    void setSearch(const QString &text);

private:
    static QList<Column<HereRow>> columns();
    void updateFilter();

    HereKind m_kind = HereKind::Everybody;
    QString m_search{};
};

}  // namespace Sidestage
