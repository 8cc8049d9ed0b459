// SPDX-License-Identifier: GPL-3.0-or-later
#include "selection_bar.h"

#include "kit/controls/action_button.h"
#include "kit/layout/spacing.h"
#include "kit/theme/theme.h"
#include "queue_texts.h"
#include "rewards/queue/queue_model.h"

#include <QAction>
#include <QBoxLayout>
#include <QLabel>
#include <QPainter>
#include <QPainterPath>

namespace Sidestage {

namespace {

ActionButton *makeButton(QAction *action, Icon symbol, Button::Role role, const char *name, QWidget *parent)
{
    auto *button = named(name, new ActionButton(QString(), parent));
    button->setSymbol(symbol);
    button->setRole(role);
    button->setOnRaised(true);
    button->setKeyHint(action->shortcut(), true);
    QObject::connect(button, &QAbstractButton::clicked, action, &QAction::trigger);
    return button;
}

}  // namespace

SelectionStrip::SelectionStrip(QWidget *parent)
    : QFrame(parent)
    , m_count(named("selectedCount", makeLabel(QString(), TextRole::CardTitle, Tone::Text, this)))
    , m_row(new QHBoxLayout(this))
{
    m_row->addWidget(m_count);
    setMargins(m_row, 16, 10, 12, 10);
    setSpacing(m_row, 10);
    hide();
}

void SelectionStrip::setCount(int count)
{
    setVisible(count > 0);
    if (count > 0)
        m_count->setText(tr("%Ln selected", nullptr, count));
}

SelectionBar::SelectionBar(QueueModel *model, QAction *fulfil, QAction *refund, QAction *clear,
                           QWidget *parent)
    : SelectionStrip(parent)
    , m_model(model)
    , m_sums(named("selectedSums", makeLabel(QString(), TextRole::Body, Tone::Secondary, this)))
    , m_fulfil(makeButton(fulfil, Icon::Check, Button::Role::Primary, "fulfilSelected", this))
    , m_refund(makeButton(refund, Icon::Undo, Button::Role::Default, "refundSelected", this))
    , m_clear(makeButton(clear, Icon::None, Button::Role::Ghost, "clearSelection", this))
{
    setObjectName(QStringLiteral("selectionBar"));
    m_clear->setText(tr("Clear"));
    row()->addWidget(m_sums);
    row()->addStretch(1);
    row()->addWidget(m_fulfil);
    row()->addWidget(m_refund);
    row()->addWidget(m_clear);
    // Single-letter shortcuts can be switched off in the settings, and permissions can change.
    const auto follow = [this, fulfil, refund, clear] {
        m_fulfil->setKeyHint(fulfil->shortcut(), true);
        m_refund->setKeyHint(refund->shortcut(), true);
        m_clear->setKeyHint(clear->shortcut(), true);
        m_fulfil->setBlocked(fulfil->isEnabled() ? QString() : fulfil->toolTip());
        m_refund->setBlocked(refund->isEnabled() ? QString() : refund->toolTip());
    };
    for (QAction *action : {fulfil, refund, clear})
        connect(action, &QAction::changed, this, follow);
    connect(model, &QueueModel::selectionChanged, this, &SelectionBar::refresh);
    follow();
    refresh();
}

void SelectionBar::setNarrow(bool narrow)
{
    m_narrow = narrow;
    refresh();
}

void SelectionBar::refresh()
{
    const int count = m_model->selectedCount();
    setCount(count);
    if (count == 0)
        return;
    const QString points = pointsText(m_model->selectedPoints());
    m_sums->setText(m_narrow
                        ? QString()
                        : tr("%1 · %2").arg(points, tr("%Ln rewards", nullptr, m_model->selectedRewards())));
    m_sums->setVisible(!m_narrow);
    this->count()->setToolTip(points);
    m_fulfil->setText(tr("Fulfil %Ln", nullptr, count));
    m_refund->setText(tr("Refund %Ln", nullptr, count));
}

void SelectionStrip::paintEvent(QPaintEvent *)
{
    const Tokens &t = Theme::tokens();
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    // Rounds the lower corners like those of the card above.
    const double radius = pxF(Measure::cardRadius) - 1;
    QPainterPath path;
    path.addRoundedRect(QRectF(rect()).adjusted(0, -radius, 0, 0), radius, radius);
    painter.fillPath(path, t.raised);
    painter.fillRect(0, 0, width(), 1, t.line);
}

}  // namespace Sidestage
