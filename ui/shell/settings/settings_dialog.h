// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "forms/form.h"
#include "kit/overlays/dialog_frame.h"
#include "kit/theme/icons.h"

namespace Sidestage {

class Preferences;

/// The settings of the windows. Every change applies immediately.
class SettingsDialog : public DialogFrame
{
    Q_OBJECT
public:
    /// `preferences` must outlive the dialog.
    explicit SettingsDialog(Preferences *preferences, QWidget *parent = nullptr);

private:
    void addHeading(const QString &text);
    /// Adds a choice between the values of an enumeration.
    void addChoice(const FormRow &row, const QList<std::pair<QString, Icon>> &options, int current,
                   const std::function<void(int)> &set);
    NumberField *addNumber(FormRow row, int value, const QString &suffix, void (Preferences::*set)(int));
    void addToggle(const FormRow &row, bool (Preferences::*get)() const, void (Preferences::*set)(bool));
    void addAppearance();
    void addQueue();

    Preferences *m_preferences;
    FormBase *m_form;
};

}  // namespace Sidestage
