set(SIDESTAGE_UI_SOURCES
    accounts/account_menu.cpp accounts/account_menu.h
    accounts/browser_pane.cpp accounts/browser_pane.h
    accounts/code_label.cpp accounts/code_label.h
    accounts/device_pane.cpp accounts/device_pane.h
    accounts/held_work.h
    accounts/login_plugin.cpp accounts/login_plugin.h
    accounts/login_view.h
    accounts/open_outside.cpp accounts/open_outside.h
    accounts/quit_dialog.cpp accounts/quit_dialog.h
    accounts/sign_in_choices.cpp accounts/sign_in_choices.h
    accounts/sign_in_dialog.cpp accounts/sign_in_dialog.h
    accounts/sign_in_dialog_token.cpp
    accounts/sign_in_pane.cpp accounts/sign_in_pane.h
    accounts/sign_out_dialog.cpp accounts/sign_out_dialog.h
    accounts/waiting_card.cpp accounts/waiting_card.h
    accounts/way_row.cpp accounts/way_row.h
    ads/ad_block.cpp ads/ad_block.h
    ads/ad_breaks_model.cpp ads/ad_breaks_model.h
    ads/ad_card.cpp ads/ad_card.h
    ads/ad_cards.cpp ads/ad_cards.h
    ads/ad_dialogs.cpp ads/ad_dialogs.h
    ads/ad_overlay.cpp ads/ad_overlay.h
    ads/ad_parts.cpp ads/ad_parts.h
    ads/ad_timeline.cpp ads/ad_timeline.h
    ads/ad_toasts.cpp ads/ad_toasts.h
    ads/ad_words.cpp ads/ad_words.h
    ads/ads_page.cpp ads/ads_page.h
    ads/before_ad_card.cpp ads/before_ad_card.h
    ads/breaks_card.cpp ads/breaks_card.h
    alerts/alert_player.cpp alerts/alert_player.h
    alerts/notification_text.cpp alerts/notification_text.h
    alerts/sound_output.h
    alerts/sound_plugin.cpp alerts/sound_plugin.h
    alerts/tones.cpp alerts/tones.h
    analytics/analytics_page.cpp analytics/analytics_page.h
    analytics/analytics_saver.cpp analytics/analytics_saver.h
    analytics/analytics_stats.cpp analytics/analytics_stats.h
    analytics/analytics_view.cpp analytics/analytics_view.h
    analytics/analytics_words.cpp analytics/analytics_words.h
    analytics/chart_canvas.cpp analytics/chart_canvas.h
    analytics/chart_card.cpp analytics/chart_card.h
    analytics/chart_plot.cpp analytics/chart_plot.h
    analytics/chart_style.cpp analytics/chart_style.h
    analytics/chart_table_model.cpp analytics/chart_table_model.h
    analytics/chart_view.cpp analytics/chart_view.h
    analytics/fetch_dialog.cpp analytics/fetch_dialog.h
    analytics/range_bar.cpp analytics/range_bar.h
    analytics/range_dialog.cpp analytics/range_dialog.h
    analytics/report_rows.cpp analytics/report_rows.h
    analytics/report_table.cpp analytics/report_table.h
    analytics/series_list.cpp analytics/series_list.h
    channel/changes_bar.cpp channel/changes_bar.h
    channel/changes_card.cpp channel/changes_card.h
    channel/channel_card.cpp channel/channel_card.h
    channel/channel_form.cpp channel/channel_form.h
    channel/channel_page.cpp channel/channel_page.h
    channel/channel_words.cpp channel/channel_words.h
    channel/diff_line.cpp channel/diff_line.h
    channel/drift_dialog.cpp channel/drift_dialog.h
    channel/history_card.cpp channel/history_card.h
    channel/history_dialog.cpp channel/history_dialog.h
    channel/preset_dialog.cpp channel/preset_dialog.h
    channel/presets_card.cpp channel/presets_card.h
    charity/amount_view.cpp charity/amount_view.h
    charity/campaign_card.cpp charity/campaign_card.h
    charity/charity_card.cpp charity/charity_card.h
    charity/charity_page.cpp charity/charity_page.h
    charity/charity_sounds_dialog.cpp charity/charity_sounds_dialog.h
    charity/charity_words.cpp charity/charity_words.h
    charity/donation_rows.cpp charity/donation_rows.h
    charity/donations_card.cpp charity/donations_card.h
    charity/goal_bar.cpp charity/goal_bar.h
    charity/ledger_card.cpp charity/ledger_card.h
    charity/milestone_dialog.cpp charity/milestone_dialog.h
    charity/milestone_tile.cpp charity/milestone_tile.h
    charity/milestones_card.cpp charity/milestones_card.h
    charity/overlay_dialog.cpp charity/overlay_dialog.h
    charity/overlay_image.cpp charity/overlay_image.h
    charity/pace_card.cpp charity/pace_card.h
    charity/pace_chart.cpp charity/pace_chart.h
    chat/announce_card.cpp chat/announce_card.h
    chat/announce_card_words.cpp
    chat/announce_history_dialog.cpp chat/announce_history_dialog.h
    chat/announcement_words.cpp chat/announcement_words.h
    chat/card_words.cpp chat/card_words.h
    chat/channel_choice.cpp chat/channel_choice.h
    chat/channel_chooser.cpp chat/channel_chooser.h
    chat/chat_page.cpp chat/chat_page.h
    chat/chat_view.cpp chat/chat_view.h
    chat/chat_words.cpp chat/chat_words.h
    chat/color_swatches.cpp chat/color_swatches.h
    chat/duration_field.cpp chat/duration_field.h
    chat/lockdown_banner.cpp chat/lockdown_banner.h
    chat/lockdown_banner_cards.cpp
    chat/lockdown_dialog.cpp chat/lockdown_dialog.h
    chat/mode_control.cpp chat/mode_control.h
    chat/mode_control_cells.cpp
    chat/mode_editor.cpp chat/mode_editor.h
    chat/mode_fields.cpp chat/mode_fields.h
    chat/mode_form.cpp chat/mode_form.h
    chat/mode_grid.cpp chat/mode_grid.h
    chat/mode_grid_delegate.cpp chat/mode_grid_delegate.h
    chat/mode_grid_head.cpp chat/mode_grid_head.h
    chat/mode_grid_input.cpp
    chat/mode_grid_model.cpp chat/mode_grid_model.h
    chat/modes_card.cpp chat/modes_card.h
    chat/modes_view.cpp chat/modes_view.h
    chat/modes_view_actions.cpp
    chat/modes_view_parts.cpp
    chat/people_rows.cpp chat/people_rows.h
    chat/people_shared_card.cpp chat/people_shared_card.h
    chat/people_view.cpp chat/people_view.h
    chat/people_view_parts.cpp
    chat/people_view_words.cpp
    chat/picture_details.cpp chat/picture_details.h
    chat/picture_cell.cpp chat/picture_cell.h
    chat/picture_grid.cpp chat/picture_grid.h
    chat/picture_places.cpp chat/picture_places.h
    chat/picture_rows.cpp chat/picture_rows.h
    chat/pictures_view.cpp chat/pictures_view.h
    chat/pictures_view_words.cpp
    chat/preset_preview.cpp chat/preset_preview.h
    chat/presets_dialog.cpp chat/presets_dialog.h
    chat/restore_dialog.cpp chat/restore_dialog.h
    chat/shoutout_dialog.cpp chat/shoutout_dialog.h
    chat/shoutout_model.cpp chat/shoutout_model.h
    chat/shoutouts_card.cpp chat/shoutouts_card.h
    chat/snapshots_card.cpp chat/snapshots_card.h
    chat/templates_dialog.cpp chat/templates_dialog.h
    files/file_saver.cpp files/file_saver.h
    live/connection_card.cpp live/connection_card.h
    live/followers_card.cpp live/followers_card.h
    overview/card_page.cpp overview/card_page.h
    overview/large_view.cpp overview/large_view.h
    overview/on_air_page.cpp overview/on_air_page.h
    community/bits_card.cpp community/bits_card.h
    community/board_model.cpp community/board_model.h
    community/community_page.cpp community/community_page.h
    community/community_view.h
    community/community_words.cpp community/community_words.h
    community/day_strip.cpp community/day_strip.h
    community/editors_card.cpp community/editors_card.h
    community/follow_card.cpp community/follow_card.h
    community/follow_card_words.cpp
    community/follow_rows.cpp community/follow_rows.h
    community/follows_view.cpp community/follows_view.h
    community/here_rows.cpp community/here_rows.h
    community/here_view.cpp community/here_view.h
    community/sale_rows.cpp community/sale_rows.h
    community/sales_view.cpp community/sales_view.h
    rewards/bulk_dialog.cpp rewards/bulk_dialog.h
    rewards/bulk_model.cpp rewards/bulk_model.h
    rewards/decision_toasts.cpp rewards/decision_toasts.h
    rewards/job_strip.cpp rewards/job_strip.h
    rewards/queue_delegate.cpp rewards/queue_delegate.h
    rewards/queue_details.cpp rewards/queue_details.h
    rewards/queue_header.cpp rewards/queue_header.h
    rewards/add_rewards_dialog.cpp rewards/add_rewards_dialog.h
    rewards/archive_details.cpp rewards/archive_details.h
    rewards/archive_filters.cpp rewards/archive_filters.h
    rewards/archive_rows.cpp rewards/archive_rows.h
    rewards/archive_view.cpp rewards/archive_view.h
    rewards/queue_page.cpp rewards/queue_page.h
    rewards/queue_table.cpp rewards/queue_table.h
    rewards/queue_table_input.cpp
    rewards/queue_tools.cpp rewards/queue_tools.h
    rewards/queue_words.cpp rewards/queue_words.h
    rewards/selection_bar.cpp rewards/selection_bar.h
    rewards/sounds_dialog.cpp rewards/sounds_dialog.h
    rewards/queue_card.cpp rewards/queue_card.h
    rewards/waiting_row.cpp rewards/waiting_row.h
    rewards/waiting_view.cpp rewards/waiting_view.h
    rewards/waiting_view_actions.cpp
    rewards/bulk_edit_dialog.cpp rewards/bulk_edit_dialog.h
    rewards/colour_field.cpp rewards/colour_field.h
    rewards/delete_guard_dialog.cpp rewards/delete_guard_dialog.h
    rewards/import_dialog.cpp rewards/import_dialog.h
    rewards/library_list.cpp rewards/library_list.h
    rewards/limit_field.cpp rewards/limit_field.h
    rewards/plan_pane.cpp rewards/plan_pane.h
    rewards/reward_catalogue.cpp rewards/reward_catalogue.h
    rewards/reward_editor.cpp rewards/reward_editor.h
    rewards/reward_editor_sending.cpp
    rewards/reward_form.cpp rewards/reward_form.h
    rewards/reward_operations.cpp rewards/reward_operations.h
    rewards/reward_pictures.cpp rewards/reward_pictures.h
    rewards/reward_selection_bar.cpp rewards/reward_selection_bar.h
    rewards/reward_table.cpp rewards/reward_table.h
    rewards/reward_table_model.cpp rewards/reward_table_model.h
    rewards/reward_words.cpp rewards/reward_words.h
    rewards/rewards_page.cpp rewards/rewards_page.h
    rewards/rewards_page_actions.cpp
    rewards/rewards_page_sets.cpp
    rewards/set_name_dialog.cpp rewards/set_name_dialog.h
    rewards/slot_budget.cpp rewards/slot_budget.h
    rewards/tick_header.cpp rewards/tick_header.h
    shell/account_button.cpp shell/account_button.h
    shell/account_view.cpp shell/account_view.h
    shell/card_kind.h
    shell/command_palette.cpp shell/command_palette.h
    shell/connection_button.cpp shell/connection_button.h
    shell/connection_words.cpp shell/connection_words.h
    shell/digits_label.cpp shell/digits_label.h
    shell/header.cpp shell/header.h
    shell/header_part.h
    shell/icon_text.cpp shell/icon_text.h
    shell/live_block.cpp shell/live_block.h
    shell/main_window.cpp shell/main_window.h
    shell/main_window_actions.cpp
    shell/main_window_windows.cpp
    shell/moderated_chats.h
    shell/notice_board.cpp shell/notice_board.h
    shell/notification_bell.cpp shell/notification_bell.h
    shell/notifications.cpp shell/notifications.h
    shell/overlay.cpp shell/overlay.h
    shell/overview_card.cpp shell/overview_card.h
    shell/page.h
    shell/page_frame.cpp shell/page_frame.h
    shell/page_head.cpp shell/page_head.h
    shell/page_kind.h
    shell/pop_out_window.cpp shell/pop_out_window.h
    shell/preferences.cpp shell/preferences.h
    shell/service_dialog.cpp shell/service_dialog.h
    shell/settings_dialog.cpp shell/settings_dialog.h
    shell/sidebar.cpp shell/sidebar.h
    shell/status_strip.cpp shell/status_strip.h
    shell/window_place.cpp shell/window_place.h
    words/quoted.cpp words/quoted.h
    words/words.cpp words/words.h
)
