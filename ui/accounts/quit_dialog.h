// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "unsent_dialog.h"

class QCheckBox;

namespace Sidestage {

/// Asks what to do with unsent decisions when the user quits: send them first, keep them for the next start,
/// or take them back. accepted() means that the program may exit. Failures are shown before that.
class QuitDialog : public UnsentDialog
{
    Q_OBJECT
public:
    explicit QuitDialog(std::unique_ptr<UnsentDecisions> held, QWidget *parent = nullptr);

Q_SIGNALS:
    /// The user has chosen this permanently.
    void sendingRemembered();
    void keepingRemembered();

protected:
    void updateState() override;
    void goOn() override { accept(); }
    void keep() override;
    void chooseSending() override;
    QString question() const override;
    QString lostText(const QString &reason) const override;
    QString longText() const override;

private:
    void undoHeld();

    QCheckBox *m_remember;
    Button *m_takeBack;
};

}  // namespace Sidestage
