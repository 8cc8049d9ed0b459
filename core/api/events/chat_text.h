// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

// The parts of messages (api-facts D6, Chat).

#include "people.h"

namespace Sidestage::Api {

struct FragmentCheermote
{
    QString prefix{};
    qint64 bits = 0;
    int tier = 0;

    static void describe(auto &is)
    {
        is("prefix", &FragmentCheermote::prefix);
        is("bits", &FragmentCheermote::bits);
        is("tier", &FragmentCheermote::tier);
    }
};

struct FragmentEmote
{
    QString id{};
    QString emoteSetId{};
    QString ownerId{};
    QStringList format{};

    static void describe(auto &is)
    {
        is("id", &FragmentEmote::id);
        is("emote_set_id", &FragmentEmote::emoteSetId);
        is("owner_id", &FragmentEmote::ownerId);
        is("format", &FragmentEmote::format);
    }
};

struct FragmentMention
{
    QString userId{};
    QString userName{};
    QString userLogin{};

    static void describe(auto &is)
    {
        is("user_id", &FragmentMention::userId);
        is("user_name", &FragmentMention::userName);
        is("user_login", &FragmentMention::userLogin);
    }
};

/// A part of a message.
struct ChatFragment
{
    QString type{};  ///< "text", "cheermote", "emote" or "mention".
    QString text{};
    std::optional<FragmentCheermote> cheermote{};
    std::optional<FragmentEmote> emote{};
    std::optional<FragmentMention> mention{};

    static void describe(auto &is)
    {
        is("type", &ChatFragment::type);
        is("text", &ChatFragment::text);
        is("cheermote", &ChatFragment::cheermote, orNull);
        is("emote", &ChatFragment::emote, orNull);
        is("mention", &ChatFragment::mention, orNull);
    }
};

/// The text of a message, as a whole and in parts.
struct ChatText
{
    QString text{};
    QList<ChatFragment> fragments{};

    static void describe(auto &is)
    {
        is("text", &ChatText::text);
        is("fragments", &ChatText::fragments);
    }
};

struct ChatBadge
{
    QString setId{};
    QString id{};
    QString info{};

    static void describe(auto &is)
    {
        is("set_id", &ChatBadge::setId);
        is("id", &ChatBadge::id);
        is("info", &ChatBadge::info);
    }
};

}  // namespace Sidestage::Api
