// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "feed/feed.h"
#include "follow_list.h"
#include "models/live_list.h"
#include "profile/redeemed.h"

#include <QTimer>

#include <QDateTime>
#include <memory>

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

    /// The list stays when the language changes; a view that shows it calls this.
    void translate() { setTitles(columns()); }
    void setKind(HereKind kind);
    /// Shows only users whose login or name contains the text, case-insensitively.
    void setSearch(const QString &text);

private:
    static QList<Column<HereRow>> columns();
    void updateFilter();

    HereKind m_kind = HereKind::Everybody;
    QString m_search{};
};

class Clock;
class StoreThread;

/// The users in the chat of the account's channel, joined with its followers and redemptions, which are read
/// in the store's thread.
class HereNow : public Feed
{
    Q_OBJECT
public:
    /// All arguments must outlive this. Nothing is read before it is shown.
    HereNow(Account *account, FollowList *followers, ReadRedeemed redeemed, const Clock &clock,
            QObject *parent = nullptr);

    HereModel *model() const { return m_model.get(); }
    struct Counts
    {
        int all = 0;
        int followers = 0;
        int redeemers = 0;
    };
    const Counts &counts() const { return m_counts; }
    /// Whether the followers have been read completely at least once, so that all follows are known.
    bool knowsFollowers() const { return m_followers->state().completeAt.isValid(); }

    bool mayRead() const override { return account()->may(Api::Scope::ModeratorReadChatters); }
    /// Why the list or what the store has about its users could not be read. Empty: no error.
    QString failure() const override;

protected:
    Bound read() override;

private:
    Bound join();
    void joinAgain();

    FollowList *m_followers;
    ReadRedeemed m_redeemed;
    const Clock &m_clock;
    StoreThread *m_store;
    std::unique_ptr<HereModel> m_model = std::make_unique<HereModel>();
    Counts m_counts{};
    QList<HereRow> m_all{};  ///< The last list, without follows and redemptions.
    QHash<QString, QDateTime> m_since{};
    QTimer m_joinSoon{};
    QString m_joinFailure{};  ///< Why the store could not be read.
    int m_joinFailures = 0;   ///< In a row.
    bool m_isJoining = false;
};

}  // namespace Sidestage
