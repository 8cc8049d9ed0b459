// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QByteArray>

#include <utility>

namespace Sidestage::Sandbox {

/// Checks a request while it arrives, for errors that Qt's parser ignores: another HTTP version, no Host
/// header or several, more header lines than it stores, invalid lengths. Independent of the connection.
class RequestCheck
{
public:
    /// Maximum number of header lines that Qt's parser stores; with one more it drops all of them.
    static constexpr int maxHeaderLines = 100;
    /// All header lines together, in bytes.
    static constexpr qsizetype maxHeaderBytes = 64 * 1024;

    /// Starts a new request. `maxBytes`: the maximum length of a body.
    void begin(qint64 maxBytes);
    /// Checks the next bytes of the request. Returns the status of the refusal; 0 to continue.
    int feed(QByteArrayView bytes);
    /// Whether there is nothing more to check in this request.
    bool isDone() const { return m_state == State::Done; }
    /// Returns true once if the client waits for 100 Continue before it sends its body.
    bool takeContinue() { return std::exchange(m_continue, false); }

private:
    enum class State : quint8 { Head, ChunkSize, ChunkExtension, ChunkData, ChunkEnd, Done };

    int feedHead(QByteArrayView bytes);
    int readHead(QByteArrayView head);
    int readLine(QByteArrayView line);
    int feedChunks(QByteArrayView bytes);
    int fail(int status);

    State m_state = State::Head;
    qint64 m_maxBytes = 0;
    QByteArray m_head{};  ///< The received part of an incomplete head.
    int m_lines = 0;
    int m_hosts = 0;
    qint64 m_length = -1;  ///< Content-Length; -1 if there is none.
    bool m_chunked = false;
    bool m_continue = false;
    qint64 m_chunk = 0;  ///< Remaining bytes of this chunk, or the part of its size read so far.
    int m_digits = 0;    ///< Digits read of the chunk's size.
};

}  // namespace Sidestage::Sandbox
