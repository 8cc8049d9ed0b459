// SPDX-License-Identifier: GPL-3.0-or-later
#include "service_removal.h"

#include "async/pending.h"
#include "base/log.h"
#include "client/token_service.h"
#include "profile/profile_store.h"
#include "service_list.h"

#include <QDir>
#include <QFileInfo>
#include <QTimer>

namespace Sidestage {

using namespace std::chrono_literals;

namespace {

/// Time limit for revoking all tokens together.
constexpr std::chrono::milliseconds revokePatience = 5s;

}  // namespace

ServiceRemoval::ServiceRemoval(ServiceProfile profile, QString file, QHash<QString, QString> tokens,
                               TokenVault *vault, QNetworkAccessManager *network, QObject *parent)
    : QObject(parent)
    , m_profile(std::move(profile))
    , m_file(std::move(file))
    , m_tokens(std::move(tokens))
    , m_vault(vault)
    , m_network(network)
{
}

QStringList ServiceRemoval::accountsInFile() const
{
    QStringList ids;
    if (!QFileInfo::exists(m_file))
        return ids;
    const auto store = ProfileStore::open(m_file);
    if (!store)
        return ids;
    auto rows = (*store)->database().query("SELECT id FROM accounts");
    while (rows.next())
        ids.append(rows.text(0));
    return ids;
}

bool ServiceRemoval::removeFiles() const
{
    QDir folder = QFileInfo(m_file).dir();
    const auto every = [](const QString &path) { return QFileInfo(path).fileName() + u'*'; };
    bool done = true;
    // Including the journal files of the databases.
    const QStringList names
        = folder.entryList({every(m_file), every(ProfileStore::fileOfWindows(m_file))}, QDir::Files);
    for (const QString &name : names) {
        if (!folder.remove(name)) {
            qCWarning(lcStorage) << "cannot remove" << name;
            done = false;
        }
    }
    return done;
}

QString ServiceRemoval::keptInKeychain()
{
    return tr("Some keychain entries of this service could not be deleted. Delete them in your keychain.");
}

Bound ServiceRemoval::start()
{
    const QStringList kept = accountsInFile();
    for (const QString &id : kept) {
        if (!m_tokens.contains(id))
            m_tokens.insert(id, {});
    }
    const QStringList accounts = m_tokens.keys();
    bool areAllTold = true;
    for (const QString &id : accounts) {
        if (!m_tokens.value(id).isEmpty())
            continue;
        auto reading = m_vault->read({m_profile.id, id});
        const auto token = co_await reading;
        if (!token)
            areAllTold = false;  // A token that cannot be read cannot be revoked
        else if (*token)
            m_tokens.insert(id, (*token)->access);
    }

    std::vector<QCoro::Task<Result<void>>> removals;
    for (const QString &id : accounts)
        removals.push_back(m_vault->remove({m_profile.id, id}));
    removals.push_back(m_vault->remove({m_profile.id, ServiceList::secretOwner}));
    const bool areFilesGone = removeFiles();
    Q_EMIT forgotten(accounts);

    using Answer = Pending<Result<void>>;
    std::vector<std::shared_ptr<Answer>> answers;
    const TokenService service(m_profile, m_network);
    for (const QString &id : accounts) {
        if (m_tokens.value(id).isEmpty())
            continue;
        const auto answer = std::make_shared<Answer>();
        service.revoke(m_tokens.value(id)).then([answer](Result<void> revoked) { answer->finish(revoked); });
        QTimer::singleShot(revokePatience, this,
                           [answer] { answer->finish(Error{.kind = Error::Kind::Timeout}); });
        answers.push_back(answer);
    }
    bool isKeychainEmpty = true;
    for (auto &removal : removals) {
        const Result<void> removed = co_await removal;
        isKeychainEmpty = isKeychainEmpty && removed;
    }
    for (const auto &answer : answers) {
        auto revoking = Answer::wait(answer);
        const Result<void> revoked = co_await revoking;
        areAllTold = areAllTold && revoked;
    }

    QStringList trouble;
    if (!areAllTold)
        trouble += tr("Some tokens could not be revoked and stay valid until they expire.");
    if (!isKeychainEmpty)
        trouble += keptInKeychain();
    if (!areFilesGone)
        trouble += tr("The file %1 could not be deleted.").arg(QDir::toNativeSeparators(m_file));
    Q_EMIT finished(trouble.join(u' '));
}

}  // namespace Sidestage
