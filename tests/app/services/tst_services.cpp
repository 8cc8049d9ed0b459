// SPDX-License-Identifier: GPL-3.0-or-later

// Services that the user adds: validated, stored, and with the secret in the keychain only.

#include "tour/driver.h"

#include "sandbox_fixture.h"

#include "accounts/page/service_dialog.h"
#include "app/services/service_list.h"
#include "client/service_address.h"
#include "kit/controls/segmented.h"
#include "shell/header/sidebar.h"
#include "shell/main_window.h"

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
        QTest::newRow("https") << u"https://api.example/helix"_s << true;
        QTest::newRow("this computer") << u"http://localhost:7890/helix"_s << true;
        QTest::newRow("this computer, IPv6") << u"http://[::1]:7890"_s << true;
        QTest::newRow("plain http") << u"http://api.example"_s << false;
        QTest::newRow("looks like this computer") << u"http://localhost.example"_s << false;
        QTest::newRow("user") << u"https://me:secret@api.example"_s << false;
        QTest::newRow("query") << u"https://api.example?x=1"_s << false;
        QTest::newRow("no scheme") << u"api.example"_s << false;
        QTest::newRow("script") << u"javascript:alert(1)"_s << false;
        QTest::newRow("file") << u"file:///etc/passwd"_s << false;
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
        QTest::newRow("wss") << u"wss://events.example/ws"_s << true;
        QTest::newRow("with a query") << u"wss://events.example/ws?keepalive_timeout_seconds=30"_s << true;
        QTest::newRow("this computer") << u"ws://localhost:7890/ws"_s << true;
        QTest::newRow("plain") << u"ws://events.example/ws"_s << false;
        QTest::newRow("https") << u"https://events.example/ws"_s << false;
        QTest::newRow("user") << u"wss://me:secret@events.example/ws"_s << false;
        QTest::newRow("no scheme") << u"events.example/ws"_s << false;
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
        QSettings settings(folder.filePath(u"settings.ini"_s), QSettings::IniFormat);
        ServiceList list(&settings);
        const ServiceProfile profile{.name = u"Stage"_s,
                                     .baseUrl = QUrl(u"https://api.example"_s),
                                     .authUrl = QUrl(u"https://id.example"_s),
                                     .eventsUrl = QUrl(u"wss://events.example/ws"_s),
                                     .clientId = u"abc"_s};
        list.add(profile);
        QCOMPARE(list.all().first().eventsUrl, profile.eventsUrl);
        settings.remove(u"services/stage/events"_s);  // older profiles do not have it
        QCOMPARE(list.all().size(), 1);
        QVERIFY(list.all().first().eventsUrl.isEmpty());
        QCOMPARE(list.all().first().baseUrl, profile.baseUrl);
    }

    void whatTheDialogWouldNotTakeIsNotReadBack_data()
    {
        QTest::addColumn<QString>("key");
        QTest::addColumn<QString>("value");
        QTest::addColumn<bool>("good");
        QTest::newRow("as it was written") << u"name"_s << u"Stage"_s << true;
        QTest::newRow("plain API") << u"api"_s << u"http://api.example"_s << false;
        QTest::newRow("plain token service") << u"auth"_s << u"http://id.example"_s << false;
        QTest::newRow("a user in it") << u"auth"_s << u"https://me@id.example"_s << false;
        QTest::newRow("a query in it") << u"api"_s << u"https://api.example?x=1"_s << false;
        QTest::newRow("plain events") << u"events"_s << u"ws://events.example"_s << false;
        QTest::newRow("plain way back") << u"redirectUri"_s << u"http://app.example/back"_s << false;
        QTest::newRow("this computer") << u"auth"_s << u"http://localhost:7890"_s << true;
    }
    void whatTheDialogWouldNotTakeIsNotReadBack()
    {
        QFETCH(QString, key);
        QFETCH(QString, value);
        QFETCH(bool, good);
        QTemporaryDir folder;
        QSettings settings(folder.filePath(u"settings.ini"_s), QSettings::IniFormat);
        ServiceList list(&settings);
        const ServiceProfile profile{.name = u"Stage"_s,
                                     .baseUrl = QUrl(u"https://api.example"_s),
                                     .authUrl = QUrl(u"https://id.example"_s),
                                     .eventsUrl = QUrl(u"wss://events.example/ws"_s),
                                     .clientId = u"abc"_s,
                                     .redirectUri = QUrl(u"https://app.example/back"_s)};
        list.add(profile);
        settings.setValue(u"services/stage/"_s + key, value);
        QCOMPARE(list.all().size(), good ? 1 : 0);
        // The stored data of a removed service are not reused by a new one of the same name.
        QCOMPARE(list.add(profile).id, u"stage-2"_s);
    }

    void whetherThereIsASecretIsKeptAndNotTheSecret()
    {
        using Kept = ServiceProfile::KeptSecret;
        QTemporaryDir folder;
        QSettings settings(folder.filePath(u"settings.ini"_s), QSettings::IniFormat);
        ServiceList list(&settings);
        ServiceProfile profile{.name = u"Stage"_s,
                               .baseUrl = QUrl(u"https://api.example"_s),
                               .authUrl = QUrl(u"https://id.example"_s),
                               .clientId = u"abc"_s};
        QCOMPARE(list.add(profile).keptSecret, Kept::No);
        profile.clientSecret = u"not to be kept here"_s;
        QCOMPARE(list.add(profile).keptSecret, Kept::Yes);
        QCOMPARE(list.all()[0].keptSecret, Kept::No);
        QCOMPARE(list.all()[1].keptSecret, Kept::Yes);
        QVERIFY(list.all()[1].awaitsSecret());
        settings.remove(u"services/stage/hasSecret"_s);  // as an earlier version wrote it
        QCOMPARE(list.all()[0].keptSecret, Kept::Perhaps);
        settings.sync();
        QFile file(settings.fileName());
        QVERIFY(file.open(QIODevice::ReadOnly));
        QVERIFY(!file.readAll().contains("not to be kept here"));
    }

    void idsAreFreeAndPlain()
    {
        QTemporaryDir folder;
        QSettings settings(folder.filePath(u"settings.ini"_s), QSettings::IniFormat);
        ServiceList list(&settings);
        ServiceProfile profile{.name = u"Sandbox"_s,
                               .baseUrl = QUrl(u"https://api.example"_s),
                               .authUrl = QUrl(u"https://id.example"_s),
                               .clientId = u"abc"_s};
        QCOMPARE(list.add(profile).id, u"sandbox-2"_s);
        QCOMPARE(list.add(profile).id, u"sandbox-3"_s);
        profile.name = u"../Ünsere Bühne/!"_s;
        QCOMPARE(list.add(profile).id, u"nsere-b-hne"_s);
        profile.name = u"舞台"_s;
        QCOMPARE(list.add(profile).id, u"service"_s);
        profile.name = u"Stage windows"_s;
        QCOMPARE(list.add(profile).id,
                 u"stage-windows-2"_s);  // its files must differ from those of "stage"
        list.remove(u"stage-windows-2"_s);
        QCOMPARE(list.all().size(), 4);
        list.remove(u"sandbox-2"_s);
        QCOMPARE(list.all().size(), 3);
        QCOMPARE(list.all().first().id, u"sandbox-3"_s);
    }

    void oneIsAddedUsedAndThereAgainAfterARestart()
    {
        SandboxFixture other;
        Driver driver;
        QVERIFY2(driver.start(), qPrintable(driver.problem()));
        QVERIFY2(driver.command(u"add service"_s), qPrintable(driver.problem()));
        QVERIFY(driver.find(u"serviceDialog"_s));

        // An incomplete form is not sent: the first invalid field gets the focus.
        QVERIFY(driver.click(u"addService"_s));
        QTRY_COMPARE(QApplication::focusWidget()->objectName(), u"serviceClientId"_s);

        const QString secret = other.client().secret;
        // The public platform has its addresses, others are asked for them.
        QVERIFY(!driver.find(u"serviceDialog"_s)->findChild<QLineEdit *>(u"serviceBase"_s)->isVisible());
        QVERIFY(driver.click(
            driver.find<Segmented>(u"serviceKind"_s)->findChildren<QAbstractButton *>().value(1)));
        QVERIFY(enter(driver, "serviceName", u"Second stage"_s));
        QVERIFY(enter(driver, "serviceBase", other.baseUrl().toString() + '/'_L1));
        QVERIFY(enter(driver, "serviceAuth", other.authUrl().toString()));
        QVERIFY(enter(driver, "serviceEvents", other.eventsUrl().toString()));
        QVERIFY(enter(driver, "serviceClientId", other.client().id));
        QVERIFY(enter(driver, "serviceSecret", secret));
        QVERIFY(enter(driver, "serviceRedirect", other.client().redirectUri));
        QVERIFY(driver.click(u"addService"_s));

        const auto shown = [&] { return driver.window()->sidebar()->profileButton()->text(); };
        QTRY_COMPARE(shown(), u"Second stage"_s);
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
            if (!info.fileName().startsWith("sandbox."_L1))
                QVERIFY2(!file.readAll().contains(secret.toUtf8()), qPrintable(info.fileName()));
        }
        QVERIFY2(driver.start(), qPrintable(driver.problem()));
        QCOMPARE(shown(), u"Second stage"_s);
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
