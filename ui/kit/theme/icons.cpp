// SPDX-License-Identifier: GPL-3.0-or-later
#include "icons.h"

#include "theme.h"

#include <QFile>
#include <QIconEngine>
#include <QPainter>
#include <QPixmapCache>
#include <QSvgRenderer>

#include <array>

static void initIcons()
{
    Q_INIT_RESOURCE(icons);
}

namespace Sidestage {

/// In the order of the enum Icon.
static constexpr std::array<const char *, iconCount> fileNames{
    "",          "app",      "menu",         "on-air",       "inbox",         "chat",         "megaphone",
    "sliders",   "gift",     "heart",        "people",       "chart",         "key",          "list",
    "flask",     "gear",     "eye",          "chevron-down", "chevron-right", "chevron-left", "chevron-up",
    "search",    "check",    "check-circle", "warning",      "error",         "info",         "lock",
    "close",     "plus",     "minus",        "refresh",      "star",          "star-filled",  "clock",
    "undo",      "external", "pin",          "user",         "globe",         "window",       "phone",
    "hourglass", "copy",     "sun",          "moon",         "trash",         "edit",         "alarm",
    "keyboard",  "plug",     "dot",          "bell",         "download",      "filter",       "more",
    "send",      "play",     "pause",        "shield",       "wifi",          "tag",          "return",
    "film",      "power",    "gavel",        "scale",        "bars",          "train",        "raid",
    "calendar",  "bookmark", "scissors",     "ban",          "bolt",          "flag",         "umbrella",
    "repeat",    "reply",    "clapper",      "arrow-right",  "palette",       "database",     "server",
    "languages", "volume",
};

/// The prefix of QIcon::name() that of() uses to identify our own icons.
static constexpr QLatin1String namePrefix("sidestage/");

/// Returns a wider stroke for small sizes, where the line would get too thin.
static double strokeFor(int size)
{
    return qBound(1.5, 1.5 * 20 / qMax(1, size), 2.1);
}

static QByteArray source(Icon icon, const QColor &color, int size)
{
    static const bool ready = (initIcons(), true);
    Q_UNUSED(ready)
    QFile file(QStringLiteral(":/sidestage/icons/%1.svg").arg(QLatin1String(fileNames.at(size_t(icon)))));
    if (!file.open(QIODevice::ReadOnly))
        return {};
    QByteArray drawing = file.readAll();
    drawing.replace("currentColor", color.name().toLatin1());
    drawing.replace(R"(stroke-width="1.5")",
                    QByteArray("stroke-width=\"") + QByteArray::number(strokeFor(size)) + '"');
    return drawing;
}

QPixmap Icons::pixmap(Icon icon, const QColor &color, int size, double devicePixelRatio)
{
    if (icon == Icon::None || size <= 0)
        return {};
    const QString key = QStringLiteral("sidestage-icon/%1/%2/%3/%4")
                            .arg(int(icon))
                            .arg(color.rgba())
                            .arg(size)
                            .arg(devicePixelRatio);
    QPixmap pixmap;
    if (QPixmapCache::find(key, &pixmap))
        return pixmap;

    const int pixels = qMax(1, qRound(size * devicePixelRatio));
    pixmap = QPixmap(pixels, pixels);
    pixmap.fill(Qt::transparent);
    QSvgRenderer renderer(source(icon, color, size));
    QPainter painter(&pixmap);
    painter.setOpacity(color.alphaF());
    renderer.render(&painter, QRectF(0, 0, pixels, pixels));
    painter.end();
    pixmap.setDevicePixelRatio(devicePixelRatio);
    QPixmapCache::insert(key, pixmap);
    return pixmap;
}

bool Icons::isDirectional(Icon icon)
{
    return icon == Icon::ChevronLeft || icon == Icon::ChevronRight || icon == Icon::ArrowRight;
}

void Icons::paint(QPainter *painter, const QRectF &rect, Icon icon, const QColor &color, bool mirrored)
{
    const int size = int(qMin(rect.width(), rect.height()));
    const QPixmap drawing = pixmap(icon, color, size, painter->device()->devicePixelRatioF());
    if (drawing.isNull())
        return;
    const QPointF corner(qRound(rect.center().x() - size / 2.0), qRound(rect.center().y() - size / 2.0));
    if (!mirrored) {
        painter->drawPixmap(corner, drawing);
        return;
    }
    painter->save();
    painter->translate(corner.x() + size, corner.y());
    painter->scale(-1, 1);
    painter->drawPixmap(QPointF(0, 0), drawing);
    painter->restore();
}

namespace {

/// Reads the colour on each paint, so that a theme change needs no new icons.
class ThemedIconEngine : public QIconEngine
{
public:
    ThemedIconEngine(Icon icon, Tone tone)
        : m_icon(icon)
        , m_tone(tone)
    {
    }

    void paint(QPainter *painter, const QRect &rect, QIcon::Mode mode, QIcon::State) override
    {
        Icons::paint(painter, rect, m_icon, color(mode));
    }

    QPixmap pixmap(const QSize &size, QIcon::Mode mode, QIcon::State state) override
    {
        return scaledPixmap(size, mode, state, 1.0);
    }

    QPixmap scaledPixmap(const QSize &size, QIcon::Mode mode, QIcon::State, qreal scale) override
    {
        // `size` is already in device pixels here.
        const int logical = qMax(1, qRound(qMin(size.width(), size.height()) / scale));
        return Icons::pixmap(m_icon, color(mode), logical, scale);
    }

    QIconEngine *clone() const override { return new ThemedIconEngine(*this); }
    QString key() const override { return QStringLiteral("sidestage"); }
    QString iconName() override { return namePrefix + QString::number(int(m_icon)); }

private:
    QColor color(QIcon::Mode mode) const
    {
        const Tokens &tokens = Theme::tokens();
        return mode == QIcon::Disabled ? tokens.text3 : toneColor(tokens, m_tone);
    }

    Icon m_icon;
    Tone m_tone;
};

}  // namespace

QIcon Icons::icon(Icon icon, Tone tone)
{
    if (icon == Icon::None)
        return {};
    return QIcon(new ThemedIconEngine(icon, tone));
}

Icon Icons::of(const QIcon &icon)
{
    const QString name = icon.name();
    if (!name.startsWith(namePrefix))
        return Icon::None;
    const int number = QStringView(name).mid(namePrefix.size()).toInt();
    return number > 0 && number < iconCount ? Icon(number) : Icon::None;
}

}  // namespace Sidestage
