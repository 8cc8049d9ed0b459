// SPDX-License-Identifier: GPL-3.0-or-later
#include "picture_reading.h"

#include "accounts/account.h"
#include "async/decoded_in_thread.h"
#include "client/list_walk.h"

namespace Sidestage {

using namespace Api;
using Sort = PictureEntry::Kind;

namespace {

/// Maximum number of the account's own emotes, to bound the memory.
constexpr qsizetype maxOwn = 20'000;

// Converts a response to items on a worker thread, because a response of thousands of pictures takes several
// frames.

template <Sort kind>
struct ItemsOf
{
    template <class List>
    QList<PictureItem> operator()(const List &list) const
    {
        return pictureItems(list, kind);
    }
};

struct OwnPage
{
    QList<PictureItem> data{};
    std::optional<QString> cursor{};

    const std::optional<QString> &next() const { return cursor; }
};

struct OwnPageOf
{
    OwnPage operator()(const EmotePage &page) const
    {
        OwnPage own{.cursor = page.next()};
        own.data.reserve(page.data.size());
        for (const Emote &emote : page.data)
            own.data.append(pictureItem(emote, page.urlTemplate, Sort::OwnEmote));
        return own;
    }
};

struct CheermotesOf
{
    auto operator()(const QList<Cheermote> &cheermotes) const { return pictureItems(cheermotes); }
};

using ReadChannelEmotes = DecodedInThread<GetChannelEmotes, ItemsOf<Sort::ChannelEmote>>;
using ReadGlobalEmotes = DecodedInThread<GetGlobalEmotes, ItemsOf<Sort::GlobalEmote>>;
using ReadOwnEmotes = DecodedInThread<GetUserEmotes, OwnPageOf>;
using ReadChannelBadges = DecodedInThread<GetChannelBadges, ItemsOf<Sort::ChannelBadge>>;
using ReadGlobalBadges = DecodedInThread<GetGlobalBadges, ItemsOf<Sort::GlobalBadge>>;
using ReadCheermotes = DecodedInThread<GetCheermotes, CheermotesOf>;

template <class Request>
Request ofChannel(const QString &id)
{
    Request request;
    request.broadcasterId = id;
    return request;
}

}  // namespace

PictureReading::PictureReading(Account *account, QString channelId)
    : m_account(account)
    , m_channel(std::move(channelId))
{
}

void PictureReading::begin(PicturePart part, bool withOwn)
{
    // Counted first, because a response may be available at once.
    switch (part) {
    case PicturePart::Emotes:
        m_open = withOwn ? 3 : 2;
        read(Channel, ofChannel<ReadChannelEmotes>(m_channel));
        read(Global, ReadGlobalEmotes{});
        if (withOwn)
            ownEmotes();
        break;
    case PicturePart::Badges:
        m_open = 2;
        read(Channel, ofChannel<ReadChannelBadges>(m_channel));
        read(Global, ReadGlobalBadges{});
        break;
    case PicturePart::Cheermotes:
        m_open = 1;
        cheermotes();
        break;
    }
}

void PictureReading::done()
{
    if (--m_open == 0)
        ended();
}

void PictureReading::settle(Source source, const Result<QList<PictureItem>> &list)
{
    if (list)
        took(source, *list);
    else
        failed(source, list.error());
    done();
}

template <class Request>
Bound PictureReading::read(Source source, Request request)
{
    auto asking = m_account->client()->call(request);
    const auto list = co_await asking;
    settle(source, list);
}

Bound PictureReading::ownEmotes()
{
    auto request = ofChannel<ReadOwnEmotes>(m_channel);
    request.userId = m_account->userId();
    ListWalk pages(m_account->client(), request, [](const PictureItem &) { return QString(); });
    auto collecting = pages.collect(maxOwn);
    const auto list = co_await collecting;
    settle(Own, list);
}

Bound PictureReading::cheermotes()
{
    const auto request = ofChannel<ReadCheermotes>(m_channel);
    auto asking = m_account->client()->call(request);
    const auto lists = co_await asking;
    if (lists) {
        took(Channel, lists->first);
        took(Global, lists->second);
    } else {
        failed(Channel, lists.error());
    }
    done();
}

}  // namespace Sidestage
