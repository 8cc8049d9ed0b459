// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "patience.h"

#include <QByteArray>
#include <QProcess>
#include <QStringList>

#include <memory>

#ifdef Q_OS_UNIX
#include <csignal>
#endif

namespace Sidestage {

using namespace Qt::StringLiterals;

/// A dashboard in its own process, which ends when this is destroyed.
class Program
{
public:
    explicit Program(const QString &folder, const QStringList &more = {}, const QByteArray &activation = {})
        : Program(activation, QStringLiteral(SIDESTAGE_PROGRAM), QStringList{u"--data-dir"_s, folder} + more)
    {
    }
    /// Another program that contains a dashboard.
    static Program other(const QString &program, const QStringList &arguments)
    {
        return Program(QByteArray(), program, arguments);
    }
    Program(Program &&) = default;
    Program &operator=(Program &&) = delete;
    ~Program()
    {
        if (m_process)
            kill();
    }

    bool isRunning() const { return m_process->state() != QProcess::NotRunning; }
    /// Whether it has exited by itself with this code.
    bool hasEnded(int code) const
    {
        return !isRunning() && m_process->exitStatus() == QProcess::NormalExit
            && m_process->exitCode() == code;
    }
    /// Its complete output so far.
    QByteArray said()
    {
        m_said += m_process->readAll();
        return m_said;
    }
    void kill()
    {
        m_process->kill();
        m_process->waitForFinished(testPatience);
    }
#ifdef Q_OS_UNIX
    void signal(int number)
    {
        ::kill(pid_t(m_process->processId()), number);
    }
#endif

private:
    Program(const QByteArray &activation, const QString &program, const QStringList &arguments)
        : m_process(std::make_unique<QProcess>())
    {
        QProcessEnvironment environment = QProcessEnvironment::systemEnvironment();
        environment.insert(u"QT_QPA_PLATFORM"_s, u"offscreen"_s);
        environment.remove(u"DBUS_SESSION_BUS_ADDRESS"_s);
        environment.insert(u"XDG_ACTIVATION_TOKEN"_s, QString::fromLatin1(activation));
        m_process->setProcessEnvironment(environment);
        m_process->setProcessChannelMode(QProcess::MergedChannels);
        m_process->start(program, arguments);
    }

    std::unique_ptr<QProcess> m_process;
    QByteArray m_said{};
};

}  // namespace Sidestage
