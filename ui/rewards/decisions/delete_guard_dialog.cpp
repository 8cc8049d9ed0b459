// SPDX-License-Identifier: GPL-3.0-or-later
#include "delete_guard_dialog.h"
#include "base/bidi.h"

#include "kit/text/wrap_label.h"
#include "kit/theme/theme.h"
#include "rewards/list/queue_texts.h"
#include "rewards/list/reward_texts.h"

#include <QCheckBox>
#include <QRadioButton>
#include <QVBoxLayout>

namespace Sidestage {

DeleteGuardDialog::DeleteGuardDialog(const QList<RewardItem> &items, QWidget *parent)
    : DialogFrame(tr("Delete"), parent)
{
    setObjectName(QStringLiteral("deleteGuard"));
    setModal(true);
    qint64 points = 0;
    for (const RewardItem &item : items) {
        m_keys.append(item.key);
        m_waiting += item.waiting;
        points += item.waitingPoints;
    }
    const int count = int(items.size());
    setHeading(count == 1 ? tr("Delete “%1”?").arg(isolated(items.first().title()))
                          : tr("Delete %Ln rewards?", nullptr, count));
    const auto sentence = [this](const char *name, const QString &text) {
        auto *label = named(name, makeLabel(text, TextRole::Body, Tone::Secondary));
        label->setWordWrap(true);
        body()->addWidget(label);
    };
    if (m_waiting > 0) {
        auto *facts
            = makeLabel(tr("%Ln redemptions are waiting (%1).", nullptr, m_waiting).arg(pointsText(points)),
                        TextRole::Strong, Tone::Warn);
        facts->setObjectName(QStringLiteral("guardFacts"));
        facts->setWordWrap(true);
        body()->addWidget(facts);
        sentence("guardRule",
                 tr("Deleting a reward fulfils its waiting redemptions: no points are refunded, and this "
                    "cannot be undone."));
        m_refund = addChoice("guardRefund", tr("Refund %Ln first", nullptr, m_waiting));
        m_fulfil = addChoice("guardFulfil", tr("Fulfil %Ln first", nullptr, m_waiting));
        m_pause = addChoice("guardPause", tr("Pause instead"));
        m_refund->setChecked(true);
    } else {
        sentence("guardRule",
                 tr("Viewers can no longer redeem a deleted reward. If you keep it in the library, you can "
                    "create it again."));
    }
    m_keep = named("guardKeep",
                   new QCheckBox(count == 1 ? tr("Keep it in the library") : tr("Keep them in the library")));
    m_keep->setChecked(true);
    body()->addWidget(m_keep);
    body()->addStretch(1);

    named("guardCancel", addSafeButton(tr("Cancel")));
    m_confirm = named("guardConfirm", addButton(QString(), Button::Role::DangerFill));
    connect(m_confirm, &QPushButton::clicked, this, [this] {
        accept();
        if (m_pause && m_pause->isChecked())
            return Q_EMIT pauseRequested(m_keys);
        // Set even if nothing is waiting, because a viewer may redeem it while the dialog is open.
        const auto queue
            = m_fulfil && m_fulfil->isChecked() ? PlanStep::Queue::FulfilFirst : PlanStep::Queue::RefundFirst;
        Q_EMIT deleteRequested(m_keys, queue, m_keep->isChecked());
    });
    updateConfirm();
    Theme::watch(this, [this] { resize(qMin(px(480), 600), sizeHint().height()); });
}

QRadioButton *DeleteGuardDialog::addChoice(const char *name, const QString &text)
{
    auto *choice = named(name, new QRadioButton(text));
    connect(choice, &QRadioButton::toggled, this, &DeleteGuardDialog::updateConfirm);
    body()->addWidget(choice);
    return choice;
}

void DeleteGuardDialog::updateConfirm()
{
    if (!m_confirm)
        return;
    const bool pause = m_pause && m_pause->isChecked();
    m_keep->setEnabled(!pause);
    m_confirm->setRole(pause ? Button::Role::Primary : Button::Role::DangerFill);
    if (pause)
        m_confirm->setText(m_keys.size() == 1 ? tr("Pause") : tr("Pause %Ln", nullptr, int(m_keys.size())));
    else if (m_refund && m_refund->isChecked())
        m_confirm->setText(tr("Refund %Ln and delete", nullptr, m_waiting));
    else if (m_fulfil && m_fulfil->isChecked())
        m_confirm->setText(tr("Fulfil %Ln and delete", nullptr, m_waiting));
    else
        m_confirm->setText(m_keys.size() == 1 ? tr("Delete") : tr("Delete %Ln", nullptr, int(m_keys.size())));
}

}  // namespace Sidestage
