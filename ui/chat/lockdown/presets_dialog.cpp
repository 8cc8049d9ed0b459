// SPDX-License-Identifier: GPL-3.0-or-later
#include "presets_dialog.h"

#include "chat/base/hold_texts.h"
#include "chat/base/mode_fields.h"

#include "chat/chat_service.h"
#include "kit/controls/form_field.h"
#include "kit/controls/toggle.h"
#include "kit/text/wrap_label.h"
#include "kit/theme/accessible.h"
#include "kit/theme/theme.h"

#include <QBoxLayout>
#include <QFile>
#include <QFileDialog>
#include <QLineEdit>
#include <QListWidget>
#include <QSaveFile>

namespace Sidestage {

namespace {

/// More than the parser accepts, so that the parser reports a file that is too large.
constexpr qint64 maxRead = 2 * 1024 * 1024;

QString filter()
{
    return PresetsDialog::tr("Sidestage presets (*.json)");
}

}  // namespace

PresetsDialog::PresetsDialog(ChatService *service, const ChatModes &offered, QWidget *parent)
    : DialogFrame(tr("Chat mode presets"), parent)
    , m_service(service)
    , m_offered(offered)
{
    setObjectName(QStringLiteral("presetsDialog"));
    setModal(true);
    build();
    const QList<ModePreset> all = service->store()->presets();
    reload(all.isEmpty() ? 0 : all.first().id);
    resize(px(800), px(560));
}

void PresetsDialog::build()
{
    m_list = new QListWidget;
    m_list->setObjectName(QStringLiteral("presetList"));
    m_list->setAccessibleName(tr("Presets"));
    const auto small = [](Icon icon, const QString &text, const char *name) {
        auto *button = new Button(icon, text);
        button->setObjectName(QLatin1String(name));
        button->setCompact(true);
        button->setAutoDefault(false);
        return button;
    };
    Button *add = small(Icon::Plus, tr("New"), "newPreset");
    Button *importButton = small(Icon::Return, tr("Import…"), "importPresets");
    Button *exportButton = small(Icon::Download, tr("Export…"), "exportPresets");
    auto *files = new QHBoxLayout;
    files->addWidget(importButton);
    files->addWidget(exportButton);
    files->addStretch(1);
    auto *left = new QVBoxLayout;
    left->addWidget(m_list, 1);
    left->addWidget(add, 0, Qt::AlignLeft);
    left->addLayout(files);

    m_name = new QLineEdit;
    m_name->setObjectName(QStringLiteral("presetName"));
    m_nameField = new FormField(tr("Name"), m_name);
    m_lockdown = new Toggle;
    m_lockdown->setObjectName(QStringLiteral("presetLockdown"));
    auto *lockdownField = new FormField(tr("Use for lockdowns"), m_lockdown);
    lockdownField->setHint(tr("Used for lockdowns. Only one preset can be."));
    m_modes = new ModeFields;
    m_modes->setObjectName(QStringLiteral("presetModes"));
    m_message = new WrapLabel({}, TextRole::Small, Tone::Secondary);
    m_message->setObjectName(QStringLiteral("presetMessage"));
    auto *right = new QVBoxLayout;
    right->addWidget(m_nameField);
    right->addWidget(lockdownField);
    right->addWidget(makeLabel(tr("Included modes; others stay unchanged"), TextRole::CardTitle));
    right->addWidget(m_modes);
    right->addWidget(m_message);
    right->addStretch(1);
    auto *columns = new QHBoxLayout;
    columns->addLayout(left, 2);
    columns->addLayout(right, 3);
    body()->addLayout(columns, 1);

    m_remove = addButton(tr("Delete"), Button::Role::Danger);
    m_remove->setObjectName(QStringLiteral("removePreset"));
    m_copy = addButton(tr("Duplicate"));
    m_copy->setObjectName(QStringLiteral("copyPreset"));
    auto *close = addButton(tr("Close"));
    close->setKeyHint(QKeySequence(Qt::Key_Escape));
    auto *keep = addButton(tr("Save"), Button::Role::Primary);
    keep->setObjectName(QStringLiteral("savePreset"));
    keep->setDefault(true);
    connect(close, &QPushButton::clicked, this, &QDialog::reject);
    connect(keep, &QPushButton::clicked, this, [this] { save(false); });
    connect(m_copy, &QPushButton::clicked, this, [this] { save(true); });
    connect(add, &QPushButton::clicked, this, [this] {
        m_list->setCurrentRow(-1);
        edit({.modes = m_offered});
        m_name->setFocus();
    });
    connect(m_remove, &QPushButton::clicked, this, [this] {
        if (const auto done = m_service->store()->removePreset(m_preset.id); !done)
            return m_message->setText(wordsOf(done.error()));
        const QString name = m_preset.name;
        const QList<ModePreset> all = m_service->store()->presets();
        reload(all.isEmpty() ? 0 : all.first().id);
        m_message->setText(tr("“%1” was deleted.").arg(name));
        Q_EMIT changed();
    });
    connect(importButton, &QPushButton::clicked, this, &PresetsDialog::importFile);
    connect(exportButton, &QPushButton::clicked, this, &PresetsDialog::exportFile);
    connect(m_list, &QListWidget::currentItemChanged, this, [this](QListWidgetItem *item) {
        if (!item)
            return;
        const qint64 wanted = item->data(Qt::UserRole).toLongLong();
        for (const ModePreset &preset : m_service->store()->presets()) {
            if (preset.id == wanted)
                edit(preset);
        }
    });
    connect(m_name, &QLineEdit::textEdited, m_nameField, &FormField::clearError);
    connect(m_modes, &ModeFields::edited, m_message, &QLabel::clear);
    Theme::watch(this, [left, right, columns, files] {
        left->setSpacing(px(8));
        right->setSpacing(px(10));
        columns->setSpacing(px(20));
        files->setSpacing(px(8));
    });
}

void PresetsDialog::reload(qint64 current)
{
    const QSignalBlocker quiet(m_list);
    m_list->clear();
    ModePreset shown{.modes = m_offered};
    for (const ModePreset &preset : m_service->store()->presets()) {
        auto *item = new QListWidgetItem(preset.name, m_list);
        item->setData(Qt::UserRole, preset.id);
        if (preset.isLockdown) {
            item->setIcon(Icons::icon(Icon::Shield));
            item->setToolTip(tr("Used for lockdowns"));
        }
        if (preset.id == current) {
            m_list->setCurrentItem(item);
            shown = preset;
        }
    }
    edit(shown);
}

void PresetsDialog::edit(const ModePreset &preset)
{
    m_preset = preset;
    m_name->setText(preset.name);
    m_nameField->clearError();
    m_lockdown->setChecked(preset.isLockdown);
    m_modes->setModes(preset.modes);
    m_message->clear();
    m_remove->setEnabled(preset.id != 0);
    m_copy->setEnabled(preset.id != 0);
}

ModePreset PresetsDialog::typed() const
{
    ModePreset preset = m_preset;
    preset.name = m_name->text().trimmed();
    preset.isLockdown = m_lockdown->isChecked();
    preset.modes = m_modes->modes();
    return preset;
}

bool PresetsDialog::save(bool asNew)
{
    ModePreset preset = typed();
    m_nameField->clearError();
    if (asNew) {
        preset.id = 0;
        preset.isLockdown = false;
        if (preset.name == m_preset.name)
            preset.name = tr("%1 (copy)").arg(preset.name);
    }
    if (preset.name.isEmpty()) {
        m_nameField->setError(tr("Enter a name for the preset."));
        m_nameField->focusInput();
        return false;
    }
    if (preset.modes.isEmpty()) {
        m_message->setText(tr("Not saved: select at least one mode."));
        announce(this, m_message->text(), Announce::Assertive);
        return false;
    }
    if (!m_modes->check())
        return false;
    if (const auto done = m_service->store()->savePreset(preset); !done) {
        const bool taken = done.error().fault == Fault::NotOneOf && done.error().kind == Error::Kind::Storage;
        m_nameField->setError(taken ? tr("A preset with this name already exists.") : wordsOf(done.error()));
        m_nameField->focusInput();
        return false;
    }
    reload(preset.id);
    m_message->setText(tr("Saved."));
    announce(this, m_message->text());
    Q_EMIT changed();
    return true;
}

bool PresetsDialog::importFrom(const QByteArray &json)
{
    const auto read = ChatStore::presetsFromJson(json);
    if (!read) {
        m_message->setText(read.error().message.isEmpty() ? wordsOf(read.error()) : read.error().message);
        announce(this, m_message->text(), Announce::Assertive);
        return false;
    }
    QStringList lines;
    QStringList names;
    for (const ModePreset &preset : m_service->store()->presets())
        names.append(preset.name);
    int added = 0;
    qint64 last = m_preset.id;
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
    m_message->setText(lines.join(QLatin1Char('\n')));
    announce(this, m_message->text());
    Q_EMIT changed();
    return true;
}

void PresetsDialog::importFile()
{
    auto *dialog = new QFileDialog(this, tr("Import presets"), {}, filter());
    dialog->setObjectName(QStringLiteral("importFileDialog"));
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->setFileMode(QFileDialog::ExistingFile);
    connect(dialog, &QFileDialog::fileSelected, this, [this](const QString &path) {
        QFile file(path);
        if (!file.open(QIODevice::ReadOnly))
            return m_message->setText(tr("The file could not be read: %1").arg(file.errorString()));
        importFrom(file.read(maxRead));
    });
    dialog->open();
}

void PresetsDialog::exportFile()
{
    auto *dialog = new QFileDialog(this, tr("Export presets"), {}, filter());
    dialog->setObjectName(QStringLiteral("exportFileDialog"));
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->setAcceptMode(QFileDialog::AcceptSave);
    dialog->setDefaultSuffix(QStringLiteral("json"));
    connect(dialog, &QFileDialog::fileSelected, this, [this](const QString &path) {
        QList<qint64> ids;
        for (const ModePreset &preset : m_service->store()->presets())
            ids.append(preset.id);
        QSaveFile file(path);
        const QByteArray json = m_service->store()->presetsToJson(ids);
        if (!file.open(QIODevice::WriteOnly) || file.write(json) != json.size() || !file.commit())
            return m_message->setText(tr("The file could not be written: %1").arg(file.errorString()));
        m_message->setText(tr("%Ln presets were exported.", nullptr, int(ids.size())));
    });
    dialog->open();
}

}  // namespace Sidestage
