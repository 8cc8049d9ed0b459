// SPDX-License-Identifier: GPL-3.0-or-later
#include "feed_card.h"

#include "accounts/account.h"
#include "client/session.h"
#include "feed/feed.h"
#include "kit/layout/skeleton.h"
#include "kit/text/wrap_label.h"
#include "permission_hint.h"

#include <QBoxLayout>

namespace Sidestage {

FeedCard::FeedCard(const QString &title, Icon symbol, Feed *feed, QWidget *parent)
    : OverviewCard(title, symbol, parent)
    , m_feed(feed)
{
    connect(feed, &Feed::changed, this, &FeedCard::updateCard);
    connect(feed, &Feed::freshnessChanged, this, &FeedCard::updateCard);
    connect(feed->account()->session(), &Session::tokenChanged, this, &FeedCard::updateCard);
    connect(feed->account()->session(), &Session::ended, this, &FeedCard::updateCard);
}

FeedCard::~FeedCard()
{
    m_feed->disconnect(this);
    m_feed->setOnScreen(this, false);
}

Freshness FeedCard::freshness() const
{
    return freshnessOf(*m_feed);
}

void FeedCard::refresh()
{
    m_feed->refresh();
}

void FeedCard::addStates(int rows, const QString &signedOut, std::function<bool()> isKnown)
{
    m_isKnown = std::move(isKnown);
    m_skeleton = new Skeleton(rows, this);
    body()->addWidget(m_skeleton);
    m_signedOut = named("signedOut", new WrapLabel(signedOut, TextRole::Body, Tone::Secondary, this));
    body()->addWidget(m_signedOut);
}

void FeedCard::addPermission(Api::Scope scope, const QString &text, const QString &rule,
                             const QString &reason, std::function<bool()> isGranted)
{
    m_isGranted = std::move(isGranted);
    m_why = new PermissionHint(text, scope, this);
    m_why->setRule(rule, reason);
    body()->addWidget(m_why);
}

void FeedCard::updateCard()
{
    if (m_isHiding)
        return;
    const bool ended = m_feed->account()->session()->isEnded();
    const bool isGranted = !m_isGranted || m_isGranted();
    if (m_skeleton) {
        const bool isKnown = m_isKnown();
        m_skeleton->setVisible(!isKnown && !ended && m_feed->mayRead() && m_feed->failure().isEmpty());
        m_signedOut->setVisible(!isKnown && ended);
    }
    if (m_why)
        m_why->setVisible(!isGranted && !ended);
    showFeed();
    emitFreshness();
}

void FeedCard::showEvent(QShowEvent *event)
{
    OverviewCard::showEvent(event);
    m_feed->setOnScreen(this, true);
}

void FeedCard::hideEvent(QHideEvent *event)
{
    OverviewCard::hideEvent(event);
    // The feed answers with a new interval. A window that is being destroyed hides its cards first, and must
    // not get new rows then.
    m_isHiding = true;
    m_feed->setOnScreen(this, false);
    m_isHiding = false;
}

}  // namespace Sidestage
