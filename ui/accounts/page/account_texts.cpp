// SPDX-License-Identifier: GPL-3.0-or-later
#include "account_texts.h"

#include "accounts/account_directory.h"
#include "accounts/capabilities.h"
#include "base/enum_table.h"
#include "kit/text/time_text.h"

#include <QCoreApplication>

namespace Sidestage {

namespace {

struct AccountTexts
{
    Q_DECLARE_TR_FUNCTIONS(Sidestage::AccountTexts)
};

}  // namespace

QString roleText(const AccountInfo &info)
{
    switch (info.type) {
    case Api::BroadcasterType::Affiliate:
        return AccountTexts::tr("Broadcaster, affiliate");
    case Api::BroadcasterType::Partner:
        return AccountTexts::tr("Broadcaster, partner");
    default:
        return AccountTexts::tr("Broadcaster");
    }
}

QString grantText(const Accounts &accounts, const Account &account)
{
    const auto way = accounts.signInOf(&account).way;
    if (!way)
        return {};
    switch (*way) {
    case SignInWay::InWindow:
        return AccountTexts::tr("authorization code");
    case SignInWay::Browser:
        return account.session()->token().refresh.isEmpty() ? AccountTexts::tr("implicit")
                                                            : AccountTexts::tr("authorization code");
    case SignInWay::Device:
        return AccountTexts::tr("device code");
    }
    return {};
}

QString endedText(Session::Ending ending)
{
    static constexpr EnumText<Session::Ending> texts[]{
        {Session::Ending::None, ""},
        {Session::Ending::NoToken,
         QT_TRANSLATE_NOOP("Sidestage::AccountTexts", "There is no token on this computer. Sign in again.")},
        {Session::Ending::Refused,
         QT_TRANSLATE_NOOP("Sidestage::AccountTexts",
                           "The sign-in is no longer valid: it was revoked elsewhere, the password was "
                           "changed, or the token is not "
                           "in the keychain any more. Sign in again; nothing was lost.")},
        {Session::Ending::NotRenewable,
         QT_TRANSLATE_NOOP("Sidestage::AccountTexts",
                           "The sign-in expired, and one through the browser cannot be refreshed. Sign in "
                           "again; nothing was lost.")},
    };
    static_assert(isComplete(texts));
    const char *text = rowOf(texts, ending).text;
    return *text ? AccountTexts::tr(text) : QString();
}

AccountRow::Content contentOf(const Accounts &accounts, const Account &account, const QDateTime &now)
{
    AccountRow::Content row{.name = account.info().displayName, .detail = AccountTexts::tr("Broadcaster")};
    if (const QString grant = grantText(accounts, account); !grant.isEmpty())
        row.detail = AccountTexts::tr("%1 · %2", "role, way of signing in").arg(row.detail, grant);
    const Token &token = account.session()->token();
    const auto say = [&row](Pill::Kind kind, Icon symbol, const QString &text) {
        row.kind = kind;
        row.symbol = symbol;
        row.state = text;
    };
    switch (attentionOf(accounts, account, now)) {
    case Attention::SignedOut:
        say(Pill::Kind::Error, Icon::Error, AccountTexts::tr("Signed out"));
        return row;
    case Attention::Withheld:
        say(Pill::Kind::Warn, Icon::Lock, AccountTexts::tr("Keychain access failed"));
        return row;
    case Attention::NotRenewed:
        say(Pill::Kind::Warn, Icon::Warning, AccountTexts::tr("Not refreshed"));
        return row;
    case Attention::EndsSoon:
        say(Pill::Kind::Warn, Icon::Clock,
            AccountTexts::tr("Ends in %1").arg(durationText(now.secsTo(token.expiresAt))));
        row.trailing = AccountTexts::tr("no renewal");
        return row;
    case Attention::None:
        break;
    }
    if (accounts.state(&account) == Accounts::State::SigningOut) {
        say(Pill::Kind::Neutral, Icon::Hourglass, AccountTexts::tr("Signing out…"));
        return row;
    }
    if (accounts.state(&account) == Accounts::State::WaitingForKeychain) {
        say(Pill::Kind::Neutral, Icon::Hourglass, AccountTexts::tr("Waiting for the keychain"));
        return row;
    }
    const qsizetype all = everyScopeInUse().names().size();
    const qsizetype granted = all - missingScopes(token.scopeSet()).names().size();
    say(granted == all ? Pill::Kind::Good : Pill::Kind::Info, granted == all ? Icon::Check : Icon::Info,
        AccountTexts::tr("%1 of %2 scopes").arg(granted).arg(all));
    if (token.expiresAt.isValid() && token.expiresAt > now)
        row.trailing = durationText(now.secsTo(token.expiresAt));
    return row;
}

QString roleText(const Capability &capability)
{
    switch (capability.role) {
    case Capability::Role::Affiliate:
        return AccountTexts::tr("Affiliates and Partners only");
    case Capability::Role::Moderator:
        return AccountTexts::tr("in channels that the account owns or moderates");
    case Capability::Role::Anyone:
        break;
    }
    return {};
}

}  // namespace Sidestage
