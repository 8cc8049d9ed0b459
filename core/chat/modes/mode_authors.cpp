// SPDX-License-Identifier: GPL-3.0-or-later
#include "mode_authors.h"

namespace Sidestage {

namespace {

constexpr qsizetype maxRecords = 50;

struct Action
{
    const char *name;  ///< with the suffix "off": switched off
    ChatMode mode;
};
constexpr Action actions[] = {{"followers", ChatMode::Followers},
                              {"slow", ChatMode::Slow},
                              {"subscribers", ChatMode::Subscribers},
                              {"emoteonly", ChatMode::EmoteOnly},
                              {"uniquechat", ChatMode::Unique}};

}  // namespace

bool ModeAuthors::add(const Api::ChannelModerated &event, qint64 now)
{
    for (const Action &action : actions) {
        const QLatin1String name(action.name);
        const bool on = event.action == name;
        if (!on && event.action != name + QLatin1String("off"))
            continue;
        Record record{.mode = action.mode, .value = {.on = on}, .by = event.moderatorUserName, .at = now};
        if (record.by.isEmpty())
            record.by = event.moderatorUserLogin;
        if (on && action.mode == ChatMode::Followers && event.followers)
            record.value.duration = event.followers->followDurationMinutes;
        else if (on && action.mode == ChatMode::Slow && event.slow)
            record.value.duration = event.slow->waitTimeSeconds;
        m_records.append(record);
        if (m_records.size() > maxRecords)
            m_records.removeFirst();
        return true;
    }
    return false;
}

QStringList ModeAuthors::consume(const ChatModes &before, const ChatModes &after, qint64 now)
{
    m_records.removeIf([now](const Record &record) { return now - record.at > memory; });
    QStringList names;
    for (const ChatMode mode : differing(before, after)) {
        ChatModes is;
        is[mode] = after[mode];
        for (qsizetype i = m_records.size() - 1; i >= 0; --i) {
            ChatModes made;
            made[mode] = m_records[i].value;
            if (m_records[i].mode != mode || !differing(made, is).isEmpty())
                continue;
            if (!names.contains(m_records[i].by))
                names.append(m_records[i].by);
            m_records.removeAt(i);
            break;
        }
    }
    return names;
}

}  // namespace Sidestage
