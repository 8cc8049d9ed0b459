// SPDX-License-Identifier: GPL-3.0-or-later
#include "hype_train_card.h"

#include "base/bidi.h"
#include "choice_bars.h"
#include "client/service_clock.h"
#include "interact/hype_train_feed.h"
#include "kit/layout/stat.h"
#include "kit/text/progress_bar.h"
#include "kit/text/second_ticker.h"
#include "kit/text/steady_text.h"
#include "kit/text/time_text.h"
#include "kit/text/wrap_label.h"
#include "kit/theme/theme.h"

#include <QBoxLayout>
#include <QLocale>

namespace Sidestage {

HypeTrainCard::HypeTrainCard(HypeTrainFeed *feed, QWidget *parent)
    : FeedCard(tr("Hype train"), Icon::Train, feed, parent)
    , m_trains(feed)
    , m_level(new Pill)
    , m_share(new Stat)
    , m_left(new SteadyText(TextRole::Small, Tone::Secondary))
    , m_bar(new ProgressBar(ProgressBar::Kind::Good))
    , m_detail(new WrapLabel({}, TextRole::Small, Tone::Secondary))
{
    setObjectName(QStringLiteral("hypeTrainCard"));
    m_level->setObjectName(QStringLiteral("hypeTrainLevel"));
    m_detail->setObjectName(QStringLiteral("hypeTrainDetail"));
    addToHead(m_level);
    auto *line = new QHBoxLayout;
    line->addWidget(m_share);
    line->addStretch(1);
    line->addWidget(m_left);
    body()->addLayout(line);
    m_bar->setRange(0, 1'000);
    body()->addWidget(m_bar);
    body()->addWidget(m_detail);
    addStates(2, tr("Sign in again to see hype trains."), [feed] { return feed->asOf().isValid(); });
    addPermission(Api::Scope::ChannelReadHypeTrain, tr("No permission to see hype trains."),
                  tr("Hype trains"),
                  tr("Without permission to read hype trains, Sidestage cannot show their level."),
                  [feed] { return feed->mayRead(); });
    addStaleNote();
    body()->addStretch(1);
    connect(feed->account()->serviceClock(), &ServiceClock::changed, this, &HypeTrainCard::updateCard);
    SecondTicker::shared()->follow(this, [this] { return tick(); });
    updateCard();
}

void HypeTrainCard::showFeed()
{
    const auto &train = m_trains->train();
    const bool isKnown = m_trains->asOf().isValid() && m_trains->mayRead();
    const bool isRunning = isKnown && train && !train->isOver;
    if (isRunning) {
        const double share = train->goal <= 0 ? 0.0 : double(train->progress) / double(train->goal);
        m_level->setState(Pill::Kind::Info, tr("Level %1").arg(train->level));
        m_share->setValue(percentText(qBound(0.0, share, 1.0)));
        m_share->setUnit(tr("to level %1").arg(train->level + 1));
        m_bar->setValue(qRound(qBound(0.0, share, 1.0) * 1'000));
        QString detail = tr("%1 of %2", "an amount and its target")
                             .arg(QLocale().toString(train->progress), QLocale().toString(train->goal));
        if (!train->topName.isEmpty())
            detail = tr("%1 · top: %2, %3", "progress; a viewer; an amount")
                         .arg(detail, isolated(train->topName), QLocale().toString(train->topTotal));
        m_detail->setText(detail);
        m_bar->setAccessibleName(
            tr("Hype train, level %1: %2").arg(train->level).arg(m_share->value() + u' ' + m_share->unit()));
    } else {
        m_detail->setText(
            train ? tr("No train. The last reached level %1 on %2.")
                        .arg(train->level)
                        .arg(QLocale().toString(train->startedAt.toLocalTime().date(), QLocale::ShortFormat))
                  : tr("No train so far."));
    }
    for (QWidget *widget : {static_cast<QWidget *>(m_level), static_cast<QWidget *>(m_share),
                            static_cast<QWidget *>(m_left), static_cast<QWidget *>(m_bar)})
        widget->setVisible(isRunning);
    m_detail->setVisible(isKnown);
    SecondTicker::shared()->wake(this);
}

int HypeTrainCard::tick()
{
    const auto &train = m_trains->train();
    if (!train || train->isOver)
        return 0;
    const qint64 left
        = std::max<qint64>(0, m_trains->account()->serviceClock()->now().msecsTo(train->expiresAt));
    m_left->setText(tr("%1 left", "a duration").arg(clockText((left + 999) / 1'000)));
    return SecondTicker::untilFewer(left);
}

}  // namespace Sidestage
