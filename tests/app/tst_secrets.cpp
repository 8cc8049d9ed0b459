// SPDX-License-Identifier: GPL-3.0-or-later

// After a run in which everything secret was used, no file of the program contains any of it: tokens before
// and after their renewal, the client secret, the stream key. That includes the log with all categories, an
// exported call log, the report for developers, and an unpacked back-up.

#include "tour/dashboard_world.h"

#include "accounts/page/service_dialog.h"
#include "base/log_file.h"
#include "calls/call_export.h"
#include "calls/call_log.h"
#include "channel/channel_service.h"
#include "channel/stream_key.h"
#include "client/session.h"
#include "diagnostics/diagnostics.h"
#include "patience.h"
#include "profile/backup.h"
#include "sandbox_fixture.h"

#include <QAction>
#include <QDirIterator>
#include <QLoggingCategory>
#include <QTest>

using namespace Sidestage;

namespace {

/// The forms in which a secret could be written.
QList<QByteArray> formsOf(const QString &secret)
{
    const QByteArray plain = secret.toUtf8();
    const auto *utf16 = reinterpret_cast<const char *>(secret.utf16());
    QList<QByteArray> forms{plain, plain.toPercentEncoding(), plain.toHex(),
                            QByteArray(utf16, secret.size() * qsizetype(sizeof(char16_t)))};
    // Base64 depends on the position. Without its first and last characters it does not.
    for (int shift = 0; shift < 3; ++shift)
        forms += (QByteArray(shift, ' ') + plain).toBase64().mid(4).chopped(4);
    return forms;
}

}  // namespace

class TstSecrets : public QObject, public DashboardWorld
{
    Q_OBJECT

    /// "file: which secret" for each that is found below the folder.
    static QStringList leaks(const QString &folder, const QHash<QString, QString> &secrets, int &files)
    {
        QStringList found;
        QDirIterator walk(folder, QDir::Files | QDir::Hidden, QDirIterator::Subdirectories);
        while (walk.hasNext()) {
            QFile file(walk.next());
            // The service of this test is another one. The built-in sandbox stores the tokens that it issued.
            if (QFileInfo(file).fileName().startsWith("sandbox"_L1) || !file.open(QIODevice::ReadOnly))
                continue;
            ++files;
            const QByteArray bytes = file.readAll();
            for (auto secret = secrets.cbegin(); secret != secrets.cend(); ++secret) {
                const auto forms = formsOf(secret.value());
                if (std::any_of(forms.cbegin(), forms.cend(),
                                [&](const QByteArray &form) { return bytes.contains(form); }))
                    found += file.fileName() + u": "_s + secret.key();
            }
        }
        return found;
    }

private Q_SLOTS:
    void cleanup()
    {
        LogFile::close();
        QLoggingCategory::setFilterRules({});
        m_driver.reset();
    }

    void theSearchFindsEachForm()
    {
        const QString secret = u"a0b1c2d3e4f5g6h7i8j9"_s;
        QTemporaryDir folder;
        const QByteArray plain = secret.toUtf8();
        for (const QByteArray &written : {plain, "x" + plain.toHex(), ("Basic id:" + plain).toBase64(),
                                          ("ab" + plain + "c").toBase64()}) {
            QFile file(folder.filePath(u"one"_s));
            QVERIFY(file.open(QIODevice::WriteOnly));
            file.write("before " + written + " after");
            file.close();
            int files = 0;
            QCOMPARE(leaks(folder.path(), {{u"it"_s, secret}}, files).size(), 1);
        }
    }

    void noFileContainsOneAfterAWholeRun()
    {
        SandboxFixture service;
        QTemporaryDir written;
        QHash<QString, QString> secrets{{u"client secret"_s, service.client().secret}};
        QVERIFY(!service.client().secret.isEmpty());
        QVERIFY(begin({}));
        QLoggingCategory::setFilterRules(u"sidestage.*=true"_s);
        LogFile::open(m_driver->folder() + u"/log"_s);
        window()->findChild<QAction *>(u"addServiceAction"_s)->trigger();
        auto *dialog = m_driver->find<ServiceDialog>(u"serviceDialog"_s);
        QVERIFY(dialog);
        Q_EMIT dialog->chosen({.name = u"Second stage"_s,
                               .baseUrl = service.baseUrl(),
                               .authUrl = service.authUrl(),
                               .eventsUrl = service.eventsUrl(),
                               .clientId = service.client().id,
                               .clientSecret = service.client().secret,
                               .redirectUri = QUrl(service.client().redirectUri)},
                              {});
        dialog->close();
        QTRY_VERIFY(m_driver->app()->service()->profile().name == u"Second stage"_s
                    && m_driver->app()->accounts() && m_driver->app()->accounts()->isLoaded());
        const auto user = service.signIn();
        secrets.insert(u"first access token"_s, user.accessToken);
        secrets.insert(u"first refresh token"_s, user.refreshToken);
        Account *account = m_driver->app()->accounts()->add(
            {.userId = user.userId, .login = user.login, .displayName = u"TeaAndTurrets"_s},
            {.access = user.accessToken, .refresh = user.refreshToken, .scopes = user.scopes.names()});
        QVERIFY(account);
        QTRY_COMPARE(window()->account(), account);
        QStringList pages;
        const QList<Command> commands = window()->commands();
        for (const Command &command : commands) {
            if (command.action->data().typeId() == QMetaType::QString)
                pages += command.action->data().toString();
        }
        QVERIFY(pages.size() > 12);
        for (const QString &page : std::as_const(pages)) {
            window()->goTo(page);
            QTRY_VERIFY(window()->page() && window()->page()->isVisible());
        }
        StreamKeyAccess *key = services()->channel(account)->streamKey();
        key->show();
        QTRY_VERIFY(!key->shown().isEmpty());
        secrets.insert(u"stream key"_s, key->shown());
        service.expireTokens();
        key->hide();
        key->show();  // any request renews the token
        QTRY_VERIFY(account->session()->token().access != user.accessToken);
        secrets.insert(u"second access token"_s, account->session()->token().access);
        secrets.insert(u"second refresh token"_s, account->session()->token().refresh);
        for (const QString &secret : std::as_const(secrets))
            QVERIFY2(secret.size() > 10, qPrintable(secret));

        // What the user can save and send to others.
        CallLog *log = services()->calls();
        QTRY_VERIFY(log->calls().size() > 20);
        QList<LoggedCall> calls(log->calls().cbegin(), log->calls().cend());
        auto exporting = exportHar(calls, log->accountNames(), written.filePath(u"calls.har"_s),
                                   [](qint64) { return true; });
        QTRY_VERIFY(exporting.isReady());
        QFile texts(written.filePath(u"texts"_s));
        QVERIFY(texts.open(QIODevice::WriteOnly));
        for (const LoggedCall &call : std::as_const(calls))
            texts.write(curlOf(*call.record).toUtf8() + '\n');
        texts.write(m_driver->app()->diagnostics()->report().toUtf8());
        texts.close();

        const DataFiles files{.folder = m_driver->folder(),
                              .settings = m_driver->folder() + u"/settings.ini"_s};
        m_driver->quit();
        const auto backup = Backup::write(files, written.filePath(u"backup"_s), u"1"_s);
        QVERIFY2(backup, backup ? "" : qPrintable(backup.error().message));
        QTemporaryDir unpacked;
        const auto restored = Backup::prepareRestore(
            written.filePath(u"backup"_s),
            {.folder = unpacked.path(), .settings = unpacked.filePath(u"settings.ini"_s)});
        QVERIFY2(restored, restored ? "" : qPrintable(restored.error().message));

        int searched = 0;
        for (const QString &folder : {m_driver->folder(), written.path(), unpacked.path()}) {
            const QStringList found = leaks(folder, secrets, searched);
            QVERIFY2(found.isEmpty(), qPrintable(found.join(u'\n')));
        }
        QVERIFY2(searched > 8, qPrintable(QString::number(searched)));
    }
};

SIDESTAGE_TEST_MAIN(TstSecrets)
#include "tst_secrets.moc"
