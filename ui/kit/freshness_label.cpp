// SPDX-License-Identifier: GPL-3.0-or-later
#include "kit/freshness_label.h"

#include "kit/accessible.h"
#include "kit/icons.h"
#include "kit/theme.h"
#include "kit/time_text.h"

#include <QFontMetrics>
#include <QKeyEvent>
#include <QPainter>
#include <QShowEvent>
#include <QStyle>

namespace Sidestage {

FreshnessLabel::FreshnessLabel(QWidget *parent)
    : QAbstractButton(parent)
    , m_now([] { return QDateTime::currentDateTimeUtc(); })
{
    setObjectName(QStringLiteral("freshness"));
    setFocusPolicy(Qt::StrongFocus);
    setAttribute(Qt::WA_Hover);
    setSizePolicy(QSizePolicy::Fixed, QSizePolicy::Fixed);
    m_second.setInterval(1000);
    connect(&m_second, &QTimer::timeout, this, &FreshnessLabel::refresh);
    connect(this, &QAbstractButton::clicked, this, &FreshnessLabel::retryRequested);
    Theme::watch(this, [this] { refresh(); });
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
        && m_asOf.secsTo(m_now()) > 3 * qint64(m_interval);
}

QString FreshnessLabel::shownText() const
{
    if (!m_asOf.isValid()) {
        if (m_state == State::Failed)
            return tr("Not loaded");
        return m_state == State::Refreshing ? tr("Asking…") : QString();
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
    const QString shown = shownText();
    const bool stale = isStale();
    if (stale && !m_wasStale && isVisible())
        announce(this, m_reason.isEmpty() ? shown : m_reason);
    m_wasStale = stale;
    if (shown != text()) {
        const QSize before = sizeHint();
        setText(shown);
        if (sizeHint() != before)
            updateGeometry();
    }
    setAccessibleName(shown);
    const QString act = stale ? tr("Retry") : tr("Refresh");
    setAccessibleDescription(m_reason.isEmpty() ? act : tr("%1 %2").arg(m_reason, act));
    setToolTip(m_reason.isEmpty() ? act : m_reason + QLatin1Char('\n') + act);
    update();
}

QSize FreshnessLabel::sizeHint() const
{
    if (text().isEmpty())
        return {0, px(Measure::clickTarget)};
    const QFontMetrics metrics(Theme::font(TextRole::Small));
    return {px(14) + px(6) + metrics.horizontalAdvance(text()) + 2 * px(4) + 1, px(Measure::clickTarget)};
}

QSize FreshnessLabel::minimumSizeHint() const
{
    return {qMin(sizeHint().width(), px(120)), px(Measure::clickTarget)};
}

void FreshnessLabel::paintEvent(QPaintEvent *)
{
    if (text().isEmpty())
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
        return;  // three dots say nothing
    painter.setFont(Theme::font(TextRole::Small));
    painter.setPen(ink);
    painter.drawText(QStyle::visualRect(layoutDirection(), rect(), words),
                     Qt::AlignVCenter | QStyle::visualAlignment(layoutDirection(), Qt::AlignLeft),
                     painter.fontMetrics().elidedText(text(), Qt::ElideRight, words.width()));
}

void FreshnessLabel::showEvent(QShowEvent *event)
{
    QAbstractButton::showEvent(event);
    refresh();
    m_second.start();
}

void FreshnessLabel::hideEvent(QHideEvent *event)
{
    m_second.stop();
    QAbstractButton::hideEvent(event);
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
