// SPDX-License-Identifier: GPL-3.0-or-later

// Every donation is listed once, whatever events are lost, duplicated or reordered, and whatever requests
// fail.

#include "charity_world.h"

using namespace Sidestage;
using Sandbox::EventFault;

namespace {

const QByteArray path = "/charity/donations";
const QString donateEvent = u"channel.charity_campaign.donate"_s;

}  // namespace

class TstDonationReader : public QObject
{
    Q_OBJECT

    /// Each donation once, in the order of the service, and their sum.
    void compare(CharityWorld &rig)
    {
        QTRY_VERIFY(!rig.donations()->isBusy());
        QCOMPARE(rig.here(), rig.there());
        const QList<Api::CharityDonation> listed = rig.onService();
        QCOMPARE(rig.donations()->total(), listed.size());
        qint64 sum = 0, above = std::numeric_limits<qint64>::max();
        bool isInOrder = true;
        for (const Api::CharityDonation &one : listed) {
            sum += one.amount.value;
            const qint64 place = rig.donations()->donation(one.id)->place;
            isInOrder = isInOrder && place < above;
            above = place;
        }
        QVERIFY(isInOrder || !m_isOrdered);
        QCOMPARE(rig.donations()->sums().all().first().minor(), sum);
    }
    bool m_isOrdered = true;

private Q_SLOTS:
    void init() { m_isOrdered = true; }

    void aLongListComesInParts()
    {
        CharityWorld rig({.hasEvents = false});
        rig.fill(4'000);
        rig.open();
        rig.settle();
        compare(rig);
        // From then on one request is enough.
        const int served = rig.sandbox.served(path);
        rig.readAnew();
        QVERIFY(rig.sandbox.served(path) <= served + 2);
    }

    void aListThatGrowsWhileItIsReadHasNoHoles()
    {
        CharityWorld rig({.hasEvents = false});
        rig.fill(3'000);
        rig.sandbox.fault({.path = path, .times = -1, .delay = std::chrono::milliseconds(15)});
        rig.open();
        for (int i = 0; i < 20; ++i) {
            rig.fill(30);
            QTest::qWait(10);  // at a random moment
        }
        rig.sandbox.clearFaults();
        QTRY_VERIFY(rig.feed()->isComplete());
        rig.readAnew();
        compare(rig);
    }

    void lostEventsAreFoundByReading()
    {
        OpenCharity rig;
        rig.eventFault({.kind = EventFault::Kind::Drop, .type = donateEvent, .times = 5, .skip = 2});
        for (int i = 0; i < 10; ++i)
            rig.donate(100 + i);
        QTRY_VERIFY(rig.donations()->total() >= 185);
        rig.readAnew();
        compare(rig);
    }

    void eventsThatComeTwiceOrInAnotherOrderChangeNothing()
    {
        m_isOrdered = false;
        OpenCharity rig;
        rig.eventFault({.kind = EventFault::Kind::Duplicate, .type = donateEvent, .times = 3});
        rig.eventFault({.kind = EventFault::Kind::Reorder, .type = donateEvent, .times = 2, .skip = 3});
        const qint64 before = rig.donations()->sums().all().first().minor();
        for (int i = 0; i < 10; ++i)
            rig.donate(1'000);
        QTRY_COMPARE(rig.donations()->sums().all().first().minor(), before + 10'000);
        rig.readAnew();
        compare(rig);
    }

    void whatIsGivenWhileTheLineIsCutIsFound()
    {
        OpenCharity rig;
        rig.eventFault({.kind = EventFault::Kind::Cut, .times = 1});
        for (int i = 0; i < 250; ++i)
            rig.donate(10 + i);
        QTRY_COMPARE(rig.donations()->total(), 430);
        QTRY_VERIFY(rig.feed()->isLive());
        m_isOrdered = false;
        compare(rig);
    }

    void aCutAtAnyCallLosesNothing_data()
    {
        QTest::addColumn<int>("at");
        for (int at = 0; at < 12; ++at)
            QTest::addRow("call %d", at) << at;
    }
    void aCutAtAnyCallLosesNothing()
    {
        QFETCH(int, at);
        CharityWorld rig({.hasEvents = false});
        rig.fill(900);  // eleven pages
        // The client tries a read three times, so all three fail.
        rig.sandbox.fault({.path = path, .times = 3, .skip = at, .cutConnection = true});
        rig.open();
        for (int tries = 0; tries < 20 && !rig.feed()->isComplete(); ++tries) {
            rig.feed()->refresh();
            QTest::qWait(200);
            rig.fill(1);
        }
        QTRY_VERIFY(rig.feed()->isComplete());
        rig.readAnew();
        compare(rig);
    }

    void aCursorThatIsRefusedBeginsAnew()
    {
        CharityWorld rig({.hasEvents = false});
        rig.fill(900);
        rig.sandbox.fault({.path = path, .skip = 4, .status = 400, .message = u"Invalid cursor."_s});
        rig.open();
        QTRY_VERIFY(rig.feed()->isComplete());
        compare(rig);
    }

    void aRestartGoesOnWhereItWas()
    {
        CharityWorld rig({.hasEvents = false});
        rig.fill(900);
        rig.open();
        rig.settle();
        const int served = rig.sandbox.served(path);
        rig.fill(150);
        rig.reopen();
        rig.settle();
        compare(rig);
        // Two pages are new, the others are already stored.
        QVERIFY2(rig.sandbox.served(path) <= served + 4,
                 qPrintable(QString::number(rig.sandbox.served(path) - served)));
    }

    void aLongListGoesOnAtTheShareThatIsLeftToOthers()
    {
        CharityWorld rig({.hasEvents = false});
        rig.sandbox.setRateLimit(600);
        rig.fill(55'000);  // 550 requests
        rig.open();
        // The rate limit has less than what is reserved for other requests, and is refilled continuously.
        QTRY_VERIFY_WITH_TIMEOUT(rig.feed()->isComplete(), 200'000);
        QCOMPARE(rig.donations()->total(), 55'180);
    }
};

QTEST_GUILESS_MAIN(TstDonationReader)
#include "tst_donation_reader.moc"
