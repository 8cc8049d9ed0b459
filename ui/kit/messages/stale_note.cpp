// SPDX-License-Identifier: GPL-3.0-or-later
#include "stale_note.h"

#include "freshness_label.h"
#include "kit/controls/button.h"
#include "kit/layout/card.h"
#include "kit/layout/flow_layout.h"
#include "kit/text/second_ticker.h"
#include "kit/text/time_text.h"
#include "kit/text/wrap_label.h"
#include "kit/theme/theme.h"

namespace Sidestage {

StaleNote::StaleNote(QWidget *card)
    : QWidget(card)
    , m_icon(new IconView(Icon::Warning, Tone::Warn, Measure::iconPill, this))
    , m_words(named("staleWords", new WrapLabel({}, TextRole::Small, Tone::Warn, this)))
    , m_retry(named("staleRetry", new Button(tr("Retry"), Button::Role::Link, this)))
{
    setObjectName(QStringLiteral("staleNote"));
    m_retry->setSmall(true);
    auto *flow = new FlowLayout(this);
    for (QWidget *part :
         {static_cast<QWidget *>(m_icon), static_cast<QWidget *>(m_words), static_cast<QWidget *>(m_retry)})
        flow->addWidget(part);
    connect(m_retry, &QPushButton::clicked, this, &StaleNote::retryRequested);
    flow->setSpacings(6, 2);
    hide();
    SecondTicker::shared()->follow(this, card, [this] { return refresh(); });
}

void StaleNote::set(const QDateTime &asOf, int interval, const QString &failure, bool live)
{
    m_asOf = asOf;
    m_interval = interval;
    m_failure = failure;
    m_live = live;
    refresh();
    SecondTicker::shared()->wake(this);
}

bool StaleNote::isStale() const
{
    if (!m_failure.isEmpty())
        return true;
    return !m_live && m_interval > 0 && m_asOf.isValid()
        && QDateTime::currentDateTimeUtc() >= FreshnessLabel::staleAt(m_asOf, m_interval);
}

/// Returns the milliseconds until the next change; 0: it does not change by itself.
int StaleNote::refresh()
{
    const QDateTime now = QDateTime::currentDateTimeUtc();
    const bool stale = isStale();
    if (stale) {
        const QString words = m_asOf.isValid()
            ? tr("As of %1 · %2").arg(momentText(m_asOf, now), agoText(m_asOf.secsTo(now)))
            : tr("Not loaded");
        if (words != m_words->text()) {
            m_words->setText(words);
            m_words->updateGeometry();
        }
        m_words->setToolTip(m_failure);
        m_retry->setAccessibleDescription(m_failure);
    }
    setVisible(stale);
    constexpr qint64 aDay = 24 * 3'600'000;
    if (!m_asOf.isValid())
        return 0;
    if (stale)
        return SecondTicker::untilOlder(m_asOf.msecsTo(now));
    if (m_live || m_interval <= 0)
        return 0;
    return int(qBound(qint64(1), now.msecsTo(FreshnessLabel::staleAt(m_asOf, m_interval)), aDay));
}

}  // namespace Sidestage
