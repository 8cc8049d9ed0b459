// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "charity_store.h"

#include <QTimer>

namespace Sidestage {

class DonationModel;

/// Brings the donations of one campaign from the ledger into a model, a slice at a time.
class DonationLoader : public QObject
{
    Q_OBJECT
public:
    /// All must outlive this.
    DonationLoader(CharityStore *store, DonationModel *model, QObject *parent = nullptr);

    /// Begins; what was under way before is forgotten.
    void load(const QString &campaign);
    void stop();
    bool isLoading() const { return m_isLoading; }

Q_SIGNALS:
    /// Error Storage: what is there is what could be read.
    void finished(const Sidestage::Result<void> &outcome);

private:
    void next();
    void feed();

    CharityStore *m_store;
    DonationModel *m_model;
    QString m_campaign{};
    CharityStore::Mark m_mark{};
    QList<Donation> m_read{};  ///< From the ledger.
    qsizetype m_fed = 0;       ///< So many of them are in the model.
    QTimer m_more{};
    int m_turn = 0;
    bool m_isLoading = false;
};

}  // namespace Sidestage
