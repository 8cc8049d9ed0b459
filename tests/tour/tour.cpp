// SPDX-License-Identifier: GPL-3.0-or-later

// sidestage-tour FOLDER: starts the real dashboard with new data, signs in on the real page, visits every
// part, and saves a picture of each. The exit code is 0 only if every step succeeded.

#include "chat_tour.h"
#include "tour_parts.h"
#include "web_sign_in.h"

#include "channel/channel_editor.h"
#include "channel/channel_page.h"
#include "kit/overlays/toast.h"
#include "overview/on_air_page.h"
#include "page/page.h"
#include "sandbox/sandbox.h"
#include "shell/main_window.h"
#include "shell/pop_out_window.h"
#include "shell/settings/preferences.h"

#include <QAbstractButton>
#include <QAbstractItemView>
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
                    shot(QStringLiteral("failed"));
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
            {"start", [this] { return m_driver.start() && both(QStringLiteral("welcome")); }},
            {"sign in", [this] { return signIn(); }},
            {"on air", [this] { return onAir(); }},
            {"arrange the overview", [this] { return arrange(); }},
            {"overview beside other software", [this] { return strip(); }},
            {"queue", [this] { return queue(); }},
            {"archive", [this] { return archive(); }},
            {"rewards", [this] { return rewards(); }},
            {"ads",
             [this] {
                 return m_driver.press(Qt::Key_4, Qt::ControlModifier) && channelLoaded()
                     && both(QStringLiteral("ads"));
             }},
            {"charity", [this] { return charity(); }},
            {"analytics", [this] { return analytics(); }},
            {"community", [this] { return community(); }},
            {"channel page",
             [this] {
                 return m_driver.press(Qt::Key_5, Qt::ControlModifier) && channelLoaded()
                     && both(QStringLiteral("channel"));
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
            {"offline", [this] { return offline(); }},
            {"in German", [this] { return m_chat.german(); }},
        };
    }

    // The steps

    bool signIn()
    {
        return m_driver.click(QStringLiteral("signInButton"))
            && signInOnPage(m_driver, [this] { return both(QStringLiteral("sign-in")); });
    }

    bool onAir()
    {
        auto *page = qobject_cast<OnAirPage *>(m_driver.window()->page());
        if (!page)
            return fail(QStringLiteral("the overview is not the first page"));
        const auto isKnown = [page] {
            const auto *rows = page->findChild<QWidget *>(QStringLiteral("waitingRows"));
            const auto *followers = page->findChild<QWidget *>(QStringLiteral("followersTotal"));
            const auto *title = page->findChild<QLabel *>(QStringLiteral("channelTitle"));
            const auto *mode = page->findChild<QLabel *>(QStringLiteral("modeValue0"));
            return rows && mode && mode->text() != QLatin1String("Unknown") && rows->isVisible() && followers
                && followers->isVisible() && title && !title->text().isEmpty();
        };
        if (!m_driver.waitFor(isKnown, QStringLiteral("the cards to know something"), 60'000)
            || !both(QStringLiteral("on-air")))
            return false;
        page->setLarge(true);
        const bool large = both(QStringLiteral("on-air-large"));
        page->setLarge(false);
        return large;
    }

    bool arrange()
    {
        auto *page = qobject_cast<OnAirPage *>(m_driver.window()->page());
        page->setArranging(true);
        const bool done = both(QStringLiteral("on-air-arranging"));
        page->setArranging(false);
        return done;
    }

    bool strip()
    {
        auto *page = qobject_cast<OnAirPage *>(m_driver.window()->page());
        page->popOut(QStringLiteral("waiting"));
        PopOutWindow *card = m_driver.window()->windowOf(QStringLiteral("onair/waiting"));
        if (!card || !QTest::qWaitForWindowExposed(card))
            return fail(QStringLiteral("the card is not in its own window"));
        card->resize(420, 420);
        QCoreApplication::processEvents();
        if (!keep(card->grab().toImage(), QStringLiteral("card-popped-out")) || !m_driver.front()
            || !shot(QStringLiteral("on-air-without-the-card")))
            return false;
        card->close();
        m_driver.window()->togglePopOut();
        PopOutWindow *out = m_driver.window()->popOut();
        if (!out || !QTest::qWaitForWindowExposed(out))
            return fail(QStringLiteral("the overview is not in its own window"));
        out->resize(320, 1000);
        // Wrapping rows settle over several turns of the event loop.
        const auto *area = out->findChild<QScrollArea *>();
        if (!m_driver.waitFor([area] { return area && area->horizontalScrollBar()->maximum() == 0; },
                              QStringLiteral("the overview to fit a strip")))
            return false;
        const bool kept = keep(out->grab().toImage(), QStringLiteral("on-air-strip"));
        out->close();
        return kept && m_driver.front();
    }

    bool queue()
    {
        if (!m_driver.press(Qt::Key_2, Qt::ControlModifier))
            return false;
        auto *list = m_driver.find<QAbstractItemView>(QStringLiteral("queueTable"));
        return list
            && m_driver.waitFor([list] { return list->model()->rowCount() > 3; },
                                QStringLiteral("redemptions that wait"))
            && both(QStringLiteral("queue")) && m_driver.click(list) && m_driver.press(Qt::Key_F)
            && m_driver.waitFor([this] { return m_driver.window()->findChild<Toast *>() != nullptr; },
                                QStringLiteral("the decision to be held"))
            && m_driver.press(Qt::Key_Space) && m_driver.press(Qt::Key_Down) && m_driver.press(Qt::Key_Space)
            && both(QStringLiteral("queue-held")) && m_driver.press(Qt::Key_F8) && dismissToasts()
            && m_driver.press(Qt::Key_Escape);
    }

    bool archive()
    {
        return tab(QStringLiteral("Archive")) && both(QStringLiteral("archive"))
            && tab(QStringLiteral("Waiting"));
    }

    /// Goes to the part of the queue whose name begins with this text.
    bool tab(const QString &name)
    {
        const auto *tabs = m_driver.find(QStringLiteral("queueTabs"));
        for (auto *button : tabs ? tabs->findChildren<QAbstractButton *>() : QList<QAbstractButton *>()) {
            if (button->text().startsWith(name))
                return m_driver.click(button);
        }
        return fail(QStringLiteral("the queue has no part \"%1\"").arg(name));
    }

    bool community()
    {
        if (!m_driver.press(Qt::Key_8, Qt::ControlModifier))
            return false;
        auto *list = m_driver.find<QAbstractItemView>(QStringLiteral("followersList"));
        return list
            && m_driver.waitFor([list] { return list->model()->rowCount() > 100; },
                                QStringLiteral("followers"))
            && both(QStringLiteral("community"));
    }

    bool rewards()
    {
        if (!m_driver.press(Qt::Key_6, Qt::ControlModifier))
            return false;
        auto *list = m_driver.find<QAbstractItemView>(QStringLiteral("rewards"));
        return list
            && m_driver.waitFor([list] { return list->model()->rowCount() > 3; }, QStringLiteral("rewards"))
            && m_driver.click(list) && both(QStringLiteral("rewards")) && plan();
    }

    bool charity()
    {
        if (!m_driver.press(Qt::Key_7, Qt::ControlModifier))
            return false;
        auto *list = m_driver.find<QAbstractItemView>(QStringLiteral("donationsTable"));
        return list
            && m_driver.waitFor([list] { return list->model()->rowCount() > 100; },
                                QStringLiteral("donations"))
            && both(QStringLiteral("charity"));
    }

    bool analytics()
    {
        if (!m_driver.press(Qt::Key_9, Qt::ControlModifier) || !m_driver.press(Qt::Key_F5))
            return false;
        auto *list = m_driver.find<QAbstractItemView>(QStringLiteral("reports"));
        const auto *place = m_driver.find(QStringLiteral("chartCard"));
        return list
            && m_driver.waitFor(
                [list, place] {
                    return list->model()->rowCount() > 3
                        && !place->window()->findChild<QWidget *>(QStringLiteral("batchJob"));
                },
                QStringLiteral("reports"), 60'000)
            && both(QStringLiteral("analytics")) && m_driver.click(list) && m_driver.press(Qt::Key_Space)
            && m_driver.click(QStringLiteral("analyticsChart")) && both(QStringLiteral("analytics-one-game"));
    }

    /// A set of some of the rewards, and the plan that would swap it in.
    bool plan()
    {
        m_driver.press(Qt::Key_Home);
        for (int row = 0; row < 4; ++row) {
            m_driver.press(Qt::Key_Space);
            m_driver.press(Qt::Key_Down);
        }
        m_driver.click(QStringLiteral("newSet"));
        auto *name = m_driver.find<QLineEdit>(QStringLiteral("setName"));
        if (!name)
            return false;
        m_driver.click(name);
        m_driver.type(QStringLiteral("Horror night"));
        return m_driver.click(QStringLiteral("saveSet")) && closed(QStringLiteral("setNameDialog"))
            && m_driver.front() && m_driver.press(Qt::Key_W)
            && m_driver.waitFor(
                [this] {
                    const auto *pane = m_driver.window()->findChild<QWidget *>(QStringLiteral("planPane"));
                    return pane && pane->isVisible();
                },
                QStringLiteral("the plan"))
            && both(QStringLiteral("rewards-plan")) && m_driver.click(QStringLiteral("closePlan"));
    }

    bool channelLoaded()
    {
        return m_driver.waitFor(
            [this] {
                const Page *page = m_driver.window()->page();
                return page && page->freshness().asOf.isValid() && !page->freshness().loading;
            },
            QStringLiteral("the channel to be loaded"));
    }

    bool edit()
    {
        auto *title = m_driver.find<QLineEdit>(QStringLiteral("title"));
        if (!title || !m_driver.click(title))
            return false;
        m_driver.press(Qt::Key_A, Qt::ControlModifier);
        m_driver.type(QStringLiteral("Act three, no maps, no mercy: blind crew run"));
        return m_driver.waitFor([this] { return editor()->changed().size() == 1; },
                                QStringLiteral("one change"))
            && both(QStringLiteral("channel-changed"));
    }

    bool send()
    {
        m_driver.press(Qt::Key_Return, Qt::ControlModifier);
        return m_driver.waitFor([this] { return editor()->changed().isEmpty(); },
                                QStringLiteral("the changes to be sent"))
            && channelLoaded() && shot(QStringLiteral("channel-sent"));
    }

    bool preset()
    {
        m_driver.press(Qt::Key_S, Qt::ControlModifier);
        auto *name = m_driver.find<QLineEdit>(QStringLiteral("presetName"));
        if (!name)
            return false;
        m_driver.click(name);
        m_driver.press(Qt::Key_A, Qt::ControlModifier);
        m_driver.type(QStringLiteral("Horror night"));
        return both(QStringLiteral("preset")) && m_driver.click(QStringLiteral("savePreset"))
            && closed(QStringLiteral("presetDialog")) && shot(QStringLiteral("channel-preset-saved"));
    }

    bool history()
    {
        return m_driver.command(QStringLiteral("History")) && m_driver.find(QStringLiteral("historyDialog"))
            && both(QStringLiteral("history")) && m_driver.press(Qt::Key_Escape)
            && closed(QStringLiteral("historyDialog"));
    }

    bool drift()
    {
        auto *title = m_driver.find<QLineEdit>(QStringLiteral("title"));
        if (!title || !m_driver.click(title))
            return false;
        m_driver.press(Qt::Key_End);
        m_driver.type(QStringLiteral(", take two"));
        if (!m_driver.waitFor([this] { return !editor()->changed().isEmpty(); }, QStringLiteral("a change")))
            return false;
        if (!elsewhere(QStringLiteral("Act three, a gentle walk in the woods")))
            return false;
        m_driver.press(Qt::Key_F5);
        return m_driver.waitFor([this] { return !editor()->drifted().isEmpty(); },
                                QStringLiteral("the drift to be noticed"))
            && shot(QStringLiteral("channel-drift")) && compare()
            && m_driver.find(QStringLiteral("driftDialog")) && both(QStringLiteral("drift"))
            && m_driver.click(QStringLiteral("sendMine")) && closed(QStringLiteral("driftDialog"))
            && m_driver.waitFor([this] { return editor()->changed().isEmpty(); },
                                QStringLiteral("mine to be sent"))
            && dismissToasts();
    }

    bool compare()
    {
        const QWidget *banner = m_driver.find(QStringLiteral("drift"));
        return banner && m_driver.click(banner->findChild<QAbstractButton *>());
    }

    bool goTo()
    {
        QTest::keyClick(m_driver.window(), Qt::Key_K, Qt::ControlModifier);
        return m_driver.find(QStringLiteral("goTo")) && both(QStringLiteral("go-to"))
            && m_driver.type(QStringLiteral("text")) && shot(QStringLiteral("go-to-searched"))
            && m_driver.press(Qt::Key_Escape) && closed(QStringLiteral("goTo"));
    }

    bool keys()
    {
        QTest::keyClick(m_driver.window(), Qt::Key_F1);
        return m_driver.find(QStringLiteral("keysOverlay")) && both(QStringLiteral("keys"))
            && m_driver.press(Qt::Key_Escape) && closed(QStringLiteral("keysOverlay"));
    }

    bool settings()
    {
        return m_driver.click(QStringLiteral("settingsButton"))
            && m_driver.find(QStringLiteral("settingsDialog")) && both(QStringLiteral("settings"))
            && m_driver.press(Qt::Key_Escape) && closed(QStringLiteral("settingsDialog"));
    }

    bool addService()
    {
        return m_driver.command(QStringLiteral("Add service"))
            && m_driver.find(QStringLiteral("serviceDialog")) && both(QStringLiteral("add-service"))
            && m_driver.press(Qt::Key_Escape) && closed(QStringLiteral("serviceDialog"));
    }

    bool menus()
    {
        return m_driver.click(QStringLiteral("accountButton")) && m_driver.find(QStringLiteral("accountMenu"))
            && shot(QStringLiteral("account-menu")) && m_driver.press(Qt::Key_Escape)
            && closed(QStringLiteral("accountMenu")) && m_driver.click(QStringLiteral("menuButton"))
            && m_driver.find(QStringLiteral("mainMenu")) && shot(QStringLiteral("main-menu"))
            && m_driver.press(Qt::Key_Escape) && closed(QStringLiteral("mainMenu"))
            && m_driver.click(QStringLiteral("connection"))
            && m_driver.find(QStringLiteral("connectionDetails")) && shot(QStringLiteral("connection"))
            && m_driver.press(Qt::Key_Escape) && closed(QStringLiteral("connectionDetails"));
    }

    bool popOut()
    {
        QTest::keyClick(m_driver.window(), Qt::Key_O, Qt::ControlModifier | Qt::ShiftModifier);
        PopOutWindow *window = m_driver.window()->popOut();
        if (!window || !QTest::qWaitForWindowExposed(window))
            return fail(QStringLiteral("the page is not in its own window"));
        keep(window->grab().toImage(), QStringLiteral("popped-out"));
        window->resize(window->minimumSize());
        QCoreApplication::processEvents();
        keep(window->grab().toImage(), QStringLiteral("popped-out-least"));
        window->close();
        QWidget *main = m_driver.window();
        main->activateWindow();
        return m_driver.waitFor([this] { return !m_driver.window()->popOut(); },
                                QStringLiteral("the page to come back"))
            && (QTest::qWaitForWindowActive(main)
                || fail(QStringLiteral("the main window does not get the keyboard")));
    }

    bool narrow()
    {
        m_driver.window()->resize(960, 640);
        const bool middle = shot(QStringLiteral("channel-960"));
        m_driver.window()->resize(640, 480);
        const bool done = middle && both(QStringLiteral("channel-640x480"));
        m_driver.window()->resize(1280, 800);
        return done;
    }

    bool largeText()
    {
        m_driver.app()->preferences()->setTextSize(200);
        const bool done = both(QStringLiteral("channel-200-percent"));
        m_driver.window()->resize(640, 480);
        const bool small = shot(QStringLiteral("channel-200-percent-640x480"));
        m_driver.window()->resize(1280, 800);
        return done && small && m_driver.command(QStringLiteral("Normal text size"));
    }

    bool offline()
    {
        m_driver.app()->sandbox()->stop();
        m_driver.press(Qt::Key_F5);
        return m_driver.find(QStringLiteral("notice-offline")) && both(QStringLiteral("offline"));
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
        return done || fail(QStringLiteral("the sandbox does not take another title"));
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
