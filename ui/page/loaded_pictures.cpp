// SPDX-License-Identifier: GPL-3.0-or-later
#include "loaded_pictures.h"

#include "downloads/picture_loader.h"
#include "kit/text/picture.h"

namespace Sidestage {

Pictures *makePictures(PictureLoader *loader, QWidget *view)
{
    return new Pictures(
        {.load =
             [loader](const QUrl &url, QObject *context, std::function<void(const QByteArray &)> done) {
                 loader->load(url, context, [done](const Result<QByteArray> &bytes) {
                     done(bytes.value_or(QByteArray()));
                 });
             },
         .drop = [loader](const QUrl &url, QObject *context) { loader->drop(url, context); }},
        view, view);
}

}  // namespace Sidestage
