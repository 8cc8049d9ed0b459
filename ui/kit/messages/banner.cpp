// SPDX-License-Identifier: GPL-3.0-or-later
#include "banner.h"

#include "kit/controls/button.h"
#include "kit/layout/card.h"
#include "kit/layout/sentence_row.h"
#include "kit/layout/spacing.h"
#include "kit/theme/accessible.h"
#include "kit/theme/theme.h"

#include <QBoxLayout>
#include <QLabel>
#include <QPainter>
#include <QShowEvent>

namespace Sidestage {

namespace {

struct Looks
{
    QColor Tokens::*ground = nullptr;
    Tone tone{};
    Icon icon{};
};

Looks looksOf(Banner::Kind kind)
{
    switch (kind) {
    case Banner::Kind::Info:
        break;
    case Banner::Kind::Good:
        return {&Tokens::goodTint, Tone::Good, Icon::CheckCircle};
    case Banner::Kind::Warn:
        return {&Tokens::warnTint, Tone::Warn, Icon::Warning};
    case Banner::Kind::Error:
        return {&Tokens::liveTint, Tone::Error, Icon::Error};
    }
    return {&Tokens::accentTint, Tone::Accent, Icon::Info};
}

}  // namespace

Banner::Banner(Kind kind, const QString &sentence, QWidget *parent)
    : QFrame(parent)
    , m_kind(kind)
    , m_layout(new SentenceRow(this))
    , m_icon(new IconView(Icon::Info, Tone::Accent, Measure::icon, this))
    , m_sentence(makeParagraph(sentence, TextRole::Body, Tone::Text, this))
{
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Minimum);
    m_sentence->setObjectName(QStringLiteral("bannerSentence"));
    m_layout->addWidget(m_icon);
    m_layout->addWidget(m_sentence, 1);
    setKind(kind);
    setSentence(sentence);
    setMargins(m_layout, 14, 7, 8, 7);
    setSpacing(m_layout, 10);
    setScaled(this, &QWidget::setMinimumHeight, Measure::banner);
}

void Banner::setKind(Kind kind)
{
    m_kind = kind;
    const Looks looks = looksOf(kind);
    m_icon->setIcon(looks.icon);
    m_icon->setTone(looks.tone);
    update();
}

QString Banner::sentence() const
{
    return m_sentence->text();
}

void Banner::setSentence(const QString &sentence)
{
    const bool isNew = sentence != m_sentence->text();
    m_sentence->setText(sentence);
    setAccessibleName(sentence);
    if (isNew && isVisible())
        announceText();
}

Button *Banner::addAction(const QString &text)
{
    Q_ASSERT(m_actions.size() < 2);
    auto *button = Button::compact(text, Button::Role::Default, this);
    button->setOnRaised(true);
    m_layout->addWidget(button);
    m_actions.append(button);
    return button;
}

void Banner::clearActions()
{
    for (Button *button : std::exchange(m_actions, {})) {
        m_layout->removeWidget(button);
        button->hide();
        button->deleteLater();
    }
}

void Banner::announceText()
{
    announce(this, m_sentence->text(), m_kind == Kind::Error ? Announce::Assertive : Announce::Polite);
}

void Banner::showEvent(QShowEvent *event)
{
    QFrame::showEvent(event);
    if (!event->spontaneous())
        announceText();
}

void Banner::paintEvent(QPaintEvent *)
{
    const Tokens &t = Theme::tokens();
    const Looks looks = looksOf(m_kind);
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(QPen(toneColor(t, looks.tone), 1));
    painter.setBrush(t.*(looks.ground));
    painter.drawRoundedRect(QRectF(rect()).adjusted(0.5, 0.5, -0.5, -0.5), pxF(Measure::buttonRadius),
                            pxF(Measure::buttonRadius));
}

}  // namespace Sidestage
