// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "kit/overlays/dialog_frame.h"

class QComboBox;
class QPlainTextEdit;

namespace Sidestage {

class AdsService;
class AlertPlayer;
class Toggle;
class WrapLabel;

/// How a warning before an ad is heard and seen. What is chosen holds at once.
class AdSoundDialog : public DialogFrame
{
    Q_OBJECT
public:
    /// Both must outlive the dialog; without a player sounds cannot be tried.
    AdSoundDialog(AdsService *service, AlertPlayer *player, QWidget *parent = nullptr);
};

/// What is announced before an ad and after it.
class AdAnnouncementDialog : public DialogFrame
{
    Q_OBJECT
public:
    /// `desk` must outlive the dialog.
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
