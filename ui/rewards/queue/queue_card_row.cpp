// SPDX-License-Identifier: GPL-3.0-or-later
#include "queue_card_row.h"

#include "base/bidi.h"
#include "rewards/list/queue_texts.h"

#include "kit/controls/button.h"
#include "kit/text/avatar.h"
#include "kit/text/digits_label.h"
#include "kit/text/elided_label.h"
#include "kit/text/second_ticker.h"
#include "kit/text/steady_text.h"
#include "kit/text/time_text.h"
#include "kit/text/wrap_label.h"
#include "kit/theme/theme.h"

#include <QBoxLayout>
#include <QFontMetrics>
#include <QLocale>
#include <QMouseEvent>
#include <QPainter>

namespace Sidestage {

namespace {

/// In px at a body line of 20 px.
constexpr int rowHeight = 36;
constexpr int viewerWidth = 108;
constexpr int maxViewer = 240;
constexpr int viewerShare = 18;  // percent of the row
constexpr int pointsWidth = 56;
constexpr int ageWidth = 48;

}  // namespace

QueueCardRow::QueueCardRow(QWidget *parent)
    : QWidget(parent)
    , m_avatar(new Avatar({}, 22, this))
    , m_viewer(named("waitingViewer", new ElidedLabel({}, TextRole::Strong, Tone::Text, this)))
    , m_what(named("waitingWhat", new WrapLabel({}, TextRole::Body, Tone::Secondary, this)))
    , m_points(named("waitingPoints", makeLabel({}, TextRole::Strong, Tone::Text, this)))
    , m_age(named("waitingAge", new DigitsLabel(TextRole::Small, this)))
    , m_fulfil(Button::iconOnly(Icon::Check, tr("Fulfil"), this))
    , m_refund(Button::iconOnly(Icon::Undo, tr("Refund"), this))
{
    setObjectName(QStringLiteral("waitingRow"));
    setTone(m_age, Tone::Hint);
    m_fulfil->setObjectName(QStringLiteral("fulfilRow"));
    m_refund->setObjectName(QStringLiteral("refundRow"));
    m_fulfil->setSymbolTone(Tone::Good);
    m_points->setAlignment(Qt::AlignRight | Qt::AlignVCenter);
    m_lines = new QBoxLayout(QBoxLayout::LeftToRight, this);
    connect(m_fulfil, &QPushButton::clicked, this,
            [this] { Q_EMIT decided(m_id, Api::RedemptionDecision::Fulfilled); });
    connect(m_refund, &QPushButton::clicked, this,
            [this] { Q_EMIT decided(m_id, Api::RedemptionDecision::Canceled); });
    for (Button *button : {m_fulfil, m_refund})
        button->setFocusPolicy(Qt::NoFocus);  // F and R do the same
    fit();
    Theme::watch(this, [this] { fit(); });
}

void QueueCardRow::fit()
{
    // The layout is rebuilt, because the widgets move between lines.
    while (QLayoutItem *item = m_lines->takeAt(0)) {
        if (QLayout *inner = item->layout()) {
            while (QLayoutItem *part = inner->takeAt(0))
                delete part;
        }
        delete item;
    }
    const bool narrow = m_width != Width::Wide;
    m_lines->setDirection(narrow ? QBoxLayout::TopToBottom : QBoxLayout::LeftToRight);
    m_lines->setContentsMargins(px(4), px(narrow ? 6 : 2), px(4), px(narrow ? 6 : 2));
    m_lines->setSpacing(px(narrow ? 2 : 12));
    fitViewer();
    m_points->setMinimumWidth(narrow ? 0 : px(pointsWidth));
    setAgeWidth(m_ageWidth);
    if (narrow) {
        auto *first = new QHBoxLayout;
        first->setSpacing(px(8));
        first->addWidget(m_avatar);
        first->addWidget(m_viewer, 1);
        if (m_width == Width::Narrow) {
            first->addWidget(m_fulfil);
            first->addWidget(m_refund);
        }
        auto *last = new QHBoxLayout;
        last->setSpacing(px(8));
        last->addWidget(m_points);
        last->addWidget(m_age);
        last->addStretch(1);
        m_lines->addLayout(first);
        m_lines->addWidget(m_what);
        m_lines->addLayout(last);
        if (m_width == Width::Tiny) {
            auto *buttons = new QHBoxLayout;
            buttons->setSpacing(px(8));
            buttons->addWidget(m_fulfil);
            buttons->addWidget(m_refund);
            buttons->addStretch(1);
            m_lines->addLayout(buttons);
        }
    } else {
        m_lines->addWidget(m_avatar);
        m_lines->addWidget(m_viewer);
        m_lines->addWidget(m_what, 1);
        m_lines->addWidget(m_points);
        m_lines->addWidget(m_age);
        auto *buttons = new QHBoxLayout;
        buttons->setSpacing(px(4));
        buttons->addWidget(m_fulfil);
        buttons->addWidget(m_refund);
        m_lines->addLayout(buttons);
    }
    setMinimumHeight(px(rowHeight));
    fitPoints();
    updateGeometry();
}

/// The names are in a column whose width grows with the row.
void QueueCardRow::fitViewer()
{
    const bool narrow = m_width != Width::Wide;
    const int wide = qBound(px(viewerWidth), width() * viewerShare / 100, px(maxViewer));
    if (m_viewer->minimumWidth() != (narrow ? 0 : wide))
        m_viewer->setMinimumWidth(narrow ? 0 : wide);
    if (m_viewer->maximumWidth() != (narrow ? QWIDGETSIZE_MAX : wide))
        m_viewer->setMaximumWidth(narrow ? QWIDGETSIZE_MAX : wide);
}

int QueueCardRow::ageNeed() const
{
    return steadyWidth(m_age->text(), m_age->fontMetrics());
}

void QueueCardRow::setAgeWidth(int width)
{
    m_ageWidth = width;
    m_age->setLeastWidth(m_width == Width::Wide ? qMax(px(ageWidth), width) : 0);
}

/// The width of the points, including the spacing after them.
int QueueCardRow::pointsNeed() const
{
    const bool narrow = m_width != Width::Wide;
    return qMax(m_points->sizeHint().width(), m_points->minimumWidth()) + px(narrow ? 8 : 12);
}

/// The minimum width without the points.
int QueueCardRow::minWidth() const
{
    const int buttons = m_fulfil->sizeHint().width() + m_refund->sizeHint().width();
    const int age = m_age->sizeHint().width();
    if (m_width == Width::Wide) {
        return 2 * px(4) + 4 * px(12) + m_avatar->sizeHint().width() + px(viewerWidth)
            + m_what->minimumSizeHint().width() + age + buttons + px(4);
    }
    const bool tiny = m_width == Width::Tiny;
    const int first = m_avatar->sizeHint().width() + px(8) + m_viewer->minimumSizeHint().width()
        + (tiny ? 0 : 2 * px(8) + buttons);
    const int last = tiny ? buttons + px(8) : 0;
    return 2 * px(4) + qMax(qMax(first, last), qMax(age, m_what->minimumSizeHint().width()));
}

void QueueCardRow::fitPoints()
{
    const int age = m_age->sizeHint().width();
    const int needed = m_width == Width::Wide ? minWidth() + pointsNeed() : 2 * px(4) + age + pointsNeed();
    const bool fits = needed <= width();
    m_points->setVisible(fits);
    setToolTip(fits ? QString() : m_said);
}

void QueueCardRow::resizeEvent(QResizeEvent *event)
{
    QWidget::resizeEvent(event);
    fitViewer();
    fitPoints();
}

bool QueueCardRow::event(QEvent *event)
{
    if (event->type() == QEvent::LayoutRequest)
        fitPoints();
    return QWidget::event(event);
}

void QueueCardRow::setWidth(Width width)
{
    if (std::exchange(m_width, width) != width)
        fit();
}

void QueueCardRow::setCurrent(bool current)
{
    setFocusPolicy(current ? Qt::StrongFocus : Qt::ClickFocus);
    if (std::exchange(m_isCurrent, current) != current)
        update();
}

void QueueCardRow::show(const QueueEntry &entry, const QString &spoken, const QDateTime &serviceNow,
                        bool mayDecide)
{
    const Api::Redemption &redemption = entry.redemption;
    m_id = redemption.id;
    m_avatar->setName(redemption.userName);
    m_viewer->setText(redemption.userName);
    const bool saysWhy = entry.state == QueueState::Failed && !entry.reason.isEmpty();
    m_what->setText(saysWhy ? tr("%1: %2", "a reward; why the decision failed")
                                  .arg(isolated(redemption.reward.title), entry.reason)
                        : redemption.userInput.isEmpty()
                        ? isolated(redemption.reward.title)
                        : tr("%1 “%2”", "a reward, what the viewer wrote")
                              .arg(isolated(redemption.reward.title), isolated(redemption.userInput)));
    m_points->setText(QLocale().toString(redemption.reward.cost));
    const qint64 waited = redemption.redeemedAt.secsTo(serviceNow);
    const bool waits = entry.waits();
    const QString state = stateText(entry, QDateTime::currentDateTimeUtc());
    Tone tone = Tone::Hint;
    if (entry.state == QueueState::Failed)
        tone = Tone::Error;
    else if (waits && waitingTone(waited) != Tone::Secondary)
        tone = waitingTone(waited);
    setTone(m_age, tone);
    // A decision that can be undone counts down.
    m_changesAt
        = serviceNow.addMSecs(entry.state == QueueState::Held
                                  ? 1'000
                                  : SecondTicker::untilOlder(redemption.redeemedAt.msecsTo(serviceNow)));
    m_age->setDigits(state.isEmpty() ? durationText(waited) : state);
    m_age->setToolTip(entry.reason.isEmpty() ? momentText(redemption.redeemedAt, serviceNow) : entry.reason);
    const Tone words = waits ? Tone::Text : Tone::Hint;
    setTone(m_viewer, words);
    setTone(m_points, words);
    for (Button *button : {m_fulfil, m_refund})
        button->setEnabled(waits && mayDecide);
    setAccessibleName(spoken);
    m_said = spoken;
    m_fulfil->setAccessibleName(
        tr("Fulfil %1 of %2").arg(isolated(redemption.reward.title), isolated(redemption.userName)));
    m_refund->setAccessibleName(
        tr("Refund %1 of %2").arg(isolated(redemption.reward.title), isolated(redemption.userName)));
    QWidget::show();
}

void QueueCardRow::paintEvent(QPaintEvent *)
{
    if (!m_isCurrent)
        return;
    const Tokens &t = Theme::tokens();
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(Qt::NoPen);
    painter.setBrush(t.hover);
    painter.drawRoundedRect(rect(), pxF(Measure::chipRadius), pxF(Measure::chipRadius));
    if (!hasFocus())
        return;
    painter.setBrush(Qt::NoBrush);
    painter.setPen(QPen(t.focus, 2));
    painter.drawRoundedRect(QRectF(rect()).adjusted(1, 1, -1, -1), pxF(Measure::chipRadius),
                            pxF(Measure::chipRadius));
}

void QueueCardRow::mousePressEvent(QMouseEvent *event)
{
    if (event->button() == Qt::LeftButton)
        Q_EMIT chosen();
    QWidget::mousePressEvent(event);
}

void QueueCardRow::focusInEvent(QFocusEvent *event)
{
    QWidget::focusInEvent(event);
    Q_EMIT chosen();
}

}  // namespace Sidestage
