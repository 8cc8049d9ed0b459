// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

namespace Sidestage::Tables {

// What each area keeps in a profile's file: SQL that makes its tables, one migration each. A migration that
// has been released is never edited.

extern const char *const decisionJournal;     ///< rewards/decision_journal.cpp
extern const char *const redemptionArchive;   ///< rewards/archive_schema.cpp
extern const char *const rewardLibrary;       ///< rewards/library_store.cpp
extern const char *const chatBoard;           ///< chat/chat_store.cpp
extern const char *const announcements;       ///< chat/announcement_store.cpp
extern const char *const shoutouts;           ///< chat/shoutout_store.cpp
extern const char *const adLog;               ///< ads/ad_log.cpp
extern const char *const analyticsWarehouse;  ///< analytics/warehouse_schema.cpp
extern const char *const charityLedger;       ///< charity/charity_store.cpp
extern const char *const follows;             ///< community/follow_schema.cpp

}  // namespace Sidestage::Tables
