// SPDX-License-Identifier: GPL-3.0-or-later
#include "donation_loader.h"

#include "donation_model.h"

#include <QElapsedTimer>

namespace Sidestage {

namespace {

constexpr qint64 timeBudgetMs = 3;
constexpr qsizetype step = 32;  ///< Donations between two checks of the time.

}  // namespace

DonationLoader::DonationLoader(CharityStore *store, DonationModel *model, QObject *parent)
    : QObject(parent)
    , m_store(store)
    , m_model(model)
{
    m_more.setSingleShot(true);
    m_more.setInterval(0);
    connect(&m_more, &QTimer::timeout, this, &DonationLoader::feed);
}

void DonationLoader::load(const QString &campaign)
{
    m_campaign = campaign;
    m_mark = {};
    m_isLoading = true;
    ++m_turn;
    m_more.stop();
    next();
}

void DonationLoader::stop()
{
    ++m_turn;
    m_more.stop();
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
        m_read = *read;
        m_fed = 0;
        feed();
    });
}

/// Inserts the donations into the model in slices of a few milliseconds.
void DonationLoader::feed()
{
    QElapsedTimer since;
    since.start();
    while (m_fed < m_read.size()) {
        if (since.elapsed() >= timeBudgetMs)
            return m_more.start();
        m_model->insertNew(m_read.mid(m_fed, step));
        m_fed = std::min(m_fed + step, m_read.size());
    }
    if (m_read.size() < CharityStore::slice) {
        m_isLoading = false;
        m_read.clear();
        Q_EMIT finished({});
        return;
    }
    m_mark = {m_read.last().place, m_read.last().id};
    next();
}

}  // namespace Sidestage
