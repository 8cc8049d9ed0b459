// SPDX-License-Identifier: GPL-3.0-or-later
#include "chatter_model.h"

#include "base/bidi.h"
#include "models/leftovers.h"

#include <QElapsedTimer>
#include <QLocale>

namespace Sidestage {

namespace {

/// More rows than this are freed in small parts.
constexpr int many = 2000;

QString roleText(ChatterRow::Role role, bool known)
{
    switch (role) {
    case ChatterRow::Role::Broadcaster:
        return ChatterModel::tr("Broadcaster");
    case ChatterRow::Role::Moderator:
        return ChatterModel::tr("Moderator");
    case ChatterRow::Role::Vip:
        return ChatterModel::tr("VIP");
    case ChatterRow::Role::Viewer:
        return known ? ChatterModel::tr("Viewer") : ChatterModel::tr("Unknown");
    }
    return {};
}

QString timeText(const QDateTime &time)
{
    const QDateTime local = time.toLocalTime();
    const QString clock = local.toString(QStringLiteral("HH:mm"));
    if (local.date() == QDate::currentDate())
        return clock;
    return QLocale().toString(local.date(), QLocale::ShortFormat) + u' ' + clock;
}

constexpr int sliceMs = 3;
constexpr std::size_t steps = 256;  ///< Steps between two checks of the time.

bool isLate(const QElapsedTimer &since)
{
    return since.isValid() && since.elapsed() >= sliceMs;
}

}  // namespace

ChatterModel::ChatterModel(QString channelId, QObject *parent)
    : QAbstractTableModel(parent)
    , m_channelId(std::move(channelId))
{
    m_timer.setSingleShot(true);
    m_timer.setInterval(0);
    connect(&m_timer, &QTimer::timeout, this, [this] { work(); });
}

ChatterModel::~ChatterModel()
{
    if (m_pool->all.size() > many) {
        Leftovers::free(
            [pool = std::move(m_pool)](const Leftovers::IsLate &isLate) { return pool->freeRows(isLate); });
    }
}

int ChatterModel::total() const
{
    return int(m_pool->byId.size());
}

int ChatterModel::count(ChatterRow::Role role) const
{
    return m_counts[std::size_t(role)];
}

void ChatterModel::setFilter(const QString &text)
{
    m_filter = text;
    QString needle = text.trimmed().toCaseFolded();
    if (needle.startsWith(u'@'))
        needle.remove(0, 1);
    if (std::exchange(m_needle, needle) == needle)
        return;
    m_isOtherSearch = true;
    schedule(false);
}

ChatterRow ChatterModel::row(int row) const
{
    return row >= 0 && row < rowCount() ? m_lines[std::size_t(row)]->row : ChatterRow();
}

int ChatterModel::rowOf(const QString &id) const
{
    const Entry *entry = m_pool->byId.value(id);
    return entry ? entry->at : -1;
}

std::optional<ChatterRow> ChatterModel::chatter(const QString &id) const
{
    const Entry *entry = m_pool->byId.value(id);
    return entry ? std::optional(entry->row) : std::nullopt;
}

int ChatterModel::rowCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : int(m_lines.size());
}

int ChatterModel::columnCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : ColumnCount;
}

QVariant ChatterModel::data(const QModelIndex &index, int role) const
{
    if (!checkIndex(index, CheckIndexOption::IndexIsValid))
        return {};
    const ChatterRow &row = m_lines[std::size_t(index.row())]->row;
    // A name in another script does not show the login.
    const bool isAlias = row.name.compare(row.login, Qt::CaseInsensitive) != 0;
    const auto since = [&] {
        if (row.since.isValid())
            return timeText(row.since);
        return m_firstReadAt.isValid() ? tr("before %1").arg(timeText(m_firstReadAt)) : QString();
    };
    switch (role) {
    case IdRole:
        return row.id;
    case LoginRole:
        return row.login;
    case RoleRole:
        return int(row.role);
    case SinceRole:
        return row.since;
    case Qt::DisplayRole:
        switch (index.column()) {
        case NameColumn:
            return isAlias ? tr("%1 (%2)", "display name, login").arg(isolated(row.name), row.login)
                           : row.name;
        case RoleColumn:
            return roleText(row.role, m_rolesKnown);
        case SinceColumn:
            return since();
        }
        return {};
    case Qt::AccessibleTextRole: {
        QStringList parts{row.name};
        if (isAlias)
            parts.append(row.login);
        if (row.role != ChatterRow::Role::Viewer || m_rolesKnown)
            parts.append(roleText(row.role, true));
        if (row.since.isValid())
            parts.append(tr("here since %1").arg(timeText(row.since)));
        else if (m_firstReadAt.isValid())
            parts.append(tr("here since before %1").arg(timeText(m_firstReadAt)));
        return parts.join(QStringLiteral(", "));
    }
    default:
        return {};
    }
}

QVariant ChatterModel::headerData(int section, Qt::Orientation orientation, int role) const
{
    if (orientation != Qt::Horizontal || role != Qt::DisplayRole)
        return {};
    switch (section) {
    case NameColumn:
        return tr("Name");
    case RoleColumn:
        return tr("Role");
    case SinceColumn:
        return tr("Here since");
    }
    return {};
}

void ChatterModel::sort(int column, Qt::SortOrder direction)
{
    const Order wanted{column < 0 ? int(NameColumn) : column, direction};
    if (std::exchange(m_order, wanted) != wanted)
        schedule(true);
}

void ChatterModel::beginReading()
{
    ++m_reading;
    m_joinedNow = 0;
}

void ChatterModel::upsert(const QList<Api::Chatter> &page, const QDateTime &at)
{
    const int before = total();
    bool isOther = false;
    for (const Api::Chatter &chatter : page) {
        if (chatter.userId.isEmpty())
            continue;
        Entry *entry = m_pool->byId.value(chatter.userId);
        if (entry) {
            entry->seen = m_reading;
            if (entry->row.login == chatter.userLogin
                && (entry->row.name == chatter.userName || chatter.userName.isEmpty()))
                continue;
            name(entry, chatter);
            m_changed.push_back(entry);
            isOther = true;
            continue;
        }
        if (m_pool->free.empty()) {
            entry = &m_pool->all.emplace_back();
        } else {
            entry = m_pool->free.back();
            m_pool->free.pop_back();
        }
        entry->seen = m_reading;
        entry->row.id = chatter.userId;
        entry->row.role = roleOf(chatter.userId);
        if (m_firstReadAt.isValid())
            entry->row.since = at;
        name(entry, chatter);
        ++m_counts[std::size_t(entry->row.role)];
        m_pool->byId.insert(chatter.userId, entry);
        m_present.push_back(entry);
        ++m_joinedNow;
    }
    if (total() != before)
        Q_EMIT totalsChanged();
    if (isOther || total() != before)
        schedule(true);
}

void ChatterModel::endReading(const QDateTime &at)
{
    if (m_sweepFor != 0 && m_sweepAt > 0)
        sweep({});
    // The first reading cannot tell who joined.
    m_joined = m_firstReadAt.isValid() ? m_joinedNow : 0;
    m_isFirst = !m_firstReadAt.isValid();
    if (m_isFirst)
        m_firstReadAt = at;
    m_sweepFor = m_reading;
    m_sweepAt = m_kept = 0;
    m_leftNow = 0;
    // The "since" texts depend on the end of the first reading.
    if (m_isFirst && rowCount() > 0)
        Q_EMIT dataChanged(index(0, SinceColumn), index(rowCount() - 1, SinceColumn));
    schedule(false);
    Q_EMIT totalsChanged();
}

void ChatterModel::setRoles(const QHash<QString, ChatterRow::Role> &roles, bool known)
{
    const auto before = std::exchange(m_roles, roles);
    const auto renew = [this](const QHash<QString, ChatterRow::Role> &some) {
        for (auto role = some.keyBegin(); role != some.keyEnd(); ++role) {
            if (Entry *entry = m_pool->byId.value(*role))
                setRole(entry, roleOf(*role));
        }
    };
    renew(before);
    renew(m_roles);
    const bool isOther = !m_changed.empty();
    if (std::exchange(m_rolesKnown, known) != known && rowCount() > 0)
        Q_EMIT dataChanged(index(0, RoleColumn), index(rowCount() - 1, RoleColumn));
    if (isOther)
        schedule(m_order.column == RoleColumn);
    Q_EMIT totalsChanged();
}

ChatterRow::Role ChatterModel::roleOf(const QString &id) const
{
    return id == m_channelId ? ChatterRow::Role::Broadcaster : m_roles.value(id, ChatterRow::Role::Viewer);
}

void ChatterModel::setRole(Entry *entry, ChatterRow::Role role)
{
    if (entry->row.role == role)
        return;
    --m_counts[std::size_t(entry->row.role)];
    ++m_counts[std::size_t(role)];
    entry->row.role = role;
    m_changed.push_back(entry);
}

void ChatterModel::name(Entry *entry, const Api::Chatter &chatter)
{
    entry->row.login = chatter.userLogin;
    entry->row.name = chatter.userName.isEmpty() ? chatter.userLogin : chatter.userName;
    entry->key = entry->row.name.toCaseFolded();
    entry->folded = chatter.userLogin + u'\n' + entry->key;
}

bool ChatterModel::Order::operator()(const Entry *a, const Entry *b) const
{
    const bool descends = direction == Qt::DescendingOrder;
    if (column == RoleColumn && a->row.role != b->row.role)
        return (a->row.role < b->row.role) != descends;
    if (column == SinceColumn && a->row.since != b->row.since) {
        // Users who were present at the first reading have no time and come first.
        const bool earlier
            = !a->row.since.isValid() || (b->row.since.isValid() && a->row.since < b->row.since);
        return earlier != descends;
    }
    const int names = a->key.compare(b->key);
    if (names != 0)
        return (names < 0) != (descends && column == NameColumn);
    return a->row.id < b->row.id;
}

// Sorting, filtering and updating the views, a few milliseconds at a time. The new content is computed first,
// then the views are updated at once in three steps, however many places in the list are affected: new rows
// are appended, all rows are reordered, and the rows of users who left are removed from the end.
void ChatterModel::schedule(bool sorts)
{
    m_wantsFilter = true;
    m_wantsSort = m_wantsSort || sorts;
    if (!m_timer.isActive())
        m_timer.start();
    if (!std::exchange(m_wasBusy, true))
        Q_EMIT busyChanged();
}

void ChatterModel::work()
{
    QElapsedTimer since;
    since.start();
    m_timer.start();
    if (m_stage == Stage::Idle && !m_wantsSort && !m_wantsFilter && m_sweepFor == 0) {
        if (clean(since))
            m_timer.stop();
        return;
    }
    if (m_sweepFor != 0 && m_stage == Stage::Idle && !sweep(since))
        return;
    if (m_stage == Stage::Idle)
        begin();
    if (m_stage == Stage::Sorting) {
        if (!m_sorting->run([&] { return isLate(since); }))
            return;
        m_sorted = m_sorting->take();
        m_sorting.reset();
        m_stage = Stage::Filtering;
    }
    // A new search text restarts the filtering. A sort continues, or it would never end while users join.
    if (std::exchange(m_isOtherSearch, false)) {
        m_next.clear();
        m_filterAt = 0;
    }
    while (m_filterAt < m_sorted.size()) {
        if (isLate(since))
            return;
        for (const std::size_t end = std::min(m_filterAt + steps, m_sorted.size()); m_filterAt < end;
             ++m_filterAt) {
            Entry *entry = m_sorted[m_filterAt];
            if (!entry->isGone && (m_needle.isEmpty() || entry->folded.contains(m_needle)))
                m_next.push_back(entry);
        }
    }
    if (isLate(since))
        return;
    show();
    m_stage = Stage::Idle;
    if (m_wantsSort || m_wantsFilter || m_sweepFor != 0)
        return;
    // The rows of users who left are freed in the next turns.
    if (m_gone.empty())
        m_timer.stop();
    if (std::exchange(m_wasBusy, false))
        Q_EMIT busyChanged();
}

/// Begins to compute the requested content.
void ChatterModel::begin()
{
    m_next.clear();
    m_next.reserve(m_present.size());
    m_filterAt = 0;
    ++m_turn;
    m_wantsFilter = m_isOtherSearch = false;
    if (std::exchange(m_wantsSort, false)) {
        m_sorting = std::make_unique<SlicedSort<Entry *, Order>>(m_present, m_order);
        m_stage = Stage::Sorting;
    } else {
        m_stage = Stage::Filtering;
    }
}

/// Removes users who were not in the last reading; true when all are checked.
bool ChatterModel::sweep(const QElapsedTimer &since)
{
    for (; m_sweepAt < m_present.size(); ++m_sweepAt) {
        if (m_sweepAt % steps == 0 && isLate(since))
            return false;
        Entry *entry = m_present[m_sweepAt];
        if (entry->seen >= m_sweepFor) {
            m_present[m_kept++] = entry;
            continue;
        }
        entry->isGone = true;
        --m_counts[std::size_t(entry->row.role)];
        m_pool->byId.remove(entry->row.id);
        m_gone.push_back(entry);
        ++m_leftNow;
    }
    m_present.resize(m_kept);
    m_left = m_isFirst ? 0 : m_leftNow;
    m_sweepFor = 0;
    schedule(m_leftNow > 0);
    Q_EMIT totalsChanged();
    return true;
}

void ChatterModel::show()
{
    Entries arriving;
    bool isSame = m_next.size() == m_lines.size();
    for (std::size_t i = 0; i < m_next.size(); ++i) {
        Entry *entry = m_next[i];
        entry->wanted = m_turn;
        if (entry->at < 0)
            arriving.push_back(entry);
        isSame = isSame && m_lines[i] == entry;
    }
    if (!isSame) {
        const std::size_t staying = m_next.size();
        if (!arriving.empty())
            insert(arriving);
        if (m_lines.size() > staying) {
            for (Entry *entry : m_lines) {
                if (entry->wanted != m_turn)
                    m_next.push_back(entry);
            }
        }
        if (m_next != m_lines)
            reorder(std::move(m_next));
        if (m_lines.size() > staying) {
            beginRemoveRows({}, int(staying), int(m_lines.size()) - 1);
            for (std::size_t i = staying; i < m_lines.size(); ++i)
                m_lines[i]->at = -1;
            m_lines.resize(staying);
            endRemoveRows();
        }
    }
    m_next = {};
    emitChanged();
}

void ChatterModel::insert(const Entries &arriving)
{
    const int first = int(m_lines.size());
    beginInsertRows({}, first, first + int(arriving.size()) - 1);
    for (Entry *entry : arriving) {
        entry->at = int(m_lines.size());
        m_lines.push_back(entry);
    }
    endInsertRows();
}

void ChatterModel::reorder(Entries &&wanted)
{
    Q_EMIT layoutAboutToBeChanged({}, QAbstractItemModel::VerticalSortHint);
    const QModelIndexList before = persistentIndexList();
    Entries held;
    held.reserve(std::size_t(before.size()));
    for (const QModelIndex &index : before)
        held.push_back(m_lines[std::size_t(index.row())]);
    m_lines = std::move(wanted);
    for (std::size_t i = 0; i < m_lines.size(); ++i)
        m_lines[i]->at = int(i);
    QModelIndexList after;
    after.reserve(before.size());
    for (qsizetype i = 0; i < before.size(); ++i)
        after.append(index(held[std::size_t(i)]->at, before[i].column()));
    changePersistentIndexList(before, after);
    Q_EMIT layoutChanged({}, QAbstractItemModel::VerticalSortHint);
}

void ChatterModel::emitChanged()
{
    int first = -1, last = -1;
    for (const Entry *entry : std::exchange(m_changed, {})) {
        if (entry->at < 0)
            continue;
        first = first < 0 ? entry->at : std::min(first, entry->at);
        last = std::max(last, entry->at);
    }
    if (first >= 0)
        Q_EMIT dataChanged(index(first, 0), index(last, ColumnCount - 1));
}

/// Frees the rows of users who left; true when done.
bool ChatterModel::clean(const QElapsedTimer &since)
{
    for (std::size_t step = 1; !m_gone.empty(); ++step) {
        *m_gone.back() = {};
        m_pool->free.push_back(m_gone.back());
        m_gone.pop_back();
        if (step % steps == 0 && isLate(since))
            return false;
    }
    return true;
}

}  // namespace Sidestage
