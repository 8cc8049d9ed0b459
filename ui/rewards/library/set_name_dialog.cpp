// SPDX-License-Identifier: GPL-3.0-or-later
#include "set_name_dialog.h"

#include "kit/controls/form_field.h"
#include "kit/theme/theme.h"
#include "texts/error_texts.h"

#include <QLineEdit>
#include <QVBoxLayout>

namespace Sidestage {

SetNameDialog::SetNameDialog(RewardLibrary *library, const RewardSet &set, QWidget *parent)
    : DialogFrame(set.id == 0 ? tr("New set") : tr("Rename set"), parent)
    , m_library(library)
    , m_set(set)
{
    setObjectName(QStringLiteral("setNameDialog"));
    setModal(true);
    m_name = new QLineEdit(set.name);
    m_name->setObjectName(QStringLiteral("setName"));
    m_name->selectAll();
    m_field = new FormField(tr("Name"), m_name);
    const int count = int(set.rewards.size());
    m_field->setHint(set.id == 0 && count > 0 ? tr("Starts with the %Ln selected rewards.", nullptr, count)
                                              : tr("For a category or a show, for example “Horror night”."));
    body()->addWidget(m_field);
    body()->addStretch(1);
    auto *cancel = addButton(tr("Cancel"));
    connect(cancel, &QPushButton::clicked, this, &QDialog::reject);
    auto *keep = addButton(set.id == 0 ? tr("Create set") : tr("Rename"), Button::Role::Primary);
    keep->setObjectName(QStringLiteral("saveSet"));
    keep->setDefault(true);
    connect(keep, &QPushButton::clicked, this, &SetNameDialog::save);
    connect(m_name, &QLineEdit::textEdited, m_field, &FormField::clearError);
    Theme::watch(this, [this] { resize(px(480), sizeHint().height()); });
    m_name->setFocus();
}

void SetNameDialog::save()
{
    RewardSet wanted = m_set;
    wanted.name = m_name->text().trimmed();
    QString problem;
    if (wanted.name.isEmpty())
        problem = tr("Enter a name.");
    for (const RewardSet &other : m_library->sets()) {
        if (other.id != wanted.id && other.name.compare(wanted.name, Qt::CaseInsensitive) == 0)
            problem = tr("Another set has this name.");
    }
    if (problem.isEmpty()) {
        if (const auto done = m_library->saveSet(wanted); !done)
            problem = reasonOf(done.error());
    }
    if (!problem.isEmpty()) {
        m_field->setError(problem);
        return m_field->focusInput();
    }
    accept();
    Q_EMIT saved(wanted);
}

}  // namespace Sidestage
