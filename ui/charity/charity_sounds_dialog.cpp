// SPDX-License-Identifier: GPL-3.0-or-later
#include "charity_sounds_dialog.h"

#include "kit/controls/toggle.h"
#include "kit/layout/flow_layout.h"
#include "kit/layout/spacing.h"
#include "kit/theme/theme.h"

#include <QBoxLayout>
#include <QComboBox>
#include <QLabel>
#include <QSlider>

namespace Sidestage {

CharitySoundsDialog::CharitySoundsDialog(CharityAlerts *alerts, AlertPlayer *player, QWidget *parent)
    : AlertDialog(tr("Sounds and notifications"), player, parent)
    , m_alerts(alerts)
{
    setObjectName(QStringLiteral("charitySoundsDialog"));
    addPart(CharityAlerts::What::Milestone, tr("When a milestone is reached"), "milestoneAlert");
    addPart(CharityAlerts::What::Donation, tr("When someone donates"), "donationAlert");
    addNotificationHint(
        tr("Notifications appear on the desktop. Several donations at once are combined into one."));
    body()->addStretch(1);
    addSafeButton(tr("Close"));
    setScaled(this, &QWidget::setMinimumWidth, 280);
}

void CharitySoundsDialog::addPart(CharityAlerts::What what, const QString &title, const char *name)
{
    body()->addWidget(makeLabel(title, TextRole::CardTitle));
    auto *row = named(name, new QWidget);
    auto *flow = withoutMargins(new FlowLayout(row));
    const Fields fields{.sound = new QComboBox,
                        .volume = new QSlider(Qt::Horizontal),
                        .play = Button::iconOnly(Icon::Play, tr("Play sound")),
                        .notifies = new Toggle,
                        .says = new Toggle};
    fields.sound->setAccessibleName(tr("Sound: %1").arg(title));
    fields.volume->setAccessibleName(tr("Volume: %1").arg(title));
    fields.notifies->setAccessibleName(tr("Desktop notification: %1").arg(title));
    fields.notifies->setWord(tr("Notify"));
    fields.says->setAccessibleName(tr("Message in the window: %1").arg(title));
    fields.says->setWord(tr("In the window"));
    for (QWidget *part : std::initializer_list<QWidget *>{fields.sound, fields.volume, fields.play,
                                                          fields.notifies, fields.says})
        flow->addWidget(part);
    flow->setSpacings(8, 8);
    setScaled(fields.volume, &QWidget::setFixedWidth, 90);
    setUp(fields, m_alerts->alertOf(what),
          [this, what, fields] { return m_alerts->setAlert(what, fields.alert()); });
    body()->addWidget(row);
}

}  // namespace Sidestage
