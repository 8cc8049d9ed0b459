// SPDX-License-Identifier: GPL-3.0-or-later
#include "log_file.h"

#include "log.h"
#include "private_files.h"

#include <QDateTime>
#include <QFile>
#include <QMutex>
#include <QStringList>

#include <memory>

namespace Sidestage::LogFile {

namespace {

/// The open log. Its handler can be called by any thread at any time, also while the program ends.
struct Log
{
    QMutex mutex{};
    QString folder{};
    QFile file{};
    QtMessageHandler before = nullptr;

    QString path(int number) const
    {
        return number == 0 ? folder + QStringLiteral("/sidestage.log")
                           : folder + QStringLiteral("/sidestage.%1.log").arg(number);
    }
    void openFile()
    {
        createPrivateFile(path(0));
        makePrivate(path(0));
        file.setFileName(path(0));
        // Unbuffered, so that a crash loses nothing. Messages are rare.
        if (!file.open(QIODevice::WriteOnly | QIODevice::Append | QIODevice::Unbuffered))
            file.close();
    }
    void rotate()
    {
        file.close();
        QFile::remove(path(maxFiles - 1));
        for (int number = maxFiles - 1; number > 0; --number)
            QFile::rename(path(number - 1), path(number));
        openFile();
    }
    void write(const QByteArray &line)
    {
        if (file.isOpen() && file.size() + line.size() > maxFileSize)
            rotate();
        if (file.isOpen())
            file.write(line);
    }
};

/// Never destroyed, because messages are logged until the very end.
Log &theLog()
{
    static Log *const log = new Log;
    return *log;
}

const char *nameOf(QtMsgType type)
{
    switch (type) {
    case QtDebugMsg:
        return "debug";
    case QtInfoMsg:
        return "info";
    case QtWarningMsg:
        return "warning";
    case QtCriticalMsg:
        return "critical";
    case QtFatalMsg:
        break;
    }
    return "fatal";
}

void handle(QtMsgType type, const QMessageLogContext &context, const QString &message)
{
    constexpr qsizetype longest = 8'000;
    QString shown = withoutSecrets(message.left(longest));
    Log &log = theLog();
    QtMessageHandler before = nullptr;
    {
        const QMutexLocker lock(&log.mutex);
        before = log.before;
        QString line = shown;
        line.replace(u'\n', QLatin1String("\n    "));  // one entry begins where a line begins with a date
        log.write(QStringLiteral("%1 %2 %3: %4\n")
                      .arg(QDateTime::currentDateTimeUtc().toString(Qt::ISODateWithMs),
                           QLatin1String(nameOf(type)),
                           QLatin1String(context.category ? context.category : "default"), line)
                      .toUtf8());
    }
    if (before)
        before(type, context, shown);
}

}  // namespace

void open(const QString &folder)
{
    close();
    Log &log = theLog();
    {
        const QMutexLocker lock(&log.mutex);
        log.folder = folder;
        makePrivateFolder(folder);
        makePrivate(folder);
        log.openFile();
    }
    const QtMessageHandler before = qInstallMessageHandler(handle);
    const QMutexLocker lock(&log.mutex);
    log.before = before;
}

void close()
{
    Log &log = theLog();
    QtMessageHandler before = nullptr;
    {
        const QMutexLocker lock(&log.mutex);
        if (!log.file.isOpen() && !log.before)
            return;
        before = std::exchange(log.before, nullptr);
        log.file.close();
    }
    qInstallMessageHandler(before);
}

QString lastLines(int most)
{
    Log &log = theLog();
    const QMutexLocker lock(&log.mutex);
    QStringList lines;
    for (int number = maxFiles - 1; number >= 0; --number) {
        QFile file(log.folder.isEmpty() ? QString() : log.path(number));
        if (!file.fileName().isEmpty() && file.open(QIODevice::ReadOnly))
            lines += QString::fromUtf8(file.readAll()).split(u'\n', Qt::SkipEmptyParts);
    }
    return withoutSecrets(lines.mid(std::max<qsizetype>(0, lines.size() - most)).join(u'\n'));
}

}  // namespace Sidestage::LogFile
