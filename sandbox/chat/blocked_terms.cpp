// SPDX-License-Identifier: GPL-3.0-or-later
#include "blocked_terms.h"

#include "base/new_id.h"
#include "chat_rooms.h"
#include "sandbox/service/paging.h"
#include "sandbox/world/dice.h"
#include "sandbox/world/store.h"
#include "sandbox/world/world.h"
#include "schema/values.h"

#include <QRegularExpression>
#include <QUuid>

namespace Sidestage::Sandbox {

using namespace Api;

const char *const BlockedTerms::tables = R"(
CREATE TABLE blocked_terms (
    number INTEGER PRIMARY KEY AUTOINCREMENT,
    id TEXT NOT NULL UNIQUE,
    broadcaster_id INTEGER NOT NULL REFERENCES users (id),
    moderator_id INTEGER NOT NULL REFERENCES users (id),
    text TEXT NOT NULL,
    folded TEXT NOT NULL,              -- the text without case
    created_at INTEGER NOT NULL,
    expires_at INTEGER,                -- NULL: it stays
    UNIQUE (broadcaster_id, folded)
);
CREATE INDEX blocked_terms_of_channel ON blocked_terms (broadcaster_id, number);
CREATE INDEX blocked_terms_ending ON blocked_terms (expires_at, created_at) WHERE expires_at IS NOT NULL;
)";

namespace {

constexpr int shortestTerm = 2;

/// A word of a term without the "*" at its ends.
struct TermWord
{
    QString core{};
    bool openStart = false;
    bool openEnd = false;
};

TermWord wordOf(QString word)
{
    TermWord read{.openStart = word.startsWith(u'*')};
    if (read.openStart)
        word.remove(0, 1);
    read.openEnd = word.endsWith(u'*');
    if (read.openEnd)
        word.chop(1);
    read.core = word;
    return read;
}

bool isWordChar(QChar c)
{
    return c.isLetterOrNumber() || c == u'_';
}

/// The expression that finds a term. A term that begins or ends with a letter or a digit matches whole words
/// only, unless there is a "*".
QRegularExpression expressionOf(const QString &term)
{
    QStringList parts;
    for (const QString &text : term.split(u' ')) {
        const TermWord word = wordOf(text);
        QString part = QRegularExpression::escape(word.core);
        if (word.openStart)
            part.prepend(QStringLiteral("\\w*"));
        if (word.openEnd)
            part.append(QStringLiteral("\\w*"));
        if (word.openStart || isWordChar(word.core.front()))
            part.prepend(QStringLiteral("(?<!\\w)"));
        if (word.openEnd || isWordChar(word.core.back()))
            part.append(QStringLiteral("(?!\\w)"));
        parts.append(part);
    }
    return QRegularExpression(parts.join(QStringLiteral("\\s+")),
                              QRegularExpression::CaseInsensitiveOption
                                  | QRegularExpression::UseUnicodePropertiesOption);
}

Result<void> checkTerm(const QString &text)
{
    if (lengthOf(text) < shortestTerm)
        return refuse(
            400,
            QStringLiteral("The parameter \"text\" was malformed: the value must have a length of at"
                           " least %1")
                .arg(shortestTerm));
    for (const QString &word : text.split(u' ')) {
        const QString core = wordOf(word).core;
        if (core.isEmpty() || core.contains(u'*'))
            return refuse(400,
                          QStringLiteral("The parameter \"text\" was malformed: a wildcard may only be at the"
                                         " beginning or the end of a word"));
    }
    return {};
}

#define TERM                                                                                                 \
    "SELECT number, broadcaster_id, moderator_id, id, text, created_at, expires_at FROM blocked_terms"

BlockedTerm termIn(const Rows &rows)
{
    BlockedTerm term{.broadcasterId = rows.text(1),
                     .moderatorId = rows.text(2),
                     .id = rows.text(3),
                     .text = rows.text(4),
                     .createdAt = rows.time(5),
                     .updatedAt = rows.time(5)};
    if (!rows.isNull(6))
        term.expiresAt = rows.time(6);
    return term;
}

Result<Page<BlockedTerm>> getBlockedTerms(World &world, const Caller &, const GetBlockedTerms &in)
{
    must(world.area<ChatRooms>().checkModerator(in.broadcasterId, in.moderatorId));
    return world.area<BlockedTerms>().list(in.broadcasterId, in.first.value_or(20), in.after);
}

Result<QList<BlockedTerm>> addBlockedTerm(World &world, const Caller &, const AddBlockedTerm &in)
{
    must(world.area<ChatRooms>().checkModerator(in.broadcasterId, in.moderatorId));
    return QList{must(world.area<BlockedTerms>().add(in.broadcasterId, in.moderatorId, in.text))};
}

Result<void> removeBlockedTerm(World &world, const Caller &, const RemoveBlockedTerm &in)
{
    must(world.area<ChatRooms>().checkModerator(in.broadcasterId, in.moderatorId));
    return world.area<BlockedTerms>().remove(in.broadcasterId, in.moderatorId, in.id);
}

}  // namespace

BlockedTerms::BlockedTerms(World &world)
    : Area(world)
{
    world.area<ChatRooms>().addFilter([this](const QString &broadcasterId, const QString &,
                                             const QString &text) -> std::optional<ChatRooms::Interception> {
        const QList<Match> found = matches(broadcasterId, text);
        if (found.isEmpty())
            return {};
        // Events count characters, and QString UTF-16 units.
        const auto characters = [&text](qsizetype units) { return int(text.left(units).toUcs4().size()); };
        const User owner = m_world.user(broadcasterId).value_or(User());
        BlockedTermFinding finding;
        for (const Match &match : found)
            finding.termsFound.append({.termId = match.termId,
                                       .boundary = {characters(match.start), characters(match.end)},
                                       .ownerBroadcasterUserId = owner.id,
                                       .ownerBroadcasterUserLogin = owner.login,
                                       .ownerBroadcasterUserName = owner.displayName});
        return ChatRooms::Interception{.blockedTerm = std::move(finding)};
    });
}

QList<BlockedTerms::Term> BlockedTerms::terms(const QString &broadcasterId)
{
    if (const auto known = m_terms.constFind(broadcasterId); known != m_terms.constEnd())
        return *known;
    QList<Term> terms;
    Rows rows = m_database.query(TERM " WHERE broadcaster_id = ? ORDER BY number", rowId(broadcasterId));
    while (rows.next()) {
        Term term{.id = rows.text(3),
                  .text = rows.text(4),
                  .probe = wordOf(rows.text(4).section(u' ', 0, 0)).core.toCaseFolded(),
                  .createdAt = rows.integer(5)};
        if (!rows.isNull(6))
            term.expiresAt = rows.integer(6);
        terms.append(std::move(term));
    }
    // What could not be read is read again for the next message.
    if (rows.status())
        m_terms.insert(broadcasterId, terms);
    return terms;
}

QList<BlockedTerms::Match> BlockedTerms::matches(const QString &broadcasterId, const QString &text)
{
    QList<Match> found;
    const QString folded = text.toCaseFolded();
    const qint64 now = m_world.clock().msecs();
    const QList<Term> all = terms(broadcasterId);
    for (const Term &term : all) {
        // There may be very many terms; an expression is made for the few that may be in the text.
        if (!folded.contains(term.probe)
            || (term.expiresAt && (*term.expiresAt <= now || term.createdAt > now)))
            continue;
        if (const auto match = expressionOf(term.text).match(text); match.hasMatch())
            found.append({.termId = term.id, .start = match.capturedStart(), .end = match.capturedEnd() - 1});
    }
    return found;
}

Result<Page<BlockedTerm>> BlockedTerms::list(const QString &broadcasterId, int count,
                                             const std::optional<QString> &after)
{
    if (auto settled = settle(); !settled)
        return settled.error();
    return newestFirst<BlockedTerm>(
        {QStringLiteral("blocked terms"), broadcasterId}, count, after,
        [&](qint64 before) {
            return m_database.query(TERM
                                    " WHERE broadcaster_id = ? AND number < ? ORDER BY number DESC LIMIT ?",
                                    rowId(broadcasterId), before, count + 1);
        },
        termIn);
}

Result<int> BlockedTerms::insert(const QString &broadcasterId, const QString &moderatorId, const QString &id,
                                 const QString &text, qint64 at, const QDateTime &expiresAt)
{
    m_terms.remove(broadcasterId);
    return m_database.run(
        "INSERT OR IGNORE INTO blocked_terms (id, broadcaster_id, moderator_id, text, folded, created_at,"
        " expires_at) VALUES (?, ?, ?, ?, ?, ?, ?)",
        id, rowId(broadcasterId), rowId(moderatorId), text, text.toCaseFolded(), at, expiresAt);
}

QString BlockedTerms::idOf(const QString &broadcasterId, const QString &text)
{
    Rows rows = m_database.query("SELECT id FROM blocked_terms WHERE broadcaster_id = ? AND folded = ?",
                                 rowId(broadcasterId), text.simplified().toCaseFolded());
    return rows.next() ? rows.text(0) : QString();
}

Result<BlockedTerm> BlockedTerms::add(const QString &broadcasterId, const QString &moderatorId,
                                      const QString &text, const QDateTime &expiresAt)
{
    const QString term = text.simplified();
    if (auto ok = checkTerm(term); !ok)
        return ok.error();
    if (auto settled = settle(); !settled)
        return settled.error();
    QString id = idOf(broadcasterId, term);
    if (id.isEmpty()) {
        id = newId();
        if (auto done = insert(broadcasterId, moderatorId, id, term, m_world.clock().msecs(), expiresAt);
            !done)
            return done.error();
        m_world.publish(DomainEvent::Kind::TermAdded, broadcasterId,
                        {.userId = moderatorId,
                         .subjectId = id,
                         .amount = expiresAt.isValid() ? 1 : 0,
                         .text = term,
                         .detail = QStringLiteral("blocked")});
    }
    Rows rows = m_database.query(TERM " WHERE id = ?", id);
    if (!rows.next())
        return Error::storage(QStringLiteral("a stored term was not found"));
    return termIn(rows);
}

Result<void> BlockedTerms::remove(const QString &broadcasterId, const QString &moderatorId, const QString &id)
{
    if (auto settled = settle(); !settled)
        return settled;
    QString text;
    {
        Rows rows = m_database.query("SELECT text FROM blocked_terms WHERE broadcaster_id = ? AND id = ?",
                                     rowId(broadcasterId), id);
        if (!rows.next())
            return rows.status();
        text = rows.text(0);
    }
    m_terms.remove(broadcasterId);
    auto done = statusOf(m_database.run("DELETE FROM blocked_terms WHERE id = ?", id));
    if (done)
        m_world.publish(
            DomainEvent::Kind::TermRemoved, broadcasterId,
            {.userId = moderatorId, .subjectId = id, .text = text, .detail = QStringLiteral("blocked")});
    return done;
}

Result<void> BlockedTerms::fill(const QString &broadcasterId, int count)
{
    if (auto settled = settle(); !settled)
        return settled;
    return m_database.transaction([&]() -> Result<void> {
        const qint64 now = m_world.clock().msecs();
        for (int number = 1, added = 0; added < count; ++number) {
            const auto done = insert(broadcasterId, broadcasterId, newId(),
                                     QStringLiteral("spambot%1").arg(number), now, {});
            if (!done)
                return done.error();
            added += *done;
        }
        return {};
    });
}

Result<void> BlockedTerms::settle()
{
    // A term that was added in the future is from before the clock was set back: it would stay too long.
    const qint64 now = m_world.clock().msecs();
    {
        // This is called for every request, and a DELETE would write even if nothing has expired.
        Rows over = m_database.query("SELECT 1 FROM blocked_terms WHERE expires_at IS NOT NULL"
                                     " AND (expires_at <= ?1 OR created_at > ?1) LIMIT 1",
                                     now);
        if (!over.next())
            return over.status();
    }
    m_terms.clear();
    return statusOf(m_database.run(
        "DELETE FROM blocked_terms WHERE expires_at IS NOT NULL AND (expires_at <= ?1 OR created_at > ?1)",
        now));
}

Result<void> BlockedTerms::seed(Dice &dice)
{
    struct SeededTerm
    {
        const char *channel;
        const char *moderator;
        const char *text;
    };
    static constexpr SeededTerm story[] = {
        {"teaandturrets", "teaandturrets", "follow4follow*"},
        {"teaandturrets", "pipnocturne", "buy followers"},
        {"teaandturrets", "pipnocturne", "cheapviewers*"},
        {"teaandturrets", "wrenloft", "the sunken bell ending"},
        {"teaandturrets", "mirelark", "*bestbot"},
        {"pipnocturne", "pipnocturne", "the owl did it"},
        {"pipnocturne", "moonlitforge", "cheapviewers*"},
    };
    constexpr qint64 day = 24LL * 60 * 60 * 1000;
    qint64 ago = 40 * day;
    for (const SeededTerm &one : story) {
        ago -= dice.between(day, 5 * day);
        const QString id
            = QUuid::createUuidV5(QUuid(), QByteArray::number(dice.next())).toString(QUuid::WithoutBraces);
        must(insert(m_world.idOf(one.channel), m_world.idOf(one.moderator), id, QString::fromLatin1(one.text),
                    m_world.clock().msecs() - ago, {}));
    }
    return {};
}

void BlockedTerms::serve(Service &service)
{
    service.on<GetBlockedTerms>(getBlockedTerms);
    service.on<AddBlockedTerm>(addBlockedTerm);
    service.on<RemoveBlockedTerm>(removeBlockedTerm);
}

#undef TERM

}  // namespace Sidestage::Sandbox
