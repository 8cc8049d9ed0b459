// SPDX-License-Identifier: GPL-3.0-or-later
#include "thumbnail.h"

#include "kit/text/picture.h"
#include "kit/theme/icons.h"
#include "kit/theme/theme.h"

#include <QPainter>

namespace Sidestage {

Thumbnail::Thumbnail(Pictures *pictures, QSize size, QWidget *parent)
    : QWidget(parent)
    , m_pictures(pictures)
    , m_size(size)
{
    setSizePolicy(QSizePolicy::Fixed, QSizePolicy::Fixed);
    Theme::watch(this, [this] { updateGeometry(); });
    connect(pictures, &Pictures::changed, this, [this](const QUrl &url) {
        if (url == m_url)
            update();
    });
}

void Thumbnail::setPicture(const QUrl &url, const QString &title, const QString &length)
{
    m_url = url;
    m_length = length;
    m_isWaiting = false;
    setAccessibleName(title);
    update();
}

void Thumbnail::setWaiting()
{
    m_isWaiting = true;
    m_url.clear();
    setAccessibleName(tr("The clip is being made"));
    update();
}

QSize Thumbnail::sizeHint() const
{
    return {px(m_size.width()), px(m_size.height())};
}

void Thumbnail::paintEvent(QPaintEvent *)
{
    const Tokens &t = Theme::tokens();
    QPainter painter(this);
    if (m_isWaiting) {
        painter.setRenderHint(QPainter::Antialiasing);
        painter.setPen(QPen(t.edge, 1, Qt::DashLine));
        painter.drawRoundedRect(QRectF(rect()).adjusted(0.5, 0.5, -0.5, -0.5), pxF(3), pxF(3));
        QRect icon(0, 0, px(Measure::icon), px(Measure::icon));
        icon.moveCenter(rect().center());
        Icons::paint(&painter, icon, Icon::Hourglass, t.text2);
        return;
    }
    paintPicture(&painter, rect(), *m_pictures, m_url, accessibleName());
    if (m_length.isEmpty())
        return;
    painter.setFont(Theme::font(TextRole::Caption));
    QRect label(0, 0, painter.fontMetrics().horizontalAdvance(m_length) + px(8),
                painter.fontMetrics().height() + px(2));
    label.moveBottomRight(rect().bottomRight() - QPoint(px(4), px(4)));
    painter.fillRect(label, t.window);
    painter.setPen(t.text);
    painter.drawText(label, Qt::AlignCenter, m_length);
}

}  // namespace Sidestage
