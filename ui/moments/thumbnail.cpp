// SPDX-License-Identifier: GPL-3.0-or-later
#include "thumbnail.h"

#include "kit/text/picture.h"
#include "kit/theme/icons.h"
#include "kit/theme/theme.h"

#include <QPainter>
#include <QScrollBar>
#include <QTableView>

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

ThumbnailDelegate::ThumbnailDelegate(QTableView *table, Pictures *pictures,
                                     std::function<QUrl(int row)> urlOf)
    : RowDelegate(table, rowHeight)
    , m_table(table)
    , m_pictures(pictures)
    , m_urlOf(std::move(urlOf))
{
    connect(pictures, &Pictures::changed, table->viewport(), qOverload<>(&QWidget::update));
    m_soon.setSingleShot(true);
    connect(&m_soon, &QTimer::timeout, this, &ThumbnailDelegate::load);
    const auto later = [this] { m_soon.start(0); };
    connect(table->verticalScrollBar(), &QScrollBar::valueChanged, this, later);
    connect(table->verticalScrollBar(), &QScrollBar::rangeChanged, this, later);
    connect(table->model(), &QAbstractItemModel::rowsInserted, this, later);
    connect(table->model(), &QAbstractItemModel::rowsRemoved, this, later);
    connect(table->model(), &QAbstractItemModel::layoutChanged, this, later);
    later();
}

void ThumbnailDelegate::load()
{
    QList<QUrl> urls;
    const int rows = m_table->model()->rowCount();
    for (int row = std::max(0, m_table->rowAt(0));
         row < rows && m_table->rowViewportPosition(row) < m_table->viewport()->height(); ++row)
        urls.append(m_urlOf(row));
    m_pictures->show(urls);
}

void ThumbnailDelegate::paint(QPainter *painter, const QStyleOptionViewItem &original,
                              const QModelIndex &index) const
{
    if (index.column() != 0)
        return RowDelegate::paint(painter, original, index);
    QStyleOptionViewItem option(original);
    option.index = index;
    paintRowBackground(painter, option, isHovered(index));
    painter->save();
    QRect picture(0, 0, px(pictureWidth), px(pictureWidth) * 9 / 16);
    picture.moveCenter(option.rect.center());
    picture.moveLeft(option.rect.left() + px(8));
    paintPicture(painter, QStyle::visualRect(option.direction, option.rect, picture), *m_pictures,
                 m_urlOf(index.row()), QString());
    QStyleOptionViewItem rest(option);
    rest.rect = QStyle::visualRect(option.direction, option.rect,
                                   option.rect.adjusted(px(pictureWidth + 8), 0, 0, 0));
    paintContent(painter, rest, index);
    paintRing(painter, option, index);
    painter->restore();
}

}  // namespace Sidestage
