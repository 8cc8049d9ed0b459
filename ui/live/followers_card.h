// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "page/overview_card.h"

#include <QPointer>

class QBoxLayout;

namespace Sidestage {

class Account;
class DigitsLabel;
class ElidedLabel;
class FollowerWatch;
class Pill;
class Skeleton;
class Stat;
class WhyHint;
class WrapLabel;

/// Shows the number of followers, how many are new in this stream or today, and the latest ones.
class FollowersCard : public OverviewCard
{
    Q_OBJECT
public:
    static constexpr int minRows = 3;
    static constexpr int maxRows = 24;  ///< Used if the card is tall.

    /// `account` and `watch` must outlive the card.
    FollowersCard(Account *account, FollowerWatch *watch, QWidget *parent = nullptr);
    ~FollowersCard() override;

    Freshness freshness() const override;
    void setSurroundings(ToastLane *toasts, LiveStatus *live) override;

public Q_SLOTS:
    void refresh() override;

protected:
    void fit() override { update(); }
    bool eventFilter(QObject *watched, QEvent *event) override;
    void showEvent(QShowEvent *event) override;
    void hideEvent(QHideEvent *event) override;

private:
    struct Row
    {
        QWidget *line = nullptr;
        ElidedLabel *name = nullptr;
        DigitsLabel *age = nullptr;
    };

    void build();
    void addRow();
    int showNames();
    void update();
    int tick();

    Account *m_account;
    FollowerWatch *m_watch;
    QPointer<LiveStatus> m_live{};
    Pill *m_change = nullptr;
    Stat *m_total = nullptr;
    Skeleton *m_skeleton = nullptr;
    WrapLabel *m_signedOut = nullptr;
    QWidget *m_names = nullptr;
    QBoxLayout *m_lines = nullptr;
    QList<Row> m_rows{};
    WhyHint *m_why = nullptr;
};

}  // namespace Sidestage
