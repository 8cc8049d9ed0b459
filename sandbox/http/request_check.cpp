// SPDX-License-Identifier: GPL-3.0-or-later
#include "request_check.h"

#include <algorithm>

namespace Sidestage::Sandbox {

namespace {

bool isBlank(char c)
{
    return c == ' ' || c == '\t';
}

bool isDecimal(char c)
{
    return c >= '0' && c <= '9';
}

int hexDigit(char c)
{
    if (isDecimal(c))
        return c - '0';
    const char lower = char(c | 0x20);
    return lower >= 'a' && lower <= 'f' ? lower - 'a' + 10 : -1;
}

/// Removes what the parser skips before a request.
QByteArrayView trimmedFront(QByteArrayView bytes)
{
    while (!bytes.isEmpty() && (isBlank(bytes.front()) || (bytes.front() >= '\n' && bytes.front() <= '\r')))
        bytes = bytes.sliced(1);
    return bytes;
}

/// Removes the next line from `rest` and returns it without its line end.
QByteArrayView takeLine(QByteArrayView &rest)
{
    const qsizetype end = rest.indexOf('\n');
    QByteArrayView line = end < 0 ? rest : rest.first(end);
    rest = end < 0 ? QByteArrayView() : rest.sliced(end + 1);
    if (line.endsWith('\r'))
        line.chop(1);
    return line;
}

/// Returns the position after the empty line that ends the head; -1 if it has not arrived.
qsizetype endOfHead(QByteArrayView bytes)
{
    for (qsizetype at = bytes.indexOf('\n'); at >= 0; at = bytes.indexOf('\n', at + 1)) {
        const QByteArrayView rest = bytes.sliced(at + 1);
        if (rest.startsWith('\n'))
            return at + 2;
        if (rest.startsWith("\r\n"))
            return at + 3;
    }
    return -1;
}

/// Returns 0 when the line ends in a supported HTTP version, otherwise the status of the refusal.
int judgeVersion(QByteArrayView requestLine)
{
    while (!requestLine.isEmpty() && isBlank(requestLine.back()))
        requestLine.chop(1);
    const QByteArrayView version = requestLine.sliced(requestLine.lastIndexOf(' ') + 1);
    if (version.size() != 8 || !version.startsWith("HTTP/") || !isDecimal(version[5]) || version[6] != '.'
        || !isDecimal(version[7]))
        return 400;
    return version[5] == '1' ? 0 : 505;
}

}  // namespace

void RequestCheck::begin(qint64 maxBytes)
{
    m_state = State::Head;
    m_maxBytes = maxBytes;
    m_head.clear();
}

int RequestCheck::fail(int status)
{
    m_state = State::Done;
    return status;
}

int RequestCheck::feed(QByteArrayView bytes)
{
    if (m_state == State::Head)
        return feedHead(bytes);
    return feedChunks(bytes);
}

int RequestCheck::feedHead(QByteArrayView bytes)
{
    if (!m_head.isEmpty()) {
        m_head.append(bytes);
        bytes = m_head;
    }
    bytes = trimmedFront(bytes);
    const qsizetype end = endOfHead(bytes);
    if (end < 0) {
        const qsizetype line = bytes.indexOf('\n');
        if (line >= 0 && bytes.size() - line > maxHeaderBytes)
            return fail(431);
        if (m_head.isEmpty())
            m_head = bytes.toByteArray();
        return 0;
    }
    if (const int status = readHead(bytes.first(end)))
        return fail(status);
    m_state = m_chunked ? State::ChunkSize : State::Done;
    m_chunk = 0;
    m_digits = 0;
    const QByteArrayView body = bytes.sliced(end);
    if (!body.isEmpty())
        m_continue = false;  // the client did not wait for it
    return m_chunked ? feedChunks(body) : 0;
}

int RequestCheck::readHead(QByteArrayView head)
{
    m_lines = 0;
    m_hosts = 0;
    m_length = -1;
    m_chunked = false;
    m_continue = false;
    QByteArrayView rest = head;
    if (const int status = judgeVersion(takeLine(rest)))
        return status;
    if (rest.size() > maxHeaderBytes)
        return 431;
    while (!rest.isEmpty()) {
        const QByteArrayView line = takeLine(rest);
        if (line.isEmpty())
            break;
        if (const int status = readLine(line))
            return status;
    }
    if (m_hosts != 1)
        return 400;
    if (!m_chunked && m_length > m_maxBytes)
        return 413;
    m_continue = m_continue && (m_chunked || m_length > 0);
    return 0;
}

int RequestCheck::readLine(QByteArrayView line)
{
    if (isBlank(line.front()))
        return 0;  // continues the line before
    if (++m_lines > maxHeaderLines)
        return 431;
    const qsizetype colon = line.indexOf(':');
    if (colon < 1 || isBlank(line[colon - 1]))
        return 400;
    const auto isCalled = [name = line.first(colon)](QByteArrayView other) {
        return name.compare(other, Qt::CaseInsensitive) == 0;
    };
    const QByteArrayView value = line.sliced(colon + 1).trimmed();
    if (isCalled("Host")) {
        ++m_hosts;
    } else if (isCalled("Content-Length")) {
        if (value.isEmpty() || value.size() > 18 || !std::all_of(value.begin(), value.end(), isDecimal))
            return 400;
        const qint64 length = value.toLongLong();
        if (m_length >= 0 && m_length != length)
            return 400;
        m_length = length;
    } else if (isCalled("Transfer-Encoding")) {
        m_chunked = m_chunked || value.toByteArray().toLower().contains("chunked");
    } else if (isCalled("Expect")) {
        m_continue = value.compare("100-continue", Qt::CaseInsensitive) == 0;
    }
    return 0;
}

int RequestCheck::feedChunks(QByteArrayView bytes)
{
    while (!bytes.isEmpty() && m_state != State::Done) {
        if (m_state == State::ChunkData) {
            const qint64 part = std::min<qint64>(m_chunk, bytes.size());
            m_chunk -= part;
            bytes = bytes.sliced(part);
            if (m_chunk == 0)
                m_state = State::ChunkEnd;
            continue;
        }
        const char c = bytes.front();
        bytes = bytes.sliced(1);
        const int digit = hexDigit(c);
        if (m_state == State::ChunkEnd) {
            if (c == '\n')
                m_state = State::ChunkSize;
            else if (c != '\r')
                return fail(400);
        } else if (m_state == State::ChunkSize && digit >= 0) {
            m_chunk = m_chunk * 16 + digit;
            if (++m_digits > 16 || m_chunk > m_maxBytes)
                return fail(413);
        } else if (m_digits == 0) {
            return fail(400);
        } else if (c == '\n') {
            m_digits = 0;
            m_state = m_chunk > 0 ? State::ChunkData : State::Done;
        } else if (m_state == State::ChunkSize && c != '\r') {
            if (c != ';' && !isBlank(c))
                return fail(400);
            m_state = State::ChunkExtension;
        }
    }
    return 0;
}

}  // namespace Sidestage::Sandbox
