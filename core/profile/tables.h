// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

namespace Sidestage::Tables {

// The SQL that creates the tables of each area in a profile's files, one migration each. A migration that has
// been released is never edited.

extern const char *const outbox;              ///< outbox/outbox_journal.cpp
extern const char *const redemptionArchive;   ///< rewards/archive/archive_table.cpp
extern const char *const rewardLibrary;       ///< rewards/library/library_store.cpp
extern const char *const chatBoard;           ///< chat/store/chat_store.cpp
extern const char *const announcements;       ///< chat/announcements/announcement_store.cpp
extern const char *const shoutouts;           ///< chat/shoutouts/shoutout_store.cpp
extern const char *const adLog;               ///< ads/ad_log.cpp
extern const char *const analyticsWarehouse;  ///< analytics/warehouse_schema.cpp
extern const char *const charityLedger;       ///< charity/charity_store.cpp
extern const char *const follows;             ///< community/follow_schema.cpp

}  // namespace Sidestage::Tables
