// SPDX-License-Identifier: GPL-3.0-or-later
#include "application.h"

#include "account_services.h"
#include "accounts/account.h"
#include "accounts/account_menu.h"
#include "accounts/page/accounts_page.h"
#include "accounts/quit_dialog.h"
#include "accounts/sign_in_dialog.h"
#include "ads/ad_toasts.h"
#include "ads/ads_service.h"
#include "alerts/alert_player.h"
#include "app/alerts/spoken_arrivals.h"
#include "app/services/remove_service_dialog.h"
#include "app/services/service_list.h"
#include "app/services/service_removal.h"
#include "app/settings/login_start.h"
#include "base/bidi.h"
#include "base/clock.h"
#include "base/log.h"
#include "base/private_files.h"
#include "calls/call_log.h"
#include "chat/moderation/moderation_service.h"
#include "client/session.h"
#include "desktop/desktop_presence.h"
#include "diagnostics/diagnostics.h"
#include "environment.h"
#include "events/event_service.h"
#include "held_decisions.h"
#include "kit/overlays/button_menu.h"
#include "kit/overlays/toast_lane.h"
#include "live/live_status.h"
#include "outbox/job_toasts.h"
#include "page/open_outside.h"
#include "pages.h"
#include "profile/store_thread.h"
#include "remote/remote_control.h"
#include "rewards/decisions/decision_jobs.h"
#include "rewards/decisions/decision_service.h"
#include "rewards/rewards_service.h"
#include "shell/header/account_view.h"
#include "shell/header/sidebar.h"
#include "shell/main_window.h"
#include "shell/notices/notifications.h"
#include "shell/pop_out_window.h"
#include "shell/settings/alerts_card.h"
#include "shell/settings/data_card.h"
#include "shell/settings/general_cards.h"
#include "shell/settings/keys_card.h"
#include "shell/settings/preferences.h"
#include "shell/settings/settings_page.h"
#include "storage/database.h"
#include "texts/quoted.h"

#include <QApplication>
#include <QDeadlineTimer>
#include <QDir>
#include <QEvent>
#include <QFileInfo>
#include <QLocale>
#include <QMenu>
#include <QNetworkAccessManager>
#include <QProcess>
#include <QStandardPaths>
#include <QTemporaryDir>
#include <QTimer>

namespace Sidestage {

namespace {

const QString serviceKey = QStringLiteral("service/current");
const QString settingsName = QStringLiteral("/settings.ini");
const QString formatKey = QStringLiteral("format");
/// Higher when a setting changes its meaning, so that an older version does not misread it.
constexpr int settingsFormat = 1;
const QString keychainNotice = QStringLiteral("keychain");

/// Renames a settings file that is damaged or of a newer version, because QSettings would write over it.
/// Returns the new name; empty: the file can be used.
QString keepUnreadableAside(const QString &path)
{
    // A copy is read: QSettings says of a file that it has read before that it is in order.
    const QTemporaryDir place;
    const QString copy = place.filePath(QStringLiteral("settings.ini"));
    if (QFileInfo(path).size() == 0 || !QFile::copy(path, copy))
        return {};
    const QSettings settings(copy, QSettings::IniFormat);
    bool isNumber = false;
    const int format = settings.value(formatKey, settingsFormat).toInt(&isNumber);
    const bool isDamaged
        = settings.status() == QSettings::FormatError || settings.allKeys().isEmpty() || !isNumber;
    if (!isDamaged && format <= settingsFormat)
        return {};
    const QString aside
        = QStringLiteral("%1-%2-%3.ini")
              .arg(path.chopped(4), isDamaged ? QStringLiteral("damaged") : QStringLiteral("newer"),
                   QDateTime::currentDateTimeUtc().toString(QStringLiteral("yyyyMMdd-HHmmss")));
    if (!QFile::copy(path, aside)) {
        qCWarning(lcStorage) << "cannot keep" << path << "aside";
        return {};
    }
    QFile::remove(path);
    createPrivateFile(path);
    return aside;
}

}  // namespace

Application::Application(Launch launch, QObject *parent)
    : QObject(parent)
    , m_vault(std::move(launch.vault))
    , m_port(launch.sandboxPort)
{
    m_wanted = launch.dataFolder;
    m_folder = folderFor(launch.dataFolder);
    const QString settingsFile = settingsFor(launch.dataFolder);
    const QString settingsAside = keepUnreadableAside(settingsFile);
    m_settings = std::make_unique<QSettings>(settingsFile, QSettings::IniFormat);
    if (!m_settings->contains(formatKey))
        m_settings->setValue(formatKey, settingsFormat);
    m_accountServices
        = std::make_unique<AccountServices>(Clock::system(), dataFiles(launch.dataFolder).cache);
    m_theme = std::make_unique<Theme>();
    m_preferences = std::make_unique<Preferences>(m_settings.get());
    m_preferences->applyTo(m_theme.get());
    const auto applyPreferences = [this] {
        m_accountServices->setGrace(m_preferences->fulfilGrace(), m_preferences->refundGrace());
        m_accountServices->setAsksBeforeLockdown(m_preferences->asksBeforeLockdown());
        m_accountServices->setWarnsOfHiddenSandbox(m_preferences->warnsOfHiddenSandbox());
        m_accountServices->setQuiet(m_preferences->quietUntil(), m_preferences->notifiesInWindowOnAir());
        m_accountServices->alerts()->setOutput(m_preferences->soundOutput(), m_preferences->alertVolume());
    };
    m_accountServices->setOnAir([this] {
        Account *shown = m_window ? m_window->account() : nullptr;
        return shown && m_window->viewOf(shown)->live()->state() == LiveStatus::State::Live;
    });
    connect(m_preferences.get(), &Preferences::changed, this, applyPreferences);
    applyPreferences();
    // Queued, because the control that changes it is destroyed.
    connect(m_preferences.get(), &Preferences::languageChanged, this, &Application::changeLanguage,
            Qt::QueuedConnection);
    connect(m_accountServices->alerts(), &AlertPlayer::notShown, this,
            [this](const QString &title, const QString &text) {
                m_window->showToast(tr("%1: %2").arg(title, text), Pill::Kind::Info);
            });
    connect(m_accountServices->alerts(), &AlertPlayer::activated, this,
            [this](QObject *owner, const QString &page) {
                bringForward();
                m_window->follow(owner, page);
            });

    connect(m_accountServices.get(), &AccountServices::momentSaid, this,
            [this](Account *account, const QString &text, bool isError) {
                const bool isShown = account == m_window->account();
                if (m_accountServices->isSilent(account)
                    || (isShown && m_window->currentPage() == u"moments"))
                    return;
                const Pill::Kind kind = isError ? Pill::Kind::Error : Pill::Kind::Good;
                if (isShown)
                    m_window->showToastWithLink(text, {}, kind, QStringLiteral("moments"));
                else
                    m_window->showToast(
                        tr("%1: %2", "account, what happened").arg(m_accountServices->nameOf(account), text),
                        kind);
            });
    connect(m_accountServices.get(), &AccountServices::eventSaid, this,
            [this](Account *account, const QString &title, const QString &text, const QString &page) {
                if (account == m_window->account())
                    m_window->showToastWithLink(title, text, Pill::Kind::Info, page);
                else
                    m_window->showToast(tr("%1: %2, %3", "account, event, what happened")
                                            .arg(m_accountServices->nameOf(account), title, text),
                                        Pill::Kind::Info);
            });
    connect(m_accountServices.get(), &AccountServices::charitySaid, this,
            [this](Account *account, const QString &title, const QString &text) {
                // The page in front shows nothing of another account, so the toast has no link and names the
                // account.
                if (account == m_window->account())
                    m_window->showToastWithLink(title, text, Pill::Kind::Good, QStringLiteral("charity"));
                else
                    m_window->showToast(tr("%1: %2, %3", "account, amount reached, milestone")
                                            .arg(m_accountServices->nameOf(account), title, text),
                                        Pill::Kind::Good);
            });
    connect(m_accountServices.get(), &AccountServices::playedForHiddenService, this,
            [this](Account *account) {
                // One toast is enough for a series of sounds.
                if (!m_heard)
                    m_heard = m_window->toasts()->showMessage(
                        tr("Alert for %1", "an account").arg(m_accountServices->nameOf(account)), {},
                        Pill::Kind::Info);
            });
    connect(m_accountServices.get(), &AccountServices::shownChanged, this, &Application::updateResting);

    m_services.push_back(std::make_unique<ServiceHost>(
        ServiceProfile{.id = QStringLiteral("sandbox"), .name = EmbeddedSandbox::tr("Sandbox")}));
    for (const ServiceProfile &profile : ServiceList(m_settings.get()).all())
        m_services.push_back(std::make_unique<ServiceHost>(profile));
    const QString wanted
        = launch.profile.isEmpty() ? m_settings->value(serviceKey).toString() : launch.profile;
    m_service = m_services.front().get();
    for (const auto &service : m_services) {
        if (service->profile().id == wanted)
            m_service = service.get();
    }

    connect(m_accountServices.get(), &AccountServices::adsOpened, this, [this](AdsService *ads) {
        const auto lane = [this, account = ads->account()]() -> ToastLane * {
            return m_window && !m_accountServices->isSilent(account) ? m_window->toasts() : nullptr;
        };
        const auto name = [this, account = ads->account()] { return nameOf(account); };
        auto *toasts = new AdToasts(ads, lane, name, ads);
        // Queued, so that it runs after the window shows an account of the other service.
        connect(m_accountServices.get(), &AccountServices::shownChanged, toasts, &AdToasts::refreshToasts,
                Qt::QueuedConnection);
    });
    connect(m_accountServices.get(), &AccountServices::opened, this, [this](RewardsService *service) {
        const auto window = [this, account = service->account()]() -> QWidget * {
            return m_window && !m_accountServices->isSilent(account) ? m_window.get() : nullptr;
        };
        const auto name = [this, account = service->account()] { return nameOf(account); };
        new SpokenArrivals(service, window, name, service);
    });
    connect(m_accountServices.get(), &AccountServices::opened, this, &Application::followDecisions);
    // At the end of the session, the system closes the windows and does not wait for an answer.
    connect(qApp, &QGuiApplication::commitDataRequest, this, [this] {
        constexpr int longEnough = 60'000;
        m_sessionEnds.setRemainingTime(longEnough);
    });
    m_remote = std::make_unique<RemoteControl>(this);
    buildWindow();
    showService();
    tellOfStart(launch.finished, settingsAside);
}

/// Makes the window and what belongs to it: menus, pages, tray. Everything else exists already.
void Application::buildWindow()
{
    QList<PageKind> kinds = pageKinds(m_accountServices.get(), [this](Account *account, Api::Scope scope) {
        signInAgain(account, Api::ScopeSet(scope));
    });
    kinds.append(accountsPage());
    kinds.append(callLogPage(m_accountServices.get(), kinds));
    kinds.append(settingsKind(m_wanted));
    m_window = std::make_unique<MainWindow>(m_preferences.get(), kinds);
    connect(m_window.get(), &MainWindow::windowsChanged, this, &Application::updateResting);
    // The page of settings may have been made with the window, before there was an account.
    connect(m_window.get(), &MainWindow::accountShown, this, [this] {
        if (m_alertsCard)
            m_alertsCard->rebuild();
    });
    connect(m_window.get(), &MainWindow::pageOfAccountRequested, this, &Application::showPageOf);
    m_window->setMayQuit([this] {
        const bool may = mayQuit();
        if (may && m_window->isHidden())  // then its closing does not end the program
            QMetaObject::invokeMethod(
                qApp, [] { QCoreApplication::exit(0); }, Qt::QueuedConnection);
        return may;
    });
    connect(m_window.get(), &MainWindow::signInRequested, this, &Application::signIn);
    connect(m_window.get(), &MainWindow::accountsPageRequested, this,
            [this](Account *account) { showPageOf(account, QStringLiteral("accounts")); });
    connect(m_window.get(), &MainWindow::signInAgainRequested, this,
            [this](Account *account) { signInAgain(account); });
    connect(m_window.get(), &MainWindow::nextAccountRequested, this, &Application::nextAccount);
    connect(m_window.get(), &MainWindow::profileRequested, this, &Application::openProfileMenu);
    m_diagnostics = std::make_unique<Diagnostics>(this);
    m_desktop = std::make_unique<DesktopPresence>(this);
    auto *adding = new QAction(Icons::icon(Icon::Plus, Tone::Secondary), tr("Add service…"), m_window.get());
    adding->setObjectName(QStringLiteral("addServiceAction"));
    connect(adding, &QAction::triggered, this, &Application::addService);
    m_window->addFileAction(adding);
    m_sandboxPage = new QAction(Icons::icon(Icon::External, Tone::Secondary), {}, m_window.get());
    m_sandboxPage->setObjectName(QStringLiteral("openSandboxPage"));
    showSandboxPage();
    connect(m_sandboxPage, &QAction::triggered, this, &Application::openSandboxPage);
    m_window->addHelpAction(m_sandboxPage);
    m_window->setChats(watchChats(m_accountServices.get()));
    m_window->setHeaderPart(adInHeader(m_accountServices.get()));
}

/// The services go on. What the windows show is made anew, at the same place, because every text of it
/// changes.
void Application::changeLanguage()
{
    const bool isShown = m_window->isVisible();
    const QString page = m_window->currentPage();
    const bool isPageActive = m_window->popOut() && m_window->popOut()->isActiveWindow();
    QSet<const Account *> withWindows;
    for (const auto &service : m_services) {
        const QList<Account *> all = service->all();
        for (const Account *account : all) {
            if (m_window->hasWindowOf(account))
                withWindows.insert(account);
        }
    }
    QList<Notification> messages;
    for (int row = m_window->notifications()->rowCount() - 1; row >= 0; --row)
        messages.append(m_window->notifications()->row(row));
    const bool isRead = m_window->notifications()->unread() == 0;
    const QList<Notice> notices = m_window->notices()->notices();
    QApplication::setQuitOnLastWindowClosed(false);
    m_desktop.reset();
    m_diagnostics.reset();
    m_accountMenu.reset();
    m_window.reset();
    setLanguage(m_preferences->language());
    buildWindow();
    m_window->goTo(page);
    if (auto *settings = qobject_cast<SettingsPage *>(m_window->page()))
        settings->showSection(QStringLiteral("languages"));
    for (const Notice &notice : notices)
        m_window->notices()->post(notice);
    m_tellsWhatIsLost = false;  // and then in the new language
    for (Notification &message : messages) {
        message.pageTitle = m_window->titleOf(message.page);
        m_window->notifications()->add(message);
    }
    if (isRead)
        m_window->notifications()->markRead();
    showKeychain();
    showService();
    for (const auto &service : m_services) {
        const QList<Account *> all = service->all();
        for (Account *account : all) {
            showDecisions(m_accountServices->rewards(account));
            if (withWindows.contains(account)) {
                m_window->openKeptWindows(account);
                accountStateChanged(account);
            }
        }
    }
    m_window->openKeptWindows(nullptr);
    if (isShown) {
        m_window->show();
        QApplication::setQuitOnLastWindowClosed(true);
    }
    if (isPageActive && m_window->popOut())
        m_window->popOut()->activateWindow();
    m_desktop->begin();
}

Application::~Application()
{
    sendTheLast();
    const auto removals = findChildren<ServiceRemoval *>();
    for (ServiceRemoval *removal : removals)
        delete removal;  // it uses the keychain and the network
    if (m_vault)
        m_vault->disconnect(this);  // it is destroyed last, and then waits for its pending writes
    m_desktop.reset();
    m_diagnostics.reset();
    m_remote.reset();
    m_accountMenu.reset();
    m_window.reset();
    m_accountServices.reset();
    m_directory.setServices({});
    m_services.clear();
    m_sandbox.reset();
    // It waits until this one has released the folder.
    if (m_restarts)
        QProcess::startDetached(QCoreApplication::applicationFilePath(),
                                QCoreApplication::arguments().mid(1));
}

/// Asks the user, if needed, so that no decision is silently left unsent.
bool Application::mayQuit()
{
    auto held = std::make_unique<HeldDecisions>(m_accountServices->outboxes());
    const bool isAsked = m_preferences->atQuit() == Preferences::AtQuit::Ask;
    if (held->count() == 0 || isSessionEnding())
        return true;
    if (m_preferences->atQuit() == Preferences::AtQuit::Keep && held->cannotKeep().isEmpty()) {
        keepHeld();
        return true;
    }
    bringForward();
    if (auto *open = m_window->findChild<QuitDialog *>()) {
        open->activateWindow();
        return false;
    }
    auto *dialog = new QuitDialog(std::move(held), m_window.get());
    connect(dialog, &QuitDialog::sendingRemembered, m_preferences.get(),
            [this] { m_preferences->setAtQuit(Preferences::AtQuit::Send); });
    connect(dialog, &QuitDialog::keepingRemembered, m_preferences.get(),
            [this] { m_preferences->setAtQuit(Preferences::AtQuit::Keep); });
    // Queued, so that it runs after the dialog has closed.
    connect(
        dialog, &QDialog::accepted, this,
        [this] {
            keepHeld();
            m_window->quit();
        },
        Qt::QueuedConnection);
    dialog->openOnce();
    if (!isAsked && m_preferences->atQuit() == Preferences::AtQuit::Send)
        dialog->send();
    return false;
}

/// The remaining decisions are kept for the next start.
void Application::keepHeld()
{
    HeldDecisions(m_accountServices->outboxes()).stopSending();
    m_keepsHeld = true;
}

/// Sends what the user has decided just before the connection is closed. The user cannot be asked any more:
/// waiting decisions are sent only if the user has chosen that permanently. Otherwise they are kept for the
/// next start. Also waits for a pending token renewal, because its response invalidates the old token.
void Application::sendTheLast()
{
    constexpr int atMost = 3'000;
    constexpr int often = 20;
    const QDeadlineTimer end(atMost);
    HeldDecisions held(m_accountServices->outboxes());
    const bool sends = !m_keepsHeld && m_preferences->atQuit() == Preferences::AtQuit::Send;
    if (sends)
        held.send();
    const auto isDone
        = [&] { return m_accountServices->sendTheLast() && (!sends || held.count() == 0) && !isRenewing(); };
    if (!isDone()) {
        m_window->hide();  // for the user the program has ended
        QTimer look;       // wakes up WaitForMoreEvents
        look.start(often);
        // Not exec(): closing the last window calls quit() again, which would end that loop.
        while (!end.hasExpired() && !isDone())
            QCoreApplication::processEvents(QEventLoop::ExcludeUserInputEvents
                                            | QEventLoop::WaitForMoreEvents);
    }
    if (m_vault && m_vault->isWriting()) {
        m_window->hide();
        m_vault->waitForWrites(std::chrono::milliseconds(end.remainingTime()));
    }
}

bool Application::isRenewing() const
{
    for (const auto &service : m_services) {
        const QList<Account *> all = service->all();
        for (const Account *account : all) {
            if (account->session()->isRenewing())
                return true;
        }
    }
    return false;
}

QString Application::pathFor(const QString &wanted)
{
    return wanted.isEmpty() ? QStandardPaths::writableLocation(QStandardPaths::AppDataLocation)
                            : QDir(wanted).absolutePath();
}

QString Application::folderFor(const QString &wanted)
{
    const QString folder = pathFor(wanted);
    if (!makePrivateFolder(folder))
        qCWarning(lcStorage) << "cannot make" << folder;
    // A folder chosen by the user is made private only if it already contains a profile.
    if (wanted.isEmpty() || QFileInfo::exists(folder + settingsName))
        makePrivate(folder);
    return folder;
}

QString Application::settingsFor(const QString &wanted)
{
    QString folder = wanted.isEmpty() ? QStandardPaths::writableLocation(QStandardPaths::AppConfigLocation)
                                      : folderFor(wanted);
    if (wanted.isEmpty()) {
        makePrivateFolder(folder);
        makePrivate(folder);
    }
    const QString path = folder + settingsName;
    createPrivateFile(path);  // QSettings keeps the permissions of an existing file
    makePrivate(path);
    return path;
}

DataFiles Application::dataFiles(const QString &wanted)
{
    const bool isUsual = wanted.isEmpty();
    const QString folder = isUsual ? QStandardPaths::writableLocation(QStandardPaths::AppDataLocation)
                                   : QDir(wanted).absolutePath();
    return {.folder = folder,
            .settings
            = (isUsual ? QStandardPaths::writableLocation(QStandardPaths::AppConfigLocation) : folder)
                + settingsName,
            .cache = isUsual ? QStandardPaths::writableLocation(QStandardPaths::CacheLocation)
                             : folder + QStringLiteral("/cache")};
}

PageKind Application::settingsKind(const QString &wanted)
{
    const auto create = [this, wanted](Account *) {
        auto *page = new SettingsPage;
        SettingsHistory *history = page->history();
        Preferences *preferences = m_preferences.get();
        auto *alerts = new AlertsCard(
            preferences, m_accountServices->alerts(),
            [this]() -> std::pair<QString, QList<AlertKind>> {
                Account *shown = m_window ? m_window->account() : nullptr;
                if (!shown)
                    return {};
                return {shown->info().displayName, m_accountServices->alertKinds(shown)};
            },
            history);
        m_alertsCard = alerts;
        auto *data
            = new DataCard({.files = dataFiles(wanted),
                            .flush = [this] { m_settings->sync(); },
                            .restart = [this] { restart(); },
                            .forgetAll = [this](const std::function<void()> &done) { forgetAll(done); }},
                           history);
        const ServiceActions services{.list =
                                          [this] {
                                              QList<ServiceRow> rows;
                                              for (const auto &service : m_services)
                                                  rows.append(
                                                      {.id = service->profile().id,
                                                       .name = service->profile().shownName(),
                                                       .address = service->profile().isSandbox()
                                                           ? tr("a simulated platform on this computer")
                                                           : service->profile().baseUrl.toString(),
                                                       .isSandbox = service->profile().isSandbox(),
                                                       .isShown = service.get() == m_service});
                                              return rows;
                                          },
                                      .add = [this] { addService(); },
                                      .edit =
                                          [this](const QString &id) {
                                              if (ServiceHost *service = findService(id))
                                                  editService(service);
                                          },
                                      .remove = [this](const QString &id) { askToRemove(id); }};
        const LoginStart login{.isOn = LoginStarts::isOn, .set = [wanted](bool on) {
                                   return LoginStarts::set(on, wanted.isEmpty() ? wanted : pathFor(wanted));
                               }};
        page->addSection(makeLookCard(preferences, history));
        page->addSection(makeQueueCard(preferences, history));
        page->addSection(makeChatCard(preferences, history));
        page->addSection(alerts);
        page->addSection(new KeysCard(
            preferences, [this] { return m_window->keyRows(); }, history));
        page->addSection(makeStartCard(preferences, login, history), true);
        page->addSection(data);
        auto *known = new ServicesCard(preferences, services, history);
        connect(&m_directory, &AccountDirectory::changed, known, &ServicesCard::fill);
        page->addSection(known);
        page->addSection(makeLanguagesCard(preferences, languages(), history), true);
        page->addSection(makeAboutCard(
            [this] {
                const QList<QAction *> all = m_window->actions();
                for (QAction *action : all) {
                    if (action->objectName() == u"saveReport")
                        action->trigger();
                }
            },
            history));
        const auto add = [page](const char *name, Icon icon, const QString &text, auto act) {
            page->addAction(name, icon, text, {}, act, Page::Where::Head);
        };
        add("backUp", Icon::Download, tr("Back up…"), [data] { data->backUp(); });
        add("restoreBackup", Icon::Undo, tr("Restore…"), [data] { data->restore(); });
        return page;
    };
    return {.id = SettingsPage::pageId,
            .title = SettingsPage::tr("Settings"),
            .icon = Icon::Gear,
            .section = Section::Foot,
            .key = Qt::CTRL | Qt::Key_Comma,
            .isOfAccount = false,
            .create = create};
}

/// Removes all services and signs out of the sandbox, then calls `done`, also if a service does not respond.
void Application::forgetAll(const std::function<void()> &done)
{
    QStringList ids;
    for (const auto &service : m_services) {
        if (!service->profile().isSandbox())
            ids.append(service->profile().id);
    }
    for (const QString &id : std::as_const(ids))
        removeService(id);
    std::ignore = LoginStarts::set(false, {});
    ServiceHost *sandbox = m_services.front().get();
    const QList<Account *> all = sandbox->all();
    for (Account *account : all)
        sandbox->accounts()->signOut(account);
    constexpr std::chrono::seconds atMost(10);
    auto *look = new QTimer(this);
    connect(look, &QTimer::timeout, this, [this, look, done, end = QDeadlineTimer(atMost), sandbox] {
        const bool isLeft = !findChildren<ServiceRemoval *>().isEmpty() || !sandbox->all().isEmpty();
        if (isLeft && !end.hasExpired())
            return;
        look->deleteLater();
        done();
    });
    look->start(50);
}

/// Ends the program as if the user had closed it, and starts it again.
void Application::restart()
{
    m_restarts = true;
    m_window->quit();
    QCoreApplication::quit();
}

void Application::tellOfStart(Backup::Finished finished, const QString &settingsAside)
{
    const QString aside = QDir::toNativeSeparators(Backup::asideFolder(dataFiles(m_wanted)));
    const auto tell = [this](const char *id, Banner::Kind kind, const QString &sentence) {
        m_window->notices()->post({.id = QLatin1String(id),
                                   .kind = kind,
                                   .sentence = sentence,
                                   .action = tr("OK"),
                                   .run = [this, id] { m_window->notices()->clear(QLatin1String(id)); }});
    };
    if (finished == Backup::Finished::Restored)
        tell("restored", Banner::Kind::Good,
             tr("The back-up was restored. The data that it replaced is in %1.").arg(aside));
    else if (finished == Backup::Finished::Deleted)
        tell("restored", Banner::Kind::Good, tr("All data was deleted."));
    if (!settingsAside.isEmpty())
        tell("settingsAside", Banner::Kind::Warn,
             tr("The settings file could not be read, because it is damaged or of a newer version. It was "
                "kept "
                "as %1, and the usual settings are used.")
                 .arg(QDir::toNativeSeparators(settingsAside)));
}

void Application::show()
{
    if (m_desktop->startsHidden()) {
        m_begun = true;
        QTimer::singleShot(0, this, &Application::begin);
        return;
    }
    m_window->installEventFilter(this);
    m_window->show();
}

void Application::bringForward(const QString &profile, const QByteArray &activation)
{
    for (const auto &service : m_services) {
        if (service->profile().id == profile)
            chooseService(service.get());
    }
    // On Wayland, Qt passes the token to the compositor when a window requests activation.
    if (!activation.isEmpty())
        qputenv("XDG_ACTIVATION_TOKEN", activation);
    m_desktop->leaveTray();
    m_window->setWindowState(m_window->windowState() & ~Qt::WindowMinimized);
    m_window->show();
    m_window->raise();
    m_window->activateWindow();
}

bool Application::eventFilter(QObject *watched, QEvent *event)
{
    if (event->type() == QEvent::Paint && !m_begun) {
        m_begun = true;
        m_window->removeEventFilter(this);
        QTimer::singleShot(0, this, &Application::begin);
    }
    return QObject::eventFilter(watched, event);
}

void Application::begin()
{
    if (!m_vault) {
        // Another data folder is a separate Sidestage, which must not change the sign-ins of the default one.
        const bool usual = m_folder == QStandardPaths::writableLocation(QStandardPaths::AppDataLocation);
        m_vault = std::make_unique<KeychainVault>(usual ? QStringLiteral("Sidestage")
                                                        : QStringLiteral("Sidestage in ") + m_folder);
    }
    connect(m_vault.get(), &TokenVault::stateChanged, this, &Application::showKeychain);
    showKeychain();
    m_network = std::make_unique<QNetworkAccessManager>();
    m_accountServices->calls()->listen(m_network.get());
    startService();
    m_window->openKeptWindows(nullptr);
    m_desktop->begin();
}

void Application::startService()
{
    if (!m_network)
        return;  // begin() calls this again
    if (m_service->isOpen()) {
        showService();
        return;
    }
    if (!m_service->profile().isSandbox()) {
        openService(m_service, m_service->profile());  // accounts reads its secret from the keychain
        showService();
    } else if (!m_sandbox) {
        startSandbox();
    }
}

void Application::startSandbox()
{
    m_sandbox = std::make_unique<EmbeddedSandbox>(m_folder);
    m_sandbox->setPreferredPort(m_port);
    connect(m_sandbox.get(), &EmbeddedSandbox::ready, this, &Application::sandboxReady);
    connect(m_sandbox.get(), &EmbeddedSandbox::failed, this, [this](const QString &reason) {
        m_sandboxPage->setVisible(false);
        showService();
        m_window->notices()->post({.id = QStringLiteral("sandbox"),
                                   .kind = Banner::Kind::Error,
                                   .sentence = tr("Could not start the sandbox. %1").arg(asSentence(reason)),
                                   .action = tr("Retry"),
                                   .run = [this] {
                                       m_sandbox->start();
                                       showService();
                                   }});
    });
    m_sandbox->start();
}

void Application::sandboxReady()
{
    m_window->notices()->clear(QStringLiteral("sandbox"));
    showSandboxPage();
    const auto service = std::find_if(m_services.cbegin(), m_services.cend(),
                                      [](const auto &other) { return other->profile().isSandbox(); });
    if (!(*service)->isOpen())
        openService(service->get(), m_sandbox->profile());
    showService();
}

QString Application::fileOf(const ServiceProfile &profile) const
{
    return QStringLiteral("%1/%2.sqlite").arg(m_folder, QStringLiteral("profile-") + profile.id);
}

void Application::openService(ServiceHost *service, const ServiceProfile &profile)
{
    service->open(profile, fileOf(profile), m_vault.get(), m_network.get());
    const auto withAdvice = [](const QString &sentence, const Error &error) {
        if (error.field == Database::otherVersion)
            return sentence + u' ' + tr("Install the newest version of Sidestage, or move the file away.");
        if (error.field == Database::damaged)
            return sentence + u' ' + tr("Restore a back-up under Settings, Data, or move the file away.");
        return sentence;
    };
    if (const auto &trouble = service->trouble()) {
        m_window->notices()->post(
            {.id = QStringLiteral("store"),
             .kind = Banner::Kind::Error,
             .sentence = withAdvice(tr("Could not use the file of this profile: %1 It is left as it is. "
                                       "Drafts, presets and accounts are kept only until you quit.")
                                        .arg(asSentence(trouble->message)),
                                    *trouble)});
    }
    Accounts *accounts = service->accounts();
    // The other file is opened on its own thread.
    accounts->store()->background()->run(
        [](Database &) { return Result<void>(); }, this,
        [this, withAdvice](const Result<void> &opened) {
            if (!opened)
                m_window->notices()->post(
                    {.id = QStringLiteral("history"),
                     .kind = Banner::Kind::Error,
                     .sentence
                     = withAdvice(tr("Could not use the archive of this profile: %1 It is left as it is. New "
                                     "redemptions are not kept, and decisions that are not sent when you "
                                     "quit are lost.")
                                      .arg(asSentence(opened.error().message)),
                                  opened.error())});
        });
    m_accountServices->watch(accounts);  // before any page is created
    const auto ofCurrent = [this, service] { return service == m_service; };
    connect(accounts, &Accounts::currentChanged, this, [this, ofCurrent] {
        if (ofCurrent())
            showAccount();
    });
    connect(accounts, &Accounts::removed, this, [this](Account *account) {
        m_window->forgetAccount(account);
        m_accountServices->forget(account);
        showLosses();
    });
    updateDirectory();
    connect(accounts, &Accounts::stateChanged, this, &Application::accountStateChanged);
    connect(accounts, &Accounts::added, this, &Application::accountStateChanged);
    connect(accounts, &Accounts::failed, this, [this, service, ofCurrent](const Error &error) {
        const QString words = tr("Could not save everything: %1").arg(error.message);
        m_window->showToast(
            ofCurrent() ? words
                        : tr("%1: %2", "a service; what is said").arg(service->profile().shownName(), words),
            Pill::Kind::Warn);
    });
    connect(accounts, &Accounts::signedOut, this,
            [this](const QString &name, const Error &error, bool isDeleted) {
                const bool isRevoked = error.kind == Error::Kind::Cancelled;
                QString words;
                if (isRevoked)
                    words = tr("%1 is signed out.").arg(name);
                else if (error.kind == Error::Kind::Unauthorized && error.status == 0)
                    words = tr("%1 is signed out on this computer. The token could not be read from the "
                               "keychain, so it was not revoked and stays valid until it expires.")
                                .arg(name);
                else
                    words = tr("%1 is signed out on this computer. The service did not answer, so the "
                               "token stays valid until it expires.")
                                .arg(name);
                if (!isDeleted)
                    words += u' ' + ServiceRemoval::keptInKeychain();
                m_window->showToast(words, isRevoked && isDeleted ? Pill::Kind::Good : Pill::Kind::Warn);
            });
    connect(accounts, &Accounts::loaded, this, [this, ofCurrent] {
        if (!ofCurrent())
            return;
        showService();
        const auto way = std::exchange(m_signsInBy, {});
        if (SignInDialog *dialog = way ? signIn() : nullptr)
            dialog->prefer(*way);
        Q_EMIT ready();
    });
    accounts->load();
}

/// Accounts that are silent and have no window rest: no connection and no polling.
void Application::updateResting()
{
    for (const auto &service : m_services) {
        const QList<Account *> all = service->all();
        for (Account *account : all)
            account->events()->setResting(m_accountServices->isSilent(account)
                                          && !m_window->hasWindowOf(account));
    }
}

void Application::showService()
{
    const ServiceProfile &profile = m_service->profile();
    m_accountServices->setShown(profile.id);
    updateDirectory();
    const bool loaded = accounts() && accounts()->isLoaded();
    if (profile.isSandbox()) {
        const bool hasFailed = m_sandbox && !m_sandbox->sandbox() && !m_service->isOpen();
        m_window->setProfile(Icon::Flask, profile.shownName(), tr("clock 1×"));
        if (m_service->isOpen())
            m_window->setServiceState(Icon::CheckCircle, tr("Sandbox ready"), Tone::Good,
                                      tr("Sandbox running"));
        else if (hasFailed)
            m_window->setServiceState(Icon::Error, tr("Sandbox failed"), Tone::Error);
        else
            m_window->setServiceState(Icon::Hourglass, tr("Starting sandbox…"), Tone::Secondary);
        m_window->setWelcome(loaded ? tr("Not signed in. The sandbox simulates a complete platform: sign in "
                                         "as one of its users and change what you like.")
                                 : hasFailed ? tr("Sandbox failed")
                                             : tr("Starting the sandbox…"),
                             loaded);
    } else {
        m_window->setProfile(Icon::Globe, profile.name, {});
        m_window->setServiceState(Icon::Globe, profile.baseUrl.host(), Tone::Secondary);
        m_window->setWelcome(loaded ? tr("Not signed in to %1.").arg(isolated(profile.name))
                                    : tr("Loading your accounts…"),
                             loaded);
    }
    m_accountMenu.reset();
    if (Accounts *open = accounts()) {
        m_accountMenu = std::make_unique<AccountMenu>(open);
        m_accountMenu->setHeldBy([this](Account *account) {
            return std::make_unique<HeldDecisions>(m_accountServices->outboxes(account));
        });
        connect(m_accountMenu.get(), &AccountMenu::signInRequested, this, [this](Account *again) {
            if (again)
                signInAgain(again);
            else
                signIn();
        });
    }
    m_window->setAccountMenu(m_accountMenu.get());
    showAccount();
    showLosses();
}

void Application::showAccount()
{
    Accounts *open = accounts();
    m_window->setAccount(open ? open->current() : nullptr);
    // Its state may have changed while another service was shown.
    if (Account *shown = m_window->account())
        accountStateChanged(shown);
    showHeldDecisions();
}

/// Shows the number of unsent decisions for each account of the shown service.
void Application::showHeldDecisions()
{
    QList<StatusStrip::Held> held;
    bool isOnDisk = true;
    const QList<Account *> all = accounts() ? accounts()->all() : QList<Account *>();
    for (Account *account : all) {
        for (const Outbox *outbox : m_accountServices->outboxes(account))
            isOnDisk = isOnDisk && (outbox->held() == 0 || outbox->trouble().isEmpty());
        if (const int count = m_accountServices->held(account); count > 0)
            held.append({.name = isolated(account->info().displayName),
                         .count = count,
                         .isShown = account == m_window->account()});
    }
    m_window->setHeld(held, isOnDisk);
    // Accounts of other services may have windows too.
    const auto views = m_window->findChildren<AccountView *>(Qt::FindDirectChildrenOnly);
    for (AccountView *view : views)
        view->setHeld(m_accountServices->held(view->account()));
}

/// Shows how many decisions wait, and those about redemptions as toasts on every page, where they can be
/// undone.
void Application::showDecisions(RewardsService *service)
{
    for (const Outbox *outbox : m_accountServices->outboxes(service->account())) {
        connect(outbox, &Outbox::heldChanged, m_window.get(), [this] { showHeldDecisions(); });
        connect(outbox, &Outbox::troubleChanged, m_window.get(), [this] { showHeldDecisions(); });
        // After an account change, the shown number can differ from the one of the last heldChanged().
        connect(outbox, &Outbox::jobChanged, m_window.get(), [this] { showHeldDecisions(); });
    }
    DecisionService *decisions = service->decisions();
    delete service->findChild<JobToasts *>(QString(), Qt::FindDirectChildrenOnly);
    new JobToasts(
        decisions, decisionJobs(decisions), m_window->toasts(), service->account(),
        [this, account = service->account()] { return nameOf(account); }, service);
}

void Application::followDecisions(RewardsService *service)
{
    Account *account = service->account();
    showDecisions(service);
    // Not a change of a role: it has no undo time, and just goes on.
    Outbox *const moderation = m_accountServices->moderation(account)->outbox();
    for (Outbox *outbox : {static_cast<Outbox *>(service->decisions()), moderation}) {
        const QString page = outbox == moderation ? QStringLiteral("moderation") : QStringLiteral("queue");
        const auto tellKept = [this, account, outbox, page] {
            if (outbox->held() == 0)
                return;
            const QString text = tr("%n pending decisions from last time", nullptr, outbox->held());
            const QString name = nameOf(account);
            m_window->toasts()->show(
                {.what = name.isEmpty() ? text : tr("%1: %2", "an account; what is said").arg(name, text),
                 .detail = tr("sent when the undo time is over"),
                 .kind = Pill::Kind::Info,
                 .owner = account,
                 .page = page});
        };
        if (outbox->isReady())
            tellKept();
        else
            connect(outbox, &Outbox::ready, m_window.get(), tellKept);
    }
}

/// Returns the name that messages of this account start with; empty if the windows show no other account.
QString Application::nameOf(const Account *account) const
{
    return !m_window || m_window->showsOnly(account) ? QString() : m_accountServices->nameOf(account);
}

void Application::showPageOf(Account *account, const QString &page)
{
    for (const auto &service : m_services) {
        if (!service->all().contains(account))
            continue;
        chooseService(service.get());
        service->accounts()->setCurrent(account);
        bringForward();
        m_window->goTo(page);
        return;
    }
}

void Application::accountStateChanged(Account *account)
{
    Accounts *whose = accountsOf(account);
    // No window shows any other account.
    if (whose && (whose == accounts() || m_window->hasWindowOf(account)))
        m_window->viewOf(account)->setKeychain(m_vault->reason(),
                                               [whose, account] { whose->askAgain(account); });
    updateResting();  // the account may be new
    showLosses();
}

/// Shows a notice that there is no keychain, unless an account has a more specific notice.
void Application::showLosses()
{
    const bool isLost = m_vault && m_vault->state() == TokenVault::State::MemoryOnly;
    m_knowsWhatIsLost = m_knowsWhatIsLost && isLost;
    const bool tell = isLost && !m_knowsWhatIsLost && !isWithheldFromAny();
    if (std::exchange(m_tellsWhatIsLost, tell) == tell)
        return;
    if (!tell) {
        m_window->notices()->clear(keychainNotice);
        return;
    }
    m_window->notices()->post(
        {.id = keychainNotice,
         .kind = Banner::Kind::Warn,
         .sentence
         = tr("No keychain is available on this system, so you stay signed in only until you quit."),
         .action = tr("OK"),
         .run = [this] {
             m_knowsWhatIsLost = true;
             showLosses();
         }});
}

bool Application::isWithheldFromAny() const
{
    if (!accounts())
        return false;
    const QList<Account *> all = accounts()->all();
    return std::any_of(all.begin(), all.end(), [this](const Account *account) {
        return accounts()->state(account) == Accounts::State::Withheld;
    });
}

void Application::showKeychain()
{
    switch (m_vault->state()) {
    case TokenVault::State::Unknown:
        m_window->setKeychain(StatusStrip::Keychain::Unknown, {});
        break;
    case TokenVault::State::Waiting:
        // The accounts that wait for it show their own notices.
        m_window->setKeychain(StatusStrip::Keychain::Waiting, {});
        break;
    case TokenVault::State::Keychain:
        m_window->setKeychain(StatusStrip::Keychain::Unlocked, {});
        break;
    case TokenVault::State::Refused:
        m_window->setKeychain(StatusStrip::Keychain::Locked, m_vault->reason());
        break;
    case TokenVault::State::MemoryOnly:
        m_window->setKeychain(StatusStrip::Keychain::MemoryOnly, m_vault->reason());
        break;
    }
    showLosses();
    // The notices of waiting accounts were created before the keychain's message was known.
    if (Accounts *open = accounts()) {
        const QList<Account *> all = open->all();
        for (Account *account : all)
            accountStateChanged(account);
    }
}

SignInDialog *Application::signIn()
{
    return signInTo(accounts());
}

/// `first` is the service that is offered first.
SignInDialog *Application::signInTo(Accounts *first)
{
    if (!first)
        return nullptr;
    QList<Accounts *> services{first};
    for (const auto &service : m_services) {
        if (service->isOpen() && service->accounts() != first)
            services.append(service->accounts());
    }
    return SignInDialog::openFor(services, m_window.get());
}

void Application::signInAgain(Account *account, const Api::ScopeSet &wanted)
{
    Accounts *whose = accountsOf(account);
    SignInDialog *dialog = signInTo(whose);
    if (!dialog)
        return;
    dialog->expect(*account, wanted);
    // The user comes back to where they asked: to the same account, page and window.
    const QPointer<Account> before(whose->current());
    const QPointer<QWidget> window(QApplication::activeWindow());
    connect(dialog, &SignInDialog::signedIn, this, [whose, before, account](const Account *signedIn) {
        if (signedIn == account && before)
            whose->setCurrent(before);
    });
    connect(dialog, &QDialog::finished, this, [window] {
        if (window)
            window->activateWindow();
    });
}

Accounts *Application::accountsOf(const Account *account) const
{
    for (const auto &service : m_services) {
        if (service->all().contains(account))
            return service->accounts();
    }
    return nullptr;
}

void Application::signOut(const QList<Account *> &accounts)
{
    QList<SignOutTarget> targets;
    QList<Outbox *> held;
    for (Account *account : accounts) {
        if (Accounts *whose = accountsOf(account)) {
            targets.append({whose, account});
            held.append(m_accountServices->outboxes(account));
        }
    }
    if (!targets.isEmpty())
        askToSignOut(targets, m_window.get(), std::make_unique<HeldDecisions>(held));
}

/// Opens a service that the windows do not show.
void Application::openUnshown(const QString &id)
{
    ServiceHost *service = findService(id);
    if (!service || service->isOpen() || !m_network)
        return;
    if (!service->profile().isSandbox())
        openService(service, service->profile());
    else if (!m_sandbox)
        startSandbox();
}

/// `closing` is about to be closed and counts as not open.
void Application::updateDirectory(const ServiceHost *closing)
{
    QList<AccountDirectory::Service> services;
    for (const auto &service : m_services)
        services.append({.profile = service->profile(),
                         .accounts = service.get() == closing ? nullptr : service->accounts(),
                         .isShown = service.get() == m_service});
    m_directory.setServices(services);
}

PageKind Application::accountsPage()
{
    return {.id = QStringLiteral("accounts"),
            .title = AccountsPage::tr("Accounts"),
            .icon = Icon::Key,
            .section = Section::System,
            .key = Qt::CTRL | Qt::Key_0,
            .isOfAccount = false,
            .create =
                [this](Account *) {
                    auto *page = new AccountsPage(&m_directory);
                    connect(page, &AccountsPage::signInRequested, this,
                            [this](const QString &service, Account *again, const Api::ScopeSet &wanted) {
                                if (again)
                                    signInAgain(again, wanted);
                                else
                                    signInTo(m_directory.accountsOf(service));
                            });
                    connect(page, &AccountsPage::signOutRequested, this, &Application::signOut);
                    connect(page, &AccountsPage::showRequested, this,
                            [this](Account *account) { showPageOf(account, QStringLiteral("accounts")); });
                    connect(page, &AccountsPage::openRequested, this, &Application::openUnshown);
                    connect(page, &AccountsPage::serviceAddRequested, this, &Application::addService);
                    connect(page, &AccountsPage::serviceEditRequested, this, [this](const QString &id) {
                        if (ServiceHost *service = findService(id))
                            editService(service);
                    });
                    connect(page, &AccountsPage::serviceRemovalRequested, this, &Application::askToRemove);
                    return page;
                },
            .watchBadge =
                [this](Account *, QObject *context, const PageKind::ShowBadge &show) {
                    const auto tell = [this, show] {
                        const int count = m_directory.needingAttention(QDateTime::currentDateTimeUtc());
                        show(count == 0
                                 ? PageBadge()
                                 : PageBadge{.text = QLocale().toString(count),
                                             .spoken = tr("%n accounts need your attention", nullptr, count),
                                             .icon = Icon::Warning,
                                             .isWarning = true});
                    };
                    connect(&m_directory, &AccountDirectory::changed, context, tell);
                    tell();
                }};
}

void Application::nextAccount()
{
    Accounts *open = accounts();
    if (!open || open->all().size() < 2)
        return;
    const QList<Account *> all = open->all();
    open->setCurrent(all[(all.indexOf(open->current()) + 1) % all.size()]);
}

void Application::chooseService(ServiceHost *service)
{
    if (service == m_service)
        return;
    m_service = service;
    m_settings->setValue(serviceKey, service->profile().id);
    showService();
    startService();
}

void Application::addService()
{
    const Account *shown = m_window->account();
    auto *dialog = new ServiceDialog(shown ? shown->info().displayName : QString(), m_window.get());
    connect(dialog, &ServiceDialog::chosen, this, &Application::takeService);
    dialog->openOnce();
}

void Application::takeService(const ServiceProfile &profile, std::optional<SignInWay> way)
{
    const ServiceProfile kept = ServiceList(m_settings.get()).add(profile);
    keepSecret(kept.id, kept.clientSecret);
    ServiceProfile known = kept;
    known.clientSecret.clear();  // read back when the service is opened
    m_services.push_back(std::make_unique<ServiceHost>(known));
    m_signsInBy = way;
    chooseService(m_services.back().get());
}

Bound Application::keepSecret(QString id, QString secret)
{
    if (secret.isEmpty())
        co_return;
    Token token;
    token.access = secret;
    auto writing = m_vault->write(VaultKey::ofSecret(id), token);
    const auto written = co_await writing;
    if (!written)
        m_window->showToast(tr("Could not save the client secret, so it is kept only until you quit: %1")
                                .arg(written.error().message),
                            Pill::Kind::Warn);
}

Bound Application::eraseSecret(QString id)
{
    auto removing = m_vault->remove({id, ServiceList::secretOwner});
    const auto removed = co_await removing;
    if (!removed)
        m_window->showToast(
            tr("Could not delete the client secret from the keychain: %1").arg(removed.error().message),
            Pill::Kind::Warn);
}

void Application::editService(ServiceHost *service)
{
    // That of its accounts has the secret, which the check needs.
    const ServiceProfile &profile = service->isOpen() ? service->accounts()->profile() : service->profile();
    auto *dialog = new ServiceDialog(profile, m_window.get());
    connect(dialog, &ServiceDialog::edited, this, &Application::changeService);
    connect(dialog, &ServiceDialog::removalRequested, this, &Application::askToRemove);
    dialog->openOnce();
}

void Application::changeService(const ServiceProfile &profile, ServiceDialog::Secret secret)
{
    ServiceHost *service = findService(profile.id);
    if (!service || service->profile().isSandbox())
        return;
    ServiceProfile known = profile;
    known.clientSecret.clear();  // read back when the service is opened
    known.keptSecret = secret == ServiceDialog::Secret::Replace ? ServiceProfile::KeptSecret::Yes
        : secret == ServiceDialog::Secret::Erase                ? ServiceProfile::KeptSecret::No
                                                                : service->profile().keptSecret;
    ServiceList(m_settings.get()).change(known);
    if (secret == ServiceDialog::Secret::Replace)
        keepSecret(profile.id, profile.clientSecret);
    else if (secret == ServiceDialog::Secret::Erase)
        eraseSecret(profile.id);
    closeService(service);
    service->setProfile(known);
    if (service != m_service) {
        updateDirectory();
        openUnshown(profile.id);
        return;
    }
    showService();
    startService();
}

/// Destroys everything that uses the service first. Stored data is kept, so reopening restores the state.
void Application::closeService(ServiceHost *service)
{
    Accounts *accounts = service->accounts();
    if (!accounts)
        return;
    updateDirectory(service);
    accounts->disconnect(this);
    const auto dialogs = m_window->findChildren<SignInDialog *>();
    for (SignInDialog *dialog : dialogs)
        delete dialog;  // it offers the accounts of every open service
    if (service == m_service) {
        m_window->setAccountMenu(nullptr);
        m_accountMenu.reset();
        m_window->setAccount(nullptr);
    }
    const QList<Account *> all = accounts->all();
    for (Account *account : all) {
        const QStringList windows = m_preferences->openWindows(account->userId());
        m_window->forgetAccount(account);
        m_preferences->setOpenWindows(account->userId(), windows);
    }
    m_accountServices->leave(accounts);
    service->close();
}

ServiceHost *Application::findService(const QString &id) const
{
    const auto found = std::find_if(m_services.cbegin(), m_services.cend(),
                                    [&id](const auto &service) { return service->profile().id == id; });
    return found == m_services.cend() ? nullptr : found->get();
}

void Application::askToRemove(const QString &id)
{
    const ServiceHost *service = findService(id);
    if (!service || service->profile().isSandbox())
        return;
    auto *dialog = new RemoveServiceDialog(service->profile().name, m_window.get());
    connect(dialog, &QDialog::accepted, this, [this, id] { removeService(id); });
    dialog->openOnce();
}

void Application::removeService(const QString &id)
{
    ServiceHost *service = findService(id);
    if (!service || service->profile().isSandbox())
        return;
    const ServiceProfile profile = service->profile();
    QHash<QString, QString> tokens;
    const QList<Account *> all = service->all();
    for (const Account *account : all)
        tokens.insert(account->userId(), account->session()->token().access);
    closeService(service);
    if (service == m_service)
        chooseService(m_services.front().get());
    std::erase_if(m_services, [service](const auto &other) { return other.get() == service; });
    updateDirectory();
    auto *removal
        = new ServiceRemoval(profile, fileOf(profile), tokens, m_vault.get(), m_network.get(), this);
    connect(removal, &ServiceRemoval::forgotten, this, [this, id](const QStringList &accounts) {
        for (const QString &account : accounts)
            m_preferences->forgetWindows(account);
        ServiceList(m_settings.get()).remove(id);
    });
    connect(removal, &ServiceRemoval::finished, this,
            [this, removal, name = profile.name](const QString &trouble) {
                removal->deleteLater();
                if (trouble.isEmpty())
                    m_window->showToast(tr("%1 was removed.").arg(name), Pill::Kind::Good);
                else
                    m_window->showToast(tr("%1 was removed. %2").arg(name, trouble), Pill::Kind::Warn);
            });
    removal->start();
}

QUrl Application::sandboxPage() const
{
    const QUrl service = m_sandbox ? m_sandbox->profile().authUrl : QUrl();
    QUrl page;
    if (service.port() > 0) {
        page.setScheme(service.scheme());
        page.setHost(service.host());
        page.setPort(service.port());
        page.setPath(QStringLiteral("/sandbox/"));
    }
    return page;
}

void Application::showSandboxPage()
{
    const bool isThere = sandboxPage().isValid();
    m_sandboxPage->setVisible(isThere);
    m_sandboxPage->setText(isThere ? sandboxPageWords() : QString());
}

QString Application::sandboxPageWords() const
{
    return tr("Open sandbox page (port %1)").arg(sandboxPage().port());
}

void Application::openSandboxPage()
{
    const QUrl page = sandboxPage();
    if (!openOutside(page))
        m_window->showToast(tr("Could not open a browser. The page is at %1").arg(page.toString()),
                            Pill::Kind::Warn);
}

void Application::openProfileMenu()
{
    auto *menu = new QMenu(m_window.get());
    menu->setAttribute(Qt::WA_DeleteOnClose);
    menu->setObjectName(QStringLiteral("profileMenu"));
    const auto add = [this, menu](const char *name, const QString &text, auto act) {
        // Escapes "&" in names, which would mark a mnemonic in a menu.
        QAction *action = menu->addAction(QString(text).replace(u'&', QStringLiteral("&&")), this, act);
        action->setObjectName(QLatin1String(name));
        return action;
    };
    for (const auto &service : m_services) {
        const QString id = service->profile().id;
        QAction *action = add("chooseService", service->profile().shownName(), [this, id] {
            if (ServiceHost *chosen = findService(id))
                chooseService(chosen);
        });
        action->setCheckable(true);
        action->setChecked(service.get() == m_service);
    }
    menu->addSeparator();
    const ServiceProfile &shown = m_service->profile();
    if (shown.isSandbox()) {
        add("openSandboxPage", sandboxPageWords(), [this] {
            openSandboxPage();
        })->setVisible(m_sandboxPage->isVisible());
    } else {
        add("editService", tr("Edit %1…").arg(shown.name), [this, id = shown.id] {
            if (ServiceHost *service = findService(id))
                editService(service);
        });
        add("removeService", tr("Remove %1…").arg(shown.name), [this, id = shown.id] { askToRemove(id); });
    }
    add("addService", tr("Add service…"), [this] { addService(); });
    popUpAbove(menu, m_window->sidebar()->profileButton());
}

}  // namespace Sidestage
