// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/result.h"

#include <QDateTime>
#include <QStringList>
#include <QUrl>

#include <optional>

namespace Sidestage {

/// A moment of a stream that somebody wants to find again.
struct Moment
{
    enum class Source : quint8 {
        Here,       ///< A marker that this program has set.
        Elsewhere,  ///< A marker of others; the service does not tell whose.
        Category,   ///< A change of the category. Only this program has it.
    };

    QString id{};
    int position = 0;    ///< Seconds since the beginning of the stream.
    QString note{};      ///< At most 140 characters. As it was changed here, otherwise as the service has it.
    QString original{};  ///< The note without changes.
    QDateTime at{};      ///< UTC.
    Source source = Source::Elsewhere;
    QUrl url{};               ///< The video from there on; empty: not known.
    QStringList clips{};      ///< The ids of clips that show it.
    bool isClipping = false;  ///< A clip of it is being made.

    bool operator==(const Moment &) const = default;
};

/// A clip that was asked for and is not there yet.
struct ClipRequest
{
    enum class State : quint8 { Asking, Making, Failed };

    int id = 0;
    QString momentId{};  ///< Empty: without a marker.
    QString title{};     ///< Empty: that of the stream.
    State state = State::Asking;
    QString clipId{};
    QDateTime askedAt{};  ///< UTC, by the service's clock.
    qint64 until = 0;     ///< When it has failed, in milliseconds of ServiceClock::steady().
    /// Why it failed; none: no clip came within the time in which the service makes one.
    std::optional<Error> error{};

    bool operator==(const ClipRequest &) const = default;
};

}  // namespace Sidestage
