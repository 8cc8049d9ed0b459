// SPDX-License-Identifier: GPL-3.0-or-later

// Description, stream key and extensions on the Channel page: real widgets and a sandbox.

#include "test_window.h"
#include "test_world.h"

#include "base/log.h"
#include "channel/channel_page.h"
#include "channel/channel_service.h"
#include "channel/setup/description_card.h"
#include "channel/setup/extensions_card.h"
#include "kit/controls/action_button.h"
#include "kit/messages/why_hint.h"
#include "kit/theme/theme.h"
#include "sandbox/extensions/extensions.h"

#include <QAccessible>
#include <QClipboard>
#include <QComboBox>
#include <QDirIterator>
#include <QLineEdit>
#include <QMimeData>
#include <QPlainTextEdit>
#include <QStandardItemModel>

using namespace Sidestage;
using namespace Sidestage::Api;
using namespace std::chrono_literals;

namespace {

QStringList logged;

void collectLog(QtMsgType, const QMessageLogContext &, const QString &message)
{
    logged.append(message);
}

/// Everything that a screen reader can read.
QString spoken(QAccessibleInterface *of)
{
    QString all;
    for (const auto text :
         {QAccessible::Name, QAccessible::Description, QAccessible::Value, QAccessible::Help})
        all += of->text(text) + u'\n';
    if (auto *text = of->textInterface())
        all += text->text(0, text->characterCount()) + u'\n';
    for (int i = 0; i < of->childCount(); ++i) {
        if (auto *child = of->child(i))
            all += spoken(child);
    }
    return all;
}

struct SetupRig : TestWorld, TestWindow
{
    explicit SetupRig(WorldSetup with = {})
        : TestWorld(std::move(with))
    {
        onStart();
        open();
    }
    ~SetupRig() override { window.reset(); }

    void onStart() final { service = make<ChannelService>(account.get(), clock); }
    void open()
    {
        page = TestWindow::show(new ChannelPage(service), {1072, 800});
        said.clear();
        QObject::connect(page, &Sidestage::Page::notified, page,
                         [this](const QString &text, const std::function<void()> &undoIt) {
                             said.append(text);
                             undo = undoIt;
                         });
        QObject::connect(page, &ChannelPage::permissionRequested, page,
                         [this](Scope scope) { asked.append(scope); });
    }
    void waitForAll() const
    {
        [&] {
            QTRY_VERIFY(page->editor()->asOf().isValid());
            QTRY_VERIFY(service->description()->asOf().isValid());
            QTRY_VERIFY(service->extensions()->isKnown());
        }();
    }

    // Stream key
    QString realKey()
    {
        const auto keys = ask(GetStreamKey{.broadcasterId = id()});
        return keys && !keys->isEmpty() ? keys->first().streamKey : QString();
    }
    QLineEdit *key() const { return find<QLineEdit>("streamKey"); }
    QString everythingSpoken() const { return spoken(QAccessible::queryAccessibleInterface(page)); }

    // Description
    QPlainTextEdit *box() const { return find<QPlainTextEdit>("channelDescription"); }
    FormField *descriptionField() const
    {
        return find<FormField>("field0", find<DescriptionCard>("descriptionCard"));
    }
    void type(const QString &text) const
    {
        box()->setFocus();
        box()->selectAll();
        box()->insertPlainText(text);
    }
    QString descriptionOnService()
    {
        return sandbox.inSandbox(
            [&](Sandbox::World &world) { return world.user(id()).value_or(User()).description; });
    }

    // Extensions
    QString installed(const QString &name) const
    {
        for (const InstalledExtension &one : service->extensions()->installed()) {
            if (one.name == name)
                return one.id;
        }
        return {};
    }
    void choose(QAnyStringView slot, const QString &id) const
    {
        auto *box = find<QComboBox>(slot);
        const int at = box->findData(id);
        box->setCurrentIndex(at);
        Q_EMIT box->activated(at);
    }
    QStringList activeOnService()
    {
        const auto active = sandbox.act(
            [&](Sandbox::World &world) { return world.area<Sandbox::Extensions>().active(id(), true); });
        QStringList ids;
        for (const auto &[slots, count] :
             {std::pair(active.panel, 3), {active.overlay, 1}, {active.component, 2}}) {
            for (int i = 1; i <= count; ++i)
                ids.append(slots->value(QString::number(i)).id.value_or(QString()));
        }
        return ids;
    }

    ChannelService *service = nullptr;
    ChannelPage *page = nullptr;
    QStringList said{};
    std::function<void()> undo{};
    QList<Scope> asked{};
};

}  // namespace

class TestChannelSetup : public QObject
{
    Q_OBJECT

    std::unique_ptr<Theme> m_theme;

private Q_SLOTS:
    void initTestCase() { m_theme = std::make_unique<Theme>(); }
    void init() { QGuiApplication::clipboard()->clear(); }

    // Stream key

    void theKeyIsNowhereUntilItIsAskedForAndHiddenAfter30Seconds()
    {
        logged.clear();
        QLoggingCategory::setFilterRules(u"sidestage.*.debug=true"_s);
        const auto before = qInstallMessageHandler(collectLog);
        SetupRig rig({.isOnDisk = true});
        rig.watchCalls();
        rig.waitForAll();
        QCOMPARE(rig.calls("GET /streams/key"), 0);
        const QString dots = rig.key()->text();
        QVERIFY(!dots.isEmpty());
        QTest::mouseClick(rig.find<QAbstractButton>("showStreamKey"), Qt::LeftButton);
        QTRY_VERIFY(rig.key()->text() != dots);
        const QString key = rig.key()->text();
        QCOMPARE(rig.calls("GET /streams/key"), 1);
        QVERIFY(rig.everythingSpoken().contains(key));  // so that the next check can fail
        rig.clock.advance(29s);
        QTRY_COMPARE(rig.text("streamKeyLeft"), u"Hidden again in 1 s."_s);
        QCOMPARE(rig.key()->text(), key);
        rig.clock.advance(1s);
        QTRY_COMPARE(rig.key()->text(), dots);
        QVERIFY(!rig.everythingSpoken().contains(key));
        QVERIFY(rig.key()->accessibleName().contains(u"hidden"_s));
        qInstallMessageHandler(before);
        QLoggingCategory::setFilterRules({});
        QVERIFY(std::ranges::any_of(logged,
                                    [](const QString &line) { return line.contains(u"/streams/key"_s); }));
        for (const QString &line : std::as_const(logged))
            QVERIFY2(!line.contains(key), "the key was logged");
        QCOMPARE(rig.realKey(), key);
        rig.window.reset();
        rig.stop();
        QDirIterator files(rig.dir.path(), QDir::Files, QDirIterator::Subdirectories);
        int count = 0;
        while (files.hasNext()) {
            QFile file(files.next());
            QVERIFY(file.open(QIODevice::ReadOnly));
            QVERIFY2(!file.readAll().contains(key.toUtf8()), qPrintable(file.fileName()));
            ++count;
        }
        QVERIFY(count > 0);
    }

    void theKeyIsHiddenWhenThePageIsLeftAndByTheUser()
    {
        SetupRig rig;
        rig.waitForAll();
        const QString dots = rig.key()->text();
        rig.click(u"showStreamKey"_s);
        QTRY_VERIFY(rig.key()->text() != dots);
        QCOMPARE(rig.find<QAbstractButton>("showStreamKey")->text(), u"Hide"_s);
        rig.click(u"showStreamKey"_s);
        QCOMPARE(rig.key()->text(), dots);
        rig.click(u"showStreamKey"_s);
        QTRY_VERIFY(rig.key()->text() != dots);
        rig.page->hide();
        QCOMPARE(rig.key()->text(), dots);
        // Also if the answer arrives later.
        rig.page->show();
        rig.sandbox.fault({.path = "/streams/key", .delay = 200ms});
        rig.click(u"showStreamKey"_s);
        QVERIFY(rig.service->streamKey()->isReading());
        rig.page->hide();
        QTRY_VERIFY(!rig.service->streamKey()->isReading());
        QCOMPARE(rig.key()->text(), dots);
    }

    void aShownKeyCannotBeSelectedAndCopiedForGood()
    {
        SetupRig rig;
        rig.waitForAll();
        const QString dots = rig.key()->text();
        rig.click(u"showStreamKey"_s);
        QTRY_VERIFY(rig.key()->text() != dots);
        rig.key()->setFocus();
        rig.key()->selectAll();
        QTest::keyClick(rig.key(), Qt::Key_C, Qt::ControlModifier);
        QVERIFY(QGuiApplication::clipboard()->text().isEmpty());
    }

    void aCopyLeavesTheClipboardAfter30SecondsUnlessSomethingElseIsThere()
    {
        SetupRig rig;
        rig.waitForAll();
        const QString key = rig.realKey();
        const QString dots = rig.key()->text();
        QClipboard *clipboard = QGuiApplication::clipboard();
        rig.click(u"copyStreamKey"_s);
        QTRY_COMPARE(clipboard->text(), key);
        QCOMPARE(clipboard->mimeData()->data(u"x-kde-passwordManagerHint"_s), QByteArray("secret"));
        QCOMPARE(rig.key()->text(), dots);  // copied without being shown
        QVERIFY(!rig.everythingSpoken().contains(key));
        rig.page->hide();
        rig.clock.advance(29s);
        QVERIFY(QTest::qWaitFor([&] { return rig.service->streamKey()->secondsCopied() == 1; }));
        QCOMPARE(clipboard->text(), key);
        rig.clock.advance(1s);
        QTRY_VERIFY(clipboard->text().isEmpty());
        rig.page->show();
        rig.click(u"copyStreamKey"_s);
        QTRY_COMPARE(clipboard->text(), key);
        clipboard->setText(u"something else"_s);
        rig.clock.advance(30s);
        QTRY_VERIFY(!rig.service->streamKey()->isCopied());
        QCOMPARE(clipboard->text(), u"something else"_s);
    }

    void aCopyLeavesTheClipboardWhenThePageIsClosed()
    {
        SetupRig rig;
        rig.waitForAll();
        rig.click(u"copyStreamKey"_s);
        QTRY_VERIFY(!QGuiApplication::clipboard()->text().isEmpty());
        rig.window.reset();
        QVERIFY(QGuiApplication::clipboard()->text().isEmpty());
    }

    void aKeyIsShownAndCopiedHoweverLateItsAnswer()
    {
        SetupRig rig;
        rig.waitForAll();
        const QString key = rig.realKey();
        const QClipboard *clipboard = QGuiApplication::clipboard();
        rig.click(u"copyStreamKey"_s);
        QTRY_COMPARE(clipboard->text(), key);
        // Meanwhile the copy is counted down, but nothing is shown yet that could end.
        rig.sandbox.fault({.path = "/streams/key", .delay = 600ms});
        rig.click(u"showStreamKey"_s);
        QTRY_VERIFY(!rig.service->streamKey()->isReading());
        QCOMPARE(rig.key()->text(), key);
        // And the other way round.
        rig.service->streamKey()->expireCopy();
        QVERIFY(clipboard->text().isEmpty());
        rig.sandbox.fault({.path = "/streams/key", .delay = 600ms});
        rig.click(u"copyStreamKey"_s);
        QTRY_VERIFY(!rig.service->streamKey()->isReading());
        QCOMPARE(clipboard->text(), key);
        QCOMPARE(rig.key()->text(), key);
    }

    void aClockThatIsSetBackKeepsTheKeyNoLonger()
    {
        SetupRig rig;
        rig.waitForAll();
        const QString dots = rig.key()->text();
        rig.click(u"showStreamKey"_s);
        QTRY_VERIFY(rig.key()->text() != dots);
        rig.click(u"copyStreamKey"_s);
        QTRY_VERIFY(!QGuiApplication::clipboard()->text().isEmpty());
        rig.clock.advance(-1h);
        QTRY_COMPARE(rig.service->streamKey()->secondsShown(), 30);
        QTRY_COMPARE(rig.service->streamKey()->secondsCopied(), 30);
        rig.clock.advance(30s);
        QTRY_COMPARE(rig.key()->text(), dots);
        QTRY_VERIFY(QGuiApplication::clipboard()->text().isEmpty());
    }

    void aKeyThatCannotBeReadSaysWhy()
    {
        SetupRig rig;
        rig.waitForAll();
        rig.sandbox.fault({.path = "/streams/key", .times = -1, .status = 503});
        rig.click(u"showStreamKey"_s);
        auto *card = rig.find<Card>("streamKeyCard");
        QTRY_VERIFY2(card->error().startsWith(u"The stream key could not be read."_s),
                     qPrintable(card->error()));
        rig.sandbox.clearFaults();
        const QString dots = rig.key()->text();
        rig.click(u"showStreamKey"_s);
        QTRY_VERIFY(rig.key()->text() != dots);
        QVERIFY(card->error().isEmpty());
    }

    // Description

    void theDescriptionIsSentWithUndo()
    {
        SetupRig rig;
        rig.waitForAll();
        const QString before = rig.descriptionOnService();
        QTRY_COMPARE(rig.box()->toPlainText(), before);
        QVERIFY(!rig.isShown(u"sendDescription"_s));
        rig.type(u"Tea, towers & <b>calm</b>"_s);
        QVERIFY(rig.descriptionField()->isChanged());
        QVERIFY(rig.descriptionField()->hint().contains(u"300"_s));
        QTest::keyClick(rig.box(), Qt::Key_Return, Qt::ControlModifier);
        QTRY_COMPARE(rig.descriptionOnService(), u"Tea, towers & <b>calm</b>"_s);
        QTRY_VERIFY(!rig.isShown(u"sendDescription"_s));
        QTRY_COMPARE(rig.said.size(), 1);
        QVERIFY(!rig.descriptionField()->isChanged());
        rig.undo();
        QTRY_COMPARE(rig.descriptionOnService(), before);
        QTRY_COMPARE(rig.box()->toPlainText(), before);
    }

    void theDescriptionCanBeCleared()
    {
        SetupRig rig;
        rig.sandbox.act(
            [&](Sandbox::World &world) { return world.setDescription(rig.id(), u"Something"_s); });
        rig.waitForAll();
        QTRY_COMPARE(rig.box()->toPlainText(), u"Something"_s);
        rig.type({});
        rig.click(u"sendDescription"_s);
        QTRY_COMPARE(rig.descriptionOnService(), QString());
    }

    void tooLongADescriptionStaysWholeAndIsNotSent()
    {
        SetupRig rig;
        rig.waitForAll();
        QTRY_VERIFY(rig.box()->isVisible());
        rig.type(QString(300, u'x'));
        QVERIFY(!rig.descriptionField()->hasError());
        rig.type(QString(310, u'x'));
        QVERIFY2(rig.descriptionField()->error().contains(u"10"_s),
                 qPrintable(rig.descriptionField()->error()));
        rig.watchCalls();
        rig.click(u"sendDescription"_s);
        QVERIFY(rig.descriptionField()->hasError());
        QCOMPARE(rig.box()->toPlainText().size(), 310);
        QVERIFY(!rig.service->description()->isBusy());
        QCOMPARE(rig.calls("PUT /users"), 0);
    }

    void aRefusedDescriptionStaysWithTheReason_data()
    {
        QTest::addColumn<int>("status");
        QTest::addColumn<QString>("words");
        QTest::newRow("400") << 400 << u"“No such words.”"_s;
        QTest::newRow("429") << 429 << u"(429)"_s;
        QTest::newRow("503") << 503 << u"It is not known whether"_s;
    }
    void aRefusedDescriptionStaysWithTheReason()
    {
        QFETCH(int, status);
        QFETCH(QString, words);
        SetupRig rig;
        rig.waitForAll();
        QTRY_VERIFY(rig.box()->isVisible());
        const QString before = rig.descriptionOnService();
        rig.sandbox.fault(
            {.path = "/users", .method = "PUT", .status = status, .message = u"No such words."_s});
        rig.type(u"Mine"_s);
        rig.click(u"sendDescription"_s);
        QTRY_VERIFY2(rig.descriptionField()->error().contains(words),
                     qPrintable(rig.descriptionField()->error()));
        QCOMPARE(rig.box()->toPlainText(), u"Mine"_s);
        QCOMPARE(rig.descriptionOnService(), before);
        QTRY_VERIFY(!rig.service->description()->isReading());
        QCOMPARE(rig.box()->toPlainText(), u"Mine"_s);
        rig.click(u"sendDescription"_s);
        QTRY_COMPARE(rig.descriptionOnService(), u"Mine"_s);
    }

    void aDraftOfTheDescriptionSurvivesARestart()
    {
        SetupRig rig({.isOnDisk = true});
        rig.waitForAll();
        QTRY_VERIFY(rig.box()->isVisible());
        const QString before = rig.descriptionOnService();
        rig.type(u"Half a sent"_s);
        rig.window.reset();
        rig.restart();
        rig.open();
        QTRY_VERIFY(rig.service->description()->asOf().isValid());
        QCOMPARE(rig.box()->toPlainText(), u"Half a sent"_s);
        QVERIFY(rig.descriptionField()->isChanged());
        QCOMPARE(rig.descriptionOnService(), before);
        rig.click(u"discardDescription"_s);
        QCOMPARE(rig.box()->toPlainText(), before);
        rig.undo();
        QCOMPARE(rig.box()->toPlainText(), u"Half a sent"_s);
    }

    void aDescriptionChangedElsewhereIsShownBesideMine()
    {
        SetupRig rig;
        rig.waitForAll();
        QTRY_VERIFY(rig.box()->isVisible());
        rig.type(u"Mine"_s);
        rig.sandbox.act([&](Sandbox::World &world) { return world.setDescription(rig.id(), u"Theirs"_s); });
        rig.page->refresh();
        QTRY_VERIFY2(rig.descriptionField()->hint().contains(u"Theirs"_s),
                     qPrintable(rig.descriptionField()->hint()));
        QCOMPARE(rig.box()->toPlainText(), u"Mine"_s);
    }

    // Extensions

    void extensionsAreChosenAppliedAndUndone()
    {
        SetupRig rig;
        rig.waitForAll();
        const QStringList before = rig.activeOnService();
        const QString tools = rig.installed(u"Tilda's Tools"_s);
        QVERIFY(!tools.isEmpty() && !before.contains(tools));
        QVERIFY(!rig.isShown(u"applyExtensions"_s));
        QVERIFY(rig.find<QComboBox>("slotPanel1")->findData(tools) < 0);  // it is no panel
        rig.choose("slotOverlay", tools);
        QVERIFY(rig.isShown(u"applyExtensions"_s));
        QCOMPARE(rig.activeOnService(), before);
        rig.click(u"applyExtensions"_s);
        QTRY_COMPARE(rig.activeOnService().value(3), tools);
        QTRY_COMPARE(rig.said.size(), 1);
        QVERIFY(!rig.isShown(u"applyExtensions"_s));
        rig.undo();
        QTRY_COMPARE(rig.activeOnService(), before);
        QTRY_COMPARE(rig.find<QComboBox>("slotOverlay")->currentData().toString(), before[3]);
    }

    void anExtensionThatIsChosenElsewhereMovesAndKeepsItsPlaceOnTheVideo()
    {
        SetupRig rig;
        rig.waitForAll();
        const QStringList before = rig.activeOnService();
        const QString component = before[4];
        QVERIFY(!component.isEmpty());
        const auto placeOf = [&](const QString &slot) {
            const auto active = rig.sandbox.act([&](Sandbox::World &world) {
                return world.area<Sandbox::Extensions>().active(rig.id(), true);
            });
            return active.component->value(slot).x.value_or(-1);
        };
        const int x = placeOf(u"1"_s);
        rig.choose("slotComponent2", component);
        QCOMPARE(rig.find<QComboBox>("slotComponent1")->currentData().toString(), QString());
        rig.click(u"applyExtensions"_s);
        QTRY_COMPARE(rig.activeOnService().value(5), component);
        QCOMPARE(rig.activeOnService().value(4), QString());
        QCOMPARE(placeOf(u"2"_s), x);
        QTRY_COMPARE(rig.said.size(), 1);
        rig.undo();
        QTRY_COMPARE(rig.activeOnService(), before);
        QCOMPARE(placeOf(u"1"_s), x);
    }

    void anExtensionThatIsNotSetUpCannotBeChosen()
    {
        SetupRig rig;
        rig.waitForAll();
        const QString quoted = rig.installed(u"Dice, Maps & \"Fate\""_s);
        QVERIFY(!quoted.isEmpty());
        auto *box = rig.find<QComboBox>("slotPanel2");
        const int at = box->findData(quoted);
        QVERIFY(at > 0);
        QVERIFY(box->itemText(at).contains(u"set up first"_s));
        QVERIFY(!static_cast<QStandardItemModel *>(box->model())->item(at)->isEnabled());
    }

    void aRefusedChoiceStays()
    {
        SetupRig rig;
        rig.waitForAll();
        const QStringList before = rig.activeOnService();
        const QString tools = rig.installed(u"Tilda's Tools"_s);
        rig.choose("slotOverlay", tools);
        // It is uninstalled elsewhere meanwhile.
        rig.sandbox.act([&](Sandbox::World &world) {
            return world.area<Sandbox::Extensions>().uninstall(rig.id(), tools);
        });
        rig.click(u"applyExtensions"_s);
        auto *card = rig.find<ExtensionsCard>("extensionsCard");
        QTRY_VERIFY2(card->error().startsWith(u"No extension was changed."_s), qPrintable(card->error()));
        QCOMPARE(rig.activeOnService(), before);
        rig.click(u"discardExtensions"_s);
        QVERIFY(!rig.isShown(u"applyExtensions"_s));
    }

    // All of them

    void withoutPermissionsNothingIsAskedAndEachCanBeGranted()
    {
        SetupRig rig({.scopes = {Scope::ChannelManageBroadcast, Scope::ChannelReadEditors}});
        QTRY_VERIFY(rig.page->editor()->asOf().isValid());
        QTRY_VERIFY(rig.service->description()->asOf().isValid());
        QTRY_VERIFY(rig.box()->isVisible());
        QVERIFY(rig.box()->isReadOnly());
        QVERIFY(!rig.isShown(u"streamKey"_s) && !rig.isShown(u"slotPanel1"_s));
        rig.watchCalls();
        for (const char *card : {"descriptionCard", "streamKeyCard", "extensionsCard"}) {
            WhyHint *why = nullptr;
            for (auto *hint : rig.find<QWidget>(QLatin1String(card))->findChildren<WhyHint *>()) {
                if (hint->isVisible())
                    why = hint;
            }
            QVERIFY2(why, card);
            Q_EMIT why->actionTriggered();
        }
        QCOMPARE(rig.asked, (QList{Scope::UserEdit, Scope::ChannelReadStreamKey, Scope::UserEditBroadcast}));
        rig.page->refresh();
        QTRY_VERIFY(!rig.service->description()->isReading());
        QCOMPARE(rig.calls("GET /streams/key"), 0);
        QCOMPARE(rig.calls("GET /users/extensions/list"), 0);
    }

    void nothingIsCutOffAtAnyWidth_data()
    {
        QTest::addColumn<int>("width");
        for (const int width : {1280, 640, 320})
            QTest::addRow("%d", width) << width;
    }
    void nothingIsCutOffAtAnyWidth()
    {
        QFETCH(int, width);
        SetupRig rig;
        rig.waitForAll();
        rig.page->resize(width, 800);
        QCoreApplication::processEvents();
        for (const char *name : {"descriptionCard", "streamKeyCard", "extensionsCard"}) {
            auto *card = rig.find<QWidget>(QLatin1String(name));
            for (const QWidget *child : card->findChildren<QWidget *>()) {
                if (!child->isVisible() || child->isWindow())
                    continue;
                const QRect place(child->mapTo(card, QPoint()), child->size());
                QVERIFY2(place.left() >= 0 && place.right() <= card->width(),
                         qPrintable(child->objectName() + QLatin1String(child->metaObject()->className())));
            }
            const QRect place(card->mapTo(rig.page, QPoint()), card->size());
            QVERIFY2(place.left() >= 0 && place.right() <= rig.page->width(), name);
            for (const QWidget *child : card->findChildren<QWidget *>()) {
                const auto *button = qobject_cast<const QAbstractButton *>(child);
                if (child->isVisible() && (child->focusPolicy() & Qt::TabFocus))
                    QVERIFY2(!child->accessibleName().isEmpty() || (button && !button->text().isEmpty()),
                             qPrintable(child->objectName()));
            }
        }
        if (const QString shots = qEnvironmentVariable("SIDESTAGE_SHOTS"); !shots.isEmpty())
            rig.page->grab().save(u"%1/channel-%2.png"_s.arg(shots).arg(width));
    }
};

QTEST_MAIN(TestChannelSetup)
#include "tst_channel_setup.moc"
