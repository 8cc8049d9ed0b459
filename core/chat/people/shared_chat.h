// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "async/bound.h"

#include <QDateTime>
#include <QObject>

#include <memory>

namespace Sidestage {

class Account;

/// The shared chat that a channel is in, with the names of those who take part.
class SharedChat : public QObject
{
    Q_OBJECT
public:
    struct Participant
    {
        QString id{};
        QString login{};
        QString name{};  ///< The id, while the name is not known.
        bool isHost = false;

        bool operator==(const Participant &) const = default;
    };

    /// `account` must outlive this.
    SharedChat(Account *account, QString channelId, QObject *parent = nullptr);
    ~SharedChat() override;

    /// False until the service has told.
    bool isKnown() const;
    bool isShared() const;
    QString sessionId() const;
    QDateTime startedAt() const;  ///< UTC.
    /// The host first, then by name.
    QList<Participant> participants() const;

    QDateTime asOf() const;  ///< UTC; invalid: never.
    QString failure() const;
    int interval() const;
    bool isLive() const;
    void setOnScreen(bool onScreen);

public Q_SLOTS:
    void refresh();

Q_SIGNALS:
    void changed();
    void freshnessChanged();

private:
    Bound read();
    void cover();

    struct Private;
    std::unique_ptr<Private> d;
};

}  // namespace Sidestage
