// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/program.h"

#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QTest>

namespace Sidestage {

/// `sidestage do …` or `sidestage status …` in its own process, without a display.
class DriveProgram
{
public:
    DriveProgram(const QString &folder, QStringList arguments)
    {
        QProcessEnvironment environment = QProcessEnvironment::systemEnvironment();
        for (const char *name : {"DISPLAY", "WAYLAND_DISPLAY", "QT_QPA_PLATFORM", "DBUS_SESSION_BUS_ADDRESS"})
            environment.remove(QLatin1String(name));
        environment.insert(u"LC_ALL"_s, u"C.UTF-8"_s);
        m_process.setProcessEnvironment(environment);
        // A script may put the options anywhere.
        m_process.start(QStringLiteral(SIDESTAGE_PROGRAM), arguments + QStringList{u"--data-dir"_s, folder});
    }
    ~DriveProgram()
    {
        m_process.kill();
        m_process.waitForFinished(testPatience);
    }
    Q_DISABLE_COPY_MOVE(DriveProgram)

    /// Waits for its end, while this process answers. Returns the exit code; -1: it crashed.
    int wait()
    {
        [this] { QTRY_COMPARE(m_process.state(), QProcess::NotRunning); }();
        return m_process.exitStatus() == QProcess::NormalExit ? m_process.exitCode() : -1;
    }
    QByteArray said()
    {
        m_said += m_process.readAllStandardOutput();
        return m_said;
    }
    QByteArray complaint() { return m_process.readAllStandardError(); }
    QStringList lines() { return QString::fromUtf8(said()).split(u'\n', Qt::SkipEmptyParts); }
    QJsonObject json() { return QJsonDocument::fromJson(said()).object(); }

private:
    QProcess m_process{};
    QByteArray m_said{};
};

}  // namespace Sidestage
