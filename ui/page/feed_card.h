// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "overview_card.h"

namespace Sidestage {

class Account;
class Feed;
class Skeleton;
class WhyHint;
class WrapLabel;

/// A card that shows a Feed: its freshness, its loading and signed-out states, and a missing permission. A
/// card implements showFeed(), which is called whenever one of them may have changed.
class FeedCard : public OverviewCard
{
    Q_OBJECT
public:
    /// `feed` must outlive the card.
    FeedCard(const QString &title, Icon symbol, Feed *feed, QWidget *parent = nullptr);
    ~FeedCard() override;

    Freshness freshness() const override;

public Q_SLOTS:
    void refresh() override;

protected:
    /// Shows the data of the feed.
    virtual void showFeed() = 0;
    /// Adds a skeleton of `rows` lines and the text that is shown without a session. Both hide once `isKnown`
    /// returns true.
    void addStates(int rows, const QString &signedOut, std::function<bool()> isKnown);
    /// Adds a hint that is shown while `isGranted` returns false, with a way to grant the scope.
    void addPermission(Api::Scope scope, const QString &text, const QString &rule, const QString &reason,
                       std::function<bool()> isGranted);
    /// Call when showFeed() has to be repeated.
    void updateCard();
    void fit() override { updateCard(); }
    void showEvent(QShowEvent *event) override;
    void hideEvent(QHideEvent *event) override;

private:
    Feed *m_feed;
    Skeleton *m_skeleton = nullptr;
    WrapLabel *m_signedOut = nullptr;
    std::function<bool()> m_isKnown{};
    WhyHint *m_why = nullptr;
    bool m_isHiding = false;
    std::function<bool()> m_isGranted{};
};

}  // namespace Sidestage
