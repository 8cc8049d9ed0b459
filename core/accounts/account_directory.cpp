// SPDX-License-Identifier: GPL-3.0-or-later
#include "account_directory.h"

#include "client/session.h"

namespace Sidestage {

namespace {

constexpr qint64 soonSeconds = 3LL * 24 * 3600;

}  // namespace

Attention attentionOf(const Accounts &accounts, const Account &account, const QDateTime &now)
{
    const Session &session = *account.session();
    switch (accounts.state(&account)) {
    case Accounts::State::SignedOut:
        return Attention::SignedOut;
    case Accounts::State::Withheld:
        return Attention::Withheld;
    case Accounts::State::WaitingForKeychain:
    case Accounts::State::SigningOut:
        return Attention::None;
    case Accounts::State::SignedIn:
        break;
    }
    if (session.refusal())
        return Attention::NotRenewed;
    const Token &token = session.token();
    const bool endsSoon
        = token.refresh.isEmpty() && token.expiresAt.isValid() && now.secsTo(token.expiresAt) < soonSeconds;
    return endsSoon ? Attention::EndsSoon : Attention::None;
}

AccountDirectory::AccountDirectory(QObject *parent)
    : QObject(parent)
{
    m_soon.setSingleShot(true);
    m_soon.setInterval(0);
    connect(&m_soon, &QTimer::timeout, this, &AccountDirectory::changed);
}

void AccountDirectory::setServices(const QList<Service> &services)
{
    m_services = services;
    watch();
}

Accounts *AccountDirectory::accountsOf(const QString &service) const
{
    for (const Service &one : m_services) {
        if (one.profile.id == service)
            return one.accounts;
    }
    return nullptr;
}

int AccountDirectory::needingAttention(const QDateTime &now) const
{
    int count = 0;
    for (const Service &service : m_services) {
        const QList<Account *> all = service.accounts ? service.accounts->all() : QList<Account *>();
        for (const Account *account : all)
            count += attentionOf(*service.accounts, *account, now) != Attention::None ? 1 : 0;
    }
    return count;
}

void AccountDirectory::watch()
{
    m_watching = std::make_unique<QObject>();
    QObject *context = m_watching.get();
    const auto tell = [this] { m_soon.start(); };
    // Queued, because it replaces the connection that it is called through.
    const auto again
        = [this] { QMetaObject::invokeMethod(this, &AccountDirectory::watch, Qt::QueuedConnection); };
    for (const Service &service : std::as_const(m_services)) {
        if (!service.accounts)
            continue;
        connect(service.accounts, &Accounts::added, context, again);
        connect(service.accounts, &Accounts::removed, context, again);
        connect(service.accounts, &Accounts::loaded, context, tell);
        connect(service.accounts, &Accounts::stateChanged, context, tell);
        connect(service.accounts, &Accounts::currentChanged, context, tell);
        connect(service.accounts->vault(), &TokenVault::stateChanged, context, tell);
        const QList<Account *> all = service.accounts->all();
        for (const Account *account : all) {
            connect(account, &Account::infoChanged, context, tell);
            connect(account->session(), &Session::tokenChanged, context, tell);
            connect(account->session(), &Session::refusalChanged, context, tell);
            connect(account->session(), &Session::ended, context, tell);
        }
    }
    tell();
}

}  // namespace Sidestage
