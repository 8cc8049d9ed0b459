// SPDX-License-Identifier: GPL-3.0-or-later
#include "chart_card.h"

#include "chart_style.h"

#include "analytics_texts.h"
#include "chart_table_model.h"
#include "chart_view.h"
#include "kit/layout/spacing.h"
#include "series_list.h"

#include "analytics/analytics_service.h"

#include "kit/controls/button.h"
#include "kit/controls/segmented.h"
#include "kit/layout/scroll_area.h"
#include "kit/lists/row_delegate.h"
#include "kit/messages/page_state.h"
#include "kit/theme/theme.h"

#include <QBoxLayout>
#include <QHeaderView>
#include <QResizeEvent>
#include <QStackedWidget>
#include <QTableView>

namespace Sidestage {

namespace {

/// From this width on, in px, the column list is beside the chart.
constexpr int wideFrom = 620;

}  // namespace

ChartCard::ChartCard(AnalyticsService *service, ChartModel *model, QWidget *parent)
    : Card(QString(), Icon::None, parent)
    , m_service(service)
    , m_model(model)
{
    setObjectName(QStringLiteral("chartCard"));
    m_note = makeLabel({}, TextRole::Small, Tone::Secondary);
    m_note->setObjectName(QStringLiteral("chartNote"));
    addBesideTitle(m_note);
    m_forms = new Segmented;
    m_forms->setObjectName(QStringLiteral("chartForm"));
    m_forms->setAccessibleName(tr("Chart type"));
    m_forms->addOption(tr("Lines"), int(Form::Lines));
    m_forms->addOption(tr("Bars"), int(Form::Bars));
    m_forms->addOption(tr("Table"), int(Form::Table));
    auto *save = Button::iconOnly(Icon::Download, tr("Save the chart or its figures…"));
    save->setObjectName(QStringLiteral("saveChart"));
    connect(save, &Button::clicked, this, &ChartCard::saveRequested);
    addToHead(save);

    m_chart = new ChartView;
    m_rows = new ChartTableModel(this);
    m_table = new QTableView;
    m_table->setObjectName(QStringLiteral("chartTable"));
    m_table->setAccessibleName(tr("Chart figures"));
    m_table->setModel(m_rows);
    setUpTable(m_table);
    m_table->setSelectionMode(QAbstractItemView::SingleSelection);
    m_table->setTabKeyNavigation(false);
    m_table->horizontalHeader()->setSectionResizeMode(QHeaderView::Stretch);
    m_figures = new QStackedWidget;
    m_figures->addWidget(m_chart);
    m_figures->addWidget(m_table);
    m_state = new PageState(m_figures, QStringLiteral("chartEmpty"));
    m_series = new SeriesList(model);
    m_seriesScroll = makeScrollArea(m_series);
    m_seriesScroll->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    m_seriesScroll->viewport()->setAutoFillBackground(false);
    m_series->setAutoFillBackground(false);
    m_line = new QBoxLayout(QBoxLayout::LeftToRight);
    m_line->addWidget(m_state, 1);
    m_side = new QWidget;
    auto *side = new QVBoxLayout(m_side);
    side->setContentsMargins(0, 0, 0, 0);
    side->addWidget(m_forms, 0, Qt::AlignLeft);
    side->addWidget(m_seriesScroll, 1);
    m_line->addWidget(m_side);
    body()->addLayout(m_line, 1);

    connect(m_chart, &ChartView::rangeStepped, this, &ChartCard::rangeStepped);
    connect(m_chart, &ChartView::currentSlotChanged, this, [this](int slot) {
        if (slot >= 0 && m_rows->rowCount() > 0)
            m_table->setCurrentIndex(m_rows->index(m_rows->rowOf(slot), 0));
    });
    connect(m_table->selectionModel(), &QItemSelectionModel::currentRowChanged, this,
            [this](const QModelIndex &current) {
                if (current.isValid() && m_table->isVisible())
                    m_chart->setCurrentSlot(m_rows->slotOf(current.row()));
            });
    connect(m_forms, &Segmented::currentChanged, this, [this] {
        refresh();
        Q_EMIT formChanged();
    });
    connect(model, &ChartModel::changed, this, &ChartCard::refresh);
    connect(model, &ChartModel::questionChanged, this,
            [this] { m_series->refresh(m_service->today(), subjectName(m_model->comparison().subjectId)); });
    setSpacing(side, 10);
    setSpacing(m_line, 20);
    Theme::watch(this, [this] { fit(); });
    refresh();
}

ChartCard::~ChartCard() = default;

ChartCard::Form ChartCard::form() const
{
    return Form(m_forms->currentData().toInt());
}

void ChartCard::setForm(Form form)
{
    m_forms->setCurrentData(int(form));
}

QString ChartCard::subjectName(const QString &id) const
{
    if (id.isEmpty())
        return {};
    const StoredSubject *subject = m_service->find(m_model->kind(), id);
    return subject ? AnalyticsTexts::subject(*subject) : id;
}

QString ChartCard::heading() const
{
    const QString about = !m_model->subject().isEmpty() ? subjectName(m_model->subject())
        : m_model->kind() == ReportKind::Games          ? tr("All games")
                                                        : tr("All extensions");
    switch (m_chart->plot().slotDays) {
    case 1:
        return tr("%1, by day").arg(about);
    case 7:
        return tr("%1, by week").arg(about);
    default:
        return tr("%1, by 30 days").arg(about);
    }
}

int ChartCard::styleOf(const ChartLine &line) const
{
    const int column = std::max(0, int(m_model->columns().indexOf(line.of.column)));
    return line.isComparison ? column + ChartStyle::compared : column;
}

QByteArray ChartCard::csv(CsvStyle style) const
{
    return m_rows->csv(style);
}

bool ChartCard::hasFigures() const
{
    return !m_chart->plot().isEmpty();
}

void ChartCard::refresh()
{
    ChartPlot plot;
    plot.form = form() == Form::Bars ? ChartPlot::Form::Bars : ChartPlot::Form::Lines;
    plot.kind = m_model->kind();
    plot.range = m_model->shownRange();
    plot.slotDays = slotDaysFor(plot.form, plot.range.days());
    plot.gaps = m_model->gaps();
    QList<ChartPlot::Line> lines;
    for (const ChartLine &line : m_model->lines()) {
        const QString whose = line.isComparison && line.of.subjectId != m_model->subject()
            ? subjectName(line.of.subjectId)
            : QString();
        lines.append({.name = AnalyticsTexts::line(line, whose),
                      .column = line.of.column,
                      .range = line.of.range,
                      .isComparison = line.isComparison,
                      .style = styleOf(line),
                      .values = line.series.values});
    }
    plot.setLines(std::move(lines));
    m_chart->setPlot(plot);
    m_rows->setPlot(plot);
    const QString title = heading();
    setTitle(title);
    m_chart->setTitle(plot.range.isValid() ? tr("%1, %2").arg(title, AnalyticsTexts::range(plot.range))
                                           : title);
    m_note->setText(plot.tops[1] > 0 ? tr("two scales") : QString());
    m_note->setToolTip(plot.tops[1] > 0
                           ? tr("Figures of very different size use separate scales, left and right.")
                           : QString());
    if (m_model->isEmpty()) {
        const bool hasColumns = !m_model->columns().isEmpty() || m_model->allColumns().isEmpty();
        const bool isNew = m_service->reports(m_model->kind()).subjects.isEmpty();
        const bool isLoaded = m_service->isLoaded(m_model->kind());
        const bool may = m_service->may(m_model->kind());
        m_state->showEmpty(
            Icon::Chart,
            !isLoaded           ? tr("Loading saved reports…")
                : !hasColumns   ? tr("Nothing selected. Tick a figure to see it.")
                : isNew && !may ? tr("No reports saved, and Sidestage needs permission to download them.")
                : isNew         ? tr("No reports yet. They are downloaded once a day.")
                                : AnalyticsTexts::emptyRange(m_model->kind()),
            isLoaded && hasColumns && may ? tr("Refresh") : QString(), [this] { Q_EMIT fetchRequested(); });
    } else {
        m_state->showList();
    }
    m_figures->setCurrentIndex(form() == Form::Table ? 1 : 0);
    m_series->refresh(m_service->today(), subjectName(m_model->comparison().subjectId));
    fit();
}

void ChartCard::fit()
{
    const bool isWide = width() >= px(wideFrom);
    m_line->setDirection(isWide ? QBoxLayout::LeftToRight : QBoxLayout::TopToBottom);
    m_side->setMinimumWidth(isWide ? px(220) : 0);
    m_side->setMaximumWidth(isWide ? px(220) : QWIDGETSIZE_MAX);
    m_seriesScroll->setMinimumHeight(isWide ? 0 : px(120));
    m_state->setMinimumHeight(px(200));
    m_table->horizontalHeader()->setMinimumSectionSize(px(96));
    m_note->setVisible(isWide && !m_note->text().isEmpty());
}

void ChartCard::resizeEvent(QResizeEvent *event)
{
    Card::resizeEvent(event);
    fit();
}

}  // namespace Sidestage
