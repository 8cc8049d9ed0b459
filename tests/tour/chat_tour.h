// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "tour_parts.h"

namespace Sidestage {

class ChatService;
class ChatPage;

/// The page Chat: one channel, five channels, a lockdown that one channel refuses, the chatters, emotes and
/// badges. Later steps depend on earlier ones.
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
    /// Restarts the dashboard in German, with the lockdown still active.
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
