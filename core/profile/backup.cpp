// SPDX-License-Identifier: GPL-3.0-or-later
#include "backup.h"

#include "base/log.h"
#include "base/private_files.h"
#include "profile_store.h"

#include <QCoreApplication>
#include <QCryptographicHash>
#include <QDataStream>
#include <QDir>
#include <QDirIterator>
#include <QFile>
#include <QFileInfo>
#include <QRegularExpression>
#include <QSaveFile>
#include <QTemporaryDir>
#include <QtEndian>

namespace Sidestage {

namespace {

struct BackupTexts
{
    Q_DECLARE_TR_FUNCTIONS(Sidestage::BackupTexts)
};

// The file: the first line, then a QDataStream of format, version and time, then of each file its name and
// its content in compressed chunks, an empty one at the end; after an empty name the SHA-256 of all before.
constexpr QByteArrayView firstLine("SIDESTAGE BACK-UP\n");
constexpr quint32 newestFormat = 1;
constexpr qint64 chunkSize = 1 << 20;
constexpr quint32 maxChunk = 4 << 20;
constexpr quint32 maxText = 256;

const QString settingsFile = QStringLiteral("settings.ini");

Error damaged()
{
    return {.kind = Error::Kind::Invalid,
            .message = BackupTexts::tr("The file is damaged, or it is not a back-up of Sidestage.")};
}

QString restoreFolder(const DataFiles &files)
{
    return files.folder + QStringLiteral("/restore");
}

QString logFolder(const DataFiles &files)
{
    return files.folder + QStringLiteral("/log");
}

/// Where a file of the back-up belongs.
QString placeOf(const DataFiles &files, const QString &name)
{
    return name == settingsFile ? files.settings : files.folder + u'/' + name;
}

bool isAllowed(const QString &name)
{
    static const QRegularExpression database(QStringLiteral("^profile-[\\w.-]+\\.sqlite$"));
    return name == settingsFile || database.match(name).hasMatch();
}

qint64 sizeOf(const QString &folder)
{
    qint64 bytes = 0;
    QDirIterator all(folder, QDir::Files | QDir::Hidden, QDirIterator::Subdirectories);
    while (all.hasNext()) {
        all.next();
        bytes += all.fileInfo().size();
    }
    return bytes;
}

/// Writes to a file and adds to its checksum.
class HashedFile : public QIODevice
{
public:
    explicit HashedFile(QIODevice *file)
        : m_file(file)
    {
        open(QIODevice::ReadWrite | QIODevice::Unbuffered);
    }
    QByteArray result() const { return m_hash.result(); }
    bool isSequential() const override { return true; }

protected:
    qint64 readData(char *data, qint64 size) override
    {
        const qint64 got = m_file->read(data, size);
        if (got > 0)
            m_hash.addData(QByteArrayView(data, got));
        return got;
    }
    qint64 writeData(const char *data, qint64 size) override
    {
        m_hash.addData(QByteArrayView(data, size));
        return m_file->write(data, size);
    }

private:
    QIODevice *m_file;
    QCryptographicHash m_hash{QCryptographicHash::Sha256};
};

/// Reads a byte array that is not longer than `most`, because a damaged length must not use all memory.
std::optional<QByteArray> readBytes(QDataStream &stream, quint32 most)
{
    quint32 size = 0;
    stream >> size;
    if (stream.status() != QDataStream::Ok || size > most)
        return std::nullopt;
    QByteArray bytes(qsizetype(size), Qt::Uninitialized);
    if (stream.readRawData(bytes.data(), int(size)) != int(size))
        return std::nullopt;
    return bytes;
}

/// Reads a back-up. `open` is called for each file, and returns where to write it; null: it is only checked.
Result<BackupInfo> read(const QString &path, const std::function<QIODevice *(const QString &name)> &open)
{
    QFile file(path);
    if (!file.open(QIODevice::ReadOnly))
        return Error::storage(file.errorString());
    HashedFile hashed(&file);
    if (hashed.read(firstLine.size()) != firstLine)
        return damaged();
    QDataStream stream(&hashed);
    stream.setVersion(QDataStream::Qt_6_0);
    quint32 format = 0;
    stream >> format;
    if (stream.status() == QDataStream::Ok && format > newestFormat)
        return Error{.kind = Error::Kind::Invalid,
                     .message = BackupTexts::tr("The back-up was made by a newer version of Sidestage.")};
    BackupInfo info;
    qint64 madeAt = 0;
    const auto version = readBytes(stream, maxText);
    stream >> madeAt;
    if (format == 0 || !version || stream.status() != QDataStream::Ok)
        return damaged();
    info.version = QString::fromUtf8(*version);
    info.madeAt = QDateTime::fromMSecsSinceEpoch(madeAt).toUTC();
    for (;;) {
        const auto bytes = readBytes(stream, maxText);
        if (!bytes)
            return damaged();
        if (bytes->isEmpty())
            break;
        const QString name = QString::fromUtf8(*bytes);
        if (!isAllowed(name) || info.files.contains(name))
            return damaged();
        info.files.append(name);
        QIODevice *const to = open ? open(name) : nullptr;
        if (open && !to)
            return Error::storage(BackupTexts::tr("%1 cannot be written.").arg(name));
        for (;;) {
            const auto packed = readBytes(stream, maxChunk);
            if (!packed)
                return damaged();
            if (packed->isEmpty())
                break;
            // The first four bytes are the size, which qUncompress() would allocate whatever it is.
            const QByteArray chunk
                = packed->size() > 4 && qFromBigEndian<quint32>(packed->constData()) <= quint32(chunkSize)
                ? qUncompress(*packed)
                : QByteArray();
            if (chunk.isEmpty())
                return damaged();
            info.bytes += chunk.size();
            if (to && to->write(chunk) != chunk.size())
                return Error::storage(to->errorString());
        }
    }
    const QByteArray sum = hashed.result();
    if (file.read(sum.size() + 1) != sum)
        return damaged();
    return info;
}

Result<void> moveFile(const QString &from, const QString &to)
{
    // What is there is a copy that was interrupted: the original exists until it is complete.
    if (QFileInfo::exists(to) && !QFile::remove(to))
        return Error::storage(BackupTexts::tr("%1 cannot be replaced.").arg(QDir::toNativeSeparators(to)));
    if (!QDir().mkpath(QFileInfo(to).absolutePath()) || !QFile::rename(from, to))
        return Error::storage(BackupTexts::tr("%1 cannot be moved.").arg(QDir::toNativeSeparators(from)));
    return {};
}

Result<void> writeMarker(const QString &path)
{
    QSaveFile marker(path);
    if (!marker.open(QIODevice::WriteOnly) || marker.write("1\n") != 2 || !marker.commit())
        return Error::storage(marker.errorString());
    return {};
}

Result<void> freshFolder(const QString &path)
{
    if (QDir folder(path); folder.exists() && !folder.removeRecursively())
        return Error::storage(BackupTexts::tr("%1 cannot be removed.").arg(QDir::toNativeSeparators(path)));
    if (!makePrivateFolder(path))
        return Error::storage(BackupTexts::tr("%1 cannot be created.").arg(QDir::toNativeSeparators(path)));
    return {};
}

}  // namespace

QStringList DataFiles::databases() const
{
    return QDir(folder).entryList({QStringLiteral("profile-*.sqlite"), QStringLiteral("profile-*.sqlite-wal"),
                                   QStringLiteral("profile-*.sqlite-shm")},
                                  QDir::Files);
}

namespace Backup {

QString asideFolder(const DataFiles &files)
{
    return files.folder + QStringLiteral("/before-restore");
}

DataSizes measure(const DataFiles &files)
{
    DataSizes sizes;
    const QStringList databases = files.databases();
    for (const QString &name : databases)
        (name.contains(QLatin1String("-windows.sqlite")) ? sizes.accounts : sizes.history)
            += QFileInfo(files.folder + u'/' + name).size();
    sizes.settings = QFileInfo(files.settings).size();
    sizes.pictures = files.cache.isEmpty() ? 0 : sizeOf(files.cache);
    sizes.logs = sizeOf(logFolder(files));
    sizes.aside = sizeOf(asideFolder(files));
    return sizes;
}

Result<BackupInfo> write(const DataFiles &files, const QString &path, const QString &version,
                         const Progress &progress)
{
    QStringList names = files.databases();
    names.removeIf([](const QString &name) { return !isAllowed(name); });
    // Copied first, because other threads go on writing to the databases.
    QTemporaryDir copies(files.folder + QStringLiteral("/backing-up-XXXXXX"));
    if (!copies.isValid())
        return Error::storage(copies.errorString());
    const int steps = int(names.size()) * 2 + 1;
    int step = 0;
    const auto tell = [&](double part) { return !progress || progress(int((step + part) * 100 / steps)); };
    for (const QString &name : std::as_const(names)) {
        const auto copied = Database::copy(
            files.folder + u'/' + name, copies.filePath(name),
            [&](qint64 done, qint64 total) { return tell(total > 0 ? double(done) / double(total) : 1); });
        if (!copied)
            return copied.error();
        ++step;
    }
    if (QFileInfo::exists(files.settings)) {
        if (!QFile::copy(files.settings, copies.filePath(settingsFile)))
            return Error::storage(BackupTexts::tr("%1 cannot be read.").arg(files.settings));
        names.append(settingsFile);
    }

    QSaveFile file(path);
    if (const QFileInfo there(path); there.exists() && !there.isFile())
        return Error::storage(BackupTexts::tr("“%1” is not a file.").arg(there.fileName()));
    if (!file.open(QIODevice::WriteOnly))
        return Error::storage(file.errorString());
    file.setPermissions(QFile::ReadOwner | QFile::WriteOwner);
    HashedFile hashed(&file);
    hashed.write(firstLine.data(), firstLine.size());
    QDataStream stream(&hashed);
    stream.setVersion(QDataStream::Qt_6_0);
    BackupInfo info{.version = version, .madeAt = QDateTime::currentDateTimeUtc(), .files = names};
    stream << newestFormat << version.toUtf8() << info.madeAt.toMSecsSinceEpoch();
    for (const QString &name : std::as_const(names)) {
        QFile source(copies.filePath(name));
        if (!source.open(QIODevice::ReadOnly))
            return Error::storage(source.errorString());
        stream << name.toUtf8();
        while (!source.atEnd()) {
            const QByteArray chunk = source.read(chunkSize);
            if (chunk.isEmpty())
                return Error::storage(source.errorString());
            info.bytes += chunk.size();
            stream << qCompress(chunk, 1);
            if (!tell(double(source.pos()) / double(source.size())))
                return Error{};  // Cancelled
        }
        stream << QByteArray("");
        ++step;
    }
    stream << QByteArray("");
    const QByteArray sum = hashed.result();
    if (stream.status() != QDataStream::Ok || file.write(sum) != sum.size() || !file.commit())
        return Error::storage(file.errorString());
    return info;
}

Result<BackupInfo> check(const QString &path)
{
    return read(path, {});
}

Result<void> prepareRestore(const QString &path, const DataFiles &files)
{
    const QString folder = restoreFolder(files);
    if (auto made = freshFolder(folder); !made)
        return made;
    const QString unpacked = folder + QStringLiteral("/files");
    if (auto made = freshFolder(unpacked); !made)
        return made;
    std::unique_ptr<QSaveFile> to;
    const auto next = [&](const QString &name) -> QIODevice * {
        if (to && !to->commit())
            return nullptr;
        to = std::make_unique<QSaveFile>(unpacked + u'/' + name);
        if (!to->open(QIODevice::WriteOnly))
            return nullptr;
        to->setPermissions(QFile::ReadOwner | QFile::WriteOwner);
        return to.get();
    };
    const auto info = read(path, next);
    if (!info)
        return info.error();
    if (to && !to->commit())
        return Error::storage(to->errorString());
    to.reset();
    // Opens and migrates each of them now, when a failure costs nothing.
    for (const QString &name : info->files) {
        if (name == settingsFile || name.endsWith(QLatin1String("-windows.sqlite")))
            continue;
        const QString file = unpacked + u'/' + name;
        if (const auto store = ProfileStore::open(file); !store)
            return store.error();
        if (const auto history = ProfileStore::openHistory(file); !history)
            return history.error();
    }
    return writeMarker(folder + QStringLiteral("/ready"));
}

Result<void> prepareDeletion(const DataFiles &files)
{
    if (auto made = freshFolder(restoreFolder(files)); !made)
        return made;
    return writeMarker(restoreFolder(files) + QStringLiteral("/delete"));
}

Result<Finished> finish(const DataFiles &files, const std::function<void()> &beforeStep)
{
    const QString folder = restoreFolder(files);
    const QString ready = folder + QStringLiteral("/ready");    // the present data is moved aside
    const QString aside = folder + QStringLiteral("/aside");    // it is, and the new data is moved in
    const QString remove = folder + QStringLiteral("/delete");  // everything is removed
    const auto step = [&beforeStep] {
        if (beforeStep)
            beforeStep();
    };
    const auto leave = [&]() -> Result<void> {
        step();
        return QDir(folder).removeRecursively()
            ? Result<void>()
            : Error::storage(BackupTexts::tr("%1 cannot be removed.").arg(QDir::toNativeSeparators(folder)));
    };
    // The copies of a back-up that was killed.
    const QStringList copies = QDir(files.folder).entryList({QStringLiteral("backing-up-*")}, QDir::Dirs);
    for (const QString &name : copies)
        QDir(files.folder + u'/' + name).removeRecursively();
    if (QFileInfo::exists(remove)) {
        QStringList paths{files.settings};
        const QStringList others
            = QDir(files.folder)
                  .entryList({QStringLiteral("sandbox.sqlite*"), QStringLiteral("settings-damaged-*.ini"),
                              QStringLiteral("settings-newer-*.ini")},
                             QDir::Files);
        const QStringList names = files.databases() + others;
        for (const QString &name : names)
            paths.append(files.folder + u'/' + name);
        for (const QString &path : std::as_const(paths)) {
            step();
            if (QFileInfo::exists(path) && !QFile::remove(path))
                return Error::storage(
                    BackupTexts::tr("%1 cannot be removed.").arg(QDir::toNativeSeparators(path)));
        }
        if (!files.cache.isEmpty())
            QDir(files.cache).removeRecursively();
        QDir(logFolder(files)).removeRecursively();
        QDir(asideFolder(files)).removeRecursively();
        const auto left = leave();
        return left ? Result<Finished>(Finished::Deleted) : Result<Finished>(left.error());
    }
    if (QFileInfo::exists(ready)) {
        // What the last restore replaced was kept until now.
        const QString emptied = folder + QStringLiteral("/emptied");
        if (!QFileInfo::exists(emptied)) {
            step();
            if (auto made = freshFolder(asideFolder(files)); !made)
                return made.error();
            if (auto marked = writeMarker(emptied); !marked)
                return marked.error();
        }
        QStringList names = files.databases();
        if (QFileInfo::exists(files.settings))
            names.append(settingsFile);
        for (const QString &name : std::as_const(names)) {
            step();
            if (const auto moved = moveFile(placeOf(files, name), asideFolder(files) + u'/' + name); !moved)
                return moved.error();
        }
        step();
        if (!QFile::rename(ready, aside))
            return Error::storage(
                BackupTexts::tr("%1 cannot be moved.").arg(QDir::toNativeSeparators(ready)));
    }
    if (!QFileInfo::exists(aside)) {
        if (QFileInfo::exists(folder))
            std::ignore = leave();  // it was not prepared completely
        return Finished::Nothing;
    }
    QDir unpacked(folder + QStringLiteral("/files"));
    // The journals of the check have no data, but belong to the files.
    const QStringList names = unpacked.entryList(QDir::Files);
    for (const QString &name : names) {
        step();
        if (const auto moved = moveFile(unpacked.filePath(name), placeOf(files, name)); !moved)
            return moved.error();
    }
    const auto left = leave();
    return left ? Result<Finished>(Finished::Restored) : Result<Finished>(left.error());
}

}  // namespace Backup
}  // namespace Sidestage
