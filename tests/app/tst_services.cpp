// SPDX-License-Identifier: GPL-3.0-or-later

// Services that the user adds: validated, stored, and with the secret in the keychain only.

#include "tour/driver.h"

#include "sandbox_fixture.h"

#include "app/services/service_list.h"
#include "client/service_address.h"
#include "shell/header/sidebar.h"
#include "shell/main_window.h"
#include "shell/settings/service_dialog.h"

#include <QApplication>
#include <QFile>
#include <QLineEdit>
#include <QTest>

using namespace Sidestage;

class TstServices : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void onlySafeAddressesAreTaken_data()
    {
        QTest::addColumn<QString>("address");
        QTest::addColumn<bool>("good");
        QTest::newRow("https") << QStringLiteral("https://api.example/helix") << true;
        QTest::newRow("this computer") << QStringLiteral("http://localhost:7890/helix") << true;
        QTest::newRow("this computer, IPv6") << QStringLiteral("http://[::1]:7890") << true;
        QTest::newRow("plain http") << QStringLiteral("http://api.example") << false;
        QTest::newRow("looks like this computer") << QStringLiteral("http://localhost.example") << false;
        QTest::newRow("user") << QStringLiteral("https://me:secret@api.example") << false;
        QTest::newRow("query") << QStringLiteral("https://api.example?x=1") << false;
        QTest::newRow("no scheme") << QStringLiteral("api.example") << false;
        QTest::newRow("script") << QStringLiteral("javascript:alert(1)") << false;
        QTest::newRow("file") << QStringLiteral("file:///etc/passwd") << false;
        QTest::newRow("nothing") << QString() << false;
    }
    void onlySafeAddressesAreTaken()
    {
        QFETCH(QString, address);
        QFETCH(bool, good);
        QCOMPARE(problemOfAddress(QUrl(address)).isEmpty(), good);
    }

    void liveEventsNeedASafeAddressOfTheirOwnKind_data()
    {
        QTest::addColumn<QString>("address");
        QTest::addColumn<bool>("good");
        QTest::newRow("wss") << QStringLiteral("wss://events.example/ws") << true;
        QTest::newRow("with a query")
            << QStringLiteral("wss://events.example/ws?keepalive_timeout_seconds=30") << true;
        QTest::newRow("this computer") << QStringLiteral("ws://localhost:7890/ws") << true;
        QTest::newRow("plain") << QStringLiteral("ws://events.example/ws") << false;
        QTest::newRow("https") << QStringLiteral("https://events.example/ws") << false;
        QTest::newRow("user") << QStringLiteral("wss://me:secret@events.example/ws") << false;
        QTest::newRow("no scheme") << QStringLiteral("events.example/ws") << false;
    }
    void liveEventsNeedASafeAddressOfTheirOwnKind()
    {
        QFETCH(QString, address);
        QFETCH(bool, good);
        QCOMPARE(problemOfEvents(QUrl(address)).isEmpty(), good);
    }

    void thePublicPlatformHasLiveEvents()
    {
        QVERIFY(problemOfEvents(ServiceDialog::publicPlatform().eventsUrl).isEmpty());
    }

    void aServiceOfAnEarlierVersionStaysValidWithoutLiveEvents()
    {
        QTemporaryDir folder;
        QSettings settings(folder.filePath(QStringLiteral("settings.ini")), QSettings::IniFormat);
        ServiceList list(&settings);
        const ServiceProfile profile{.name = QStringLiteral("Stage"),
                                     .baseUrl = QUrl(QStringLiteral("https://api.example")),
                                     .authUrl = QUrl(QStringLiteral("https://id.example")),
                                     .eventsUrl = QUrl(QStringLiteral("wss://events.example/ws")),
                                     .clientId = QStringLiteral("abc")};
        list.add(profile);
        QCOMPARE(list.all().first().eventsUrl, profile.eventsUrl);
        settings.remove(QStringLiteral("services/stage/events"));  // older profiles do not have it
        QCOMPARE(list.all().size(), 1);
        QVERIFY(list.all().first().eventsUrl.isEmpty());
        QCOMPARE(list.all().first().baseUrl, profile.baseUrl);
    }

    void whatTheDialogWouldNotTakeIsNotReadBack_data()
    {
        QTest::addColumn<QString>("key");
        QTest::addColumn<QString>("value");
        QTest::addColumn<bool>("good");
        QTest::newRow("as it was written") << QStringLiteral("name") << QStringLiteral("Stage") << true;
        QTest::newRow("plain API") << QStringLiteral("api") << QStringLiteral("http://api.example") << false;
        QTest::newRow("plain token service")
            << QStringLiteral("auth") << QStringLiteral("http://id.example") << false;
        QTest::newRow("a user in it")
            << QStringLiteral("auth") << QStringLiteral("https://me@id.example") << false;
        QTest::newRow("a query in it")
            << QStringLiteral("api") << QStringLiteral("https://api.example?x=1") << false;
        QTest::newRow("plain events")
            << QStringLiteral("events") << QStringLiteral("ws://events.example") << false;
        QTest::newRow("plain way back")
            << QStringLiteral("redirectUri") << QStringLiteral("http://app.example/back") << false;
        QTest::newRow("this computer")
            << QStringLiteral("auth") << QStringLiteral("http://localhost:7890") << true;
    }
    void whatTheDialogWouldNotTakeIsNotReadBack()
    {
        QFETCH(QString, key);
        QFETCH(QString, value);
        QFETCH(bool, good);
        QTemporaryDir folder;
        QSettings settings(folder.filePath(QStringLiteral("settings.ini")), QSettings::IniFormat);
        ServiceList list(&settings);
        const ServiceProfile profile{.name = QStringLiteral("Stage"),
                                     .baseUrl = QUrl(QStringLiteral("https://api.example")),
                                     .authUrl = QUrl(QStringLiteral("https://id.example")),
                                     .eventsUrl = QUrl(QStringLiteral("wss://events.example/ws")),
                                     .clientId = QStringLiteral("abc"),
                                     .redirectUri = QUrl(QStringLiteral("https://app.example/back"))};
        list.add(profile);
        settings.setValue(QStringLiteral("services/stage/") + key, value);
        QCOMPARE(list.all().size(), good ? 1 : 0);
        // The stored data of a removed service are not reused by a new one of the same name.
        QCOMPARE(list.add(profile).id, QStringLiteral("stage-2"));
    }

    void whetherThereIsASecretIsKeptAndNotTheSecret()
    {
        using Kept = ServiceProfile::KeptSecret;
        QTemporaryDir folder;
        QSettings settings(folder.filePath(QStringLiteral("settings.ini")), QSettings::IniFormat);
        ServiceList list(&settings);
        ServiceProfile profile{.name = QStringLiteral("Stage"),
                               .baseUrl = QUrl(QStringLiteral("https://api.example")),
                               .authUrl = QUrl(QStringLiteral("https://id.example")),
                               .clientId = QStringLiteral("abc")};
        QCOMPARE(list.add(profile).keptSecret, Kept::No);
        profile.clientSecret = QStringLiteral("not to be kept here");
        QCOMPARE(list.add(profile).keptSecret, Kept::Yes);
        QCOMPARE(list.all()[0].keptSecret, Kept::No);
        QCOMPARE(list.all()[1].keptSecret, Kept::Yes);
        QVERIFY(list.all()[1].awaitsSecret());
        settings.remove(QStringLiteral("services/stage/hasSecret"));  // as an earlier version wrote it
        QCOMPARE(list.all()[0].keptSecret, Kept::Perhaps);
        settings.sync();
        QFile file(settings.fileName());
        QVERIFY(file.open(QIODevice::ReadOnly));
        QVERIFY(!file.readAll().contains("not to be kept here"));
    }

    void idsAreFreeAndPlain()
    {
        QTemporaryDir folder;
        QSettings settings(folder.filePath(QStringLiteral("settings.ini")), QSettings::IniFormat);
        ServiceList list(&settings);
        ServiceProfile profile{.name = QStringLiteral("Sandbox"),
                               .baseUrl = QUrl(QStringLiteral("https://api.example")),
                               .authUrl = QUrl(QStringLiteral("https://id.example")),
                               .clientId = QStringLiteral("abc")};
        QCOMPARE(list.add(profile).id, QStringLiteral("sandbox-2"));
        QCOMPARE(list.add(profile).id, QStringLiteral("sandbox-3"));
        profile.name = QStringLiteral("../Ünsere Bühne/!");
        QCOMPARE(list.add(profile).id, QStringLiteral("nsere-b-hne"));
        profile.name = QStringLiteral("舞台");
        QCOMPARE(list.add(profile).id, QStringLiteral("service"));
        profile.name = QStringLiteral("Stage windows");
        QCOMPARE(list.add(profile).id,
                 QStringLiteral("stage-windows-2"));  // its files must differ from those of "stage"
        list.remove(QStringLiteral("stage-windows-2"));
        QCOMPARE(list.all().size(), 4);
        list.remove(QStringLiteral("sandbox-2"));
        QCOMPARE(list.all().size(), 3);
        QCOMPARE(list.all().first().id, QStringLiteral("sandbox-3"));
    }

    void oneIsAddedUsedAndThereAgainAfterARestart()
    {
        SandboxFixture other;
        Driver driver;
        QVERIFY2(driver.start(), qPrintable(driver.problem()));
        QVERIFY2(driver.command(QStringLiteral("add service")), qPrintable(driver.problem()));
        QVERIFY(driver.find(QStringLiteral("serviceDialog")));

        // An incomplete form is not sent: the first invalid field gets the focus.
        QVERIFY(driver.click(QStringLiteral("addService")));
        QTRY_COMPARE(QApplication::focusWidget()->objectName(), QStringLiteral("serviceClientId"));

        const QString secret = other.client().secret;
        QVERIFY(enter(driver, "serviceName", QStringLiteral("Second stage")));
        QVERIFY(enter(driver, "serviceBase", other.baseUrl().toString() + QLatin1Char('/')));
        QVERIFY(enter(driver, "serviceAuth", other.authUrl().toString()));
        QVERIFY(enter(driver, "serviceEvents", other.eventsUrl().toString()));
        QVERIFY(enter(driver, "serviceClientId", other.client().id));
        QVERIFY(enter(driver, "serviceSecret", secret));
        QVERIFY(enter(driver, "serviceRedirect", other.client().redirectUri));
        QVERIFY(driver.click(QStringLiteral("addService")));

        const auto shown = [&] { return driver.window()->sidebar()->profileButton()->text(); };
        QTRY_COMPARE(shown(), QStringLiteral("Second stage"));
        QTRY_VERIFY(driver.app()->accounts() && driver.app()->accounts()->isLoaded());
        QCOMPARE(driver.app()->accounts()->profile().clientSecret, secret);
        QCOMPARE(driver.app()->accounts()->profile().baseUrl, other.baseUrl());
        QCOMPARE(driver.app()->accounts()->profile().eventsUrl, other.eventsUrl());

        driver.quit();
        const QDir folder(driver.folder());
        const auto files = folder.entryInfoList(QDir::Files);
        QVERIFY(!files.isEmpty());
        for (const QFileInfo &info : files) {
            QFile file(info.filePath());
            QVERIFY(file.open(QIODevice::ReadOnly));
            // The built-in sandbox has its own secret, made from the same seed.
            if (!info.fileName().startsWith(QLatin1String("sandbox.")))
                QVERIFY2(!file.readAll().contains(secret.toUtf8()), qPrintable(info.fileName()));
        }
        QVERIFY2(driver.start(), qPrintable(driver.problem()));
        QCOMPARE(shown(), QStringLiteral("Second stage"));
        QCOMPARE(driver.app()->accounts()->profile().clientSecret, secret);
    }

private:
    static bool enter(Driver &driver, const char *name, const QString &text)
    {
        auto *field = driver.find<QLineEdit>(QLatin1String(name));
        if (!field)
            return false;
        field->setFocus();
        field->selectAll();
        QTest::keyClick(field, Qt::Key_Delete);
        QTest::keyClicks(field, text);
        return field->text() == text;
    }
};

SIDESTAGE_TEST_MAIN(TstServices)
#include "tst_services.moc"
