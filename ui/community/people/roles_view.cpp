// SPDX-License-Identifier: GPL-3.0-or-later
#include "roles_view.h"

#include "base/bidi.h"
#include "community/people/role_swap.h"
#include "kit/controls/button.h"
#include "kit/controls/segmented.h"
#include "kit/layout/scroll_area.h"
#include "kit/layout/spacing.h"
#include "kit/messages/banner.h"
#include "people_card.h"
#include "teams_card.h"
#include "texts/error_texts.h"

#include <QBoxLayout>

namespace Sidestage {

namespace {

/// Widths of the view in px at a body line of 20 px.
constexpr int rolesWideFrom = 900;
constexpr int rolesMiddleFrom = 560;
constexpr int teamsWidth = 300;

/// The sentence and the buttons for each step.
struct SwapText
{
    QString sentence{};
    Banner::Kind kind = Banner::Kind::Info;
};

SwapText swapText(const RoleSwap &swap)
{
    const QString name = isolated(swap.person().name);
    const bool toModerator = swap.wanted() == PeopleKind::Moderators;
    switch (swap.step()) {
    case RoleSwap::Step::None:
        break;
    case RoleSwap::Step::Offered:
        return {toModerator
                    ? RolesView::tr("%1 is a VIP. A VIP cannot be a moderator as well.").arg(name)
                    : RolesView::tr("%1 is a moderator. A moderator cannot be a VIP as well.").arg(name)};
    case RoleSwap::Step::Removing:
        return {toModerator ? RolesView::tr("Step 1 of 2: removing %1 from the VIPs…").arg(name)
                            : RolesView::tr("Step 1 of 2: removing %1 from the moderators…").arg(name)};
    case RoleSwap::Step::Adding:
        return {
            toModerator
                ? RolesView::tr("%1 is no longer a VIP. Step 2 of 2: adding to the moderators…").arg(name)
                : RolesView::tr("%1 is no longer a moderator. Step 2 of 2: adding to the VIPs…").arg(name)};
    case RoleSwap::Step::RemoveFailed:
        return {RolesView::tr("Step 1 of 2 failed, nothing was changed for %1. %2")
                    .arg(name, reasonOf(swap.error())),
                Banner::Kind::Error};
    case RoleSwap::Step::AddFailed:
        return {
            (toModerator
                 ? RolesView::tr("%1 is no longer a VIP, but step 2 of 2 failed: not a moderator yet. %2")
                 : RolesView::tr("%1 is no longer a moderator, but step 2 of 2 failed: not a VIP yet. %2"))
                .arg(name, reasonOf(swap.error())),
            Banner::Kind::Error};
    case RoleSwap::Step::Done:
        return {toModerator ? RolesView::tr("%1 is no longer a VIP and is a moderator now.").arg(name)
                            : RolesView::tr("%1 is no longer a moderator and is a VIP now.").arg(name),
                Banner::Kind::Good};
    }
    return {};
}

}  // namespace

RolesView::RolesView(CommunityService *service, QWidget *parent)
    : CommunityView(service, parent)
    , m_banner(named("swapBanner", new Banner(Banner::Kind::Info)))
    , m_moderators(new PeopleCard(service->moderators()))
    , m_vips(new PeopleCard(service->vips()))
    , m_teams(new TeamsCard(service->teams()))
    , m_side(makeScrollArea(m_teams))
    , m_parts(named("rolesParts", new Segmented, tr("Roles section")))
{
    setObjectName(QStringLiteral("rolesView"));
    m_parts->addOption(tr("Moderators"), int(Part::Moderators));
    m_parts->addOption(tr("VIPs"), int(Part::Vips));
    m_parts->addOption(tr("Teams"), int(Part::Teams));
    connect(m_parts, &Segmented::currentChanged, this, &RolesView::arrange);
    m_banner->hide();
    auto *layout = withoutMargins(new QVBoxLayout(this));
    layout->addWidget(m_banner);
    layout->addWidget(m_parts);
    auto *columns = new QHBoxLayout;
    columns->addWidget(m_moderators, 1);
    columns->addWidget(m_vips, 1);
    columns->addWidget(m_side);
    layout->addLayout(columns, 1);
    for (PeopleCard *card : {m_moderators, m_vips}) {
        connect(card, &OverviewCard::permissionRequested, this, &CommunityView::permissionRequested);
        connect(card, &OverviewCard::notified, this, &PageView::notified);
        connect(card, &OverviewCard::freshnessChanged, this, &PageView::freshnessChanged);
    }
    const auto swap = [this, service](PeopleList *to, const Person &person) {
        if (!to->mayManage())
            return Q_EMIT permissionRequested(to->manageScope());
        service->roleSwap()->offer(person, to->kind());
        // Queued, because the layout shows a new button a moment later.
        if (auto *run = m_banner->findChild<QPushButton *>(QStringLiteral("swapRun")))
            QMetaObject::invokeMethod(
                run, [run] { run->setFocus(Qt::OtherFocusReason); }, Qt::QueuedConnection);
    };
    connect(m_vips, &PeopleCard::swapRequested, this,
            [=](const Person &person) { swap(service->moderators(), person); });
    connect(m_moderators, &PeopleCard::swapRequested, this,
            [=](const Person &person) { swap(service->vips(), person); });
    for (PeopleList *list : {service->moderators(), service->vips()}) {
        connect(list, &PeopleList::refused, this,
                [this, list](const Person &person, bool isAdding, const Error &error) {
                    if (isAdding && error.status == 422)
                        offerSwap(list, person);
                });
    }
    connect(service->roleSwap(), &RoleSwap::changed, this, &RolesView::showSwap);
    addActions();
    setSpacing(layout, 10);
    setSpacing(columns, Measure::cardGap);
    Theme::watch(this, [this] { arrange(); });
    showSwap();
}

void RolesView::addActions()
{
    addAction("rolesSearchAction", Icon::Search, tr("Search roles"), QKeySequence(Qt::Key_Slash),
              [this] { current()->focusSearch(); });
    m_copy = addAction("rolesCopyAction", Icon::Copy, tr("Copy name from roles"), QKeySequence::Copy,
                       [this] { withRow()->copyName(); });
    m_swap
        = addAction("rolesSwapAction", Icon::Shield, tr("Make the moderator a VIP, or the VIP a moderator…"),
                    {}, [this] { withRow()->requestSwap(); });
    m_remove = addAction("rolesRemoveAction", Icon::Trash, tr("Remove the role"), {},
                         [this] { withRow()->removeCurrent(); });
    const auto update = [this] {
        m_copy->setEnabled(m_moderators->hasCurrent() || m_vips->hasCurrent());
        m_remove->setEnabled(m_copy->isEnabled());
        m_swap->setEnabled(m_copy->isEnabled());
    };
    connect(m_moderators, &PeopleCard::currentChanged, this, update);
    connect(m_vips, &PeopleCard::currentChanged, this, update);
    update();
}

PeopleCard *RolesView::withRow() const
{
    PeopleCard *other = current() == m_vips ? m_moderators : m_vips;
    return !current()->hasCurrent() && other->hasCurrent() ? other : current();
}

PeopleCard *RolesView::current() const
{
    if (m_vips->isVisible() && (m_vips->isAncestorOf(focusWidget()) || !m_moderators->isVisible()))
        return m_vips;
    return m_moderators;
}

/// The same status says that the user is a VIP already.
void RolesView::offerSwap(PeopleList *to, const Person &person)
{
    PeopleList *from = to == service()->vips() ? service()->moderators() : service()->vips();
    if (to->contains(person.id) || (from->asOf().isValid() && !from->contains(person.id))
        || !from->mayManage())
        return;
    (to == service()->vips() ? m_vips : m_moderators)->setError({});
    service()->roleSwap()->offer(person, to->kind());
}

void RolesView::showSwap()
{
    RoleSwap *swap = service()->roleSwap();
    const RoleSwap::Step step = swap->step();
    m_banner->setVisible(step != RoleSwap::Step::None);
    if (step == RoleSwap::Step::None)
        return;
    const SwapText text = swapText(*swap);
    const bool toModerator = swap->wanted() == PeopleKind::Moderators;
    const bool hadFocus = m_banner->isAncestorOf(focusWidget());
    m_banner->setKind(text.kind);
    m_banner->setSentence(swap->isRunning() && !swap->waitingFor().isEmpty()
                              ? text.sentence + u' ' + swap->waitingFor()
                              : text.sentence);
    m_banner->clearActions();
    Button *first = nullptr;
    const auto add = [&](const char *name, const QString &label, void (RoleSwap::*act)()) {
        Button *button = named(QLatin1String(name), m_banner->addAction(label));
        // Queued, because the next step replaces the button.
        connect(button, &QPushButton::clicked, swap, act, Qt::QueuedConnection);
        first = first ? first : button;
    };
    if (step == RoleSwap::Step::Offered)
        add("swapRun",
            toModerator ? tr("Remove VIP and make moderator") : tr("Remove moderator and make VIP"),
            &RoleSwap::run);
    if (step == RoleSwap::Step::RemoveFailed || step == RoleSwap::Step::AddFailed)
        add("swapRun", tr("Try again"), &RoleSwap::run);
    if (step == RoleSwap::Step::AddFailed)
        add("swapBack", toModerator ? tr("Make VIP again") : tr("Make moderator again"), &RoleSwap::giveBack);
    else if (!swap->isRunning())
        add("swapDismiss", tr("Dismiss"), &RoleSwap::dismiss);
    if (hadFocus && first)
        first->setFocus(Qt::OtherFocusReason);
}

Freshness RolesView::freshness() const
{
    const PeopleList *vips = service()->vips();
    Freshness freshness = freshnessOf(*service()->moderators());
    if (freshness.failure.isEmpty())
        freshness.failure = vips->failure();
    freshness.live = freshness.live && vips->isLive();
    return freshness;
}

void RolesView::refresh()
{
    service()->moderators()->refresh();
    service()->vips()->refresh();
    service()->teams()->refresh();
}

void RolesView::resizeEvent(QResizeEvent *event)
{
    CommunityView::resizeEvent(event);
    arrange();
}

void RolesView::arrange()
{
    const bool isWide = width() >= px(rolesWideFrom);
    const bool isMiddle = !isWide && width() >= px(rolesMiddleFrom);
    const auto part = Part(m_parts->currentData().toInt());
    const bool hadFocus = isAncestorOf(focusWidget()) && focusWidget() && focusWidget()->hasFocus();
    m_parts->setVisible(!isWide);
    // With two columns, both lists are visible.
    const bool lists = isWide || (isMiddle && part != Part::Teams);
    m_moderators->setVisible(lists || part == Part::Moderators);
    m_vips->setVisible(lists || part == Part::Vips);
    m_side->setVisible(isWide || part == Part::Teams);
    m_side->setMinimumWidth(isWide ? px(teamsWidth) : 0);
    m_side->setMaximumWidth(isWide ? px(teamsWidth) : QWIDGETSIZE_MAX);
    if (hadFocus && !focusWidget()->isVisible())
        m_parts->setFocus(Qt::OtherFocusReason);
}

BlockedView::BlockedView(CommunityService *service, QWidget *parent)
    : CommunityView(service, parent)
    , m_card(new PeopleCard(service->blocked()))
{
    setObjectName(QStringLiteral("blockedView"));
    auto *layout = withoutMargins(new QVBoxLayout(this));
    layout->addWidget(m_card);
    connect(m_card, &OverviewCard::permissionRequested, this, &CommunityView::permissionRequested);
    connect(m_card, &OverviewCard::notified, this, &PageView::notified);
    connect(m_card, &OverviewCard::freshnessChanged, this, &PageView::freshnessChanged);
    addAction("blockedSearchAction", Icon::Search, tr("Search blocked users"), QKeySequence(Qt::Key_Slash),
              [this] { m_card->focusSearch(); });
    addAction("blockedCopyAction", Icon::Copy, tr("Copy the blocked user’s name"), QKeySequence::Copy,
              [this] { m_card->copyName(); });
    addAction("blockedRemoveAction", Icon::Undo, tr("Unblock the user"), {},
              [this] { m_card->removeCurrent(); });
}

Freshness BlockedView::freshness() const
{
    return freshnessOf(*service()->blocked());
}

void BlockedView::refresh()
{
    service()->blocked()->refresh();
}

}  // namespace Sidestage
