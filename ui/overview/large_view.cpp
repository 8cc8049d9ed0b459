// SPDX-License-Identifier: GPL-3.0-or-later
#include "large_view.h"

#include "accounts/account.h"
#include "client/service_clock.h"
#include "kit/text/second_ticker.h"
#include "kit/text/time_text.h"
#include "kit/theme/theme.h"
#include "live/live_status.h"

#include <QPainter>
#include <QStyle>

namespace Sidestage {

namespace {

/// In px at a line height of 20 px.
constexpr int minTileHeight = 76;
constexpr int minTileWidth = 220;
constexpr int tilePadding = 16;

}  // namespace

LargeTile::LargeTile(const QString &title, Icon icon, QWidget *parent)
    : QWidget(parent)
    , m_title(title)
    , m_icon(icon)
{
    Theme::watch(this, [this] { update(); });
}

void LargeTile::set(const QString &title, const QString &value, bool isAlert, bool isLive)
{
    m_title = title;
    m_value = value;
    m_isAlert = isAlert;
    m_isLive = isLive;
    setAccessibleName(tr("%1: %2", "a name; its value").arg(title, value));
    setToolTip(accessibleName());
    update();
}

void LargeTile::paintEvent(QPaintEvent *)
{
    const Tokens &t = Theme::tokens();
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(QPen(m_isLive ? t.liveFill : m_isAlert ? t.live : t.line, m_isAlert ? 2 : 1));
    painter.setBrush(m_isLive ? t.liveFill : t.surface);
    painter.drawRoundedRect(QRectF(rect()).adjusted(1, 1, -1, -1), pxF(Measure::cardRadius),
                            pxF(Measure::cardRadius));
    const int pad = px(tilePadding);
    const QColor ink = m_isLive ? t.onFill : m_isAlert ? t.live : t.text;
    const Qt::Alignment start = QStyle::visualAlignment(layoutDirection(), Qt::AlignLeft);

    // The caption takes a sixth of the height, but at least its normal height.
    QFont font = Theme::font(TextRole::CardTitle);
    const int captionSize = qMax(QFontMetrics(font).height(), height() / 6);
    font.setPixelSize(qMax(8, captionSize * 3 / 4));
    const QRect caption(pad, pad / 2, width() - 2 * pad, captionSize);
    const int side = captionSize * 3 / 4;
    Icons::paint(&painter,
                 QStyle::visualRect(layoutDirection(), rect(),
                                    QRect(pad, caption.top() + (captionSize - side) / 2, side, side)),
                 m_icon, m_isLive ? t.onFill : t.text2);
    painter.setFont(font);
    painter.setPen(m_isLive ? t.onFill : t.text2);
    const QRect words
        = QStyle::visualRect(layoutDirection(), rect(), caption.adjusted(side + px(8), 0, 0, 0));
    painter.drawText(words, int(start | Qt::AlignVCenter),
                     painter.fontMetrics().elidedText(m_title, Qt::ElideRight, words.width()));

    const QRect place(pad, caption.bottom() + 1, width() - 2 * pad, height() - caption.bottom() - pad / 2);
    if (m_value.isEmpty() || place.height() < 8)
        return;
    // Measured with equal digits, so that a countdown keeps its font size.
    QString widest = m_value;
    for (QChar &character : widest) {
        if (character.isDigit())
            character = u'0';
    }
    font = Theme::font(TextRole::Countdown);
    font.setPixelSize(place.height() * 4 / 5);
    const int wide = QFontMetrics(font).horizontalAdvance(widest);
    if (wide > place.width())
        font.setPixelSize(qMax(8, font.pixelSize() * place.width() / wide));
    painter.setFont(font);
    painter.setPen(ink);
    painter.drawText(place, int(start | Qt::AlignVCenter),
                     painter.fontMetrics().elidedText(m_value, Qt::ElideRight, place.width()));
}

LargeView::LargeView(Account *account, const QList<Glance> &glances, QWidget *parent)
    : QWidget(parent)
    , m_account(account)
    , m_live(named("largeLive", new LargeTile(tr("Stream"), Icon::OnAir, this)))
{
    setObjectName(QStringLiteral("largeView"));
    m_tiles.append(m_live);
    for (const Glance &glance : glances) {
        auto *tile = named(QStringLiteral("large%1").arg(m_tiles.size()),
                           new LargeTile(glance.title, glance.icon, this));
        m_tiles.append(tile);
        tile->set(glance.title, glance.none, false);
        glance.watch(account, tile, [tile, glance](const PageBadge &badge) {
            const QString said = glance.spoken ? badge.spoken : badge.text;
            tile->set(glance.title, said.isEmpty() ? glance.none : said, badge.isAlert);
        });
    }
    SecondTicker::shared()->follow(this, [this] { return tick(); });
    tick();
}

void LargeView::setLive(LiveStatus *live)
{
    if (m_status == live)
        return;
    if (m_status)
        m_status->disconnect(this);
    m_status = live;
    if (live)
        connect(live, &LiveStatus::changed, this, [this] { SecondTicker::shared()->wake(this); });
    tick();
}

int LargeView::tick()
{
    const auto state = m_status ? m_status->state() : LiveStatus::State::Unknown;
    switch (state) {
    case LiveStatus::State::Unknown:
        m_live->set(tr("Stream"), tr("UNKNOWN"), false);
        return 0;
    case LiveStatus::State::Offline:
        m_live->set(tr("Stream"), tr("OFFLINE"), false);
        return 0;
    case LiveStatus::State::Live:
        break;
    }
    const qint64 passed = qMax<qint64>(0, m_status->startedAt().msecsTo(m_account->serviceClock()->now()));
    m_live->set(tr("LIVE"), clockText(passed / 1000), false, true);
    return SecondTicker::untilMore(passed);
}

QSize LargeView::sizeHint() const
{
    return {px(2 * minTileWidth), px(minTileHeight) * int(m_tiles.size())};
}

QSize LargeView::minimumSizeHint() const
{
    return {px(120), px(minTileHeight) * int(m_tiles.size())};
}

void LargeView::resizeEvent(QResizeEvent *event)
{
    QWidget::resizeEvent(event);
    arrange();
}

void LargeView::arrange()
{
    const int gap = px(Measure::cardGapDense);
    const int count = int(m_tiles.size());
    // Two columns only if the view is wider than high.
    const int columns = width() >= px(2 * minTileWidth) && width() > height() ? 2 : 1;
    const int rows = (count + columns - 1) / columns;
    const int high = (height() - (rows - 1) * gap) / rows;
    for (int i = 0; i < count; ++i) {
        // A single tile in the last row takes the full width.
        const int row = i / columns;
        const bool alone = columns > 1 && i == count - 1 && count % columns == 1;
        const int wide = alone ? width() : (width() - (columns - 1) * gap) / columns;
        const int x = (i % columns) * (wide + gap);
        m_tiles[i]->setGeometry(
            QStyle::visualRect(layoutDirection(), rect(), QRect(x, row * (high + gap), wide, high)));
    }
}

}  // namespace Sidestage
