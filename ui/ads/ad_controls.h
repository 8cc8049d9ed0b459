// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ads/ad_texts.h"
#include "kit/controls/action_button.h"

#include <QWidget>

#include <functional>

class QBoxLayout;
class QLabel;

namespace Sidestage {

class AdsService;
class Popover;
class WrapLabel;

/// Puts the next ad off, and takes that back while it waits to be sent. Blocked with the reason while it
/// cannot.
class AdSnoozeButton : public ActionButton
{
    Q_OBJECT
public:
    /// `service` must outlive this.
    explicit AdSnoozeButton(AdsService *service, QWidget *parent = nullptr);

    /// "Snooze" instead of "Snooze 5 min".
    void setShort(bool isShort);

public Q_SLOTS:
    void act();

private:
    int refresh();

    AdsService *m_service;
    bool m_isShort = false;
};

/// Runs an ad: asks once, in place, and goes by itself after three seconds in which it can be stopped. Shows
/// the cooldown while there is one, and why it cannot be done.
class AdRunBar : public QWidget
{
    Q_OBJECT
public:
    /// `service` must outlive this.
    explicit AdRunBar(AdsService *service, QWidget *parent = nullptr);

    /// Seconds of the ad; kept as the last choice.
    void setLength(int seconds);
    int length() const;
    ActionButton *button() const { return m_run; }

public Q_SLOTS:
    void run();

Q_SIGNALS:
    /// Another length was chosen, here or elsewhere.
    void lengthChanged(int seconds);
    void whyRequested(QWidget *anchor);

protected:
    bool event(QEvent *event) override;

private:
    void refresh();
    int tick();

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

/// Opens the rule behind a reason beside `anchor`; `ask` is called with the permission that would help.
void openReason(QWidget *anchor, const AdReason &reason, std::function<void(Api::Scope)> ask);

}  // namespace Sidestage
