// SPDX-License-Identifier: GPL-3.0-or-later
#include "ads/ad_card.h"

#include "ads/ad_actions.h"
#include "ads/ad_clock.h"
#include "ads/ad_controls.h"
#include "ads/ad_countdown.h"
#include "ads/ad_memory.h"
#include "ads/ad_texts.h"
#include "ads/ads_service.h"
#include "kit/controls/button.h"
#include "kit/layout/spacing.h"
#include "kit/overlays/button_menu.h"
#include "kit/text/second_ticker.h"
#include "kit/text/steady_text.h"
#include "kit/text/time_text.h"
#include "kit/theme/theme.h"
#include "page/page_action.h"

#include <QActionGroup>
#include <QBoxLayout>
#include <QMenu>

namespace Sidestage {

AdCard::AdCard(AdsService *service, QWidget *parent)
    : FeedCard(tr("Next ad"), Icon::Megaphone, service->clock(), parent)
    , m_service(service)
    , m_at(named("adCardAt", new Button(QString(), Button::Role::Link)))
    , m_countdown(new AdCountdown(service, QStringLiteral("ad")))
    , m_snooze(new AdSnoozeButton(service))
    , m_snoozes(new SteadyText(TextRole::Small, Tone::Secondary))
    , m_run(new AdRunBar(service))
    , m_lengths(named("adLengths", Button::iconOnly(Icon::ChevronDown, tr("Ad length"))))
    , m_menu(new QMenu(this))
    , m_snoozeLine(new QBoxLayout(QBoxLayout::LeftToRight))
    , m_runLine(new QBoxLayout(QBoxLayout::LeftToRight))
{
    setObjectName(QStringLiteral("adCard"));
    m_at->setSmall(true);
    m_at->setAccessibleDescription(tr("Opens the Ads page"));
    connect(m_at, &QAbstractButton::clicked, this, [this] { Q_EMIT pageRequested(QStringLiteral("ads")); });
    addToHead(m_at);
    m_snoozes->setName(QStringLiteral("adSnoozes"));
    m_snoozeLine->addWidget(m_snooze);
    m_snoozeLine->addWidget(m_snoozes, 1);
    m_runLine->addWidget(m_run, 1);
    m_runLine->addWidget(m_lengths, 0, Qt::AlignTop);
    body()->addWidget(m_countdown);
    body()->addLayout(m_snoozeLine);
    body()->addLayout(m_runLine);
    body()->addStretch(1);
    addStaleNote();
    addMenu();

    connect(service->actions(), &AdActions::changed, this, &AdCard::updateCard);
    SecondTicker::shared()->follow(this, [this] { return updateTexts(); });
    // Wraps beside the button instead of widening the card.
    setScaled(m_snoozes, &QWidget::setMinimumWidth, 40);
    updateTexts();
}

void AdCard::addMenu()
{
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
    addCardAction("snoozeNow", Icon::Alarm, tr("Snooze the next ad"), Qt::Key_S, [this] {
        if (!m_service->actions()->held())  // a second snooze and undoing need a click on the button
            m_service->actions()->snooze();
    })->setProperty("sameAs", QStringLiteral("snoozeAd"));
    m_runNow = addCardAction("runAdNow", Icon::Play, tr("Run ad…"), {}, [this] { chooseRun(); });
    m_runNow->setProperty("head", true);
    m_runNow->setProperty("sameAs", QStringLiteral("runAd"));
}

void AdCard::chooseRun()
{
    popUpBelow(m_menu, m_lengths);
}

void AdCard::showFeed()
{
    SecondTicker::shared()->wake(this);
}

/// Returns in how many milliseconds the display changes next; 0: not by itself.
int AdCard::updateTexts()
{
    int next = m_countdown->refresh();
    const AdCount &count = m_countdown->count();
    const bool counts = m_countdown->isCounting();
    const bool isRunning = m_countdown->isRunning();
    setTitle(m_countdown->title());
    m_at->setText(counts ? isRunning ? tr("until %1").arg(wallText(count.at))
                                     : tr("at %1").arg(wallText(count.at))
                         : tr("Ads", "the page"));
    m_at->setAccessibleName(counts ? spokenText(count) : tr("Ads", "the page"));
    const auto why = m_service->actions()->blockReason(AdActions::Action::Run);
    const bool mayRun = why != AdActions::BlockReason::NoPermission;
    // An ad can be run even if none is scheduled.
    const bool canRun = counts || count.kind == AdCount::Kind::None
        || (count.kind == AdCount::Kind::NoPermission && mayRun);
    m_run->setVisible(canRun && !isRunning);
    m_lengths->setVisible(m_run->isVisibleTo(this) && mayRun);
    setBlocked(m_runNow, mayRun ? QString() : reasonOf(m_service, AdActions::Action::Run, why).sentence);
    m_snooze->setVisible(counts && !isRunning);
    m_snoozes->setVisible(counts && !isRunning);
    const QDateTime more = m_service->clock()->moreSnoozesAt();
    const qint64 moreLeft = more.isValid() ? m_service->clock()->now().msecsTo(more) : 0;
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
    FeedCard::resizeEvent(event);
    const bool isNarrow = width() < m_snooze->sizeHint().width() + px(150) + px(32);
    m_snoozeLine->setDirection(isNarrow ? QBoxLayout::TopToBottom : QBoxLayout::LeftToRight);
    // In a narrow card with large text, each line has one item with a short text.
    m_countdown->setNarrow(isTiny());
    m_runLine->setDirection(isTiny() ? QBoxLayout::TopToBottom : QBoxLayout::LeftToRight);
    m_snooze->setShort(isTiny());
}

}  // namespace Sidestage
