// SPDX-License-Identifier: GPL-3.0-or-later
#include "device_codes.h"

#include "sandbox/world/store.h"
#include "sandbox/world/world.h"

namespace Sidestage::Sandbox {

namespace {

/// No vowels, so that no words appear, and no characters that look alike.
constexpr QByteArrayView userCharacters("BCDFGHJKMNPQRSTVWXYZ23456789");
constexpr int userLength = 8;

/// Maximum number of codes; beyond it the oldest are deleted.
constexpr int maxCodes = 20'000;
constexpr int cleanUpEvery = 500;
constexpr std::chrono::milliseconds remembered = std::chrono::hours(24);

constexpr int number(DeviceCodes::State state)
{
    return int(state);
}

}  // namespace

const char *const DeviceCodes::tables = R"(
CREATE TABLE device_codes (
    id INTEGER PRIMARY KEY,
    hash BLOB NOT NULL UNIQUE,
    user_hash BLOB NOT NULL UNIQUE,
    client_id TEXT NOT NULL,
    scopes TEXT NOT NULL,
    state INTEGER NOT NULL DEFAULT 0,  -- DeviceCodes::State
    user_id INTEGER,                   -- who approved it
    expires_at INTEGER NOT NULL
);
CREATE INDEX device_codes_expiry ON device_codes (expires_at);
)";

DeviceCodes::DeviceCodes(World &world)
    : Area(world)
    , m_clock(world.clock())
{
}

Result<DeviceCodes::Issued> DeviceCodes::issue(const QString &clientId, Api::ScopeSet scopes,
                                               std::chrono::milliseconds lifetime)
{
    if (++m_issued % cleanUpEvery == 0) {
        if (auto done = cleanUp(); !done)
            return done.error();
    }
    Issued issued{.deviceCode = randomText(40, true), .userCode = randomText(userLength, userCharacters)};
    auto done = m_database.run(
        "INSERT INTO device_codes (hash, user_hash, client_id, scopes, expires_at) VALUES (?, ?, ?, ?, ?)",
        hashOf(issued.deviceCode.toLatin1()), hashOf(issued.userCode.toLatin1()), clientId, scopeText(scopes),
        qint64(m_clock.msecs() + lifetime.count()));
    if (!done)
        return done.error();
    return issued;
}

Result<void> DeviceCodes::cleanUp()
{
    if (auto done = m_database.run("DELETE FROM device_codes WHERE expires_at <= ?",
                                   qint64(m_clock.msecs() - remembered.count()));
        !done)
        return done.error();
    return statusOf(m_database.run(
        "DELETE FROM device_codes WHERE id <= (SELECT max(id) FROM device_codes) - ?", maxCodes));
}

std::optional<DeviceCodes::Asking> DeviceCodes::askingFrom(Rows rows, qint64 now)
{
    if (!rows.next())
        return {};
    return Asking{.id = rows.integer(0),
                  .clientId = rows.text(1),
                  .scopes = scopesFrom(rows.text(2)),
                  .state = State(rows.integer(3)),
                  .expired = rows.integer(4) <= now};
}

std::optional<DeviceCodes::Asking> DeviceCodes::find(const QString &typedCode)
{
    return askingFrom(
        m_database.query(
            "SELECT id, client_id, scopes, state, expires_at FROM device_codes WHERE user_hash = ?",
            hashOf(plain(typedCode).toUtf8())),
        m_clock.msecs());
}

std::optional<DeviceCodes::Asking> DeviceCodes::find(qint64 id)
{
    return askingFrom(
        m_database.query("SELECT id, client_id, scopes, state, expires_at FROM device_codes WHERE id = ?",
                         id),
        m_clock.msecs());
}

Result<bool> DeviceCodes::approve(qint64 id, const QString &userId)
{
    auto done
        = m_database.run("UPDATE device_codes SET state = ?, user_id = ? WHERE id = ? AND state = ?"
                         " AND expires_at > ?",
                         number(State::Approved), rowId(userId), id, number(State::Pending), m_clock.msecs());
    if (!done)
        return done.error();
    return *done > 0;
}

Result<bool> DeviceCodes::deny(qint64 id)
{
    auto done
        = m_database.run("UPDATE device_codes SET state = ? WHERE id = ? AND state = ? AND expires_at > ?",
                         number(State::Denied), id, number(State::Pending), m_clock.msecs());
    if (!done)
        return done.error();
    return *done > 0;
}

Result<DeviceCodes::Exchange> DeviceCodes::redeem(const QString &deviceCode, const QString &clientId)
{
    Exchange exchange;
    auto done = m_database.transaction([&]() -> Result<void> {
        qint64 id = 0;
        {
            Rows rows = m_database.query("SELECT id, scopes, state, user_id FROM device_codes WHERE hash = ?"
                                         " AND client_id = ? AND expires_at > ?",
                                         hashOf(deviceCode.toUtf8()), clientId, m_clock.msecs());
            if (!rows.next())
                return rows.status();
            id = rows.integer(0);
            exchange.pending = State(rows.integer(2)) == State::Pending;
            if (State(rows.integer(2)) != State::Approved)
                return {};
            exchange.grant
                = Grant{.clientId = clientId, .userId = rows.text(3), .scopes = scopesFrom(rows.text(1))};
        }
        return statusOf(
            m_database.run("UPDATE device_codes SET state = ? WHERE id = ?", number(State::Used), id));
    });
    if (!done)
        return done.error();
    return exchange;
}

QString DeviceCodes::plain(const QString &typedCode)
{
    QString code;
    for (const QChar c : typedCode.toUpper()) {
        if ((c >= u'A' && c <= u'Z') || (c >= u'0' && c <= u'9'))
            code.append(c);
    }
    return code;
}

QString DeviceCodes::grouped(const QString &userCode)
{
    constexpr int half = userLength / 2;
    return userCode.size() > half ? userCode.left(half) + u'-' + userCode.mid(half) : userCode;
}

}  // namespace Sidestage::Sandbox
