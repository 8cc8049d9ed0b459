// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>

namespace Sidestage {

class ChannelChoice;
class ChatDesk;

/// Says that chats are locked down, since when, which are not, and ends it.
class LockdownBanner : public QWidget
{
    Q_OBJECT
public:
    LockdownBanner(ChatDesk *desk, ChannelChoice *choice, QWidget *parent = nullptr);
};

}  // namespace Sidestage
