// SPDX-License-Identifier: GPL-3.0-or-later
#include "donation_model.h"

#include "base/bidi.h"

#include <QThreadPool>

namespace Sidestage {

namespace {

/// A larger pool is destroyed in another thread, because it would block this one.
constexpr std::size_t many = 2000;
constexpr int sliceMs = 3;
constexpr std::size_t steps = 256;       ///< Rows between two checks of the time.
constexpr std::size_t maxMerged = 4096;  ///< Above this, new rows are sorted with all others.

bool isLate(const QElapsedTimer &since)
{
    return since.elapsed() >= sliceMs;
}

}  // namespace

DonationModel::DonationModel(QObject *parent)
    : QAbstractTableModel(parent)
{
    m_timer.setSingleShot(true);
    m_timer.setInterval(0);
    connect(&m_timer, &QTimer::timeout, this, [this] { work(); });
}

DonationModel::~DonationModel()
{
    m_discarded.push_back(std::move(m_pool));
    for (auto &shelf : m_discarded) {
        if (shelf->donations.size() > many)
            QThreadPool::globalInstance()->start([shelf = std::move(shelf)]() mutable { shelf.reset(); });
    }
}

int DonationModel::total() const
{
    return int(m_pool->byId.size());
}

int DonationModel::viewers() const
{
    return int(m_pool->byUser.size());
}

std::optional<Donation> DonationModel::latest() const
{
    return m_newest ? std::optional(m_newest->what) : std::nullopt;
}

std::optional<Donation> DonationModel::largest() const
{
    return m_biggest ? std::optional(m_biggest->what) : std::nullopt;
}

std::optional<Donation> DonationModel::donation(const QString &id) const
{
    const Entry *entry = m_pool->byId.value(id);
    return entry ? std::optional(entry->what) : std::nullopt;
}

bool DonationModel::contains(const QString &id) const
{
    return m_pool->byId.value(id) != nullptr;
}

qint64 DonationModel::top() const
{
    return m_newest ? m_newest->what.place : 0;
}

QList<Donation> DonationModel::insertNew(const QList<Donation> &donations)
{
    QList<Donation> taken;
    for (const Donation &donation : donations) {
        if (donation.id.isEmpty() || contains(donation.id))
            continue;
        Entry *entry = &m_pool->donations.emplace_back();
        entry->what = donation;
        if (m_currency != donation.amount.currency())
            m_currency = donation.amount.currency();
        entry->what.amount = Money(donation.amount.minor(), donation.amount.decimals(), m_currency);
        entry->number = donation.amount.number();
        name(entry);
        m_pool->byId.insert(donation.id, entry);
        m_fresh.push_back(entry);
        m_sums.add(donation.amount);
        if (!m_newest || m_newest->what.place < donation.place)
            m_newest = entry;
        if (!m_biggest || donation.amount.compare(m_biggest->what.amount).value_or(-1) > 0)
            m_biggest = entry;
        addToViewer(entry->what);
        taken.append(entry->what);
    }
    if (!taken.isEmpty()) {
        // New donations change the order of the viewers.
        schedule(m_view == View::Viewers);
        Q_EMIT totalsChanged();
    }
    return taken;
}

void DonationModel::clear()
{
    if (total() == 0)
        return;
    if (!m_lines.empty()) {
        beginRemoveRows({}, 0, rowCount() - 1);
        m_lines.clear();
        endRemoveRows();
    }
    m_discarded.push_back(std::exchange(m_pool, std::make_shared<RowPool>()));
    m_sums = {};
    m_newest = m_biggest = nullptr;
    m_sorting.reset();
    m_collected.clear();
    m_sorted.clear();
    m_fresh.clear();
    m_merging.clear();
    m_merged.clear();
    m_next.clear();
    m_changed.clear();
    m_stage = Stage::Idle;
    schedule(true);
    Q_EMIT totalsChanged();
}

DonationModel::Order DonationModel::order() const
{
    return m_rule.order;
}

Qt::SortOrder DonationModel::direction() const
{
    return m_rule.direction;
}

void DonationModel::setView(View view, Order order, Qt::SortOrder direction)
{
    const Rule wanted{order, direction};
    if (m_view == view && m_rule == wanted)
        return;
    m_view = view;
    m_rule = wanted;
    schedule(true);
}

void DonationModel::sort(int column, Qt::SortOrder direction)
{
    const Order order = column == AmountColumn ? Order::Largest
        : column == ViewerColumn               ? Order::Name
                                               : Order::Newest;
    setView(m_view, order, direction);
}

void DonationModel::setFilter(const QString &text)
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

int DonationModel::rowOf(const QString &id) const
{
    const Entry *entry = m_shownView == View::Donations ? m_pool->byId.value(id) : m_pool->byUser.value(id);
    return entry ? rowOf(entry) : -1;
}

void DonationModel::setNow(std::function<QDateTime()> now)
{
    m_now = std::move(now);
}

int DonationModel::rowCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : int(m_lines.size());
}

int DonationModel::columnCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : ColumnCount;
}

QVariant DonationModel::data(const QModelIndex &index, int role) const
{
    if (!checkIndex(index, CheckIndexOption::IndexIsValid))
        return {};
    const Entry &entry = *m_lines[std::size_t(index.row())];
    const Donation &what = entry.what;
    switch (role) {
    case IdRole:
        return m_shownView == View::Donations ? what.id : what.userId;
    case UserIdRole:
        return what.userId;
    case MinorRole:
        return what.amount.minor();
    case SeenRole:
        return what.seenAt;
    case CountRole:
        return entry.count;
    case IsGoneRole:
        return what.userName.isEmpty() && what.userLogin.isEmpty();
    case Qt::AccessibleTextRole:
        return sentence(entry);
    case Qt::TextAlignmentRole:
        if (index.column() == AmountColumn)
            return int(Qt::AlignRight | Qt::AlignVCenter);
        return {};
    case Qt::DisplayRole:
        switch (index.column()) {
        case SeenColumn:
            return m_shownView == View::Viewers ? QLocale().toString(entry.count) : seenText(entry);
        case ViewerColumn:
            if (what.userName.isEmpty())
                return what.userLogin.isEmpty() ? tr("deleted account") : what.userLogin;
            // A display name in another script does not show the login.
            return what.userLogin.isEmpty() || what.userName.compare(what.userLogin, Qt::CaseInsensitive) == 0
                ? what.userName
                : tr("%1 (%2)", "display name, login").arg(isolated(what.userName), what.userLogin);
        case AmountColumn:
            return entry.other > 0
                ? tr("%1 and more", "an amount, and others in other currencies").arg(what.amount.text())
                : what.amount.text();
        }
        return {};
    default:
        return {};
    }
}

QVariant DonationModel::headerData(int section, Qt::Orientation orientation, int role) const
{
    if (orientation != Qt::Horizontal)
        return {};
    if (role == Qt::TextAlignmentRole && section == AmountColumn)
        return int(Qt::AlignRight | Qt::AlignVCenter);
    if (role != Qt::DisplayRole)
        return {};
    switch (section) {
    case SeenColumn:
        return m_shownView == View::Viewers ? tr("Donations") : tr("Time");
    case ViewerColumn:
        return tr("Viewer");
    case AmountColumn:
        return tr("Amount");
    }
    return {};
}

void DonationModel::name(Entry *entry)
{
    const Donation &what = entry->what;
    entry->key = (what.userName.isEmpty() ? what.userLogin : what.userName).toCaseFolded();
    entry->folded = what.userLogin + u'\n' + entry->key;
}

void DonationModel::addToViewer(const Donation &donation)
{
    // Deleted accounts have no name, but may still have an id.
    const QString &id = donation.userId.isEmpty() ? donation.id : donation.userId;
    Entry *viewer = m_pool->byUser.value(id);
    if (!viewer) {
        viewer = &m_pool->viewers.emplace_back();
        viewer->what = donation;
        viewer->what.userId = id;
        viewer->number = donation.amount.number();
        name(viewer);
        m_pool->byUser.insert(id, viewer);
        return;
    }
    ++viewer->count;
    // Only the first currency is summed. Donations in others are counted.
    if (const auto sum = viewer->what.amount.plus(donation.amount)) {
        viewer->what.amount = *sum;
        viewer->number = sum->number();
    } else {
        ++viewer->other;
    }
    if (viewer->what.place < donation.place) {
        viewer->what.place = donation.place;
        viewer->what.seenAt = donation.seenAt;
        viewer->what.userLogin = donation.userLogin;
        viewer->what.userName = donation.userName;
        name(viewer);
    }
    m_changed.push_back(viewer);
}

QString DonationModel::seenText(const Entry &entry) const
{
    if (!entry.what.seenAt.isValid())
        return tr("earlier");
    const QDateTime local = entry.what.seenAt.toLocalTime();
    const qint64 days = local.date().daysTo(m_now().toLocalTime().date());
    if (days == 0)
        return local.toString(QStringLiteral("HH:mm:ss"));
    const QLocale locale;
    if (days > 0 && days < 7) {
        return QStringLiteral("%1 %2").arg(locale.dayName(local.date().dayOfWeek(), QLocale::ShortFormat),
                                           local.toString(QStringLiteral("HH:mm")));
    }
    return locale.toString(local.date(), QLocale::ShortFormat);
}

QString DonationModel::sentence(const Entry &entry) const
{
    const QString who = entry.what.userName.isEmpty() && entry.what.userLogin.isEmpty()
        ? tr("deleted account")
        : (entry.what.userName.isEmpty() ? entry.what.userLogin : entry.what.userName);
    if (m_shownView == View::Viewers) {
        return tr("%1, %2 in %n donations", nullptr, entry.count)
            .arg(isolated(who), entry.what.amount.text());
    }
    return tr("%1, %2, %3", "viewer, amount, time")
        .arg(isolated(who), entry.what.amount.text(), seenText(entry));
}

// Rows are sorted, filtered and shown in slices of a few milliseconds. The new row numbers are written to the
// unused slot of each entry while the rows are found. Showing them only swaps the slots, which takes as long
// for 100,000 rows as for ten.

bool DonationModel::Rule::operator()(const Entry *a, const Entry *b) const
{
    const bool descends = direction == Qt::DescendingOrder;
    if (order == Order::Largest) {
        if (a->what.amount.currency() != b->what.amount.currency())
            return a->what.amount.currency() < b->what.amount.currency();
        if (const int more = a->what.amount.compare(b->what.amount).value_or(0); more != 0)
            return (more < 0) != descends;
    }
    if (order == Order::Name) {
        // Deleted accounts are sorted after all names.
        if (a->key.isEmpty() != b->key.isEmpty())
            return b->key.isEmpty();
        if (const int names = a->key.compare(b->key); names != 0)
            return (names < 0) != descends;
    }
    if (a->what.place != b->what.place)
        return order == Order::Newest ? (a->what.place < b->what.place) != descends
                                      : a->what.place > b->what.place;
    return a->what.id < b->what.id;
}

void DonationModel::schedule(bool sorts)
{
    m_wantsFilter = true;
    m_wantsSort = m_wantsSort || sorts;
    if (!m_timer.isActive())
        m_timer.start();
    if (!std::exchange(m_wasBusy, true))
        Q_EMIT busyChanged();
}

void DonationModel::work()
{
    QElapsedTimer since;
    since.start();
    m_timer.start();
    if (m_stage == Stage::Idle && (m_wantsSort || m_wantsFilter))
        begin();
    if (m_stage == Stage::Collecting && !collect(since))
        return;
    if (m_stage == Stage::Sorting || m_stage == Stage::SortingFresh) {
        if (!m_sorting->run([&] { return isLate(since); }))
            return;
        endSorting();
    }
    if (m_stage == Stage::Merging && !merge(since))
        return;
    if (m_stage == Stage::Filtering) {
        if (!filterRows(since) || isLate(since))
            return;
        show();
        m_stage = Stage::Idle;
    }
    if (m_wantsSort || m_wantsFilter)
        return;
    if (std::exchange(m_wasBusy, false))
        Q_EMIT busyChanged();
    if (!discard(since))
        return;
    m_timer.stop();
}

/// Starts the work that is currently requested.
void DonationModel::begin()
{
    ++m_turn;
    m_workView = m_view;
    m_wantsFilter = m_isOtherSearch = false;
    m_next.clear();
    m_filterAt = 0;
    const bool isOther = m_sortedView != m_view || !(m_sortedBy == m_rule);
    // The sums of viewers change their order, so viewers are always sorted as a whole.
    const bool sorts = std::exchange(m_wantsSort, false) || isOther || m_fresh.size() > maxMerged
        || (m_view == View::Viewers && !m_fresh.empty());
    if (sorts) {
        m_collectTo = all(m_view).size();  // later rows are in m_fresh
        m_collected.clear();
        m_collected.reserve(m_collectTo);
        m_fresh.clear();
        m_sortedBy = m_rule;
        m_sortedView = m_view;
        m_stage = Stage::Collecting;
        return;
    }
    if (m_fresh.empty()) {
        m_stage = Stage::Filtering;
        return;
    }
    m_sorting = std::make_unique<SlicedSort<Entry *, Rule>>(std::exchange(m_fresh, {}), m_sortedBy);
    m_stage = Stage::SortingFresh;
}

bool DonationModel::collect(const QElapsedTimer &since)
{
    auto &from = all(m_sortedView);
    while (m_collected.size() < m_collectTo) {
        if (isLate(since))
            return false;
        for (const std::size_t end = std::min(m_collected.size() + steps, m_collectTo);
             m_collected.size() < end;)
            m_collected.push_back(&from[m_collected.size()]);
    }
    m_sorting = std::make_unique<SlicedSort<Entry *, Rule>>(std::exchange(m_collected, {}), m_sortedBy);
    m_stage = Stage::Sorting;
    return true;
}

void DonationModel::endSorting()
{
    Entries done = m_sorting->take();
    m_sorting.reset();
    if (m_stage == Stage::Sorting) {
        m_sorted = std::move(done);
        m_stage = Stage::Filtering;
        return;
    }
    m_merging = std::move(done);
    m_merged.clear();
    m_merged.reserve(m_sorted.size() + m_merging.size());
    m_mergeAt = m_freshAt = 0;
    m_stage = Stage::Merging;
}

bool DonationModel::merge(const QElapsedTimer &since)
{
    while (m_mergeAt < m_sorted.size() || m_freshAt < m_merging.size()) {
        if (isLate(since))
            return false;
        for (std::size_t i = 0; i < steps; ++i) {
            if (m_freshAt == m_merging.size()) {
                m_merged.insert(m_merged.end(), m_sorted.begin() + std::ptrdiff_t(m_mergeAt), m_sorted.end());
                m_mergeAt = m_sorted.size();
                break;
            }
            const bool isFresh
                = m_mergeAt == m_sorted.size() || m_sortedBy(m_merging[m_freshAt], m_sorted[m_mergeAt]);
            m_merged.push_back(isFresh ? m_merging[m_freshAt++] : m_sorted[m_mergeAt++]);
        }
    }
    m_sorted = std::exchange(m_merged, {});
    m_merging.clear();
    m_stage = Stage::Filtering;
    return true;
}

bool DonationModel::filterRows(const QElapsedTimer &since)
{
    // Each change of the filter restarts filtering, but not sorting, which would otherwise never end while
    // donations arrive.
    if (std::exchange(m_isOtherSearch, false)) {
        m_next.clear();
        m_filterAt = 0;
        ++m_turn;
    }
    const auto hidden = std::size_t(1 - m_slot);
    if (m_filterAt == 0)
        m_next.reserve(m_sorted.size());
    while (m_filterAt < m_sorted.size()) {
        if (isLate(since))
            return false;
        for (const std::size_t end = std::min(m_filterAt + steps, m_sorted.size()); m_filterAt < end;
             ++m_filterAt) {
            Entry *entry = m_sorted[m_filterAt];
            if (!m_needle.isEmpty() && !entry->folded.contains(m_needle)
                && !entry->number.startsWith(m_needle))
                continue;
            entry->turn[hidden] = m_turn;
            entry->at[hidden] = int(m_next.size());
            m_next.push_back(entry);
        }
    }
    return true;
}

/// Replaces the shown rows with the ones found: appends missing rows at the end, moves all rows to their new
/// places, then removes surplus rows from the end.
void DonationModel::show()
{
    const std::size_t before = m_lines.size(), after = m_next.size();
    if (after > before) {
        beginInsertRows({}, int(before), int(after) - 1);
        m_lines.insert(m_lines.end(), m_next.begin() + std::ptrdiff_t(before), m_next.end());
        endInsertRows();
    }
    const bool isOtherView = m_shownView != m_workView;
    if (m_lines != m_next || isOtherView) {
        Q_EMIT layoutAboutToBeChanged({}, QAbstractItemModel::VerticalSortHint);
        const QModelIndexList old = persistentIndexList();
        Entries held;
        held.reserve(std::size_t(old.size()));
        // Rows after the old end have no persistent indexes yet.
        for (const QModelIndex &index : old)
            held.push_back(std::size_t(index.row()) < before ? m_lines[std::size_t(index.row())] : nullptr);
        m_slot = 1 - m_slot;
        m_shownTurn = m_turn;
        m_shownView = m_workView;
        Entries tail;
        if (before > after)
            tail.assign(m_lines.begin() + std::ptrdiff_t(after), m_lines.end());
        m_lines = std::exchange(m_next, {});
        m_lines.insert(m_lines.end(), tail.begin(), tail.end());
        QModelIndexList moved;
        moved.reserve(old.size());
        for (qsizetype i = 0; i < old.size(); ++i) {
            const Entry *entry = held[std::size_t(i)];
            int row = entry ? rowOf(entry) : -1;
            // A row that is no longer shown is removed with the end, if rows are removed there.
            if (row < 0 && before > after)
                row = int(after);
            moved.append(row < 0 ? QModelIndex() : index(row, old[i].column()));
        }
        changePersistentIndexList(old, moved);
        Q_EMIT layoutChanged({}, QAbstractItemModel::VerticalSortHint);
    } else {
        m_slot = 1 - m_slot;
        m_shownTurn = m_turn;
        m_next = {};
    }
    if (m_lines.size() > after) {
        beginRemoveRows({}, int(after), int(m_lines.size()) - 1);
        m_lines.resize(after);
        endRemoveRows();
    }
    if (isOtherView)
        Q_EMIT headerDataChanged(Qt::Horizontal, 0, ColumnCount - 1);
    emitChanged();
}

void DonationModel::emitChanged()
{
    int first = -1, last = -1;
    for (const Entry *entry : std::exchange(m_changed, {})) {
        const int row = m_shownView == View::Viewers ? rowOf(entry) : -1;
        if (row < 0)
            continue;
        first = first < 0 ? row : std::min(first, row);
        last = std::max(last, row);
    }
    if (first >= 0)
        Q_EMIT dataChanged(index(first, 0), index(last, ColumnCount - 1));
}

/// Frees discarded pools. Returns true when none are left.
bool DonationModel::discard(const QElapsedTimer &since)
{
    while (!m_discarded.empty()) {
        RowPool &old = *m_discarded.back();
        for (; m_discardPart < SplitHash<Entry *>::parts; ++m_discardPart) {
            if (isLate(since))
                return false;
            old.byId.clearPart(m_discardPart);
            old.byUser.clearPart(m_discardPart);
        }
        for (auto *rows : {&old.donations, &old.viewers}) {
            while (!rows->empty()) {
                if (rows->size() % steps == 0 && isLate(since))
                    return false;
                rows->pop_back();
            }
        }
        m_discarded.pop_back();
        m_discardPart = 0;
    }
    return true;
}

}  // namespace Sidestage
