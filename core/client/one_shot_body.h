// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QIODevice>

class QNetworkAccessManager;
class QNetworkReply;
class QNetworkRequest;

namespace Sidestage {

/// A body that can be read once.
///
/// Qt sends a request again by itself when the connection is closed before an answer came, whatever
/// its method. For what changes something that is wrong: the first one may have arrived. A body that
/// cannot be rewound makes Qt report the broken connection instead.
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

/// Sends a request that changes something, and never sends it twice. `body` must not be empty.
QNetworkReply *sendOnce(QNetworkAccessManager *network, QNetworkRequest request, const QByteArray &verb,
                        const QByteArray &body);

}  // namespace Sidestage
