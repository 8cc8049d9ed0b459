// SPDX-License-Identifier: GPL-3.0-or-later
#include "lockdown_dialog.h"
#include "base/bidi.h"

#include "chat/base/chat_texts.h"
#include "chat/base/hold_texts.h"
#include "chat/base/mode_fields.h"

#include "chat/chat_service.h"
#include "chat/modes/mode_scheduler.h"
#include "chat/people/chat_channels.h"
#include "chat/store/chat_store.h"
#include "kit/controls/form_field.h"
#include "kit/layout/flow_layout.h"
#include "kit/layout/scroll_area.h"
#include "kit/layout/spacing.h"
#include "kit/text/wrap_label.h"
#include "kit/theme/theme.h"

#include <QBoxLayout>
#include <QCheckBox>
#include <QComboBox>

namespace Sidestage {

ChatModes lockdownModes(ChatService *service)
{
    for (const ModePreset &preset : service->store()->presets()) {
        if (preset.isLockdown)
            return preset.modes;
    }
    return {};
}

LockdownDialog::LockdownDialog(ChatService *service, const QStringList &channels, QWidget *parent)
    : DialogFrame(tr("Lock down chat"), parent)
    , m_service(service)
{
    setObjectName(QStringLiteral("lockdownDialog"));
    setModal(true);
    m_summary = named("lockdownSummary", new WrapLabel({}, TextRole::Body, Tone::Secondary));
    m_until = named("lockdownUntil", new QComboBox);
    m_until->addItem(tr("Until I end it"), 0);
    for (const auto &[seconds, words] : offeredLengths())
        m_until->addItem(tr("For %1").arg(words), seconds);
    m_modes = new ModeFields;
    m_modes->setModes(lockdownModes(service));

    auto *inside = new QWidget;
    inside->setProperty("plain", true);
    auto *rows = new QVBoxLayout(inside);
    rows->addWidget(makeLabel(tr("Channels"), TextRole::CardTitle));
    auto *boxes = new QWidget;
    addChannels(boxes, channels);
    rows->addWidget(boxes);
    rows->addWidget(makeLabel(tr("Modes to set"), TextRole::CardTitle));
    rows->addWidget(m_modes);
    rows->addStretch(1);
    auto *scroll = makeScrollArea(inside);
    m_details = scroll;
    m_details->setObjectName(QStringLiteral("lockdownDetails"));
    m_details->hide();
    m_change = named("lockdownChange", new Button(Icon::Edit, tr("Change…")));
    m_change->setAutoDefault(false);
    connect(m_change, &QPushButton::clicked, this, &LockdownDialog::showDetails);

    body()->addWidget(m_summary);
    body()->addWidget(new FormField(tr("Duration"), m_until));
    body()->addWidget(m_details, 1);
    body()->addWidget(m_change, 0, Qt::AlignLeft);
    body()->addStretch(0);
    setNote(tr("When the lockdown ends, every mode returns to exactly what it was. You can turn off this "
               "confirmation in Settings."));
    auto *cancel = addButton(tr("Cancel"));
    cancel->setKeyHint(QKeySequence(Qt::Key_Escape));
    connect(cancel, &QPushButton::clicked, this, &QDialog::reject);
    m_lock = named("confirmLockdown", addButton(tr("Lock down"), Button::Role::Primary));
    m_lock->setSymbol(Icon::Shield);
    m_lock->setDefault(true);
    m_lock->setKeyHint(QKeySequence(Qt::Key_Return));
    connect(m_lock, &QPushButton::clicked, this, &LockdownDialog::lock);
    connect(m_modes, &ModeFields::edited, this, &LockdownDialog::updateWords);
    updateWords();
    fit();
    if (m_modes->modes().isEmpty())
        showDetails();  // without a preset the user has to choose the modes
    m_lock->setFocus(Qt::OtherFocusReason);
}

void LockdownDialog::addChannels(QWidget *to, const QStringList &ticked)
{
    auto *flow = new FlowLayout(to);
    flow->setSpacings(16, 6);
    QStringList locked;
    for (const ModeHold &hold : m_service->scheduler()->lockdown()) {
        if (hold.state != ModeHold::State::Failed && hold.state != ModeHold::State::Planned)
            locked.append(hold.channelId);
    }
    for (const QString &id : m_service->channels()->shown()) {
        const auto channel = m_service->channels()->find(id);
        if (!channel)
            continue;
        auto *box
            = named(QStringLiteral("lock:") + id,
                    new QCheckBox(locked.contains(id) ? tr("%1 (already locked)").arg(isolated(channel->name))
                                                      : channel->name));
        box->setEnabled(!locked.contains(id));
        box->setChecked(ticked.contains(id) && box->isEnabled());
        flow->addWidget(box);
        m_channels.insert(id, box);
        connect(box, &QCheckBox::toggled, this, &LockdownDialog::updateWords);
    }
}

QStringList LockdownDialog::chosen() const
{
    QStringList ids;
    for (const QString &id : m_service->channels()->shown()) {
        if (const QCheckBox *box = m_channels.value(id); box && box->isChecked())
            ids.append(id);
    }
    return ids;
}

void LockdownDialog::updateWords()
{
    const int count = int(chosen().size());
    const ChatModes modes = m_modes->modes();
    setHeading(tr("Lock down %n channels?", nullptr, count));
    m_summary->setText(modes.isEmpty() ? tr("Select at least one mode to set.") : listOf(modes));
    m_lock->setText(tr("Lock down %Ln", nullptr, count));
    m_lock->setEnabled(count > 0 && !modes.isEmpty());
}

void LockdownDialog::showDetails()
{
    m_details->show();
    fit();
    for (const QString &id : m_service->channels()->shown()) {
        if (QCheckBox *box = m_channels.value(id); box && box->isEnabled()) {
            box->setFocus(Qt::OtherFocusReason);
            break;
        }
    }
    m_change->hide();
}

/// Sets the height that the text needs at this width.
void LockdownDialog::fit()
{
    const int width = px(560);
    resize(width, m_details->isHidden() ? layout()->totalHeightForWidth(width) : px(620));
}

void LockdownDialog::lock()
{
    if (!m_modes->check())
        return;
    const QStringList channels = chosen();
    const ChatModes modes = m_modes->modes();
    const int seconds = m_until->currentData().toInt();
    accept();
    m_service->scheduler()->lockDown(channels, modes, seconds);
}

}  // namespace Sidestage
