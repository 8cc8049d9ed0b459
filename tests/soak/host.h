// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "accounts/accounts.h"
#include "accounts/vault.h"
#include "chat/moderation/moderation_service.h"
#include "chat/people/chat_channels.h"
#include "interact/interact_service.h"

#include <QNetworkAccessManager>
#include <QRandomGenerator>

namespace Sidestage {

/// What else the streamer does in a soak test: polls, predictions, raids, bans and timeouts.
class Host : public QObject
{
public:
    /// Both must outlive this.
    Host(Account *account, ProfileStore *store, quint32 seed);

    /// Does one or two of these things, to some of these viewers.
    void act(const QStringList &viewers);
    /// Ends what runs. Whether nothing is without an outcome any more.
    bool settle();
    /// Compares with the service, on which so many raids were started, and returns a line for each
    /// difference: what was lost, or done twice.
    QStringList differences(int raids);
    int polls() const { return int(m_polls.size()); }
    int predictions() const { return int(m_predictions.size()); }
    int raids() const { return m_raids; }
    int actions() const { return m_actions; }

private:
    /// Titles by whether the service has accepted them.
    using Titles = QHash<QString, bool>;

    void poll();
    void predict();
    void raid();
    void moderate(const QStringList &viewers);

    Account *m_account;
    QRandomGenerator m_dice;
    MemoryVault m_vault{};
    QNetworkAccessManager m_network{};
    Accounts m_nobody;
    ChatChannels m_channels;
    ModerationService m_moderation;
    InteractService m_interact;
    Titles m_polls{};
    Titles m_predictions{};
    QString m_lastPoll{};
    QString m_lastPrediction{};
    QHash<QString, bool> m_banned{};  ///< By the id of the viewer, as the last action left them.
    int m_raids = 0;
    int m_acceptedRaids = 0;
    bool m_isRaidAsked = false;  ///< The last start has no outcome yet.
    int m_actions = 0;
};

}  // namespace Sidestage
