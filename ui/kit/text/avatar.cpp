// SPDX-License-Identifier: GPL-3.0-or-later
#include "avatar.h"

#include "kit/theme/theme.h"

#include <QPainter>
#include <QStringList>

#include <utility>

namespace Sidestage {

Avatar::Avatar(const QString &name, int size, QWidget *parent)
    : QWidget(parent)
    , m_name(name)
    , m_size(size)
{
    setSizePolicy(QSizePolicy::Fixed, QSizePolicy::Fixed);
}

void Avatar::setName(const QString &name)
{
    if (std::exchange(m_name, name) != name)
        update();
}

QSize Avatar::sizeHint() const
{
    return {px(m_size), px(m_size)};
}

QString Avatar::initials(const QString &name)
{
    // A word starts after a non-letter, and at an upper-case letter after a lower-case one.
    QStringList words;
    bool inWord = false;
    bool wasLower = false;
    for (const QChar c : name) {
        if (!c.isLetter()) {
            inWord = false;
        } else if (!inWord || (c.isUpper() && wasLower)) {
            words.append(QString(c));
            inWord = true;
        } else {
            words.last().append(c);
        }
        wasLower = c.isLower();
    }
    if (words.isEmpty())
        return name.isEmpty() ? QStringLiteral("?") : name.left(2).toUpper();
    if (words.size() == 1)
        return words.first().left(2).toUpper();
    return (words.first().left(1) + words.last().left(1)).toUpper();
}

QColor Avatar::color(const QString &name)
{
    // Not qHash(), which is seeded differently in each process.
    quint32 hash = 2166136261u;
    for (const char byte : name.toCaseFolded().toUtf8())
        hash = (hash ^ quint8(byte)) * 16777619u;
    const QList<QColor> &colors = Tokens::identity();
    return colors.at(qsizetype((hash ^ (hash >> 16)) % quint32(colors.size())));
}

void Avatar::paint(QPainter *painter, const QRect &rect, const QString &name)
{
    painter->save();
    painter->setRenderHint(QPainter::Antialiasing);
    painter->setPen(Qt::NoPen);
    const Tokens &t = Theme::tokens();
    painter->setBrush(t.isHighContrast ? t.raised : name.isEmpty() ? t.edge : color(name));
    if (t.isHighContrast)
        painter->setPen(QPen(t.text, 1));
    painter->drawEllipse(QRectF(rect).adjusted(0.5, 0.5, -0.5, -0.5));
    QFont font = Theme::font(TextRole::CardTitle);
    font.setPixelSize(qMax(6, qRound(rect.height() * 0.38)));
    painter->setFont(font);
    painter->setPen(t.isHighContrast ? t.text : t.onFill);
    painter->drawText(rect, Qt::AlignCenter, initials(name));
    painter->restore();
}

void Avatar::paintEvent(QPaintEvent *)
{
    QPainter painter(this);
    paint(&painter, rect(), m_name);
}

}  // namespace Sidestage
