// SPDX-License-Identifier: GPL-3.0-or-later
#include "presets_dialog.h"

#include "chat/base/hold_texts.h"
#include "chat/base/mode_fields.h"

#include "chat/chat_service.h"
#include "chat/store/chat_json.h"
#include "files/open_file.h"
#include "files/replace_file.h"
#include "kit/theme/theme.h"
#include "schema/describe.h"

#include <QFileDialog>

namespace Sidestage {

namespace {

/// Far more than all presets need.
constexpr qint64 maxRead = 2 * 1024 * 1024;

}  // namespace

PresetsDialog::PresetsDialog(ChatService *service, const ChatModes &offered, QWidget *parent)
    : CollectionDialog(
        tr("Chat mode presets"), "preset",
        {.all = [service] { return service->store()->presets(); },
         .save = [service](ModePreset &preset) { return service->store()->savePreset(preset); },
         .remove = [service](qint64 id) { return service->store()->removePreset(id); }},
        parent)
    , m_service(service)
    , m_modes(new ModeFields)
{
    setObjectName(QStringLiteral("presetsDialog"));
    form()->text(&ModePreset::name,
                 {.label = tr("Name"), .name = "presetName", .required = tr("Enter a name for the preset.")});
    form()->toggle(&ModePreset::isLockdown,
                   {.label = tr("Use for lockdowns"),
                    .name = "presetLockdown",
                    .hint = tr("Used for lockdowns. Only one preset can be.")});
    form()->addWidget(makeLabel(tr("Included modes; others stay unchanged"), TextRole::CardTitle));
    form()->input(
        {.name = "presetModes"}, m_modes, &ModeFields::edited,
        [modes = m_modes](const ModePreset &preset) { modes->setModes(preset.modes); },
        [modes = m_modes](ModePreset &preset) { preset.modes = modes->modes(); });
    start({.modes = offered}, Copy, tr("Presets"));
    connect(addListButton(Icon::Return, tr("Import…"), QStringLiteral("importPresets")),
            &QPushButton::clicked, this, &PresetsDialog::importFile);
    connect(addListButton(Icon::Download, tr("Export…"), QStringLiteral("exportPresets")),
            &QPushButton::clicked, this, &PresetsDialog::exportFile);
    resize(px(800), px(560));
}

PresetsDialog::Item PresetsDialog::itemOf(const ModePreset &preset) const
{
    Item item{.id = preset.id, .name = preset.name};
    if (preset.isLockdown) {
        item.icon = Icon::Shield;
        item.toolTip = tr("Used for lockdowns");
    }
    return item;
}

bool PresetsDialog::complete(ModePreset &preset)
{
    if (preset.modes.isEmpty())
        setMessage(tr("Not saved: select at least one mode."), true);
    return !preset.modes.isEmpty() && m_modes->check();
}

bool PresetsDialog::importFrom(const QByteArray &json)
{
    const auto read = readPresets(json);
    if (!read) {
        setMessage(read.error().message.isEmpty() ? wordsOf(read.error()) : read.error().message, true);
        return false;
    }
    QStringList lines;
    QStringList names;
    for (const ModePreset &preset : all())
        names.append(preset.name);
    int added = 0;
    qint64 last = saved().id;
    for (ModePreset preset : read->presets) {
        preset.id = 0;
        preset.isLockdown = false;  // only the user may choose the lockdown preset
        const QString name = preset.name;
        for (int number = 2; names.contains(preset.name, Qt::CaseInsensitive); ++number)
            preset.name = tr("%1 (%2)", "a name that was taken, and a number").arg(name).arg(number);
        if (const auto done = m_service->store()->savePreset(preset); !done) {
            lines.append(tr("%1: %2", "a preset; why it was not taken").arg(name, wordsOf(done.error())));
            continue;
        }
        names.append(preset.name);
        last = preset.id;
        ++added;
    }
    lines += read->problems;
    reload(last);
    lines.prepend(tr("%Ln presets were added.", nullptr, added));
    setMessage(lines.join(QLatin1Char('\n')));
    Q_EMIT changed();
    return true;
}

void PresetsDialog::importFile()
{
    openFile(this,
             {.name = QStringLiteral("presets"),
              .title = tr("Import presets"),
              .kinds = {tr("Sidestage presets (*.json)")},
              .maxBytes = maxRead},
             [this](const Result<OpenedFile> &file) {
                 if (file)
                     importFrom(file->content);
                 else
                     setMessage(file.error().message, true);
             });
}

void PresetsDialog::exportFile()
{
    auto *dialog = named("exportFileDialog",
                         new QFileDialog(this, tr("Export presets"), {}, tr("Sidestage presets (*.json)")));
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->setAcceptMode(QFileDialog::AcceptSave);
    dialog->setDefaultSuffix(QStringLiteral("json"));
    connect(dialog, &QFileDialog::fileSelected, this, [this](const QString &path) {
        const QList<ModePreset> presets = all();
        if (const auto written = replaceFile(path, writePresets(presets)); !written)
            return setMessage(tr("The file could not be written: %1").arg(written.error().message), true);
        setMessage(tr("%Ln presets were exported.", nullptr, int(presets.size())));
    });
    dialog->open();
}

}  // namespace Sidestage
