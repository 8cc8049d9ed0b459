// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "account.h"
#include "device_grant.h"

namespace Sidestage {

class RedirectListener;

/// Why a sign-in did not happen.
struct SignInFailure
{
    enum class Kind : quint8 {
        Denied,      ///< The user said no on the service's page.
        WrongState,  ///< The answer does not belong to this attempt. Nothing was exchanged.
        Refused,     ///< The service turned the request or the code down; `words` are its own.
        Malformed,   ///< A redirect or an answer that makes no sense.
        WrongApp,    ///< The token belongs to another app.
        Offline,     ///< No answer of the service.
        Expired,     ///< Nobody approved in time.
        NotHere,     ///< This computer cannot be reached by the browser.
    };

    Kind kind = Kind::Malformed;
    QString message{};  ///< Translated: what happened, what it means, what to do.
    QString words{};    ///< What the service said, if anything.
};

/// The ways to sign in. Which of them a service profile allows, SignIn::blockReasonFor() says.
enum class SignInWay : quint8 {
    InWindow,  ///< Authorization code: the service's page, shown by us.
    Browser,   ///< The user's own browser, which comes back to this computer: with a code where the profile
               ///< has a secret to exchange it with, otherwise with the token itself (implicit).
    Device,    ///< Device code: a code to be entered anywhere.
};

/// One sign-in (api-facts A5 to A7), without a window: it says where the user must be led, recognises the way
/// back, and turns what it brings into an account and its token.
///
/// May be destroyed or cancelled at any time; a token that arrives afterwards is revoked, so that none
/// is left lying around that nobody knows.
class SignIn : public QObject
{
    Q_OBJECT
public:
    using Way = SignInWay;

    enum class Stage : quint8 {
        Idle,
        Preparing,   ///< With Way::Device: the service is asked for a code.
        AskingUser,  ///< url() is to be shown or opened, or device() to be told; waits for the user.
        Exchanging,  ///< The code was sent.
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

    /// Why this way cannot be gone with that profile, translated; empty: it can.
    static QString blockReasonFor(Way way, const ServiceProfile &profile);
    /// What consent brings back that way. A token that it brings itself cannot be renewed.
    static TokenService::Consent consentFor(Way way, const ServiceProfile &profile);
    /// The way to offer first.
    static Way usualWay(const ServiceProfile &profile);

    /// Begins anew, with a new random state; what ran before is cancelled. With `forceVerify` the
    /// service asks even a user who has consented before. With Way::Browser it may end in failed() before
    /// it returns.
    void start(const Api::ScopeSet &scopes, bool forceVerify = false, Way way = Way::InWindow);

    /// The page to show, or to open in the browser. Not to be logged: it holds the state.
    const QUrl &url() const { return m_url; }
    /// With Way::Device: its code() is there from Stage::AskingUser on. Null with the other ways.
    const DeviceGrant *device() const { return m_device; }

    /// Whether `url` is the way back, whatever it carries. It must never be opened by a view of ours.
    bool isRedirect(const QUrl &url) const;
    /// Takes the way back. Ends in finished() or failed(), perhaps before it returns. Ignored unless the
    /// user is being asked.
    void handleRedirect(const QUrl &url);
    /// Whether the page may go to `url`: only the token service's own origin, and the hosts that the
    /// profile lists, these by https only.
    bool mayVisit(const QUrl &url) const;
    /// Takes an address that mayVisit() forbade. Services report some errors to another address than
    /// ours; one that carries our state ends the attempt with its words. False: it was nothing for us.
    bool handleForeign(const QUrl &url);

    /// Ends the attempt without finished() or failed().
    void cancel();

    /// How long the browser may stay away: ten minutes. Tests make it short.
    void setTimeout(std::chrono::milliseconds timeout) { m_timeout = timeout; }
    /// See DeviceGrant::setSecond().
    void setSecond(std::chrono::milliseconds second) { m_second = second; }
    /// `clock` must outlive this.
    void setClock(const Clock *clock) { m_clock = clock; }

Q_SIGNALS:
    void stageChanged();
    /// device() has asked the service again.
    void deviceAsked();
    /// The browser came with the answer to another sign-in. It was not used; this one goes on.
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
