// SPDX-License-Identifier: GPL-3.0-or-later

// The settings, used as a user does: every change is kept at once, can be undone, and has its effect.

#include "tour/dashboard_world.h"

#include "alerts/tones.h"
#include "diagnostics/diagnostics.h"
#include "kit/controls/button.h"
#include "kit/controls/toggle.h"
#include "kit/overlays/dialog_frame.h"
#include "kit/overlays/toast.h"
#include "kit/overlays/toast_lane.h"
#include "patience.h"
#include "sandbox/bits/cheers.h"
#include "sandbox/control/control.h"
#include "shell/header/header.h"
#include "shell/header/sidebar.h"
#include "shell/notices/notice_board.h"
#include "shell/pop_out_window.h"
#include "shell/settings/preferences.h"
#include "shell/settings/settings_page.h"
#include "sound_recorder.h"

#include <QAction>
#include <QComboBox>
#include <QListView>
#include <QScrollArea>
#include <QSettings>
#include <QSpinBox>
#include <QStandardPaths>
#include <QTableView>

using namespace Sidestage;

class TstSettings : public QObject, public DashboardWorld
{
    Q_OBJECT

    std::unique_ptr<SoundRecorder> m_ears{};
    QTemporaryDir m_config{};

    Preferences *preferences() const { return m_driver->app()->preferences(); }
    SettingsPage *settings() const { return qobject_cast<SettingsPage *>(window()->page()); }
    void open() const
    {
        QVERIFY(m_driver->front());
        QVERIFY(m_driver->press(Qt::Key_Comma, Qt::ControlModifier));
        QTRY_VERIFY(settings() && settings()->isVisible());
    }
    template <class T = QWidget>
    T *in(const QString &row, const QString &name) const
    {
        auto *widget = settings()->findChild<QWidget *>(row);
        return widget ? widget->findChild<T *>(name) : nullptr;
    }
    /// Waits until the table of keys is filled, and selects this action.
    void selectKey(const QString &text) const
    {
        auto *table = settings()->findChild<QTableView *>(u"keyTable"_s);
        settings()->showSection(u"keys"_s);
        QTRY_VERIFY(table->model()->rowCount() > 50);
        for (int row = 0; row < table->model()->rowCount(); ++row) {
            if (table->model()->index(row, 0).data().toString() == text)
                return table->setCurrentIndex(table->model()->index(row, 0));
        }
        QFAIL(qPrintable(text));
    }
    /// Opens the dialog for the selected action and presses this key in it.
    DialogFrame *pressNewKey(int key, Qt::KeyboardModifiers modifiers) const
    {
        settings()->findChild<QAbstractButton *>(u"changeKeyButton"_s)->click();
        auto *dialog = m_driver->find<DialogFrame>(u"keyDialog"_s);
        if (!dialog)
            return nullptr;
        auto *field = dialog->findChild<QWidget *>(u"newKey"_s);
        [&] { QTRY_VERIFY(field->hasFocus()); }();
        QTest::keyClick(field, Qt::Key(key), modifiers);
        return dialog;
    }
    bool hasNotice(const QString &id) const
    {
        const QList<Notice> &all = window()->notices()->notices();
        return std::any_of(all.cbegin(), all.cend(), [&](const Notice &notice) { return notice.id == id; });
    }
    bool hasToast(const QString &what, const QString &detail) const
    {
        const auto toasts = window()->toasts()->toasts();
        return std::any_of(toasts.cbegin(), toasts.cend(), [&](const Toast *toast) {
            return toast->content().what.startsWith(what) && toast->content().detail.contains(detail);
        });
    }
    bool cheer(int bits) const
    {
        return m_driver->inSandbox([&](Sandbox::Sandbox &sandbox) {
            Sandbox::World &world = sandbox.world();
            const QString viewer = world.userByLogin(u"mirelark"_s)->id;
            return world.area<Sandbox::Cheers>()
                .add(account()->userId(), viewer, bits, u"for the lighthouse"_s)
                .has_value();
        });
    }
    void confirm(DialogFrame *dialog) const
    {
        QPointer<QWidget> closing = dialog;
        QVERIFY(m_driver->click(dialog->findChild<QWidget *>(u"setKey"_s)));
        QTRY_VERIFY(!closing || !closing->isVisible());
        QVERIFY(m_driver->front());
    }

private Q_SLOTS:
    void initTestCase() { qputenv("XDG_CONFIG_HOME", m_config.path().toLocal8Bit()); }
    void init()
    {
        m_ears = std::make_unique<SoundRecorder>();
        QVERIFY(begin({}));
    }
    void cleanup()
    {
        m_driver.reset();
        m_ears.reset();
    }

    void opensWithoutAnAccountAndStaysForAll()
    {
        QVERIFY(!window()->account());
        open();
        QWidget *page = settings();
        QVERIFY(in<QLabel>(u"settings-alerts"_s, u"alertNote"_s)->text().contains(u"Sign in"_s));
        QVERIFY(signIn(u"teaandturrets"_s, u"queue"_s));
        QVERIFY(m_driver->click(u"settingsButton"_s));
        QTRY_COMPARE(window()->page(), page);
        QTRY_VERIFY(in<QComboBox>(u"alert-raid"_s, u"sound"_s));
        QCOMPARE(window()->sidebar()->current(), SettingsPage::pageId);
        QTest::keyClick(window(), Qt::Key_2, Qt::ControlModifier);
        QTRY_COMPARE(window()->page()->id(), u"queue"_s);
        QCOMPARE(window()->sidebar()->current(), u"queue"_s);
    }

    void everyChangeIsKeptAtOnceAndUndoneByItsKey()
    {
        open();
        auto *lockdown = m_driver->find<Toggle>(u"asksBeforeLockdown"_s);
        settings()->showSection(u"chat"_s);
        QVERIFY(m_driver->click(lockdown));
        QVERIFY(!preferences()->asksBeforeLockdown());
        settings()->showSection(u"look"_s);
        auto *theme = m_driver->find(u"theme"_s);
        const auto mode = preferences()->themeMode();
        QVERIFY(m_driver->click(theme->findChildren<QAbstractButton *>().last()));
        QCOMPARE(preferences()->themeMode(), Theme::Mode::Dark);
        {
            const QSettings file(m_driver->folder() + u"/settings.ini"_s, QSettings::IniFormat);
            preferences()->setSidebarCollapsed(preferences()->sidebarCollapsed());
            QVERIFY(!settings()->saved().isEmpty());
        }
        m_driver->press(Qt::Key_Z, Qt::ControlModifier);
        QCOMPARE(preferences()->themeMode(), mode);
        QVERIFY(!lockdown->isChecked());
        m_driver->press(Qt::Key_Z, Qt::ControlModifier);
        QVERIFY(preferences()->asksBeforeLockdown());
        QVERIFY(lockdown->isChecked());
        QVERIFY(!settings()->pageActions().last()->isEnabled() || settings()->history()->isEmpty());
        QVERIFY2(m_driver->restart(), qPrintable(m_driver->problem()));
        QVERIFY(preferences()->asksBeforeLockdown());
    }

    void onlyAChangeIsSaidToBeSaved()
    {
        open();
        QVERIFY(settings()->saved().isEmpty());
        // As when another account is shown, whose alerts have no changes to undo.
        settings()->history()->clear();
        QVERIFY(settings()->saved().isEmpty());
        settings()->showSection(u"chat"_s);
        QVERIFY(m_driver->click(m_driver->find<Toggle>(u"asksBeforeLockdown"_s)));
        QVERIFY(!settings()->saved().isEmpty());
    }

    void theSearchMarksWhatItFindsInAllSections()
    {
        open();
        m_driver->press(Qt::Key_Slash);
        QTRY_VERIFY(settings()->findChild<QWidget *>(u"settingsSearch"_s)->hasFocus());
        m_driver->type(u"lockdown"_s);
        QStringList found;
        for (const SettingRow *row : settings()->findChildren<SettingRow *>()) {
            if (row->isFound())
                found.append(row->title());
        }
        QCOMPARE(found, QStringList{u"Ask before a lockdown"_s});
        const auto *list = settings()->findChild<QListView *>(u"settingsSections"_s);
        QCOMPARE(list->currentIndex().data().toString(), u"Chat"_s);
        // Also a key: the table of keys shows only these rows.
        auto *table = settings()->findChild<QTableView *>(u"keyTable"_s);
        QCOMPARE(table->model()->rowCount(), 0);
        m_driver->press(Qt::Key_Escape);
        m_driver->type(u"text size"_s);
        QVERIFY(table->model()->rowCount() >= 1);
        m_driver->press(Qt::Key_Escape);
        for (const SettingRow *row : settings()->findChildren<SettingRow *>())
            QVERIFY(!row->isFound());
    }

    void aKeyIsChangedTakenAndShownEverywhere()
    {
        QVERIFY(signIn(u"teaandturrets"_s, u"queue"_s));
        open();
        selectKey(u"Go to…"_s);
        DialogFrame *dialog = pressNewKey(Qt::Key_G, Qt::ControlModifier | Qt::ShiftModifier);
        QVERIFY(dialog);
        QVERIFY(dialog->findChild<QLabel *>(u"keyConflict"_s)->text().isEmpty());
        confirm(dialog);
        const QKeySequence wanted(Qt::CTRL | Qt::SHIFT | Qt::Key_G);
        QCOMPARE(window()->header()->goToButton()->keyHint(), wanted);
        QCOMPARE(window()->findChild<QAction *>(u"goToAnything"_s)->shortcut(), wanted);
        QTest::keyClick(window(), Qt::Key_K, Qt::ControlModifier);
        QVERIFY(!window()->findChild<QWidget *>(u"goTo"_s)->isVisible());
        QTest::keyClick(window(), Qt::Key_G, Qt::ControlModifier | Qt::ShiftModifier);
        QVERIFY(m_driver->find(u"goTo"_s));
        m_driver->press(Qt::Key_Escape);

        // A key that another action has: whose it is, and it loses it.
        selectKey(u"Refresh page"_s);
        dialog = pressNewKey(Qt::Key_B, Qt::ControlModifier);
        QVERIFY(dialog);
        QVERIFY2(
            dialog->findChild<QLabel *>(u"keyConflict"_s)->text().contains(u"Collapse or expand sidebar"_s),
            qPrintable(dialog->findChild<QLabel *>(u"keyConflict"_s)->text()));
        QCOMPARE(dialog->findChild<QAbstractButton *>(u"setKey"_s)->text(), u"Take it"_s);
        confirm(dialog);
        QVERIFY(window()->findChild<QAction *>(u"toggleSidebar"_s)->shortcuts().isEmpty());
        QTest::keyClick(window(), Qt::Key_B, Qt::ControlModifier);
        QVERIFY(!window()->sidebar()->isIconsOnly());

        QVERIFY2(m_driver->restart(), qPrintable(m_driver->problem()));
        QCOMPARE(window()->findChild<QAction *>(u"refresh"_s)->shortcut(),
                 QKeySequence(Qt::CTRL | Qt::Key_B));
        QCOMPARE(window()->header()->goToButton()->keyHint(), wanted);
        open();
        selectKey(u"Refresh page"_s);
        settings()->findChild<QAbstractButton *>(u"resetKeys"_s)->click();
        QCOMPARE(window()->findChild<QAction *>(u"refresh"_s)->shortcut(), QKeySequence(Qt::Key_F5));
        QCOMPARE(window()->findChild<QAction *>(u"toggleSidebar"_s)->shortcut(),
                 QKeySequence(Qt::CTRL | Qt::Key_B));
        settings()->setFocus();
        m_driver->press(Qt::Key_Z, Qt::ControlModifier);
        QCOMPARE(window()->findChild<QAction *>(u"refresh"_s)->shortcut(),
                 QKeySequence(Qt::CTRL | Qt::Key_B));
    }

    void aKeyOfAPageActsThereAndIsChangedFromTheOverview()
    {
        QVERIFY(signIn(u"teaandturrets"_s, u"queue"_s));
        QTRY_VERIFY(!waiting().isEmpty());
        QVERIFY(m_driver->front());
        m_driver->press(Qt::Key_F1);
        auto *overview = m_driver->find(u"keysOverlay"_s);
        QVERIFY(overview);
        m_driver->type(u"queue fulfil"_s);
        m_driver->press(Qt::Key_F2);
        auto *dialog = m_driver->find<DialogFrame>(u"keyDialog"_s);
        QVERIFY2(dialog, qPrintable(m_driver->problem()));
        auto *field = dialog->findChild<QWidget *>(u"newKey"_s);
        QTRY_VERIFY(field->hasFocus());
        QTest::keyClick(field, Qt::Key_X);
        confirm(dialog);
        auto *table = window()->page()->findChild<QAbstractItemView *>(u"queueTable"_s);
        table->setFocus();
        QTRY_VERIFY(queueHasTheKeyboard());
        m_driver->press(Qt::Key_F);
        m_driver->press(Qt::Key_Home);
        m_driver->press(Qt::Key_Down);
        QCOMPARE(decisions()->held(), 0);
        m_driver->press(Qt::Key_X);
        QTRY_COMPARE(decisions()->held(), 1);
        m_driver->press(Qt::Key_F8);
        QTRY_COMPARE(decisions()->held(), 0);
    }

    void whatHappensIsHeardAsChosen()
    {
        QVERIFY(signIn(u"teaandturrets"_s, u"queue"_s));
        open();
        settings()->showSection(u"alerts"_s);
        auto *sound = in<QComboBox>(u"alert-cheer"_s, u"sound"_s);
        QVERIFY(sound);
        QVERIFY(!in<QWidget>(u"alert-cheer"_s, u"test"_s)->isEnabled());
        const int knock = sound->findData(u"knock"_s);
        sound->setFocus();
        while (sound->currentIndex() != knock && sound->currentIndex() < sound->count() - 1)
            QTest::keyClick(sound, Qt::Key_Down);
        QCOMPARE(sound->currentIndex(), knock);
        m_ears->heard.clear();
        QVERIFY(m_driver->click(in<QWidget>(u"alert-cheer"_s, u"test"_s)));
        QCOMPARE(m_ears->heard.size(), 1);
        QCOMPARE(m_ears->heard.last().first, Tones::wav(u"knock"_s));
        QCOMPARE(m_ears->heard.last().second, 0.7);
        preferences()->setAlertVolume(50);
        preferences()->setSoundOutput(u"phones"_s);
        m_ears->heard.clear();

        // Until the subscription stands, events are not heard.
        QTRY_VERIFY(cheer(100) && QTest::qWaitFor([&] { return !m_ears->heard.isEmpty(); }, 2'000));
        QCOMPARE(m_ears->heard.last().second, 0.35);
        QCOMPARE(m_ears->output, u"phones"_s);

        // Quiet: nothing is heard, and what is said is still said.
        auto *says = in<QAbstractButton>(u"alert-cheer"_s, u"says"_s);
        says->setFocus();
        QTest::keyClick(says, Qt::Key_Space);
        QVERIFY(says->isChecked());
        preferences()->setQuietUntil(QDateTime::currentDateTimeUtc().addSecs(3'600));
        m_ears->heard.clear();
        QVERIFY(cheer(250));
        const auto says250 = [this] { return hasToast(u"Cheer"_s, u"250"_s); };
        QTRY_VERIFY(says250());
        QVERIFY(m_ears->heard.isEmpty());
        // Undone in reverse: the message, then the sound.
        settings()->setFocus();
        m_driver->press(Qt::Key_Z, Qt::ControlModifier);
        QVERIFY(!says->isChecked());
        // The choice is that of the account, also after a restart.
        QVERIFY2(m_driver->restart(), qPrintable(m_driver->problem()));
        QTRY_VERIFY(account());
        open();
        QTRY_COMPARE(in<QComboBox>(u"alert-cheer"_s, u"sound"_s)->currentData().toString(), u"knock"_s);
    }

    void mentionsAndOnlyLargeCheersAreSaid()
    {
        QVERIFY(signIn(u"teaandturrets"_s, u"queue"_s));
        open();
        settings()->showSection(u"alerts"_s);
        for (const QString &row : {u"alert-mention"_s, u"alert-cheer"_s}) {
            auto *says = in<QAbstractButton>(row, u"says"_s);
            says->setFocus();
            QTest::keyClick(says, Qt::Key_Space);
            QVERIFY(says->isChecked());
        }
        QCOMPARE(in<QSpinBox>(u"alert-cheer"_s, u"least"_s)->value(), 100);
        // The number of Bits does not push the columns away from those of the other rows.
        window()->resize(1400, 900);
        const auto left = [this](const QString &row) {
            auto *says = in<QAbstractButton>(row, u"says"_s);
            return says->mapTo(window(), QPoint()).x();
        };
        QTRY_COMPARE(left(u"alert-cheer"_s), left(u"alert-mention"_s));
        const auto say = [this](const QString &text) {
            return m_driver->inSandbox([&](Sandbox::Sandbox &sandbox) {
                const QByteArray call = R"({"channel": "teaandturrets", "viewer": "mirelark", "text": ")"
                    + text.toUtf8() + R"("})";
                return sandbox.control().call(u"say"_s, call).has_value();
            });
        };
        // Until the subscription stands, messages are not heard.
        int count = 0;
        QTRY_VERIFY(say(u"look, teaandturrets-like towers %1"_s.arg(++count))
                    && say(u"nobody is named %1"_s.arg(count))
                    && QTest::qWaitFor([&] { return hasToast(u"You are mentioned"_s, u"towers"_s); }, 2'000));
        QVERIFY(!hasToast(u"You are mentioned"_s, u"nobody is named"_s));
        QVERIFY(cheer(99) && cheer(300));
        QTRY_VERIFY(hasToast(u"Cheer"_s, u"300"_s));
        QVERIFY(!hasToast(u"Cheer"_s, u"99"_s));
    }

    void whatCharityIsHeardIsKept_data()
    {
        QTest::addColumn<QString>("row");
        QTest::newRow("a milestone") << u"alert-milestone"_s;
        QTest::newRow("a donation") << u"alert-donation"_s;
    }
    void whatCharityIsHeardIsKept()
    {
        QFETCH(QString, row);
        QVERIFY(signIn(u"teaandturrets"_s, u"queue"_s));
        open();
        settings()->showSection(u"alerts"_s);
        auto *sound = in<QComboBox>(row, u"sound"_s);
        QVERIFY(sound);
        const int knock = sound->findData(u"knock"_s);
        sound->setFocus();
        for (int i = 0; i < sound->count() && sound->currentIndex() != knock; ++i)
            QTest::keyClick(sound, sound->currentIndex() < knock ? Qt::Key_Down : Qt::Key_Up);
        QCOMPARE(sound->currentIndex(), knock);
        auto *says = in<QAbstractButton>(row, u"says"_s);
        const bool wasSaid = says->isChecked();
        says->setFocus();
        QTest::keyClick(says, Qt::Key_Space);
        QVERIFY2(m_driver->restart(), qPrintable(m_driver->problem()));
        QTRY_VERIFY_WITH_TIMEOUT(account(), testPatience);
        open();
        QTRY_COMPARE(in<QComboBox>(row, u"sound"_s)->currentData().toString(), u"knock"_s);
        QCOMPARE(in<QAbstractButton>(row, u"says"_s)->isChecked(), !wasSaid);
    }

    void theLanguageChangesAtOnceAndTheServicesGoOn()
    {
        QVERIFY(signIn(u"teaandturrets"_s, u"queue"_s));
        QTRY_VERIFY(!waiting().isEmpty());
        preferences()->setFulfilGrace(30);
        const qint64 job = decisions()->decide({waiting().first()}, Api::RedemptionDecision::Fulfilled);
        QTRY_COMPARE(decisions()->held(), 1);
        Account *before = account();
        const auto choose = [this](const QString &name) {
            open();
            settings()->showSection(u"languages"_s);
            const QPointer<MainWindow> was = window();
            auto *choice = settings()->findChild<QComboBox *>(u"language"_s);
            QVERIFY(choice->findText(name) > 0);
            choice->showPopup();
            choice->view()->setCurrentIndex(choice->model()->index(choice->findText(name), 0));
            QTest::keyClick(choice->view(), Qt::Key_Return);
            QTRY_VERIFY(!was);
            QTRY_VERIFY(settings() && settings()->isVisible());
            const auto *chosen = settings()->findChild<QComboBox *>(u"language"_s);
            QTRY_VERIFY(!chosen->visibleRegion().isEmpty());
        };
        const auto title = [this] { return settings()->title(); };
        const auto isOffered = [this](const QString &start) {
            const auto &notices = window()->notices()->notices();
            return std::ranges::count_if(notices,
                                         [&](const Notice &one) { return one.sentence.startsWith(start); })
                == 1;
        };
        m_driver->app()->diagnostics()->offerAfterCrash({});
        QVERIFY(isOffered(u"Sidestage did not end properly"_s));
        choose(u"Deutsch"_s);
        QVERIFY(isOffered(u"Sidestage wurde beim letzten Mal nicht richtig beendet"_s));
        QVERIFY(!isOffered(u"Sidestage did not end properly"_s));
        QCOMPARE(title(), u"Einstellungen"_s);
        QCOMPARE(account(), before);
        // What is decided can still be undone, in the other language.
        QCOMPARE(decisions()->held(), 1);
        const auto canUndo = [this] {
            const auto toasts = window()->toasts()->toasts();
            return std::any_of(toasts.cbegin(), toasts.cend(), [](const Toast *toast) {
                auto *undo = toast->findChild<QAbstractButton *>(u"toastUndo"_s);
                return undo && undo->text() == u"Rückgängig"_s;
            });
        };
        QTRY_VERIFY(canUndo());
        QCOMPARE(QGuiApplication::layoutDirection(), Qt::LeftToRight);
        choose(u"العربية"_s);
        QCOMPARE(QGuiApplication::layoutDirection(), Qt::RightToLeft);
        QCOMPARE(m_driver->app()->service()->profile().shownName(), u"البيئة التجريبية"_s);
        QVERIFY(title() != u"Einstellungen"_s && title() != u"Settings"_s);
        choose(u"English"_s);
        QCOMPARE(title(), u"Settings"_s);
        QCOMPARE(QGuiApplication::layoutDirection(), Qt::LeftToRight);
        QCOMPARE(decisions()->held(), 1);
        QVERIFY(decisions()->undo(job));
    }

    void windowsOfAllAccountsStayWhenTheLanguageChanges()
    {
        QVERIFY(signIn(u"teaandturrets"_s, u"chat"_s));
        Account *first = account();
        window()->togglePopOut();
        QVERIFY(window()->popOut());
        QVERIFY(signIn(u"pipnocturne"_s, u"chat"_s));
        QVERIFY(account() != first);
        open();
        window()->togglePopOut();
        QVERIFY(window()->popOut());
        constexpr QSize small(500, 420);
        window()->popOut()->resize(small);
        const auto out = [] {
            QStringList names;
            const QWidgetList all = QApplication::topLevelWidgets();
            for (const QWidget *widget : all) {
                if (qobject_cast<const PopOutWindow *>(widget) && widget->isVisible())
                    names.append(widget->objectName());
            }
            names.sort();
            return names;
        };
        const QStringList before = out();
        QCOMPARE(before, QStringList({u"popOut-chat"_s, u"popOut-settings"_s}));
        for (const QString &language : {u"de"_s, u"en"_s}) {
            const QPointer<MainWindow> was = window();
            preferences()->setLanguage(language);
            QTRY_VERIFY(!was);
            QTRY_COMPARE(out(), before);
            QVERIFY(window()->hasWindowOf(first));
            QCOMPARE(window()->popOut()->size(), small);
        }
    }

    void eachAccountHasItsOwnPlaceOfAWindow()
    {
        constexpr QSize small(500, 420);
        QVERIFY(signIn(u"teaandturrets"_s, u"chat"_s));
        window()->togglePopOut();
        QVERIFY(window()->popOut());
        window()->popOut()->resize(small);
        QTRY_COMPARE(window()->popOut()->size(), small);
        window()->togglePopOut();
        QVERIFY(signIn(u"pipnocturne"_s, u"chat"_s));
        window()->togglePopOut();
        QVERIFY(window()->popOut());
        QVERIFY(window()->popOut()->size() != small);
    }

    void startsAtTheLoginIfChosen()
    {
#if defined(Q_OS_UNIX) && !defined(Q_OS_MACOS)
        const QString file = QStandardPaths::writableLocation(QStandardPaths::GenericConfigLocation)
            + u"/autostart/org.sidestage.Sidestage.desktop"_s;
        open();
        settings()->showSection(u"start"_s);
        auto *toggle = m_driver->find<Toggle>(u"startsAtLogin"_s);
        QVERIFY(!toggle->isChecked());
        QVERIFY(m_driver->click(toggle));
        QFile entry(file);
        QVERIFY(entry.open(QIODevice::ReadOnly));
        const QByteArray text = entry.readAll();
        QVERIFY2(text.contains("--data-dir") && text.contains(m_driver->folder().toUtf8()), text);
        m_driver->press(Qt::Key_Z, Qt::ControlModifier);
        QVERIFY(!QFile::exists(file));
        QVERIFY(!toggle->isChecked());
#endif
    }

    void opensWithTheLastPageIfChosen()
    {
        QVERIFY(signIn(u"teaandturrets"_s, u"ads"_s));
        preferences()->setOpensLastPage(true);
        QVERIFY2(m_driver->restart(), qPrintable(m_driver->problem()));
        QTRY_VERIFY(window()->page());
        QCOMPARE(window()->currentPage(), u"ads"_s);
    }

    void unreadableSettingsAreKeptAsideAndSaid_data()
    {
        QTest::addColumn<QByteArray>("bytes");
        QTest::addColumn<QString>("word");
        QTest::newRow("damaged") << QByteArray("[look\ntheme=Dark\n\0\1garbage\n", 27) << u"damaged"_s;
        QTest::newRow("no settings at all") << QByteArray("this is not an ini file\n") << u"damaged"_s;
        QTest::newRow("only zeros") << QByteArray(567, '\0') << u"damaged"_s;
        QTest::newRow("format is no number") << QByteArray("[General]\nformat=abc\n") << u"damaged"_s;
        QTest::newRow("newer") << QByteArray("[General]\nformat=99\n\n[look]\ntextSize=150\n") << u"newer"_s;
    }
    void unreadableSettingsAreKeptAsideAndSaid()
    {
        QFETCH(QByteArray, bytes);
        QFETCH(QString, word);
        m_driver->quit();
        QFile file(m_driver->folder() + u"/settings.ini"_s);
        QVERIFY(file.open(QIODevice::WriteOnly));
        file.write(bytes);
        file.close();
        // As the program does to know its language. QSettings keeps what it has read.
        QSettings(file.fileName(), QSettings::IniFormat).contains(u"look/language"_s);
        QVERIFY2(m_driver->start(), qPrintable(m_driver->problem()));
        QCOMPARE(preferences()->textSize(), 100);
        const QStringList aside
            = QDir(m_driver->folder()).entryList({u"settings-%1-*.ini"_s.arg(word)}, QDir::Files);
        QCOMPARE(aside.size(), 1);
        QFile kept(m_driver->folder() + u'/' + aside.first());
        QVERIFY(kept.open(QIODevice::ReadOnly));
        QCOMPARE(kept.readAll(), bytes);
        QTRY_VERIFY(hasNotice(u"settingsAside"_s));
    }

    void anUnreadableStoreIsLeftAsItIsAndSaid_data()
    {
        QTest::addColumn<QString>("file");
        QTest::addColumn<QString>("notice");
        QTest::newRow("accounts") << u"/profile-sandbox-windows.sqlite"_s << u"store"_s;
        QTest::newRow("archive") << u"/profile-sandbox.sqlite"_s << u"history"_s;
    }
    void anUnreadableStoreIsLeftAsItIsAndSaid()
    {
        QFETCH(QString, file);
        QFETCH(QString, notice);
        m_driver->quit();
        QFile store(m_driver->folder() + file);
        const QByteArray bytes("this is not a database, but it could be all that somebody has");
        QVERIFY(store.open(QIODevice::WriteOnly | QIODevice::Truncate));
        store.write(bytes);
        store.close();
        QVERIFY2(m_driver->start(), qPrintable(m_driver->problem()));
        QTRY_VERIFY(hasNotice(notice));
        for (const Notice &shown : window()->notices()->notices()) {
            if (shown.id == notice)
                QVERIFY2(
                    shown.sentence.contains(" is damaged. It is left as it is."_L1)
                        && shown.sentence.endsWith("Restore a back-up under Settings, Data, or move the file "
                                                   "away."_L1),
                    qPrintable(shown.sentence));
        }
        QVERIFY(signIn(u"teaandturrets"_s, u"queue"_s));
        m_driver->quit();
        QVERIFY(store.open(QIODevice::ReadOnly));
        QCOMPARE(store.readAll(), bytes);
    }

    void fitsAtEveryTextSize()
    {
        QVERIFY(signIn(u"teaandturrets"_s, u"queue"_s));
        open();
        const auto *scroll = settings()->findChild<QScrollArea *>(u"settingsScroll"_s);
        for (int size = Preferences::minTextSize; size <= Preferences::maxTextSize;
             size += Preferences::textSizeStep) {
            preferences()->setTextSize(size);
            for (int width = 640; width <= 1300; width += 33) {
                window()->resize(width, 700);
                QCoreApplication::processEvents();
                const int needed = scroll->widget()->minimumSizeHint().width();
                // In a window that is narrower for its text size, the longest rows are cut.
                QVERIFY2(width * 100 / size < 380 || needed <= scroll->viewport()->width(),
                         qPrintable(u"%1 %, %2 wide: %3 of %4"_s.arg(size)
                                        .arg(width)
                                        .arg(scroll->viewport()->width())
                                        .arg(needed)));
            }
        }
        preferences()->setTextSize(100);
    }

    void fitsInNarrowWindows()
    {
        QVERIFY(signIn(u"teaandturrets"_s, u"queue"_s));
        open();
        window()->resize(640, 600);
        QTRY_VERIFY(settings()->findChild<QWidget *>(u"settingsSection"_s)->isVisible());
        QVERIFY(!settings()->findChild<QWidget *>(u"settingsSections"_s)->isVisible());
        window()->togglePopOut();
        QWidget *out = settings()->window();
        QVERIFY(out != window());
        for (const int width : {640, 320}) {
            out->resize(width, 560);
            QTRY_COMPARE(out->width(), width);
            const QWidget *scrolled
                = settings()->findChild<QAbstractScrollArea *>(u"settingsScroll"_s)->viewport();
            for (const SettingRow *row : settings()->findChildren<SettingRow *>()) {
                if (!row->isVisible())
                    continue;
                QTRY_VERIFY2(row->mapTo(scrolled, QPoint(row->width(), 0)).x() <= scrolled->width() + 1,
                             qPrintable(u"%1 at %2"_s.arg(row->title()).arg(width)));
            }
        }
    }
};

SIDESTAGE_TEST_MAIN(TstSettings)
#include "tst_settings.moc"
