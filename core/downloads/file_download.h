// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/result.h"

#include <QByteArrayView>
#include <QNetworkAccessManager>
#include <QObject>
#include <QPointer>
#include <QTimer>
#include <QUrl>

#include <chrono>
#include <functional>

class QNetworkReply;

namespace Sidestage {

/// Downloads files from URLs that contain their own authorization: without token, cookie or cache. Limits the
/// size and the time. Allows only https, and http to this computer, also for redirects, and no redirect from
/// https to http. Passes the data on in pieces as received, never decompressed. One download at a time.
class FileDownload : public QObject
{
    Q_OBJECT
public:
    struct Limits
    {
        qint64 bytes = 32 * 1024 * 1024;
        std::chrono::milliseconds quiet{20'000};   ///< Without receiving a byte.
        std::chrono::milliseconds whole{300'000};  ///< For the whole download, including redirects.
        int redirects = 5;
    };
    /// Receives a piece of the file. An error ends the download with that error.
    using Sink = std::function<Result<void>(QByteArrayView)>;
    using Done = std::function<void(const Result<void> &)>;

    explicit FileDownload(QObject *parent = nullptr);
    FileDownload(const Limits &limits, QObject *parent = nullptr);
    ~FileDownload() override;

    /// Whether the URL may be downloaded.
    static bool isAllowed(const QUrl &url);

    /// Starts a download and cancels a running one. `done` is called once, never before this returns, and not
    /// after this object has been destroyed. Errors: those of the sink; Invalid (a URL that is not allowed);
    /// Protocol (too large, incomplete, an invalid redirect); Timeout; Offline; Cancelled; those of an HTTP
    /// status, without a message.
    void start(const QUrl &url, Sink sink, Done done);
    bool isRunning() const { return m_done != nullptr; }
    /// Cancels the download: `done` is called with Cancelled.
    void cancel();

Q_SIGNALS:
    /// `total` is -1 when the server does not report it.
    void progressed(qint64 received, qint64 total);

private:
    void request();
    void receive();
    void replied();
    void finish(const Result<void> &outcome);

    Limits m_limits;
    QNetworkAccessManager m_network{};
    QTimer m_whole{};
    QPointer<QNetworkReply> m_reply{};
    QUrl m_url{};
    Sink m_sink{};
    Done m_done{};
    qint64 m_received = 0;
    int m_redirects = 0;
    int m_turn = 0;  ///< Number of the current download.
};

}  // namespace Sidestage
