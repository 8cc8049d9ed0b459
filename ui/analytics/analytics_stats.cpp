// SPDX-License-Identifier: GPL-3.0-or-later
#include "analytics_stats.h"

#include "analytics/charts/analytics_texts.h"

#include "analytics/analytics_service.h"
#include "analytics/chart_model.h"
#include "analytics/report_reader.h"

#include "kit/layout/card.h"
#include "kit/layout/spacing.h"
#include "kit/layout/stat.h"
#include "kit/theme/theme.h"

#include <QGridLayout>
#include <QHBoxLayout>
#include <QLabel>
#include <QLocale>

#include <cmath>

namespace Sidestage {

AnalyticsStats::AnalyticsStats(AnalyticsService *service, ChartModel *model, QWidget *parent)
    : QWidget(parent)
    , m_service(service)
    , m_model(model)
    , m_grid(new QGridLayout(this))
{
    setObjectName(QStringLiteral("analyticsStats"));
    m_grid->setContentsMargins(0, 0, 0, 0);
    for (int i = 0; i <= ChartModel::totalCount; ++i) {
        Figure figure;
        figure.card = new Card;
        figure.card->setObjectName(QStringLiteral("stat%1").arg(i));
        figure.card->setBodySpacing(0);
        figure.name = makeLabel({}, TextRole::Small, Tone::Secondary);
        figure.card->body()->addWidget(figure.name);
        auto *line = withoutMargins(new QHBoxLayout);
        figure.stat = new Stat;
        figure.icon = new IconView(Icon::ChevronUp, Tone::Good, Measure::iconPill);
        figure.note = makeLabel({}, TextRole::Small, Tone::Secondary);
        line->addWidget(figure.stat);
        line->addWidget(figure.icon);
        line->addWidget(figure.note);
        line->addStretch(1);
        figure.card->body()->addLayout(line);
        setSpacing(line, 6);
        m_figures.append(figure);
    }
    connect(model, &ChartModel::changed, this, &AnalyticsStats::refresh);
    connect(service, &AnalyticsService::changed, this, [this](ReportKind changed) {
        if (changed == m_model->kind())
            refresh();
    });
    setSpacing(m_grid, Measure::cardGapDense);
    Theme::watch(this, [this] { fit(); });
    refresh();
}

void AnalyticsStats::refresh()
{
    for (int i = 0; i < ChartModel::totalCount; ++i) {
        const Figure &figure = m_figures[i];
        const ChartTotal total = m_model->totals().value(i, {{}, std::nan(""), std::nan("")});
        const QString change = AnalyticsTexts::change(total);
        // No arrow for a change that the text calls unchanged.
        const bool isUp = AnalyticsTexts::direction(total) > 0;
        const QString name = AnalyticsTexts::column(total.column);
        figure.name->setText(total.column.isEmpty() ? QStringLiteral("–")
                                 : totallingOf(total.column) == Totalling::PerDay
                                 ? tr("%1, average per day").arg(name)
                                 : name);
        figure.stat->setValue(AnalyticsTexts::shortFigure(total.total));
        figure.icon->setVisible(AnalyticsTexts::direction(total) != 0);
        figure.icon->setIcon(isUp ? Icon::ChevronUp : Icon::ChevronDown);
        figure.icon->setTone(isUp ? Tone::Good : Tone::Secondary);
        figure.note->setText(change);
        setTone(figure.note, isUp ? Tone::Good : Tone::Secondary);
        const QString exact = AnalyticsTexts::figure(total.total);
        figure.card->setToolTip(
            change.isEmpty()
                ? exact
                : tr("%1; previous period: %2").arg(exact, AnalyticsTexts::figure(total.previous)));
        figure.card->setAccessibleName(change.isEmpty()
                                           ? tr("%1: %2").arg(figure.name->text(), exact)
                                           : tr("%1: %2, %3").arg(figure.name->text(), exact, change));
    }
    qint64 days = 0;
    QDate first;
    for (const StoredSubject &subject : m_service->reports(m_model->kind()).subjects) {
        if (!m_model->subject().isEmpty() && subject.id != m_model->subject())
            continue;
        days = std::max(days, subject.days());
        if (!subject.runs.isEmpty() && (!first.isValid() || subject.firstDay() < first))
            first = subject.firstDay();
    }
    const Figure &store = m_figures.last();
    store.name->setText(tr("Days kept"));
    store.stat->setValue(QLocale().toString(days));
    store.icon->hide();
    store.note->setText(first.isValid() ? tr("since %1").arg(AnalyticsTexts::day(first, {}))
                                        : tr("nothing yet"));
    store.card->setAccessibleName(
        tr("%1: %2, %3").arg(store.name->text(), store.stat->value(), store.note->text()));
}

void AnalyticsStats::fit()
{
    const int columns = width() >= px(720) ? 4 : width() >= px(330) ? 2 : 1;
    if (columns == m_columns)
        return;
    m_columns = columns;
    for (int i = 0; i < m_figures.size(); ++i)
        m_grid->addWidget(m_figures[i].card, i / columns, i % columns);
    for (int column = 0; column < 4; ++column)
        m_grid->setColumnStretch(column, column < columns ? 1 : 0);
}

void AnalyticsStats::resizeEvent(QResizeEvent *event)
{
    QWidget::resizeEvent(event);
    fit();
}

}  // namespace Sidestage
