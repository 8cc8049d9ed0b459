// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "chat/picture_book.h"

#include <QListView>
#include <QMultiHash>
#include <QTimer>

namespace Sidestage {

class PictureRows;
class Pictures;

/// Pictures with their names beside one another, under headings. Only what is in sight is fetched and moves.
class PictureGrid : public QListView
{
    Q_OBJECT
public:
    /// Both must outlive the grid.
    PictureGrid(PictureRows *rows, Pictures *pictures, QWidget *parent = nullptr);

    PictureRows *rows() const { return m_rows; }
    /// Which pictures are wanted here, in this theme, on this screen.
    PictureWish wish() const;
    /// One that is shown elsewhere as well, larger.
    void setAlso(const QUrl &url);
    /// Looks again at what is in sight.
    void look();

Q_SIGNALS:
    /// Enter, or a double click.
    void copyRequested();

protected:
    QModelIndex moveCursor(CursorAction action, Qt::KeyboardModifiers modifiers) override;
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

    PictureRows *m_rows;
    Pictures *m_pictures;
    QUrl m_also{};
    QMultiHash<QUrl, int> m_inSight{};
    QTimer m_looking{};
};

}  // namespace Sidestage
