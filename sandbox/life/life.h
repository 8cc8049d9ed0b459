// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/result.h"
#include "sandbox/world/area.h"
#include "sandbox/world/dice.h"
#include "schema/rule.h"

#include <QHash>

namespace Sidestage::Sandbox {

/// How lively a channel is: average number of each action per minute of world time.
struct Rates
{
    double joins = 0;
    double leaves = 0;
    double chats = 0;
    double follows = 0;
    double redemptions = 0;
    double cheers = 0;
    double donations = 0;
    double raids = 0;
    double subscriptions = 0;

    static void describe(auto &is)
    {
        constexpr Api::Rule rate = Api::between(0, 6'000) | Api::otherwise(0);
        is("joins", &Rates::joins, rate);
        is("leaves", &Rates::leaves, rate);
        is("chats", &Rates::chats, rate);
        is("follows", &Rates::follows, rate);
        is("redemptions", &Rates::redemptions, rate);
        is("cheers", &Rates::cheers, rate);
        is("donations", &Rates::donations, rate);
        is("raids", &Rates::raids, rate);
        is("subscriptions", &Rates::subscriptions, rate);
    }
    bool operator==(const Rates &) const = default;
};

/// Simulated viewers. They join, chat, vote, predict, clip, follow, redeem, cheer, donate, subscribe, ask to
/// be unbanned and leave, and other channels raid, while the channel is live and time passes. The same seed,
/// the same world and steps at the same times produce the same actions.
class Life : public Area
{
public:
    static const char *const tables;

    explicit Life(World &world);

    Rates rates(const QString &broadcasterId);
    /// Each rate must be within the bounds of its rule. Errors: Kind::Invalid, Kind::Storage.
    Result<void> setRates(const QString &broadcasterId, const Rates &rates);
    /// Sets the default rates of live main users who have none: many actions at TeaAndTurrets, few at the
    /// others.
    Result<void> wakeUp();

    /// Drops the cached rates; the next call reads them again.
    void forget() override { m_read = false; }
    void restart() override;

    /// Simulates the time since the last call, second by second, and settles what is due, such as ads. After
    /// a jump of the clock by more than ten minutes, the time in between is skipped.
    void step();

private:
    void live(const QString &broadcasterId, const Rates &rates);
    /// Returns how often an action with this rate happens in the simulated second.
    int times(double rate);
    QString somebody();
    QString chatter(const QString &broadcasterId);
    void join(const QString &broadcasterId);
    void leave(const QString &broadcasterId);
    void chat(const QString &broadcasterId);
    void askToBeUnbanned(const QString &broadcasterId);
    void clip(const QString &broadcasterId);
    void follow(const QString &broadcasterId);
    void redeem(const QString &broadcasterId);
    void cheer(const QString &broadcasterId);
    void donate(const QString &broadcasterId);
    void raid(const QString &broadcasterId);
    void subscribe(const QString &broadcasterId);
    void read();

    Dice m_dice;
    qint64 m_livedUntil;  ///< Milliseconds since the epoch, world time.
    QHash<QString, Rates> m_rates{};
    bool m_read = false;
};

}  // namespace Sidestage::Sandbox
