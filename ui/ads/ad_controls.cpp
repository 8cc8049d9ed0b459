// SPDX-License-Identifier: GPL-3.0-or-later
#include "ads/ad_controls.h"

#include "ads/ad_actions.h"
#include "ads/ad_clock.h"
#include "ads/ad_memory.h"
#include "ads/ad_texts.h"
#include "ads/ads_service.h"
#include "kit/layout/spacing.h"
#include "kit/overlays/popover.h"
#include "kit/text/second_ticker.h"
#include "kit/text/time_text.h"
#include "kit/text/wrap_label.h"
#include "kit/theme/accessible.h"
#include "kit/theme/theme.h"
#include "page/permission_hint.h"

#include <QApplication>
#include <QBoxLayout>
#include <QKeyEvent>

namespace Sidestage {

using AdAction = AdActions::Action;
using BlockReason = AdActions::BlockReason;

namespace {

/// Shows the remaining cooldown in its text if there is enough room.
class RunButton : public ActionButton
{
public:
    using ActionButton::ActionButton;

    QSize minimumSizeHint() const override
    {
        const QFontMetrics metrics(Theme::font(TextRole::Strong));
        const int spared
            = metrics.horizontalAdvance(widestText()) - metrics.horizontalAdvance(ActionButton::widestText());
        return sizeHint() - QSize(std::max(0, spared), 0);
    }

protected:
    QString shownText() const override
    {
        const int left = cooldownLeft();
        return left > 0 && width() >= sizeHint().width() ? withClock(left) : ActionButton::shownText();
    }
    QString widestText() const override
    {
        // Reserves the width of one-digit minutes, so that the button does not shrink during the countdown.
        return cooldownLeft() > 0 ? withClock(std::max(cooldownLeft(), 599)) : ActionButton::widestText();
    }

private:
    QString withClock(int seconds) const
    {
        return AdRunBar::tr("%1, ready in %2", "Run 90 s, ready in 3:41")
            .arg(Button::shownText(), clockText(seconds));
    }
};

}  // namespace

AdSnoozeButton::AdSnoozeButton(AdsService *service, QWidget *parent)
    : ActionButton(Icon::Alarm, tr("Snooze 5 min"), Role::Default, parent)
    , m_service(service)
{
    setObjectName(QStringLiteral("snoozeAd"));
    ignoreDoubleClicks();  // the second click would undo the first, or snooze again
    connect(this, &QAbstractButton::clicked, this, &AdSnoozeButton::act);
    const auto again = [this] { SecondTicker::shared()->wake(this); };
    connect(service->actions(), &AdActions::changed, this, [this, again] {
        refresh();
        again();
    });
    SecondTicker::shared()->follow(this, [this] { return refresh(); });
    refresh();
}

void AdSnoozeButton::setShort(bool isShort)
{
    m_isShort = isShort;
    refresh();
}

void AdSnoozeButton::act()
{
    const auto held = m_service->actions()->held();
    if (held && held->action() == AdAction::Snooze)
        m_service->actions()->undo();
    else
        m_service->actions()->snooze();
}

/// Returns in how many milliseconds the display changes next; 0: not by itself.
int AdSnoozeButton::refresh()
{
    const AdActions *actions = m_service->actions();
    if (actions->held() && actions->held()->action() == AdAction::Snooze) {
        const qint64 left = actions->heldFor();
        const QString seconds = QString::number((left + 999) / 1000);
        setBlocked({});
        setSymbol(Icon::Undo);
        setText(m_isShort ? tr("Undo (%1)", "seconds").arg(seconds)
                          : tr("Undo snooze (%1)", "seconds").arg(seconds));
        setAccessibleName(tr("Undo the snooze"));
        return SecondTicker::untilFewer(left);
    }
    setSymbol(Icon::Alarm);
    setText(m_isShort ? tr("Snooze") : tr("Snooze 5 min"));
    setAccessibleName(tr("Snooze the next ad by 5 minutes"));
    setBlocked(reasonOf(m_service, AdAction::Snooze, actions->blockReason(AdAction::Snooze)).sentence);
    return 0;
}

AdRunBar::AdRunBar(AdsService *service, QWidget *parent)
    : QWidget(parent)
    , m_service(service)
    , m_run(named("runAd", new RunButton(Icon::Play, QString())))
    , m_why(named("whyNoRun", new Button(tr("Why?"), Button::Role::Link)))
    , m_idle(new QWidget(this))
    , m_ask(named("askRun", new QWidget(this)))
    , m_question(named("runQuestion", new WrapLabel(QString(), TextRole::Strong)))
    , m_stop(named("stopRun", new Button(Icon::Close, tr("Stop"), Button::Role::Primary)))
    , m_now(named("runNow", new Button(tr("Run now"), Button::Role::Ghost)))
{
    m_why->setSmall(true);
    m_run->setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
    m_stop->setCompact(true);
    m_now->setCompact(true);
    for (Button *answer : {m_stop, m_now})
        answer->ignoreDoubleClicks();  // they take the place of the button that asks

    auto *idle = withoutMargins(new QHBoxLayout(m_idle));
    idle->addWidget(m_run, 1);
    idle->addWidget(m_why);
    auto *ask = withoutMargins(new QVBoxLayout(m_ask));
    ask->addWidget(m_question);
    auto *buttons = new QHBoxLayout;
    buttons->addWidget(m_stop);
    buttons->addWidget(m_now);
    buttons->addStretch(1);
    ask->addLayout(buttons);
    auto *layout = withoutMargins(new QVBoxLayout(this));
    layout->addWidget(m_idle);
    layout->addWidget(m_ask);
    setSpacing(ask, 4);
    setSpacing(buttons, 8);

    connect(m_run, &QAbstractButton::clicked, this, &AdRunBar::run);
    connect(m_stop, &QAbstractButton::clicked, service->actions(), &AdActions::undo);
    connect(m_now, &QAbstractButton::clicked, service->actions(), &AdActions::sendNow);
    connect(m_why, &QAbstractButton::clicked, this, &AdRunBar::openReason);
    connect(service->actions(), &AdActions::changed, this, [this] {
        refresh();
        SecondTicker::shared()->wake(this);
    });
    connect(service->memory(), &AdMemory::settingsChanged, this, [this] {
        refresh();
        Q_EMIT lengthChanged(length());
    });
    SecondTicker::shared()->follow(this, [this] { return tick(); });
    refresh();
}

void AdRunBar::setLength(int seconds)
{
    AdSettings settings = m_service->memory()->settings();
    settings.length = seconds;
    std::ignore = m_service->memory()->setSettings(settings);  // unsaved, it lasts until exit
}

int AdRunBar::length() const
{
    return m_service->memory()->settings().length;
}

void AdRunBar::run()
{
    const auto held = m_service->actions()->held();
    if (held && held->action() == AdAction::Run && held->length() == length())
        return;  // the confirmation is already shown
    m_service->actions()->run(length());
}

void AdRunBar::refresh()
{
    const AdActions *actions = m_service->actions();
    const bool asks = actions->held() && actions->held()->action() == AdAction::Run;
    const bool hadFocus = isAncestorOf(QApplication::focusWidget());
    m_idle->setVisible(!asks);
    m_ask->setVisible(asks);
    if (std::exchange(m_wasAsking, asks) != asks && hadFocus)
        (asks ? static_cast<QWidget *>(m_stop) : m_run)->setFocus(Qt::OtherFocusReason);
    if (asks) {
        tick();
        if (isVisible())
            announce(this, m_question->text(), Announce::Assertive);
        return;
    }
    m_run->setText(tr("Run %1 s").arg(length()));
    const BlockReason why = actions->blockReason(AdAction::Run);
    m_run->setSymbol(why == BlockReason::Cooldown ? Icon::Clock : Icon::Play);
    m_why->setVisible(why != BlockReason::None && why != BlockReason::Busy && why != BlockReason::Unknown);
    if (why == BlockReason::Cooldown) {
        const qint64 left = m_service->clock()->now().msecsTo(actions->readyAt());
        const int total = std::max<int>(int(left), actions->cooldownLength() * 1000);
        // Sets the cooldown only if it differs, because the button counts down by itself.
        if (std::abs(m_run->cooldownLeft() * 1000 - left) > 1500)
            m_run->setCooldown(total, int(left));
    } else {
        if (m_run->cooldownLeft() > 0)
            m_run->setCooldown(0, 0);
        m_run->setBlocked(reasonOf(m_service, AdAction::Run, why).sentence);
    }
}

int AdRunBar::tick()
{
    const AdActions *actions = m_service->actions();
    if (!actions->held() || actions->held()->action() != AdAction::Run)
        return 0;
    const qint64 left = actions->heldFor();
    m_question->setText(
        tr("Run %1 s now? Starts in %2 s.").arg(actions->held()->length()).arg((left + 999) / 1000));
    return SecondTicker::untilFewer(left);
}

bool AdRunBar::event(QEvent *event)
{
    // During the countdown, Esc stops the ad.
    if (event->type() == QEvent::KeyPress && m_wasAsking
        && static_cast<QKeyEvent *>(event)->key() == Qt::Key_Escape) {
        m_service->actions()->undo();
        return true;
    }
    return QWidget::event(event);
}

void AdRunBar::openReason()
{
    const AdReason reason
        = reasonOf(m_service, AdAction::Run, m_service->actions()->blockReason(AdAction::Run));
    auto *popover = named("adReason", new Popover(m_why));
    popover->setAttribute(Qt::WA_DeleteOnClose);
    popover->setContent(reason.title.isEmpty() ? reason.sentence : reason.title,
                        reason.rule.isEmpty() ? reason.sentence : reason.rule);
    if (reason.scope) {
        popover->setAction(PermissionHint::askText());
        connect(popover, &Popover::actionTriggered, this,
                [this, scope = *reason.scope] { requestPermission(this, scope); });
    }
    popover->open();
}

}  // namespace Sidestage
