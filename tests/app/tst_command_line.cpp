// SPDX-License-Identifier: GPL-3.0-or-later

// The command-line output of the programs, without a display.

#include "patience.h"

#include <QProcess>
#include <QProcessEnvironment>
#include <QTemporaryDir>
#include <QTest>

using namespace Qt::StringLiterals;

class TstCommandLine : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void helpAndVersionNeedNoDisplay_data()
    {
        QTest::addColumn<QString>("program");
        QTest::addColumn<QStringList>("arguments");
        QTest::addColumn<QString>("words");
        QTest::addColumn<QString>("language");
        const QString dashboard = QStringLiteral(SIDESTAGE_PROGRAM);
        const QString sandbox = QStringLiteral(SANDBOX_PROGRAM);
        const QString version = QStringLiteral(SIDESTAGE_VERSION);
        const auto row = [](const char *name, const QString &program, const QStringList &arguments,
                            const QString &words, const QString &language = {}) {
            QTest::newRow(name) << program << arguments << words << language;
        };
        row("help", dashboard, {u"--help"_s}, u"--data-dir"_s);
        row("help, short", dashboard, {u"-h"_s}, u"--profile"_s);
        row("help, all of it", dashboard, {u"--help-all"_s}, u"--data-dir"_s);
        row("help after others", dashboard, {u"--profile"_s, u"sandbox"_s, u"--help"_s}, u"--data-dir"_s);
        row("help beside an option of Qt", dashboard, {u"-style"_s, u"fusion"_s, u"--help"_s},
            u"--data-dir"_s);
        row("version", dashboard, {u"--version"_s}, version);
        row("version, short", dashboard, {u"-v"_s}, version);
        row("help of the sandbox", sandbox, {u"--help"_s}, u"--port"_s);
        row("version of the sandbox", sandbox, {u"--version"_s}, version);
        for (const char *language : {"de", "es", "fr", "pt_BR", "ar", "ja"}) {
            const QString in = QLatin1String(language);
            row(qPrintable(u"version in "_s + in), dashboard, {u"--version"_s}, version, in);
            row(qPrintable(u"help in "_s + in), dashboard, {u"--help"_s}, u"--data-dir"_s, in);
            row(qPrintable(u"help of do in "_s + in), dashboard, {u"do"_s, u"--help"_s}, u"--list"_s, in);
        }
    }
    void helpAndVersionNeedNoDisplay()
    {
        QFETCH(QString, program);
        QFETCH(QStringList, arguments);
        QFETCH(QString, words);
        QFETCH(QString, language);
        QTemporaryDir folder;
        QProcessEnvironment environment = QProcessEnvironment::systemEnvironment();
        for (const char *name : {"DISPLAY", "WAYLAND_DISPLAY", "QT_QPA_PLATFORM", "XDG_SESSION_TYPE"})
            environment.remove(QLatin1String(name));
        environment.insert(u"LC_ALL"_s, u"C.UTF-8"_s);
        environment.insert(u"LANGUAGE"_s, language);
        environment.insert(u"HOME"_s, folder.path());
        QProcess process;
        process.setProcessEnvironment(environment);
        process.start(program, arguments);
        QVERIFY2(process.waitForFinished(testPatience), qPrintable(process.errorString()));
        const QString said = QString::fromUtf8(process.readAllStandardOutput());
        const QString complaints = QString::fromUtf8(process.readAllStandardError());
        QVERIFY2(process.exitStatus() == QProcess::NormalExit, qPrintable(complaints));
        QCOMPARE(process.exitCode(), 0);
        QVERIFY2(said.contains(words), qPrintable(said));
        QCOMPARE(complaints, QString());
    }
};

QTEST_GUILESS_MAIN(TstCommandLine)
#include "tst_command_line.moc"
