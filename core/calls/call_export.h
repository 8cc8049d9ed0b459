// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "call_log.h"
#include "files/table_export.h"

namespace Sidestage {

/// Writes calls as an HTTP archive (HAR 1.2), which the network panels of browsers open. Each call is one
/// entry; events are the messages of one WebSocket per account. What HAR has no member for begins with "_".
/// Returns the number of calls and events. See writeParts().
QCoro::Task<Result<qint64>> exportHar(QList<LoggedCall> calls, QHash<QString, QString> accountNames,
                                      QString path, ExportProgress progress);

/// Returns a call as a command for the shell. The token is the variable TOKEN. For an event, its JSON.
QString curlOf(const CallRecord &record);

/// Returns JSON with line breaks and indents, and the rest of it unchanged; another text as it is.
QString indentedJson(const QByteArray &text);

}  // namespace Sidestage
