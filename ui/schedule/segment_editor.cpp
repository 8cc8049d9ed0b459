// SPDX-License-Identifier: GPL-3.0-or-later
#include "segment_editor.h"

#include "base/bidi.h"
#include "client/service_clock.h"
#include "forms/category_combo.h"
#include "kit/controls/action_button.h"
#include "kit/controls/calendar.h"
#include "kit/layout/flow_layout.h"
#include "kit/layout/spacing.h"
#include "kit/overlays/dialog_frame.h"
#include "kit/search/search_combo.h"
#include "kit/text/digits_label.h"
#include "kit/text/pill.h"
#include "kit/text/time_text.h"
#include "kit/text/wrap_label.h"
#include "page/permission_hint.h"
#include "schema/describe.h"
#include "search/category_search.h"
#include "texts/error_texts.h"
#include "week_view.h"

#include <QBoxLayout>
#include <QDateTimeEdit>
#include <QLocale>
#include <QSortFilterProxyModel>
#include <QStringListModel>

#include <utility>

namespace Sidestage {

SegmentEditor::SegmentEditor(ScheduleFeed *feed, QWidget *parent)
    : Card(tr("Segment"), Icon::None, parent)
    , m_feed(feed)
    , m_search(new CategorySearch(
          feed->account()->client(), [this] { return offeredCategories(); }, this))
    , m_kind(new Pill)
    , m_form(new Form<SegmentDraft>)
    , m_start(new QDateTimeEdit)
    , m_zone(new SearchCombo)
    , m_fixed(new WhyHint(tr("Start and repeat are fixed.")))
    , m_note(new WrapLabel({}, TextRole::Small, Tone::Secondary))
    , m_conflicts(new WrapLabel({}, TextRole::Small, Tone::Warn))
    , m_permission(
          new PermissionHint(tr("No permission to change the schedule."), Api::Scope::ChannelManageSchedule))
    , m_save(new ActionButton(Icon::Check, {}, Button::Role::Primary))
    , m_discard(new Button(tr("Discard")))
    , m_cancel(new Button(Icon::Close, {}))
    , m_remove(new Button(tr("Delete…"), Button::Role::Danger))
    , m_foot(named("segmentFoot", new QWidget))
{
    setObjectName(QStringLiteral("segmentEditor"));
    build();
    m_draftTimer.setSingleShot(true);
    m_draftTimer.setInterval(500);
    connect(&m_draftTimer, &QTimer::timeout, this, &SegmentEditor::keepDraft);
    connect(m_form, &FormBase::edited, this, [this] {
        m_draftTimer.start();
        updateTexts();
    });
    connect(m_feed, &ScheduleFeed::changed, this, &SegmentEditor::updateTexts);
    connect(m_feed, &ScheduleFeed::segmentSaved, this, &SegmentEditor::takeSaved);
}

SegmentEditor::~SegmentEditor()
{
    keepPending();
}

void SegmentEditor::build()
{
    auto *close = Button::iconOnly(Icon::Close, tr("Close"));
    close->setObjectName(QStringLiteral("closeSegment"));
    connect(close, &QPushButton::clicked, this, &SegmentEditor::closed);
    addBesideTitle(m_kind);
    addToHead(close);
    setFocusProxy(
        m_form->text(&SegmentDraft::title, {.label = tr("Title"), .name = "segmentTitle"})->input());
    SearchCombo *category = makeCategoryCombo(m_search);
    m_form->input(
        {.label = tr("Category"), .name = "segmentCategory"}, category, &SearchCombo::chosen,
        [category](const SegmentDraft &draft) { category->setValue(draft.categoryName); },
        [this](SegmentDraft &draft, const QModelIndex &index) {
            const Api::Category chosen = m_search->model()->row(index.row());
            draft.categoryId = chosen.id;
            draft.categoryName = chosen.id.isEmpty() ? QString() : chosen.name;
        });
    m_start->setDisplayFormat(dateTimeFormat());
    setUpCalendar(m_start);
    m_form->input(
        {.label = tr("Start"), .name = "segmentStart"}, m_start, &QDateTimeEdit::dateTimeChanged,
        [this](const SegmentDraft &draft) { m_start->setDateTime(draft.start.toLocalTime()); },
        [this](SegmentDraft &draft) { draft.start = m_start->dateTime().toUTC(); });
    m_form->toggle(&SegmentDraft::isRecurring, {.label = tr("Repeats weekly"), .name = "segmentRepeats"});
    m_form->addWidget(m_fixed);
    m_form->number(&SegmentDraft::minutes, {.label = tr("Minutes"), .name = "segmentMinutes"});
    QStringList ids;
    for (const QByteArray &id : QTimeZone::availableTimeZoneIds())
        ids.append(QString::fromLatin1(id));
    auto *zones = new QSortFilterProxyModel(this);
    zones->setSourceModel(new QStringListModel(ids, this));
    zones->setFilterCaseSensitivity(Qt::CaseInsensitive);
    m_zone->setModel(zones);
    m_zone->setDebounce(0);
    connect(m_zone, &SearchCombo::queryEdited, zones, &QSortFilterProxyModel::setFilterFixedString);
    connect(m_zone, &SearchCombo::opened, zones, [zones] { zones->setFilterFixedString({}); });
    m_form->input(
        {.label = tr("Time zone"), .name = "segmentZone"}, m_zone, &SearchCombo::chosen,
        [this](const SegmentDraft &draft) { m_zone->setValue(draft.timezone); },
        [](SegmentDraft &draft, const QModelIndex &index) { draft.timezone = index.data().toString(); });
    m_fixed->setObjectName(QStringLiteral("segmentFixed"));
    m_fixed->setRule(
        tr("Weekly segments"),
        tr("The service cannot move a weekly segment or change how often it comes. Sidestage can add "
           "a new one and then delete this one."));
    m_fixed->setAction(tr("Move…"));
    connect(m_fixed, &WhyHint::actionTriggered, this, &SegmentEditor::moveToNew);
    m_permission->setRule(tr("Schedule"),
                          tr("Without permission to manage the schedule, Sidestage can only show it."));
    m_note->setObjectName(QStringLiteral("segmentNote"));
    m_conflicts->setObjectName(QStringLiteral("segmentConflicts"));
    body()->addWidget(m_form);
    body()->addWidget(m_note);
    body()->addWidget(m_conflicts);
    body()->addStretch(1);
    body()->addWidget(m_permission);
    m_save->setObjectName(QStringLiteral("saveSegment"));
    m_save->setKeyHint(Qt::CTRL | Qt::Key_Return);
    connect(m_save, &QPushButton::clicked, this, &SegmentEditor::save);
    m_discard->setObjectName(QStringLiteral("discardSegment"));
    connect(m_discard, &QPushButton::clicked, this, &SegmentEditor::discard);
    auto *foot = withoutMargins(new QVBoxLayout(m_foot));
    setSpacing(foot, 8);
    auto *saving = withoutMargins(new FlowLayout);
    saving->addWidget(m_save);
    saving->addWidget(m_discard);
    foot->addLayout(saving);
    auto *row = withoutMargins(new FlowLayout);
    m_cancel->setObjectName(QStringLiteral("cancelSegment"));
    connect(m_cancel, &QPushButton::clicked, this, &SegmentEditor::toggleCancelled);
    m_remove->setObjectName(QStringLiteral("deleteSegment"));
    connect(m_remove, &QPushButton::clicked, this, &SegmentEditor::remove);
    row->addWidget(m_cancel);
    row->addWidget(m_remove);
    foot->addLayout(row);
    body()->addWidget(m_foot);
}

QList<Api::Category> SegmentEditor::offeredCategories() const
{
    QList<Api::Category> offered;
    for (const Api::ScheduleSegment &segment : m_feed->segments()) {
        const auto isSame
            = [&segment](const Api::Category &category) { return category.id == segment.category->id; };
        if (segment.category && std::none_of(offered.cbegin(), offered.cend(), isSame))
            offered.append(Api::Category{.id = segment.category->id, .name = segment.category->name});
    }
    return offered;
}

void SegmentEditor::edit(const Api::ScheduleSegment &segment)
{
    keepPending();
    m_segment = segment;
    const SegmentDraft saved = draftOf(segment);
    const bool isSent = m_sent && m_sent->id == segment.id;
    present(saved, isSent ? *m_sent : m_feed->draft(segment.id).value_or(saved));
}

void SegmentEditor::editNew(const QDateTime &at)
{
    keepPending();
    m_segment.reset();
    const QDateTime usual = QDateTime(m_feed->today().addDays(1), QTime(20, 0)).toUTC();
    const SegmentDraft saved{.start = at.isValid() ? at : usual};
    // The next one begins when the last one is saved.
    const bool isSent = m_sent && m_sent->id.isEmpty();
    SegmentDraft shown = isSent ? *m_sent : m_feed->draft({}).value_or(saved);
    if (at.isValid() && !isSent)
        shown.start = at;
    present(saved, shown);
}

void SegmentEditor::present(const SegmentDraft &saved, const SegmentDraft &shown)
{
    m_saved = saved;
    // The service cannot take the category away from a segment.
    m_search->model()->setFilter(
        [isNew = shown.isAdded()](const Api::Category &category) { return isNew || !category.id.isEmpty(); });
    m_form->clearErrors();
    m_form->setValue(shown);
    if (!m_sent || *m_sent != shown)
        setError({});  // of one that may have been added it stays
    updateTexts();
}

bool SegmentEditor::isChanged() const
{
    return m_form->value() != m_saved;
}

void SegmentEditor::showEvent(QShowEvent *event)
{
    Card::showEvent(event);
    updateTexts();
}

void SegmentEditor::updateTexts()
{
    const SegmentDraft &draft = m_form->value();
    const bool isNew = draft.isAdded();
    const bool isFixed = !isNew && draft.isRecurring;
    const bool mayManage = m_feed->mayManage();
    setTitle(m_segment ? titleOf(*m_segment) : tr("New segment"));
    m_kind->setState(Pill::Kind::Info, draft.isRecurring ? tr("Weekly") : tr("Once"),
                     draft.isRecurring ? Icon::Repeat : Icon::Calendar);
    const bool isEditable = mayManage && !m_feed->isBusy();
    m_form->setEditable(isEditable);
    m_start->setEnabled(mayManage && !isFixed);
    m_form->row(RepeatRow)->input()->setEnabled(isEditable && isNew);
    m_zone->setEnabled(isEditable && !isFixed);
    m_fixed->setVisible(isFixed && mayManage);
    m_permission->setVisible(!mayManage);
    QList<FormRows> changed;
    const auto note = [&changed](FormRows row, bool isChanged) {
        if (isChanged)
            changed.append(row);
    };
    note(TitleRow, draft.title != m_saved.title);
    note(CategoryRow, draft.categoryId != m_saved.categoryId);
    note(StartRow, m_segment && draft.start != m_saved.start);
    note(DurationRow, m_segment && draft.minutes != m_saved.minutes);
    m_form->setChanged(changed);
    m_form->setHint(DurationRow,
                    tr("30 to 1,380. Ends at %1.", "a time of day")
                        .arg(timeOfDay(draft.start.addSecs(draft.minutes * 60))));
    m_note->setText(clockNote(draft));
    m_note->setVisible(!m_note->text().isEmpty());
    QStringList names;
    // Without a reader nothing is read for them.
    for (const Api::ScheduleSegment &other :
         isVisible() ? m_feed->conflicts(draft) : QList<Api::ScheduleSegment>())
        names.append(isolated(titleOf(other)));
    m_conflicts->setText(
        names.isEmpty() ? QString() : tr("At the same time: %1.").arg(QLocale().createSeparatedList(names)));
    m_conflicts->setVisible(!names.isEmpty());
    const bool isUnchanged = !isNew && !isChanged();
    m_save->setText(draft.isMoved ? tr("Move") : isNew ? tr("Add") : tr("Save"));
    m_save->setBlocked(!mayManage             ? tr("Sidestage needs permission to change the schedule.")
                           : m_feed->isBusy() ? tr("The last request is not answered yet.")
                           : isUnchanged      ? tr("Nothing has changed.")
                                              : QString());
    m_discard->setVisible(mayManage && isChanged());
    m_discard->setEnabled(!m_feed->isBusy());
    const bool isCancelled = m_segment && m_segment->canceledUntil;
    // Of a weekly segment the service cancels the next stream, whichever week is shown.
    const QDateTime now = m_feed->account()->serviceClock()->now();
    const bool isNext = !m_saved.isRecurring || (m_saved.start > now && m_saved.start.addDays(-7) <= now);
    m_cancel->setText(isCancelled   ? tr("Restore")
                          : !isNext ? tr("Cancel next")
                                    : tr("Cancel %1", "a date")
                                          .arg(QLocale().toString(m_saved.start.toLocalTime().date(),
                                                                  QLocale::ShortFormat)));
    m_cancel->setSymbol(isCancelled ? Icon::Undo : Icon::Close);
    m_cancel->setVisible(!isNew && mayManage);
    m_remove->setVisible(!isNew && mayManage);
    m_cancel->setEnabled(!m_feed->isBusy());
    m_remove->setEnabled(!m_feed->isBusy());
}

QString SegmentEditor::clockNote(const SegmentDraft &draft) const
{
    const QTimeZone zone(draft.timezone.toLatin1());
    if (!draft.isRecurring || !zone.isValid() || !draft.start.isValid())
        return {};
    const QTime local = draft.start.toTimeZone(zone).time();
    QString text
        = tr("Starts at %1 in %2 all year.", "a time; a time zone").arg(timeOfDay(local), draft.timezone);
    if (const auto change = nextClockChange(zone, draft.start))
        text += u' '
            + tr("When the clocks change on %1, that moves from %2 to %3 UTC.", "a date; two times")
                  .arg(QLocale().toString(change->at.toTimeZone(zone).date(), QLocale::LongFormat),
                       timeOfDay(local.addSecs(-change->secondsBefore)),
                       timeOfDay(local.addSecs(-change->secondsAfter)));
    return text;
}

void SegmentEditor::keepDraft()
{
    m_draftTimer.stop();
    if (!isChanged())
        m_feed->dropDraft(m_saved.id);
    else if (m_feed->keepDraft(m_form->value()))
        Q_EMIT draftKept();
}

void SegmentEditor::keepPending()
{
    if (m_draftTimer.isActive())
        keepDraft();
}

void SegmentEditor::discard()
{
    m_draftTimer.stop();
    m_feed->dropDraft(m_saved.id);
    present(m_saved, m_saved);
    m_form->focusRow(TitleRow);  // the button is hidden
}

bool SegmentEditor::showFailure(const Error &error)
{
    // While the request has no answer, something else has failed.
    if (!m_sent || m_feed->isBusy())
        return false;
    const bool isShown = *m_sent == m_form->value();
    if (m_sent->isAdded() && error.isUncertain()) {
        // Once the service was read again, the feed tells whether it was added.
        if (isShown)
            setError(tr("It may have been added. %1", "the reason").arg(reasonOf(error)));
        return isShown && isVisible();
    }
    m_sent.reset();
    if (!isShown)
        return false;
    setError(reasonOf(error));
    return isVisible();
}

void SegmentEditor::takeSaved(const QString &id)
{
    const auto sent = std::exchange(m_sent, {});
    if (!sent || *sent != m_form->value())
        return;
    SegmentDraft saved = *sent;
    if (saved.isAdded()) {
        Q_EMIT closed();
        return;
    }
    saved.id = id;
    present(saved, saved);
}

void SegmentEditor::save()
{
    if (m_save->isBlocked())
        return m_save->press();  // explains why
    m_form->clearErrors();
    const SegmentDraft &draft = m_form->value();
    if (!QTimeZone::isTimeZoneIdAvailable(draft.timezone.toLatin1())) {
        m_form->setError(ZoneRow, tr("Choose a time zone from the list."));
        m_form->focusRow(ZoneRow);
        return;
    }
    if (auto checked = Api::check(Api::schemaOf<SegmentDraft>(), &draft); !checked) {
        const FormRows row = checked.error().field == u"title" ? TitleRow : DurationRow;
        m_form->setError(row, ruleOf(checked.error()));
        m_form->focusRow(row);
        return;
    }
    setError({});
    keepDraft();
    m_sent = draft;
    m_feed->save(draft);
}

void SegmentEditor::moveToNew()
{
    SegmentDraft moved = m_form->value();
    moved.isMoved = true;
    present(m_saved, moved);
    m_draftTimer.start();
    m_form->focusRow(StartRow);
}

void SegmentEditor::toggleCancelled()
{
    if (m_segment)
        m_feed->setCancelled(m_saved.id, !m_segment->canceledUntil);
}

void SegmentEditor::remove()
{
    if (!m_segment || !m_feed->mayManage())
        return;
    auto *dialog = new DialogFrame(tr("Delete segment"), this);
    dialog->setObjectName(QStringLiteral("deleteSegmentDialog"));
    dialog->setHeading(tr("Delete “%1”?").arg(isolated(titleOf(*m_segment))));
    dialog->body()->addWidget(new WrapLabel(
        m_segment->isRecurring ? tr("It is removed from all weeks. To leave out one week, cancel it.")
                               : tr("It is removed from the schedule."),
        TextRole::Body, Tone::Secondary, dialog));
    dialog->addSafeButton(tr("Keep"));
    auto *confirm = dialog->addButton(tr("Delete"), Button::Role::DangerFill);
    confirm->setObjectName(QStringLiteral("confirm"));
    connect(confirm, &QPushButton::clicked, dialog, &QDialog::accept);
    connect(dialog, &QDialog::accepted, this, [this, id = m_saved.id] {
        keepPending();
        m_feed->remove(id);
        Q_EMIT closed();
    });
    dialog->resize(px(420), dialog->sizeHint().height());
    dialog->openOnce();
}

}  // namespace Sidestage
