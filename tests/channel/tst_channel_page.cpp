// SPDX-License-Identifier: GPL-3.0-or-later

// The page as a user sees it: real widgets, real events, the real client and the sandbox.

#include "test_window.h"
#include "test_world.h"

#include "channel/channel_page.h"
#include "channel/channel_service.h"
#include "channel/channel_texts.h"
#include "kit/controls/chip_edit.h"
#include "kit/controls/form_field.h"
#include "kit/controls/search_combo.h"
#include "kit/controls/toggle.h"
#include "kit/theme/theme.h"

#include <QAccessible>
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
    FormField *field(ChannelField which) const
    {
        return find<FormField>(QStringLiteral("field%1").arg(int(which)));
    }
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
        const auto *editors = page.findChild<QWidget *>(QStringLiteral("editors"));
        const auto words = [&] {
            QStringList all;
            for (const QLabel *label : editors->findChildren<QLabel *>())
                all.append(label->text());
            return all.join(u'|');
        };
        QTRY_VERIFY2(words().contains(QLatin1String("Not refreshed. ")), qPrintable(words()));
        rig.sandbox.clearFaults();
        auto *retry = editors->findChild<QPushButton *>(QStringLiteral("retryEditors"));
        QVERIFY(retry);
        QTest::mouseClick(retry, Qt::LeftButton);
        QTRY_VERIFY2(words().contains(QLatin1String("can edit this channel")), qPrintable(words()));
        QVERIFY(!editors->findChild<QPushButton *>(QStringLiteral("retryEditors")));
    }

    void aTitleTypedIsComparedSentAndRemembered()
    {
        PageRig rig;
        rig.typeTitle(QStringLiteral("Act three, no maps"));
        QVERIFY(rig.find<QWidget>("changes")->isVisible());
        QVERIFY(rig.field(ChannelField::Title)->isChanged());
        QCOMPARE(rig.field(ChannelField::Title)->hint(), QStringLiteral("18 of 140 characters"));
        QSignalSpy notified(rig.page, &Sidestage::Page::notified);
        QTest::keyClick(rig.title(), Qt::Key_Return, Qt::ControlModifier);
        QTRY_COMPARE(notified.size(), 1);
        QCOMPARE(rig.onService().title, QStringLiteral("Act three, no maps"));
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
        QVERIFY2(rig.field(ChannelField::Title)->error().contains(QStringLiteral("10")),
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
        QTest::newRow("400") << 400 << QStringLiteral("Status contains banned words.");
        QTest::newRow("403") << 403 << QStringLiteral("title not allowed");
        QTest::newRow("409") << 409 << QStringLiteral("title: Too Many Requests");
        QTest::newRow("401") << 401 << QStringLiteral("Missing scope: channel:manage:broadcast");
    }
    void theServicesRefusalStandsAtItsField()
    {
        QFETCH(int, status);
        QFETCH(QString, message);
        PageRig rig;
        rig.typeTitle(QStringLiteral("refused"));
        rig.sandbox.fault({.path = "/channels", .skip = 1, .status = status, .message = message});
        rig.click("send");
        QTRY_VERIFY(rig.field(ChannelField::Title)->hasError());
        QVERIFY(rig.field(ChannelField::Title)->error().contains(message));
        QCOMPARE(rig.title()->text(), QStringLiteral("refused"));
        QVERIFY(rig.title()->hasFocus());
        QVERIFY(rig.find<QWidget>("changes")->isVisible());
        rig.click("send");  // sending again is possible at once
        QTRY_COMPARE(rig.onService().title, QStringLiteral("refused"));
    }

    void aCategoryIsFoundByTypingAndChosenByKey()
    {
        PageRig rig;
        auto *combo = rig.find<SearchCombo>("category");
        combo->lineEdit()->setFocus();
        combo->lineEdit()->selectAll();
        QTest::keyClicks(combo->lineEdit(), QStringLiteral("hollow"));
        QTRY_VERIFY(combo->isOpen());
        QTRY_COMPARE(rig.sandbox.served("/search/categories"), 1);  // one request for six letters
        QTRY_VERIFY(rig.page->findChild<CategorySearch *>()->model()->rowCount() > 0);
        QTRY_VERIFY(
            rig.page->findChild<CategorySearch *>()->model()->row(0).name.contains(QLatin1String("Hollow")));
        QTest::keyClick(combo->lineEdit(), Qt::Key_Down);
        QTest::keyClick(combo->lineEdit(), Qt::Key_Return);
        QTRY_VERIFY(rig.page->editor()->mine().gameName.contains(QLatin1String("Hollow")));
        rig.click("send");
        QTRY_VERIFY(rig.onService().gameName.contains(QLatin1String("Hollow")));
    }

    void textThatIsNoCategoryGoesBack()
    {
        PageRig rig;
        const QString before = rig.onService().gameName;
        auto *combo = rig.find<SearchCombo>("category");
        combo->lineEdit()->setFocus();
        combo->lineEdit()->selectAll();
        QTest::keyClicks(combo->lineEdit(), QStringLiteral("zzzz"));
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
        QTest::keyClicks(tags->lineEdit(), QStringLiteral("CharityStream,"));
        QVERIFY(tags->tags().contains(QStringLiteral("CharityStream")));
        QTest::keyClicks(tags->lineEdit(), QStringLiteral("no-good"));
        QTest::keyClick(tags->lineEdit(), Qt::Key_Return);
        QVERIFY(rig.field(ChannelField::Tags)->hasError());
        QCOMPARE(tags->pendingText(), QStringLiteral("no-good"));
        const int before = rig.sandbox.served("/channels");
        rig.click("send");  // not sent while the text in the field is not a valid tag
        QTest::qWait(50);
        QCOMPARE(rig.sandbox.served("/channels"), before);
        tags->lineEdit()->selectAll();
        QTest::keyClick(tags->lineEdit(), Qt::Key_Delete);
        rig.click("send");
        QTRY_VERIFY(rig.onService().tags.contains(QStringLiteral("CharityStream")));
    }

    void labelsLanguageAndBrandedContentAreSent()
    {
        PageRig rig;
        QTest::mouseClick(rig.find<QCheckBox>("label:Gambling"), Qt::LeftButton, {}, QPoint(8, 8));
        auto *language = rig.find<QComboBox>("language");
        language->setFocus();
        language->setCurrentIndex(language->findData(QStringLiteral("fr")));
        auto *branded = rig.find<Toggle>("branded");
        branded->setFocus();
        QTest::keyClick(branded, Qt::Key_Space);
        QCOMPARE(rig.page->editor()->changed().size(), 3);
        rig.click("send");
        QTRY_VERIFY(rig.page->editor()->changed().isEmpty());
        const Channel now = rig.onService();
        QVERIFY(now.contentClassificationLabels.contains(QStringLiteral("Gambling")));
        QCOMPARE(now.broadcasterLanguage, QStringLiteral("fr"));
        QVERIFY(now.isBrandedContent);
    }

    void delayIsForPartners()
    {
        PageRig affiliate;
        QVERIFY(!affiliate.find<QSpinBox>("delay")->isEnabled());
        QVERIFY(affiliate.find<QWidget>("whyDelay")->isVisible());
        PageRig partner({.login = QStringLiteral("pipnocturne")});
        auto *delay = partner.find<QSpinBox>("delay");
        QVERIFY(delay->isEnabled());
        const int before = partner.onService().delay;
        delay->setFocus();
        delay->selectAll();
        QTest::keyClicks(delay, QStringLiteral("901"));
        partner.click("send");  // nothing is sent, and the text stays
        QCOMPARE(delay->value(), 901);
        QVERIFY(delay->hasFocus());
        QCOMPARE(partner.onService().delay, before);
        delay->selectAll();
        QTest::keyClicks(delay, QStringLiteral("120"));
        partner.click("send");
        QTRY_COMPARE(partner.onService().delay, 120);
    }

    void withoutThePermissionItSaysWhy()
    {
        PageRig rig({.scopes = ScopeSet(Scope::UserReadFollows)});
        QVERIFY(rig.title()->isReadOnly());
        QVERIFY(rig.find<QWidget>("whyReadOnly")->isVisible());
        QCOMPARE(rig.title()->text(), rig.onService().title);  // but the values are shown
    }

    void whatIsTypedSurvivesTheProgram()
    {
        PageRig rig;
        QSignalSpy saved(rig.page, &Sidestage::Page::savedChanged);
        rig.typeTitle(QStringLiteral("half a sentence"));
        QTRY_VERIFY(rig.page->editor()->draftSavedAt().isValid());
        QVERIFY(!rig.page->saved().isEmpty());
        rig.window.reset();
        rig.open();
        QCOMPARE(rig.title()->text(), QStringLiteral("half a sentence"));
        QVERIFY(rig.find<QWidget>("changes")->isVisible());
    }

    void driftIsShownInThreeColumnsAndDecidedByTheUser()
    {
        PageRig rig;
        rig.typeTitle(QStringLiteral("mine"));
        QVERIFY(rig.ask(
            ModifyChannel{.broadcasterId = rig.id(), .changes = {.title = QStringLiteral("theirs")}}));
        rig.click("send");
        auto *dialog = rig.dialog("driftDialog");
        QCOMPARE(rig.onService().title, QStringLiteral("theirs"));
        QTest::mouseClick(dialog->findChild<QPushButton *>(QStringLiteral("keepEditing")), Qt::LeftButton);
        QVERIFY(rig.find<QWidget>("drift")->isVisible());
        QCOMPARE(rig.title()->text(), QStringLiteral("mine"));

        rig.page->compare();
        dialog = rig.dialog("driftDialog");
        QVERIFY(dialog->findChild<QRadioButton *>(QStringLiteral("mine0"))->isChecked());
        QTest::mouseClick(dialog->findChild<QPushButton *>(QStringLiteral("sendMine")), Qt::LeftButton);
        QTRY_COMPARE(rig.onService().title, QStringLiteral("mine"));
    }

    void discardingCanBeUndone()
    {
        PageRig rig;
        const QString before = rig.title()->text();
        rig.typeTitle(QStringLiteral("gone and back"));
        std::function<void()> undo;
        connect(rig.page, &Sidestage::Page::notified, this,
                [&](const QString &, const std::function<void()> &u) { undo = u; });
        QTest::keyClick(rig.title(), Qt::Key_Escape);
        QCOMPARE(rig.title()->text(), before);
        QVERIFY(undo);
        undo();
        QCOMPARE(rig.title()->text(), QStringLiteral("gone and back"));
    }

    void presetsAreSavedAppliedEditedAndDeleted()
    {
        PageRig rig;
        rig.title()->setFocus();
        QTest::keyClick(rig.title(), Qt::Key_S, Qt::ControlModifier);
        auto *dialog = rig.dialog("presetDialog");
        QTest::mouseClick(dialog->findChild<QPushButton *>(QStringLiteral("savePreset")), Qt::LeftButton);
        QVERIFY(dialog->isVisible());  // a name is required
        QTest::keyClicks(dialog->findChild<QLineEdit *>(QStringLiteral("presetName")),
                         QStringLiteral("Everyday"));
        QTest::keyClick(dialog, Qt::Key_Return);
        QTRY_VERIFY(rig.page->findChild<QPushButton *>(QStringLiteral("apply:Everyday")));

        const QString before = rig.title()->text();
        rig.typeTitle(QStringLiteral("something else"));
        rig.click("send");
        QTRY_VERIFY(rig.page->editor()->changed().isEmpty());
        rig.click("apply:Everyday");
        QCOMPARE(rig.title()->text(), before);
        QCOMPARE(rig.page->editor()->changed(), QList{ChannelField::Title});

        rig.click("preset:Everyday");
        dialog = rig.dialog("presetDialog");
        QTest::mouseClick(dialog->findChild<QPushButton *>(QStringLiteral("removePreset")), Qt::LeftButton);
        QTRY_VERIFY(!rig.page->findChild<QPushButton *>(QStringLiteral("apply:Everyday")));
    }

    void historyPutsFormerValuesIntoTheForm()
    {
        PageRig rig;
        const QString before = rig.title()->text();
        rig.typeTitle(QStringLiteral("next"));
        rig.click("send");
        QTRY_VERIFY(rig.page->editor()->changed().isEmpty());
        rig.page->showHistory();
        auto *dialog = rig.dialog("historyDialog");
        auto *table = dialog->findChild<QTreeWidget *>(QStringLiteral("historyTable"));
        QVERIFY(table->topLevelItemCount() >= 1);
        table->setCurrentItem(table->topLevelItem(0));
        QTest::mouseClick(dialog->findChild<QPushButton *>(QStringLiteral("undoChange")), Qt::LeftButton);
        QTRY_COMPARE(rig.title()->text(), before);
        QCOMPARE(rig.onService().title, QStringLiteral("next"));
    }

    void ofTagsThatChangedTheHistoryHasThoseFirst()
    {
        const Api::Channel before{.tags
                                  = {QStringLiteral("Tea"), QStringLiteral("Cosy"), QStringLiteral("Maps")}};
        Api::Channel after = before;
        after.tags.last() = QStringLiteral("Turrets");
        QCOMPARE(valueBeside(ChannelField::Tags, before, after), QStringLiteral("Maps, Tea, Cosy"));
        QCOMPARE(valueBeside(ChannelField::Tags, after, before), QStringLiteral("Turrets, Tea, Cosy"));
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
