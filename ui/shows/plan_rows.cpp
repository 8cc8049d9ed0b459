// SPDX-License-Identifier: GPL-3.0-or-later
#include "plan_rows.h"

#include "kit/controls/button.h"
#include "kit/controls/chip.h"
#include "kit/layout/card.h"
#include "kit/layout/flow_layout.h"
#include "kit/layout/spacing.h"
#include "kit/text/elided_label.h"
#include "kit/text/pill.h"
#include "kit/text/wrap_label.h"
#include "kit/theme/theme.h"
#include "page/permission_hint.h"
#include "show_texts.h"

#include <QBoxLayout>
#include <QCheckBox>
#include <QLabel>
#include <QPainter>

#include <algorithm>

namespace Sidestage {

namespace {

constexpr int groupHeight = 32;
constexpr int stepHeight = 36;
constexpr int stepLabel = 150;
constexpr int stepIndent = 42;
constexpr int maxValue = 320;
constexpr int contentBeside = 560;

void paintLine(QWidget *widget, QColor ground)
{
    const Tokens &t = Theme::tokens();
    QPainter painter(widget);
    if (ground.isValid() && !t.isHighContrast)
        painter.fillRect(widget->rect(), ground);
    painter.fillRect(0, widget->height() - 1, widget->width(), 1, t.line);
}

}  // namespace

PlanGroup::PlanGroup(QWidget *parent)
    : QWidget(parent)
    , m_box(new QCheckBox)
    , m_icon(new IconView(Icon::None))
    , m_name(makeLabel({}, TextRole::CardTitle))
    , m_head(new ElidedLabel({}, TextRole::Small, Tone::Secondary))
    , m_requests(makeLabel({}, TextRole::Small, Tone::Secondary))
{
    auto *row = new QHBoxLayout(this);
    row->addWidget(m_box);
    row->addWidget(m_icon);
    row->addWidget(m_name);
    row->addWidget(m_head, 1);
    row->addWidget(m_requests);
    setSpacing(row, Measure::iconGap);
    setMargins(row, Measure::cardPaddingX, 0, Measure::cardPaddingX, 0);
    setScaled(static_cast<QWidget *>(this), &QWidget::setMinimumHeight, groupHeight);
    connect(m_box, &QCheckBox::clicked, this,
            [this] { Q_EMIT chosen(m_part, m_box->checkState() != Qt::Unchecked); });
}

void PlanGroup::setPart(const PartPlan &part, bool isPlan)
{
    m_part = part.part;
    setObjectName(QStringLiteral("group:") + idOf(part.part));
    const auto possible
        = std::ranges::count_if(part.steps, [](const ShowStep &step) { return step.obstacle.isEmpty(); });
    const auto chosen = part.chosen();
    m_box->setTristate(chosen > 0 && chosen < possible);
    m_box->setCheckState(chosen == 0             ? Qt::Unchecked
                             : chosen < possible ? Qt::PartiallyChecked
                                                 : Qt::Checked);
    QSizePolicy kept = m_box->sizePolicy();
    kept.setRetainSizeWhenHidden(isPlan);  // the names of all parts begin at one line
    m_box->setSizePolicy(kept);
    m_box->setVisible(isPlan && !(part.steps.isEmpty() && part.failure.isEmpty()));
    m_box->setEnabled(possible > 0);
    m_box->setAccessibleName(nameOf(part.part));
    m_icon->setIcon(iconOf(part.part));
    m_name->setText(nameOf(part.part));
    m_head->setText(!part.failure.isEmpty()                           ? part.failure
                        : part.steps.isEmpty() && part.head.isEmpty() ? tr("Nothing to change.")
                                                                      : part.head);
    setTone(m_head, part.failure.isEmpty() ? Tone::Secondary : Tone::Warn);
    const int requests = part.requests();
    m_requests->setText(requests == 0 ? tr("no request") : tr("%Ln requests", nullptr, requests));
    m_requests->setVisible(isPlan && part.failure.isEmpty());
}

void PlanGroup::paintEvent(QPaintEvent *)
{
    paintLine(this, Theme::tokens().window);
}

PlanStepRow::PlanStepRow(QWidget *parent)
    : QWidget(parent)
    , m_box(new QCheckBox)
    , m_icon(new IconView(Icon::None, Tone::Secondary, Measure::iconButton))
    , m_label(makeParagraph({}, TextRole::Strong))
    , m_values(new QWidget)
    , m_flow(withoutMargins(new FlowLayout(m_values)))
    , m_text(new WrapLabel)
    , m_note(new WrapLabel({}, TextRole::Small, Tone::Secondary))
    , m_why(new WhyHint)
    , m_pill(new Pill)
    , m_retry(Button::compact(Icon::Refresh, tr("Retry")))
    , m_leave(Button::compact(tr("Leave out")))
{
    // The icon takes its room from the label, so that the contents of all steps begin at one line.
    auto *title = new QWidget;
    auto *titleRow = withoutMargins(new QHBoxLayout(title));
    titleRow->addWidget(m_icon);
    titleRow->addWidget(m_label, 1);
    setSpacing(titleRow, Measure::iconGap);
    setScaled(title, &QWidget::setMinimumWidth, stepLabel);
    setScaled(title, &QWidget::setMaximumWidth, stepLabel);
    auto *content = withoutMargins(new QVBoxLayout);
    content->addStretch(1);
    content->addWidget(m_values);
    content->addWidget(m_text);
    content->addWidget(m_why);
    content->addWidget(m_note);
    content->addStretch(1);
    setSpacing(content, 2);
    auto *row = new QHBoxLayout(this);
    row->addWidget(m_box);
    m_beside = withoutMargins(new QBoxLayout(QBoxLayout::LeftToRight));
    m_beside->addWidget(title);
    m_beside->addLayout(content, 1);
    row->addLayout(m_beside, 1);
    row->addWidget(m_pill);
    row->addWidget(m_retry);
    row->addWidget(m_leave);
    setSpacing(row, Measure::iconGap);
    setSpacing(m_beside, 4);
    setMargins(row, stepIndent, 4, Measure::cardPaddingX, 5);
    setScaled(static_cast<QWidget *>(this), &QWidget::setMinimumHeight, stepHeight);
    connect(m_box, &QCheckBox::clicked, this, [this](bool on) { Q_EMIT chosen(m_part, m_key, on); });
    connect(m_why, &WhyHint::actionTriggered, this, [this] { Q_EMIT permissionRequested(m_part); });
    connect(m_retry, &QPushButton::clicked, this, [this] { Q_EMIT retried(m_part, m_key); });
    connect(m_leave, &QPushButton::clicked, this, [this] { Q_EMIT leftOut(m_part, m_key); });
}

void PlanStepRow::setValues(const ShowStep &step)
{
    const QStringList values = step.removed + QStringList{QString()} + step.added;
    m_values->setVisible(!step.removed.isEmpty() || !step.added.isEmpty());
    if (std::exchange(m_shown, values) == values)
        return;
    while (QLayoutItem *item = m_flow->takeAt(0)) {
        delete item->widget();
        delete item;
    }
    const auto add = [this](const QStringList &all, Chip::Mark mark) {
        for (const QString &value : all) {
            auto *chip = new Chip(value.isEmpty() ? tr("empty") : value);
            chip->setMark(mark);
            chip->setToolTip(value);
            setScaled(static_cast<QWidget *>(chip), &QWidget::setMaximumWidth, maxValue);
            m_flow->addWidget(chip);
        }
    };
    add(step.removed, Chip::Mark::Removed);
    if (step.removed.size() == 1 && step.added.size() == 1)
        m_flow->addWidget(new IconView(Icon::ArrowRight, Tone::Secondary, Measure::iconButton));
    add(step.added, Chip::Mark::Added);
}

void PlanStepRow::setStep(ShowPart part, const ShowStep &step, bool isPlan)
{
    using State = ShowStep::State;
    m_part = part;
    m_key = step.key;
    const QString id = QStringLiteral("%1:%2").arg(idOf(part), step.key);
    setObjectName(QStringLiteral("step:") + id);
    m_isBlocked = !step.obstacle.isEmpty();
    m_box->setObjectName(QStringLiteral("stepBox:") + id);
    m_box->setVisible(isPlan);
    m_box->setEnabled(!m_isBlocked);
    m_box->setChecked(step.canRun());
    m_box->setAccessibleName(spokenStep(part, step));
    m_icon->setIcon(m_isBlocked ? Icon::Warning : Icon(qBound(0, step.icon, iconCount - 1)));
    m_icon->setTone(m_isBlocked ? Tone::Warn : Tone::Secondary);
    m_icon->setVisible(m_isBlocked || step.icon != 0);
    m_label->setText(step.label);
    setValues(step);
    const QString text = textOf(part, step);
    m_text->setText(text);
    m_text->setVisible(!text.isEmpty());
    const bool hasFailed = step.state == State::Failed;
    const QString note = !step.reason.isEmpty() ? step.reason : step.note;
    m_note->setObjectName(QStringLiteral("stepNote:") + id);
    m_note->setText(note);
    setTone(m_note, hasFailed ? Tone::Error : Tone::Secondary);
    m_note->setVisible(!note.isEmpty());
    m_why->setVisible(m_isBlocked);
    m_why->setSentence(step.obstacle);
    m_why->setRule(step.label, step.needsPermission ? step.obstacle : step.rule);
    m_why->setAction(step.needsPermission ? PermissionHint::askText() : QString());
    const bool isOut = !step.canRun() || step.state == State::LeftOut;
    struct Look
    {
        PillKind kind;
        QString text;
        Icon icon;
    };
    const Look look = isOut            ? Look{PillKind::Neutral, tr("Left out"), Icon::Minus}
        : step.state == State::Done    ? Look{PillKind::Good, tr("Done"), Icon::Check}
        : step.state == State::Failed  ? Look{PillKind::Error, tr("Failed"), Icon::Error}
        : step.state == State::Running ? Look{PillKind::Info, tr("Sending"), Icon::Hourglass}
        : step.state == State::Waiting ? Look{PillKind::Neutral, tr("Later"), Icon::Clock}
                                       : Look{PillKind::Neutral, tr("Waiting"), Icon::Hourglass};
    m_pill->setObjectName(QStringLiteral("stepState:") + id);
    m_pill->setState(look.kind, look.text, look.icon);
    m_pill->setVisible(!isPlan);
    m_retry->setObjectName(QStringLiteral("retryStep:") + id);
    m_leave->setObjectName(QStringLiteral("leaveStep:") + id);
    m_retry->setVisible(!isPlan && hasFailed && !isOut);
    m_leave->setVisible(!isPlan && !isOut && (hasFailed || step.state == State::Waiting));
    QWidget::update();
}

void PlanStepRow::resizeEvent(QResizeEvent *event)
{
    QWidget::resizeEvent(event);
    m_beside->setDirection(width() < px(contentBeside) ? QBoxLayout::TopToBottom : QBoxLayout::LeftToRight);
}

void PlanStepRow::paintEvent(QPaintEvent *)
{
    paintLine(this, m_isBlocked ? Theme::tokens().warnTint : QColor());
}

}  // namespace Sidestage
