// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "kit/overlays/dialog_frame.h"

class QComboBox;
class QLabel;
class QLineEdit;
class QStandardItem;
class QStandardItemModel;
class QSortFilterProxyModel;
class QTreeView;

namespace Sidestage {

class ChatService;
class FormField;

/// Selects which channels are shown and which account acts in each. Channels can be added by name and
/// removed. Changes take effect at once.
class ChannelChooser : public DialogFrame
{
    Q_OBJECT
public:
    /// `service` must outlive the dialog.
    explicit ChannelChooser(ChatService *service, QWidget *parent = nullptr);

Q_SIGNALS:
    /// Emitted when an account lacks the permission to list the channels that it moderates.
    void listPermissionRequested();

private:
    void build();
    void fill();
    void renew(QStandardItem *first) const;
    void showCurrent();
    QString currentId() const;
    void tick(QStandardItem *item);
    void showAll(bool shown);
    void enter();

    ChatService *m_service;
    QLineEdit *m_search = nullptr;
    QStandardItemModel *m_model = nullptr;
    QSortFilterProxyModel *m_filter = nullptr;
    QTreeView *m_list = nullptr;
    QLabel *m_count = nullptr;
    FormField *m_accountField = nullptr;
    QComboBox *m_account = nullptr;
    Button *m_remove = nullptr;
    Button *m_checkRole = nullptr;
    QLabel *m_trouble = nullptr;
    FormField *m_enterField = nullptr;
    QLineEdit *m_login = nullptr;
    QComboBox *m_enterAs = nullptr;
    bool m_filling = false;
};

}  // namespace Sidestage
