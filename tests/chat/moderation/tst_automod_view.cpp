// SPDX-License-Identifier: GPL-3.0-or-later

// The tab AutoMod as a broadcaster uses it: real widgets, real events, and a sandbox.

#include "list_world.h"

#include "chat/moderation/lists/automod_texts.h"
#include "chat/moderation/lists/automod_view.h"
#include "chat/moderation/lists/channel_combo.h"
#include "kit/controls/segmented.h"
#include "kit/controls/slider.h"
#include "kit/messages/banner.h"
#include "kit/messages/empty_state.h"
#include "kit/messages/why_hint.h"
#include "kit/theme/theme.h"
#include "sandbox/automod/automod.h"

#include <QSlider>

using namespace Sidestage;
using namespace std::chrono_literals;
using Api::Scope;

namespace {

struct AutomodRig : ListWorld
{
    using ListWorld::ListWorld;

    AutomodView *openAutomod()
    {
        auto *view = open<AutomodView>();
        [&] { QTRY_VERIFY(!isShown(u"automodEmpty"_s) && view->freshness().asOf.isValid()); }();
        return view;
    }
    Slider *slider(const QString &category) const { return find<Slider>(category); }
    void set(const QString &category, int level) const { slider(category)->setValue(level); }
    int preset() const { return find<Segmented>(u"automodPresets"_s)->currentIndex(); }
    void choosePreset(int preset) const
    {
        auto *presets = find<Segmented>(u"automodPresets"_s);
        presets->setCurrentIndex(preset);
        Q_EMIT presets->chosen(preset);
    }
    Api::AutomodSettings onService(const QString &channel)
    {
        return sandbox.inSandbox(
            [&](Sandbox::World &world) { return world.area<Sandbox::Automod>().settings(channel); });
    }
    void changeElsewhere(const QString &channel, const Api::AutomodChanges &changes)
    {
        sandbox.act([&, by = idOf(u"quillscribe"_s)](Sandbox::World &world) {
            return world.area<Sandbox::Automod>().change(channel, by, changes);
        });
    }
    QString banner() const
    {
        const auto *shown = this->shown<Banner>(u"automodBanner"_s);
        return shown ? shown->sentence() : QString();
    }
    bool maySave() const { return action(u"saveAutomod"_s)->isEnabled(); }
    void save() const { action(u"saveAutomod"_s)->trigger(); }
};

}  // namespace

class TestAutomodView : public QObject
{
    Q_OBJECT

    std::unique_ptr<Theme> m_theme;

private Q_SLOTS:
    void initTestCase() { m_theme = std::make_unique<Theme>(); }

    void eachCategoryHasAName()
    {
        for (std::size_t i = 0; i < namesOf(Sandbox::AutomodCategory()).size(); ++i) {
            const auto name = QLatin1String(namesOf(Sandbox::AutomodCategory())[i]);
            QVERIFY2(automodCategory(name)[0].isUpper(), name.data());
        }
        for (const AutomodCategory &category : automodCategories)
            QVERIFY(!automodCategoryHint(QLatin1String(category.name)).isEmpty());
        QCOMPARE(automodCategory(u"something new"_s), u"something new"_s);
    }

    void levelsAreShownAndAChangeSendsAllCategories()
    {
        AutomodRig rig;
        rig.openAutomod();
        QCOMPARE(rig.preset(), 3);
        QCOMPARE(rig.slider(u"misogyny"_s)->value(), 3);
        QVERIFY(!rig.maySave());
        const Api::AutomodSettings before = rig.onService(rig.own);
        // By the keyboard.
        auto *track = rig.slider(u"swearing"_s)->findChild<QSlider *>();
        track->setFocus();
        QTest::keyClick(track, Qt::Key_Right);
        QCOMPARE(rig.slider(u"swearing"_s)->value(), before.swearing + 1);
        QVERIFY(rig.slider(u"swearing"_s)->findChild<QLabel *>()->text().contains(automodLevels()[1]));
        QCOMPARE(track->accessibleDescription(), automodLevels()[1]);
        QCOMPARE(rig.preset(), 5);
        QVERIFY(rig.maySave());
        QTest::keyClick(track, Qt::Key_Return, Qt::ControlModifier);
        QTRY_COMPARE(rig.onService(rig.own).swearing, before.swearing + 1);
        const Api::AutomodSettings after = rig.onService(rig.own);
        QVERIFY(!after.overallLevel);
        QCOMPARE(after.misogyny, before.misogyny);
        QCOMPARE(after.sexBasedTerms, before.sexBasedTerms);
        QTRY_VERIFY(!rig.maySave());
        QTRY_VERIFY(rig.lastUndo);
        rig.lastUndo();
        QTRY_COMPARE(rig.onService(rig.own).overallLevel, before.overallLevel);
        QCOMPARE(rig.onService(rig.own).swearing, before.swearing);
        QTRY_COMPARE(rig.preset(), 3);
    }

    void aPresetIsSentAsOverallLevelAlone()
    {
        AutomodRig rig;
        rig.openAutomod();
        rig.choosePreset(4);
        QVERIFY(rig.isShown(u"automodNote"_s));
        QVERIFY(!rig.slider(u"misogyny"_s)->isEnabled());
        QVERIFY(rig.slider(u"misogyny"_s)->findChild<QLabel *>()->text().isEmpty());
        rig.save();
        QTRY_COMPARE(rig.onService(rig.own).overallLevel, 4);
        QCOMPARE(rig.onService(rig.own).misogyny, 4);
        QTRY_COMPARE(rig.slider(u"misogyny"_s)->value(), 4);
        QVERIFY(rig.slider(u"misogyny"_s)->isEnabled());
        QVERIFY(!rig.isShown(u"automodNote"_s));
    }

    void discardGoesBackToTheService()
    {
        AutomodRig rig;
        rig.openAutomod();
        rig.watchCalls();
        rig.set(u"bullying"_s, 0);
        QVERIFY(rig.maySave());
        rig.action(u"discardAutomod"_s)->trigger();
        QCOMPARE(rig.slider(u"bullying"_s)->value(), rig.onService(rig.own).bullying);
        QCOMPARE(rig.preset(), 3);
        QVERIFY(!rig.maySave());
        QCOMPARE(rig.calls("PUT /moderation/automod/settings"), 0);
    }

    void whatOthersChangeMeanwhileIsToldAndNotOverwritten()
    {
        AutomodRig rig;
        auto *view = rig.openAutomod();
        QTRY_VERIFY(view->freshness().live);
        rig.set(u"bullying"_s, 0);
        rig.watchCalls();
        rig.changeElsewhere(rig.own, {.overallLevel = 1});
        QTRY_VERIFY(rig.banner().contains(u"QuillScribe"_s));
        QVERIFY(!rig.maySave());
        QCOMPARE(rig.slider(u"bullying"_s)->value(), 0);
        rig.save();
        QCOMPARE(rig.calls("PUT /moderation/automod/settings"), 0);
        rig.click(u"keepMine"_s);
        QTRY_VERIFY(rig.maySave());
        rig.save();
        QTRY_COMPARE(rig.onService(rig.own).misogyny, 3);
        QCOMPARE(rig.onService(rig.own).bullying, 0);
        // The other way.
        QTRY_VERIFY(!rig.maySave());
        rig.set(u"bullying"_s, 4);
        rig.changeElsewhere(rig.own, {.overallLevel = 2});
        QTRY_VERIFY(!rig.banner().isEmpty());
        rig.click(u"useTheirs"_s);
        QTRY_VERIFY(rig.banner().isEmpty());
        QCOMPARE(rig.preset(), 2);
        QCOMPARE(rig.slider(u"misogyny"_s)->value(), 2);
    }

    void withoutEventsAChangeElsewhereIsFoundBeforeSaving()
    {
        AutomodRig rig(SandboxFixture::everyScope(), false);
        rig.openAutomod();
        rig.set(u"bullying"_s, 0);
        rig.changeElsewhere(rig.own, {.overallLevel = 1});
        rig.watchCalls();
        rig.save();
        QTRY_VERIFY(rig.banner().contains(u"elsewhere"_s));
        QCOMPARE(rig.calls("PUT /moderation/automod/settings"), 0);
        QCOMPARE(rig.onService(rig.own).overallLevel, 1);
    }

    void aRefusalKeepsTheLevels()
    {
        AutomodRig rig;
        rig.openAutomod();
        rig.set(u"bullying"_s, 0);
        rig.sandbox.fault({.path = "/moderation/automod/settings",
                           .method = "PUT",
                           .times = -1,
                           .status = 403,
                           .message = u"The moon is full."_s});
        rig.save();
        QTRY_VERIFY(rig.banner().contains(u"The moon is full."_s));
        QCOMPARE(rig.slider(u"bullying"_s)->value(), 0);
        rig.sandbox.clearFaults();
        QTRY_VERIFY(rig.maySave());
        rig.save();
        QTRY_COMPARE(rig.onService(rig.own).bullying, 0);
        QTRY_VERIFY(rig.banner().isEmpty());
    }

    void whatWasSavedWithoutAnAnswerIsNotSaidToBeLostOrChangedElsewhere_data()
    {
        QTest::addColumn<bool>("hasEvents");
        QTest::newRow("with events") << true;
        QTest::newRow("without events") << false;
    }
    void whatWasSavedWithoutAnAnswerIsNotSaidToBeLostOrChangedElsewhere()
    {
        QFETCH(bool, hasEvents);
        AutomodRig rig(SandboxFixture::everyScope(), hasEvents);
        auto *view = rig.openAutomod();
        const auto saveUnanswered = [&] {
            rig.sandbox.fault({.path = "/moderation/automod/settings",
                               .method = "PUT",
                               .times = 1,
                               .status = 500,
                               .handled = true});
            rig.save();
        };
        rig.choosePreset(1);
        saveUnanswered();
        QTRY_COMPARE(rig.onService(rig.own).overallLevel, 1);
        QTRY_COMPARE(rig.slider(u"misogyny"_s)->value(), 1);
        QTRY_COMPARE(rig.banner(), QString());
        QVERIFY(!rig.maySave());
        QVERIFY(!view->freshness().loading);
        rig.set(u"bullying"_s, 4);
        saveUnanswered();
        QTRY_COMPARE(rig.onService(rig.own).bullying, 4);
        QTRY_VERIFY(!rig.action(u"discardAutomod"_s)->isEnabled());
        QTRY_COMPARE(rig.banner(), QString());
    }

    void whatIsChangedWhileItIsSavedStays()
    {
        AutomodRig rig;
        rig.openAutomod();
        const int before = rig.slider(u"swearing"_s)->value();
        rig.set(u"swearing"_s, before + 1);
        rig.set(u"misogyny"_s, 4);
        rig.save();
        rig.set(u"bullying"_s, 1);
        rig.set(u"misogyny"_s, 3);
        QTRY_VERIFY(rig.lastUndo);
        QCOMPARE(rig.onService(rig.own).swearing, before + 1);
        QCOMPARE(rig.slider(u"swearing"_s)->value(), before + 1);
        QCOMPARE(rig.slider(u"bullying"_s)->value(), 1);
        QCOMPARE(rig.slider(u"misogyny"_s)->value(), 3);
        QCOMPARE(rig.banner(), QString());
        QTRY_VERIFY(rig.maySave());
        // The undo leaves what it does not undo, and can be saved.
        const qsizetype told = rig.notes.size();
        rig.lastUndo();
        QTRY_COMPARE(rig.notes.size(), told + 1);
        QCOMPARE(rig.slider(u"swearing"_s)->value(), before);
        QCOMPARE(rig.slider(u"bullying"_s)->value(), 1);
        QTRY_VERIFY(rig.maySave());
        rig.save();
        QTRY_COMPARE(rig.onService(rig.own).bullying, 1);
        QCOMPARE(rig.onService(rig.own).swearing, before);
        QTRY_VERIFY(!rig.maySave());
    }

    void channelsHaveTheirOwnDrafts()
    {
        AutomodRig rig;
        rig.openAutomod();
        rig.set(u"bullying"_s, 0);
        auto *channels = rig.find<ChannelCombo>(u"moderationChannel"_s);
        channels->setChannel(rig.others[0]);
        QTRY_COMPARE(rig.preset(), rig.onService(rig.others[0]).overallLevel.value_or(5));
        QVERIFY(!rig.maySave());
        rig.choosePreset(0);
        rig.save();
        QTRY_COMPARE(rig.onService(rig.others[0]).overallLevel, 0);
        channels->setChannel(rig.own);
        QCOMPARE(rig.slider(u"bullying"_s)->value(), 0);
        QVERIFY(rig.maySave());
        QCOMPARE(rig.onService(rig.own).overallLevel, 3);
    }

    void aMissingPermissionIsExplained()
    {
        {
            AutomodRig rig(without({Scope::ModeratorManageAutomodSettings}));
            rig.openAutomod();
            QVERIFY(!rig.slider(u"bullying"_s)->isEnabled());
            QVERIFY(rig.action(u"saveAutomod"_s)->toolTip().contains(u"permission"_s));
            Q_EMIT rig.find<WhyHint>(u"automodWhy"_s)->actionTriggered();
            QCOMPARE(rig.asked, QList{Scope::ModeratorManageAutomodSettings});
        }
        AutomodRig rig(without({Scope::ModeratorReadAutomodSettings, Scope::ModeratorManageAutomodSettings}));
        rig.open<AutomodView>();
        QTRY_VERIFY(rig.isShown(u"automodEmpty"_s));
        rig.find<EmptyState>(u"automodEmpty"_s)->findChild<QAbstractButton *>()->click();
        QCOMPARE(rig.asked, QList{Scope::ModeratorReadAutomodSettings});
    }

    void theSliderShowsItsNumberInBothThemes()
    {
        Slider slider(4);
        slider.setValue(2);
        slider.resize(slider.sizeHint());
        for (const auto mode : {Theme::Mode::Light, Theme::Mode::Dark}) {
            m_theme->setMode(mode);
            const QImage image = slider.grab().toImage();
            const QColor edge = Theme::tokens().accentFill;
            bool isKnobDrawn = false;
            for (int x = 0; x < image.width() && !isKnobDrawn; ++x)
                isKnobDrawn = image.pixelColor(x, image.height() / 2) == edge;
            QVERIFY(isKnobDrawn);
        }
        QCOMPARE(slider.findChild<QLabel *>()->text(), u"2"_s);
    }
};

QTEST_MAIN(TestAutomodView)
#include "tst_automod_view.moc"
