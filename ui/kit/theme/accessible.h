// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

class QWidget;

namespace Sidestage {

/// Registers the accessible roles and states of our own widgets. Can be called more than once.
void installAccessibleInterfaces();

/// How urgently a screen reader announces a message.
enum class Announce {
    Polite,     ///< results: after the current sentence
    Assertive,  ///< errors, the lockdown: interrupts
};

/// Announces `message` by the screen reader on behalf of `widget`.
void announce(QWidget *widget, const QString &message, Announce how = Announce::Polite);

/// Sets a listener for all messages of announce(), also without a screen reader. Returns the previous one;
/// null: none.
using AnnounceListener = void (*)(QWidget *widget, const QString &message, Announce how);
AnnounceListener setAnnounceListener(AnnounceListener listener);

}  // namespace Sidestage
