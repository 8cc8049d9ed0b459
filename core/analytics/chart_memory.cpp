// SPDX-License-Identifier: GPL-3.0-or-later

// Saves and restores the state of a ChartModel across restarts.

#include "analytics_service.h"
#include "chart_model.h"

#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>

namespace Sidestage {

using With = ChartComparison::With;

namespace {

const QString subjectName = QStringLiteral("subject");
const QString lastName = QStringLiteral("last");
const QString allName = QStringLiteral("all");
const QString fromName = QStringLiteral("from");
const QString toName = QStringLiteral("to");
const QString withName = QStringLiteral("with");
const QString otherName = QStringLiteral("other");
const QString otherFromName = QStringLiteral("otherFrom");
const QString otherToName = QStringLiteral("otherTo");
const QString columnsName = QStringLiteral("columns");

/// An upper bound for the number of days in a saved state, which may contain anything.
constexpr int maxDays = 40'000;

/// Stored by name, so that a new enumerator does not change the meaning of saved states.
const QList<std::pair<With, QString>> &comparisons()
{
    static const QList<std::pair<With, QString>> all{{With::PreviousRange, QStringLiteral("previous")},
                                                     {With::YearBefore, QStringLiteral("year")},
                                                     {With::OtherRange, QStringLiteral("range")},
                                                     {With::Subject, QStringLiteral("subject")}};
    return all;
}

QDate dayOf(const QJsonValue &value)
{
    return QDate::fromString(value.toString(), Qt::ISODate);
}

}  // namespace

QString ChartModel::saveState() const
{
    const QDate today = m_service->today();
    QJsonObject kept;
    if (!m_subject.isEmpty())
        kept[subjectName] = m_subject;
    if (m_showsAll) {
        kept[allName] = true;
    } else if (m_range == lastDays(int(m_range.days()), today)) {
        if (m_range.days() != firstDays)
            kept[lastName] = m_range.days();
    } else {
        kept[fromName] = m_range.from.toString(Qt::ISODate);
        kept[toName] = m_range.to.toString(Qt::ISODate);
    }
    for (const auto &[with, name] : comparisons()) {
        if (with == m_comparison.with)
            kept[withName] = name;
    }
    if (m_comparison.with == With::Subject)
        kept[otherName] = m_comparison.subjectId;
    if (m_comparison.with == With::OtherRange) {
        kept[otherFromName] = m_comparison.range.from.toString(Qt::ISODate);
        kept[otherToName] = m_comparison.range.to.toString(Qt::ISODate);
    }
    if (m_hasChosen && !m_columns.isEmpty() && m_columns != totalColumns().mid(0, firstColumns))
        kept[columnsName] = QJsonArray::fromStringList(m_columns);
    return kept.isEmpty() ? QString() : QString::fromUtf8(QJsonDocument(kept).toJson(QJsonDocument::Compact));
}

void ChartModel::restoreState(const QString &text)
{
    const QJsonObject kept = QJsonDocument::fromJson(text.toUtf8()).object();
    if (kept.isEmpty())
        return;
    m_subject = kept[subjectName].toString();
    const DayRange own{dayOf(kept[fromName]), dayOf(kept[toName])};
    const int last = kept[lastName].toInt();
    m_showsAll = kept[allName].toBool();
    if (m_showsAll)
        m_range = allDays();
    else if (last > 0 && last <= maxDays)
        m_range = lastDays(last, m_service->today());
    else if (own.isValid() && own.days() <= maxDays)
        m_range = own;
    m_comparison = {};
    for (const auto &[with, name] : comparisons()) {
        if (kept[withName].toString() == name)
            m_comparison.with = with;
    }
    if (m_comparison.with == With::Subject)
        m_comparison.subjectId = kept[otherName].toString();
    if (m_comparison.with == With::OtherRange) {
        m_comparison.range = {dayOf(kept[otherFromName]), dayOf(kept[otherToName])};
        if (!m_comparison.range.isValid())
            m_comparison = {};
    }
    m_columns.clear();
    for (const QJsonValue column : kept[columnsName].toArray())
        m_columns.append(column.toString());
    m_hasChosen = !m_columns.isEmpty();
    m_isRestored = true;
    ask();
}

}  // namespace Sidestage
