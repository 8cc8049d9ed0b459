// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "fault_queue.h"
#include "sandbox/http/http.h"
#include "schema/rule.h"

#include <QString>

#include <chrono>
#include <optional>

namespace Sidestage::Sandbox {

/// A failure to inject into matching requests, for tests and for trying out a client.
struct InjectedFault
{
    QByteArray path{};    ///< As in the catalogue ("/channels"), "/oauth2/token", or "/images"; empty: any.
    QByteArray method{};  ///< "PATCH"; empty: any.
    QByteArray query{};   ///< A part of the encoded query; empty: any.
    int times = 1;        ///< Number of requests to affect; negative: until the fault is removed.
    int skip = 0;         ///< Number of matching requests that pass unaffected before the first one.

    int status = 0;                      ///< Answers with this error; 0 keeps the status.
    QString message{};                   ///< The message of that error.
    bool emptyBucket = false;            ///< Empties the caller's bucket and answers 429.
    std::chrono::milliseconds delay{0};  ///< Delays the answer.
    bool cutConnection = false;          ///< Closes the connection instead of answering.
    qsizetype truncateTo = -1;  ///< Closes the connection after this many bytes of the body; negative: never.
    std::optional<QByteArray> body{};  ///< Sends this body instead.
    bool handled = false;              ///< Processes the request even if the answer is an error.
    qint64 id = 0;                     ///< Counts up from 1. Set by FaultQueue::add().

    bool fits(QByteArrayView requestPath, QByteArrayView requestMethod,
              QByteArrayView requestQuery = {}) const
    {
        return (path.isEmpty() || path == requestPath) && (method.isEmpty() || method == requestMethod)
            && (query.isEmpty() || requestQuery.contains(query));
    }

    static void describe(auto &is)
    {
        is("id", &InjectedFault::id);
        is("path", &InjectedFault::path);
        is("method", &InjectedFault::method);
        is("times", &InjectedFault::times);
        is("skip", &InjectedFault::skip);
        is("status", &InjectedFault::status);
        is("message", &InjectedFault::message);
        is("delay_ms", &InjectedFault::delay);
        is("cut", &InjectedFault::cutConnection);
        is("truncate_to", &InjectedFault::truncateTo);
        is("body", &InjectedFault::body, Api::orNull);
        is("empty_bucket", &InjectedFault::emptyBucket);
        is("handled", &InjectedFault::handled);
    }
};

}  // namespace Sidestage::Sandbox
