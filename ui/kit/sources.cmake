set(SIDESTAGE_KIT_SOURCES
    accessible.cpp accessible.h
    action_button.cpp action_button.h
    announcement_color.h
    arrange_handle.cpp arrange_handle.h
    avatar.cpp avatar.h
    banner.cpp banner.h
    board_layout.cpp board_layout.h
    board_plan.cpp board_plan.h
    button.cpp button.h
    calendar.cpp calendar.h
    card.cpp card.h
    card_board.cpp card_board.h
    chip.cpp chip.h
    chip_edit.cpp chip_edit.h
    dialog_frame.cpp dialog_frame.h
    dress.cpp dress.h
    elided_label.cpp elided_label.h
    empty_state.cpp empty_state.h
    equal_rows.cpp equal_rows.h equal_rows_accessible.cpp
    flow_layout.cpp flow_layout.h
    focus_ring.cpp focus_ring.h
    form_field.cpp form_field.h
    freshness_label.cpp freshness_label.h
    icons.cpp icons.h
    job_row.cpp job_row.h
    kept_text.cpp kept_text.h
    key_cap.cpp key_cap.h
    kit_style.cpp kit_style.h
    layout_first.cpp layout_first.h
    long_list.cpp long_list.h
    number_field.cpp number_field.h
    padded_table.cpp padded_table.h
    page_keys.cpp page_keys.h
    picture.cpp picture.h
    pill.cpp pill.h
    place.cpp place.h
    popover.cpp popover.h
    progress_bar.cpp progress_bar.h
    row_delegate.cpp row_delegate.h row_ring.h
    search_combo.cpp search_combo.h
    search_field.cpp search_field.h
    search_popup.cpp search_popup.h
    second_ticker.cpp second_ticker.h
    segmented.cpp segmented.h
    sentence_row.cpp sentence_row.h
    side_grip.cpp side_grip.h
    skeleton.cpp skeleton.h
    stale_note.cpp stale_note.h
    stat.cpp stat.h
    steady_table.cpp steady_table.h
    steady_text.cpp steady_text.h
    style_parts.cpp style_parts.h
    text_box.cpp text_box.h
    theme.cpp theme.h
    time_text.cpp time_text.h
    tip.cpp tip.h
    toast.cpp toast.h
    toast_lane.cpp toast_lane.h
    toggle.cpp toggle.h
    tokens.cpp tokens.h
    why_hint.cpp why_hint.h
    wrap_label.cpp wrap_label.h
    ../../resources/icons/icons.qrc
)
list(TRANSFORM SIDESTAGE_KIT_SOURCES PREPEND kit/)
