// SPDX-License-Identifier: GPL-3.0-or-later

// What can be done in the modes of chats, with its keys.

#include "base/bidi.h"
#include "chat/announcements/announce_card.h"
#include "chat/people/channel_choice.h"
#include "chat/people/channel_chooser.h"
#include "chat/shoutouts/shoutouts_card.h"
#include "chat/words/chat_words.h"
#include "lockdown_banner.h"
#include "mode_editor.h"
#include "mode_form.h"
#include "mode_grid.h"
#include "mode_grid_model.h"
#include "modes_view.h"
#include "preset_preview.h"
#include "presets_dialog.h"
#include "snapshots_card.h"

#include "accounts/account.h"
#include "chat/chat_service.h"
#include "chat/modes/mode_scheduler.h"
#include "chat/people/chat_channels.h"
#include "kit/controls/toggle.h"
#include "kit/overlays/dialog_frame.h"
#include "kit/overlays/popover.h"
#include "kit/overlays/toast_lane.h"
#include "kit/theme/icons.h"
#include "kit/theme/theme.h"

#include <QAbstractButton>
#include <QAction>
#include <QApplication>
#include <QBoxLayout>
#include <QMenu>
#include <QScrollArea>
#include <QStackedWidget>

namespace Sidestage {

void ModesView::buildActions()
{
    const auto make
        = [this](const char *name, Icon symbol, const QString &text, const QKeySequence &key, auto act) {
              auto *action = new QAction(Icons::icon(symbol), text, this);
              action->setObjectName(QLatin1String(name));
              action->setShortcut(key);
              // Where something is typed, a letter is a letter: text fields take it before this does.
              action->setShortcutContext(Qt::WidgetWithChildrenShortcut);
              connect(action, &QAction::triggered, this, act);
              addAction(action);
              m_actions.append(action);
              return action;
          };
    auto *channels = make("chatChannels", Icon::List, tr("Channels…"), {}, [this] { openChooser(); });
    auto *presets = make("chatPresets", Icon::Sliders, tr("Presets"), Qt::Key_P, [this] { openPresets(); });
    auto *snapshot
        = make("takeSnapshot", Icon::Film, tr("Take snapshot"), Qt::Key_N, [this] { takeSnapshot(); });
    m_headActions = {channels, presets, snapshot};
    make("chatShoutout", Icon::Heart, tr("Shoutout…"), Qt::Key_O, [this] { addShoutout(); });
    make("chatAnnouncement", Icon::Send, tr("Announcement"), Qt::Key_M, [this] {
        focusAnnouncement();
    })->setProperty("sameAs", QStringLiteral("announce"));
    make("chooseAllChannels", Icon::CheckCircle, tr("Select all channels"), QKeySequence::SelectAll,
         [this] { choice()->chooseAll(); });
    make("sendModeEdits", Icon::Send, tr("Send changes"), Qt::CTRL | Qt::Key_Return, [this] {
        if (m_control->hasEdits())
            m_control->sendEdits();
    });
    make("leaveModeEdits", Icon::Close, tr("Discard changes and clear selection"), Qt::Key_Escape,
         [this] { discard(); });
    m_sideAction = make("chatSide", Icon::Info, tr("Snapshots, announcements, shoutouts"), Qt::Key_D,
                        [this] { showSide(!m_side->isVisibleTo(m_side->parentWidget())); });
    m_sideAction->setCheckable(true);
    m_sideAction->setChecked(true);
    make("lockDownChats", Icon::Shield, tr("Lock down or restore…"), {}, [this] {
        lockOrRestore();
    })->setProperty("sameAs", QStringLiteral("lockDownChat"));
    connect(service()->board(), &ModeBoard::jobChanged, this, &ModesView::followPreset);
}

void ModesView::showMode(ChatSwitch what)
{
    m_wanted = what;
    m_wantedFrom = QApplication::focusWidget();
    goToWanted();
}

/// A switch can have the keyboard when its channel has been read. Whoever has gone elsewhere meanwhile stays
/// there.
void ModesView::goToWanted()
{
    if (!m_wanted)
        return;
    if (!isVisible() || QApplication::focusWidget() != m_wantedFrom)
        return m_wanted.reset();
    if (m_stack->currentWidget() == m_gridCard) {
        m_grid->setCurrentIndex(
            m_model->index(m_wanted->index, qMax(0, m_model->columnOf(choice()->current()))));
        m_grid->setFocus(Qt::ShortcutFocusReason);
        m_wanted.reset();
    } else if (m_stack->currentWidget() == m_formCard && m_form->toggle(*m_wanted)->isEnabled()) {
        m_form->toggle(*m_wanted)->setFocus(Qt::ShortcutFocusReason);
        m_wanted.reset();
    }
}

void ModesView::showChannel(const QString &channelId)
{
    service()->channels()->setShown(channelId, true);
    choice()->setCurrent(channelId);
    if (m_stack->currentWidget() == m_gridCard)
        m_grid->setFocus(Qt::ShortcutFocusReason);
    else if (m_stack->currentWidget() == m_formCard)
        m_form->toggle(0)->setFocus(Qt::ShortcutFocusReason);
}

void ModesView::lockOrRestore()
{
    m_banner->lockOrRestore();
}

void ModesView::focusAnnouncement()
{
    if (!m_side->isVisible())
        showSide(true);
    m_side->ensureWidgetVisible(m_announce);
    m_announce->focusText();
}

void ModesView::addShoutout()
{
    if (!m_side->isVisible())
        showSide(true);
    m_side->ensureWidgetVisible(m_shoutouts);
    m_shoutouts->addShoutout();
}

void ModesView::takeSnapshot()
{
    m_snapshots->takeSnapshot();
}

void ModesView::openChooser()
{
    auto *dialog = new ChannelChooser(service(), this);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    connect(dialog, &ChannelChooser::listPermissionRequested, this, [this, dialog] {
        dialog->accept();
        const QList<Account *> without = service()->channels()->withoutList();
        if (!without.isEmpty())
            Q_EMIT permissionRequested(Api::Scope::UserReadModeratedChannels, without.first()->userId());
    });
    dialog->open();
}

void ModesView::edit(const QString &channelId, ChatSwitch what, const QRect &place)
{
    auto *editor = new ModeEditor(m_control, channelId, what, this);
    QPointer<QWidget> before = focusWidget();
    connect(editor, &QObject::destroyed, this, [before] {
        if (before && before->isVisible() && before->window()->isActiveWindow())
            before->setFocus(Qt::PopupFocusReason);
    });
    editor->open(place);
}

/// One channel of the grid as a form.
void ModesView::editAll(const QString &channelId)
{
    auto *dialog = new DialogFrame(tr("Modes of %1").arg(m_control->channelName(channelId)), this);
    dialog->setObjectName(QStringLiteral("modesDialog"));
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->setModal(true);
    dialog->setBodyPadded(false);
    auto *form = new ModeForm(m_control, m_model, dialog);
    form->setChannel(channelId);
    auto *area = new QScrollArea(dialog);
    area->setFrameShape(QFrame::NoFrame);
    area->setWidgetResizable(true);
    area->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    area->setWidget(form);
    dialog->body()->addWidget(area, 1);
    connect(form, &ModeForm::editRequested, dialog, [this, channelId](ChatSwitch what, QWidget *place) {
        edit(channelId, what, {place->mapToGlobal(QPoint()), place->size()});
    });
    connect(form, &ModeForm::retryRequested, this, &ModesView::retry);
    connect(form, &ModeForm::permissionRequested, this, [this, dialog, channelId](Api::Scope scope) {
        dialog->accept();
        askIn(channelId, scope);
    });
    connect(service()->channels(), &ChatChannels::listChanged, dialog, [this, dialog, channelId] {
        if (!service()->channels()->find(channelId))
            dialog->reject();
    });
    auto *done = dialog->addButton(tr("Done"), Button::Role::Primary);
    connect(done, &QAbstractButton::clicked, dialog, &QDialog::accept);
    dialog->resize(px(520), px(620));
    dialog->open();
}

/// Says why it is off, and what can be done about it.
void ModesView::explain(const QString &channelId, ChatSwitch what, QWidget *anchor, const QRect &place)
{
    const auto cell = m_control->cell(channelId, what);
    auto *popover = new Popover(anchor);
    popover->setAttribute(Qt::WA_DeleteOnClose);
    popover->setContent(tr("%1 in %2").arg(what.name(), m_control->channelName(channelId)), cell.blocked);
    const auto channel = service()->channels()->find(channelId);
    if (cell.missing) {
        popover->setAction(tr("Grant permission…"));
        connect(popover, &Popover::actionTriggered, this,
                [this, channelId, scope = *cell.missing] { askIn(channelId, scope); });
    } else if (channel && channel->trouble) {
        popover->setAction(tr("Check my role"));
        connect(popover, &Popover::actionTriggered, this,
                [this, channelId] { service()->channels()->checkRole(channelId); });
    }
    popover->open();
    // Popovers stand under a widget; this one belongs to a cell.
    popover->move(anchor->mapToGlobal(place.bottomLeft() + QPoint(0, 2)));
}

void ModesView::retry(const QString &channelId)
{
    const auto outcome = m_model->outcome(channelId);
    if (outcome.hold > 0)
        service()->scheduler()->retry({outcome.hold});
    else if (outcome.job > 0)
        m_control->retry(outcome.job, channelId);
}

void ModesView::openPresets()
{
    auto *menu = new QMenu(this);
    menu->setObjectName(QStringLiteral("presetMenu"));
    menu->setAttribute(Qt::WA_DeleteOnClose);
    menu->setToolTipsVisible(true);
    const QStringList meant = choice()->meant();
    menu->addSection(meant.isEmpty()         ? tr("No channel selected")
                         : meant.size() == 1 ? tr("For %1").arg(m_control->channelName(meant.first()))
                                             : tr("For %n selected channels", nullptr, int(meant.size())));
    for (const ModePreset &preset : service()->store()->presets()) {
        const int changed = changedBy(service(), preset.modes, meant);
        QString words = preset.name;
        words.replace(QLatin1Char('&'), QStringLiteral("&&"));
        QAction *action = menu->addAction(QStringLiteral("%1\t%2").arg(
            words,
            meant.isEmpty()         ? QString()
                : changed == 0      ? tr("already set")
                : meant.size() == 1 ? tr("changes modes")
                                    : tr("changes %1 of %2").arg(changed).arg(meant.size())));
        action->setToolTip(listOf(preset.modes));
        action->setEnabled(!meant.isEmpty());
        connect(action, &QAction::triggered, this, [this, preset] { apply(preset); });
    }
    menu->addSeparator();
    QAction *manage = menu->addAction(tr("Manage presets…"));
    manage->setObjectName(QStringLiteral("managePresets"));
    connect(manage, &QAction::triggered, this, [this] {
        const ChannelModes *modes = service()->board()->modes(choice()->current());
        auto *dialog = new PresetsDialog(service(), modes ? modes->shown() : ChatModes(), this);
        dialog->setAttribute(Qt::WA_DeleteOnClose);
        dialog->open();
    });
    QWidget *button = window()->findChild<QWidget *>(QStringLiteral("chatPresetsButton"));
    menu->popup(button && button->isVisible() ? button->mapToGlobal(QPoint(0, button->height()))
                                              : mapToGlobal(QPoint(width() / 2, 0)));
}

void ModesView::apply(const ModePreset &preset)
{
    const QStringList meant = choice()->meant();
    if (meant.isEmpty() || (meant.size() > 1 && !confirm(preset, meant)))
        return;
    m_presetJob = m_control->applyPreset(preset, meant);
}

bool ModesView::confirm(const ModePreset &preset, const QStringList &channelIds)
{
    PresetPreview preview(service(), preset, channelIds, this);
    return preview.exec() == QDialog::Accepted;
}

/// Says what a preset has come to, with the way back. What failed has been said already.
void ModesView::followPreset(qint64 id)
{
    const auto job = id == m_presetJob ? service()->board()->job(id) : std::nullopt;
    if (!job || !job->isOver())
        return;
    m_presetJob = 0;
    QHash<QString, ChatModes> before;
    QStringList names;
    for (const ModeJob::Row &row : job->rows) {
        const ChatModes was = only(row.before, row.wanted.modes());
        if (row.state == ModeJob::State::Done && !differing(was, row.wanted).isEmpty()) {
            before.insert(row.channelId, was);
            names.append(m_control->channelName(row.channelId));
        }
    }
    if (before.isEmpty()) {
        if (job->count(ModeJob::State::Failed) == 0)
            Q_EMIT notified(tr("“%1” is already set. Nothing changed.").arg(isolated(job->name)), {},
                            Pill::Kind::Info);
        return;
    }
    Q_EMIT notified(
        names.size() == 1
            ? tr("Applied “%1” to %2.").arg(isolated(job->name), isolated(names.first()))
            : tr("Applied “%1” to %n channels.", nullptr, int(names.size())).arg(isolated(job->name)),
        [this, before, name = job->name] {
            service()->board()->apply(before, ModeJob::Reason::Restore, name);
        });
}

/// Esc: one thing after the other.
void ModesView::discard()
{
    if (!m_wide && m_side->isVisible())
        return showSide(false);
    if (m_control->hasEdits()) {
        const auto edits = m_control->edits();
        m_control->discardEdits();
        Q_EMIT notified(tr("Discarded changes for %n channels.", nullptr, int(edits.size())),
                        [this, edits] { m_control->setEdits(edits); });
    } else if (m_control->hasProblems()) {
        m_control->dismissProblems();
    } else {
        choice()->chooseNone();
    }
}

}  // namespace Sidestage
