// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "kit/forward.h"
#include "kit/layout/card.h"
#include "kit/text/pill.h"
#include "reward_form.h"
#include "rewards/list/reward_catalogue.h"
#include "rewards/list/reward_changes.h"

#include <functional>

namespace Sidestage {

class RewardDrafts;
struct RewardDraft;

/// Edits one reward: on the service, only in the library, or new. The input is a draft until the service has
/// accepted it; each reward has its own draft.
class RewardEditor : public Card
{
    Q_OBJECT
public:
    /// All must outlive this.
    RewardEditor(RewardsService *service, RewardCatalogue *catalogue, RewardDrafts *drafts,
                 QWidget *parent = nullptr);

    /// Whether changes can be sent. False at first.
    void setMayManage(bool may);
    /// Shows the reward with this key and its draft.
    void showReward(const QString &key);
    /// Starts a new reward with these values, or continues its draft if `seed` is empty.
    void startNew(const std::optional<Api::RewardChanges> &seed);
    QString key() const { return m_key; }
    bool isNew() const;
    bool isSending() const { return !m_sending.isEmpty(); }
    const Api::RewardChanges &mine() const { return m_mine; }
    QList<RewardField> changed() const;
    RewardForm *form() const { return m_form; }
    /// The row of buttons.
    QWidget *foot() const { return m_foot; }
    void focusFirst() { m_form->focusRow(int(RewardField::Title)); }
    /// Sets the menu of actions for the reward.
    void setActions(const QList<QAction *> &actions);

public Q_SLOTS:
    /// Sends the changes, or saves them in the library.
    void save();
    void discard();
    /// Saves a new reward in the library without using a slot, or creates a library reward on the service.
    void other();

Q_SIGNALS:
    void notified(const QString &text, std::function<void()> undo,
                  Sidestage::Pill::Kind kind = Sidestage::Pill::Kind::Good);
    /// Emitted after a reward was created, with its `serviceId` or its `libraryId`.
    void created(const QString &serviceId, qint64 libraryId);
    void closed();
    void changedCountChanged();

private:
    void load();
    void edited(RewardField field);
    void updateWords();
    int updateStock();
    bool check();
    void refuse(const Error &error, const QList<RewardField> &sent);
    void create(const Api::RewardChanges &reward, qint64 libraryId);
    void setSending(const QString &key);
    void offerBack(const QString &key, const RewardDraft &draft);
    void noteAnswered(const QList<RewardField> &accepted, const Api::RewardChanges &sent, const QString &key);
    const RewardItem *item() const { return isNew() ? nullptr : m_catalogue->find(m_key); }

    RewardsService *m_rewards;
    RewardCatalogue *m_catalogue;
    RewardDrafts *m_drafts;
    bool m_mayManage = false;
    QString m_key{};
    Api::RewardChanges m_service{};  ///< The values without the edits.
    Api::RewardChanges m_began{};
    Api::RewardChanges m_mine{};
    QString m_sending{};  ///< The key of the reward whose request has no answer yet; empty: none.

    Pictures *m_pictures = nullptr;
    PictureLabel *m_picture = nullptr;
    Pill *m_state = nullptr;
    QLabel *m_waiting = nullptr;
    QLabel *m_stock = nullptr;
    WhyHint *m_why = nullptr;
    QWidget *m_actions = nullptr;
    RewardForm *m_form = nullptr;
    QScrollArea *m_scroll = nullptr;
    QWidget *m_foot = nullptr;
    ActionButton *m_save = nullptr;
    ActionButton *m_other = nullptr;
    Button *m_discard = nullptr;
};

}  // namespace Sidestage
