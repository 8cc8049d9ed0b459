// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "chat/shoutouts/shoutout_queue.h"
#include "kit/text/pill.h"

#include <QAbstractListModel>
#include <QStyledItemDelegate>

namespace Sidestage {

class ChatChannels;

/// The state of a shoutout, in a few words.
struct ShoutoutState
{
    Pill::Kind kind = Pill::Kind::Neutral;
    Icon icon = Icon::None;
    QString text{};    ///< "Sends in 1:14"
    QString reason{};  ///< A sentence with details, if any.
};

/// The queued shoutouts in order, with the time when each can be sent.
class ShoutoutModel : public QAbstractListModel
{
    Q_OBJECT
public:
    enum Role { FromRole = Qt::UserRole + 1, KindRole, IconRole, StateRole, ReasonRole };

    /// Both must outlive the model.
    ShoutoutModel(ShoutoutQueue *queue, ChatChannels *channels, QObject *parent = nullptr);

    std::optional<Shoutout> shoutout(const QModelIndex &index) const;
    QModelIndex indexOf(qint64 id) const;
    /// The position among the shoutouts of the same channel.
    int placeOf(qint64 id) const;
    /// The state of the row at `now`, in UTC.
    ShoutoutState stateOf(int row, const QDateTime &now) const;

    int rowCount(const QModelIndex &parent = {}) const override;
    QVariant data(const QModelIndex &index, int role = Qt::DisplayRole) const override;
    Qt::ItemFlags flags(const QModelIndex &index) const override;
    Qt::DropActions supportedDropActions() const override { return Qt::MoveAction; }
    QStringList mimeTypes() const override;
    QMimeData *mimeData(const QModelIndexList &indexes) const override;
    bool canDropMimeData(const QMimeData *data, Qt::DropAction action, int row, int column,
                         const QModelIndex &parent) const override;
    bool dropMimeData(const QMimeData *data, Qt::DropAction action, int row, int column,
                      const QModelIndex &parent) override;

public Q_SLOTS:
    /// Reads the queue again. Existing rows are kept.
    void update();
    /// Updates the countdowns.
    void tick();

private:
    QString nameOf(const QString &channelId) const;
    int landing(const QMimeData *data, int row, const QModelIndex &parent, qint64 &id) const;

    ShoutoutQueue *m_queue;
    ChatChannels *m_channels;
    QList<Shoutout> m_rows{};
};

/// Paints a shoutout in two lines, with its state at the end of the row.
class ShoutoutDelegate : public QStyledItemDelegate
{
    Q_OBJECT
public:
    using QStyledItemDelegate::QStyledItemDelegate;

    void paint(QPainter *painter, const QStyleOptionViewItem &option,
               const QModelIndex &index) const override;
    QSize sizeHint(const QStyleOptionViewItem &option, const QModelIndex &index) const override;
};

}  // namespace Sidestage
