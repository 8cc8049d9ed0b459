// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "sandbox/harness.h"

#include "sandbox/emotes/picture_catalogue.h"

#include <QBuffer>
#include <QImage>
#include <QImageReader>

namespace Sidestage {

/// Downloads and decodes the pictures of a sandbox. A base class of tests.
class PictureHarness
{
protected:
    std::unique_ptr<Harness> h;

    Harness::Response fetch(const QString &path, const char *method = "GET")
    {
        return h->service->handle({.method = method, .path = path.toLatin1()});
    }
    /// The picture at a URL. Null, and a failed test, if there is none in this format.
    QImage picture(const QString &path, const char *format = "png")
    {
        const auto response = fetch(path);
        QImage image;
        if (response.status != 200 || response.contentType != QByteArray("image/") + format
            || !image.loadFromData(response.body, format))
            QTest::qFail(qPrintable(u"%1: %2"_s.arg(path).arg(response.status)), __FILE__, __LINE__);
        return image;
    }
    QImage picture(const QUrl &url, const char *format = "png") { return picture(url.path(), format); }
    /// The first frames of an animation.
    static QList<QImage> frames(const QByteArray &bytes)
    {
        QByteArray data = bytes;
        QBuffer buffer(&data);
        buffer.open(QIODevice::ReadOnly);
        QImageReader reader(&buffer, "gif");
        QList<QImage> all;
        for (QImage frame = reader.read(); !frame.isNull(); frame = reader.read())
            all.append(frame.convertToFormat(QImage::Format_ARGB32));
        return all;
    }
    static bool isClear(const QImage &image)
    {
        return qAlpha(image.pixel(0, 0)) == 0 && qAlpha(image.pixel(image.width() - 1, 0)) == 0;
    }
    static bool isOpaque(const QImage &image)
    {
        for (const QPoint corner : {QPoint(0, 0), QPoint(image.width() - 1, image.height() - 1)}) {
            if (qAlpha(image.pixel(corner)) != 255)
                return false;
        }
        return true;
    }
    static QSize square(int side) { return {side, side}; }

    QList<Api::Emote> emotesOf(const char *login)
    {
        return h->world->area<Sandbox::PictureCatalogue>()
            .channelEmotes(h->idOf(login))
            .value_or(QList<Api::Emote>());
    }
    QString emotePath(const Api::Emote &emote, const char *format, const char *theme, const char *scale)
    {
        QString path = h->world->area<Sandbox::PictureCatalogue>().urlTemplate();
        path.remove(0, h->world->publicUrl().toString().size());
        path.replace("{{id}}"_L1, emote.id);
        path.replace("{{format}}"_L1, QLatin1String(format));
        path.replace("{{theme_mode}}"_L1, QLatin1String(theme));
        return path.replace("{{scale}}"_L1, QLatin1String(scale));
    }
};

}  // namespace Sidestage
