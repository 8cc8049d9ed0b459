// SPDX-License-Identifier: GPL-3.0-or-later
#include "async/pending.h"
#include "base/log.h"
#include "locked_entry.h"
#include "schema/describe.h"
#include "vault.h"

#include <QDeadlineTimer>
#include <QEventLoop>
#include <QTimer>
#include <qt6keychain/keychain.h>

#include <algorithm>

namespace Sidestage {

using namespace std::chrono_literals;

namespace {

/// The content of a keychain entry, as JSON that every later version can read.
struct StoredToken
{
    QString access{};
    QString refresh{};
    QStringList scopes{};
    std::optional<QDateTime> expiresAt{};

    static void describe(auto &is)
    {
        is("access", &StoredToken::access);
        is("refresh", &StoredToken::refresh);
        is("scopes", &StoredToken::scopes);
        is("expires_at", &StoredToken::expiresAt);
    }
};

QString encode(const Token &token)
{
    StoredToken stored{.access = token.access, .refresh = token.refresh, .scopes = token.scopes};
    if (token.expiresAt.isValid())
        stored.expiresAt = token.expiresAt;
    QByteArray json;
    Api::JsonWriter writer(json);
    Api::toJson(Api::schemaOf<StoredToken>(), &stored, writer);
    return QString::fromUtf8(json);
}

Result<std::optional<Token>> decode(const QString &json)
{
    StoredToken stored;
    Error error = Error::storage(KeychainVault::tr("Could not read the keychain entry."));
    const auto document = Api::JsonDocument::parse(json.toUtf8());
    const Api::ReadingScope tolerant(Api::Reading::Tolerant);
    Error detail;
    if (!document || !Api::fromJson(Api::schemaOf<StoredToken>(), document->root(), &stored, detail))
        return error;
    Token token{.access = stored.access, .refresh = stored.refresh, .scopes = stored.scopes};
    token.expiresAt = stored.expiresAt.value_or(QDateTime());
    if (token.isEmpty())
        return error;
    return std::optional(token);
}

Error denied(const QString &words)
{
    return {.kind = Error::Kind::Forbidden, .message = words};
}

Error silence()
{
    return {.kind = Error::Kind::Timeout, .message = KeychainVault::tr("The keychain is not responding.")};
}

}  // namespace

struct KeychainVault::Read : Pending<Found>
{
};

/// One key, and the value to store until the keychain has confirmed it.
struct KeychainVault::Entry
{
    VaultKey key{};
    bool isAhead = false;  ///< `value` is newer than the keychain's entry.
    std::optional<Token> value{};
    int version = 0;  ///< Incremented with each change of `value`.
    bool isWriting = false;
    std::vector<std::shared_ptr<Pending<Result<void>>>> waiting{};
    /// All readers since the current read from the keychain began, including those that have timed out.
    /// Empty: no read is in progress. There is never more than one, because each may prompt the user.
    std::vector<std::shared_ptr<Read>> readers{};
    std::optional<Found> late{};  ///< Set while answeredLate() is emitted.

    void finish(const Result<void> &result)
    {
        for (const auto &pending : std::exchange(waiting, {}))
            pending->finish(result);
    }
};

KeychainVault::KeychainVault(const QString &service, QObject *parent)
    : TokenVault(parent)
    , m_service(service)
{
}

KeychainVault::~KeychainVault()
{
    if (!m_hasWaited)
        waitForWrites(2s);
    const Error cancelled{.kind = Error::Kind::Cancelled};
    for (const auto &[name, entry] : m_entries) {
        for (const auto &read : std::exchange(entry->readers, {}))
            read->finish(cancelled);
    }
    for (const auto &[name, entry] : m_entries)
        entry->finish(cancelled);
}

KeychainVault::Entry &KeychainVault::entryOf(const VaultKey &key)
{
    auto &entry = m_entries[key.name()];
    if (!entry) {
        entry = std::make_unique<Entry>();
        entry->key = key;
    }
    return *entry;
}

QCoro::Task<Result<std::optional<Token>>> KeychainVault::read(VaultKey key)
{
    const auto read = std::make_shared<Read>();
    Entry &entry = entryOf(key);
    if (entry.isAhead)
        read->finish(entry.value);
    else if (entry.late)
        read->finish(*entry.late);
    if (read->isFinished())
        return Read::wait(read);
    entry.readers.push_back(read);
    QTimer::singleShot(m_timeout, this, [this, read] {
        if (read->isFinished())
            return;
        timedOut();
        read->finish(silence());
    });
    if (entry.readers.size() == 1)
        readEntry(entry);
    return Read::wait(read);
}

void KeychainVault::readEntry(Entry &entry)
{
    auto *job = new QKeychain::ReadPasswordJob(m_service);
    job->setInsecureFallback(false);
    job->setKey(entry.key.name());
    connect(job, &QKeychain::Job::finished, this, [this, job, &entry] {
        const auto error = job->error();
        const QString words = job->errorString();
        Found found = std::optional<Token>();
        if (entry.isAhead)
            found = entry.value;  // written while the read was in progress
        else if (error == QKeychain::NoError)
            found = decode(job->textData());
        else if (error == QKeychain::AccessDenied || error == QKeychain::AccessDeniedByUser)
            found = denied(words);
        else if (error != QKeychain::EntryNotFound)
            found = Error::storage(words);
        const bool isUnclear = error == QKeychain::EntryNotFound && !entry.isAhead;
        if (!isUnclear)
            return handleFound(entry, found, error, words);
        // A Secret Service that the user does not unlock responds as if there were no entry.
        findLockedEntry(m_service, entry.key.name(), this, [this, &entry](bool isLocked) {
            if (entry.isAhead)
                return handleFound(entry, entry.value, QKeychain::NoError, {});
            if (!isLocked)
                return handleFound(entry, std::optional<Token>(), QKeychain::EntryNotFound, {});
            const QString locked = tr("The keychain was not unlocked.");
            handleFound(entry, denied(locked), QKeychain::AccessDeniedByUser, locked);
        });
    });
    job->start();
}

void KeychainVault::handleFound(Entry &entry, const Found &found, int error, const QString &words)
{
    const auto readers = std::exchange(entry.readers, {});
    const bool isLate = std::all_of(readers.begin(), readers.end(),
                                    [](const auto &reader) { return reader->isFinished(); });
    const QPointer<KeychainVault> self(this);
    // Waiting readers get the result before the state changes, so that the change requires nothing more for
    // them.
    for (const auto &reader : readers)
        reader->finish(found);
    if (self && isLate) {
        entry.late = found;
        Q_EMIT answeredLate(entry.key);
        if (self)
            entry.late.reset();
    }
    if (self)
        settle(error, words);
}

QCoro::Task<Result<void>> KeychainVault::write(VaultKey key, Token token)
{
    return put(key, token);
}

QCoro::Task<Result<void>> KeychainVault::remove(VaultKey key)
{
    return put(key, std::nullopt);
}

QCoro::Task<Result<void>> KeychainVault::put(const VaultKey &key, std::optional<Token> token)
{
    const auto pending = std::make_shared<Pending<Result<void>>>();
    Entry &entry = entryOf(key);
    entry.value = std::move(token);
    entry.isAhead = true;
    ++entry.version;
    // After a refusal by the user no more tokens are written. Entries are still deleted: they must not stay
    // there.
    if (m_refusedByUser && entry.value) {
        pending->finish(Error::storage(reason()));
        return Pending<Result<void>>::wait(pending);
    }
    entry.waiting.push_back(pending);
    QTimer::singleShot(m_timeout, this, [this, pending] {
        if (pending->isFinished())
            return;
        timedOut();
        pending->finish(silence());
    });
    start(entry);
    return Pending<Result<void>>::wait(pending);
}

void KeychainVault::start(Entry &entry)
{
    if (entry.isWriting)
        return;  // one at a time: the keychain guarantees no order
    entry.isWriting = true;
    QKeychain::Job *job = nullptr;
    if (entry.value) {
        auto *write = new QKeychain::WritePasswordJob(m_service);
        write->setTextData(encode(*entry.value));
        job = write;
    } else {
        job = new QKeychain::DeletePasswordJob(m_service);
    }
    job->setInsecureFallback(false);
    job->setKey(entry.key.name());
    connect(job, &QKeychain::Job::finished, this,
            [this, job, name = entry.key.name(), version = entry.version] {
                written(name, version, job->error(), job->errorString());
            });
    job->start();
}

void KeychainVault::written(const QString &name, int version, int error, const QString &words)
{
    Entry &entry = *m_entries.at(name);
    entry.isWriting = false;
    const QPointer<KeychainVault> self(this);
    const bool isDone = error == QKeychain::NoError || error == QKeychain::EntryNotFound;
    if (version != entry.version && error != QKeychain::AccessDeniedByUser) {
        start(entry);
    } else if (isDone) {
        entry.isAhead = false;
        entry.value.reset();
        entry.finish({});
    } else {
        entry.finish(Error::storage(words));
    }
    if (self)
        settle(error, words);
}

void KeychainVault::settle(int error, const QString &words)
{
    if (error != QKeychain::NoError && error != QKeychain::EntryNotFound) {
        qCWarning(lcAccounts) << "the keychain refused:" << words;
        m_refusedByUser = m_refusedByUser || error == QKeychain::AccessDeniedByUser;
        setState(m_refusedByUser ? State::Refused : State::MemoryOnly,
                 words.isEmpty() ? tr("No keychain is available.") : words);
        return;
    }
    const bool wasAway = state() != State::Keychain;
    m_refusedByUser = false;
    const QPointer<KeychainVault> self(this);
    setState(State::Keychain);
    if (!self || !wasAway)
        return;
    for (const auto &[key, entry] : m_entries) {
        if (entry->isAhead)
            start(*entry);  // what was not stored while it was not available
    }
}

void KeychainVault::timedOut()
{
    setState(State::Waiting);
}

bool KeychainVault::isWriting() const
{
    return std::any_of(m_entries.begin(), m_entries.end(),
                       [](const auto &item) { return item.second->isWriting; });
}

void KeychainVault::waitForWrites(std::chrono::milliseconds atMost)
{
    m_hasWaited = true;
    const QDeadlineTimer deadline(atMost);
    QEventLoop loop;
    QTimer wake;
    wake.start(20ms);
    while (isWriting() && !deadline.hasExpired())
        loop.processEvents(QEventLoop::ExcludeUserInputEvents | QEventLoop::WaitForMoreEvents);
}

}  // namespace Sidestage
