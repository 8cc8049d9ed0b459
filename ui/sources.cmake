set(SIDESTAGE_UI_SOURCES
    channel/changes_card.cpp channel/changes_card.h
    channel/channel_form.cpp channel/channel_form.h
    channel/channel_page.cpp channel/channel_page.h
    channel/channel_words.cpp channel/channel_words.h
    channel/diff_line.cpp channel/diff_line.h
    channel/drift_dialog.cpp channel/drift_dialog.h
    channel/history_card.cpp channel/history_card.h
    channel/history_dialog.cpp channel/history_dialog.h
    channel/preset_dialog.cpp channel/preset_dialog.h
    channel/presets_card.cpp channel/presets_card.h
    shell/page.h
    words/words.cpp words/words.h
)
