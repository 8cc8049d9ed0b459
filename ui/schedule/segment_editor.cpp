// SPDX-License-Identifier: GPL-3.0-or-later
#include "segment_editor.h"

#include "accounts/account.h"
#include "base/bidi.h"
#include "kit/controls/action_button.h"
#include "kit/controls/calendar.h"
#include "kit/controls/search_combo.h"
#include "kit/layout/flow_layout.h"
#include "kit/layout/spacing.h"
#include "kit/messages/why_hint.h"
#include "kit/overlays/dialog_frame.h"
#include "kit/text/pill.h"
#include "kit/text/wrap_label.h"
#include "page/digits_label.h"
#include "schema/describe.h"
#include "search/category_search.h"
#include "texts/error_texts.h"

#include <QBoxLayout>
#include <QComboBox>
#include <QCompleter>
#include <QDateTimeEdit>
#include <QLineEdit>
#include <QLocale>

namespace Sidestage {

namespace {

}  // namespace

SegmentEditor::SegmentEditor(ScheduleFeed *feed, QWidget *parent)
    : Card(tr("Segment"), Icon::None, parent)
    , m_feed(feed)
    , m_search(new CategorySearch(feed->account()->client(), {}, this))
    , m_timezone(systemZone())
    , m_kind(new Pill)
    , m_form(new Form<SegmentDraft>)
    , m_start(new QDateTimeEdit)
    , m_zone(new QComboBox)
    , m_fixed(new WhyHint(tr("Start and repeat are fixed.")))
    , m_note(new WrapLabel({}, TextRole::Small, Tone::Secondary))
    , m_conflicts(new WrapLabel({}, TextRole::Small, Tone::Warn))
    , m_permission(new WhyHint(tr("No permission to change the schedule.")))
    , m_save(new ActionButton(Icon::Check, tr("Save"), Button::Role::Primary))
    , m_cancel(new Button(Icon::Close, {}))
    , m_remove(new Button(tr("Delete…"), Button::Role::Danger))
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
    connect(m_feed, &ScheduleFeed::failed, this, [this](const Error &error) { setError(reasonOf(error)); });
    connect(m_feed, &ScheduleFeed::saved, this, [this] { setError({}); });
}

SegmentEditor::~SegmentEditor()
{
    if (m_draftTimer.isActive())
        keepDraft();
}

void SegmentEditor::build()
{
    auto *close = Button::iconOnly(Icon::Close, tr("Close"));
    close->setObjectName(QStringLiteral("closeSegment"));
    connect(close, &QPushButton::clicked, this, &SegmentEditor::closed);
    addBesideTitle(m_kind);
    addToHead(close);
    m_form->text(&SegmentDraft::title, {.label = tr("Title"), .name = "segmentTitle"});
    auto *category = new SearchCombo;
    category->setPlaceholderText(tr("Search categories"));
    category->setModel(m_search->model());
    m_form->input(
        {.label = tr("Category"), .name = "segmentCategory"}, category, &SearchCombo::chosen,
        [category](const SegmentDraft &draft) { category->setValue(draft.categoryName); },
        [this](SegmentDraft &draft, const QModelIndex &index) {
            const Api::Category chosen = m_search->model()->row(index.row());
            draft.categoryId = chosen.id;
            draft.categoryName = chosen.id.isEmpty() ? QString() : chosen.name;
        });
    connect(category, &SearchCombo::queryEdited, m_search, &CategorySearch::search);
    connect(category, &SearchCombo::opened, m_search, [this] { m_search->search(QString()); });
    connect(m_search, &CategorySearch::stateChanged, category, [this, category] {
        category->setSearching(m_search->isSearching());
        const Error &failure = m_search->failure();
        category->setError(failure.kind == Error::Kind::Cancelled ? QString() : reasonOf(failure));
    });
    m_start->setDisplayFormat(QLocale().dateTimeFormat(QLocale::ShortFormat));
    setUpCalendar(m_start);
    m_form->input(
        {.label = tr("Start"), .name = "segmentStart"}, m_start, &QDateTimeEdit::dateTimeChanged,
        [this](const SegmentDraft &draft) { m_start->setDateTime(draft.start.toLocalTime()); },
        [this](SegmentDraft &draft) { draft.start = m_start->dateTime().toUTC(); });
    m_form->toggle(&SegmentDraft::isRecurring, {.label = tr("Repeats weekly"), .name = "segmentRepeats"});
    m_form->addWidget(m_fixed);
    m_form->number(&SegmentDraft::minutes, {.label = tr("Minutes"), .name = "segmentMinutes"});
    for (const QByteArray &id : QTimeZone::availableTimeZoneIds())
        m_zone->addItem(QString::fromLatin1(id));
    m_zone->setEditable(true);
    m_zone->setInsertPolicy(QComboBox::NoInsert);
    m_zone->completer()->setCompletionMode(QCompleter::PopupCompletion);
    m_zone->completer()->setFilterMode(Qt::MatchContains);
    m_zone->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
    m_zone->setMinimumContentsLength(12);
    m_form->input(
        {.label = tr("Time zone"), .name = "segmentZone"}, m_zone, &QComboBox::currentTextChanged,
        [this](const SegmentDraft &draft) { m_zone->setCurrentText(draft.timezone); },
        [this](SegmentDraft &draft) { draft.timezone = m_zone->currentText(); });
    m_fixed->setObjectName(QStringLiteral("segmentFixed"));
    m_fixed->setRule(
        tr("Weekly segments"),
        tr("The service cannot move a weekly segment or change how often it comes. Sidestage can add "
           "a new one and then delete this one."));
    m_fixed->setAction(tr("Move…"));
    connect(m_fixed, &WhyHint::actionTriggered, this, &SegmentEditor::moveToNew);
    m_permission->setRule(tr("Schedule"),
                          tr("Without permission to manage the schedule, Sidestage can only show it."));
    m_permission->setAction(tr("Grant permission…"));
    connect(m_permission, &WhyHint::actionTriggered, this,
            [this] { Q_EMIT permissionRequested(Api::Scope::ChannelManageSchedule); });
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
    body()->addWidget(m_save);
    auto *row = new FlowLayout;
    row->setContentsMargins({});
    m_cancel->setObjectName(QStringLiteral("cancelSegment"));
    connect(m_cancel, &QPushButton::clicked, this, &SegmentEditor::toggleCancelled);
    m_remove->setObjectName(QStringLiteral("deleteSegment"));
    connect(m_remove, &QPushButton::clicked, this, &SegmentEditor::remove);
    row->addWidget(m_cancel);
    row->addWidget(m_remove);
    body()->addLayout(row);
}

void SegmentEditor::edit(const Api::ScheduleSegment &segment)
{
    m_segment = segment;
    const SegmentDraft saved = draftOf(segment, m_timezone);
    const auto kept = m_feed->draft();
    present(saved, kept && kept->id == segment.id ? *kept : saved);
}

void SegmentEditor::editNew(const SegmentDraft &draft)
{
    m_segment.reset();
    present({.start = draft.start, .timezone = m_timezone}, draft);
}

void SegmentEditor::present(const SegmentDraft &saved, const SegmentDraft &shown)
{
    if (m_draftTimer.isActive()) {
        m_draftTimer.stop();
        keepDraft();
    }
    m_saved = saved;
    m_form->clearErrors();
    m_form->setValue(shown);
    setError({});
    updateTexts();
}

bool SegmentEditor::isChanged() const
{
    return m_form->value() != m_saved;
}

void SegmentEditor::updateTexts()
{
    const SegmentDraft &draft = m_form->value();
    const bool isNew = draft.id.isEmpty();
    const bool isFixed = !isNew && draft.isRecurring;
    const bool mayManage = m_feed->mayManage();
    setTitle(isNew ? tr("New segment") : m_saved.title.isEmpty() ? tr("No title") : m_saved.title);
    m_kind->setState(Pill::Kind::Info, draft.isRecurring ? tr("Weekly") : tr("Once"),
                     draft.isRecurring ? Icon::Repeat : Icon::Calendar);
    m_form->setEditable(mayManage && !m_feed->isBusy());
    m_start->setEnabled(mayManage && !isFixed);
    m_form->row(RepeatRow)->input()->setEnabled(mayManage && isNew);
    m_zone->setEnabled(mayManage && !isFixed);
    m_fixed->setVisible(isFixed && mayManage);
    m_permission->setVisible(!mayManage);
    QList<FormRows> changed;
    const auto note = [&changed](FormRows row, bool isChanged) {
        if (isChanged)
            changed.append(row);
    };
    note(TitleRow, draft.title != m_saved.title);
    note(CategoryRow, draft.categoryId != m_saved.categoryId);
    note(StartRow, !isNew && draft.start != m_saved.start);
    note(DurationRow, !isNew && draft.minutes != m_saved.minutes);
    m_form->setChanged(changed);
    m_form->setHint(DurationRow,
                    tr("30 to 1,380. Ends at %1.", "a time of day")
                        .arg(timeOfDay(draft.start.addSecs(draft.minutes * 60))));
    m_note->setText(clockNote(draft));
    m_note->setVisible(!m_note->text().isEmpty());
    QStringList names;
    for (const Api::ScheduleSegment &other : m_feed->conflicts(draft))
        names.append(isolated(other.title.isEmpty() ? tr("No title") : other.title));
    m_conflicts->setText(
        names.isEmpty() ? QString() : tr("At the same time: %1.").arg(QLocale().createSeparatedList(names)));
    m_conflicts->setVisible(!names.isEmpty());
    const bool isUnchanged = !isNew && !isChanged();
    m_save->setText(isNew ? (draft.replaces.isEmpty() ? tr("Add segment") : tr("Move segment"))
                          : tr("Save changes"));
    m_save->setBlocked(!mayManage             ? tr("Sidestage needs permission to change the schedule.")
                           : m_feed->isBusy() ? tr("The last request is not answered yet.")
                           : isUnchanged      ? tr("Nothing has changed.")
                                              : QString());
    const bool isCancelled = m_segment && m_segment->canceledUntil;
    m_cancel->setText(
        isCancelled ? tr("Restore")
                    : tr("Cancel %1", "a date")
                          .arg(QLocale().toString(draft.start.toLocalTime().date(), QLocale::ShortFormat)));
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
    const QLocale locale;
    const auto time = [&locale](const QTime &of) { return locale.toString(of, QLocale::ShortFormat); };
    QString text = tr("Starts at %1 in %2 all year.", "a time; a time zone").arg(time(local), draft.timezone);
    if (const auto change = nextClockChange(zone, draft.start))
        text += u' '
            + tr("When the clocks change on %1, that moves from %2 to %3 UTC.", "a date; two times")
                  .arg(locale.toString(change->at.toTimeZone(zone).date(), QLocale::LongFormat),
                       time(local.addSecs(-change->secondsBefore)),
                       time(local.addSecs(-change->secondsAfter)));
    return text;
}

void SegmentEditor::keepDraft()
{
    if (isChanged())
        m_feed->keepDraft(m_form->value());
    else
        m_feed->dropDraft();
    Q_EMIT draftKept();
}

void SegmentEditor::save()
{
    if (m_save->isBlocked())
        return;
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
    m_draftTimer.stop();
    m_feed->save(draft);
}

void SegmentEditor::moveToNew()
{
    SegmentDraft moved = m_form->value();
    moved.replaces = moved.id;
    moved.id.clear();
    editNew(moved);
    m_form->focusRow(StartRow);
}

void SegmentEditor::toggleCancelled()
{
    if (m_segment)
        m_feed->setCancelled(m_segment->id, !m_segment->canceledUntil);
}

void SegmentEditor::remove()
{
    if (!m_segment || !m_feed->mayManage())
        return;
    auto *dialog = new DialogFrame(tr("Delete segment"), window());
    dialog->setObjectName(QStringLiteral("deleteSegmentDialog"));
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->setHeading(
        tr("Delete “%1”?").arg(m_segment->title.isEmpty() ? tr("No title") : m_segment->title));
    dialog->body()->addWidget(new WrapLabel(
        m_segment->isRecurring ? tr("It is removed from all weeks. To leave out one week, cancel it.")
                               : tr("It is removed from the schedule."),
        TextRole::Body, Tone::Secondary, dialog));
    dialog->addSafeButton(tr("Keep"));
    auto *confirm = dialog->addButton(tr("Delete"), Button::Role::DangerFill);
    confirm->setObjectName(QStringLiteral("confirm"));
    connect(confirm, &QPushButton::clicked, dialog, &QDialog::accept);
    connect(dialog, &QDialog::accepted, this, [this, id = m_segment->id] {
        m_feed->remove(id);
        Q_EMIT closed();
    });
    dialog->resize(px(420), dialog->sizeHint().height());
    dialog->open();
}

}  // namespace Sidestage
