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

/// Pictures with their names beside one another, under headings. Only what is in sight is laid out, fetched
/// and moves: nothing here takes longer because the list is.
class PictureGrid : public QListView
{
    Q_OBJECT
public:
    /// Both must outlive the grid.
    PictureGrid(PictureRows *rows, Pictures *pictures, QWidget *parent = nullptr);

    PictureRows *rows() const { return m_rows; }
    /// Which pictures are wanted here, in this theme, on this screen.
    PictureRequest request() const;
    /// Where the picture of this row is that is wanted here; empty: there is none.
    const QUrl &url(int row) const;
    /// One that is shown elsewhere as well, larger.
    void setAlso(const QUrl &url);
    /// Looks again at what is in sight.
    void updateVisible();

    QRect visualRect(const QModelIndex &index) const override;
    QModelIndex indexAt(const QPoint &at) const override;
    void scrollTo(const QModelIndex &index, ScrollHint hint = EnsureVisible) override;
    void reset() override;
    void doItemsLayout() override;

Q_SIGNALS:
    /// Enter, or a double click.
    void copyRequested();

protected:
    QModelIndex moveCursor(CursorAction action, Qt::KeyboardModifiers modifiers) override;
    int horizontalOffset() const override;
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
    /// Beginning there: the next row that can be current; invalid: there is none.
    QModelIndex nextEnabled(int row, int step) const;
    /// Where everything stands, laid out anew if something has changed.
    const PicturePlaces &places() const;

    PictureRows *m_rows;
    Pictures *m_pictures;
    mutable PicturePlaces m_places{};
    mutable bool m_isStale = true;
    QPersistentModelIndex m_hovered{};
    QUrl m_also{};
    QMultiHash<QUrl, int> m_inSight{};
    mutable QHash<int, QUrl> m_urls{};  ///< Those that were asked for, because making one takes its time.
    mutable PictureRequest m_urlsFor{};
    QTimer m_looking{};
};

}  // namespace Sidestage
