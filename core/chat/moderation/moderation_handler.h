// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "moderation_action.h"
#include "outbox/account_outbox_handler.h"

namespace Sidestage {

/// Sends what a moderator does. Each row is a ModerationAction, its lane is the channel. After an uncertain
/// error, what became of bans, timeouts and unbans in the own channel is read; a warning has failed, because
/// it would be given twice; the rest is sent again, because the service does nothing the second time, except
/// that a timeout in another channel begins anew.
class ModerationHandler : public AccountOutboxHandler
{
    Q_OBJECT
public:
    using AccountOutboxHandler::AccountOutboxHandler;

    void send(const Batch &batch, QObject *context, Done done) override;
    void verify(const Batch &batch, QObject *context, Done done) override;
    std::optional<std::chrono::milliseconds> retryAfter(const Error &error,
                                                        const Refusals &refusals) const override;

    static ModerationAction actionOf(const OutboxRow &row);
    static OutboxRow rowOf(const ModerationAction &action);

private:
    template <class Request>
    void call(const Request &request, const ModerationAction &action, QObject *context, Done done);
};

}  // namespace Sidestage
