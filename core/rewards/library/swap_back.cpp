// SPDX-License-Identifier: GPL-3.0-or-later
#include "swap_back.h"

#include "profile/drafts.h"

namespace Sidestage {

using namespace Api;

namespace {

const QString swapBackArea = QStringLiteral("rewards-swap-back");

struct KeptSwapBack
{
    QStringList rewards{};  ///< Their ids.

    static void describe(auto &is) { is("rewards", &KeptSwapBack::rewards); }
};

}  // namespace

SwapBack::SwapBack(ProfileStore *store, QString account)
    : m_store(store)
    , m_account(std::move(account))
{
    const auto kept = m_store->draftOf<KeptSwapBack>(m_account, swapBackArea);
    if (!kept)
        return;
    m_rewards.emplace();
    for (const QString &id : kept->rewards)
        m_rewards->append(id.toLongLong());
}

Result<void> SwapBack::save(const QList<qint64> &rewards)
{
    m_rewards = rewards;
    KeptSwapBack kept;
    for (const qint64 id : rewards)
        kept.rewards.append(QString::number(id));
    return m_store->saveDraft(m_account, swapBackArea, kept);
}

}  // namespace Sidestage
