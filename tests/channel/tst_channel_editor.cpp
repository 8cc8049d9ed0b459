// SPDX-License-Identifier: GPL-3.0-or-later
#include "test_world.h"

#include "channel/channel_editor.h"
#include "search/category_search.h"

using namespace Sidestage;
using namespace Sidestage::Api;
using namespace std::chrono_literals;

namespace {

struct EditorRig : TestWorld
{
    EditorRig() { load(); }

    void load()
    {
        editor = std::make_unique<ChannelEditor>(&client(), &channels, id());
        editor->refresh();
        [&] { QTRY_VERIFY(editor->asOf().isValid()); }();
    }
    void type(ChannelField field, const std::function<void(Channel &)> &set)
    {
        Channel value = editor->mine();
        set(value);
        editor->edit(field, value);
    }
    void title(const QString &text)
    {
        type(ChannelField::Title, [&](Channel &c) { c.title = text; });
    }
    /// Changes the channel as another client does.
    void elsewhere(const ChannelChanges &changes)
    {
        QVERIFY(ask(ModifyChannel{.broadcasterId = id(), .changes = changes}));
    }
    Channel onService()
    {
        const auto found = ask(GetChannels{.broadcasterIds = {id()}});
        return found ? found->value(0) : Channel{};
    }
    void refresh()
    {
        QSignalSpy answer(editor.get(), &ChannelEditor::serviceChanged);
        editor->refresh();
        QVERIFY(answer.wait());
    }

    ChannelStore channels{store.get(), id()};
    std::unique_ptr<ChannelEditor> editor;
};

}  // namespace

class TestChannelEditor : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void anEventSaysThatItHasChangedElsewhere()
    {
        EditorRig rig;
        rig.editor->keepFresh(rig.account->events(), rig.account->polls());
        QTRY_VERIFY(rig.editor->isLive());
        QTRY_VERIFY(!rig.editor->poll()->isReading());
        rig.title(u"Mine"_s);
        rig.elsewhere({.title = u"Theirs"_s});
        QTRY_COMPARE(rig.editor->service().title, u"Theirs"_s);
        QCOMPARE(rig.editor->mine().title, u"Mine"_s);
        QCOMPARE(rig.editor->drifted(), QList<ChannelField>{ChannelField::Title});
        // Without events it polls.
        QCOMPARE(rig.editor->poll()->interval(), 60);
        rig.account->session()->end();
        QVERIFY(!rig.editor->isLive());
    }

    void onlyWhatChangedIsSentAndRemembered()
    {
        EditorRig rig;
        const Channel before = rig.editor->service();
        rig.title(u"Act three"_s);
        rig.type(ChannelField::Labels, [](Channel &c) { setLabel(c, Label::ViolentGraphic, true); });
        QCOMPARE(rig.editor->changed(), QList<ChannelField>({ChannelField::Title, ChannelField::Labels}));
        QSignalSpy sent(rig.editor.get(), &ChannelEditor::sent);
        rig.editor->send();
        QVERIFY(rig.editor->isSending());
        QVERIFY(sent.wait());
        const Channel after = rig.onService();
        QCOMPARE(after.title, u"Act three"_s);
        QCOMPARE(after.tags, before.tags);
        QVERIFY(after.contentClassificationLabels.contains(u"ViolentGraphic"_s));
        QVERIFY(rig.editor->changed().isEmpty());
        QVERIFY(!rig.channels.draft());
        const ChannelChange entry = rig.channels.history().first();
        QCOMPARE(entry.origin, ChannelChange::Origin::Here);
        QCOMPARE(entry.before.title, before.title);
        QCOMPARE(entry.fields().size(), 2);
    }

    void whatAnotherPartSendsIsNoChangeElsewhere()
    {
        EditorRig rig;
        Channel wanted = rig.editor->service();
        wanted.title = u"By a show"_s;
        rig.editor->expect({ChannelField::Title}, wanted);
        rig.elsewhere({.title = wanted.title, .tags = QStringList{u"Theirs"_s}});
        rig.refresh();
        QList<ChannelChange> history = rig.channels.history();
        QCOMPARE(history.size(), 2);
        QCOMPARE(history[0].origin, ChannelChange::Origin::Here);
        QCOMPARE(history[0].fields(), QList{ChannelField::Title});
        QCOMPARE(history[1].origin, ChannelChange::Origin::Elsewhere);
        QCOMPARE(history[1].fields(), QList{ChannelField::Tags});
        // It is expected once.
        rig.elsewhere({.title = u"Theirs"_s});
        rig.refresh();
        rig.elsewhere({.title = wanted.title});
        rig.refresh();
        history = rig.channels.history();
        QCOMPARE(history.size(), 4);
        QCOMPARE(history[0].origin, ChannelChange::Origin::Elsewhere);
    }

    void anAnswerThatIsOlderThanWhatWasSentIsNotUsed()
    {
        EditorRig rig;
        rig.sandbox.fault({.path = "/channels", .method = "GET", .delay = 2s});
        const int before = rig.sandbox.served("/channels");
        rig.editor->refresh();
        QTRY_COMPARE(rig.sandbox.served("/channels"), before + 1);
        rig.title(u"Act three"_s);
        QSignalSpy sent(rig.editor.get(), &ChannelEditor::sent);
        rig.editor->send();
        QVERIFY(sent.wait());
        QVERIFY(rig.editor->isLoading());
        QTRY_VERIFY(!rig.editor->isLoading());
        QCOMPARE(rig.editor->service().title, u"Act three"_s);
        QCOMPARE(rig.channels.history().size(), 1);
    }

    void aRefusalKeepsTheDraft()
    {
        EditorRig rig;
        rig.title(u"kept"_s);
        rig.sandbox.fault(
            {.path = "/channels", .skip = 1, .status = 400, .message = u"Title is too long."_s});
        QSignalSpy refused(rig.editor.get(), &ChannelEditor::refused);
        rig.editor->send();
        QVERIFY(refused.wait());
        QCOMPARE(refused.first().at(0).value<Error>().message, u"Title is too long."_s);
        QCOMPARE(refused.first().at(1).value<std::optional<ChannelField>>(),
                 std::optional(ChannelField::Title));
        QCOMPARE(rig.editor->mine().title, u"kept"_s);
        QCOMPARE(rig.channels.draft()->mine.title, u"kept"_s);
        QVERIFY(!rig.editor->isSending());
    }

    void aBrokenRuleIsToldWithoutAsking()
    {
        EditorRig rig;
        const int before = rig.sandbox.served("/channels");
        rig.title(QString());
        QSignalSpy refused(rig.editor.get(), &ChannelEditor::refused);
        rig.editor->send();
        QCOMPARE(refused.size(), 1);
        QCOMPARE(rig.sandbox.served("/channels"), before);
    }

    void whatWasJustTypedIsKeptWhenTheProgramEnds()
    {
        EditorRig rig;
        rig.title(u"the last word"_s);
        rig.editor.reset();
        rig.load();
        QCOMPARE(rig.editor->mine().title, u"the last word"_s);
    }

    void aDraftComesBackAfterACrash()
    {
        EditorRig rig;
        rig.title(u"typed before the crash"_s);
        QSignalSpy saved(rig.editor.get(), &ChannelEditor::draftSaved);
        QVERIFY(saved.wait());
        QVERIFY(rig.editor->draftSavedAt().isValid());
        rig.editor.reset();
        rig.load();
        QCOMPARE(rig.editor->mine().title, u"typed before the crash"_s);
        QCOMPARE(rig.editor->changed(), QList{ChannelField::Title});
        QVERIFY(rig.editor->drifted().isEmpty());
    }

    void anUntouchedFieldFollowsTheService()
    {
        EditorRig rig;
        rig.title(u"mine"_s);
        rig.elsewhere({.broadcasterLanguage = u"de"_s});
        rig.refresh();
        QCOMPARE(rig.editor->mine().broadcasterLanguage, u"de"_s);
        QCOMPARE(rig.editor->mine().title, u"mine"_s);
        QVERIFY(rig.editor->drifted().isEmpty());
        const ChannelChange entry = rig.channels.history().first();
        QCOMPARE(entry.origin, ChannelChange::Origin::Elsewhere);
        QCOMPARE(entry.fields(), QList{ChannelField::Language});
    }

    void whatWasChangedElsewhereIsNeverOverwrittenUnseen()
    {
        EditorRig rig;
        const QString began = rig.editor->service().title;
        rig.title(u"mine"_s);
        rig.elsewhere({.title = u"theirs"_s});
        QSignalSpy drift(rig.editor.get(), &ChannelEditor::driftFound);
        QSignalSpy sent(rig.editor.get(), &ChannelEditor::sent);
        rig.editor->send();  // without a refresh in between: it reads by itself
        QVERIFY(drift.wait());
        QCOMPARE(sent.size(), 0);
        QCOMPARE(rig.onService().title, u"theirs"_s);
        QCOMPARE(rig.editor->drifted(), QList{ChannelField::Title});
        QCOMPARE(rig.editor->began().title, began);
        QCOMPARE(rig.editor->service().title, u"theirs"_s);
        QCOMPARE(rig.editor->mine().title, u"mine"_s);

        rig.editor->keepMine(ChannelField::Title);
        rig.editor->send();
        QVERIFY(sent.wait());
        QCOMPARE(rig.onService().title, u"mine"_s);
    }

    void whatIsTypedWhileItIsSentIsTheNextEditAndNoDrift_data()
    {
        QTest::addColumn<bool>("isOldValue");
        QTest::newRow("another value") << false;
        QTest::newRow("the former value") << true;
    }
    void whatIsTypedWhileItIsSentIsTheNextEditAndNoDrift()
    {
        QFETCH(bool, isOldValue);
        EditorRig rig;
        const QString next = isOldValue ? rig.editor->service().title : u"second"_s;
        rig.watchCalls();
        rig.sandbox.fault({.path = "/channels", .method = "PATCH", .delay = 1s});
        rig.title(u"first"_s);
        QSignalSpy sent(rig.editor.get(), &ChannelEditor::sent);
        rig.editor->send();
        QTRY_COMPARE(rig.calls("PATCH /channels"), 1);
        QVERIFY(rig.editor->isSending());
        rig.title(next);
        QTRY_COMPARE(sent.size(), 1);
        QCOMPARE(rig.onService().title, u"first"_s);
        QCOMPARE(rig.editor->mine().title, next);
        QCOMPARE(rig.editor->changed(), QList{ChannelField::Title});
        QVERIFY(rig.editor->drifted().isEmpty());
        rig.editor->send();
        QTRY_COMPARE(sent.size(), 2);
        QCOMPARE(rig.onService().title, next);
    }

    void theirsCanBeTaken()
    {
        EditorRig rig;
        rig.title(u"mine"_s);
        rig.elsewhere({.title = u"theirs"_s});
        rig.refresh();
        rig.editor->discard(ChannelField::Title);
        QVERIFY(rig.editor->changed().isEmpty());
        QCOMPARE(rig.editor->mine().title, u"theirs"_s);
    }

    void whatSomebodyElseAlreadyDidNeedsNoSending()
    {
        EditorRig rig;
        rig.title(u"same idea"_s);
        rig.elsewhere({.title = u"same idea"_s});
        QSignalSpy sent(rig.editor.get(), &ChannelEditor::sent);
        rig.editor->send();
        QVERIFY(sent.wait());
        QVERIFY(sent.first().first().value<QList<ChannelField>>().isEmpty());
        QVERIFY(rig.editor->changed().isEmpty());
    }

    void driftAcrossARestartIsSeen()
    {
        EditorRig rig;
        rig.title(u"mine"_s);
        QSignalSpy saved(rig.editor.get(), &ChannelEditor::draftSaved);
        QVERIFY(saved.wait());
        rig.editor.reset();
        rig.elsewhere({.title = u"changed while closed"_s});
        rig.load();
        QCOMPARE(rig.editor->drifted(), QList{ChannelField::Title});
        QCOMPARE(rig.channels.history().first().origin, ChannelChange::Origin::Elsewhere);
    }

    void whatTheServiceIgnoresIsTold()
    {
        EditorRig rig;
        const QString before = rig.editor->service().gameId;
        rig.type(ChannelField::Category, [](Channel &c) {
            c.gameId = u"99999999"_s;
            c.gameName = u"No such game"_s;
        });
        QSignalSpy ignored(rig.editor.get(), &ChannelEditor::ignored);
        QSignalSpy sent(rig.editor.get(), &ChannelEditor::sent);
        rig.editor->send();
        QVERIFY(ignored.wait());
        QCOMPARE(sent.size(), 0);  // the channel does not have the wanted values
        QVERIFY(rig.editor->drifted().isEmpty());
        QCOMPARE(ignored.first().first().value<QList<ChannelField>>(), QList{ChannelField::Category});
        QCOMPARE(rig.editor->service().gameId, before);
    }

    void offlineNothingIsLost()
    {
        EditorRig rig;
        rig.title(u"typed offline"_s);
        rig.sandbox.fault({.path = "/channels", .times = -1, .cutConnection = true});
        QSignalSpy refused(rig.editor.get(), &ChannelEditor::refused);
        rig.editor->send();
        QVERIFY(refused.wait(20'000));
        QCOMPARE(rig.editor->mine().title, u"typed offline"_s);
        rig.editor->refresh();
        QTRY_VERIFY(rig.editor->hasFailed());
        QVERIFY(rig.editor->isKnown());  // the old data stay
        rig.sandbox.clearFaults();
        QSignalSpy sent(rig.editor.get(), &ChannelEditor::sent);
        rig.editor->send();
        QVERIFY(sent.wait());
        QCOMPARE(rig.onService().title, u"typed offline"_s);
    }

    void aWriteWhoseAnswerWasLostIsRecognised()
    {
        EditorRig rig;
        rig.title(u"arrived unheard"_s);
        rig.sandbox.fault({.path = "/channels", .skip = 1, .cutConnection = true, .handled = true});
        QSignalSpy refused(rig.editor.get(), &ChannelEditor::refused);
        rig.editor->send();
        QVERIFY(refused.wait(20'000));
        rig.refresh();
        QVERIFY(rig.editor->changed().isEmpty());  // the service has these values: nothing to send
    }

    void presetsAndUndoFillTheFormAndSendNothing()
    {
        EditorRig rig;
        const QString first = rig.editor->service().title;
        ChannelPreset preset{.name = u"Horror night"_s,
                             .fields = {ChannelField::Title, ChannelField::Branded},
                             .values = {.title = u"Boo"_s, .isBrandedContent = true}};
        QVERIFY(rig.channels.savePreset(preset));
        rig.editor->apply(preset);
        QCOMPARE(rig.editor->changed(), QList<ChannelField>({ChannelField::Title, ChannelField::Branded}));
        QCOMPARE(rig.onService().title, first);
        QSignalSpy sent(rig.editor.get(), &ChannelEditor::sent);
        rig.editor->send();
        QVERIFY(sent.wait());
        QCOMPARE(rig.channels.history().first().preset, u"Horror night"_s);
        rig.editor->undo(rig.channels.history().first());
        QCOMPARE(rig.editor->mine().title, first);
        QCOMPARE(rig.onService().title, u"Boo"_s);
    }

    void aHistoryThatCannotBeWrittenIsTold()
    {
        EditorRig rig;
        QVERIFY(rig.store->database().execute("DROP TABLE channel_history"));
        rig.title(u"sent all the same"_s);
        QSignalSpy notKept(rig.editor.get(), &ChannelEditor::notKept);
        QSignalSpy sent(rig.editor.get(), &ChannelEditor::sent);
        rig.editor->send();
        QVERIFY(sent.wait());
        QCOMPARE(notKept.size(), 1);
        QCOMPARE(notKept.first().first().value<Error>().kind, Error::Kind::Storage);
    }

    void discardingGoesBackToTheService()
    {
        EditorRig rig;
        const QString before = rig.editor->service().title;
        rig.title(u"x"_s);
        rig.editor->discard();
        QCOMPARE(rig.editor->mine().title, before);
        QVERIFY(!rig.channels.draft());
    }

    void theNewestSearchWins()
    {
        EditorRig rig;
        CategorySearch search(&rig.client(), [&] { return rig.channels.offeredCategories(); });
        rig.sandbox.fault({.path = "/search/categories", .delay = 300ms});
        search.search(u"ember"_s);   // its response is late
        search.search(u"hollow"_s);  // its response comes at once
        QTRY_COMPARE(search.model()->rowCount() > 0, true);
        QVERIFY(search.model()->row(0).name.contains("Hollow"_L1));
        QTest::qWait(400);
        QVERIFY(search.model()->row(0).name.contains("Hollow"_L1));
        QVERIFY(!search.isSearching());
    }

    void anEmptySearchOffersFavouritesAndRecentOnes()
    {
        EditorRig rig;
        QVERIFY(rig.channels.setFavourite({.id = u"1"_s, .name = u"Favourite"_s}, true));
        QVERIFY(rig.channels.noteUsed({.id = u"2"_s, .name = u"Recent"_s}));
        CategorySearch search(&rig.client(), [&] { return rig.channels.offeredCategories(); });
        search.search(u"  "_s);
        QCOMPARE(search.model()->rowCount(), 3);  // and "No category"
        QCOMPARE(search.model()->row(0).name, u"Favourite"_s);
        QVERIFY(search.model()->row(2).id.isEmpty());
        QCOMPARE(rig.sandbox.served("/search/categories"), 0);
    }

    void aFailedSearchSaysWhy()
    {
        EditorRig rig;
        CategorySearch search(&rig.client(), [&] { return rig.channels.offeredCategories(); });
        rig.sandbox.fault({.path = "/search/categories", .times = 3, .status = 500});
        search.search(u"hollow"_s);
        QTRY_VERIFY(!search.isSearching());
        QCOMPARE(search.failure().kind, Error::Kind::Server);
    }
};

QTEST_GUILESS_MAIN(TestChannelEditor)
#include "tst_channel_editor.moc"
