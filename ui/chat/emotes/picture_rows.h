// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "picture_places.h"

#include "chat/emotes/picture_list_model.h"

#include <QAbstractListModel>
#include <QPointer>

#include <vector>

namespace Sidestage {

/// The display name of an entry's tier, type or badge set.
QString groupWords(const PictureEntry &entry);

/// The entries of a PictureListModel with a heading before each group, and with texts for screen readers.
class PictureRows : public QAbstractListModel
{
    Q_OBJECT
public:
    enum Role { IsHeadingRole = Qt::UserRole + 1, CountRole, IdRole };

    using QAbstractListModel::QAbstractListModel;

    /// Null: no rows.
    void setBook(PictureListModel *model);
    PictureListModel *model() const { return m_model; }
    /// Null for a heading.
    const PictureEntry *entry(int row) const;
    QUrl url(int row, const PictureRequest &request) const;
    /// -1 if the id is not in the list.
    int rowOf(const QString &id) const;
    /// The headings and the number of entries below each, in order.
    std::vector<PicturePlaces::Group> groups() const;

    int rowCount(const QModelIndex &parent = {}) const override;
    QVariant data(const QModelIndex &index, int role = Qt::DisplayRole) const override;
    Qt::ItemFlags flags(const QModelIndex &index) const override;

private:
    struct Row
    {
        int source = -1;    ///< Row of the source model; -1: a heading.
        int count = 0;      ///< Number of entries below a heading.
        QString heading{};  ///< Text of a heading.
    };
    void rebuild();

    QPointer<PictureListModel> m_model{};
    std::vector<Row> m_rows{};
};

}  // namespace Sidestage
