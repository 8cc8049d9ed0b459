// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "chat/moderation/banned_list.h"
#include "list_view.h"

namespace Sidestage {

/// The tab Banned: bans and timeouts of a channel.
class BannedView : public ModerationListView
{
    Q_OBJECT
public:
    /// `service` must outlive the view.
    explicit BannedView(ModerationService *service, QWidget *parent = nullptr);
    ~BannedView() override;

    Freshness freshness() const override;
    void refresh() override { m_bans->readAll(); }

protected:
    void filter() override;
    void updateTexts() override;
    void showEvent(QShowEvent *event) override;
    void hideEvent(QHideEvent *event) override;

private:
    BannedView(ModerationService *service, BannedList *bans, QWidget *parent);
    void describeRows();
    void addActions();
    void unban();
    void ban(const QList<ModerationAction> &actions);
    void openBan();
    void importBans(const QByteArray &file);
    void exportBans();
    void copyBans();
    ModerationAction actionOf(const Ban &ban, Kind kind) const;
    bool isOwn() const { return m_bans->isOwn(channelId()); }

    BannedList *m_bans;
    QAction *m_unban = nullptr;
    QAction *m_ban = nullptr;
    QAction *m_import = nullptr;
    QAction *m_export = nullptr;
    QAction *m_copy = nullptr;
};

}  // namespace Sidestage
