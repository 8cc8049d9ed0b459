// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/result.h"

#include <QByteArray>
#include <QDateTime>
#include <QList>
#include <QString>
#include <QStringList>

#include <functional>
#include <memory>

struct sqlite3;
struct sqlite3_stmt;

namespace Sidestage {

/// The rows of a running query. Iterate with next(); columns count from 0.
class Rows
{
public:
    Rows(Rows &&) noexcept;
    Rows &operator=(Rows &&) = delete;
    ~Rows();

    /// Moves to the next row; the first call moves to the first row. False at the end and after an error.
    bool next();
    /// The error that ended the query, if any.
    const Result<void> &status() const { return m_status; }

    bool isNull(int column) const;
    QString text(int column) const;
    QByteArray bytes(int column) const;
    qint64 integer(int column) const;
    double real(int column) const;
    bool boolean(int column) const { return integer(column) != 0; }
    /// A time stored as milliseconds since the epoch, in UTC; invalid when NULL.
    QDateTime time(int column) const;

private:
    friend class Database;
    struct Prepared;

    Rows(std::shared_ptr<Prepared> prepared, Result<void> status);

    std::shared_ptr<Prepared> m_prepared;
    Result<void> m_status;
};

/// One SQLite database, in a file or in memory, used from one thread: a thin RAII wrapper of SQLite's C
/// interface (why not Qt SQL: docs/decisions/0005).
///
/// Enables WAL, foreign keys, and a busy timeout of five seconds for other processes. All errors are of
/// Kind::Storage. A full disk loses nothing that was committed.
class Database
{
public:
    struct Migration
    {
        int version;
        const char *sql;
    };

    /// Opens or creates the file at `path` (":memory:": no file) and applies the `migrations` it does not
    /// have yet, each in a transaction of its own. `migrations` are in ascending order. Fails for a file
    /// whose version is higher than that of the last.
    static Result<Database> open(const QString &path, const QList<Migration> &migrations);

    Database(Database &&) noexcept;
    Database &operator=(Database &&) noexcept;
    ~Database();

    /// Runs a statement that returns no rows; returns the number of rows it changed.
    template <class... Args>
    Result<int> run(const char *sql, const Args &...args)
    {
        return finish(start(sql, {Binding(args)...}));
    }
    /// Starts a query.
    template <class... Args>
    Rows query(const char *sql, const Args &...args)
    {
        return start(sql, {Binding(args)...});
    }
    /// Runs several statements without parameters.
    Result<void> execute(const char *sql);

    /// Runs `work` in a transaction: committed when `work` succeeds, rolled back when it returns an error.
    /// Nested calls join the outer transaction.
    Result<void> transaction(const std::function<Result<void>()> &work);

    qint64 lastInsertId() const;
    /// Writes the whole WAL into the database file, so that the file alone is complete.
    Result<void> checkpoint();

    /// For a thread that must not wait for the disk: this connection no longer checkpoints the WAL. `answer`
    /// is called after each commit with the length of the WAL in pages; it should make another thread call
    /// writeBack().
    void leaveLog(std::function<void(int pages)> answer);
    /// Checkpoints the WAL of the file at `path` over a connection of its own, as far as possible without
    /// blocking other connections (SQLITE_CHECKPOINT_PASSIVE).
    static Result<void> writeBack(const QString &path);

private:
    struct Connection;

    /// A value to bind to a parameter of a statement.
    class Binding
    {
    public:
        Binding(const QString &text);
        Binding(const char *) = delete;
        Binding(const QByteArray &bytes);
        Binding(qint64 number);
        Binding(int number);
        Binding(bool flag);
        Binding(double number);
        Binding(const QDateTime &time);
        Binding(std::nullptr_t);
        template <class T>
        Binding(const std::optional<T> &value)
            : Binding(value ? Binding(*value) : Binding(nullptr))
        {
        }

        int bind(sqlite3_stmt *statement, int place) const;

    private:
        enum class Kind : quint8 { Null, Integer, Real, Text, Blob } m_kind;
        qint64 m_integer = 0;
        double m_real = 0;
        QByteArray m_bytes{};
    };

    explicit Database(std::unique_ptr<Connection> connection);

    Rows start(const char *sql, std::initializer_list<Binding> bindings);
    Result<int> finish(Rows rows);

    std::unique_ptr<Connection> m_connection;
};

}  // namespace Sidestage
