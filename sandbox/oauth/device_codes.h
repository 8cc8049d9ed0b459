// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "grants.h"

namespace Sidestage::Sandbox {

/// Devices that request a user's permission (specification: Device authorization). Each has a device code,
/// and shows its user code to the user. The database holds only the SHA-256 of both.
class DeviceCodes : public Area
{
public:
    enum class State : quint8 { Pending, Approved, Used, Denied };

    /// New codes. They are known in plain text only here.
    struct Issued
    {
        QString deviceCode{};  ///< 40 letters and digits.
        QString userCode{};    ///< 8 capital letters and digits.
    };
    /// The request of a device, open or decided.
    struct Asking
    {
        qint64 id = 0;
        QString clientId{};
        Api::ScopeSet scopes{};
        State state{};
        bool expired = false;

        bool isOpen() const { return state == State::Pending && !expired; }
    };
    /// The result of exchanging a device code.
    struct Exchange
    {
        bool pending = false;        ///< The user has not decided yet.
        std::optional<Grant> grant;  ///< Set once, after the user has approved.
    };

    static const char *const tables;

    explicit DeviceCodes(World &world);

    Result<Issued> issue(const QString &clientId, Api::ScopeSet scopes, std::chrono::milliseconds lifetime);
    /// Returns the request with this user code, as typed by the user (see plain()). Codes are kept for a day
    /// after they expire, so that their state can be reported.
    std::optional<Asking> find(const QString &typedCode);
    std::optional<Asking> find(qint64 id);
    /// Return false when the request is not open any more.
    Result<bool> approve(qint64 id, const QString &userId);
    Result<bool> deny(qint64 id);
    /// If the result is neither pending nor a grant, the code is unknown, used, denied, expired, or another
    /// client's.
    Result<Exchange> redeem(const QString &deviceCode, const QString &clientId);

    /// Returns the capital letters and digits of a typed user code; lower case is converted.
    static QString plain(const QString &typedCode);
    /// Returns a user code in two groups for easier reading: "BCDF-2345".
    static QString grouped(const QString &userCode);

private:
    static std::optional<Asking> askingFrom(Rows rows, qint64 now);
    Result<void> cleanUp();

    const Clock &m_clock;
    int m_issued = 0;
};

}  // namespace Sidestage::Sandbox
