// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "api/moderation/blocked_terms.h"
#include "base/result.h"
#include "sandbox/world/area.h"

#include <QHash>

namespace Sidestage::Sandbox {

/// Terms that may not be written in a chat (api-facts C10). A term is one or more words, compared without
/// case; "*" at the beginning or the end of a word stands for any letters and digits. Errors carry the status
/// and the message with which the endpoint answers. Permissions are not checked here.
class BlockedTerms : public Area
{
public:
    static const char *const tables;

    /// Adds its filter to the chat, which holds messages with such a term.
    explicit BlockedTerms(World &world);

    Result<void> seed(Dice &dice) override;

    /// A blocked term that was found in a text.
    struct Match
    {
        QString termId{};
        qsizetype start = 0;  ///< Of the first QChar, like the next one.
        qsizetype end = 0;    ///< Of the last QChar.
    };
    /// Returns which blocked terms of the channel this text contains, each once, where it occurs first.
    QList<Match> matches(const QString &broadcasterId, const QString &text);

    /// The newest first. Error: 400 for a cursor of another list.
    Result<Api::Page<Api::BlockedTerm>> list(const QString &broadcasterId, int count,
                                             const std::optional<QString> &after);
    /// Returns the new term, or unchanged the one that exists already. `expiresAt`: UTC, for a term that
    /// AutoMod adds; invalid: a moderator adds it, and it stays. Error: 400 for a text that is too short, or
    /// has a "*" in the wrong place.
    Result<Api::BlockedTerm> add(const QString &broadcasterId, const QString &moderatorId,
                                 const QString &text, const QDateTime &expiresAt = {});
    /// Does nothing if there is no such term.
    Result<void> remove(const QString &broadcasterId, const QString &moderatorId, const QString &id);
    /// The id of the term with this text; empty: there is none.
    QString idOf(const QString &broadcasterId, const QString &text);
    /// Adds `count` terms that do not exist yet, in one transaction and without events.
    Result<void> fill(const QString &broadcasterId, int count);

    /// Removes the terms that have expired.
    Result<void> settle() override;
    void forget() override { m_terms.clear(); }
    void serve(Service &service) override;

private:
    struct Term
    {
        QString id{};
        QString text{};
        QString probe{};  ///< A part that every match contains, case-folded.
        qint64 createdAt = 0;
        std::optional<qint64> expiresAt{};
    };
    QList<Term> terms(const QString &broadcasterId);
    /// Returns the number of added terms: 0 if there is one with this text.
    Result<int> insert(const QString &broadcasterId, const QString &moderatorId, const QString &id,
                       const QString &text, qint64 at, const QDateTime &expiresAt);

    QHash<QString, QList<Term>> m_terms{};  ///< By channel, of those in whose chats somebody wrote.
};

}  // namespace Sidestage::Sandbox
