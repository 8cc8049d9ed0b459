// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "chat_world.h"

#include "chat/people/chat_channels.h"

#include <array>

namespace Sidestage {

/// QuillScribe, who moderates five channels. The clocks of Sidestage and of the world advance together, by
/// the test alone.
struct SayWorld : ChatWorld
{
    explicit SayWorld(bool withEvents = false, Api::ScopeSet granted = SandboxFixture::everyScope())
        : ChatWorld(withEvents)
        , scopes(granted)
    {
        watchCalls();
    }
    void openChannels()
    {
        account = signIn(u"quillscribe"_s, scopes);
        channels = std::make_unique<ChatChannels>(accounts.get(), store.get(), clock);
        channels->setOnScreen(true);
        channels->start();
        [&] { QTRY_COMPARE(channels->all().size(), 6); }();
        [&] { QTRY_VERIFY(isKnown()); }();
    }
    bool isKnown() const
    {
        const auto all = channels->all();
        return std::none_of(all.cbegin(), all.cend(), [](const ChatChannel &channel) {
            return channel.live == ChatChannel::Live::Unknown || channel.name.isEmpty();
        });
    }
    void advance(std::chrono::milliseconds by)
    {
        clock.advance(by);
        jump(by);
    }
    /// Starts or ends a channel's stream, and waits until Sidestage knows it.
    void setLive(const QString &login, bool live)
    {
        const QString id = idOf(login);
        stream(id, live);
        channels->refresh();
        const auto wanted = live ? ChatChannel::Live::Live : ChatChannel::Live::Offline;
        [&] { QTRY_COMPARE(channels->find(id)->live, wanted); }();
    }

    Api::ScopeSet scopes;
    Account *account = nullptr;
    std::unique_ptr<ChatChannels> channels{};
};

}  // namespace Sidestage
