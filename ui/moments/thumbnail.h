// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "kit/forward.h"
#include "kit/lists/row_delegate.h"

#include <QTimer>
#include <QUrl>
#include <QWidget>

#include <functional>

namespace Sidestage {

/// The picture of a clip or a video with its length, or an hourglass while there is no clip yet.
class Thumbnail : public QWidget
{
    Q_OBJECT
public:
    /// `size` in px at a line height of 20 px. `pictures` must outlive this.
    Thumbnail(Pictures *pictures, QSize size, QWidget *parent = nullptr);

    /// `title`: for screen readers, and in place of a picture that failed.
    void setPicture(const QUrl &url, const QString &title, const QString &length);
    void setWaiting();

    QSize sizeHint() const override;
    QSize minimumSizeHint() const override { return sizeHint(); }

protected:
    void paintEvent(QPaintEvent *event) override;

private:
    Pictures *m_pictures;
    QSize m_size;
    QUrl m_url{};
    QString m_length{};
    bool m_isWaiting = false;
};

/// Paints a picture in front of the first column of a table, and loads those that are in sight.
class ThumbnailDelegate : public RowDelegate
{
    Q_OBJECT
public:
    // In px at a body line of 20 px.
    static constexpr int rowHeight = 48;
    static constexpr int pictureWidth = 64;

    /// `pictures` must outlive this. `urlOf` returns the address for a row of the model.
    ThumbnailDelegate(QTableView *table, Pictures *pictures, std::function<QUrl(int row)> urlOf);

    void paint(QPainter *painter, const QStyleOptionViewItem &option,
               const QModelIndex &index) const override;

private:
    void load();

    QTableView *m_table;
    Pictures *m_pictures;
    std::function<QUrl(int)> m_urlOf;
    QTimer m_soon{};
};

}  // namespace Sidestage
