// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

// The former tags of streams, which the service has given up: the tags of today are words of the channel.

#include "schema/endpoint.h"

namespace Sidestage::Api {

/// A text in one of the languages of the former tags.
struct TagTexts
{
    QString english{};

    static void describe(auto &is) { is("en-us", &TagTexts::english); }
};

struct StreamTag
{
    QString tagId{};
    bool isAuto = false;
    TagTexts localizationNames{};
    TagTexts localizationDescriptions{};

    static void describe(auto &is)
    {
        is("tag_id", &StreamTag::tagId);
        is("is_auto", &StreamTag::isAuto);
        is("localization_names", &StreamTag::localizationNames);
        is("localization_descriptions", &StreamTag::localizationDescriptions);
    }
};

/// Get All Stream Tags. Deprecated: the list is empty, or the service answers 410 (api-facts C15).
struct GetAllStreamTags
{
    QStringList tagIds{};
    std::optional<int> first{};
    std::optional<QString> after{};

    using Response = Page<StreamTag>;
    static constexpr Spec spec = get("/tags/streams").fails({400, 410});
    static void describe(auto &is)
    {
        is.query("tag_id", &GetAllStreamTags::tagIds, atMost(100));
        is.query("first", &GetAllStreamTags::first, between(1, 100) | otherwise(20));
        is.query("after", &GetAllStreamTags::after);
    }
};

/// Get Stream Tags. Deprecated: the list is empty, or the service answers 410.
struct GetStreamTags
{
    QString broadcasterId{};

    using Response = Many<StreamTag>;
    static constexpr Spec spec = get("/streams/tags").fails({400, 410});
    static void describe(auto &is) { is.query("broadcaster_id", &GetStreamTags::broadcasterId, numericId); }
};

}  // namespace Sidestage::Api
