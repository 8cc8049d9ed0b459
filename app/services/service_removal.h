// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "accounts/vault.h"
#include "async/bound.h"
#include "client/profile.h"

#include <QHash>

class QNetworkAccessManager;

namespace Sidestage {

/// Deletes all data of a closed service: first on this computer (tokens and client secret in the keychain,
/// its file), then it revokes the tokens at the service. Local data is deleted even if the keychain or the
/// service fails.
class ServiceRemoval : public QObject
{
    Q_OBJECT
public:
    /// `file` is the file of the service's store. `tokens` are the known access tokens by user id. Other
    /// tokens are read from `vault`. `vault` and `network` must outlive this object.
    ServiceRemoval(ServiceProfile profile, QString file, QHash<QString, QString> tokens, TokenVault *vault,
                   QNetworkAccessManager *network, QObject *parent = nullptr);

    /// Starts the removal. Call once.
    Bound start();

    /// What the user is told when the keychain has not deleted an entry.
    static QString keptInKeychain();

Q_SIGNALS:
    /// Emitted when the local data has been deleted, except for the entry in the settings. `accounts` are the
    /// ids of its accounts.
    void forgotten(const QStringList &accounts);
    /// Emitted at the end. `trouble` lists what failed, in sentences; empty: nothing failed.
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
