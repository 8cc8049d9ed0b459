// SPDX-License-Identifier: GPL-3.0-or-later

// Saves and restores the state of a ChartModel across restarts.

#include "analytics_service.h"
#include "chart_model.h"

#include "schema/describe.h"

namespace Sidestage {

using With = ChartComparison::With;

namespace {

/// Days are in ISO 8601; what is as at the beginning is absent.
struct KeptChart
{
    std::optional<QString> subject{};
    std::optional<int> last{};
    std::optional<bool> all{};
    std::optional<QString> from{}, to{};
    std::optional<With> with{};
    std::optional<QString> other{}, otherFrom{}, otherTo{};
    std::optional<QStringList> columns{};

    static void describe(auto &is)
    {
        is("subject", &KeptChart::subject);
        is("last", &KeptChart::last);
        is("all", &KeptChart::all);
        is("from", &KeptChart::from);
        is("to", &KeptChart::to);
        is("with", &KeptChart::with);
        is("other", &KeptChart::other);
        is("otherFrom", &KeptChart::otherFrom);
        is("otherTo", &KeptChart::otherTo);
        is("columns", &KeptChart::columns);
    }
    bool operator==(const KeptChart &) const = default;
};

/// An upper bound for the number of days in a saved state, which may contain anything.
constexpr int maxDays = 40'000;

QString textOf(const QDate &day)
{
    return day.toString(Qt::ISODate);
}

DayRange rangeOf(const std::optional<QString> &from, const std::optional<QString> &to)
{
    const auto day
        = [](const auto &text) { return QDate::fromString(text.value_or(QString()), Qt::ISODate); };
    return {day(from), day(to)};
}

}  // namespace

QString ChartModel::saveState() const
{
    KeptChart kept;
    if (!m_subject.isEmpty())
        kept.subject = m_subject;
    if (m_showsAll) {
        kept.all = true;
    } else if (m_range == lastDays(int(m_range.days()), m_service->today())) {
        if (m_range.days() != firstDays)
            kept.last = int(m_range.days());
    } else {
        kept.from = textOf(m_range.from);
        kept.to = textOf(m_range.to);
    }
    if (m_comparison.with != With::Nothing)
        kept.with = m_comparison.with;
    if (m_comparison.with == With::Subject)
        kept.other = m_comparison.subjectId;
    if (m_comparison.with == With::OtherRange) {
        kept.otherFrom = textOf(m_comparison.range.from);
        kept.otherTo = textOf(m_comparison.range.to);
    }
    if (m_hasChosen && !m_columns.isEmpty() && m_columns != totalColumns().mid(0, firstColumns))
        kept.columns = m_columns;
    return kept == KeptChart() ? QString() : QString::fromUtf8(Api::toText(kept));
}

void ChartModel::restoreState(const QString &text)
{
    const auto kept = Api::fromText<KeptChart>(text.toUtf8());
    if (!kept || *kept == KeptChart())
        return;
    m_subject = kept->subject.value_or(QString());
    const DayRange own = rangeOf(kept->from, kept->to);
    const int last = kept->last.value_or(0);
    m_showsAll = kept->all.value_or(false);
    if (m_showsAll)
        m_range = allDays();
    else if (last > 0 && last <= maxDays)
        m_range = lastDays(last, m_service->today());
    else if (own.isValid() && own.days() <= maxDays)
        m_range = own;
    m_comparison = {.with = kept->with.value_or(With::Nothing)};
    if (m_comparison.with == With::Subject)
        m_comparison.subjectId = kept->other.value_or(QString());
    if (m_comparison.with == With::OtherRange) {
        m_comparison.range = rangeOf(kept->otherFrom, kept->otherTo);
        if (!m_comparison.range.isValid())
            m_comparison = {};
    }
    m_columns = kept->columns.value_or(QStringList());
    m_hasChosen = !m_columns.isEmpty();
    m_isRestored = true;
    ask();
}

}  // namespace Sidestage
