// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "charity/donations/donations_card.h"
#include "kit/forward.h"
#include "page/page.h"

namespace Sidestage {

class CampaignCard;
class CharityService;
class FileSaver;
class LedgerCard;
class MilestonesCard;
class PaceCard;
class SideGrip;

/// The charity campaign: total, pace, milestones, donations; and the ledger of all campaigns.
class CharityPage : public Page
{
    Q_OBJECT
public:
    /// `service` must outlive the page.
    explicit CharityPage(CharityService *service, QWidget *parent = nullptr);
    ~CharityPage() override;

    QString id() const override { return QStringLiteral("charity"); }
    QString title() const override { return tr("Charity"); }
    Freshness freshness() const override;
    QString saved() const override;

    DonationsCard *donations() const { return m_donations; }
    LedgerCard *ledger() const { return m_ledger; }

public Q_SLOTS:
    void refresh() override;
    void openOverlay();
    /// Asks the user for a file.
    void exportLedgerAs();

protected:
    void showEvent(QShowEvent *event) override;
    void takeKeyboard() override { m_donations->focusList(); }
    void hideEvent(QHideEvent *event) override;
    void resizeEvent(QResizeEvent *event) override;

private:
    enum class Columns : quint8 { One, Drawer, Two };

    void build();
    void addActions();
    void arrange();
    void updateTexts();
    void updateBanner();
    Columns columns() const;

    CharityService *m_service;
    Banner *m_banner = nullptr;
    QScrollArea *m_scroll = nullptr;
    QWidget *m_content = nullptr;
    QBoxLayout *m_columns = nullptr;
    QWidget *m_left = nullptr;
    QBoxLayout *m_leftCards = nullptr;
    QWidget *m_right = nullptr;
    QBoxLayout *m_rightCards = nullptr;
    SideGrip *m_grip = nullptr;
    Card *m_nothing = nullptr;
    EmptyState *m_empty = nullptr;
    CampaignCard *m_campaign = nullptr;
    PaceCard *m_pace = nullptr;
    MilestonesCard *m_milestones = nullptr;
    DonationsCard *m_donations = nullptr;
    LedgerCard *m_ledger = nullptr;
    FileSaver *m_saver = nullptr;
    QAction *m_details = nullptr;
    QAction *m_add = nullptr;
    bool m_isDrawerOpen = false;
    int m_placed = -1;  ///< The current arrangement of the cards; -1: none yet.
};

}  // namespace Sidestage
