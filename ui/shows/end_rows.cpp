// SPDX-License-Identifier: GPL-3.0-or-later
#include "end_rows.h"

#include "base/bidi.h"
#include "kit/controls/segmented.h"
#include "kit/controls/toggle.h"
#include "kit/layout/spacing.h"
#include "kit/text/elided_label.h"
#include "kit/text/wrap_label.h"
#include "kit/theme/theme.h"
#include "page/page_action.h"
#include "page/permission_hint.h"
#include "show_texts.h"

#include <QBoxLayout>
#include <QLabel>

#include <algorithm>

namespace Sidestage {

namespace {

constexpr int waitingHeight = 36;
constexpr int restoreHeight = 52;
constexpr int waitingBeside = 520;
constexpr int figuresBeside = 340;

QString titleOf(ShowPart part)
{
    switch (part) {
    case ShowPart::Channel:
        return RestoreRow::tr("Channel as before the show");
    case ShowPart::Rewards:
        return RestoreRow::tr("Swap the rewards back");
    case ShowPart::Chat:
        return RestoreRow::tr("Chat modes as before the show");
    case ShowPart::Ads:
        return RestoreRow::tr("Ad warnings as before the show");
    case ShowPart::Lockdown:
        return RestoreRow::tr("Lift the lockdown");
    case ShowPart::Markers:
        return RestoreRow::tr("Export chapters and markers");
    default:
        return nameOf(part);
    }
}

QString detailOf(const PartPlan &part)
{
    if (!part.failure.isEmpty())
        return part.failure;
    QStringList parts;
    for (const ShowStep &step : part.steps) {
        const QString value = step.added.join(QStringLiteral(", "));
        // What waits for the rewards that are taken off is decided before, as the other block says.
        const QString said = part.part == ShowPart::Rewards && !step.items.isEmpty() && !step.isDrifted
            ? QString()
            : step.note;
        const QString note = step.obstacle.isEmpty() ? said : step.obstacle;
        QString text = value.isEmpty()
            ? step.label
            : RestoreRow::tr("%1: %2", "a field; its values").arg(step.label, value);
        if (part.part == ShowPart::Markers)
            text = note + step.text;
        else if (!note.isEmpty())
            text = RestoreRow::tr("%1 (%2)", "a change; a note").arg(text, note);
        parts.append(text);
    }
    if (parts.isEmpty())
        return part.part == ShowPart::Lockdown ? part.head : RestoreRow::tr("It is as it was.");
    return parts.join(QStringLiteral(" · "));
}

}  // namespace

WaitingRow::WaitingRow(QWidget *parent)
    : QWidget(parent)
    , m_title(new ElidedLabel({}, TextRole::Strong))
    , m_count(makeLabel({}))
    , m_points(makeLabel({}))
    , m_choice(new Segmented)
    , m_why(new WhyHint)
{
    for (QLabel *figure : {m_count, m_points})
        alignWithLayout(figure, Qt::AlignTrailing);
    auto *figures = withoutMargins(new QHBoxLayout);
    figures->addWidget(m_count);
    figures->addWidget(m_points);
    m_what = withoutMargins(new QBoxLayout(QBoxLayout::LeftToRight));
    m_what->addWidget(m_title, 1);
    m_what->addLayout(figures);
    m_row = new QBoxLayout(QBoxLayout::LeftToRight, this);
    m_row->addLayout(m_what, 1);
    m_row->addWidget(m_choice);
    m_choice->setSideways();
    m_row->addWidget(m_why);
    setSpacing(figures, 12);
    setSpacing(m_what, 12);
    setSpacing(m_row, 8);
    setMargins(m_row, Measure::cardPaddingX, 2, Measure::cardPaddingX, 2);
    setScaled(static_cast<QWidget *>(this), &QWidget::setMinimumHeight, waitingHeight);
    const auto choose = [this](WaitingChoice choice) {
        if (m_choice->isVisible())
            Q_EMIT chosen(m_key, choice);
    };
    connect(m_why, &WhyHint::actionTriggered, this, &WaitingRow::permissionRequested);
    connect(m_choice, &Segmented::chosen, this,
            [this, choose] { choose(WaitingChoice(m_choice->currentData().toInt())); });
    struct Key
    {
        WaitingChoice choice;
        const char *name;
        Icon icon;
        Qt::Key key;
    };
    for (const Key &one : {Key{WaitingChoice::Fulfil, "fulfilRow", Icon::Check, Qt::Key_F},
                           Key{WaitingChoice::Refund, "refundRow", Icon::Undo, Qt::Key_R},
                           Key{WaitingChoice::Leave, "leaveRow", Icon::Minus, Qt::Key_L}}) {
        m_choice->addOption(nameOf(one.choice), int(one.choice));
        m_leave = addPageAction(this, one.name, one.icon, nameOf(one.choice), one.key,
                                [choose, choice = one.choice] { choose(choice); });
    }
}

void WaitingRow::resizeEvent(QResizeEvent *event)
{
    QWidget::resizeEvent(event);
    m_row->setDirection(width() < px(waitingBeside) ? QBoxLayout::TopToBottom : QBoxLayout::LeftToRight);
    m_what->setDirection(width() < px(figuresBeside) ? QBoxLayout::TopToBottom : QBoxLayout::LeftToRight);
}

QSize WaitingRow::figures() const
{
    return {m_count->sizeHint().width(), m_points->sizeHint().width()};
}

void WaitingRow::setFigures(QSize widths)
{
    m_count->setMinimumWidth(widths.width());
    m_points->setMinimumWidth(widths.height());
}

void WaitingRow::setStep(const ShowStep &step)
{
    m_key = step.key;
    setObjectName(QStringLiteral("waiting:") + step.key);
    const bool isBlocked = !step.obstacle.isEmpty();
    const int count = int(step.items.size());
    m_title->setText(step.label);
    m_count->setText(waitingText(count));
    m_points->setText(showPointsText(step.points));
    m_choice->setObjectName(QStringLiteral("waitingChoice:") + step.key);
    m_choice->setAccessibleName(
        tr("%1, %2, %3", "a reward; how many wait; points")
            .arg(isolated(step.label), waitingText(count), showPointsText(step.points)));
    m_choice->setVisible(!isBlocked);
    m_choice->setCurrentData(int(step.decision()));
    const QString why
        = step.isTakenOff ? tr("The end takes this reward off, so nothing is left of it.") : QString();
    m_choice->setOptionBlocked(m_choice->count() - 1, why);
    setBlocked(m_leave, why);
    m_why->setVisible(isBlocked);
    m_why->setSentence(step.obstacle);
    m_why->setRule(step.label, step.needsPermission ? step.obstacle : step.rule);
    m_why->setAction(step.needsPermission ? PermissionHint::askText() : QString());
}

RestoreRow::RestoreRow(QWidget *parent)
    : QWidget(parent)
    , m_title(makeLabel({}, TextRole::Strong))
    , m_detail(new WrapLabel({}, TextRole::Small, Tone::Secondary))
    , m_toggle(new Toggle)
{
    auto *texts = withoutMargins(new QVBoxLayout);
    texts->addWidget(m_title);
    texts->addWidget(m_detail);
    texts->setSpacing(0);
    m_row = new QHBoxLayout(this);
    m_row->addLayout(texts, 1);
    m_row->addWidget(m_toggle);
    setSpacing(m_row, 12);
    setMargins(m_row, Measure::cardPaddingX, 4, Measure::cardPaddingX, 4);
    setScaled(static_cast<QWidget *>(this), &QWidget::setMinimumHeight, restoreHeight);
    connect(m_toggle, &QAbstractButton::clicked, this,
            [this](bool on) { Q_EMIT chosen(m_part, m_areDrifted, on); });
}

void RestoreRow::add(QWidget *button)
{
    m_row->insertWidget(m_row->count() - 1, button);
}

void RestoreRow::setPart(const PartPlan &part, const QString &title)
{
    m_part = part.part;
    m_areDrifted = !part.steps.isEmpty() && part.steps.first().isDrifted;
    const QString id = title.isEmpty() ? idOf(part.part) : idOf(part.part) + QStringLiteral(":elsewhere");
    setObjectName(QStringLiteral("restore:") + id);
    m_title->setText(title.isEmpty() ? titleOf(part.part) : title);
    m_detail->setText(detailOf(part));
    m_detail->setObjectName(QStringLiteral("restoreDetail:") + id);
    m_toggle->setObjectName(QStringLiteral("restoreToggle:") + id);
    m_toggle->setAccessibleName(
        tr("%1. %2", "what is restored; details").arg(m_title->text(), detailOf(part)));
    const bool canRun
        = std::ranges::any_of(part.steps, [](const ShowStep &step) { return step.obstacle.isEmpty(); });
    m_toggle->setEnabled(canRun);
    m_toggle->setToolTip(canRun ? QString() : detailOf(part));
    m_toggle->setChecked(std::ranges::any_of(part.steps, &ShowStep::canRun));
}

}  // namespace Sidestage
