// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "alerts/alert_dialog.h"

namespace Sidestage {

class AdsService;

/// Sound and display of the warning before an ad.
class AdSoundDialog : public AlertDialog
{
    Q_OBJECT
public:
    /// Both must outlive the dialog. Without a player, sounds cannot be tested.
    AdSoundDialog(AdsService *service, AlertPlayer *player, QWidget *parent = nullptr);
};

/// The texts that are announced in chat before and after an ad.
class AdAnnouncementDialog : public DialogFrame
{
    Q_OBJECT
public:
    /// `service` must outlive the dialog.
    explicit AdAnnouncementDialog(AdsService *service, QWidget *parent = nullptr);

private:
    QPlainTextEdit *addText(const QString &name, const QString &label, const QString &text,
                            const QString &usual);
    Button *templatesFor(QPlainTextEdit *text, const QString &name);
    void preview();
    void save();

    AdsService *m_service;
    QPlainTextEdit *m_before;
    QPlainTextEdit *m_after;
    Toggle *m_end;
    QComboBox *m_color;
    WrapLabel *m_preview;
    Button *m_save = nullptr;
};

}  // namespace Sidestage
