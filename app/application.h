// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "accounts/account_directory.h"
#include "accounts/page/service_dialog.h"
#include "app/services/service_host.h"
#include "async/bound.h"
#include "embedded_sandbox.h"
#include "page/page_kind.h"
#include "profile/backup.h"

#include <QDeadlineTimer>
#include <QObject>
#include <QPointer>
#include <QSettings>

#include <memory>
#include <vector>

class QAction;
class QMenu;
class QTranslator;

namespace Sidestage {

class AccountMenu;
class AccountServices;
class AlertsCard;
class DesktopPresence;
class Diagnostics;
class MainWindow;
class Preferences;
class RemoteControl;
class RewardsService;
class SignInDialog;
class Theme;
class Toast;

/// The start options of the dashboard.
struct Launch
{
    QString profile{};     ///< The id of the service profile; empty: the last one used.
    QString dataFolder{};  ///< The data folder; empty: the default of the system.
    /// Stores tokens instead of the system's keychain. For tests.
    std::unique_ptr<TokenVault> vault{};
    /// What was finished before the start.
    Backup::Finished finished = Backup::Finished::Nothing;
    quint16 sandboxPort = 7890;  ///< Used if it is free; 0: any port.
};

/// Creates and connects all parts of the dashboard. Normally one per process, but more are possible. Needs a
/// QApplication.
///
/// The window is shown immediately. The sandbox, the keychain and the network start after its first paint.
class Application : public QObject
{
    Q_OBJECT
public:
    explicit Application(Launch launch = {}, QObject *parent = nullptr);
    ~Application() override;

    /// Returns the absolute path of the data folder for `wanted`; empty: the default of the system.
    static QString pathFor(const QString &wanted);
    /// The same. The folder is created if needed.
    static QString folderFor(const QString &wanted);
    /// Returns the path of the settings file for that folder.
    static QString settingsFor(const QString &wanted);

    /// Returns where the data for that folder is. Nothing is created.
    static DataFiles dataFiles(const QString &wanted);

    void show();
    /// Brings the window to the front, also when it is minimized. `profile` is the service to show; empty or
    /// unknown: no change. `activation` is the desktop's activation token of the requester.
    void bringForward(const QString &profile = {}, const QByteArray &activation = {});

    MainWindow *window() const { return m_window.get(); }
    Preferences *preferences() const { return m_preferences.get(); }
    const QSettings &settings() const { return *m_settings; }
    /// Whether the system ends the session, so that nothing can be asked and nothing stays.
    bool isSessionEnding() const { return !m_sessionEnds.hasExpired(); }
    Theme *theme() const { return m_theme.get(); }
    EmbeddedSandbox *sandbox() const { return m_sandbox.get(); }
    RemoteControl *remote() const { return m_remote.get(); }
    DesktopPresence *desktop() const { return m_desktop.get(); }
    Diagnostics *diagnostics() const { return m_diagnostics.get(); }
    AccountServices *accountServices() const { return m_accountServices.get(); }
    QString dataFolder() const { return m_folder; }
    /// The service that the window shows.
    ServiceHost *service() const { return m_service; }
    /// The service with this id; null: there is none.
    ServiceHost *findService(const QString &id) const;
    /// Shows this service from now on.
    void chooseService(ServiceHost *service);
    /// Its accounts; null until it is open.
    Accounts *accounts() const { return m_service ? m_service->accounts() : nullptr; }

public Q_SLOTS:
    SignInDialog *signIn();
    /// For an account that exists, with the scopes to ask for besides those it has. What the windows show
    /// stays.
    void signInAgain(Account *account, const Api::ScopeSet &wanted = {});

Q_SIGNALS:
    /// Emitted when the shown service is open and its accounts are loaded.
    void ready();

protected:
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    void buildWindow();
    void changeLanguage();
    void begin();
    bool mayQuit();
    void keepHeld();
    PageKind settingsKind(const QString &wanted);
    void restart();
    void forgetAll(const std::function<void()> &done);
    void tellOfStart(Backup::Finished finished, const QString &settingsAside);
    void sendTheLast();
    bool isRenewing() const;
    void startService();
    void startSandbox();
    PageKind accountsPage();
    SignInDialog *signInTo(Accounts *first);
    void signOut(const QList<Account *> &accounts);
    Accounts *accountsOf(const Account *account) const;
    void openUnshown(const QString &id);
    void updateDirectory(const ServiceHost *closing = nullptr);
    void addService();
    void takeService(const ServiceProfile &profile, std::optional<SignInWay> way);
    Bound eraseSecret(QString id);
    void editService(ServiceHost *service);
    void changeService(const ServiceProfile &profile, ServiceDialog::Secret secret);
    void closeService(ServiceHost *service);
    void askToRemove(const QString &id);
    void removeService(const QString &id);
    QString fileOf(const ServiceProfile &profile) const;
    QUrl sandboxPage() const;
    QString sandboxPageWords() const;
    void showSandboxPage();
    void openSandboxPage();
    void updateResting();
    Bound keepSecret(QString id, QString secret);
    void sandboxReady();
    void openService(ServiceHost *service, const ServiceProfile &profile);
    void showService();
    void showAccount();
    void showHeldDecisions();
    void showDecisions(RewardsService *service);
    void followDecisions(RewardsService *service);
    QString nameOf(const Account *account) const;
    void showPageOf(Account *account, const QString &page);
    void showKeychain();
    void showLosses();
    bool isWithheldFromAny() const;
    void nextAccount();
    void openProfileMenu();
    void accountStateChanged(Account *account);

    QString m_folder{};
    std::unique_ptr<QSettings> m_settings;
    std::unique_ptr<Theme> m_theme;
    std::unique_ptr<Preferences> m_preferences;
    std::unique_ptr<TokenVault> m_vault;
    std::unique_ptr<QNetworkAccessManager> m_network;
    std::unique_ptr<EmbeddedSandbox> m_sandbox;
    std::vector<std::unique_ptr<ServiceHost>> m_services{};
    ServiceHost *m_service = nullptr;
    std::optional<SignInWay> m_signsInBy{};  ///< How to sign in when the shown service is open.
    AccountDirectory m_directory{};
    QAction *m_sandboxPage = nullptr;
    QPointer<AlertsCard> m_alertsCard{};  ///< Of the page of settings.
    QPointer<Toast> m_heard{};            ///< Names the account whose alert was played.
    quint16 m_port;
    bool m_begun = false;
    bool m_tellsWhatIsLost = false;
    bool m_knowsWhatIsLost = false;  ///< The user has dismissed the notice.
    bool m_restarts = false;         ///< Starts itself again when it has ended.
    QString m_wanted{};              ///< The data folder of the command line.
    bool m_keepsHeld = false;        ///< Unsent decisions are no longer sent in this run.
    QDeadlineTimer m_sessionEnds{};  ///< Until then, closing the window asks nothing.
    std::unique_ptr<AccountServices> m_accountServices;
    // Last, so that the windows are destroyed before the objects they show.
    std::unique_ptr<MainWindow> m_window;
    std::unique_ptr<AccountMenu> m_accountMenu;
    std::unique_ptr<RemoteControl> m_remote;
    std::unique_ptr<Diagnostics> m_diagnostics;
    std::unique_ptr<DesktopPresence> m_desktop;
};

}  // namespace Sidestage
