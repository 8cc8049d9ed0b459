// SPDX-License-Identifier: GPL-3.0-or-later

// Overlay files are chosen in a dialog that keeps what was typed, sounds in the settings. A key saves the
// ledger.

#include "charity_page_world.h"

#include "charity/overlay_image.h"
#include "kit/messages/banner.h"

#include <QFile>
#include <QFileDialog>
#include <QLineEdit>

using namespace Sidestage;

class TstOverlayDialog : public QObject
{
    Q_OBJECT

    std::unique_ptr<Theme> m_theme{};
    QTemporaryDir m_folder{};

    template <class T>
    T *part(QDialog *dialog, const char *name)
    {
        T *found = dialog->findChild<T *>(QLatin1String(name));
        if (!found)
            qFatal("no %s", name);
        return found;
    }

private Q_SLOTS:
    void initTestCase() { m_theme = std::make_unique<Theme>(); }
    void cleanupTestCase() { m_theme.reset(); }

    void theFilesThatAreChosenAreWritten()
    {
        OpenCharityPage rig;
        rig.service->overlay()->setPainter(overlayPng);
        rig.service->overlay()->setPace(std::chrono::milliseconds(5));
        rig.showPage();
        rig.page->openOverlay();
        auto *dialog = rig.page->findChild<QDialog *>(u"overlayDialog"_s);
        QVERIFY(dialog);
        // An invalid path is rejected, and the text stays so that it can be corrected.
        auto *text = part<QLineEdit>(dialog, "overlayText");
        text->setText(u"total.txt"_s);
        auto *save = part<QAbstractButton>(dialog, "overlaySave");
        QTest::mouseClick(save, Qt::LeftButton);
        QVERIFY(dialog->isVisible());
        QCOMPARE(text->text(), u"total.txt"_s);
        const QString textPath = m_folder.filePath(u"total.txt"_s);
        const QString imagePath = m_folder.filePath(u"total.png"_s);
        text->setText(textPath);
        part<QLineEdit>(dialog, "overlayImage")->setText(imagePath);
        auto *words = part<QLineEdit>(dialog, "overlayTemplate");
        words->setText(u"{total} {wrong}"_s);
        QVERIFY(part<QLabel>(dialog, "overlayTextPreview")->text().contains(u"{wrong}"_s));
        words->setText(u"{total}"_s);
        QTest::mouseClick(save, Qt::LeftButton);
        const auto content = [](const QString &path) {
            QFile file(path);
            return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
        };
        QTRY_COMPARE(content(textPath), rig.campaigns()->current()->total.text().toUtf8());
        QTRY_COMPARE(QImage::fromData(content(imagePath)).width(), 640);
        rig.donate(100);
        QTRY_COMPARE(content(textPath), rig.campaigns()->current()->total.text().toUtf8());
    }

    void theImageIsTransparentAndGrowsWithTheGoal()
    {
        OverlayFacts facts{.charity = u"Tern Point Lifeboats"_s,
                           .total = QString::fromUtf8("£12,480.50"),
                           .goal = QString::fromUtf8("£20,000.00"),
                           .percent = u"62 %"_s,
                           .thousandths = 624,
                           .hasGoal = true};
        const QImage image = overlayImage(facts, {.imageWidth = 800});
        QCOMPARE(image.width(), 800);
        QVERIFY(image.hasAlphaChannel());
        QCOMPARE(image.pixelColor(0, 0).alpha(), 0);  // rounded corners
        const int y = 20 * 9 + 10;
        QCOMPARE(image.pixelColor(100, y), Tokens::dark().goodFill);
        QVERIFY(image.pixelColor(700, y) != Tokens::dark().goodFill);
        facts.hasGoal = false;
        QVERIFY(overlayImage(facts, {.imageWidth = 800}).height() < image.height());
    }

    void soundsAreChosenInTheSettings()
    {
        CharityPageWorld rig;
        rig.open();
        rig.showPage();
        QSignalSpy wanted(rig.page, &Page::pageRequested);
        rig.page->findChild<QAction *>(u"charitySounds"_s)->trigger();
        QCOMPARE(wanted.count(), 1);
        QCOMPARE(wanted.first().first().toString(), u"settings"_s);
    }

    void controlEAsksWhereToAndTheEndIsSaid()
    {
        OpenCharityPage rig;
        rig.showPage();
        QTest::keyClick(rig.table(), Qt::Key_E, Qt::ControlModifier);
        auto *dialog = rig.page->findChild<QFileDialog *>(u"ledgerSaveDialog"_s);
        QVERIFY(dialog);
        const QString path = m_folder.filePath(u"ledger.csv"_s);
        Q_EMIT dialog->fileSelected(path);
        dialog->close();
        auto *banner = rig.find<Banner>("ledgerBanner");
        QTRY_VERIFY(banner->isVisible());
        QCOMPARE(banner->kind(), Banner::Kind::Good);
        QVERIFY(QFile::exists(path));
    }
};

QTEST_MAIN(TstOverlayDialog)
#include "tst_overlay_dialog.moc"
