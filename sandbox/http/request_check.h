// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QByteArray>

#include <utility>

namespace Sidestage::Sandbox {

/// Reads along while a request arrives, and notices what Qt's parser passes over: another version of HTTP, no
/// host or two of them, more header lines than it keeps, lengths that are none. Knows no connection.
class RequestCheck
{
public:
    /// Header lines, as many as Qt's parser keeps: with one more it drops them all.
    static constexpr int maxHeaderLines = 100;
    /// All header lines together, in bytes.
    static constexpr qsizetype maxHeaderBytes = 64 * 1024;

    /// Another request begins. `maxBytes`: no body may be longer.
    void begin(qint64 maxBytes);
    /// The next bytes of the request. The status with which it is to be refused; 0: go on.
    int feed(QByteArrayView bytes);
    /// All has been seen that is looked at.
    bool isDone() const { return m_state == State::Done; }
    /// True once, when the client waits to be told that it may send its body.
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
    QByteArray m_head{};  ///< What has come of a head that is not complete.
    int m_lines = 0;
    int m_hosts = 0;
    qint64 m_length = -1;  ///< Of the body, as it is announced; -1: it is not.
    bool m_chunked = false;
    bool m_continue = false;
    qint64 m_chunk = 0;  ///< What is left of this chunk, or its size as far as it was read.
    int m_digits = 0;    ///< Of the size that is read.
};

}  // namespace Sidestage::Sandbox
