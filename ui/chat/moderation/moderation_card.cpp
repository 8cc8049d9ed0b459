// SPDX-License-Identifier: GPL-3.0-or-later
#include "moderation_card.h"

#include "accounts/account.h"
#include "chat/moderation/moderation_service.h"
#include "kit/controls/button.h"
#include "kit/layout/spacing.h"
#include "kit/lists/row_delegate.h"
#include "kit/messages/page_state.h"
#include "kit/messages/why_hint.h"
#include "kit/text/second_ticker.h"
#include "kit/theme/named.h"
#include "kit/theme/theme.h"
#include "moderation_toasts.h"
#include "waiting_delegate.h"

#include <QBoxLayout>
#include <QHeaderView>
#include <QLocale>
#include <QTableView>

namespace Sidestage {

namespace {

constexpr int minRows = 4;

}  // namespace

ModerationCard::ModerationCard(ModerationService *service, QWidget *parent)
    : OverviewCard(tr("Moderation waiting"), Icon::Gavel, parent)
    , m_service(service)
    , m_rows(makeWaitingRows(service, this))
    , m_count(named("moderationCount", new Pill))
    , m_table(named("moderationTable", new QTableView, tr("Waiting for a decision")))
    , m_state(new PageState(m_table, QStringLiteral("moderationEmpty")))
    , m_permission(named("moderationPermission", new WhyHint))
{
    setObjectName(QStringLiteral("moderationCard"));
    setSizePolicy(QSizePolicy::Preferred, QSizePolicy::Expanding);
    build();
    connect(service, &ModerationService::waitingChanged, this, &ModerationCard::updateRows);
    connect(service, &ModerationService::channelsChanged, this, &ModerationCard::updateTexts);
    connect(service, &ModerationService::actionsChanged, this, [this] { m_rows->emitAllChanged(); });
    connect(service, &ModerationService::freshnessChanged, this, [this] {
        updateTexts();
        emitFreshness();
    });
    SecondTicker::shared()->follow(m_table, [this] {
        m_rows->emitAllChanged(WaitingDelegate::AgeColumn);
        return m_rows->rowCount() > 0 ? 1'000 : 60'000;
    });
    updateRows();
}

ModerationCard::~ModerationCard()
{
    m_service->disconnect(this);
    for (WaitingFeed *feed : m_service->feeds())
        feed->setOnScreen(this, false);
}

void ModerationCard::build()
{
    addBesideTitle(m_count);
    auto *open = named("openModeration", Button::compact(tr("Open")), tr("Open Moderation"));
    connect(open, &QPushButton::clicked, this,
            [this] { Q_EMIT pageRequested(QStringLiteral("moderation")); });
    addToHead(open);
    m_table->setModel(m_rows);
    setUpTable(m_table, WaitingDelegate::rowHeight);
    auto *delegate = new WaitingDelegate(m_service, m_rows, m_table);
    m_table->setItemDelegate(delegate);
    m_table->verticalHeader()->setSectionResizeMode(QHeaderView::ResizeToContents);
    setScaled(m_table->verticalHeader(), &QHeaderView::setMinimumSectionSize, Measure::tableRow);
    m_table->setSelectionMode(QAbstractItemView::SingleSelection);
    m_table->setTabKeyNavigation(false);
    m_table->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    m_table->horizontalHeader()->hide();
    connect(delegate, &WaitingDelegate::decided, this, [this](int row, bool allow) {
        if (row < m_rows->rowCount())
            decide(m_rows->row(row), allow);
    });
    m_state->setSizePolicy(QSizePolicy::Preferred, QSizePolicy::Ignored);
    body()->addWidget(m_state, 1);
    body()->addWidget(m_permission);
    connect(m_permission, &WhyHint::actionTriggered, this, [this] {
        if (m_missing)
            Q_EMIT permissionRequested(*m_missing);
    });
    addStaleNote();
    const auto add
        = [this](const char *name, Icon icon, const QString &text, const QKeySequence &key, bool allow) {
              m_actions.append(addOwnAction(m_table, name, icon, text, key, [this, allow] {
                  if (const auto row = currentWaiting(m_rows, m_table))
                      decide(*row, allow);
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
        ModerationToasts::show(m_service, toasts);
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
    for (WaitingFeed *feed : m_service->feeds())
        feed->setOnScreen(this, true);
    ModerationToasts::show(m_service, m_toasts);
}

void ModerationCard::hideEvent(QHideEvent *event)
{
    OverviewCard::hideEvent(event);
    for (WaitingFeed *feed : m_service->feeds())
        feed->setOnScreen(this, false);
}

void ModerationCard::fit()
{
    m_state->setMinimumHeight(minRows * px(WaitingDelegate::rowHeight));
    arrange();
}

void ModerationCard::resizeEvent(QResizeEvent *event)
{
    OverviewCard::resizeEvent(event);
    arrange();
}

void ModerationCard::arrange()
{
    QHeaderView *header = m_table->horizontalHeader();
    const int room = m_table->viewport()->width();
    m_table->setColumnHidden(WaitingDelegate::WhyColumn, room < px(440));
    m_table->setColumnHidden(WaitingDelegate::AgeColumn, room < px(520));
    header->setSectionResizeMode(WaitingDelegate::MessageColumn, QHeaderView::Stretch);
    header->resizeSection(WaitingDelegate::ViewerColumn, std::min(px(120), room / 3));
    header->resizeSection(WaitingDelegate::WhyColumn, px(150));
    header->resizeSection(WaitingDelegate::AgeColumn, px(84));
    header->resizeSection(WaitingDelegate::DecideColumn, px(76));
}

void ModerationCard::updateRows()
{
    syncWaiting(m_service, m_rows, m_table);
    updateTexts();
}

void ModerationCard::updateTexts()
{
    const int waiting = m_service->waitingCount();
    m_count->setState(waiting > 0 ? Pill::Kind::Count : Pill::Kind::Neutral, QLocale().toString(waiting));
    m_count->setAccessibleName(tr("%n waiting", nullptr, waiting));
    m_missing = showMissing(m_service, m_permission);
    if (m_rows->rowCount() > 0)
        m_state->showList();
    else if (m_service->channels().isEmpty())
        m_state->showEmpty(Icon::Gavel, tr("No channels yet. Channels you moderate appear here."));
    else
        m_state->showEmpty(Icon::Gavel, tr("Nothing is waiting."));
}

void ModerationCard::decide(const Waiting &row, bool allow)
{
    decideWaiting(m_service, row, allow);
    if (row.kind != Waiting::Kind::Suspicious)
        goToNextWaiting(m_service, m_rows, m_table, row.key);
}

}  // namespace Sidestage
