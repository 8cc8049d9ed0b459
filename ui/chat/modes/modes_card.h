// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "mode_control.h"
#include "page/overview_card.h"

#include <QPointer>

class QBoxLayout;

namespace Sidestage {

class Account;
class ActionButton;
class Button;
class ChatService;
class DialogFrame;
class LockdownBanner;
class Pill;
class Toggle;
class PermissionHint;
class WhyHint;
class WrapLabel;

/// The modes of the account's own chat, each with its switch; the last snapshot; starting and ending a
/// lockdown; and a button for announcements.
class ModesCard : public OverviewCard
{
    Q_OBJECT
public:
    /// Both must outlive the card.
    ModesCard(ChatService *service, Account *account, QWidget *parent = nullptr);
    ~ModesCard() override;

    Freshness freshness() const override;

public Q_SLOTS:
    void refresh() override;
    /// Opens the announcement dialog, or brings it to the front.
    void announceSomething();
    void lockOrRestore();

protected:
    void fit() override;
    void showEvent(QShowEvent *event) override;
    void hideEvent(QHideEvent *event) override;

private:
    struct Row
    {
        ChatMode mode{};
        QWidget *line = nullptr;
        QBoxLayout *box = nullptr;
        WrapLabel *name = nullptr;
        WrapLabel *value = nullptr;
        Toggle *toggle = nullptr;
    };

    void build();
    void update();
    void updateRow(const Row &row);
    void updateLockdown();
    void updateSnapshot();
    int tick();
    QString valueWords(ChatMode mode, const ModeControl::Cell &cell) const;

    ChatService *m_service;
    Account *m_account;
    ChannelChoice *m_choice;
    ModeControl *m_control;
    LockdownBanner *m_locker;  ///< Never shown; used for its lockdown dialogs.
    Pill *m_snapshot = nullptr;
    QWidget *m_locked = nullptr;
    Pill *m_lockedPill = nullptr;
    WrapLabel *m_lockedWords = nullptr;
    Button *m_restore = nullptr;
    QAction *m_announce = nullptr;
    QAction *m_lock = nullptr;
    QList<Row> m_rows{};
    WhyHint *m_delay = nullptr;
    PermissionHint *m_why = nullptr;
    QPointer<DialogFrame> m_dialog{};
};

}  // namespace Sidestage
