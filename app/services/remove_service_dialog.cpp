// SPDX-License-Identifier: GPL-3.0-or-later
#include "remove_service_dialog.h"

#include "kit/text/wrap_label.h"
#include "kit/theme/theme.h"

#include <QVBoxLayout>

namespace Sidestage {

RemoveServiceDialog::RemoveServiceDialog(const QString &service, QWidget *parent)
    : DialogFrame(tr("Remove service"), parent)
{
    setObjectName(QStringLiteral("removeServiceDialog"));
    setHeading(tr("Remove %1?").arg(service));
    body()->addWidget(
        new WrapLabel(tr("Its accounts are signed out, and their tokens and the client secret are deleted "
                         "from the keychain. All data of this service is deleted from this computer: drafts, "
                         "presets, reward sets, archives, analytics and settings."),
                      TextRole::Body, Tone::Text, this));
    body()->addWidget(new WrapLabel(tr("Decisions not sent yet are discarded. Chat modes waiting to be "
                                       "restored stay as they are. This cannot be undone."),
                                    TextRole::Body, Tone::Secondary, this));
    addSafeButton(tr("Keep"))->setObjectName(QStringLiteral("keepService"));
    auto *remove = addButton(tr("Remove service"), Button::Role::DangerFill);
    remove->setObjectName(QStringLiteral("confirmRemoveService"));
    connect(remove, &QAbstractButton::clicked, this, &QDialog::accept);
    resize(px(480), sizeHint().height());
}

}  // namespace Sidestage
