// SPDX-License-Identifier: GPL-3.0-or-later
#include "preset_dialog.h"

#include "channel_texts.h"

#include "kit/controls/button.h"
#include "kit/controls/form_field.h"
#include "kit/controls/toggle.h"
#include "kit/theme/accessible.h"
#include "kit/theme/theme.h"
#include "texts/error_texts.h"

#include <QCheckBox>
#include <QGridLayout>
#include <QLabel>
#include <QLineEdit>
#include <QVBoxLayout>

namespace Sidestage {

PresetDialog::PresetDialog(ChannelStore *store, const ChannelPreset &preset, const Api::Channel &channel,
                           QWidget *parent)
    : DialogFrame(preset.id == 0 ? tr("New preset") : tr("Preset"), parent)
    , m_store(store)
    , m_preset(preset)
    , m_channel(channel)
{
    const bool isNew = preset.id == 0;
    setObjectName(QStringLiteral("presetDialog"));
    setModal(true);
    m_name = new QLineEdit(preset.name);
    m_name->setObjectName(QStringLiteral("presetName"));
    m_nameField = new FormField(tr("Name"), m_name);
    m_nameField->setHint(tr("Shown in the list of presets."));
    m_favourite = new Toggle;
    m_favourite->setObjectName(QStringLiteral("presetFavourite"));
    m_favourite->setChecked(preset.isFavourite);
    auto *favourite = new FormField(tr("Favourite"), m_favourite);

    auto *table = new QWidget;
    m_grid = new QGridLayout(table);
    m_grid->setContentsMargins({});
    m_grid->setColumnStretch(1, 1);
    for (const ChannelField field : allChannelFields)
        addRow(field);
    m_message = makeLabel({}, TextRole::Small, Tone::Secondary);
    m_message->setObjectName(QStringLiteral("presetMessage"));
    m_message->setWordWrap(true);

    auto *fromChannel = new Button(Icon::Refresh, tr("Update from channel"));
    fromChannel->setObjectName(QStringLiteral("updateFromChannel"));
    fromChannel->setAutoDefault(false);
    connect(fromChannel, &QPushButton::clicked, this, &PresetDialog::updateFromChannel);
    body()->addWidget(m_nameField);
    body()->addWidget(favourite);
    body()->addWidget(makeLabel(tr("Included fields"), TextRole::CardTitle));
    body()->addWidget(table);
    body()->addWidget(fromChannel, 0, Qt::AlignLeft);
    body()->addWidget(m_message);
    body()->addStretch();
    if (!isNew) {
        auto *remove = addButton(tr("Delete"), Button::Role::Danger);
        remove->setObjectName(QStringLiteral("deletePreset"));
        connect(remove, &QPushButton::clicked, this, [this] {
            if (const auto done = m_store->removePreset(m_preset.id); !done)
                return m_message->setText(reasonOf(done.error()));
            const ChannelPreset gone = m_preset;
            accept();
            Q_EMIT changed();
            Q_EMIT removed(gone);  // can be undone, so there is no confirmation
        });
        auto *copy = addButton(tr("Duplicate"));
        copy->setObjectName(QStringLiteral("duplicatePreset"));
        connect(copy, &QPushButton::clicked, this, [this] { save(true); });
    }
    auto *cancel = addButton(tr("Cancel"));
    connect(cancel, &QPushButton::clicked, this, &QDialog::reject);
    auto *saveButton = addButton(tr("Save"), Button::Role::Primary);
    saveButton->setObjectName(QStringLiteral("savePreset"));
    saveButton->setDefault(true);
    connect(saveButton, &QPushButton::clicked, this, [this] { save(false); });
    Theme::watch(this, [this] {
        body()->setSpacing(px(12));
        m_grid->setHorizontalSpacing(px(16));
        m_grid->setVerticalSpacing(px(8));
    });
    resize(px(560), sizeHint().height());
    m_name->setFocus();
}

void PresetDialog::addRow(ChannelField field)
{
    const int row = m_grid->rowCount();
    auto *include = new QCheckBox(nameOf(field));
    include->setObjectName(QStringLiteral("include%1").arg(int(field)));
    include->setChecked(m_preset.fields.contains(field));
    if (!include->isChecked() && m_preset.id)
        assign(field, m_preset.values, m_channel);  // the value to set if the field is included
    auto *value = makeLabel({}, TextRole::Body, Tone::Secondary);
    value->setWordWrap(true);
    m_grid->addWidget(include, row, 0, Qt::AlignTop);
    m_grid->addWidget(value, row, 1);
    m_include.insert(field, include);
    m_values.insert(field, value);
    connect(include, &QCheckBox::toggled, this, [this, field] { showValue(field); });
    showValue(field);
}

void PresetDialog::showValue(ChannelField field)
{
    const bool on = m_include[field]->isChecked();
    m_values[field]->setText(on ? valueOf(field, m_preset.values) : tr("unchanged"));
    setTone(m_values[field], on ? Tone::Text : Tone::Hint);
}

void PresetDialog::updateFromChannel()
{
    QStringList differences;
    for (const ChannelField field : allChannelFields) {
        if (m_include[field]->isChecked() && !sameIn(field, m_preset.values, m_channel)) {
            differences.append(
                tr("%1: %2 → %3")
                    .arg(nameOf(field), valueOf(field, m_preset.values), valueOf(field, m_channel)));
            assign(field, m_preset.values, m_channel);
            showValue(field);
        }
    }
    m_message->setText(differences.isEmpty() ? tr("The preset already matches the channel.")
                                             : differences.join(u'\n'));
    announce(this, m_message->text());
}

ChannelPreset PresetDialog::preset() const
{
    ChannelPreset preset = m_preset;
    preset.name = m_name->text().trimmed();
    preset.isFavourite = m_favourite->isChecked();
    preset.fields.clear();
    for (const ChannelField field : allChannelFields) {
        if (m_include[field]->isChecked())
            preset.fields.append(field);
    }
    return preset;
}

void PresetDialog::save(bool asNew)
{
    ChannelPreset wanted = preset();
    m_nameField->clearError();
    m_message->clear();
    if (asNew) {
        wanted.id = 0;
        wanted.usedAt = {};
        if (wanted.name == m_preset.name)
            wanted.name = tr("%1 (copy)").arg(wanted.name);
    }
    if (wanted.name.isEmpty()) {
        m_nameField->setError(tr("Enter a name for the preset."));
        return m_nameField->focusInput();
    }
    if (wanted.fields.isEmpty())
        return m_message->setText(tr("Not saved: select at least one field."));
    if (const auto done = m_store->savePreset(wanted); !done) {
        const bool taken = done.error().fault == Fault::NotOneOf;
        m_nameField->setError(taken ? tr("A preset with this name already exists.") : reasonOf(done.error()));
        return m_nameField->focusInput();
    }
    accept();
    Q_EMIT changed();
}

}  // namespace Sidestage
