// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "chat/announcements/announcer.h"
#include "kit/overlays/dialog_frame.h"

class QTreeWidget;
class QTreeWidgetItem;

namespace Sidestage {

/// Past announcements and their results in each channel.
class AnnounceHistoryDialog : public DialogFrame
{
    Q_OBJECT
public:
    /// `announcer` must outlive the dialog.
    explicit AnnounceHistoryDialog(Announcer *announcer, QWidget *parent = nullptr);

Q_SIGNALS:
    /// Emitted to write the announcement again, so that the user can edit and send it.
    void useRequested(const Sidestage::Announcement &announcement);

private:
    void reload();
    void fill(QTreeWidgetItem *item, const Announcement &announcement);
    void updateButtons();
    std::optional<Announcement> current() const;
    QString currentChannel() const;

    Announcer *m_announcer;
    QTreeWidget *m_table = nullptr;
    Button *m_retry = nullptr;
    Button *m_use = nullptr;
    Button *m_clear = nullptr;
};

}  // namespace Sidestage
