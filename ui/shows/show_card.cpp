// SPDX-License-Identifier: GPL-3.0-or-later
#include "show_card.h"

#include "base/bidi.h"
#include "kit/controls/action_button.h"
#include "kit/layout/saved_state.h"
#include "kit/layout/spacing.h"
#include "kit/lists/row_delegate.h"
#include "kit/text/digits_label.h"
#include "kit/text/pill.h"
#include "kit/text/time_text.h"
#include "kit/theme/theme.h"
#include "part_row.h"
#include "show_dialogs.h"
#include "show_texts.h"

#include <QHeaderView>
#include <QLabel>
#include <QMenu>
#include <QTableView>

namespace Sidestage {

namespace {

constexpr int leastRuns = 2;
constexpr int mostRuns = 4;
constexpr int leastColumn = 48;
constexpr int leastDate = 136;
// Columns share the remaining width up to these.
constexpr int mostNumber = 96;
constexpr int mostText = 220;

/// With figures as long as they usually are.
ShowRun longestRun()
{
    const QDateTime began
        = QDate(QDate::currentDate().year(), 9, 30).startOfDay().addSecs(22 * 3'600 + 48 * 60);
    return {.showId = 1,
            .beganAt = began,
            .endedAt = began.addSecs(8 * 3'600 + 48 * 60),
            .summary = {.followers = 888,
                        .redemptions = 8'888,
                        .adBreaks = 8,
                        .adSeconds = 8 * 60,
                        .charity = QStringLiteral("888.88 €"),
                        .peakViewers = 88'888,
                        .messages = 888,
                        .chatters = 88,
                        .isChatPartial = true}};
}

}  // namespace

ShowCard::ShowCard(ShowService *service, QWidget *parent)
    : Card(QString(), Icon::None, parent)
    , m_service(service)
    , m_running(named("showRunning", new Pill(Pill::Kind::Good, tr("Running"), Icon::Play)))
    , m_planned(named("showPlanned", new Pill))
    , m_uses(named("showUses", makeLabel({}, TextRole::Small, Tone::Secondary)))
    , m_menu(new QMenu(this))
{
    setObjectName(QStringLiteral("showCard"));
    setBodyPadded(false);
    setBodySpacing(0);
    setHeadWraps(true);
    addBesideTitle(m_running);
    addBesideTitle(m_planned);
    addToHead(m_uses);
    auto *more = named("showMenu", Button::iconOnly(Icon::More, tr("More actions for this show")));
    more->setMenu(m_menu);
    addToHead(more);
    for (const ShowPart part : partsOfShow) {
        body()->addWidget(makeDivider());
        auto *row = new PartRow(service, part);
        connect(row, &PartRow::changed, this, &ShowCard::save);
        connect(row, &PartRow::editRequested, this, &ShowCard::edit);
        connect(row, &PartRow::pageRequested, this, &ShowCard::pageRequested);
        body()->addWidget(row);
        m_rows.append(row);
    }
}

void ShowCard::setShow(const Show &show)
{
    m_show = show;
    setTitle(isolated(show.name));
    const auto &run = m_service->run();
    m_running->setVisible(run && run->showId == show.id);
    const ShowHandler *schedule = m_service->handler(ShowPart::Schedule);
    const QDateTime planned
        = schedule && show.has(ShowPart::Schedule) ? schedule->plannedAt(show) : QDateTime();
    const QString time = timeOfDay(planned);
    m_planned->setVisible(planned.isValid());
    m_planned->setState(Pill::Kind::Info,
                        planned.toLocalTime().date() == m_service->now().toLocalTime().date()
                            ? tr("Planned today at %1").arg(time)
                            : tr("Planned %1 at %2", "a day; a time of day").arg(dayText(planned), time),
                        Icon::Calendar);
    const QList<ShowRun> &runs = m_service->pastRuns(show.id);
    m_uses->setText(runs.isEmpty() ? tr("not used yet")
                                   : tr("%1, %2 on average", "how often; a duration")
                                         .arg(tr("%Ln times", nullptr, int(runs.size())),
                                              durationText(averageLength(runs))));
    for (PartRow *row : std::as_const(m_rows))
        row->setShow(show);
}

void ShowCard::save(const Show &show)
{
    Show changed = show;
    if (const auto saved = m_service->save(changed); !saved)
        Q_EMIT failed(saved.error());
}

void ShowCard::edit(ShowPart part)
{
    if (part == ShowPart::Ads) {
        editShowAds(m_show.ads.value_or(ShowAds()), this, [this](const ShowAds &ads) {
            Show show = m_show;
            show.ads = ads;
            save(show);
        });
    } else if (part == ShowPart::Announcements) {
        editShowAnnouncements(m_service->handler(part)->choices(), m_show.announcements, this,
                              [this](const QList<ShowAnnouncement> &announcements) {
                                  Show show = m_show;
                                  show.announcements = announcements;
                                  save(show);
                              });
    }
}

QList<Column<LastShowsCard::Row>> LastShowsCard::columns()
{
    QList<Column<Row>> columns{{.title = tr("Date"),
                                .text = [](const Row &row) { return dayTimeText(row.run.beganAt); },
                                .look = [](const Row &) { return Look{.isStrong = true}; }}};
    for (const ShowFigure &figure : showFigures())
        columns.append({.title = figure.title,
                        .text = [text = figure.text](const Row &row) { return text(row.run); },
                        .isNumber = true});
    return columns;
}

LastShowsCard::LastShowsCard(ShowService *service, QWidget *parent)
    : Card(tr("Last shows"), Icon::None, parent)
    , m_service(service)
    , m_rows(new LiveList<Row>(&Row::key, columns(), this))
    , m_table(named("lastShows", new QTableView, tr("Last shows. Space chooses those to compare.")))
    , m_chosen(named("lastShowsChosen", makeLabel({}, TextRole::Small, Tone::Secondary)))
    , m_average(named("lastShowsAverage", makeParagraph({}, TextRole::Small, Tone::Secondary)))
    , m_none(named("noLastShows", makeParagraph({}, TextRole::Body, Tone::Secondary)))
    , m_compare(named("compareShows", new ActionButton(Icon::Chart, tr("Compare"))))
{
    setObjectName(QStringLiteral("lastShowsCard"));
    setBodyPadded(false);
    addBesideTitle(m_chosen);
    addToHead(m_compare);
    m_compare->setCompact(true);
    m_compare->setKeyHint(Qt::Key_C);
    connect(m_compare, &QPushButton::clicked, this, &LastShowsCard::compare);
    m_table->setModel(m_rows);
    setUpTable(m_table, Measure::tableRowPills);
    m_table->setSelectionMode(QAbstractItemView::MultiSelection);
    m_table->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    const ShowRun longest = longestRun();
    QList<HeaderState::Column> widths{
        {.section = 0, .width = leastColumn, .least = leastDate, .text = dayTimeText(longest.beganAt)}};
    for (const ShowFigure &figure : showFigures())
        widths.append({.section = int(widths.size()),
                       .width = leastColumn,
                       .most = figure.isWide ? mostText : mostNumber,
                       .text = figure.text(longest)});
    m_columns = new HeaderState(m_table->horizontalHeader(), QStringLiteral("lastShows/table"), widths);
    m_table->installEventFilter(this);
    Theme::watch(this, [this] { fit(); });
    // With this selection mode Qt repaints only the former current cell, and the ring is around the row.
    connect(m_table->selectionModel(), &QItemSelectionModel::currentRowChanged, m_table->viewport(),
            qOverload<>(&QWidget::update));
    m_rows->setSpoken([](const Row &row) {
        QStringList parts{dayTimeText(row.run.beganAt)};
        for (const ShowFigure &figure : showFigures())
            parts.append(figure.title + u' ' + figure.text(row.run));
        return parts.join(QStringLiteral(", "));
    });
    connect(m_table->selectionModel(), &QItemSelectionModel::selectionChanged, this,
            &LastShowsCard::updateChosen);
    m_none->setText(tr("No past shows yet. Each show that ends is kept here with its figures."));
    body()->addWidget(m_table, 1);
    body()->addWidget(m_none);
    body()->addWidget(m_average);
    for (QLabel *label : {m_none, m_average})
        setScaled(static_cast<QWidget *>(label), &QWidget::setContentsMargins, Measure::cardPaddingX, 6,
                  Measure::cardPaddingX, 8);
}

void LastShowsCard::fit()
{
    constexpr int slack = 12;  // the date is bold, and a scroll bar may be there
    // Date, length, followers, redemptions, peak viewers, messages, ads, charity.
    m_columns->fit(m_table->width() - px(slack), {0, 1, 2, 3, 7, 6, 4, 5});
}

bool LastShowsCard::eventFilter(QObject *watched, QEvent *event)
{
    if (watched == m_table && event->type() == QEvent::Resize)
        fit();
    return Card::eventFilter(watched, event);
}

void LastShowsCard::setShow(const Show &show)
{
    const bool isOther = std::exchange(m_show, show).id != show.id;
    const QList<ShowRun> runs = m_service->pastRuns(show.id);
    QList<Row> rows;
    for (const ShowRun &run : runs)
        rows.append({QString::number(run.id), run});
    if (isOther)
        m_table->clearSelection();
    m_rows->sync(rows);
    m_table->setVisible(!rows.isEmpty());
    m_none->setVisible(rows.isEmpty());
    m_average->setVisible(rows.size() > 1);
    m_average->setText(averageText(runs));
    updateChosen();
}

void LastShowsCard::updateChosen()
{
    const auto chosen = m_table->selectionModel()->selectedRows().size();
    m_chosen->setText(m_rows->rowCount() == 0 ? QString()
                                              : tr("%1 of %2 chosen").arg(chosen).arg(m_rows->rowCount()));
    m_compare->setText(chosen == 0 ? tr("Compare") : tr("Compare %1").arg(chosen));
    m_compare->setBlocked(chosen < leastRuns      ? tr("Choose two to four past shows.")
                              : chosen > mostRuns ? tr("At most four shows can be compared.")
                                                  : QString());
    m_compare->setVisible(m_rows->rowCount() >= leastRuns);
}

void LastShowsCard::compare()
{
    QList<ShowRun> runs;
    const QModelIndexList chosen = m_table->selectionModel()->selectedRows();
    for (const QModelIndex &index : chosen)
        runs.append(m_rows->row(index.row()).run);
    if (runs.size() < leastRuns || runs.size() > mostRuns)
        return;
    compareShows(m_show.name, runs, window());
}

}  // namespace Sidestage
