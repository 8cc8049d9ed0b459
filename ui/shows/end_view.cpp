// SPDX-License-Identifier: GPL-3.0-or-later
#include "end_view.h"

#include "base/bidi.h"
#include "end_rows.h"
#include "kit/controls/button.h"
#include "kit/controls/segmented.h"
#include "kit/controls/toggle.h"
#include "kit/layout/card.h"
#include "kit/layout/scroll_area.h"
#include "kit/layout/spacing.h"
#include "kit/text/elided_label.h"
#include "kit/text/time_text.h"
#include "kit/text/wrap_label.h"
#include "kit/theme/theme.h"
#include "page/page_action.h"
#include "show_texts.h"
#include "viewers_chart.h"

#include <QBoxLayout>
#include <QLabel>
#include <QLocale>
#include <QMenu>
#include <QScrollArea>

#include <algorithm>

namespace Sidestage {

namespace {

constexpr int besideFrom = 720;

/// A card of the page, with its number before the title.
Card *makeBlock(int number, const QString &title)
{
    auto *card = new Card(QStringLiteral("%1  %2").arg(QLocale().toString(number), title));
    card->setBodyPadded(false);
    card->setBodySpacing(0);
    return card;
}

}  // namespace

EndView::EndView(ShowService *service, QWidget *parent)
    : QWidget(parent)
    , m_service(service)
    , m_subtitle(named("endSubtitle", makeParagraph({}, TextRole::Small, Tone::Secondary)))
    , m_waiting(makeBlock(1, tr("What waits")))
    , m_waitingCount(named("waitingCount", new ElidedLabel({}, TextRole::Small, Tone::Secondary)))
    , m_waitingRows(withoutMargins(new QVBoxLayout))
    , m_nothingWaits(named("nothingWaits", makeParagraph({}, TextRole::Body, Tone::Secondary)))
    , m_sum(named("waitingSum", new WrapLabel({}, TextRole::Strong)))
    , m_restore(makeBlock(2, tr("Restore")))
    , m_requests(makeLabel({}, TextRole::Small, Tone::Secondary))
    , m_restoreRows(withoutMargins(new QVBoxLayout))
    , m_restoreFoot(named("restoreFoot", new WrapLabel({}, TextRole::Small, Tone::Secondary)))
    , m_stats(new SummaryStats)
    , m_chart(new ViewersChart)
{
    setObjectName(QStringLiteral("endView"));
    auto *back = Button::iconOnly(Icon::ChevronLeft, tr("Back to the shows"));
    connect(back, &QPushButton::clicked, this, &EndView::closed);
    auto *head = withoutMargins(new QHBoxLayout);
    head->addWidget(back);
    head->addWidget(makeLabel(tr("End of show"), TextRole::PageTitle));
    head->addWidget(m_subtitle, 1);

    auto *all = Button::compact(tr("Set all to"));
    auto *menu = new QMenu(all);
    menu->addAction(tr("Fulfil"), this, [this] { setAll(WaitingChoice::Fulfil); });
    menu->addAction(tr("Refund"), this, [this] { setAll(WaitingChoice::Refund); });
    menu->addAction(tr("Leave"), this, [this] { setAll(WaitingChoice::Leave); });
    all->setOpens(true);
    all->setMenu(menu);
    m_waiting->addBesideTitle(m_waitingCount);
    m_waiting->addToHead(named("setAll", all));
    m_waiting->body()->addLayout(m_waitingRows);
    m_waiting->body()->addWidget(m_nothingWaits);
    m_waiting->body()->addStretch(1);
    m_waiting->body()->addWidget(m_sum);
    m_restore->addBesideTitle(makeLabel(tr("after the decisions"), TextRole::Small, Tone::Secondary));
    m_restore->addToHead(m_requests);
    m_restore->body()->addLayout(m_restoreRows);
    m_restore->body()->addStretch(1);
    m_restore->body()->addWidget(m_restoreFoot);

    auto *raid = makeBlock(3, tr("Raid"));
    auto *toRaid = named("openRaid", new Button(Icon::Raid, tr("Raid on the page Interact")));
    auto *raidText = new WrapLabel(tr("A raid is called last, from the page Interact. It leaves after 90 s."),
                                   TextRole::Small, Tone::Secondary);
    raid->body()->addWidget(raidText);
    raid->body()->addWidget(toRaid, 0, Qt::AlignLeft);
    auto *toMoments
        = named("openMoments", new Button(Icon::Bookmark, tr("Export moments…"), Button::Role::Link));
    raid->body()->addWidget(toMoments, 0, Qt::AlignLeft);
    connect(toMoments, &QPushButton::clicked, this,
            [this] { Q_EMIT pageRequested(QStringLiteral("moments")); });
    raid->body()->addStretch(1);
    raid->setBodyPadded(true);
    connect(toRaid, &QPushButton::clicked, this,
            [this] { Q_EMIT pageRequested(QStringLiteral("interact")); });
    auto *summary = makeBlock(4, tr("Summary"));
    summary->setBodyPadded(true);
    summary->addBesideTitle(makeLabel(tr("kept when the show ends"), TextRole::Small, Tone::Secondary));
    summary->body()->addWidget(m_stats);
    summary->body()->addWidget(m_chart, 1);
    summary->body()->addStretch();

    auto *content = new QWidget;
    content->setProperty("plain", true);
    auto *column = withoutMargins(new QVBoxLayout(content));
    m_first = withoutMargins(new QBoxLayout(QBoxLayout::LeftToRight));
    m_first->addWidget(m_waiting, 4);
    m_first->addWidget(m_restore, 3);
    m_second = withoutMargins(new QBoxLayout(QBoxLayout::LeftToRight));
    m_second->addWidget(raid, 3);
    m_second->addWidget(summary, 7);
    column->addLayout(m_first, 1);
    column->addLayout(m_second, 1);
    QScrollArea *scroll = makeScrollArea(content);
    scroll->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    auto *layout = withoutMargins(new QVBoxLayout(this));
    layout->addLayout(head);
    layout->addWidget(scroll, 1);
    for (QLayout *part :
         {static_cast<QLayout *>(m_first), static_cast<QLayout *>(m_second), static_cast<QLayout *>(column)})
        setSpacing(part, Measure::cardGap);
    for (QWidget *foot : {static_cast<QWidget *>(m_sum), static_cast<QWidget *>(m_restoreFoot),
                          static_cast<QWidget *>(m_nothingWaits)})
        setScaled(foot, &QWidget::setContentsMargins, Measure::cardPaddingX, 8, Measure::cardPaddingX, 8);
    addPageAction(this, "leaveEnd", Icon::ChevronLeft, tr("Back to the shows"), Qt::Key_Escape,
                  [this] { Q_EMIT closed(); });
    connect(service, &ShowService::planChanged, this, &EndView::update);
}

EndView::Sums EndView::sums() const
{
    Sums sums;
    if (!m_service->plan())
        return sums;
    for (const PartPlan &part : m_service->plan()->parts) {
        for (const ShowStep &step : part.steps) {
            if (part.part != ShowPart::Waiting)
                continue;
            const int count = int(step.items.size());
            if (!step.canRun())
                sums.left += count;
            else if (step.choice == WaitingChoice::Fulfil)
                sums.fulfilled += count;
            else {
                sums.refunded += count;
                sums.refundedPoints += step.points;
            }
        }
    }
    return sums;
}

int EndView::restores() const
{
    if (!m_service->plan())
        return 0;
    return int(std::ranges::count_if(m_service->plan()->parts, [](const PartPlan &part) {
        return part.part != ShowPart::Waiting && std::ranges::any_of(part.steps, &ShowStep::canRun);
    }));
}

QString EndView::actionText() const
{
    const Sums all = sums();
    const QString decisions = tr("%Ln decisions", nullptr, all.fulfilled + all.refunded);
    return tr("End show (%1, %2)", "number of decisions; number of restores")
        .arg(decisions, tr("%Ln restores", nullptr, restores()));
}

void EndView::focusFirst()
{
    for (WaitingRow *row : std::as_const(m_waits)) {
        if (row->choice()->isVisibleTo(this)) {
            for (QWidget *segment : row->choice()->findChildren<QWidget *>()) {
                if (segment->focusPolicy() != Qt::NoFocus)
                    return segment->setFocus();
            }
        }
    }
    for (RestoreRow *row : std::as_const(m_restores)) {
        if (row->toggle()->isEnabled())
            return row->toggle()->setFocus();
    }
    setFocus();
}

void EndView::setAll(WaitingChoice choice)
{
    QStringList keys;
    for (const PartPlan &part : m_service->plan() ? m_service->plan()->parts : QList<PartPlan>()) {
        for (const ShowStep &step : part.steps) {
            if (part.part == ShowPart::Waiting && step.obstacle.isEmpty())
                keys.append(step.key);
        }
    }
    for (const QString &key : std::as_const(keys))
        m_service->choose(key, choice);
}

void EndView::update()
{
    const auto &plan = m_service->plan();
    const auto &run = m_service->run();
    if (!plan || plan->kind != ShowPlan::Kind::End || !run)
        return;
    m_subtitle->setText(
        plan->isReading && plan->parts.isEmpty()
            ? tr("Comparing with the service…")
            : tr("%1, since %2 · your broadcast itself goes on", "name of a show; a time of day")
                  .arg(isolated(run->name), wallText(run->beganAt, QStringLiteral("HH:mm"))));
    if (plan->isReading)
        return;
    const auto waiting = std::ranges::find(plan->parts, ShowPart::Waiting, &PartPlan::part);
    updateWaiting(waiting == plan->parts.end() ? PartPlan() : *waiting);
    updateRestores(plan->parts);
    if (std::exchange(m_summedAt, plan->at) == plan->at)
        return;
    m_chart->clear();
    m_chart->addSeries(tr("Viewers"), run->summary.viewers);
    m_chart->setVisible(run->summary.viewers.size() > 1);
    const qint64 seconds = run->seconds(m_service->now());
    m_stats->setFigures(run->summary, seconds);
    m_service->facts()->sum(*run, m_stats, [this, seconds](const ShowSummary &summary) {
        m_stats->setFigures(summary, seconds);
    });
}

void EndView::updateWaiting(const PartPlan &part)
{
    int waiting = 0;
    for (qsizetype i = 0; i < part.steps.size(); ++i) {
        if (i == m_waits.size()) {
            m_waits.append(new WaitingRow);
            m_waitingRows->addWidget(m_waits.last());
            connect(m_waits.last(), &WaitingRow::permissionRequested, this, [this] {
                if (const auto scope = m_service->handler(ShowPart::Waiting)->missingScope())
                    Q_EMIT permissionRequested(*scope);
            });
            connect(m_waits.last(), &WaitingRow::chosen, m_service,
                    qOverload<const QString &, WaitingChoice>(&ShowService::choose));
        }
        m_waits[i]->setStep(part.steps[i]);
        waiting += int(part.steps[i].items.size());
    }
    while (m_waits.size() > part.steps.size())
        m_waits.takeLast()->deleteLater();
    m_nothingWaits->setText(part.failure.isEmpty() ? tr("Nothing waits.") : part.failure);
    m_nothingWaits->setVisible(part.steps.isEmpty());
    m_sum->setVisible(!part.steps.isEmpty());
    m_waitingCount->setText(tr("%1 of %2", "number of redemptions; number of rewards")
                                .arg(tr("%Ln redemptions", nullptr, waiting),
                                     tr("%Ln rewards", nullptr, int(part.steps.size()))));
    const Sums all = sums();
    m_sum->setText(tr("%1: %2 fulfilled, %3 refunded, %4 given back. %5 stay.")
                       .arg(tr("%Ln decisions", nullptr, all.fulfilled + all.refunded))
                       .arg(all.fulfilled)
                       .arg(all.refunded)
                       .arg(showPointsText(all.refundedPoints))
                       .arg(all.left));
}

void EndView::updateRestores(const QList<PartPlan> &parts)
{
    qsizetype place = 0;
    int requests = 0;
    QStringList elsewhere;
    for (const PartPlan &part : parts) {
        if (part.part == ShowPart::Waiting)
            continue;
        if (place == m_restores.size()) {
            m_restores.append(new RestoreRow);
            m_restoreRows->addWidget(m_restores.last());
            connect(m_restores.last(), &RestoreRow::chosen, this, [this](ShowPart of, bool isChosen) {
                const auto &plan = m_service->plan();
                const auto found = std::ranges::find(plan->parts, of, &PartPlan::part);
                QStringList keys;
                for (const ShowStep &step : found->steps)
                    keys.append(step.key);
                for (const QString &key : std::as_const(keys))
                    m_service->choose(of, key, isChosen);
            });
        }
        m_restores[place++]->setPart(part);
        requests += part.requests();
        for (const ShowStep &step : part.steps) {
            if (step.isDrifted && !step.isChosen)
                elsewhere.append(step.label);
        }
    }
    while (m_restores.size() > place)
        m_restores.takeLast()->deleteLater();
    m_requests->setText(tr("%Ln requests", nullptr, requests));
    m_restoreFoot->setText(
        elsewhere.isEmpty()
            ? tr("Nothing that is restored was changed elsewhere.")
            : tr("Changed elsewhere and left as it is: %1.").arg(QLocale().createSeparatedList(elsewhere)));
}

void EndView::resizeEvent(QResizeEvent *event)
{
    QWidget::resizeEvent(event);
    const auto direction = width() >= px(besideFrom) ? QBoxLayout::LeftToRight : QBoxLayout::TopToBottom;
    m_first->setDirection(direction);
    m_second->setDirection(direction);
}

}  // namespace Sidestage
