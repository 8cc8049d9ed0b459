// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "api/chat.h"

#include <QDateTime>

#include <optional>

namespace Sidestage {

/// A text that is kept to be announced again, with placeholders such as {channel}.
struct AnnouncementTemplate
{
    qint64 id = 0;  ///< 0: not saved yet.
    QString name{};
    QString text{};
    Api::AnnouncementColor color = Api::AnnouncementColor::Primary;
};

/// Something that was announced, and what has become of it in each channel.
struct Announcement
{
    enum class State : quint8 { Waiting, Sending, Done, Failed };
    struct Row
    {
        QString channelId{};
        QString channelName{};
        QString text{};  ///< With the placeholders filled.
        State state = State::Waiting;
        /// Why it failed, or has to wait. With status 0 the message is in the user's words, not the
        /// service's.
        std::optional<Error> error{};
        /// It failed, and nobody knows whether the channel has got it: no answer came, or Sidestage ended
        /// meanwhile. Sending it again may announce it twice.
        bool isUncertain = false;
    };

    qint64 id = 0;
    QDateTime at{};  ///< UTC.
    QString text{};  ///< As it was typed.
    Api::AnnouncementColor color = Api::AnnouncementColor::Primary;
    QList<Row> rows{};

    int count(State state) const;
};

}  // namespace Sidestage
