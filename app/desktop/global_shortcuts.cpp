// SPDX-License-Identifier: GPL-3.0-or-later
#include "global_shortcuts.h"

#include "system_keys.h"

#include <utility>

namespace Sidestage {

GlobalShortcuts::GlobalShortcuts(QObject *parent)
    : QObject(parent)
{
}

GlobalShortcuts::~GlobalShortcuts() = default;

void GlobalShortcuts::start(const QList<Shortcut> &shortcuts)
{
    m_keys.clear();
    m_problems.clear();
    m_system = SystemKeys::make();
    connect(m_system.get(), &SystemKeys::pressed, this, &GlobalShortcuts::pressed);
    connect(m_system.get(), &SystemKeys::refused, this,
            [this](const QString &reason) { become(State::Unavailable, reason); });
    connect(m_system.get(), &SystemKeys::taken, this,
            [this](const QStringList &keys, const QStringList &problems) {
                m_keys = keys;
                m_problems = problems;
                become(State::On);
            });
    become(State::Asking);
    m_system->start(shortcuts);
}

void GlobalShortcuts::stop()
{
    m_system.reset();
    m_keys.clear();
    m_problems.clear();
    become(State::Off);
}

void GlobalShortcuts::become(State state, const QString &reason)
{
    m_reason = reason;
    if (std::exchange(m_state, state) != state)
        Q_EMIT changed();
}

}  // namespace Sidestage
