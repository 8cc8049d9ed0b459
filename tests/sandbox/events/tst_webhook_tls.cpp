// SPDX-License-Identifier: GPL-3.0-or-later

// Callbacks over https, with a certificate that nobody has signed.

#include "self_signed.h"
#include "webhook_receiver.h"

#include <QSslSocket>

using namespace Sidestage;
using namespace std::chrono_literals;
using Manner = WebhookReceiver::Manner;

class TestWebhookTls : public QObject, WebhookFixture
{
    Q_OBJECT

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
        WebhookReceiver receiver(QHostAddress::LocalHost, selfSignedServer());
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
