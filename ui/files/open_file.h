// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/result.h"

#include <QStringList>

#include <functional>

class QWidget;

namespace Sidestage {

struct OpenedFile
{
    QString name{};  ///< Without the folder.
    QByteArray content{};
};

/// What the user is asked for.
struct FileQuestion
{
    QString name{};       ///< Begins the object name of the dialog.
    QString title{};      ///< Title of the dialog.
    QStringList kinds{};  ///< "Lists of terms (*.txt)", the default one first.
    qint64 maxBytes = 0;  ///< A larger file is not read.
};

/// Lets the user choose a file and calls `done` with what it contains, or with an error whose message says
/// why it was not read. Not if the user cancels, or if `view` is destroyed before.
void openFile(QWidget *view, const FileQuestion &question,
              std::function<void(const Result<OpenedFile> &file)> done);

}  // namespace Sidestage
