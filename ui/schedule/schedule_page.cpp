// SPDX-License-Identifier: GPL-3.0-or-later
#include "schedule_page.h"

#include "client/service_clock.h"
#include "files/file_saver.h"
#include "kit/controls/button.h"
#include "kit/controls/segmented.h"
#include "kit/layout/flow_layout.h"
#include "kit/layout/spacing.h"
#include "kit/lists/row_delegate.h"
#include "kit/messages/page_state.h"
#include "kit/overlays/toast_lane.h"
#include "kit/text/digits_label.h"
#include "kit/text/second_ticker.h"
#include "kit/text/time_text.h"
#include "page/page_action.h"
#include "segment_editor.h"
#include "texts/error_texts.h"
#include "vacation_dialog.h"
#include "week_view.h"

#include <QBoxLayout>
#include <QClipboard>
#include <QGuiApplication>
#include <QHeaderView>
#include <QLabel>
#include <QLocale>
#include <QStackedWidget>
#include <QTableView>

namespace Sidestage {

namespace {

/// Widths of the page in px at a body line of 20 px.
constexpr int editorWidth = 272;
constexpr int withEditor = 680;
constexpr int wholeWeek = 720;
/// Beside the editor. In a usual window, opening that must not change which days are shown.
constexpr int wholeWeekBeside = 560;

QList<Column<Api::ScheduleSegment>> columns()
{
    return {
        {.title = SchedulePage::tr("Day"),
         .text =
             [](const Api::ScheduleSegment &segment) {
                 return QLocale().toString(segment.startTime.toLocalTime().date(), QLocale::ShortFormat);
             },
         .sort = sortBy<Api::ScheduleSegment>(&Api::ScheduleSegment::startTime)},
        {.title = SchedulePage::tr("Start"),
         .text = [](const Api::ScheduleSegment &segment) { return timeOfDay(segment.startTime); }},
        {.title = SchedulePage::tr("End"),
         .text = [](const Api::ScheduleSegment &segment) { return timeOfDay(segment.endTime); }},
        {.title = SchedulePage::tr("Title"),
         .text = titleOf,
         .look = [](const Api::ScheduleSegment &) { return Look{.isStrong = true}; }},
        {.title = SchedulePage::tr("Category"),
         .text =
             [](const Api::ScheduleSegment &segment) {
                 return segment.category ? segment.category->name : QString();
             }},
        {.title = SchedulePage::tr("Repeats"),
         .text =
             [](const Api::ScheduleSegment &segment) {
                 return segment.canceledUntil ? SchedulePage::tr("Cancelled")
                     : segment.isRecurring    ? SchedulePage::tr("Weekly")
                                              : SchedulePage::tr("Once");
             },
         .look =
             [](const Api::ScheduleSegment &segment) {
                 return segment.canceledUntil
                     ? Look{.pill = PillKind::Error, .icon = Icon::Close}
                     : Look{.icon = segment.isRecurring ? Icon::Repeat : Icon::Calendar};
             }},
    };
}

}  // namespace

SchedulePage::SchedulePage(ScheduleFeed *feed, QWidget *parent)
    : Page(parent)
    , m_feed(feed)
    , m_rows(new LiveList<Api::ScheduleSegment>(&Api::ScheduleSegment::id, columns(), this))
    , m_tabs(new Segmented(this))
    , m_range(makeLabel({}, TextRole::CardTitle))
    , m_sum(makeLabel({}, TextRole::Small, Tone::Secondary))
    , m_left(new QWidget)
    , m_stack(new QStackedWidget)
    , m_week(new WeekView)
    , m_table(new QTableView)
    , m_list(new PageState(m_table, QStringLiteral("scheduleEmpty")))
    , m_editor(new SegmentEditor(feed))
{
    setObjectName(QStringLiteral("schedulePage"));
    build();
    addActions();
    connect(feed, &Feed::changed, this, &SchedulePage::showWeek);
    connect(feed, &Feed::freshnessChanged, this, &Page::freshnessChanged);
    connect(feed, &ScheduleFeed::saved, this,
            [this] { Q_EMIT notified(tr("Schedule saved."), {}, Pill::Kind::Good); });
    connect(feed, &ScheduleFeed::segmentSaved, this, [this](const QString &id) {
        // Not while another one is edited.
        m_next = m_editor->isHidden() || m_editor->segment() == id ? id : QString();
        m_kept.clear();
        Q_EMIT savedChanged();
    });
    connect(feed, &ScheduleFeed::replacedStays, this, [this] {
        Q_EMIT notified(tr("The segment was added, but the old one could not be deleted. Both are planned."),
                        {}, Pill::Kind::Error);
    });
    connect(feed, &ScheduleFeed::failed, this, [this](const Error &error) {
        if (m_editor->showFailure(error))
            return;
        const QString reason = reasonOf(error);
        const bool isDraft = error.kind == Error::Kind::Storage;
        Q_EMIT notified(isDraft ? reason : tr("Changing the schedule failed. %1", "the reason").arg(reason),
                        {}, Pill::Kind::Error);
    });
    connect(feed, &ScheduleFeed::calendarRead, this, &SchedulePage::saveCalendar);
    connect(m_week, &WeekView::currentChanged, this, &SchedulePage::choose);
    connect(m_week, &WeekView::activated, this, &SchedulePage::openEditor);
    connect(m_week, &WeekView::emptyActivated, this, [this](const QDateTime &at) {
        if (m_new->isEnabled())
            addSegment(at);
    });
    connect(m_table, &QTableView::activated, this,
            [this](const QModelIndex &index) { openEditor(m_rows->row(index.row()).id); });
    connect(m_editor, &SegmentEditor::closed, this, &SchedulePage::closeEditor);
    connect(m_editor, &SegmentEditor::draftKept, this, [this] {
        m_kept = tr("Draft saved %1", "a time").arg(wallText(QDateTime::currentDateTime()));
        Q_EMIT savedChanged();
    });
    SecondTicker::shared()->follow(this, [this] {
        m_week->setNow(m_feed->account()->serviceClock()->now());
        return 60'000;
    });
    Theme::watch(this, [this] { arrange(); });
    feed->setWeek(feed->week().addDays(3));  // another language may begin the week on another day
    if (feed->mayManage() && feed->draft({}))
        m_editor->editNew();
    else
        m_editor->hide();
    showWeek();
}

SchedulePage::~SchedulePage()
{
    // The editor keeps its draft when it ends. The page has ended by then.
    disconnect(m_editor, nullptr, this, nullptr);
    disconnect(m_feed, nullptr, this, nullptr);
    m_feed->setOnScreen(this, false);
}

void SchedulePage::build()
{
    m_range->setObjectName(QStringLiteral("scheduleRange"));
    m_tabs->setObjectName(QStringLiteral("scheduleTabs"));
    m_tabs->setAccessibleName(tr("Schedule view"));
    m_tabs->addOption(tr("Week"));
    m_tabs->addOption(tr("List"));
    connect(m_tabs, &Segmented::currentChanged, m_stack, &QStackedWidget::setCurrentIndex);
    const auto makeButton = [this](Icon icon, const QString &name, int days) {
        auto *button = Button::iconOnly(icon, name);
        connect(button, &QPushButton::clicked, this, [this, days] { step(days); });
        return button;
    };
    auto *today = new Button(tr("This week"));
    today->setObjectName(QStringLiteral("thisWeek"));
    today->setCompact(true);
    today->setKeyHint(Qt::Key_Home);
    connect(today, &QPushButton::clicked, this, [this] { step(0); });
    auto *row = withoutMargins(new FlowLayout);
    row->addWidget(makeButton(Icon::ChevronLeft, tr("Previous week"), -7));
    row->addWidget(makeButton(Icon::ChevronRight, tr("Next week"), 7));
    row->addWidget(today);
    row->addWidget(m_range);
    row->addWidget(m_sum);
    m_table->setObjectName(QStringLiteral("scheduleTable"));
    m_table->setAccessibleName(tr("Segments of this week"));
    m_table->setModel(m_rows);
    setUpTable(m_table);
    m_table->horizontalHeader()->setSectionResizeMode(QHeaderView::ResizeToContents);
    m_table->horizontalHeader()->setSectionResizeMode(3, QHeaderView::Stretch);
    m_rows->setSpoken(spokenSegment);
    m_week->setAccessibleName(tr("Week. The tab List has the same segments as a table."));
    m_stack->addWidget(m_week);
    m_stack->addWidget(m_list);
    auto *left = new QVBoxLayout(m_left);
    left->setContentsMargins({});
    left->addLayout(row);
    left->addWidget(m_stack, 1);
    m_columns = new QBoxLayout(QBoxLayout::LeftToRight);
    m_columns->addWidget(m_left, 1);
    m_columns->addWidget(m_editor);
    m_saver = new FileSaver(QStringLiteral("schedule"), this);
    auto *layout = new QVBoxLayout(this);
    layout->addWidget(m_saver);
    layout->addLayout(m_columns, 1);
    setPageMargins(layout);
    setSpacing(m_columns, Measure::cardGap);
    setScaled(this, &QWidget::setMinimumSize, 250, 220);
}

void SchedulePage::addActions()
{
    m_vacation = addAction(
        "vacation", Icon::Umbrella, tr("Vacation…"), {}, [this] { openVacation(); }, Where::Head);
    m_new = addAction(
        "newSegment", Icon::Plus, tr("New segment"), Qt::CTRL | Qt::Key_N, [this] { addSegment(); },
        Where::Head);
    m_new->setProperty("primary", true);
    QAction *save = addAction(
        "saveCalendar", Icon::Download, tr("Save iCalendar…"), {}, [this] { m_feed->readCalendar(); },
        Where::Head);
    QAction *copy = addAction(
        "copyCalendar", Icon::Copy, tr("Copy iCalendar link"), {},
        [this] {
            QGuiApplication::clipboard()->setText(m_feed->calendarUrl().toString());
            Q_EMIT notified(tr("Link copied."), {}, Pill::Kind::Good);
        },
        Where::Head);
    save->setProperty("inMenu", true);
    copy->setProperty("inMenu", true);
    addAction("saveSegmentAction", Icon::Check, tr("Save segment"), Qt::CTRL | Qt::Key_Return, [this] {
        if (m_editor->isVisible())
            m_editor->save();
    });
    addAction("editSegment", Icon::Edit, tr("Edit segment"), {}, [this] { openEditor(currentId()); });
    m_delete = addAction("deleteSegmentAction", Icon::Trash, tr("Delete segment…"), Qt::Key_Delete, [this] {
        if (openEditor(currentId()))
            m_editor->remove();
    });
    addAction("previousWeek", Icon::ChevronLeft, tr("Previous week"), Qt::Key_PageUp, [this] {
        step(-7);
    })->setAutoRepeat(true);
    addAction("nextWeek", Icon::ChevronRight, tr("Next week"), Qt::Key_PageDown, [this] {
        step(7);
    })->setAutoRepeat(true);
    addAction("currentWeek", Icon::Calendar, tr("This week"), Qt::Key_Home, [this] { step(0); });
}

void SchedulePage::updateActions()
{
    const QString reason
        = m_feed->mayManage() ? QString() : tr("Sidestage needs permission to change the schedule.");
    for (QAction *action : {m_vacation, m_new, m_delete})
        setBlocked(action, reason);
}

void SchedulePage::setSurroundings(ToastLane *toasts, LiveStatus *)
{
    toasts->keepClear(m_editor->foot());
}

Freshness SchedulePage::freshness() const
{
    return freshnessOf(*m_feed);
}

QWidget *SchedulePage::headTabs()
{
    return m_tabs;
}

void SchedulePage::step(int days)
{
    m_isScrolled = false;
    m_feed->setWeek(days == 0 ? m_feed->today() : m_feed->week().addDays(days));
}

void SchedulePage::showWeek()
{
    const QLocale locale;
    const QDate first = m_feed->week();
    const QList<Api::ScheduleSegment> &segments = m_feed->segments();
    m_range->setText(
        tr("%1 – %2", "two dates")
            .arg(locale.toString(first, tr("d MMM", "format of the first day of a range")),
                 locale.toString(first.addDays(6), tr("d MMM yyyy", "format of the last day of a range"))));
    qint64 seconds = 0;
    int shows = 0;
    for (const Api::ScheduleSegment &segment : segments) {
        if (!segment.canceledUntil && segment.startTime >= first.startOfDay()) {
            seconds += segment.startTime.secsTo(segment.endTime);
            ++shows;
        }
    }
    m_sum->setText(!m_feed->isWeekKnown()
                       ? tr("Loading…")
                       : tr("week %1 · %Ln shows, %2", nullptr, shows)
                             .arg(QString::number(first.addDays(3).weekNumber()), durationText(seconds)));
    updateActions();
    m_rows->sync(segments);
    if (m_feed->isWeekKnown() && segments.isEmpty())
        m_list->showEmpty(Icon::Calendar, tr("No shows planned."),
                          m_new->isEnabled() ? m_new->text() : QString(), [this] { m_new->trigger(); });
    else
        m_list->showList();
    m_week->setSegments(segments);
    m_week->setVacation(m_feed->vacation());
    if (m_feed->isWeekKnown() && !std::exchange(m_isScrolled, true))
        m_week->scrollToContent();
    arrange();
    if (const int row = m_rows->rowOf(m_next); row >= 0) {
        m_week->setCurrent(std::exchange(m_next, {}));
        m_table->setCurrentIndex(m_rows->index(row, 0));
    }
    // The shown segment may have been changed elsewhere.
    const Api::ScheduleSegment *shown = m_rows->find(m_editor->segment());
    if (shown && !m_editor->isHidden() && !m_editor->isChanged())
        m_editor->edit(*shown);
}

void SchedulePage::choose(const QString &id)
{
    if (m_editor->isVisible() && !m_editor->isChanged())
        openEditor(id);
}

QString SchedulePage::currentId() const
{
    if (m_stack->currentWidget() == m_week)
        return m_week->current();
    const QModelIndex index = m_table->currentIndex();
    return index.isValid() ? m_rows->row(index.row()).id : QString();
}

bool SchedulePage::openEditor(const QString &id)
{
    const Api::ScheduleSegment *segment = m_rows->find(id);
    if (!segment)
        return false;
    m_week->setCurrent(id);
    m_editor->edit(*segment);
    m_editor->show();
    arrange();
    return true;
}

void SchedulePage::addSegment(const QDateTime &at)
{
    m_editor->editNew(at);
    m_editor->show();
    arrange();
    m_editor->setFocus();
}

void SchedulePage::closeEditor()
{
    m_editor->hide();
    arrange();
    takeKeyboard();
}

void SchedulePage::openVacation()
{
    auto *dialog = new VacationDialog(m_feed->vacation(), m_feed->today(), this);
    connect(dialog, &QDialog::accepted, this, [this, dialog] { m_feed->setVacation(dialog->vacation()); });
    connect(dialog, &VacationDialog::endRequested, this, [this] { m_feed->setVacation({}); });
    dialog->openOnce();
}

void SchedulePage::saveCalendar(const Result<QString> &text)
{
    if (!text)
        return Q_EMIT notified(
            tr("Reading the calendar failed. %1", "the reason").arg(reasonOf(text.error())), {},
            Pill::Kind::Error);
    m_saver->choose(
        {.title = tr("Save iCalendar"),
         .name = tr("Schedule of %1").arg(m_feed->account()->info().displayName),
         .kinds = {tr("Calendar (*.ics)")},
         .write = FileSaver::bytes(text->toUtf8()),
         .saved = [](int, const QString &file) { return tr("Schedule saved in %1.").arg(file); }});
}

void SchedulePage::arrange()
{
    const bool isBeside = width() >= px(withEditor);
    const bool isEditing = !m_editor->isHidden();
    m_columns->setDirection(QBoxLayout::LeftToRight);
    m_editor->setMinimumWidth(isBeside ? px(editorWidth) : 0);
    m_editor->setMaximumWidth(isBeside ? px(editorWidth) : QWIDGETSIZE_MAX);
    m_left->setVisible(isBeside || !isEditing);
    // A narrow window shows three days, beginning with today.
    const int room = width() - (isEditing && isBeside ? px(editorWidth) : 0);
    const int days = width() >= px(wholeWeek) && room >= px(wholeWeekBeside) ? 7 : 3;
    const qint64 today = m_feed->week().daysTo(m_feed->today());
    const int from = days == 7 ? 0 : int(qBound(qint64(0), today, qint64(7 - days)));
    m_week->setDays(m_feed->week().addDays(from), days);
}

void SchedulePage::resizeEvent(QResizeEvent *event)
{
    Page::resizeEvent(event);
    arrange();
}

void SchedulePage::showEvent(QShowEvent *event)
{
    Page::showEvent(event);
    m_feed->setOnScreen(this, true);
}

void SchedulePage::hideEvent(QHideEvent *event)
{
    Page::hideEvent(event);
    m_feed->setOnScreen(this, false);
}

void SchedulePage::takeKeyboard()
{
    m_stack->currentIndex() == 0 ? m_week->setFocus(Qt::OtherFocusReason)
                                 : m_table->setFocus(Qt::OtherFocusReason);
}

}  // namespace Sidestage
