// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "charity_store.h"

#include <QTimer>

namespace Sidestage {

class DonationModel;

/// Loads the donations of one campaign from the ledger into a model, one slice at a time.
class DonationLoader : public QObject
{
    Q_OBJECT
public:
    /// All arguments must outlive this.
    DonationLoader(CharityStore *store, DonationModel *model, QObject *parent = nullptr);

    /// Starts loading and abandons a previous load.
    void load(const QString &campaign);
    void stop();
    bool isLoading() const { return m_isLoading; }

Q_SIGNALS:
    /// Error Storage: the model has what could be read.
    void finished(const Sidestage::Result<void> &outcome);

private:
    void next();
    void feed();

    CharityStore *m_store;
    DonationModel *m_model;
    QString m_campaign{};
    CharityStore::Mark m_mark{};
    QList<Donation> m_read{};  ///< The current slice from the ledger.
    qsizetype m_fed = 0;       ///< How many of them are in the model.
    QTimer m_more{};
    int m_turn = 0;
    bool m_isLoading = false;
};

}  // namespace Sidestage
