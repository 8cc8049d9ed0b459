// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ads/ad_actions.h"
#include "kit/forward.h"

#include <QObject>
#include <QPointer>

#include <functional>

namespace Sidestage {

class AdsService;

/// Toasts about the ads of one account, shown on every page: a break is close, a snooze or an ad can still be
/// undone before it is sent, a request was refused.
class AdToasts : public QObject
{
    Q_OBJECT
public:
    /// `lane` returns where the toasts are shown, or null. `name` returns the account's name, which precedes
    /// each message; it is empty for the account that is currently shown.
    AdToasts(AdsService *service, std::function<ToastLane *()> lane, std::function<QString()> name,
             QObject *parent = nullptr);

    /// The last warning, while it counts down.
    Toast *warning() const;
    /// Called after the results of `lane` or `name` have changed. Shows the current toasts again, or removes
    /// them if there is no lane.
    void refreshToasts();

private:
    void warn(int seconds);
    void follow();
    void showLeftover(const AdDecision &decision, AdActions::Leftover what);
    QString named(const QString &text) const;
    QString warningText() const;

    AdsService *m_service;
    std::function<ToastLane *()> m_lane;
    std::function<QString()> m_name;
    QPointer<Toast> m_warning{};
    QPointer<Toast> m_held{};
    qint64 m_heldId = 0;
};

}  // namespace Sidestage
