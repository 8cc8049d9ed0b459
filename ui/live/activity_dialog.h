// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "files/file_saver.h"
#include "kit/forward.h"
#include "kit/overlays/dialog_frame.h"
#include "live/activity.h"
#include "models/live_list.h"

#include <QTimer>

namespace Sidestage {

class ActivityFeed;

/// All activities that are kept, to search and to export. They are read in parts, so that a long list never
/// blocks the window.
class ActivityDialog : public DialogFrame
{
    Q_OBJECT
public:
    /// `feed` must outlive the dialog.
    ActivityDialog(ActivityFeed *feed, QWidget *parent);

private:
    QWidget *buildTools();
    void readOn();
    void updateFilter();
    void updateTexts();
    void exportShown();

    ActivityFeed *m_feed;
    LiveList<Activity> *m_rows;
    SearchField *m_search;
    QComboBox *m_group;
    QLabel *m_count;
    QTableView *m_table;
    PageState *m_state;
    Button *m_export;
    FileSaver *m_saver;
    std::optional<Activity> m_last{};  ///< That was read; none: all have been, or none yet.
    QTimer m_next{};
};

}  // namespace Sidestage
