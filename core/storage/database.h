// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/result.h"

#include <QByteArray>
#include <QDateTime>
#include <QList>
#include <QString>
#include <QStringList>

#include <array>
#include <exception>
#include <functional>
#include <memory>
#include <optional>
#include <span>

struct sqlite3;
struct sqlite3_stmt;

namespace Sidestage {

/// Ends a transaction. Thrown only inside the work of Database::write() and read(), which return `error`
/// instead (docs/decisions/0014).
struct StorageError : std::exception
{
    explicit StorageError(Error why)
        : error(std::move(why))
    {
    }
    const char *what() const noexcept override { return "storage"; }

    Error error;
};

/// A value to bind to a parameter of a statement.
class Binding
{
public:
    Binding(const QString &text);  ///< A null string is stored as an empty text.
    Binding(const char *) = delete;
    Binding(const QByteArray &bytes);
    Binding(qint64 number);
    Binding(int number);
    Binding(bool flag);
    Binding(double number);
    Binding(const QDateTime &time);  ///< Milliseconds since the epoch; NULL when invalid.
    Binding(std::nullptr_t = nullptr);
    template <class T>
    Binding(const std::optional<T> &value)
        : Binding(value ? Binding(*value) : Binding(nullptr))
    {
    }
    static Binding utf8(const QByteArray &text);

    qint64 integer() const { return m_integer; }
    int bind(sqlite3_stmt *statement, int place) const;

private:
    enum class Kind { Null, Integer, Real, Text, Blob } m_kind;
    qint64 m_integer = 0;
    double m_real = 0;
    QByteArray m_bytes{};
};

/// The rows of a running query. Iterate with next(); columns count from 0.
class Rows
{
public:
    Rows(Rows &&) noexcept;
    Rows &operator=(Rows &&) = delete;
    ~Rows();

    /// Moves to the next row; the first call moves to the first row. False at the end and after an error.
    /// Rows of a Transaction throw the error instead.
    bool next();
    /// The error that ended the query, if any.
    const Result<void> &status() const { return m_status; }

    bool isNull(int column) const;
    QString text(int column) const;
    /// The text, valid until next().
    QByteArrayView utf8(int column) const;
    QByteArray bytes(int column) const;
    qint64 integer(int column) const;
    double real(int column) const;
    bool boolean(int column) const { return integer(column) != 0; }
    /// A time stored as milliseconds since the epoch, in UTC; invalid when NULL.
    QDateTime time(int column) const;

private:
    friend class Database;
    friend class Transaction;
    struct Prepared;

    Rows(std::shared_ptr<Prepared> prepared, Result<void> status);

    std::shared_ptr<Prepared> m_prepared;
    Result<void> m_status;
    bool m_throws = false;
};

class Database;

/// What the work of Database::write() and read() uses. Every error throws a StorageError and so ends the
/// work; there is nothing to check or to pass on.
///
/// The templates for structs are defined in table.h: a struct needs describe(), and a `table` (see Table) to
/// be written. `scope`: the values of the table's scope columns. A row of another scope is never changed.
class Transaction
{
public:
    Q_DISABLE_COPY_MOVE(Transaction)

    /// Returns the id of the row. A serial id of 0 is a new one.
    template <class T, class... Scope>
    qint64 insert(const T &row, const Scope &...scope);
    /// Inserts the row, or replaces the values of the one with the same key. Returns its id.
    template <class T, class... Scope>
    qint64 upsert(const T &row, const Scope &...scope);
    /// Inserts the row unless there is one with the same key or another conflict. Returns whether it did.
    template <class T, class... Scope>
    bool insertNew(const T &row, const Scope &...scope);
    /// Sets all values of the row with this key. Returns whether there is one.
    template <class T, class... Scope>
    bool update(const T &row, const Scope &...scope);
    /// Returns whether there was such a row. `key`: the values of the scope columns, then of the other
    /// columns of the key.
    template <class T, class... Key>
    bool remove(const Key &...key);
    /// Removes all rows of the scope but the first `most` by Table::order.
    template <class T, class... Scope>
    int trim(int most, const Scope &...scope);

    /// The rows of the table of T: `all<AdBreak>("WHERE at >= ? ORDER BY at", since)`.
    template <class T, class... Args>
    QList<T> all(QByteArrayView rest = {}, const Args &...args);
    template <class T, class... Args>
    std::optional<T> one(QByteArrayView rest, const Args &...args);
    /// The rows of any query with the columns of T in their order; or, when T is no struct, its first column.
    template <class T, class... Args>
    QList<T> select(QByteArrayView sql, const Args &...args);
    /// The first row of the query. Empty: there is none.
    template <class T, class... Args>
    std::optional<T> first(QByteArrayView sql, const Args &...args);

    /// Runs a statement that returns no rows; returns the number of rows it changed.
    template <class... Args>
    int run(QByteArrayView sql, const Args &...args)
    {
        const std::array<Binding, sizeof...(Args)> values{Binding(args)...};
        return runWith(sql, values);
    }
    template <class... Args>
    Rows query(QByteArrayView sql, const Args &...args)
    {
        const std::array<Binding, sizeof...(Args)> values{Binding(args)...};
        return queryWith(sql, values);
    }
    int runWith(QByteArrayView sql, std::span<const Binding> values);
    Rows queryWith(QByteArrayView sql, std::span<const Binding> values);
    qint64 lastInsertId() const;

    /// Ends the work with this error, also one of another kind.
    [[noreturn]] static void fail(Error error) { throw StorageError(std::move(error)); }
    /// Returns the value, or ends the work with the error: for functions that return a Result.
    template <class T>
    static T check(Result<T> result)
    {
        if (!result)
            fail(result.error());
        if constexpr (!std::is_void_v<T>)
            return *std::move(result);
    }
    Database &database() const { return *m_database; }

private:
    friend class Database;
    explicit Transaction(Database *database)
        : m_database(database)
    {
    }

    Database *m_database;
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
        QByteArray sql;
    };

    /// Opens or creates the file at `path` (":memory:": no file) and applies the `migrations` it does not
    /// have yet, each in a transaction of its own. `migrations` are in ascending order. Fails for a file
    /// whose version is higher than that of the last (the error's field is `otherVersion`), and for one that
    /// is no database (`damaged`). Their messages are sentences for the user.
    static constexpr QLatin1String otherVersion{"version"};
    static constexpr QLatin1String damaged{"damaged"};
    static Result<Database> open(const QString &path, const QList<Migration> &migrations);

    Database(Database &&) noexcept;
    Database &operator=(Database &&) noexcept;
    ~Database();

    /// Runs a statement that returns no rows; returns the number of rows it changed.
    template <class... Args>
    Result<int> run(QByteArrayView sql, const Args &...args)
    {
        return finish(start(sql, {Binding(args)...}));
    }
    /// Starts a query.
    template <class... Args>
    Rows query(QByteArrayView sql, const Args &...args)
    {
        return start(sql, {Binding(args)...});
    }
    /// Runs several statements without parameters.
    Result<void> execute(const char *sql);

    /// Runs `work` in a transaction: committed when `work` succeeds, rolled back when it returns an error.
    /// Nested calls join the outer transaction.
    Result<void> transaction(const std::function<Result<void>()> &work);

    /// Runs `work(Transaction &)` in a transaction. When it throws, everything is rolled back and the error
    /// returned: no exception leaves. Otherwise it is committed, and the value of `work` returned. Nested
    /// calls join the outer transaction; a failure in one fails the whole.
    template <class Work>
    auto write(Work &&work)
    {
        return perform(Mode::Write, work);
    }
    /// The same for writes that must be on the disk before a request is sent: the commit, and all before it,
    /// survive a power cut. Takes milliseconds. In a nested call the outer one decides.
    template <class Work>
    auto writeDurably(Work &&work)
    {
        return perform(Mode::WriteDurably, work);
    }
    /// The same for reads: all see one state of the file.
    template <class Work>
    auto read(Work &&work)
    {
        return perform(Mode::Read, work);
    }

    // Single reads, see Transaction. Defined in table.h.
    template <class T, class... Args>
    Result<QList<T>> all(QByteArrayView rest = {}, const Args &...args);
    template <class T, class... Args>
    Result<std::optional<T>> one(QByteArrayView rest, const Args &...args);
    template <class T, class... Args>
    Result<QList<T>> select(QByteArrayView sql, const Args &...args);
    template <class T, class... Args>
    Result<std::optional<T>> first(QByteArrayView sql, const Args &...args);

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
    /// Writes a copy of the file at `path`, with all that is committed, to the new file `to`. Other
    /// connections can go on writing. May be called in any thread. Called with the number of pages so far and
    /// in all, `progress` cancels by returning false (Error Cancelled).
    static Result<void> copy(const QString &path, const QString &to,
                             const std::function<bool(qint64 done, qint64 total)> &progress = {});

private:
    struct Connection;

    friend class Transaction;
    enum class Mode : quint8 { Read, Write, WriteDurably, Single };

    explicit Database(std::unique_ptr<Connection> connection);

    Rows start(QByteArrayView sql, std::span<const Binding> bindings);
    Rows start(QByteArrayView sql, std::initializer_list<Binding> bindings)
    {
        return start(sql, std::span(bindings.begin(), bindings.size()));
    }
    Result<int> finish(Rows rows);

    template <class Work>
    auto single(Work &&work)
    {
        return perform(Mode::Single, work);
    }
    template <class Work>
    auto perform(Mode mode, Work &work)
    {
        using Value = std::invoke_result_t<Work &, Transaction &>;
        if constexpr (std::is_void_v<Value>) {
            return attempt(mode, [&work](Transaction &transaction) { work(transaction); });
        } else {
            std::optional<Value> value;
            const auto done = attempt(
                mode, [&work, &value](Transaction &transaction) { value.emplace(work(transaction)); });
            return done ? Result<Value>(*std::move(value)) : Result<Value>(done.error());
        }
    }
    Result<void> attempt(Mode mode, const std::function<void(Transaction &)> &work);

    std::unique_ptr<Connection> m_connection;
};

}  // namespace Sidestage
