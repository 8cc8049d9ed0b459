// SPDX-License-Identifier: GPL-3.0-or-later

// The page as a user sees it: real widgets, real events, the real client and the sandbox.

#include "test_window.h"
#include "test_world.h"

#include "channel/channel_page.h"
#include "channel/channel_service.h"
#include "channel/channel_texts.h"
#include "kit/controls/chip_edit.h"
#include "kit/controls/form_field.h"
#include "kit/controls/toggle.h"
#include "kit/search/search_combo.h"
#include "kit/theme/theme.h"

#include <QAccessible>
#include <QAction>
#include <QCheckBox>
#include <QComboBox>
#include <QLineEdit>
#include <QPushButton>
#include <QRadioButton>
#include <QSpinBox>
#include <QTreeWidget>

using namespace Sidestage;
using namespace Sidestage::Api;
using namespace std::chrono_literals;

namespace {

struct PageRig : TestWorld, TestWindow
{
    explicit PageRig(WorldSetup with = {})
        : TestWorld(std::move(with))
    {
        open();
    }
    void open()
    {
        page = show(new ChannelPage(account.get()), {1072, 700});
        [&] { QTRY_VERIFY(page->editor()->asOf().isValid()); }();
    }
    QLineEdit *title() const { return find<QLineEdit>("title"); }
    FormField *field(ChannelField which) const { return find<FormField>(u"field%1"_s.arg(int(which))); }
    void typeTitle(const QString &text)
    {
        title()->setFocus();
        title()->selectAll();
        QTest::keyClicks(title(), text);
    }
    Channel onService()
    {
        const auto channels = ask(GetChannels{.broadcasterIds = {id()}});
        return channels ? channels->value(0) : Channel{};
    }

    ChannelPage *page = nullptr;
};

}  // namespace

class TestChannelPage : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void theFormShowsTheChannel()
    {
        PageRig rig;
        const Channel channel = rig.onService();
        QCOMPARE(rig.title()->text(), channel.title);
        QCOMPARE(rig.find<SearchCombo>("category")->value(), channel.gameName);
        QCOMPARE(rig.find<ChipEdit>("tags")->tags(), channel.tags);
        QCOMPARE(rig.find<QComboBox>("language")->currentData().toString(), channel.broadcasterLanguage);
        QVERIFY(!rig.find<QWidget>("changes")->isVisible());
        QTRY_VERIFY(rig.find<QWidget>("editors")->findChildren<QLabel *>().size() >= 3);
        QVERIFY(rig.page->freshness().asOf.isValid());
    }

    void theEditorsAreReadWhoeverHasReadTheChannelBefore()
    {
        TestWorld rig;
        ChannelService service(rig.account.get());
        service.start();
        QTRY_VERIFY(service.editor()->asOf().isValid());  // the card of the overview has loaded it
        rig.sandbox.fault({.path = "/channels/editors", .times = -1, .status = 503});
        ChannelPage page(&service);
        page.resize(1072, 700);
        page.show();
        const auto *editors = page.findChild<QWidget *>(u"editors"_s);
        const auto words = [&] {
            QStringList all;
            for (const QLabel *label : editors->findChildren<QLabel *>())
                all.append(label->text());
            return all.join(u'|');
        };
        QTRY_VERIFY2(words().contains("Not refreshed. "_L1), qPrintable(words()));
        rig.sandbox.clearFaults();
        auto *retry = editors->findChild<QPushButton *>(u"retryEditors"_s);
        QVERIFY(retry);
        QTest::mouseClick(retry, Qt::LeftButton);
        QTRY_VERIFY2(words().contains("can edit this channel"_L1), qPrintable(words()));
        QTRY_VERIFY(!editors->findChild<QPushButton *>(u"retryEditors"_s));
    }

    void aTitleTypedIsComparedSentAndRemembered()
    {
        PageRig rig;
        rig.typeTitle(u"Act three, no maps"_s);
        QVERIFY(rig.find<QWidget>("changes")->isVisible());
        QVERIFY(rig.field(ChannelField::Title)->isChanged());
        QCOMPARE(rig.field(ChannelField::Title)->hint(), u"18 of 140 characters"_s);
        QSignalSpy notified(rig.page, &Sidestage::Page::notified);
        QTest::keyClick(rig.title(), Qt::Key_Return, Qt::ControlModifier);
        QTRY_COMPARE(notified.size(), 1);
        QCOMPARE(rig.onService().title, u"Act three, no maps"_s);
        QVERIFY(!rig.find<QWidget>("changes")->isVisible());
        QVERIFY(rig.find<QWidget>("history")->findChildren<QPushButton *>().size() >= 1);
    }

    void tooLongATitleStaysWholeAndIsNotSent()
    {
        PageRig rig;
        rig.title()->setFocus();
        rig.title()->selectAll();
        rig.title()->insert(QString(150, u'x'));
        Q_EMIT rig.title()->textEdited(rig.title()->text());
        QVERIFY2(rig.field(ChannelField::Title)->error().contains(u"10"_s),
                 qPrintable(rig.field(ChannelField::Title)->error()
                            + QString::number(rig.page->editor()->mine().title.size())));
        const int before = rig.sandbox.served("/channels");
        QTest::keyClick(rig.title(), Qt::Key_Return, Qt::ControlModifier);
        QTest::qWait(100);
        QCOMPARE(rig.sandbox.served("/channels"), before);
        QCOMPARE(rig.title()->text().size(), 150);
        QVERIFY(rig.title()->hasFocus());
    }

    void theServicesRefusalStandsAtItsField_data()
    {
        QTest::addColumn<int>("status");
        QTest::addColumn<QString>("message");
        QTest::newRow("400") << 400 << u"Status contains banned words."_s;
        QTest::newRow("403") << 403 << u"title not allowed"_s;
        QTest::newRow("409") << 409 << u"title: Too Many Requests"_s;
        QTest::newRow("401") << 401 << u"Missing scope: channel:manage:broadcast"_s;
    }
    void theServicesRefusalStandsAtItsField()
    {
        QFETCH(int, status);
        QFETCH(QString, message);
        PageRig rig;
        rig.typeTitle(u"refused"_s);
        rig.sandbox.fault({.path = "/channels", .skip = 1, .status = status, .message = message});
        rig.click("send");
        QTRY_VERIFY(rig.field(ChannelField::Title)->hasError());
        QVERIFY(rig.field(ChannelField::Title)->error().contains(message));
        QCOMPARE(rig.title()->text(), u"refused"_s);
        QVERIFY(rig.title()->hasFocus());
        QVERIFY(rig.find<QWidget>("changes")->isVisible());
        rig.click("send");  // sending again is possible at once
        QTRY_COMPARE(rig.onService().title, u"refused"_s);
    }

    void whatIsDiscardedIsNotSaidToBeRefused()
    {
        PageRig rig;
        rig.typeTitle(u"refused"_s);
        rig.sandbox.fault({.path = "/channels", .skip = 1, .status = 400, .message = u"Too long."_s});
        rig.click("send");
        QTRY_VERIFY(rig.field(ChannelField::Title)->hasError());
        QTest::keyClick(rig.title(), Qt::Key_Escape);
        QVERIFY(!rig.find<QWidget>("changes")->isVisible());
        QCOMPARE(rig.field(ChannelField::Title)->error(), QString());
    }

    void aCategoryIsFoundByTypingAndChosenByKey()
    {
        PageRig rig;
        auto *combo = rig.find<SearchCombo>("category");
        combo->lineEdit()->setFocus();
        combo->lineEdit()->selectAll();
        QTest::keyClicks(combo->lineEdit(), u"hollow"_s);
        QTRY_VERIFY(combo->isOpen());
        QTRY_COMPARE(rig.sandbox.served("/search/categories"), 1);  // one request for six letters
        QTRY_VERIFY(rig.page->findChild<CategorySearch *>()->model()->rowCount() > 0);
        QTRY_VERIFY(rig.page->findChild<CategorySearch *>()->model()->row(0).name.contains("Hollow"_L1));
        QTest::keyClick(combo->lineEdit(), Qt::Key_Down);
        QTest::keyClick(combo->lineEdit(), Qt::Key_Return);
        QTRY_VERIFY(rig.page->editor()->mine().gameName.contains("Hollow"_L1));
        rig.click("send");
        QTRY_VERIFY(rig.onService().gameName.contains("Hollow"_L1));
    }

    void textThatIsNoCategoryGoesBack()
    {
        PageRig rig;
        const QString before = rig.onService().gameName;
        auto *combo = rig.find<SearchCombo>("category");
        combo->lineEdit()->setFocus();
        combo->lineEdit()->selectAll();
        QTest::keyClicks(combo->lineEdit(), u"zzzz"_s);
        QTRY_VERIFY(combo->isOpen());
        QTest::keyClick(QApplication::activePopupWidget(), Qt::Key_Tab);
        QTRY_COMPARE(combo->lineEdit()->text(), before);
        QVERIFY(rig.page->editor()->changed().isEmpty());
    }

    void tagsAreAddedRefusedAndSent()
    {
        PageRig rig;
        auto *tags = rig.find<ChipEdit>("tags");
        tags->lineEdit()->setFocus();
        QTest::keyClicks(tags->lineEdit(), u"CharityStream,"_s);
        QVERIFY(tags->tags().contains(u"CharityStream"_s));
        QTest::keyClicks(tags->lineEdit(), u"no-good"_s);
        QTest::keyClick(tags->lineEdit(), Qt::Key_Return);
        QVERIFY(rig.field(ChannelField::Tags)->hasError());
        QCOMPARE(tags->pendingText(), u"no-good"_s);
        const int before = rig.sandbox.served("/channels");
        rig.click("send");  // not sent while the text in the field is not a valid tag
        QTest::qWait(50);
        QCOMPARE(rig.sandbox.served("/channels"), before);
        tags->lineEdit()->selectAll();
        QTest::keyClick(tags->lineEdit(), Qt::Key_Delete);
        rig.click("send");
        QTRY_VERIFY(rig.onService().tags.contains(u"CharityStream"_s));
    }

    void labelsLanguageAndBrandedContentAreSent()
    {
        PageRig rig;
        QTest::mouseClick(rig.find<QCheckBox>("label:Gambling"), Qt::LeftButton, {}, QPoint(8, 8));
        auto *language = rig.find<QComboBox>("language");
        language->setFocus();
        language->setCurrentIndex(language->findData(u"fr"_s));
        auto *branded = rig.find<Toggle>("branded");
        branded->setFocus();
        QTest::keyClick(branded, Qt::Key_Space);
        QCOMPARE(rig.page->editor()->changed().size(), 3);
        rig.click("send");
        QTRY_VERIFY(rig.page->editor()->changed().isEmpty());
        const Channel now = rig.onService();
        QVERIFY(now.contentClassificationLabels.contains(u"Gambling"_s));
        QCOMPARE(now.broadcasterLanguage, u"fr"_s);
        QVERIFY(now.isBrandedContent);
    }

    void delayIsForPartners()
    {
        PageRig affiliate;
        QVERIFY(!affiliate.find<QSpinBox>("delay")->isEnabled());
        QVERIFY(affiliate.find<QWidget>("whyDelay")->isVisible());
        PageRig partner({.login = u"pipnocturne"_s});
        auto *delay = partner.find<QSpinBox>("delay");
        QVERIFY(delay->isEnabled());
        const int before = partner.onService().delay;
        delay->setFocus();
        delay->selectAll();
        QTest::keyClicks(delay, u"901"_s);
        partner.click("send");  // nothing is sent, and the text stays
        QCOMPARE(delay->value(), 901);
        QVERIFY(delay->hasFocus());
        QCOMPARE(partner.onService().delay, before);
        delay->selectAll();
        QTest::keyClicks(delay, u"120"_s);
        partner.click("send");
        QTRY_COMPARE(partner.onService().delay, 120);
    }

    void withoutThePermissionItSaysWhy()
    {
        PageRig rig({.scopes = ScopeSet(Scope::UserReadFollows)});
        QVERIFY(rig.title()->isReadOnly());
        QVERIFY(rig.find<QWidget>("whyReadOnly")->isVisible());
        QCOMPARE(rig.title()->text(), rig.onService().title);  // but the values are shown
        // A draft from before can be seen, but not sent.
        Channel draft = rig.page->editor()->mine();
        draft.title = u"Another title"_s;
        rig.page->editor()->edit(ChannelField::Title, draft);
        QVERIFY(rig.find<QWidget>("changes")->isVisible());
        QVERIFY(!rig.find<QAbstractButton>("send")->isEnabled());
        const QAction *send = rig.page->findChild<QAction *>(u"sendChanges"_s);
        QVERIFY(!send->isEnabled());
        // Granted meanwhile.
        rig.grant(SandboxFixture::everyScope());
        QVERIFY(rig.find<QAbstractButton>("send")->isEnabled());
        QVERIFY(send->isEnabled());
        QVERIFY(!rig.title()->isReadOnly());
        QVERIFY(!rig.find<QWidget>("whyReadOnly")->isVisible());
        QTRY_VERIFY(rig.find<QWidget>("editors")->findChildren<QLabel *>().size() >= 3);
    }

    void whatIsTypedSurvivesTheProgram()
    {
        PageRig rig;
        QSignalSpy saved(rig.page, &Sidestage::Page::savedChanged);
        rig.typeTitle(u"half a sentence"_s);
        QTRY_VERIFY(rig.page->editor()->draftSavedAt().isValid());
        QVERIFY(!rig.page->saved().isEmpty());
        rig.window.reset();
        rig.open();
        QCOMPARE(rig.title()->text(), u"half a sentence"_s);
        QVERIFY(rig.find<QWidget>("changes")->isVisible());
    }

    void driftIsShownInThreeColumnsAndDecidedByTheUser()
    {
        PageRig rig;
        rig.typeTitle(u"mine"_s);
        QVERIFY(rig.ask(ModifyChannel{.broadcasterId = rig.id(), .changes = {.title = u"theirs"_s}}));
        rig.click("send");
        auto *dialog = rig.dialog("driftDialog");
        QCOMPARE(rig.onService().title, u"theirs"_s);
        QTest::mouseClick(dialog->findChild<QPushButton *>(u"keepEditing"_s), Qt::LeftButton);
        QVERIFY(rig.find<QWidget>("drift")->isVisible());
        QCOMPARE(rig.title()->text(), u"mine"_s);

        rig.page->compare();
        dialog = rig.dialog("driftDialog");
        QVERIFY(dialog->findChild<QRadioButton *>(u"mine0"_s)->isChecked());
        QTest::mouseClick(dialog->findChild<QPushButton *>(u"sendMine"_s), Qt::LeftButton);
        QTRY_COMPARE(rig.onService().title, u"mine"_s);
    }

    void whatChangesWhileTheDialogIsOpenIsShownBeforeItIsOverwritten()
    {
        PageRig rig;
        rig.typeTitle(u"mine"_s);
        QVERIFY(rig.ask(ModifyChannel{.broadcasterId = rig.id(), .changes = {.title = u"theirs"_s}}));
        rig.click("send");
        auto *dialog = rig.dialog("driftDialog");
        const auto shows = [&](const QString &title) {
            const QString value = valueOf(ChannelField::Title, Channel{.title = title});
            const auto labels = dialog->findChildren<QLabel *>();
            return std::ranges::any_of(labels, [&](const QLabel *label) { return label->text() == value; });
        };
        QVERIFY(shows(u"theirs"_s));
        QVERIFY(rig.ask(ModifyChannel{.broadcasterId = rig.id(), .changes = {.title = u"theirs again"_s}}));
        rig.page->editor()->refresh();
        QTRY_VERIFY(shows(u"theirs again"_s));
        QVERIFY(!shows(u"theirs"_s));
        auto *theirs = dialog->findChild<QRadioButton *>(u"theirs0"_s);
        QVERIFY(theirs->accessibleName().contains(u"theirs again"_s));
        QVERIFY(dialog->findChild<QRadioButton *>(u"mine0"_s)->isChecked());
        // Another field, which was not in the dialog before.
        const int row = int(ChannelField::Tags);
        QVERIFY(!dialog->findChild<QRadioButton *>(u"theirs%1"_s.arg(row)));
        Channel tagged = rig.page->editor()->mine();
        tagged.tags = {u"Mine"_s};
        rig.page->editor()->edit(ChannelField::Tags, tagged);
        QVERIFY(
            rig.ask(ModifyChannel{.broadcasterId = rig.id(), .changes = {.tags = QStringList{u"Theirs"_s}}}));
        rig.page->editor()->refresh();
        QTRY_VERIFY(dialog->findChild<QRadioButton *>(u"theirs%1"_s.arg(row)));
        QTest::mouseClick(dialog->findChild<QPushButton *>(u"sendMine"_s), Qt::LeftButton);
        QTRY_COMPARE(rig.onService().title, u"mine"_s);
        QCOMPARE(rig.onService().tags, QStringList{u"Mine"_s});
    }

    void discardingCanBeUndone()
    {
        PageRig rig;
        const QString before = rig.title()->text();
        rig.typeTitle(u"gone and back"_s);
        std::function<void()> undo;
        connect(rig.page, &Sidestage::Page::notified, this,
                [&](const QString &, const std::function<void()> &u) { undo = u; });
        QTest::keyClick(rig.title(), Qt::Key_Escape);
        QCOMPARE(rig.title()->text(), before);
        QVERIFY(undo);
        undo();
        QCOMPARE(rig.title()->text(), u"gone and back"_s);
    }

    void undoingWhatWasSentLeavesWhatOthersChangedMeanwhile()
    {
        PageRig rig;
        const QString before = rig.title()->text();
        std::function<void()> undo;
        connect(rig.page, &Sidestage::Page::notified, this,
                [&](const QString &, const std::function<void()> &u) { undo = u; });
        rig.typeTitle(u"mine"_s);
        rig.watchCalls();
        // The tags change between the request and the reading that confirms it.
        rig.sandbox.fault({.path = "/channels", .method = "PATCH", .delay = 1s});
        rig.click("send");
        QTRY_COMPARE(rig.calls("PATCH /channels"), 1);
        const QStringList theirs{u"Theirs"_s};
        QVERIFY(rig.ask(ModifyChannel{.broadcasterId = rig.id(), .changes = {.tags = theirs}}));
        QTRY_VERIFY(undo);
        QTRY_COMPARE(rig.page->editor()->service().tags, theirs);
        undo();
        QCOMPARE(rig.title()->text(), before);
        QCOMPARE(rig.find<ChipEdit>("tags")->tags(), theirs);
        QCOMPARE(rig.page->editor()->changed(), QList{ChannelField::Title});
    }

    void presetsAreSavedAppliedEditedAndDeleted()
    {
        PageRig rig;
        rig.title()->setFocus();
        QTest::keyClick(rig.title(), Qt::Key_S, Qt::ControlModifier);
        auto *dialog = rig.dialog("presetDialog");
        QTest::mouseClick(dialog->findChild<QPushButton *>(u"savePreset"_s), Qt::LeftButton);
        QVERIFY(dialog->isVisible());  // a name is required
        QTest::keyClicks(dialog->findChild<QLineEdit *>(u"presetName"_s), u"Q&A"_s);
        QTest::keyClick(dialog, Qt::Key_Return);
        QTRY_VERIFY(rig.page->findChild<QPushButton *>(u"apply:Q&A"_s));
        QCOMPARE(rig.find<QPushButton>("preset:Q&A")->text(), u"Q&&A"_s);  // no access key

        const QString before = rig.title()->text();
        rig.typeTitle(u"something else"_s);
        rig.click("send");
        QTRY_VERIFY(rig.page->editor()->changed().isEmpty());
        rig.click("apply:Q&A");
        QCOMPARE(rig.title()->text(), before);
        QCOMPARE(rig.page->editor()->changed(), QList{ChannelField::Title});

        rig.click("preset:Q&A");
        dialog = rig.dialog("presetDialog");
        QTest::mouseClick(dialog->findChild<QPushButton *>(u"removePreset"_s), Qt::LeftButton);
        QTRY_VERIFY(!rig.page->findChild<QPushButton *>(u"apply:Q&A"_s));
    }

    void historyPutsFormerValuesIntoTheForm()
    {
        PageRig rig;
        const QString before = rig.title()->text();
        rig.typeTitle(u"next"_s);
        rig.click("send");
        QTRY_VERIFY(rig.page->editor()->changed().isEmpty());
        rig.page->showHistory();
        auto *dialog = rig.dialog("historyDialog");
        auto *table = dialog->findChild<QTreeWidget *>(u"historyTable"_s);
        QVERIFY(table->topLevelItemCount() >= 1);
        table->setCurrentItem(table->topLevelItem(0));
        QTest::mouseClick(dialog->findChild<QPushButton *>(u"undoChange"_s), Qt::LeftButton);
        QTRY_COMPARE(rig.title()->text(), before);
        QCOMPARE(rig.onService().title, u"next"_s);
    }

    void ofTagsThatChangedTheHistoryHasThoseFirst()
    {
        const Api::Channel before{.tags = {u"Tea"_s, u"Cosy"_s, u"Maps"_s}};
        Api::Channel after = before;
        after.tags.last() = u"Turrets"_s;
        QCOMPARE(valueBeside(ChannelField::Tags, before, after), u"Maps, Tea, Cosy"_s);
        QCOMPARE(valueBeside(ChannelField::Tags, after, before), u"Turrets, Tea, Cosy"_s);
        QCOMPARE(valueBeside(ChannelField::Tags, Api::Channel(), before),
                 valueOf(ChannelField::Tags, Api::Channel()));
    }

    void itCanBeUsedByKeyboardAndScreenReaderAlone()
    {
        PageRig rig;
        QSet<QWidget *> reached;
        rig.title()->setFocus(Qt::TabFocusReason);
        for (int i = 0; i < 60; ++i) {
            QWidget *focus = rig.page->focusWidget();
            QVERIFY(focus);
            reached.insert(focus);
            QAccessibleInterface *accessible = QAccessible::queryAccessibleInterface(focus);
            QVERIFY(accessible);
            QVERIFY2(!accessible->text(QAccessible::Name).isEmpty(),
                     qPrintable(QString::fromLatin1(focus->metaObject()->className()) + u' '
                                + focus->objectName()));
            QTest::keyClick(focus, Qt::Key_Tab);
        }
        for (const char *name : {"title", "language", "branded", "newPreset", "favouriteCategory"})
            QVERIFY2(reached.contains(rig.find<QWidget>(name)), name);
    }

    void itFitsIntoNarrowWindowsAndLargeText()
    {
        Theme theme;
        PageRig rig;
        for (const int percent : {100, 200}) {
            theme.setTextScale(percent);
            rig.page->resize(640, 480);
            QCoreApplication::processEvents();
            QVERIFY(rig.page->minimumSizeHint().width() <= 640);
            QVERIFY(rig.find<QWidget>("channelForm")->width() <= rig.page->width());
        }
    }
};

QTEST_MAIN(TestChannelPage)
#include "tst_channel_page.moc"
