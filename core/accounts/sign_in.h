// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "async/bound.h"
#include "client/account.h"
#include "client/token_service.h"

#include <QUrl>

namespace Sidestage {

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
    };

    Kind kind = Kind::Malformed;
    QString message{};  ///< Translated: what happened, what it means, what to do.
    QString words{};    ///< What the service said, if anything.
};

/// One sign-in by authorization code (api-facts A7), without a window: it says where the user must be
/// led, recognises the way back, and turns the code into an account and its token.
///
/// May be destroyed or cancelled at any time; a token that arrives afterwards is revoked, so that none
/// is left lying around that nobody knows.
class SignIn : public QObject
{
    Q_OBJECT
public:
    enum class Stage : quint8 {
        Idle,
        AskingUser,  ///< url() is to be shown; waits for handleRedirect().
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

    /// Begins anew, with a new random state; what ran before is cancelled. With `forceVerify` the
    /// service asks even a user who has consented before.
    void start(const Api::ScopeSet &scopes, bool forceVerify = false);
    /// The page to show. Not to be logged: it holds the state.
    const QUrl &url() const { return m_url; }

    /// Whether `url` is the way back, whatever it carries. Nobody listens there: it must never be opened.
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

Q_SIGNALS:
    void stageChanged();
    void finished(const Sidestage::AccountInfo &info, const Sidestage::Token &token);
    void failed(const Sidestage::SignInFailure &failure);

private:
    struct Attempt;

    static QCoro::Task<Result<Token>> exchange(TokenService service, QString code,
                                               std::shared_ptr<Attempt> attempt);
    Bound complete(QString code);
    void setStage(Stage stage);
    void fail(SignInFailure failure);
    void fail(const Error &error);
    void failWith(const QString &error, const QString &description);
    void drop();
    bool isOurState(const QString &state) const;

    TokenService m_service;
    QNetworkAccessManager *m_network;
    Stage m_stage = Stage::Idle;
    QUrl m_url{};
    QByteArray m_state{};
    std::shared_ptr<Attempt> m_attempt{};
};

}  // namespace Sidestage
