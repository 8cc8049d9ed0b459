// SPDX-License-Identifier: GPL-3.0-or-later
#include "changes_bar.h"

#include "channel_texts.h"

#include "kit/controls/button.h"
#include "kit/layout/spacing.h"
#include "kit/text/elided_label.h"
#include "kit/theme/theme.h"

#include <QHBoxLayout>
#include <QLabel>
#include <QPainter>

namespace Sidestage {

ChangesBar::ChangesBar(ChannelEditor *editor, QWidget *parent)
    : QFrame(parent)
    , m_editor(editor)
{
    setObjectName(QStringLiteral("changesBar"));
    m_what = new ElidedLabel;
    auto *show = Button::compact(tr("Compare"));
    show->setOnRaised(true);
    auto *discard = Button::compact(tr("Discard"));
    discard->setOnRaised(true);
    m_send = named("sendFromBar", Button::compact(tr("Send"), Button::Role::Primary));
    auto *layout = new QHBoxLayout(this);
    layout->addWidget(m_what, 1);
    layout->addWidget(show);
    layout->addWidget(discard);
    layout->addWidget(m_send);
    connect(show, &QPushButton::clicked, this, &ChangesBar::showRequested);
    connect(discard, &QPushButton::clicked, this, &ChangesBar::discardRequested);
    connect(m_send, &QPushButton::clicked, this, &ChangesBar::sendRequested);
    connect(editor, &ChannelEditor::mineChanged, this, &ChangesBar::update);
    connect(editor, &ChannelEditor::sendingChanged, this, &ChangesBar::update);
    setMargins(layout, 12, 6, 12, 6);
    update();
}

void ChangesBar::setEditable(bool editable)
{
    m_isEditable = editable;
    update();
}

void ChangesBar::update()
{
    const QList<ChannelField> changed = m_editor->changed();
    m_what->setText(m_editor->isSending() ? tr("Sending…") : tr("To send: %1").arg(namesOf(changed)));
    m_send->setEnabled(m_isEditable && !changed.isEmpty() && !m_editor->isSending());
}

void ChangesBar::paintEvent(QPaintEvent *)
{
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(QPen(Theme::tokens().edge, pxF(1)));
    painter.setBrush(Theme::tokens().raised);
    painter.drawRoundedRect(QRectF(rect()).adjusted(0.5, 0.5, -0.5, -0.5), pxF(Measure::cardRadius),
                            pxF(Measure::cardRadius));
}

}  // namespace Sidestage
