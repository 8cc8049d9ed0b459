// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "storage/table_sql.h"

#include <QDateTime>
#include <QList>
#include <QString>

#include <optional>

namespace Sidestage {

/// One ad break: its planned and actual times. All times are those of the service, in UTC.
struct AdBreak
{
    enum class Kind : quint8 {
        Scheduled,  ///< Scheduled by the service.
        Run,        ///< Requested by a user; `byId` and `byName` identify them, if known.
        Unknown,    ///< Detected only afterwards; the reason is not known.
    };

    qint64 id = 0;       ///< 0: not stored yet.
    QDateTime showAt{};  ///< The start of its stream; invalid: not known.
    Kind kind = Kind::Unknown;
    QDateTime promisedAt{};  ///< The last planned time before it began; invalid: none.
    QDateTime startedAt{};   ///< Invalid: it was planned and did not begin.
    int promised = 0;        ///< Seconds planned or requested; 0: not known.
    int shown = -1;          ///< Seconds, as reported when it began; -1: not known.
    int snoozes = 0;         ///< How often it was snoozed.
    QString byId{};
    QString byName{};
    QDateTime freeUntil{};  ///< The end of the time without pre-rolls that it caused; invalid: not known.

    /// The time when it began, or should have begun.
    QDateTime at() const { return startedAt.isValid() ? startedAt : promisedAt; }
    bool hasCome() const { return startedAt.isValid(); }
    /// Returns how many seconds after the planned time it began, negative for before. Empty without a planned
    /// time.
    std::optional<int> lateness() const
    {
        if (!startedAt.isValid() || !promisedAt.isValid())
            return {};
        return int(promisedAt.secsTo(startedAt));
    }

    static constexpr Table table{
        .name = "ad_breaks",
        .key = "id",
        .scope = "account",
        .isSerial = true,
        .indexes = "CREATE INDEX ad_breaks_by_time ON ad_breaks (account, at, id);"
                   "CREATE INDEX ad_breaks_by_show ON ad_breaks (account, show_at);",
    };
    static void describe(auto &is)
    {
        is("id", &AdBreak::id);
        is("show_at", &AdBreak::showAt);
        is.column("at", &AdBreak::at);
        is("kind", &AdBreak::kind, Api::atMost(int(Kind::Unknown)));
        is("promised_at", &AdBreak::promisedAt);
        is("started_at", &AdBreak::startedAt);
        is("promised", &AdBreak::promised);
        is("shown", &AdBreak::shown);
        is("snoozes", &AdBreak::snoozes);
        is("by_id", &AdBreak::byId);
        is("by_name", &AdBreak::byName);
        is("free_until", &AdBreak::freeUntil);
    }
    bool operator==(const AdBreak &) const = default;
};

/// A snooze: the next break was postponed.
struct AdSnoozed
{
    qint64 id = 0;
    QDateTime showAt{};
    QDateTime at{};    ///< When it was executed or detected.
    QDateTime from{};  ///< The planned time of the break before.
    QDateTime to{};    ///< The planned time of the break afterwards.
    QString byId{};    ///< Empty: not from here; the service does not report by whom.
    QString byName{};

    static constexpr Table table{
        .name = "ad_snoozes",
        .key = "id",
        .scope = "account",
        .isSerial = true,
        .indexes = "CREATE INDEX ad_snoozes_by_show ON ad_snoozes (account, show_at);",
    };
    static void describe(auto &is)
    {
        is("id", &AdSnoozed::id);
        is("show_at", &AdSnoozed::showAt);
        is("at", &AdSnoozed::at, Api::required);
        is("moved_from", &AdSnoozed::from);
        is("moved_to", &AdSnoozed::to);
        is("by_id", &AdSnoozed::byId);
        is("by_name", &AdSnoozed::byName);
    }
    bool operator==(const AdSnoozed &) const = default;
};

/// The totals of all breaks of one stream.
struct AdShow
{
    QDateTime startedAt{};  ///< Invalid: the breaks whose stream is not known.
    int breaks = 0;         ///< The number of breaks that began.
    int run = 0;            ///< Those of them that a user requested.
    int missed = 0;         ///< Breaks that were planned and did not begin.
    int seconds = 0;        ///< Total length of the ads, as far as known.
    int snoozes = 0;

    static void describe(auto &is)
    {
        is("started_at", &AdShow::startedAt);
        is("breaks", &AdShow::breaks);
        is("run", &AdShow::run);
        is("missed", &AdShow::missed);
        is("seconds", &AdShow::seconds);
        is("snoozes", &AdShow::snoozes);
    }
    bool operator==(const AdShow &) const = default;
};

/// How late breaks begin, derived from breaks with a planned time: a range that contains most of them.
struct AdLateness
{
    int least = 0;  ///< Seconds; negative: before the planned time.
    int most = 0;
    int count = 0;  ///< The number of breaks; below `enough` the range is not meaningful.

    static constexpr int enough = 3;
    bool isKnown() const { return count >= enough; }
    /// `seconds` may be in any order. At each end, one in ten may lie outside the range.
    static AdLateness of(QList<int> seconds);

    bool operator==(const AdLateness &) const = default;
};

}  // namespace Sidestage
