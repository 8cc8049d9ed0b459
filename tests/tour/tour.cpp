// SPDX-License-Identifier: GPL-3.0-or-later

// sidestage-tour FOLDER: starts the real dashboard with new data, signs in on the real page, visits every
// part, and saves a picture of each. The exit code is 0 only if every step succeeded.

#include "chat_tour.h"
#include "tour_parts.h"
#include "web_sign_in.h"

#include "accounts/account.h"
#include "accounts/accounts.h"
#include "app/environment.h"
#include "channel/channel_editor.h"
#include "channel/channel_page.h"
#include "chat/moderation/moderation_page.h"
#include "kit/overlays/toast.h"
#include "overview/on_air_page.h"
#include "page/page.h"
#include "sandbox/automod/automod.h"
#include "sandbox/sandbox.h"
#include "shell/command_palette.h"
#include "shell/main_window.h"
#include "shell/pop_out_window.h"
#include "shell/settings/preferences.h"

#include <QAbstractButton>
#include <QAbstractItemView>
#include <QAction>
#include <QApplication>
#include <QDir>
#include <QLabel>
#include <QLineEdit>
#include <QScrollArea>
#include <QScrollBar>
#include <QTest>
#include <QTextStream>

using namespace Sidestage;

namespace {

class Tour : public TourParts
{
public:
    using TourParts::TourParts;

    int run()
    {
        QTextStream err(stderr);
        for (const auto &[name, step] : steps()) {
            const bool ready = !m_driver.app() || m_driver.front();
            if (!ready || !step()) {
                const QString why = m_driver.problem().isEmpty() ? m_problem : m_driver.problem();
                err << "tour: step \"" << name << "\" failed: " << why << Qt::endl;
                if (m_driver.app())
                    shot(u"failed"_s);
                return 1;
            }
        }
        err << "tour: " << m_number << " pictures in " << m_folder.path() << Qt::endl;
        return 0;
    }

private:
    struct Step
    {
        const char *name;
        std::function<bool()> run;
    };

    QList<Step> steps()
    {
        return {
            {"start", [this] { return m_driver.start() && both(u"welcome"_s); }},
            {"sign in", [this] { return signIn(); }},
            {"on air", [this] { return onAir(); }},
            {"arrange the overview", [this] { return arrange(); }},
            {"overview beside other software", [this] { return strip(); }},
            {"queue", [this] { return queue(); }},
            {"archive", [this] { return archive(); }},
            {"rewards", [this] { return rewards(); }},
            {"ads",
             [this] {
                 return m_driver.press(Qt::Key_4, Qt::ControlModifier) && channelLoaded() && both(u"ads"_s);
             }},
            {"moderation", [this] { return moderation(); }},
            {"interact", [this] { return interact(); }},
            {"shows", [this] { return shows(); }},
            {"schedule", [this] { return schedule(); }},
            {"moments", [this] { return moments(); }},
            {"charity", [this] { return charity(); }},
            {"analytics", [this] { return analytics(); }},
            {"community", [this] { return community(); }},
            {"call log", [this] { return callLog(); }},
            {"channel page",
             [this] {
                 return m_driver.press(Qt::Key_5, Qt::ControlModifier) && channelLoaded()
                     && both(u"channel"_s);
             }},
            {"edit the channel", [this] { return edit(); }},
            {"send the changes", [this] { return send(); }},
            {"preset", [this] { return preset(); }},
            {"history", [this] { return history(); }},
            {"drift", [this] { return drift(); }},
            {"go to", [this] { return goTo(); }},
            {"keys", [this] { return keys(); }},
            {"settings", [this] { return settings(); }},
            {"add a service", [this] { return addService(); }},
            {"accounts", [this] { return accountsPage(); }},
            {"menus", [this] { return menus(); }},
            {"pop out", [this] { return popOut(); }},
            {"narrow", [this] { return narrow(); }},
            {"large text", [this] { return largeText(); }},
            {"chat of one channel", [this] { return m_chat.oneChannel(); }},
            {"chat of five channels", [this] { return m_chat.fiveChannels(); }},
            {"chat of four channels", [this] { return m_chat.fourChannels(); }},
            {"lockdown", [this] { return m_chat.lockdown(); }},
            {"lockdown, small and large", [this] { return m_chat.smallAndLarge(); }},
            {"restore", [this] { return m_chat.restore(); }},
            {"people", [this] { return m_chat.people(); }},
            {"emotes and badges", [this] { return m_chat.pictures(); }},
            {"lockdown in German", [this] { return m_chat.german(); }},
            {"every page in every language", [this] { return everyLanguage(); }},
            {"offline", [this] { return offline(); }},
        };
    }

    // The steps

    bool signIn()
    {
        return m_driver.click(u"signInButton"_s)
            && signInOnPage(m_driver, [this] { return both(u"sign-in"_s); });
    }

    /// Pictures of all pages, in a folder for each language.
    bool everyLanguage()
    {
        for (const auto &[code, name] : languages()) {
            m_driver.app()->preferences()->setLanguage(code);
            QCoreApplication::processEvents();  // the window is made anew
            if (!m_driver.front() || !m_folder.mkpath(code))
                return fail(u"no window in "_s + code);
            const QList<Command> commands = m_driver.window()->commands();
            for (const Command &command : commands) {
                if (command.action->data().typeId() != QMetaType::QString)
                    continue;  // not of a page
                const QString page = command.action->data().toString();
                m_driver.window()->goTo(page);
                if (!m_driver.waitFor([this] { return m_driver.window()->page()->isVisible(); }, page))
                    return fail(page + u" in "_s + code);
                constexpr int toLoad = 700;  // milliseconds, for a page to read its data and lay it out
                QTest::qWait(toLoad);
                if (!m_driver.picture().save(m_folder.filePath(code + u'/' + page + u".png"_s)))
                    return fail(page + u" in "_s + code);
            }
        }
        m_driver.app()->preferences()->setLanguage(u"en"_s);
        QCoreApplication::processEvents();
        m_driver.window()->goTo(u"chat"_s);
        return m_driver.front();
    }

    bool onAir()
    {
        auto *page = qobject_cast<OnAirPage *>(m_driver.window()->page());
        if (!page)
            return fail(u"the overview is not the first page"_s);
        const auto isKnown = [page] {
            const auto *rows = page->findChild<QWidget *>(u"waitingRows"_s);
            const auto *followers = page->findChild<QWidget *>(u"followersTotal"_s);
            const auto *title = page->findChild<QLabel *>(u"channelTitle"_s);
            const auto *mode = page->findChild<QLabel *>(u"modeValue0"_s);
            return rows && mode && mode->text() != "Unknown"_L1 && rows->isVisible() && followers
                && followers->isVisible() && title && !title->text().isEmpty();
        };
        if (!m_driver.waitFor(isKnown, u"the cards to know something"_s) || !both(u"on-air"_s))
            return false;
        page->setLarge(true);
        const bool large = both(u"on-air-large"_s);
        page->setLarge(false);
        return large;
    }

    bool arrange()
    {
        auto *page = qobject_cast<OnAirPage *>(m_driver.window()->page());
        page->setArranging(true);
        const bool done = both(u"on-air-arranging"_s);
        page->setArranging(false);
        return done;
    }

    bool strip()
    {
        auto *page = qobject_cast<OnAirPage *>(m_driver.window()->page());
        page->popOut(u"waiting"_s);
        PopOutWindow *card = m_driver.window()->windowOf(u"onair/waiting"_s);
        if (!card || !QTest::qWaitForWindowExposed(card))
            return fail(u"the card is not in its own window"_s);
        card->resize(420, 420);
        QCoreApplication::processEvents();
        if (!keep(card->grab().toImage(), u"card-popped-out"_s) || !m_driver.front()
            || !shot(u"on-air-without-the-card"_s))
            return false;
        card->close();
        m_driver.window()->togglePopOut();
        PopOutWindow *out = m_driver.window()->popOut();
        if (!out || !QTest::qWaitForWindowExposed(out))
            return fail(u"the overview is not in its own window"_s);
        out->resize(320, 1000);
        // Wrapping rows settle over several turns of the event loop.
        const auto *area = out->findChild<QScrollArea *>();
        if (!m_driver.waitFor([area] { return area && area->horizontalScrollBar()->maximum() == 0; },
                              u"the overview to fit a strip"_s))
            return false;
        const bool kept = keep(out->grab().toImage(), u"on-air-strip"_s);
        out->close();
        return kept && m_driver.front();
    }

    bool queue()
    {
        if (!m_driver.press(Qt::Key_2, Qt::ControlModifier))
            return false;
        auto *list = m_driver.find<QAbstractItemView>(u"queueTable"_s);
        return list
            && m_driver.waitFor([list] { return list->model()->rowCount() > 3; }, u"redemptions that wait"_s)
            && both(u"queue"_s) && m_driver.click(list) && m_driver.press(Qt::Key_F)
            && m_driver.waitFor([this] { return m_driver.window()->findChild<Toast *>() != nullptr; },
                                u"the decision to be held"_s)
            && m_driver.press(Qt::Key_Space) && m_driver.press(Qt::Key_Down) && m_driver.press(Qt::Key_Space)
            && both(u"queue-held"_s) && m_driver.press(Qt::Key_F8) && dismissToasts()
            && m_driver.press(Qt::Key_Escape);
    }

    bool archive() { return tab(u"Archive"_s) && both(u"archive"_s) && tab(u"Waiting"_s); }

    /// Goes to the part of the queue whose name begins with this text.
    bool tab(const QString &name)
    {
        const auto *tabs = m_driver.find(u"queueTabs"_s);
        for (auto *button : tabs ? tabs->findChildren<QAbstractButton *>() : QList<QAbstractButton *>()) {
            if (button->text().startsWith(name))
                return m_driver.click(button);
        }
        return fail(u"the queue has no part \"%1\""_s.arg(name));
    }

    bool community()
    {
        if (!m_driver.press(Qt::Key_8, Qt::ControlModifier))
            return false;
        auto *list = m_driver.find<QAbstractItemView>(u"followersList"_s);
        return list && m_driver.waitFor([list] { return list->model()->rowCount() > 100; }, u"followers"_s)
            && both(u"community"_s)
            && communityTab(u"Subscribers"_s, u"subscribersTable"_s, u"community-subscribers"_s)
            && communityTab(u"Roles"_s, u"moderatorsList"_s, u"community-roles"_s);
    }
    bool communityTab(const QString &name, const QString &list, const QString &picture)
    {
        const auto *tabs = m_driver.find(u"communityTabs"_s);
        for (auto *button : tabs ? tabs->findChildren<QAbstractButton *>() : QList<QAbstractButton *>()) {
            if (button->text() != name)
                continue;
            const bool isShown = m_driver.click(button);
            auto *rows = m_driver.find<QAbstractItemView>(list);
            return isShown && rows && m_driver.waitFor([rows] { return rows->model()->rowCount() > 0; }, name)
                && both(picture);
        }
        return fail(u"the page Community has no part \"%1\""_s.arg(name));
    }

    bool moderation()
    {
        if (!m_driver.press(Qt::Key_M, Qt::ControlModifier | Qt::ShiftModifier))
            return false;
        auto *page = m_driver.find<ModerationPage>(u"moderationPage"_s);
        auto *waiting = m_driver.find<QAbstractItemView>(u"waitingTable"_s);
        const QString id = m_driver.app()->accounts()->current()->userId();
        m_driver.inSandbox([&](Sandbox::Sandbox &sandbox) {
            return sandbox.world().area<Sandbox::Automod>().fill(id, 4).has_value();
        });
        if (!page || !waiting
            || !m_driver.waitFor([waiting] { return waiting->model()->rowCount() > 4; }, u"held messages"_s)
            || !both(u"moderation"_s))
            return false;
        page->showTab(ModerationPage::Tab::LiveChat);
        auto *lines = m_driver.find<QAbstractItemView>(u"messageList"_s);
        return lines && m_driver.waitFor([lines] { return lines->model()->rowCount() > 2; }, u"messages"_s)
            && both(u"live-chat"_s);
    }

    bool interact()
    {
        if (!m_driver.press(Qt::Key_I, Qt::ControlModifier | Qt::ShiftModifier))
            return false;
        auto *targets = m_driver.find<QAbstractItemView>(u"raidTargets"_s);
        return targets
            && m_driver.waitFor([targets] { return targets->model()->rowCount() > 0; }, u"channels to raid"_s)
            && both(u"interact"_s);
    }

    bool shows()
    {
        if (!m_driver.press(Qt::Key_H, Qt::ControlModifier | Qt::ShiftModifier))
            return false;
        return m_driver.find(u"showsPage"_s) && both(u"shows"_s);
    }

    bool callLog()
    {
        if (!m_driver.press(Qt::Key_F12))
            return false;
        const auto *table = m_driver.find<QAbstractItemView>(u"callTable"_s);
        return table && m_driver.waitFor([table] { return table->model()->rowCount() > 20; }, u"calls"_s)
            && m_driver.click(u"callTable"_s) && both(u"calls"_s);
    }

    bool schedule()
    {
        if (!m_driver.press(Qt::Key_D, Qt::ControlModifier | Qt::ShiftModifier))
            return false;
        const QWidget *page = m_driver.find(u"schedulePage"_s);
        const auto *table = page ? page->findChild<QAbstractItemView *>(u"scheduleTable"_s) : nullptr;
        return table && m_driver.waitFor([table] { return table->model()->rowCount() > 0; }, u"streams"_s)
            && both(u"schedule"_s);
    }

    bool moments()
    {
        if (!m_driver.press(Qt::Key_K, Qt::ControlModifier | Qt::ShiftModifier))
            return false;
        const auto *table = m_driver.find<QAbstractItemView>(u"momentsTable"_s);
        if (!table || !m_driver.waitFor([table] { return table->model()->rowCount() > 0; }, u"moments"_s))
            return false;
        const int before = table->model()->rowCount();
        return m_driver.click(u"nextNote"_s) && m_driver.type(u"The rope above the altar"_s)
            && m_driver.press(Qt::Key_Return)
            && m_driver.waitFor([=] { return table->model()->rowCount() > before; }, u"a mark"_s)
            && m_driver.click(u"momentsTable"_s) && m_driver.press(Qt::Key_M, Qt::ShiftModifier)
            && m_driver.waitFor([=] { return table->model()->rowCount() > before + 1; }, u"a mark to clip"_s)
            && both(u"moments"_s);
    }

    bool rewards()
    {
        if (!m_driver.press(Qt::Key_6, Qt::ControlModifier))
            return false;
        auto *list = m_driver.find<QAbstractItemView>(u"rewards"_s);
        return list && m_driver.waitFor([list] { return list->model()->rowCount() > 3; }, u"rewards"_s)
            && m_driver.click(list) && both(u"rewards"_s) && plan();
    }

    bool charity()
    {
        if (!m_driver.press(Qt::Key_7, Qt::ControlModifier))
            return false;
        auto *list = m_driver.find<QAbstractItemView>(u"donationsTable"_s);
        return list && m_driver.waitFor([list] { return list->model()->rowCount() > 100; }, u"donations"_s)
            && both(u"charity"_s);
    }

    bool analytics()
    {
        if (!m_driver.press(Qt::Key_9, Qt::ControlModifier) || !m_driver.press(Qt::Key_F5))
            return false;
        auto *list = m_driver.find<QAbstractItemView>(u"reports"_s);
        const auto *place = m_driver.find(u"chartCard"_s);
        return list
            && m_driver.waitFor(
                [list, place] {
                    return list->model()->rowCount() > 3
                        && !place->window()->findChild<QWidget *>(u"batchJob"_s);
                },
                u"reports"_s)
            && both(u"analytics"_s) && m_driver.click(list) && m_driver.press(Qt::Key_Space)
            && m_driver.click(u"analyticsChart"_s) && both(u"analytics-one-game"_s);
    }

    /// A set of some of the rewards, and the plan that would swap it in.
    bool plan()
    {
        m_driver.press(Qt::Key_Home);
        for (int row = 0; row < 4; ++row) {
            m_driver.press(Qt::Key_Space);
            m_driver.press(Qt::Key_Down);
        }
        m_driver.click(u"newSet"_s);
        auto *name = m_driver.find<QLineEdit>(u"setName"_s);
        if (!name)
            return false;
        m_driver.click(name);
        m_driver.type(u"Horror night"_s);
        return m_driver.click(u"saveSet"_s) && closed(u"setNameDialog"_s) && m_driver.front()
            && m_driver.press(Qt::Key_W)
            && m_driver.waitFor(
                [this] {
                    const auto *pane = m_driver.window()->findChild<QWidget *>(u"planPane"_s);
                    return pane && pane->isVisible();
                },
                u"the plan"_s)
            && both(u"rewards-plan"_s) && m_driver.click(u"closePlan"_s);
    }

    bool channelLoaded()
    {
        return m_driver.waitFor(
            [this] {
                const Page *page = m_driver.window()->page();
                return page && page->freshness().asOf.isValid() && !page->freshness().loading;
            },
            u"the channel to be loaded"_s);
    }

    bool edit()
    {
        auto *title = m_driver.find<QLineEdit>(u"title"_s);
        if (!title || !m_driver.click(title))
            return false;
        m_driver.press(Qt::Key_A, Qt::ControlModifier);
        m_driver.type(u"Act three, no maps, no mercy: blind crew run"_s);
        return m_driver.waitFor([this] { return editor()->changed().size() == 1; }, u"one change"_s)
            && both(u"channel-changed"_s);
    }

    bool send()
    {
        m_driver.press(Qt::Key_Return, Qt::ControlModifier);
        return m_driver.waitFor([this] { return editor()->changed().isEmpty(); }, u"the changes to be sent"_s)
            && channelLoaded() && shot(u"channel-sent"_s);
    }

    bool preset()
    {
        m_driver.press(Qt::Key_S, Qt::ControlModifier);
        auto *name = m_driver.find<QLineEdit>(u"presetName"_s);
        if (!name)
            return false;
        m_driver.click(name);
        m_driver.press(Qt::Key_A, Qt::ControlModifier);
        m_driver.type(u"Horror night"_s);
        return both(u"preset"_s) && m_driver.click(u"savePreset"_s) && closed(u"presetDialog"_s)
            && shot(u"channel-preset-saved"_s);
    }

    bool history()
    {
        return m_driver.command(u"History"_s) && m_driver.find(u"historyDialog"_s) && both(u"history"_s)
            && m_driver.press(Qt::Key_Escape) && closed(u"historyDialog"_s);
    }

    bool drift()
    {
        auto *title = m_driver.find<QLineEdit>(u"title"_s);
        if (!title || !m_driver.click(title))
            return false;
        m_driver.press(Qt::Key_End);
        m_driver.type(u", take two"_s);
        if (!m_driver.waitFor([this] { return !editor()->changed().isEmpty(); }, u"a change"_s))
            return false;
        if (!elsewhere(u"Act three, a gentle walk in the woods"_s))
            return false;
        m_driver.press(Qt::Key_F5);
        return m_driver.waitFor([this] { return !editor()->drifted().isEmpty(); },
                                u"the drift to be noticed"_s)
            && shot(u"channel-drift"_s) && compare() && m_driver.find(u"driftDialog"_s) && both(u"drift"_s)
            && m_driver.click(u"sendMine"_s) && closed(u"driftDialog"_s)
            && m_driver.waitFor([this] { return editor()->changed().isEmpty(); }, u"mine to be sent"_s)
            && dismissToasts();
    }

    bool compare()
    {
        const QWidget *banner = m_driver.find(u"drift"_s);
        return banner && m_driver.click(banner->findChild<QAbstractButton *>());
    }

    bool goTo()
    {
        QTest::keyClick(m_driver.window(), Qt::Key_K, Qt::ControlModifier);
        return m_driver.find(u"goTo"_s) && both(u"go-to"_s) && m_driver.type(u"text"_s)
            && shot(u"go-to-searched"_s) && m_driver.press(Qt::Key_Escape) && closed(u"goTo"_s);
    }

    bool keys()
    {
        QTest::keyClick(m_driver.window(), Qt::Key_F1);
        return m_driver.find(u"keysOverlay"_s) && both(u"keys"_s) && m_driver.press(Qt::Key_Escape)
            && closed(u"keysOverlay"_s);
    }

    bool settings()
    {
        return m_driver.click(u"settingsButton"_s) && m_driver.find(u"settingsPage"_s) && both(u"settings"_s)
            && m_driver.press(Qt::Key_5, Qt::ControlModifier);
    }

    bool addService()
    {
        return m_driver.command(u"Add service"_s) && m_driver.find(u"serviceDialog"_s)
            && both(u"add-service"_s) && m_driver.press(Qt::Key_Escape) && closed(u"serviceDialog"_s);
    }

    bool accountsPage()
    {
        return m_driver.press(Qt::Key_0, Qt::ControlModifier) && m_driver.find(u"accountsPage"_s)
            && both(u"accounts"_s) && m_driver.press(Qt::Key_5, Qt::ControlModifier)
            && m_driver.find(u"channelPage"_s);
    }

    bool menus()
    {
        return m_driver.click(u"accountButton"_s) && m_driver.find(u"accountMenu"_s)
            && shot(u"account-menu"_s) && m_driver.press(Qt::Key_Escape) && closed(u"accountMenu"_s)
            && m_driver.click(u"menuButton"_s) && m_driver.find(u"mainMenu"_s) && shot(u"main-menu"_s)
            && m_driver.press(Qt::Key_Escape) && closed(u"mainMenu"_s) && m_driver.click(u"connection"_s)
            && m_driver.find(u"connectionDetails"_s) && shot(u"connection"_s)
            && m_driver.press(Qt::Key_Escape) && closed(u"connectionDetails"_s);
    }

    bool popOut()
    {
        QTest::keyClick(m_driver.window(), Qt::Key_O, Qt::ControlModifier | Qt::ShiftModifier);
        PopOutWindow *window = m_driver.window()->popOut();
        if (!window || !QTest::qWaitForWindowExposed(window))
            return fail(u"the page is not in its own window"_s);
        keep(window->grab().toImage(), u"popped-out"_s);
        window->resize(window->minimumSize());
        QCoreApplication::processEvents();
        keep(window->grab().toImage(), u"popped-out-least"_s);
        window->close();
        QWidget *main = m_driver.window();
        main->activateWindow();
        return m_driver.waitFor([this] { return !m_driver.window()->popOut(); }, u"the page to come back"_s)
            && (QTest::qWaitForWindowActive(main) || fail(u"the main window does not get the keyboard"_s));
    }

    bool narrow()
    {
        m_driver.window()->resize(960, 640);
        const bool middle = shot(u"channel-960"_s);
        m_driver.window()->resize(640, 480);
        const bool done = middle && both(u"channel-640x480"_s);
        m_driver.window()->resize(1280, 800);
        return done;
    }

    bool largeText()
    {
        m_driver.app()->preferences()->setTextSize(200);
        const bool done = both(u"channel-200-percent"_s);
        m_driver.window()->resize(640, 480);
        const bool small = shot(u"channel-200-percent-640x480"_s);
        m_driver.window()->resize(1280, 800);
        return done && small && m_driver.command(u"Normal text size"_s);
    }

    bool offline()
    {
        m_driver.app()->sandbox()->stop();
        m_driver.press(Qt::Key_F5);
        return m_driver.find(u"notice-offline"_s) && both(u"offline"_s);
    }

    // Helpers

    ChannelEditor *editor() const
    {
        const auto *page = qobject_cast<ChannelPage *>(m_driver.window()->page());
        return page ? page->editor() : nullptr;
    }

    /// Changes the title as another client.
    bool elsewhere(const QString &title)
    {
        const QString id = m_driver.window()->account()->userId();
        const bool done = m_driver.inSandbox([&](Sandbox::Sandbox &sandbox) {
            auto channel = sandbox.world().channel(id);
            if (!channel)
                return false;
            channel->channel.title = title;
            return sandbox.world().saveChannel(*channel).has_value();
        });
        return done || fail(u"the sandbox does not take another title"_s);
    }

    ChatTour m_chat{*this};
};

}  // namespace

int main(int argc, char **argv)
{
    Driver::prepare();
    QApplication app(argc, argv);
    Driver::describe();
    if (argc != 2 || !QDir().mkpath(QString::fromLocal8Bit(argv[1]))) {
        QTextStream(stderr) << "usage: sidestage-tour FOLDER\n";
        return 2;
    }
    return Tour(QString::fromLocal8Bit(argv[1])).run();
}
