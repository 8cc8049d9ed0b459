// SPDX-License-Identifier: GPL-3.0-or-later
#include "milestone_dialog.h"

#include "kit/layout/spacing.h"
#include "schema/describe.h"

namespace Sidestage {

namespace {

constexpr int longestTitle = 60;

}  // namespace

MilestoneDialog::MilestoneDialog(const Milestone &milestone, Store store, QWidget *parent)
    : CollectionDialog(milestone.id > 0 ? tr("Edit milestone") : tr("New milestone"), "milestone",
                       std::move(store), parent)
    , m_amount(new QLineEdit)
{
    setObjectName(QStringLiteral("milestoneDialog"));
    FormField *amount = form()->add({.label = tr("Amount"),
                                     .name = "milestoneAmount",
                                     .hint = tr("In %1, such as %2")
                                                 .arg(milestone.amount.currency(),
                                                      milestone.amount.of(0)
                                                          .plus(Money(5000, 0, milestone.amount.currency()))
                                                          .value_or(milestone.amount)
                                                          .number())},
                                    m_amount);
    if (milestone.id > 0 || !milestone.amount.isZero())
        m_amount->setText(milestone.amount.number());
    connect(m_amount, &QLineEdit::textEdited, amount, &FormField::clearError);
    form()->text(&Milestone::title,
                 {.label = tr("What happens at this amount"),
                  .name = "milestoneTitle",
                  .required = tr("Enter what happens at this amount."),
                  .rule = Api::atMost(longestTitle)});
    start(milestone);
    setScaled(this, &QWidget::setMinimumWidth, 280);
}

bool MilestoneDialog::complete(Milestone &milestone)
{
    const auto amount = Money::parse(m_amount->text(), milestone.amount);
    if (!amount)
        form()->setError(0, amount.error().message);
    else if (amount->isZero())
        form()->setError(0, tr("Enter more than 0."));
    else
        milestone.amount = *amount;
    return amount && !amount->isZero();
}

}  // namespace Sidestage
