// SPDX-License-Identifier: GPL-3.0-or-later
#include "ads/ad_toasts.h"

#include "accounts/account.h"
#include "ads/ad_actions.h"
#include "ads/ad_clock.h"
#include "ads/ad_count.h"
#include "ads/ad_texts.h"
#include "ads/ad_warnings.h"
#include "ads/ads_service.h"
#include "base/bidi.h"
#include "kit/overlays/toast_lane.h"
#include "kit/text/time_text.h"

namespace Sidestage {

using AdAction = AdActions::Action;
using Leftover = AdActions::Leftover;
using BlockReason = AdActions::BlockReason;

AdToasts::AdToasts(AdsService *service, std::function<ToastLane *()> lane, std::function<QString()> name,
                   QObject *parent)
    : QObject(parent)
    , m_service(service)
    , m_lane(std::move(lane))
    , m_name(std::move(name))
{
    const auto say = [this](const QString &what, const QString &detail, Pill::Kind kind) {
        ToastLane *where = m_lane();
        if (!where)
            return;
        constexpr int timeToRead = 6'000;
        where->show({.what = named(what),
                     .detail = detail,
                     .kind = kind,
                     .stayMs = kind == Pill::Kind::Error ? 0 : timeToRead,
                     .owner = m_service->account(),
                     .page = QStringLiteral("ads")});
    };
    connect(service->warnings(), &AdWarnings::warned, this, &AdToasts::warn);
    connect(service->warnings(), &AdWarnings::settled, this, [this] {
        if (m_warning)
            m_warning->remove();
        m_warning = nullptr;
    });
    connect(
        service->warnings(), &AdWarnings::announced, this, [say](bool isEnd, const Result<void> &outcome) {
            if (outcome)
                say(isEnd ? tr("End of the ads announced") : tr("Upcoming ads announced"), {},
                    Pill::Kind::Good);
            else
                say(outcome.error().kind == Error::Kind::Timeout ? tr("Announcement may not have been sent")
                                                                 : tr("Announcement not sent"),
                    announcementProblem(outcome.error()), Pill::Kind::Error);
        });
    connect(service->actions(), &AdActions::changed, this, &AdToasts::follow);
    connect(service->clock(), &AdClock::changed, this, [this] {
        if (m_warning && m_service->actions()->nextAt().isValid())
            m_warning->setWords(m_warning->content().what, warningText());
    });
    connect(service->actions(), &AdActions::snoozed, this, [this, say](const Api::AdSnooze &snooze) {
        say(tr("Snoozed"),
            tr("next ad at %1, %n snoozes left", nullptr, m_service->clock()->snoozes())
                .arg(wallText(snooze.nextAdAt)),
            Pill::Kind::Good);
    });
    connect(service->actions(), &AdActions::ran, this, [say](const Api::CommercialResult &result, int) {
        say(tr("Ad running for %1 s").arg(result.length), result.message, Pill::Kind::Good);
    });
    connect(service->actions(), &AdActions::refused, this,
            [this, say](AdAction action, BlockReason why, const Error &error) {
                say(refusalText(m_service, action, why, error), {}, Pill::Kind::Error);
            });
    connect(service->actions(), &AdActions::leftOver, this,
            [this](const AdDecision &decision, Leftover what) { showLeftover(decision, what); });
    connect(service, &AdsService::failed, this, [say](const Error &error) {
        say(tr("Could not save the ad log"), error.message, Pill::Kind::Warn);
    });
}

Toast *AdToasts::warning() const
{
    return m_warning;
}

QString AdToasts::named(const QString &text) const
{
    const QString name = m_name ? m_name() : QString();
    return name.isEmpty() ? text : tr("%1: %2", "an account; what is said").arg(isolated(name), text);
}

void AdToasts::refreshToasts()
{
    const int left = int(m_service->clock()->now().secsTo(m_service->actions()->nextAt()));
    if (m_warning && left > 0)
        warn(left);
    if (m_held) {
        m_held->remove();
        m_held = nullptr;
        m_heldId = 0;
        follow();
    }
}

QString AdToasts::warningText() const
{
    return tr("%1 at %2", "90 s at 20:47:45")
        .arg(lengthText(m_service->clock()->nextLength()), wallText(m_service->actions()->nextAt()));
}

void AdToasts::warn(int seconds)
{
    if (m_warning)
        m_warning->remove();
    m_warning = nullptr;
    ToastLane *lane = m_lane();
    if (!lane)
        return;
    ToastContent content{.what = named(tr("Ads soon")),
                         .detail = warningText(),
                         .kind = Pill::Kind::Warn,
                         .deadlineMs = seconds * 1000,
                         // The same value as in the header, so that both countdowns show the same second.
                         .leftMs =
                             [service = QPointer(m_service)] {
                                 const AdCount count = service ? AdCount::of(service) : AdCount();
                                 return count.kind == AdCount::Kind::Coming ? count.left : 0;
                             },
                         .owner = m_service->account(),
                         .page = QStringLiteral("ads")};
    if (m_service->actions()->blockReason(AdAction::Snooze) == BlockReason::None)
        content.action = tr("Snooze");
    m_warning = lane->show(content);
    connect(m_warning, &Toast::actionTriggered, m_service->actions(), &AdActions::snooze);
}

/// Stays until the user closes it, if the user's decision was not carried out.
void AdToasts::showLeftover(const AdDecision &decision, Leftover what)
{
    ToastLane *lane = m_lane();
    if (!lane)
        return;
    const QString at = wallText(decision.decidedAt);
    if (what == Leftover::Done) {
        lane->show({.what = named(decision.isRun ? tr("The ad was run") : tr("The ad was snoozed")),
                    .detail = tr("as you decided at %1, before Sidestage closed").arg(at),
                    .kind = Pill::Kind::Good,
                    .owner = m_service->account(),
                    .page = QStringLiteral("ads")});
        return;
    }
    ToastContent content{.what = named(decision.isRun ? tr("No ad was run") : tr("Not snoozed")),
                         .detail = tr("decided at %1; Sidestage closed before it was sent").arg(at),
                         .kind = Pill::Kind::Warn,
                         .stayMs = 0,
                         .owner = m_service->account(),
                         .page = QStringLiteral("ads")};
    if (what == Leftover::Possible)
        content.action = decision.isRun ? tr("Run %1 s").arg(decision.length) : tr("Snooze");
    const Toast *toast = lane->show(content);
    connect(toast, &Toast::actionTriggered, m_service->actions(), [actions = m_service->actions(), decision] {
        decision.isRun ? actions->run(decision.length) : actions->snooze();
    });
}

/// Shows the pending action with an undo button, in the lane of the current page.
void AdToasts::follow()
{
    const AdActions *actions = m_service->actions();
    const auto held = actions->held();
    const bool isHeld = held && actions->heldFor() > 0;
    if (m_held && (!isHeld || held->id != m_heldId))
        m_held->remove();
    ToastLane *lane = m_lane();
    if (!isHeld || m_held || !lane || held->id == m_heldId)
        return;
    m_heldId = held->id;
    const bool isSnooze = held->action() == AdAction::Snooze;
    m_held = lane->show({.what = named(isSnooze ? tr("Snoozing") : tr("Running an ad")),
                         .detail = isSnooze ? tr("next ad moves to %1").arg(wallText(actions->nextAt()))
                                            : lengthText(held->length()),
                         .deadlineMs = int(actions->heldFor()),
                         .canUndo = true,
                         .canSendNow = true,
                         .owner = m_service->account(),
                         .page = QStringLiteral("ads")});
    connect(m_held, &Toast::undone, m_service->actions(), &AdActions::undo);
    connect(m_held, &Toast::sentNow, m_service->actions(), &AdActions::sendNow);
}

}  // namespace Sidestage
