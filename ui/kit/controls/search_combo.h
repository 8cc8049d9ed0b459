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

/// A field whose value is found by searching elsewhere: what is typed goes out as queryEdited(), somebody
/// fills the model, the list below shows it. Only chosen() changes the value; text that was left without
/// choosing goes back to the value.
class SearchCombo : public QWidget
{
    Q_OBJECT

public:
    explicit SearchCombo(QWidget *parent = nullptr);
    ~SearchCombo() override;

    /// The rows to choose from; not owned. Qt::DisplayRole is the text, Qt::DecorationRole the picture,
    /// `detailRole` a second, quieter text.
    void setModel(QAbstractItemModel *model);
    static constexpr int detailRole = Qt::UserRole + 90;

    /// The chosen value, as shown when nobody is typing.
    QString value() const { return m_value; }
    void setValue(const QString &text);
    void setPlaceholderText(const QString &text);

    /// "Searching…" stands in the list until it is set to false or rows come.
    void setSearching(bool searching);
    /// Why there are no rows, as a row with an icon; empty takes it away.
    void setError(const QString &sentence);

    QLineEdit *lineEdit() const { return m_edit; }
    bool isOpen() const;
    /// Milliseconds of quiet before queryEdited(); 250.
    void setDebounce(int msecs);

    QSize sizeHint() const override;
    QSize minimumSizeHint() const override;

public Q_SLOTS:
    void openList();
    void closeList();

Q_SIGNALS:
    /// What was typed, after 250 ms of quiet; trimmed. Also empty, for lists of favourites and recent ones.
    void queryEdited(const QString &query);
    void chosen(const QModelIndex &index);
    /// The list has been opened without typing: a good moment to offer favourites.
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
