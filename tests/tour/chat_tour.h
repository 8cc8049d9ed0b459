// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "tour_parts.h"

namespace Sidestage {

class ChatService;
class ChatPage;

/// The page Chat: one channel, five of them, a lockdown that one refuses, who is there, emotes and badges.
/// Its steps build on one another.
class ChatTour
{
public:
    explicit ChatTour(TourParts &parts)
        : m_parts(parts)
        , m_driver(parts.driver())
    {
    }

    bool oneChannel();
    bool fiveChannels();
    bool fourChannels();
    bool lockdown();
    bool smallAndLarge();
    bool restore();
    bool people();
    bool pictures();
    /// Ends the dashboard and starts it in German: the lockdown is still on.
    bool german();

private:
    ChatPage *page() const;
    ChatService *service() const;
    bool tab(int index);
    bool read(int channels);
    bool control(const QString &call, const QByteArray &json);
    bool drawn();
    bool bothDrawn(const QString &name);

    TourParts &m_parts;
    Driver &m_driver;
};

}  // namespace Sidestage
