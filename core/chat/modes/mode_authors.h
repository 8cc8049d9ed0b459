// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "api/events/moderation.h"
#include "chat/store/chat_modes.h"

#include <QStringList>

namespace Sidestage {

/// Recent changes of one channel's modes by moderators, from channel.moderate. Used to find the author of a
/// noticed change, whichever of the two comes first.
class ModeAuthors
{
public:
    /// How long a record may explain a change, in milliseconds.
    static constexpr qint64 memory = 60'000;

    /// `now`: milliseconds of a steady clock, as in all functions here. Returns false for other actions,
    /// which are ignored.
    bool add(const Api::ChannelModerated &event, qint64 now);

    /// The names of those who changed `before` to `after`, without duplicates; removes these records. Empty:
    /// no author is known.
    QStringList consume(const ChatModes &before, const ChatModes &after, qint64 now);

private:
    struct Record
    {
        ChatMode mode{};
        ModeValue value{};
        QString by{};
        qint64 at = 0;
    };

    QList<Record> m_records{};  ///< Newest last.
};

}  // namespace Sidestage
