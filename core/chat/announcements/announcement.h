// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "api/chat.h"
#include "storage/table_sql.h"

#include <QDateTime>

#include <optional>

namespace Sidestage {

/// A saved text for announcements, with placeholders such as {channel}.
struct AnnouncementTemplate
{
    qint64 id = 0;  ///< 0: not saved yet.
    QString name{};
    QString text{};
    Api::AnnouncementColor color = Api::AnnouncementColor::Primary;

    static constexpr Table table{
        .name = "announcement_templates",
        .key = "id",
        .isSerial = true,
        .also = "UNIQUE (name COLLATE NOCASE)",
    };
    static void describe(auto &is)
    {
        is("id", &AnnouncementTemplate::id);
        is("name", &AnnouncementTemplate::name);
        is("text", &AnnouncementTemplate::text);
        is("color", &AnnouncementTemplate::color);
    }
    bool operator==(const AnnouncementTemplate &) const = default;
};

/// A sent announcement, with its result in each channel.
struct Announcement
{
    enum class State : quint8 { Waiting, Sending, Done, Failed };
    struct Row
    {
        QString channelId{};
        QString channelName{};
        QString text{};  ///< With the placeholders filled.
        State state = State::Waiting;
        /// Why it failed or has to wait. With status 0 the message comes from Sidestage, otherwise from the
        /// service.
        std::optional<Error> error{};
        /// It failed, and it is unknown whether the channel received it: there was no response, or Sidestage
        /// was closed meanwhile. Sending it again may announce it twice.
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
