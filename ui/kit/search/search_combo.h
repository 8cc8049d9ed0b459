// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QPersistentModelIndex>
#include <QPointer>
#include <QTimer>
#include <QWidget>

class QAbstractItemModel;
class QLineEdit;
class QListView;

namespace Sidestage {

/// A field whose value is found by an external search: the typed text is emitted as queryEdited(), the owner
/// fills the model, and the list below shows it. Only chosen() changes the value. Typed text is reset to the
/// value if nothing is chosen.
class SearchCombo : public QWidget
{
    Q_OBJECT

public:
    explicit SearchCombo(QWidget *parent = nullptr);
    ~SearchCombo() override;

    /// Sets the rows to choose from; not owned. Qt::DisplayRole is the text, RowRole::Trailing a second, less
    /// prominent one.
    void setModel(QAbstractItemModel *model);

    /// The chosen value, shown while the user is not typing.
    QString value() const { return m_value; }
    void setValue(const QString &text);
    void setPlaceholderText(const QString &text);

    /// Shows "Searching…" in the list until it is set to false or rows are added.
    void setSearching(bool searching);
    /// Shows why there are no rows, as a row with an icon; empty removes it.
    void setError(const QString &sentence);

    QLineEdit *lineEdit() const { return m_edit; }
    bool isOpen() const;
    /// Milliseconds without typing before queryEdited(). Default: 250.
    void setDebounce(int msecs);

    QSize sizeHint() const override;
    QSize minimumSizeHint() const override;

public Q_SLOTS:
    void openList();
    void closeList();

Q_SIGNALS:
    /// Emitted with the trimmed text 250 ms after the last key. Also emitted with empty text, to list
    /// favourites and recent values.
    void queryEdited(const QString &query);
    void chosen(const QModelIndex &index);
    /// Emitted when the list is opened without typing, for example to offer favourites.
    void opened();

protected:
    bool eventFilter(QObject *watched, QEvent *event) override;
    void paintEvent(QPaintEvent *event) override;
    void resizeEvent(QResizeEvent *event) override;
    void mousePressEvent(QMouseEvent *event) override;
    void changeEvent(QEvent *event) override;

private:
    bool handleKey(class QKeyEvent *event);
    void move(int step);
    void choose(const QModelIndex &index);
    void revert();
    bool isSearching() const;
    void refreshList();
    void placeList();
    void layOut();
    class SearchPopup *popup();

    QLineEdit *m_edit = nullptr;
    QPointer<SearchPopup> m_popup;
    QPointer<QAbstractItemModel> m_model;
    QTimer m_quiet;
    QString m_value;
    QString m_error;
    bool m_searching = false;
    bool m_dirty = false;
};

}  // namespace Sidestage
