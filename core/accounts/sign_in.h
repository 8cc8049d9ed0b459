// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "account.h"
#include "device_grant.h"
#include "sign_in_record.h"

namespace Sidestage {

class RedirectListener;

/// Why a sign-in failed.
struct SignInFailure
{
    enum class Kind {
        Denied,      ///< The user denied access on the service's page.
        WrongState,  ///< The answer does not belong to this attempt. No code was exchanged.
        Refused,     ///< The service rejected the request or the code; `words` is its message.
        Malformed,   ///< An invalid redirect or response.
        WrongApp,    ///< The token belongs to another app.
        Offline,     ///< No response from the service.
        Expired,     ///< The user did not approve in time.
        NotHere,     ///< The browser cannot reach this computer.
    };

    Kind kind = Kind::Malformed;
    QString message{};  ///< Translated: what happened, what it means, what to do.
    QString words{};    ///< The service's message, if any.
};

/// One sign-in (api-facts A5 to A7), without a window. It provides the address that the user must visit,
/// recognises the redirect, and turns its parameters into an account and its token.
///
/// May be destroyed or cancelled at any time. A token that arrives afterwards is revoked, so that no unused
/// token stays valid.
class SignIn : public QObject
{
    Q_OBJECT
public:
    using Way = SignInWay;

    enum class Stage : quint8 {
        Idle,
        Preparing,   ///< With Way::Device: the code is being requested.
        AskingUser,  ///< Waits for the user: show or open url(), or show the code of device().
        Exchanging,  ///< The code was sent to the service.
        Validating,
        AskingWho,
        Finished,
        Failed,
        Cancelled,
    };
    Q_ENUM(Stage)

    /// `network` must outlive this.
    SignIn(const ServiceProfile &profile, QNetworkAccessManager *network, QObject *parent = nullptr);
    ~SignIn() override;

    const ServiceProfile &profile() const { return m_service.profile(); }
    Stage stage() const { return m_stage; }
    Way way() const { return m_way; }

    /// Returns why this way is not possible with the profile, translated. Empty: it is possible.
    static QString blockReasonFor(Way way, const ServiceProfile &profile);
    /// What consent returns for this way: a code or a token. A token returned directly cannot be renewed.
    static TokenService::Consent consentFor(Way way, const ServiceProfile &profile);
    /// The way to offer first.
    static Way usualWay(const ServiceProfile &profile);

    /// Starts again with a new random state and cancels the previous attempt. With `forceVerify` the service
    /// asks for consent even if the user has given it before. With Way::Browser it may emit failed() before
    /// it returns.
    void start(const Api::ScopeSet &scopes, bool forceVerify = false, Way way = Way::InWindow);

    /// The page to show, or to open in the browser. Must not be logged: it contains the state.
    const QUrl &url() const { return m_url; }
    /// With Way::Device: its code() is valid from Stage::AskingUser on. Null with the other ways.
    const DeviceGrant *device() const { return m_device; }

    /// Whether `url` is the redirect, with any parameters. Views of Sidestage must never open it.
    bool isRedirect(const QUrl &url) const;
    /// Handles the redirect. Emits finished() or failed(), perhaps before it returns. Ignored unless the
    /// stage is AskingUser and the way is InWindow.
    void handleRedirect(const QUrl &url);
    /// Whether the page may navigate to `url`: only to the token service's own origin, and with https to the
    /// hosts that the profile lists.
    bool mayVisit(const QUrl &url) const;
    /// Handles an address that mayVisit() rejected. Services report some errors to an address other than
    /// ours. If it contains our state, the attempt fails with its message. Returns false if it is not for
    /// this attempt.
    bool handleForeign(const QUrl &url);

    /// Ends the attempt without finished() or failed().
    void cancel();

    /// How long the user may take in the browser: ten minutes. Tests use a short time.
    void setTimeout(std::chrono::milliseconds timeout) { m_timeout = timeout; }
    /// See DeviceGrant::setSecond().
    void setSecond(std::chrono::milliseconds second) { m_second = second; }
    /// `clock` must outlive this.
    void setClock(const Clock *clock) { m_clock = clock; }

Q_SIGNALS:
    void stageChanged();
    /// Emitted after device() has polled the service.
    void deviceAsked();
    /// Emitted after an answer to another sign-in was rejected. This sign-in continues.
    void foreignAnswerRefused();
    void finished(const Sidestage::AccountInfo &info, const Sidestage::Token &token);
    void failed(const Sidestage::SignInFailure &failure);

private:
    void startInBrowser(const Api::ScopeSet &scopes, bool forceVerify);
    void startOnDevice(const Api::ScopeSet &scopes);
    void deviceEnded(DeviceGrant::End how, const Error &error);
    void handleAnswer(const Result<Api::Parameters> &answer);
    static QCoro::Task<Result<Token>> exchange(TokenService service, QString code,
                                               std::shared_ptr<SignInAttempt> attempt);
    Bound complete(QString code);
    Bound finish(Token token);
    void setStage(Stage stage);
    void fail(SignInFailure failure);
    void fail(const Error &error);
    void failWith(const QString &error, const QString &description);
    void drop();
    bool isOurState(const QString &state) const;

    TokenService m_service;
    QNetworkAccessManager *m_network;
    const Clock *m_clock = &Clock::system();
    Stage m_stage = Stage::Idle;
    Way m_way = Way::InWindow;
    QUrl m_url{};
    QByteArray m_state{};
    std::shared_ptr<SignInAttempt> m_attempt{};
    RedirectListener *m_listener = nullptr;
    DeviceGrant *m_device = nullptr;
    QTimer m_tooLate;
    std::chrono::milliseconds m_timeout{std::chrono::minutes(10)};
    std::chrono::milliseconds m_second{1000};
};

}  // namespace Sidestage
