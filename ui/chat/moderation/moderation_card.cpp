// SPDX-License-Identifier: GPL-3.0-or-later
#include "moderation_card.h"

#include "accounts/account.h"
#include "chat/moderation/moderation_service.h"
#include "kit/controls/button.h"
#include "kit/layout/spacing.h"
#include "kit/messages/page_state.h"
#include "kit/overlays/toast_lane.h"
#include "kit/theme/named.h"
#include "kit/theme/theme.h"
#include "moderation_jobs.h"
#include "page/permission_hint.h"
#include "waiting_table.h"

#include <QBoxLayout>
#include <QHeaderView>
#include <QLocale>

namespace Sidestage {

namespace {

constexpr int minRows = 4;

}  // namespace

ModerationCard::ModerationCard(ModerationService *service, QWidget *parent)
    : OverviewCard(tr("Moderation waiting"), Icon::Gavel, parent)
    , m_service(service)
    , m_count(named("moderationCount", new Pill))
    , m_table(named("moderationTable", new WaitingTable(service)))
    , m_state(new PageState(m_table, QStringLiteral("moderationEmpty")))
    , m_permission(named("moderationPermission", new PermissionHint))
{
    setObjectName(QStringLiteral("moderationCard"));
    setSizePolicy(QSizePolicy::Preferred, QSizePolicy::Expanding);
    build();
    connect(service, &ModerationService::waitingChanged, this, &ModerationCard::updateRows);
    connect(m_table, &WaitingTable::outdated, this, &ModerationCard::updateRows);
    connect(service, &ModerationService::channelsChanged, this, &ModerationCard::updateTexts);
    connect(service, &ModerationService::freshnessChanged, this, [this] {
        updateTexts();
        emitFreshness();
    });
    updateRows();
}

ModerationCard::~ModerationCard()
{
    m_service->disconnect(this);
    m_table->setOnScreen(false);
}

void ModerationCard::build()
{
    addBesideTitle(m_count);
    auto *open = named("openModeration", Button::compact(tr("Open")), tr("Open Moderation"));
    connect(open, &QPushButton::clicked, this,
            [this] { Q_EMIT pageRequested(QStringLiteral("moderation")); });
    addToHead(open);
    m_table->horizontalHeader()->hide();
    connect(m_table, &WaitingTable::decided, this,
            [this](const Waiting &row, bool allow) { m_table->decide(row, allow); });
    m_state->setSizePolicy(QSizePolicy::Preferred, QSizePolicy::Ignored);
    body()->addWidget(m_state, 1);
    body()->addWidget(m_permission);
    addStaleNote();
    body()->addStretch(0);
    const auto add
        = [this](const char *name, Icon icon, const QString &text, const QKeySequence &key, bool allow) {
              m_actions.append(addOwnAction(m_table, name, icon, text, key, [this, allow] {
                  if (const auto row = m_table->current())
                      m_table->decide(*row, allow);
              }));
          };
    add("moderationAllow", Icon::Check, tr("Allow or approve what waits in Moderation"), Qt::Key_A, true);
    add("moderationDeny", Icon::Close, tr("Deny what waits in Moderation"), Qt::Key_D, false);
}

Freshness ModerationCard::freshness() const
{
    return isHidden() ? Freshness() : freshnessOfWaiting(m_service);
}

void ModerationCard::refresh()
{
    for (WaitingFeed *feed : m_service->feeds())
        feed->refresh();
}

/// The toasts, which offer Undo, are needed while the card is shown only.
void ModerationCard::setSurroundings(ToastLane *toasts, LiveStatus *)
{
    m_toasts = toasts;
    if (isVisible())
        showModerationToasts(m_service, toasts);
}

bool ModerationCard::takeKeyboard()
{
    m_table->setFocus(Qt::OtherFocusReason);
    return true;
}

void ModerationCard::showEvent(QShowEvent *event)
{
    OverviewCard::showEvent(event);
    m_service->watch();
    m_table->setOnScreen(true);
    showModerationToasts(m_service, m_toasts);
}

void ModerationCard::hideEvent(QHideEvent *event)
{
    OverviewCard::hideEvent(event);
    m_table->setOnScreen(false);
}

void ModerationCard::fit()
{
    m_state->setMinimumHeight(minRows * px(WaitingDelegate::rowHeight));
}

void ModerationCard::updateRows()
{
    m_table->sync();
    updateTexts();
}

void ModerationCard::updateTexts()
{
    const int waiting = m_service->waitingCount();
    m_count->setState(waiting > 0 ? Pill::Kind::Count : Pill::Kind::Neutral, QLocale().toString(waiting));
    m_count->setAccessibleName(tr("%n waiting", nullptr, waiting));
    showMissing(m_service, m_permission);
    // Not what is missing and that nothing waits.
    m_state->setVisible(m_permission->isHidden() || m_table->rows()->rowCount() > 0);
    m_count->setVisible(m_state->isVisibleTo(this));
    if (m_table->rows()->rowCount() > 0)
        m_state->showList();
    else if (m_service->channels().isEmpty())
        m_state->showEmpty(Icon::Gavel, tr("No channels yet. Channels you moderate appear here."));
    else
        m_state->showEmpty(Icon::Gavel, tr("Nothing is waiting."));
}

}  // namespace Sidestage
