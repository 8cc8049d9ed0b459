// SPDX-License-Identifier: GPL-3.0-or-later
#include "picture_list_model.h"

#include "accounts/account.h"
#include "client/session.h"
#include "models/leftovers.h"
#include "picture_list_cache.h"
#include "picture_reading.h"

#include <QElapsedTimer>
#include <QPointer>
#include <QSet>
#include <QTimer>

#include <algorithm>
#include <array>
#include <deque>

namespace Sidestage {

using Source = PictureReading::Source;

namespace {

using Leftovers::IsLate;

/// So long the window waits for a long list to be taken, in milliseconds.
constexpr int slice = 3;
/// Between two looks at the clock.
constexpr qsizetype steps = 32;

}  // namespace

struct PictureListModel::Private
{
    /// A list that was read and is being taken, a piece in each turn of the event loop.
    struct Incoming
    {
        Source source{};
        QList<PictureItem> items{};
        QDateTime readAt{};
        bool isKept = false;  ///< Of an earlier run: what the service has said since counts more.

        qsizetype same = 0;  ///< So many are as they were.
        bool isOther = false;
        // Then: what there is with it.
        std::size_t list = 0;
        qsizetype at = 0;
        QList<const PictureItem *> all{};
        QSet<QString> knownIds{};
    };

    Private(PictureListModel *model, Account *who, QString where, Part which,
            std::shared_ptr<PictureCache> cache)
        : q(model)
        , account(who)
        , channel(std::move(where))
        , part(which)
        , keeping(std::move(cache), *who, channel, which)
    {
    }

    bool mayOwn() const { return account->may(Api::Scope::UserReadEmotes); }
    void restoreFrom(const KeptPictures &kept);
    void begin();
    void end();
    void work();
    bool prepare(Incoming &list, const IsLate &isLate) const;
    bool gather(Incoming &list, const IsLate &isLate) const;
    void applyIncoming(Incoming &list);
    void forgetIncoming();
    void applyFilter();

    PictureListModel *q;
    Account *account;
    QString channel;
    Part part;
    PictureListCache keeping;
    QString filter{};
    std::array<QList<PictureItem>, PictureReading::SourceCount> lists{};
    std::array<QDateTime, PictureReading::SourceCount> readAt{};
    QList<const PictureItem *> all{};    ///< Each once.
    QList<const PictureItem *> shown{};  ///< Of these, what the filter lets through.
    std::optional<Error> trouble{};
    std::optional<Error> fresh{};  ///< Of the reading that goes on.
    std::unique_ptr<PictureReading> reading{};
    std::deque<Incoming> incoming{};
    QTimer working{};
    bool hasEnded = false;  ///< All answers are there; what came is still being taken.
    bool withOwn = false;
};

void PictureListModel::Private::restoreFrom(const KeptPictures &kept)
{
    for (const Source source : {PictureReading::Channel, PictureReading::Global, PictureReading::Own}) {
        const bool isWanted = source != PictureReading::Own || (part == Part::Emotes && mayOwn());
        if (isWanted && kept.readAt[source].isValid())
            incoming.push_back({source, kept.lists[source], kept.readAt[source], true});
    }
    if (!incoming.empty())
        working.start();
}

void PictureListModel::Private::begin()
{
    fresh.reset();
    hasEnded = false;
    withOwn = part == Part::Emotes && mayOwn();
    reading = std::make_unique<PictureReading>(account, channel);
    reading->took = [this](Source source, QList<PictureItem> items) {
        incoming.push_back({source, std::move(items), QDateTime::currentDateTimeUtc()});
        working.start();
    };
    reading->failed = [this](Source, const Error &error) {
        if (error.kind != Error::Kind::Cancelled)
            fresh = error;
    };
    reading->ended = [this] {
        hasEnded = true;
        working.start();
    };
    reading->begin(part, withOwn);
}

void PictureListModel::Private::end()
{
    // Never from within it: it has told of its end by then, and waits for nothing.
    reading.reset();
    hasEnded = false;
    trouble = fresh;
    if (std::any_of(readAt.begin(), readAt.end(), [](const QDateTime &at) { return at.isValid(); }))
        keeping.save({lists, readAt});
    Q_EMIT q->freshnessChanged();
}

/// A piece of what has come.
void PictureListModel::Private::work()
{
    QElapsedTimer time;
    time.start();
    const IsLate isLate = [&time] { return time.elapsed() >= slice; };
    const QPointer<PictureListModel> alive(q);
    while (!incoming.empty()) {
        Incoming &first = incoming.front();
        const bool isOld = first.isKept && readAt[first.source].isValid();
        if (!isOld && !prepare(first, isLate))
            return;
        Incoming ready = std::move(first);
        incoming.pop_front();
        if (!isOld) {
            readAt[ready.source] = ready.readAt;
            if (ready.isOther)
                applyIncoming(ready);
        }
        Leftovers::freeLater(std::move(ready.items));
        if (alive && ready.isKept && !isOld)
            Q_EMIT q->freshnessChanged();
        if (!alive || isLate())
            return;
    }
    working.stop();
    if (hasEnded)
        end();
}

/// Finds out what has changed with it; true when that is done.
bool PictureListModel::Private::prepare(Incoming &list, const IsLate &isLate) const
{
    const QList<PictureItem> &before = lists[list.source];
    if (!list.isOther && list.items.size() == before.size()) {
        while (list.same < before.size() && list.items.at(list.same) == before.at(list.same)) {
            if (++list.same % steps == 0 && isLate())
                return false;
        }
    }
    list.isOther = list.items.size() != before.size() || list.same < before.size();
    return !list.isOther || gather(list, isLate);
}

/// Finds out what there is with this list, each once; true when that is done. What the channel has, and what
/// there is for all, is not told once more as the account's own.
bool PictureListModel::Private::gather(Incoming &list, const IsLate &isLate) const
{
    for (; list.list < lists.size(); ++list.list, list.at = 0) {
        const QList<PictureItem> &items = list.list == list.source ? list.items : lists[list.list];
        while (list.at < items.size()) {
            const PictureItem &item = items.at(list.at++);
            const qsizetype before = list.knownIds.size();
            if (part == Part::Emotes)
                list.knownIds.insert(item.entry.id);
            if (part != Part::Emotes || list.knownIds.size() != before)
                list.all.append(&item);
            if (list.at % steps == 0 && isLate())
                return false;
        }
    }
    return true;
}

/// Shows a list that was gathered; has the one before it afterwards.
void PictureListModel::Private::applyIncoming(Incoming &list)
{
    q->beginResetModel();
    std::swap(lists[list.source], list.items);
    all = std::move(list.all);
    applyFilter();
    q->endResetModel();
}

void PictureListModel::Private::forgetIncoming()
{
    for (Incoming &each : incoming)
        Leftovers::freeLater(std::move(each.items));
    incoming.clear();
}

/// Chooses what is shown. Within a reset.
void PictureListModel::Private::applyFilter()
{
    const QStringList words = filter.toCaseFolded().split(u' ', Qt::SkipEmptyParts);
    if (words.isEmpty()) {
        shown = all;
        return;
    }
    shown.clear();
    std::copy_if(all.cbegin(), all.cend(), std::back_inserter(shown), [&](const PictureItem *item) {
        return std::all_of(words.begin(), words.end(),
                           [&](const QString &word) { return item->folded.contains(word); });
    });
}

PictureListModel::PictureListModel(Account *account, QString channelId, Part part,
                                   std::shared_ptr<PictureCache> kept, QObject *parent)
    : QAbstractListModel(parent)
    , d(std::make_unique<Private>(this, account, std::move(channelId), part, std::move(kept)))
{
    d->withOwn = part == Part::Emotes && d->mayOwn();
    d->keeping.find(this, [this](const KeptPictures &pictures) { d->restoreFrom(pictures); });
    d->working.setInterval(0);
    connect(&d->working, &QTimer::timeout, this, [this] { d->work(); });
    connect(account->session(), &Session::tokenChanged, this, [this] {
        // The permission for the account's own has come, or gone.
        if (d->part == Part::Emotes && (d->readAt[PictureReading::Global].isValid() || d->reading)
            && d->mayOwn() != d->withOwn) {
            d->reading.reset();
            d->forgetIncoming();
            if (!d->mayOwn() && !d->lists[PictureReading::Own].isEmpty()) {
                Private::Incoming none{.source = PictureReading::Own};
                d->gather(none, [] { return false; });
                d->applyIncoming(none);
                Leftovers::freeLater(std::move(none.items));
            }
            refresh();
        }
    });
}

PictureListModel::~PictureListModel()
{
    d->forgetIncoming();
    for (auto &list : d->lists)
        Leftovers::freeLater(std::move(list));
}

void PictureListModel::setFilter(const QString &text)
{
    const QString filter = text.simplified();
    if (filter == d->filter)
        return;
    beginResetModel();
    d->filter = filter;
    d->applyFilter();
    endResetModel();
}

QString PictureListModel::filter() const
{
    return d->filter;
}

const PictureEntry &PictureListModel::entry(int row) const
{
    static const PictureEntry none{};
    return row >= 0 && row < d->shown.size() ? d->shown.at(row)->entry : none;
}

QUrl PictureListModel::url(int row, const PictureRequest &request) const
{
    return row >= 0 && row < d->shown.size() ? pictureUrl(*d->shown.at(row), request) : QUrl();
}

int PictureListModel::total() const
{
    return int(d->all.size());
}

bool PictureListModel::isReading() const
{
    return d->reading != nullptr;
}

QDateTime PictureListModel::asOf() const
{
    QDateTime oldest;
    for (const Source source : {PictureReading::Channel, PictureReading::Global, PictureReading::Own}) {
        const bool counts = source != PictureReading::Own || d->withOwn;
        if (!counts || (source == PictureReading::Global && d->part == Part::Cheermotes))
            continue;
        // A part that was never read says nothing about the others, which are shown.
        if (d->readAt[source].isValid() && (!oldest.isValid() || d->readAt[source] < oldest))
            oldest = d->readAt[source];
    }
    return oldest;
}

QString PictureListModel::failure() const
{
    if (!d->trouble)
        return {};
    return d->trouble->message.isEmpty() ? QString::number(d->trouble->status) : d->trouble->message;
}

std::optional<Error> PictureListModel::trouble() const
{
    return d->trouble;
}

QList<Error> PictureListModel::refusals() const
{
    if (d->part != Part::Emotes || d->mayOwn())
        return {};
    return {{.kind = Error::Kind::Unauthorized, .field = QLatin1String(nameOf(Api::Scope::UserReadEmotes))}};
}

int PictureListModel::rowCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : int(d->shown.size());
}

QVariant PictureListModel::data(const QModelIndex &index, int role) const
{
    if (!checkIndex(index, CheckIndexOption::IndexIsValid))
        return {};
    const PictureEntry &entry = d->shown.at(index.row())->entry;
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
    if (d->reading)
        return;
    d->begin();
    if (d->reading)
        Q_EMIT freshnessChanged();
}

}  // namespace Sidestage
