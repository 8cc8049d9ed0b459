// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "kit/forward.h"
#include "selection_bar.h"

namespace Sidestage {

/// Actions on the selected rewards: "3 selected", Turn on, Turn off, Pause, Edit together…, and a menu.
class RewardSelectionBar : public SelectionStrip
{
    Q_OBJECT
public:
    enum class Action : quint8 { TurnOn, TurnOff, Pause, Resume, Edit, Clear };

    /// `more`: the menu with all actions; must outlive this.
    explicit RewardSelectionBar(QMenu *more, QWidget *parent = nullptr);

    /// `areAllPaused`: whether pausing would have no effect.
    void setSelected(int count, bool areAllPaused);

Q_SIGNALS:
    void requested(Sidestage::RewardSelectionBar::Action action);

protected:
    void resizeEvent(QResizeEvent *event) override;
    QSize minimumSizeHint() const override { return {0, SelectionStrip::minimumSizeHint().height()}; }

private:
    Button *add(const char *name, const QString &text, Action action);

    Button *m_on;
    Button *m_off;
    Button *m_pause;
    Button *m_edit;
    bool m_isResuming = false;
};

}  // namespace Sidestage
