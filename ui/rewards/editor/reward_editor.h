// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "kit/layout/card.h"
#include "kit/text/pill.h"
#include "rewards/list/reward_catalogue.h"
#include "rewards/list/reward_fields.h"

#include <functional>

class QScrollArea;

namespace Sidestage {

class ActionButton;
class Button;
class PictureLabel;
class Pictures;
class Pill;
class RewardDrafts;
class RewardForm;
class WhyHint;

/// The editor of one reward: of one on the service, of one in the library only, or of a new one. What is
/// typed is a draft until the service has taken it; each reward has its own.
class RewardEditor : public Card
{
    Q_OBJECT
public:
    /// All must outlive this. `mayManage`: whether anything can be sent.
    RewardEditor(RewardsService *service, RewardCatalogue *catalogue, RewardDrafts *drafts, bool mayManage,
                 QWidget *parent = nullptr);

    /// Shows the reward of this key, with its draft.
    void showReward(const QString &key);
    /// Begins a new one with these values, or goes on with the draft of one when `seed` is none.
    void startNew(const std::optional<Api::RewardChanges> &seed);
    QString key() const { return m_key; }
    bool isNew() const;
    bool isSending() const { return m_sending; }
    const Api::RewardChanges &mine() const { return m_mine; }
    QList<RewardField> changed() const;
    RewardForm *form() const { return m_form; }
    /// Where its buttons are.
    QWidget *foot() const { return m_foot; }
    void focusFirst();
    /// Buttons for what can be done with the reward as it is.
    void setActions(const QList<QAction *> &actions);

public Q_SLOTS:
    /// Sends or keeps what has changed.
    void save();
    void discard();
    /// Makes it in the library, without using a slot; or puts one of the library on the service.
    void other();

Q_SIGNALS:
    void notified(const QString &text, std::function<void()> undo,
                  Sidestage::Pill::Kind kind = Sidestage::Pill::Kind::Good);
    /// A new one is there: `serviceId` or `libraryId` says which.
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
    void setSending(bool sending);
    const RewardItem *item() const;

    RewardsService *m_rewards;
    RewardCatalogue *m_catalogue;
    RewardDrafts *m_drafts;
    bool m_mayManage;
    QString m_key{};
    Api::RewardChanges m_service{};  ///< As it is without the edits.
    Api::RewardChanges m_began{};
    Api::RewardChanges m_mine{};
    bool m_sending = false;

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
