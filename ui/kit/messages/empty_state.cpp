// SPDX-License-Identifier: GPL-3.0-or-later
#include "empty_state.h"

#include "kit/controls/button.h"
#include "kit/layout/card.h"
#include "kit/layout/spacing.h"
#include "kit/theme/theme.h"

#include <QBoxLayout>
#include <QLabel>

namespace Sidestage {

EmptyState::EmptyState(Icon icon, const QString &sentence, QWidget *parent)
    : QWidget(parent)
{
    setObjectName(QStringLiteral("emptyState"));
    auto *layout = new QVBoxLayout(this);
    m_icon = new IconView(icon, Tone::Hint, 40, this);
    m_sentence = named("emptySentence", makeParagraph(sentence, TextRole::Body, Tone::Secondary, this));
    m_sentence->setAlignment(Qt::AlignCenter);
    m_action = named("emptyAction", new Button(QString(), Button::Role::Default, this));
    m_action->hide();
    connect(m_action, &Button::clicked, this, &EmptyState::actionTriggered);
    layout->addStretch(1);
    layout->addWidget(m_icon, 0, Qt::AlignHCenter);
    layout->addWidget(m_sentence);
    layout->addWidget(m_action, 0, Qt::AlignHCenter);
    layout->addStretch(1);
    setMargins(layout, 20, 20, 20, 20);
    setSpacing(layout, 12);
}

void EmptyState::setIcon(Icon icon)
{
    m_icon->setIcon(icon);
}

void EmptyState::setSentence(const QString &sentence)
{
    m_sentence->setText(sentence);
}

QString EmptyState::sentence() const
{
    return m_sentence->text();
}

void EmptyState::setAction(const QString &text)
{
    m_action->setText(text);
    m_action->setVisible(!text.isEmpty());
}

}  // namespace Sidestage
