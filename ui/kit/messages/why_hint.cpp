// SPDX-License-Identifier: GPL-3.0-or-later
#include "why_hint.h"

#include "kit/controls/button.h"
#include "kit/layout/card.h"
#include "kit/layout/flow_layout.h"
#include "kit/layout/spacing.h"
#include "kit/overlays/popover.h"
#include "kit/text/wrap_label.h"

#include <QBoxLayout>
#include <QLabel>

namespace Sidestage {

WhyHint::WhyHint(const QString &sentence, QWidget *parent)
    : QWidget(parent)
{
    auto *layout = new QHBoxLayout(this);
    layout->addWidget(new IconView(Icon::Lock, Tone::Hint, Measure::iconButton, this));
    m_sentence = named("whySentence", new WrapLabel(sentence, TextRole::Small, Tone::Hint, this));
    auto *words = new QWidget(this);
    auto *flow = new FlowLayout(words);
    flow->addWidget(m_sentence);
    m_why = named("whyButton", new Button(tr("Why?"), Button::Role::Link, this));
    m_why->setSmall(true);
    m_why->setAccessibleDescription(sentence);
    m_why->hide();
    flow->addWidget(m_why);
    layout->addWidget(words, 1);
    connect(m_why, &Button::clicked, this, &WhyHint::openRule);
    setSpacing(layout, 6);
    flow->setSpacings(6, 0);
}

void WhyHint::setSentence(const QString &sentence)
{
    m_sentence->setText(sentence);
    m_why->setAccessibleDescription(sentence);
}

QString WhyHint::sentence() const
{
    return m_sentence->text();
}

void WhyHint::setRule(const QString &title, const QString &text)
{
    m_ruleTitle = title;
    m_ruleText = text;
    m_why->setVisible(!text.isEmpty());
}

Popover *WhyHint::popover() const
{
    return m_popover;
}

void WhyHint::openRule()
{
    if (!m_popover) {
        m_popover = new Popover(m_why);
        connect(m_popover, &Popover::actionTriggered, this, &WhyHint::actionTriggered);
    }
    m_popover->setContent(m_ruleTitle, m_ruleText);
    m_popover->setAction(m_action);
    m_popover->open();
}

}  // namespace Sidestage
