// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "async/bound.h"
#include "rewards/redemption_archive.h"

#include <QTimer>
#include <QWidget>

#include <memory>

class QAction;
class QComboBox;
class QDateEdit;
class QBoxLayout;
class QLabel;
class QLineEdit;
class QSplitter;
class QStackedWidget;
class QTableView;

namespace Sidestage {

class ArchiveDetails;
class ArchiveModel;
class ArchiveRows;
class Banner;
class Button;
class EmptyState;
class JobRow;
class RewardsDesk;

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
    ArchiveView(RewardsDesk *desk, Mode mode, QWidget *parent = nullptr);
    ~ArchiveView() override;

    Mode mode() const { return m_mode; }
    /// All redemptions of one viewer, or of one reward, of all time; other filters are taken away.
    void showViewer(const QString &userId, const QString &name);
    void showReward(const QString &rewardId, const QString &title);
    /// Search, Export…, Details and Reload, with their keys; the keys act while the focus is in here.
    QList<QAction *> actions() const;
    /// How many rows match; -1: not known yet.
    int found() const;

Q_SIGNALS:
    void foundChanged(int found);

protected:
    void showEvent(QShowEvent *event) override;
    void resizeEvent(QResizeEvent *event) override;
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    enum class Period : quint8 { Today, LastWeek, LastStream, All, Days };

    void addFilters();
    void addActions();
    ArchiveQuery query() const;
    void ask();
    void askSoon();
    void clearFilters();
    void refresh();
    void refreshDetails();
    void refreshDays();
    bool isNarrowed() const;
    Bound learn();
    void chooseFile();
    void exportTo(const QString &path, RedemptionArchive::Format format);
    Bound runExport(QString path, RedemptionArchive::Format format, qint64 total);
    void setDetailsShown(bool shown);

    RewardsDesk *m_desk;
    Mode m_mode;
    ArchiveModel *m_model;
    ArchiveRows *m_rows;
    QTimer m_typing{};
    QTimer m_midnight{};

    QBoxLayout *m_tools;  ///< The field and what is beside it, or below when the window is narrow.
    QLineEdit *m_search;
    QComboBox *m_period;
    QDateEdit *m_from;
    QLabel *m_dash;
    QDateEdit *m_until;
    QComboBox *m_reward;
    QComboBox *m_outcome;
    Button *m_person;  ///< Names the viewer that is shown alone; a click shows all again.
    QString m_personId{};
    QLabel *m_count;
    Button *m_newcomers;
    Button *m_exportButton;
    Banner *m_banner;
    JobRow *m_job = nullptr;
    QWidget *m_jobPlace;
    QStackedWidget *m_stack;
    QTableView *m_table;
    EmptyState *m_empty;
    QSplitter *m_splitter;
    ArchiveDetails *m_details;
    QAction *m_searchAction = nullptr;
    QAction *m_exportAction = nullptr;
    QAction *m_detailsAction = nullptr;
    QAction *m_reloadAction = nullptr;
    ArchivedStream m_stream{};
    QString m_current{};  ///< The redemption whose row is the current one.
    std::shared_ptr<bool> m_cancelled{};
    int m_told = -1;
    bool m_wasShown = false;
};

}  // namespace Sidestage
