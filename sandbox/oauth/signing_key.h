// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/result.h"

#include <QByteArray>

#include <memory>

struct evp_pkey_st;

namespace Sidestage::Sandbox {

/// An RSA key of 2048 bits that signs JSON Web Tokens (RS256).
class SigningKey
{
public:
    /// Generates a new key, which takes tenths of a second. Error: Kind::Storage, as for all functions here.
    static Result<SigningKey> make();
    /// Reads a key that save() returned.
    static Result<SigningKey> restore(const QByteArray &der);

    /// Returns the private key as DER.
    Result<QByteArray> save() const;
    /// Returns the signed token with `payload` (JSON) in compact form.
    Result<QByteArray> signJwt(const QByteArray &payload) const;

    /// Of the public key: modulus and exponent as base64url, and the thumbprint of both (RFC 7638).
    const QByteArray &modulus() const { return m_modulus; }
    const QByteArray &exponent() const { return m_exponent; }
    const QByteArray &id() const { return m_id; }

private:
    struct Free
    {
        void operator()(evp_pkey_st *key) const;
    };
    using Handle = std::unique_ptr<evp_pkey_st, Free>;

    static Result<SigningKey> from(Handle handle);

    Handle m_handle{};
    QByteArray m_modulus{};
    QByteArray m_exponent{};
    QByteArray m_id{};
};

/// Returns base64 with the URL alphabet, without padding.
QByteArray base64Url(const QByteArray &bytes);

}  // namespace Sidestage::Sandbox
