// SPDX-License-Identifier: GPL-3.0-or-later
#include "account_view.h"

#include "accounts/account.h"
#include "client/client.h"
#include "client/session.h"
#include "client/token_service.h"
#include "events/event_service.h"
#include "kit/text/digits_label.h"
#include "live/live_status.h"
#include "texts/quoted.h"

#include <utility>

namespace Sidestage {

AccountView::AccountView(Account *account, QObject *parent)
    : QObject(parent)
    , m_account(account)
    , m_live(new LiveStatus(account, this))
    , m_notices(new NoticeBoard(this))
{
    connect(account->client()->connection(), &Connection::changed, this, &AccountView::updateNotices);
    connect(account->session(), &Session::ended, this, &AccountView::updateNotices);
    connect(account->session(), &Session::tokenChanged, this, &AccountView::updateNotices);
    connect(account->session(), &Session::refusalChanged, this, &AccountView::updateNotices);
    updateNotices();
}

void AccountView::setKeychain(const QString &reason, std::function<void()> askAgain)
{
    m_keychainReason = reason;
    m_askKeychain = std::move(askAgain);
    updateNotices();
}

void AccountView::setHeld(int decisions)
{
    if (std::exchange(m_held, decisions) != decisions)
        updateNotices();
}

QString AccountView::wordsFor(Session::Ending ending)
{
    if (ending == Session::Ending::NotRenewable)
        return tr("Your sign-in expired; a sign-in through the browser cannot be renewed. Sign in again to "
                  "continue; nothing was lost.");
    if (ending == Session::Ending::Refused)
        return tr("You were signed out: the sign-in was revoked elsewhere, the password was changed, or the "
                  "token is not in "
                  "the keychain any more. Sign in again to continue; nothing was lost.");
    return tr("You were signed out. Sign in again to continue; nothing was lost.");
}

void AccountView::updateNotices()
{
    static const QString keychain = QStringLiteral("keychain");
    static const QString offline = QStringLiteral("offline");
    static const QString signedOut = QStringLiteral("signedOut");
    static const QString notRenewed = QStringLiteral("notRenewed");
    const Session &session = *m_account->session();
    if (isAwaited(session)) {
        m_notices->post({.id = keychain,
                         .kind = Banner::Kind::Info,
                         .sentence = tr("Waiting for the keychain, where your sign-in is stored. You may "
                                        "need to enter its password.")});
    } else if (isWithheld(session)) {
        const QString refused = tr("Could not read your sign-in from the keychain. Retry and unlock the "
                                   "keychain, or sign in again; nothing was lost.");
        m_notices->post({.id = keychain,
                         .kind = Banner::Kind::Warn,
                         .sentence = m_keychainReason.isEmpty()
                             ? refused
                             : tr("%1 The keychain reported: “%2”", "a sentence; words of the keychain")
                                   .arg(refused, asSentence(m_keychainReason)),
                         .action = tr("Retry"),
                         .run = m_askKeychain});
    } else {
        m_notices->clear(keychain);
    }
    if (const auto &refusal = session.refusal()) {
        const bool isKeychain = refusal->status == 0;
        const bool isOfClient = isAboutClient(*refusal);
        const QString sentence = isOfClient ? tr("The service did not renew your sign-in. Nothing was lost. "
                                                 "If the client secret was replaced, "
                                                 "enter the new one in the service profile.")
                                            : tr("The service did not renew your sign-in. Nothing was lost.");
        Notice notice{.id = notRenewed,
                      .kind = Banner::Kind::Warn,
                      .sentence = isKeychain
                          ? tr("Could not renew your sign-in, because the client secret of this service "
                               "could not be read from the keychain. Nothing was lost.")
                          : refusal->message.isEmpty()
                          ? sentence
                          : tr("%1 The service responded: “%2”", "a sentence; words of the service")
                                .arg(sentence, asSentence(refusal->message)),
                      .action = tr("Retry"),
                      .run = isKeychain ? m_askKeychain : [this] { m_account->session()->tryAgain(); }};
        if (isOfClient) {
            notice.action = tr("Open Accounts");
            notice.run = [this] { Q_EMIT accountsPageRequested(); };
        }
        m_notices->post(notice);
    } else {
        m_notices->clear(notRenewed);
    }
    const Connection &connection = *m_account->client()->connection();
    if (session.isEnded() && !isWithheld(session)) {
        m_notices->post({.id = signedOut,
                         .kind = Banner::Kind::Error,
                         .sentence = wordsFor(session.ending()),
                         .action = tr("Sign in…"),
                         .run = [this] { Q_EMIT signInAgainRequested(); }});
        m_notices->clear(offline);
        return;
    }
    m_notices->clear(signedOut);
    if (connection.state() == Connection::State::Offline) {
        const QString sentence = m_held > 0
            ? tr("Offline since %1. %Ln pending decisions will be sent when the connection is back.", nullptr,
                 m_held)
            : tr("Offline since %1. Showing the last known data.");
        m_notices->post({.id = offline,
                         .kind = Banner::Kind::Warn,
                         .sentence = sentence.arg(timeOfDay(connection.offlineSince())),
                         .action = tr("Retry now"),
                         .run = [this] {
                             m_account->events()->retry();
                             m_live->refresh();
                         }});
    } else {
        m_notices->clear(offline);
    }
}

}  // namespace Sidestage
