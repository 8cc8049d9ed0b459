// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "calls/call_log.h"
#include "kit/text/pill.h"
#include "models/live_list.h"

#include <QCoreApplication>

namespace Sidestage {

/// The titles of the pages by their ids.
using PageTitles = QHash<QString, QString>;

/// The words of the call log.
class CallTexts
{
    Q_DECLARE_TR_FUNCTIONS(Sidestage::CallTexts)

public:
    enum ColumnId {
        TimeColumn,
        MethodColumn,
        EndpointColumn,
        StatusColumn,
        TookColumn,
        TriesColumn,
        LeftColumn,
        AskedColumn,
        ColumnCount
    };

    static QList<Column<LoggedCall>> columns(const PageTitles &pages);
    /// The whole row as a sentence.
    static QString spoken(const LoggedCall &call, const PageTitles &pages);
    /// "20:41:03.412".
    static QString time(const CallRecord &record);
    /// "400 Refused".
    static QString status(CallOutcome outcome, int status);
    static Look statusLook(CallOutcome outcome);
    /// "84 ms", "5.2 s".
    static QString took(qint64 milliseconds);
    /// "3.1 MB".
    static QString size(qint64 bytes);
    /// The page that asked; empty: none.
    static QString askedBy(const LoggedCall &call, const PageTitles &pages);
    /// Why there was a pause.
    static QString pause(CallAttempt::Pause reason);
};

}  // namespace Sidestage
