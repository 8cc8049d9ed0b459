// SPDX-License-Identifier: GPL-3.0-or-later
#include "shell/page_head.h"

#include "kit/controls/action_button.h"
#include "kit/layout/spacing.h"
#include "kit/messages/freshness_label.h"
#include "kit/overlays/button_menu.h"
#include "kit/text/elided_label.h"
#include "kit/theme/theme.h"
#include "page/page.h"

#include <QAction>
#include <QBoxLayout>
#include <QEvent>
#include <QLabel>
#include <QMenu>

namespace Sidestage {

namespace {

constexpr int gap = 12;
constexpr int stripMargin = 8;
constexpr int stripGap = 4;

}  // namespace

PageHead::PageHead(Page *page, QWidget *parent)
    : QWidget(parent)
    , m_page(page)
    , m_title(named("pageTitle", new ElidedLabel(page->title(), TextRole::PageTitle, Tone::Text, this)))
    , m_freshness(new FreshnessLabel(this))
    , m_moreMenu(new QMenu(this))
{
    setObjectName(QStringLiteral("pageHead"));
    m_freshness->setSizePolicy(QSizePolicy::Maximum, QSizePolicy::Fixed);

    auto *lines = new QVBoxLayout(this);
    lines->setSpacing(0);
    m_line = new QHBoxLayout;
    auto *layout = m_line;
    lines->addLayout(m_line);
    m_tabsLine = new QHBoxLayout;
    m_tabsLine->addStretch(1);
    lines->addLayout(m_tabsLine);
    layout->addWidget(m_title);
    m_tabs = page->headTabs();
    if (m_tabs)
        layout->addWidget(m_tabs);
    layout->addWidget(m_freshness);
    layout->addStretch(1);
    for (QAction *action : page->headActions()) {
        if (action->property("inMenu").toBool()) {
            m_alwaysMore = true;
            m_moreMenu->addAction(action);
            continue;
        }
        auto *button = new ActionButton(QString(), this);
        button->setCompact(true);
        button->ignoreDoubleClicks();          // the page may show another action at its place
        button->setFocusPolicy(Qt::TabFocus);  // a click leaves the focus in the list
        if (action->property("primary").toBool())
            button->setRole(Button::Role::Primary);
        else if (action->property("danger").toBool())
            button->setRole(Button::Role::Danger);
        button->setObjectName(action->objectName() + QStringLiteral("Button"));
        button->setAction(action);
        m_buttons.append(button);
        m_actions.append(action);
        layout->addWidget(m_buttons.last());
        m_moreMenu->addAction(action);
        connect(action, &QAction::changed, this, &PageHead::fit);
    }
    // Made here, because the tab key follows the order in which they are made.
    m_more = named("moreActions", Button::iconOnly(Icon::More, tr("More actions"), this));
    m_popOut = named("popOut", Button::iconOnly(Icon::External, tr("Pop out"), this));
    layout->addWidget(m_more);
    layout->addWidget(m_popOut);
    connect(m_more, &QAbstractButton::clicked, this, [this] { popUpBelow(m_moreMenu, m_more); });
    connect(m_popOut, &QAbstractButton::clicked, this, &PageHead::popOutRequested);
    connect(m_freshness, &FreshnessLabel::retryRequested, page, &Page::refresh);
    connect(page, &Page::freshnessChanged, this, &PageHead::refreshFreshness);
    refreshFreshness();
    setMargins(m_tabsLine, Measure::pageMargin, 0, Measure::pageMargin, 0);
    setScaled(m_freshness, &QWidget::setMinimumWidth, Measure::clickTarget);  // enough for the icon
    Theme::watch(this, [this] { fit(); });
}

void PageHead::setPoppedOut(bool poppedOut)
{
    m_popOut->setSymbol(poppedOut ? Icon::Return : Icon::External);
    m_popOut->setAccessibleName(poppedOut ? tr("Return to main window") : tr("Pop out"));
    m_popOut->setToolTip(m_popOut->accessibleName());
}

void PageHead::refreshFreshness()
{
    const Freshness freshness = m_page->freshness();
    m_freshness->setPrefix(freshness.prefix);
    m_freshness->setAsOf(freshness.asOf);
    m_freshness->setRefreshInterval(freshness.interval);
    if (!freshness.failure.isEmpty())
        m_freshness->setState(FreshnessLabel::State::Failed, freshness.failure);
    else if (freshness.live && freshness.asOf.isValid())
        m_freshness->setState(FreshnessLabel::State::Live);  // also during a refresh
    else if (freshness.loading)
        m_freshness->setState(FreshnessLabel::State::Refreshing);
    else
        m_freshness->setState(freshness.asOf.isValid() ? FreshnessLabel::State::Fresh
                                                       : FreshnessLabel::State::Never);
}

void PageHead::fit()
{
    if (!m_page)
        return;
    // Tabs are next to the title if they fit together with the buttons, otherwise in a line below.
    const int buttons = m_popOut->sizeHint().width() + m_more->sizeHint().width();
    const int least = 2 * px(Measure::pageMargin) + m_title->sizeHint().width()
        + m_freshness->minimumSizeHint().width() + buttons + 5 * px(gap);
    // The title is reduced last. The margins shrink first, then the freshness text. The freshness icon is
    // hidden only if it does not fit either, as in a narrow window with large text.
    const bool crowded = least > width();
    const int margin = px(crowded ? stripMargin : Measure::pageMargin);
    const int spacing = px(crowded ? stripGap : gap);
    const int drawn
        = 2 * margin + m_title->sizeHint().width() + px(Measure::clickTarget) + buttons + 4 * spacing;
    m_line->setContentsMargins(margin, 0, margin, 0);
    if (m_line->spacing() != spacing)
        m_line->setSpacing(spacing);  // always relayouts, even with the same value
    const bool dated = !crowded || drawn <= width();
    m_freshness->setVisible(dated);
    const int room = !dated ? width() - 2 * margin - buttons - 4 * spacing : m_title->sizeHint().width();
    m_title->setMinimumWidth(qMin(m_title->sizeHint().width(), qMax(px(Measure::clickTarget), room)));
    const bool below = m_tabs && least + m_tabs->sizeHint().width() > width();
    if (m_tabs && below != (m_tabsLine->count() > 1)) {
        (below ? m_line : m_tabsLine)->removeWidget(m_tabs);
        if (below)
            m_tabsLine->insertWidget(0, m_tabs);
        else
            m_line->insertWidget(1, m_tabs);
    }
    int high = px(Measure::pageHead);
    if (m_tabs) {
        // In a line of their own they may need several rows.
        const QSize wanted = m_tabs->sizeHint();
        const int rows = below ? m_tabs->heightForWidth(width() - 2 * px(Measure::pageMargin)) : 0;
        m_tabs->setMinimumWidth(below ? 0 : wanted.width());
        m_tabs->setFixedHeight(qMax(wanted.height(), rows));
        high += below ? qMax(wanted.height(), rows) + px(8) : 0;
    }
    if (minimumHeight() != high || maximumHeight() != high)
        setFixedHeight(high);
    m_tabsLine->setContentsMargins(px(Measure::pageMargin), 0, px(Measure::pageMargin), below ? px(8) : 0);

    const QList<QAction *> &actions = m_actions;
    int needed = 2 * px(Measure::pageMargin) + m_title->sizeHint().width() + m_freshness->sizeHint().width()
        + m_popOut->sizeHint().width() + 4 * px(gap);  // includes space for rounding errors
    if (m_tabs && !below)
        needed += m_tabs->sizeHint().width() + px(gap);
    if (m_alwaysMore)
        needed += m_more->sizeHint().width() + px(gap);
    bool any = false;
    for (qsizetype i = 0; i < m_buttons.size() && i < actions.size(); ++i) {
        if (actions[i]->isVisible()) {
            needed += m_buttons[i]->sizeHint().width() + px(gap);
            any = true;
        }
    }
    const bool fits = needed <= width();
    for (qsizetype i = 0; i < m_buttons.size() && i < actions.size(); ++i)
        m_buttons[i]->setVisible(fits && actions[i]->isVisible());
    m_more->setVisible(m_alwaysMore || (any && !fits));
}

void PageHead::resizeEvent(QResizeEvent *event)
{
    QWidget::resizeEvent(event);
    fit();
}

bool PageHead::event(QEvent *event)
{
    if (event->type() == QEvent::LayoutRequest)
        fit();
    return QWidget::event(event);
}

}  // namespace Sidestage
