// SPDX-License-Identifier: GPL-3.0-or-later
#include "analytics_view.h"

#include "analytics/charts/analytics_texts.h"
#include "analytics/charts/chart_card.h"
#include "analytics/charts/chart_view.h"
#include "analytics/warehouse.h"
#include "analytics_stats.h"
#include "base/bidi.h"
#include "kit/layout/spacing.h"
#include "page/permission_hint.h"
#include "report_rows.h"
#include "report_table.h"

#include "analytics/analytics_service.h"

#include "kit/controls/button.h"
#include "kit/layout/scroll_area.h"
#include "kit/lists/job_row.h"
#include "kit/messages/banner.h"
#include "kit/text/time_text.h"

#include <QScopedValueRollback>
#include <QTableView>
#include <QVBoxLayout>

#include <QBuffer>
#include <QImage>
#include <algorithm>

namespace Sidestage {

namespace {

constexpr QSize pictureSize(1200, 630);

QByteArray bytesOf(const ChartCard *card, const QString &suffix, CsvStyle style)
{
    if (suffix == u"csv")
        return card->csv(style);
    if (suffix == u"svg")
        return card->chart()->svg(pictureSize);
    QByteArray bytes;
    QBuffer buffer(&bytes);
    buffer.open(QIODevice::WriteOnly);
    card->chart()->picture(pictureSize).save(&buffer, "PNG");
    return bytes;
}

QString daysOf(const DayRange &range)
{
    return range.from.toString(Qt::ISODate) + u' ' + range.to.toString(Qt::ISODate);
}

}  // namespace

AnalyticsSaver::AnalyticsSaver(AnalyticsService *service, QWidget *parent)
    : FileSaver(QStringLiteral("analytics"), parent)
    , m_service(service)
{
}

void AnalyticsSaver::saveReport(ReportKind kind, const QString &id)
{
    const StoredSubject *subject = m_service->find(kind, id);
    if (!subject || !subject->file.isValid())
        return;
    const QString name = AnalyticsTexts::subject(*subject);
    choose({.title = tr("Save the report for %1").arg(name),
            .name = name + u' ' + daysOf(subject->file),
            .kinds = {tr("Table (*.csv)")},
            .write = [warehouse = m_service->warehouse(), kind, id](const Target &target, const Progress &) {
                return warehouse->saveFile(target.path, kind, id);
            }});
}

void AnalyticsSaver::saveAll(ReportKind kind, const DayRange &range)
{
    qint64 rows = 0;
    for (const StoredSubject &subject : m_service->reports(kind).subjects)
        rows += subject.days(range);
    choose(
        {.title = tr("Save all figures"),
         .name = (kind == ReportKind::Games ? tr("games") : tr("extensions")) + u' ' + daysOf(range),
         .kinds = {csvKind()},
         .total = rows,
         .write = [warehouse = m_service->warehouse(), kind, range](const Target &target, Progress progress) {
             return warehouse->exportTo(target.path, kind, range, std::move(progress), target.style);
         }});
}

void AnalyticsSaver::saveChart(ChartCard *card)
{
    choose({.title = tr("Save chart"),
            .name = card->heading(),
            .kinds = {tr("Image (*.png)"), tr("Vector image (*.svg)"), csvKind()},
            .write = [warehouse = m_service->warehouse(), card](const Target &target, const Progress &) {
                return warehouse->saveBytes(target.path, bytesOf(card, target.suffix, target.style));
            }});
}

using Stage = ReportBatch::Stage;
using Action = ReportState::Action;

namespace {

/// Header and four rows.
constexpr int minTableHeight = 180;
constexpr int minWidth = 200;

}  // namespace

AnalyticsView::AnalyticsView(AnalyticsService *service, ReportKind kind, QWidget *parent)
    : QWidget(parent)
    , m_service(service)
    , m_kind(kind)
    , m_model(new ChartModel(service, kind, this))
{
    setObjectName(kind == ReportKind::Games ? QStringLiteral("gamesView") : QStringLiteral("extensionsView"));
    build();
    const ReportBatch *batch = service->batch(kind);
    connect(batch, &ReportBatch::changed, this, &AnalyticsView::refreshBatch);
    connect(batch, &ReportBatch::itemChanged, this, &AnalyticsView::refreshBatch);
    connect(batch, &ReportBatch::finished, this, &AnalyticsView::batchEnded);
    connect(service, &AnalyticsService::changed, this, [this](ReportKind changed) {
        if (changed == m_kind)
            refresh();
    });
    connect(service, &AnalyticsService::alerted, this, &AnalyticsView::showAlerts);
    connect(m_model, &ChartModel::questionChanged, this, &AnalyticsView::refresh);
    connect(m_model, &ChartModel::questionChanged, this, &AnalyticsView::questionChanged);
    connect(m_chart, &ChartCard::formChanged, this, &AnalyticsView::questionChanged);
    connect(m_model, &ChartModel::changed, this, &AnalyticsView::actionsChanged);
    refresh();
    refreshBatch();
    if (batch->stage() == Stage::Stopped)
        batchEnded();
}

AnalyticsView::~AnalyticsView() = default;

void AnalyticsView::build()
{
    // Scrolls in low windows and with large text, because a chart of very little height is unreadable.
    auto *content = new QWidget;
    content->setProperty("plain", true);
    auto *scroll = named("analyticsScroll", makeScrollArea(content));
    scroll->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    auto *whole = withoutMargins(new QVBoxLayout(this));
    whole->addWidget(scroll);
    auto *layout = withoutMargins(new QVBoxLayout(content));
    m_why = named("analyticsWhy", new PermissionHint({}, AnalyticsService::scopeOf(m_kind)));
    m_why->setSentence(m_kind == ReportKind::Games
                           ? tr("Sidestage needs permission to read game reports.")
                           : tr("Sidestage needs permission to read extension reports."));
    m_why->setRule(tr("A permission is missing"),
                   tr("Reports require the permission “%1”. Saved data is still shown.")
                       .arg(QLatin1String(Api::nameOf(AnalyticsService::scopeOf(m_kind)))));
    layout->addWidget(m_why);
    const auto banner = [&](Banner::Kind kind, const char *name) {
        auto *made = named(name, new Banner(kind));
        made->hide();
        layout->addWidget(made);
        return made;
    };
    m_alertBanner = banner(Banner::Kind::Warn, "analyticsAlerts");
    m_batchBanner = banner(Banner::Kind::Info, "analyticsBatch");
    m_saver = new AnalyticsSaver(m_service, this);
    layout->addWidget(m_saver);
    m_bar = new RangeBar(m_service, m_model);
    layout->addWidget(m_bar);
    m_jobs = new QWidget;
    withoutMargins(new QVBoxLayout(m_jobs));
    m_jobs->hide();
    layout->addWidget(m_jobs);
    layout->addWidget(new AnalyticsStats(m_service, m_model));
    m_chart = new ChartCard(m_service, m_model);
    layout->addWidget(m_chart, 3);
    m_table = new ReportTable(m_service, m_kind);
    layout->addWidget(m_table, 2);

    connect(m_chart, &ChartCard::saveRequested, this, &AnalyticsView::saveChart);
    connect(m_chart, &ChartCard::rangeStepped, this, &AnalyticsView::stepRange);
    connect(m_chart, &ChartCard::fetchRequested, this, &AnalyticsView::askAgain);
    connect(m_table, &ReportTable::subjectChosen, this, &AnalyticsView::choose);
    connect(m_table, &ReportTable::actionWanted, this, &AnalyticsView::act);
    connect(m_saver, &FileSaver::runningChanged, this, &AnalyticsView::actionsChanged);
    connect(m_saver, &FileSaver::focusLost, m_table->view(), qOverload<>(&QWidget::setFocus));
    setSpacing(layout, Measure::cardGapDense);
    setScaled(m_table, &QWidget::setMinimumHeight, minTableHeight);
    // Smaller than the minimum of its children, because they rearrange themselves when it gets narrower.
    setScaled(content, &QWidget::setMinimumWidth, minWidth);
}

QString AnalyticsView::saveState() const
{
    const QString question = m_model->saveState();
    switch (m_chart->form()) {
    case ChartCard::Form::Bars:
        return QStringLiteral("bars ") + question;
    case ChartCard::Form::Table:
        return QStringLiteral("table ") + question;
    case ChartCard::Form::Lines:
        break;
    }
    return question.isEmpty() ? QString() : QStringLiteral("lines ") + question;
}

void AnalyticsView::restoreState(const QString &kept)
{
    const qsizetype space = kept.indexOf(u' ');
    const QString form = kept.left(space);
    m_chart->setForm(form == u"bars"        ? ChartCard::Form::Bars
                         : form == u"table" ? ChartCard::Form::Table
                                            : ChartCard::Form::Lines);
    m_model->restoreState(kept.mid(space + 1));
}

Freshness AnalyticsView::freshness() const
{
    constexpr int daySeconds = 24 * 3600;
    const auto &failure = m_service->failure(m_kind);
    return {.asOf = m_service->reports(m_kind).askedAt,
            .interval = daySeconds,
            .failure = failure ? AnalyticsTexts::failure(*failure) : QString(),
            .loading = m_service->batch(m_kind)->isRunning()};
}

void AnalyticsView::refresh()
{
    m_why->setVisible(!m_service->may(m_kind));
    m_table->rows()->setRange(m_model->range());
    // Makes the row of the charted subject the current one, unless the user is in the table.
    const int row = m_model->subject().isEmpty() ? -1 : m_table->rows()->rowOf(m_model->subject());
    const bool isOther = std::exchange(m_marked, m_model->subject()) != m_model->subject();
    if (row >= 0 && (isOther || !m_table->view()->hasFocus()) && m_table->currentId() != m_model->subject())
        m_table->view()->setCurrentIndex(m_table->rows()->index(row, ReportRows::NameColumn));
    else if (row < 0 && !m_table->view()->hasFocus())
        m_table->view()->setCurrentIndex({});
    Q_EMIT freshnessChanged();
    Q_EMIT actionsChanged();
}

void AnalyticsView::refreshBatch()
{
    ReportBatch *batch = m_service->batch(m_kind);
    if (batch->isRunning()) {
        if (!m_job) {
            batchBegins();
            m_job = named("batchJob", new JobRow(AnalyticsTexts::batch(*batch)));
            m_jobs->layout()->addWidget(m_job);
            m_jobs->show();
            connect(m_job, &JobRow::cancelRequested, batch, &ReportBatch::cancel);
        }
        m_job->setWhat(AnalyticsTexts::batch(*batch));
        m_job->setProgress(batch->over(),
                           batch->stage() == Stage::Listing ? 0 : qint64(batch->items().size()));
    } else if (m_job) {
        const bool hadFocus = m_job->isAncestorOf(focusWidget());
        m_jobs->hide();
        m_job->deleteLater();
        m_job = nullptr;
        if (hadFocus)
            m_table->view()->setFocus();
    }
    Q_EMIT freshnessChanged();
    Q_EMIT actionsChanged();
}

/// Keeps the error of a batch that the user started visible when the daily batch begins after it.
void AnalyticsView::batchBegins()
{
    const ReportBatch *batch = m_service->batch(m_kind);
    const bool wasOpen = !m_batchBanner->isHidden();
    m_batchBanner->hide();
    m_isAsked = m_isAsking;
    if (m_failed.sentence.isEmpty())
        return;
    const bool isAskedAgain
        = batch->onlyId().isEmpty() && m_failed.range.within(batch->range()) == m_failed.range;
    if (!m_isAsked && !isAskedAgain && wasOpen) {
        m_saver->say(Banner::Kind::Error, m_failed.sentence);
    } else if ((m_isAsked || isAskedAgain) && m_saver->banner()->sentence() == m_failed.sentence) {
        m_saver->banner()->hide();
    }
}

void AnalyticsView::resume()
{
    const QScopedValueRollback asking(m_isAsking, true);
    m_service->batch(m_kind)->resume();
}

void AnalyticsView::batchEnded()
{
    ReportBatch *batch = m_service->batch(m_kind);
    const int failed = batch->count(BatchItem::State::Failed);
    const auto &error = batch->error();
    m_batchBanner->clearActions();
    m_batchBanner->hide();
    if (batch->stage() == Stage::Stopped || failed > 0) {
        const bool isWanted = error && error->kind == Error::Kind::Cancelled;
        m_batchBanner->setKind(isWanted ? Banner::Kind::Info : Banner::Kind::Error);
        QString sentence = tr("%1.").arg(AnalyticsTexts::batch(*batch));
        if (error && !isWanted)
            sentence = tr("%1. %2").arg(AnalyticsTexts::batch(*batch), AnalyticsTexts::failure(*error));
        else if (failed > 0)
            sentence = tr("%1. See the table for details.").arg(AnalyticsTexts::batch(*batch));
        m_batchBanner->setSentence(sentence);
        Button *on = m_batchBanner->addAction(batch->stage() == Stage::Stopped ? tr("Resume") : tr("Retry"));
        on->setObjectName(QStringLiteral("resumeBatch"));
        connect(on, &Button::clicked, this, &AnalyticsView::resume);
        connect(m_batchBanner->addAction(tr("Close")), &Button::clicked, m_batchBanner, &Banner::hide);
        m_batchBanner->show();
        if (m_isAsked && !isWanted) {
            // The table shows the error only until another batch begins.
            const auto &items = batch->items();
            const auto one = std::ranges::find(items, BatchItem::State::Failed, &BatchItem::state);
            const Error why = error || one == items.cend() ? error.value_or(Error{}) : one->error;
            m_failed = {batch->range(),
                        tr("%1: %2").arg(
                            AnalyticsTexts::range(batch->range()),
                            tr("%1. %2").arg(AnalyticsTexts::batch(*batch), AnalyticsTexts::failure(why)))};
        }
    } else if (m_isAsked) {
        m_failed = {};
    }
    if (batch->stage() == Stage::Ended) {
        //: What came, and when.
        m_saved = tr("%1 %2").arg(AnalyticsTexts::batch(*batch),
                                  momentText(QDateTime::currentDateTime(), QDateTime::currentDateTime()));
        Q_EMIT savedChanged();
    }
    const bool isGapFill
        = !m_filled.isEmpty() && batch->onlyId() == m_filled && batch->range() == m_filledRange;
    if (isGapFill && batch->stage() == Stage::Ended && failed == 0) {
        const BatchItem *item = batch->find(m_filled);
        if (!item || item->newDays == 0) {
            m_saver->say(Banner::Kind::Info, tr("The service has no data for these days either."));
        }
        m_filled.clear();
    }
}

void AnalyticsView::showAlerts(const QList<AnalyticsAlert> &alerts)
{
    QList<AnalyticsAlert> ours;
    for (const AnalyticsAlert &alert : alerts) {
        if (alert.kind == m_kind)
            ours.append(alert);
    }
    if (ours.isEmpty())
        return;
    m_alertBanner->clearActions();
    m_alertBanner->setSentence(AnalyticsTexts::alertText(ours).replace(u'\n', u' '));
    const QString id = ours.first().subjectId;
    if (!id.isEmpty())
        connect(m_alertBanner->addAction(tr("Show")), &Button::clicked, this, [this, id] { choose(id); });
    connect(m_alertBanner->addAction(tr("Close")), &Button::clicked, m_alertBanner, &Banner::hide);
    m_alertBanner->show();
}

void AnalyticsView::act(const QString &id, Action action)
{
    switch (action) {
    case Action::None:
        return;
    case Action::SaveCsv:
        m_saver->saveReport(m_kind, id);
        return;
    case Action::TryAgain:
        resume();
        return;
    case Action::FillGap: {
        const StoredSubject *subject = m_service->find(m_kind, id);
        if (!subject)
            return;
        const QList<DayRange> gaps = m_service->health(m_kind, *subject, m_model->range()).gaps;
        if (gaps.isEmpty())
            return;
        const QScopedValueRollback asking(m_isAsking, true);
        // A game has a report only if it was streamed long enough in the range, so the request adds days
        // around it.
        constexpr int around = 30;
        m_service->fetch(m_kind, {gaps.first().from.addDays(-around), gaps.last().to.addDays(around)}, id);
        m_filled = id;
        m_filledRange = m_service->batch(m_kind)->range();
        return;
    }
    case Action::Why: {
        const int row = m_table->rows()->rowOf(id);
        m_saver->say(Banner::Kind::Info,
                     tr("%1: %2").arg(isolated(m_table->rows()->row(row).name),
                                      m_table->rows()->row(row).state.explanation));
        return;
    }
    }
}

void AnalyticsView::askAgain()
{
    m_model->refresh();
    const bool isEmpty = m_service->reports(m_kind).subjects.isEmpty();
    const DayRange range = isEmpty ? m_service->dailyRange(m_kind) : m_model->range();
    const RangeAdvice advice = RangeAdvice::of(m_kind, range, m_service->today());
    if (advice.trouble != RangeAdvice::Trouble::None) {
        m_saver->say(Banner::Kind::Info,
                     AnalyticsTexts::advice(m_kind, range, m_service->today()).join(u' '));
        return;
    }
    const QScopedValueRollback asking(m_isAsking, true);
    m_service->fetch(m_kind, range);
}

bool AnalyticsView::maySaveAll() const
{
    return !m_saver->isRunning() && !m_service->reports(m_kind).subjects.isEmpty();
}

void AnalyticsView::saveAll()
{
    if (maySaveAll())
        m_saver->saveAll(m_kind, m_model->range());
}

}  // namespace Sidestage
