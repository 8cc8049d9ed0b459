// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QDateTime>
#include <QList>
#include <QString>

#include <optional>

namespace Sidestage {

/// One ad break as it was planned and as it came. All times are those of the service, in UTC.
struct AdBreak
{
    enum class Kind : quint8 {
        Scheduled,  ///< By the service's plan.
        Run,        ///< Somebody asked for it; `byId` and `byName` say who, where that is known.
        Unknown,    ///< It was seen only afterwards, and nothing tells why it ran.
    };

    qint64 id = 0;       ///< 0: not kept yet.
    QDateTime showAt{};  ///< When the stream began that it belongs to; invalid: nobody knows.
    Kind kind = Kind::Unknown;
    QDateTime promisedAt{};  ///< What the plan said last before it came; invalid: nothing.
    QDateTime startedAt{};   ///< Invalid: it was promised and did not come.
    int promised = 0;        ///< Seconds that were promised or asked for; 0: nobody knows.
    int shown = -1;          ///< Seconds, as the service told when it began; -1: nobody knows.
    int snoozes = 0;         ///< How often it was put off.
    QString byId{};
    QString byName{};
    QDateTime freeUntil{};  ///< Until when no pre-rolls come because of it; invalid: nobody knows.

    /// When it was, or should have been.
    QDateTime at() const { return startedAt.isValid() ? startedAt : promisedAt; }
    bool hasCome() const { return startedAt.isValid(); }
    /// Seconds that it began after what was promised, negative for before; nothing where nothing was
    /// promised.
    std::optional<int> lateness() const
    {
        if (!startedAt.isValid() || !promisedAt.isValid())
            return {};
        return int(promisedAt.secsTo(startedAt));
    }

    bool operator==(const AdBreak &) const = default;
};

/// A snooze: the next break was put off.
struct AdSnoozed
{
    qint64 id = 0;
    QDateTime showAt{};
    QDateTime at{};    ///< When it was done, or noticed.
    QDateTime from{};  ///< When the break should have been…
    QDateTime to{};    ///< …and when it is to be now.
    QString byId{};    ///< Empty: elsewhere, the service does not tell who.
    QString byName{};

    bool operator==(const AdSnoozed &) const = default;
};

/// All breaks of one stream.
struct AdShow
{
    QDateTime startedAt{};  ///< Invalid: those of which nobody knows the stream.
    int breaks = 0;         ///< That came.
    int run = 0;            ///< Of those: because somebody asked.
    int missed = 0;         ///< That were promised and did not come.
    int seconds = 0;        ///< Of ads, as far as is known.
    int snoozes = 0;

    bool operator==(const AdShow &) const = default;
};

/// How late breaks begin, learned from those that were promised: a band in which most of them lie.
struct AdLateness
{
    int least = 0;  ///< Seconds; negative: before what was promised.
    int most = 0;
    int count = 0;  ///< From so many breaks; with fewer than `enough` the band says nothing.

    static constexpr int enough = 3;
    bool isKnown() const { return count >= enough; }
    /// `seconds`, in any order. One in ten may lie outside, at each end.
    static AdLateness of(QList<int> seconds);

    bool operator==(const AdLateness &) const = default;
};

}  // namespace Sidestage
