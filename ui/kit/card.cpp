// SPDX-License-Identifier: GPL-3.0-or-later
#include "kit/card.h"

#include "kit/accessible.h"
#include "kit/elided_label.h"
#include "kit/theme.h"

#include <QBoxLayout>
#include <QLabel>
#include <QPainter>

namespace Sidestage {

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
    m_title = new ElidedLabel(QString(), TextRole::CardTitle, Tone::Text, m_head);
    m_title->setObjectName(QStringLiteral("cardTitle"));
    m_headLayout->addWidget(m_icon);
    m_headLayout->addWidget(m_title);
    m_headLayout->addStretch(1);
    m_outer->addWidget(m_head);

    m_errorRow = new QWidget(this);
    auto *errorLayout = new QHBoxLayout(m_errorRow);
    errorLayout->setContentsMargins(0, 4, 0, 4);
    errorLayout->addWidget(new IconView(Icon::Error, Tone::Error, Measure::iconButton, m_errorRow), 0,
                           Qt::AlignTop);
    m_error = makeLabel(QString(), TextRole::Small, Tone::Error, m_errorRow);
    m_error->setObjectName(QStringLiteral("cardError"));
    m_error->setWordWrap(true);
    errorLayout->addWidget(m_error, 1);
    m_errorRow->hide();
    m_outer->addWidget(m_errorRow);

    m_body = new QVBoxLayout;
    m_outer->addLayout(m_body, 1);
    Theme::watch(this, [this] { refit(); });
}

void Card::refit()
{
    const int x = px(Measure::cardPaddingX);
    const int y = px(Measure::cardPaddingY);
    m_outer->setContentsMargins(0, y, 0, m_bodyPadded ? y : 0);
    m_headLayout->setContentsMargins(x, 0, x, 0);
    m_headLayout->setSpacing(px(Measure::iconGap));
    m_head->setMinimumHeight(px(28));
    m_errorRow->layout()->setContentsMargins(x, px(4), x, px(4));
    m_body->setContentsMargins(m_bodyPadded ? x : 0, m_head->isHidden() ? 0 : px(m_bodyPadded ? 4 : 8),
                               m_bodyPadded ? x : 0, 0);
    m_body->setSpacing(px(m_spacing));
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
    m_head->setVisible(!title.isEmpty() || m_headLayout->count() > 3);
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
    m_head->show();
    refit();
}

void Card::addToHead(QWidget *widget)
{
    m_headLayout->addWidget(widget, 0, Qt::AlignVCenter);
    m_head->show();
    refit();
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
    Theme::watch(this, [this] { updateGeometry(); });
}

void IconView::setIcon(Icon icon)
{
    m_icon = icon;
    update();
}

void IconView::setTone(Tone tone)
{
    m_tone = tone;
    update();
}

void IconView::paintEvent(QPaintEvent *)
{
    QPainter painter(this);
    Icons::paint(&painter, rect(), m_icon, toneColor(Theme::tokens(), m_tone));
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
