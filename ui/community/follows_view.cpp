// SPDX-License-Identifier: GPL-3.0-or-later
#include "follows_view.h"

#include "bits_card.h"
#include "community/bits_board.h"
#include "community/follow_list.h"
#include "editors_card.h"
#include "feed/editor_list.h"
#include "follow_card.h"
#include "kit/controls/segmented.h"
#include "kit/layout/spacing.h"
#include "kit/lists/long_list.h"
#include "kit/theme/theme.h"

#include <QBoxLayout>
#include <QScrollArea>
#include <QTableView>

namespace Sidestage {

namespace {

/// Minimum widths of the view for all columns and for two of them, in px at a body line of 20 px.
constexpr int wideFrom = 880;
constexpr int middleFrom = 560;
constexpr int sideWidth = 300;

}  // namespace

FollowsView::FollowsView(CommunityService *service, QWidget *parent)
    : CommunityView(service, parent)
    , m_followers(new FollowCard(service->followers()))
    , m_followed(new FollowCard(service->followed()))
    , m_bits(new BitsCard(service->bits()))
    , m_editors(new EditorsCard(service->editors()))
    , m_side(new QScrollArea)
    , m_parts(named("communityParts", new Segmented, tr("List")))
{
    setObjectName(QStringLiteral("followsView"));
    m_parts->addOption(tr("Followers"), int(Part::Followers));
    m_parts->addOption(tr("Following"), int(Part::Followed));
    m_parts->addOption(tr("Bits"), int(Part::Side));
    connect(m_parts, &Segmented::currentChanged, this, &FollowsView::arrange);
    // This column scrolls in a low window.
    auto *column = new QWidget;
    auto *side = withoutMargins(new QVBoxLayout(column));
    side->addWidget(m_bits, 1);
    side->addWidget(m_editors);
    m_side->setWidgetResizable(true);
    m_side->setFrameShape(QFrame::NoFrame);
    m_side->setFocusPolicy(Qt::NoFocus);
    m_side->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    m_side->setWidget(column);
    auto *layout = withoutMargins(new QVBoxLayout(this));
    layout->addWidget(m_parts);
    auto *columns = new QHBoxLayout;
    columns->addWidget(m_followers, 1);
    columns->addWidget(m_followed, 1);
    columns->addWidget(m_side);
    layout->addLayout(columns, 1);

    for (FollowCard *card : {m_followers, m_followed}) {
        connect(card->list(), &FollowList::changed, this, &CommunityView::freshnessChanged);
        connect(card->list(), &FollowList::freshnessChanged, this, &CommunityView::freshnessChanged);
    }
    addActions();
    chain();
    setSpacing(layout, 10);
    setSpacing(columns, Measure::cardGap);
    setSpacing(side, Measure::cardGap);
    Theme::watch(this, [this] { arrange(); });
}

/// Tab moves from list to list. The controls above the lists come first.
void FollowsView::chain()
{
    QList<QWidget *> order{m_parts};
    order += m_followers->stops();
    order += m_followed->stops();
    order += m_bits->stops();
    order += {m_followers->rows(), m_followed->rows(), m_bits->table(), m_editors->list()};
    for (qsizetype i = 1; i < order.size(); ++i)
        setTabOrder(order[i - 1], order[i]);
}

void FollowsView::addActions()
{
    addAction("followSearchAction", Icon::Search, tr("Search follows"), QKeySequence(Qt::Key_Slash),
              [this] { current()->focusSearch(); });
    m_export = addAction("followExportAction", Icon::Download, tr("Export follows…"),
                         QKeySequence(Qt::CTRL | Qt::Key_E), [this] { current()->exportShown(); });
    addAction("followCopyAction", Icon::Copy, tr("Copy name from follows"), QKeySequence::Copy,
              [this] { current()->copyName(); });
    addAction("followAnewAction", Icon::Clock, tr("Reset the count of changes"), {}, [this] {
        m_followers->list()->countAnew();
        m_followed->list()->countAnew();
    });
    const auto tell = [this] { m_export->setEnabled(m_followers->canExport() || m_followed->canExport()); };
    connect(m_followers, &FollowCard::exportChanged, this, tell);
    connect(m_followed, &FollowCard::exportChanged, this, tell);
    tell();
}

FollowCard *FollowsView::current() const
{
    if (m_followed->isAncestorOf(focusWidget()) && m_followed->isVisible())
        return m_followed;
    return m_followers->isVisible() ? m_followers : m_followed;
}

Freshness FollowsView::freshness() const
{
    const FollowList *list = service()->followers();
    const FollowList *other = service()->followed();
    const QString failure = list->failure().isEmpty() ? other->failure() : list->failure();
    return {.asOf = list->asOf(),
            .interval = list->interval(),
            .failure = failure,
            .loading = list->isReading() && !list->asOf().isValid(),
            .live = list->isLive()};
}

void FollowsView::refresh()
{
    service()->followers()->readAll();
    service()->followed()->readAll();
    service()->bits()->refresh();
    service()->editors()->refresh();
}

void FollowsView::showEvent(QShowEvent *event)
{
    CommunityView::showEvent(event);
    service()->followed()->setOnScreen(true);
    service()->bits()->setOnScreen(this, true);
    service()->editors()->setOnScreen(this, true);
}

void FollowsView::hideEvent(QHideEvent *event)
{
    CommunityView::hideEvent(event);
    service()->followed()->setOnScreen(false);
    service()->bits()->setOnScreen(this, false);
    service()->editors()->setOnScreen(this, false);
}

void FollowsView::resizeEvent(QResizeEvent *event)
{
    CommunityView::resizeEvent(event);
    arrange();
}

void FollowsView::arrange()
{
    const bool isWide = width() >= px(wideFrom);
    const bool isMiddle = !isWide && width() >= px(middleFrom);
    const auto part = Part(m_parts->currentData().toInt());
    const bool hadFocus = isAncestorOf(focusWidget()) && focusWidget() && focusWidget()->hasFocus();
    m_parts->setVisible(!isWide);
    // With two columns, both lists are visible.
    const bool lists = isWide || (isMiddle && part != Part::Side);
    m_followers->setVisible(lists || part == Part::Followers);
    m_followed->setVisible(lists || part == Part::Followed);
    m_side->setVisible(isWide || part == Part::Side);
    if (isWide) {
        m_side->setFixedWidth(px(sideWidth));
    } else {
        m_side->setMinimumWidth(0);
        m_side->setMaximumWidth(QWIDGETSIZE_MAX);
    }
    if (hadFocus && !focusWidget()->isVisible())
        m_parts->setFocus(Qt::OtherFocusReason);
}

}  // namespace Sidestage
