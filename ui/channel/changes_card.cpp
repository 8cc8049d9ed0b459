// SPDX-License-Identifier: GPL-3.0-or-later
#include "changes_card.h"

#include "channel_texts.h"
#include "diff_line.h"

#include "kit/controls/button.h"
#include "kit/controls/chip.h"
#include "kit/layout/empty_layout.h"
#include "kit/layout/flow_layout.h"
#include "kit/layout/spacing.h"
#include "kit/messages/banner.h"
#include "kit/theme/theme.h"

#include <QLabel>
#include <QVBoxLayout>

namespace Sidestage {

ChangesCard::ChangesCard(ChannelEditor *editor, QWidget *parent)
    : Card(tr("Changes to send"), Icon::Sliders, parent)
    , m_editor(editor)
{
    setObjectName(QStringLiteral("changes"));
    setCurrent(true);
    m_count = new Pill;
    addBesideTitle(m_count);
    m_state = makeLabel(tr("not sent yet"), TextRole::Small, Tone::Hint);
    addToHead(m_state);

    m_drift = named("drift", new Banner(Banner::Kind::Warn));
    connect(m_drift->addAction(tr("Compare…")), &QPushButton::clicked, this, &ChangesCard::compareRequested);
    m_drift->hide();
    body()->addWidget(m_drift);

    auto *diffs = new QWidget;
    m_diffs = new QVBoxLayout(diffs);
    body()->addWidget(diffs);

    m_send = named("send", new Button({}, Button::Role::Primary));
    m_send->setKeyHint(QKeySequence(Qt::CTRL | Qt::Key_Return));
    m_discard = named("discard", new Button(tr("Discard")));
    m_kept = named("draftState", makeLabel({}, TextRole::Small, Tone::Hint));
    auto *buttons = new QHBoxLayout;
    buttons->addWidget(m_send);
    buttons->addWidget(m_discard);
    buttons->addStretch();
    buttons->addWidget(m_kept);
    body()->addLayout(buttons);

    connect(m_send, &QPushButton::clicked, this, &ChangesCard::sendRequested);
    connect(m_discard, &QPushButton::clicked, this, &ChangesCard::discardRequested);
    connect(editor, &ChannelEditor::mineChanged, this, &ChangesCard::update);
    connect(editor, &ChannelEditor::sendingChanged, this, &ChangesCard::update);
    connect(editor, &ChannelEditor::draftSaved, this, &ChangesCard::update);
    setSpacing(m_diffs, 6);
    setSpacing(buttons, 8);
    setMargins(buttons, 0, 8, 0, 0);
    update();
}

void ChangesCard::setEditable(bool editable)
{
    m_isEditable = editable;
    update();
}

void ChangesCard::update()
{
    const QList<ChannelField> changed = m_editor->changed();
    setVisible(!changed.isEmpty());
    if (changed.isEmpty()) {
        m_shown.clear();
        return;
    }
    m_count->setState(Pill::Kind::Info,
                      tr("%L1 of %L2 fields").arg(changed.size()).arg(allChannelFields.size()));
    m_state->setText(m_editor->isSending() ? tr("sending…") : tr("not sent yet"));
    m_send->setText(tr("Send %n change(s)", nullptr, int(changed.size())));
    m_send->setEnabled(m_isEditable && !m_editor->isSending());
    m_discard->setEnabled(!m_editor->isSending());

    const bool kept = m_editor->draftProblem().isEmpty();
    m_kept->setText(!kept                                    ? tr("draft not saved")
                        : m_editor->draftSavedAt().isValid() ? tr("draft saved")
                                                             : QString());
    m_kept->setToolTip(m_editor->draftProblem());
    setTone(m_kept, kept ? Tone::Hint : Tone::Warn);

    const QList<ChannelField> drifted = m_editor->drifted();
    m_drift->setVisible(!drifted.isEmpty());
    if (!drifted.isEmpty())
        m_drift->setSentence(tr("Changed elsewhere: %1.").arg(namesOf(drifted)));

    // Rebuilt only when the values have changed, so that a text selection survives an edit of another field.
    QByteArray now;
    for (const ChannelField field : changed) {
        now += char(field) + valueOf(field, m_editor->service()).toUtf8() + '\0'
            + valueOf(field, m_editor->mine()).toUtf8() + '\0';
    }
    if (now == m_shown)
        return;
    m_shown = now;
    emptyLayout(m_diffs);
    for (const ChannelField field : changed)
        addDiff(field);
}

void ChangesCard::addDiff(ChannelField field)
{
    const Api::Channel &service = m_editor->service();
    const Api::Channel &mine = m_editor->mine();
    m_diffs->addWidget(makeLabel(nameOf(field), TextRole::Small, Tone::Secondary));
    if (field == ChannelField::Tags)
        return addChips(service.tags, mine.tags);
    if (field == ChannelField::Labels)
        return addChips(labelNames(service), labelNames(mine));
    m_diffs->addWidget(new DiffLine(DiffLine::Side::Removed, valueOf(field, service)));
    m_diffs->addWidget(new DiffLine(DiffLine::Side::Added, valueOf(field, mine)));
}

void ChangesCard::addChips(const QStringList &before, const QStringList &after)
{
    auto *row = new QWidget;
    auto *flow = new FlowLayout(row);
    const auto add = [flow](const QString &text, Chip::Mark mark) {
        auto *chip = new Chip(text);
        chip->setMark(mark);
        chip->setFocusPolicy(Qt::NoFocus);
        chip->setAccessibleName(mark == Chip::Mark::Added ? tr("added: %1").arg(text)
                                                          : tr("removed: %1").arg(text));
        flow->addWidget(chip);
    };
    for (const QString &text : after) {
        if (!before.contains(text, Qt::CaseInsensitive))
            add(text, Chip::Mark::Added);
    }
    for (const QString &text : before) {
        if (!after.contains(text, Qt::CaseInsensitive))
            add(text, Chip::Mark::Removed);
    }
    if (flow->count() == 0)
        flow->addWidget(makeLabel(tr("order changed"), TextRole::Small, Tone::Hint));
    m_diffs->addWidget(row);
}

}  // namespace Sidestage
