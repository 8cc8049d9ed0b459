// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "chat/base/chat_view.h"
#include "chat/emotes/picture_list_model.h"

#include <QPointer>
#include <QTimer>

#include <array>
#include <memory>

class QComboBox;
class QLabel;
class QSplitter;

namespace Sidestage {

class Account;
class Banner;
class Card;
class PageState;
class PictureDetails;
class PictureGrid;
class PictureRows;
class Pictures;
class SearchField;
class Segmented;
class SplitterState;

/// Emotes and badges of the current channel, and cheermotes.
class PicturesView : public ChatView
{
    Q_OBJECT
public:
    PicturesView(ChatService *service, ChannelChoice *choice, QWidget *parent = nullptr);
    ~PicturesView() override;

    Freshness freshness() const override;
    void refresh() override;

    /// The model that is shown; null before the first one, or if no account has access.
    PictureListModel *model() const;
    PictureGrid *grid() const { return m_grid; }
    Pictures *pictures() const { return m_pictures; }

protected:
    void showEvent(QShowEvent *event) override;
    void resizeEvent(QResizeEvent *event) override;

private:
    void build();
    void addActions();
    void open();
    void drop();
    void fillChannels();
    void updateTexts();
    void updateBanners();
    void updateEmptyState();
    void updateDetails();
    void search();
    void copyName();
    void setDetailsShown(bool shown);
    QString channelName() const;

    std::array<std::unique_ptr<PictureListModel>, 3> m_books{};
    QPointer<Account> m_account{};
    QString m_channel{};
    QString m_current{};  ///< The entry of the current cell.

    Pictures *m_pictures = nullptr;
    PictureRows *m_rows = nullptr;
    QComboBox *m_channels = nullptr;
    Segmented *m_part = nullptr;
    SearchField *m_search = nullptr;
    QLabel *m_count = nullptr;
    Banner *m_scope = nullptr;
    Banner *m_trouble = nullptr;
    Card *m_gridCard = nullptr;
    PictureGrid *m_grid = nullptr;
    PageState *m_state = nullptr;
    PictureDetails *m_details = nullptr;
    QSplitter *m_columns = nullptr;
    SplitterState *m_place = nullptr;
    QAction *m_copyAction = nullptr;
    QAction *m_detailsAction = nullptr;
    QTimer m_typing{};
    bool m_wasNarrow = false;
};

}  // namespace Sidestage
