// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "community/base/community_view.h"
#include "kit/forward.h"

namespace Sidestage {

class PeopleCard;
class PeopleList;
class TeamsCard;
struct Person;

/// Moderators, VIPs and teams side by side. In a narrow window only some of them are shown at a time.
class RolesView : public CommunityView
{
    Q_OBJECT
public:
    explicit RolesView(CommunityService *service, QWidget *parent = nullptr);

    Freshness freshness() const override;
    void refresh() override;

protected:
    void resizeEvent(QResizeEvent *event) override;

private:
    enum class Part { Moderators, Vips, Teams };

    void addActions();
    void arrange();
    void offerSwap(PeopleList *to, const Person &person);
    void showSwap();
    PeopleCard *current() const;
    /// The same, or the other one if only that has a current row.
    PeopleCard *withRow() const;

    Banner *m_banner;
    PeopleCard *m_moderators;
    PeopleCard *m_vips;
    TeamsCard *m_teams;
    QScrollArea *m_side;
    Segmented *m_parts;
    QAction *m_copy = nullptr;
    QAction *m_swap = nullptr;
    QAction *m_remove = nullptr;
};

/// The users whom the account blocks.
class BlockedView : public CommunityView
{
    Q_OBJECT
public:
    explicit BlockedView(CommunityService *service, QWidget *parent = nullptr);

    Freshness freshness() const override;
    void refresh() override;

private:
    PeopleCard *m_card;
};

}  // namespace Sidestage
