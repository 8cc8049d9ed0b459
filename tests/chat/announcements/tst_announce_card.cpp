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
    QAbstractButton *sendButton() const { return find<QAbstractButton>(u"sendAnnouncement"_s); }
    QString counter() const { return find<QLabel>(u"announceCounter"_s)->text(); }
    QStringList previews() const
    {
        QStringList all;
        for (const QLabel *label : announce->findChildren<QLabel *>(u"previewText"_s)) {
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
        rig.type(u"Sit tight"_s);
        QCOMPARE(rig.counter(), u"9 of 500"_s);
        auto *first = rig.announce->findChild<QRadioButton *>(u"color0"_s);
        first->setFocus();
        for (int i = 0; i < 3; ++i)
            QTest::keyClick(QApplication::focusWidget(), Qt::Key_Right);
        QCOMPARE(rig.find<QLabel>(u"colorName"_s)->text(), u"Orange"_s);
        rig.field()->setFocus();
        rig.sendByKey();
        QTRY_COMPARE(rig.notes, QStringList{u"Announced in PaperLantern"_s});
        QCOMPARE(rig.lastMessage(lantern).text, u"Sit tight"_s);
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
        QCOMPARE(rig.counter(), u"500 of 500"_s);
        QVERIFY(rig.sendButton()->accessibleDescription().isEmpty());
        rig.paste(QString::fromUtf8("😀").repeated(512));
        QCOMPARE(rig.counter(), u"12 too many"_s);
        rig.sendByKey();
        QVERIFY(rig.announce->error().startsWith(u"12 characters too many."_s));
        QTest::mouseClick(rig.sendButton(), Qt::LeftButton);
        QVERIFY(rig.service->announcer()->history().isEmpty());
        QCOMPARE(rig.calls("POST /chat/announcements"), 0);
        QCOMPARE(announcementLength(rig.field()->toPlainText()), 512);
    }

    void eachOfTheChosenGetsItsOwnWordsAndItsResult()
    {
        AnnounceRig rig;
        rig.chooseThree();
        auto *where = rig.find<QComboBox>(u"announceChannels"_s);
        QCOMPARE(where->currentText(), u"3 selected channels"_s);
        rig.paste(u"Welcome to {channel}"_s);
        QTRY_COMPARE(rig.previews().size(), 3);
        QVERIFY(rig.previews().contains(u"SundayWelder: Welcome to SundayWelder"_s));
        QCOMPARE(rig.sendButton()->text(), u"Announce (3)"_s);
        rig.setModerator(welder, u"quillscribe"_s, false);
        rig.sendByKey();
        QTRY_COMPARE(rig.notes, QStringList{u"Announced in 2 of 3 channels"_s});
        QCOMPARE(rig.lastMessage(lantern).text, u"Welcome to PaperLantern"_s);
        QCOMPARE(rig.lastMessage(forge).text, u"Welcome to MoonlitForge"_s);
        const auto failure
            = [&] { return CardWorld::text(rig.find(u"announceFailure:"_s + rig.idOf(welder))); };
        QTRY_VERIFY2(failure().startsWith(u"SundayWelder: not announced. The service responded"_s),
                     qPrintable(failure()));
        rig.setModerator(welder, u"quillscribe"_s, true);
        rig.click(u"retryAnnouncement:"_s + rig.idOf(welder));
        QTRY_COMPARE(rig.lastMessage(welder).text, u"Welcome to SundayWelder"_s);
        QTRY_VERIFY(!rig.find(u"announceResults"_s));
        QTRY_COMPARE(rig.notes.value(1), u"Announced in 3 channels"_s);
    }

    void anUnknownPlaceholderIsNamedBeforeAnythingIsSent()
    {
        AnnounceRig rig;
        rig.paste(u"Hello {chanel}"_s);
        rig.sendByKey();
        QVERIFY(rig.announce->error().startsWith(u"Unknown placeholder {chanel}. Available: {channel}, "_s));
        QVERIFY(rig.service->announcer()->history().isEmpty());
        rig.setLive(u"thistlegrand"_s, false);
        rig.choice->setCurrent(rig.idOf(u"thistlegrand"_s));
        rig.paste(u"Live since {uptime}"_s);
        QTRY_COMPARE(rig.previews(),
                     QStringList{u"ThistleGrand: {uptime} is not available in ThistleGrand right now."_s});
    }

    void theDraftSurvivesARestart()
    {
        AnnounceRig rig;
        rig.type(u"Half a sentence"_s);
        rig.reopen();
        QCOMPARE(rig.field()->toPlainText(), u"Half a sentence"_s);
        QCOMPARE(rig.counter(), u"15 of 500"_s);
    }

    void withoutThePermissionTheButtonSaysSo()
    {
        AnnounceRig rig(false, without({Api::Scope::ModeratorManageAnnouncements}));
        rig.type(u"Hello"_s);
        rig.sendByKey();
        QVERIFY(rig.announce->error().contains(u"has not granted permission to announce"_s));
        QVERIFY(rig.service->announcer()->history().isEmpty());
    }

    void templatesAreMadeAndUsedAndTheTextBeforeComesBack()
    {
        AnnounceRig rig;
        rig.type(u"What I was typing"_s);
        rig.announce->openTemplates();
        auto *dialog = rig.dialog<>("templatesDialog");
        QTest::keyClicks(dialog->findChild<QLineEdit *>(u"templateName"_s), u"Break"_s);
        auto *text = dialog->findChild<QPlainTextEdit *>(u"templateText"_s);
        QCOMPARE(text->toPlainText(), u"What I was typing"_s);
        text->setPlainText(u"Back soon in "_s);
        text->moveCursor(QTextCursor::End);
        QTest::mouseClick(CardWorld::button(dialog, u"insert:channel"_s), Qt::LeftButton);
        QCOMPARE(text->toPlainText(), u"Back soon in {channel}"_s);
        const auto preview
            = [&] { return CardWorld::text(dialog->findChild<QWidget *>(u"templatePreview"_s)); };
        QTRY_VERIFY(preview().contains(u"Back soon in PaperLantern"_s));
        QTest::mouseClick(CardWorld::button(dialog, u"saveTemplate"_s), Qt::LeftButton);
        QCOMPARE(rig.service->announcer()->templates().size(), 1);
        QTest::mouseClick(CardWorld::button(dialog, u"useTemplate"_s), Qt::LeftButton);
        QCOMPARE(rig.field()->toPlainText(), u"Back soon in {channel}"_s);
        rig.lastUndo();
        QCOMPARE(rig.field()->toPlainText(), u"What I was typing"_s);
        auto *menu = rig.find<QAbstractButton>(u"announceTemplate"_s);
        CardWorld::action(menu, u"Break"_s)->trigger();
        QCOMPARE(rig.field()->toPlainText(), u"Back soon in {channel}"_s);
    }

    void theHistoryShowsEachChannelAndTriesAgain()
    {
        AnnounceRig rig;
        rig.chooseThree();
        rig.setModerator(welder, u"quillscribe"_s, false);
        rig.type(u"Hello all"_s);
        rig.sendByKey();
        QTRY_COMPARE(rig.notes.size(), 1);
        rig.setModerator(welder, u"quillscribe"_s, true);
        rig.announce->openHistory();
        auto *dialog = rig.dialog<>("announceHistoryDialog");
        auto *table = dialog->findChild<QTreeWidget *>();
        QCOMPARE(table->topLevelItemCount(), 1);
        QCOMPARE(table->topLevelItem(0)->text(3), u"Announced in 2 of 3"_s);
        QCOMPARE(table->topLevelItem(0)->childCount(), 3);
        QTest::mouseClick(CardWorld::button(dialog, u"retryFromHistory"_s), Qt::LeftButton);
        QTRY_COMPARE(table->topLevelItem(0)->text(3), u"Announced in all channels"_s);
        QCOMPARE(rig.lastMessage(welder).text, u"Hello all"_s);
        // A double click does not delete it.
        QAbstractButton *clear = CardWorld::button(dialog, u"clearAnnouncements"_s);
        QTest::mouseDClick(dialog->windowHandle(), Qt::LeftButton, {},
                           clear->mapTo(dialog, clear->rect().center()));
        QCOMPARE(clear->text(), u"Delete permanently"_s);
        QCOMPARE(table->topLevelItemCount(), 1);
        QTest::mouseClick(CardWorld::button(dialog, u"useAnnouncement"_s), Qt::LeftButton);
        QCOMPARE(rig.field()->toPlainText(), u"Hello all"_s);
    }
};

QTEST_MAIN(TestAnnounceCard)
#include "tst_announce_card.moc"
