// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "api/users.h"
#include "base/result.h"

#include <QCoro/QCoroTask>
#include <QDateTime>
#include <QHash>

namespace Sidestage {

class Client;

/// What a file of bans or terms contains.
struct ListImport
{
    struct Entry
    {
        QString text{};  ///< A login in lower case, or a term.
        QString reason{};
        QDateTime until{};  ///< UTC; invalid: a ban.
    };
    struct Problem
    {
        int line = 0;
        QString text{};
    };
    QList<Entry> entries{};     ///< Each login or term once.
    QList<Problem> problems{};  ///< Lines that are neither.
    int ended = 0;              ///< Timeouts that have ended.

    /// One login in each line, with a reason after a comma, or a table as exportedBanColumns() names its
    /// columns. `now`: UTC. Errors: those of readCsv().
    static Result<ListImport> bans(const QByteArray &file, const QDateTime &now);
    /// One term in each line.
    static ListImport terms(const QByteArray &file);
};

/// The titles of an exported table of bans, as ListImport reads them.
QStringList exportedBanColumns();

/// Why the service would refuse a term; none: it would not.
enum class TermProblem : quint8 { None, TooShort, TooLong, Star };
TermProblem problemOf(const QString &term);
/// A text in the form in which a login is looked up: without "@" and in lower case; empty: it is none.
QString loginIn(const QString &text);

/// Finds users by their logins, 100 in a call; unknown ones are left out. By login.
QCoro::Task<Result<QHash<QString, Api::User>>> findUsers(Client *client, QStringList logins);

}  // namespace Sidestage
