// SPDX-License-Identifier: GPL-3.0-or-later
#include "chat_tour.h"

#include "chat/chat_page.h"
#include "chat/chat_service.h"
#include "chat/emotes/picture_grid.h"
#include "chat/emotes/picture_rows.h"
#include "chat/emotes/pictures_view.h"
#include "chat/modes/channel_modes.h"
#include "chat/modes/mode_board.h"
#include "chat/modes/mode_scheduler.h"
#include "chat/people/chat_channels.h"
#include "chat/people/chatter_list.h"
#include "chat/people/people_view.h"
#include "kit/text/picture.h"
#include "kit/theme/theme.h"
#include "sandbox/chat/chat_rooms.h"
#include "sandbox/control/control.h"
#include "sandbox/sandbox.h"
#include "shell/main_window.h"
#include "shell/settings/preferences.h"

#include <QAbstractButton>
#include <QAbstractItemView>
#include <QAction>
#include <QApplication>
#include <QLabel>

namespace Sidestage {

ChatPage *ChatTour::page() const
{
    return qobject_cast<ChatPage *>(m_driver.window()->page());
}

ChatService *ChatTour::service() const
{
    return page() ? page()->view(ChatPage::Tab::Modes)->service() : nullptr;
}

bool ChatTour::tab(int index)
{
    const auto *tabs = m_driver.find(u"chatTabs"_s);
    return tabs && m_driver.click(tabs->findChildren<QAbstractButton *>().value(index))
        && m_driver.waitFor([&] { return page() && int(page()->tab()) == index; }, u"the part of the chat"_s);
}

/// Waits until the current modes of this many channels are read.
bool ChatTour::read(int channels)
{
    return m_driver.waitFor(
        [&] {
            const QStringList shown = service() ? service()->channels()->shown() : QStringList();
            return shown.size() == channels
                && std::all_of(shown.cbegin(), shown.cend(), [this](const QString &id) {
                       const ChannelModes *modes = service()->board()->modes(id);
                       const auto channel = service()->channels()->find(id);
                       return modes && modes->isFresh() && (modes->shield() || modes->shieldRefusal())
                           && channel && channel->live != ChatChannel::Live::Unknown;
                   });
        },
        u"the modes of %1 channels"_s.arg(channels));
}

bool ChatTour::control(const QString &call, const QByteArray &json)
{
    QString problem;
    const bool done = m_driver.inSandbox([&](Sandbox::Sandbox &sandbox) {
        const auto answer = sandbox.control().call(call, json);
        if (!answer)
            problem = answer.error().message;
        return bool(answer);
    });
    return done || m_parts.fail(u"the sandbox does not %1: %2"_s.arg(call, problem));
}

bool ChatTour::oneChannel()
{
    return m_driver.press(Qt::Key_3, Qt::ControlModifier) && m_driver.find(u"modeForm"_s) && read(1)
        && m_parts.both(u"chat-one-channel"_s);
}

bool ChatTour::fiveChannels()
{
    return control(u"fill-moderated"_s, R"({"user": "teaandturrets", "count": 4})")
        && m_driver.press(Qt::Key_F5) && read(5) && m_driver.find(u"modeGrid"_s)
        && m_parts.both(u"chat-modes"_s);
}

/// Shows four channels, which fit beside the cards.
bool ChatTour::fourChannels()
{
    auto *action = page() ? page()->findChild<QAction *>(u"chatChannels"_s) : nullptr;
    if (!action)
        return m_parts.fail(u"the channels cannot be chosen"_s);
    action->trigger();
    auto *list = m_driver.find<QAbstractItemView>(u"channelList"_s);
    if (!list)
        return false;
    const QModelIndexList found
        = list->model()->match(list->model()->index(0, 0), Qt::DisplayRole, u"PipNocturne"_s);
    if (found.isEmpty())
        return m_parts.fail(u"PipNocturne is not listed"_s);
    m_driver.click(list->viewport(), list->visualRect(found.first()).center());
    return m_driver.press(Qt::Key_Space)
        && m_driver.waitFor([this] { return service()->channels()->shown().size() == 4; },
                            u"one channel less"_s)
        && m_parts.both(u"chat-channels"_s) && m_driver.click(u"channelsDone"_s)
        && m_parts.closed(u"channelChooser"_s) && read(4);
}

/// One channel refuses, because the role there ends while the question is open.
bool ChatTour::lockdown()
{
    if (!m_driver.click(u"lockDown"_s) || !m_driver.find(u"lockdownDialog"_s)
        || !m_parts.both(u"chat-lockdown-question"_s)
        || !control(u"remove-moderator"_s, R"({"channel": "sundaywelder", "user": "teaandturrets"})")
        || !m_driver.click(u"confirmLockdown"_s) || !m_parts.closed(u"lockdownDialog"_s))
        return false;
    const auto isOver = [this] {
        const QList<ModeHold> holds = service()->scheduler()->lockdown();
        const auto count = [&holds](ModeHold::State state) {
            return std::count_if(holds.cbegin(), holds.cend(),
                                 [state](const ModeHold &hold) { return hold.state == state; });
        };
        return count(ModeHold::State::Holding) == 3 && count(ModeHold::State::Failed) == 1;
    };
    return m_driver.waitFor(isOver, u"three channels to be locked, and one to refuse"_s)
        && m_driver.find(u"retryLockdown"_s) && m_parts.dismissToasts() && m_parts.both(u"chat-lockdown"_s);
}

bool ChatTour::smallAndLarge()
{
    MainWindow *window = m_driver.window();
    window->resize(960, 640);
    bool done = m_parts.both(u"chat-lockdown-960"_s);
    window->resize(640, 480);
    done = done && m_parts.both(u"chat-lockdown-640x480"_s);
    window->resize(1280, 800);
    m_driver.app()->preferences()->setTextSize(200);
    done = done && m_parts.both(u"chat-lockdown-200-percent"_s);
    m_driver.app()->preferences()->setTextSize(100);
    return done;
}

/// Restores, after another user has changed a locked channel.
bool ChatTour::restore()
{
    const bool changed = m_driver.inSandbox([](Sandbox::Sandbox &sandbox) {
        const auto channel = sandbox.world().userByLogin(u"paperlantern"_s);
        const auto who = sandbox.world().userByLogin(u"quillscribe"_s);
        return channel && who
            && sandbox.world().area<Sandbox::ChatRooms>().change(channel->id, who->id,
                                                                 {.slowMode = true, .slowModeWaitTime = 60});
    });
    if (!changed)
        return m_parts.fail(u"the sandbox does not change the modes"_s);
    const auto isTold = [this] {
        const auto windows = QApplication::topLevelWidgets();
        for (const QWidget *top : windows) {
            const auto labels = top->findChildren<QLabel *>(u"drift"_s);
            if (top->isVisible() && std::any_of(labels.cbegin(), labels.cend(), [](const QLabel *label) {
                    return label->isVisible() && label->text().contains("QuillScribe"_L1);
                }))
                return true;
        }
        return false;
    };
    return m_driver.click(u"restoreLockdown"_s) && m_driver.find(u"restoreDialog"_s)
        && m_driver.waitFor(isTold, u"the dialog to say who changed the modes"_s)
        && m_parts.both(u"chat-restore"_s) && m_driver.click(u"cancelRestore"_s)
        && m_parts.closed(u"restoreDialog"_s) && m_parts.dismissToasts();
}

bool ChatTour::people()
{
    const auto isThere = [this] {
        const auto *view = qobject_cast<PeopleView *>(page()->view(ChatPage::Tab::People));
        return view && view->chatters() && view->chatters()->asOf().isValid()
            && !view->chatters()->isReading();
    };
    bool done = tab(int(ChatPage::Tab::People)) && m_driver.waitFor(isThere, u"the chatters"_s)
        && m_parts.both(u"chat-people"_s);
    m_driver.window()->resize(640, 480);
    done = done && m_parts.shot(u"chat-people-640x480"_s);
    m_driver.window()->resize(1280, 800);
    return done;
}

/// Waits for every visible picture.
bool ChatTour::drawn()
{
    return m_driver.waitFor(
        [this] {
            const auto *view = qobject_cast<PicturesView *>(page()->view(ChatPage::Tab::Pictures));
            if (!view || !view->model() || view->model()->isReading())
                return false;
            const PictureGrid *grid = view->grid();
            int there = 0;
            for (int row = 0; row < grid->rows()->rowCount(); ++row) {
                if (!grid->rows()->entry(row)
                    || !grid->viewport()->rect().intersects(grid->visualRect(grid->rows()->index(row))))
                    continue;
                if (view->pictures()->state(grid->rows()->url(row, grid->request()))
                    != Pictures::State::There)
                    return false;
                ++there;
            }
            return there > 0;
        },
        u"the pictures"_s);
}

/// The dark theme has other pictures.
bool ChatTour::bothDrawn(const QString &name)
{
    for (const auto &[mode, suffix] :
         {std::pair(Theme::Mode::Light, "-light"), {Theme::Mode::Dark, "-dark"}}) {
        m_driver.app()->preferences()->setThemeMode(mode);
        if (!drawn() || !m_parts.shot(name + QLatin1String(suffix)))
            return false;
    }
    return true;
}

bool ChatTour::pictures()
{
    if (!tab(int(ChatPage::Tab::Pictures)) || !bothDrawn(u"chat-emotes"_s))
        return false;
    const auto *parts = m_driver.find(u"picturesPart"_s);
    bool done = parts && m_driver.click(parts->findChildren<QAbstractButton *>().value(1))
        && bothDrawn(u"chat-badges"_s);
    m_driver.window()->resize(640, 480);
    done = done && drawn() && m_parts.shot(u"chat-badges-640x480"_s);
    m_driver.window()->resize(1280, 800);
    return done && tab(int(ChatPage::Tab::Modes));
}

bool ChatTour::german()
{
    m_driver.app()->preferences()->setLanguage(QStringLiteral("de"));
    QCoreApplication::processEvents();  // the window is made anew
    return m_driver.front() && m_driver.press(Qt::Key_3, Qt::ControlModifier) && m_driver.find(u"modeGrid"_s)
        && m_driver.find(u"retryLockdown"_s)
        && m_driver.waitFor([this] { return service() && service()->board()->asOf().isValid(); },
                            u"the modes"_s)
        && m_parts.both(u"chat-german"_s) && m_driver.click(u"restoreLockdown"_s)
        && m_driver.find(u"restoreDialog"_s) && m_driver.find(u"change"_s)
        && m_parts.shot(u"chat-german-restore"_s) && m_driver.click(u"cancelRestore"_s)
        && m_parts.closed(u"restoreDialog"_s);
}

}  // namespace Sidestage
