// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "chat/moderation/live_chat.h"
#include "kit/text/pill.h"
#include "models/live_list.h"

#include <QAbstractItemView>
#include <QTextLayout>

#include <unordered_map>

namespace Sidestage {

/// The messages of chats, the newest at the bottom, each as high as its text. It scrolls by messages, so that
/// only those in sight are laid out. While it follows, new messages appear at the bottom; otherwise nothing
/// moves.
class MessageList : public QAbstractItemView
{
    Q_OBJECT
public:
    /// What the buttons of a row do.
    enum class RowAction : quint8 { Reply, Delete, TimeOut, Ban };
    static constexpr int rowActions = 4;

    /// `lines` must outlive the view.
    explicit MessageList(LiveList<ChatLine> *lines, QWidget *parent = nullptr);

    bool isFollowing() const { return m_isFollowing; }
    void setFollowing(bool follows);
    /// Mentions of this login are marked.
    void setOwnLogin(const QString &login) { m_ownLogin = login; }
    void setShowsChannel(bool shows);
    /// How many of the actions a row offers, from the first.
    void setOffered(int actions)
    {
        m_offered = actions;
        layOutAgain();
    }
    /// Whether the text of removed messages can be read.
    void setShowsRemoved(bool shows);
    /// Returns the name of a channel.
    void setChannelNames(std::function<QString(const QString &)> nameOf) { m_nameOf = std::move(nameOf); }
    /// The current row; none: there is none.
    std::optional<ChatLine> current() const;

    QRect visualRect(const QModelIndex &index) const override;
    void scrollTo(const QModelIndex &index, ScrollHint hint = EnsureVisible) override;
    QModelIndex indexAt(const QPoint &point) const override;

Q_SIGNALS:
    void followingChanged(bool follows);
    void currentRowChanged();
    void actionTriggered(int row, Sidestage::MessageList::RowAction action);

protected:
    QModelIndex moveCursor(CursorAction action, Qt::KeyboardModifiers modifiers) override;
    int horizontalOffset() const override { return 0; }
    int verticalOffset() const override { return 0; }
    bool isIndexHidden(const QModelIndex &) const override { return false; }
    void setSelection(const QRect &, QItemSelectionModel::SelectionFlags) override { }
    QRegion visualRegionForSelection(const QItemSelection &) const override { return {}; }
    void currentChanged(const QModelIndex &current, const QModelIndex &previous) override;
    void rowsAboutToBeRemoved(const QModelIndex &parent, int start, int end) override;
    void updateGeometries() override;
    void scrollContentsBy(int dx, int dy) override;
    void paintEvent(QPaintEvent *event) override;
    void resizeEvent(QResizeEvent *event) override;
    void mousePressEvent(QMouseEvent *event) override;
    void mouseMoveEvent(QMouseEvent *event) override;
    void mouseReleaseEvent(QMouseEvent *) override { }
    void mouseDoubleClickEvent(QMouseEvent *event) override { mousePressEvent(event); }
    void wheelEvent(QWheelEvent *event) override;
    void contextMenuEvent(QContextMenuEvent *event) override;
    bool viewportEvent(QEvent *event) override;

private:
    /// A message that is laid out.
    struct Laid
    {
        ChatLine line{};
        int width = 0;
        bool isTimedOut = false;
        std::unique_ptr<QTextLayout> text{};
        int textTop = 0;  ///< Below the line about the answered message.
        int room = 0;     ///< The width of the text.
        int height = 0;
        QString mark{};  ///< What a moderator did, in a pill.
        Icon markIcon{};
        QPoint markAt{};  ///< In the row.
    };
    struct Seen
    {
        int row = 0;
        QRect rect{};
    };

    /// From the cache if it is there. Valid until the next call for another message.
    const Laid &laidOut(const ChatLine &line) const;
    Laid layOut(const ChatLine &line, int width) const;
    int textLeft() const;
    const QList<Seen> &seen() const;
    void paintLine(QPainter &painter, const Seen &seen) const;
    void paintActions(QPainter &painter, const QRect &row) const;
    QRect actionRect(const QRect &row, int action) const;
    QString markOf(const ChatLine &line, Icon &icon) const;
    QColor inkOf(const ChatLine &line) const;
    void changed();
    void layOutAgain();

    LiveList<ChatLine> *m_lines;
    std::function<QString(const QString &)> m_nameOf{};
    QString m_ownLogin{};
    QPersistentModelIndex m_bottom{};  ///< The last message in sight while it does not follow.
    bool m_isFollowing = true;
    bool m_showsChannel = false;
    bool m_showsRemoved = true;
    int m_offered = rowActions;
    QPersistentModelIndex m_hovered{};  ///< Old messages are removed while the pointer rests.
    bool m_isAdjusting = false;
    mutable QList<Seen> m_seen{};
    mutable std::unordered_map<QString, Laid> m_laid{};  ///< By the id of the message.
    int m_fits = 0;                                      ///< How many of the first messages fit.
    mutable bool m_isLaidOut = false;
    mutable QHash<QRgb, QColor> m_inks{};
};

class ModerationService;
class PageState;
class PermissionHint;

/// The messages that a service reads, as rows that follow the chat. `service` must outlive them. `isOwn`: of
/// the own channel only, whose name is not said.
LiveList<ChatLine> *makeChatRows(ModerationService *service, bool isOwn, QObject *parent);
/// Shows the list, or why there are no messages of this channel; empty: of all. Says in the hint which
/// permission is missing, and hides it if none is.
void showChatState(ModerationService *service, const QString &channelId, const LiveListBase *rows,
                   PageState *state, PermissionHint *permission);
/// That somebody is in a timeout, and until when.
QString timedOutText(const QDateTime &until);
/// A message as a sentence for screen readers.
QString spokenLine(const ChatLine &line, const QString &channelName);

}  // namespace Sidestage
