// SPDX-License-Identifier: GPL-3.0-or-later
#include "donation_loader.h"

#include "donation_model.h"

namespace Sidestage {

DonationLoader::DonationLoader(CharityStore *store, DonationModel *model, QObject *parent)
    : QObject(parent)
    , m_store(store)
    , m_model(model)
{
}

void DonationLoader::load(const QString &campaign)
{
    m_campaign = campaign;
    m_mark = {};
    m_isLoading = true;
    ++m_turn;
    next();
}

void DonationLoader::stop()
{
    ++m_turn;
    m_isLoading = false;
}

void DonationLoader::next()
{
    m_store->donations(m_campaign, m_mark, this, [this, turn = m_turn](const Result<QList<Donation>> &read) {
        if (turn != m_turn)
            return;
        if (!read) {
            m_isLoading = false;
            Q_EMIT finished(read.error());
            return;
        }
        m_model->take(*read);
        if (read->size() < CharityStore::slice) {
            m_isLoading = false;
            Q_EMIT finished({});
            return;
        }
        m_mark = {read->last().place, read->last().id};
        next();
    });
}

}  // namespace Sidestage
