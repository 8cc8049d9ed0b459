// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "webhooks.h"

#include <QHash>
#include <QObject>

namespace Sidestage::Sandbox {

class EventSub;

/// Sends the requests to callbacks, each over a connection of its own, and passes the answers to EventSub.
/// Nothing that a callback does can harm: redirects are not followed, an answer is read up to a few
/// kilobytes, and Webhooks limits its time.
///
/// "localhost" is not looked up, so that no name service can lead elsewhere. The certificate of an https
/// callback is checked unless its address is a loopback address.
class WebhookSockets : public QObject, public WebhookSender
{
    Q_OBJECT
public:
    /// The part of an answer before its body that is read, in bytes.
    static constexpr qsizetype maxHead = 16 * 1024;
    /// What is read of an answer and dropped before the connection is aborted, in bytes.
    static constexpr qint64 maxDropped = 64 * 1024;

    /// `eventSub` must outlive this.
    explicit WebhookSockets(EventSub &eventSub, QObject *parent = nullptr);
    ~WebhookSockets() override;

    void post(qint64 number, const CallbackRequest &request) override;
    void cancel(qint64 number) override;

private:
    class Exchange;

    void finish(qint64 number, const CallbackAnswer &answer);

    EventSub &m_eventSub;
    QHash<qint64, Exchange *> m_exchanges{};  ///< Owned as children.
};

}  // namespace Sidestage::Sandbox
