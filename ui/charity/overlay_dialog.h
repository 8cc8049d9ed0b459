// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "charity/overlay_files.h"
#include "forms/form.h"
#include "kit/overlays/dialog_frame.h"

class QLabel;

namespace Sidestage {

/// Configures the files that are kept up to date for broadcasting software: path, content and a preview.
class OverlayDialog : public DialogFrame
{
    Q_OBJECT
public:
    /// `files` must outlive the dialog.
    explicit OverlayDialog(OverlayFiles *files, QWidget *parent = nullptr);

private:
    enum FormRows { TextPathRow, TextRow, ImagePathRow, WidthRow };

    void addPath(QString OverlaySettings::*member, const QString &label, const char *name,
                 const QString &filter);
    void preview();
    void updateError();
    void save();

    OverlayFiles *m_files;
    Form<OverlaySettings> *m_form;
    QLabel *m_textPreview = nullptr;
    QLabel *m_imagePreview = nullptr;
};

}  // namespace Sidestage
