// SPDX-License-Identifier: GPL-3.0-or-later
#include "fetch_dialog.h"

#include "analytics/analytics_service.h"

#include "kit/controls/form_field.h"
#include "kit/controls/number_field.h"
#include "kit/controls/toggle.h"
#include "kit/text/wrap_label.h"
#include "kit/theme/theme.h"
#include "words/words.h"

#include <QVBoxLayout>

namespace Sidestage {

FetchDialog::FetchDialog(AnalyticsService *service, QWidget *parent)
    : DialogFrame(tr("Daily fetching"), parent)
    , m_service(service)
{
    setObjectName(QStringLiteral("fetchDialog"));
    setAttribute(Qt::WA_DeleteOnClose);
    setModal(true);
    m_daily = new Toggle;
    m_daily->setObjectName(QStringLiteral("fetchDaily"));
    m_daily->setChecked(service->fetchesDaily());
    auto *daily = new FormField(tr("Fetch once a day"), m_daily);
    daily->setHint(tr("While Sidestage runs. What the service forgets after a year stays here."));
    body()->addWidget(daily);
    m_silent = new NumberField(1, AnalyticsService::maxSilentDays);
    m_silent->setObjectName(QStringLiteral("silentDays"));
    m_silent->setAccessibleName(tr("Say when no new day has come for so many days"));
    m_silent->setValue(service->silentDays());
    auto *silent = new FormField(tr("Say when no new day has come for"), m_silent);
    silent->setHint(tr("Days, counted from when the service should have had one."));
    body()->addWidget(silent);
    body()->addStretch(1);
    addSafeButton(tr("Cancel"));
    Button *save = addButton(tr("Save"), Button::Role::Primary);
    save->setObjectName(QStringLiteral("saveFetching"));
    connect(save, &QAbstractButton::clicked, this, &FetchDialog::save);
    Theme::watch(this, [this] { resize(px(480), px(260)); });
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
