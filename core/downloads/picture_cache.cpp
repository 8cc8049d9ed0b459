// SPDX-License-Identifier: GPL-3.0-or-later
#include "picture_cache.h"

#include "async/gate.h"
#include "base/log.h"
#include "base/private_files.h"

#include <QCryptographicHash>
#include <QDataStream>
#include <QDir>
#include <QDirIterator>
#include <QFile>
#include <QHash>
#include <QMutex>
#include <QSaveFile>
#include <QThreadPool>

#include <algorithm>
#include <atomic>
#include <map>
#include <vector>

namespace Sidestage {

namespace {

constexpr quint32 mark = 0x53535031;  // "SSP1"
constexpr qsizetype nameLength = 40;
const QLatin1String ending(".pic");
/// Another process may fill the same folder: so often it is looked at anew.
constexpr int keptBetweenLooks = 256;
/// The time of a file says when it was used, no more exactly than this: in milliseconds.
constexpr qint64 touchedAgain = 60 * 60'000;
/// What a crash has left half written is taken away when it is older than this: in milliseconds.
constexpr qint64 forgotten = 24 * 60 * 60'000;

QString nameOf(const QUrl &url)
{
    const QByteArray hash = QCryptographicHash::hash(url.toEncoded(), QCryptographicHash::Sha256);
    return QString::fromLatin1(hash.toHex().left(nameLength)) + ending;
}

bool isOurs(const QString &file)
{
    return file.size() >= nameLength + ending.size()
        && QStringView(file).sliced(nameLength).startsWith(ending)
        && std::all_of(file.begin(), file.begin() + nameLength,
                       [](QChar c) { return (c >= u'0' && c <= u'9') || (c >= u'a' && c <= u'f'); });
}

QByteArray digest(const QByteArray &bytes)
{
    return QCryptographicHash::hash(bytes, QCryptographicHash::Sha1);
}

}  // namespace

/// Everything but `total` belongs to the worker.
struct PictureCache::Private
{
    struct File
    {
        qint64 size = 0;
        quint64 used = 0;  ///< A larger number is later.
        qint64 touched = 0;
    };

    QString pathOf(const QString &name) const { return dir.filePath(name); }

    void scan()
    {
        files.clear();
        byUse.clear();
        std::vector<std::pair<QString, File>> found;
        const qint64 now = QDateTime::currentMSecsSinceEpoch();
        QDirIterator each(dir.path(), QDir::Files | QDir::NoSymLinks);
        while (each.hasNext()) {
            each.next();
            const QFileInfo info = each.fileInfo();
            if (!isOurs(info.fileName()))
                continue;
            const qint64 time = info.lastModified().toMSecsSinceEpoch();
            if (info.fileName().size() == nameLength + ending.size())
                found.push_back({info.fileName(), {.size = info.size(), .touched = time}});
            else if (time < now - forgotten)
                QFile::remove(info.filePath());
        }
        std::sort(found.begin(), found.end(),
                  [](const auto &a, const auto &b) { return a.second.touched < b.second.touched; });
        qint64 sum = 0;
        for (auto &[name, file] : found) {
            file.used = ++uses;
            sum += file.size;
            byUse.emplace(file.used, name);
            files.insert(name, file);
        }
        total = sum;
        makeRoom(0);
    }

    void makeRoom(qint64 wanted)
    {
        while (total + wanted > most && !byUse.empty())
            drop(byUse.begin()->second);
    }
    void drop(const QString &name)
    {
        QFile::remove(pathOf(name));
        const auto file = files.constFind(name);
        if (file == files.constEnd())
            return;
        total -= file->size;
        byUse.erase(file->used);
        files.erase(file);
    }
    void enter(const QString &name, File file)
    {
        if (const auto known = files.constFind(name); known != files.constEnd()) {
            total -= known->size;
            byUse.erase(known->used);
        }
        file.used = ++uses;
        total += file.size;
        byUse.emplace(file.used, name);
        files.insert(name, file);
    }

    std::optional<Found> read(const QUrl &url)
    {
        const QString name = nameOf(url);
        QFile file(pathOf(name));
        if (!file.open(QIODevice::ReadOnly)) {
            if (files.contains(name))
                drop(name);
            return {};
        }
        QDataStream stream(&file);
        quint32 begin = 0;
        qint64 keptAt = 0;
        QByteArray address;
        QByteArray sum;
        if (file.size() <= most)
            stream >> begin >> keptAt >> address >> sum;
        Found found;
        if (stream.status() == QDataStream::Ok && begin == mark && address == url.toEncoded())
            found = {file.readAll(), QDateTime::fromMSecsSinceEpoch(keptAt, Qt::UTC)};
        if (found.bytes.isEmpty() || digest(found.bytes) != sum) {
            file.close();
            drop(name);
            return {};
        }
        const qint64 now = QDateTime::currentMSecsSinceEpoch();
        File known = files.value(
            name, {.touched = file.fileTime(QFileDevice::FileModificationTime).toMSecsSinceEpoch()});
        known.size = file.size();
        if (now - known.touched > touchedAgain) {
            file.close();
            if (file.open(QIODevice::ReadWrite | QIODevice::ExistingOnly)
                && file.setFileTime(QDateTime::currentDateTime(), QFileDevice::FileModificationTime))
                known.touched = now;
        }
        enter(name, known);
        return found;
    }

    void write(const QUrl &url, const QByteArray &bytes)
    {
        if (++writes % keptBetweenLooks == 0)
            scan();
        const QString name = nameOf(url);
        QByteArray whole;
        {
            QDataStream stream(&whole, QIODevice::WriteOnly);
            stream << mark << QDateTime::currentMSecsSinceEpoch() << url.toEncoded() << digest(bytes);
        }
        whole += bytes;
        if (whole.size() > most)
            return;
        drop(name);
        makeRoom(whole.size());
        QSaveFile file(pathOf(name));
        if (file.open(QIODevice::WriteOnly) && file.setPermissions(QFile::ReadOwner | QFile::WriteOwner)
            && file.write(whole) == whole.size() && file.commit()) {
            enter(name, {.size = whole.size(), .touched = QDateTime::currentMSecsSinceEpoch()});
        } else if (!std::exchange(complained, true)) {
            qCWarning(lcClient) << "pictures are not kept:" << file.errorString();
        }
    }

    void start(std::function<void()> work) { pool.start(std::move(work)); }

    QDir dir{};
    qint64 most = 0;
    std::atomic<qint64> total = 0;
    QHash<QString, File> files{};
    std::map<quint64, QString> byUse{};
    quint64 uses = 0;
    int writes = 0;
    bool complained = false;
    QThreadPool pool{};
};

std::shared_ptr<PictureCache> PictureCache::open(const QString &folder, qint64 maxBytes)
{
    static QMutex mutex;
    static QHash<QString, std::weak_ptr<PictureCache>> shelves;
    const QMutexLocker locked(&mutex);
    const QString path = QDir(folder).absolutePath();
    auto cache = shelves.value(path).lock();
    if (!cache) {
        cache = std::make_shared<PictureCache>(path, maxBytes);
        shelves.insert(path, cache);
    }
    return cache;
}

PictureCache::PictureCache(const QString &folder, qint64 maxBytes)
    : d(std::make_unique<Private>())
{
    d->dir = QDir(folder);
    d->most = maxBytes;
    d->pool.setMaxThreadCount(1);
    d->start([this] {
        makePrivateFolder(d->dir.path());
        makePrivate(d->dir.path());
        d->scan();
    });
}

PictureCache::~PictureCache()
{
    finish();
}

void PictureCache::find(const QUrl &url, QObject *context, Take take)
{
    d->start([this, url, gate = Gate::before(context), take = std::move(take)] {
        auto found = std::make_shared<std::optional<Found>>(d->read(url));
        gate->pass([take, found] { take(std::move(*found)); });
    });
}

void PictureCache::insert(const QUrl &url, const QByteArray &bytes)
{
    d->start([this, url, bytes] { d->write(url, bytes); });
}

void PictureCache::remove(const QUrl &url)
{
    d->start([this, url] { d->drop(nameOf(url)); });
}

void PictureCache::clear()
{
    d->start([this] {
        d->scan();
        while (!d->byUse.empty())
            d->drop(d->byUse.begin()->second);
    });
}

qint64 PictureCache::bytes() const
{
    return d->total;
}

void PictureCache::finish()
{
    d->pool.waitForDone();
}

}  // namespace Sidestage
