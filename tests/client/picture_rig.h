// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "http_host.h"

#include "downloads/picture_loader.h"

#include <QTest>

namespace Sidestage {

using namespace Qt::StringLiterals;

/// The results, in the order in which they arrived.
struct Basket : QObject
{
    void ask(PictureLoader &loader, const QUrl &url)
    {
        loader.load(url, this, [this, url](const Result<QByteArray> &result) {
            urls.append(url);
            results.append(result);
        });
    }
    const Result<QByteArray> &of(const QUrl &url) const { return results.at(urls.indexOf(url)); }

    QList<QUrl> urls{};
    QList<Result<QByteArray>> results{};
};

inline const QByteArray some = "\x89PNG not really"_ba;

/// A response with a picture.
inline QByteArray picture(const QByteArray &body = some, const QByteArray &more = {})
{
    return HttpHost::whole(body, "image/png", more);
}

}  // namespace Sidestage
