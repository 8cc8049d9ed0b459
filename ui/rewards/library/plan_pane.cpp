// SPDX-License-Identifier: GPL-3.0-or-later
#include "plan_pane.h"

#include "base/bidi.h"
#include "kit/controls/action_button.h"
#include "kit/layout/flow_layout.h"
#include "kit/layout/scroll_area.h"
#include "kit/layout/spacing.h"
#include "kit/messages/banner.h"
#include "kit/text/progress_bar.h"
#include "kit/text/time_text.h"
#include "kit/text/wrap_label.h"
#include "kit/theme/accessible.h"
#include "kit/theme/theme.h"
#include "rewards/list/queue_texts.h"
#include "rewards/list/reward_list.h"
#include "rewards/list/reward_texts.h"

#include <QBoxLayout>
#include <QButtonGroup>
#include <QLabel>
#include <QPainter>
#include <QRadioButton>

namespace Sidestage {

namespace {

constexpr int requestsPerSecond = 7;  // the pacing of changes, for the estimate only

/// A frame with warning colours for what would be lost.
class WarnBox : public QWidget
{
public:
    using QWidget::QWidget;

protected:
    void paintEvent(QPaintEvent *) override
    {
        const Tokens &t = Theme::tokens();
        QPainter painter(this);
        painter.setRenderHint(QPainter::Antialiasing);
        painter.setPen(QPen(t.warn, 1));
        painter.setBrush(t.isHighContrast ? t.surface : t.warnTint);
        painter.drawRoundedRect(QRectF(rect()).adjusted(0.5, 0.5, -0.5, -0.5), pxF(Measure::buttonRadius),
                                pxF(Measure::buttonRadius));
    }
};

struct LineWords
{
    QString text{};
    QString hint{};
    Icon icon{};
    Tone tone{};
};

}  // namespace

PlanPane::PlanPane(RewardLibrary *library, QWidget *parent)
    : Card(parent)
    , m_library(library)
{
    setObjectName(QStringLiteral("planPane"));
    setTitle(tr("Apply set"));
    auto *close = named("closePlan", Button::iconOnly(Icon::Close, tr("Close the plan")));
    connect(close, &QPushButton::clicked, this, &PlanPane::closed);
    addToHead(close);

    m_note = named("planNote", makeLabel({}, TextRole::Small, Tone::Secondary));
    m_note->setWordWrap(true);
    auto *inside = new QWidget;
    m_column = withoutMargins(new QVBoxLayout(inside));
    inside->setProperty("plain", true);
    m_scroll = makeScrollArea(inside);
    m_scroll->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    inside->setAutoFillBackground(false);

    m_cost = named("planCost", makeLabel({}, TextRole::Small, Tone::Secondary));
    m_cost->setWordWrap(true);
    m_apply = named("applyPlan", new ActionButton(QString(), Button::Role::Primary));
    m_apply->setSymbol(Icon::Check);
    m_cancel = named("cancelPlan", new Button(tr("Cancel")));
    m_foot = new QWidget;
    auto *row = withoutMargins(new FlowLayout(m_foot));
    row->addWidget(m_apply);
    row->addWidget(m_cancel);
    body()->addWidget(m_note);
    body()->addWidget(m_scroll, 1);
    body()->addWidget(m_cost);
    body()->addWidget(m_foot);
    setBodySpacing(12);

    connect(m_apply, &QPushButton::clicked, this, &PlanPane::apply);
    connect(m_cancel, &QPushButton::clicked, this, [this] {
        if (m_preview || !m_library->isRunning())
            return Q_EMIT closed();
        m_library->cancelPlan();
        m_cancel->setEnabled(false);
        m_cancel->setText(tr("Stopping…"));
        m_note->setText(m_cancel->text());
    });
    connect(library, &RewardLibrary::planChanged, this, [this] {
        if (!m_preview)
            follow();
    });
    connect(library, &RewardLibrary::planFinished, this, [this](int failed) {
        if (m_preview)
            return;
        follow();
        // A removal has no set.
        const bool isSet = !failed && !m_plan.set.name.isEmpty();
        announce(this, isSet ? tr("“%1” is now active.").arg(isolated(m_plan.set.name)) : m_note->text(),
                 failed ? Announce::Assertive : Announce::Polite);
    });
}

void PlanPane::preview(const SwapPlan &plan)
{
    m_preview = true;
    m_plan = plan;
    update();
}

void PlanPane::follow()
{
    const auto running = m_library->running();
    if (!running)
        return;
    m_preview = false;
    m_plan = *running;
    update();
    Q_EMIT planChanged();
}

void PlanPane::clearColumn()
{
    while (QLayoutItem *item = m_column->takeAt(0)) {
        if (item->widget()) {
            QWidget *old = item->widget();
            old->hide();
            old->setObjectName({});
            for (QWidget *part : old->findChildren<QWidget *>())
                part->setObjectName({});  // must not be found before it is deleted
            old->deleteLater();           // deferred, because this may be called by a click on it
        }
        delete item;
    }
}

void PlanPane::addLine(PlanStep::What what, int count)
{
    if (count == 0)
        return;
    using What = PlanStep::What;
    LineWords words;
    switch (what) {
    case What::Create:
        words = {tr("%Ln created", nullptr, count), tr("use a slot each"), Icon::Plus, Tone::Good};
        break;
    case What::TurnOn:
        words = {tr("%Ln turned on", nullptr, count), tr("were off"), Icon::Play, Tone::Good};
        break;
    case What::StaysOn:
        words = {tr("%Ln already on", nullptr, count), tr("no change"), Icon::Check, Tone::Secondary};
        break;
    case What::TurnOff:
        words = {tr("%Ln turned off", nullptr, count), tr("keep their slot"), Icon::Pause, Tone::Warn};
        break;
    case What::TakeOff:
        words = {tr("%Ln removed", nullptr, count), tr("free their slot"), Icon::Minus, Tone::Error};
        break;
    case What::Update:
        words = {tr("%Ln updated", nullptr, count), tr("to match the library"), Icon::Edit, Tone::Accent};
        break;
    case What::Pause:
        words = {tr("%Ln paused", nullptr, count), tr("keep their slot"), Icon::Pause, Tone::Warn};
        break;
    case What::StaysOff:
        return;
    }
    auto *line = new QWidget;
    line->setObjectName(QStringLiteral("planLine%1").arg(int(what)));
    line->setAccessibleName(tr("%1, %2").arg(words.text, words.hint));
    auto *row = withoutMargins(new QHBoxLayout(line));
    row->setSpacing(px(10));
    row->addWidget(new IconView(words.icon, words.tone, Measure::iconButton));
    // Both labels get half the width, so that the hints are aligned. Long texts wrap instead of being cut
    // off.
    row->addWidget(new WrapLabel(words.text, TextRole::Strong), 1);
    row->addWidget(new WrapLabel(words.hint, TextRole::Small, Tone::Secondary), 1);
    m_column->addWidget(line);
}

void PlanPane::addWaiting(const PlanStep &step)
{
    auto *box = new WarnBox;
    box->setObjectName(QStringLiteral("waiting:") + step.title);
    auto *column = new QVBoxLayout(box);
    column->setContentsMargins(px(12), px(10), px(12), px(10));
    column->setSpacing(px(6));
    auto *head = new QHBoxLayout;
    head->setSpacing(px(8));
    head->addWidget(new IconView(Icon::Warning, Tone::Warn, Measure::iconButton));
    auto *facts = makeLabel(tr("%Ln waiting, %1", nullptr, step.waiting).arg(pointsText(step.waitingPoints)),
                            TextRole::Strong, Tone::Warn);
    facts->setWordWrap(true);
    head->addWidget(facts, 1);
    column->addLayout(head);
    auto *rule
        = makeLabel(tr("“%1” will be removed from the service. That would fulfil its waiting redemptions.")
                        .arg(isolated(step.title)),
                    TextRole::Small, Tone::Text);
    rule->setWordWrap(true);
    column->addWidget(rule);
    auto *group = new QButtonGroup(box);
    const std::tuple<PlanStep::Queue, QString, const char *> choices[]
        = {{PlanStep::Queue::RefundFirst, tr("Refund %Ln first", nullptr, step.waiting), "refund"},
           {PlanStep::Queue::FulfilFirst, tr("Fulfil %Ln first", nullptr, step.waiting), "fulfil"},
           {PlanStep::Queue::KeepOn, tr("Keep this reward on"), "keep"}};
    for (const auto &[queue, text, name] : choices) {
        auto *choice = new QRadioButton(text);
        choice->setObjectName(QLatin1String(name) + QStringLiteral(":") + step.title);
        choice->setAccessibleDescription(rule->text());
        choice->setChecked(step.queue == queue);
        setTextRole(choice, TextRole::Small);
        group->addButton(choice, int(queue));
        column->addWidget(choice);
    }
    connect(group, &QButtonGroup::idToggled, this, [this, reward = step.reward](int queue, bool on) {
        if (on)
            Q_EMIT queueChosen(reward, PlanStep::Queue(queue));
    });
    m_column->addWidget(box);
}

void PlanPane::addFailures()
{
    for (const PlanStep &step : std::as_const(m_plan.steps)) {
        if (step.state != PlanStep::State::Failed)
            continue;
        auto *line = new QWidget;
        auto *row = withoutMargins(new QHBoxLayout(line));
        row->setSpacing(px(8));
        row->addWidget(new IconView(Icon::Error, Tone::Error, Measure::iconButton), 0, Qt::AlignTop);
        auto *text
            = makeLabel(tr("“%1”: %2").arg(isolated(step.title), step.reason), TextRole::Small, Tone::Error);
        text->setWordWrap(true);
        row->addWidget(text, 1);
        m_column->addWidget(line);
    }
}

void PlanPane::update()
{
    using What = PlanStep::What;
    using State = PlanStep::State;
    const bool running = !m_preview && m_library->isRunning();
    const bool removal = m_plan.set.id == 0;
    // Counts only changes, as in the preview. Rewards that stay as they are take no steps.
    const auto changes = int(std::ranges::count_if(m_plan.steps, &PlanStep::isChange));
    const auto inState = [this](State state) {
        return int(std::ranges::count_if(
            m_plan.steps, [state](const PlanStep &step) { return step.state == state && step.isChange(); }));
    };
    const int failed = inState(State::Failed);
    const int skipped = inState(State::Skipped);
    const int steps = int(m_plan.steps.size());
    setTitle(removal ? steps == 1 ? tr("Delete “%1”").arg(isolated(m_plan.steps.first().title))
                                  : tr("Delete %Ln rewards", nullptr, steps)
                     : tr("Apply “%1”").arg(isolated(m_plan.set.name)));
    m_note->setText(m_preview     ? tr("Preview. Nothing has been sent yet.")
                        : running ? tr("In progress. Continues after a restart.")
                        : failed  ? tr("%Ln steps failed.", nullptr, failed)
                        : skipped ? tr("Stopped. Completed steps stay in effect.")
                                  : tr("Done."));

    // Restores the focus, because its widget is recreated with the others.
    QWidget *focus = m_scroll->widget()->focusWidget();
    const QString focused = focus && focus->hasFocus() ? focus->objectName() : QString();
    clearColumn();
    m_column->setSpacing(px(10));
    for (const What what :
         {What::Create, What::TurnOn, What::Update, What::StaysOn, What::Pause, What::TurnOff, What::TakeOff})
        addLine(what, m_plan.count(what));
    m_column->addWidget(makeDivider());
    auto *slotsBox = new QWidget;
    auto *slotsColumn = withoutMargins(new QVBoxLayout(slotsBox));
    auto *slotsRow = new QHBoxLayout;
    const int after = m_plan.slotsAfter;
    slotsRow->addWidget(
        makeLabel(m_preview ? tr("Slots afterwards") : tr("Steps done"), TextRole::Body, Tone::Secondary), 1);
    m_slots = named("slotsAfter", makeLabel({}, TextRole::Strong));
    slotsRow->addWidget(m_slots);
    m_slotBar = new ProgressBar;
    slotsColumn->addLayout(slotsRow);
    slotsColumn->addWidget(m_slotBar);
    m_column->addWidget(slotsBox);
    if (m_preview) {
        m_slots->setText(tr("%L1 of %L2").arg(after).arg(RewardList::maxRewards));
        m_slotBar->setRange(0, RewardList::maxRewards);
        m_slotBar->setValue(qMin(after, RewardList::maxRewards));
        m_slotBar->setKind(after > RewardList::maxRewards ? ProgressBar::Kind::Warn
                                                          : ProgressBar::Kind::Work);
        for (const PlanStep &step : std::as_const(m_plan.steps)) {
            if (step.what == What::TakeOff && step.waiting > 0)
                addWaiting(step);
        }
    } else {
        const int settled = inState(State::Done) + failed + skipped;
        m_slots->setText(tr("%L1 of %L2").arg(settled).arg(changes));
        m_slotBar->setRange(0, qMax(1, changes));
        m_slotBar->setValue(settled);
        if (failed)
            m_slotBar->setKind(ProgressBar::Kind::Warn);
        addFailures();
    }
    m_column->addStretch(1);

    if (QWidget *again = focused.isEmpty() ? nullptr : m_scroll->findChild<QWidget *>(focused))
        again->setFocus(Qt::OtherFocusReason);

    const int calls = m_plan.requests;
    m_cost->setVisible(m_preview);
    m_cost->setText(changes == 0 ? tr("No changes needed.")
                                 : tr("%Ln requests, about %1. You can stop at any time.", nullptr, calls)
                                       .arg(durationText(qMax(1, calls / requestsPerSecond))));
    m_apply->setVisible(m_preview);
    m_apply->setText(tr("Apply set"));
    m_apply->setBlocked(!m_mayManage                 ? tr("No permission to change rewards on the service.")
                            : changes == 0           ? tr("No changes needed.")
                            : m_library->isRunning() ? tr("Another plan is in progress.")
                            : after > RewardList::maxRewards || !m_plan.fits
                            ? tr("The plan needs more slots than the service has.")
                            : QString());
    m_cancel->setEnabled(true);
    m_cancel->setText(m_preview ? tr("Cancel") : running ? tr("Stop") : tr("Close"));
}

void PlanPane::apply()
{
    if (!m_preview || m_apply->isBlocked())
        return;
    m_library->apply(m_plan);
    if (m_library->isRunning())
        follow();
}

}  // namespace Sidestage
