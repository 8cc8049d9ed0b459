// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ads/ad_actions.h"

#include <QObject>
#include <QPointer>

#include <functional>

namespace Sidestage {

class AdsService;
class Toast;
class ToastLane;

/// What is said about the ads of one account wherever one is in the window: a break comes, a snooze or an ad
/// waits to be sent and can be taken back, something was refused.
class AdToasts : public QObject
{
    Q_OBJECT
public:
    /// `lane` gives where messages stand, or null. `name` stands before what is said, for an account that
    /// is not the one in front; empty: it is.
    AdToasts(AdsService *service, std::function<ToastLane *()> lane, std::function<QString()> name,
             QObject *parent = nullptr);

    /// The last warning, while it counts down.
    Toast *warning() const;
    /// `lane` or `name` say something else: what still stands is said anew, or taken back without a lane.
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
    qint64 m_heldUntil = 0;
};

}  // namespace Sidestage
