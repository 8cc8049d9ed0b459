// SPDX-License-Identifier: GPL-3.0-or-later
#include "login_start.h"

#include "files/replace_file.h"

#include <QCoreApplication>
#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QSettings>
#include <QStandardPaths>

namespace Sidestage::LoginStarts {

namespace {

struct LoginTexts
{
    Q_DECLARE_TR_FUNCTIONS(LoginStarts)
};

QStringList commandLine(const QString &dataFolder)
{
    // An AppImage runs from a folder that exists only meanwhile.
    const QString image = qEnvironmentVariable("APPIMAGE");
    QStringList line{image.isEmpty() ? QCoreApplication::applicationFilePath() : image};
    if (!dataFolder.isEmpty())
        line += {QStringLiteral("--data-dir"), dataFolder};
    return line;
}

#if defined(Q_OS_WIN)

QSettings registry()
{
    return QSettings(QStringLiteral("HKEY_CURRENT_USER\\Software\\Microsoft\\Windows\\CurrentVersion\\Run"),
                     QSettings::NativeFormat);
}

#else

QString entryFile()
{
#ifdef Q_OS_MACOS
    return QDir::homePath() + QStringLiteral("/Library/LaunchAgents/org.sidestage.Sidestage.plist");
#else
    return QStandardPaths::writableLocation(QStandardPaths::GenericConfigLocation)
        + QStringLiteral("/autostart/org.sidestage.Sidestage.desktop");
#endif
}

QByteArray entryOf(const QStringList &line)
{
#ifdef Q_OS_MACOS
    QString arguments;
    for (const QString &part : line)
        arguments += QStringLiteral("<string>%1</string>").arg(part.toHtmlEscaped());
    return QStringLiteral("<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<plist version=\"1.0\"><dict>"
                          "<key>Label</key><string>org.sidestage.Sidestage</string>"
                          "<key>RunAtLoad</key><true/><key>ProgramArguments</key><array>%1</array>"
                          "</dict></plist>\n")
        .arg(arguments)
        .toUtf8();
#else
    QStringList quoted;
    for (QString part : line) {
        // First for the quotes of Exec, then as a value of the file (Desktop Entry Specification).
        for (const QChar special : QStringLiteral("\\\"`$"))
            part.replace(special, QStringLiteral("\\") + special);
        part.replace(QStringLiteral("%"), QStringLiteral("%%"));
        part.replace(QStringLiteral("\\"), QStringLiteral("\\\\"));
        quoted.append(u'"' + part + u'"');
    }
    return QStringLiteral("[Desktop Entry]\nType=Application\nName=Sidestage\n"
                          "Icon=org.sidestage.Sidestage\nTerminal=false\nExec=%1\n")
        .arg(quoted.join(u' '))
        .toUtf8();
#endif
}

#endif

}  // namespace

bool isOn()
{
#ifdef Q_OS_WIN
    return registry().contains(QStringLiteral("Sidestage"));
#else
    return QFileInfo::exists(entryFile());
#endif
}

Result<void> set(bool on, const QString &dataFolder)
{
#ifdef Q_OS_WIN
    QSettings entries = registry();
    if (on) {
        QStringList quoted;
        for (const QString &part : commandLine(dataFolder))
            quoted.append(u'"' + QDir::toNativeSeparators(part) + u'"');
        entries.setValue(QStringLiteral("Sidestage"), quoted.join(u' '));
    } else {
        entries.remove(QStringLiteral("Sidestage"));
    }
    entries.sync();
    return entries.status() == QSettings::NoError
        ? Result<void>()
        : Result<void>(Error::storage(QStringLiteral("The registry cannot be written.")));
#else
#ifdef Q_OS_LINUX
    if (on && QFileInfo::exists(QStringLiteral("/.flatpak-info")))
        return Error::storage(LoginTexts::tr("In a Flatpak this is done in the settings of the desktop."));
#endif
    const QString path = entryFile();
    if (!on) {
        QFile file(path);
        return !file.exists() || file.remove() ? Result<void>() : Error::storage(file.errorString());
    }
    QDir().mkpath(QFileInfo(path).absolutePath());
    return replaceFile(path, entryOf(commandLine(dataFolder)));
#endif
}

}  // namespace Sidestage::LoginStarts
