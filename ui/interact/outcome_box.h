// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "api/viewers/predictions.h"
#include "kit/layout/card.h"

namespace Sidestage {

class ElidedLabel;
class Pill;
class ProgressBar;
class Stat;
class WrapLabel;

/// One of the two outcomes of a prediction: its share of all points, what it pays, and who put the most on
/// it.
class OutcomeBox : public Card
{
    Q_OBJECT
public:
    /// `isSecond`: drawn hatched, so that the two can be told apart without colours.
    explicit OutcomeBox(bool isSecond, QWidget *parent = nullptr);

    /// `all`: the points on all outcomes.
    void setOutcome(const Api::PredictedOutcome &outcome, qint64 all, bool isWinner);

protected:
    void resizeEvent(QResizeEvent *event) override;

private:
    /// Shows the numbers in lines of their own where they would be cut.
    void fit();

    ElidedLabel *m_name;
    QLabel *m_pays;
    Pill *m_won;
    Stat *m_share;
    QString m_detail{};  ///< Beside the share, or below it.
    WrapLabel *m_below;
    ProgressBar *m_bar;
    ElidedLabel *m_top;
    QLabel *m_topPoints;
};

/// "pays 1 : 1.61"; empty while nobody has put points on it.
QString paysText(const Api::PredictedOutcome &outcome, qint64 all);

}  // namespace Sidestage
