// SPDX-License-Identifier: GPL-3.0-or-later

// The logo of the charity is downloaded from the URL that the service reports and is visible on the page. If
// it is no picture, or one that must not be shown, a heart with an explanation takes its place.

#include "charity_page_world.h"

#include "charity/goal/campaign_card.h"
#include "downloads/picture_loader.h"
#include "kit/text/picture.h"

#include <QBuffer>
#include <QImage>
#include <QNetworkReply>

using namespace Sidestage;

namespace {

/// The average difference of the colours of two pictures of the same size, where the second one is opaque: 0
/// to 255.
double difference(const QImage &shown, const QImage &wanted)
{
    double sum = 0;
    int count = 0;
    for (int y = 0; y < wanted.height(); ++y) {
        for (int x = 0; x < wanted.width(); ++x) {
            const QColor want = wanted.pixelColor(x, y);
            const QColor is = shown.pixelColor(x, y);
            if (want.alpha() < 255)
                continue;
            sum += std::abs(want.red() - is.red()) + std::abs(want.green() - is.green())
                + std::abs(want.blue() - is.blue());
            count += 3;
        }
    }
    return count > 0 ? sum / count : 255;
}

/// Scaling a picture down gives slightly different results.
constexpr double alike = 12;

QByteArray png(const QImage &image)
{
    QBuffer buffer;
    buffer.open(QIODevice::WriteOnly);
    image.save(&buffer, "PNG");
    return buffer.data();
}

QByteArray smallPng()
{
    QImage image(8, 8, QImage::Format_RGB32);
    image.fill(Qt::red);
    return png(image);
}

}  // namespace

class TstCharityLogo : public QObject
{
    Q_OBJECT

    std::unique_ptr<Theme> m_theme{};

    /// The picture at this URL, downloaded without our own code.
    static QImage there(const QUrl &url)
    {
        QNetworkAccessManager network;
        const std::unique_ptr<QNetworkReply> reply(network.get(QNetworkRequest(url)));
        [&] { QTRY_VERIFY(reply->isFinished()); }();
        return QImage::fromData(reply->readAll());
    }
    static QImage seen(const CharityPageWorld &rig)
    {
        return rig.find<QWidget>("charityLogo")->grab().toImage();
    }
    static bool isSeen(const CharityPageWorld &rig, const QImage &logo)
    {
        const QImage now = seen(rig);
        return rig.isShown("charityLogo")
            && difference(now, logo.scaled(now.size(), Qt::KeepAspectRatio, Qt::SmoothTransformation))
            < alike;
    }

private Q_SLOTS:
    void initTestCase() { m_theme = std::make_unique<Theme>(); }
    void cleanupTestCase() { m_theme.reset(); }

    void theLogoIsFetchedAndSeen()
    {
        OpenCharityPage rig;
        const CampaignRecord campaign = *rig.campaigns()->current();
        QCOMPARE(campaign.logo.host(), rig.sandbox.baseUrl().host());
        QCOMPARE(campaign.logo.port(), rig.sandbox.baseUrl().port());
        const QImage logo = there(campaign.logo);
        QCOMPARE(logo.size(), QSize(100, 100));
        rig.showPage();
        QTRY_VERIFY(isSeen(rig, logo));
        QVERIFY(!rig.isShown("charityHeart"));
        // The comparison would notice another picture.
        QImage mirrored = logo.mirrored(false, true);
        mirrored.invertPixels();
        QVERIFY(!isSeen(rig, mirrored));
        QCOMPARE(rig.find<PictureLabel>("charityLogo")->accessibleName(),
                 u"Logo of %1"_s.arg(campaign.charityName));
    }

    void whatIsNoLogoLeavesAHeartAndAWord_data()
    {
        using Fault = Sandbox::InjectedFault;
        QTest::addColumn<Fault>("fault");
        const auto add = [](const char *name, Fault fault) {
            fault.path = "/images";
            // Qt itself retries after a cut connection.
            fault.times = fault.truncateTo >= 0 ? -1 : 1;
            QTest::newRow(name) << fault;
        };
        add("is not there", {.status = 404});
        add("is no picture", {.body = QByteArray("<html><body>Not here</body></html>")});
        add("has too many bytes", {.body = smallPng() + QByteArray(PictureLoader::maxPerPicture, '\0')});
        QImage wide(3000, 1500, QImage::Format_Mono);
        wide.fill(1);
        QVERIFY(qint64(wide.width()) * wide.height() > Pictures::maxPixels);
        add("has too many pixels", {.body = png(wide)});
        add("breaks off", {.truncateTo = 30});
    }
    void whatIsNoLogoLeavesAHeartAndAWord()
    {
        QFETCH(Sandbox::InjectedFault, fault);
        CharityPageWorld rig;
        rig.sandbox.fault(fault);
        rig.open();
        rig.settle();
        const CampaignRecord campaign = *rig.campaigns()->current();
        rig.showPage();
        QTRY_VERIFY(rig.isShown("charityHeart"));
        QVERIFY(!rig.isShown("charityLogo"));
        const QString words = u"Could not load the logo of %1."_s.arg(campaign.charityName);
        QCOMPARE(rig.find("charityHeart")->toolTip(), words);
        QCOMPARE(rig.find("charityHeart")->accessibleName(), words);
        // Something is drawn, and the name is beside it.
        const QImage heart = rig.find("charityHeart")->grab().toImage();
        QImage empty(heart.size(), heart.format());
        empty.setDevicePixelRatio(heart.devicePixelRatio());
        empty.fill(heart.pixelColor(0, 0));
        QVERIFY(heart != empty);
        const auto *card = rig.find<CampaignCard>("campaignCard");
        const auto place
            = [card](const QWidget *part) { return QRect(part->mapTo(card, QPoint()), part->size()); };
        const QWidget *name = rig.find("charityName");
        QVERIFY(place(name).left() > place(rig.find("charityHeart")).right());
        QVERIFY(place(name).left() - place(rig.find("charityHeart")).right() < px(40));
        QCOMPARE(rig.find<QLabel>("charityName")->text(), campaign.charityName);
        // The picture would be available now, but the page does not retry whenever it is updated.
        rig.donate(2'500);
        QTRY_COMPARE(rig.campaigns()->current()->total.minor(), campaign.total.minor() + 2'500);
        QVERIFY(rig.isShown("charityHeart"));
        // The next run loads it when it is available again.
        rig.window.reset();
        rig.sandbox.clearFaults();
        rig.reopen();
        rig.settle();
        rig.showPage();
        QTRY_VERIFY(isSeen(rig, there(campaign.logo)));
        QVERIFY(rig.find("charityHeart")->toolTip().isEmpty());
    }
};

QTEST_MAIN(TstCharityLogo)
#include "tst_charity_logo.moc"
