// SPDX-License-Identifier: GPL-3.0-or-later
#include "ads/ad_cards.h"

#include "ads/ad_actions.h"
#include "ads/ad_clock.h"
#include "ads/ad_controls.h"
#include "ads/ad_countdown.h"
#include "ads/ad_memory.h"
#include "ads/ad_texts.h"
#include "ads/ads_service.h"
#include "kit/controls/segmented.h"
#include "kit/layout/spacing.h"
#include "kit/layout/stat.h"
#include "kit/text/second_ticker.h"
#include "kit/text/steady_text.h"
#include "kit/text/time_text.h"
#include "kit/text/wrap_label.h"

#include <QBoxLayout>
#include <QComboBox>
#include <QLabel>
#include <QPainter>

namespace Sidestage {

using AdAction = AdActions::Action;

namespace {

/// Calls `show` after each change of the clock or the actions, and at the times that `show` returns.
template <class W, class Show>
void followService(W *widget, AdsService *service, Show show)
{
    const auto again = [widget] { SecondTicker::shared()->wake(widget); };
    QObject::connect(service->clock(), &AdClock::changed, widget, again);
    QObject::connect(service->actions(), &AdActions::changed, widget, again);
    SecondTicker::shared()->follow(widget, show);
}

}  // namespace

NextAdCard::NextAdCard(AdsService *service, QWidget *parent)
    : Card(tr("Next ad"), Icon::Megaphone, parent)
    , m_service(service)
    , m_countdown(new AdCountdown(service, QStringLiteral("nextAd")))
    , m_at(named("nextAdAt", new WrapLabel({}, TextRole::Body, Tone::Secondary)))
    , m_lateRow(new QWidget)
    , m_late(named("lateness", new WrapLabel({}, TextRole::Small, Tone::Secondary)))
    , m_snooze(new AdSnoozeButton(service))
{
    setObjectName(QStringLiteral("nextAdCard"));
    m_snooze->setKeyHint(QKeySequence(Qt::Key_S));
    m_countdown->addLine(m_at);
    auto *late = withoutMargins(new QHBoxLayout(m_lateRow));
    late->addWidget(new IconView(Icon::Info, Tone::Secondary, Measure::iconButton));
    late->addWidget(m_late, 1);
    m_countdown->addLine(m_lateRow);
    body()->addWidget(m_countdown);
    body()->addStretch(1);
    body()->addWidget(m_snooze, 0, Qt::AlignLeading);
    // Keeps the space of hidden rows, so that nothing moves when an ad begins.
    for (QWidget *part : {static_cast<QWidget *>(m_snooze), m_lateRow, m_countdown->freeRow()}) {
        QSizePolicy policy = part->sizePolicy();
        policy.setRetainSizeWhenHidden(true);
        part->setSizePolicy(policy);
    }
    followService(this, service, [this] { return refresh(); });
    refresh();
}

int NextAdCard::refresh()
{
    const int next = m_countdown->refresh();
    const bool counts = m_countdown->isCounting();
    const bool isRunning = m_countdown->isRunning();
    setTitle(m_countdown->title());
    m_at->setVisible(counts);
    m_snooze->setVisible(counts && !isRunning);
    const AdClock *clock = m_service->clock();
    const QString band = latenessText(clock->lateness());
    m_lateRow->setVisible(counts && !isRunning && !band.isEmpty());
    if (!band.isEmpty())
        m_late->setText(band);
    if (counts) {
        const bool isHeld = m_service->actions()->nextAt() != clock->nextAt();
        const QString at = wallText(m_countdown->count().at);
        m_at->setText(isRunning    ? tr("until %1").arg(at)
                          : isHeld ? tr("at %1, once the snooze is sent").arg(at)
                                   : tr("at %1, as scheduled").arg(at));
    }
    return next;
}

SnoozePieces::SnoozePieces(QWidget *parent)
    : QWidget(parent)
{
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
    Theme::watch(this, [this] { updateGeometry(); });
}

void SnoozePieces::set(int left, int most)
{
    most = std::max({left, most, 1});
    if (left == m_left && most == m_most)
        return;
    m_left = left;
    m_most = most;
    setAccessibleName(tr("%1 of %2 snoozes left").arg(left).arg(most));
    update();
}

void SnoozePieces::paintEvent(QPaintEvent *)
{
    const Tokens &t = Theme::tokens();
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    const double gap = pxF(4);
    const double wide = (width() - gap * (m_most - 1)) / m_most;
    for (int i = 0; i < m_most; ++i) {
        const double x = i * (wide + gap);
        const QRectF piece(layoutDirection() == Qt::RightToLeft ? width() - x - wide : x, 0, wide, height());
        if (i < m_left) {
            painter.setPen(Qt::NoPen);
            painter.setBrush(t.accentFill);
            painter.drawRoundedRect(piece, pxF(3), pxF(3));
        } else {
            QPen pen(t.edge, 1, Qt::CustomDashLine);
            pen.setDashPattern({3, 2});
            painter.setPen(pen);
            painter.setBrush(Qt::NoBrush);
            painter.drawRoundedRect(piece.adjusted(0.5, 0.5, -0.5, -0.5), pxF(3), pxF(3));
        }
    }
}

SnoozesCard::SnoozesCard(AdsService *service, QWidget *parent)
    : Card(tr("Snoozes"), Icon::Alarm, parent)
    , m_service(service)
    , m_left(named("snoozesLeft", new Stat))
    , m_pieces(new SnoozePieces)
    , m_more(new SteadyText(TextRole::Body, Tone::Secondary))
{
    setObjectName(QStringLiteral("snoozesCard"));
    m_more->setName(QStringLiteral("moreSnoozes"));
    body()->addWidget(m_left);
    body()->addWidget(m_pieces);
    body()->addWidget(m_more);
    body()->addWidget(makeDivider());
    body()->addWidget(new WrapLabel(tr("Delays the next ad by 5 minutes. You can undo for 3 s, then it is "
                                       "sent; less than 15 s before the ad it is sent at once."),
                                    TextRole::Small, Tone::Hint));
    body()->addStretch(1);
    followService(this, service, [this] { return refresh(); });
    refresh();
}

int SnoozesCard::refresh()
{
    const AdClock *clock = m_service->clock();
    const int left = m_service->actions()->snoozes();
    const bool isKnown = clock->state() == AdClock::State::Ready && clock->nextAt().isValid();
    m_left->setValue(isKnown ? QString::number(left) : QStringLiteral("—"));
    m_left->setUnit(isKnown ? tr("left", "so many snoozes", left) : QString());
    m_pieces->setVisible(isKnown);
    m_pieces->set(left, m_service->memory()->facts().maxSnoozes);
    const QDateTime more = clock->moreSnoozesAt();
    const qint64 wait = more.isValid() ? clock->now().msecsTo(more) : 0;
    m_more->setVisible(isKnown);
    if (!isKnown)
        return 0;
    if (wait <= 0) {
        m_more->setText(more.isValid() ? tr("One more any moment") : tr("All available"));
        return 0;
    }
    m_more->setText(tr("One more in %1, at %2").arg(clockText((wait + 999) / 1000), wallText(more)));
    return SecondTicker::untilFewer(wait);
}

RunAdCard::RunAdCard(AdsService *service, QWidget *parent)
    : Card(tr("Run an ad now"), Icon::Play, parent)
    , m_service(service)
    , m_lengths(named("runLengths", new Segmented, tr("Length in seconds")))
    , m_list(named("runLengthList", new QComboBox, tr("Length in seconds")))
    , m_bar(new AdRunBar(service))
{
    setObjectName(QStringLiteral("runAdCard"));
    for (int length = AdMemory::minLength; length <= AdMemory::maxLength; length += 30)
        m_lengths->addOption(QString::number(length), length);
    for (int length = AdMemory::minLength; length <= AdMemory::maxLength; length += 30)
        m_list->addItem(QString::number(length), length);
    m_list->hide();
    const auto show = [this](int seconds) {
        m_lengths->setCurrentData(seconds);
        m_list->setCurrentIndex(m_list->findData(seconds));
    };
    show(m_bar->length());
    body()->addWidget(makeLabel(tr("Length in seconds"), TextRole::Small, Tone::Secondary));
    body()->addWidget(m_lengths);
    body()->addWidget(m_list);
    body()->addWidget(
        new WrapLabel(tr("The ad that is shown may be shorter or longer."), TextRole::Small, Tone::Hint));
    body()->addStretch(1);
    body()->addWidget(m_bar);
    connect(m_lengths, &Segmented::chosen, this,
            [this] { m_bar->setLength(m_lengths->currentData().toInt()); });
    connect(m_list, &QComboBox::activated, this, [this] { m_bar->setLength(m_list->currentData().toInt()); });
    connect(m_bar, &AdRunBar::lengthChanged, this, show);
}

void RunAdCard::setNarrow(bool narrow)
{
    m_lengths->setVisible(!narrow);
    m_list->setVisible(narrow);
}

void RunAdCard::choose(int number)
{
    if (number >= 1 && number <= m_lengths->count())
        m_bar->setLength(AdMemory::minLength + 30 * (number - 1));
}

}  // namespace Sidestage
