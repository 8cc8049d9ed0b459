// SPDX-License-Identifier: GPL-3.0-or-later
#include "card.h"

#include "flow_layout.h"
#include "kit/layout/spacing.h"
#include "kit/text/elided_label.h"
#include "kit/theme/accessible.h"
#include "kit/theme/theme.h"

#include <QBoxLayout>
#include <QEvent>
#include <QLabel>
#include <QPainter>

#include <algorithm>

namespace Sidestage {

namespace {

/// In px at a line height of 20 px.
constexpr int tightBelow = 220;
constexpr int tightPadding = 8;

}  // namespace

Card::Card(QWidget *parent)
    : Card(QString(), Icon::None, parent)
{
}

Card::Card(const QString &title, Icon symbol, QWidget *parent)
    : QFrame(parent)
{
    build();
    setTitle(title);
    setSymbol(symbol);
}

void Card::build()
{
    setProperty("frame", QStringLiteral("card"));
    m_outer = new QVBoxLayout(this);
    m_outer->setSpacing(0);

    m_head = new QWidget(this);
    m_headLayout = new QHBoxLayout(m_head);
    m_icon = new IconView(Icon::None, Tone::Secondary, Measure::icon, m_head);
    m_title = named("cardTitle", new ElidedLabel(QString(), TextRole::CardTitle, Tone::Text, m_head));
    m_headLayout->addWidget(m_icon);
    m_headLayout->addWidget(m_title);
    m_headLayout->addStretch(1);
    m_outer->addWidget(m_head);

    m_errorRow = new QWidget(this);
    auto *errorLayout = new QHBoxLayout(m_errorRow);
    setSpacing(errorLayout, 6);
    errorLayout->addWidget(new IconView(Icon::Error, Tone::Error, Measure::iconButton, m_errorRow), 0,
                           Qt::AlignTop);
    m_error = named("cardError", makeParagraph(QString(), TextRole::Small, Tone::Error, m_errorRow));
    errorLayout->addWidget(m_error, 1);
    m_errorRow->hide();
    m_outer->addWidget(m_errorRow);

    m_body = new QVBoxLayout;
    m_outer->addLayout(m_body, 1);
    Theme::watch(this, [this] { refit(); });
}

void Card::refit()
{
    const int x = px(m_isTight ? tightPadding : Measure::cardPaddingX);
    const int y = px(Measure::cardPaddingY);
    m_outer->setContentsMargins(0, y, 0, m_bodyPadded ? y : 0);
    m_headLayout->setContentsMargins(x, 0, x, 0);
    if (m_below)
        m_belowFlow->setContentsMargins(x, px(4), x, px(4));
    m_head->setMinimumHeight(px(28));
    m_errorRow->layout()->setContentsMargins(x, px(4), x, px(4));
    m_body->setContentsMargins(m_bodyPadded ? x : 0, m_head->isHidden() ? 0 : px(m_bodyPadded ? 4 : 8),
                               m_bodyPadded ? x : 0, 0);
    if (m_body->spacing() != px(m_spacing))
        m_body->setSpacing(px(m_spacing));  // always relayouts, even with the same value
}

QString Card::title() const
{
    return m_title->text();
}

void Card::setTitle(const QString &title)
{
    m_title->setText(title);
    m_title->setVisible(!title.isEmpty());
    setAccessibleName(title);
    m_head->setVisible(!title.isEmpty() || !m_besides.isEmpty() || !m_ends.isEmpty());
    refit();
}

void Card::setSymbol(Icon symbol)
{
    m_icon->setIcon(symbol);
    m_icon->setVisible(symbol != Icon::None);
}

void Card::addBesideTitle(QWidget *widget)
{
    m_headLayout->insertWidget(2 + m_beside++, widget, 0, Qt::AlignVCenter);
    m_besides.append(widget);
    m_head->show();
    refit();
}

void Card::addToHead(QWidget *widget)
{
    m_ends.append(widget);
    if (m_isBelow)
        m_belowFlow->addWidget(widget);
    else
        m_headLayout->addWidget(widget, 0, Qt::AlignVCenter);
    m_head->show();
    refit();
}

void Card::setHeadWraps(bool wraps)
{
    if (!wraps || m_below)
        return;
    m_head->setMinimumWidth(px(tightPadding));  // the widgets at its end must not widen the card
    m_below = new QWidget(this);
    m_belowFlow = new FlowLayout(m_below);
    m_belowFlow->setSpacings(8, 4);
    m_below->hide();
    m_outer->insertWidget(1, m_below);
    refit();
    wrapHead();
}

void Card::wrapHead()
{
    if (!m_below)
        return;
    const auto isThere = [](const QWidget *widget) { return !widget->isHidden(); };
    int needed = m_headLayout->contentsMargins().left() + m_headLayout->contentsMargins().right()
        + (m_icon->isHidden() ? 0 : m_icon->sizeHint().width() + m_headLayout->spacing())
        + m_title->sizeHint().width();
    int ends = 0;
    for (const QList<QWidget *> &some : {m_besides, m_ends}) {
        for (const QWidget *widget : some) {
            if (isThere(widget))
                needed += m_headLayout->spacing() + widget->sizeHint().width();
        }
    }
    ends = int(std::count_if(m_ends.cbegin(), m_ends.cend(), isThere));
    const bool below = ends > 0 && needed + m_headLayout->spacing() > width();
    // Hidden when empty, because an empty row would keep its spacing.
    m_below->setVisible(below);
    if (below == m_isBelow)
        return;
    m_isBelow = below;
    for (QWidget *widget : std::as_const(m_ends)) {
        const bool hidden = widget->isHidden();
        if (below) {
            m_headLayout->removeWidget(widget);
            m_belowFlow->addWidget(widget);
        } else {
            m_belowFlow->removeWidget(widget);
            m_headLayout->addWidget(widget, 0, Qt::AlignVCenter);
        }
        widget->setHidden(hidden);  // reparenting has hidden it
    }
}

void Card::resizeEvent(QResizeEvent *event)
{
    QFrame::resizeEvent(event);
    const bool tight = m_below && width() < px(tightBelow);
    if (std::exchange(m_isTight, tight) != tight)
        refit();
    wrapHead();
}

bool Card::event(QEvent *event)
{
    if (event->type() == QEvent::LayoutRequest)
        wrapHead();
    return QFrame::event(event);
}

void Card::setBodySpacing(int spacing)
{
    m_spacing = spacing;
    refit();
}

void Card::setBodyPadded(bool padded)
{
    m_spacing = padded ? 8 : 0;
    m_bodyPadded = padded;
    refit();
}

void Card::setCurrent(bool current)
{
    setStyleProperty(this, "current", current);
}

void Card::setError(const QString &sentence)
{
    if (m_error->text() == sentence)
        return;
    m_error->setText(sentence);
    m_errorRow->setVisible(!sentence.isEmpty());
    if (!sentence.isEmpty())
        announce(this, sentence, Announce::Assertive);
}

QString Card::error() const
{
    return m_error->text();
}

IconView::IconView(Icon icon, Tone tone, int size, QWidget *parent)
    : QWidget(parent)
    , m_icon(icon)
    , m_tone(tone)
    , m_size(size)
{
    setSizePolicy(QSizePolicy::Fixed, QSizePolicy::Fixed);
}

void IconView::setIcon(Icon icon)
{
    if (std::exchange(m_icon, icon) != icon)
        update();
}

void IconView::setTone(Tone tone)
{
    if (std::exchange(m_tone, tone) != tone)
        update();
}

void IconView::paintEvent(QPaintEvent *)
{
    QPainter painter(this);
    Icons::paint(&painter, rect(), m_icon, toneColor(Theme::tokens(), m_tone),
                 isRightToLeft() && Icons::isDirectional(m_icon));
}

QFrame *makeDivider(Qt::Orientation orientation, QWidget *parent)
{
    auto *line = new QFrame(parent);
    line->setProperty("divider", true);
    if (orientation == Qt::Horizontal)
        line->setFixedHeight(1);
    else
        line->setFixedWidth(1);
    return line;
}

}  // namespace Sidestage
