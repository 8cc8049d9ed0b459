// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

namespace Sidestage {

/// Writes all messages of the program to files that only its user can read: the newest in `sidestage.log`,
/// older ones in `sidestage.1.log` and `sidestage.2.log`, at most maxFileSize each. Every message goes
/// through withoutSecrets() here, also on its way to the terminal. Writing never fails visibly: a full disk
/// loses messages, nothing else.
///
/// There is one per process, because Qt has one message handler. It can be used by every thread.
namespace LogFile {

constexpr qint64 maxFileSize = 1'000'000;  ///< Bytes.
constexpr int maxFiles = 3;

/// Writes to this folder from now on, which is created if needed.
void open(const QString &folder);
/// Back to Qt's own output.
void close();
/// Returns the last lines, without secrets; empty: none were written.
QString lastLines(int most);

}  // namespace LogFile

}  // namespace Sidestage
