// SPDX-License-Identifier: GPL-3.0-or-later
#include "outcome_box.h"

#include "base/bidi.h"
#include "choice_bars.h"
#include "kit/layout/stat.h"
#include "kit/text/elided_label.h"
#include "kit/text/pill.h"
#include "kit/text/progress_bar.h"
#include "kit/text/wrap_label.h"
#include "kit/theme/theme.h"

#include <QBoxLayout>
#include <QLocale>

namespace Sidestage {

QString paysText(const Api::PredictedOutcome &outcome, qint64 all)
{
    return outcome.channelPoints == 0
        ? QString()
        : OutcomeBox::tr("pays 1 : %1", "points that each point on an outcome pays")
              .arg(QLocale().toString(double(all) / double(outcome.channelPoints), 'f', 2));
}

OutcomeBox::OutcomeBox(bool isSecond, QWidget *parent)
    : Card(parent)
    , m_name(new ElidedLabel({}, TextRole::CardTitle, Tone::Text, this))
    , m_pays(makeLabel({}, TextRole::Small, Tone::Secondary, this))
    , m_won(new Pill(Pill::Kind::Good, tr("Won"), Icon::Check, this))
    , m_share(new Stat({}, {}, TextRole::Stat, this))
    , m_below(new WrapLabel({}, TextRole::Small, Tone::Secondary, this))
    , m_bar(new ProgressBar(isSecond ? ProgressBar::Kind::Second : ProgressBar::Kind::Work, this))
    , m_top(new ElidedLabel({}, TextRole::Small, Tone::Secondary, this))
    , m_topPoints(makeLabel({}, TextRole::Small, Tone::Text, this))
{
    auto *head = new QHBoxLayout;
    head->addWidget(m_name, 1);
    head->addWidget(m_won);
    head->addWidget(m_pays);
    auto *foot = new QHBoxLayout;
    foot->addWidget(m_top, 1);
    foot->addWidget(m_topPoints);
    m_bar->setRange(0, 1'000);
    m_bar->setThickness(12);
    body()->addLayout(head);
    body()->addWidget(m_share);
    body()->addWidget(m_below);
    body()->addWidget(m_bar);
    body()->addLayout(foot);
    m_share->setMinimumWidth(1);  // its text goes below instead
    m_won->hide();
    m_below->hide();
    m_below->setObjectName(QStringLiteral("outcomeNumbers"));
}

void OutcomeBox::setOutcome(const Api::PredictedOutcome &outcome, qint64 all, bool isWinner)
{
    const double share = all == 0 ? 0.0 : double(outcome.channelPoints) / double(all);
    const QString points = tr("%1 points").arg(QLocale().toString(outcome.channelPoints));
    const QString detail = tr("%1 · %Ln viewers", "points; number of viewers", outcome.users).arg(points);
    m_name->setText(outcome.title);
    m_pays->setText(paysText(outcome, all));
    m_won->setVisible(isWinner);
    m_share->setValue(percentText(share));
    m_detail = detail;
    m_bar->setValue(qRound(share * 1'000));
    m_bar->setAccessibleName(tr("%1: %2, %3", "an outcome, its share, its points and viewers")
                                 .arg(isolated(outcome.title), percentText(share), detail));
    const Api::TopPredictor top = outcome.topPredictors.value_or(QList<Api::TopPredictor>()).value(0);
    m_top->setText(top.userName.isEmpty() ? QString() : tr("Top %1", "a viewer").arg(isolated(top.userName)));
    m_topPoints->setText(
        top.userName.isEmpty() ? QString() : tr("%1 points").arg(QLocale().toString(top.channelPointsUsed)));
    fit();
}

void OutcomeBox::fit()
{
    constexpr int leastName = 80;
    const int room = width() - 2 * px(Measure::cardPaddingX);
    const int won = m_won->isHidden() ? 0 : m_won->sizeHint().width();
    m_share->setUnit(m_detail);
    const bool isNarrow
        = m_share->sizeHint().width() > room || m_pays->sizeHint().width() + won + px(leastName) > room;
    if (isNarrow)
        m_share->setUnit({});
    QStringList below{m_detail};
    if (!m_pays->text().isEmpty())
        below.append(m_pays->text());
    m_below->setText(below.join(u'\n'));
    m_below->setVisible(isNarrow);
    m_pays->setVisible(!isNarrow);
}

void OutcomeBox::resizeEvent(QResizeEvent *event)
{
    Card::resizeEvent(event);
    fit();
}

}  // namespace Sidestage
