// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "channel/channel_description.h"
#include "forms/form.h"
#include "page/feed_card.h"

namespace Sidestage {

class ActionButton;

/// The description of the channel: edited, sent with undo, and kept as a draft until then.
class DescriptionCard : public FeedCard
{
    Q_OBJECT
public:
    /// `description` must outlive the card.
    explicit DescriptionCard(ChannelDescription *description, QWidget *parent = nullptr);

public Q_SLOTS:
    void send();
    void discard();

protected:
    void showFeed() override;

private:
    ChannelDescription *m_description;
    Form<Api::UpdateUser> *m_form;
    QWidget *m_buttons;
    ActionButton *m_send;
};

}  // namespace Sidestage
