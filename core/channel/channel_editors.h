// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "api/channels.h"
#include "async/bound.h"

namespace Sidestage {

class Client;

/// The users who may edit a channel besides its broadcaster.
class ChannelEditors : public QObject
{
    Q_OBJECT
public:
    ChannelEditors(Client *client, QString broadcasterId, QObject *parent = nullptr);

    const QList<Api::Editor> &editors() const { return m_editors; }
    bool isKnown() const { return m_known; }
    const std::optional<Error> &failure() const { return m_failure; }

public Q_SLOTS:
    Sidestage::Bound refresh();

Q_SIGNALS:
    void changed();

private:
    Client *m_client;
    QString m_id;
    QList<Api::Editor> m_editors{};
    bool m_known = false;
    std::optional<Error> m_failure{};
};

}  // namespace Sidestage
