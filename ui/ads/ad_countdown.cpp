// SPDX-License-Identifier: GPL-3.0-or-later
#include "ads/ad_countdown.h"

#include "ads/ad_clock.h"
#include "ads/ad_memory.h"
#include "ads/ad_texts.h"
#include "ads/ads_service.h"
#include "kit/layout/spacing.h"
#include "kit/layout/stat.h"
#include "kit/text/progress_bar.h"
#include "kit/text/second_ticker.h"
#include "kit/text/time_text.h"
#include "kit/text/wrap_label.h"
#include "kit/theme/theme.h"
#include "page/permission_hint.h"

#include <QBoxLayout>
#include <QLabel>

namespace Sidestage {

AdCountdown::AdCountdown(AdsService *service, const QString &name, QWidget *parent)
    : QWidget(parent)
    , m_service(service)
    , m_left(named(name + QStringLiteral("Count"), new Stat({}, {}, TextRole::Countdown)))
    , m_length(named(name + QStringLiteral("Length"), makeLabel({}, TextRole::Body, Tone::Secondary)))
    , m_line(new QBoxLayout(QBoxLayout::LeftToRight))
    , m_lines(withoutMargins(new QVBoxLayout))
    , m_freeRow(new QWidget)
    , m_free(named(name + QStringLiteral("Free"), new WrapLabel({}, TextRole::Small, Tone::Secondary)))
    , m_freeBar(named(name + QStringLiteral("FreeBar"), new ProgressBar(ProgressBar::Kind::Good)))
    , m_why(named(name + QStringLiteral("Why"), new PermissionHint))
{
    m_line->addWidget(m_left);
    m_line->addWidget(m_length, 0, Qt::AlignBottom);
    m_line->addStretch(1);
    m_lines->addLayout(m_line);
    auto *free = withoutMargins(new QVBoxLayout(m_freeRow));
    free->addWidget(m_free);
    free->addWidget(m_freeBar);
    auto *layout = withoutMargins(new QVBoxLayout(this));
    layout->addLayout(m_lines);
    layout->addWidget(m_freeRow);
    layout->addWidget(m_why);
    setScaled(m_length, &QWidget::setContentsMargins, 0, 0, 0, 6);
    setSpacing(free, 4);
}

QString AdCountdown::title() const
{
    return isRunning() ? tr("Ad running") : tr("Next ad");
}

void AdCountdown::addLine(QWidget *line)
{
    m_lines->addWidget(line);
}

void AdCountdown::setNarrow(bool isNarrow)
{
    m_line->setDirection(isNarrow ? QBoxLayout::TopToBottom : QBoxLayout::LeftToRight);
}

int AdCountdown::refresh()
{
    const AdClock *clock = m_service->clock();
    m_count = AdCount::of(m_service);
    const AdReason reason = reasonOf(m_count.kind);
    m_isCounting = reason.sentence.isEmpty();
    m_left->setVisible(m_isCounting);
    m_length->setVisible(m_isCounting);
    m_why->setVisible(!m_isCounting);
    if (m_isCounting) {
        m_left->setValue(countText(m_count));
        m_left->setTone(m_count.isClose() ? Tone::Warn : Tone::Text);
        const auto length
            = isRunning() ? clock->runningSince().secsTo(clock->runningUntil()) : qint64(clock->nextLength());
        m_length->setText(tr("%1 break", "so many seconds").arg(lengthText(int(length))));
    } else {
        m_why->setSentence(reason.sentence);
        m_why->setRule(reason.title, reason.rule);
        m_why->setScope(reason.scope);
    }
    const int next = m_isCounting ? SecondTicker::untilFewer(m_count.left) : 0;
    const int freeNext = showFree();
    return next > 0 ? next : freeNext;
}

int AdCountdown::showFree()
{
    const QDateTime until = m_service->clock()->freeUntil();
    const qint64 left = until.isValid() ? m_service->clock()->now().msecsTo(until) : 0;
    m_freeRow->setVisible(left > 0);
    if (left <= 0)
        return 0;
    const int longest = std::max(m_service->memory()->facts().longestFree, 1);
    m_free->setText(
        tr("No pre-rolls for %1, until %2")
            .arg(durationText((left + 59'999) / 60'000 * 60), wallText(until, QStringLiteral("HH:mm"))));
    m_freeBar->setRange(0, longest);
    m_freeBar->setValue(std::min(longest, int(left / 1000)));
    m_freeBar->setAccessibleName(m_free->text());
    m_freeBar->setToolTip(
        tr("Compared with the longest pre-roll-free time seen so far, %1").arg(durationText(longest)));
    return 1000;
}

}  // namespace Sidestage
