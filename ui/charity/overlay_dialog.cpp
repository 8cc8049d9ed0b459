// SPDX-License-Identifier: GPL-3.0-or-later
#include "overlay_dialog.h"

#include "overlay_image.h"

#include "kit/controls/button.h"
#include "kit/controls/form_field.h"
#include "kit/controls/number_field.h"
#include "kit/controls/segmented.h"
#include "kit/layout/scroll_area.h"
#include "kit/text/wrap_label.h"
#include "kit/theme/theme.h"

#include <QBoxLayout>
#include <QDir>
#include <QFileDialog>
#include <QFileInfo>
#include <QLabel>
#include <QLineEdit>

namespace Sidestage {

OverlayDialog::OverlayDialog(OverlayFiles *files, QWidget *parent)
    : DialogFrame(tr("Overlay files"), parent)
    , m_files(files)
{
    setObjectName(QStringLiteral("overlayDialog"));
    auto *page = new QWidget;
    page->setProperty("plain", true);
    auto *rows = new QVBoxLayout(page);
    rows->setContentsMargins({});
    rows->addWidget(
        new WrapLabel(tr("Add these files as a text source and an image source in your broadcasting "
                         "software. Each file is replaced as a whole whenever the campaign changes."),
                      TextRole::Small, Tone::Secondary));
    rows->addWidget(makePathField(tr("Text file"), QStringLiteral("overlayText"), tr("Text (*.txt)"),
                                  &m_textPath, &m_textPathField));
    m_text = new QLineEdit;
    m_text->setObjectName(QStringLiteral("overlayTemplate"));
    m_textField = new FormField(tr("Text"), m_text);
    rows->addWidget(m_textField);
    QStringList meanings;
    for (const QString &name : OverlayFiles::placeholders())
        meanings.append(tr("{%1} %2", "placeholder, its meaning").arg(name, OverlayFiles::meaningOf(name)));
    rows->addWidget(new WrapLabel(meanings.join(QStringLiteral(", ")), TextRole::Small, Tone::Hint));
    m_textPreview = new WrapLabel({}, TextRole::Strong);
    m_textPreview->setObjectName(QStringLiteral("overlayTextPreview"));
    m_textPreview->setTextFormat(Qt::PlainText);
    rows->addWidget(m_textPreview);

    rows->addWidget(makePathField(tr("Image file"), QStringLiteral("overlayImage"), tr("Image (*.png)"),
                                  &m_imagePath, &m_imagePathField));
    m_width = new NumberField(160, 3840);
    m_width->setObjectName(QStringLiteral("overlayWidth"));
    m_width->setSingleStep(40);
    m_width->setSuffix(tr(" px"));
    rows->addWidget(new FormField(tr("Width"), m_width));
    m_colours = new Segmented;
    m_colours->setObjectName(QStringLiteral("overlayColours"));
    m_colours->addOption(tr("Dark"), true);
    m_colours->addOption(tr("Light"), false);
    rows->addWidget(new FormField(tr("Colours"), m_colours));
    m_imagePreview = new QLabel;
    m_imagePreview->setObjectName(QStringLiteral("overlayImagePreview"));
    m_imagePreview->setAccessibleName(tr("Image preview"));
    rows->addWidget(m_imagePreview);
    rows->addStretch(1);
    auto *scroll = makeScrollArea(page);
    body()->addWidget(scroll, 1);

    const OverlaySettings &now = files->settings();
    m_textPath->setText(QDir::toNativeSeparators(now.textPath));
    m_text->setText(now.text);
    m_imagePath->setText(QDir::toNativeSeparators(now.imagePath));
    m_width->setValue(now.imageWidth);
    m_colours->setCurrentIndex(now.isDark ? 0 : 1);
    connect(m_text, &QLineEdit::textChanged, this, &OverlayDialog::preview);
    connect(m_width, &NumberField::numberChanged, this, &OverlayDialog::preview);
    connect(m_colours, &Segmented::currentChanged, this, &OverlayDialog::preview);
    connect(files, &OverlayFiles::changed, this, [this] {
        preview();
        updateError();
    });

    Button *cancel = addButton(tr("Cancel"));
    connect(cancel, &QPushButton::clicked, this, &QDialog::reject);
    Button *ok = addButton(tr("Save"), Button::Role::Primary);
    ok->setObjectName(QStringLiteral("overlaySave"));
    ok->setDefault(true);
    connect(ok, &QPushButton::clicked, this, &OverlayDialog::save);
    Theme::watch(this, [this, rows] {
        rows->setSpacing(px(10));
        const QSize room = parentWidget() ? parentWidget()->window()->size() : QSize(1280, 800);
        resize(qMin(px(600), room.width()), qMin(px(620), room.height()));
        preview();
    });
    updateError();
}

QWidget *OverlayDialog::makePathField(const QString &label, const QString &name, const QString &filter,
                                      QLineEdit **input, FormField **field)
{
    auto *edit = new QLineEdit;
    edit->setObjectName(name);
    edit->setPlaceholderText(tr("None"));
    edit->setClearButtonEnabled(true);
    auto *row = new FormField(label, edit);
    auto *choose = new Button(tr("Choose…"));
    choose->setObjectName(name + QStringLiteral("Choose"));
    choose->setAccessibleName(tr("Choose file: %1").arg(label));
    row->addTrailing(choose);
    connect(edit, &QLineEdit::textEdited, row, &FormField::clearError);
    connect(choose, &QPushButton::clicked, this, [this, edit, row, label, filter] {
        auto *dialog = new QFileDialog(this, label);
        dialog->setAttribute(Qt::WA_DeleteOnClose);
        dialog->setAcceptMode(QFileDialog::AcceptSave);
        // No confirmation, because the file is overwritten regularly anyway.
        dialog->setOption(QFileDialog::DontConfirmOverwrite);
        dialog->setNameFilters({filter});
        dialog->setDefaultSuffix(filter.contains(QLatin1String("png")) ? QStringLiteral("png")
                                                                       : QStringLiteral("txt"));
        connect(dialog, &QFileDialog::fileSelected, this, [edit, row](const QString &path) {
            edit->setText(QDir::toNativeSeparators(path));
            row->clearError();
        });
        dialog->open();
    });
    *input = edit;
    *field = row;
    return row;
}

OverlaySettings OverlayDialog::wanted() const
{
    return {.textPath = QDir::fromNativeSeparators(m_textPath->text().trimmed()),
            .text = m_text->text(),
            .imagePath = QDir::fromNativeSeparators(m_imagePath->text().trimmed()),
            .imageWidth = m_width->value(),
            .isDark = m_colours->currentIndex() == 0};
}

void OverlayDialog::preview()
{
    if (!m_imagePreview)
        return;
    const OverlaySettings settings = wanted();
    const QString text = OverlayFiles::fill(settings.text, m_files->facts());
    m_textPreview->setText(text);
    const QStringList unknown = OverlayFiles::unknownIn(settings.text);
    if (unknown.isEmpty())
        m_textField->clearError();
    else
        m_textField->setError(tr("Unknown placeholder: %1.").arg(unknown.join(QStringLiteral(", "))));
    if (!m_width->problem().isEmpty())
        return;  // the preview keeps its width
    const QPixmap image = QPixmap::fromImage(overlayImage(m_files->facts(), settings));
    m_imagePreview->setPixmap(image.width() > px(420) ? image.scaledToWidth(px(420), Qt::SmoothTransformation)
                                                      : image);
}

void OverlayDialog::updateError()
{
    // Shows errors only of the files that are currently entered.
    const OverlaySettings settings = wanted();
    if (!m_files->textTrouble().isEmpty() && settings.textPath == m_files->settings().textPath)
        m_textPathField->setError(
            tr("Could not write the file. The system reported: “%1”").arg(m_files->textTrouble()));
    if (!m_files->imageTrouble().isEmpty() && settings.imagePath == m_files->settings().imagePath)
        m_imagePathField->setError(
            tr("Could not write the file. The system reported: “%1”").arg(m_files->imageTrouble()));
}

void OverlayDialog::save()
{
    if (!m_width->check())
        return;
    const OverlaySettings settings = wanted();
    const auto check = [](const QString &path, FormField *field) {
        const QFileInfo info(path);
        field->clearError();
        if (path.isEmpty())
            return true;
        const QString wrong = info.isRelative() ? tr("Enter the full path of a file.")
            : info.isDir()                      ? tr("This is a folder.")
            : !info.absoluteDir().exists()      ? tr("This folder does not exist.")
                                                : QString();
        if (!wrong.isEmpty())
            field->setError(wrong);
        return wrong.isEmpty();
    };
    const bool isTextRight = check(settings.textPath, m_textPathField);
    const bool isImageRight = check(settings.imagePath, m_imagePathField);
    if (isTextRight && !settings.textPath.isEmpty() && settings.textPath == settings.imagePath) {
        m_imagePathField->setError(tr("This file is already used for the text."));
        return m_imagePathField->focusInput();
    }
    if (!isTextRight)
        return m_textPathField->focusInput();
    if (!isImageRight)
        return m_imagePathField->focusInput();
    if (const auto kept = m_files->setSettings(settings); !kept) {
        setNote(
            tr("Could not save this change; it applies only until you quit. %1").arg(kept.error().message));
        return;
    }
    accept();
}

}  // namespace Sidestage
