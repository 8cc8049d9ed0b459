// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "chat/moderation/waiting_feed.h"
#include "kit/forward.h"
#include "page/overview_card.h"

#include <QPointer>

namespace Sidestage {

class ModerationService;
class PermissionHint;
class WaitingTable;

/// Shows what waits in Moderation and decides it. Its keys work in the list only, because another card may
/// use the same.
class ModerationCard : public OverviewCard
{
    Q_OBJECT
public:
    /// `service` must outlive the card.
    explicit ModerationCard(ModerationService *service, QWidget *parent = nullptr);
    ~ModerationCard() override;

    Freshness freshness() const override;
    void setSurroundings(ToastLane *toasts, LiveStatus *live) override;
    QList<QAction *> ownActions() const override { return m_actions; }
    bool takeKeyboard() override;
    void refresh() override;

protected:
    void fit() override;
    void showEvent(QShowEvent *event) override;
    void hideEvent(QHideEvent *event) override;

private:
    void build();
    void updateRows();
    void updateTexts();

    ModerationService *m_service;
    QPointer<ToastLane> m_toasts{};
    Pill *m_count;
    WaitingTable *m_table;
    PageState *m_state;
    PermissionHint *m_permission;
    QList<QAction *> m_actions{};
};

}  // namespace Sidestage
