// SPDX-License-Identifier: GPL-3.0-or-later
#include "picture_loader.h"

#include <QSet>

#pragma GCC diagnostic ignored "-Wunused-parameter"

namespace Sidestage {

struct PictureLoader::Private
{
};

PictureLoader::PictureLoader(const QString &cacheFolder, QObject *parent)
    : QObject(parent)
    , d(std::make_unique<Private>())
{
}

PictureLoader::~PictureLoader() = default;

void PictureLoader::load(const QUrl &url, QObject *context, Done done) { }

void PictureLoader::drop(const QUrl &url, QObject *context) { }

auto PictureLoader::bytesOnDisk() const -> qint64
{
    return {};
}

void PictureLoader::clear() { }

}  // namespace Sidestage
