// SPDX-License-Identifier: GPL-3.0-or-later
#include "reward_selection_bar.h"

#include "kit/controls/button.h"
#include "kit/overlays/button_menu.h"
#include "kit/theme/theme.h"

#include <QBoxLayout>
#include <QMenu>
#include <QResizeEvent>

namespace Sidestage {

namespace {

/// Minimum widths, in px at a body line of 20 px, for all buttons and for Turn on and Turn off. The menu has
/// all actions.
constexpr int roomForAll = 500;
constexpr int roomForSwitches = 330;

}  // namespace

RewardSelectionBar::RewardSelectionBar(QMenu *more, QWidget *parent)
    : SelectionStrip(parent)
{
    setObjectName(QStringLiteral("rewardSelectionBar"));
    row()->addStretch(1);
    m_on = add("turnOnSelected", tr("Turn on"), Action::TurnOn);
    m_off = add("turnOffSelected", tr("Turn off"), Action::TurnOff);
    m_pause = add("pauseSelected", tr("Pause"), Action::Pause);
    m_edit = add("editSelected", tr("Edit selected…"), Action::Edit);
    auto *rest
        = named("moreSelected", Button::iconOnly(Icon::More, tr("Actions for selected rewards"), this));
    connect(rest, &QPushButton::clicked, this, [rest, more] { popUpAbove(more, rest); });
    row()->addWidget(rest);
    auto *clear = add("clearSelected", tr("Clear"), Action::Clear);
    clear->setRole(Button::Role::Ghost);
    clear->setKeyHint(QKeySequence(Qt::Key_Escape));
}

Button *RewardSelectionBar::add(const char *name, const QString &text, Action action)
{
    auto *button = named(name, new Button(text, Button::Role::Default, this));
    button->setCompact(true);
    button->setOnRaised(true);
    connect(button, &QPushButton::clicked, this, [this, action] {
        Q_EMIT requested(action == Action::Pause && m_isResuming ? Action::Resume : action);
    });
    row()->addWidget(button);
    return button;
}

void RewardSelectionBar::setSelected(int count, bool areAllPaused)
{
    m_isResuming = areAllPaused;
    m_pause->setText(areAllPaused ? tr("Resume") : tr("Pause"));
    setCount(count);
}

void RewardSelectionBar::resizeEvent(QResizeEvent *event)
{
    SelectionStrip::resizeEvent(event);
    for (Button *button : {m_pause, m_edit})
        button->setVisible(width() >= px(roomForAll));
    for (Button *button : {m_on, m_off})
        button->setVisible(width() >= px(roomForSwitches));
}

}  // namespace Sidestage
