// SPDX-License-Identifier: GPL-3.0-or-later
#include "fetch_dialog.h"

#include "analytics/analytics_service.h"

#include "kit/controls/form_field.h"
#include "kit/controls/number_field.h"
#include "kit/controls/toggle.h"
#include "kit/layout/spacing.h"
#include "texts/error_texts.h"

#include <QVBoxLayout>

namespace Sidestage {

FetchDialog::FetchDialog(AnalyticsService *service, QWidget *parent)
    : DialogFrame(tr("Daily download"), parent)
    , m_service(service)
{
    setObjectName(QStringLiteral("fetchDialog"));
    setAttribute(Qt::WA_DeleteOnClose);
    setModal(true);
    m_daily = named("fetchDaily", new Toggle);
    m_daily->setChecked(service->fetchesDaily());
    auto *daily = new FormField(tr("Download once a day"), m_daily);
    daily->setHint(
        tr("While Sidestage is running. Data that the service deletes after a year stays saved here."));
    body()->addWidget(daily);
    m_silent = named("silentDays", new NumberField(1, AnalyticsService::maxSilentDays),
                     tr("Warn after this many days without new data"));
    m_silent->setValue(service->silentDays());
    auto *silent = new FormField(tr("Warn when there is no new data for"), m_silent);
    silent->setHint(tr("In days, counted from when new data was due."));
    body()->addWidget(silent);
    body()->addStretch(1);
    addSafeButton(tr("Cancel"));
    Button *save = named("saveFetching", addButton(tr("Save"), Button::Role::Primary));
    connect(save, &QAbstractButton::clicked, this, &FetchDialog::save);
    setScaled(this, &QWidget::resize, 480, 260);
}

void FetchDialog::save()
{
    if (!m_silent->check())
        return;
    if (const auto saved = m_service->setSettings(m_daily->isChecked(), m_silent->value()); !saved) {
        setNote(reasonOf(saved.error()));
        return;
    }
    accept();
}

}  // namespace Sidestage
