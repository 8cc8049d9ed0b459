set(SIDESTAGE_CORE_SOURCES
    accounts/accounts.cpp accounts/accounts.h
    accounts/capabilities.cpp accounts/capabilities.h
    accounts/sign_in_attempt.h
    accounts/device_grant.cpp accounts/device_grant.h
    accounts/redirect_listener.cpp accounts/redirect_listener.h
    accounts/redirect_uri.cpp accounts/redirect_uri.h
    accounts/return_page.cpp accounts/return_page.h
    accounts/sign_in.cpp accounts/sign_in.h
    accounts/vault.cpp accounts/vault.h
    accounts/keychain_vault.cpp
    accounts/locked_entry.cpp accounts/locked_entry.h
    ads/ad_announcer.h
    ads/ad_break.h
    ads/ad_clock.cpp ads/ad_clock.h
    ads/ad_clock_breaks.cpp
    ads/ad_count.cpp ads/ad_count.h
    ads/ad_deeds.cpp ads/ad_deeds.h
    ads/ad_export.cpp ads/ad_export.h
    ads/ad_log.cpp ads/ad_log.h
    ads/ad_memory.cpp ads/ad_memory.h
    ads/ad_warnings.cpp ads/ad_warnings.h
    ads/ads_desk.cpp ads/ads_desk.h
    analytics/analytics_desk.cpp analytics/analytics_desk.h
    analytics/chart_memory.cpp
    analytics/chart_model.cpp analytics/chart_model.h
    analytics/csv_reader.cpp analytics/csv_reader.h
    analytics/daily_schedule.cpp analytics/daily_schedule.h
    analytics/day_range.cpp analytics/day_range.h
    analytics/report_batch.cpp analytics/report_batch.h
    analytics/report_health.cpp analytics/report_health.h
    analytics/report_reader.cpp analytics/report_reader.h
    analytics/warehouse.cpp analytics/warehouse.h
    analytics/warehouse_store.cpp analytics/warehouse_store.h
    analytics/warehouse_schema.cpp
    async/bound.h async/gate.h
    async/pending.h
    channel/category_search.cpp channel/category_search.h
    channel/channel_desk.cpp channel/channel_desk.h
    channel/channel_editor.cpp channel/channel_editor.h
    channel/channel_editors.cpp channel/channel_editors.h
    channel/channel_fields.cpp channel/channel_fields.h
    channel/channel_store.cpp channel/channel_store.h
    charity/charity_alerts.cpp charity/charity_alerts.h
    charity/charity_book.cpp charity/charity_book.h
    charity/charity_desk.cpp charity/charity_desk.h
    charity/charity_feed.cpp charity/charity_feed.h
    charity/charity_records.h
    charity/charity_store.cpp charity/charity_store.h
    charity/donation_loader.cpp charity/donation_loader.h
    charity/donation_model.cpp charity/donation_model.h
    charity/donation_model_p.h
    charity/donation_model_work.cpp
    charity/donation_reader.cpp charity/donation_reader.h
    charity/exact.h
    charity/ledger_export.cpp charity/ledger_export.h
    charity/money.cpp charity/money.h
    charity/money_sums.cpp charity/money_sums.h
    charity/overlay_files.cpp charity/overlay_files.h
    charity/pace.cpp charity/pace.h
    chat/announcement_store.cpp chat/announcement_store.h
    chat/announcement_text.cpp chat/announcement_text.h
    chat/announcer.cpp chat/announcer.h
    chat/channel_modes.cpp chat/channel_modes.h
    chat/channel_modes_changes.cpp
    chat/channel_modes_private.h
    chat/channel_modes_reading.cpp
    chat/channel_modes_shield.cpp
    chat/chat_channels.cpp chat/chat_channels.h
    chat/chat_channels_list.cpp
    chat/chat_channels_private.h
    chat/chat_channels_reading.cpp
    chat/chat_desk.cpp chat/chat_desk.h
    chat/chat_holds.cpp
    chat/chat_json.cpp chat/chat_json.h
    chat/chat_modes.cpp chat/chat_modes.h
    chat/chat_rows.h
    chat/chat_snapshots.cpp
    chat/channel_name.cpp chat/channel_name.h
    chat/chat_store.cpp chat/chat_store.h
    chat/chatter_list.cpp chat/chatter_list.h
    chat/chatter_model.cpp chat/chatter_model.h
    chat/chatter_model_p.h
    chat/chatter_model_work.cpp
    chat/hold_book.cpp chat/hold_book.h
    chat/hold_stack.cpp chat/hold_stack.h
    chat/mode_board.cpp chat/mode_board.h
    chat/mode_board_jobs.cpp
    chat/mode_board_private.h
    chat/mode_deeds.cpp chat/mode_deeds.h
    chat/mode_keeper.cpp chat/mode_keeper.h
    chat/mode_keeper_actions.cpp
    chat/mode_keeper_outcome.cpp
    chat/mode_keeper_plan.cpp
    chat/mode_keeper_private.h
    chat/mode_keeper_work.cpp
    chat/picture_book.cpp chat/picture_book.h
    chat/picture_item.cpp chat/picture_item.h
    chat/picture_keeping.cpp chat/picture_keeping.h
    chat/picture_reading.cpp chat/picture_reading.h
    chat/send_gate.h
    chat/shared_chat.cpp chat/shared_chat.h
    chat/shoutout_queue.cpp chat/shoutout_queue.h
    chat/shoutout_queue_private.h
    chat/shoutout_sending.cpp
    chat/shoutout_store.cpp chat/shoutout_store.h
    chat/shoutout_targets.cpp chat/shoutout_targets.h
    chat/shoutout_times.cpp chat/shoutout_times.h
    client/account.cpp client/account.h
    client/account_list.h
    client/apart.h
    client/answer.cpp client/answer.h
    client/awaited.cpp client/awaited.h
    client/budget.cpp client/budget.h
    client/call.cpp client/call.h
    client/client.cpp client/client.h
    client/connection.cpp client/connection.h
    client/file_download.cpp client/file_download.h
    client/one_shot_body.cpp client/one_shot_body.h
    client/pages.cpp client/pages.h
    client/picture_loader.cpp client/picture_loader.h
    client/picture_shelf.cpp client/picture_shelf.h
    client/profile.h
    client/service_address.cpp client/service_address.h
    client/service_clock.cpp client/service_clock.h
    client/session.cpp client/session.h
    client/token.h
    client/token_service.cpp client/token_service.h
    community/bits_board.cpp community/bits_board.h
    community/community_desk.cpp community/community_desk.h
    community/editor_list.cpp community/editor_list.h
    community/extension_sales.cpp community/extension_sales.h
    community/follow.h
    community/follow_export.cpp community/follow_export.h
    community/follow_list.cpp community/follow_list.h community/follow_list_p.h
    community/follow_listing.cpp
    community/follow_model.cpp community/follow_model.h community/follow_model_p.h
    community/follow_model_changes.cpp
    community/follow_reading.cpp
    community/follow_schema.cpp
    community/follow_table.cpp community/follow_table.h
    community/here_model.cpp community/here_model.h
    community/here_now.cpp community/here_now.h
    events/event_service.cpp events/event_service.h events/event_service_private.h
    events/event_service_connection.cpp
    events/event_service_delivery.cpp
    events/event_service_subscriptions.cpp
    events/event_socket.cpp events/event_socket.h
    events/poll_scheduler.cpp events/poll_scheduler.h
    events/seen_ids.cpp events/seen_ids.h
    events/sleep_watch.cpp events/sleep_watch.h
    live/follower_watch.cpp live/follower_watch.h
    live/live_status.cpp live/live_status.h
    models/leftovers.cpp models/leftovers.h
    models/resource_model.cpp models/resource_model.h
    models/sliced_sort.h
    models/split_hash.h
    rewards/decision_book.cpp rewards/decision_book.h
    rewards/archive_export.cpp rewards/archive_export.h
    rewards/archive_keeper.cpp rewards/archive_keeper.h
    rewards/archive_model.cpp rewards/archive_model.h
    rewards/archive_schema.cpp
    rewards/archive_search.cpp
    rewards/archive_table.cpp rewards/archive_table.h rewards/archive_table_p.h
    rewards/archive_words.cpp rewards/archive_words.h
    rewards/archive_writing.cpp
    rewards/decision_desk.cpp rewards/decision_desk.h
    rewards/decision_export.cpp rewards/decision_export.h
    rewards/decision_intake.cpp
    rewards/decision_job.h
    rewards/decision_journal.cpp rewards/decision_journal.h
    rewards/decision_ledger.cpp rewards/decision_ledger.h
    rewards/decision_pace.cpp rewards/decision_pace.h
    rewards/decision_sender.cpp rewards/decision_sender.h
    rewards/decision_sorting.cpp
    rewards/queue_facts.cpp rewards/queue_facts.h
    rewards/library_json.cpp rewards/library_json.h
    rewards/library_reward.h
    rewards/library_store.cpp rewards/library_store.h
    rewards/plan_runner.cpp rewards/plan_runner.h
    rewards/queue_feed.cpp rewards/queue_feed.h
    rewards/queue_model.cpp rewards/queue_model.h rewards/queue_model_p.h
    rewards/queue_model_data.cpp
    rewards/queue_model_lines.cpp
    rewards/queue_model_preparing.cpp
    rewards/queue_model_selection.cpp
    rewards/queue_model_work.cpp
    rewards/queue_reader.cpp rewards/queue_reader.h
    rewards/queue_rows.cpp rewards/queue_rows.h
    rewards/queue_shelves.cpp rewards/queue_shelves.h
    rewards/read_times.cpp rewards/read_times.h
    rewards/redemption_archive.cpp rewards/redemption_archive.h
    rewards/redemption_queue.cpp rewards/redemption_queue.h
    rewards/reward_changes.cpp rewards/reward_changes.h
    rewards/reward_alerts.cpp rewards/reward_alerts.h
    rewards/reward_exchange.cpp
    rewards/reward_library.cpp rewards/reward_library.h rewards/reward_library_private.h
    rewards/reward_list.cpp rewards/reward_list.h rewards/reward_list_private.h
    rewards/reward_list_changes.cpp
    rewards/reward_drafts.cpp rewards/reward_drafts.h
    rewards/reward_fields.cpp rewards/reward_fields.h
    rewards/library_words.cpp rewards/library_words.h
    rewards/reward_writes.cpp rewards/reward_writes.h
    rewards/reward_shelf.cpp rewards/reward_shelf.h
    rewards/rewards_desk.cpp rewards/rewards_desk.h
    rewards/swap_back.cpp rewards/swap_back.h
    rewards/swap_plan.cpp rewards/swap_plan.h
    storage/csv_file.cpp storage/csv_file.h
    storage/csv_writing.cpp storage/csv_writing.h
    storage/profile_store.cpp storage/profile_store.h
    storage/redeemed.h
    storage/stepped_file.cpp storage/stepped_file.h
    storage/store_thread.cpp storage/store_thread.h
    storage/tables.h
)
