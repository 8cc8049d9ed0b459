// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QByteArray>

namespace Sidestage::Tables {

// The SQL that creates the tables of each area in a profile's files.

extern const char *const redemptionArchive;   ///< rewards/archive/archive_table.cpp
extern const char *const analyticsWarehouse;  ///< analytics/warehouse_schema.cpp
QByteArray accounts();                        ///< accounts/accounts.cpp
QByteArray outbox();                          ///< outbox/outbox_journal.cpp
QByteArray channel();                         ///< channel/channel_store.cpp
QByteArray chatBoard();                       ///< chat/store/chat_store.cpp
QByteArray announcements();                   ///< chat/announcements/announcement_store.cpp
QByteArray rewardLibrary();                   ///< rewards/library/library_store.cpp
QByteArray pausedRewards();                   ///< rewards/library/library_store.cpp
QByteArray shoutouts();                       ///< chat/shoutouts/shoutout_store.cpp
QByteArray adLog();                           ///< ads/ad_log.cpp
QByteArray charityLedger();                   ///< charity/charity_store.cpp
QByteArray follows();                         ///< community/follow_table.cpp
QByteArray interact();                        ///< interact/interact_store.cpp
QByteArray moderation();                      ///< chat/moderation/moderation_history.cpp
QByteArray moments();                         ///< moments/moments_store.cpp
QByteArray activity();                        ///< live/activity_feed.cpp
QByteArray shows();                           ///< shows/show_store.cpp

}  // namespace Sidestage::Tables
