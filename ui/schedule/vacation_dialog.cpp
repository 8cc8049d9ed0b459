// SPDX-License-Identifier: GPL-3.0-or-later
#include "vacation_dialog.h"

#include "kit/controls/calendar.h"
#include "kit/text/time_text.h"
#include "kit/text/wrap_label.h"
#include "kit/theme/theme.h"

#include <QBoxLayout>
#include <QDateTimeEdit>
#include <QFormLayout>

namespace Sidestage {

VacationDialog::VacationDialog(const std::optional<Api::Vacation> &current, QDate today, QWidget *parent)
    : DialogFrame(tr("Vacation"), parent)
    , m_from(new QDateTimeEdit)
    , m_to(new QDateTimeEdit)
    , m_problem(new WrapLabel({}, TextRole::Small, Tone::Error, this))
{
    setObjectName(QStringLiteral("vacationDialog"));
    setHeading(tr("When are you away?"));
    const QDateTime tomorrow = today.addDays(1).startOfDay();
    m_from->setDateTime(current ? current->startTime.toLocalTime() : tomorrow);
    m_to->setDateTime(current ? current->endTime.toLocalTime() : tomorrow.addDays(7));
    m_from->setObjectName(QStringLiteral("vacationFrom"));
    m_to->setObjectName(QStringLiteral("vacationTo"));
    for (QDateTimeEdit *edit : {m_from, m_to}) {
        edit->setDisplayFormat(dateTimeFormat());
        setUpCalendar(edit);
        connect(edit, &QDateTimeEdit::dateTimeChanged, this, &VacationDialog::check);
    }
    auto *form = new QFormLayout;
    form->addRow(tr("From"), m_from);
    form->addRow(tr("Until"), m_to);
    body()->addLayout(form);
    m_problem->setObjectName(QStringLiteral("vacationProblem"));
    body()->addWidget(m_problem);
    body()->addWidget(
        new WrapLabel(tr("Viewers see the vacation in your schedule. Segments in it stay planned."),
                      TextRole::Small, Tone::Secondary, this));
    addSafeButton(tr("Cancel"));
    if (current) {
        auto *end = addButton(tr("End vacation"), Button::Role::Danger);
        end->setObjectName(QStringLiteral("endVacation"));
        connect(end, &QPushButton::clicked, this, [this] {
            Q_EMIT endRequested();
            reject();
        });
    }
    m_set = addButton(tr("Set vacation"), Button::Role::Primary);
    m_set->setObjectName(QStringLiteral("setVacation"));
    connect(m_set, &QPushButton::clicked, this, &QDialog::accept);
    check();
    resize(px(420), sizeHint().height());
}

Api::Vacation VacationDialog::vacation() const
{
    return {m_from->dateTime().toUTC(), m_to->dateTime().toUTC()};
}

void VacationDialog::check()
{
    const bool isRight = m_from->dateTime() < m_to->dateTime();
    m_problem->setText(isRight ? QString() : tr("The end has to be after the beginning."));
    m_problem->setVisible(!isRight);
    m_set->setEnabled(isRight);
}

}  // namespace Sidestage
