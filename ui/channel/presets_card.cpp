// SPDX-License-Identifier: GPL-3.0-or-later
#include "presets_card.h"

#include "base/bidi.h"
#include "kit/controls/button.h"
#include "kit/layout/empty_layout.h"
#include "kit/text/time_text.h"
#include "kit/theme/theme.h"

#include <QLabel>
#include <QVBoxLayout>

namespace Sidestage {

PresetsCard::PresetsCard(ChannelEditor *editor, ChannelStore *store, QWidget *parent)
    : Card(tr("Presets"), Icon::Star, parent)
    , m_editor(editor)
    , m_store(store)
{
    setObjectName(QStringLiteral("presets"));
    auto *add = named("newPreset", Button::compact(Icon::Plus, tr("New"), Button::Role::Ghost));
    add->setAccessibleName(tr("New preset"));
    addToHead(add);
    connect(add, &QPushButton::clicked, this, &PresetsCard::newRequested);
    auto *rows = new QWidget;
    m_rows = new QVBoxLayout(rows);
    m_rows->setSpacing(0);
    body()->addWidget(rows);
    connect(editor, &ChannelEditor::mineChanged, this, [this] {
        for (const auto &[preset, label] : std::as_const(m_states))
            label->setText(stateOf(preset));
    });
    connect(editor, &ChannelEditor::sent, this, &PresetsCard::reload);
    reload();
}

void PresetsCard::setEditable(bool editable)
{
    m_isEditable = editable;
    reload();
}

void PresetsCard::reload()
{
    m_states.clear();
    emptyLayout(m_rows);
    const QList<ChannelPreset> presets = m_store->presets();
    for (const ChannelPreset &preset : presets) {
        if (m_rows->count())
            m_rows->addWidget(makeDivider());
        m_rows->addWidget(makeRow(preset));
    }
    if (presets.isEmpty()) {
        auto *hint = makeParagraph(tr("A preset sets title, category, tags and more at once."),
                                   TextRole::Small, Tone::Hint);
        m_rows->addWidget(hint);
    }
}

QString PresetsCard::stateOf(const ChannelPreset &preset) const
{
    bool inUse = true;
    for (const ChannelField field : preset.fields)
        inUse &= sameIn(field, m_editor->mine(), preset.values);
    if (inUse)
        return m_editor->changed().isEmpty() ? tr("in use") : tr("in the form");
    if (m_editor->appliedPreset() == preset.name)
        return tr("in use, edited");
    return preset.usedAt.isValid() ? momentText(preset.usedAt, QDateTime::currentDateTimeUtc())
                                   : tr("never used");
}

QWidget *PresetsCard::makeRow(const ChannelPreset &preset)
{
    auto *star
        = Button::iconOnly(preset.isFavourite ? Icon::StarFilled : Icon::Star,
                           preset.isFavourite ? tr("Remove %1 from favourites").arg(isolated(preset.name))
                                              : tr("Add %1 to favourites").arg(isolated(preset.name)));
    star->setSymbolTone(preset.isFavourite ? Tone::Warn : Tone::Hint);
    connect(star, &QPushButton::clicked, this, [this, preset] {
        ChannelPreset changed = preset;
        changed.isFavourite = !changed.isFavourite;
        if (const auto done = m_store->savePreset(changed); !done)
            Q_EMIT failed(done.error());
        reload();
    });
    auto *name = named(
        QStringLiteral("preset:") + preset.name,
        Button::compact(QString(preset.name).replace(u'&', QStringLiteral("&&")), Button::Role::Ghost));
    name->setToolTip(tr("Edit preset"));
    name->setSizePolicy(QSizePolicy::Preferred, QSizePolicy::Fixed);
    connect(name, &QPushButton::clicked, this, [this, preset] { Q_EMIT editRequested(preset); });
    auto *state = makeLabel(stateOf(preset), TextRole::Small, Tone::Hint);
    m_states.append({preset, state});
    auto *apply
        = named(QStringLiteral("apply:") + preset.name, Button::compact(tr("Apply"), Button::Role::Ghost));
    apply->setEnabled(m_isEditable);
    apply->setAccessibleName(tr("Apply preset %1").arg(isolated(preset.name)));
    connect(apply, &QPushButton::clicked, this, [this, preset] { Q_EMIT applyRequested(preset); });

    auto *row = new QWidget;
    auto *layout = new QHBoxLayout(row);
    layout->setSpacing(px(4));
    layout->addWidget(star);
    layout->addWidget(name);
    layout->addStretch();
    layout->addWidget(state);
    layout->addWidget(apply);
    return row;
}

}  // namespace Sidestage
