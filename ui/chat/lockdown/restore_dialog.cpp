// SPDX-License-Identifier: GPL-3.0-or-later
#include "restore_dialog.h"

#include "base/bidi.h"
#include "chat/base/chat_texts.h"

#include "chat/chat_service.h"
#include "chat/modes/mode_board.h"
#include "kit/layout/card.h"
#include "kit/layout/empty_layout.h"
#include "kit/layout/spacing.h"
#include "kit/text/avatar.h"
#include "kit/text/wrap_label.h"
#include "kit/theme/accessible.h"
#include "kit/theme/theme.h"

#include <QBoxLayout>
#include <QComboBox>
#include <QLabel>
#include <QLocale>
#include <QScrollArea>

namespace Sidestage {

RestoreDialog::RestoreDialog(ChatService *service, const QList<qint64> &holds, QWidget *parent)
    : DialogFrame(tr("Restore chat modes"), parent)
    , m_service(service)
    , m_holds(holds)
{
    build();
}

RestoreDialog::RestoreDialog(ChatService *service, const ModeSnapshot &snapshot, QWidget *parent)
    : DialogFrame(tr("Restore chat modes"), parent)
    , m_service(service)
    , m_snapshot(snapshot)
{
    build();
}

void RestoreDialog::build()
{
    setObjectName(QStringLiteral("restoreDialog"));
    setModal(true);
    setHeading(tr("Restore chat modes?"));
    m_waiting = named("restoreWaiting",
                      makeLabel(tr("Loading the current modes…"), TextRole::Body, Tone::Secondary));
    auto *content = new QWidget(this);
    content->setProperty("plain", true);
    m_rows = new QVBoxLayout(content);
    auto *scroll = new QScrollArea(this);
    scroll->setWidgetResizable(true);
    scroll->setFrameShape(QFrame::NoFrame);
    scroll->setWidget(content);
    m_area = scroll;
    m_area->hide();
    body()->addWidget(m_waiting, 1, Qt::AlignTop);
    body()->addWidget(m_area, 1);
    if (m_holds.isEmpty())
        setNote(tr("The current modes are saved as a snapshot first."));
    else
        setNote(tr("Only the changed modes are restored, to exactly what they were."));
    addSafeButton(tr("Cancel"))->setObjectName(QStringLiteral("cancelRestore"));
    m_restore = named("confirmRestore", addButton(tr("Restore"), Button::Role::Primary));
    m_restore->setSymbol(Icon::Undo);
    m_restore->setEnabled(false);
    connect(m_restore, &QPushButton::clicked, this, &RestoreDialog::carryOut);
    connect(m_service->scheduler(), &ModeScheduler::planReady, this, &RestoreDialog::showPlan);
    // Changes made elsewhere while the dialog is open are added to the plan.
    connect(m_service->board(), &ModeBoard::changedElsewhere, this, [this](const QString &channel) {
        const bool isHere
            = std::any_of(m_lines.cbegin(), m_lines.cend(),
                          [&channel](const RestoreLine &line) { return line.channelId == channel; });
        if (isHere)
            plan();
    });
    setSpacing(m_rows, 10);
    setScaled(this, &QWidget::resize, 640, 480);
    plan();
}

void RestoreDialog::plan()
{
    if (!m_holds.isEmpty()) {
        m_service->scheduler()->planRestore(m_holds);
        return;
    }
    QStringList channels;
    for (const ModeSnapshot::Channel &channel : std::as_const(m_snapshot.channels))
        channels.append(channel.id);
    m_service->scheduler()->planRestore(m_snapshot, channels);
}

QString RestoreDialog::keyOf(const RestoreLine &line) const
{
    return line.hold == 0 ? line.channelId : QString::number(line.hold);
}

/// Ending a hold counts even if nothing has to be sent for it.
bool RestoreDialog::hasSomethingToDo(const RestoreLine &line) const
{
    return line.hold != 0 || !line.isKnown || !line.changes.isEmpty();
}

void RestoreDialog::showPlan(const QList<RestoreLine> &lines)
{
    const bool isOurs = std::all_of(lines.begin(), lines.end(), [this](const RestoreLine &line) {
        return m_holds.isEmpty() ? line.hold == 0 : m_holds.contains(line.hold);
    });
    if (!isOurs)
        return;  // the plan was requested by another window
    const bool isFirst = m_lines.isEmpty();
    // Where nothing was to do, the user has not chosen.
    for (const RestoreLine &line : std::as_const(m_lines)) {
        if (!hasSomethingToDo(line))
            m_choices.remove(keyOf(line));
    }
    m_lines = lines;
    if (m_holds.isEmpty()) {
        std::stable_sort(m_lines.begin(), m_lines.end(), [](const RestoreLine &a, const RestoreLine &b) {
            return !a.changes.isEmpty() && b.changes.isEmpty();
        });
    }
    const QString focused = focusWidget() ? focusWidget()->objectName() : QString();
    emptyLayout(m_rows);
    QStringList drifted;
    for (const RestoreLine &line : std::as_const(m_lines)) {
        const QString key = keyOf(line);
        if (!m_choices.contains(key))
            m_choices.insert(key,
                             hasSomethingToDo(line) && (line.isKnown || line.hold) ? Choice::Restore
                                                                                   : Choice::LeaveAsItIs);
        if (!line.drift.isEmpty())
            drifted.append(line.channelName);
        if (m_rows->count())
            m_rows->addWidget(makeDivider());
        m_rows->addWidget(makeRow(line));
    }
    m_rows->addStretch(1);
    if (focused.startsWith(QLatin1String("choice:"))) {
        // The earlier rows are still there.
        if (const auto found = findChildren<QComboBox *>(focused); !found.isEmpty())
            found.last()->setFocus(Qt::OtherFocusReason);
    }
    m_waiting->setVisible(m_lines.isEmpty());
    m_waiting->setText(m_lines.isEmpty() ? tr("Nothing left to restore.") : QString());
    m_area->setVisible(!m_lines.isEmpty());
    updateButton();
    if (isFirst && m_restore->isEnabled() && drifted.isEmpty() && isActiveWindow())
        m_restore->setFocus(Qt::OtherFocusReason);
    if (!drifted.isEmpty())
        announce(this, tr("Changed elsewhere: %1.").arg(QLocale().createSeparatedList(drifted)),
                 Announce::Assertive);
}

QComboBox *RestoreDialog::makeChoice(const RestoreLine &line)
{
    auto *choice = named(QStringLiteral("choice:") + line.channelId, new QComboBox);
    choice->setAccessibleName(tr("Action for %1").arg(isolated(line.channelName)));
    choice->addItem(tr("Restore"), int(Choice::Restore));
    choice->addItem(tr("Leave unchanged"), int(Choice::LeaveAsItIs));
    if (line.hold != 0)
        choice->addItem(tr("Not now"), int(Choice::NotNow));
    choice->setCurrentIndex(choice->findData(int(m_choices.value(keyOf(line)))));
    choice->setEnabled(hasSomethingToDo(line));
    connect(choice, &QComboBox::currentIndexChanged, this, [this, choice, key = keyOf(line)] {
        m_choices[key] = Choice(choice->currentData().toInt());
        updateButton();
    });
    return choice;
}

QWidget *RestoreDialog::makeRow(const RestoreLine &line)
{
    auto *row = named(QStringLiteral("line:") + line.channelId, new QWidget);
    auto *outer = new QHBoxLayout(row);
    outer->setSpacing(px(12));
    outer->addWidget(new Avatar(line.channelName), 0, Qt::AlignTop);
    auto *texts = new QVBoxLayout;
    texts->setSpacing(px(2));
    texts->addWidget(makeLabel(isolated(line.channelName), TextRole::Strong));
    QStringList spoken{line.channelName};
    const auto say = [&](const QString &text, Tone tone, const char *name) {
        auto *label = named(QLatin1String(name), new WrapLabel(text, TextRole::Small, tone));
        texts->addWidget(label);
        spoken.append(text);
    };
    if (!line.isKnown)
        say(tr("The current modes could not be loaded."), Tone::Warn, "unknown");
    const bool byOthers = line.hold == 0 && !line.changes.isEmpty() && !line.changedBy.isEmpty();
    if (!line.drift.isEmpty() || byOthers) {
        const QString who = line.changedBy.isEmpty() ? tr("Someone") : line.changedBy;
        const QString what = line.drift.isEmpty()
            ? QString()
            : changesOf(line.set, line.now, line.drift).join(QStringLiteral(", "));
        const QString head = line.changedAt.isValid()
            ? tr("%1 changed it at %2").arg(isolated(who), shortMoment(line.changedAt))
            : tr("%1 changed it in the meantime").arg(isolated(who));
        say(what.isEmpty() ? head + QLatin1Char('.') : tr("%1. %2", "who and when; what").arg(head, what),
            line.drift.isEmpty() ? Tone::Secondary : Tone::Warn, "drift");
    }
    for (const QString &change : changesOf(line.now, line.then, line.changes))
        say(change, Tone::Text, "change");
    if (line.isKnown && line.changes.isEmpty())
        say(line.hold ? tr("Already back to what it was. Nothing to send.")
                      : tr("Already matches the snapshot."),
            Tone::Secondary, "same");
    if (!line.isKnown)
        say(tr("Will be set to: %1").arg(listOf(line.then)), Tone::Secondary, "then");
    outer->addLayout(texts, 1);
    QComboBox *choice = makeChoice(line);
    choice->setAccessibleDescription(spoken.join(QStringLiteral(". ")));
    outer->addWidget(choice, 0, Qt::AlignTop);
    return row;
}

int RestoreDialog::count(Choice choice) const
{
    return int(std::count_if(m_lines.cbegin(), m_lines.cend(), [&](const RestoreLine &line) {
        return hasSomethingToDo(line) && m_choices.value(keyOf(line)) == choice;
    }));
}

void RestoreDialog::updateButton()
{
    const int restoring = count(Choice::Restore);
    const int left = m_holds.isEmpty() ? 0 : count(Choice::LeaveAsItIs);
    setHeading(restoring == 0 ? tr("Restore chat modes?")
                              : tr("Restore chat modes in %n channels?", nullptr, restoring));
    if (restoring > 0)
        m_restore->setText(tr("Restore %Ln", nullptr, restoring));
    else
        m_restore->setText(left > 0 ? tr("Leave %Ln unchanged", nullptr, left) : tr("Restore"));
    m_restore->setEnabled(restoring + left > 0);
}

void RestoreDialog::carryOut()
{
    QList<qint64> restored;
    QList<qint64> released;
    QHash<QString, ChatModes> wanted;
    for (const RestoreLine &line : std::as_const(m_lines)) {
        const Choice choice = m_choices.value(keyOf(line));
        if (!hasSomethingToDo(line) || choice == Choice::NotNow)
            continue;
        if (line.hold == 0) {
            if (choice == Choice::Restore)
                wanted.insert(line.channelId, line.then);
        } else {
            (choice == Choice::Restore ? restored : released).append(line.hold);
        }
    }
    accept();
    if (!released.isEmpty())
        m_service->scheduler()->release(released);
    if (!restored.isEmpty())
        m_service->scheduler()->restore(restored);
    if (!wanted.isEmpty())
        Q_EMIT begun(m_service->board()->apply(wanted, ModeJob::Reason::Restore, nameOf(m_snapshot)));
}

}  // namespace Sidestage
