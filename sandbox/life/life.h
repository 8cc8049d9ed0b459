// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/result.h"
#include "sandbox/world/area.h"
#include "sandbox/world/dice.h"

#include <QHash>

namespace Sidestage::Sandbox {

/// How lively a channel is: how often each thing happens in a minute of world time, on average.
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

    static constexpr double most = 6000;

    bool operator==(const Rates &) const = default;
};

/// A rate with the name it is set by.
struct RateName
{
    const char *name;
    double Rates::*value;
};
std::span<const RateName> rateNames();

/// The viewers: they come, chat, follow, redeem, cheer, donate and leave by themselves, and other channels
/// raid, as long as the channel is live and time passes. With the same seed, the same world and steps at the
/// same times they do the same.
class Life : public Area
{
public:
    static const char *const tables;

    explicit Life(World &world);

    Rates rates(const QString &broadcasterId);
    /// Each between 0 and Rates::most. Error: Kind::Invalid for others, Kind::Storage.
    Result<void> setRates(const QString &broadcasterId, const Rates &rates);
    /// The rates of the story: TeaAndTurrets has a good evening, the other live channels a calm one.
    Result<void> wakeUp();

    /// Reads anew what is kept in memory, at the next call.
    void forget() override { m_read = false; }
    void restart() override;

    /// Lives through the time since the last call, second by second, and lets ads run that have come due.
    /// After a jump of the clock by more than ten minutes the viewers have not been there in between.
    void step();

private:
    void live(const QString &broadcasterId, const Rates &rates);
    /// How often something with this rate happens in the second that is lived through.
    int times(double rate);
    QString somebody();
    QString chatter(const QString &broadcasterId);
    void join(const QString &broadcasterId);
    void leave(const QString &broadcasterId);
    void chat(const QString &broadcasterId);
    void follow(const QString &broadcasterId);
    void redeem(const QString &broadcasterId);
    void cheer(const QString &broadcasterId);
    void donate(const QString &broadcasterId);
    void raid(const QString &broadcasterId);
    void read();

    World &m_world;
    Dice m_dice;
    qint64 m_livedUntil;  ///< Milliseconds since the epoch, world time.
    QHash<QString, Rates> m_rates{};
    bool m_read = false;
};

}  // namespace Sidestage::Sandbox
