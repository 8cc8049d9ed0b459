// SPDX-License-Identifier: GPL-3.0-or-later

// Announcements as the user types and sends them.

#include "chat/card_world.h"

#include "chat/announcements/announce_history_dialog.h"

#include <QLineEdit>
#include <QPlainTextEdit>
#include <QRadioButton>
#include <QTreeWidget>

using namespace Sidestage;
using Api::AnnouncementColor;

namespace {

const QString lantern = QStringLiteral("paperlantern");
const QString forge = QStringLiteral("moonlitforge");
const QString welder = QStringLiteral("sundaywelder");

struct AnnounceRig : CardWorld
{
    using CardWorld::CardWorld;

    QPlainTextEdit *field() const { return announce->findChild<QPlainTextEdit *>(); }
    void type(const QString &text)
    {
        field()->setFocus();
        field()->selectAll();
        QTest::keyClicks(field(), text);
    }
    /// Sets a text that is too long to be typed in a test.
    void paste(const QString &text) { field()->setPlainText(text); }
    void sendByKey() { QTest::keyClick(field(), Qt::Key_Return, Qt::ControlModifier); }
    QAbstractButton *sendButton() const { return find<QAbstractButton>(QStringLiteral("sendAnnouncement")); }
    QString counter() const { return find<QLabel>(QStringLiteral("announceCounter"))->text(); }
    QStringList previews() const
    {
        QStringList all;
        for (const QLabel *label : announce->findChildren<QLabel *>(QStringLiteral("previewText"))) {
            if (label->isVisible())
                all.append(label->text());
        }
        return all;
    }
    void chooseThree()
    {
        for (const QString &login : {lantern, forge, welder})
            choice->setChosen(idOf(login), true);
    }
};

}  // namespace

class TestAnnounceCard : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void oneIsSentWithTheKeyInItsColour()
    {
        AnnounceRig rig;
        rig.announce->focusText();
        QVERIFY(rig.field()->hasFocus());
        rig.type(QStringLiteral("Sit tight"));
        QCOMPARE(rig.counter(), QStringLiteral("9 of 500"));
        auto *first = rig.announce->findChild<QRadioButton *>(QStringLiteral("color0"));
        first->setFocus();
        for (int i = 0; i < 3; ++i)
            QTest::keyClick(QApplication::focusWidget(), Qt::Key_Right);
        QCOMPARE(rig.find<QLabel>(QStringLiteral("colorName"))->text(), QStringLiteral("Orange"));
        rig.field()->setFocus();
        rig.sendByKey();
        QTRY_COMPARE(rig.notes, QStringList{QStringLiteral("Announced in PaperLantern")});
        QCOMPARE(rig.lastMessage(lantern).text, QStringLiteral("Sit tight"));
        const auto sent = rig.service->announcer()->history().first();
        QCOMPARE(sent.color, AnnouncementColor::Orange);
        QVERIFY(rig.field()->toPlainText().isEmpty());
        QVERIFY(rig.service->announcer()->draft().isEmpty());
    }

    void whatIsTooLongIsCountedAndNeverSent()
    {
        AnnounceRig rig;
        rig.watchCalls();
        // Two UTF-16 code units each, but one character for the service.
        rig.paste(QString::fromUtf8("😀").repeated(500));
        QCOMPARE(rig.counter(), QStringLiteral("500 of 500"));
        QVERIFY(rig.sendButton()->accessibleDescription().isEmpty());
        rig.paste(QString::fromUtf8("😀").repeated(512));
        QCOMPARE(rig.counter(), QStringLiteral("12 too many"));
        rig.sendByKey();
        QVERIFY(rig.announce->error().startsWith(QStringLiteral("12 characters too many.")));
        QTest::mouseClick(rig.sendButton(), Qt::LeftButton);
        QVERIFY(rig.service->announcer()->history().isEmpty());
        QCOMPARE(rig.calls("POST /chat/announcements"), 0);
        QCOMPARE(announcementLength(rig.field()->toPlainText()), 512);
    }

    void eachOfTheChosenGetsItsOwnWordsAndItsResult()
    {
        AnnounceRig rig;
        rig.chooseThree();
        auto *where = rig.find<QComboBox>(QStringLiteral("announceChannels"));
        QCOMPARE(where->currentText(), QStringLiteral("3 selected channels"));
        rig.paste(QStringLiteral("Welcome to {channel}"));
        QTRY_COMPARE(rig.previews().size(), 3);
        QVERIFY(rig.previews().contains(QStringLiteral("SundayWelder: Welcome to SundayWelder")));
        QCOMPARE(rig.sendButton()->text(), QStringLiteral("Announce (3)"));
        rig.setModerator(welder, QStringLiteral("quillscribe"), false);
        rig.sendByKey();
        QTRY_COMPARE(rig.notes, QStringList{QStringLiteral("Announced in 2 of 3 channels")});
        QCOMPARE(rig.lastMessage(lantern).text, QStringLiteral("Welcome to PaperLantern"));
        QCOMPARE(rig.lastMessage(forge).text, QStringLiteral("Welcome to MoonlitForge"));
        const auto failure = [&] {
            return CardWorld::text(rig.find(QStringLiteral("announceFailure:") + rig.idOf(welder)));
        };
        QTRY_VERIFY2(
            failure().startsWith(QStringLiteral("SundayWelder: not announced. The service responded")),
            qPrintable(failure()));
        rig.setModerator(welder, QStringLiteral("quillscribe"), true);
        rig.click(QStringLiteral("retryAnnouncement:") + rig.idOf(welder));
        QTRY_COMPARE(rig.lastMessage(welder).text, QStringLiteral("Welcome to SundayWelder"));
        QTRY_VERIFY(!rig.find(QStringLiteral("announceResults")));
        QTRY_COMPARE(rig.notes.value(1), QStringLiteral("Announced in 3 channels"));
    }

    void anUnknownPlaceholderIsNamedBeforeAnythingIsSent()
    {
        AnnounceRig rig;
        rig.paste(QStringLiteral("Hello {chanel}"));
        rig.sendByKey();
        QVERIFY(rig.announce->error().startsWith(
            QStringLiteral("Unknown placeholder {chanel}. Available: {channel}, ")));
        QVERIFY(rig.service->announcer()->history().isEmpty());
        rig.setLive(QStringLiteral("thistlegrand"), false);
        rig.choice->setCurrent(rig.idOf(QStringLiteral("thistlegrand")));
        rig.paste(QStringLiteral("Live since {uptime}"));
        QTRY_COMPARE(rig.previews(),
                     QStringList{QStringLiteral(
                         "ThistleGrand: {uptime} is not available in ThistleGrand right now.")});
    }

    void theDraftSurvivesARestart()
    {
        AnnounceRig rig;
        rig.type(QStringLiteral("Half a sentence"));
        rig.reopen();
        QCOMPARE(rig.field()->toPlainText(), QStringLiteral("Half a sentence"));
        QCOMPARE(rig.counter(), QStringLiteral("15 of 500"));
    }

    void withoutThePermissionTheButtonSaysSo()
    {
        AnnounceRig rig(false, without({Api::Scope::ModeratorManageAnnouncements}));
        rig.type(QStringLiteral("Hello"));
        rig.sendByKey();
        QVERIFY(rig.announce->error().contains(QStringLiteral("has not granted permission to announce")));
        QVERIFY(rig.service->announcer()->history().isEmpty());
    }

    void templatesAreMadeAndUsedAndTheTextBeforeComesBack()
    {
        AnnounceRig rig;
        rig.type(QStringLiteral("What I was typing"));
        rig.announce->openTemplates();
        auto *dialog = rig.dialog<>("templatesDialog");
        QTest::keyClicks(dialog->findChild<QLineEdit *>(QStringLiteral("templateName")),
                         QStringLiteral("Break"));
        auto *text = dialog->findChild<QPlainTextEdit *>(QStringLiteral("templateText"));
        QCOMPARE(text->toPlainText(), QStringLiteral("What I was typing"));
        text->setPlainText(QStringLiteral("Back soon in "));
        text->moveCursor(QTextCursor::End);
        QTest::mouseClick(CardWorld::button(dialog, QStringLiteral("insert:channel")), Qt::LeftButton);
        QCOMPARE(text->toPlainText(), QStringLiteral("Back soon in {channel}"));
        const auto preview = [&] {
            return CardWorld::text(dialog->findChild<QWidget *>(QStringLiteral("templatePreview")));
        };
        QTRY_VERIFY(preview().contains(QStringLiteral("Back soon in PaperLantern")));
        QTest::mouseClick(CardWorld::button(dialog, QStringLiteral("saveTemplate")), Qt::LeftButton);
        QCOMPARE(rig.service->announcer()->templates().size(), 1);
        QTest::mouseClick(CardWorld::button(dialog, QStringLiteral("useTemplate")), Qt::LeftButton);
        QCOMPARE(rig.field()->toPlainText(), QStringLiteral("Back soon in {channel}"));
        rig.lastUndo();
        QCOMPARE(rig.field()->toPlainText(), QStringLiteral("What I was typing"));
        auto *menu = rig.find<QAbstractButton>(QStringLiteral("announceTemplate"));
        CardWorld::action(menu, QStringLiteral("Break"))->trigger();
        QCOMPARE(rig.field()->toPlainText(), QStringLiteral("Back soon in {channel}"));
    }

    void theHistoryShowsEachChannelAndTriesAgain()
    {
        AnnounceRig rig;
        rig.chooseThree();
        rig.setModerator(welder, QStringLiteral("quillscribe"), false);
        rig.type(QStringLiteral("Hello all"));
        rig.sendByKey();
        QTRY_COMPARE(rig.notes.size(), 1);
        rig.setModerator(welder, QStringLiteral("quillscribe"), true);
        rig.announce->openHistory();
        auto *dialog = rig.dialog<>("announceHistoryDialog");
        auto *table = dialog->findChild<QTreeWidget *>();
        QCOMPARE(table->topLevelItemCount(), 1);
        QCOMPARE(table->topLevelItem(0)->text(3), QStringLiteral("Announced in 2 of 3"));
        QCOMPARE(table->topLevelItem(0)->childCount(), 3);
        QTest::mouseClick(CardWorld::button(dialog, QStringLiteral("retryFromHistory")), Qt::LeftButton);
        QTRY_COMPARE(table->topLevelItem(0)->text(3), QStringLiteral("Announced in all channels"));
        QCOMPARE(rig.lastMessage(welder).text, QStringLiteral("Hello all"));
        QTest::mouseClick(CardWorld::button(dialog, QStringLiteral("useAnnouncement")), Qt::LeftButton);
        QCOMPARE(rig.field()->toPlainText(), QStringLiteral("Hello all"));
    }
};

QTEST_MAIN(TestAnnounceCard)
#include "tst_announce_card.moc"
