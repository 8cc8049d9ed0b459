// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "remote_messages.h"

#include <QCoreApplication>
#include <QList>

namespace Sidestage {

class Account;
class AccountServices;

/// An action that `sidestage do` runs itself, without a page: those that take arguments, or that a key of a
/// stream deck needs without a dialog.
struct DirectAction
{
    Q_DECLARE_TR_FUNCTIONS(Sidestage::DirectAction)

public:
    const char *name;
    const char *arguments;  ///< "TEMPLATE [CHANNEL]".
    int least;              ///< Number of arguments. With fewer, an action of the window with this name runs.
    int most;
    const char *text;  ///< Not translated yet.
    /// Why it cannot be done now by an account that is signed in; empty: it can. Null: it always can.
    QString (*block)(AccountServices *, Account *);
    /// Not called while block() returns a reason.
    RemoteReply (*run)(AccountServices *, Account *, const QStringList &arguments);
};

const QList<DirectAction> &directActions();

/// Returns the name for scripts of an action: "snoozeAd" is "snooze-ad". Empty: it has none.
QString remoteName(const QString &objectName);

/// Returns the names that `typed` may mean, the nearest first, at most three.
QStringList nearestNames(const QString &typed, const QStringList &names);

}  // namespace Sidestage
