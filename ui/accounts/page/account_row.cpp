// SPDX-License-Identifier: GPL-3.0-or-later
#include "account_row.h"

#include "base/bidi.h"
#include "kit/layout/card.h"
#include "kit/layout/spacing.h"
#include "kit/text/avatar.h"
#include "kit/text/elided_label.h"

#include <QBoxLayout>
#include <QPainter>
#include <QStyle>

namespace Sidestage {

AccountRow::AccountRow(QWidget *parent)
    : QAbstractButton(parent)
    , m_avatar(new Avatar({}, 36, this))
    , m_name(new ElidedLabel({}, TextRole::Strong, Tone::Text, this))
    , m_detail(new ElidedLabel({}, TextRole::Small, Tone::Secondary, this))
    , m_pill(new Pill(this))
    , m_trailing(new ElidedLabel({}, TextRole::Small, Tone::Secondary, this))
{
    setCheckable(true);
    setAutoExclusive(true);
    setFocusPolicy(Qt::StrongFocus);
    setAttribute(Qt::WA_Hover);
    auto *last = new QHBoxLayout;
    last->addWidget(m_pill);
    last->addWidget(m_trailing, 1);
    auto *words = new QVBoxLayout;
    words->addWidget(m_name);
    words->addWidget(m_detail);
    words->addLayout(last);
    auto *row = new QHBoxLayout(this);
    row->addWidget(m_avatar);
    row->addLayout(words, 1);
    row->addWidget(new IconView(Icon::ChevronRight, Tone::Secondary, 16, this));
    setSpacing(words, 4);
    setSpacing(last, 8);
    setSpacing(row, 12);
    setMargins(row, 12, 12, 8, 12);
    const auto parts = findChildren<QWidget *>();
    for (QWidget *part : parts)
        part->setAttribute(Qt::WA_TransparentForMouseEvents);
}

void AccountRow::setContent(const Content &content)
{
    m_avatar->setName(content.name);
    m_name->setText(isolated(content.name));
    m_detail->setText(content.detail);
    m_pill->setState(content.kind, content.state, content.symbol);
    m_pill->setVisible(!content.state.isEmpty());
    m_trailing->setText(content.trailing);
    QStringList sentence{isolated(content.name), content.detail, content.state, content.trailing};
    sentence.removeAll(QString());
    setAccessibleName(sentence.join(QStringLiteral(", ")));
}

void AccountRow::paintEvent(QPaintEvent *)
{
    const Tokens &t = Theme::tokens();
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    if (isChecked() || underMouse()) {
        painter.setPen(t.isHighContrast ? QPen(t.text, 1) : QPen(Qt::NoPen));
        painter.setBrush(isChecked() ? t.select : t.hover);
        painter.drawRoundedRect(rect(), pxF(Measure::buttonRadius), pxF(Measure::buttonRadius));
    }
    if (isChecked()) {
        const QRect bar(0, 0, px(3), height());
        painter.setPen(Qt::NoPen);
        painter.setBrush(t.accent);
        painter.drawRoundedRect(QStyle::visualRect(layoutDirection(), rect(), bar), pxF(1.5), pxF(1.5));
    }
}

}  // namespace Sidestage
