// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/result.h"

#include <QByteArray>
#include <QObject>
#include <QUrl>

#include <chrono>
#include <functional>
#include <memory>

namespace Sidestage {

/// Fetches pictures by their URLs, without any token or cookie, and keeps them on disk: emotes, badges,
/// logos. Bounded in everything: bytes on disk (the longest unused leave), bytes of one picture, requests at
/// a time, time. Only https, and http to this computer; redirects only where the same holds, and never from
/// https to http. The same picture asked for twice is fetched once. What lies behind such a URL does not
/// change as a rule: it is asked for anew after a week, and the old one serves on when that fails. Decoding
/// is the windows' business (ui/kit/text/picture.h).
class PictureLoader : public QObject
{
    Q_OBJECT
public:
    static constexpr qint64 maxOnDisk = 64 * 1024 * 1024;
    static constexpr qint64 maxPerPicture = 2 * 1024 * 1024;
    static constexpr int maxConcurrent = 6;

    struct Limits
    {
        qint64 onDisk = maxOnDisk;
        std::chrono::milliseconds quiet{10'000};  ///< Without a byte.
        std::chrono::milliseconds whole{30'000};  ///< For all of it, with its redirects.
        std::chrono::milliseconds fresh{std::chrono::hours(7 * 24)};
    };

    using Done = std::function<void(const Result<QByteArray> &)>;

    /// `cacheFolder`: made when it is not there; empty: nothing is kept. Several loaders may have the same.
    explicit PictureLoader(const QString &cacheFolder, QObject *parent = nullptr);
    PictureLoader(const QString &cacheFolder, const Limits &limits, QObject *parent = nullptr);
    ~PictureLoader() override;

    /// Whether it may be asked for at all.
    static bool isAllowed(const QUrl &url);

    /// Calls `done` with the bytes, never before this has returned, unless `context` is gone by then: then,
    /// if nobody else wants it, it is not fetched any more. The newest wish is fetched first: it is what is
    /// on screen. What has failed is not tried again for a while. Errors: Invalid (a URL that is not
    /// allowed), Protocol (no picture, too large, or a wrong redirect), Timeout, Offline, those of an HTTP
    /// status.
    void load(const QUrl &url, QObject *context, Done done);
    /// What was not begun for this one yet is not wanted any more.
    void drop(const QUrl &url, QObject *context);

    qint64 bytesOnDisk() const;
    /// Also what has failed may be tried again.
    void clear();

private:
    struct Private;
    std::unique_ptr<Private> d;
};

}  // namespace Sidestage
