// SPDX-License-Identifier: GPL-3.0-or-later
#include "shell/live_block.h"

#include "kit/card.h"
#include "kit/pill.h"
#include "kit/theme.h"
#include "kit/time_text.h"
#include "live/live_status.h"
#include "shell/digits_label.h"

#include <QBoxLayout>
#include <QLocale>

namespace Sidestage {

LiveBlock::LiveBlock(QWidget *parent)
    : QWidget(parent)
    , m_pill(new Pill(this))
    , m_uptime(new DigitsLabel(TextRole::CardTitle, this))
    , m_divider(makeDivider(Qt::Vertical, this))
    , m_eye(new IconView(Icon::Eye, Tone::Secondary, Measure::icon, this))
    , m_viewers(new DigitsLabel(TextRole::CardTitle, this))
    , m_viewersWord(makeLabel(QString(), TextRole::Body, Tone::Secondary, this))
{
    m_pill->setObjectName(QStringLiteral("livePill"));
    m_uptime->setObjectName(QStringLiteral("uptime"));
    m_viewers->setObjectName(QStringLiteral("viewers"));
    setSizePolicy(QSizePolicy::Fixed, QSizePolicy::Preferred);

    auto *layout = new QHBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->addWidget(m_pill);
    layout->addWidget(m_uptime);
    layout->addWidget(m_divider);
    layout->addWidget(m_eye);
    layout->addWidget(m_viewers);
    layout->addWidget(m_viewersWord);
    Theme::watch(this, [this, layout] {
        layout->setSpacing(px(8));
        m_uptime->setContentsMargins(px(6), 0, px(4), 0);
        m_divider->setFixedHeight(px(20));
    });

    m_second.setInterval(1000);
    connect(&m_second, &QTimer::timeout, this, &LiveBlock::tick);
    refresh();
}

void LiveBlock::setStatus(LiveStatus *status)
{
    if (m_status)
        m_status->disconnect(this);
    m_status = status;
    if (status)
        connect(status, &LiveStatus::changed, this, &LiveBlock::refresh);
    refresh();
}

void LiveBlock::setShown(Shown shown)
{
    if (m_shown == shown)
        return;
    m_shown = shown;
    refresh();
}

void LiveBlock::refresh()
{
    const auto state = m_status ? m_status->state() : LiveStatus::State::Offline;
    const bool live = state == LiveStatus::State::Live;
    switch (state) {
    case LiveStatus::State::Live:
        m_pill->setState(Pill::Kind::Live, tr("LIVE"), Icon::OnAir);
        break;
    case LiveStatus::State::Offline:
        m_pill->setState(Pill::Kind::Neutral, tr("OFFLINE"), Icon::Minus);
        break;
    case LiveStatus::State::Unknown:
        m_pill->setState(Pill::Kind::Neutral, tr("UNKNOWN"), Icon::Info);
        break;
    }
    m_pill->setAccessibleName(live ? tr("Your channel is live")
                                  : state == LiveStatus::State::Offline
                                  ? tr("Your channel is offline")
                                  : tr("Not known whether your channel is live"));
    m_uptime->setVisible(live && m_shown >= Shown::Uptime);
    const bool viewers = live && m_shown >= Shown::Viewers;
    for (QWidget *part : {m_divider, static_cast<QWidget *>(m_eye), static_cast<QWidget *>(m_viewers)})
        part->setVisible(viewers);
    m_viewersWord->setVisible(viewers && m_shown >= Shown::ViewersWord);
    if (live) {
        const int count = m_status->viewers();
        m_viewers->setDigits(QLocale().toString(count));
        m_viewersWord->setText(tr("viewers", nullptr, count));
        m_viewers->setAccessibleName(tr("%n viewer(s)", nullptr, count));
    }
    tick();
    updateGeometry();
    Q_EMIT resized();
}

int LiveBlock::widthFor(Shown shown) const
{
    const bool live = m_status && m_status->state() == LiveStatus::State::Live;
    int width = m_pill->sizeHint().width();
    const auto add = [&width](int part) { width += px(8) + part; };
    if (live && shown >= Shown::Uptime)
        add(m_uptime->sizeHint().width());
    if (live && shown >= Shown::Viewers) {
        add(1);
        add(m_eye->sizeHint().width());
        add(m_viewers->sizeHint().width());
    }
    if (live && shown >= Shown::ViewersWord)
        add(m_viewersWord->sizeHint().width());
    return width;
}

void LiveBlock::tick()
{
    if (!m_status || m_status->state() != LiveStatus::State::Live)
        return;
    const qint64 seconds = m_status->startedAt().secsTo(QDateTime::currentDateTimeUtc());
    m_uptime->setDigits(clockText(seconds));
    m_uptime->setAccessibleName(tr("Live for %1").arg(durationText(seconds)));
}

void LiveBlock::showEvent(QShowEvent *event)
{
    QWidget::showEvent(event);
    tick();
    m_second.start();
}

void LiveBlock::hideEvent(QHideEvent *event)
{
    m_second.stop();
    QWidget::hideEvent(event);
}

}  // namespace Sidestage
