// SPDX-License-Identifier: GPL-3.0-or-later
#include "overlay_dialog.h"

#include "overlay_image.h"

#include "kit/controls/button.h"
#include "kit/controls/segmented.h"
#include "kit/layout/scroll_area.h"
#include "kit/text/wrap_label.h"
#include "kit/theme/theme.h"

#include <QBoxLayout>
#include <QDir>
#include <QFileDialog>
#include <QFileInfo>
#include <QLabel>

namespace Sidestage {

OverlayDialog::OverlayDialog(OverlayFiles *files, QWidget *parent)
    : DialogFrame(tr("Overlay files"), parent)
    , m_files(files)
    , m_form(new Form<OverlaySettings>)
{
    setObjectName(QStringLiteral("overlayDialog"));
    m_form->setProperty("plain", true);
    m_form->setSpacing(10);
    m_form->addWidget(
        new WrapLabel(tr("Add these files as a text source and an image source in your broadcasting "
                         "software. Each file is replaced as a whole whenever the campaign changes."),
                      TextRole::Small, Tone::Secondary));
    addPath(&OverlaySettings::textPath, tr("Text file"), "overlayText", tr("Text (*.txt)"));
    m_form->text(&OverlaySettings::text, {.label = tr("Text"), .name = "overlayTemplate"});
    QStringList meanings;
    for (const QString &name : OverlayFiles::placeholders())
        meanings.append(tr("{%1} %2", "placeholder, its meaning").arg(name, OverlayFiles::meaningOf(name)));
    m_form->addWidget(new WrapLabel(meanings.join(QStringLiteral(", ")), TextRole::Small, Tone::Hint));
    m_textPreview = named("overlayTextPreview", new WrapLabel({}, TextRole::Strong));
    m_textPreview->setTextFormat(Qt::PlainText);
    m_form->addWidget(m_textPreview);

    addPath(&OverlaySettings::imagePath, tr("Image file"), "overlayImage", tr("Image (*.png)"));
    auto *width = static_cast<NumberField *>(
        m_form
            ->number(&OverlaySettings::imageWidth,
                     {.label = tr("Width"), .name = "overlayWidth", .rule = Api::between(160, 3840)})
            ->input());
    width->setSingleStep(40);
    width->setSuffix(tr(" px"));
    auto *colours = new Segmented;
    colours->addOption(tr("Dark"), true);
    colours->addOption(tr("Light"), false);
    m_form->input(
        {.label = tr("Colours"), .name = "overlayColours"}, colours, &Segmented::currentChanged,
        [colours](const OverlaySettings &settings) { colours->setCurrentIndex(settings.isDark ? 0 : 1); },
        [colours](OverlaySettings &settings) { settings.isDark = colours->currentIndex() == 0; });
    m_imagePreview = named("overlayImagePreview", new QLabel, tr("Image preview"));
    m_form->addWidget(m_imagePreview);
    m_form->addStretch();
    body()->addWidget(makeScrollArea(m_form), 1);

    m_form->setValue(files->settings());
    connect(m_form, &FormBase::edited, this, &OverlayDialog::preview);
    connect(files, &OverlayFiles::changed, this, [this] {
        preview();
        updateError();
    });

    Button *cancel = addButton(tr("Cancel"));
    connect(cancel, &QPushButton::clicked, this, &QDialog::reject);
    Button *ok = named("overlaySave", addButton(tr("Save"), Button::Role::Primary));
    ok->setDefault(true);
    connect(ok, &QPushButton::clicked, this, &OverlayDialog::save);
    Theme::watch(this, [this] {
        const QSize room = parentWidget() ? parentWidget()->window()->size() : QSize(1280, 800);
        resize(qMin(px(600), room.width()), qMin(px(620), room.height()));
        preview();
    });
    updateError();
}

void OverlayDialog::addPath(QString OverlaySettings::*member, const QString &label, const char *name,
                            const QString &filter)
{
    auto *edit = new QLineEdit;
    edit->setPlaceholderText(tr("None"));
    edit->setClearButtonEnabled(true);
    FormField *row = m_form->input(
        {.label = label, .name = name}, edit, &QLineEdit::textChanged,
        [edit, member](const OverlaySettings &settings) {
            edit->setText(QDir::toNativeSeparators(settings.*member));
        },
        [edit, member](OverlaySettings &settings) {
            settings.*member = QDir::fromNativeSeparators(edit->text().trimmed());
        });
    auto *choose = new Button(tr("Choose…"));
    choose->setObjectName(QLatin1String(name) + QStringLiteral("Choose"));
    choose->setAccessibleName(tr("Choose file: %1").arg(label));
    row->addTrailing(choose);
    connect(choose, &QPushButton::clicked, this, [this, edit, label, filter] {
        auto *dialog = new QFileDialog(this, label);
        dialog->setAttribute(Qt::WA_DeleteOnClose);
        dialog->setAcceptMode(QFileDialog::AcceptSave);
        // No confirmation, because the file is overwritten regularly anyway.
        dialog->setOption(QFileDialog::DontConfirmOverwrite);
        dialog->setNameFilters({filter});
        dialog->setDefaultSuffix(filter.contains(QLatin1String("png")) ? QStringLiteral("png")
                                                                       : QStringLiteral("txt"));
        connect(dialog, &QFileDialog::fileSelected, edit,
                [edit](const QString &path) { edit->setText(QDir::toNativeSeparators(path)); });
        dialog->open();
    });
}

void OverlayDialog::preview()
{
    if (!m_imagePreview)
        return;
    const OverlaySettings settings = m_form->value();
    const QString text = OverlayFiles::fill(settings.text, m_files->facts());
    m_textPreview->setText(text);
    const QStringList unknown = OverlayFiles::unknownIn(settings.text);
    m_form->setError(TextRow,
                     unknown.isEmpty()
                         ? QString()
                         : tr("Unknown placeholder: %1.").arg(unknown.join(QStringLiteral(", "))));
    if (m_form->row(WidthRow)->hasError())
        return;  // the preview keeps its width
    const QPixmap image = QPixmap::fromImage(overlayImage(m_files->facts(), settings));
    m_imagePreview->setPixmap(image.width() > px(420) ? image.scaledToWidth(px(420), Qt::SmoothTransformation)
                                                      : image);
}

void OverlayDialog::updateError()
{
    // Shows errors only of the files that are currently entered.
    const OverlaySettings settings = m_form->value();
    if (!m_files->textTrouble().isEmpty() && settings.textPath == m_files->settings().textPath)
        m_form->setError(
            TextPathRow,
            tr("Could not write the file. The system reported: “%1”").arg(m_files->textTrouble()));
    if (!m_files->imageTrouble().isEmpty() && settings.imagePath == m_files->settings().imagePath)
        m_form->setError(
            ImagePathRow,
            tr("Could not write the file. The system reported: “%1”").arg(m_files->imageTrouble()));
}

void OverlayDialog::save()
{
    const OverlaySettings settings = m_form->value();
    const auto check = [this](const QString &path, int row) {
        const QFileInfo info(path);
        const QString wrong = path.isEmpty() ? QString()
            : info.isRelative()              ? tr("Enter the full path of a file.")
            : info.isDir()                   ? tr("This is a folder.")
            : !info.absoluteDir().exists()   ? tr("This folder does not exist.")
                                             : QString();
        m_form->setError(row, wrong);
        return wrong.isEmpty();
    };
    m_form->clearErrors();
    check(settings.imagePath, ImagePathRow);
    if (check(settings.textPath, TextPathRow) && !settings.textPath.isEmpty()
        && settings.textPath == settings.imagePath)
        m_form->setError(ImagePathRow, tr("This file is already used for the text."));
    const bool isRight = m_form->check();
    preview();  // an unknown placeholder is shown, but may be saved
    if (!isRight)
        return;
    if (const auto kept = m_files->setSettings(settings); !kept) {
        setNote(
            tr("Could not save this change; it applies only until you quit. %1").arg(kept.error().message));
        return;
    }
    accept();
}

}  // namespace Sidestage
