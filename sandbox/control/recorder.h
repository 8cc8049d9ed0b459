// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "sandbox/http/http.h"

#include <QString>

#include <chrono>
#include <deque>

namespace Sidestage::Sandbox {

class World;

/// A recorded request without secrets.
struct RecordedRequest
{
    qint64 number = 0;  ///< Counts up from 1 since the start.
    qint64 at = 0;      ///< Milliseconds since the epoch, world time.
    QString method{};
    QString path{};  ///< With the query.
    int status = 0;
    bool cut = false;                   ///< The connection was cut instead of or during the answer.
    std::chrono::microseconds took{0};  ///< Including the delay of a fault.
    QString clientId{};                 ///< The app of the token, otherwise the one in the header.
    QString userId{};                   ///< The user of the token.
    qsizetype requestSize = 0;          ///< Bytes of the body.
    QString requestBody{};
    qsizetype answerSize = 0;
    QString answerBody{};  ///< Empty if it is not text.
};

/// Records the most recent requests, for developers who test an app against the sandbox. Its size is limited.
class Recorder
{
public:
    static constexpr std::size_t most = 1'000;
    /// Maximum number of bytes stored of each body.
    static constexpr qsizetype maxOfBody = 4 * 1024;

    bool isOn() const { return m_on; }
    void setOn(bool on) { m_on = on; }
    void add(World &world, const Request &request, const Response &response, std::chrono::nanoseconds took);
    void clear() { m_records.clear(); }

    /// The newest last.
    const std::deque<RecordedRequest> &records() const { return m_records; }
    qint64 lastNumber() const { return m_last; }

private:
    bool m_on = false;
    std::deque<RecordedRequest> m_records{};
    qint64 m_last = 0;
};

}  // namespace Sidestage::Sandbox
