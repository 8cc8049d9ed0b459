// SPDX-License-Identifier: GPL-3.0-or-later
#include "service_check.h"

#include "answer.h"
#include "async/pending.h"
#include "schema/parameters.h"
#include "service_address.h"
#include "token_service.h"

#include <QCoreApplication>
#include <QElapsedTimer>
#include <QLocale>
#include <QNetworkAccessManager>
#include <QNetworkReply>
#include <QScopedPointer>
#include <QSslCertificate>
#include <QSslConfiguration>
#include <QSslError>
#include <QTimer>
#include <QUrlQuery>
#include <QWebSocket>

#include <algorithm>
#include <tuple>

namespace Sidestage {

namespace {

using Step = ServiceCheck::Step;
using State = ServiceCheck::State;
using Kind = ServiceCheck::ClientKind;

struct CheckTexts
{
    Q_DECLARE_TR_FUNCTIONS(Sidestage::ServiceCheck)
};

constexpr qint64 clockTolerance = 5LL * 60;  // seconds
constexpr qint64 endsSoonDays = 7;
constexpr qint64 day = 24LL * 3600;

/// One request, and what is learned from it besides the answer.
struct Probe
{
    Answer answer{};
    qint64 tookMs = 0;
    QNetworkReply::NetworkError error = QNetworkReply::NoError;
    QList<QSslError> refusals{};
    QSslConfiguration tls{};
    QUrl location{};

    QString words() const { return answer.error().message; }
    bool isRefusedBy(int status) const { return answer.status == status && !words().isEmpty(); }
};

QCoro::Task<Probe> probe(QNetworkAccessManager *network, QNetworkRequest request, QByteArray form = {})
{
    request.setTransferTimeout(network->transferTimeout());
    request.setRawHeader("Accept", "application/json");
    QElapsedTimer watch;
    watch.start();
    if (!form.isEmpty())
        request.setHeader(QNetworkRequest::ContentTypeHeader,
                          QByteArrayLiteral("application/x-www-form-urlencoded"));
    QNetworkReply *reply = form.isEmpty() ? network->get(request) : sendOnce(network, request, "POST", form);
    bound(reply);
    const auto found = std::make_shared<Probe>();
    QObject::connect(reply, &QNetworkReply::sslErrors, reply,
                     [found](const QList<QSslError> &errors) { found->refusals = errors; });
    // Before AnswerOf resumes this.
    QObject::connect(reply, &QNetworkReply::finished, reply, [found, reply] {
        found->error = reply->error();
        found->tls = reply->sslConfiguration();
        found->location = reply->attribute(QNetworkRequest::RedirectionTargetAttribute).toUrl();
    });
    AnswerOf waiting(reply);
    found->answer = co_await waiting;
    found->tookMs = watch.elapsed();
    co_return *found;
}

QUrl under(const QUrl &base, const char *path)
{
    return QUrl(base.toString(QUrl::StripTrailingSlash) + QLatin1String(path));
}

/// "id.example", with the port if it is not the usual one.
QString hostOf(const QUrl &url)
{
    return url.port() < 0 ? url.host() : QStringLiteral("%1:%2").arg(url.host()).arg(url.port());
}

QString dateText(const QDateTime &moment)
{
    return QLocale().toString(moment.toLocalTime().date(), QLocale::ShortFormat);
}

/// Why the certificate was refused, and what to do.
ServiceCheck::Finding certificateRefused(const QUrl &url, const QList<QSslError> &errors)
{
    const auto has = [&errors](QSslError::SslError which) {
        return std::any_of(errors.begin(), errors.end(),
                           [which](const QSslError &error) { return error.error() == which; });
    };
    const QString host = hostOf(url);
    ServiceCheck::Finding finding{.step = Step::Certificate, .state = State::Failed};
    if (has(QSslError::CertificateExpired) || has(QSslError::CertificateNotYetValid)) {
        finding.title = CheckTexts::tr("The certificate of %1 is not valid today.").arg(host);
        finding.detail = CheckTexts::tr("Check the date of this computer: it is set to %1. If it is right, "
                                        "the operator of the service must renew the certificate.")
                             .arg(dateText(QDateTime::currentDateTime()));
    } else if (has(QSslError::SelfSignedCertificate) || has(QSslError::SelfSignedCertificateInChain)) {
        finding.title = CheckTexts::tr("The certificate of %1 is self-signed.").arg(host);
        finding.detail = CheckTexts::tr(
            "Nobody confirms that this is the service, so Sidestage does not connect. If the service is "
            "yours, "
            "install its certificate in the system, or use one from a certificate authority.");
    } else if (has(QSslError::HostNameMismatch)) {
        finding.title = CheckTexts::tr("The certificate of %1 belongs to another host.").arg(host);
        finding.detail
            = CheckTexts::tr("Check the address for typing errors. Sidestage sends nothing to this host.");
    } else {
        finding.title = CheckTexts::tr("The certificate of %1 could not be verified: “%2”")
                            .arg(host, errors.isEmpty() ? QString() : errors.first().errorString());
        finding.detail = CheckTexts::tr("Ask the operator of the service for a valid certificate.");
    }
    return finding;
}

/// Why there was no answer.
ServiceCheck::Finding unreachable(const QUrl &url, const Probe &asked)
{
    if (!asked.refusals.isEmpty())
        return certificateRefused(url, asked.refusals);
    const QString host = hostOf(url);
    ServiceCheck::Finding finding{.step = Step::Reachable, .state = State::Failed};
    switch (asked.error) {
    case QNetworkReply::HostNotFoundError:
        finding.title = CheckTexts::tr("There is no host named %1.").arg(url.host());
        finding.detail = CheckTexts::tr("Check the address for typing errors, and your network connection.");
        break;
    case QNetworkReply::ConnectionRefusedError:
        finding.title = CheckTexts::tr("%1 accepts no connection.").arg(host);
        finding.detail = CheckTexts::tr("Check the port in the address, and whether the service is running.");
        break;
    case QNetworkReply::SslHandshakeFailedError:
        finding.title = CheckTexts::tr("%1 does not speak TLS.").arg(host);
        finding.detail = CheckTexts::tr(
            "Check the port in the address. Sidestage connects without TLS only on this computer.");
        break;
    case QNetworkReply::OperationCanceledError:
    case QNetworkReply::TimeoutError:
        finding.title = CheckTexts::tr("%1 did not answer within 10 seconds.").arg(host);
        finding.detail = CheckTexts::tr("Check the address and your network connection, then try again.");
        break;
    case QNetworkReply::RemoteHostClosedError:
        finding.title = CheckTexts::tr("%1 closed the connection without a response.").arg(host);
        finding.detail
            = CheckTexts::tr("Check the port in the address, and whether it begins with https://.");
        break;
    case QNetworkReply::NoError:  // what came has no status line
    case QNetworkReply::ProtocolFailure:
    case QNetworkReply::UnknownContentError:
        finding.title = CheckTexts::tr("%1 does not speak HTTP.").arg(host);
        finding.detail
            = CheckTexts::tr("Check the port in the address, and whether it begins with https://.");
        break;
    default:
        finding.title
            = CheckTexts::tr("%1 could not be reached: “%2”").arg(host, asked.answer.failure.message);
        finding.detail = CheckTexts::tr("Check the address and your network connection, then try again.");
    }
    return finding;
}

/// It answers, but not as a service would that is asked without a token.
ServiceCheck::Finding notTheService(Step step, const QUrl &url, const Probe &asked)
{
    ServiceCheck::Finding finding{.step = step, .state = State::Failed};
    if (asked.answer.status >= 500 || asked.answer.status == 429) {
        finding.title
            = CheckTexts::tr("%1 reports a problem (%2).").arg(hostOf(url)).arg(asked.answer.status);
        finding.detail
            = CheckTexts::tr("The service may be overloaded or under maintenance. Try again later.");
    } else if (step == Step::Api) {
        finding.title = CheckTexts::tr("%1 answers, but not as the API of such a service.").arg(hostOf(url));
        finding.detail = CheckTexts::tr(
            "Check the API address. It ends with the version, such as https://api.example/helix.");
    } else {
        finding.title = CheckTexts::tr("%1 answers, but is not a token service.").arg(hostOf(url));
        finding.detail = CheckTexts::tr("Check the address of the token service, such as https://id.example. "
                                        "Sidestage adds /oauth2/ itself.");
    }
    return finding;
}

QString protocolText(QSsl::SslProtocol protocol)
{
    switch (protocol) {
    case QSsl::TlsV1_2:
        return QStringLiteral("TLS 1.2");
    case QSsl::TlsV1_3:
        return QStringLiteral("TLS 1.3");
    default:
        return QStringLiteral("TLS");
    }
}

std::optional<ServiceCheck::Finding> certificateOf(const QUrl &url, const Probe &asked)
{
    if (url.scheme() != QLatin1String("https"))
        return {};
    const QDateTime end = asked.tls.peerCertificate().expiryDate();
    const bool endsSoon = QDateTime::currentDateTimeUtc().daysTo(end) < endsSoonDays;
    return ServiceCheck::Finding{.step = Step::Certificate,
                                 .state = endsSoon ? State::Warning : State::Good,
                                 .title = protocolText(asked.tls.sessionProtocol()),
                                 .detail = CheckTexts::tr("valid until %1").arg(dateText(end))};
}

std::optional<ServiceCheck::Finding> clockOf(const Probe &asked)
{
    if (!asked.answer.date.isValid())
        return {};
    const qint64 ahead = asked.answer.date.secsTo(QDateTime::currentDateTimeUtc());
    if (std::abs(ahead) < clockTolerance)
        return {};
    const qint64 off = std::abs(ahead);
    const QString span = off >= day - 1800 ? CheckTexts::tr("%n days", nullptr, int((off + day / 2) / day))
        : off >= 3600                      ? CheckTexts::tr("%n hours", nullptr, int((off + 1800) / 3600))
                                           : CheckTexts::tr("%n minutes", nullptr, int((off + 30) / 60));
    return ServiceCheck::Finding{
        .step = Step::Clock,
        .state = State::Warning,
        .title = ahead > 0
            ? CheckTexts::tr("The clock of this computer is %1 ahead of the service.").arg(span)
            : CheckTexts::tr("The clock of this computer is %1 behind the service.").arg(span),
        .detail
        = CheckTexts::tr("Set the date and time of this computer. Until then, times shown here can be "
                         "wrong and certificates can be refused.")};
}

/// Whether there are live events: anybody may open their WebSocket. A wrong address does not prevent a
/// sign-in.
QCoro::Task<ServiceCheck::Finding> checkEvents(QUrl url, std::chrono::milliseconds patience)
{
    const std::unique_ptr<QWebSocket, QScopedPointerDeleteLater> socket(new QWebSocket);
    const auto opened = std::make_shared<Pending<bool>>();
    const auto fails = [opened] { opened->finish(false); };
    QObject::connect(socket.get(), &QWebSocket::connected, socket.get(), [opened] { opened->finish(true); });
    QObject::connect(socket.get(), &QWebSocket::disconnected, socket.get(), fails);
#if QT_VERSION >= QT_VERSION_CHECK(6, 5, 0)
    QObject::connect(socket.get(), &QWebSocket::errorOccurred, socket.get(), fails);
#else
    QObject::connect(socket.get(), qOverload<QAbstractSocket::SocketError>(&QWebSocket::error), socket.get(),
                     fails);
#endif
    QTimer::singleShot(patience, socket.get(), fails);
    socket->open(url);
    auto waiting = Pending<bool>::wait(opened);
    const bool isOpen = co_await waiting;
    ServiceCheck::Finding finding{.step = Step::Events};
    if (isOpen) {
        finding.title = CheckTexts::tr("Live events");
        finding.detail = hostOf(url);
    } else {
        finding.state = State::Warning;
        finding.title = CheckTexts::tr("No live events could be reached at %1.")
                            .arg(url.toDisplayString(QUrl::RemoveQuery));
        finding.detail = CheckTexts::tr("Check the address of the live events. Without them, Sidestage polls "
                                        "for changes.");
    }
    co_return finding;
}

bool says(const Probe &asked, const char *word)
{
    return asked.words().contains(QLatin1String(word), Qt::CaseInsensitive);
}

QByteArray encodedForm(const QList<std::pair<QString, QString>> &values)
{
    Api::Parameters form;
    for (const auto &[name, value] : values)
        form.add(name, value);
    return form.encoded();
}

/// Why something could not be checked, and what to do.
QString whyUnchecked(const Probe &asked)
{
    const int status = asked.answer.status;
    const QString words = asked.words();
    if (status == 0)
        return CheckTexts::tr("The service did not respond. Try again later.");
    const QString said = words.isEmpty() ? CheckTexts::tr("The service responded with status %1.").arg(status)
                                         : CheckTexts::tr("The service said: “%1”.").arg(words);
    return said + u' '
        + (status >= 500 || status == 429
               ? CheckTexts::tr("The service may be overloaded or under maintenance. Try again later.")
               : CheckTexts::tr("Check the address of the token service and the client ID."));
}

/// Whether the app is known and whether it is a confidential client: that is told by what is wrong with a
/// refresh token that no service has issued (api-facts A8).
QCoro::Task<ServiceCheck::Finding> checkClient(QNetworkAccessManager *network, ServiceProfile profile,
                                               Kind *kind)
{
    const QNetworkRequest request = requestFor(under(profile.authUrl, "/oauth2/token"));
    const QByteArray form = encodedForm({{QStringLiteral("client_id"), profile.clientId},
                                         {QStringLiteral("grant_type"), QStringLiteral("refresh_token")},
                                         {QStringLiteral("refresh_token"), QStringLiteral("check")}});
    auto asking = probe(network, request, form);
    const Probe asked = co_await asking;
    ServiceCheck::Finding finding{.step = Step::Client, .state = State::Failed};
    if (asked.answer.status == 0) {
        finding = unreachable(profile.authUrl, asked);
        co_return finding;
    }
    if (says(asked, "invalid client") && !says(asked, "secret")) {
        finding.title = CheckTexts::tr("The service does not know this client ID.");
        finding.detail
            = CheckTexts::tr("Copy it again from the page of your app. It is not the name of the app.");
        co_return finding;
    }
    *kind = says(asked, "secret")      ? Kind::Confidential
        : says(asked, "refresh token") ? Kind::Public
                                       : Kind::Unknown;
    if (*kind == Kind::Unknown) {
        finding.state = State::Warning;
        finding.title = CheckTexts::tr("The client ID could not be checked.");
        finding.detail = whyUnchecked(asked);
        co_return finding;
    }
    finding.state = State::Good;
    finding.title = CheckTexts::tr("Client ID known");
    if (*kind == Kind::Public) {
        finding.detail = CheckTexts::tr("public client");
        if (!profile.clientSecret.isEmpty()) {
            finding.state = State::Failed;
            finding.title = CheckTexts::tr("This app is registered as a public client, which has no secret.");
            finding.detail
                = CheckTexts::tr("Remove the client secret, or register the app as a confidential client.");
        }
        co_return finding;
    }
    finding.detail = CheckTexts::tr("confidential client");
    if (profile.clientSecret.isEmpty()) {
        if (profile.awaitsSecret())
            co_return finding;  // the keychain has it
        finding.state = State::Warning;
        finding.title = CheckTexts::tr("This app is registered as a confidential client.");
        finding.detail = CheckTexts::tr("Without its secret, a sign-in cannot be renewed. Paste the client "
                                        "secret, or register the app as a public client.");
        co_return finding;
    }
    const TokenService service(profile, network);
    auto issuing = service.appToken();
    const auto token = co_await issuing;
    if (token) {
        auto revoking = service.revoke(token->access);
        std::ignore = co_await revoking;
        finding.detail = CheckTexts::tr("confidential client, secret accepted");
    } else {
        finding.state = State::Failed;
        finding.title = token.error().message.contains(QLatin1String("secret"), Qt::CaseInsensitive)
            ? CheckTexts::tr("The service does not accept this client secret.")
            : CheckTexts::tr("The client secret could not be checked: “%1”").arg(token.error().message);
        finding.detail = CheckTexts::tr("Copy it again from the page of your app. A new secret there makes "
                                        "the old one invalid.");
    }
    co_return finding;
}

QCoro::Task<ServiceCheck::Finding> checkRedirect(QNetworkAccessManager *network, ServiceProfile profile)
{
    QUrl url = TokenService(profile, network)
                   .authorizeUrl({}, QStringLiteral("check"), true, TokenService::Consent::Token);
    auto asking = probe(network, requestFor(url));
    const Probe asked = co_await asking;
    const bool isRefused = QUrlQuery(asked.location).queryItemValue(QStringLiteral("error"))
            == QLatin1String("redirect_mismatch")
        || (asked.answer.status >= 400 && asked.answer.status < 500 && says(asked, "redirect"));
    ServiceCheck::Finding finding;
    if (isRefused)
        finding = ServiceCheck::Finding{
            .step = Step::Redirect,
            .state = State::Failed,
            .title = CheckTexts::tr("The redirect URI %1 is not registered for this app.")
                         .arg(profile.redirectUri.toString()),
            .detail = profile.redirectUri.path().endsWith(u'/')
                ? CheckTexts::tr(
                    "It ends with a slash, which must be registered too. Remove the slash here, or "
                    "add exactly this URI on the page of your app.")
                : CheckTexts::tr("Add exactly this URI on the page of your app, without a slash at the "
                                 "end, or enter here the one that is registered.")};
    else if (asked.answer.isSuccess() || (asked.answer.status >= 300 && asked.answer.status < 400))
        finding = ServiceCheck::Finding{
            .step = Step::Redirect, .title = CheckTexts::tr("Redirect URI registered"), .detail = {}};
    else
        finding = ServiceCheck::Finding{.step = Step::Redirect,
                                        .state = State::Warning,
                                        .title = CheckTexts::tr("The redirect URI could not be checked."),
                                        .detail = whyUnchecked(asked)};
    co_return finding;
}

}  // namespace

bool ServiceCheck::isGood() const
{
    return std::none_of(findings.begin(), findings.end(),
                        [](const Finding &finding) { return finding.state == State::Failed; });
}

const ServiceCheck::Finding *ServiceCheck::of(Step step) const
{
    const auto found = std::find_if(findings.begin(), findings.end(),
                                    [step](const Finding &finding) { return finding.step == step; });
    return found == findings.end() ? nullptr : &*found;
}

QCoro::Task<ServiceCheck> checkService(ServiceProfile profile, std::chrono::milliseconds patience)
{
    ServiceCheck check;
    if (const QString problem = problemOf(profile); !problem.isEmpty()) {
        check.findings.append({.step = Step::Address, .state = State::Failed, .title = problem});
        co_return check;
    }
    // Its own connections, because the certificate is told for new ones only. A check may end inside a signal
    // of a reply, which belongs to the manager: with a time limit even inside abort(), which still uses the
    // reply.
    const std::unique_ptr<QNetworkAccessManager, QScopedPointerDeleteLater> network(
        new QNetworkAccessManager);
    network->setTransferTimeout(int(patience.count()));

    auto askingTokens = probe(network.get(), requestFor(under(profile.authUrl, "/oauth2/validate")));
    const Probe tokens = co_await askingTokens;
    if (tokens.answer.status == 0) {
        check.findings.append(unreachable(profile.authUrl, tokens));
        co_return check;
    }
    if (!tokens.isRefusedBy(401)) {
        check.findings.append(notTheService(Step::Reachable, profile.authUrl, tokens));
        co_return check;
    }
    auto askingApi = probe(network.get(), requestFor(under(profile.baseUrl, "/users")));
    const Probe api = co_await askingApi;
    if (api.answer.status == 0) {
        check.findings.append(unreachable(profile.baseUrl, api));
        co_return check;
    }
    check.findings.append(
        {.step = Step::Reachable,
         .title = CheckTexts::tr("Reachable"),
         .detail = CheckTexts::tr("%1, %2 ms").arg(hostOf(profile.baseUrl)).arg(api.tookMs)});
    if (!api.isRefusedBy(401))
        check.findings.append(notTheService(Step::Api, profile.baseUrl, api));
    if (const auto certificate = certificateOf(profile.authUrl, tokens))
        check.findings.append(*certificate);
    if (const auto clock = clockOf(tokens))
        check.findings.append(*clock);
    if (!profile.eventsUrl.isEmpty()) {
        auto checkingEvents = checkEvents(profile.eventsUrl, patience);
        check.findings.append(co_await checkingEvents);
    }
    if (profile.clientId.isEmpty())
        co_return check;

    auto checkingClient = checkClient(network.get(), profile, &check.client);
    check.findings.append(co_await checkingClient);
    if (!profile.redirectUri.isEmpty() && check.of(Step::Client)
        && check.of(Step::Client)->state != State::Failed) {
        auto checkingRedirect = checkRedirect(network.get(), profile);
        check.findings.append(co_await checkingRedirect);
    }
    co_return check;
}

}  // namespace Sidestage
