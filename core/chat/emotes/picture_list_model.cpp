// SPDX-License-Identifier: GPL-3.0-or-later
#include "picture_list_model.h"

#include "accounts/account.h"
#include "client/session.h"

#include <QElapsedTimer>
#include <QPointer>

#include <algorithm>

namespace Sidestage {

using Source = PictureReading::Source;

namespace {

using Leftovers::IsLate;

/// Milliseconds of work per turn of the event loop.
constexpr int slice = 3;
/// Items between two checks of the time.
constexpr qsizetype steps = 32;

}  // namespace

PictureListModel::PictureListModel(Account *account, QString channelId, Part part,
                                   std::shared_ptr<PictureCache> kept, QObject *parent)
    : QAbstractListModel(parent)
    , m_account(account)
    , m_channel(std::move(channelId))
    , m_part(part)
    , m_keeping(std::move(kept), *account, m_channel, part)
{
    m_withOwn = part == Part::Emotes && mayOwn();
    m_keeping.find(this, [this](const KeptPictures &pictures) { restoreFrom(pictures); });
    m_working.setInterval(0);
    connect(&m_working, &QTimer::timeout, this, [this] { work(); });
    connect(account->session(), &Session::tokenChanged, this, [this] {
        // The scope for the account's own emotes was granted or removed.
        if (m_part == Part::Emotes && (m_readAt[PictureReading::Global].isValid() || m_reading)
            && mayOwn() != m_withOwn) {
            m_reading.reset();
            forgetIncoming();
            if (!mayOwn() && !m_lists[PictureReading::Own].isEmpty()) {
                Incoming none{.source = PictureReading::Own};
                gather(none, [] { return false; });
                applyIncoming(none);
                Leftovers::freeLater(std::move(none.items));
            }
            refresh();
        }
    });
}

PictureListModel::~PictureListModel()
{
    forgetIncoming();
    for (auto &list : m_lists)
        Leftovers::freeLater(std::move(list));
}

void PictureListModel::setFilter(const QString &text)
{
    const QString filter = text.simplified();
    if (filter == m_filter)
        return;
    beginResetModel();
    m_filter = filter;
    applyFilter();
    endResetModel();
}

const PictureEntry &PictureListModel::entry(int row) const
{
    static const PictureEntry none{};
    return row >= 0 && row < m_shown.size() ? m_shown.at(row)->entry : none;
}

QUrl PictureListModel::url(int row, const PictureRequest &request) const
{
    return row >= 0 && row < m_shown.size() ? pictureUrl(*m_shown.at(row), request) : QUrl();
}

QDateTime PictureListModel::asOf() const
{
    QDateTime oldest;
    for (const Source source : {PictureReading::Channel, PictureReading::Global, PictureReading::Own}) {
        const bool counts = source != PictureReading::Own || m_withOwn;
        if (!counts || (source == PictureReading::Global && m_part == Part::Cheermotes))
            continue;
        // Sources that were never read are ignored, because only the others are shown.
        if (m_readAt[source].isValid() && (!oldest.isValid() || m_readAt[source] < oldest))
            oldest = m_readAt[source];
    }
    return oldest;
}

QString PictureListModel::failure() const
{
    if (!m_trouble)
        return {};
    return m_trouble->message.isEmpty() ? QString::number(m_trouble->status) : m_trouble->message;
}

QList<Error> PictureListModel::refusals() const
{
    if (m_part != Part::Emotes || mayOwn())
        return {};
    return {{.kind = Error::Kind::Unauthorized, .field = QLatin1String(nameOf(Api::Scope::UserReadEmotes))}};
}

int PictureListModel::rowCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : int(m_shown.size());
}

QVariant PictureListModel::data(const QModelIndex &index, int role) const
{
    if (!checkIndex(index, CheckIndexOption::IndexIsValid))
        return {};
    const PictureEntry &entry = m_shown.at(index.row())->entry;
    switch (role) {
    case Qt::DisplayRole:
        return entry.name;
    case EntryIdRole:
        return entry.id;
    case KindRole:
        return int(entry.kind);
    case GroupRole:
        return entry.group;
    case AnimatedRole:
        return entry.isAnimated;
    case DescriptionRole:
        return entry.description;
    default:
        return {};
    }
}

void PictureListModel::refresh()
{
    if (m_reading)
        return;
    begin();
    if (m_reading)
        Q_EMIT freshnessChanged();
}

void PictureListModel::restoreFrom(const KeptPictures &kept)
{
    for (const Source source : {PictureReading::Channel, PictureReading::Global, PictureReading::Own}) {
        const bool isWanted = source != PictureReading::Own || (m_part == Part::Emotes && mayOwn());
        if (isWanted && kept.readAt[source].isValid())
            m_incoming.push_back({source, kept.lists[source], kept.readAt[source], true});
    }
    if (!m_incoming.empty())
        m_working.start();
}

void PictureListModel::begin()
{
    m_fresh.reset();
    m_hasEnded = false;
    m_withOwn = m_part == Part::Emotes && mayOwn();
    m_reading = std::make_unique<PictureReading>(m_account, m_channel);
    m_reading->took = [this](Source source, QList<PictureItem> items) {
        m_incoming.push_back({source, std::move(items), QDateTime::currentDateTimeUtc()});
        m_working.start();
    };
    m_reading->failed = [this](Source, const Error &error) {
        if (error.kind != Error::Kind::Cancelled)
            m_fresh = error;
    };
    m_reading->ended = [this] {
        m_hasEnded = true;
        m_working.start();
    };
    m_reading->begin(m_part, m_withOwn);
}

void PictureListModel::end()
{
    // Not called by PictureReading itself. It has finished by then and has no pending calls.
    m_reading.reset();
    m_hasEnded = false;
    m_trouble = m_fresh;
    if (std::any_of(m_readAt.begin(), m_readAt.end(), [](const QDateTime &at) { return at.isValid(); }))
        m_keeping.save({m_lists, m_readAt});
    Q_EMIT freshnessChanged();
}

/// Processes the incoming lists for one turn.
void PictureListModel::work()
{
    QElapsedTimer time;
    time.start();
    const IsLate isLate = [&time] { return time.elapsed() >= slice; };
    const QPointer<PictureListModel> alive(this);
    while (!m_incoming.empty()) {
        Incoming &first = m_incoming.front();
        const bool isOld = first.isKept && m_readAt[first.source].isValid();
        if (!isOld && !prepare(first, isLate))
            return;
        Incoming ready = std::move(first);
        m_incoming.pop_front();
        if (!isOld) {
            m_readAt[ready.source] = ready.readAt;
            if (ready.isOther)
                applyIncoming(ready);
        }
        Leftovers::freeLater(std::move(ready.items));
        if (alive && ready.isKept && !isOld)
            Q_EMIT freshnessChanged();
        if (!alive || isLate())
            return;
    }
    m_working.stop();
    if (m_hasEnded)
        end();
}

/// Determines whether the list has changed, and if so gathers the new content; true when done.
bool PictureListModel::prepare(Incoming &list, const IsLate &isLate) const
{
    const QList<PictureItem> &before = m_lists[list.source];
    if (!list.isOther && list.items.size() == before.size()) {
        while (list.same < before.size() && list.items.at(list.same) == before.at(list.same)) {
            if (++list.same % steps == 0 && isLate())
                return false;
        }
    }
    list.isOther = list.items.size() != before.size() || list.same < before.size();
    return !list.isOther || gather(list, isLate);
}

/// Collects the items of all lists with the new one, without duplicates; true when done. Emotes of the
/// channel and global ones are not repeated as the account's own.
bool PictureListModel::gather(Incoming &list, const IsLate &isLate) const
{
    for (; list.list < m_lists.size(); ++list.list, list.at = 0) {
        const QList<PictureItem> &items = list.list == list.source ? list.items : m_lists[list.list];
        while (list.at < items.size()) {
            const PictureItem &item = items.at(list.at++);
            const qsizetype before = list.knownIds.size();
            if (m_part == Part::Emotes)
                list.knownIds.insert(item.entry.id);
            if (m_part != Part::Emotes || list.knownIds.size() != before)
                list.all.append(&item);
            if (list.at % steps == 0 && isLate())
                return false;
        }
    }
    return true;
}

/// Shows a gathered list; afterwards `list` contains the previous one.
void PictureListModel::applyIncoming(Incoming &list)
{
    beginResetModel();
    std::swap(m_lists[list.source], list.items);
    m_all = std::move(list.all);
    applyFilter();
    endResetModel();
}

void PictureListModel::forgetIncoming()
{
    for (Incoming &each : m_incoming)
        Leftovers::freeLater(std::move(each.items));
    m_incoming.clear();
}

/// Applies the filter. Called within a model reset.
void PictureListModel::applyFilter()
{
    const QStringList words = m_filter.toCaseFolded().split(u' ', Qt::SkipEmptyParts);
    if (words.isEmpty()) {
        m_shown = m_all;
        return;
    }
    m_shown.clear();
    std::copy_if(m_all.cbegin(), m_all.cend(), std::back_inserter(m_shown), [&](const PictureItem *item) {
        return std::all_of(words.begin(), words.end(),
                           [&](const QString &word) { return item->folded.contains(word); });
    });
}

bool PictureListModel::mayOwn() const
{
    return m_account->may(Api::Scope::UserReadEmotes);
}

}  // namespace Sidestage
