// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "kit/theme/icons.h"
#include "preferences.h"

#include <QKeySequence>
#include <QList>
#include <QString>

#include <functional>

class QAction;

namespace Sidestage {

/// An action whose keys the user can change.
struct KeyRow
{
    QString id{};     ///< See Preferences::keys().
    QString text{};   ///< Translated.
    QString place{};  ///< The title of its page, or "Everywhere".
    Icon icon = Icon::None;
    bool isEverywhere = false;
    QList<QKeySequence> keys{};
    QList<QKeySequence> usual{};  ///< Without a choice of the user.

    bool isChanged() const { return keys != usual; }
    bool operator==(const KeyRow &) const = default;
};

namespace KeyList {

/// The property of an action with the id of its row.
inline constexpr char idProperty[] = "keyId";
/// Returns the id of an action of this page, or of the window if `place` is empty, and notes it in
/// idProperty.
QString idOf(const QString &place, QAction *action);
/// Returns the keys that the action was made with. Call first before they are changed.
QList<QKeySequence> usualKeys(QAction *action);
bool isPlainLetter(const QKeySequence &keys);

/// Returns the other actions that this key would reach at the same time.
QList<KeyRow> conflicts(const QList<KeyRow> &rows, const QString &id, const QKeySequence &key);
/// Gives the action these keys, which are taken from those they conflict with; no value: the usual keys.
/// Returns a function that undoes it.
std::function<void()> rebind(Preferences *preferences, const QList<KeyRow> &rows, const QString &id,
                             const Preferences::Keys &keys);

}  // namespace KeyList
}  // namespace Sidestage
