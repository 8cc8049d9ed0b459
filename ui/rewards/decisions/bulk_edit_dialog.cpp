// SPDX-License-Identifier: GPL-3.0-or-later
#include "bulk_edit_dialog.h"

#include "kit/controls/form_field.h"
#include "kit/layout/scroll_area.h"
#include "kit/layout/spacing.h"
#include "rewards/editor/reward_form.h"
#include "rewards/list/reward_texts.h"
#include "texts/error_texts.h"

#include <QCheckBox>
#include <QVBoxLayout>

namespace Sidestage {

namespace {

/// All fields except the title, which has to be unique.
const QList<RewardField> bulkFields{RewardField::Cost,      RewardField::Prompt,  RewardField::Colour,
                                    RewardField::Enabled,   RewardField::Paused,  RewardField::Input,
                                    RewardField::SkipQueue, RewardField::PerUser, RewardField::PerStream,
                                    RewardField::Cooldown};

}  // namespace

BulkEditDialog::BulkEditDialog(const QList<RewardItem> &items, QWidget *parent)
    : DialogFrame(tr("Edit rewards"), parent)
{
    setObjectName(QStringLiteral("bulkEdit"));
    setModal(true);
    for (const RewardItem &item : items)
        m_keys.append(item.key);
    setHeading(tr("Edit %Ln rewards", nullptr, int(items.size())));
    m_form = new RewardForm(bulkFields);
    m_form->setValue(completed(items.isEmpty() ? Api::RewardChanges{} : items.first().reward.reward));
    for (const RewardField field : bulkFields) {
        auto *include = new QCheckBox(tr("Set"));
        include->setObjectName(QStringLiteral("includeReward%1").arg(int(field)));
        include->setAccessibleName(tr("Set %1").arg(nameOf(field).toLower()));
        m_form->row(int(field))->addTrailing(include);
        m_include.insert(field, include);
        connect(include, &QCheckBox::toggled, this, &BulkEditDialog::updateApply);
    }
    // Editing a value also selects its field.
    connect(m_form, &FormBase::edited, this,
            [this](int row) { m_include[RewardField(row)]->setChecked(true); });

    m_form->setProperty("plain", true);
    auto *scroll = makeScrollArea(m_form);
    m_form->setAutoFillBackground(false);
    body()->addWidget(scroll, 1);
    setNote(tr("Fields that are not ticked stay unchanged."));
    auto *cancel = addButton(tr("Cancel"));
    connect(cancel, &QPushButton::clicked, this, &QDialog::reject);
    m_apply = named("applyBulk", addButton(QString(), Button::Role::Primary));
    connect(m_apply, &QPushButton::clicked, this, &BulkEditDialog::apply);
    setScaled(this, &QWidget::resize, 560, 600);
    updateApply();
}

QList<RewardField> BulkEditDialog::included() const
{
    QList<RewardField> fields;
    for (const RewardField field : bulkFields) {
        if (m_include[field]->isChecked())
            fields.append(field);
    }
    return fields;
}

void BulkEditDialog::updateApply()
{
    m_apply->setText(tr("Change %Ln", nullptr, int(m_keys.size())));
    m_apply->setEnabled(!included().isEmpty());
}

void BulkEditDialog::apply()
{
    const QList<RewardField> fields = included();
    m_form->clearErrors();
    const Api::RewardChanges values = m_form->value();
    if (!m_form->showProblems(problemsIn(fields, values)))
        return;
    accept();
    Q_EMIT applyRequested(m_keys, fields, values);
}

}  // namespace Sidestage
