// SPDX-License-Identifier: GPL-3.0-or-later
#include "plan_view.h"

#include "base/bidi.h"
#include "kit/controls/action_button.h"
#include "kit/layout/card.h"
#include "kit/layout/scroll_area.h"
#include "kit/layout/spacing.h"
#include "kit/messages/page_state.h"
#include "kit/text/elided_label.h"
#include "kit/text/progress_bar.h"
#include "kit/text/time_text.h"
#include "kit/text/wrap_label.h"
#include "kit/theme/theme.h"
#include "page/page_action.h"
#include "page/permission_hint.h"

#include <QBoxLayout>
#include <QCheckBox>
#include <QLabel>
#include <QScrollArea>

namespace Sidestage {

using State = ShowStep::State;
using Phase = ShowRun::Phase;

namespace {

constexpr int requestsPerSecond = 4;  // for the estimate only

}  // namespace

PlanView::PlanView(ShowService *service, QAction *confirm, QWidget *parent)
    : QWidget(parent)
    , m_service(service)
    , m_title(named("planTitle", new ElidedLabel({}, TextRole::PageTitle)))
    , m_state(named("planState", makeLabel({}, TextRole::Small, Tone::Secondary)))
    , m_empty(named("planEmpty", makeParagraph({}, TextRole::Body, Tone::Secondary)))
    , m_groups([this] {
        auto *group = new PlanGroup;
        connect(group, &PlanGroup::chosen, m_service,
                [this](ShowPart part, bool isChosen) { m_service->choose(part, {}, isChosen); });
        return group;
    })
    , m_rows([this] {
        auto *row = new PlanStepRow;
        connect(row, &PlanStepRow::chosen, m_service,
                qOverload<ShowPart, const QString &, bool>(&ShowService::choose));
        connect(row, &PlanStepRow::permissionRequested, this, [this](ShowPart part) {
            if (const auto scope = m_service->handler(part)->missingScope())
                requestPermission(this, *scope);
        });
        connect(row, &PlanStepRow::retried, m_service, &ShowService::retry);
        connect(row, &PlanStepRow::leftOut, m_service, &ShowService::leaveOut);
        return row;
    })
    , m_foot(named("planFootRow", new QWidget))
    , m_footIcon(new IconView(Icon::Info, Tone::Accent))
    , m_footText(named("planFoot", new WrapLabel))
    , m_bar(named("planProgress", new ProgressBar))
    , m_begin(named("confirmPlan", new ActionButton({}, Button::Role::Primary)))
    , m_cancel(named("closePlan", new Button(tr("Cancel"))))
    , m_stop(named("stopPlan", new Button(tr("Stop"))))
    , m_undo(named("undoPlan", new Button(Icon::Undo, tr("Undo all"))))
{
    setObjectName(QStringLiteral("planView"));
    auto *back = Button::iconOnly(Icon::ChevronLeft, tr("Back to the shows"));
    m_back = back;
    connect(back, &QPushButton::clicked, this, &PlanView::closed);
    auto *head = withoutMargins(new QHBoxLayout);
    head->addWidget(back);
    head->addWidget(m_title);
    head->addWidget(m_state, 1);
    auto *content = new QWidget;
    content->setProperty("plain", true);
    m_column = withoutMargins(new QVBoxLayout(content));
    m_column->setSpacing(0);
    m_column->addWidget(m_empty);
    m_column->addStretch(1);
    QScrollArea *scroll = makeScrollArea(content);
    scroll->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    m_steps = new PageState(scroll, QStringLiteral("planStepsEmpty"));
    auto *foot = new QHBoxLayout(m_foot);
    foot->addWidget(m_footIcon);
    auto *progress = new QVBoxLayout;
    progress->addWidget(m_footText);
    progress->addWidget(m_bar);
    foot->addLayout(progress, 1);
    for (Button *button : {m_undo, m_stop, m_cancel})
        foot->addWidget(button);
    foot->addWidget(m_begin);
    m_cancel->setKeyHint(Qt::Key_Escape);
    m_begin->setAction(confirm);
    auto *card = new Card;
    card->setBodyPadded(false);
    card->body()->addWidget(m_steps, 1);
    card->body()->addWidget(m_foot);
    // The first group touches the border. Applied after the card's own margins.
    Theme::watch(card, [card] { card->layout()->setContentsMargins(1, 1, 1, 0); });
    setMargins(foot, Measure::cardPaddingX, Measure::cardPaddingY, Measure::cardPaddingX,
               Measure::cardPaddingY);
    setScaled(static_cast<QWidget *>(m_empty), &QWidget::setContentsMargins, Measure::cardPaddingX,
              Measure::cardPaddingY, Measure::cardPaddingX, Measure::cardPaddingY);
    auto *layout = withoutMargins(new QVBoxLayout(this));
    layout->addLayout(head);
    layout->addWidget(card, 1);
    setSpacing(head, Measure::iconGap);
    setSpacing(foot, Measure::iconGap);
    addPageAction(this, "leavePlan", Icon::ChevronLeft, tr("Back to the shows"), Qt::Key_Escape,
                  [this] { Q_EMIT closed(); });
    connect(m_cancel, &QPushButton::clicked, this, &PlanView::closed);
    connect(m_stop, &QPushButton::clicked, service, &ShowService::stop);
    connect(m_undo, &QPushButton::clicked, service, &ShowService::undo);
    connect(service, &ShowService::planChanged, this, &PlanView::update);
    connect(service, &ShowService::runChanged, this, &PlanView::update);
    update();
}

void PlanView::focusFirst()
{
    for (PlanStepRow *row : m_rows.rows()) {
        if (row->box()->isVisibleTo(this) && row->box()->isEnabled())
            return row->box()->setFocus();
    }
    // Not Cancel: Return would end the plan that was just opened.
    m_isReadingFirst = isPlan() && m_service->plan()->isReading;
    (isPlan() ? static_cast<QWidget *>(m_begin) : m_cancel)->setFocus();
}

void PlanView::update()
{
    const auto &plan = m_service->plan();
    const bool isPlan = this->isPlan();
    const auto &run = m_service->run();
    if (!isPlan && !run)
        return;  // the last result stays
    const QString name = isolated(isPlan ? plan->show.name : run->name);
    m_title->setText(isPlan                             ? tr("Begin “%1”").arg(name)
                         : run->phase == Phase::Undoing ? tr("Undo “%1”").arg(name)
                         : run->phase == Phase::Ending  ? tr("End “%1”").arg(name)
                                                        : tr("“%1” is running").arg(name));
    m_state->setText(!isPlan               ? tr("since %1", "a time of day").arg(wallText(run->beganAt))
                         : plan->isReading ? tr("Comparing with the service…")
                                           : tr("Compared with the service %1").arg(wallText(plan->at)));
    const QList<PartPlan> &parts = isPlan ? plan->parts : run->active();
    if (isPlan && plan->isReading && parts.isEmpty())
        m_steps->showLoading();
    else
        m_steps->showList();
    if (!isPlan || !plan->isReading || parts.isEmpty())
        rebuild(parts);
    updateFoot(parts);
    // The steps are there only now.
    if (m_isReadingFirst && !(isPlan && plan->isReading)) {
        m_isReadingFirst = false;
        if (window()->focusWidget() == m_begin)
            focusFirst();
    }
}

bool PlanView::isPlan() const
{
    return m_service->plan() && m_service->plan()->kind == ShowPlan::Kind::Begin;
}

void PlanView::rebuild(const QList<PartPlan> &parts)
{
    int place = 0;
    QList<QPointer<QWidget>> rows;
    const auto put = [&](QWidget *widget) {
        rows.append(widget);
        if (m_column->indexOf(widget) != place)
            m_column->insertWidget(place, widget);
        widget->show();
        ++place;
    };
    for (const PartPlan &part : parts) {
        PlanGroup *group = m_groups.next();
        group->setPart(part, isPlan());
        put(group);
        for (const ShowStep &step : part.steps) {
            PlanStepRow *row = m_rows.next();
            row->setStep(part.part, step, isPlan());
            put(row);
        }
    }
    m_groups.end();
    m_rows.end();
    m_chain.chain(m_back, rows);
}

void PlanView::updateFoot(const QList<PartPlan> &parts)
{
    const auto &plan = m_service->plan();
    const auto &run = m_service->run();
    const bool isPlan = this->isPlan();
    m_empty->setVisible(parts.isEmpty() && !(isPlan && plan->isReading));
    m_empty->setText(tr("There is nothing to do."));
    m_begin->setVisible(isPlan);
    m_cancel->setText(isPlan ? tr("Cancel") : tr("Close"));
    m_stop->setVisible(!isPlan && m_service->isWorking());
    m_stop->setEnabled(isPlan || !run->isStopped);
    m_stop->setText(m_stop->isEnabled() ? tr("Stop") : tr("Stopping…"));
    m_undo->setVisible(!isPlan && run->isBegin());
    m_undo->setEnabled(!m_service->isWorking());
    m_bar->setVisible(!m_stop->isHidden());
    if (isPlan) {
        const int requests = plan->requests();
        m_footIcon->setIcon(Icon::Info);
        m_footText->setText(
            plan->isReading
                ? tr("Nothing is sent yet.")
                : tr("%1, about %2. Nothing is sent yet. The present state is kept for the end of "
                     "the show.",
                     "number of requests; a duration")
                      .arg(tr("%Ln requests", nullptr, requests),
                           durationText((requests + requestsPerSecond - 1) / requestsPerSecond)));
        return;
    }
    const int failed = run->count(State::Failed), done = run->count(State::Done);
    const int later = run->count(State::Waiting);
    const int open = run->count(State::Planned) + run->count(State::Running);
    m_bar->setRange(0, done + failed + open + later);
    m_bar->setValue(done + failed);
    m_footIcon->setIcon(failed > 0 ? Icon::Warning : open > 0 ? Icon::Hourglass : Icon::CheckCircle);
    QStringList words{tr("%1 of %2 steps are done.").arg(done).arg(done + failed + open + later)};
    if (failed > 0)
        words.append(tr("%Ln failed; the others went on.", nullptr, failed));
    if (later > 0)
        words.append(tr("%Ln follow later.", nullptr, later));
    if (run->isStopped)
        words.append(tr("Stopped."));
    m_footText->setText(words.join(u' '));
}

}  // namespace Sidestage
