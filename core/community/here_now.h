// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "async/bound.h"
#include "here_model.h"
#include "profile/redeemed.h"

#include <QObject>

#include <memory>

namespace Sidestage {

class Account;
class Clock;
class FollowList;

/// Who is in the chat of the account's channel now, joined with who follows it and who has redeemed there.
/// Joined, sorted and searched in the store's thread.
class HereNow : public QObject
{
    Q_OBJECT
public:
    /// All must outlive this. Nothing is read before somebody looks.
    HereNow(Account *account, FollowList *followers, ReadRedeemed redeemed, const Clock &clock,
            QObject *parent = nullptr);
    ~HereNow() override;

    HereModel *model() const;
    void setKind(HereKind kind);
    void setWords(const QString &words);
    const HereOrder &order() const;

    struct Counts
    {
        int all = 0;
        int followers = 0;
        int redeemers = 0;
    };
    const Counts &counts() const;
    /// Whether everybody's follow is known: the followers have been read whole, once at least.
    bool knowsFollowers() const;

    bool mayRead() const;
    bool isReading() const;
    QDateTime asOf() const;  ///< UTC; invalid: never.
    QString failure() const;
    int interval() const;
    void setOnScreen(bool onScreen);

public Q_SLOTS:
    void refresh();

Q_SIGNALS:
    void changed();

private:
    Bound read();
    Bound join();
    void arrange();

    struct Private;
    std::unique_ptr<Private> d;
};

}  // namespace Sidestage
