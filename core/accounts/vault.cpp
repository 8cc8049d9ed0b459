// SPDX-License-Identifier: GPL-3.0-or-later
#include "vault.h"

namespace Sidestage {

void TokenVault::setState(State state, const QString &reason)
{
    if (state == m_state && reason == m_reason)
        return;
    m_state = state;
    m_reason = reason;
    Q_EMIT stateChanged();
}

void TokenVault::waitForWrites(std::chrono::milliseconds) { }

MemoryVault::MemoryVault(QObject *parent)
    : TokenVault(parent)
{
    setState(State::MemoryOnly);
}

QCoro::Task<Result<std::optional<Token>>> MemoryVault::read(VaultKey key)
{
    std::optional<Token> token;
    if (const auto found = m_tokens.constFind(key.name()); found != m_tokens.cend())
        token = *found;
    co_return token;
}

QCoro::Task<Result<void>> MemoryVault::write(VaultKey key, Token token)
{
    m_tokens.insert(key.name(), token);
    const Result<void> done;
    co_return done;
}

QCoro::Task<Result<void>> MemoryVault::remove(VaultKey key)
{
    m_tokens.remove(key.name());
    const Result<void> done;
    co_return done;
}

}  // namespace Sidestage
