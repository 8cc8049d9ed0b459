// SPDX-License-Identifier: GPL-3.0-or-later
#include "range_bar.h"

#include "analytics/charts/analytics_texts.h"
#include "base/bidi.h"
#include "kit/controls/calendar.h"
#include "kit/controls/form_field.h"
#include "kit/layout/spacing.h"
#include "kit/overlays/button_menu.h"
#include "kit/text/wrap_label.h"
#include "kit/theme/theme.h"

#include "analytics/analytics_service.h"

#include "kit/controls/button.h"
#include "kit/controls/segmented.h"
#include "kit/layout/flow_layout.h"

#include <QBoxLayout>
#include <QComboBox>
#include <QDateEdit>
#include <QLabel>
#include <QMenu>
#include <QSignalBlocker>
#include <QVBoxLayout>

namespace Sidestage {

RangeDialog::RangeDialog(ReportKind kind, const DayRange &range, const QDate &today, qint64 days,
                         QWidget *parent)
    : DialogFrame(days > 0 ? tr("Days to compare with") : tr("Days to show"), parent)
    , m_kind(kind)
    , m_today(today)
    , m_days(days)
{
    setObjectName(QStringLiteral("rangeDialog"));
    setAttribute(Qt::WA_DeleteOnClose);
    setModal(true);
    const auto calendar = [&](const char *name, const QDate &day) {
        auto *edit = named(name, new QDateEdit(day));
        setUpCalendar(edit);
        // Goes back to 2011, because the store may have days that the service no longer reports.
        edit->setDateRange(QDate(2011, 1, 1), today);
        connect(edit, &QDateEdit::dateChanged, this, &RangeDialog::refresh);
        return edit;
    };
    m_from = calendar("rangeFrom", range.from);
    m_to = calendar("rangeTo", range.to);
    m_from->setAccessibleName(tr("First day"));
    m_to->setAccessibleName(tr("Last day, inclusive"));
    auto *fields = new QHBoxLayout;
    fields->addWidget(new FormField(tr("First day"), m_from), 1);
    auto *last = new FormField(tr("Last day"), m_to);
    last->setVisible(days <= 0);
    fields->addWidget(last, 1);
    body()->addLayout(fields);
    m_advice = named("rangeAdvice", new WrapLabel({}, TextRole::Body, Tone::Text));
    body()->addWidget(m_advice);
    auto *limits = named(
        "rangeLimits", new WrapLabel(AnalyticsTexts::limits(kind, today), TextRole::Small, Tone::Secondary));
    body()->addWidget(limits);
    body()->addStretch(1);
    addSafeButton(tr("Cancel"));
    m_take = named("takeRange", addButton(tr("Show these days"), Button::Role::Primary));
    connect(m_take, &QAbstractButton::clicked, this, [this] {
        Q_EMIT chosen(this->range());
        accept();
    });
    setSpacing(fields, 16);
    setScaled(this, &QWidget::resize, 520, 280);
    refresh();
    m_from->setFocus();
}

DayRange RangeDialog::range() const
{
    return {m_from->date(), m_days > 0 ? m_from->date().addDays(m_days - 1) : m_to->date()};
}

void RangeDialog::refresh()
{
    const DayRange asked = range();
    const bool isValid = asked.isValid();
    QStringList sentences;
    if (isValid)
        sentences.append(tr("%1: %Ln days.", nullptr, int(asked.days())).arg(AnalyticsTexts::range(asked)));
    sentences += AnalyticsTexts::advice(m_kind, asked, m_today);
    m_advice->setText(sentences.join(u' '));
    setTone(m_advice, isValid ? Tone::Text : Tone::Error);
    m_take->setEnabled(isValid);
}

using With = ChartComparison::With;

namespace {

constexpr int month = 30;
constexpr int quarter = 90;
constexpr int year = 365;
/// Selects everything that is stored.
constexpr int everything = 0;
constexpr int ownDays = -1;

}  // namespace

RangeBar::RangeBar(AnalyticsService *service, ChartModel *model, QWidget *parent)
    : QWidget(parent)
    , m_service(service)
    , m_model(model)
{
    setObjectName(QStringLiteral("rangeBar"));
    const bool isGames = model->kind() == ReportKind::Games;
    m_flow = new FlowLayout(this);
    m_flow->setContentsMargins(0, 0, 0, 0);
    m_subject = named("analyticsSubject", new QComboBox, isGames ? tr("Game") : tr("Extension"));
    m_subject->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
    m_subject->setMinimumContentsLength(14);
    m_range = named("analyticsRange", new Button({}, Button::Role::Default));
    m_range->setOpens(true);
    m_menu = named("rangeMenu", new QMenu(this));
    for (const auto &[text, days] :
         {std::pair(tr("Last %n days", nullptr, month), month),
          std::pair(tr("Last %n days", nullptr, quarter), quarter), std::pair(tr("Last year"), year),
          std::pair(tr("All saved days"), everything), std::pair(tr("Choose days…"), ownDays)})
        m_menu->addAction(text, this, [this, wanted = days] { preset(wanted); });
    m_presets = named("analyticsPresets", new Segmented, tr("Days to show"));
    m_presets->addOption(tr("%n days", nullptr, month), month);
    m_presets->addOption(tr("%n days", nullptr, quarter), quarter);
    m_presets->addOption(tr("1 year"), year);
    m_presets->addOption(tr("All"), everything);
    m_presets->addOption(tr("Other…"), ownDays);
    m_presets->setCurrentIndex(1);
    m_compare = named("analyticsCompare", new QComboBox, tr("Compare with"));
    m_compare->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
    m_compare->setMinimumContentsLength(15);
    m_notReady = named("notReady", makeLabel({}, TextRole::Small, Tone::Secondary));
    for (QWidget *each :
         std::initializer_list<QWidget *>{m_subject, m_range, m_presets, m_compare, m_notReady})
        m_flow->addWidget(each);

    connect(m_subject, &QComboBox::activated, this,
            [this](int index) { m_model->setSubject(m_subject->itemData(index).toString()); });
    connect(m_range, &Button::clicked, this, [this] { popUpBelow(m_menu, m_range); });
    connect(m_presets, &Segmented::chosen, this, [this] { preset(m_presets->currentData().toInt()); });
    connect(m_compare, &QComboBox::activated, this, &RangeBar::chooseComparison);
    connect(model, &ChartModel::questionChanged, this, &RangeBar::refresh);
    connect(service, &AnalyticsService::changed, this, [this](ReportKind changed) {
        if (changed == m_model->kind())
            refresh();
    });
    m_flow->setSpacings(8, 8);
    refresh();
}

void RangeBar::resizeEvent(QResizeEvent *event)
{
    QWidget::resizeEvent(event);
    m_presets->setVisible(width() >= px(420));
}

void RangeBar::fillSubjects()
{
    const QSignalBlocker blocker(m_subject);
    m_subject->clear();
    m_subject->addItem(m_model->kind() == ReportKind::Games ? tr("All games") : tr("All extensions"),
                       QString());
    for (const StoredSubject &subject : m_service->reports(m_model->kind()).subjects)
        m_subject->addItem(AnalyticsTexts::subject(subject), subject.id);
    m_subject->setCurrentIndex(std::max(0, m_subject->findData(m_model->subject())));
}

void RangeBar::fillComparisons()
{
    const QSignalBlocker blocker(m_compare);
    m_compare->clear();
    const ChartComparison &now = m_model->comparison();
    for (const With with : {With::Nothing, With::PreviousRange, With::YearBefore, With::OtherRange}) {
        m_compare->addItem(AnalyticsTexts::comparison(with), int(with));
        if (with == now.with)
            m_compare->setCurrentIndex(m_compare->count() - 1);
    }
    if (now.with == With::OtherRange)
        m_compare->setItemText(m_compare->currentIndex(), tr("vs. %1").arg(AnalyticsTexts::range(now.range)));
    m_compare->insertSeparator(m_compare->count());
    for (const StoredSubject &subject : m_service->reports(m_model->kind()).subjects) {
        if (subject.id == m_model->subject())
            continue;
        m_compare->addItem(tr("vs. %1").arg(isolated(AnalyticsTexts::subject(subject))), int(With::Subject));
        m_compare->setItemData(m_compare->count() - 1, subject.id, Qt::UserRole + 1);
        if (now.with == With::Subject && now.subjectId == subject.id)
            m_compare->setCurrentIndex(m_compare->count() - 1);
    }
}

void RangeBar::refresh()
{
    fillSubjects();
    fillComparisons();
    const QDate today = m_service->today();
    const DayRange range = m_model->range();
    m_range->setText(AnalyticsTexts::range(range));
    m_range->setAccessibleName(tr("Days: %1. Choose other days").arg(AnalyticsTexts::range(range)));
    int chosen = range == m_model->allDays() ? everything : ownDays;
    for (const int days : {month, quarter, year}) {
        if (range == lastDays(days, today))
            chosen = days;
    }
    m_presets->setCurrentData(chosen);
    const RangeAdvice advice = RangeAdvice::of(m_model->kind(), range, today);
    // The date that the service reported takes precedence over the general rule.
    QList<QDate> waiting = advice.notReady;
    const QDate ready = m_service->reports(m_model->kind()).readyUntil;
    waiting.removeIf([&](const QDate &day) { return ready.isValid() && day <= ready; });
    QString words = AnalyticsTexts::notReady(waiting, today);
    if (words.isEmpty() && ready.isValid())
        words = tr("Data available until %1").arg(AnalyticsTexts::day(ready, today));
    m_notReady->setText(words);
    m_notReady->setVisible(!words.isEmpty());
    m_notReady->setToolTip(AnalyticsTexts::limits(m_model->kind(), today));
    m_notReady->setAccessibleDescription(AnalyticsTexts::limits(m_model->kind(), today));
}

void RangeBar::preset(int days)
{
    if (days == ownDays)
        openCalendar();
    else if (days == everything)
        m_model->showAll();
    else
        m_model->setRange(lastDays(days, m_service->today()));
}

void RangeBar::openCalendar()
{
    auto *dialog = new RangeDialog(m_model->kind(), m_model->range(), m_service->today(), 0, this);
    connect(dialog, &RangeDialog::chosen, this, [this](const DayRange &range) { m_model->setRange(range); });
    connect(dialog, &QDialog::rejected, this, &RangeBar::refresh);
    dialog->open();
}

void RangeBar::chooseComparison(int index)
{
    ChartComparison wanted{.with = With(m_compare->itemData(index).toInt()),
                           .subjectId = m_compare->itemData(index, Qt::UserRole + 1).toString()};
    if (wanted.with != With::OtherRange) {
        m_model->setComparison(wanted);
        return;
    }
    const DayRange range = m_model->range();
    auto *dialog
        = new RangeDialog(m_model->kind(), yearBefore(range), m_service->today(), range.days(), this);
    connect(dialog, &RangeDialog::chosen, this, [this, wanted](const DayRange &chosen) mutable {
        wanted.range = chosen;
        m_model->setComparison(wanted);
    });
    connect(dialog, &QDialog::rejected, this, &RangeBar::refresh);
    dialog->open();
}

void RangeBar::step(int by)
{
    const DayRange range = m_model->range();
    const qint64 days = by * range.days();
    DayRange next{range.from.addDays(days), range.to.addDays(days)};
    // Does not go beyond the last day that can have data.
    if (const QDate last = m_service->today().addDays(-1); next.to > last)
        next = {last.addDays(1 - range.days()), last};
    m_model->setRange(next);
}

}  // namespace Sidestage
