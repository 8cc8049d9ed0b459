// SPDX-License-Identifier: GPL-3.0-or-later
#include "button.h"

#include "kit/text/key_cap.h"
#include "kit/theme/theme.h"

#include <QEvent>
#include <QFontMetrics>
#include <QKeyEvent>
#include <QPainter>
#include <QStyle>

namespace Sidestage {

Button::Button(const QString &text, QWidget *parent)
    : Button(text, Role::Default, parent)
{
}

Button::Button(const QString &text, Role role, QWidget *parent)
    : Button(Icon::None, text, role, parent)
{
}

Button::Button(Icon symbol, const QString &text, Role role, QWidget *parent)
    : QPushButton(text, parent)
    , m_role(role)
    , m_symbol(symbol)
{
    init();
}

Button *Button::iconOnly(Icon symbol, const QString &name, QWidget *parent)
{
    auto *button = Button::compact(symbol, QString(), Role::Ghost, parent);
    button->setAccessibleName(name);
    button->setToolTip(name);
    return button;
}

void Button::init()
{
    setAttribute(Qt::WA_Hover);
    setCursor(m_role == Role::Link ? Qt::PointingHandCursor : Qt::ArrowCursor);
    setSizePolicy(QSizePolicy::Fixed, QSizePolicy::Fixed);
}

void Button::setRole(Role role)
{
    m_role = role;
    setCursor(m_role == Role::Link ? Qt::PointingHandCursor : Qt::ArrowCursor);
    updateGeometry();
    update();
}

void Button::setSymbol(Icon symbol)
{
    m_symbol = symbol;
    updateGeometry();
    update();
}

void Button::setSymbolTone(Tone tone)
{
    m_symbolTone = int(tone);
    update();
}

void Button::setKeyHint(const QKeySequence &keys, bool isCurrent)
{
    m_keys = keys;
    m_keysAreCurrent = isCurrent;
    updateGeometry();
    update();
}

QKeySequence Button::keyHint() const
{
    return m_keysAreCurrent ? m_keys : KeyCap::current(this, m_keys);
}

void Button::setCompact(bool compact)
{
    m_compact = compact;
    updateGeometry();
}

void Button::setSmall(bool small)
{
    m_small = small;
    updateGeometry();
    update();
}

void Button::setOnRaised(bool onRaised)
{
    m_onRaised = onRaised;
    update();
}

void Button::setOpens(bool opens)
{
    m_opens = opens;
    updateGeometry();
    update();
}

QString Button::shownText() const
{
    QString shown = text();
    shown.replace(QStringLiteral("&&"), QString(QChar(1)));
    shown.remove(QLatin1Char('&'));
    return shown.replace(QChar(1), QLatin1Char('&'));
}

TextRole Button::textRole() const
{
    if (m_small)
        return TextRole::Small;
    return m_role == Role::Link ? TextRole::Body : TextRole::Strong;
}

int Button::padding() const
{
    if (m_role == Role::Link)
        return px(2);
    return px(m_compact ? 10 : 12);
}

QSize Button::sizeHint() const
{
    const int height = px(m_compact || m_role == Role::Link ? Measure::buttonCompact : Measure::button);
    const QString words = widestText();
    const QKeySequence keys = keyHint();
    if (words.isEmpty() && keys.isEmpty() && !m_opens)
        return {height, height};

    const QFontMetrics metrics(Theme::font(textRole()));
    int width = 2 * padding() + 2;
    int parts = 0;
    const auto add = [&width, &parts](int part) { width += part + (parts++ > 0 ? px(Measure::iconGap) : 0); };
    if (m_symbol != Icon::None)
        add(px(Measure::iconButton));
    if (!words.isEmpty())
        add(metrics.horizontalAdvance(words));
    if (!keys.isEmpty())
        add(KeyCap::capSize(keys).width());
    if (m_opens)
        add(px(Measure::iconButton));
    return {width, height};
}

void Button::paintEvent(QPaintEvent *)
{
    const Tokens &t = Theme::tokens();
    const bool off = looksDisabled();
    const bool hovered = !off && underMouse();
    const bool down = !off && (isDown() || isChecked());

    QColor ground = Qt::transparent;
    QColor border = Qt::transparent;
    QColor ink = t.text;
    switch (m_role) {
    case Role::Default:
        ground = m_onRaised ? t.surface : t.raised;
        border = m_onRaised || hovered ? t.edge : t.line;
        if (down)
            ground = m_onRaised ? t.hover : t.line;
        else if (hovered)
            ground = t.hover;
        break;
    case Role::Primary:
        ground = border = hovered || down ? t.accentHover : t.accentFill;
        ink = t.onFill;
        break;
    case Role::Danger:
        ground = hovered || down ? t.liveTint : QColor(Qt::transparent);
        border = ink = t.live;
        break;
    case Role::DangerFill:
        ground = border = hovered || down ? t.liveFill.darker(110) : t.liveFill;
        ink = t.onFill;
        break;
    case Role::Ghost:
        ground = down ? t.line : hovered ? (m_onRaised ? t.line : t.hover) : QColor(Qt::transparent);
        ink = hovered || down ? t.text : t.text2;
        break;
    case Role::Link:
        ink = t.accent;
        break;
    }
    if (isCheckable() && isChecked() && !off && m_role != Role::Primary) {
        ground = t.accentTint;
        border = t.accent;
    }
    if (off) {
        ground = Qt::transparent;
        border = m_role == Role::Ghost || m_role == Role::Link ? QColor(Qt::transparent) : t.edge;
        ink = t.text3;
    }
    if (t.isHighContrast && border.alpha() == 0 && m_role != Role::Link)
        border = t.text;

    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    QPen pen(border, 1);
    if (off)
        pen.setDashPattern({3, 3});
    painter.setPen(border.alpha() == 0 ? QPen(Qt::NoPen) : pen);
    painter.setBrush(ground);
    painter.drawRoundedRect(QRectF(rect()).adjusted(0.5, 0.5, -0.5, -0.5), pxF(Measure::buttonRadius),
                            pxF(Measure::buttonRadius));

    QFont font = Theme::font(textRole());
    if (m_role == Role::Link && hovered)
        font.setUnderline(true);
    painter.setFont(font);

    const int side = px(Measure::iconButton);
    const QString words = shownText();
    const QKeySequence keys = keyHint();
    const QColor symbolInk = m_symbolTone < 0 || off ? ink : toneColor(t, Tone(m_symbolTone));
    const bool isMirrored = isRightToLeft() && Icons::isDirectional(m_symbol);
    if (words.isEmpty() && keys.isEmpty() && !m_opens) {
        QRect box(0, 0, px(18), px(18));
        box.moveCenter(rect().center());
        Icons::paint(&painter, box, m_symbol, symbolInk, isMirrored);
        return;
    }

    const int gap = px(Measure::iconGap);
    const int spare = width() - sizeHint().width();
    // The content is centred as one group. `x` advances in reading order.
    int x = padding() + 1 + qMax(0, spare / 2);
    const int end = width() - padding() - 1 - qMax(0, spare / 2);
    const auto place = [this](int at, int wide, int high) {
        return QStyle::visualRect(layoutDirection(), rect(), QRect(at, (height() - high) / 2, wide, high));
    };
    if (m_symbol != Icon::None) {
        Icons::paint(&painter, place(x, side, side), m_symbol, symbolInk, isMirrored);
        x += side + gap;
    }
    int tail = 0;
    const QSize cap = keys.isEmpty() ? QSize() : KeyCap::capSize(keys);
    if (!keys.isEmpty())
        tail += cap.width() + gap;
    if (m_opens)
        tail += side + gap;
    const int wide = qMax(0, end - tail - x);
    painter.setPen(ink);
    const QString elided = painter.fontMetrics().elidedText(words, Qt::ElideRight, wide + 1);
    painter.drawText(place(x, wide + 1, height()),
                     Qt::AlignVCenter | QStyle::visualAlignment(layoutDirection(), Qt::AlignLeft), elided);
    x += wide + gap;
    if (!keys.isEmpty()) {
        const bool filled = !off && (m_role == Role::Primary || m_role == Role::DangerFill);
        const QColor capGround = filled ? ground.darker(130) : t.window;
        KeyCap::paint(&painter, place(x, cap.width(), cap.height()), keys, capGround,
                      filled ? capGround : t.line,
                      filled    ? t.onFill
                          : off ? t.text3
                                : t.text2);
        x += cap.width() + gap;
    }
    if (m_opens)
        Icons::paint(&painter, place(x, side, side), Icon::ChevronDown, ink);
}

bool Button::event(QEvent *event)
{
    if (event->type() == KeyCap::changesEvent()) {
        updateGeometry();
        update();
    }
    switch (event->type()) {
    case QEvent::HoverEnter:
    case QEvent::HoverLeave:
    case QEvent::EnabledChange:
        update();
        break;
    case QEvent::KeyPress: {
        // Enter activates like Space, on every platform: once, also if it is held.
        auto *key = static_cast<QKeyEvent *>(event);
        if ((key->key() == Qt::Key_Return || key->key() == Qt::Key_Enter)
            && key->modifiers() == Qt::NoModifier) {
            if (!key->isAutoRepeat())
                click();
            return true;
        }
        break;
    }
    default:
        break;
    }
    return QPushButton::event(event);
}

void Button::mouseDoubleClickEvent(QMouseEvent *event)
{
    if (!m_ignoresDoubleClicks)
        QPushButton::mouseDoubleClickEvent(event);  // presses it again
}

}  // namespace Sidestage
