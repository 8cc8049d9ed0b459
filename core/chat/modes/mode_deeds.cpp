// SPDX-License-Identifier: GPL-3.0-or-later
#include "mode_deeds.h"

namespace Sidestage {

namespace {

constexpr qsizetype mostDeeds = 50;

struct Action
{
    const char *name;  ///< With "off" behind it: switched off.
    ChatMode mode;
};
constexpr Action actions[] = {{"followers", ChatMode::Followers},
                              {"slow", ChatMode::Slow},
                              {"subscribers", ChatMode::Subscribers},
                              {"emoteonly", ChatMode::EmoteOnly},
                              {"uniquechat", ChatMode::Unique}};

}  // namespace

bool ModeDeeds::add(const Api::ChannelModerated &event, qint64 now)
{
    for (const Action &action : actions) {
        const QLatin1String name(action.name);
        const bool on = event.action == name;
        if (!on && event.action != name + QLatin1String("off"))
            continue;
        Deed deed{.mode = action.mode, .value = {.on = on}, .by = event.moderatorUserName, .at = now};
        if (deed.by.isEmpty())
            deed.by = event.moderatorUserLogin;
        if (on && action.mode == ChatMode::Followers && event.followers)
            deed.value.duration = event.followers->followDurationMinutes;
        else if (on && action.mode == ChatMode::Slow && event.slow)
            deed.value.duration = event.slow->waitTimeSeconds;
        m_deeds.append(deed);
        if (m_deeds.size() > mostDeeds)
            m_deeds.removeFirst();
        return true;
    }
    return false;
}

QStringList ModeDeeds::take(const ChatModes &before, const ChatModes &after, qint64 now)
{
    m_deeds.removeIf([now](const Deed &deed) { return now - deed.at > memory; });
    QStringList names;
    for (const ChatMode mode : differing(before, after)) {
        ChatModes is;
        is[mode] = after[mode];
        for (qsizetype i = m_deeds.size() - 1; i >= 0; --i) {
            ChatModes made;
            made[mode] = m_deeds[i].value;
            if (m_deeds[i].mode != mode || !differing(made, is).isEmpty())
                continue;
            if (!names.contains(m_deeds[i].by))
                names.append(m_deeds[i].by);
            m_deeds.removeAt(i);
            break;
        }
    }
    return names;
}

}  // namespace Sidestage
