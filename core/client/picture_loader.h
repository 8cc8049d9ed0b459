// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/result.h"

#include <QByteArray>
#include <QObject>
#include <QUrl>

#include <functional>
#include <memory>

namespace Sidestage {

/// Fetches pictures by their URLs, without any token, and keeps them on disk: emotes, badges, logos. Bounded
/// in everything: bytes on disk (the longest unused leave), bytes of one picture, requests at a time, time.
/// Only https, and http to this computer; no redirects to anything else. The same picture asked for twice is
/// fetched once. Decoding is the windows' business (ui/kit/picture.h).
class PictureLoader : public QObject
{
    Q_OBJECT
public:
    static constexpr qint64 mostOnDisk = 64 * 1024 * 1024;
    static constexpr qint64 mostPerPicture = 2 * 1024 * 1024;
    static constexpr int mostAtOnce = 6;

    using Done = std::function<void(const Result<QByteArray> &)>;

    /// `cacheFolder`: made when it is not there; empty: nothing is kept.
    explicit PictureLoader(const QString &cacheFolder, QObject *parent = nullptr);
    ~PictureLoader() override;

    /// Calls `done` with the bytes, unless `context` is gone by then: then, if nobody else wants it, it is
    /// not fetched any more. The newest wish is fetched first: it is what is on screen.
    void load(const QUrl &url, QObject *context, Done done);
    /// What was not begun for this one yet is not wanted any more.
    void drop(const QUrl &url, QObject *context);

    qint64 bytesOnDisk() const;
    void clear();

private:
    struct Private;
    std::unique_ptr<Private> d;
};

}  // namespace Sidestage
