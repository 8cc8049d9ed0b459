// SPDX-License-Identifier: GPL-3.0-or-later
#include "ads/ad_card.h"

#include "ads/ad_actions.h"
#include "ads/ad_clock.h"
#include "ads/ad_memory.h"
#include "ads/ad_texts.h"
#include "ads/ads_service.h"
#include "kit/layout/spacing.h"
#include "kit/layout/stat.h"
#include "kit/messages/why_hint.h"
#include "kit/text/progress_bar.h"
#include "kit/text/second_ticker.h"
#include "kit/text/steady_text.h"
#include "kit/text/time_text.h"
#include "kit/theme/theme.h"

#include <QActionGroup>
#include <QBoxLayout>
#include <QLabel>

namespace Sidestage {

AdCard::AdCard(AdsService *service, QWidget *parent)
    : Card(tr("Next ad"), Icon::Megaphone, parent)
    , m_service(service)
    , m_at(named("adCardAt", new Button(QString(), Button::Role::Link)))
    , m_body(new QWidget)
    , m_count(named("adCount", new Stat({}, {}, TextRole::Countdown)))
    , m_length(makeLabel({}, TextRole::Body, Tone::Secondary))
    , m_freeRow(new QWidget)
    , m_free(named("adFree", makeLabel({}, TextRole::Small, Tone::Secondary)))
    , m_freeBar(new ProgressBar(ProgressBar::Kind::Good))
    , m_snooze(new AdSnoozeButton(service))
    , m_snoozes(new SteadyText(TextRole::Small, Tone::Secondary))
    , m_run(new AdRunBar(service))
    , m_lengths(Button::iconOnly(Icon::ChevronDown, tr("Ad length")))
    , m_menu(new QMenu(this))
    , m_why(named("adWhy", new WhyHint))
{
    setObjectName(QStringLiteral("adCard"));
    m_at->setSmall(true);
    m_at->setAccessibleDescription(tr("Opens the Ads page"));
    connect(m_at, &QAbstractButton::clicked, this, &AdCard::pageRequested);
    addToHead(m_at);
    m_snoozes->setName(QStringLiteral("adSnoozes"));
    m_lengths->setObjectName(QStringLiteral("adLengths"));

    auto *lines = withoutMargins(new QVBoxLayout(m_body));
    auto *count = new QBoxLayout(QBoxLayout::LeftToRight);
    m_countLine = count;
    count->addWidget(m_count);
    count->addWidget(m_length, 0, Qt::AlignBottom);
    count->addStretch(1);
    lines->addLayout(count);
    auto *free = new QBoxLayout(QBoxLayout::LeftToRight, m_freeRow);
    m_freeLine = free;
    free->setContentsMargins({});
    free->addWidget(m_free);
    free->addWidget(m_freeBar, 1);
    lines->addWidget(m_freeRow);
    m_actions = new QBoxLayout(QBoxLayout::LeftToRight);
    m_actions->addWidget(m_snooze);
    m_actions->addWidget(m_snoozes, 1);
    lines->addLayout(m_actions);
    auto *run = new QBoxLayout(QBoxLayout::LeftToRight);
    m_runLine = run;
    run->addWidget(m_run, 1);
    run->addWidget(m_lengths, 0, Qt::AlignTop);
    lines->addLayout(run);
    body()->addWidget(m_body);
    body()->addWidget(m_why);
    body()->addStretch(1);

    auto *group = new QActionGroup(this);
    for (int length = AdMemory::minLength; length <= AdMemory::maxLength; length += 30) {
        QAction *action = m_menu->addAction(tr("Run %1 s").arg(length));
        action->setCheckable(true);
        action->setData(length);
        group->addAction(action);
        connect(action, &QAction::triggered, this, [this, length] {
            m_run->setLength(length);
            m_run->run();
        });
    }
    connect(m_menu, &QMenu::aboutToShow, this, [this] {
        for (QAction *action : m_menu->actions())
            action->setChecked(action->data().toInt() == m_run->length());
    });
    connect(m_lengths, &QAbstractButton::clicked, this, &AdCard::chooseRun);
    connect(m_run, &AdRunBar::whyRequested, this, [this](QWidget *anchor) {
        const auto why = m_service->actions()->blockReason(AdActions::Action::Run);
        openReason(anchor, reasonOf(m_service, AdActions::Action::Run, why),
                   [this](Api::Scope scope) { Q_EMIT permissionRequested(scope); });
    });
    connect(m_why, &WhyHint::actionTriggered, this, [this] {
        if (const auto scope = reasonOf(AdCount::of(m_service).kind).scope)
            Q_EMIT permissionRequested(*scope);
    });

    const auto again = [this] { SecondTicker::shared()->wake(this); };
    connect(service->clock(), &AdClock::changed, this, again);
    connect(service->actions(), &AdActions::changed, this, again);
    SecondTicker::shared()->follow(this, [this] { return refresh(); });
    setScaled(m_length, &QWidget::setContentsMargins, 0, 0, 0, 6);
    // Wraps beside the button instead of widening the card.
    setScaled(m_snoozes, &QWidget::setMinimumWidth, 40);
    refresh();
}

/// Returns in how many milliseconds the display changes next; 0: not by itself.
int AdCard::refresh()
{
    const AdCount count = AdCount::of(m_service);
    const AdReason reason = reasonOf(count.kind);
    const QDateTime now = m_service->clock()->now();
    const bool counts = reason.sentence.isEmpty();
    const bool isRunning = count.kind == AdCount::Kind::Running;
    setTitle(isRunning ? tr("Ad running") : tr("Next ad"));
    m_at->setText(counts ? isRunning ? tr("until %1").arg(wallText(count.at))
                                     : tr("at %1").arg(wallText(count.at))
                         : tr("Ads", "the page"));
    m_at->setAccessibleName(counts ? spokenText(count) : tr("Ads", "the page"));
    m_count->setVisible(counts);
    m_length->setVisible(counts && !isRunning);
    m_why->setVisible(!counts);
    // An ad can be run even if none is scheduled.
    const bool canRun
        = counts || count.kind == AdCount::Kind::None || count.kind == AdCount::Kind::NoPermission;
    m_run->setVisible(canRun && !isRunning);
    m_lengths->setVisible(m_run->isVisibleTo(this));
    m_snooze->setVisible(counts && !isRunning);
    m_snoozes->setVisible(counts && !isRunning);
    int next = 0;
    if (counts) {
        m_count->setValue(countText(count));
        m_count->setTone(count.isClose() ? Tone::Warn : Tone::Text);
        m_length->setText(
            tr("%1 break", "so many seconds").arg(lengthText(m_service->clock()->nextLength())));
        next = count.untilNext();
    } else {
        m_why->setSentence(reason.sentence);
        m_why->setRule(reason.title, reason.rule);
        m_why->setAction(reason.scope ? tr("Grant permission…") : QString());
    }
    const QDateTime free = m_service->clock()->freeUntil();
    const qint64 freeLeft = free.isValid() ? now.msecsTo(free) : 0;
    m_freeRow->setVisible(freeLeft > 0);
    if (freeLeft > 0) {
        const qint64 minutes = (freeLeft + 59'999) / 60'000;
        m_free->setText(tr("No pre-rolls for %1").arg(durationText(minutes * 60)));
        m_freeBar->setRange(0, std::max(m_service->memory()->facts().longestFree, 1));
        m_freeBar->setValue(int(freeLeft / 1000));
        m_freeBar->setAccessibleName(tr("No pre-rolls until %1").arg(wallText(free)));
        next = next > 0 ? next : 1000;
    }
    const QDateTime more = m_service->clock()->moreSnoozesAt();
    const qint64 moreLeft = more.isValid() ? now.msecsTo(more) : 0;
    const QString left = tr("%n left", "snoozes", m_service->actions()->snoozes());
    m_snoozes->setText(moreLeft > 0 ? tr("%1, next in %2", "2 left, next snooze in 21:10")
                                          .arg(left, clockText((moreLeft + 999) / 1000))
                                    : left);
    if (moreLeft > 0 && m_snoozes->isVisibleTo(this) && next == 0)
        next = SecondTicker::untilFewer(moreLeft);
    return next;
}

void AdCard::resizeEvent(QResizeEvent *event)
{
    Card::resizeEvent(event);
    const bool isNarrow = width() < m_snooze->sizeHint().width() + px(150) + px(32);
    m_actions->setDirection(isNarrow ? QBoxLayout::TopToBottom : QBoxLayout::LeftToRight);
    // In a narrow card with large text, each line has one item with a short text.
    constexpr int tinyBelow = 220;
    const bool isTiny = width() < px(tinyBelow);
    for (QBoxLayout *line : {m_countLine, m_freeLine, m_runLine})
        line->setDirection(isTiny ? QBoxLayout::TopToBottom : QBoxLayout::LeftToRight);
    m_snooze->setShort(isTiny);
}

QWidget *makeAdCard(AdsService *service, QWidget *parent)
{
    return new AdCard(service, parent);
}

}  // namespace Sidestage
