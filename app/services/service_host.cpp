// SPDX-License-Identifier: GPL-3.0-or-later
#include "service_host.h"

#include "base/log.h"

namespace Sidestage {

ServiceHost::ServiceHost(const ServiceProfile &profile, QObject *parent)
    : QObject(parent)
    , m_profile(profile)
{
}

ServiceHost::~ServiceHost() = default;

void ServiceHost::open(const ServiceProfile &profile, const QString &file, TokenVault *vault,
                       QNetworkAccessManager *network)
{
    Q_ASSERT(!isOpen());
    m_profile = profile;
    auto store = ProfileStore::open(file);
    if (!store) {
        m_trouble = store.error();
        qCWarning(lcStorage) << file << "cannot be used:" << m_trouble->message;
        store = ProfileStore::open(QStringLiteral(":memory:"));
        Q_ASSERT(store);
    }
    m_store = *std::move(store);
    m_accounts = std::make_unique<Accounts>(m_profile, m_store.get(), vault, network);
}

void ServiceHost::close()
{
    m_accounts.reset();
    m_store.reset();
    m_trouble.reset();
    m_profile.clientSecret.clear();  // read back when the service is opened
}

void ServiceHost::setProfile(const ServiceProfile &profile)
{
    Q_ASSERT(!isOpen());
    m_profile = profile;
}

}  // namespace Sidestage
