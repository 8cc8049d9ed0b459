// SPDX-License-Identifier: GPL-3.0-or-later
#include "overview_card.h"

#include "kit/messages/stale_note.h"
#include "kit/theme/theme.h"
#include "page_action.h"

#include <QBoxLayout>

namespace Sidestage {

OverviewCard::OverviewCard(const QString &title, Icon symbol, QWidget *parent)
    : Card(title, symbol, parent)
{
    setHeadWraps(true);
    Theme::watch(this, [this] {
        measure();
        fit();
    });
}

OverviewCard::~OverviewCard() = default;

void OverviewCard::measure()
{
    constexpr int tinyBelow = 220;
    const bool tiny = width() < px(tinyBelow);
    if (std::exchange(m_isTiny, tiny) != tiny)
        fit();
}

void OverviewCard::resizeEvent(QResizeEvent *event)
{
    Card::resizeEvent(event);
    measure();
}

void OverviewCard::addStaleNote()
{
    m_stale = new StaleNote(this);
    connect(m_stale, &StaleNote::retryRequested, this, &OverviewCard::refresh);
    body()->addWidget(m_stale);
    emitFreshness();
}

void OverviewCard::emitFreshness()
{
    if (m_stale) {
        const Freshness now = freshness();
        m_stale->set(now.asOf, now.interval, now.failure, now.live);
    }
    Q_EMIT freshnessChanged();
}

QAction *OverviewCard::addCardAction(const char *name, Icon symbol, const QString &text,
                                     const QKeySequence &key, const std::function<void()> &act)
{
    return addPageAction(this, name, symbol, text, key, act);
}

}  // namespace Sidestage
