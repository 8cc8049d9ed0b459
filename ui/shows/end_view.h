// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "end_rows.h"
#include "models/live_list.h"
#include "row_pool.h"
#include "shows/show_service.h"

#include <QWidget>

class QAction;
class QBoxLayout;
class QLabel;
class QVBoxLayout;

namespace Sidestage {

class Button;
class Card;
class ElidedLabel;
class FileSaver;
class LongList;
class PageState;
class ViewersChart;

/// The end of a show on one page: what waits, what is put back, a raid, the figures.
class EndView : public QWidget
{
    Q_OBJECT
public:
    /// `service` must outlive this.
    /// `confirm` is the action of the button that ends.
    EndView(ShowService *service, QAction *confirm, QWidget *parent = nullptr);

    /// "End show (14 decisions, 3 restores, raid)".
    QString actionText() const;
    /// Moves the focus to the first row. While the plan is read, that is done again when it is there.
    void focusFirst();
    /// The row with the button that ends, which is shown when the page is narrow.
    QWidget *foot() const { return m_foot; }

Q_SIGNALS:
    void closed();

protected:
    void resizeEvent(QResizeEvent *event) override;

private:
    struct Sums
    {
        int fulfilled = 0;
        int refunded = 0;
        int left = 0;
        qint64 refundedPoints = 0;
    };
    Sums sums() const;
    QWidget *makeWaiting();
    QWidget *makeRestore();
    QWidget *makeRaid();
    QWidget *makeSummary();
    /// Its plan; empty: there is none.
    PartPlan part(ShowPart part) const;
    void askFor(ShowPart part);
    void update();
    void updateWaiting();
    void alignWaiting();
    void updateRestores();
    void updateRaid();
    void sum();
    void showFigures(const ShowSummary &summary);
    void chooseFolder();
    void saveSummary();

    ShowService *m_service;
    QLabel *m_title;
    QLabel *m_subtitle;
    ElidedLabel *m_waitingCount = nullptr;
    Button *m_setAll = nullptr;
    QVBoxLayout *m_waitingRows = nullptr;
    QLabel *m_nothingWaits = nullptr;
    WrapLabel *m_sum = nullptr;
    QLabel *m_requests = nullptr;
    QVBoxLayout *m_restoreRows = nullptr;
    WrapLabel *m_restoreFoot = nullptr;
    RestoreRow *m_markers = nullptr;
    LiveList<ShowStep> *m_targets = nullptr;
    LongList *m_raid = nullptr;
    PageState *m_raidState = nullptr;
    QList<QLabel *> m_figures{};
    ViewersChart *m_chart = nullptr;
    QBoxLayout *m_first = nullptr;
    QBoxLayout *m_second = nullptr;
    FileSaver *m_saver = nullptr;
    Button *m_save = nullptr;
    ShowRun m_shown{};       ///< With the figures that are shown.
    QWidget *m_foot;         ///< With the button that ends, when the head of the page has no room for it.
    QDateTime m_summedAt{};  ///< The plan whose figures were read.
    RowPool<WaitingRow> m_waits;
    RowPool<RestoreRow> m_restores;
    RowChain m_chain{};
    bool m_isReadingFirst = false;  ///< The first row gets the focus once it is there.
};

}  // namespace Sidestage
