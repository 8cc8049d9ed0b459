// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "kit/layout/card.h"
#include "reward_catalogue.h"

namespace Sidestage {

class Pill;
class SlotBar;

/// The use of the service's reward slots: a bar with a legend, and a sentence.
class SlotBudget : public Card
{
    Q_OBJECT
public:
    explicit SlotBudget(QWidget *parent = nullptr);

    /// None: unknown.
    void setUse(const std::optional<SlotUse> &use);
    /// Uses one line without a legend.
    void setCompact(bool compact);

private:
    bool m_isCompact = false;
    bool m_isKnown = true;
    QLabel *m_used = nullptr;
    Pill *m_free = nullptr;
    QWidget *m_legend = nullptr;
    QLabel *m_on = nullptr;
    QLabel *m_off = nullptr;
    QLabel *m_elsewhere = nullptr;
    SlotBar *m_bar = nullptr;
};

}  // namespace Sidestage
