// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "async/bound.h"
#include "picture_item.h"

#include <QObject>

#include <functional>

namespace Sidestage {

class Account;

/// Reads the picture lists of a channel once. Deleting it cancels the pending requests. Long lists are
/// processed on a worker thread. The callbacks are called from its own coroutines, so it must not be deleted
/// within them.
class PictureReading : public QObject
{
public:
    /// The sources of the lists, in the order of display.
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

    template <class Request>
    Bound read(Source source, Request request);
    Bound ownEmotes();
    Bound cheermotes();

    Account *m_account;
    QString m_channel;
    int m_open = 0;
};

}  // namespace Sidestage
