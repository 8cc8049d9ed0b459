// SPDX-License-Identifier: GPL-3.0-or-later
#include "end_view.h"

#include "base/bidi.h"
#include "files/file_saver.h"
#include "files/table_export.h"
#include "kit/controls/action_button.h"
#include "kit/controls/segmented.h"
#include "kit/controls/toggle.h"
#include "kit/layout/card.h"
#include "kit/layout/flow_layout.h"
#include "kit/layout/scroll_area.h"
#include "kit/layout/spacing.h"
#include "kit/lists/long_list.h"
#include "kit/messages/page_state.h"
#include "kit/text/elided_label.h"
#include "kit/text/time_text.h"
#include "kit/text/wrap_label.h"
#include "kit/theme/theme.h"
#include "page/page_action.h"
#include "page/permission_hint.h"
#include "show_texts.h"
#include "viewers_chart.h"

#include <QBoxLayout>
#include <QFileDialog>
#include <QLabel>
#include <QLocale>
#include <QMenu>
#include <QScrollArea>

#include <algorithm>

namespace Sidestage {

namespace {

constexpr int besideFrom = 720;
constexpr int raidHeight = 180;

/// A card of the page, with its number before the title.
Card *makeBlock(int number, const QString &title, QWidget *beside)
{
    auto *card = new Card(QStringLiteral("%1  %2").arg(QLocale().toString(number), title));
    card->setBodyPadded(false);
    card->setBodySpacing(0);
    card->addBesideTitle(beside);
    return card;
}

QLabel *makeHint(const QString &text = {})
{
    return makeLabel(text, TextRole::Small, Tone::Secondary);
}

ShowStep noRaid()
{
    return {.key = QStringLiteral("none"),
            .label = EndView::tr("No raid"),
            .text = EndView::tr("the viewers stay"),
            .points = -1};
}

}  // namespace

EndView::EndView(ShowService *service, QAction *confirm, QWidget *parent)
    : QWidget(parent)
    , m_service(service)
    , m_title(makeLabel({}, TextRole::PageTitle))
    , m_subtitle(named("endSubtitle", makeParagraph({}, TextRole::Small, Tone::Secondary)))
    , m_foot(new QWidget)
    , m_waits([this] {
        auto *row = new WaitingRow;
        m_waitingRows->addWidget(row);
        row->show();  // the layout does it later, but the row may get the focus now
        connect(row, &WaitingRow::permissionRequested, this, [this] { askFor(ShowPart::Waiting); });
        connect(row, &WaitingRow::chosen, m_service,
                qOverload<const QString &, WaitingChoice>(&ShowService::choose));
        return row;
    })
    , m_restores([this] {
        auto *row = new RestoreRow;
        m_restoreRows->addWidget(row);
        row->show();
        connect(row, &RestoreRow::chosen, m_service, &ShowService::chooseRestores);
        return row;
    })
{
    setObjectName(QStringLiteral("endView"));
    auto *back = Button::iconOnly(Icon::ChevronLeft, tr("Back to the shows"));
    connect(back, &QPushButton::clicked, this, &EndView::closed);
    auto *head = withoutMargins(new QHBoxLayout);
    head->addWidget(back);
    head->addWidget(m_title);
    head->addWidget(m_subtitle, 1);
    m_saver = new FileSaver(QStringLiteral("summary"), this);
    auto *content = new QWidget;
    content->setProperty("plain", true);
    auto *column = withoutMargins(new QVBoxLayout(content));
    m_first = withoutMargins(new QBoxLayout(QBoxLayout::LeftToRight));
    m_first->addWidget(makeWaiting(), 4);
    m_first->addWidget(makeRestore(), 3);
    m_second = withoutMargins(new QBoxLayout(QBoxLayout::LeftToRight));
    m_second->addWidget(makeRaid(), 3);
    m_second->addWidget(makeSummary(), 7);
    column->addLayout(m_first, 1);
    column->addLayout(m_second, 1);
    QScrollArea *scroll = makeScrollArea(content);
    scroll->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    auto *layout = withoutMargins(new QVBoxLayout(this));
    layout->addLayout(head);
    layout->addWidget(m_saver);
    layout->addWidget(scroll, 1);
    layout->addWidget(m_foot);
    auto *end = named("endShowHere", new ActionButton({}, Button::Role::Primary));
    end->setAction(confirm);
    withoutMargins(new QHBoxLayout(m_foot))->addWidget(end, 0, Qt::AlignRight);
    for (QLayout *part :
         {static_cast<QLayout *>(m_first), static_cast<QLayout *>(m_second), static_cast<QLayout *>(column)})
        setSpacing(part, Measure::cardGap);
    for (QWidget *foot : {static_cast<QWidget *>(m_sum), static_cast<QWidget *>(m_restoreFoot),
                          static_cast<QWidget *>(m_nothingWaits)})
        setScaled(foot, &QWidget::setContentsMargins, Measure::cardPaddingX, 8, Measure::cardPaddingX, 8);
    addPageAction(this, "leaveEnd", Icon::ChevronLeft, tr("Back to the shows"), Qt::Key_Escape,
                  [this] { Q_EMIT closed(); });
    connect(service, &ShowService::planChanged, this, &EndView::update);
    Theme::watch(this, [this] { alignWaiting(); });
}

QWidget *EndView::makeWaiting()
{
    m_waitingCount = named("waitingCount", new ElidedLabel({}, TextRole::Small, Tone::Secondary));
    m_waitingRows = withoutMargins(new QVBoxLayout);
    m_nothingWaits = named("nothingWaits", makeParagraph({}, TextRole::Body, Tone::Secondary));
    m_sum = named("waitingSum", new WrapLabel({}, TextRole::Strong));
    Card *card = makeBlock(1, tr("What waits"), m_waitingCount);
    auto *all = named("setAll", Button::compact(tr("Set all to")));
    m_setAll = all;
    auto *menu = new QMenu(all);
    for (const auto choice : {WaitingChoice::Fulfil, WaitingChoice::Refund, WaitingChoice::Leave})
        menu->addAction(nameOf(choice), m_service, [this, choice] { m_service->choose({}, choice); });
    all->setOpens(true);
    all->setMenu(menu);
    card->addToHead(all);
    card->body()->addLayout(m_waitingRows);
    card->body()->addWidget(m_nothingWaits);
    card->body()->addStretch(1);
    card->body()->addWidget(m_sum);
    return card;
}

QWidget *EndView::makeRestore()
{
    m_requests = makeHint();
    m_restoreRows = withoutMargins(new QVBoxLayout);
    m_restoreFoot = named("restoreFoot", new WrapLabel({}, TextRole::Small, Tone::Secondary));
    Card *card = makeBlock(2, tr("Restore"), makeHint(tr("after the decisions")));
    card->addToHead(m_requests);
    card->body()->addLayout(m_restoreRows);
    card->body()->addStretch(1);
    card->body()->addWidget(m_restoreFoot);
    return card;
}

QWidget *EndView::makeRaid()
{
    const auto look = [](const ShowStep &step) {
        return Look{.icon = Icon(step.icon),
                    .iconTone = Tone::Warn,
                    .isStrong = true,
                    .detail = step.text,
                    .trailing = step.points < 0 ? QString() : QLocale().toString(step.points)};
    };
    m_targets = new LiveList<ShowStep>(&ShowStep::key,
                                       {{.title = {}, .text = &ShowStep::label, .look = look}}, this);
    m_targets->setSpoken([](const ShowStep &step) {
        return step.points < 0 ? tr("%1, %2").arg(step.label, step.text)
                               : tr("%1, %2, %Ln viewers", "a channel; its category", int(step.points))
                                     .arg(isolated(step.label), isolated(step.text));
    });
    m_raid = named("showRaid", new LongList, tr("Whom to raid. The current row is chosen."));
    m_raid->setEndPadded(false);
    m_raid->setModel(m_targets);
    setScaled(static_cast<QWidget *>(m_raid), &QWidget::setMinimumHeight, raidHeight);
    m_raidState = new PageState(m_raid, QStringLiteral("showRaidEmpty"));
    connect(m_raid, &LongList::currentRowChanged, this, [this](int row) {
        if (row < 0)
            return;
        const ShowStep &step = m_targets->row(row);
        if (step.points < 0)
            m_service->choose(ShowPart::Raid, {}, false);
        else
            m_service->choose(ShowPart::Raid, step.key, true);
    });
    Card *card = makeBlock(3, tr("Raid"), makeHint(tr("called last, leaves after 90 s")));
    card->body()->addWidget(m_raidState, 1);
    return card;
}

QWidget *EndView::makeSummary()
{
    Card *card = makeBlock(4, tr("Summary"), makeHint(tr("kept when the show ends")));
    auto *folder = named("exportFolder", Button::compact(tr("Folder…")));
    connect(folder, &QPushButton::clicked, this, &EndView::chooseFolder);
    m_save = named("saveSummary", Button::compact(Icon::Download, tr("Save summary…")));
    connect(m_save, &QPushButton::clicked, this, &EndView::saveSummary);
    card->addToHead(m_save);
    m_markers = new RestoreRow;
    m_markers->add(folder);
    connect(m_markers, &RestoreRow::chosen, m_service, &ShowService::chooseRestores);
    auto *stats = new QWidget;
    auto *flow = new FlowLayout(stats);
    setMargins(flow, Measure::cardPaddingX, 8, Measure::cardPaddingX, 8);
    for (const ShowFigure &figure : Sidestage::showFigures()) {
        auto *stat = new QWidget;
        auto *column = withoutMargins(new QVBoxLayout(stat));
        column->addWidget(makeHint(figure.title));
        m_figures.append(
            named(QString(QStringLiteral("figure:") + figure.title), makeLabel({}, TextRole::CardTitle)));
        column->addWidget(m_figures.last());
        column->setSpacing(0);
        setMargins(column, 0, 0, 24, 0);
        flow->addWidget(stat);
    }
    m_chart = new ViewersChart;
    card->body()->addWidget(m_markers);
    card->body()->addWidget(makeDivider());
    card->body()->addWidget(stats);
    auto *chart = new QVBoxLayout;
    setMargins(chart, Measure::cardPaddingX, 0, Measure::cardPaddingX, 8);
    chart->addWidget(m_chart);
    card->body()->addLayout(chart, 1);
    card->body()->addStretch();
    return card;
}

PartPlan EndView::part(ShowPart part) const
{
    const QList<PartPlan> parts = m_service->plan() ? m_service->plan()->parts : QList<PartPlan>();
    const auto found = std::ranges::find(parts, part, &PartPlan::part);
    return found == parts.end() ? PartPlan{.part = part} : *found;
}

void EndView::askFor(ShowPart part)
{
    if (const auto scope = m_service->handler(part)->missingScope())
        requestPermission(this, *scope);
}

EndView::Sums EndView::sums() const
{
    Sums sums;
    for (const ShowStep &step : part(ShowPart::Waiting).steps) {
        const int count = int(step.items.size());
        if (!step.canRun()) {
            sums.left += count;
        } else if (step.decision() == WaitingChoice::Fulfil) {
            sums.fulfilled += count;
        } else {
            sums.refunded += count;
            sums.refundedPoints += step.points;
        }
    }
    return sums;
}

QString EndView::actionText() const
{
    const Sums all = sums();
    int restores = 0;
    for (const PartPlan &one : m_service->plan() ? m_service->plan()->parts : QList<PartPlan>()) {
        if ((!isOfEnd(one.part) || one.part == ShowPart::Lockdown) && one.chosen() > 0)
            ++restores;
    }
    QStringList parts{tr("%Ln decisions", nullptr, all.fulfilled + all.refunded),
                      tr("%Ln restores", nullptr, restores)};
    if (part(ShowPart::Markers).chosen() > 0)
        parts.append(tr("export"));
    if (part(ShowPart::Raid).chosen() > 0)
        parts.append(tr("raid"));
    const QString text = m_service->run() ? tr("End show (%1)", "what it does")
                                          : tr("Finish (%1)", "what it does, without a show");
    return text.arg(parts.join(QStringLiteral(", ")));
}

void EndView::focusFirst()
{
    for (WaitingRow *row : m_waits.rows()) {
        if (row->choice()->isVisibleTo(this)) {
            for (QWidget *segment : row->choice()->findChildren<QWidget *>()) {
                if (segment->focusPolicy() != Qt::NoFocus)
                    return segment->setFocus();
            }
        }
    }
    for (RestoreRow *row : m_restores.rows()) {
        if (row->toggle()->isEnabled())
            return row->toggle()->setFocus();
    }
    m_isReadingFirst = m_service->plan() && m_service->plan()->isReading;
    setFocus();
}

void EndView::update()
{
    const auto &plan = m_service->plan();
    if (!plan || plan->kind != ShowPlan::Kind::End)
        return;
    const QString since = wallText(plan->run.beganAt, QStringLiteral("HH:mm"));
    m_title->setText(m_service->run() ? tr("End of show") : tr("End of stream"));
    m_subtitle->setText(
        plan->at.isNull() ? tr("Comparing with the service…")
            : plan->run.showId
            ? tr("%1, since %2 · your broadcast itself goes on", "name of a show; a time of day")
                  .arg(isolated(plan->run.name), since)
            : tr("No show was begun. The figures count from %1.", "a time of day").arg(since));
    m_save->setEnabled(!plan->isReading);
    m_save->setToolTip(plan->isReading ? tr("Comparing with the service…") : QString());
    if (plan->isReading && m_shown.beganAt != plan->run.beganAt) {
        for (QLabel *figure : std::as_const(m_figures))
            figure->setText(QStringLiteral("…"));
    }
    if (plan->isReading)
        return;
    updateWaiting();
    updateRestores();
    updateRaid();
    m_markers->setPart(part(ShowPart::Markers));
    QList<QPointer<QWidget>> rows;
    for (WaitingRow *row : m_waits.rows())
        rows.append(row);
    for (RestoreRow *row : m_restores.rows())
        rows.append(row);
    m_chain.chain(m_setAll, rows);
    // The rows are there only now.
    if (std::exchange(m_isReadingFirst, false) && window()->focusWidget() == this)
        focusFirst();
    if (std::exchange(m_summedAt, plan->at) != plan->at)
        sum();
}

void EndView::sum()
{
    const ShowRun &run = m_service->plan()->run;
    m_chart->clear();
    m_chart->addSeries(tr("Viewers"), run.summary.viewers);
    m_chart->setVisible(run.summary.viewers.size() > 1);
    showFigures(run.summary);
    m_service->facts()->sum(run, m_chart, [this](const ShowSummary &summary) { showFigures(summary); });
}

void EndView::showFigures(const ShowSummary &summary)
{
    if (!m_service->plan())
        return;
    m_shown = m_service->plan()->run;
    m_shown.summary = summary;
    m_shown.endedAt = m_service->plan()->at;
    const QList<ShowFigure> figures = Sidestage::showFigures();
    for (qsizetype i = 0; i < figures.size(); ++i)
        m_figures[i]->setText(figures[i].text(m_shown));
}

/// As it is now. The end keeps it too, for the comparison with other shows.
void EndView::saveSummary()
{
    QList<QStringList> rows{{tr("Show", "a noun"), m_shown.name},
                            {tr("From"), exportedTime(m_shown.beganAt)},
                            {tr("Until"), exportedTime(m_shown.endedAt)}};
    for (const ShowFigure &figure : Sidestage::showFigures())
        rows.append({figure.title, figure.text(m_shown)});
    const QString name = m_shown.name.isEmpty() ? tr("Stream") : m_shown.name;
    m_saver->choose({.title = tr("Save summary"),
                     .name = tr("%1, %2", "name of a show, a date")
                                 .arg(name, m_shown.beganAt.toLocalTime().date().toString(Qt::ISODate)),
                     .kinds = {FileSaver::csvKind()},
                     .write =
                         [rows](const FileSaver::Target &target, const FileSaver::Progress &) {
                             auto next = [left = rows](Database *) mutable -> Result<QList<QStringList>> {
                                 return std::exchange(left, {});
                             };
                             return exportTable<QStringList>(
                                 {target.path, TableFormat::Csv, target.style},
                                 textColumns({tr("Figure", "title of a column"), tr("Value")}), {next}, {});
                         },
                     .saved = [](int, const QString &file) { return tr("Summary saved in %1.").arg(file); }});
}

void EndView::updateWaiting()
{
    const PartPlan waits = part(ShowPart::Waiting);
    int waiting = 0;
    for (const ShowStep &step : waits.steps) {
        m_waits.next()->setStep(step);
        waiting += int(step.items.size());
    }
    m_waits.end();
    alignWaiting();
    m_nothingWaits->setText(waits.failure.isEmpty() ? tr("Nothing waits.") : waits.failure);
    m_nothingWaits->setVisible(waits.steps.isEmpty());
    m_sum->setVisible(!waits.steps.isEmpty());
    m_waitingCount->setText(tr("%1 of %2", "number of redemptions; number of rewards")
                                .arg(tr("%Ln redemptions", nullptr, waiting),
                                     tr("%Ln rewards", nullptr, int(waits.steps.size()))));
    const Sums all = sums();
    const QLocale locale;
    m_sum->setText(tr("%1: %2 fulfilled, %3 refunded, %4 given back. %5 left.")
                       .arg(tr("%Ln decisions", nullptr, all.fulfilled + all.refunded),
                            locale.toString(all.fulfilled), locale.toString(all.refunded),
                            showPointsText(all.refundedPoints), locale.toString(all.left)));
}

/// Counts and points stand below each other.
void EndView::alignWaiting()
{
    QSize widest;
    for (const WaitingRow *row : m_waits.rows())
        widest = widest.expandedTo(row->figures());
    for (WaitingRow *row : m_waits.rows())
        row->setFigures(widest);
}

void EndView::updateRestores()
{
    int requests = 0;
    QStringList elsewhere;
    for (const PartPlan &part : m_service->plan()->parts) {
        if (isOfEnd(part.part) && part.part != ShowPart::Lockdown)
            continue;
        requests += part.requests();
        // What was changed elsewhere has a switch of its own, which is off at first.
        PartPlan same = part, drifted = part;
        same.steps.removeIf([](const ShowStep &step) { return step.isDrifted; });
        drifted.steps.removeIf([](const ShowStep &step) { return !step.isDrifted; });
        const bool isSplit = !same.steps.isEmpty() && !drifted.steps.isEmpty();
        QStringList labels;
        for (const ShowStep &step : std::as_const(drifted.steps)) {
            labels.append(step.label);
            if (!step.isChosen)
                elsewhere.append(step.label);
        }
        m_restores.next()->setPart(isSplit ? same : part);
        if (isSplit)
            m_restores.next()->setPart(drifted, QLocale().createSeparatedList(labels));
    }
    m_restores.end();
    m_requests->setText(tr("%Ln requests", nullptr, requests));
    m_restoreFoot->setText(
        !m_service->run() ? tr("Nothing is restored, because no show was begun.")
            : elsewhere.isEmpty()
            ? tr("Nothing that is restored was changed elsewhere.")
            : tr("Changed elsewhere and left as it is: %1.").arg(QLocale().createSeparatedList(elsewhere)));
}

void EndView::updateRaid()
{
    const PartPlan raid = part(ShowPart::Raid);
    const auto first = std::ranges::find_if(raid.steps, &ShowStep::canRun);
    const QString obstacle = raid.steps.isEmpty() ? QString() : raid.steps.first().obstacle;
    QString why = raid.failure;
    for (const QString &one : {raid.head, obstacle})
        why = why.isEmpty() ? one : why;
    if (!why.isEmpty()) {
        const bool canAsk = m_service->handler(ShowPart::Raid)->missingScope().has_value();
        return m_raidState->showEmpty(Icon::Raid, why, canAsk ? PermissionHint::askText() : QString(),
                                      [this] { askFor(ShowPart::Raid); });
    }
    QList<ShowStep> rows{noRaid()};
    for (ShowStep step : raid.steps) {
        step.isChosen = false;  // what is chosen is the current row
        rows.append(step);
    }
    // The list must not choose by itself.
    const QSignalBlocker quiet(m_raid);
    m_targets->sync(rows);
    m_raidState->showList();
    m_raid->setCurrentRow(m_targets->rowOf(first == raid.steps.end() ? noRaid().key : first->key));
}

void EndView::chooseFolder()
{
    auto *dialog = new QFileDialog(this, tr("Folder for chapters and markers"), m_service->folder());
    dialog->setObjectName(QStringLiteral("exportFolderDialog"));
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->setFileMode(QFileDialog::Directory);
    dialog->setOption(QFileDialog::ShowDirsOnly);
    connect(dialog, &QFileDialog::fileSelected, m_service, &ShowService::setFolder);
    dialog->open();
}

void EndView::resizeEvent(QResizeEvent *event)
{
    QWidget::resizeEvent(event);
    const auto direction = width() >= px(besideFrom) ? QBoxLayout::LeftToRight : QBoxLayout::TopToBottom;
    m_first->setDirection(direction);
    m_second->setDirection(direction);
    m_foot->setVisible(direction == QBoxLayout::TopToBottom);
}

}  // namespace Sidestage
