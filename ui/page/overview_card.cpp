// SPDX-License-Identifier: GPL-3.0-or-later
#include "overview_card.h"

#include "kit/messages/stale_note.h"
#include "kit/theme/theme.h"
#include "page_action.h"

#include <QAction>
#include <QBoxLayout>
#include <QKeyEvent>

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

QAction *OverviewCard::addOwnAction(QWidget *part, const char *name, Icon symbol, const QString &text,
                                    const QKeySequence &key, const std::function<void()> &act)
{
    part->installEventFilter(this);
    return addPageAction(part, name, symbol, text, key, act);
}

bool OverviewCard::eventFilter(QObject *watched, QEvent *event)
{
    const bool isKey = event->type() == QEvent::ShortcutOverride || event->type() == QEvent::KeyPress;
    if (!isKey || !watched->isWidgetType())
        return Card::eventFilter(watched, event);
    const auto *key = static_cast<QKeyEvent *>(event);
    const QKeySequence keys(key->keyCombination());
    for (QAction *action : static_cast<QWidget *>(watched)->actions()) {
        if (action->shortcut() != keys || !action->isEnabled())
            continue;
        // An accepted override comes back as a key press.
        event->accept();
        if (event->type() == QEvent::KeyPress && !key->isAutoRepeat())
            action->trigger();
        return true;
    }
    return Card::eventFilter(watched, event);
}

}  // namespace Sidestage
