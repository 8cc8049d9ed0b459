// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/look.h"
#include "live/activity.h"
#include "schema/scope.h"

#include <QCoreApplication>

namespace Sidestage {

class ActivityFeed;

/// What viewers do for the channel, in words.
class ActivityTexts
{
    Q_DECLARE_TR_FUNCTIONS(Sidestage::ActivityTexts)
public:
    /// "MireLark".
    static QString who(const Activity &row);
    /// "Subscribed, tier 1, 7 months".
    static QString what(const Activity &row);
    /// "Cheered 500 Bits: for the lighthouse".
    static QString whatAndText(const Activity &row);
    /// The whole as a sentence for screen readers; `when`: "2 min ago".
    static QString spoken(const Activity &row, const QString &when);
    static Icon icon(Activity::Kind kind);

    /// The groups to choose from, in the order of ActivityGroup.
    static QStringList groups();
    /// Which kinds are not shown, and the permission that they need. An empty sentence: all are shown.
    struct Missing
    {
        QString sentence{};
        std::optional<Api::Scope> scope{};
    };
    static Missing missing(const ActivityFeed *feed);
};

}  // namespace Sidestage
