// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "kit/overlays/dialog_frame.h"
#include "rewards/library/reward_library.h"

class QButtonGroup;

namespace Sidestage {

/// Preview of a file before it is imported: the number of rewards, what was left out and why, and what to do
/// with titles that exist already.
class ImportDialog : public DialogFrame
{
    Q_OBJECT
public:
    /// `library` must outlive the dialog.
    ImportDialog(RewardLibrary *library, const RewardLibrary::Import &import, const QString &fileName,
                 QWidget *parent = nullptr);

Q_SIGNALS:
    void imported(int rewards);

private:
    void importChosen();

    RewardLibrary *m_library;
    RewardLibrary::Import m_import;
    QButtonGroup *m_clash = nullptr;
    QLabel *m_error = nullptr;
};

}  // namespace Sidestage
