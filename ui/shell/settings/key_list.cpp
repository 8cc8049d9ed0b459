// SPDX-License-Identifier: GPL-3.0-or-later
#include "key_list.h"

#include <QAction>

#include <algorithm>

namespace Sidestage::KeyList {

namespace {

constexpr char usualProperty[] = "usualKeys";

}  // namespace

QString idOf(const QString &place, QAction *action)
{
    const QString id = place.isEmpty() ? action->objectName() : place + u'/' + action->objectName();
    action->setProperty(idProperty, id);
    return id;
}

QList<QKeySequence> usualKeys(QAction *action)
{
    if (!action->property(usualProperty).isValid())
        action->setProperty(usualProperty, QVariant::fromValue(action->shortcuts()));
    return action->property(usualProperty).value<QList<QKeySequence>>();
}

bool isPlainLetter(const QKeySequence &keys)
{
    return keys.count() == 1 && keys[0].keyboardModifiers() == Qt::NoModifier && keys[0].key() >= Qt::Key_A
        && keys[0].key() <= Qt::Key_Z;
}

QList<KeyRow> conflicts(const QList<KeyRow> &rows, const QString &id, const QKeySequence &key)
{
    const auto mine
        = std::find_if(rows.cbegin(), rows.cend(), [&id](const KeyRow &row) { return row.id == id; });
    if (mine == rows.cend() || key.isEmpty())
        return {};
    QList<KeyRow> found = rows;
    found.removeIf([&](const KeyRow &row) {
        const bool meets = row.isEverywhere || mine->isEverywhere || row.place == mine->place;
        return row.id == id || !meets || !row.keys.contains(key);
    });
    return found;
}

std::function<void()> rebind(Preferences *preferences, const QList<KeyRow> &rows, const QString &id,
                             const Preferences::Keys &keys)
{
    const auto mine
        = std::find_if(rows.cbegin(), rows.cend(), [&id](const KeyRow &row) { return row.id == id; });
    if (mine == rows.cend())
        return [] {};
    QList<std::pair<QString, Preferences::Keys>> before{{id, preferences->keys(id)}};
    const QList<QKeySequence> wanted = keys.value_or(mine->usual);
    for (const QKeySequence &key : wanted) {
        const QList<KeyRow> losers = conflicts(rows, id, key);
        for (const KeyRow &loser : losers) {
            before.append({loser.id, preferences->keys(loser.id)});
            QList<QKeySequence> left = preferences->keys(loser.id).value_or(loser.usual);
            left.removeAll(key);
            preferences->setKeys(loser.id, left);
        }
    }
    preferences->setKeys(id, wanted == mine->usual ? Preferences::Keys() : Preferences::Keys(wanted));
    return [preferences, before] {
        for (auto it = before.crbegin(); it != before.crend(); ++it)
            preferences->setKeys(it->first, it->second);
    };
}

}  // namespace Sidestage::KeyList
