// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "channel/channel_service.h"
#include "channel_form.h"
#include "page/page.h"
#include "search/category_search.h"

class QBoxLayout;
class QScrollArea;

namespace Sidestage {

class Account;
class Banner;
class ChangesBar;
class ChangesCard;
class DescriptionCard;
class HistoryCard;
class PresetsCard;
class SideGrip;
class Skeleton;
class StreamKeyCard;

/// Title, category, tags, labels, language, delay and branded content of a channel: edited, compared with the
/// service's values, and sent. Also its description, stream key and extensions.
class ChannelPage : public Page
{
    Q_OBJECT
public:
    /// `service` must outlive the page.
    explicit ChannelPage(ChannelService *service, QWidget *parent = nullptr);
    /// Creates its own service. `account` must outlive the page.
    explicit ChannelPage(Account *account, QWidget *parent = nullptr);
    ~ChannelPage() override;

    QString id() const override { return QStringLiteral("channel"); }
    QString title() const override { return tr("Channel"); }
    Freshness freshness() const override;
    void setSurroundings(ToastLane *toasts, LiveStatus *live) override;
    QString saved() const override;

    ChannelEditor *editor() const { return m_editor; }

public Q_SLOTS:
    void refresh() override;
    void send();
    void discard();
    void saveAsPreset();
    void showHistory();
    void compare();

protected:
    void resizeEvent(QResizeEvent *event) override;
    void showEvent(QShowEvent *event) override;
    void hideEvent(QHideEvent *event) override;
    bool event(QEvent *event) override;

private:
    ChannelPage(ChannelService *service, bool ownsService, QWidget *parent);

    void buildActions();
    void arrange();
    void apply(const ChannelPreset &preset);
    void undo(const ChannelChange &change);
    void editPreset(const ChannelPreset &preset);
    void showRefusal(const Error &error, std::optional<ChannelField> field);
    void showSent(const QList<ChannelField> &fields);
    void updateKnown();
    void updateActions();
    void updateRights();

    ChannelService *m_service;
    Account *m_account;
    ChannelStore *m_store;
    ChannelEditor *m_editor;
    EditorList *m_editors;
    CategorySearch *m_search;

    Banner *m_refusal;
    ChannelForm *m_form;
    DescriptionCard *m_description;
    ChangesCard *m_changes;
    ChangesBar *m_bar;
    PresetsCard *m_presets;
    HistoryCard *m_history;
    StreamKeyCard *m_streamKey;
    Skeleton *m_skeleton;
    QWidget *m_content;
    QWidget *m_side;
    SideGrip *m_grip;
    QScrollArea *m_scroll;
    QBoxLayout *m_columns;

    QAction *m_send = nullptr;
    QAction *m_discard = nullptr;
    QAction *m_savePreset = nullptr;
    QAction *m_showHistory = nullptr;
    QAction *m_compare = nullptr;
};

}  // namespace Sidestage
