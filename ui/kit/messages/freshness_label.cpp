// SPDX-License-Identifier: GPL-3.0-or-later
#include "freshness_label.h"

#include "kit/text/second_ticker.h"
#include "kit/text/steady_text.h"
#include "kit/text/time_text.h"
#include "kit/theme/accessible.h"
#include "kit/theme/icons.h"
#include "kit/theme/theme.h"

#include <QFontMetrics>
#include <QKeyEvent>
#include <QPainter>
#include <QStyle>

#include <algorithm>

namespace Sidestage {

FreshnessLabel::FreshnessLabel(QWidget *parent)
    : QAbstractButton(parent)
    , m_now([] { return QDateTime::currentDateTimeUtc(); })
{
    setObjectName(QStringLiteral("freshness"));
    setFocusPolicy(Qt::StrongFocus);
    setAttribute(Qt::WA_Hover);
    setSizePolicy(QSizePolicy::Fixed, QSizePolicy::Fixed);
    connect(this, &QAbstractButton::clicked, this, &FreshnessLabel::retryRequested);
    SecondTicker::shared()->follow(this, [this] { return tick(); });
    Theme::watch(this, [this] {
        tick();
        updateGeometry();
    });
}

void FreshnessLabel::setAsOf(const QDateTime &moment)
{
    m_asOf = moment;
    refresh();
}

void FreshnessLabel::setState(State state, const QString &reason)
{
    m_state = state;
    m_reason = reason;
    refresh();
}

void FreshnessLabel::setRefreshInterval(int seconds)
{
    m_interval = seconds;
    refresh();
}

void FreshnessLabel::setPrefix(const QString &pattern)
{
    m_prefix = pattern;
    refresh();
}

void FreshnessLabel::setClock(std::function<QDateTime()> now)
{
    m_now = std::move(now);
    refresh();
}

bool FreshnessLabel::isStale() const
{
    if (m_state == State::Failed)
        return true;
    return m_state != State::Never && m_state != State::Live && m_interval > 0 && m_asOf.isValid()
        && m_now() >= staleAt(m_asOf, m_interval);
}

QString FreshnessLabel::shownText() const
{
    if (!m_asOf.isValid()) {
        if (m_state == State::Failed)
            return tr("Not loaded");
        return m_state == State::Refreshing ? tr("Loading…") : QString();
    }
    const QDateTime now = m_now();
    const QString moment = (m_prefix.isEmpty() ? tr("As of %1") : m_prefix).arg(momentText(m_asOf, now));
    if (m_state == State::Live)
        return tr("%1 · live").arg(moment);
    QString age = tr("%1 · %2").arg(moment, agoText(m_asOf.secsTo(now)));
    if (m_state == State::Failed)
        return tr("%1, refresh failed").arg(age);
    if (m_state == State::Refreshing)
        return tr("%1, refreshing").arg(age);
    return age;
}

void FreshnessLabel::refresh()
{
    tick();
    SecondTicker::shared()->wake(this);
}

/// Updates the text. Returns the milliseconds until the next change; 0: it does not change by itself.
int FreshnessLabel::tick()
{
    const QString shown = shownText();
    const bool stale = isStale();
    if (stale && !m_wasStale && isVisible())
        announce(this, m_reason.isEmpty() ? shown : m_reason);
    m_wasStale = stale;
    if (shown != m_shown) {
        const QSize before = sizeHint();
        m_shown = shown;
        if (sizeHint() != before)
            updateGeometry();
    }
    // A page may have nothing to refresh.
    setFocusPolicy(shown.isEmpty() ? Qt::NoFocus : Qt::StrongFocus);
    setEnabled(!shown.isEmpty());
    const QString act = stale ? tr("Retry") : tr("Refresh");
    setAccessibleName(shown.isEmpty() ? act : shown);
    setAccessibleDescription(m_reason.isEmpty() ? act : tr("%1 %2").arg(m_reason, act));
    setToolTip(m_reason.isEmpty() ? act : m_reason + QLatin1Char('\n') + act);
    update();
    constexpr int minute = 60'000;
    if (!m_asOf.isValid())
        return 0;
    if (m_state == State::Live)
        return minute;
    const QDateTime now = m_now();
    const int older = SecondTicker::untilOlder(m_asOf.msecsTo(now));
    const qint64 fresh = m_interval > 0 ? now.msecsTo(staleAt(m_asOf, m_interval)) : 0;
    return fresh > 0 ? int(std::min<qint64>(older, fresh)) : older;
}

QSize FreshnessLabel::sizeHint() const
{
    if (m_shown.isEmpty())
        return {0, px(Measure::clickTarget)};
    const QFontMetrics metrics(Theme::font(TextRole::Small));
    return {px(14) + px(6) + steadyWidth(m_shown, metrics) + 2 * px(4) + 1, px(Measure::clickTarget)};
}

QSize FreshnessLabel::minimumSizeHint() const
{
    return {qMin(sizeHint().width(), px(120)), px(Measure::clickTarget)};
}

void FreshnessLabel::paintEvent(QPaintEvent *)
{
    if (m_shown.isEmpty())
        return;
    const Tokens &t = Theme::tokens();
    const QColor ink = isStale() ? t.warn : underMouse() ? t.text2 : t.text3;
    QPainter painter(this);
    const int side = px(14);
    const QRect box(px(4), (height() - side) / 2, side, side);
    Icons::paint(&painter, QStyle::visualRect(layoutDirection(), rect(), box),
                 isStale() ? Icon::Warning : Icon::Refresh, isStale() ? t.warn : t.text2);
    const QRect words(px(4) + side + px(6), 0, width() - px(4) - side - px(6), height());
    constexpr int wordsNeed = 60;
    if (words.width() < px(wordsNeed) && width() < sizeHint().width())
        return;  // an ellipsis alone would be useless
    painter.setFont(Theme::font(TextRole::Small));
    painter.setPen(ink);
    painter.drawText(QStyle::visualRect(layoutDirection(), rect(), words),
                     Qt::AlignVCenter | QStyle::visualAlignment(layoutDirection(), Qt::AlignLeft),
                     painter.fontMetrics().elidedText(m_shown, Qt::ElideRight, words.width()));
}

void FreshnessLabel::keyPressEvent(QKeyEvent *event)
{
    if (event->key() == Qt::Key_Return || event->key() == Qt::Key_Enter) {
        click();
        return;
    }
    QAbstractButton::keyPressEvent(event);
}

}  // namespace Sidestage
