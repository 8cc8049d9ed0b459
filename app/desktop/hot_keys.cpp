// SPDX-License-Identifier: GPL-3.0-or-later
#include "hot_keys.h"

namespace Sidestage {

void HotKeys::start(const QList<GlobalShortcuts::Shortcut> &shortcuts)
{
    QStringList keys;
    QStringList problems;
    for (const GlobalShortcuts::Shortcut &shortcut : shortcuts) {
        m_ids.append(shortcut.id);
        if (shortcut.keys.isEmpty())
            continue;
        const QString key = shortcut.keys.toString(QKeySequence::NativeText);
        const Outcome outcome = take(int(m_ids.size()), shortcut.keys);
        if (outcome == Outcome::Taken)
            keys.append(GlobalShortcuts::tr("%1: %2", "an action, its keys").arg(shortcut.description, key));
        else if (outcome == Outcome::OfAnother)
            problems.append(GlobalShortcuts::tr("%1: another program has taken %2.", "an action, its keys")
                                .arg(shortcut.description, key));
        else
            problems.append(
                GlobalShortcuts::tr("%1: %2 cannot be used in other programs.", "an action, its keys")
                    .arg(shortcut.description, key));
    }
    if (!problems.isEmpty())
        problems.append(GlobalShortcuts::tr("Choose another key in Settings, under Keys."));
    if (!keys.isEmpty())
        return Q_EMIT taken(keys, problems);
    Q_EMIT refused(problems.isEmpty() ? GlobalShortcuts::tr(
                       "No action has a key for other programs. Choose one in Settings, under Keys.")
                                      : problems.join(u' '));
}

void HotKeys::press(int number)
{
    if (number >= 1 && number <= m_ids.size())
        Q_EMIT pressed(m_ids[number - 1]);
}

}  // namespace Sidestage
