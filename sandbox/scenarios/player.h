// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "scenario.h"

#include <functional>

namespace Sidestage::Sandbox {

class World;

/// Plays a scenario: makes its calls when their time has come in the world. One at a time; a restart of
/// the sandbox goes on where it was.
class Player
{
public:
    /// Makes a control call by its name, with its fields as JSON.
    using Call = std::function<Result<QByteArray>(const QString &name, const QByteArray &json)>;

    Player(World &world, Call call);

    /// Begins now, with the steps at 0 done before this returns; what played before is stopped.
    Result<void> play(const Scenario &scenario);
    Result<void> stop();

    /// What plays; none when nothing does, or when it has come to its end.
    const std::optional<Scenario> &playing() const { return m_scenario; }
    int stepsDone() const { return m_done; }
    /// What the last steps that were refused were told, the newest last: "steps[2] go-live: …".
    const QStringList &problems() const { return m_problems; }

    /// Does what has come due.
    void step();

private:
    struct Due
    {
        qsizetype step = 0;
        qint64 at = 0;  ///< Seconds after the beginning.
    };

    void read();
    std::optional<Due> next() const;
    Result<void> save();

    World &m_world;
    Call m_call;
    std::optional<Scenario> m_scenario{};
    qint64 m_begun = 0;  ///< Milliseconds since the epoch, world time.
    QList<qint64>
        m_times{};  ///< For each step: when it is done next, seconds after the beginning; -1: never.
    int m_done = 0;
    QStringList m_problems{};
};

}  // namespace Sidestage::Sandbox
