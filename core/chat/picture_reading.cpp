// SPDX-License-Identifier: GPL-3.0-or-later
#include "picture_reading.h"

#include "client/account.h"
#include "client/client.h"
#include "client/pages.h"

namespace Sidestage {

using namespace Api;
using Sort = PictureEntry::Kind;

namespace {

/// What a user may write is so much at most: a list without end does not fill the memory.
constexpr qsizetype mostOwn = 20'000;

}  // namespace

PictureReading::PictureReading(Account *account, QString channelId)
    : m_account(account)
    , m_channel(std::move(channelId))
{
}

void PictureReading::begin(PictureBook::Part part, bool withOwn)
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

void PictureReading::done()
{
    if (--m_open == 0)
        ended();
}

template <class T>
void PictureReading::settle(Source source, const Result<T> &list, Sort kind)
{
    if (list)
        took(source, pictureItems(*list, kind));
    else
        failed(source, list.error());
    done();
}

Bound PictureReading::channelEmotes()
{
    const GetChannelEmotes request{m_channel};
    auto asking = m_account->client()->call(request);
    const auto list = co_await asking;
    settle(Channel, list, Sort::ChannelEmote);
}

Bound PictureReading::globalEmotes()
{
    const GetGlobalEmotes request;
    auto asking = m_account->client()->call(request);
    const auto list = co_await asking;
    settle(Global, list, Sort::GlobalEmote);
}

Bound PictureReading::ownEmotes()
{
    GetUserEmotes request;
    request.userId = m_account->userId();
    request.broadcasterId = m_channel;
    Pages pages(m_account->client(), request);
    QList<PictureItem> items;
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
                items.append(pictureItem(emote, emotes.urlTemplate, Sort::OwnEmote));
        }
        if (!*page || items.size() >= mostOwn) {
            took(Own, std::exchange(items, {}));
            break;
        }
    }
    done();
}

Bound PictureReading::channelBadges()
{
    const GetChannelBadges request{m_channel};
    auto asking = m_account->client()->call(request);
    const auto list = co_await asking;
    settle(Channel, list, Sort::ChannelBadge);
}

Bound PictureReading::globalBadges()
{
    const GetGlobalBadges request;
    auto asking = m_account->client()->call(request);
    const auto list = co_await asking;
    settle(Global, list, Sort::GlobalBadge);
}

Bound PictureReading::cheermotes()
{
    GetCheermotes request;
    request.broadcasterId = m_channel;
    auto asking = m_account->client()->call(request);
    const auto list = co_await asking;
    if (list) {
        auto [own, global] = pictureItems(*list);
        took(Channel, std::move(own));
        took(Global, std::move(global));
    } else {
        failed(Channel, list.error());
    }
    done();
}

}  // namespace Sidestage
