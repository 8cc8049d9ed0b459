// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/live_list.h"
#include "page/page.h"
#include "schedule/schedule_feed.h"

class QBoxLayout;
class QLabel;
class QStackedWidget;
class QTableView;

namespace Sidestage {

class FileSaver;
class PageState;
class Segmented;
class SegmentEditor;
class WeekView;

/// The Schedule page: a week as a calendar or as a table, and an editor beside it.
class SchedulePage : public Page
{
    Q_OBJECT
public:
    /// `feed` must outlive the page.
    explicit SchedulePage(ScheduleFeed *feed, QWidget *parent = nullptr);
    ~SchedulePage() override;

    QString id() const override { return QStringLiteral("schedule"); }
    QString title() const override { return tr("Schedule"); }
    Freshness freshness() const override;
    QWidget *headTabs() override;
    QString saved() const override { return m_kept; }
    void setSurroundings(ToastLane *toasts, LiveStatus *live) override;

public Q_SLOTS:
    void refresh() override { m_feed->refresh(); }

protected:
    void resizeEvent(QResizeEvent *event) override;
    void showEvent(QShowEvent *event) override;
    void hideEvent(QHideEvent *event) override;
    void takeKeyboard() override;

private:
    void build();
    void addActions();
    void updateActions();
    void arrange();
    void showWeek();
    void choose(const QString &id);
    /// The segment that the keys are for: the current one of the week or of the table; empty: none.
    QString currentId() const;
    /// Returns whether the segment is in the shown week.
    bool openEditor(const QString &id);
    /// Invalid: as it was typed before, or at the usual time.
    void addSegment(const QDateTime &at = {});
    void closeEditor();
    void openVacation();
    void saveCalendar(const Result<QString> &text);
    void step(int days);

    ScheduleFeed *m_feed;
    LiveList<Api::ScheduleSegment> *m_rows;
    Segmented *m_tabs;
    QLabel *m_range;
    QLabel *m_sum;
    QWidget *m_left;
    QStackedWidget *m_stack;
    WeekView *m_week;
    QTableView *m_table;
    PageState *m_list;
    SegmentEditor *m_editor;
    QBoxLayout *m_columns;
    FileSaver *m_saver;
    QAction *m_new = nullptr;
    QAction *m_vacation = nullptr;
    QAction *m_delete = nullptr;
    QString m_kept{};
    QString m_next{};  ///< The segment that was saved: the current one once it is read.
    bool m_isScrolled = false;
};

}  // namespace Sidestage
