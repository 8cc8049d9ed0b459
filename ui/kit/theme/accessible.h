// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

class QWidget;

namespace Sidestage {

/// Teaches Qt the roles and states of our own widgets. Harmless when called twice.
void installAccessibleInterfaces();

/// How urgently something is said to a screen reader.
enum class Announce {
    Polite,     ///< results: when the reader has finished its sentence
    Assertive,  ///< errors, the lockdown: at once
};

/// Says `message` to a screen reader on behalf of `widget`.
void announce(QWidget *widget, const QString &message, Announce how = Announce::Polite);

/// Told of everything announce() says, also where no screen reader runs. Returns the one before; null for
/// none.
using AnnounceListener = void (*)(QWidget *widget, const QString &message, Announce how);
AnnounceListener setAnnounceListener(AnnounceListener listener);

}  // namespace Sidestage
