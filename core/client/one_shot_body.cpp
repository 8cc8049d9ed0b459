// SPDX-License-Identifier: GPL-3.0-or-later
#include "one_shot_body.h"

#include <QNetworkAccessManager>
#include <QNetworkReply>
#include <QNetworkRequest>

#include <cstring>

namespace Sidestage {

OneShotBody::OneShotBody(QByteArray bytes, QObject *parent)
    : QIODevice(parent)
    , m_bytes(std::move(bytes))
{
    open(QIODevice::ReadOnly | QIODevice::Unbuffered);
}

qint64 OneShotBody::readData(char *data, qint64 most)
{
    const qsizetype count = std::min<qsizetype>(most, m_bytes.size() - m_at);
    if (count == 0)
        return -1;
    std::memcpy(data, m_bytes.constData() + m_at, std::size_t(count));
    m_at += count;
    return count;
}

QNetworkReply *sendOnce(QNetworkAccessManager *network, QNetworkRequest request, const QByteArray &verb,
                        const QByteArray &body)
{
    request.setAttribute(QNetworkRequest::DoNotBufferUploadDataAttribute, true);
    request.setHeader(QNetworkRequest::ContentLengthHeader, body.size());
    auto *once = new OneShotBody(body, nullptr);
    QNetworkReply *reply = network->sendCustomRequest(request, verb, once);
    once->setParent(reply);
    return reply;
}

}  // namespace Sidestage
