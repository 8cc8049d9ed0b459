// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/result.h"

#include <QList>
#include <QString>

#include <optional>

namespace Sidestage {

class ProfileStore;

/// The rewards that were enabled before the last set was applied. Stored as a draft of the account.
class SwapBack
{
public:
    /// `store` must outlive this.
    SwapBack(ProfileStore *store, QString account);

    /// Ids in the library; none: no set was applied yet.
    const std::optional<QList<qint64>> &rewards() const { return m_rewards; }
    /// Error Storage: it is known until the end of this run only.
    Result<void> save(const QList<qint64> &rewards);

private:
    ProfileStore *m_store;
    QString m_account;
    std::optional<QList<qint64>> m_rewards{};
};

}  // namespace Sidestage
