// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "api/events/moderation.h"
#include "chat/store/chat_modes.h"

#include <QStringList>

namespace Sidestage {

/// What moderators have lately done to the modes of one channel, as channel.moderate tells: to find out who
/// was behind a change that was noticed, whichever of the two comes first.
class ModerationLog
{
public:
    /// For so long a deed may explain a change, in milliseconds.
    static constexpr qint64 memory = 60'000;

    /// `now`: milliseconds of a steady clock, as everywhere here. Other actions are ignored; false then.
    bool add(const Api::ChannelModerated &event, qint64 now);

    /// The names of those who made `before` into `after`, each once; forgets those deeds. Empty: nobody is
    /// known for any of it.
    QStringList consume(const ChatModes &before, const ChatModes &after, qint64 now);

private:
    struct Record
    {
        ChatMode mode{};
        ModeValue value{};
        QString by{};
        qint64 at = 0;
    };

    QList<Record> m_records{};  ///< The newest last.
};

}  // namespace Sidestage
