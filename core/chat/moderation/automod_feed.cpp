// SPDX-License-Identifier: GPL-3.0-or-later
#include "automod_feed.h"

#include "api/events/moderation.h"

namespace Sidestage {

using namespace Api;
using namespace std::chrono_literals;

namespace {

/// Of the settings, or of an event.
template <class Source>
AutomodState stateOf(const Source &source)
{
    return {static_cast<const AutomodLevels &>(source), source.overallLevel};
}

}  // namespace

AutomodChanges AutomodState::changes() const
{
    AutomodChanges changes{.overallLevel = overallLevel};
    for (const AutomodCategory &category : automodCategories) {
        if (!overallLevel)
            changes.*category.change = this->*category.level;
    }
    return changes;
}

AutomodFeed::AutomodFeed(Account *account, QString channelId, QObject *parent)
    : Feed(account,
           {.name = QStringLiteral("AutoMod settings"), .covered = 600s, .uncovered = 60s, .offScreen = 600s},
           parent)
    , m_channelId(std::move(channelId))
{
}

bool AutomodFeed::listen()
{
    if (!account()->may(Scope::ModeratorReadAutomodSettings))
        return false;
    on<AutomodSettingsUpdated>({.broadcasterUserId = m_channelId, .moderatorUserId = account()->userId()},
                               [this](const AutomodSettingsUpdated &event, const QDateTime &) {
                                   setNewer();
                                   setState(stateOf(event), event.moderatorUserName);
                               });
    return true;
}

Bound AutomodFeed::read()
{
    auto asking = account()->client()->call(
        GetAutomodSettings{.broadcasterId = m_channelId, .moderatorId = account()->userId()});
    const auto settings = co_await asking;
    if (settings && !isNewer())
        setState(stateOf(*settings), {});
    finished(statusOf(settings));
}

void AutomodFeed::setState(const AutomodState &state, const QString &by)
{
    if (m_state != state)
        m_changedBy = by;
    m_state = state;
    Q_EMIT changed();
}

void AutomodFeed::save(const AutomodState &state, const AutomodState &base)
{
    const QString self = account()->userId();
    submit(GetAutomodSettings{.broadcasterId = m_channelId, .moderatorId = self},
           [this, self, state, base](const auto &now) {
               if (!now)
                   return;
               if (stateOf(*now) != base) {
                   setState(stateOf(*now), {});
                   return Q_EMIT overtaken();
               }
               submit(UpdateAutomodSettings{.broadcasterId = m_channelId,
                                            .moderatorId = self,
                                            .changes = state.changes()},
                      [this, base](const auto &answer) {
                          if (!answer)
                              return;
                          setState(stateOf(*answer), account()->info().displayName);
                          Q_EMIT saved(base);
                      });
           });
}

}  // namespace Sidestage
