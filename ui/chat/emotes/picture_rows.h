// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "picture_places.h"

#include "chat/emotes/picture_list_model.h"

#include <QAbstractListModel>
#include <QPointer>

#include <vector>

namespace Sidestage {

/// What a tier, a type or a badge set of an entry means, in words.
QString groupWords(const PictureEntry &entry);

/// The entries of a book with a heading before each group of them, and in words for screen readers.
class PictureRows : public QAbstractListModel
{
    Q_OBJECT
public:
    enum Role { IsHeadingRole = Qt::UserRole + 1, CountRole, IdRole };

    using QAbstractListModel::QAbstractListModel;

    /// Null: there are no rows.
    void setBook(PictureListModel *model);
    PictureListModel *model() const { return m_model; }
    /// Null for a heading.
    const PictureEntry *entry(int row) const;
    QUrl url(int row, const PictureRequest &request) const;
    /// -1: not there.
    int rowOf(const QString &id) const;
    /// The headings and how many stand under each, in their order.
    std::vector<PicturePlaces::Group> groups() const;

    int rowCount(const QModelIndex &parent = {}) const override;
    QVariant data(const QModelIndex &index, int role = Qt::DisplayRole) const override;
    Qt::ItemFlags flags(const QModelIndex &index) const override;

private:
    struct Row
    {
        int source = -1;    ///< Row of the book; -1: a heading.
        int count = 0;      ///< Of a heading: what follows.
        QString heading{};  ///< In words.
    };
    void rebuild();

    QPointer<PictureListModel> m_model{};
    std::vector<Row> m_rows{};
};

}  // namespace Sidestage
