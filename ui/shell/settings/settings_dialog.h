// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "kit/overlays/dialog_frame.h"

namespace Sidestage {

class FormField;
class Preferences;

/// The settings of the windows. Every change applies immediately.
class SettingsDialog : public DialogFrame
{
    Q_OBJECT
public:
    /// `preferences` must outlive the dialog.
    explicit SettingsDialog(Preferences *preferences, QWidget *parent = nullptr);

private:
    QWidget *makeTheme();
    QWidget *makeTextSize();
    QWidget *makeMotion();
    FormField *makeGrace(const char *name, const QString &label, int seconds, void (Preferences::*set)(int));
    QWidget *makeAtQuit();
    QWidget *makeSingleLetters();
    QWidget *makeHiddenSandbox();
    QWidget *makeMenuBar();
    QWidget *makeAsksBeforeLockdown();

    Preferences *m_preferences;
};

}  // namespace Sidestage
