// SPDX-License-Identifier: GPL-3.0-or-later

// Problems with reports are also reported outside of their page: by a desktop notification, or by the window
// where there are none.

#include "tour/driver.h"

#include "account_services.h"
#include "accounts/accounts.h"
#include "alerts/alert_player.h"
#include "analytics/analytics_service.h"

#include <QSignalSpy>
#include <QTest>

using namespace Sidestage;
using What = AnalyticsAlert::What;

class TestAnalyticsAlerts : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void eachIsToldWithItsNumbers()
    {
        if (AlertPlayer::canNotify())
            QSKIP("this desktop shows it itself");
        Driver driver;
        QVERIFY2(driver.start(), qPrintable(driver.problem()));
        QVERIFY2(driver.signIn(), qPrintable(driver.problem()));
        AccountServices *const accountServices = driver.app()->accountServices();
        QSignalSpy answer(accountServices->alerts(), &AlertPlayer::notShown);
        AnalyticsService *const service = accountServices->analytics(driver.app()->accounts()->all().first());
        const DayRange days{QDate(2026, 9, 1), QDate(2026, 9, 7)};
        const auto alert = [&](What what, int count) {
            return AnalyticsAlert{.what = what,
                                  .kind = ReportKind::Games,
                                  .subjectId = u"1"_s,
                                  .name = u"Hollow Tides"_s,
                                  .days = days,
                                  .count = count};
        };
        Q_EMIT service->alerted({alert(What::Silent, 4)});
        Q_EMIT service->alerted({alert(What::Gap, 7), alert(What::Shrunk, 2)});
        QCOMPARE(answer.size(), 2);
        // Without the plurals of translations/, which only the program loads.
        QVERIFY2(answer[0][0].toString().contains(u"1 reports have no new data"_s),
                 qPrintable(answer[0][0].toString()));
        QVERIFY2(answer[0][1].toString().contains(u"Hollow Tides: no new data for 4 days"_s),
                 qPrintable(answer[0][1].toString()));
        QVERIFY(answer[1][1].toString().contains(u"no data for 7 day(s)"_s));
        QVERIFY(answer[1][1].toString().contains(u"less data than before for 2 day(s)"_s));
    }
};

QTEST_MAIN(TestAnalyticsAlerts)
#include "tst_analytics_alerts.moc"
