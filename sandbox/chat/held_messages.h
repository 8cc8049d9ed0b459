// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "chat_rooms.h"

#include <chrono>

namespace Sidestage::Sandbox {

/// Messages that a filter of the chat holds until a moderator decides, for five minutes (api-facts C10).
/// Errors carry the status and the message with which the endpoint answers.
class HeldMessages : public Area
{
public:
    static const char *const tables;
    static constexpr std::chrono::minutes expiry{5};

    using Area::Area;

    enum class Status : quint8 { Held, Approved, Denied, Expired };
    /// "approved" and so on, as the events name it.
    static QString nameOf(Status status);
    struct Held
    {
        QString broadcasterId{};
        ChatRooms::Message message{};  ///< `at`: when it was written.
        ChatRooms::Sending sending{};
        ChatRooms::Interception reason{};
        Status status = Status::Held;
        QString moderatorId{};  ///< Who has decided; empty: nobody.
    };
    /// Stores the messages together.
    Result<void> hold(const QList<Held> &messages);
    /// Returns a message that is held, or was until an hour ago.
    std::optional<Held> message(const QString &id);
    /// Lets the message appear in chat, or not. Errors: 403 for a user who does not moderate its channel, and
    /// to allow one whose sender has been banned since or is in a timeout; 404 for one that is not held, or
    /// no longer.
    Result<void> decide(const QString &id, const QString &moderatorId, bool allow);

    Result<void> settle() override;
    void serve(Service &service) override;
    void publishEvents(const DomainEvent &domainEvent, EventSub &eventSub) override;

private:
    Result<void> close(const Held &held, Status status, const QString &moderatorId);
};

}  // namespace Sidestage::Sandbox
