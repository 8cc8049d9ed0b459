// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "kit/forward.h"
#include "page/header_item.h"

namespace Sidestage {

class AdSnoozeButton;
class AdsService;
class DigitsLabel;

/// "Next ad in 6:42 [Snooze]" or "Ad running 0:48" in the header. Hidden while no ad is coming.
class AdBlock : public HeaderItem
{
    Q_OBJECT
public:
    /// `service` must outlive this.
    explicit AdBlock(AdsService *service, QWidget *parent = nullptr);

    void setShown(Shown shown) override;
    int widthFor(Shown shown) const override;

private:
    int refresh();
    bool maySnooze(const struct AdCount &count) const;
    void speak(const AdCount &count);

    AdsService *m_service;
    Shown m_shown = Shown::All;
    QWidget *m_divider;
    IconView *m_icon;
    QLabel *m_word;
    DigitsLabel *m_digits;
    AdSnoozeButton *m_snooze;
    qint64 m_spoken = -1;  ///< Seconds of the last announcement; -1: none, -2: an ad is running.
    bool m_isThere = false;
    bool m_hasSnooze = false;
};

}  // namespace Sidestage
