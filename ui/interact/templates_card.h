// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "interact/interact_store.h"
#include "kit/layout/card.h"
#include "models/live_list.h"

namespace Sidestage {

class ActionButton;
class InteractService;
class LongList;
class PageState;

/// Polls and predictions that can be started again with one key.
class TemplatesCard : public Card
{
    Q_OBJECT
public:
    /// `service` must outlive the card.
    explicit TemplatesCard(InteractService *service, QWidget *parent = nullptr);

Q_SIGNALS:
    /// Emitted to edit this template, or to add one if it has no id.
    void editRequested(const Sidestage::InteractTemplate &entry);

private:
    /// A template with its id as text, as lists need it.
    struct Row
    {
        QString key{};
        InteractTemplate entry{};

        bool operator==(const Row &) const = default;
    };
    void reload();
    void updateStart();
    void startCurrent();

    InteractService *m_service;
    LiveList<Row> *m_rows;
    LongList *m_list;
    PageState *m_state;
    ActionButton *m_start;
};

}  // namespace Sidestage
