// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "async/bound.h"
#include "community/follow_list.h"
#include "community/follow_model.h"
#include "files/file_saver.h"
#include "kit/forward.h"
#include "kit/layout/card.h"
#include "kit/lists/long_list.h"
#include "kit/search/search_field.h"

#include <QTimer>

namespace Sidestage {

class DayStrip;
class FollowRows;

/// A list of follows: totals, recent changes, the progress of loading, and the users.
class FollowCard : public Card
{
    Q_OBJECT
public:
    /// `list` must outlive the card.
    explicit FollowCard(FollowList *list, QWidget *parent = nullptr);
    ~FollowCard() override;

    FollowList *list() const { return m_list; }
    FollowModel *model() const { return m_model; }
    LongList *rows() const { return m_table; }
    /// The tab stops before the list, in order.
    QList<QWidget *> stops() const;
    bool canExport() const { return !m_saver->isRunning() && m_model->rowCount() > 0; }

public Q_SLOTS:
    void focusSearch() { m_search->choose(); }
    void focusList() { m_table->setFocus(Qt::TabFocusReason); }
    /// Asks the user for a file and writes the shown rows to it.
    void exportShown();
    /// Copies the name of the current row to the clipboard.
    void copyName();

Q_SIGNALS:
    /// Emitted when canExport() may have changed.
    void exportChanged();

private:
    void build();
    void buildList();
    void search();
    Bound countDays();

    void updateTexts();
    void updateChanges();
    void updateProgress();
    void updatePermission();
    void updateEmptyState();
    QString dayWords() const;
    bool isFollowers() const { return m_list->side() == FollowSide::Followers; }

    FollowList *m_list;
    FollowModel *m_model;
    FollowRows *m_rows;
    QLabel *m_total = nullptr;
    QLabel *m_changes = nullptr;
    Button *m_anew = nullptr;
    DayStrip *m_days = nullptr;
    QLabel *m_dayLabel = nullptr;
    QWidget *m_progress = nullptr;
    QLabel *m_progressLabel = nullptr;
    ProgressBar *m_bar = nullptr;
    QLabel *m_note = nullptr;  ///< Shows that loading was restarted or has failed.
    WhyHint *m_why = nullptr;
    SearchField *m_search = nullptr;
    Segmented *m_show = nullptr;
    QLabel *m_found = nullptr;
    Button *m_export = nullptr;
    FileSaver *m_saver = nullptr;
    LongList *m_table = nullptr;
    PageState *m_state = nullptr;
    QTimer m_typing{};
    QTimer m_saying{};
    QTimer m_dayTimer{};
    bool m_areDaysKnown = false;  ///< The days were counted after there was data to count.
};

}  // namespace Sidestage
