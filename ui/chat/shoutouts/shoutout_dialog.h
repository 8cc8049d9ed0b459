// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "chat/shoutouts/shoutout_targets.h"
#include "kit/overlays/dialog_frame.h"
#include "models/live_list.h"

#include <memory>

class QComboBox;

namespace Sidestage {

class ChatService;
class ChatterList;
class FormField;
class SearchCombo;
class Toggle;

/// Asks which channel receives a shoutout and which one gives it. Suggests raiders, followed channels,
/// chatters and search results.
class ShoutoutDialog : public DialogFrame
{
    Q_OBJECT
public:
    /// `from`: the initial giving channel. `service` must outlive the dialog.
    ShoutoutDialog(ChatService *service, const QString &from, QWidget *parent = nullptr);
    ~ShoutoutDialog() override;

Q_SIGNALS:
    void added(qint64 id);

private:
    void build(const QString &from);
    void openChannel();
    void startSearch(const QString &text);
    void merge();
    QList<ShoutoutTarget> chattersLike(const QString &text) const;
    void updateHint();
    void add();

    ChatService *m_service;
    Account *m_account = nullptr;  ///< The account that gives the shoutout; null if none can.
    QComboBox *m_from = nullptr;
    SearchCombo *m_search = nullptr;
    FormField *m_searchField = nullptr;
    LiveList<ShoutoutTarget> *m_model;  ///< Candidates, with the source of each.
    Toggle *m_automatic = nullptr;
    Button *m_add = nullptr;
    std::unique_ptr<ShoutoutTargets> m_targets;
    std::unique_ptr<ChatterList> m_chatters;
    QString m_text{};
    QList<ShoutoutTarget> m_found{};
    std::optional<ShoutoutTarget> m_chosen{};
};

}  // namespace Sidestage
