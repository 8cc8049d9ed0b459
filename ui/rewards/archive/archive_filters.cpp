// SPDX-License-Identifier: GPL-3.0-or-later
#include "archive_filters.h"

#include "archive_model.h"

#include "kit/layout/spacing.h"
#include "kit/search/search_field.h"
#include "kit/theme/theme.h"

#include <QBoxLayout>
#include <QDateEdit>
#include <QKeyEvent>
#include <QLabel>
#include <QSignalBlocker>

namespace Sidestage {

using Outcome = ArchivedRedemption::Outcome;

namespace {

QDateTime startOf(const QDate &day)
{
    return day.startOfDay().toUTC();
}

}  // namespace

ArchiveFilters::ArchiveFilters(bool todayOnly, QWidget *parent)
    : QWidget(parent)
    , m_todayOnly(todayOnly)
{
    m_search = named("archiveSearch", new SearchField, tr("Search viewer, message or reward"));
    m_search->setPlaceholderText(tr("Search viewer, message or reward"));
    m_search->setKey(QKeySequence(Qt::Key_Slash));
    connect(m_search, &QLineEdit::textChanged, this, &ArchiveFilters::typed);
    connect(m_search, &SearchField::listRequested, this, &ArchiveFilters::listRequested);

    m_period = named("archivePeriod", new QComboBox, tr("Time range"));
    m_period->addItem(tr("All time"), int(Period::All));
    m_period->addItem(tr("Today"), int(Period::Today));
    m_period->addItem(tr("Last 7 days"), int(Period::LastWeek));
    m_period->addItem(tr("Last stream"), int(Period::LastStream));
    m_period->addItem(tr("Custom…"), int(Period::Days));
    const QDate today = QDate::currentDate();
    const auto makeDay = [&](const QString &name, const QString &objectName, const QDate &day) {
        auto *edit = new QDateEdit(day);
        edit->setObjectName(objectName);
        edit->setAccessibleName(name);
        edit->setCalendarPopup(true);
        edit->setToolTip(name);
        connect(edit, &QDateEdit::dateChanged, this, &ArchiveFilters::typed);
        return edit;
    };
    m_from = makeDay(tr("From date"), QStringLiteral("archiveFrom"), today.addMonths(-1));
    m_dash = makeLabel(QStringLiteral("–"), TextRole::Body, Tone::Secondary);
    m_until = makeDay(tr("To date (inclusive)"), QStringLiteral("archiveUntil"), today);
    m_reward = named("archiveReward", new QComboBox, tr("Reward"));
    m_reward->addItem(tr("All rewards"), QString());
    m_outcome = named("archiveOutcome", new QComboBox, tr("Outcome"));
    m_outcome->addItem(tr("All outcomes"));
    for (const Outcome outcome : {Outcome::Fulfilled, Outcome::Refunded, Outcome::Gone, Outcome::Waiting}) {
        const OutcomeLook look = lookOf(outcome);
        if (!m_todayOnly || outcome != Outcome::Waiting)
            m_outcome->addItem(Icons::icon(look.icon), look.word, int(outcome));
    }
    for (QComboBox *combo : {m_period, m_reward, m_outcome}) {
        combo->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
        combo->setMinimumContentsLength(10);
        connect(combo, &QComboBox::currentIndexChanged, this, [this] {
            refreshDays();
            Q_EMIT changed();
        });
    }

    auto *filters = new QWidget;
    m_flow = withoutMargins(new FlowLayout(filters));
    for (QWidget *filter :
         std::initializer_list<QWidget *>{m_period, m_from, m_dash, m_until, m_reward, m_outcome})
        m_flow->addWidget(filter);
    m_line = withoutMargins(new QBoxLayout(QBoxLayout::LeftToRight, this));
    m_line->addWidget(m_search, 1);
    m_line->addWidget(filters);
    m_flow->setSpacings(8, 8);
    setSpacing(m_line, 8);
    setScaled(m_search, &QWidget::setMinimumWidth, 140);
    m_period->setVisible(!m_todayOnly);
    refreshDays();
}

void ArchiveFilters::setNarrow(bool narrow)
{
    m_line->setDirection(narrow ? QBoxLayout::TopToBottom : QBoxLayout::LeftToRight);
}

ArchiveQuery ArchiveFilters::query() const
{
    ArchiveQuery query;
    query.words = m_search->text().simplified();
    query.userId = m_viewer;
    query.rewardId = m_reward->currentData().toString();
    if (m_outcome->currentIndex() > 0)
        query.outcome = Outcome(m_outcome->currentData().toInt());
    const QDate today = QDate::currentDate();
    if (m_todayOnly) {
        query.decidedOnly = true;
        query.from = startOf(today);
        return query;
    }
    switch (period()) {
    case Period::Today:
        query.from = startOf(today);
        break;
    case Period::LastWeek:
        query.from = startOf(today.addDays(-6));
        break;
    case Period::LastStream:
        // If no stream is known, the query matches nothing.
        query.from = m_stream.from.isValid() ? m_stream.from : QDateTime::currentDateTimeUtc();
        query.until = m_stream.until;
        break;
    case Period::Days: {
        query.from = startOf(std::min(m_from->date(), m_until->date()));
        query.until = startOf(std::max(m_from->date(), m_until->date()).addDays(1));
        break;
    }
    case Period::All:
        break;
    }
    return query;
}

bool ArchiveFilters::isNarrowed() const
{
    return !m_search->text().trimmed().isEmpty() || !m_viewer.isEmpty() || m_reward->currentIndex() > 0
        || m_outcome->currentIndex() > 0 || (!m_todayOnly && period() != Period::All);
}

void ArchiveFilters::reset()
{
    m_viewer.clear();
    for (QComboBox *combo : {m_period, m_reward, m_outcome}) {
        const QSignalBlocker blocker(combo);
        combo->setCurrentIndex(0);
    }
    const QSignalBlocker blocker(m_search);
    m_search->clear();
    refreshDays();
}

void ArchiveFilters::clear()
{
    reset();
    Q_EMIT changed();
}

void ArchiveFilters::showViewer(const QString &userId)
{
    reset();
    m_viewer = userId;
    Q_EMIT changed();
}

void ArchiveFilters::showReward(const QString &rewardId, const QString &title)
{
    reset();
    int index = m_reward->findData(rewardId);
    {
        const QSignalBlocker blocker(m_reward);
        if (index < 0) {
            m_reward->addItem(title, rewardId);
            index = m_reward->count() - 1;
        }
        m_reward->setCurrentIndex(index);
    }
    Q_EMIT changed();
}

void ArchiveFilters::showOutcome(Outcome outcome)
{
    reset();
    {
        const QSignalBlocker blocker(m_outcome);
        m_outcome->setCurrentIndex(m_outcome->findData(int(outcome)));
    }
    Q_EMIT changed();
}

void ArchiveFilters::dropViewer()
{
    m_viewer.clear();
    Q_EMIT changed();
    m_search->setFocus();
}

void ArchiveFilters::setRewards(const QList<ArchivedReward> &rewards)
{
    const QSignalBlocker blocker(m_reward);
    for (const ArchivedReward &reward : rewards) {
        const int index = m_reward->findData(reward.id);
        if (index < 0)
            m_reward->addItem(reward.title, reward.id);
        else
            m_reward->setItemText(index, reward.title);
    }
}

void ArchiveFilters::setStream(const ArchivedStream &stream)
{
    if (stream == m_stream)
        return;
    m_stream = stream;
    if (!m_todayOnly && period() == Period::LastStream)
        Q_EMIT changed();
}

void ArchiveFilters::refreshDays()
{
    const bool shown = !m_todayOnly && period() == Period::Days;
    m_from->setVisible(shown);
    m_dash->setVisible(shown);
    m_until->setVisible(shown);
}

}  // namespace Sidestage
