// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "sandbox/http/http.h"

#include <QString>

#include <functional>
#include <optional>

namespace Sidestage::Sandbox {

/// What shall go wrong with a request: for tests, and for trying out a client.
struct InjectedFault
{
    QByteArray path{};    ///< As in the catalogue ("/channels"), "/oauth2/token", or "/images"; empty: any.
    QByteArray method{};  ///< "PATCH"; empty: any.
    QByteArray query{};   ///< A part of the query, as it is encoded; empty: any.
    int times = 1;        ///< So many requests, then it is used up; negative: until it is taken away.
    int skip = 0;         ///< So many matching requests first go through unharmed.

    int status = 0;                      ///< Answers with this error; 0: leaves the status.
    QString message{};                   ///< Of that error.
    bool emptyBucket = false;            ///< Empties the caller's bucket and answers 429.
    std::chrono::milliseconds delay{0};  ///< Answers so much later.
    bool cutConnection = false;          ///< Closes the connection instead of answering.
    qsizetype truncateTo = -1;           ///< Closes it after so many bytes of the body.
    std::optional<QByteArray> body{};    ///< Sends this body instead.
    bool handled = false;                ///< The request takes effect although it looks as if not.
    qint64 id = 0;                       ///< Counts up from 1. Set by FaultQueue::add().
};

/// The faults that wait for their request. The first that fits is taken.
class FaultQueue
{
public:
    /// Gives the fault's id.
    qint64 add(InjectedFault fault);
    void clear() { m_waiting.clear(); }
    bool isEmpty() const { return m_waiting.isEmpty(); }
    const QList<InjectedFault> &waiting() const { return m_waiting; }
    /// Takes away those that `gone` says yes to; gives their number.
    qsizetype removeIf(const std::function<bool(const InjectedFault &)> &gone);

    std::optional<InjectedFault> take(QByteArrayView path, QByteArrayView method, QByteArrayView query = {});

private:
    QList<InjectedFault> m_waiting{};
    qint64 m_lastId = 0;
};

}  // namespace Sidestage::Sandbox
