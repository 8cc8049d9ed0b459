// SPDX-License-Identifier: GPL-3.0-or-later
#include "recorder.h"

#include "redaction.h"
#include "sandbox/oauth/grants.h"
#include "sandbox/world/world.h"

namespace Sidestage::Sandbox {

namespace {

QString shortened(const QString &text)
{
    // Cut between code points, not inside one.
    const QByteArray utf8 = text.toUtf8();
    if (utf8.size() <= Recorder::maxOfBody)
        return text;
    qsizetype end = Recorder::maxOfBody;
    while (end > 0 && (uchar(utf8[end]) & 0xc0) == 0x80)
        --end;
    return QString::fromUtf8(utf8.first(end));
}

bool isText(const QByteArray &contentType)
{
    return contentType.startsWith("application/json") || contentType.startsWith("text/csv")
        || contentType.startsWith("text/plain");
}

}  // namespace

void Recorder::add(World &world, const Request &request, const Response &response,
                   std::chrono::nanoseconds took)
{
    using namespace std::chrono;
    RecordedRequest record{.number = ++m_last,
                           .at = world.clock().msecs(),
                           .method = QString::fromLatin1(request.method),
                           .path = QString::fromUtf8(request.path),
                           .status = response.status,
                           .cut = response.cutConnection || response.truncateTo >= 0,
                           .took = duration_cast<microseconds>(took) + response.delay,
                           .clientId = QString::fromUtf8(request.headers.value("Client-Id")),
                           .requestSize = request.body.size(),
                           .requestBody = shortened(redactedBody(request)),
                           .answerSize = response.body.size()};
    if (!request.query.isEmpty())
        record.path += u'?' + redactedForm(request.query);
    // "OAuth" is for validation.
    const QByteArray token = credentialOf(request.headers.value("Authorization"), {"bearer", "oauth"});
    if (const auto grant = world.area<Grants>().find(token)) {
        record.clientId = grant->clientId;
        record.userId = grant->userId;
    }
    if (isText(response.contentType))
        record.answerBody = shortened(redactedAnswer(request, response));
    m_records.push_back(std::move(record));
    if (m_records.size() > most)
        m_records.pop_front();
}

}  // namespace Sidestage::Sandbox
