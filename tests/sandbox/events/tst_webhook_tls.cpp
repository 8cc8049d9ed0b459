// SPDX-License-Identifier: GPL-3.0-or-later

// Callbacks over https, with a certificate that nobody has signed.

#include "webhook_receiver.h"

#include <QSslCertificate>
#include <QSslConfiguration>
#include <QSslKey>
#include <QSslServer>

#include <openssl/bio.h>
#include <openssl/evp.h>
#include <openssl/pem.h>
#include <openssl/rsa.h>
#include <openssl/x509.h>

using namespace Sidestage;
using namespace std::chrono_literals;
using Manner = WebhookReceiver::Manner;

class TestWebhookTls : public QObject, WebhookFixture
{
    Q_OBJECT

    static QByteArray textOf(BIO *bio)
    {
        char *data = nullptr;
        const long size = BIO_get_mem_data(bio, &data);
        QByteArray text(data, size);
        BIO_free(bio);
        return text;
    }
    /// A server with a new key and a certificate of its own for "example.com".
    static std::unique_ptr<QTcpServer> secureServer()
    {
        EVP_PKEY *key = EVP_RSA_gen(2048);
        X509 *certificate = X509_new();
        ASN1_INTEGER_set(X509_get_serialNumber(certificate), 1);
        X509_gmtime_adj(X509_getm_notBefore(certificate), -60);
        X509_gmtime_adj(X509_getm_notAfter(certificate), 3600);
        X509_set_pubkey(certificate, key);
        X509_NAME *name = X509_get_subject_name(certificate);
        X509_NAME_add_entry_by_txt(name, "CN", MBSTRING_ASC,
                                   reinterpret_cast<const unsigned char *>("example.com"), -1, -1, 0);
        X509_set_issuer_name(certificate, name);
        X509_sign(certificate, key, EVP_sha256());
        BIO *keyText = BIO_new(BIO_s_mem());
        PEM_write_bio_PrivateKey(keyText, key, nullptr, nullptr, 0, nullptr, nullptr);
        BIO *certificateText = BIO_new(BIO_s_mem());
        PEM_write_bio_X509(certificateText, certificate);

        QSslConfiguration configuration = QSslConfiguration::defaultConfiguration();
        configuration.setPrivateKey(QSslKey(textOf(keyText), QSsl::Rsa));
        configuration.setLocalCertificate(QSslCertificate(textOf(certificateText)));
        X509_free(certificate);
        EVP_PKEY_free(key);
        auto server = std::make_unique<QSslServer>();
        server->setSslConfiguration(configuration);
        return server;
    }
    static QString secureUrl(const WebhookReceiver &receiver)
    {
        return receiver.url().replace(u"http:"_s, u"https:"_s);
    }

private Q_SLOTS:
    void init() { startWithNetwork(); }
    void cleanup() { stopWithNetwork(); }

    void aCallbackOnThisMachineNeedsNoSignedCertificate()
    {
        if (!QSslSocket::supportsSsl())
            qFatal("Qt has no TLS here");
        WebhookReceiver receiver(QHostAddress::LocalHost, secureServer());
        const auto made = post(m_app, wanted("channel.update", "2", of(m_tea), to(secureUrl(receiver))));
        QTRY_COMPARE(statusOf(text(made.first(), "id")), u"enabled"_s);
        changeTitle(u"secretly"_s);
        QTRY_COMPARE(titles(receiver.notifications()), QStringList(u"secretly"_s));
        QVERIFY(receiver.notifications().first().isSigned(secret));
        QTRY_COMPARE(receiver.open, 0);
    }

    void whatDoesNotSpeakTlsFailsAndDelaysNobody()
    {
        WebhookReceiver plain;
        WebhookReceiver other;
        listening(other);
        const auto made = post(m_app, wanted("channel.update", "2", of(m_tea), to(secureUrl(plain))));
        changeTitle();
        QTRY_COMPARE(other.notifications().size(), 1);
        pass(10s);
        QTRY_COMPARE(statusOf(text(made.first(), "id")), u"webhook_callback_verification_failed"_s);
        QCOMPARE(plain.requests.size(), 0);
    }
};

QTEST_GUILESS_MAIN(TestWebhookTls)
#include "tst_webhook_tls.moc"
