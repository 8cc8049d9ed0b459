// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "grants.h"

namespace Sidestage::Sandbox {

/// Devices that wait for a user's permission (specification: Device authorization). Each holds a
/// device code, and shows its user code to the user; the database holds the SHA-256 of both.
class DeviceCodes : public Area
{
public:
    enum class State : quint8 { Pending, Approved, Used, Denied };

    /// Codes that have just been made: the only moment in which they are known in clear.
    struct Issued
    {
        QString deviceCode{};  ///< 40 letters and digits.
        QString userCode{};    ///< 8 capital letters and digits.
    };
    /// A device that asks, or has asked.
    struct Asking
    {
        qint64 id = 0;
        QString clientId{};
        Api::ScopeSet scopes{};
        State state{};
        bool expired = false;

        bool isOpen() const { return state == State::Pending && !expired; }
    };
    /// What a device code is exchanged for.
    struct Exchange
    {
        bool pending = false;        ///< The user has not decided yet.
        std::optional<Grant> grant;  ///< Once, after the user has approved.
    };

    static const char *const tables;

    explicit DeviceCodes(World &world);

    Result<Issued> issue(const QString &clientId, Api::ScopeSet scopes, std::chrono::milliseconds lifetime);
    /// Who asks with a user code as somebody typed it: see plain(). Codes are remembered for a day after
    /// their end, so that one can say what has become of them.
    std::optional<Asking> find(const QString &typedCode);
    std::optional<Asking> find(qint64 id);
    /// False when nobody asks any more.
    Result<bool> approve(qint64 id, const QString &userId);
    Result<bool> deny(qint64 id);
    /// Neither pending nor a grant: the code is unknown, another client's, used, denied or expired.
    Result<Exchange> redeem(const QString &deviceCode, const QString &clientId);

    /// A user code without what people type besides: capital letters and digits only.
    static QString plain(const QString &typedCode);
    /// In two groups, easier to read and to type: "BCDF-2345".
    static QString grouped(const QString &userCode);

private:
    static std::optional<Asking> askingFrom(Rows rows, qint64 now);
    Result<void> cleanUp();

    Database &m_database;
    const Clock &m_clock;
    int m_issued = 0;
};

}  // namespace Sidestage::Sandbox
