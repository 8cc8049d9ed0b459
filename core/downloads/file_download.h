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

/// Fetches files by URLs that carry their own permission: without token, cookie or cache. Bounded in size and
/// time. Only https, and http to this computer; redirects only where the same holds, and never from https to
/// http. What comes is handed on as it comes, never unpacked. One at a time.
class FileDownload : public QObject
{
    Q_OBJECT
public:
    struct Limits
    {
        qint64 bytes = 32 * 1024 * 1024;
        std::chrono::milliseconds quiet{20'000};   ///< Without a byte.
        std::chrono::milliseconds whole{300'000};  ///< For all of it, with its redirects.
        int redirects = 5;
    };
    /// Takes a piece; an error ends the download with it.
    using Sink = std::function<Result<void>(QByteArrayView)>;
    using Done = std::function<void(const Result<void> &)>;

    explicit FileDownload(QObject *parent = nullptr);
    FileDownload(const Limits &limits, QObject *parent = nullptr);
    ~FileDownload() override;

    /// Whether it may be asked for at all.
    static bool isAllowed(const QUrl &url);

    /// Begins; one that is under way is cancelled first. `done` is called once, never before this has
    /// returned, and not after the end of this object. Errors: those of the sink; Invalid (a URL that is not
    /// allowed); Protocol (too large, not whole, a wrong redirect); Timeout; Offline; Cancelled; those of an
    /// HTTP status, without words.
    void start(const QUrl &url, Sink sink, Done done);
    bool isRunning() const { return m_done != nullptr; }
    /// Ends it: `done` is called with Cancelled.
    void cancel();

Q_SIGNALS:
    /// `total` -1: not told.
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
    int m_turn = 0;  ///< Counts the downloads.
};

}  // namespace Sidestage
