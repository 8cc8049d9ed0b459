// SPDX-License-Identifier: GPL-3.0-or-later
#include "report_table.h"

#include "kit/layout/spacing.h"
#include "report_rows.h"

#include "kit/layout/saved_state.h"
#include "kit/lists/padded_table.h"
#include "kit/lists/row_delegate.h"
#include "kit/theme/theme.h"

#include <QHeaderView>
#include <QKeyEvent>
#include <QSet>
#include <QVBoxLayout>

namespace Sidestage {

namespace {

constexpr int coveredWidth = 190;
constexpr int lastWidth = 84;
constexpr int keptWidth = 110;
constexpr int stateWidth = 150;
constexpr int actionWidth = 104;
constexpr int minName = 140;

}  // namespace

ReportTable::ReportTable(AnalyticsService *service, ReportKind kind, QWidget *parent)
    : Card(parent)
    , m_rows(new ReportRows(service, kind, this))
    , m_view(named("reports", new PaddedTable,
                   kind == ReportKind::Games ? tr("Game reports") : tr("Extension reports")))
{
    setObjectName(QStringLiteral("reportTable"));
    setBodyPadded(false);
    m_view->setModel(m_rows);
    setUpTable(m_view, Measure::tableRowPills);
    m_view->setSelectionMode(QAbstractItemView::SingleSelection);
    m_view->setTabKeyNavigation(false);
    m_view->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    m_view->installEventFilter(this);
    m_columns = new HeaderState(m_view->horizontalHeader(),
                                kind == ReportKind::Games ? QStringLiteral("analytics/games")
                                                          : QStringLiteral("analytics/extensions"),
                                {{.section = ReportRows::NameColumn},
                                 {.section = ReportRows::CoveredColumn, .width = coveredWidth},
                                 {.section = ReportRows::LastColumn, .width = lastWidth},
                                 {.section = ReportRows::KeptColumn, .width = keptWidth},
                                 {.section = ReportRows::StateColumn, .width = stateWidth},
                                 {.section = ReportRows::ActionColumn,
                                  .width = actionWidth,
                                  .text = ReportState::actionText(ReportState::Action::FillGap)}});
    body()->addWidget(m_view);
    connect(m_view, &QTableView::clicked, this, [this](const QModelIndex &index) {
        if (index.column() == ReportRows::ActionColumn)
            act(m_rows->row(index.row()).id);
        else
            Q_EMIT subjectChosen(m_rows->row(index.row()).id);
    });
    connect(m_view, &QTableView::doubleClicked, this, [this](const QModelIndex &index) {
        if (index.column() != ReportRows::ActionColumn)
            act(m_rows->row(index.row()).id);
    });
    setScaled(m_view->horizontalHeader(), &QHeaderView::setMinimumSectionSize, 40);
    // At least four rows; if there is no room, the whole page scrolls.
    setScaled(m_view, &QWidget::setMinimumHeight, Measure::tableHead + 4 * Measure::tableRowPills);
    Theme::watch(this, [this] { fit(); });
}

QString ReportTable::currentId() const
{
    const QModelIndex current = m_view->currentIndex();
    return current.isValid() ? m_rows->row(current.row()).id : QString();
}

void ReportTable::act(const QString &id)
{
    const int row = m_rows->rowOf(id);
    if (row < 0 || m_rows->row(row).state.action == ReportState::Action::None)
        return;
    Q_EMIT actionWanted(id, m_rows->row(row).state.action);
}

void ReportTable::fit()
{
    // Hides the columns that do not fit: first the last day, then the stored count, the range, and at last
    // the action, which Enter and a double click trigger as well.
    const int wide = m_view->viewport()->width();
    QSet<int> withheld;
    int needed = px(minName) + m_columns->width(ReportRows::StateColumn);
    for (const int column : {ReportRows::ActionColumn, ReportRows::CoveredColumn, ReportRows::KeptColumn,
                             ReportRows::LastColumn}) {
        needed += m_columns->width(column);
        if (needed > wide)
            withheld.insert(column);
    }
    m_columns->setWithheld(withheld);
}

void ReportTable::resizeEvent(QResizeEvent *event)
{
    Card::resizeEvent(event);
    fit();
}

bool ReportTable::eventFilter(QObject *watched, QEvent *event)
{
    if (watched == m_view && event->type() == QEvent::KeyPress && !currentId().isEmpty()) {
        const auto *key = static_cast<QKeyEvent *>(event);
        if (key->key() == Qt::Key_Return || key->key() == Qt::Key_Enter) {
            act(currentId());
            return true;
        }
        if (key->key() == Qt::Key_Space) {
            Q_EMIT subjectChosen(currentId());
            return true;
        }
    }
    return Card::eventFilter(watched, event);
}

}  // namespace Sidestage
