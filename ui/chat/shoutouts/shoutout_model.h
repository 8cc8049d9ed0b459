// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "chat/shoutouts/shoutout_queue.h"
#include "kit/lists/row_delegate.h"
#include "kit/text/pill.h"
#include "models/live_list.h"

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

struct ShoutoutRow
{
    QString key{};
    Shoutout shoutout{};

    bool operator==(const ShoutoutRow &) const = default;
};

/// The queued shoutouts in order, with the time when each can be sent. They can be dragged to other places.
class ShoutoutModel : public LiveList<ShoutoutRow>
{
    Q_OBJECT
public:
    /// Both must outlive the model.
    ShoutoutModel(ShoutoutQueue *queue, ChatChannels *channels, QObject *parent = nullptr);

    std::optional<Shoutout> shoutout(const QModelIndex &index) const;
    QModelIndex indexOf(qint64 id) const { return index(rowOf(QString::number(id)), 0); }
    /// The position among the shoutouts of the same channel.
    int placeOf(qint64 id) const;
    /// The number of shoutouts of this channel.
    int countOf(const QString &fromId) const;
    /// The state of the row at `now`, in UTC.
    ShoutoutState stateOf(int row, const QDateTime &now) const { return stateOf(at(row), now); }
    /// The present state of the row.
    ShoutoutState stateOf(int row) const { return stateOf(row, m_queue->now()); }
    /// The channel that gives it.
    QString fromText(int row) const;

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
    void tick() { emitAllChanged(); }

private:
    const Shoutout &at(int row) const { return LiveList::row(row).shoutout; }
    ShoutoutState stateOf(const Shoutout &one, const QDateTime &now) const;
    QString fromText(const Shoutout &one) const;
    QString spoken(const Shoutout &one) const;
    int landing(const QMimeData *data, int row, const QModelIndex &parent, qint64 &id) const;

    ShoutoutQueue *m_queue;
    ChatChannels *m_channels;
};

/// Paints a shoutout in two lines, with its state at the end of the row.
class ShoutoutDelegate : public RowDelegate
{
    Q_OBJECT
public:
    static constexpr int rowHeight = 40;

    /// `model`: the rows of the view.
    ShoutoutDelegate(QAbstractItemView *view, const ShoutoutModel *model);

    void paint(QPainter *painter, const QStyleOptionViewItem &option,
               const QModelIndex &index) const override;

private:
    const ShoutoutModel *m_model;
};

}  // namespace Sidestage
