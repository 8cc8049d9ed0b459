// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ads/ad_controls.h"
#include "kit/controls/button.h"
#include "kit/forward.h"
#include "kit/layout/card.h"
#include "schema/scope.h"

#include <QMenu>

namespace Sidestage {

class AdRunBar;
class AdsService;

/// A card for the overview: the next ad, its length, the time without pre-rolls, a snooze and a run button.
/// Needs at least 260 px of width.
class AdCard : public Card
{
    Q_OBJECT
public:
    /// `service` must outlive the card.
    explicit AdCard(AdsService *service, QWidget *parent = nullptr);

public Q_SLOTS:
    void snooze() { m_snooze->act(); }
    /// Opens the menu of lengths. A chosen length has to be confirmed in place.
    void chooseRun() { m_menu->popup(m_lengths->mapToGlobal(QPoint(0, m_lengths->height()))); }

Q_SIGNALS:
    /// Emitted when the user wants to open the Ads page.
    void pageRequested();
    /// Emitted when the user wants to sign in again with this additional permission.
    void permissionRequested(Sidestage::Api::Scope scope);

protected:
    void resizeEvent(QResizeEvent *event) override;

private:
    int refresh();

    AdsService *m_service;
    Button *m_at;
    QWidget *m_body;
    Stat *m_count;
    QLabel *m_length;
    QWidget *m_freeRow;
    QLabel *m_free;
    ProgressBar *m_freeBar;
    AdSnoozeButton *m_snooze;
    SteadyText *m_snoozes;
    AdRunBar *m_run;
    Button *m_lengths;
    QMenu *m_menu;
    QBoxLayout *m_actions;
    QBoxLayout *m_countLine;
    QBoxLayout *m_runLine;
    QBoxLayout *m_freeLine;
    WhyHint *m_why;
};

/// Creates the card for the overview.
QWidget *makeAdCard(AdsService *service, QWidget *parent);

}  // namespace Sidestage
