// SPDX-License-Identifier: GPL-3.0-or-later
#include "picture_cache.h"

#include "async/in_pool.h"
#include "base/log.h"
#include "base/private_files.h"

#include <QCryptographicHash>
#include <QDataStream>
#include <QDirIterator>
#include <QFile>
#include <QMutex>
#include <QSaveFile>

#include <algorithm>
#include <vector>

namespace Sidestage {

namespace {

constexpr quint32 mark = 0x53535031;  // "SSP1"
constexpr qsizetype nameLength = 40;
const QLatin1String ending(".pic");
/// The folder is scanned again after this many writes, because another process may write to it.
constexpr int keptBetweenLooks = 256;
/// The modification time of a file records its last use. It is updated at most this often, in milliseconds.
constexpr qint64 touchedAgain = 60 * 60'000;
/// Partial files, left by a crash, are deleted when they are older than this, in milliseconds.
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
    : m_dir(folder)
    , m_most(maxBytes)
{
    m_pool.setMaxThreadCount(1);
    m_pool.start([this] {
        makePrivateFolder(m_dir.path());
        makePrivate(m_dir.path());
        scan();
    });
}

PictureCache::~PictureCache()
{
    finish();
}

void PictureCache::find(const QUrl &url, QObject *context, Take take)
{
    runInPool(
        context, [this, url] { return read(url); }, std::move(take), &m_pool);
}

void PictureCache::insert(const QUrl &url, const QByteArray &bytes)
{
    m_pool.start([this, url, bytes] { write(url, bytes); });
}

void PictureCache::remove(const QUrl &url)
{
    m_pool.start([this, url] { drop(nameOf(url)); });
}

void PictureCache::clear()
{
    m_pool.start([this] {
        scan();
        while (!m_byUse.empty())
            drop(m_byUse.begin()->second);
    });
}

void PictureCache::finish()
{
    m_pool.waitForDone();
}

void PictureCache::scan()
{
    m_files.clear();
    m_byUse.clear();
    std::vector<std::pair<QString, File>> found;
    const qint64 now = QDateTime::currentMSecsSinceEpoch();
    QDirIterator each(m_dir.path(), QDir::Files | QDir::NoSymLinks);
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
        file.used = ++m_uses;
        sum += file.size;
        m_byUse.emplace(file.used, name);
        m_files.insert(name, file);
    }
    m_total = sum;
    makeRoom(0);
}

void PictureCache::makeRoom(qint64 wanted)
{
    while (m_total + wanted > m_most && !m_byUse.empty())
        drop(m_byUse.begin()->second);
}

void PictureCache::drop(const QString &name)
{
    QFile::remove(pathOf(name));
    const auto file = m_files.constFind(name);
    if (file == m_files.constEnd())
        return;
    m_total -= file->size;
    m_byUse.erase(file->used);
    m_files.erase(file);
}

std::optional<PictureCache::Found> PictureCache::read(const QUrl &url)
{
    const QString name = nameOf(url);
    QFile file(pathOf(name));
    if (!file.open(QIODevice::ReadOnly)) {
        if (m_files.contains(name))
            drop(name);
        return {};
    }
    QDataStream stream(&file);
    quint32 begin = 0;
    qint64 keptAt = 0;
    QByteArray address;
    QByteArray sum;
    if (file.size() <= m_most)
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
    File known = m_files.value(
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

void PictureCache::enter(const QString &name, File file)
{
    if (const auto known = m_files.constFind(name); known != m_files.constEnd()) {
        m_total -= known->size;
        m_byUse.erase(known->used);
    }
    file.used = ++m_uses;
    m_total += file.size;
    m_byUse.emplace(file.used, name);
    m_files.insert(name, file);
}

void PictureCache::write(const QUrl &url, const QByteArray &bytes)
{
    if (++m_writes % keptBetweenLooks == 0)
        scan();
    const QString name = nameOf(url);
    QByteArray whole;
    {
        QDataStream stream(&whole, QIODevice::WriteOnly);
        stream << mark << QDateTime::currentMSecsSinceEpoch() << url.toEncoded() << digest(bytes);
    }
    whole += bytes;
    if (whole.size() > m_most)
        return;
    drop(name);
    makeRoom(whole.size());
    QSaveFile file(pathOf(name));
    if (file.open(QIODevice::WriteOnly) && file.setPermissions(QFile::ReadOwner | QFile::WriteOwner)
        && file.write(whole) == whole.size() && file.commit()) {
        enter(name, {.size = whole.size(), .touched = QDateTime::currentMSecsSinceEpoch()});
    } else if (!std::exchange(m_complained, true)) {
        qCWarning(lcClient) << "pictures are not kept:" << file.errorString();
    }
}

}  // namespace Sidestage
