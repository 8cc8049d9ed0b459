// SPDX-License-Identifier: GPL-3.0-or-later
#include "choice_bars.h"

#include "base/bidi.h"
#include "kit/layout/spacing.h"
#include "kit/text/digits_label.h"
#include "kit/text/elided_label.h"
#include "kit/text/pill.h"
#include "kit/text/progress_bar.h"

#include <QGridLayout>
#include <QLocale>

namespace Sidestage {

QString percentText(double share)
{
    return ChoiceBars::tr("%1 %", "a share in percent").arg(QLocale().toString(qRound(share * 100)));
}

ChoiceBars::ChoiceBars(QWidget *parent)
    : QWidget(parent)
    , m_grid(new QGridLayout(this))
{
    m_grid->setContentsMargins({});
    // A title has the width that it needs, and the bars have the rest.
    m_grid->setColumnStretch(2, 1);
    setSpacing(m_grid, 10);
}

void ChoiceBars::addRow()
{
    Row row{.title = new ElidedLabel({}, TextRole::Body, Tone::Text, this),
            .detail = makeLabel({}, TextRole::Small, Tone::Secondary, this),
            .bar = new ProgressBar(ProgressBar::Kind::Work, this),
            .amount = new DigitsLabel(TextRole::Body, this),
            .percent = new DigitsLabel(TextRole::Body, this),
            .won = new Pill(Pill::Kind::Good, tr("Won"), Icon::Check, this)};
    row.bar->setRange(0, 1'000);
    row.bar->setThickness(12);
    setScaled(static_cast<QWidget *>(row.bar), &QWidget::setMinimumWidth, 72);
    row.amount->setAlignment(Qt::AlignRight | Qt::AlignVCenter);
    row.percent->setAlignment(Qt::AlignRight | Qt::AlignVCenter);
    const int at = int(m_rows.size());
    int column = 0;
    for (QWidget *widget : {static_cast<QWidget *>(row.title), static_cast<QWidget *>(row.detail),
                            static_cast<QWidget *>(row.bar)})
        m_grid->addWidget(widget, at, column++);
    // Their sizes are fixed, so a shorter number does not fill its column.
    for (DigitsLabel *number : {row.amount, row.percent})
        m_grid->addWidget(number, at, column++, Qt::AlignRight | Qt::AlignVCenter);
    m_grid->addWidget(row.won, at, column);
    m_rows.append(row);
}

void ChoiceBars::setChoices(const QList<Choice> &choices)
{
    while (m_rows.size() < choices.size())
        addRow();
    for (qsizetype i = 0; i < m_rows.size(); ++i) {
        const Row &row = m_rows[i];
        const bool isUsed = i < choices.size();
        const Choice choice = choices.value(i);
        row.title->setText(choice.title);
        row.detail->setText(choice.detail);
        row.bar->setValue(qRound(choice.share * 1'000));
        row.bar->setKind(choice.isWinner ? ProgressBar::Kind::Good : ProgressBar::Kind::Work);
        row.amount->setDigits(choice.amount);
        row.percent->setDigits(percentText(choice.share));
        const QString spoken = tr("%1: %2, %3", "a choice, its votes, its share")
                                   .arg(isolated(choice.title), choice.amount, percentText(choice.share));
        row.bar->setAccessibleName(choice.isWinner ? tr("%1, won").arg(spoken) : spoken);
        for (QWidget *widget : {static_cast<QWidget *>(row.title), static_cast<QWidget *>(row.bar),
                                static_cast<QWidget *>(row.amount), static_cast<QWidget *>(row.percent)})
            widget->setVisible(isUsed);
        row.detail->setVisible(isUsed && !choice.detail.isEmpty());
        row.won->setVisible(isUsed && choice.isWinner);
    }
}

}  // namespace Sidestage
