// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "page/feed_card.h"

#include <QPointer>

class QBoxLayout;

namespace Sidestage {

class DigitsLabel;
class ElidedLabel;
class FollowerWatch;
class Pill;
class Stat;

/// Shows the number of followers, how many are new in this stream or today, and the latest ones.
class FollowersCard : public FeedCard
{
    Q_OBJECT
public:
    static constexpr int minRows = 3;
    static constexpr int maxRows = 24;  ///< Used if the card is tall.

    /// `watch` must outlive the card.
    explicit FollowersCard(FollowerWatch *watch, QWidget *parent = nullptr);

    void setSurroundings(ToastLane *toasts, LiveStatus *live) override;

protected:
    void showFeed() override;
    bool eventFilter(QObject *watched, QEvent *event) override;

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
    int tick();

    FollowerWatch *m_watch;
    QPointer<LiveStatus> m_live{};
    Pill *m_change = nullptr;
    Stat *m_total = nullptr;
    QWidget *m_names = nullptr;
    QBoxLayout *m_lines = nullptr;
    QList<Row> m_rows{};
};

}  // namespace Sidestage
