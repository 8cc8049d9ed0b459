// SPDX-License-Identifier: GPL-3.0-or-later
// Every icon exists, has the colour of its context and fits its box.
#include "kit/theme/icons.h"
#include "kit_test.h"

#include <QPainter>

using namespace Sidestage;

static bool hasInk(const QImage &image, const QColor &color)
{
    for (int y = 0; y < image.height(); ++y) {
        for (int x = 0; x < image.width(); ++x) {
            const QColor here = image.pixelColor(x, y);
            if (here.alpha() > 200 && qAbs(here.red() - color.red()) < 4
                && qAbs(here.green() - color.green()) < 4 && qAbs(here.blue() - color.blue()) < 4)
                return true;
        }
    }
    return false;
}

class TestIcons : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void eachIconIsDrawnInTheAskedColour()
    {
        const QColor ink = Theme::tokens().live;
        for (int i = 1; i < iconCount; ++i) {
            const QImage image = Icons::pixmap(Icon(i), ink, 40).toImage();
            QCOMPARE(image.size(), QSize(40, 40));
            QVERIFY2(hasInk(image, ink), qPrintable(QString::number(i)));
        }
        QVERIFY(Icons::pixmap(Icon::None, ink, 40).isNull());
    }

    void noTwoIconsAreTheSame()
    {
        QList<QImage> seen;
        for (int i = 1; i < iconCount; ++i) {
            const QImage image = Icons::pixmap(Icon(i), Theme::tokens().text, 40).toImage();
            QVERIFY2(!seen.contains(image), qPrintable(QString::number(i)));
            seen.append(image);
        }
    }

    void aDenserScreenGetsMorePixels()
    {
        const QPixmap pixmap = Icons::pixmap(Icon::Search, Theme::tokens().text, 20, 2.0);
        QCOMPARE(pixmap.size(), QSize(40, 40));
        QCOMPARE(pixmap.deviceIndependentSize(), QSizeF(20, 20));
    }

    void anIconFollowsTheThemeWithoutBeingMadeAgain()
    {
        const QIcon icon = Icons::icon(Icon::Search);
        Theme::current()->setMode(Theme::Mode::Light);
        QVERIFY(hasInk(icon.pixmap(40).toImage(), Tokens::light().text));
        Theme::current()->setMode(Theme::Mode::Dark);
        QVERIFY(hasInk(icon.pixmap(40).toImage(), Tokens::dark().text));
        QVERIFY(hasInk(icon.pixmap(40, QIcon::Disabled).toImage(), Tokens::dark().text3));
        Theme::current()->setMode(Theme::Mode::Light);
    }

    void anIconKnowsWhichItIs()
    {
        QCOMPARE(Icons::of(Icons::icon(Icon::Undo)), Icon::Undo);
        QCOMPARE(Icons::of(QIcon()), Icon::None);
    }
};

SIDESTAGE_KIT_TEST(TestIcons)
#include "tst_icons.moc"
