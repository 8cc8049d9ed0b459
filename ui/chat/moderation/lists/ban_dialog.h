// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "async/bound.h"
#include "chat/moderation/moderation_action.h"
#include "forms/form.h"
#include "kit/overlays/dialog_frame.h"

namespace Sidestage {

class ModerationService;

/// Asks whom to ban from a channel, why, and for how long.
class BanDialog : public DialogFrame
{
    Q_OBJECT
public:
    /// `service` must outlive the dialog.
    BanDialog(ModerationService *service, const QString &channelId, QWidget *parent);

Q_SIGNALS:
    /// The viewer exists. The dialog closes.
    void chosen(const Sidestage::ModerationAction &action);

private:
    struct Draft
    {
        QString login{};
        QString reason{};
        int seconds = 0;  ///< 0: a ban.
    };
    enum Row { LoginRow, ReasonRow, LengthRow };

    Bound look();

    ModerationService *m_service;
    QString m_channelId;
    Form<Draft> *m_form;
    Button *m_ban;
};

}  // namespace Sidestage
