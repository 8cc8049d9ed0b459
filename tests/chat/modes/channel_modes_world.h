// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "chat/chat_world.h"

namespace Sidestage {

/// The result of an asynchronous call.
template <class T>
struct Outcome
{
    std::function<void(const Result<T> &)> take()
    {
        return [this](const Result<T> &result) {
            ++times;
            value = result;
        };
    }
    bool isThere() const { return times == 1; }

    int times = 0;
    Result<T> value{};
};

/// One channel that QuillScribe moderates.
struct ForgeWorld : ChatWorld
{
    explicit ForgeWorld(Api::ScopeSet scopes = SandboxFixture::everyScope(), bool hasEvents = true,
                        const ChannelModes::Share &share = {})
        : ChatWorld(hasEvents)
        , account(prepared(scopes))
        , modes(std::make_unique<ChannelModes>(account, idOf(forge), Clock::system(), share))
    {
        QObject::connect(modes.get(), &ChannelModes::changedElsewhere, modes.get(),
                         [this](const ModesChange &change) { elsewhere.append(change); });
        QObject::connect(modes.get(), &ChannelModes::answered, modes.get(),
                         [this](const Result<void> &outcome) { answers.append(outcome); });
    }
    Account *prepared(Api::ScopeSet scopes)
    {
        change(forge,
               {.emoteMode = false,
                .followerMode = true,
                .followerModeDuration = 10,
                .nonModeratorChatDelay = true,
                .nonModeratorChatDelayDuration = 4,
                .slowMode = false,
                .subscriberMode = false,
                .uniqueChatMode = false});
        watchCalls();
        return signIn(u"quillscribe"_s, scopes);
    }
    /// Waits until the modes are read, and until events cover them if there are any.
    void open()
    {
        modes->setOnScreen(true);
        QTRY_VERIFY(modes->isKnown() && (!setup.hasEvents || modes->isLive()));
        if (setup.hasEvents)
            QTRY_VERIFY(modes->isFresh());
    }
    /// Waits for the subscription whose events name the moderator who changes modes.
    void awaitNames()
    {
        const Api::EventCondition condition{.broadcasterUserId = idOf(forge),
                                            .moderatorUserId = account->userId()};
        QTRY_VERIFY(account->events()->covers<Api::ChannelModerated>(condition));
    }
    int patches() { return calls("PATCH /chat/settings"); }

    Account *account;
    std::unique_ptr<ChannelModes> modes;
    QList<ModesChange> elsewhere{};
    QList<Result<void>> answers{};
};

}  // namespace Sidestage
