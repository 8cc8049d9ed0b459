// SPDX-License-Identifier: GPL-3.0-or-later
#include "signing_key.h"

#include <QCryptographicHash>

#include <openssl/bn.h>
#include <openssl/core_names.h>
#include <openssl/err.h>
#include <openssl/evp.h>
#include <openssl/rsa.h>
#include <openssl/x509.h>

namespace Sidestage::Sandbox {

namespace {

constexpr std::size_t bits = 2048;

template <auto F>
struct By
{
    template <class T>
    void operator()(T *thing) const
    {
        F(thing);
    }
};
using Number = std::unique_ptr<BIGNUM, By<BN_free>>;
using Digest = std::unique_ptr<EVP_MD_CTX, By<EVP_MD_CTX_free>>;

Error failed()
{
    char text[256] = {};
    ERR_error_string_n(ERR_get_error(), text, sizeof text);
    ERR_clear_error();
    return Error::storage(QString::fromLatin1(text));
}

/// Returns a number of the key, big-endian; empty on error.
QByteArray number(const EVP_PKEY *key, const char *name)
{
    BIGNUM *raw = nullptr;
    if (EVP_PKEY_get_bn_param(key, name, &raw) != 1)
        return {};
    const Number value(raw);
    QByteArray bytes(BN_num_bytes(value.get()), Qt::Uninitialized);
    BN_bn2bin(value.get(), reinterpret_cast<unsigned char *>(bytes.data()));
    return bytes;
}

}  // namespace

QByteArray base64Url(const QByteArray &bytes)
{
    return bytes.toBase64(QByteArray::Base64UrlEncoding | QByteArray::OmitTrailingEquals);
}

void SigningKey::Free::operator()(evp_pkey_st *key) const
{
    EVP_PKEY_free(key);
}

Result<SigningKey> SigningKey::make()
{
    return from(Handle(EVP_RSA_gen(bits)));
}

Result<SigningKey> SigningKey::restore(const QByteArray &der)
{
    const auto *bytes = reinterpret_cast<const unsigned char *>(der.constData());
    return from(Handle(d2i_AutoPrivateKey(nullptr, &bytes, long(der.size()))));
}

Result<SigningKey> SigningKey::from(Handle handle)
{
    if (!handle)
        return failed();
    SigningKey key;
    key.m_modulus = base64Url(number(handle.get(), OSSL_PKEY_PARAM_RSA_N));
    key.m_exponent = base64Url(number(handle.get(), OSSL_PKEY_PARAM_RSA_E));
    if (key.m_modulus.isEmpty() || key.m_exponent.isEmpty())
        return failed();
    const QByteArray members
        = R"({"e":")" + key.m_exponent + R"(","kty":"RSA","n":")" + key.m_modulus + R"("})";
    key.m_id = base64Url(QCryptographicHash::hash(members, QCryptographicHash::Sha256));
    key.m_handle = std::move(handle);
    return key;
}

Result<QByteArray> SigningKey::save() const
{
    unsigned char *raw = nullptr;
    const int length = i2d_PrivateKey(m_handle.get(), &raw);
    if (length <= 0)
        return failed();
    QByteArray der(reinterpret_cast<const char *>(raw), length);
    OPENSSL_free(raw);
    return der;
}

Result<QByteArray> SigningKey::signJwt(const QByteArray &payload) const
{
    const QByteArray head = R"({"alg":"RS256","kid":")" + m_id + R"(","typ":"JWT"})";
    QByteArray token = base64Url(head) + '.' + base64Url(payload);
    const auto *text = reinterpret_cast<const unsigned char *>(token.constData());
    const auto length = std::size_t(token.size());
    const Digest digest(EVP_MD_CTX_new());
    std::size_t size = 0;
    if (!digest || EVP_DigestSignInit(digest.get(), nullptr, EVP_sha256(), nullptr, m_handle.get()) != 1
        || EVP_DigestSign(digest.get(), nullptr, &size, text, length) != 1)
        return failed();
    QByteArray signature(qsizetype(size), Qt::Uninitialized);
    if (EVP_DigestSign(digest.get(), reinterpret_cast<unsigned char *>(signature.data()), &size, text, length)
        != 1)
        return failed();
    signature.truncate(qsizetype(size));
    token += '.' + base64Url(signature);
    return token;
}

}  // namespace Sidestage::Sandbox
