// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "shows/show_service.h"

#include <QWidget>

class QBoxLayout;
class QLabel;
class QVBoxLayout;

namespace Sidestage {

class Button;
class Card;
class ElidedLabel;
class RestoreRow;
class SummaryStats;
class ViewersChart;
class WaitingRow;
class WrapLabel;

/// The end of a show on one page: what waits, what is put back, a raid, the figures.
class EndView : public QWidget
{
    Q_OBJECT
public:
    /// `service` must outlive this.
    explicit EndView(ShowService *service, QWidget *parent = nullptr);

    /// "End show (14 decisions, 3 restores)".
    QString actionText() const;
    void focusFirst();

Q_SIGNALS:
    void closed();
    void pageRequested(const QString &page);
    void permissionRequested(Sidestage::Api::Scope scope);

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
    int restores() const;
    void update();
    void updateWaiting(const PartPlan &part);
    void updateRestores(const QList<PartPlan> &parts);
    void setAll(WaitingChoice choice);

    ShowService *m_service;
    QLabel *m_subtitle;
    Card *m_waiting;
    ElidedLabel *m_waitingCount;
    QVBoxLayout *m_waitingRows;
    QLabel *m_nothingWaits;
    WrapLabel *m_sum;
    Card *m_restore;
    QLabel *m_requests;
    QVBoxLayout *m_restoreRows;
    WrapLabel *m_restoreFoot;
    SummaryStats *m_stats;
    ViewersChart *m_chart;
    QBoxLayout *m_first;
    QBoxLayout *m_second;
    QDateTime m_summedAt{};  ///< The plan whose figures were read.
    QList<WaitingRow *> m_waits{};
    QList<RestoreRow *> m_restores{};
};

}  // namespace Sidestage
