// SPDX-License-Identifier: GPL-3.0-or-later
#include "milestone_dialog.h"

#include "kit/controls/button.h"
#include "kit/controls/form_field.h"
#include "kit/theme/theme.h"

#include <QBoxLayout>
#include <QLineEdit>

namespace Sidestage {

namespace {

constexpr int longestTitle = 60;

}  // namespace

MilestoneDialog::MilestoneDialog(const Milestone &milestone, QWidget *parent)
    : DialogFrame(milestone.id > 0 ? tr("Edit milestone") : tr("New milestone"), parent)
    , m_milestone(milestone)
{
    setObjectName(QStringLiteral("milestoneDialog"));
    m_amount = new QLineEdit;
    m_amount->setObjectName(QStringLiteral("milestoneAmount"));
    m_amountField = new FormField(tr("Amount"), m_amount);
    m_amountField->setHint(tr("In %1, such as %2")
                               .arg(milestone.amount.currency(),
                                    milestone.amount.of(0)
                                        .plus(Money(5000, 0, milestone.amount.currency()))
                                        .value_or(milestone.amount)
                                        .number()));
    m_title = new QLineEdit;
    m_title->setObjectName(QStringLiteral("milestoneTitle"));
    m_title->setMaxLength(longestTitle);
    m_titleField = new FormField(tr("What happens at this amount"), m_title);
    m_titleField->setHint(tr("At most %n characters.", nullptr, longestTitle));
    if (milestone.id > 0 || !milestone.amount.isZero())
        m_amount->setText(milestone.amount.number());
    m_title->setText(milestone.title);
    body()->addWidget(m_amountField);
    body()->addWidget(m_titleField);
    connect(m_amount, &QLineEdit::textEdited, m_amountField, &FormField::clearError);
    connect(m_title, &QLineEdit::textEdited, m_titleField, &FormField::clearError);

    if (milestone.id > 0) {
        Button *remove = addButton(tr("Delete"), Button::Role::Danger);
        remove->setObjectName(QStringLiteral("milestoneDelete"));
        connect(remove, &QPushButton::clicked, this, [this] {
            Q_EMIT removed(m_milestone.id);
            accept();
        });
    }
    Button *cancel = addButton(tr("Cancel"));
    connect(cancel, &QPushButton::clicked, this, &QDialog::reject);
    Button *ok = addButton(tr("Save"), Button::Role::Primary);
    ok->setObjectName(QStringLiteral("milestoneSave"));
    ok->setDefault(true);
    connect(ok, &QPushButton::clicked, this, &MilestoneDialog::save);
    Theme::watch(this, [this] { setMinimumWidth(px(280)); });
    m_amount->setFocus();
}

void MilestoneDialog::save()
{
    const auto amount = Money::parse(m_amount->text(), m_milestone.amount);
    m_amountField->clearError();
    m_titleField->clearError();
    if (!amount)
        m_amountField->setError(amount.error().message);
    else if (amount->isZero())
        m_amountField->setError(tr("Enter more than 0."));
    if (m_title->text().trimmed().isEmpty())
        m_titleField->setError(tr("Enter what happens at this amount."));
    if (m_amountField->hasError())
        return m_amountField->focusInput();
    if (m_titleField->hasError())
        return m_titleField->focusInput();
    m_milestone.amount = *amount;
    m_milestone.title = m_title->text().trimmed();
    Q_EMIT saved(m_milestone);
    accept();
}

}  // namespace Sidestage
