// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "picture_places.h"

#include "chat/emotes/picture_list_model.h"

#include <QListView>
#include <QMultiHash>
#include <QTimer>

namespace Sidestage {

class PictureRows;
class Pictures;

/// A grid of pictures with their names, in groups with headings. Only visible cells are laid out, loaded and
/// animated, so the cost does not depend on the length of the list.
class PictureGrid : public QListView
{
    Q_OBJECT
public:
    /// Both must outlive the grid.
    PictureGrid(PictureRows *rows, Pictures *pictures, QWidget *parent = nullptr);

    PictureRows *rows() const { return m_rows; }
    /// The variant of the pictures to load, for the current theme and screen.
    PictureRequest request() const;
    /// The URL of the row's picture in that variant; empty if there is none.
    const QUrl &url(int row) const;
    /// Also loads and animates this picture, which is shown larger outside the grid.
    void setAlso(const QUrl &url);
    /// Updates which pictures are visible.
    void updateVisible();

    QRect visualRect(const QModelIndex &index) const override;
    QModelIndex indexAt(const QPoint &at) const override;
    void scrollTo(const QModelIndex &index, ScrollHint hint = EnsureVisible) override;
    void reset() override;
    void doItemsLayout() override;

Q_SIGNALS:
    /// Emitted on Enter, Ctrl+C or a double click.
    void copyRequested();

protected:
    QModelIndex moveCursor(CursorAction action, Qt::KeyboardModifiers modifiers) override;
    int horizontalOffset() const override { return 0; }
    int verticalOffset() const override;
    void setSelection(const QRect &rect, QItemSelectionModel::SelectionFlags command) override;
    QRegion visualRegionForSelection(const QItemSelection &selection) const override;
    bool viewportEvent(QEvent *event) override;
    void paintEvent(QPaintEvent *event) override;
    void keyPressEvent(QKeyEvent *event) override;
    void focusInEvent(QFocusEvent *event) override;
    void resizeEvent(QResizeEvent *event) override;
    void scrollContentsBy(int dx, int dy) override;
    void updateGeometries() override;
    void showEvent(QShowEvent *event) override;
    void hideEvent(QHideEvent *event) override;

private:
    /// The first row from `row` on, in steps of `step`, that can be current; invalid if there is none.
    QModelIndex nextEnabled(int row, int step) const;
    /// The positions of all cells, computed again if something has changed.
    const PicturePlaces &places() const;

    PictureRows *m_rows;
    Pictures *m_pictures;
    mutable PicturePlaces m_places{};
    mutable bool m_isStale = true;
    QPersistentModelIndex m_hovered{};
    QUrl m_also{};
    QMultiHash<QUrl, int> m_inSight{};
    mutable QHash<int, QUrl> m_urls{};  ///< Cache, because creating a URL is slow.
    mutable PictureRequest m_urlsFor{};
    QTimer m_looking{};
};

}  // namespace Sidestage
