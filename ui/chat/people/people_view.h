// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "chat/base/chat_view.h"

#include <QTimer>

#include <memory>

class QComboBox;
class QIdentityProxyModel;
class QLabel;
class QMenu;
class QBoxLayout;

namespace Sidestage {

class Account;
class Banner;
class Button;
class Card;
class ChatterList;
class ChatterModel;
class HeaderState;
class PageState;
class PeopleSharedCard;
class SearchField;
class SharedChat;
class AnchoredTable;
class WhyHint;

/// The People tab: the chatters of the current channel, and its shared chat.
class PeopleView : public ChatView
{
    Q_OBJECT
public:
    PeopleView(ChatService *service, ChannelChoice *choice, QWidget *parent = nullptr);
    ~PeopleView() override;

    Freshness freshness() const override;
    void refresh() override;

    /// Null before the first list, or if no account has access.
    ChatterList *chatters() const { return m_list.get(); }

protected:
    void showEvent(QShowEvent *event) override;
    void hideEvent(QHideEvent *event) override;
    void resizeEvent(QResizeEvent *event) override;
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    void build();
    QWidget *buildTools();
    QWidget *buildList();
    void addActions();
    void fit();
    void fitColumns();

    void open();
    void drop();
    void fillChannels();
    void updateTexts();
    void updateCounts();
    void updateRoles();
    void updateEmptyState();
    void updateActions();
    void search();
    void begin();
    void copyName();
    void shoutOut(bool automatic);
    QString channelName() const;
    QString currentId() const;
    bool isNarrow() const;

    std::unique_ptr<ChatterList> m_list{};
    std::unique_ptr<SharedChat> m_shared{};

    QComboBox *m_channels = nullptr;
    SearchField *m_search = nullptr;
    Button *m_sharedButton = nullptr;
    QLabel *m_count = nullptr;
    QLabel *m_changes = nullptr;
    QLabel *m_lag = nullptr;
    WhyHint *m_roles = nullptr;
    Banner *m_banner = nullptr;
    Card *m_listCard = nullptr;
    AnchoredTable *m_table = nullptr;
    QIdentityProxyModel *m_rows = nullptr;
    ChatterModel *m_nobody = nullptr;  ///< Shown while there is no list, for its columns.
    HeaderState *m_columns = nullptr;
    PageState *m_state = nullptr;
    PeopleSharedCard *m_sharedCard = nullptr;
    QMenu *m_menu = nullptr;
    QAction *m_copyAction = nullptr;
    QAction *m_shoutAction = nullptr;
    QAction *m_queueAction = nullptr;
    QAction *m_sharedAction = nullptr;
    QTimer m_saying{};  ///< Announces the result of a search after the user has stopped typing.
    bool m_wasNarrow = false;
};

}  // namespace Sidestage
