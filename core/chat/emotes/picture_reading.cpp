// SPDX-License-Identifier: GPL-3.0-or-later
#include "picture_reading.h"

#include "accounts/account.h"
#include "async/decoded_in_thread.h"
#include "client/client.h"

#include <QSet>

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
    QList<PictureItem> items{};
    std::optional<QString> next{};
};

struct OwnPageOf
{
    OwnPage operator()(const EmotePage &page) const
    {
        OwnPage own{.next = page.next()};
        own.items.reserve(page.data.size());
        for (const Emote &emote : page.data)
            own.items.append(pictureItem(emote, page.urlTemplate, Sort::OwnEmote));
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

}  // namespace

template <>
const EndpointInfo &Api::endpoint<ReadChannelEmotes>()
{
    return endpoint<GetChannelEmotes>();
}
template <>
const EndpointInfo &Api::endpoint<ReadGlobalEmotes>()
{
    return endpoint<GetGlobalEmotes>();
}
template <>
const EndpointInfo &Api::endpoint<ReadOwnEmotes>()
{
    return endpoint<GetUserEmotes>();
}
template <>
const EndpointInfo &Api::endpoint<ReadChannelBadges>()
{
    return endpoint<GetChannelBadges>();
}
template <>
const EndpointInfo &Api::endpoint<ReadGlobalBadges>()
{
    return endpoint<GetGlobalBadges>();
}
template <>
const EndpointInfo &Api::endpoint<ReadCheermotes>()
{
    return endpoint<GetCheermotes>();
}

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
        channelEmotes();
        globalEmotes();
        if (withOwn)
            ownEmotes();
        break;
    case PicturePart::Badges:
        m_open = 2;
        channelBadges();
        globalBadges();
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

Bound PictureReading::channelEmotes()
{
    ReadChannelEmotes request;
    request.broadcasterId = m_channel;
    auto asking = m_account->client()->call(request);
    const auto list = co_await asking;
    settle(Channel, list);
}

Bound PictureReading::globalEmotes()
{
    const ReadGlobalEmotes request{};
    auto asking = m_account->client()->call(request);
    const auto list = co_await asking;
    settle(Global, list);
}

Bound PictureReading::ownEmotes()
{
    ReadOwnEmotes request;
    request.userId = m_account->userId();
    request.broadcasterId = m_channel;
    QList<PictureItem> items;
    QSet<QString> passed;
    for (;;) {
        auto asking = m_account->client()->call(request);
        auto page = co_await asking;
        if (!page) {
            failed(Own, page.error());
            break;
        }
        if (items.isEmpty())
            items.swap(page->items);
        else
            items.append(std::move(page->items));
        request.after = page->next;
        if (!request.after || items.size() >= maxOwn) {
            took(Own, std::exchange(items, {}));
            break;
        }
        // A repeated cursor would loop forever.
        if (passed.contains(*request.after)) {
            failed(Own, Error{.kind = Error::Kind::Protocol, .field = QStringLiteral("pagination.cursor")});
            break;
        }
        passed.insert(*request.after);
    }
    done();
}

Bound PictureReading::channelBadges()
{
    ReadChannelBadges request;
    request.broadcasterId = m_channel;
    auto asking = m_account->client()->call(request);
    const auto list = co_await asking;
    settle(Channel, list);
}

Bound PictureReading::globalBadges()
{
    const ReadGlobalBadges request{};
    auto asking = m_account->client()->call(request);
    const auto list = co_await asking;
    settle(Global, list);
}

Bound PictureReading::cheermotes()
{
    ReadCheermotes request;
    request.broadcasterId = m_channel;
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
