// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ads/ad_texts.h"
#include "kit/controls/action_button.h"
#include "kit/forward.h"

#include <QWidget>

#include <functional>

namespace Sidestage {

class AdsService;

/// Snoozes the next ad, and can undo that until the request is sent. While snoozing is not possible, the
/// button is blocked and shows the reason.
class AdSnoozeButton : public ActionButton
{
    Q_OBJECT
public:
    /// `service` must outlive this.
    explicit AdSnoozeButton(AdsService *service, QWidget *parent = nullptr);

    /// Shows "Snooze" instead of "Snooze 5 min".
    void setShort(bool isShort);

public Q_SLOTS:
    void act();

private:
    int refresh();

    AdsService *m_service;
    bool m_isShort = false;
};

/// Runs an ad. A click starts a countdown of three seconds, in which the user can stop the ad. Shows the
/// cooldown, or the reason why no ad can be run.
class AdRunBar : public QWidget
{
    Q_OBJECT
public:
    /// `service` must outlive this.
    explicit AdRunBar(AdsService *service, QWidget *parent = nullptr);

    /// Length of the ad in seconds. Saved as the last choice.
    void setLength(int seconds);
    int length() const;
    ActionButton *button() const { return m_run; }

public Q_SLOTS:
    void run();

Q_SIGNALS:
    /// Emitted when another length was chosen, here or elsewhere.
    void lengthChanged(int seconds);

protected:
    bool event(QEvent *event) override;

private:
    void refresh();
    int tick();
    void openReason();

    AdsService *m_service;
    ActionButton *m_run;
    Button *m_why;
    QWidget *m_idle;
    QWidget *m_ask;
    WrapLabel *m_question;
    Button *m_stop;
    Button *m_now;
    bool m_wasAsking = false;
};

}  // namespace Sidestage
