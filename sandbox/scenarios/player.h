// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "scenario.h"

#include <functional>

namespace Sidestage::Sandbox {

class World;

/// Plays a scenario: makes its calls when they are due by the world's time. One scenario at a time. After a
/// restart of the sandbox it continues.
class Player
{
public:
    /// Makes a control call by name, with its fields as JSON.
    using Call = std::function<Result<QByteArray>(const QString &name, const QByteArray &json)>;

    Player(World &world, Call call);

    /// Starts now and stops the current scenario. Steps at 0 are done before this returns.
    Result<void> play(const Scenario &scenario);
    Result<void> stop();

    /// The current scenario; none when nothing is playing, or after the end.
    const std::optional<Scenario> &playing() const { return m_scenario; }
    int stepsDone() const { return m_done; }
    /// The last errors of refused steps, the newest last: "steps[2] go-live: …".
    const QStringList &problems() const { return m_problems; }

    /// Runs the steps that are due.
    void step();

private:
    struct Due
    {
        qsizetype step = 0;
        qint64 at = 0;  ///< Seconds after the start.
    };

    void read();
    std::optional<Due> next() const;
    Result<void> save();

    World &m_world;
    Call m_call;
    std::optional<Scenario> m_scenario{};
    qint64 m_begun = 0;       ///< Milliseconds since the epoch, world time.
    QList<qint64> m_times{};  ///< For each step: its next run in seconds after the start; -1: never.
    int m_done = 0;
    QStringList m_problems{};
};

}  // namespace Sidestage::Sandbox
