// SPDX-License-Identifier: GPL-3.0-or-later
#include "swap_back.h"

#include "profile/profile_store.h"
#include "schema/describe.h"

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
    const QByteArray text = m_store->draft(m_account, swapBackArea);
    KeptSwapBack kept;
    Error error;
    const auto document = JsonDocument::parse(text);
    if (text.isEmpty() || !document || !fromJson(schemaOf<KeptSwapBack>(), document->root(), &kept, error))
        return;
    m_rewards.emplace();
    for (const QString &id : std::as_const(kept.rewards))
        m_rewards->append(id.toLongLong());
}

Result<void> SwapBack::save(const QList<qint64> &rewards)
{
    m_rewards = rewards;
    KeptSwapBack kept;
    for (const qint64 id : rewards)
        kept.rewards.append(QString::number(id));
    QByteArray text;
    JsonWriter writer(text);
    toJson(schemaOf<KeptSwapBack>(), &kept, writer);
    return m_store->setDraft(m_account, swapBackArea, text);
}

}  // namespace Sidestage
