// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "async/bound.h"
#include "picture_item.h"

#include <QObject>

#include <functional>

namespace Sidestage {

class Account;

/// Reads the lists of pictures of a channel once; goes with what it waits for when it is deleted. Long ones
/// are made in another thread. Whoever is told that it has ended is told by its own coroutine: delete it
/// later.
class PictureReading : public QObject
{
public:
    /// Where the lists of the service stand, in the order in which they are shown.
    enum Source : quint8 { Channel, Global, Own, SourceCount };

    std::function<void(Source, QList<PictureItem>)> took{};
    std::function<void(Source, const Error &)> failed{};
    std::function<void()> ended{};

    /// `account` must outlive this.
    PictureReading(Account *account, QString channelId);

    void begin(PicturePart part, bool withOwn);

private:
    void done();
    void settle(Source source, const Result<QList<PictureItem>> &list);

    Bound channelEmotes();
    Bound globalEmotes();
    Bound ownEmotes();
    Bound channelBadges();
    Bound globalBadges();
    Bound cheermotes();

    Account *m_account;
    QString m_channel;
    int m_open = 0;
};

}  // namespace Sidestage
