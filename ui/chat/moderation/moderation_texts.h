// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/look.h"
#include "chat/moderation/waiting_feed.h"
#include "outbox/outbox_job.h"

namespace Sidestage {

/// What moderators do and what waits for them, in words.
class ModerationTexts
{
    Q_DECLARE_TR_FUNCTIONS(Sidestage::ModerationTexts)
public:
    /// "Banning spamkettle_88".
    static QString doing(const ModerationAction &action);
    /// "Banning 200 viewers": many actions, from the first to the last.
    static QString doing(const ModerationAction &first, const ModerationAction &last, int count);
    /// "Ban".
    static QString name(ModerationAction::Kind kind);
    /// "The message of mirelark was not deleted".
    static QString notDone(const ModerationAction &action);
    /// "Banned 196 viewers".
    static QString done(ModerationAction::Kind kind, int count);
    /// What became of a row that is not done: "Already decided by somebody else."
    static QString outcome(const ModerationAction &action, const OutboxRow &row);

    /// Why it waits, in one to three words, and how that looks.
    static QString why(const Waiting &row);
    static Look whyLook(const Waiting &row);
    static QString group(Waiting::Kind kind);
    /// "10 min", of a timeout.
    static QString length(int seconds);
    /// The lengths of a timeout to choose from, in seconds.
    static QList<int> lengths() { return {10, 60, 600, 3'600, 86'400}; }
};

}  // namespace Sidestage
