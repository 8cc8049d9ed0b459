// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "sandbox/http/http.h"

#include <QString>

#include <functional>
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
};

/// The pending faults. Each request gets the first one that matches.
class FaultQueue
{
public:
    /// Returns the fault's id.
    qint64 add(InjectedFault fault);
    void clear() { m_waiting.clear(); }
    bool isEmpty() const { return m_waiting.isEmpty(); }
    const QList<InjectedFault> &waiting() const { return m_waiting; }
    /// Removes the faults for which `gone` returns true, and returns their number.
    qsizetype removeIf(const std::function<bool(const InjectedFault &)> &gone);

    std::optional<InjectedFault> take(QByteArrayView path, QByteArrayView method, QByteArrayView query = {});

private:
    QList<InjectedFault> m_waiting{};
    qint64 m_lastId = 0;
};

}  // namespace Sidestage::Sandbox
