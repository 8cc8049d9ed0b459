// SPDX-License-Identifier: GPL-3.0-or-later
#include "theme.h"

#include "accessible.h"
#include "focus_ring.h"
#include "kit_style.h"
#include "layout_first.h"
#include "page_keys.h"
#include "widget_theme.h"

#include <QApplication>
#if QT_VERSION >= QT_VERSION_CHECK(6, 10, 0)
#include <QAccessibilityHints>
#endif
#include <QEvent>
#include <QFontDatabase>
#include <QFontMetricsF>
#include <QLabel>
#include <QPointer>
#include <QScreen>
#include <QStyle>
#include <QStyleHints>
#include <QTimer>
#include <QToolTip>
#include <QVariant>

#if defined(Q_OS_WIN)
#include <windows.h>
#endif

#include <array>
#include <optional>

namespace Sidestage {

namespace {

QPointer<Theme> &instance()
{
    static QPointer<Theme> theme;
    return theme;
}

/// Returns whether the platform requests high contrast; false if it cannot be queried.
bool systemWantsContrast()
{
#if QT_VERSION >= QT_VERSION_CHECK(6, 10, 0)
    return QGuiApplication::styleHints()->accessibility()->contrastPreference()
        == Qt::ContrastPreference::HighContrast;
#elif defined(Q_OS_WIN)
    HIGHCONTRASTW contrast{};
    contrast.cbSize = sizeof(contrast);
    return SystemParametersInfoW(SPI_GETHIGHCONTRAST, sizeof(contrast), &contrast, 0)
        && (contrast.dwFlags & HCF_HIGHCONTRASTON);
#else
    return false;
#endif
}

bool systemWantsStillness()
{
#if defined(Q_OS_WIN)
    BOOL animated = TRUE;
    return SystemParametersInfoW(SPI_GETCLIENTAREAANIMATION, 0, &animated, 0) && !animated;
#else
    return false;
#endif
}

/// Returns the scale factor for this font. All measures are designed for a line height of 20 px. The line
/// height is 1.5 times the font size, or more for scripts that need it.
double growOf(const QFont &font)
{
    // QFontInfo::pixelSize() is rounded, which would be an error of about 2 %.
    double letters = font.pixelSize();
    if (font.pointSizeF() > 0) {
        const QScreen *screen = QGuiApplication::primaryScreen();
        letters = font.pointSizeF() * (screen ? screen->logicalDotsPerInchY() : 96) / 72;
    }
    const double line = qMax(letters * 1.5, QFontMetricsF(font).height());
    return line / 20.0;
}

/// Cache of the fonts of all roles for one body font. Creating a font takes as long as painting a text.
struct Fonts
{
    QFont body{};
    std::array<QFont, textRoleCount> steps{};
};
std::optional<Fonts> &knownFonts()
{
    static std::optional<Fonts> fonts;
    return fonts;
}

QFont stepFont(const QFont &body, TextRole role)
{
    const TypeStep step = typeStep(role);
    QFont font = body;
    if (body.pointSizeF() > 0)
        font.setPointSizeF(body.pointSizeF() * step.factor);
    else
        font.setPixelSize(qMax(1, qRound(body.pixelSize() * step.factor)));
    font.setWeight(QFont::Weight(step.weight));
#if QT_VERSION >= QT_VERSION_CHECK(6, 7, 0)
    if (role == TextRole::Stat || role == TextRole::Total || role == TextRole::Countdown)
        font.setFeature("tnum", 1);
#endif
    return font;
}

}  // namespace

Theme::Theme(QObject *parent, std::function<bool()> systemIsDark)
    : QObject(parent)
    , m_systemIsDark(std::move(systemIsDark))
    , m_systemPalette(QApplication::palette())
    , m_systemFont(QApplication::font())
    , m_followsFont(QApplication::font() == QFontDatabase::systemFont(QFontDatabase::GeneralFont))
    , m_ring(new FocusRing(this))
{
    Q_ASSERT(!instance());
    instance() = this;
    installAccessibleInterfaces();
    QApplication::setStyle(new KitStyle);
#if QT_VERSION >= QT_VERSION_CHECK(6, 5, 0)
    connect(QGuiApplication::styleHints(), &QStyleHints::colorSchemeChanged, this, &Theme::readSystem);
#endif
    apply();
    qApp->installEventFilter(this);
    new LayoutFirst(this);
    new PageKeys(this);
}

Theme::~Theme()
{
    qApp->removeEventFilter(this);
    knownFonts().reset();
    instance() = nullptr;
}

Theme *Theme::current()
{
    return instance();
}

const Tokens &Theme::tokens()
{
    if (const Theme *theme = current())
        return theme->m_tokens;
    static const Tokens fallback = Tokens::light();
    return fallback;
}

QFont Theme::font(TextRole role)
{
    const QFont body = QApplication::font();
    if (!current())
        return stepFont(body, role);  // not cached: only a Theme clears the cache before exit
    std::optional<Fonts> &fonts = knownFonts();
    if (!fonts || !fonts->body.isCopyOf(body)) {
        fonts = Fonts{.body = body};
        for (int i = 0; i < textRoleCount; ++i)
            fonts->steps[std::size_t(i)] = stepFont(body, TextRole(i));
    }
    return fonts->steps[std::size_t(role)];
}

void Theme::setMode(Mode mode)
{
    if (m_mode == mode)
        return;
    m_mode = mode;
#if QT_VERSION >= QT_VERSION_CHECK(6, 8, 0)
    // Also applies to title bars and native dialogs.
    m_applying = true;
    QGuiApplication::styleHints()->setColorScheme(mode == Mode::Dark        ? Qt::ColorScheme::Dark
                                                      : mode == Mode::Light ? Qt::ColorScheme::Light
                                                                            : Qt::ColorScheme::Unknown);
    m_applying = false;
#endif
    apply();
}

void Theme::setTextScale(int percent)
{
    percent = qBound(50, percent, 300);
    if (m_textScale == percent)
        return;
    m_textScale = percent;
    apply();
}

bool Theme::highContrast() const
{
    return m_highContrast.value_or(systemWantsContrast());
}

void Theme::setHighContrast(std::optional<bool> on)
{
    m_highContrast = on;
    apply();
}

bool Theme::reducedMotion() const
{
    return m_reducedMotion.value_or(systemWantsStillness());
}

void Theme::setReducedMotion(std::optional<bool> on)
{
    if (m_reducedMotion == on)
        return;
    m_reducedMotion = on;
    Q_EMIT changed();
}

int Theme::motionMs()
{
    const Theme *theme = current();
    return theme && theme->reducedMotion() ? 0 : Measure::motionMs;
}

void Theme::watch(QObject *context, std::function<void()> apply)
{
    if (Theme *theme = current())
        connect(theme, &Theme::changed, context, apply);
    apply();
}

bool Theme::eventFilter(QObject *watched, QEvent *event)
{
    switch (event->type()) {
    case QEvent::ApplicationPaletteChange:
        if (watched != qApp)
            break;
        [[fallthrough]];
    case QEvent::ThemeChange:
        // Our own palette causes the same event, and the platform sends one for each window.
        if (!m_applying && !m_readQueued) {
            m_readQueued = true;
            QMetaObject::invokeMethod(this, &Theme::readSystem, Qt::QueuedConnection);
        }
        break;
    case QEvent::Polish:
        // No text is interpreted as rich text, including tool tips and message boxes, because it can come
        // from other users. Qt's own labels are polished before they show their text.
        if (auto *label = qobject_cast<QLabel *>(watched); label && label->textFormat() == Qt::AutoText)
            label->setTextFormat(Qt::PlainText);
        break;
    default:
        m_ring->handleEvent(watched, event);
        break;
    }
    return false;
}

void Theme::readSystem()
{
    m_readQueued = false;
    if (m_applying)
        return;
    m_applying = true;
    // Resetting our palette is the only way to read the current palette of the platform.
    QApplication::setPalette(QPalette());
    m_systemPalette = QApplication::palette();
    if (m_followsFont)
        m_systemFont = QFontDatabase::systemFont(QFontDatabase::GeneralFont);
    m_applying = false;
    apply();
}

void Theme::apply()
{
    const bool systemIsDark = [this] {
        if (m_systemIsDark)
            return m_systemIsDark();
#if QT_VERSION >= QT_VERSION_CHECK(6, 5, 0)
        const Qt::ColorScheme scheme = QGuiApplication::styleHints()->colorScheme();
        if (scheme != Qt::ColorScheme::Unknown)
            return scheme == Qt::ColorScheme::Dark;
#endif
        return m_systemPalette.color(QPalette::Active, QPalette::Window).lightness() < 128;
    }();

    QPalette palette;
    if (highContrast()) {
        m_tokens = Tokens::highContrast(m_systemPalette);
        palette = m_systemPalette;
    } else {
        const bool dark = m_mode == Mode::Dark || (m_mode == Mode::System && systemIsDark);
        m_tokens = dark ? Tokens::dark() : Tokens::light();
        palette = m_tokens.palette();
    }

    QFont font = m_systemFont;
    if (font.pointSizeF() > 0)
        font.setPointSizeF(m_systemFont.pointSizeF() * m_textScale / 100.0);
    else
        font.setPixelSize(qMax(1, m_systemFont.pixelSize() * m_textScale / 100));
    m_grow = growOf(font);

    m_applying = true;
    QApplication::setPalette(palette);
    QApplication::setFont(font);
    QToolTip::setPalette(palette);
    const auto widgets = QApplication::allWidgets();
    for (QWidget *widget : widgets) {
        if (widget->testAttribute(Qt::WA_WState_Polished))
            applyThemeTo(widget);
        widget->updateGeometry();  // sizes depend on the text size, also of widgets that were not shown yet
    }
    m_applying = false;
    Q_EMIT changed();
}

double pxF(double size)
{
    const Theme *theme = Theme::current();
    return size * (theme ? theme->m_grow : growOf(QApplication::font()));
}

int px(double size)
{
    return qRound(pxF(size));
}

void setStyleProperty(QWidget *widget, const char *name, const QVariant &value)
{
    if (widget->property(name) == value)
        return;
    widget->setProperty(name, value);
    if (widget->testAttribute(Qt::WA_WState_Polished))
        applyThemeTo(widget);
    widget->update();
}

void setTextRole(QWidget *widget, TextRole role)
{
    setStyleProperty(widget, "textRole", int(role));
}

void setTone(QWidget *widget, Tone tone)
{
    setStyleProperty(widget, "tone", int(tone));
}

void alignWithLayout(QLabel *label, Qt::Alignment side)
{
    if (label->layoutDirection() == Qt::RightToLeft)
        side = QStyle::visualAlignment(Qt::RightToLeft, side);
    label->setAlignment(side | Qt::AlignVCenter);
}

QLabel *makeLabel(const QString &text, TextRole role, Tone tone, QWidget *parent)
{
    auto *label = new QLabel(text, parent);
    label->setTextFormat(Qt::PlainText);
    alignWithLayout(label);
    label->setProperty("textRole", int(role));
    label->setProperty("tone", int(tone));
    return label;
}

QLabel *makeParagraph(const QString &text, TextRole role, Tone tone, QWidget *parent)
{
    QLabel *label = makeLabel(text, role, tone, parent);
    label->setWordWrap(true);
    return label;
}

}  // namespace Sidestage
