// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "kit/forward.h"
#include "kit/lists/row_delegate.h"
#include "models/live_list.h"
#include "moments/moment.h"

#include <QLineEdit>

namespace Sidestage {

/// The moments of a stream as rows. Notes can be edited.
class MomentRows : public LiveList<Moment>
{
    Q_OBJECT
public:
    enum Columns { PositionColumn, NoteColumn, MarkedColumn, ByColumn, ClipColumn };

    explicit MomentRows(QObject *parent = nullptr);

    Qt::ItemFlags flags(const QModelIndex &index) const override;
    QVariant data(const QModelIndex &index, int role = Qt::DisplayRole) const override;
    bool setData(const QModelIndex &index, const QVariant &value, int role = Qt::EditRole) override;

Q_SIGNALS:
    void noteEdited(const QString &momentId, const QString &note);
};

/// A line for a note, with the number of its characters. Longer input is cut.
class NoteEdit : public QLineEdit
{
    Q_OBJECT
public:
    explicit NoteEdit(QWidget *parent = nullptr);

    /// The text without spaces around it.
    QString note() const { return text().trimmed(); }

protected:
    void resizeEvent(QResizeEvent *event) override;

private:
    void count();

    QLabel *m_count;
};

/// Paints moments, and edits a note in its place. New data does not replace what is being typed.
class NoteDelegate : public RowDelegate
{
    Q_OBJECT
public:
    using RowDelegate::RowDelegate;

    QWidget *createEditor(QWidget *parent, const QStyleOptionViewItem &option,
                          const QModelIndex &index) const override;
    void setEditorData(QWidget *editor, const QModelIndex &index) const override;
    void setModelData(QWidget *editor, QAbstractItemModel *model, const QModelIndex &index) const override;
    void updateEditorGeometry(QWidget *editor, const QStyleOptionViewItem &option,
                              const QModelIndex &index) const override;
};

}  // namespace Sidestage
