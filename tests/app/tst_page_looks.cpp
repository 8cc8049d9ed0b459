// SPDX-License-Identifier: GPL-3.0-or-later

// The pages as they are painted: text is readable in light, dark and high contrast, and a window of 320 px
// and text of 200 % lose no control.

#include "tour/dashboard_world.h"

#include "kit/theme/theme.h"
#include "shell/pop_out_window.h"
#include "shell/settings/preferences.h"

#include <QAbstractButton>
#include <QAction>
#include <QLabel>
#include <QPainter>
#include <QScrollArea>

#include <cmath>

using namespace Sidestage;

namespace {

constexpr double textLeast = 4.5;
/// High contrast takes the colours of the system. Here that is Qt's own palette, whose highlighted text
/// has 3.7.
constexpr double systemLeast = 3.5;
constexpr int scale = 3;  // so that thin strokes contain pixels of the full colour

/// Relative luminance, as WCAG defines it.
double luminance(QRgb color)
{
    const auto linear = [](int channel) {
        const double part = channel / 255.0;
        return part <= 0.04045 ? part / 12.92 : std::pow((part + 0.055) / 1.055, 2.4);
    };
    return 0.2126 * linear(qRed(color)) + 0.7152 * linear(qGreen(color)) + 0.0722 * linear(qBlue(color));
}

double contrast(QRgb a, QRgb b)
{
    const double one = luminance(a), other = luminance(b);
    return (std::max(one, other) + 0.05) / (std::min(one, other) + 0.05);
}

/// The contrast between the most frequent colour, which is the ground, and the one that differs most.
double contrastIn(const QImage &image)
{
    QHash<QRgb, int> colors;
    for (int y = 0; y < image.height(); ++y) {
        for (int x = 0; x < image.width(); ++x)
            ++colors[image.pixel(x, y)];
    }
    QRgb ground = 0;
    int most = 0;
    for (auto it = colors.cbegin(); it != colors.cend(); ++it) {
        if (it.value() > most) {
            most = it.value();
            ground = it.key();
        }
    }
    double best = 1;
    for (auto it = colors.cbegin(); it != colors.cend(); ++it)
        best = std::max(best, contrast(it.key(), ground));
    return best;
}

QString textOf(const QWidget *widget)
{
    if (const auto *label = qobject_cast<const QLabel *>(widget))
        return label->pixmap().isNull() ? label->text() : QString();
    if (const auto *button = qobject_cast<const QAbstractButton *>(widget))
        return button->text();
    return {};
}

QString nameOf(const QWidget *widget)
{
    return u"%1 %2 “%3”"_s.arg(QLatin1String(widget->metaObject()->className()), widget->objectName(),
                               textOf(widget).left(40));
}

}  // namespace

class TstPageLooks : public QObject, public DashboardWorld
{
    Q_OBJECT

private Q_SLOTS:
    void init()
    {
        QVERIFY(begin());
        QTRY_VERIFY(decisions()->isReady() && waiting().size() >= 5);
        m_wrong.clear();
    }
    void cleanup()
    {
        if (Theme::current())
            Theme::current()->setHighContrast(std::nullopt);
        m_driver.reset();
    }

    void textIsReadable_data()
    {
        QTest::addColumn<Theme::Mode>("mode");
        QTest::addColumn<bool>("isHighContrast");
        QTest::newRow("light") << Theme::Mode::Light << false;
        QTest::newRow("dark") << Theme::Mode::Dark << false;
        QTest::newRow("high contrast") << Theme::Mode::Light << true;
    }
    void textIsReadable()
    {
        QFETCH(Theme::Mode, mode);
        QFETCH(bool, isHighContrast);
        m_driver->app()->preferences()->setThemeMode(mode);
        Theme::current()->setHighContrast(isHighContrast ? std::optional(true) : std::nullopt);
        int measured = 0;
        for (const QString &id : pages()) {
            QVERIFY(show(id));
            QStringList wrong;
            int texts = 0;
            const auto isReadable = [&] {
                wrong.clear();
                texts = measure(id, isHighContrast ? systemLeast : textLeast, &wrong);
                return wrong.isEmpty();
            };
            constexpr int toSettle
                = 3'000;  // milliseconds; what is just fading in or changing is looked at again
            std::ignore = QTest::qWaitFor(isReadable, toSettle);
            measured += texts;
            m_wrong += wrong;
        }
        QVERIFY2(measured > 300, qPrintable(QString::number(measured)));
        QVERIFY2(m_wrong.isEmpty(), qPrintable(u'\n' + m_wrong.join(u'\n')));
    }

    void nothingIsLost_data()
    {
        QTest::addColumn<QSize>("size");
        QTest::addColumn<int>("textSize");
        QTest::newRow("320 px") << QSize(320, 640) << 100;
        QTest::newRow("200 %") << QSize(1280, 800) << 200;
    }
    /// In its own window, which may be smaller than the main window.
    void nothingIsLost()
    {
        QFETCH(QSize, size);
        QFETCH(int, textSize);
        m_driver->app()->preferences()->setTextSize(textSize);
        for (const QString &id : pages()) {
            QVERIFY(show(id));
            window()->togglePopOut();
            QPointer<PopOutWindow> out = window()->popOut();
            QVERIFY2(out, qPrintable(id));
            QVERIFY(QTest::qWaitForWindowExposed(out));
            out->resize(size);
            // Wrapping rows settle over several turns of the event loop.
            if (!QTest::qWaitFor([&] { return outside(out).isEmpty(); }, 3'000))
                m_wrong.append(id + u": "_s + outside(out).join(u", "));
            if (out->width() != size.width())
                m_wrong.append(id + u": is %1 px wide"_s.arg(out->width()));
            window()->togglePopOut();
            QTRY_VERIFY(!out);
            QVERIFY(m_driver->front());
        }
        QVERIFY2(m_wrong.isEmpty(), qPrintable(u'\n' + m_wrong.join(u'\n')));
    }

private:
    QStringList pages() const
    {
        QStringList ids;
        const auto actions = window()->actions();
        for (const QAction *action : actions) {
            if (action->objectName().startsWith(u"go-"))
                ids.append(action->data().toString());
        }
        return ids;
    }
    bool show(const QString &id)
    {
        window()->goTo(id);
        return m_driver->waitFor(
            [this] {
                const Page *page = window()->page();
                return page && page->isVisible() && !page->freshness().loading;
            },
            id);
    }

    /// Measures each text of the window that is visible as a whole.
    int measure(const QString &where, double least, QStringList *wrong)
    {
        QCoreApplication::processEvents();
        QImage image(window()->size() * scale, QImage::Format_RGB32);
        image.setDevicePixelRatio(scale);
        window()->render(&image);
        int measured = 0;
        const auto widgets = window()->findChildren<QWidget *>();
        for (const QWidget *widget : widgets) {
            const bool isBlocked = !widget->property("blockedReason").toString().isEmpty();
            if (!widget->isVisible() || !widget->isEnabled() || isBlocked
                || textOf(widget).trimmed().isEmpty() || widget->visibleRegion() != QRegion(widget->rect()))
                continue;
            const QRect place(widget->mapTo(window(), QPoint()), widget->size());
            const double ratio = contrastIn(image.copy(QRect(place.topLeft() * scale, place.size() * scale)));
            ++measured;
            if (ratio < least)
                wrong->append(where + u": %1 "_s.arg(ratio, 0, 'f', 2) + nameOf(widget));
        }
        return measured;
    }

    /// What takes the keyboard and reaches out of the window to the side, where nothing scrolls to it.
    static QStringList outside(const QWidget *window)
    {
        QStringList names;
        const auto widgets = window->findChildren<QWidget *>();
        for (const QWidget *widget : widgets) {
            if (!widget->isVisible() || !(widget->focusPolicy() & Qt::TabFocus) || isScrolled(widget))
                continue;
            const QRect place(widget->mapTo(window, QPoint()), widget->size());
            if (place.left() < 0 || place.right() >= window->width())
                names.append(nameOf(widget));
        }
        return names;
    }
    static bool isScrolled(const QWidget *widget)
    {
        for (const QWidget *at = widget->parentWidget(); at; at = at->parentWidget()) {
            const auto *area = qobject_cast<const QAbstractScrollArea *>(at);
            if (area && area->horizontalScrollBarPolicy() != Qt::ScrollBarAlwaysOff)
                return true;
        }
        return false;
    }

    QStringList m_wrong{};
};

SIDESTAGE_TEST_MAIN(TstPageLooks)
#include "tst_page_looks.moc"
