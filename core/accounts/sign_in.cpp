// SPDX-License-Identifier: GPL-3.0-or-later
#include "sign_in.h"

#include "base/log.h"
#include "client/client.h"
#include "client/session.h"
#include "redirect_listener.h"
#include "redirect_uri.h"
#include "schema/parameters.h"

#include <QRandomGenerator>

#include <array>

namespace Sidestage {

namespace {

/// Returns 256 random bits, in characters that need no encoding.
QByteArray randomState()
{
    std::array<quint32, 8> bits;
    QRandomGenerator::system()->fillRange(bits.data(), qsizetype(bits.size()));
    const QByteArray bytes(reinterpret_cast<const char *>(bits.data()), sizeof(bits));
    return bytes.toBase64(QByteArray::Base64UrlEncoding | QByteArray::OmitTrailingEquals);
}

}  // namespace

SignIn::SignIn(const ServiceProfile &profile, QNetworkAccessManager *network, QObject *parent)
    : QObject(parent)
    , m_service(profile, network)
    , m_network(network)
{
    m_tooLate.setSingleShot(true);
    connect(&m_tooLate, &QTimer::timeout, this, [this] {
        fail(
            {.kind = SignInFailure::Kind::Expired,
             .message = tr(
                 "The sign-in in the browser was not completed in time. Nothing was changed. Start again.")});
    });
}

SignIn::~SignIn()
{
    drop();
}

QString SignIn::blockReasonFor(Way way, const ServiceProfile &profile)
{
    switch (way) {
    case Way::InWindow:
        if (profile.awaitsSecret())
            return tr("Requires the client secret, which could not be read from the keychain.");
        if (profile.clientSecret.isEmpty())
            return tr("Requires a client secret, but this service was set up without one.");
        break;
    case Way::Browser:
        if (!isOnThisComputer(profile.redirectUri))
            return tr("Requires a registered redirect URI on this computer, such as "
                      "http://localhost:17563/signed-in.");
        break;
    case Way::Device:
        break;
    }
    return {};
}

TokenService::Consent SignIn::consentFor(Way way, const ServiceProfile &profile)
{
    return way == Way::InWindow || !profile.clientSecret.isEmpty() ? TokenService::Consent::Code
                                                                   : TokenService::Consent::Token;
}

SignIn::Way SignIn::usualWay(const ServiceProfile &profile)
{
    return blockReasonFor(Way::InWindow, profile).isEmpty() ? Way::InWindow : Way::Device;
}

void SignIn::start(const Api::ScopeSet &scopes, bool forceVerify, Way way)
{
    drop();
    m_attempt = std::make_shared<SignInAttempt>();
    m_way = way;
    switch (way) {
    case Way::InWindow:
        m_state = randomState();
        m_url = m_service.authorizeUrl(scopes, QString::fromLatin1(m_state), forceVerify);
        setStage(Stage::AskingUser);
        break;
    case Way::Browser:
        startInBrowser(scopes, forceVerify);
        break;
    case Way::Device:
        startOnDevice(scopes);
        break;
    }
}

void SignIn::startInBrowser(const Api::ScopeSet &scopes, bool forceVerify)
{
    if (const QString blockReason = blockReasonFor(Way::Browser, profile()); !blockReason.isEmpty())
        return fail({.kind = SignInFailure::Kind::NotHere, .message = blockReason});
    m_listener = new RedirectListener(
        profile().redirectUri, [this](const QString &state) { return isOurState(state); }, this);
    if (const auto listening = m_listener->listen(); !listening) {
        const bool isTaken = listening.error().kind == Error::Kind::Conflict;
        return fail({.kind = SignInFailure::Kind::NotHere,
                     .message = isTaken
                         ? tr("Port %1 of this computer, which the browser needs to return, is used by "
                              "another program. Quit that program, or choose another way to sign in.")
                               .arg(profile().redirectUri.port())
                         : tr("Sidestage cannot wait for the browser on this computer: “%1”.")
                               .arg(listening.error().message),
                     .words = listening.error().message});
    }
    connect(m_listener, &RedirectListener::came, this,
            [this](const QUrl &answer) { handleAnswer(parametersOf(answer)); });
    connect(m_listener, &RedirectListener::foreignAnswerRefused, this, &SignIn::foreignAnswerRefused);
    m_state = randomState();
    m_url = m_service.authorizeUrl(scopes, QString::fromLatin1(m_state), forceVerify,
                                   consentFor(Way::Browser, profile()));
    m_tooLate.start(m_timeout);
    setStage(Stage::AskingUser);
}

void SignIn::startOnDevice(const Api::ScopeSet &scopes)
{
    const auto attempt = m_attempt;
    setStage(Stage::Preparing);
    if (!attempt->isWanted)
        return;
    m_device = new DeviceGrant(m_service, attempt, m_clock, this);
    m_device->setSecond(m_second);
    connect(m_device, &DeviceGrant::started, this, [this] { setStage(Stage::AskingUser); });
    connect(m_device, &DeviceGrant::asked, this, &SignIn::deviceAsked);
    connect(m_device, &DeviceGrant::granted, this, &SignIn::finish);
    connect(m_device, &DeviceGrant::ended, this, &SignIn::deviceEnded);
    m_device->start(scopes);
}

void SignIn::deviceEnded(DeviceGrant::End how, const Error &error)
{
    switch (how) {
    case DeviceGrant::End::Expired:
        fail({.kind = SignInFailure::Kind::Expired,
              .message = tr("The code was not entered in time and has expired. Nothing was changed."),
              .words = error.message});
        break;
    case DeviceGrant::End::Denied:
        failWith(QStringLiteral("access_denied"), error.message);
        break;
    case DeviceGrant::End::Lost:
        fail({.kind = SignInFailure::Kind::Refused,
              .message = tr("The code was used, but the response from the service was lost. Get a new code "
                            "and enter it."),
              .words = error.message});
        break;
    case DeviceGrant::End::Unknown:
        fail({.kind = SignInFailure::Kind::Refused,
              .message = tr("This code is no longer valid: it was denied or withdrawn. Nothing was changed."),
              .words = error.message});
        break;
    case DeviceGrant::End::Failed:
        fail(error);
        break;
    }
}

bool SignIn::isRedirect(const QUrl &url) const
{
    return leadsTo(profile().redirectUri, url);
}

bool SignIn::mayVisit(const QUrl &url) const
{
    if (isRedirect(url))
        return false;
    if (sameOrigin(url, profile().authUrl))
        return true;
    return url.isValid() && url.userInfo().isEmpty() && url.scheme() == QLatin1String("https")
        && portOf(url) == 443 && profile().signInHosts.contains(url.host());
}

bool SignIn::isOurState(const QString &state) const
{
    // Compares in constant time: the duration does not reveal where the first difference is.
    const QByteArray given = state.toUtf8();
    if (m_state.isEmpty() || given.size() != m_state.size())
        return false;
    volatile unsigned char difference = 0;
    for (qsizetype i = 0; i < given.size(); ++i)
        difference = static_cast<unsigned char>(difference | (given[i] ^ m_state[i]));
    return difference == 0;
}

void SignIn::handleRedirect(const QUrl &url)
{
    if (m_stage == Stage::AskingUser && m_way == Way::InWindow && isRedirect(url))
        handleAnswer(parametersOf(url));
}

void SignIn::handleAnswer(const Result<Api::Parameters> &parameters)
{
    const QStringList states = parameters ? parameters->values(u"state") : QStringList();
    if (states.size() != 1 || !isOurState(states.first())) {
        fail({.kind = SignInFailure::Kind::WrongState,
              .message = tr("The response does not belong to this sign-in, so it was not used. Nothing was "
                            "changed. Start again.")});
        return;
    }
    const bool isCode = consentFor(m_way, profile()) == TokenService::Consent::Code;
    const QStringList given = parameters->values(isCode ? u"code" : u"access_token");
    const QString error = parameters->value(u"error");
    if (!error.isEmpty()) {
        failWith(error, parameters->value(u"error_description"));
    } else if (given.size() != 1 || given.first().isEmpty()) {
        fail({.kind = SignInFailure::Kind::Malformed,
              .message = isCode
                  ? tr("The service sent no code, so the sign-in could not be completed. Start again.")
                  : tr("The service sent no token, so the sign-in could not be completed. Start again.")});
    } else if (isCode) {
        complete(given.first());
    } else {
        finish(
            {.access = given.first(), .scopes = parameters->value(u"scope").split(u' ', Qt::SkipEmptyParts)});
    }
}

bool SignIn::handleForeign(const QUrl &url)
{
    const auto parameters = parametersOf(url);
    if (m_stage != Stage::AskingUser || m_way != Way::InWindow || !parameters
        || !isOurState(parameters->value(u"state")))
        return false;
    const QString error = parameters->value(u"error");
    if (error.isEmpty())
        return false;
    failWith(error, parameters->value(u"error_description"));
    return true;
}

void SignIn::failWith(const QString &error, const QString &description)
{
    const QString words = (description.isEmpty() ? error : description).left(300);
    if (error == QLatin1String("access_denied")) {
        fail({.kind = SignInFailure::Kind::Denied,
              .message = tr("You denied access. Nothing was changed."),
              .words = words});
    } else if (error == QLatin1String("redirect_mismatch")) {
        fail({.kind = SignInFailure::Kind::Refused,
              .message = tr("The service does not accept the redirect URI %1. Register exactly this address "
                            "for this app with the service, then start again.")
                             .arg(profile().redirectUri.toString()),
              .words = words});
    } else {
        fail({.kind = SignInFailure::Kind::Refused,
              .message = tr("The service refused the sign-in: “%1”. Nothing was changed.").arg(words),
              .words = words});
    }
}

QCoro::Task<Result<Token>> SignIn::exchange(TokenService service, QString code,
                                            std::shared_ptr<SignInAttempt> attempt)
{
    auto exchanging = service.exchange(code);
    Result<Token> token = co_await exchanging;
    Result<Token> wanted = attempt->orRevoked(service, std::move(token));
    co_return wanted;
}

Bound SignIn::complete(QString code)
{
    const auto attempt = m_attempt;
    m_tooLate.stop();
    setStage(Stage::Exchanging);
    if (!attempt->isWanted)
        co_return;
    auto exchanging = exchange(m_service, code, attempt);
    const auto token = co_await exchanging;
    if (!attempt->isWanted)
        co_return;
    if (!token)
        co_return fail(token.error());
    finish(*token);
}

Bound SignIn::finish(Token token)
{
    const auto attempt = m_attempt;
    attempt->token = token;
    m_tooLate.stop();
    setStage(Stage::Validating);
    if (!attempt->isWanted)
        co_return;
    auto validating = m_service.validate(token.access);
    const auto validation = co_await validating;
    if (!attempt->isWanted)
        co_return;
    if (!validation)
        co_return fail(validation.error());
    if (validation->clientId != profile().clientId)
        co_return fail({.kind = SignInFailure::Kind::WrongApp,
                        .message = tr("The service issued a token for another app, so it was not used. Check "
                                      "the client ID of this service.")});
    if (attempt->token.scopes.isEmpty())
        attempt->token.scopes = validation->scopes.value_or(QStringList());
    if (!attempt->token.expiresAt.isValid() && validation->expiresIn > 0)
        attempt->token.expiresAt = m_clock->now().addSecs(validation->expiresIn);

    setStage(Stage::AskingWho);
    if (!attempt->isWanted)
        co_return;
    Account probe(profile(), AccountInfo{}, attempt->token, m_network, nullptr);
    auto asking = probe.client()->call(Api::GetUsers{});
    const auto users = co_await asking;
    if (!attempt->isWanted)
        co_return;
    if (!users)
        co_return fail(users.error());
    if (users->isEmpty() || users->first().id.isEmpty() || users->first().id != validation->userId)
        co_return fail(
            {.kind = SignInFailure::Kind::Malformed,
             .message = tr("The user of the token could not be verified, so it was not used. Start again.")});
    const Api::User &user = users->first();
    const AccountInfo info{.userId = user.id,
                           .login = user.login,
                           .displayName = user.displayName.isEmpty() ? user.login : user.displayName,
                           .type = user.broadcasterType};
    const Token granted = probe.session()->token();
    attempt->token = {};
    drop();
    const QPointer<SignIn> there(this);  // a slot may destroy this
    setStage(Stage::Finished);
    if (there)
        Q_EMIT finished(info, granted);
}

void SignIn::cancel()
{
    if (!m_attempt)
        return;
    drop();
    setStage(Stage::Cancelled);
}

/// Ends the attempt. A token that was not passed on is revoked.
void SignIn::drop()
{
    if (const auto attempt = std::exchange(m_attempt, nullptr)) {
        attempt->isWanted = false;
        if (!attempt->token.isEmpty())
            m_service.revoke(attempt->token.access);
    }
    m_tooLate.stop();
    // These objects may be the callers.
    if (auto *listener = std::exchange(m_listener, nullptr)) {
        listener->disconnect(this);
        listener->close();
        listener->deleteLater();
    }
    if (auto *device = std::exchange(m_device, nullptr)) {
        device->disconnect(this);
        device->deleteLater();
    }
    m_state.clear();
    m_url.clear();
}

void SignIn::fail(const Error &error)
{
    SignInFailure failure{.words = error.message};
    if (isAboutClient(error)) {
        failure.kind = SignInFailure::Kind::Refused;
        failure.message
            = tr("The service did not accept the app: “%1”. Nothing was changed. Check the client ID "
                 "and the client secret in the service profile.")
                  .arg(error.message);
    } else if (error.status != 0 && error.status < 500) {
        failure.kind = SignInFailure::Kind::Refused;
        failure.message
            = tr("The service did not accept the sign-in: “%1”. Nothing was changed. Start again.")
                  .arg(error.message.isEmpty() ? QString::number(error.status) : error.message);
    } else if (error.status >= 500) {
        failure.kind = SignInFailure::Kind::Refused;
        failure.message = error.message.isEmpty()
            ? tr("The service reported a problem (%1). Nothing was changed. Start again later.")
                  .arg(error.status)
            : tr("The service reported a problem (%1): “%2”. Nothing was changed. Start again later.")
                  .arg(error.status)
                  .arg(error.message);
    } else if (error.kind == Error::Kind::Protocol) {
        failure.message = tr("The response from the service is invalid. Nothing was changed. Start again.");
    } else {
        failure.kind = SignInFailure::Kind::Offline;
        failure.message = tr("The service is not responding. Nothing was changed. Start again later.");
    }
    fail(std::move(failure));
}

void SignIn::fail(SignInFailure failure)
{
    qCInfo(lcAccounts) << "sign-in failed:" << int(failure.kind);
    drop();
    const QPointer<SignIn> there(this);  // a slot may destroy this
    setStage(Stage::Failed);
    if (there)
        Q_EMIT failed(failure);
}

void SignIn::setStage(Stage stage)
{
    if (m_stage == stage)
        return;
    m_stage = stage;
    Q_EMIT stageChanged();
}

}  // namespace Sidestage
