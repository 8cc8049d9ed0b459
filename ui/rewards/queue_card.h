// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "api/channel_points.h"
#include "kit/forward.h"
#include "page/overview_card.h"

#include <QTimer>

namespace Sidestage {

class PermissionHint;
class QueueModel;
class RewardsService;
class QueueCardRow;

/// The redemptions that have waited longest. F fulfils and R refunds the marked one, with the queue's grace
/// period.
class QueueCard : public OverviewCard
{
    Q_OBJECT
public:
    /// Maximum numbers of rows.
    static constexpr int minRows = 6;   ///< In a low window.
    static constexpr int maxRows = 24;  ///< In a high window.
    static constexpr int narrowRows = 3;

    /// `service` must outlive the card. `queueKey`: the shortcut to the queue page, shown in the button.
    explicit QueueCard(RewardsService *service, const QKeySequence &queueKey, QWidget *parent = nullptr);
    ~QueueCard() override;

    Freshness freshness() const override;
    /// Focuses the marked row, also if rows arrive only later.
    bool takeKeyboard() override;

public Q_SLOTS:
    void refresh() override;

protected:
    void fit() override;
    bool eventFilter(QObject *watched, QEvent *event) override;
    void showEvent(QShowEvent *event) override;
    void hideEvent(QHideEvent *event) override;
    void resizeEvent(QResizeEvent *event) override;
    void keyPressEvent(QKeyEvent *event) override;

private:
    void build(const QKeySequence &queueKey);
    void updateSoon();
    void update();
    void updateState();
    int updateAges();
    void alignAges();
    void setCurrent(int row);
    QueueCardRow *row(int at);
    int room() const;
    void moveCurrent(int by);
    void decide(const QString &id, Api::RedemptionDecision decision);
    bool mayDecide() const;

    RewardsService *m_service;
    QueueModel *m_model;
    Button *m_open = nullptr;
    QKeySequence m_queueKey{};
    Pill *m_count = nullptr;
    SteadyText *m_sum = nullptr;
    SteadyText *m_sumBelow = nullptr;  ///< Used if there is no room beside the title.
    QWidget *m_rowArea = nullptr;
    QVBoxLayout *m_rowLayout = nullptr;
    QList<QueueCardRow *> m_rows{};
    QList<QWidget *> m_dividers{};
    WrapLabel *m_empty = nullptr;
    Skeleton *m_skeleton = nullptr;
    PermissionHint *m_why = nullptr;
    QString m_current{};  ///< The id of the marked redemption.
    int m_row = 0;        ///< The index of its row.
    QTimer m_soon;
    bool m_isNarrow = false;
    bool m_isChosen = false;  ///< The user has moved the mark. Until then, the oldest redemption is marked.
};

}  // namespace Sidestage
