// SPDX-License-Identifier: GPL-3.0-or-later
#include "database.h"

#include "base/log.h"
#include "base/private_files.h"

#include <QCoreApplication>
#include <QDir>
#include <QFileInfo>
#include <QHash>
#include <QScopeGuard>
#include <QTimeZone>

#include <sqlite3.h>

namespace Sidestage {

namespace {

struct DatabaseTexts
{
    Q_DECLARE_TR_FUNCTIONS(Sidestage::Database)
};

Error failure(sqlite3 *connection, QByteArrayView doing)
{
    const QString reason = QString::fromUtf8(connection ? sqlite3_errmsg(connection) : "out of memory");
    qCWarning(lcStorage).noquote() << doing << reason;
    return Error::storage(reason);
}

}  // namespace

/// A cached statement. Only one Rows at a time may use it.
struct Rows::Prepared
{
    sqlite3 *connection = nullptr;
    sqlite3_stmt *statement = nullptr;

    Prepared(sqlite3 *c, sqlite3_stmt *s)
        : connection(c)
        , statement(s)
    {
    }
    ~Prepared() { sqlite3_finalize(statement); }
    Q_DISABLE_COPY_MOVE(Prepared)
};

struct Database::Connection
{
    sqlite3 *handle = nullptr;
    QHash<QByteArray, std::shared_ptr<Rows::Prepared>> statements{};
    int depth = 0;
    std::optional<Error> failed{};  // the error of a nested write(), which fails the whole transaction
    std::function<void(int)> logGrew{};

    ~Connection()
    {
        statements.clear();
        sqlite3_close_v2(handle);
    }
};

Rows::Rows(std::shared_ptr<Prepared> prepared, Result<void> status)
    : m_prepared(std::move(prepared))
    , m_status(std::move(status))
{
}

Rows::Rows(Rows &&other) noexcept = default;

Rows::~Rows()
{
    if (m_prepared) {
        sqlite3_reset(m_prepared->statement);
        sqlite3_clear_bindings(m_prepared->statement);
    }
}

bool Rows::next()
{
    if (!m_prepared || !m_status)
        return false;
    const int code = sqlite3_step(m_prepared->statement);
    if (code == SQLITE_ROW)
        return true;
    if (code != SQLITE_DONE) {
        m_status = failure(m_prepared->connection, "step");
        if (m_throws)
            throw StorageError(m_status.error());
    }
    return false;
}

bool Rows::isNull(int column) const
{
    return sqlite3_column_type(m_prepared->statement, column) == SQLITE_NULL;
}

QString Rows::text(int column) const
{
    return QString::fromUtf8(utf8(column));
}

QByteArrayView Rows::utf8(int column) const
{
    const auto *text = reinterpret_cast<const char *>(sqlite3_column_text(m_prepared->statement, column));
    return QByteArrayView(text, sqlite3_column_bytes(m_prepared->statement, column));
}

QByteArray Rows::bytes(int column) const
{
    const auto *data = static_cast<const char *>(sqlite3_column_blob(m_prepared->statement, column));
    return QByteArray(data, sqlite3_column_bytes(m_prepared->statement, column));
}

qint64 Rows::integer(int column) const
{
    return sqlite3_column_int64(m_prepared->statement, column);
}

double Rows::real(int column) const
{
    return sqlite3_column_double(m_prepared->statement, column);
}

QDateTime Rows::time(int column) const
{
    if (isNull(column))
        return {};
#if QT_VERSION >= QT_VERSION_CHECK(6, 5, 0)
    return QDateTime::fromMSecsSinceEpoch(integer(column), QTimeZone::UTC);
#else
    return QDateTime::fromMSecsSinceEpoch(integer(column), Qt::UTC);
#endif
}

Binding::Binding(const QString &text)
    : m_kind(Kind::Text)
    , m_bytes(text.toUtf8())
{
}

Binding::Binding(const QByteArray &bytes)
    : m_kind(Kind::Blob)
    , m_bytes(bytes)
{
}

Binding::Binding(qint64 number)
    : m_kind(Kind::Integer)
    , m_integer(number)
{
}

Binding::Binding(int number)
    : Binding(qint64(number))
{
}

Binding::Binding(bool flag)
    : Binding(qint64(flag))
{
}

Binding::Binding(double number)
    : m_kind(Kind::Real)
    , m_real(number)
{
}

Binding::Binding(const QDateTime &time)
    : m_kind(time.isValid() ? Kind::Integer : Kind::Null)
    , m_integer(time.isValid() ? time.toMSecsSinceEpoch() : 0)
{
}

Binding::Binding(std::nullptr_t)
    : m_kind(Kind::Null)
{
}

Binding Binding::utf8(const QByteArray &text)
{
    Binding binding(text);
    binding.m_kind = Kind::Text;
    return binding;
}

int Binding::bind(sqlite3_stmt *statement, int place) const
{
    switch (m_kind) {
    case Kind::Null:
        return sqlite3_bind_null(statement, place);
    case Kind::Integer:
        return sqlite3_bind_int64(statement, place, m_integer);
    case Kind::Real:
        return sqlite3_bind_double(statement, place, m_real);
    case Kind::Text:
        return sqlite3_bind_text(statement, place, m_bytes.constData(), int(m_bytes.size()),
                                 SQLITE_TRANSIENT);
    case Kind::Blob:
        return sqlite3_bind_blob(statement, place, m_bytes.constData(), int(m_bytes.size()),
                                 SQLITE_TRANSIENT);
    }
    Q_UNREACHABLE();
}

Database::Database(std::unique_ptr<Connection> connection)
    : m_connection(std::move(connection))
{
}

Database::Database(Database &&) noexcept = default;
Database &Database::operator=(Database &&) noexcept = default;
Database::~Database() = default;

Result<Database> Database::open(const QString &path, const QList<Migration> &migrations)
{
    if (path != QLatin1String(":memory:")) {
        if (!makePrivateFolder(QFileInfo(path).absolutePath()))
            return Error::storage(QStringLiteral("cannot create %1").arg(QFileInfo(path).absolutePath()));
        createPrivateFile(path);  // SQLite gives -wal and -shm the same permissions
    }
    auto connection = std::make_unique<Connection>();
    constexpr int flags = SQLITE_OPEN_READWRITE | SQLITE_OPEN_CREATE | SQLITE_OPEN_NOMUTEX;
    const int code = sqlite3_open_v2(path.toUtf8().constData(), &connection->handle, flags, nullptr);
    if (code != SQLITE_OK)
        return failure(connection->handle, "open");
    sqlite3_busy_timeout(connection->handle, 5000);
    Database database(std::move(connection));

    sqlite3 *handle = database.m_connection->handle;
    const auto explained = [&](Error error) {
        const int reason = sqlite3_errcode(handle);
        if (reason == SQLITE_NOTADB || reason == SQLITE_CORRUPT) {
            error.field = damaged;
            error.message = DatabaseTexts::tr("%1 is damaged.").arg(path);
        }
        return error;
    };
    // NORMAL with WAL: a killed process loses nothing; a power cut may lose the last transactions but does
    // not corrupt the file.
    auto ok = database.execute("PRAGMA journal_mode=WAL; PRAGMA synchronous=NORMAL; PRAGMA foreign_keys=ON;");
    if (!ok)
        return explained(ok.error());
    int version = 0;
    const auto readVersion = [&] {
        Rows rows = database.query("PRAGMA user_version");
        if (rows.next())
            version = int(rows.integer(0));
        return rows.status();
    };
    ok = readVersion();
    if (!ok)
        return explained(ok.error());
    if (!migrations.isEmpty() && version > migrations.last().version)
        return Error{.kind = Error::Kind::Storage,
                     .message
                     = DatabaseTexts::tr("%1 was written by another version of Sidestage.").arg(path),
                     .field = otherVersion};
    for (const Migration &migration : migrations) {
        if (migration.version <= version)
            continue;
        ok = database.transaction([&]() -> Result<void> {
            // Another connection may have migrated the file meanwhile.
            if (auto read = readVersion(); !read || version >= migration.version)
                return read;
            if (auto done = database.execute(migration.sql.constData()); !done)
                return done;
            const QByteArray stamp = "PRAGMA user_version=" + QByteArray::number(migration.version);
            return database.execute(stamp.constData());
        });
        if (!ok)
            return explained(ok.error());
    }
    // An older version created the files with permissions for others. A file that could not be opened as a
    // database keeps its permissions.
    if (path != QLatin1String(":memory:")) {
        for (const QLatin1String part : {QLatin1String(), QLatin1String("-wal"), QLatin1String("-shm")})
            makePrivate(path + part);
    }
    return database;
}

Result<void> Database::execute(const char *sql)
{
    if (sqlite3_exec(m_connection->handle, sql, nullptr, nullptr, nullptr) != SQLITE_OK)
        return failure(m_connection->handle, "execute");
    return {};
}

Rows Database::start(QByteArrayView sql, std::span<const Binding> bindings)
{
    const QByteArray key = QByteArray::fromRawData(sql.data(), sql.size());
    auto found = m_connection->statements.find(key);
    if (found == m_connection->statements.end())
        found = m_connection->statements.insert(sql.toByteArray(), {});
    auto &cached = *found;
    std::shared_ptr<Rows::Prepared> prepared = cached;
    if (!prepared || prepared.use_count() > 2) {  // none yet, or a Rows is using it
        sqlite3_stmt *statement = nullptr;
        if (sqlite3_prepare_v3(m_connection->handle, sql.data(), int(sql.size()), SQLITE_PREPARE_PERSISTENT,
                               &statement, nullptr)
            != SQLITE_OK)
            return Rows(nullptr, failure(m_connection->handle, sql));
        prepared = std::make_shared<Rows::Prepared>(m_connection->handle, statement);
        if (!cached)
            cached = prepared;
    }
    int place = 0;
    for (const Binding &binding : bindings) {
        if (binding.bind(prepared->statement, ++place) != SQLITE_OK)
            return Rows(nullptr, failure(m_connection->handle, sql));
    }
    return Rows(std::move(prepared), {});
}

Result<int> Database::finish(Rows rows)
{
    while (rows.next()) { }
    if (!rows.status())
        return rows.status().error();
    return sqlite3_changes(m_connection->handle);
}

Result<void> Database::transaction(const std::function<Result<void>()> &work)
{
    if (m_connection->depth > 0)
        return work();
    return write([&work](Transaction &) {
        if (auto done = work(); !done)
            Transaction::fail(done.error());
    });
}

Result<void> Database::attempt(Mode mode, const std::function<void(Transaction &)> &work)
{
    Connection &connection = *m_connection;
    const bool isOuter = mode != Mode::Single && connection.depth == 0;
    const bool isDurable = isOuter && mode == Mode::WriteDurably;
    Transaction transaction(this);
    Result<void> done;
    try {
        // SQLite does not change these pragmas in a transaction. fullfsync is for macOS only, where a plain
        // fsync leaves the data in the drive's cache.
        if (isDurable)
            transaction.check(execute("PRAGMA synchronous=FULL; PRAGMA fullfsync=ON;"));
        if (isOuter) {
            connection.failed.reset();
            transaction.run(mode == Mode::Read ? "BEGIN" : "BEGIN IMMEDIATE");
        }
        ++connection.depth;
        const auto left = qScopeGuard([&connection] { --connection.depth; });
        work(transaction);
        if (isOuter && connection.failed)
            Transaction::fail(*connection.failed);
        if (isOuter)
            transaction.run("COMMIT");
    } catch (const StorageError &stopped) {
        done = stopped.error;
    } catch (const std::exception &stopped) {
        done = Error::storage(QString::fromUtf8(stopped.what()));
    } catch (...) {
        done = Error::storage(QStringLiteral("unknown exception"));
    }
    if (!isOuter && !done && mode != Mode::Single)
        connection.failed = done.error();
    if (isOuter && !done && sqlite3_get_autocommit(connection.handle) == 0)
        std::ignore = execute("ROLLBACK");
    if (isDurable)
        std::ignore = execute("PRAGMA synchronous=NORMAL; PRAGMA fullfsync=OFF;");
    return done;
}

int Transaction::runWith(QByteArrayView sql, std::span<const Binding> values)
{
    return check(m_database->finish(m_database->start(sql, values)));
}

Rows Transaction::queryWith(QByteArrayView sql, std::span<const Binding> values)
{
    Rows rows = m_database->start(sql, values);
    check(rows.status());
    rows.m_throws = true;
    return rows;
}

qint64 Transaction::lastInsertId() const
{
    return m_database->lastInsertId();
}

qint64 Database::lastInsertId() const
{
    return sqlite3_last_insert_rowid(m_connection->handle);
}

Result<void> Database::checkpoint()
{
    return execute("PRAGMA wal_checkpoint(TRUNCATE)");
}

void Database::leaveLog(std::function<void(int)> answer)
{
    m_connection->logGrew = std::move(answer);
    // This replaces SQLite's own hook, which checkpoints automatically.
    sqlite3_wal_hook(
        m_connection->handle,
        [](void *connection, sqlite3 *, const char *, int pages) {
            static_cast<Connection *>(connection)->logGrew(pages);
            return SQLITE_OK;
        },
        m_connection.get());
}

Result<void> Database::copy(const QString &path, const QString &to,
                            const std::function<bool(qint64 done, qint64 total)> &progress)
{
    auto source = open(path, {});
    if (!source)
        return source.error();
    auto target = open(to, {});
    if (!target)
        return target.error();
    // Within one transaction, because a copy starts over when another connection writes between its steps.
    return source->read([&](Transaction &reading) {
        reading.query("SELECT 1 FROM sqlite_master").next();
        constexpr int pagesAtOnce = 4'096;
        sqlite3 *const from = source->m_connection->handle;
        sqlite3 *const into = target->m_connection->handle;
        sqlite3_backup *backup = sqlite3_backup_init(into, "main", from, "main");
        if (!backup)
            Transaction::fail(failure(into, "copy"));
        int code = SQLITE_OK;
        bool goesOn = true;
        while (code == SQLITE_OK && goesOn) {
            code = sqlite3_backup_step(backup, pagesAtOnce);
            const qint64 total = sqlite3_backup_pagecount(backup);
            const qint64 left = sqlite3_backup_remaining(backup);
            goesOn = !progress || progress(total - left, total);
        }
        const int end = sqlite3_backup_finish(backup);
        if (!goesOn)
            Transaction::fail({});  // Cancelled
        if (code != SQLITE_DONE || end != SQLITE_OK)
            Transaction::fail(failure(into, "copy"));
    });
}

Result<void> Database::writeBack(const QString &path)
{
    auto database = open(path, {});
    if (!database)
        return database.error();
    sqlite3 *const handle = database->m_connection->handle;
    if (sqlite3_wal_checkpoint_v2(handle, nullptr, SQLITE_CHECKPOINT_PASSIVE, nullptr, nullptr) != SQLITE_OK)
        return failure(handle, "write back");
    return {};
}

}  // namespace Sidestage
