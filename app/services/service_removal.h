// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "accounts/vault.h"
#include "async/bound.h"
#include "client/profile.h"

#include <QHash>

class QNetworkAccessManager;

namespace Sidestage {

/// Forgets all that belongs to a service that has been closed: first what is on this computer (tokens and
/// client secret in the keychain, its file), then the service is told to end the tokens. What is here goes
/// whatever the keychain or the service say.
class ServiceRemoval : public QObject
{
    Q_OBJECT
public:
    /// `file`: where everything of the service is kept. `tokens`: the access tokens by user id as far as they
    /// are known; the others are read from `vault`. `vault` and `network` must outlive this.
    ServiceRemoval(ServiceProfile profile, QString file, QHash<QString, QString> tokens, TokenVault *vault,
                   QNetworkAccessManager *network, QObject *parent = nullptr);

    /// Begins. Once.
    Bound start();

Q_SIGNALS:
    /// Nothing of it is on this computer any more, but for its place in the settings. `accounts`: the ids of
    /// those it had.
    void forgotten(const QStringList &accounts);
    /// The end. `trouble`: what could not be done, in sentences; empty: nothing.
    void finished(const QString &trouble);

private:
    QStringList accountsInFile() const;
    bool removeFiles() const;

    ServiceProfile m_profile;
    QString m_file;
    QHash<QString, QString> m_tokens;
    TokenVault *m_vault;
    QNetworkAccessManager *m_network;
};

}  // namespace Sidestage
