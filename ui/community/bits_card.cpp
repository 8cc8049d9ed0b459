// SPDX-License-Identifier: GPL-3.0-or-later
#include "bits_card.h"

#include "api/pacific.h"
#include "base/bidi.h"
#include "community/base/community_texts.h"
#include "community/bits_board.h"
#include "kit/controls/button.h"
#include "kit/layout/spacing.h"
#include "kit/lists/padded_table.h"
#include "kit/lists/row_delegate.h"
#include "kit/messages/page_state.h"
#include "kit/messages/why_hint.h"
#include "kit/text/time_text.h"
#include "kit/text/wrap_label.h"
#include "kit/theme/theme.h"
#include "page/permission_hint.h"

#include <QBoxLayout>
#include <QComboBox>
#include <QHeaderView>
#include <QLabel>
#include <QLocale>

namespace Sidestage {

BoardModel::BoardModel(QObject *parent)
    : LiveList(&BoardRow::key, columns(), parent)
{
    setSpoken([](const BoardRow &row) {
        return tr("Rank %1, %2, %3 Bits")
            .arg(QLocale().toString(row.entry.rank), isolated(row.name()),
                 QLocale().toString(row.entry.score));
    });
}

QList<Column<BoardRow>> BoardModel::columns()
{
    return {{.title = tr("Rank"),
             .text = [](const BoardRow &row) { return QLocale().toString(row.entry.rank); },
             .look = [](const BoardRow &) { return Look{.tone = Tone::Secondary}; },
             .isNumber = true},
            {.title = tr("Name"),
             .text = &BoardRow::name,
             .look =
                 [](const BoardRow &row) {
                     return Look{.isStrong = true, .detail = row.isOwn ? tr("you") : QString()};
                 }},
            {.title = tr("Bits"),
             .text = [](const BoardRow &row) { return QLocale().toString(row.entry.score); },
             .isNumber = true}};
}

void BoardModel::setEntries(const QList<Api::LeaderboardEntry> &entries, const QString &ownId)
{
    QList<BoardRow> rows;
    for (const Api::LeaderboardEntry &entry : entries)
        rows.append({QString::number(rows.size()), entry, entry.userId == ownId});
    sync(rows);
}

namespace {

constexpr int rankWidth = 52;
constexpr int scoreWidth = 86;
constexpr int minRows = 5;

/// "Mon 16 Nov".
QString weekdayText(QDate day)
{
    return QLocale().toString(day,
                              day.year() == QDate::currentDate().year()
                                  ? BitsCard::tr("ddd d MMM", "date format")
                                  : BitsCard::tr("ddd d MMM yyyy", "date format"));
}

QString momentHere(const QDateTime &moment)
{
    const QDateTime local = moment.toLocalTime();
    return weekdayText(local.date()) + u' ' + local.toString(QStringLiteral("HH:mm"));
}

}  // namespace

BitsCard::BitsCard(BitsBoard *board, QWidget *parent)
    : Card(tr("Bits leaderboard"), Icon::Star, parent)
    , m_board(board)
    , m_model(new BoardModel(this))
{
    setObjectName(QStringLiteral("bitsCard"));
    auto *line = new QHBoxLayout;
    m_period = named("bitsPeriod", new QComboBox, tr("Period"));
    m_period->addItem(tr("Day"), int(Api::Period::Day));
    m_period->addItem(tr("Week"), int(Api::Period::Week));
    m_period->addItem(tr("Month"), int(Api::Period::Month));
    m_period->addItem(tr("Year"), int(Api::Period::Year));
    m_period->addItem(tr("All time"), int(Api::Period::All));
    connect(m_period, &QComboBox::activated, this,
            [this](int at) { m_board->setPeriod(Api::Period(m_period->itemData(at).toInt())); });
    m_back = named("bitsBack", Button::iconOnly(Icon::ChevronLeft, tr("Earlier period")));
    connect(m_back, &Button::clicked, this, [this] { m_board->step(-1); });
    m_forward = named("bitsForward", Button::iconOnly(Icon::ChevronRight, tr("Later period")));
    connect(m_forward, &Button::clicked, this, [this] { m_board->step(1); });
    line->addWidget(m_period, 1);
    line->addWidget(m_back);
    line->addWidget(m_forward);
    body()->addLayout(line);
    m_range = named("bitsRange", new WrapLabel);
    m_here = named("bitsHere", new WrapLabel({}, TextRole::Small, Tone::Hint));
    m_pacific = named("bitsPacific", new WhyHint(tr("Counted in Pacific time.")));
    body()->addWidget(m_range);
    body()->addWidget(m_here);
    body()->addWidget(m_pacific);

    m_table = named("bitsTable", new PaddedTable, tr("Bits leaderboard"));
    m_table->setModel(m_model);
    setUpTable(m_table);
    m_table->setSelectionMode(QAbstractItemView::SingleSelection);
    m_table->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    m_table->horizontalHeader()->setSectionResizeMode(BoardModel::NameColumn, QHeaderView::Stretch);
    m_state = new PageState(m_table, QStringLiteral("bitsEmpty"));
    body()->addWidget(m_state, 1);
    m_own = named("bitsOwn", new WrapLabel({}, TextRole::Strong));
    body()->addWidget(m_own);
    m_note = named("bitsNote", new WrapLabel({}, TextRole::Small, Tone::Warn));
    body()->addWidget(m_note);
    setSpacing(line, 4);
    setScaled(m_state, &QWidget::setMinimumHeight, minRows * Measure::tableRow);
    Theme::watch(this, [this] {
        m_table->horizontalHeader()->resizeSection(BoardModel::RankColumn, px(rankWidth));
        m_table->horizontalHeader()->resizeSection(BoardModel::ScoreColumn, px(scoreWidth));
    });
    connect(board, &BitsBoard::changed, this, &BitsCard::updateTexts);
    updateTexts();
}

QList<QWidget *> BitsCard::stops() const
{
    return {m_period, m_back, m_forward, m_pacific->whyButton()};
}

void BitsCard::updateTexts()
{
    m_period->setCurrentIndex(m_period->findData(int(m_board->period())));
    const bool isAll = m_board->period() == Api::Period::All;
    m_back->setEnabled(!isAll && m_board->mayRead());
    m_forward->setEnabled(m_board->canStepForward() && m_board->mayRead());
    m_model->setEntries(m_board->entries(), m_board->own() ? m_board->own()->userId : QString());
    updateRange();
    updateEmptyState();
    const QLocale locale;
    const bool isKnown = m_board->asOf().isValid();
    m_own->setVisible(isKnown && m_board->mayRead());
    m_own->setText(m_board->own() ? tr("You: rank %1 with %2 Bits")
                                        .arg(locale.toString(m_board->own()->rank),
                                             locale.toString(m_board->own()->score))
                                  : tr("You have not cheered in this period."));
    m_note->setText(m_board->failure().isEmpty() || m_board->entries().isEmpty()
                        ? QString()
                        : tr("Could not refresh. %1").arg(m_board->failure()));
    m_note->setVisible(!m_note->text().isEmpty());
}

void BitsCard::updateRange()
{
    const auto [first, last] = m_board->days();
    const bool isAll = !first.isValid();
    m_here->setVisible(!isAll);
    m_pacific->setVisible(!isAll);
    if (isAll) {
        m_range->setText(tr("Since the channel began"));
        return;
    }
    m_range->setText(first == last ? weekdayText(first)
                                   : tr("%1 to %2").arg(weekdayText(first), weekdayText(last)));
    const Api::DateRange range = m_board->range();
    m_here->setText(tr("Your time: %1 to %2").arg(momentHere(range.startedAt), momentHere(range.endedAt)));
    // The difference at the start of the period; clocks may be changed within the period.
    const int behind = range.startedAt.toLocalTime().offsetFromUtc() - Api::pacificOffset(range.startedAt);
    const QString difference = behind == 0 ? tr("your clock shows the same time")
        : behind > 0                       ? tr("%1 behind your clock").arg(durationText(behind))
                                           : tr("%1 ahead of your clock").arg(durationText(-behind));
    m_pacific->setRule(
        tr("Pacific time"),
        tr("Days run from midnight to midnight in Pacific time (%1 at the beginning of this period), and "
           "weeks start on Monday. Daylight saving time begins on the second Sunday of March and ends on the "
           "first Sunday of November: those days have 23 and 25 hours.")
            .arg(difference));
}

void BitsCard::updateEmptyState()
{
    if (!m_board->entries().isEmpty())
        m_state->showList();
    else if (!m_board->mayRead())
        showNoPermission(m_state, tr("Sidestage needs permission to see who cheered."), Api::Scope::BitsRead);
    else if (!m_board->failure().isEmpty())
        m_state->showEmpty(Icon::Warning, tr("Could not load the leaderboard. %1").arg(m_board->failure()),
                           tr("Retry"), [this] { m_board->refresh(); });
    else if (m_board->isLoading())
        m_state->showEmpty(Icon::Star, tr("Loading…"));
    else
        m_state->showEmpty(Icon::Star, tr("Nobody cheered in this period."));
}

}  // namespace Sidestage
