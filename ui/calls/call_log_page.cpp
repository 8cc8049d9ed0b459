// SPDX-License-Identifier: GPL-3.0-or-later
#include "call_log_page.h"

#include "call_delegate.h"
#include "call_details.h"
#include "calls/call_export.h"
#include "files/file_saver.h"
#include "kit/controls/button.h"
#include "kit/layout/flow_layout.h"
#include "kit/layout/master_detail.h"
#include "kit/layout/saved_state.h"
#include "kit/layout/spacing.h"
#include "kit/lists/anchored_table.h"
#include "kit/messages/page_state.h"
#include "kit/search/search_field.h"
#include "kit/text/second_ticker.h"
#include "kit/theme/accessible.h"

#include <QApplication>
#include <QBoxLayout>
#include <QClipboard>
#include <QComboBox>
#include <QHeaderView>
#include <QKeyEvent>
#include <QLocale>
#include <QScrollBar>
#include <QSignalBlocker>

namespace Sidestage {

using namespace std::chrono_literals;

namespace {

constexpr MasterDetail::Widths paneWidths{
    .wideFrom = 860, .leastList = 420, .details = 308, .leastDetails = 260, .mostDetails = 480};
/// Of a table with all columns; narrower ones have time, endpoint and status, and very narrow ones two lines.
constexpr int fullWidth = 680;
constexpr int oneLineWidth = 380;
/// How often the number of calls a minute is counted, in milliseconds.
constexpr int tailInterval = 5'000;

bool matches(const LoggedCall &call, const QString &text)
{
    const auto has = [&text](const QString &part) { return part.contains(text, Qt::CaseInsensitive); };
    const CallRecord &record = *call.record;
    return text.isEmpty() || has(record.method + u' ' + record.endpoint) || has(record.path)
        || has(record.said) || has(QString::fromUtf8(record.response.body));
}

}  // namespace

CallLogPage::CallLogPage(CallLog *log, const PageTitles &pages, QWidget *parent)
    : Page(parent)
    , m_log(log)
    , m_pages(pages)
    , m_rows(new LiveList<LoggedCall>(&LoggedCall::key, CallTexts::columns(pages), this))
    , m_search(named("callSearch", new SearchField, tr("Search path or answer")))
    , m_errors(named("callErrors", new Button(Icon::Error, {})))
    , m_events(named("callEvents", new Button(Icon::Bolt, tr("Events"))))
    , m_writes(named("callWrites", new Button(Icon::Edit, tr("Writes"))))
    , m_account(named("callAccount", new QComboBox, tr("Account")))
    , m_tail(named("callTail", new Pill))
    , m_newcomers(named("callNewcomers", Button::compact(Icon::ChevronUp, QString())))
    , m_table(named("callTable", new AnchoredTable, tr("Calls, newest first")))
    , m_state(new PageState(m_table, QStringLiteral("callsEmpty")))
    , m_details(new CallDetails(log, pages))
{
    m_rows->setOrder(CallTexts::TimeColumn, Qt::DescendingOrder);
    m_rows->setSpoken([pages](const LoggedCall &call) { return CallTexts::spoken(call, pages); });
    m_saver = new FileSaver(QStringLiteral("calls"), this);
    connect(m_saver, &FileSaver::focusLost, m_table, qOverload<>(&QWidget::setFocus));
    auto *layout = new QVBoxLayout(this);
    layout->addWidget(buildTools());
    layout->addWidget(m_saver);
    m_parts = new MasterDetail(buildTable(), m_details, QStringLiteral("calls/columns"), paneWidths);
    withoutMargins(m_parts->layout());
    connect(m_parts, &MasterDetail::closed, m_table, [this](bool hadFocus) {
        if (hadFocus)
            m_table->setFocus();
    });
    layout->addWidget(m_parts, 1);
    setPageMargins(layout);
    setSpacing(layout, 12);
    addActions();

    connect(m_log, &CallLog::removed, m_rows, [this](const QStringList &keys) { m_rows->remove(keys); });
    connect(m_log, &CallLog::added, this, &CallLogPage::add);
    connect(m_log, &CallLog::changed, this, &CallLogPage::updateTexts);
    connect(m_rows, &LiveListBase::matchingChanged, this, &CallLogPage::updateTexts);
    connect(m_rows, &LiveListBase::busyChanged, this, [this] {
        if (!m_rows->isBusy())
            m_table->endBusy();
        updateTexts();
    });
    for (const auto signal : {&QAbstractItemModel::rowsInserted, &QAbstractItemModel::rowsRemoved})
        connect(m_rows, signal, this, &CallLogPage::updateTail);
    connect(m_rows, &QAbstractItemModel::layoutChanged, this, &CallLogPage::updateTail);
    connect(m_details, &CallDetails::copyRequested, this, &CallLogPage::copy);
    connect(m_details, &CallDetails::pageRequested, this, &Page::pageRequested);
    SecondTicker::shared()->follow(m_tail, [this] {
        updateTail();
        return tailInterval;
    });
    m_table->setFollowing(true);
    add({m_log->calls().cbegin(), m_log->calls().cend()});
    fillAccounts();
    updateTexts();
    Theme::watch(this, [this] { fitColumns(); });
}

// Children are destroyed later, and must not update the page any more.
CallLogPage::~CallLogPage()
{
    m_log->disconnect(this);
    m_rows->disconnect(this);
    m_table->selectionModel()->disconnect(this);
    m_table->viewport()->removeEventFilter(this);
}

QWidget *CallLogPage::buildTools()
{
    auto *tools = new QWidget;
    auto *flow = withoutMargins(new FlowLayout(tools));
    m_search->setPlaceholderText(tr("Search path or answer"));
    m_search->setKey(Qt::Key_Slash);
    m_search->setList(m_table);
    m_state->setSearch(m_search);
    m_typing.setSingleShot(true);
    m_typing.setInterval(100ms);
    connect(m_search, &QLineEdit::textChanged, &m_typing, qOverload<>(&QTimer::start));
    connect(&m_typing, &QTimer::timeout, this, &CallLogPage::filter);
    connect(m_search, &SearchField::listRequested, this, &CallLogPage::filter);
    flow->addWidget(m_search);
    m_errors->setSymbolTone(Tone::Error);
    for (Button *chip : {m_errors, m_events, m_writes}) {
        chip->setCheckable(true);
        connect(chip, &QAbstractButton::toggled, this, &CallLogPage::filter);
        flow->addWidget(chip);
    }
    connect(m_account, &QComboBox::activated, this, &CallLogPage::filter);
    for (QWidget *part : std::initializer_list<QWidget *>{m_account, m_tail, m_newcomers})
        flow->addWidget(part);
    flow->setSpacings(8, 6);
    flow->setTrailing(m_tail);
    connect(m_newcomers, &Button::clicked, this, &CallLogPage::followTail);
    setScaled(m_search, &QWidget::setMinimumHeight, Measure::input);
    setScaled(m_search, &QWidget::setMinimumWidth, 240);
    return tools;
}

QWidget *CallLogPage::buildTable()
{
    m_table->setModel(m_rows);
    setUpTable(m_table);
    delete m_table->itemDelegate();
    m_delegate = new CallDelegate(m_table, m_rows, m_pages);
    m_table->setItemDelegate(m_delegate);
    m_table->setSelectionMode(QAbstractItemView::SingleSelection);
    m_table->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    m_table->viewport()->installEventFilter(this);
    m_columns
        = new HeaderState(m_table->horizontalHeader(), QStringLiteral("calls/table"),
                          {{.section = CallTexts::TimeColumn, .width = 100},
                           {.section = CallTexts::MethodColumn, .width = 68},
                           {.section = CallTexts::EndpointColumn},
                           {.section = CallTexts::StatusColumn, .width = 122},
                           {.section = CallTexts::TookColumn, .width = 68, .text = CallTexts::took(888)},
                           {.section = CallTexts::TriesColumn, .width = 48},
                           {.section = CallTexts::LeftColumn, .width = 52},
                           {.section = CallTexts::AskedColumn, .width = 96}});
    setScaled(m_table->horizontalHeader(), &QHeaderView::setMinimumSectionSize, 40);
    connect(m_table->selectionModel(), &QItemSelectionModel::currentRowChanged, this,
            [this](const QModelIndex &index) {
                if (index.isValid())
                    setFollowing(false);
                updateTexts();
            });
    connect(m_table, &QTableView::activated, this, [this] { m_parts->showDetails(true); });
    // Only what the user scrolls stops the tail.
    connect(m_table->verticalScrollBar(), &QAbstractSlider::actionTriggered, this, [this] {
        setFollowing(m_table->verticalScrollBar()->sliderPosition() == 0
                     && !m_table->currentIndex().isValid());
    });
    auto *card = new Card;
    card->setBodyPadded(false);
    card->body()->addWidget(m_state);
    // Inside the card's border.
    Theme::watch(card, [card] { card->layout()->setContentsMargins(1, 1, 1, 1); });
    return card;
}

void CallLogPage::addActions()
{
    m_pause = addAction(
        "pauseCalls", Icon::Pause, tr("Pause"), Qt::Key_P, [this] { m_log->setPaused(!m_log->isPaused()); },
        Where::Head);
    m_clear = addAction(
        "clearCalls", Icon::Trash, tr("Clear"), {}, [this] { clear(); }, Where::Head);
    m_export = addAction(
        "exportCalls", Icon::Download, tr("Export HAR…"), Qt::CTRL | Qt::Key_E, [this] { exportLog(); },
        Where::Head);
    addAction("searchCalls", Icon::Search, tr("Search calls"), Qt::Key_Slash, [this] { m_search->choose(); });
    addAction("copyCall", Icon::Copy, tr("Copy as curl, without secrets"), QKeySequence::Copy,
              [this] { copy(); });
    QAction *toggle = addAction("callDetailsToggle", Icon::Info, tr("Details"), Qt::Key_D, [] {});
    m_parts->setToggle(toggle);
    addAction("followCalls", Icon::ChevronUp, tr("Follow the newest calls"), Qt::Key_End,
              [this] { followTail(); });
}

Freshness CallLogPage::freshness() const
{
    const int count = int(m_log->calls().size());
    if (count == 0)
        return {};
    if (m_log->isPaused())
        return {
            .asOf = m_log->pausedAt(), .prefix = tr("%Ln calls until %1", "a time", count), .interval = 0};
    return {.asOf = m_log->since(), .prefix = tr("%Ln calls since %1", "a time", count), .live = true};
}

QString CallLogPage::saved() const
{
    const auto hours = std::chrono::duration_cast<std::chrono::hours>(m_log->limits().age).count();
    return tr("Kept for %1 h, %2", "hours; memory").arg(hours).arg(CallTexts::size(m_log->bytes()));
}

void CallLogPage::takeKeyboard()
{
    m_table->setFocus(Qt::OtherFocusReason);
}

void CallLogPage::showEvent(QShowEvent *event)
{
    Page::showEvent(event);
    updateTexts();
}

void CallLogPage::keyPressEvent(QKeyEvent *event)
{
    if (event->key() == Qt::Key_Escape && m_parts->isDrawerOpen())
        m_parts->showDetails(false);
    else
        Page::keyPressEvent(event);
}

void CallLogPage::add(const QList<LoggedCall> &calls)
{
    m_rows->upsert(calls);
    fillAccounts();
}

void CallLogPage::filter()
{
    m_typing.stop();
    const bool isAny = !m_errors->isChecked() && !m_events->isChecked() && !m_writes->isChecked();
    m_rows->setFilter([=, errors = m_errors->isChecked(), events = m_events->isChecked(),
                       writes = m_writes->isChecked(), account = m_account->currentData().toString(),
                       text = m_search->text().trimmed()](const LoggedCall &call) {
        return (isAny || (errors && call.isError()) || (events && call.isEvent())
                || (writes && call.isWrite()))
            && (account.isEmpty() || call.record->userId == account) && matches(call, text);
    });
    m_table->begin(m_rows->isBusy());
    updateTexts();
}

void CallLogPage::fillAccounts()
{
    const QHash<QString, QString> &names = m_log->accountNames();
    const auto isKnown = [this](const QString &id) { return m_account->findData(id) >= 0; };
    if (m_account->count() == 0)
        m_account->addItem(tr("All accounts"), QString());
    for (auto name = names.cbegin(); name != names.cend(); ++name) {
        if (!isKnown(name.key()))
            m_account->addItem(name.value(), name.key());
    }
}

void CallLogPage::updateTexts()
{
    // Each call comes here, also while the page is hidden: the head is laid out anew only for a change.
    const int errors = m_log->errors();
    const QString label
        = errors > 0 ? tr("Errors %1", "a number").arg(QLocale().toString(errors)) : tr("Errors");
    if (m_errors->text() != label) {
        m_errors->setText(label);
        m_errors->updateGeometry();
    }
    const bool isPaused = m_log->isPaused();
    if (const QString pause = isPaused ? tr("Resume") : tr("Pause"); m_pause->text() != pause) {
        m_pause->setText(pause);
        m_pause->setIcon(Icons::icon(isPaused ? Icon::Play : Icon::Pause));
    }
    const auto block = [](QAction *action, bool isEmpty) {
        action->setToolTip(isEmpty ? tr("The list is empty.") : QString());
        action->setEnabled(!isEmpty);
    };
    block(m_clear, m_log->calls().empty());
    block(m_export, m_rows->rowCount() == 0);
    m_details->setCall(current());
    if (m_rows->matching() > 0)
        m_state->showList();
    else if (m_rows->isBusy())
        m_state->showLoading();
    else if (m_rows->total() > 0)
        m_state->showEmpty(Icon::Search, tr("No matching calls."), tr("Show all"), [this] {
            m_search->clear();
            for (Button *chip : {m_errors, m_events, m_writes})
                chip->setChecked(false);
            m_account->setCurrentIndex(0);
            filter();
        });
    else
        m_state->showEmpty(Icon::List, isPaused ? tr("The call log is paused.") : tr("No calls yet."));
    updateTail();
    if (isVisible())
        m_log->markSeen();
    Q_EMIT freshnessChanged();
    Q_EMIT savedChanged();
}

/// Shows whether the newest calls are in sight, or how many are above the visible ones.
void CallLogPage::updateTail()
{
    const int first = m_table->rowAt(0);
    if (first <= 0 && m_table->verticalScrollBar()->value() == 0)
        m_newestSeen = m_rows->rowCount() > 0 ? m_rows->row(0).key : QString();
    const int above = m_newestSeen.isEmpty() ? 0 : std::max(0, m_rows->rowOf(m_newestSeen));
    const QLocale locale;
    m_newcomers->setText(tr("%Ln new", nullptr, above));
    m_newcomers->setVisible(above > 0);
    m_tail->setVisible(above == 0);
    const bool isPaused = m_log->isPaused();
    const QString text = isPaused
        ? tr("Paused")
        : tr("Live tail, %1 a minute", "a number").arg(locale.toString(m_log->perMinute()));
    if (m_tail->text() != text)
        m_tail->setState(isPaused ? Pill::Kind::Warn : Pill::Kind::Good, text,
                         isPaused ? Icon::Pause : Icon::ChevronDown);
}

void CallLogPage::setFollowing(bool following)
{
    m_isFollowing = following;
    m_table->setFollowing(following);
}

void CallLogPage::followTail()
{
    setFollowing(true);
    m_table->verticalScrollBar()->setValue(0);
    updateTail();
}

void CallLogPage::fitColumns()
{
    if (!m_columns)
        return;
    const int width = m_state->width();
    const bool isNarrow = width < px(fullWidth);
    const bool hasTwoLines = width < px(oneLineWidth);
    QSet<int> withheld;
    if (isNarrow)
        withheld = {CallTexts::MethodColumn, CallTexts::TookColumn, CallTexts::TriesColumn,
                    CallTexts::LeftColumn, CallTexts::AskedColumn};
    if (hasTwoLines)
        withheld.insert(CallTexts::TimeColumn);
    m_columns->setWithheld(withheld);
    m_delegate->setTwoLines(hasTwoLines);
    m_table->viewport()->update();
    m_table->verticalHeader()->setDefaultSectionSize(px(m_delegate->rowHeight()));
}

bool CallLogPage::eventFilter(QObject *watched, QEvent *event)
{
    if (m_columns && watched == m_table->viewport()) {
        if (event->type() == QEvent::Resize)
            fitColumns();
        else if (event->type() == QEvent::Leave && m_isFollowing)
            followTail();
    }
    return Page::eventFilter(watched, event);
}

std::optional<LoggedCall> CallLogPage::current() const
{
    const QModelIndex index = m_table->currentIndex();
    return index.isValid() && index.row() < m_rows->rowCount() ? std::optional(m_rows->row(index.row()))
                                                               : std::nullopt;
}

void CallLogPage::copy()
{
    const auto call = current();
    if (!call)
        return;
    QApplication::clipboard()->setText(curlOf(*call->record));
    announce(m_table, call->isEvent() ? tr("Event copied") : tr("Copied as curl, without secrets"));
}

void CallLogPage::clear()
{
    const int count = int(m_log->calls().size());
    if (count > 0)
        Q_EMIT notified(tr("%Ln calls removed", nullptr, count), m_log->clear(), Pill::Kind::Info);
}

void CallLogPage::exportLog()
{
    QList<LoggedCall> calls;
    calls.reserve(m_rows->rowCount());
    for (int row = m_rows->rowCount() - 1; row >= 0; --row)
        calls.append(m_rows->row(row));
    m_saver->choose({.title = tr("Export the calls"),
                     .name = tr("Calls %1", "a date").arg(QDate::currentDate().toString(Qt::ISODate)),
                     .kinds = {tr("HTTP archive (*.har)")},
                     .total = calls.size(),
                     .write =
                         [calls, names = m_log->accountNames()](const FileSaver::Target &target,
                                                                FileSaver::Progress progress) {
                             return exportHar(calls, names, target.path, std::move(progress));
                         },
                     .saved =
                         [](int count, const QString &path) {
                             return tr("%Ln calls saved to %1.", "a file", count).arg(path);
                         }});
}

}  // namespace Sidestage
