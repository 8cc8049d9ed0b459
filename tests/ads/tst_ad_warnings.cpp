// SPDX-License-Identifier: GPL-3.0-or-later

// Warnings before a break, and announcements before and after one: each once, on time, and again if the break
// is snoozed.

#include "ads_world.h"

#include "ads/ad_announcer.h"

using namespace Sidestage;
using namespace std::chrono_literals;

namespace {

struct Said
{
    QString text{};
    Api::AnnouncementColor color{};
    std::chrono::seconds within{};
};

class Announcer final : public AdAnnouncer
{
public:
    QList<Template> templates() const override { return {}; }
    QStringList placeholders() const override { return {u"channel"_s}; }
    Result<QString> filled(const QString &text) const override
    {
        if (text.contains("{nonsense}"_L1))
            return Error::broken(Fault::NotOneOf, u"nonsense"_s);
        QString whole = text;
        return whole.replace("{channel}"_L1, "TeaAndTurrets"_L1);
    }
    void announce(const QString &text, Api::AnnouncementColor color, std::chrono::seconds within, QObject *,
                  std::function<void(const Result<void> &)> done) override
    {
        said.append({text, color, within});
        if (!isSlow)
            done({});
    }

    QList<Said> said{};
    bool isSlow = false;  ///< It never finishes.
};

}  // namespace

class TestAdWarnings : public QObject
{
    Q_OBJECT

    Announcer m_announcer;

    /// Advances the time to this long before the next break.
    static void passUntil(AdsWorld &rig, std::chrono::seconds ahead)
    {
        rig.passAndRead(std::chrono::milliseconds(rig.worldTime().msecsTo(rig.onService().nextAdAt)) - ahead);
    }
    static void choose(AdsWorld &rig, const std::function<void(AdSettings &)> &change)
    {
        AdSettings settings = rig.service->memory()->settings();
        change(settings);
        QVERIFY(rig.service->memory()->setSettings(settings));
    }

private Q_SLOTS:
    void init() { m_announcer.said.clear(); }

    void eachTimeIsWarnedOfOnce()
    {
        AdsWorld rig;
        choose(rig, [](AdSettings &settings) { settings.warnAhead = {120, 30}; });
        QSignalSpy warned(rig.service->warnings(), &AdWarnings::warned);
        QSignalSpy settled(rig.service->warnings(), &AdWarnings::settled);
        rig.startAds();
        QCOMPARE(warned.count(), 0);
        passUntil(rig, 115s);
        QCOMPARE(warned.count(), 1);
        QVERIFY(std::abs(warned.last()[0].toInt() - 115) <= 5);
        QCOMPARE(warned.last()[1].toDateTime(), rig.clock()->nextAt());
        QCOMPARE(warned.last()[2].toInt(), 90);
        rig.read();
        passUntil(rig, 60s);
        QCOMPARE(warned.count(), 1);
        passUntil(rig, 25s);
        QCOMPARE(warned.count(), 2);
        QCOMPARE(rig.service->memory()->facts().warnedAhead, warned.last()[0].toInt());
        QCOMPARE(settled.count(), 0);
        rig.passAndRead(40s);
        QTRY_COMPARE(settled.count(), 1);
        QCOMPARE(warned.count(), 2);
        // The next break has its own warning.
        passUntil(rig, 100s);
        QTRY_COMPARE(warned.count(), 3);
    }

    void itComesByItselfWithoutAReading()
    {
        AdsWorld rig;
        choose(rig, [](AdSettings &settings) { settings.warnAhead = {60}; });
        QSignalSpy warned(rig.service->warnings(), &AdWarnings::warned);
        rig.startAds();
        passUntil(rig, 62s);
        QTRY_COMPARE(warned.count(), 1);
        QCOMPARE(warned.last()[0].toInt(), 60);
    }

    void whatIsPutOffIsWarnedOfAnew()
    {
        AdsWorld rig;
        QSignalSpy warned(rig.service->warnings(), &AdWarnings::warned);
        QSignalSpy settled(rig.service->warnings(), &AdWarnings::settled);
        rig.startAds();
        passUntil(rig, 50s);
        QCOMPARE(warned.count(), 1);
        rig.actions()->snooze();
        QCOMPARE(settled.count(), 1);  // at once, before the request is sent
        rig.actions()->sendNow();
        QTRY_VERIFY(!rig.actions()->isSending(AdActions::Action::Snooze));
        QCOMPARE(warned.count(), 1);
        passUntil(rig, 50s);
        QCOMPARE(warned.count(), 2);
    }

    void aPlanThatWaversIsNotWarnedOfAgain()
    {
        AdsWorld rig({.hasEvents = false});
        rig.setPlan(0, 0);
        rig.startAds();
        QSignalSpy warned(rig.service->warnings(), &AdWarnings::warned);
        const QDateTime next = rig.worldTime().addSecs(50);
        for (const int off : {0, 3, -4, 8}) {
            const QString body = u"{\"data\":[{\"snooze_count\":1,\"next_ad_at\":%1,\"duration\":60}]}"_s.arg(
                next.addSecs(off).toSecsSinceEpoch());
            rig.sandbox.fault({.path = "/channels/ads", .body = body.toUtf8()});
            rig.read();
        }
        QCOMPARE(warned.count(), 1);
    }

    void afterSleepItIsSaidOnce()
    {
        AdsWorld rig;
        choose(rig, [](AdSettings &settings) { settings.warnAhead = {120, 60, 30, 10}; });
        QSignalSpy warned(rig.service->warnings(), &AdWarnings::warned);
        rig.startAds();
        passUntil(rig, 20s);
        QCOMPARE(warned.count(), 1);
        QVERIFY(warned.last()[0].toInt() <= 21);
    }

    void nothingIsAnnouncedUnlessItIsWanted()
    {
        AdsWorld rig;
        rig.service->warnings()->setAnnouncer(&m_announcer);
        rig.startAds();
        passUntil(rig, 20s);
        rig.passAndRead(3min);
        QVERIFY(m_announcer.said.isEmpty());
    }

    void theBreakIsAnnouncedBeforeAndAfter()
    {
        AdsWorld rig;
        rig.service->warnings()->setAnnouncer(&m_announcer);
        choose(rig, [](AdSettings &settings) {
            settings.announces = true;
            settings.announceAhead = 30;
            settings.announcement = u"{channel}: ads in {seconds} s for {length} s"_s;
            settings.announcementColor = Api::AnnouncementColor::Green;
            settings.announcesEnd = true;
        });
        QSignalSpy announced(rig.service->warnings(), &AdWarnings::announced);
        rig.startAds();
        passUntil(rig, 28s);
        QCOMPARE(m_announcer.said.size(), 1);
        QVERIFY2(m_announcer.said.first().text.contains(
                     QRegularExpression(u"^TeaAndTurrets: ads in 2[5-9] s for 90 s$"_s)),
                 qPrintable(m_announcer.said.first().text));
        QCOMPARE(m_announcer.said.first().color, Api::AnnouncementColor::Green);
        QVERIFY(m_announcer.said.first().within <= 29s);
        QVERIFY(announced.last()[1].value<Result<void>>());
        rig.read();
        QCOMPARE(m_announcer.said.size(), 1);
        rig.pass(35s);
        QTRY_VERIFY(rig.clock()->runningUntil().isValid());
        QCOMPARE(m_announcer.said.size(), 1);
        rig.passAndRead(95s);
        QTRY_COMPARE(m_announcer.said.size(), 2);
        QCOMPARE(m_announcer.said.last().text, AdWarnings::usualEndAnnouncement());
        // An end that is long past is not announced.
        rig.passAndRead(40min);
        rig.passAndRead(40min);
        QTRY_VERIFY(!rig.clock()->runningUntil().isValid());
        QVERIFY(m_announcer.said.size() <= 3);
    }

    void aNewStartDoesNotAnnounceTwiceAndAnnouncesTheEndAllTheSame()
    {
        AdsWorld rig;
        const auto announces = [](AdSettings &settings) {
            settings.announces = true;
            settings.announceAhead = 60;
            settings.announcesEnd = true;
        };
        const auto startAnew = [&] {
            rig.restart();
            rig.service->warnings()->setAnnouncer(&m_announcer);
            rig.startAds();
        };
        rig.service->warnings()->setAnnouncer(&m_announcer);
        choose(rig, announces);
        rig.startAds();
        passUntil(rig, 50s);
        QCOMPARE(m_announcer.said.size(), 1);
        startAnew();
        rig.read();
        QCOMPARE(m_announcer.said.size(), 1);
        // The program restarts during the break.
        rig.pass(60s);
        QTRY_VERIFY(rig.clock()->runningUntil().isValid());
        startAnew();
        QCOMPARE(m_announcer.said.size(), 1);
        rig.passAndRead(90s);
        QTRY_COMPARE(m_announcer.said.size(), 2);
        QCOMPARE(m_announcer.said.last().text, AdWarnings::usualEndAnnouncement());
        startAnew();
        rig.read();
        QCOMPARE(m_announcer.said.size(), 2);
    }

    void anEndThatNobodyCouldAnnounceIsSaid()
    {
        AdsWorld rig;
        rig.service->warnings()->setAnnouncer(&m_announcer);
        choose(rig, [](AdSettings &settings) { settings.announcesEnd = true; });
        rig.startAds();
        passUntil(rig, 5s);
        rig.pass(10s);
        QTRY_VERIFY(rig.clock()->runningUntil().isValid());
        rig.stop();
        rig.pass(5min);
        rig.restart();
        rig.service->warnings()->setAnnouncer(&m_announcer);
        QSignalSpy announced(rig.service->warnings(), &AdWarnings::announced);
        rig.startAds();
        QTRY_COMPARE(announced.count(), 1);
        QCOMPARE(announced.first()[0].toBool(), true);
        QVERIFY(!announced.first()[1].value<Result<void>>());
        QVERIFY(m_announcer.said.isEmpty());
    }

    void anAnnouncementThatTheEndOfTheProgramInterruptedIsSaid()
    {
        AdsWorld rig;
        m_announcer.isSlow = true;
        const auto quick = qScopeGuard([this] { m_announcer.isSlow = false; });
        rig.service->warnings()->setAnnouncer(&m_announcer);
        choose(rig, [](AdSettings &settings) { settings.announces = true; });
        rig.startAds();
        passUntil(rig, 20s);
        QCOMPARE(m_announcer.said.size(), 1);
        QVERIFY(rig.service->warnings()->isAnnouncing());
        rig.restart();
        rig.service->warnings()->setAnnouncer(&m_announcer);
        QSignalSpy announced(rig.service->warnings(), &AdWarnings::announced);
        rig.startAds();
        QTRY_COMPARE(announced.count(), 1);
        QCOMPARE(announced.first()[0].toBool(), false);
        QCOMPARE(announced.first()[1].value<Result<void>>().error().kind, Error::Kind::Timeout);
        QCOMPARE(m_announcer.said.size(), 1);
    }

    void whatCannotBeAnnouncedIsSaid()
    {
        AdsWorld rig;
        choose(rig, [](AdSettings &settings) {
            settings.announces = true;
            settings.announcement = u"{nonsense}"_s;
        });
        QSignalSpy announced(rig.service->warnings(), &AdWarnings::announced);
        QVERIFY(!rig.service->warnings()->announcementBlockReason().isEmpty());
        rig.service->warnings()->setAnnouncer(&m_announcer);
        QVERIFY(rig.service->warnings()->announcementBlockReason().isEmpty());
        rig.startAds();
        passUntil(rig, 20s);
        QCOMPARE(announced.count(), 1);
        QCOMPARE(announced.last()[1].value<Result<void>>().error().field, u"nonsense"_s);

        AdsWorld unscoped(
            {.scopes = without({Api::Scope::ModeratorManageAnnouncements}), .hasEvents = false});
        unscoped.service->warnings()->setAnnouncer(&m_announcer);
        QVERIFY(!unscoped.service->warnings()->announcementBlockReason().isEmpty());
    }

    void whatIsOldIsNotToldToOthers()
    {
        AdsWorld rig;
        rig.service->warnings()->setAnnouncer(&m_announcer);
        choose(rig, [](AdSettings &settings) {
            settings.announces = true;
            settings.announceAhead = 300;
        });
        rig.setPlan(1200, 90);
        rig.startAds();
        rig.sandbox.fault({.path = "/channels/ads", .times = -1, .status = 500});
        rig.pass(16min);
        rig.clock()->poll()->trigger();
        rig.time += 120'000;
        rig.polls()->checkDue();
        QTRY_VERIFY(!rig.clock()->poll()->failure().isEmpty());
        QVERIFY(m_announcer.said.isEmpty());
        rig.sandbox.clearFaults();
        rig.read();
        QTRY_COMPARE(m_announcer.said.size(), 1);
    }

    void theLittleWindowIsDueWhenItIsWanted()
    {
        StartedAds rig;
        passUntil(rig, 10s);
        QVERIFY(!rig.service->warnings()->isOverlayDue());
        choose(rig, [](AdSettings &settings) { settings.overlays = true; });
        QVERIFY(rig.service->warnings()->isOverlayDue());
        rig.passAndRead(15s);
        QTRY_VERIFY(rig.clock()->runningUntil().isValid());
        QVERIFY(rig.service->warnings()->isOverlayDue());
        rig.passAndRead(3min);
        QVERIFY(!rig.service->warnings()->isOverlayDue());
    }
};

QTEST_GUILESS_MAIN(TestAdWarnings)
#include "tst_ad_warnings.moc"
