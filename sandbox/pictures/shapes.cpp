// SPDX-License-Identifier: GPL-3.0-or-later
#include "shapes.h"

#include <QPainterPathStroker>

#include <cmath>
#include <cstdlib>
#include <numbers>

namespace Sidestage::Sandbox::Pictures {

namespace {

constexpr qreal pi = std::numbers::pi;
const QColor warmWhite(255, 250, 240);
const QColor deepViolet(30, 14, 58);

/// Parses the numbers of a command. strtod() is not used, because its decimal point depends on the locale.
class Reader
{
public:
    explicit Reader(const char *text)
        : m_at(text)
    {
    }

    char letter()
    {
        skip();
        return *m_at ? *m_at++ : '\0';
    }
    qreal number()
    {
        skip();
        const bool negative = *m_at == '-';
        if (negative)
            ++m_at;
        qreal value = 0;
        for (; isDigit(); ++m_at)
            value = value * 10 + (*m_at - '0');
        if (*m_at == '.') {
            ++m_at;
            for (qreal place = 0.1; isDigit(); ++m_at, place /= 10)
                value += (*m_at - '0') * place;
        }
        return negative ? -value : value;
    }
    QPointF point()
    {
        const qreal x = number();
        return {x, number()};
    }

private:
    bool isDigit() const { return *m_at >= '0' && *m_at <= '9'; }
    void skip()
    {
        while (*m_at == ' ' || *m_at == '\n')
            ++m_at;
    }

    const char *m_at;
};

}  // namespace

QPainterPath trace(const char *commands)
{
    QPainterPath path;
    for (Reader reader(commands);;) {
        switch (reader.letter()) {
        case 'M':
            path.moveTo(reader.point());
            break;
        case 'L':
            path.lineTo(reader.point());
            break;
        case 'C': {
            const QPointF a = reader.point();
            const QPointF b = reader.point();
            path.cubicTo(a, b, reader.point());
            break;
        }
        case 'Q': {
            const QPointF a = reader.point();
            path.quadTo(a, reader.point());
            break;
        }
        case 'Z':
            path.closeSubpath();
            break;
        default:
            return path;
        }
    }
}

QPainterPath ellipse(QPointF centre, qreal radiusX, qreal radiusY)
{
    QPainterPath path;
    path.addEllipse(centre, radiusX, radiusY);
    return path;
}

QPainterPath circle(QPointF centre, qreal radius)
{
    return ellipse(centre, radius, radius);
}

QPainterPath roundedRect(const QRectF &rect, qreal radius)
{
    QPainterPath path;
    path.addRoundedRect(rect, radius, radius);
    return path;
}

QPainterPath polygon(const QList<QPointF> &points, qreal rounding)
{
    QPainterPath path;
    const qsizetype count = points.size();
    for (qsizetype i = 0; i < count; ++i) {
        const QPointF corner = points[i];
        const auto towards = [&](QPointF other) {
            const QPointF way = other - corner;
            const qreal length = std::hypot(way.x(), way.y());
            return corner + way * (length > 0 ? std::min(rounding / length, 0.5) : 0);
        };
        const QPointF in = towards(points[(i + count - 1) % count]);
        if (i == 0)
            path.moveTo(in);
        else
            path.lineTo(in);
        path.quadTo(corner, towards(points[(i + 1) % count]));
    }
    path.closeSubpath();
    return path;
}

QList<QPointF> around(QPointF centre, qreal radius, int corners, qreal turn)
{
    QList<QPointF> points;
    for (int i = 0; i < corners; ++i) {
        const qreal angle = turn * pi / 180 + 2 * pi * i / corners;
        points.append(centre + radius * QPointF(std::sin(angle), -std::cos(angle)));
    }
    return points;
}

QPainterPath star(QPointF centre, qreal outer, qreal inner, int points, qreal rounding)
{
    QList<QPointF> corners;
    for (int i = 0; i < 2 * points; ++i) {
        const qreal angle = pi * i / points;
        corners.append(centre + (i % 2 ? inner : outer) * QPointF(std::sin(angle), -std::cos(angle)));
    }
    return polygon(corners, rounding);
}

QPainterPath heart(QPointF centre, qreal radius)
{
    static const QPainterPath unit
        = trace("M 0 0.95 C -0.55 0.55 -1.05 0.15 -1.05 -0.35 C -1.05 -0.75 -0.75 -0.95 -0.5 -0.95"
                " C -0.25 -0.95 -0.08 -0.8 0 -0.6 C 0.08 -0.8 0.25 -0.95 0.5 -0.95"
                " C 0.75 -0.95 1.05 -0.75 1.05 -0.35 C 1.05 0.15 0.55 0.55 0 0.95 Z");
    return QTransform(radius, 0, 0, radius, centre.x(), centre.y()).map(unit);
}

QPainterPath drop(QPointF centre, qreal radius)
{
    static const QPainterPath unit = trace("M 0 -1.3 C 0.3 -0.7 0.8 -0.3 0.8 0.3 C 0.8 0.8 0.4 1 0 1"
                                           " C -0.4 1 -0.8 0.8 -0.8 0.3 C -0.8 -0.3 -0.3 -0.7 0 -1.3 Z");
    return QTransform(radius, 0, 0, radius, centre.x(), centre.y()).map(unit);
}

QPainterPath glint(QPointF centre, qreal radius)
{
    static const QPainterPath unit = trace("M 0 -1 Q 0.12 -0.12 1 0 Q 0.12 0.12 0 1 Q -0.12 0.12 -1 0"
                                           " Q -0.12 -0.12 0 -1 Z");
    return QTransform(radius, 0, 0, radius, centre.x(), centre.y()).map(unit);
}

QPainterPath mirrored(const QPainterPath &path)
{
    return QTransform(-1, 0, 0, 1, box, 0).map(path);
}

QPainterPath thick(const QPainterPath &line, qreal width)
{
    QPainterPathStroker stroker;
    stroker.setWidth(width);
    stroker.setCapStyle(Qt::RoundCap);
    stroker.setJoinStyle(Qt::RoundJoin);
    QPainterPath path = stroker.createStroke(line);
    path.setFillRule(Qt::WindingFill);
    return path;
}

QTransform turned(QPointF about, qreal degrees)
{
    return QTransform::fromTranslate(-about.x(), -about.y()) * QTransform().rotate(degrees)
        * QTransform::fromTranslate(about.x(), about.y());
}

QTransform scaled(QPointF about, qreal x, qreal y)
{
    return QTransform::fromTranslate(-about.x(), -about.y()) * QTransform::fromScale(x, y)
        * QTransform::fromTranslate(about.x(), about.y());
}

QColor hue(qreal degrees, qreal saturation, qreal lightness)
{
    const qreal turn = degrees / 360;
    return QColor::fromHslF(float(turn - std::floor(turn)), float(saturation), float(lightness));
}

QColor mix(const QColor &from, const QColor &to, qreal part)
{
    const auto between = [part](int a, int b) { return int(std::lround(a + (b - a) * part)); };
    return {between(from.red(), to.red()), between(from.green(), to.green()), between(from.blue(), to.blue()),
            between(from.alpha(), to.alpha())};
}

QColor tint(const QColor &colour, qreal part)
{
    return mix(colour, warmWhite, part);
}

QColor shade(const QColor &colour, qreal part)
{
    return mix(colour, deepViolet, part);
}

QColor veil(const QColor &colour, qreal opacity)
{
    QColor veiled = colour;
    veiled.setAlphaF(float(opacity));
    return veiled;
}

QBrush ball(const QRectF &bounds, const QColor &colour)
{
    const QPointF light(bounds.left() + bounds.width() * 0.34, bounds.top() + bounds.height() * 0.26);
    QRadialGradient gradient(light, std::max(bounds.width(), bounds.height()) * 0.86);
    gradient.setColorAt(0, tint(colour, 0.42));
    gradient.setColorAt(0.35, tint(colour, 0.1));
    gradient.setColorAt(0.7, colour);
    gradient.setColorAt(1, shade(colour, 0.3));
    return gradient;
}

QBrush fall(qreal top, qreal bottom, const QColor &from, const QColor &to)
{
    QLinearGradient gradient(0, top, 0, bottom);
    gradient.setColorAt(0, from);
    gradient.setColorAt(1, to);
    return gradient;
}

}  // namespace Sidestage::Sandbox::Pictures
