// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "kit/forward.h"
#include "kit/layout/card.h"
#include "kit/theme/theme.h"

namespace Sidestage {

class AdCountdown;
class AdRunBar;
class AdSnoozeButton;
class AdsService;

/// Shows when the next ad starts, its length, its usual delay, and until when there are no pre-rolls.
class NextAdCard : public Card
{
    Q_OBJECT
public:
    /// `service` must outlive the card.
    explicit NextAdCard(AdsService *service, QWidget *parent = nullptr);

private:
    int refresh();

    AdsService *m_service;
    AdCountdown *m_countdown;
    WrapLabel *m_at;
    QWidget *m_lateRow;
    WrapLabel *m_late;
    AdSnoozeButton *m_snooze;
};

/// The snoozes as segments of a bar: filled if available, dashed outlines up to the maximum.
class SnoozePieces : public QWidget
{
    Q_OBJECT
public:
    explicit SnoozePieces(QWidget *parent = nullptr);

    void set(int left, int most);
    QSize sizeHint() const override { return {px(160), px(10)}; }
    QSize minimumSizeHint() const override { return {px(60), px(10)}; }

protected:
    void paintEvent(QPaintEvent *event) override;

private:
    int m_left = 0;
    int m_most = 0;
};

/// The remaining snoozes, and when the next one is added.
class SnoozesCard : public Card
{
    Q_OBJECT
public:
    /// `service` must outlive the card.
    explicit SnoozesCard(AdsService *service, QWidget *parent = nullptr);

private:
    int refresh();

    AdsService *m_service;
    Stat *m_left;
    SnoozePieces *m_pieces;
    SteadyText *m_more;
};

/// Runs an ad of the selected length.
class RunAdCard : public Card
{
    Q_OBJECT
public:
    /// `service` must outlive the card.
    explicit RunAdCard(AdsService *service, QWidget *parent = nullptr);

    AdRunBar *bar() const { return m_bar; }
    /// Selects a length by its number, starting at 1.
    void choose(int number);
    /// In a narrow card the lengths are a list instead of buttons side by side.
    void setNarrow(bool narrow);

private:
    AdsService *m_service;
    Segmented *m_lengths;
    QComboBox *m_list;
    AdRunBar *m_bar;
};

}  // namespace Sidestage
