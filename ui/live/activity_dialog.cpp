// SPDX-License-Identifier: GPL-3.0-or-later
#include "activity_dialog.h"

#include "accounts/account.h"
#include "activity_texts.h"
#include "base/any_contains.h"
#include "base/bidi.h"
#include "kit/layout/flow_layout.h"
#include "kit/layout/spacing.h"
#include "kit/lists/row_delegate.h"
#include "kit/messages/page_state.h"
#include "kit/search/search_field.h"
#include "kit/text/time_text.h"
#include "kit/theme/named.h"
#include "live/activity_feed.h"

#include <QBoxLayout>
#include <QComboBox>
#include <QHeaderView>
#include <QLabel>
#include <QLocale>
#include <QTableView>

namespace Sidestage {

namespace {

/// Rows that are read at once, which takes a few milliseconds.
constexpr int part = 1'000;

QString whenText(const Activity &row)
{
    return dateTimeText(row.at);
}

QList<Column<Activity>> columns()
{
    return {
        {.title = ActivityDialog::tr("When"), .text = whenText, .sort = sortBy<Activity>(&Activity::at)},
        {.title = ActivityDialog::tr("Viewer"),
         .text = &ActivityTexts::who,
         .look
         = [](const Activity &row) { return Look{.icon = ActivityTexts::icon(row.kind), .isStrong = true}; },
         .toolTip = &ActivityTexts::who},
        {.title = ActivityDialog::tr("What"),
         .text = &ActivityTexts::what,
         .sort =
             [](const Activity &a, const Activity &b, Qt::SortOrder direction) {
                 const auto order = std::tie(a.kind, a.amount, a.tier, a.months)
                     <=> std::tie(b.kind, b.amount, b.tier, b.months);
                 const int way = order < 0 ? -1 : order > 0 ? 1 : 0;
                 return direction == Qt::DescendingOrder ? -way : way;
             },
         .toolTip = &ActivityTexts::what},
        {.title = ActivityDialog::tr("Message"), .text = &Activity::text, .toolTip = &Activity::text},
    };
}

}  // namespace

ActivityDialog::ActivityDialog(ActivityFeed *feed, QWidget *parent)
    : DialogFrame(tr("Activity"), parent)
    , m_feed(feed)
    , m_rows(new LiveList<Activity>(&Activity::id, columns(), this))
    , m_search(named("activitySearch", new SearchField, tr("Search viewer or message")))
    , m_group(named("activityKind", new QComboBox, tr("Show")))
    , m_count(named("activityCount", makeLabel({}, TextRole::Small, Tone::Secondary)))
    , m_table(named("activityTable", new QTableView, tr("Activity")))
    , m_state(new PageState(m_table, QStringLiteral("activityNone")))
{
    setObjectName(QStringLiteral("activityDialog"));
    m_rows->setSpoken([](const Activity &row) { return ActivityTexts::spoken(row, whenText(row)); });
    body()->addWidget(buildTools());
    m_saver = new FileSaver(QStringLiteral("activity"), this);
    body()->addWidget(m_saver);
    m_table->setModel(m_rows);
    setUpTable(m_table);
    m_table->setSortingEnabled(true);
    QHeaderView *header = m_table->horizontalHeader();
    header->setSectionResizeMode(3, QHeaderView::Stretch);
    Theme::watch(this, [header] {
        header->resizeSection(0, px(150));
        header->resizeSection(1, px(170));
        header->resizeSection(2, px(230));
    });
    m_rows->setOrder(0, Qt::DescendingOrder);
    header->setSortIndicator(0, Qt::DescendingOrder);
    m_search->setList(m_table);
    m_state->setSearch(m_search);
    body()->addWidget(m_state, 1);
    m_export = named("activityExport", addButton(tr("Export…")));
    connect(m_export, &QPushButton::clicked, this, &ActivityDialog::exportShown);
    addSafeButton(tr("Close"));
    connect(m_saver, &FileSaver::runningChanged, this, &ActivityDialog::updateTexts);
    connect(m_saver, &FileSaver::focusLost, m_export, [this] { m_export->setFocus(Qt::OtherFocusReason); });
    connect(feed, &ActivityFeed::arrived, this,
            [this](const QList<Activity> &rows) { m_rows->upsert(rows); });
    connect(m_rows, &LiveListBase::matchingChanged, this, &ActivityDialog::updateTexts);
    connect(m_rows, &LiveListBase::busyChanged, this, &ActivityDialog::updateTexts);
    const QList<Activity> first = feed->newest(ActivityGroup::All, part);
    m_rows->upsert(first);
    if (first.size() == part)
        m_last = first.last();
    m_next.setInterval(0);
    connect(&m_next, &QTimer::timeout, this, &ActivityDialog::readOn);
    if (m_last)
        m_next.start();
    updateTexts();
    resize(px(860), px(560));
    m_search->setFocus();
}

QWidget *ActivityDialog::buildTools()
{
    auto *tools = new QWidget;
    auto *line = withoutMargins(new FlowLayout(tools));
    m_search->setPlaceholderText(tr("Search viewer or message"));
    connect(m_search, &QLineEdit::textChanged, this, &ActivityDialog::updateFilter);
    m_group->addItems(ActivityTexts::groups());
    connect(m_group, &QComboBox::activated, this, &ActivityDialog::updateFilter);
    for (QWidget *part : std::initializer_list<QWidget *>{m_search, m_group, m_count})
        line->addWidget(part);
    line->setSpacings(8, 6);
    setScaled(m_search, &QWidget::setMinimumWidth, 240);
    setScaled(m_search, &QWidget::setMinimumHeight, Measure::input);
    return tools;
}

void ActivityDialog::readOn()
{
    const QList<Activity> rows = m_feed->olderThan(*m_last, part);
    m_rows->upsert(rows);
    m_last = rows.size() == part ? std::optional(rows.last()) : std::nullopt;
    if (!m_last)
        m_next.stop();
    updateTexts();
}

void ActivityDialog::updateFilter()
{
    const QString text = m_search->text().trimmed();
    const auto group = ActivityGroup(m_group->currentIndex());
    m_rows->setFilter([text, group](const Activity &row) {
        return isIn(group, row.kind) && anyContains({row.userName, row.userLogin, row.text}, text);
    });
    updateTexts();
}

void ActivityDialog::updateTexts()
{
    const bool isWhole = m_rows->matching() == m_rows->total();
    const QLocale locale;
    m_count->setText(m_last ? tr("%1, loading", "a number").arg(locale.toString(m_rows->total()))
                         : isWhole
                         ? locale.toString(m_rows->total())
                         : tr("%1 of %2", "two numbers")
                               .arg(locale.toString(m_rows->matching()), locale.toString(m_rows->total())));
    m_export->setEnabled(m_rows->rowCount() > 0 && !m_rows->isBusy() && !m_saver->isRunning());
    if (m_rows->rowCount() > 0 || m_rows->isBusy())
        m_state->showList();
    else if (m_rows->total() > 0)
        m_state->showEmpty(Icon::Search, tr("Nothing matches."), tr("Show all"), [this] {
            m_group->setCurrentIndex(0);
            m_search->clear();
            updateFilter();
        });
    else
        m_state->showEmpty(Icon::Bolt, tr("Nothing is kept yet."));
}

void ActivityDialog::exportShown()
{
    QList<Activity> rows;
    rows.reserve(m_rows->rowCount());
    for (int row = 0; row < m_rows->rowCount(); ++row)
        rows.append(m_rows->row(row));
    m_saver->choose({.title = tr("Export activity"),
                     .name = tr("Activity %1", "a date").arg(QDate::currentDate().toString(Qt::ISODate)),
                     .kinds = {FileSaver::csvKind()},
                     .total = rows.size(),
                     .write = [rows](const FileSaver::Target &target, FileSaver::Progress progress) {
                         return exportActivity(rows, target.path, std::move(progress), target.style);
                     }});
}

}  // namespace Sidestage
