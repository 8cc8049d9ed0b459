// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "archive_model.h"
#include "async/bound.h"
#include "kit/forward.h"
#include "rewards/archive/redemption_archive.h"

#include <QDate>
#include <QTimer>
#include <QWidget>

namespace Sidestage {

class ArchiveFilters;
class FileSaver;
class RedemptionDetails;
class RewardsService;

/// Past redemptions: search by words, time, reward and outcome, details, totals, export. Used for two tabs of
/// the queue: decided today, and the whole archive.
class ArchiveView : public QWidget
{
    Q_OBJECT
public:
    enum class Mode : quint8 {
        DecidedToday,  ///< Sorted by time of decision, latest first.
        Archive,       ///< Sorted by time of redemption, latest first.
    };
    Q_ENUM(Mode)

    /// `service` must outlive the view. Nothing is read before the view is first shown.
    ArchiveView(RewardsService *service, Mode mode, QWidget *parent = nullptr);
    ~ArchiveView() override;

    Mode mode() const { return m_mode; }
    /// Shows one viewer or one reward without a time limit, and resets the other filters.
    void showViewer(const QString &userId, const QString &name);
    void showReward(const QString &rewardId, const QString &title);
    /// Shows the waiting redemptions and opens the export dialog for them.
    void exportWaiting();
    /// Search, Export…, Details and Refresh, with shortcuts that work while the view has the focus.
    QList<QAction *> actions() const;
    /// Number of matching rows; -1: not known yet.
    int found() const { return m_model->found(); }
    /// Focuses the list.
    void focusList();

Q_SIGNALS:
    void foundChanged(int found);

protected:
    void showEvent(QShowEvent *event) override;
    void resizeEvent(QResizeEvent *event) override;
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    void addActions();
    void fitColumns();
    void ask();
    void refresh();
    void refreshDetails();
    Bound learn();
    void startExport();
    void setDetailsShown(bool shown);

    RewardsService *m_service;
    Mode m_mode;
    ArchiveModel *m_model;
    QTimer m_typing{};
    QDate m_day{};  ///< Of the last query.

    ArchiveFilters *m_filters;
    Button *m_person;  ///< Shows the viewer of the filter. A click resets it.
    QLabel *m_count;
    Button *m_newcomers;
    Button *m_exportButton;
    FileSaver *m_export = nullptr;
    QTableView *m_table;
    PageState *m_state;
    SplitterState *m_place = nullptr;
    HeaderState *m_columns = nullptr;
    RedemptionDetails *m_details;
    QAction *m_searchAction = nullptr;
    QAction *m_exportAction = nullptr;
    QAction *m_detailsAction = nullptr;
    QAction *m_reloadAction = nullptr;
    QString m_current{};  ///< The redemption of the current row.
    QString m_failure{};  ///< What the banner says about the last search; empty: it did not fail.
    int m_lastEmitted = -1;
    bool m_wasShown = false;
    bool m_exportsSoon = false;  ///< Starts the export when the current query has finished.
};

}  // namespace Sidestage
