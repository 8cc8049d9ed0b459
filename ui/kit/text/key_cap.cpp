// SPDX-License-Identifier: GPL-3.0-or-later
#include "key_cap.h"

#include "kit/theme/icons.h"
#include "kit/theme/theme.h"

#include <QCoreApplication>
#include <QFontMetrics>
#include <QPainter>

namespace Sidestage {

namespace {

/// The text, such as "Ctrl", and whether a drawn return arrow follows: many fonts lack that character.
struct Parts
{
    QString text{};
    bool isReturn = false;
};

Parts parts(const QKeySequence &keys)
{
    QString text = keys.toString(QKeySequence::NativeText);
#ifndef Q_OS_MACOS
    for (qsizetype i = text.size() - 2; i > 0; --i) {
        if (text.at(i) == QLatin1Char('+'))
            text[i] = QLatin1Char(' ');
    }
    const int last = keys.isEmpty() ? 0 : keys[keys.count() - 1].key();
    if (last == Qt::Key_Return || last == Qt::Key_Enter)
        return {text.left(text.lastIndexOf(QLatin1Char(' ')) + 1).trimmed(), true};
#endif
    return {text, false};
}

QFont capFont()
{
    QFont font = Theme::font(TextRole::Caption);
    font.setWeight(QFont::Medium);
    return font;
}

constexpr char changesProperty[] = "keyChanges";
constexpr int capHeight = 18;
constexpr int capPadding = 5;
constexpr int returnSize = 12;

}  // namespace

KeyCap::KeyCap(const QKeySequence &keys, QWidget *parent)
    : QWidget(parent)
    , m_keys(keys)
{
    setSizePolicy(QSizePolicy::Fixed, QSizePolicy::Fixed);
}

void KeyCap::setKeys(const QKeySequence &keys)
{
    m_keys = keys;
    updateGeometry();
    update();
}

void KeyCap::setChanges(QWidget *owner, const Changes &changes)
{
    if (owner->property(changesProperty).value<Changes>() == changes)
        return;
    owner->setProperty(changesProperty, QVariant::fromValue(changes));
    const auto inside = owner->findChildren<QWidget *>();
    for (QWidget *widget : inside) {
        QEvent changed(changesEvent());
        QCoreApplication::sendEvent(widget, &changed);
    }
}

QKeySequence KeyCap::current(const QWidget *widget, const QKeySequence &usual)
{
    if (usual.isEmpty())
        return usual;
    for (; widget; widget = widget->parentWidget()) {
        const QVariant changes = widget->property(changesProperty);
        if (!changes.isValid())
            continue;
        const auto known = changes.value<Changes>();
        if (const auto found = known.constFind(usual); found != known.cend())
            return *found;
    }
    return usual;
}

QEvent::Type KeyCap::changesEvent()
{
    static const auto type = QEvent::Type(QEvent::registerEventType());
    return type;
}

bool KeyCap::event(QEvent *event)
{
    if (event->type() == changesEvent()) {
        updateGeometry();
        update();
    }
    return QWidget::event(event);
}

QString KeyCap::label(const QKeySequence &keys)
{
    const Parts p = parts(keys);
    return p.isReturn ? (p.text + QStringLiteral(" Enter")).trimmed() : p.text;
}

QSize KeyCap::capSize(const QKeySequence &keys)
{
    const Parts p = parts(keys);
    int width = 2 * px(capPadding) + QFontMetrics(capFont()).horizontalAdvance(p.text);
    if (p.isReturn)
        width += px(returnSize) + (p.text.isEmpty() ? 0 : px(3));
    return {qMax(width, px(16)), px(capHeight)};
}

QSize KeyCap::sizeHint() const
{
    const QKeySequence keys = current(this, m_keys);
    return keys.isEmpty() ? QSize(0, 0) : capSize(keys);
}

void KeyCap::paint(QPainter *painter, const QRect &rect, const QKeySequence &keys, const QColor &ground,
                   const QColor &border, const QColor &ink)
{
    painter->save();
    painter->setRenderHint(QPainter::Antialiasing);
    painter->setPen(QPen(border, 1));
    painter->setBrush(ground);
    painter->drawRoundedRect(QRectF(rect).adjusted(0.5, 0.5, -0.5, -0.5), pxF(4), pxF(4));
    painter->setPen(ink);
    painter->setFont(capFont());
    const Parts p = parts(keys);
    if (!p.isReturn) {
        painter->drawText(rect, Qt::AlignCenter, p.text);
    } else {
        const int side = px(returnSize);
        const QRect inner = rect.adjusted(px(capPadding), 0, -px(capPadding), 0);
        // The arrow stands right of it right to left too.
        painter->drawText(inner, Qt::AlignLeft | Qt::AlignAbsolute | Qt::AlignVCenter, p.text);
        const QRect arrow(inner.right() - side + 1, rect.center().y() - side / 2 + 1, side, side);
        Icons::paint(painter, p.text.isEmpty() ? rect.adjusted(2, 2, -2, -2) : arrow, Icon::Return, ink);
    }
    painter->restore();
}

void KeyCap::paintEvent(QPaintEvent *)
{
    const Tokens &t = Theme::tokens();
    QPainter painter(this);
    const QKeySequence keys = current(this, m_keys);
    if (!keys.isEmpty())
        paint(&painter, rect(), keys, t.surface, t.line, t.text2);
}

}  // namespace Sidestage
