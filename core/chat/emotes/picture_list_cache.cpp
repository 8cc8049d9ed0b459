// SPDX-License-Identifier: GPL-3.0-or-later
#include "picture_list_cache.h"

#include "accounts/account.h"
#include "async/in_pool.h"
#include "downloads/picture_cache.h"

#include <QDataStream>
#include <QIODevice>
#include <QThreadPool>

namespace Sidestage {

namespace {

constexpr quint32 mark = 0x53534C31;  // "SSL1"
constexpr int streamVersion = QDataStream::Qt_6_2;
constexpr qsizetype maxItems = 50'000;
/// In bytes, uncompressed. Larger sizes in the header are rejected.
constexpr qsizetype maxBytes = 64 * 1024 * 1024;

QDataStream &operator<<(QDataStream &stream, const QList<PictureItem::Sized> &sizes)
{
    stream << qint32(sizes.size());
    for (const auto &[scale, url] : sizes)
        stream << scale << url;
    return stream;
}

QDataStream &operator>>(QDataStream &stream, QList<PictureItem::Sized> &sizes)
{
    constexpr qint32 most = 100;
    qint32 count = 0;
    stream >> count;
    if (count < 0 || count > most)
        stream.setStatus(QDataStream::ReadCorruptData);
    for (; count > 0 && stream.status() == QDataStream::Ok; --count) {
        PictureItem::Sized size;
        stream >> size.scale >> size.url;
        sizes.append(size);
    }
    return stream;
}

void write(QDataStream &stream, const PictureItem &item)
{
    const PictureEntry &entry = item.entry;
    stream << quint8(entry.kind) << entry.id << entry.name << entry.group << entry.type << entry.tier
           << entry.setId << entry.isAnimated << entry.bits << entry.color << entry.description
           << item.urlTemplate << item.formats << item.themes << item.scales << item.still << item.stillDark
           << item.moving << item.movingDark;
}

void read(QDataStream &stream, PictureItem &item)
{
    PictureEntry &entry = item.entry;
    quint8 kind = 0;
    stream >> kind >> entry.id >> entry.name >> entry.group >> entry.type >> entry.tier >> entry.setId
        >> entry.isAnimated >> entry.bits >> entry.color >> entry.description >> item.urlTemplate
        >> item.formats >> item.themes >> item.scales >> item.still >> item.stillDark >> item.moving
        >> item.movingDark;
    if (kind > quint8(PictureEntry::Kind::Cheermote))
        stream.setStatus(QDataStream::ReadCorruptData);
    entry.kind = PictureEntry::Kind(kind);
    item.folded = searchedText(entry);
}

QByteArray packed(const KeptPictures &pictures)
{
    QByteArray bytes;
    QDataStream stream(&bytes, QIODevice::WriteOnly);
    stream.setVersion(streamVersion);
    stream << mark;
    for (std::size_t i = 0; i < pictures.lists.size(); ++i) {
        stream << pictures.readAt[i] << qint32(pictures.lists[i].size());
        for (const PictureItem &item : pictures.lists[i])
            write(stream, item);
    }
    return qCompress(bytes, 1);
}

std::optional<KeptPictures> unpacked(const QByteArray &bytes)
{
    // The first four bytes contain the uncompressed length.
    if (bytes.size() < 4)
        return {};
    quint32 length = 0;
    for (int i = 0; i < 4; ++i)
        length = length << 8 | quint8(bytes[i]);
    if (length > quint64(maxBytes))
        return {};
    const QByteArray plain = qUncompress(bytes);
    QDataStream stream(plain);
    stream.setVersion(streamVersion);
    quint32 begins = 0;
    stream >> begins;
    if (begins != mark)
        return {};
    KeptPictures pictures;
    for (std::size_t i = 0; i < pictures.lists.size(); ++i) {
        qint32 count = 0;
        stream >> pictures.readAt[i] >> count;
        if (count < 0 || count > maxItems)
            return {};
        for (; count > 0 && stream.status() == QDataStream::Ok; --count)
            read(stream, pictures.lists[i].emplaceBack());
    }
    if (stream.status() != QDataStream::Ok || !stream.atEnd())
        return {};
    return pictures;
}

}  // namespace

PictureListCache::PictureListCache(std::shared_ptr<PictureCache> cache, const Account &account,
                                   const QString &channelId, PicturePart part)
    : m_cache(std::move(cache))
{
    // The key in the cache: not a real address, so it cannot be requested.
    m_name = account.profile().baseUrl;
    m_name.setScheme(QStringLiteral("sidestage-pictures"));
    m_name.setFragment(
        QStringLiteral("%1/%2/%3").arg(account.userId(), channelId, QString::number(int(part))));
}

void PictureListCache::find(QObject *context, std::function<void(const KeptPictures &)> take) const
{
    if (!m_cache)
        return;
    m_cache->find(m_name, context, [context, take](const std::optional<PictureCache::Found> &found) {
        if (!found)
            return;
        runInPool(
            context, [bytes = found->bytes] { return unpacked(bytes); },
            [take](const std::optional<KeptPictures> &pictures) {
                if (pictures)
                    take(*pictures);
            });
    });
}

void PictureListCache::save(const KeptPictures &pictures) const
{
    if (!m_cache)
        return;
    QThreadPool::globalInstance()->start(
        [cache = m_cache, name = m_name, pictures] { cache->insert(name, packed(pictures)); });
}

}  // namespace Sidestage
