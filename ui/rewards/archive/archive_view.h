// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "async/bound.h"
#include "rewards/archive/redemption_archive.h"

#include <QTimer>
#include <QWidget>

class QAction;
class QLabel;
class QStackedWidget;
class QTableView;

namespace Sidestage {

class ArchiveDetails;
class ArchiveFilters;
class ArchiveModel;
class ArchiveRows;
class Banner;
class Button;
class EmptyState;
class FileSaver;
class HeaderState;
class RewardsService;
class SplitterState;

/// Redemptions of the past: found by words, time, reward and outcome, looked at, counted, exported. Two tabs
/// of the queue are this: what was decided today, and everything.
class ArchiveView : public QWidget
{
    Q_OBJECT
public:
    enum class Mode : quint8 {
        DecidedToday,  ///< The last decision first.
        Archive,       ///< The last redemption first.
    };
    Q_ENUM(Mode)

    /// `desk` must outlive the view. Nothing is read before it is shown for the first time.
    ArchiveView(RewardsService *service, Mode mode, QWidget *parent = nullptr);
    ~ArchiveView() override;

    Mode mode() const { return m_mode; }
    /// All redemptions of one viewer, or of one reward, of all time; other filters are taken away.
    void showViewer(const QString &userId, const QString &name);
    void showReward(const QString &rewardId, const QString &title);
    /// Shows what waits, and asks where to save it.
    void exportWaiting();
    /// Search, Export…, Details and Reload, with their keys; the keys act while the focus is in here.
    QList<QAction *> actions() const;
    /// How many rows match; -1: not known yet.
    int found() const;
    /// Puts the keyboard into the list.
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
    ArchiveRows *m_rows;
    QTimer m_typing{};
    QTimer m_midnight{};

    ArchiveFilters *m_filters;
    Button *m_person;  ///< Names the viewer that is shown alone; a click shows all again.
    QLabel *m_count;
    Button *m_newcomers;
    Button *m_exportButton;
    Banner *m_banner;
    FileSaver *m_export = nullptr;
    QStackedWidget *m_stack;
    QTableView *m_table;
    EmptyState *m_empty;
    SplitterState *m_place = nullptr;
    HeaderState *m_columns = nullptr;
    ArchiveDetails *m_details;
    QAction *m_searchAction = nullptr;
    QAction *m_exportAction = nullptr;
    QAction *m_detailsAction = nullptr;
    QAction *m_reloadAction = nullptr;
    QString m_current{};  ///< The redemption whose row is the current one.
    int m_lastEmitted = -1;
    bool m_wasShown = false;
    bool m_exportsSoon = false;  ///< As soon as what was asked for has been found.
};

}  // namespace Sidestage
