// SPDX-License-Identifier: GPL-3.0-or-later
#include "reward_drafts.h"

#include "profile/drafts.h"

namespace Sidestage {

using namespace Api;

namespace {

const QString draftArea = QStringLiteral("rewards");

struct KeptDraft
{
    QString key{};
    RewardChanges began{};
    RewardChanges mine{};

    static void describe(auto &is)
    {
        is("key", &KeptDraft::key);
        is("began", &KeptDraft::began);
        is("mine", &KeptDraft::mine);
    }
};

struct KeptDrafts
{
    QList<KeptDraft> drafts{};

    static void describe(auto &is) { is("drafts", &KeptDrafts::drafts); }
};

}  // namespace

RewardDrafts::RewardDrafts(ProfileStore *store, QString account, QObject *parent)
    : QObject(parent)
    , m_store(store)
    , m_account(std::move(account))
{
    // Written a moment after the last change, soon enough that a crash loses a word at most.
    m_soon.setSingleShot(true);
    m_soon.setInterval(250);
    connect(&m_soon, &QTimer::timeout, this, &RewardDrafts::flush);

    const KeptDrafts kept = m_store->draftOf<KeptDrafts>(m_account, draftArea).value_or(KeptDrafts());
    for (const KeptDraft &draft : kept.drafts)
        m_drafts.insert(draft.key, {.began = draft.began, .mine = draft.mine});
    if (!m_drafts.isEmpty())
        m_savedAt = QDateTime::currentDateTimeUtc();
}

RewardDrafts::~RewardDrafts()
{
    if (m_soon.isActive())
        flush();
}

std::optional<RewardDraft> RewardDrafts::find(const QString &key) const
{
    const auto found = m_drafts.find(key);
    return found == m_drafts.end() ? std::nullopt : std::optional(*found);
}

void RewardDrafts::save(const QString &key, const RewardDraft &draft)
{
    if (const auto known = find(key); known && *known == draft)
        return;
    m_drafts.insert(key, draft);
    m_soon.start();
}

void RewardDrafts::remove(const QString &key)
{
    if (m_drafts.remove(key))
        m_soon.start();
}

void RewardDrafts::flush()
{
    m_soon.stop();
    KeptDrafts kept;
    for (auto draft = m_drafts.cbegin(); draft != m_drafts.cend(); ++draft)
        kept.drafts.append({.key = draft.key(), .began = draft->began, .mine = draft->mine});
    const Result<void> done = m_drafts.isEmpty() ? m_store->removeDraft(m_account, draftArea)
                                                 : m_store->saveDraft(m_account, draftArea, kept);
    m_problem = done ? QString() : done.error().message;
    m_savedAt = done && !m_drafts.isEmpty() ? QDateTime::currentDateTimeUtc() : QDateTime();
    Q_EMIT saved();
}

}  // namespace Sidestage
