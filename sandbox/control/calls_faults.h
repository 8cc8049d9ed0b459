// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

// Faults to inject into future requests.

#include "calls_common.h"

namespace Sidestage::Sandbox::Controls {

struct FaultState
{
    qint64 id = 0;
    QString path{};    ///< Empty: any.
    QString method{};  ///< Empty: any.
    int times = 0;     ///< Remaining number; -1: until cleared.
    int skip = 0;
    int status = 0;  ///< 0: unchanged.
    QString message{};
    int delayMs = 0;
    bool cut = false;
    int truncateTo = -1;  ///< Bytes; -1: not truncated.
    std::optional<QString> body{};
    bool emptyBucket = false;
    bool handled = false;

    static void describe(auto &is)
    {
        is("id", &FaultState::id);
        is("path", &FaultState::path);
        is("method", &FaultState::method);
        is("times", &FaultState::times);
        is("skip", &FaultState::skip);
        is("status", &FaultState::status);
        is("message", &FaultState::message);
        is("delay_ms", &FaultState::delayMs);
        is("cut", &FaultState::cut);
        is("truncate_to", &FaultState::truncateTo);
        is("body", &FaultState::body, Api::orNull);
        is("empty_bucket", &FaultState::emptyBucket);
        is("handled", &FaultState::handled);
    }
};

struct AddFault
{
    std::optional<QString> endpoint{};  ///< As named in docs/api.md: "ModifyChannel".
    std::optional<QString> path{};      ///< "/channels", "/oauth2/token", "/images".
    std::optional<int> times{};
    std::optional<int> skip{};
    std::optional<int> status{};
    std::optional<QString> message{};
    std::optional<int> delayMs{};
    std::optional<bool> cut{};
    std::optional<int> truncateTo{};  ///< Bytes of the body.
    std::optional<QString> body{};    ///< Replaces the body.
    std::optional<bool> emptyBucket{};
    std::optional<bool> handled{};  ///< Processes the request even if the answer is an error.

    using Answer = FaultState;
    static void describe(auto &is)
    {
        is.body("endpoint", &AddFault::endpoint, Api::between(1, 60));
        is.body("path", &AddFault::path, Api::between(1, 200));
        is.body("times", &AddFault::times, Api::between(-1, 1'000'000) | Api::otherwise(1));
        is.body("skip", &AddFault::skip, Api::between(0, 1'000'000) | Api::otherwise(0));
        is.body("status", &AddFault::status, Api::between(400, 599));
        is.body("message", &AddFault::message, Api::atMost(500));
        is.body("delay_ms", &AddFault::delayMs, Api::between(0, 600'000));
        is.body("cut", &AddFault::cut);
        is.body("truncate_to", &AddFault::truncateTo, Api::between(0, 10'000'000));
        is.body("body", &AddFault::body, Api::atMost(100'000));
        is.body("empty_bucket", &AddFault::emptyBucket);
        is.body("handled", &AddFault::handled);
    }
};

struct Cleared
{
    int cleared = 0;

    static void describe(auto &is) { is("cleared", &Cleared::cleared); }
};

struct ClearFaults
{
    std::optional<qint64> id{};
    std::optional<QString> endpoint{};
    std::optional<QString> path{};

    using Answer = Cleared;
    static void describe(auto &is)
    {
        is.body("id", &ClearFaults::id, Api::atLeast(1));
        is.body("endpoint", &ClearFaults::endpoint, Api::between(1, 60));
        is.body("path", &ClearFaults::path, Api::between(1, 200));
    }
};

}  // namespace Sidestage::Sandbox::Controls
