// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "charity/overlay_files.h"
#include "kit/overlays/dialog_frame.h"

class QLabel;
class QLineEdit;

namespace Sidestage {

class FormField;
class NumberField;
class Segmented;

/// Configures the files that are kept up to date for broadcasting software: path, content and a preview.
class OverlayDialog : public DialogFrame
{
    Q_OBJECT
public:
    /// `files` must outlive the dialog.
    explicit OverlayDialog(OverlayFiles *files, QWidget *parent = nullptr);

private:
    QWidget *makePathField(const QString &label, const QString &name, const QString &filter,
                           QLineEdit **input, FormField **field);
    OverlaySettings wanted() const;
    void preview();
    void updateError();
    void save();

    OverlayFiles *m_files;
    QLineEdit *m_textPath = nullptr;
    FormField *m_textPathField = nullptr;
    QLineEdit *m_text = nullptr;
    FormField *m_textField = nullptr;
    QLineEdit *m_imagePath = nullptr;
    FormField *m_imagePathField = nullptr;
    NumberField *m_width = nullptr;
    Segmented *m_colours = nullptr;
    QLabel *m_textPreview = nullptr;
    QLabel *m_imagePreview = nullptr;
};

}  // namespace Sidestage
