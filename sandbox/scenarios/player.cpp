// SPDX-License-Identifier: GPL-3.0-or-later
#include "player.h"

#include "sandbox/world/store.h"
#include "sandbox/world/world.h"

namespace Sidestage::Sandbox {

namespace {

const QString scenarioKey = QStringLiteral("scenario");
const QString placeKey = QStringLiteral("scenario place");

/// Maximum number of overdue steps that are run at once after a jump of the clock; more are skipped.
constexpr int maxCatchUp = 2000;
constexpr qsizetype maxProblems = 20;

}  // namespace

Player::Player(World &world, Call call)
    : m_world(world)
    , m_call(std::move(call))
{
    read();
}

void Player::read()
{
    const QString text = metaValue(m_world.database(), scenarioKey);
    if (text.isEmpty())
        return;
    auto scenario = readScenario(text.toUtf8());
    // Format: "begun done time time …"
    const QStringList place = metaValue(m_world.database(), placeKey).split(u' ');
    if (!scenario || place.size() != scenario->steps.size() + 2)
        return;
    m_scenario = *std::move(scenario);
    m_begun = place[0].toLongLong();
    m_done = place[1].toInt();
    for (const QString &time : place.sliced(2))
        m_times.append(time.toLongLong());
}

Result<void> Player::save()
{
    QStringList place{QString::number(m_begun), QString::number(m_done)};
    for (const qint64 time : std::as_const(m_times))
        place.append(QString::number(time));
    return setMetaValue(m_world.database(), placeKey, place.join(u' '));
}

Result<void> Player::play(const Scenario &scenario)
{
    m_scenario = scenario;
    m_begun = m_world.clock().msecs();
    m_times.clear();
    m_done = 0;
    m_problems.clear();
    for (const ScenarioStep &step : scenario.steps)
        m_times.append(step.at);
    auto kept = setMetaValue(m_world.database(), scenarioKey, QString::fromUtf8(writeScenario(scenario)));
    if (kept)
        kept = save();
    step();
    return kept;
}

Result<void> Player::stop()
{
    m_scenario.reset();
    m_times.clear();
    return setMetaValue(m_world.database(), scenarioKey, QStringLiteral(""));
}

std::optional<Player::Due> Player::next() const
{
    std::optional<Due> first;
    for (qsizetype i = 0; i < m_times.size(); ++i) {
        if (m_times[i] >= 0 && (!first || m_times[i] < first->at))
            first = Due{i, m_times[i]};
    }
    return first;
}

void Player::step()
{
    if (!m_scenario)
        return;
    const qint64 begun = m_begun;
    const qint64 now = (m_world.clock().msecs() - begun) / 1000;
    int made = 0;
    for (auto due = next(); due && due->at <= now; due = next()) {
        const ScenarioStep step = m_scenario->steps[due->step];
        const bool skipped = ++made > maxCatchUp;
        const qint64 every = step.every.value_or(0);
        // All repetitions that are due are skipped at once: after a jump over years there are too many.
        const qint64 again = due->at + every + (skipped && every ? (now - due->at) / every * every : 0);
        const bool repeats = step.every && (!step.until || again <= *step.until);
        m_times[due->step] = repeats ? again : -1;
        if (skipped)
            continue;
        ++m_done;
        // Saved before the call, so that after a crash a step is skipped rather than repeated.
        std::ignore = save();
        const auto answer = m_call(step.call, step.with.value_or(Api::RawJson{"{}"}).text);
        if (!m_scenario || m_begun != begun)
            return;  // the call has stopped the scenario, or has played another one
        if (!answer) {
            m_problems.append(
                QStringLiteral("steps[%1] %2: %3").arg(due->step).arg(step.call, answer.error().message));
            if (m_problems.size() > maxProblems)
                m_problems.removeFirst();
        }
    }
    if (made > 0)
        std::ignore = save();
    if (!next())
        std::ignore = stop();
}

}  // namespace Sidestage::Sandbox
