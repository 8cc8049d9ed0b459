// SPDX-License-Identifier: GPL-3.0-or-later
#include "archive_model.h"

#include "rewards/list/queue_texts.h"

#include "base/enum_table.h"
#include "kit/text/time_text.h"

#include <QHash>
#include <QLocale>
#include <QSet>

#include <algorithm>

namespace Sidestage {

using namespace std::chrono_literals;
using Outcome = ArchivedRedemption::Outcome;
using By = ArchivedRedemption::By;

OutcomeLook lookOf(Outcome outcome)
{
    struct Row
    {
        Outcome value;
        const char *text;
        Icon icon;
        Pill::Kind pill;
    };
    static constexpr Row table[]{
        {Outcome::Waiting, QT_TRANSLATE_NOOP("Sidestage::ArchiveModel", "Waiting"), Icon::Clock,
         Pill::Kind::Info},
        {Outcome::Fulfilled, QT_TRANSLATE_NOOP("Sidestage::ArchiveModel", "Fulfilled"), Icon::CheckCircle,
         Pill::Kind::Good},
        {Outcome::Refunded, QT_TRANSLATE_NOOP("Sidestage::ArchiveModel", "Refunded"), Icon::Return,
         Pill::Kind::Neutral},
        {Outcome::Gone, QT_TRANSLATE_NOOP("Sidestage::ArchiveModel", "Gone"), Icon::Minus,
         Pill::Kind::Neutral},
    };
    static_assert(isComplete(table));
    const Row &row = rowOf(table, outcome);
    return {ArchiveModel::tr(row.text), row.icon, row.pill};
}

QString wordOf(By by)
{
    static constexpr EnumText<By> table[]{
        {By::Nobody, nullptr},
        {By::Here, QT_TRANSLATE_NOOP("Sidestage::ArchiveModel", "here")},
        {By::Elsewhere, QT_TRANSLATE_NOOP("Sidestage::ArchiveModel", "elsewhere")},
        {By::Service, QT_TRANSLATE_NOOP("Sidestage::ArchiveModel", "by the service")},
    };
    static_assert(isComplete(table));
    const char *text = rowOf(table, by).text;
    return text ? ArchiveModel::tr(text) : QString();
}

namespace {

/// Maximum number of shown rows that are compared with the archive after a change.
constexpr int compared = 1000;

/// Omits the seconds for days long ago. The details show them.
QString cellTime(const QDateTime &time)
{
    const QDateTime now = QDateTime::currentDateTimeUtc();
    const QDateTime local = time.toLocalTime();
    if (qAbs(local.date().daysTo(now.toLocalTime().date())) < 7)
        return momentText(time, now);
    return QLocale().toString(local.date(), QLocale::ShortFormat) + local.toString(QStringLiteral(" HH:mm"));
}

QString spokenText(const ArchiveRow &row)
{
    const Api::Redemption &redemption = row.entry.redemption;
    QStringList parts{redemption.userName, redemption.reward.title};
    if (!redemption.userInput.isEmpty())
        parts.append(redemption.userInput.simplified());
    parts.append(pointsText(redemption.reward.cost));
    if (redemption.redeemedAt.isValid())
        parts.append(ArchiveModel::tr("redeemed %1")
                         .arg(momentText(redemption.redeemedAt, QDateTime::currentDateTimeUtc())));
    QString outcome = lookOf(row.entry.outcome).word.toLower();
    if (row.entry.by != By::Nobody)
        outcome += u' ' + wordOf(row.entry.by);
    parts.append(outcome);
    return parts.join(QLatin1String(", "));
}

QList<ArchiveRow> rowsOf(const ArchivePage &page)
{
    QList<ArchiveRow> rows;
    for (const ArchivedRedemption &entry : page.rows)
        rows.append({entry.redemption.id, entry});
    return rows;
}

}  // namespace

ArchiveModel::ArchiveModel(RedemptionArchive *archive, QObject *parent)
    : LiveList(&ArchiveRow::id, columns(), parent)
    , m_archive(archive)
{
    setSpoken(spokenText);
    m_look.setSingleShot(true);
    m_look.setInterval(500ms);
    connect(&m_look, &QTimer::timeout, this, &ArchiveModel::refresh);
    connect(archive, &RedemptionArchive::changed, this, [this] {
        if (m_turn > 0 && !m_look.isActive())
            m_look.start();
    });
}

void ArchiveModel::setQuery(const ArchiveQuery &query)
{
    m_query = query;
    reload();
}

void ArchiveModel::reload()
{
    ++m_turn;
    m_isLoading = true;
    m_isFetching = false;
    m_found = -1;
    m_newcomers = 0;
    load(0);
    count();
    Q_EMIT stateChanged();
}

QList<Column<ArchiveRow>> ArchiveModel::columns()
{
    using Row = ArchiveRow;
    const auto quiet = [](const Row &) { return Look{.tone = Tone::Secondary}; };
    return {{.title = tr("Viewer"),
             .text =
                 [](const Row &row) {
                     const Api::Redemption &redemption = row.entry.redemption;
                     return redemption.userName.isEmpty() ? redemption.userLogin : redemption.userName;
                 },
             .look = [](const Row &) { return Look{.isStrong = true}; }},
            {.title = tr("Reward"), .text = [](const Row &row) { return row.entry.redemption.reward.title; }},
            {.title = tr("Message"),
             .text =
                 [](const Row &row) {
                     const QString &message = row.entry.redemption.userInput;
                     return message.isEmpty() ? tr("no message") : message.simplified();
                 },
             .look =
                 [](const Row &row) {
                     return row.entry.redemption.userInput.isEmpty() ? Look{.tone = Tone::Hint} : Look();
                 }},
            {.title = tr("Points"),
             .text = [](const Row &row) { return QLocale().toString(row.entry.redemption.reward.cost); },
             .isNumber = true},
            {.title = tr("Redeemed"),
             .text =
                 [](const Row &row) {
                     const QDateTime &at = row.entry.redemption.redeemedAt;
                     return at.isValid() ? cellTime(at) : QString();
                 },
             .look = quiet},
            {.title = tr("Outcome"),
             .text = [](const Row &row) { return lookOf(row.entry.outcome).word; },
             .look =
                 [](const Row &row) {
                     const OutcomeLook look = lookOf(row.entry.outcome);
                     return Look{.pill = look.pill, .icon = look.icon};
                 }},
            {.title = tr("Decided"),
             .text =
                 [](const Row &row) {
                     const QDateTime &at = row.entry.decidedAt;
                     return at.isValid() ? cellTime(at) : wordOf(row.entry.by);
                 },
             .look =
                 [](const Row &row) {
                     return Look{.tone = Tone::Secondary,
                                 .detail = row.entry.decidedAt.isValid() ? wordOf(row.entry.by) : QString()};
                 }}};
}

bool ArchiveModel::canFetchMore(const QModelIndex &parent) const
{
    return !parent.isValid() && m_next != 0 && !m_isFetching && !m_isLoading;
}

void ArchiveModel::fetchMore(const QModelIndex &parent)
{
    if (canFetchMore(parent))
        load(m_next);
}

/// 0: from the newest, which replace the rows.
Bound ArchiveModel::load(qint64 after)
{
    const quint64 turn = m_turn;
    m_isFetching = true;
    auto searching = m_archive->search(m_query, after, pageSize);
    const auto page = co_await searching;
    if (turn != m_turn)
        co_return;
    m_isFetching = false;
    m_isLoading = false;
    m_failure = page ? std::nullopt : std::optional<Error>(page.error());
    if (page)
        m_next = page->next;
    if (page && !after)
        clear();  // another list, which begins at its top
    if (page)
        upsert(rowsOf(*page));
    Q_EMIT stateChanged();
}

Bound ArchiveModel::count()
{
    const quint64 turn = m_turn;
    auto counting = m_archive->count(m_query, maxCounted);
    const auto counted = co_await counting;
    if (turn != m_turn || !counted)
        co_return;
    m_found = *counted;
    Q_EMIT stateChanged();
}

/// Updates the shown rows. New rows are only counted, so that the list does not move while the user reads it.
Bound ArchiveModel::refresh()
{
    const quint64 turn = m_turn;
    const int most = std::clamp(rowCount(), pageSize, compared);
    auto searching = m_archive->search(m_query, 0, most);
    const auto page = co_await searching;
    if (turn != m_turn || !page || m_isLoading)
        co_return;
    if (isBusy()) {
        m_look.start();
        co_return;
    }
    QHash<QString, int> places;
    const int shown = std::min(rowCount(), most);
    for (int row = 0; row < shown; ++row)
        places.insert(LiveList::row(row).id, row);
    int newcomers = 0;
    int last = page->next ? -1 : shown - 1;
    QList<ArchiveRow> known;
    QSet<int> still;
    for (const ArchiveRow &row : rowsOf(*page)) {
        const auto place = places.constFind(row.id);
        if (place == places.constEnd()) {
            ++newcomers;
            continue;
        }
        still.insert(*place);
        last = std::max(last, *place);
        known.append(row);
    }
    QStringList gone;  // rows that do not match any more
    for (int row = 0; row <= last; ++row) {
        if (!still.contains(row))
            gone.append(LiveList::row(row).id);
    }
    upsert(known);
    remove(gone);
    // Rows beyond those shown are not new: fetchMore() reads them later.
    if (m_next == 0 || total() >= most)
        m_newcomers = newcomers;
    count();
    if (total() == 0 && newcomers > 0)
        reload();
    else
        Q_EMIT stateChanged();
}

}  // namespace Sidestage
