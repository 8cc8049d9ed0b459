// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "community/base/community_view.h"
#include "kit/forward.h"

namespace Sidestage {

class FileSaver;
class ListTable;
class SubscriberList;

/// The subscribers of the channel with their tiers and gifts.
class SubscribersView : public CommunityView
{
    Q_OBJECT
public:
    explicit SubscribersView(CommunityService *service, QWidget *parent = nullptr);

    Freshness freshness() const override;
    void refresh() override;

protected:
    void showEvent(QShowEvent *event) override;
    void hideEvent(QHideEvent *event) override;

private:
    void setUpSubscribers();
    void addActions();
    void updateTexts();
    void updateEmptyState();
    void showGifts();
    void exportShown();

    SubscriberList *m_subscribers;
    QComboBox *m_kind;
    SearchField *m_search;
    QLabel *m_count;
    QLabel *m_note;
    ListTable *m_table;
    PageState *m_state;
    FileSaver *m_saver;
    bool m_isGiftBeside = false;
    QAction *m_export = nullptr;
};

}  // namespace Sidestage
