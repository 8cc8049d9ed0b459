// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "community/base/community_view.h"
#include "kit/forward.h"

namespace Sidestage {

class BitsCard;
class EditorsCard;
class FollowCard;

/// Followers and followed channels side by side, then Bits and editors. In a narrow window only some of them
/// are shown at a time.
class FollowsView : public CommunityView
{
    Q_OBJECT
public:
    explicit FollowsView(CommunityService *service, QWidget *parent = nullptr);

    Freshness freshness() const override;
    void refresh() override;

    FollowCard *followers() const { return m_followers; }
    FollowCard *followed() const { return m_followed; }
    BitsCard *bits() const { return m_bits; }

protected:
    void showEvent(QShowEvent *event) override;
    void hideEvent(QHideEvent *event) override;
    void resizeEvent(QResizeEvent *event) override;

private:
    enum class Part { Followers, Followed, Side };

    void addActions();
    void arrange();
    void chain();
    /// The list that has the focus, or else the first visible one.
    FollowCard *current() const;

    FollowCard *m_followers;
    FollowCard *m_followed;
    BitsCard *m_bits;
    EditorsCard *m_editors;
    QScrollArea *m_side;
    Segmented *m_parts;
    QAction *m_export = nullptr;
};

}  // namespace Sidestage
