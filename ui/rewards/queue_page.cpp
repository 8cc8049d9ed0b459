// SPDX-License-Identifier: GPL-3.0-or-later
#include "queue_page.h"

#include "accounts/account.h"
#include "alerts/alert_player.h"
#include "kit/controls/segmented.h"
#include "kit/layout/spacing.h"
#include "kit/overlays/toast_lane.h"
#include "kit/text/second_ticker.h"
#include "outbox/job_toasts.h"
#include "rewards/archive/archive_view.h"
#include "rewards/archive/redemption_archive.h"
#include "rewards/decisions/decision_jobs.h"
#include "rewards/decisions/decision_service.h"
#include "rewards/feed/queue_feed.h"
#include "rewards/list/redemption_details.h"
#include "rewards/list/reward_list.h"
#include "rewards/queue/queue_pane.h"
#include "rewards/queue/queue_table.h"
#include "rewards/rewards_service.h"
#include "sounds_dialog.h"

#include <QLocale>

namespace Sidestage {

QueuePage::QueuePage(RewardsService *service, AlertPlayer *player, QWidget *parent)
    : TabbedPage(QStringLiteral("queue"), tr("Queue view"), parent)
    , m_service(service)
    , m_player(player ? player : new AlertPlayer(this))
    , m_waiting(new QueuePane(service, this))
    , m_today(new ArchiveView(service, ArchiveView::Mode::DecidedToday, this))
    , m_archive(new ArchiveView(service, ArchiveView::Mode::Archive, this))
    , m_jobs(new JobStrip(service->decisions(), decisionJobs(service->decisions()), this))
{
    addTab(tr("Waiting"), m_waiting);
    addTab(tr("Decided today"), m_today);
    addTab(tr("Archive"), m_archive);
    // Smaller than the minimum of its children, because they rearrange themselves when it gets narrower.
    setScaled(this, &QWidget::setMinimumSize, 250, 220);
    setScaled(m_jobs, &QWidget::setMaximumWidth, 500);  // the rest is for toasts
    m_waiting->foot()->insertWidget(0, m_jobs, 1, Qt::AlignVCenter);
    connect(m_jobs, &JobStrip::shownChanged, this,
            [this] { m_waiting->setHintsShown(!m_jobs->isVisibleTo(m_waiting)); });

    buildActions();

    connect(m_waiting, &QueuePane::decided, this, &QueuePage::noteDecided);
    connect(m_waiting, &QueuePane::archiveRequested, this,
            [this](const QString &userId, const QString &name) {
                m_archive->showViewer(userId, name);
                showTab(Tab::Archive);
            });
    connect(service->decisions(), &DecisionService::jobChanged, this, &QueuePage::startLarge);
    connect(service->decisions(), &DecisionService::heldChanged, this, &Page::savedChanged);
    connect(service->decisions(), &DecisionService::troubleChanged, this, &Page::savedChanged);
    connect(service->queue(), &RedemptionQueue::totalsChanged, this, &QueuePage::updateTabs);
    connect(service->feed(), &QueueFeed::freshnessChanged, this, &Page::freshnessChanged);
    connect(service->feed(), &QueueFeed::freshnessChanged, this, &QueuePage::updateTabs);
    m_countSoon.setSingleShot(true);
    m_countSoon.setInterval(500);
    connect(&m_countSoon, &QTimer::timeout, this, &QueuePage::countToday);
    // A timer until midnight would be late after a sleep of the computer.
    SecondTicker::shared()->follow(this, [this] {
        if (m_day != QDate::currentDate())
            countToday();
        return 60'000;
    });
    connect(service->archive(), &RedemptionArchive::changed, this, [this] {
        if (isVisible() && !m_countSoon.isActive())
            m_countSoon.start();
    });
    updateTabs();
}

QueuePage::~QueuePage() = default;

void QueuePage::tabChanged(bool hadFocus)
{
    // Moves the focus to the new part, so that its shortcuts work at once.
    if (hadFocus)
        focusList();
    m_export->setVisible(tab() == Tab::Waiting);  // the others have their own button
}

void QueuePage::buildActions()
{
    addAction(
        "sounds", Icon::Bell, tr("Sounds…"), {}, [this] { openSounds(); }, Where::Head);
    m_export = addAction(
        "exportQueue", Icon::Download, tr("Export…"), {}, [this] { exportRows(); }, Where::Head);
}

void QueuePage::exportRows()
{
    if (tab() == Tab::Waiting) {
        // The archive shows the exported rows and the result of the export.
        showTab(Tab::Archive);
        return m_archive->exportWaiting();
    }
    const ArchiveView *view = tab() == Tab::Today ? m_today : m_archive;
    for (QAction *action : view->actions()) {
        if (action->objectName() == QLatin1String("archiveExport"))
            action->trigger();
    }
}

Freshness QueuePage::freshness() const
{
    return freshnessOf(*m_service->feed());
}

void QueuePage::setSurroundings(ToastLane *toasts, LiveStatus *)
{
    m_lane = toasts;
    toasts->keepClear(m_waiting->details()->foot());
}

QString QueuePage::saved() const
{
    if (!m_service->decisions()->trouble().isEmpty())
        return tr("Decisions not saved: %1").arg(m_service->decisions()->trouble());
    return {};
}

void QueuePage::focusList()
{
    if (tab() == Tab::Waiting)
        m_waiting->focusList();
    else
        (tab() == Tab::Today ? m_today : m_archive)->focusList();
}

void QueuePage::showTab(Tab tab)
{
    tabs()->setCurrentIndex(int(tab));
}

QueuePage::Tab QueuePage::tab() const
{
    return Tab(tabs()->currentIndex());
}

void QueuePage::refresh()
{
    m_service->feed()->refresh();
    m_service->rewards()->refresh();
}

void QueuePage::showEvent(QShowEvent *event)
{
    TabbedPage::showEvent(event);
    if (!m_lane) {
        // A page on its own has to show the toasts for decisions itself.
        m_lane = new ToastLane(this);
        new JobToasts(m_service->decisions(), decisionJobs(m_service->decisions()), m_lane,
                      m_service->account(), {}, this);
    }
    m_service->feed()->setOnScreen(this, true);
    m_countSoon.start();
}

void QueuePage::hideEvent(QHideEvent *event)
{
    m_service->feed()->setOnScreen(this, false);
    TabbedPage::hideEvent(event);
}

void QueuePage::updateTabs()
{
    const QLocale locale;
    const int waiting = m_service->queue()->waiting();
    // Shows no 0 before the number is known.
    const bool isKnown = waiting > 0 || m_service->feed()->asOf().isValid();
    tabs()->setOptionText(int(Tab::Waiting),
                          isKnown ? tr("Waiting %1").arg(locale.toString(waiting)) : tr("Waiting"));
    m_export->setEnabled(waiting > 0);
    tabs()->setOptionText(int(Tab::Today),
                          m_decidedToday < 0 ? tr("Decided today")
                                             : tr("Decided today %1").arg(locale.toString(m_decidedToday)));
}

Bound QueuePage::countToday()
{
    m_day = QDate::currentDate();
    ArchiveQuery today;
    today.from = m_day.startOfDay().toUTC();
    today.decidedOnly = true;
    auto counting = m_service->archive()->count(today);
    const auto count = co_await counting;
    if (count) {
        m_decidedToday = *count;
        updateTabs();
    }
}

void QueuePage::noteDecided(qint64 id)
{
    m_new.insert(id);
    startLarge(id);
}

void QueuePage::startLarge(qint64 id)
{
    // Shows the progress of a large job once it can no longer be undone, without moving the focus.
    const auto job = m_service->decisions()->job(id);
    if (!m_new.contains(id) || !job || job->phase == DecisionJob::Phase::Held)
        return;
    // Rows of a large job may still be added while the first ones are sent.
    const bool isSending = job->phase == DecisionJob::Phase::Sending;
    if (isSending && job->total < decisionJobs(m_service->decisions()).many)
        return;
    m_new.remove(id);
    if (isSending && isVisible())
        m_jobs->presentDialog(id);
}

void QueuePage::openSounds()
{
    auto *dialog = new SoundsDialog(m_service->alerts(), m_service->rewards(), m_player, this);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->open();
}

}  // namespace Sidestage
