// SPDX-License-Identifier: GPL-3.0-or-later
#include "range_dialog.h"

#include "analytics/charts/analytics_texts.h"

#include "kit/controls/calendar.h"
#include "kit/controls/form_field.h"
#include "kit/layout/spacing.h"
#include "kit/text/wrap_label.h"
#include "kit/theme/theme.h"

#include <QBoxLayout>
#include <QDateEdit>

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

}  // namespace Sidestage
