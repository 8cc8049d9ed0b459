// SPDX-License-Identifier: GPL-3.0-or-later
#include "picture_book.h"

#include "api/bits.h"
#include "api/emotes.h"
#include "async/bound.h"
#include "client/account.h"
#include "client/client.h"
#include "client/pages.h"
#include "client/session.h"

#include <QSet>

#include <algorithm>
#include <array>

namespace Sidestage {

using namespace Api;
using Sort = PictureEntry::Kind;

namespace {

/// What a user may write is so much at most: a list without end does not fill the memory.
constexpr qsizetype mostOwn = 20'000;
/// Where the lists of the service stand, in the order in which they are shown.
enum Shelf : quint8 { Channel, Global, Own, ShelfCount };

/// An entry with what its picture's URL is made of: by template, or else from URLs by size.
struct Item
{
    PictureEntry entry{};
    QString folded{};  ///< What is searched.

    QString urlTemplate{};
    QStringList formats{};
    QStringList themes{};
    QStringList scales{};
    struct Sized
    {
        double scale = 1.0;
        QUrl url{};
        bool operator==(const Sized &) const = default;
    };
    QList<Sized> still{};  ///< By size; for a light background, if there are two.
    QList<Sized> stillDark{};
    QList<Sized> moving{};
    QList<Sized> movingDark{};

    bool operator==(const Item &) const = default;
};

QString folded(const PictureEntry &entry)
{
    // A character that nobody types keeps words of one field apart from those of the next.
    return QStringList{entry.name, entry.group, entry.description}.join(QChar(u'\n')).toCaseFolded();
}

QUrl nextLarger(const QList<Item::Sized> &sizes, double scale)
{
    constexpr double close = 0.01;
    QUrl best;
    for (const auto &[has, url] : sizes) {
        if (url.isEmpty())
            continue;
        best = url;
        if (has >= scale - close)
            break;
    }
    return best;
}

/// The scale, as the service writes it, that is the next larger one; else the largest.
QString nextLargerScale(const QStringList &scales, double wanted)
{
    constexpr double close = 0.01;
    QString best;
    double bestIs = 0;
    for (const QString &each : scales) {
        bool isNumber = false;
        const double is = each.toDouble(&isNumber);
        if (!isNumber)
            continue;
        const bool enough = is >= wanted - close;
        const bool bestEnough = bestIs >= wanted - close;
        if (best.isEmpty() || (enough ? !bestEnough || is < bestIs : !bestEnough && is > bestIs)) {
            best = each;
            bestIs = is;
        }
    }
    return best;
}

Item itemOf(const Emote &emote, const QString &urlTemplate, Sort kind)
{
    Item item;
    item.entry = {.kind = kind,
                  .id = emote.id,
                  .name = emote.name,
                  .type = emote.emoteType.value_or(QString()),
                  .tier = emote.tier.value_or(QString()),
                  .setId = emote.emoteSetId.value_or(QString()),
                  .isAnimated = emote.format.contains(QLatin1String("animated"))};
    item.entry.group = item.entry.tier.isEmpty() ? item.entry.type : item.entry.tier;
    item.urlTemplate = urlTemplate;
    item.formats = emote.format;
    item.themes = emote.themeMode;
    item.scales = emote.scale;
    if (emote.images)
        item.still = {{1.0, emote.images->url1x}, {2.0, emote.images->url2x}, {4.0, emote.images->url4x}};
    return item;
}

/// The channel's emotes in the order in which viewers get them: with each tier, by following, by Bits.
int rankOf(const PictureEntry &entry)
{
    bool isNumber = false;
    const int tier = entry.tier.toInt(&isNumber);
    if (isNumber && tier >= 0)
        return std::min(tier, 9'000);
    if (entry.type == QLatin1String("follower"))
        return 10'000;
    return entry.type == QLatin1String("bitstier") ? 10'001 : 10'002;
}

QList<Item> itemsOf(const EmoteList &list, Sort kind)
{
    QList<Item> items;
    items.reserve(list.data.size());
    for (const Emote &emote : list.data)
        items.append(itemOf(emote, list.urlTemplate, kind));
    if (kind == Sort::ChannelEmote) {
        std::stable_sort(items.begin(), items.end(),
                         [](const Item &a, const Item &b) { return rankOf(a.entry) < rankOf(b.entry); });
    }
    return items;
}

QList<Item> itemsOf(const QList<BadgeSet> &sets, Sort kind)
{
    QList<Item> items;
    for (const BadgeSet &set : sets) {
        for (const BadgeVersion &version : set.versions) {
            Item item;
            item.entry = {.kind = kind,
                          .id = set.setId + u'/' + version.id,
                          .name = version.title.isEmpty() ? set.setId : version.title,
                          .group = set.setId,
                          .setId = set.setId,
                          .description = version.description};
            item.still = {{1.0, version.imageUrl1x}, {2.0, version.imageUrl2x}, {4.0, version.imageUrl4x}};
            items.append(std::move(item));
        }
    }
    return items;
}

QList<Item::Sized> sizesOf(const CheermoteSizes &sizes)
{
    return {{1.0, sizes.x1}, {1.5, sizes.x15}, {2.0, sizes.x2}, {3.0, sizes.x3}, {4.0, sizes.x4}};
}

/// Those that the channel has made for itself first; what is not to be offered is left out.
std::pair<QList<Item>, QList<Item>> itemsOf(const QList<Cheermote> &cheermotes)
{
    std::pair<QList<Item>, QList<Item>> ownAndGlobal;
    for (const Cheermote &cheermote : cheermotes) {
        if (cheermote.type == CheermoteType::DisplayOnly)
            continue;
        auto &items
            = cheermote.type == CheermoteType::ChannelCustom ? ownAndGlobal.first : ownAndGlobal.second;
        for (const CheermoteTier &tier : cheermote.tiers) {
            Item item;
            item.entry = {.kind = Sort::Cheermote,
                          .id = cheermote.prefix + u'/' + tier.id,
                          .name = cheermote.prefix + QString::number(tier.minBits),
                          .group = cheermote.prefix,
                          .type = QLatin1String(namesOf(cheermote.type)[std::size_t(cheermote.type)]),
                          .bits = tier.minBits,
                          .color = tier.color};
            item.still = sizesOf(tier.images.light.still);
            item.stillDark = sizesOf(tier.images.dark.still);
            item.moving = sizesOf(tier.images.light.animated);
            item.movingDark = sizesOf(tier.images.dark.animated);
            item.entry.isAnimated = std::any_of(item.moving.begin(), item.moving.end(),
                                                [](const auto &size) { return !size.url.isEmpty(); });
            items.append(std::move(item));
        }
    }
    return ownAndGlobal;
}

QUrl urlOf(const Item &item, const PictureWish &wish)
{
    if (!item.urlTemplate.isEmpty()) {
        const QString moving = QStringLiteral("animated");
        const QString stands = QStringLiteral("static");
        const QString format = wish.animated && item.formats.contains(moving) ? moving
            : item.formats.contains(stands)                                   ? stands
                                                                              : item.formats.value(0);
        const QString theme = wish.dark ? QStringLiteral("dark") : QStringLiteral("light");
        const auto url = filledTemplate(item.urlTemplate, item.entry.id, format,
                                        item.themes.contains(theme) ? theme : item.themes.value(0),
                                        nextLargerScale(item.scales, wish.scale));
        if (url)
            return *url;
    }
    const QList<const QList<Item::Sized> *> orders = wish.animated && wish.dark
        ? QList{&item.movingDark, &item.moving, &item.stillDark, &item.still}
        : wish.animated ? QList{&item.moving, &item.movingDark, &item.still, &item.stillDark}
        : wish.dark     ? QList{&item.stillDark, &item.still}
                        : QList{&item.still, &item.stillDark};
    for (const auto *sizes : orders) {
        if (const QUrl url = nextLarger(*sizes, wish.scale); !url.isEmpty())
            return url;
    }
    return {};
}

}  // namespace

Result<QUrl> filledTemplate(const QString &urlTemplate, const QString &id, const QString &format,
                            const QString &themeMode, const QString &scale)
{
    const auto wrong = [&] {
        return Error{.kind = Error::Kind::Protocol,
                     .message
                     = QStringLiteral("The template of pictures cannot be filled: ") + urlTemplate.left(200)};
    };
    const std::pair<QLatin1String, const QString &> values[] = {{QLatin1String("id"), id},
                                                                {QLatin1String("format"), format},
                                                                {QLatin1String("theme_mode"), themeMode},
                                                                {QLatin1String("scale"), scale}};
    const qsizetype host = urlTemplate.indexOf(QLatin1String("://"));
    const qsizetype path = host < 0 ? -1 : urlTemplate.indexOf(u'/', host + 3);
    QString filled;
    qsizetype at = 0;
    for (;;) {
        const qsizetype open = urlTemplate.indexOf(QLatin1String("{{"), at);
        if (open < 0)
            break;
        const qsizetype close = urlTemplate.indexOf(QLatin1String("}}"), open);
        if (path < 0 || open < path || close < 0)
            return wrong();
        const QStringView name = QStringView(urlTemplate).mid(open + 2, close - open - 2);
        const auto value = std::find_if(std::begin(values), std::end(values),
                                        [&](const auto &each) { return name == each.first; });
        // Nothing, and what means a folder above, would make another URL of it.
        if (value == std::end(values) || value->second.isEmpty() || value->second == QLatin1String(".")
            || value->second == QLatin1String(".."))
            return wrong();
        filled += QStringView(urlTemplate).mid(at, open - at);
        filled += QString::fromLatin1(QUrl::toPercentEncoding(value->second));
        at = close + 2;
    }
    filled += QStringView(urlTemplate).mid(at);
    const QUrl url(filled, QUrl::StrictMode);
    if (filled.contains(u'{') || filled.contains(u'}') || !url.isValid() || url.host().isEmpty()
        || (url.scheme() != QLatin1String("https") && url.scheme() != QLatin1String("http")))
        return wrong();
    return url;
}

/// Reads the lists once; goes with what it waits for when it is deleted.
class PictureReading : public QObject
{
public:
    std::function<void(Shelf, QList<Item>)> took{};
    std::function<void(Shelf, const Error &)> failed{};
    std::function<void()> ended{};

    PictureReading(Account *account, QString channelId)
        : m_account(account)
        , m_channel(std::move(channelId))
    {
    }

    void begin(PictureBook::Part part, bool withOwn)
    {
        // Counted first: an answer may be there at once.
        switch (part) {
        case PictureBook::Part::Emotes:
            m_open = withOwn ? 3 : 2;
            channelEmotes();
            globalEmotes();
            if (withOwn)
                ownEmotes();
            break;
        case PictureBook::Part::Badges:
            m_open = 2;
            channelBadges();
            globalBadges();
            break;
        case PictureBook::Part::Cheermotes:
            m_open = 1;
            cheermotes();
            break;
        }
    }

private:
    void done()
    {
        if (--m_open == 0)
            ended();
    }
    template <class T>
    void settle(Shelf shelf, const Result<T> &list, Sort kind)
    {
        if (list)
            took(shelf, itemsOf(*list, kind));
        else
            failed(shelf, list.error());
        done();
    }

    Bound channelEmotes()
    {
        const GetChannelEmotes request{m_channel};
        auto asking = m_account->client()->call(request);
        const auto list = co_await asking;
        settle(Channel, list, Sort::ChannelEmote);
    }
    Bound globalEmotes()
    {
        const GetGlobalEmotes request;
        auto asking = m_account->client()->call(request);
        const auto list = co_await asking;
        settle(Global, list, Sort::GlobalEmote);
    }
    Bound ownEmotes()
    {
        GetUserEmotes request;
        request.userId = m_account->userId();
        request.broadcasterId = m_channel;
        Pages pages(m_account->client(), request);
        QList<Item> items;
        for (;;) {
            auto next = pages.next();
            const auto page = co_await next;
            if (!page) {
                failed(Own, page.error());
                break;
            }
            if (*page) {
                const EmotePage &emotes = **page;
                for (const Emote &emote : emotes.data)
                    items.append(itemOf(emote, emotes.urlTemplate, Sort::OwnEmote));
            }
            if (!*page || items.size() >= mostOwn) {
                took(Own, std::exchange(items, {}));
                break;
            }
        }
        done();
    }
    Bound channelBadges()
    {
        const GetChannelBadges request{m_channel};
        auto asking = m_account->client()->call(request);
        const auto list = co_await asking;
        settle(Channel, list, Sort::ChannelBadge);
    }
    Bound globalBadges()
    {
        const GetGlobalBadges request;
        auto asking = m_account->client()->call(request);
        const auto list = co_await asking;
        settle(Global, list, Sort::GlobalBadge);
    }
    Bound cheermotes()
    {
        GetCheermotes request;
        request.broadcasterId = m_channel;
        auto asking = m_account->client()->call(request);
        const auto list = co_await asking;
        if (list) {
            auto [own, global] = itemsOf(*list);
            took(Channel, std::move(own));
            took(Global, std::move(global));
        } else {
            failed(Channel, list.error());
        }
        done();
    }

    Account *m_account;
    QString m_channel;
    int m_open = 0;
};

struct PictureBook::Private
{
    Private(PictureBook *book, Account *who, QString where, Part which)
        : q(book)
        , account(who)
        , channel(std::move(where))
        , part(which)
    {
    }

    bool mayOwn() const { return account->may(Scope::UserReadEmotes); }
    void begin();
    void take(Shelf shelf, QList<Item> items);
    void sift();

    PictureBook *q;
    Account *account;
    QString channel;
    Part part;
    QString filter{};
    std::array<QList<Item>, ShelfCount> shelves{};
    std::array<QDateTime, ShelfCount> readAt{};
    QList<const Item *> shown{};
    std::optional<Error> trouble{};
    std::optional<Error> fresh{};  ///< Of the reading that goes on.
    std::unique_ptr<PictureReading> reading{};
    bool withOwn = false;
};

void PictureBook::Private::begin()
{
    fresh.reset();
    withOwn = part == Part::Emotes && mayOwn();
    reading = std::make_unique<PictureReading>(account, channel);
    reading->took = [this](Shelf shelf, QList<Item> items) {
        readAt[shelf] = QDateTime::currentDateTimeUtc();
        take(shelf, std::move(items));
    };
    reading->failed = [this](Shelf, const Error &error) {
        if (error.kind != Error::Kind::Cancelled)
            fresh = error;
    };
    reading->ended = [this] {
        // It is its own coroutine that says so.
        reading.release()->deleteLater();
        trouble = fresh;
        Q_EMIT q->freshnessChanged();
    };
    reading->begin(part, withOwn);
}

void PictureBook::Private::take(Shelf shelf, QList<Item> items)
{
    for (Item &item : items)
        item.folded = folded(item.entry);
    const auto same = [](const Item &a, const Item &b) {
        return a.entry == b.entry && a.urlTemplate == b.urlTemplate && a.formats == b.formats
            && a.scales == b.scales && a.themes == b.themes && urlOf(a, {}) == urlOf(b, {});
    };
    QList<Item> &old = shelves[shelf];
    if (std::equal(old.begin(), old.end(), items.begin(), items.end(), same))
        return;
    q->beginResetModel();
    old = std::move(items);
    sift();
    q->endResetModel();
}

/// Chooses what is shown. Within a reset.
void PictureBook::Private::sift()
{
    shown.clear();
    const QStringList words = filter.toCaseFolded().split(u' ', Qt::SkipEmptyParts);
    // What the channel has, and what there is for all, is not told once more as the account's own.
    QSet<QString> told;
    for (const Shelf shelf : {Channel, Global, Own}) {
        for (const Item &item : std::as_const(shelves[shelf])) {
            if (part == Part::Emotes) {
                if (told.contains(item.entry.id))
                    continue;
                told.insert(item.entry.id);
            }
            if (std::all_of(words.begin(), words.end(),
                            [&](const QString &word) { return item.folded.contains(word); }))
                shown.append(&item);
        }
    }
}

PictureBook::PictureBook(Account *account, QString channelId, Part part, QObject *parent)
    : QAbstractListModel(parent)
    , d(std::make_unique<Private>(this, account, std::move(channelId), part))
{
    connect(account->session(), &Session::tokenChanged, this, [this] {
        // The permission for the account's own has come, or gone.
        if (d->part == Part::Emotes && (d->readAt[Global].isValid() || d->reading)
            && d->mayOwn() != d->withOwn) {
            d->reading.reset();
            if (!d->mayOwn())
                d->take(Own, {});
            refresh();
        }
    });
}

PictureBook::~PictureBook() = default;

void PictureBook::setFilter(const QString &text)
{
    const QString filter = text.simplified();
    if (filter == d->filter)
        return;
    beginResetModel();
    d->filter = filter;
    d->sift();
    endResetModel();
}

QString PictureBook::filter() const
{
    return d->filter;
}

const PictureEntry &PictureBook::entry(int row) const
{
    static const PictureEntry none{};
    return row >= 0 && row < d->shown.size() ? d->shown.at(row)->entry : none;
}

QUrl PictureBook::url(int row, const PictureWish &wish) const
{
    return row >= 0 && row < d->shown.size() ? urlOf(*d->shown.at(row), wish) : QUrl();
}

int PictureBook::total() const
{
    if (d->filter.isEmpty())
        return int(d->shown.size());
    QSet<QString> ids;
    int count = 0;
    for (const auto &shelf : d->shelves) {
        for (const Item &item : shelf) {
            const qsizetype before = ids.size();
            if (d->part == Part::Emotes)
                ids.insert(item.entry.id);
            count += d->part != Part::Emotes || ids.size() > before ? 1 : 0;
        }
    }
    return count;
}

bool PictureBook::isReading() const
{
    return d->reading != nullptr;
}

QDateTime PictureBook::asOf() const
{
    QDateTime oldest;
    for (const Shelf shelf : {Channel, Global, Own}) {
        const bool counts = shelf != Own || d->withOwn;
        if (!counts || (shelf == Global && d->part == Part::Cheermotes))
            continue;
        // A part that was never read says nothing about the others, which are shown.
        if (d->readAt[shelf].isValid() && (!oldest.isValid() || d->readAt[shelf] < oldest))
            oldest = d->readAt[shelf];
    }
    return oldest;
}

QString PictureBook::failure() const
{
    if (!d->trouble)
        return {};
    return d->trouble->message.isEmpty() ? QString::number(d->trouble->status) : d->trouble->message;
}

std::optional<Error> PictureBook::trouble() const
{
    return d->trouble;
}

QList<Error> PictureBook::refusals() const
{
    if (d->part != Part::Emotes || d->mayOwn())
        return {};
    return {{.kind = Error::Kind::Unauthorized, .field = QLatin1String(nameOf(Scope::UserReadEmotes))}};
}

int PictureBook::rowCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : int(d->shown.size());
}

QVariant PictureBook::data(const QModelIndex &index, int role) const
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

void PictureBook::refresh()
{
    if (d->reading)
        return;
    d->begin();
    if (d->reading)
        Q_EMIT freshnessChanged();
}

}  // namespace Sidestage
