// SPDX-License-Identifier: GPL-3.0-or-later
#include "accounts.h"

#include "async/pending.h"
#include "base/log.h"
#include "client/client.h"
#include "client/session.h"
#include "profile/drafts.h"
#include "profile/profile_store.h"
#include "profile/tables.h"
#include "storage/table.h"

#include <tuple>

namespace Sidestage {

using namespace std::chrono_literals;

namespace {

/// Upper bound of the validation tick: a token that could not be validated is retried after this time.
constexpr std::chrono::milliseconds longestTick = 1min;
/// How long signOut() waits for the service before it removes the account anyway.
constexpr std::chrono::milliseconds revokePatience = 5s;
const QString signInDraft = QStringLiteral("sign-in");

struct KeptAccount : AccountInfo
{
    QString scopes{};  ///< Separated by spaces.
    QDateTime usedAt{};

    static constexpr Table table{.name = "accounts", .key = "id"};
    static void describe(auto &is)
    {
        is("id", &KeptAccount::userId);
        is("login", &KeptAccount::login);
        is("display_name", &KeptAccount::displayName);
        is("broadcaster_type", &KeptAccount::type);
        is("scopes", &KeptAccount::scopes);
        is("used_at", &KeptAccount::usedAt, Api::required);
    }
};

}  // namespace

QByteArray Tables::accounts()
{
    return createTable<KeptAccount>();
}

struct Accounts::Entry
{
    Account *account = nullptr;
    State state = State::SignedIn;
    QDateTime validatedAt{};
    QString validationFailure{};
    SignInRecord signIn{};
    QString access{};  ///< Its last access token, to detect that the vault holds a newer one.
    bool isValidating = false;
    bool isAdopting = false;  ///< The token comes from the vault and need not be written to it.
    bool isAsking = false;    ///< fetchToken() is in progress. Its read has not timed out.
    bool isUnread = false;    ///< The session has ended, and the vault could not be read for a newer token.
    bool isDenied = false;    ///< Withheld because access was denied. Only the user can request it again.
};

Accounts::Accounts(ServiceProfile profile, ProfileStore *store, TokenVault *vault,
                   QNetworkAccessManager *network, QObject *parent)
    : AccountList(parent)
    , m_profile(std::move(profile))
    , m_store(store)
    , m_vault(vault)
    , m_network(network)
{
    connect(m_vault, &TokenVault::stateChanged, this, &Accounts::vaultChanged);
    connect(m_vault, &TokenVault::answeredLate, this, &Accounts::answeredLate);
    connect(&m_tick, &QTimer::timeout, this, &Accounts::validateDue);
    m_tick.start(longestTick);
}

Accounts::~Accounts() = default;

Bound Accounts::load()
{
    const auto kept = m_store->database().all<KeptAccount>("ORDER BY used_at DESC, id");
    if (!kept)
        Q_EMIT failed(kept.error());
    const QList<KeptAccount> known = kept.value_or({});

    // Start all reads at once, because a keychain may need some time for each.
    std::vector<QCoro::Task<Result<std::optional<Token>>>> reads;
    std::optional<QCoro::Task<Result<std::optional<Token>>>> readingSecret;
    if (m_profile.awaitsSecret())
        readingSecret = m_vault->read(VaultKey::ofSecret(m_profile.id));
    for (const KeptAccount &account : known)
        reads.push_back(m_vault->read(keyOf(account.userId)));
    Result<void> isUsable;
    if (readingSecret) {
        auto &reading = *readingSecret;
        const auto secret = co_await reading;
        isUsable = takeSecret(secret);
    }
    for (qsizetype i = 0; i < known.size(); ++i) {
        auto &read = reads[std::size_t(i)];
        auto token = co_await read;
        if (!isUsable && token && *token)
            token = isUsable.error();
        if (find(known[i].userId))
            continue;  // signed in in the meantime
        Entry *entry = nullptr;
        const Token granted{.scopes = known[i].scopes.split(u' ')};  // never empty, see isAwaited()
        if (token) {
            entry = create(known[i], token->value_or(granted),
                           token->has_value() ? State::SignedIn : State::SignedOut);
        } else {
            entry = create(known[i], granted, State::WaitingForKeychain);
            notHandedOut(entry, token.error());
        }
        Q_EMIT added(entry->account);
        if (!m_current)
            setCurrent(entry->account);
    }
    m_loaded = true;
    Q_EMIT loaded();
    validateDue();
}

QList<Account *> Accounts::all() const
{
    QList<Account *> accounts;
    for (const auto &entry : m_entries)
        accounts.append(entry->account);
    return accounts;
}

Account *Accounts::find(const QString &userId) const
{
    for (const auto &entry : m_entries) {
        if (entry->account->userId() == userId)
            return entry->account;
    }
    return nullptr;
}

Accounts::Entry *Accounts::entryOf(const Account *account) const
{
    for (const auto &entry : m_entries) {
        if (entry->account == account)
            return entry.get();
    }
    return nullptr;
}

Accounts::State Accounts::state(const Account *account) const
{
    const Entry *entry = entryOf(account);
    return entry ? entry->state : State::SignedOut;
}

QDateTime Accounts::validatedAt(const Account *account) const
{
    const Entry *entry = entryOf(account);
    return entry ? entry->validatedAt : QDateTime();
}

QString Accounts::validationFailure(const Account *account) const
{
    const Entry *entry = entryOf(account);
    return entry ? entry->validationFailure : QString();
}

QDateTime Accounts::nextValidationOf(const Account *account) const
{
    const QDateTime last = validatedAt(account);
    return last.isValid() ? last.addMSecs(m_interval.count()) : QDateTime();
}

SignInRecord Accounts::signInOf(const Account *account) const
{
    const Entry *entry = entryOf(account);
    return entry ? entry->signIn : SignInRecord();
}

void Accounts::setCurrent(Account *account)
{
    if (account == m_current || (account && !entryOf(account)))
        return;
    m_current = account;
    if (account)
        write([account](Transaction &t) {
            t.run("UPDATE accounts SET used_at = ? WHERE id = ?", QDateTime::currentDateTimeUtc(),
                  account->userId());
        });
    Q_EMIT currentChanged(account);
}

Accounts::Entry *Accounts::create(const AccountInfo &info, const Token &token, State state)
{
    auto entry = std::make_unique<Entry>();
    auto *account = new Account(m_profile, info, token, m_network, m_store, this);
    entry->account = account;
    entry->state = state;
    entry->access = token.access;
    entry->signIn = m_store->draftOf<SignInRecord>(info.userId, signInDraft).value_or(SignInRecord());
    if (state == State::SignedOut)
        account->session()->end();  // the scopes granted in the last run stay available
    connect(account->session(), &Session::tokenChanged, this,
            [this, account](const Token &changed) { tokenChanged(account, changed); });
    connect(account->session(), &Session::ended, this, [this, account] { sessionEnded(account); });
    m_entries.push_back(std::move(entry));
    return m_entries.back().get();
}

Account *Accounts::add(const AccountInfo &info, const Token &token, std::optional<SignInWay> way)
{
    Account *account = find(info.userId);
    // Whoever signs in again need not wait until the old sign-in is revoked.
    if (account && entryOf(account)->state == State::SigningOut) {
        forget(account);
        account = nullptr;
    }
    const bool isNew = !account;
    if (isNew) {
        account = create(info, token, token.isEmpty() ? State::SignedOut : State::SignedIn)->account;
        m_vault->write(keyOf(info.userId), token);
    } else {
        account->setInfo(info);
        account->session()->setToken(token);
    }
    Entry *entry = entryOf(account);
    entry->validatedAt = QDateTime::currentDateTimeUtc();
    entry->signIn = {.way = way, .at = entry->validatedAt, .issuedAt = entry->validatedAt};
    writeRow(account);
    writeRecord(*entry);
    if (isNew)
        Q_EMIT added(account);
    setCurrent(account);
    return account;
}

void Accounts::setState(Entry *entry, State state)
{
    if (entry->state == state)
        return;
    entry->state = state;
    Q_EMIT stateChanged(entry->account);
}

void Accounts::tokenChanged(Account *account, const Token &token)
{
    Entry *entry = entryOf(account);
    if (!entry || entry->state == State::SigningOut) {
        account->session()->service().revoke(token.access);  // renewed too late: it will not be used
        return;
    }
    const bool isNew = std::exchange(entry->access, token.access) != token.access;
    entry->isUnread = false;
    if (!entry->isAdopting) {
        if (isNew) {
            entry->signIn.issuedAt = QDateTime::currentDateTimeUtc();
            writeRecord(*entry);
        }
        m_vault->write(keyOf(account->userId()), token);
        writeRow(account);
    }
    setState(entry, isAwaited(*account->session()) ? State::WaitingForKeychain : State::SignedIn);
}

/// Sets a token that the vault already holds.
void Accounts::adopt(Entry *entry, const Token &token)
{
    entry->isAdopting = true;
    entry->account->session()->setToken(token);
    entry->isAdopting = false;
    validate(entry->account);
}

Bound Accounts::sessionEnded(Account *account)
{
    const QPointer<Account> there(account);
    if (!entryOf(account) || state(account) == State::SigningOut || isWithheld(*account->session()))
        co_return;
    // Another running instance of Sidestage may have renewed the token first: refresh tokens are single use,
    // and the keychain is shared.
    auto reading = m_vault->read(keyOf(account->userId()));
    const auto kept = co_await reading;
    Entry *entry = there ? entryOf(there) : nullptr;
    if (!entry || !account->session()->isEnded())
        co_return;
    if (kept && *kept && !(*kept)->access.isEmpty() && (*kept)->access != entry->access)
        co_return adopt(entry, **kept);
    qCInfo(lcAccounts) << "the session of" << account->info().login << "has ended";
    entry->isUnread = !kept && kept.error().kind != Error::Kind::Forbidden;
    if (kept)  // a token that could not be read may be newer
        m_vault->remove(keyOf(account->userId()));
    setState(entry, State::SignedOut);
}

/// Stores the client secret. Returns an error if tokens cannot be used without it.
Result<void> Accounts::takeSecret(const Result<std::optional<Token>> &kept)
{
    using Kept = ServiceProfile::KeptSecret;
    if (!m_profile.awaitsSecret())
        return {};
    if (kept && *kept) {
        m_profile.clientSecret = (*kept)->access;
        m_profile.keptSecret = Kept::Yes;
    } else if (m_profile.keptSecret == Kept::Perhaps && (kept || kept.error().kind == Error::Kind::Storage)) {
        m_profile.keptSecret = Kept::No;  // there is no keychain that could hold one either
    } else if (!kept) {
        m_isSecretDenied = kept.error().kind == Error::Kind::Forbidden;
        return kept.error();
    } else {
        qCWarning(lcAccounts) << "the client secret of" << m_profile.id << "is not in the keychain any more";
    }
    m_isSecretDenied = false;
    for (const auto &entry : m_entries)
        entry->account->session()->setSecret(m_profile.clientSecret, m_profile.keptSecret);
    return {};
}

/// For accounts that already have a token.
Bound Accounts::fetchSecret()
{
    if (!m_profile.awaitsSecret())
        co_return;
    auto reading = m_vault->read(VaultKey::ofSecret(m_profile.id));
    const auto kept = co_await reading;
    std::ignore = takeSecret(kept);
}

Bound Accounts::fetchToken(Account *account)
{
    Entry *entry = entryOf(account);
    if (!entry || entry->isAsking)
        co_return;
    entry->isAsking = true;
    const QPointer<Account> there(account);
    Result<void> isUsable;
    if (m_profile.awaitsSecret()) {
        auto readingSecret = m_vault->read(VaultKey::ofSecret(m_profile.id));
        const auto secret = co_await readingSecret;
        isUsable = takeSecret(secret);
    }
    Result<std::optional<Token>> kept = std::optional<Token>();
    if (!isUsable) {
        kept = isUsable.error();
    } else if (there) {
        auto reading = m_vault->read(keyOf(there->userId()));
        kept = co_await reading;
    }
    entry = there ? entryOf(there) : nullptr;
    if (!entry)
        co_return;
    entry->isAsking = false;
    if (entry->state != State::WaitingForKeychain && entry->state != State::Withheld)
        co_return;
    if (!kept)
        co_return notHandedOut(entry, kept.error());
    if (*kept)
        co_return adopt(entry, **kept);
    account->session()->end();  // the entry was there in the last run, but no longer is
}

void Accounts::notHandedOut(Entry *entry, const Error &error)
{
    if (error.kind == Error::Kind::Timeout)
        return;  // answeredLate() follows
    entry->isDenied = error.kind == Error::Kind::Forbidden && !m_isSecretDenied;
    entry->account->session()->end(Session::Ending::NoToken);
    setState(entry, State::Withheld);
}

void Accounts::askAgain(Account *account)
{
    Entry *entry = entryOf(account);
    if (entry && entry->state == State::SignedIn)
        fetchSecret();
    if (!entry || entry->state != State::Withheld)
        return;
    entry->isAdopting = true;
    account->session()->setToken(Token{.scopes = account->session()->token().scopes});
    entry->isAdopting = false;
    fetchToken(account);
}

void Accounts::answeredLate(const VaultKey &key)
{
    if (key.profile != m_profile.id)
        return;
    const bool isSecret = key == VaultKey::ofSecret(m_profile.id);
    if (isSecret)
        fetchSecret();
    const QList<Account *> accounts = isSecret ? all() : QList{find(key.user)};
    for (Account *account : accounts) {
        const Entry *entry = entryOf(account);
        if (!entry)
            continue;
        if (entry->state == State::WaitingForKeychain || entry->state == State::Withheld)
            fetchToken(account);
        else if (entry->isUnread)
            sessionEnded(account);
    }
}

void Accounts::vaultChanged()
{
    if (m_vault->state() != TokenVault::State::Keychain)
        return;  // a refusal is reported by each read()
    if (!m_isSecretDenied)
        fetchSecret();
    const QList<Account *> accounts = all();
    for (Account *account : accounts) {
        const Entry *entry = entryOf(account);
        if (entry && entry->isUnread)
            sessionEnded(account);
        else if (entry && entry->state == State::Withheld && !entry->isDenied && !m_isSecretDenied)
            askAgain(account);
        else if (entry && entry->state == State::WaitingForKeychain)
            fetchToken(account);
    }
}

void Accounts::setValidationInterval(std::chrono::milliseconds interval)
{
    m_interval = interval;
    m_tick.start(std::min(interval, longestTick));
}

void Accounts::validateDue()
{
    const QDateTime now = QDateTime::currentDateTimeUtc();
    for (Account *account : all()) {
        const Entry *entry = entryOf(account);
        const QDateTime last = entry->validatedAt;
        // A validation time in the future means that the computer's clock was set back.
        const bool isDue = !last.isValid() || last > now || last.addMSecs(m_interval.count()) <= now;
        if (entry->state == State::SignedIn && isDue)
            validate(account);
    }
}

Bound Accounts::validate(Account *account)
{
    Entry *entry = entryOf(account);
    if (!entry || entry->isValidating || account->session()->isEnded())
        co_return;
    entry->isValidating = true;
    const QPointer<Account> there(account);
    Session *session = account->session();
    const TokenService service = session->service();
    QString access = session->token().access;
    auto asking = service.validate(access);
    auto answer = co_await asking;
    if (there && !answer && session->isRejected(answer.error())) {
        auto renewing = session->renew(access);
        const auto renewed = co_await renewing;
        if (there && renewed) {
            access = session->token().access;
            auto again = service.validate(access);
            answer = co_await again;  // renew() has decided whether a token that is rejected again is invalid
        }
    }
    entry = there ? entryOf(there) : nullptr;
    if (!entry)
        co_return;
    entry->isValidating = false;
    entry->validationFailure = answer ? QString() : answer.error().message;
    if (!answer)
        Q_EMIT stateChanged(account);
    if (!answer || !there || session->token().access != access)
        co_return;  // no response, or the token was replaced: the next tick retries
    if (answer->clientId != m_profile.clientId || answer->userId != account->userId()) {
        qCWarning(lcAccounts) << "the token of" << account->info().login << "belongs to somebody else";
        session->end();
        co_return;
    }
    entry->validatedAt = QDateTime::currentDateTimeUtc();
    QStringList scopes = answer->scopes.value_or(QStringList());
    scopes.removeAll(QString());
    Token token = session->token();
    if (!scopes.isEmpty() && Api::ScopeSet::fromNames(scopes) != token.scopeSet()) {
        token.scopes = scopes;  // the service's list counts
        session->setToken(token);
    }
    Q_EMIT stateChanged(account);
    if (there)
        refreshInfo(account);
}

Bound Accounts::refreshInfo(Account *account)
{
    const QPointer<Account> there(account);
    auto asking = account->client()->call(Api::GetUsers{});
    const auto users = co_await asking;
    if (!there || !entryOf(account) || !users || users->isEmpty() || users->first().id != account->userId())
        co_return;
    if (state(account) == State::SigningOut)
        co_return;  // its row is removed already
    const Api::User &user = users->first();
    const AccountInfo info{.userId = user.id,
                           .login = user.login,
                           .displayName = user.displayName,
                           .type = user.broadcasterType};
    if (info == account->info())
        co_return;
    account->setInfo(info);
    writeRow(account);
}

Bound Accounts::signOut(Account *account)
{
    Entry *entry = entryOf(account);
    if (!entry || entry->state == State::SigningOut)
        co_return;
    setState(entry, State::SigningOut);
    const QPointer<Account> there(account);
    const QString name = account->info().displayName;
    const QString access = account->session()->token().access;
    // Whatever becomes of the revocation, and of this run, the next start must not find this sign-in.
    const bool hasKeychain = m_vault->state() != TokenVault::State::MemoryOnly;
    auto removing = m_vault->remove(keyOf(account->userId()));
    write([account](Transaction &t) { t.remove<KeptAccount>(account->userId()); });
    std::ignore = m_store->removeDraft(account->userId(), signInDraft);
    Error outcome{.kind = Error::Kind::Cancelled};
    if (isAwaited(*account->session()) || isWithheld(*account->session())) {
        outcome = withheldError();
    } else if (!access.isEmpty()) {
        const auto answer = std::make_shared<Pending<Result<void>>>();
        const TokenService service = account->session()->service();
        service.revoke(access).then([answer](Result<void> revoked) { answer->finish(revoked); });
        QTimer::singleShot(revokePatience, this,
                           [answer] { answer->finish(Error{.kind = Error::Kind::Timeout}); });
        auto revoking = Pending<Result<void>>::wait(answer);
        const Result<void> revoked = co_await revoking;
        if (!revoked)
            outcome = revoked.error();
    }
    if (!there || !entryOf(account))
        co_return;
    forget(account);
    const Result<void> removed = co_await removing;
    Q_EMIT signedOut(name, outcome, removed || !hasKeychain);
}

/// For an account that signOut() has removed from the vault and the store.
void Accounts::forget(Account *account)
{
    std::erase_if(m_entries, [account](const auto &entry) { return entry->account == account; });
    account->session()->end(Session::Ending::NoToken);
    if (m_current == account) {
        m_current = nullptr;
        if (!m_entries.empty())
            setCurrent(m_entries.front()->account);
        else
            Q_EMIT currentChanged(nullptr);
    }
    Q_EMIT removed(account);
    account->deleteLater();
}

void Accounts::writeRow(const Account *account)
{
    write([account](Transaction &t) {
        const auto before = t.one<KeptAccount>("WHERE id = ?", account->userId());
        t.upsert(KeptAccount{account->info(), account->session()->token().scopes.join(u' '),
                             before ? before->usedAt : QDateTime::currentDateTimeUtc()});
    });
}

void Accounts::writeRecord(const Entry &entry)
{
    const auto saved = m_store->saveDraft(entry.account->userId(), signInDraft, entry.signIn);
    if (!saved)
        Q_EMIT failed(saved.error());
}

void Accounts::write(const std::function<void(Transaction &)> &work)
{
    if (const auto written = m_store->database().write(work); !written)
        Q_EMIT failed(written.error());
}

}  // namespace Sidestage
