// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "async/bound.h"
#include "chat/moderation/list_import.h"
#include "chat/moderation/moderation_action.h"
#include "kit/forward.h"
#include "kit/overlays/dialog_frame.h"

class QPlainTextEdit;

namespace Sidestage {

class ModerationService;

/// Shows what a file of bans or terms contains, and which of its lines cannot be used, before anything is
/// sent.
class ListImportDialog : public DialogFrame
{
    Q_OBJECT
public:
    /// `kind`: Ban or AddTerm. `service` must outlive the dialog.
    ListImportDialog(ModerationService *service, const QString &channelId, ModerationAction::Kind kind,
                     const ListImport &import, QWidget *parent);
    /// `isBanned` returns whether somebody is banned already, who is left out then. Call at once.
    void setBanned(std::function<bool(const ModerationAction &)> isBanned)
    {
        m_isBanned = std::move(isBanned);
    }

Q_SIGNALS:
    void chosen(const QList<Sidestage::ModerationAction> &actions);

private:
    Bound look();
    void ready(const QHash<QString, Api::User> &users, const QSet<QString> &staff);
    QString confirmText(int count) const;

    ModerationService *m_service;
    QString m_channelId;
    ModerationAction::Kind m_kind;
    ListImport m_import;
    std::function<bool(const ModerationAction &)> m_isBanned{};
    QList<ModerationAction> m_actions{};
    WrapLabel *m_sum;
    QPlainTextEdit *m_problems;
    Button *m_confirm;
    Button *m_retry;
};

}  // namespace Sidestage
