// SPDX-License-Identifier: GPL-3.0-or-later
#include "preset_dialog.h"

#include "channel_texts.h"

#include "kit/layout/spacing.h"
#include "kit/theme/theme.h"
#include "schema/describe.h"

#include <QCheckBox>
#include <QGridLayout>
#include <QLabel>

#include <algorithm>

namespace Sidestage {

PresetDialog::PresetDialog(ChannelStore *store, const ChannelPreset &preset, const Api::Channel &channel,
                           QWidget *parent)
    : CollectionDialog(preset.id == 0 ? tr("New preset") : tr("Preset"), "preset",
                       {.save = [store](ChannelPreset &wanted) { return store->savePreset(wanted); },
                        .remove = [store](qint64 id) { return store->removePreset(id); }},
                       parent)
    , m_values(preset.values)
    , m_channel(channel)
    , m_fields(preset.fields)
{
    setObjectName(QStringLiteral("presetDialog"));
    form()->text(&ChannelPreset::name,
                 {.label = tr("Name"),
                  .name = "presetName",
                  .hint = tr("Shown in the list of presets."),
                  .required = tr("Enter a name for the preset.")});
    form()->toggle(&ChannelPreset::isFavourite, {.label = tr("Favourite"), .name = "presetFavourite"});
    auto *table = new QWidget;
    m_grid = new QGridLayout(table);
    m_grid->setColumnStretch(1, 1);
    for (const ChannelField field : allChannelFields) {
        // The value to set if the field is included.
        if (preset.id && !m_fields.contains(field))
            assign(field, m_values, m_channel);
        addRow(field);
    }
    auto *fromChannel = named("updateFromChannel", new Button(Icon::Refresh, tr("Update from channel")));
    fromChannel->setAutoDefault(false);
    connect(fromChannel, &QPushButton::clicked, this, &PresetDialog::updateFromChannel);
    form()->addWidget(makeLabel(tr("Included fields"), TextRole::CardTitle));
    form()->addWidget(table);
    form()->addWidget(fromChannel, Qt::AlignLeft);
    setScaled(m_grid, &QGridLayout::setHorizontalSpacing, 16);
    setScaled(m_grid, &QGridLayout::setVerticalSpacing, 8);
    start(preset, preset.id == 0 ? 0 : Copy);
    resize(px(560), sizeHint().height());
}

void PresetDialog::addRow(ChannelField field)
{
    const int row = m_grid->rowCount();
    auto *include = named(QStringLiteral("include%1").arg(int(field)), new QCheckBox(nameOf(field)));
    include->setChecked(m_fields.contains(field));
    auto *value = makeParagraph({}, TextRole::Body, Tone::Secondary);
    m_grid->addWidget(include, row, 0, Qt::AlignTop);
    m_grid->addWidget(value, row, 1);
    m_shown.insert(field, value);
    connect(include, &QCheckBox::toggled, this, [this, field](bool on) {
        m_fields.removeAll(field);
        if (on)
            m_fields.append(field);
        showValue(field);
    });
    showValue(field);
}

void PresetDialog::showValue(ChannelField field)
{
    const bool on = m_fields.contains(field);
    m_shown[field]->setText(on ? valueOf(field, m_values) : tr("unchanged"));
    setTone(m_shown[field], on ? Tone::Text : Tone::Hint);
}

void PresetDialog::updateFromChannel()
{
    QStringList differences;
    for (const ChannelField field : allChannelFields) {
        if (m_fields.contains(field) && !sameIn(field, m_values, m_channel)) {
            differences.append(
                tr("%1: %2 → %3").arg(nameOf(field), valueOf(field, m_values), valueOf(field, m_channel)));
            assign(field, m_values, m_channel);
            showValue(field);
        }
    }
    setMessage(differences.isEmpty() ? tr("The preset already matches the channel.")
                                     : differences.join(u'\n'));
}

bool PresetDialog::complete(ChannelPreset &preset)
{
    std::sort(m_fields.begin(), m_fields.end());
    preset.fields = m_fields;
    preset.values = m_values;
    if (m_fields.isEmpty())
        setMessage(tr("Not saved: select at least one field."), true);
    return !m_fields.isEmpty();
}

}  // namespace Sidestage
