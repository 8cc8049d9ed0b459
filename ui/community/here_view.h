// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "community/base/community_view.h"
#include "kit/forward.h"

namespace Sidestage {

class ListTable;

/// The people in the chat, whether they follow, and what they have redeemed.
class HereView : public CommunityView
{
    Q_OBJECT
public:
    explicit HereView(CommunityService *service, QWidget *parent = nullptr);

    Freshness freshness() const override;
    void refresh() override;

protected:
    void showEvent(QShowEvent *event) override;
    void hideEvent(QHideEvent *event) override;

private:
    void updateTexts();
    void updateEmptyState();

    QComboBox *m_kind;
    SearchField *m_search;
    QLabel *m_count;
    QLabel *m_note;
    ListTable *m_table;
    PageState *m_state;
};

}  // namespace Sidestage
