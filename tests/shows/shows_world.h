// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rewards/rewards_world.h"
#include "test_window.h"

#include "account_services.h"
#include "accounts/accounts.h"
#include "ads/ad_memory.h"
#include "ads/ads_service.h"
#include "channel/channel_service.h"
#include "chat/announcements/announcer.h"
#include "chat/chat_service.h"
#include "chat/modes/mode_scheduler.h"
#include "chat/people/chat_channels.h"
#include "rewards/decisions/decision_service.h"
#include "rewards/feed/queue_feed.h"
#include "rewards/library/reward_library.h"
#include "rewards/list/reward_list.h"
#include "rewards/queue/redemption_queue.h"
#include "rewards/rewards_service.h"
#include "sandbox/chat/chat_rooms.h"
#include "shows/show_service.h"
#include "shows/shows_page.h"

#include <QAction>

namespace Sidestage {

/// All services of a broadcaster, as the application makes them, and the page Shows.
struct ShowsWorld : RewardsWorld, TestWindow
{
    explicit ShowsWorld(Api::ScopeSet scopes = SandboxFixture::everyScope())
        : RewardsWorld({.scopes = scopes, .isOnDisk = true})
        , granted(scopes)
    {
        clearService();
        open();
    }
    ~ShowsWorld() override { close(); }

    /// Starts the program, and waits until it knows the channel.
    void open()
    {
        services = make<AccountServices>(clock, QString());
        services->watch(accounts.get());
        me = signIn(signedIn.login, granted);
        shows = services->shows(me);
        services->rewards(me)->decisions()->setSettling(std::chrono::milliseconds(200));
        page = TestWindow::show(new ShowsPage(shows), {1032, 800});
        [&] { QTRY_VERIFY(services->chat(me)->channels()->find(id())); }();
    }
    void close()
    {
        window.reset();
        services->leave(accounts.get());
    }
    /// Ends the program and starts it again.
    void reopen()
    {
        close();
        restart();
        open();
    }
    void reopenWithRewards()
    {
        reopen();
        waitForRewards();
    }
    void waitUntilLive()
    {
        [&] {
            QTRY_COMPARE_WITH_TIMEOUT(services->chat(me)->channels()->find(id())->live,
                                      ChatChannel::Live::Live, 20'000);
        }();
    }
    void waitForRewards()
    {
        [&] {
            QTRY_VERIFY(services->rewards(me)->rewards()->isKnown());
            QTRY_VERIFY(services->rewards(me)->feed()->isComplete());
        }();
    }

    Api::Channel channel()
    {
        const auto all = ask(Api::GetChannels{.broadcasterIds = {id()}});
        return all ? all->value(0) : Api::Channel();
    }
    ChatModes chatModes()
    {
        return sandbox.inSandbox([this](Sandbox::World &world) {
            return modesOf(world.area<Sandbox::ChatRooms>().settings(id()));
        });
    }
    int announced(const QString &text)
    {
        return sandbox.inSandbox([&](Sandbox::World &world) {
            int count = 0;
            for (const auto &message : world.area<Sandbox::ChatRooms>().messages(id(), 50))
                count += message.text == text ? 1 : 0;
            return count;
        });
    }

    /// How many raids were called.
    int raids()
    {
        return sandbox.inSandbox([](Sandbox::World &world) {
            return int(std::ranges::count(world.domainEvents(), Sandbox::DomainEvent::Kind::RaidStarted,
                                          &Sandbox::DomainEvent::kind));
        });
    }

    // Parts

    QString preset(const QString &title, const QStringList &tags = {u"Horror"_s})
    {
        ChannelPreset preset{.name = u"Preset "_s + title,
                             .fields = {ChannelField::Title, ChannelField::Tags}};
        preset.values.title = title;
        preset.values.tags = tags;
        if (!services->channel(me)->store()->savePreset(preset))
            qFatal("no preset");
        return QString::number(preset.id);
    }
    QString chatPreset(const ChatModes &modes)
    {
        ModePreset preset{.name = u"Evening"_s, .modes = modes};
        if (!services->chat(me)->store()->savePreset(preset))
            qFatal("no preset");
        return QString::number(preset.id);
    }
    QString rewardSet(const QList<qint64> &rewards)
    {
        RewardSet set{.name = u"Night"_s, .rewards = rewards};
        if (!services->rewards(me)->library()->saveSet(set))
            qFatal("no set");
        return QString::number(set.id);
    }
    qint64 inLibrary(const QString &title)
    {
        for (const LibraryReward &reward : services->rewards(me)->library()->rewards()) {
            if (reward.title() == title)
                return reward.id;
        }
        return 0;
    }
    qint64 addToLibrary(const QString &title)
    {
        LibraryReward reward;
        reward.reward = titled(title, 300);
        if (!services->rewards(me)->library()->save(reward))
            qFatal("not saved");
        return reward.id;
    }
    qint64 announcementTemplate(const QString &text, const QString &name = u"Hello"_s)
    {
        AnnouncementTemplate entry{.name = name, .text = text};
        if (!services->chat(me)->announcer()->saveTemplate(entry))
            qFatal("no template");
        return entry.id;
    }
    Show added(Show show)
    {
        if (show.name.isEmpty())
            show.name = u"Horror <b>night</b>"_s;
        if (!shows->save(show))
            qFatal("no show");
        return show;
    }

    // What the user does

    /// Opens the plan with the key, and waits until it was compared.
    void planWithKeys()
    {
        window->activateWindow();
        window->setFocus();
        key(Qt::Key_Return, Qt::ControlModifier);
        [&] { QTRY_VERIFY(shows->plan() && !shows->plan()->isReading); }();
    }
    void confirmWithKeys() { key(Qt::Key_Return, Qt::ControlModifier); }
    void begin()
    {
        planWithKeys();
        confirmWithKeys();
        [&] {
            QTRY_VERIFY(shows->run() && shows->run()->phase == ShowRun::Phase::Running
                        && !shows->isWorking());
        }();
    }
    /// Carries out the end that was planned.
    void endWithKeys()
    {
        confirmWithKeys();
        [&] { QTRY_VERIFY_WITH_TIMEOUT(!shows->run(), 30'000); }();
    }
    void planEnd()
    {
        window->activateWindow();
        page->openEnd();
        [&] { QTRY_VERIFY(shows->plan() && !shows->plan()->isReading); }();
    }
    const PartPlan *planned(ShowPart part) const
    {
        if (!shows->plan())
            return nullptr;
        for (const PartPlan &one : shows->plan()->parts) {
            if (one.part == part)
                return &one;
        }
        return nullptr;
    }
    const PartPlan *running(ShowPart part) const
    {
        if (!shows->run())
            return nullptr;
        for (const PartPlan &one : shows->run()->active()) {
            if (one.part == part)
                return &one;
        }
        return nullptr;
    }

    Api::ScopeSet granted;
    AccountServices *services = nullptr;
    Account *me = nullptr;
    ShowService *shows = nullptr;
    ShowsPage *page = nullptr;
};

}  // namespace Sidestage
