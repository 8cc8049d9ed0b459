// SPDX-License-Identifier: GPL-3.0-or-later

// The warning before a break plays the sound that the user has chosen, whether the window is in front or not.

#include "alert_steps.h"
#include "sound_recorder.h"

#include "alerts/tones.h"

using namespace Sidestage;
using namespace std::chrono_literals;

class TstAdSounds : public QObject, public DashboardWorld
{
    Q_OBJECT

    std::unique_ptr<SoundRecorder> m_ears{};

    AlertSteps steps() const { return AlertSteps(m_driver.get()); }

private Q_SLOTS:
    void init()
    {
        m_ears = std::make_unique<SoundRecorder>();
        QVERIFY(begin());
    }
    void cleanup()
    {
        m_driver.reset();
        m_ears.reset();
    }

    void whatIsChosenIsPlayedAsLoudAsIsChosen()
    {
        QVERIFY(steps().choose([](AdSettings &settings) {
            settings.warnAhead = {60, 20};
            settings.sound = u"knock"_s;
            settings.volume = 35;
        }));
        QVERIFY(m_ears->heard.isEmpty());
        QVERIFY2(steps().comeNear(50s), qPrintable(m_driver->problem()));
        QCOMPARE(m_ears->heard.size(), 1);
        QCOMPARE(m_ears->heard.last().first, Tones::wav(u"knock"_s));
        QCOMPARE(m_ears->heard.last().second, 0.35);
        // A new choice takes effect with the next warning.
        QVERIFY(steps().choose([](AdSettings &settings) {
            settings.sound = u"rise"_s;
            settings.volume = 100;
        }));
        m_driver->window()->showMinimized();
        QVERIFY2(steps().comeNear(15s), qPrintable(m_driver->problem()));
        QCOMPARE(m_ears->heard.size(), 2);
        QCOMPARE(m_ears->heard.last().first, Tones::wav(u"rise"_s));
        QCOMPARE(m_ears->heard.last().second, 1.0);
    }

    void withoutAChosenSoundItIsSilent()
    {
        QVERIFY(steps().choose([](AdSettings &settings) { settings.sound.clear(); }));
        QVERIFY2(steps().comeNear(50s), qPrintable(m_driver->problem()));
        QVERIFY2(steps().isSaid(u"Ads soon"_s), "it is seen all the same");
        QVERIFY(m_ears->heard.isEmpty());
    }

    void whereNothingCanBeHeardTheWarningIsSeenAllTheSame()
    {
        m_ears->isDeaf = true;
        QVERIFY2(steps().comeNear(50s), qPrintable(m_driver->problem()));
        QVERIFY(steps().isSaid(u"Ads soon"_s));
        QVERIFY(m_ears->heard.isEmpty());
    }
};

SIDESTAGE_TEST_MAIN(TstAdSounds)
#include "tst_ad_sounds.moc"
