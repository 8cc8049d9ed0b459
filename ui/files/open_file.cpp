// SPDX-License-Identifier: GPL-3.0-or-later
#include "open_file.h"

#include "kit/theme/named.h"

#include <QCoreApplication>
#include <QFile>
#include <QFileDialog>
#include <QFileInfo>
#include <QLocale>
#include <QStandardPaths>

namespace Sidestage {

namespace {

struct OpenFile
{
    Q_DECLARE_TR_FUNCTIONS(Sidestage::OpenFile)
};

Result<OpenedFile> read(const QString &path, qint64 maxBytes)
{
    QFile file(path);
    const QString name = QFileInfo(path).fileName();
    if (!file.open(QIODevice::ReadOnly))
        return Error::storage(OpenFile::tr("Could not read “%1”. %2").arg(name, file.errorString()));
    if (file.size() > maxBytes)
        return Error::storage(OpenFile::tr("“%1” was not read: it is larger than %2 MB.")
                                  .arg(name, QLocale().toString(maxBytes / 1024 / 1024)));
    return OpenedFile{.name = name, .content = file.readAll()};
}

}  // namespace

void openFile(QWidget *view, const FileQuestion &question,
              std::function<void(const Result<OpenedFile> &file)> done)
{
    auto *dialog = named(question.name + QStringLiteral("OpenDialog"), new QFileDialog(view, question.title));
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->setFileMode(QFileDialog::ExistingFile);
    dialog->setNameFilters(question.kinds);
    dialog->setDirectory(QStandardPaths::writableLocation(QStandardPaths::DocumentsLocation));
    QObject::connect(dialog, &QFileDialog::fileSelected, view,
                     [done = std::move(done), maxBytes = question.maxBytes](const QString &path) {
                         done(read(path, maxBytes));
                     });
    dialog->open();
}

}  // namespace Sidestage
