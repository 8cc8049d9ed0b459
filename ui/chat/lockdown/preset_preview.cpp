// SPDX-License-Identifier: GPL-3.0-or-later
#include "preset_preview.h"

#include "base/bidi.h"
#include "chat/base/chat_texts.h"

#include "chat/chat_service.h"
#include "chat/people/chat_channels.h"
#include "kit/controls/button.h"
#include "kit/layout/spacing.h"
#include "kit/theme/theme.h"

#include <QBoxLayout>
#include <QLabel>
#include <QScrollArea>

#include <algorithm>

namespace Sidestage {

namespace {

/// The modes that would change in the channel; empty if its state is unknown.
QList<ChatMode> changesIn(ChatService *service, const ChatModes &modes, const QString &channelId)
{
    const ChannelModes *channel = service->board()->modes(channelId);
    if (!channel || !channel->isKnown())
        return {};
    QList<ChatMode> changes = differing(modes, channel->shown());
    for (const ChatMode mode : modes.modes()) {
        if (!channel->shown()[mode])
            changes.append(mode);  // value unknown, so it is sent
    }
    return changes;
}

}  // namespace

int changedBy(ChatService *service, const ChatModes &modes, const QStringList &channelIds)
{
    return int(std::count_if(channelIds.cbegin(), channelIds.cend(), [&](const QString &id) {
        const ChannelModes *channel = service->board()->modes(id);
        return !channel || !channel->isKnown() || !changesIn(service, modes, id).isEmpty();
    }));
}

PresetPreview::PresetPreview(ChatService *service, const ModePreset &preset, const QStringList &channelIds,
                             QWidget *parent)
    : DialogFrame(tr("Preset"), parent)
{
    setObjectName(QStringLiteral("presetPreview"));
    setModal(true);
    const int changed = changedBy(service, preset.modes, channelIds);
    setHeading(tr("Apply “%1” to %n channels?", nullptr, int(channelIds.size())).arg(isolated(preset.name)));
    auto *list = new QWidget;
    auto *rows = new QVBoxLayout(list);
    for (const QString &id : channelIds) {
        const auto channel = service->channels()->find(id);
        const ChannelModes *modes = service->board()->modes(id);
        auto *name = makeLabel(channel ? isolated(channel->name) : QString(), TextRole::Strong);
        QString words;
        if (channel && channel->trouble)
            words = chatReasonOf(*channel->trouble);
        else if (!modes || !modes->isKnown())
            words = tr("Current modes are not known yet.");
        else if (const auto changes = changesIn(service, preset.modes, id); changes.isEmpty())
            words = tr("No changes.");
        else
            words = changesOf(modes->shown(), preset.modes, changes).join(QLatin1Char('\n'));
        auto *detail = named("previewLine", makeParagraph(words, TextRole::Small, Tone::Secondary));
        rows->addWidget(name);
        rows->addWidget(detail);
    }
    rows->addStretch(1);
    auto *area = new QScrollArea;
    area->setFrameShape(QFrame::NoFrame);
    area->setWidgetResizable(true);
    area->setWidget(list);
    body()->addWidget(area, 1);
    setNote(tr("A snapshot of the current modes is saved first."));
    auto *cancel = named("previewCancel", addButton(tr("Cancel")));
    connect(cancel, &QAbstractButton::clicked, this, &QDialog::reject);
    auto *apply
        = named("previewApply",
                addButton(changed == 0 ? tr("Apply anyway") : tr("Change %n channels", nullptr, changed),
                          Button::Role::Primary));
    apply->setDefault(true);
    connect(apply, &QAbstractButton::clicked, this, &QDialog::accept);
    setSpacing(rows, 6);
    resize(px(480), px(420));
    apply->setFocus(Qt::OtherFocusReason);
}

}  // namespace Sidestage
