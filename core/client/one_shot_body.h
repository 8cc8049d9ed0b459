// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QIODevice>

class QNetworkAccessManager;
class QNetworkReply;
class QNetworkRequest;

namespace Sidestage {

/// A request body that can be read only once.
///
/// Qt resends a request with any method if the connection is closed before a response arrives. For writes
/// this is wrong: the first request may have been executed. With a body that cannot be rewound Qt reports the
/// broken connection instead.
class OneShotBody : public QIODevice
{
    Q_OBJECT
public:
    OneShotBody(QByteArray bytes, QObject *parent);

    bool isSequential() const override { return true; }
    bool atEnd() const override { return m_at == m_bytes.size(); }
    qint64 bytesAvailable() const override { return m_bytes.size() - m_at + QIODevice::bytesAvailable(); }
    bool reset() override { return false; }

protected:
    qint64 readData(char *data, qint64 most) override;
    qint64 writeData(const char *, qint64) override { return -1; }

private:
    QByteArray m_bytes;
    qsizetype m_at = 0;
};

/// Sends a write request, and never sends it twice. `body` must not be empty.
QNetworkReply *sendOnce(QNetworkAccessManager *network, QNetworkRequest request, const QByteArray &verb,
                        const QByteArray &body);

}  // namespace Sidestage
