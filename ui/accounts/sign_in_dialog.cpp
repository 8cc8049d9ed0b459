// SPDX-License-Identifier: GPL-3.0-or-later
#include "sign_in_dialog.h"

#include "accounts/accounts.h"
#include "accounts/sign_in.h"
#include "base/bidi.h"
#include "browser_pane.h"
#include "client/session.h"
#include "device_pane.h"
#include "kit/layout/card.h"
#include "kit/theme/accessible.h"
#include "kit/theme/theme.h"
#include "login_plugin.h"
#include "sign_in_choices.h"
#include "sign_in_pane.h"
#include "texts/quoted.h"

#include <QBoxLayout>
#include <QScrollArea>
#include <QScrollBar>
#include <QShortcut>

namespace Sidestage {

using namespace std::chrono_literals;

namespace {

constexpr int leftPercent = 45;  // at most so much of the width for the left half

QList<ServiceProfile> profilesOf(const QList<Accounts *> &services)
{
    QList<ServiceProfile> profiles;
    for (const Accounts *service : services)
        profiles.append(service->profile());
    return profiles;
}

}  // namespace

SignInDialog::SignInDialog(const QList<Accounts *> &services, QWidget *parent)
    : DialogFrame(tr("Sign in"), parent)
    , m_services(services)
    , m_choices(named("signInChoices", new SignInChoices(profilesOf(services))))
    , m_left(new QScrollArea(this))
    , m_pane(named("signInPane", new SignInPane(this)))
    , m_again(addButton(tr("Start again")))
    , m_cancel(addSafeButton(tr("Cancel")))
    , m_way(m_choices->way())
{
    setObjectName(QStringLiteral("signInDialog"));
    setBodyPadded(false);
    m_again->setObjectName(QStringLiteral("signInAgain"));
    m_again->setSymbol(Icon::Refresh);
    m_cancel->setObjectName(QStringLiteral("signInCancel"));

    auto *halves = new QHBoxLayout;
    halves->setSpacing(0);
    m_left->setWidgetResizable(true);
    m_left->setFocusPolicy(Qt::NoFocus);
    m_left->setWidget(m_choices);
    halves->addWidget(m_left);
    halves->addWidget(makeDivider(Qt::Vertical, this));
    halves->addWidget(m_pane, 1);
    body()->addLayout(halves, 1);
    Theme::watch(this, [this] { divide(); });
    resize(qMax(px(820), neededLeft() * 100 / leftPercent + 1), px(632));

    // A shortcut, because a focused web page would consume the Escape key event.
    connect(new QShortcut(Qt::Key_Escape, this), &QShortcut::activated, this, &SignInDialog::reject);

    m_soon.setSingleShot(true);
    connect(&m_soon, &QTimer::timeout, this, &SignInDialog::begin);
    connect(m_choices, &SignInChoices::changed, this, &SignInDialog::choicesChanged);
    connect(m_again, &Button::clicked, this, &SignInDialog::begin);
    connect(m_pane, &SignInPane::actionTriggered, this, [this] {
        if (m_isDone)
            accept();
        else
            begin();
    });
    connect(m_pane->browser(), &BrowserPane::openRequested, this, &SignInDialog::openBrowser);
    for (Accounts *service : m_services) {
        connect(service->vault(), &TokenVault::stateChanged, this, [this] {
            showTokenNote();
            if (m_isDone)
                conclude();
        });
    }
    showTokenNote();
    showNote();
    m_pane->showMessage(Icon::Hourglass, Tone::Secondary, tr("One moment…"), {});
}

SignInDialog::~SignInDialog()
{
    // The view calls handlers of this object, so it must be destroyed first.
    delete m_view;
    delete m_signIn;
}

void SignInDialog::expect(const Account &account, const Api::ScopeSet &wanted)
{
    setHeading(tr("Sign in again as %1").arg(isolated(account.info().displayName)));
    const Api::ScopeSet granted = account.session()->token().scopeSet();
    if (!wanted.isEmpty() || !granted.isEmpty())
        m_choices->setScopes(granted | wanted);
}

void SignInDialog::prefer(SignInWay way)
{
    m_choices->setWay(way);
}

SignInDialog *SignInDialog::openFor(const QList<Accounts *> &services, QWidget *parent)
{
    auto *dialog = new SignInDialog(services, parent);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->setWindowModality(Qt::WindowModal);
    dialog->show();
    return dialog;
}

Accounts *SignInDialog::accounts() const
{
    return m_services.at(m_choices->service());
}

void SignInDialog::showEvent(QShowEvent *event)
{
    DialogFrame::showEvent(event);
    // The dialog is shown first, because loading the engine takes a moment.
    if (!std::exchange(m_begun, true))
        m_soon.start(0ms);
}

void SignInDialog::resizeEvent(QResizeEvent *event)
{
    DialogFrame::resizeEvent(event);
    divide();
}

/// Check boxes do not wrap their texts, which are longer in some languages.
int SignInDialog::neededLeft() const
{
    return m_choices->minimumSizeHint().width() + m_left->verticalScrollBar()->sizeHint().width()
        + 2 * m_left->frameWidth();
}

/// In a window that is narrow for its text size, the left half gets at most 45 % of the width, and scrolls.
void SignInDialog::divide()
{
    m_left->setFixedWidth(qMin(qMax(px(352), neededLeft()), width() * leftPercent / 100));
}

void SignInDialog::done(int result)
{
    m_soon.stop();
    stop();
    if (m_signIn)
        m_signIn->cancel();
    DialogFrame::done(m_isDone ? int(Accepted) : result);
}

LoginHandlers SignInDialog::handlers()
{
    return {
        .mayVisit = [this](const QUrl &url) { return m_signIn && m_signIn->mayVisit(url); },
        .isRedirect = [this](const QUrl &url) { return m_signIn && m_signIn->isRedirect(url); },
        .redirected = [this](const QUrl &url) { takeRedirect(url); },
        .blocked = [this](const QUrl &url) { pageBlocked(url); },
        .moved = [this](const QUrl &url) { m_pane->setAddress(url); },
        .loading = [this] { setNote(tr("Loading…")); },
        .loaded = [this] { pageLoaded(); },
        .troubled = [this](const LoginTrouble &trouble) { pageTroubled(trouble); },
    };
}

void SignInDialog::stop()
{
    if (m_view)
        m_view->stop();
}

QString SignInDialog::againWords() const
{
    return m_choices->way() == SignInWay::Device ? tr("New code") : tr("Start again");
}

void SignInDialog::begin()
{
    m_soon.stop();
    if (m_isDone)
        return;
    m_choices->setLocked(false);
    m_again->setEnabled(true);
    m_again->setText(againWords());
    showTokenNote();
    showNote();
    delete m_signIn;
    stop();
    m_signIn = new SignIn(accounts()->profile(), accounts()->network(), this);
    connect(m_signIn, &SignIn::finished, this, &SignInDialog::finishSignIn);
    connect(m_signIn, &SignIn::failed, this, &SignInDialog::explain);
    connect(m_signIn, &SignIn::stageChanged, this, &SignInDialog::stageChanged);
    connect(m_signIn, &SignIn::foreignAnswerRefused, m_pane->browser(), &BrowserPane::showForeignAnswer);
    switch (m_choices->way()) {
    case SignInWay::InWindow:
        beginInWindow();
        break;
    case SignInWay::Browser:
        m_pane->browser()->offer(accounts()->profile().redirectUri,
                                 SignIn::consentFor(SignInWay::Browser, accounts()->profile())
                                     == TokenService::Consent::Code);
        m_pane->showBrowser();
        break;
    case SignInWay::Device:
        m_pane->showMessage(Icon::Hourglass, Tone::Secondary, tr("Requesting a code…"), {});
        m_signIn->start(m_choices->scopes(), false, SignInWay::Device);
        break;
    }
}

void SignInDialog::beginInWindow()
{
    if (!m_view) {
        const auto views = LoginPlugin::load();
        if (!views) {
            m_pane->showMessage(Icon::Window, Tone::Error, tr("Could not show the page"),
                                views.error().message);
            return;
        }
        m_view = (*views)->create(handlers(), this);
        m_pane->setPage(m_view);
    }
    // If an account is already signed in, this is for another one: the service must ask for the user again.
    m_signIn->start(m_choices->scopes(), !accounts()->all().isEmpty());
    m_pane->setAddress(m_signIn->url());
    m_pane->showMessage(Icon::Hourglass, Tone::Secondary, tr("Opening the service’s page…"), {});
    m_mayTakeFocus = !m_choices->isAncestorOf(focusWidget());
    m_view->load(m_signIn->url());
}

void SignInDialog::openBrowser()
{
    if (!m_signIn)
        return;
    m_signIn->start(m_choices->scopes(), !accounts()->all().isEmpty(), SignInWay::Browser);
    if (m_signIn->stage() == SignIn::Stage::AskingUser)
        m_pane->browser()->open(m_signIn->url());
}

void SignInDialog::stageChanged()
{
    if (m_signIn->way() == SignInWay::InWindow)
        return;
    const SignIn::Stage stage = m_signIn->stage();
    if (stage == SignIn::Stage::Exchanging || stage == SignIn::Stage::Validating) {
        m_choices->setLocked(true);
        m_again->setEnabled(false);
        m_pane->showMessage(Icon::Hourglass, Tone::Secondary, tr("Signing in…"), {});
    } else if (stage == SignIn::Stage::AskingUser && m_signIn->device()) {
        m_pane->device()->watch(m_signIn->device());
        m_pane->showDevice();
    }
}

void SignInDialog::choicesChanged()
{
    showNote();
    // Checking several boxes in a row starts one request. Another method is shown immediately.
    m_soon.start(std::exchange(m_way, m_choices->way()) == m_choices->way() ? 400ms : 0ms);
}

void SignInDialog::pageLoaded()
{
    showNote();
    m_pane->showPage();
    if (std::exchange(m_mayTakeFocus, false))
        m_view->focusPage();
}

void SignInDialog::pageBlocked(const QUrl &url)
{
    if (!m_signIn || m_signIn->handleForeign(url))
        return;
    const QString where = url.host().isEmpty() ? url.scheme() : url.host(QUrl::FullyEncoded);
    if (!m_pane->isPageShown()) {
        m_view->stop();
        showNote();
        m_pane->showMessage(
            Icon::Shield, Tone::Error, tr("Page blocked"),
            tr("The service’s page led to %1, which does not belong to the service. Nothing was changed.")
                .arg(where),
            tr("Start again"));
        return;
    }
    const QString note = tr("Blocked: %1. Only the service’s own pages open here.").arg(where);
    setNote(note);
    announce(this, note);
}

void SignInDialog::pageTroubled(const LoginTrouble &trouble)
{
    m_view->stop();
    showNote();
    const QString words = trouble.words.isEmpty() ? QString() : u' ' + tr("Reason: “%1”.").arg(trouble.words);
    switch (trouble.kind) {
    case LoginTrouble::Kind::Offline:
        m_pane->showMessage(Icon::Wifi, Tone::Error, tr("No response"),
                            tr("Could not load the service’s page. Nothing was changed.") + words,
                            tr("Reload"));
        break;
    case LoginTrouble::Kind::Status:
        m_pane->showMessage(Icon::Error, Tone::Error, tr("The service reports a problem"),
                            tr("Its page could not be shown (%1). Nothing was changed. The service may be "
                               "overloaded or under maintenance.")
                                .arg(trouble.status),
                            tr("Try again"));
        break;
    case LoginTrouble::Kind::Certificate:
        m_pane->showMessage(Icon::Shield, Tone::Error, tr("Page blocked"),
                            tr("Could not verify that the service is %1, so nothing was sent there.")
                                    .arg(accounts()->profile().authUrl.host())
                                + words,
                            tr("Reload"));
        break;
    case LoginTrouble::Kind::Crashed:
        m_pane->showMessage(Icon::Error, Tone::Error, tr("The page stopped working"),
                            tr("The process that shows it ended unexpectedly. Nothing was changed."),
                            tr("Reload"));
        break;
    }
}

void SignInDialog::takeRedirect(const QUrl &url)
{
    m_choices->setLocked(true);
    m_again->setEnabled(false);
    m_pane->showMessage(Icon::Hourglass, Tone::Secondary, tr("Signing in…"), {});
    m_signIn->handleRedirect(url);
}

void SignInDialog::explain(const SignInFailure &failure)
{
    stop();
    m_choices->setLocked(false);
    m_again->setEnabled(true);
    showNote();
    const QString again = againWords();
    switch (failure.kind) {
    case SignInFailure::Kind::Denied:
        m_pane->showMessage(Icon::Info, Tone::Secondary, tr("Access denied"), failure.message, again);
        break;
    case SignInFailure::Kind::Expired:
        m_pane->showMessage(Icon::Clock, Tone::Warn,
                            m_choices->way() == SignInWay::Device ? tr("The code has expired")
                                                                  : tr("Sign-in timed out"),
                            failure.message, again);
        break;
    case SignInFailure::Kind::NotHere:
        m_pane->showMessage(Icon::Plug, Tone::Error, tr("Not available now"), failure.message, tr("Retry"));
        break;
    case SignInFailure::Kind::WrongState:
        m_pane->showMessage(Icon::Shield, Tone::Error, tr("Not signed in"), failure.message, again);
        break;
    case SignInFailure::Kind::Offline:
        m_pane->showMessage(Icon::Wifi, Tone::Error, tr("No response"), failure.message, again);
        break;
    case SignInFailure::Kind::Refused:
    case SignInFailure::Kind::Malformed:
    case SignInFailure::Kind::WrongApp:
        m_pane->showMessage(Icon::Error, Tone::Error, tr("Not signed in"), failure.message, again);
        break;
    }
}

void SignInDialog::finishSignIn(const AccountInfo &info, const Token &token)
{
    stop();
    m_isDone = true;
    m_signedInAs = info.displayName;
    const QPointer<SignInDialog> self(this);
    Account *account = accounts()->add(info, token, m_signIn ? std::optional(m_signIn->way()) : std::nullopt);
    if (self)
        Q_EMIT signedIn(account);
    if (self)
        conclude();
}

/// Closes the dialog when the token is stored in the keychain. Otherwise shows why it is not.
void SignInDialog::conclude()
{
    const TokenVault *vault = accounts()->vault();
    switch (vault->state()) {
    case TokenVault::State::Unknown:
        break;  // the keychain responds later, or a timeout is detected
    case TokenVault::State::Keychain:
        accept();
        break;
    case TokenVault::State::Waiting:
        m_again->hide();
        setNote({});
        m_cancel->setText(tr("Close"));
        m_pane->showMessage(Icon::Hourglass, Tone::Secondary,
                            tr("Signed in as %1").arg(isolated(m_signedInAs)),
                            tr("Waiting for the keychain to store the token. You may need to enter its "
                               "password. Until then, the token is kept in memory."),
                            tr("Done"));
        break;
    case TokenVault::State::Refused:
    case TokenVault::State::MemoryOnly: {
        QString text = tr("The token is kept in memory only. You need to sign in again after a restart.");
        if (!vault->reason().isEmpty())
            text = tr("Could not store the token in the keychain: “%1”").arg(asSentence(vault->reason()))
                + u' ' + text;
        m_again->hide();
        setNote({});
        m_cancel->setText(tr("Close"));
        m_pane->showMessage(Icon::Warning, Tone::Warn, tr("Signed in as %1").arg(isolated(m_signedInAs)),
                            text, tr("Done"));
        break;
    }
    }
}

void SignInDialog::showTokenNote()
{
    const TokenVault::State state = accounts()->vault()->state();
    if (state == TokenVault::State::MemoryOnly)
        m_pane->setTokenNote(Icon::Warning, Tone::Warn,
                             tr("No keychain is available. The token is kept in memory only. You need to "
                                "sign in again after a restart."));
    else if (state == TokenVault::State::Refused)
        m_pane->setTokenNote(Icon::Warning, Tone::Warn,
                             tr("The keychain is locked. The token is kept in memory only. You need to sign "
                                "in again after a restart."));
    else if (state == TokenVault::State::Waiting)
        m_pane->setTokenNote(Icon::Hourglass, Tone::Secondary,
                             tr("Waiting for the keychain. You may need to enter its password. The token is "
                                "stored there once it is unlocked."));
    else
        m_pane->setTokenNote(
            Icon::Lock, Tone::Secondary,
            tr("The token is stored in your system’s keychain. Sidestage never sees your password."));
}

void SignInDialog::showNote()
{
    const int groups = m_choices->groups();
    setNote(groups == 0 ? tr("No permissions requested. Sidestage only sees who you are.")
                        : tr("%n permission groups requested. You can grant more later.", nullptr, groups));
}

}  // namespace Sidestage
