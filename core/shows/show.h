// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "storage/table_sql.h"

#include <QList>
#include <QString>

#include <array>
#include <optional>

namespace Sidestage {

/// What a show sets when it begins, in the order in which it is done.
enum class ShowPart : quint8 {
    Channel,        ///< A preset of the channel.
    Rewards,        ///< A reward set.
    Chat,           ///< A preset of chat modes.
    Announcements,  ///< Templates of announcements.
    Ads,            ///< Warnings of ads; belongs to the show itself.
    Schedule,       ///< An entry of the stream schedule.
    Lockdown,       ///< Only at the end: lockdowns and timed modes that are still active.
    Waiting,        ///< Only at the end: redemptions that wait for a decision.
    Markers,        ///< Only at the end: the markers as a file.
    Raid,  ///< Only at the end: each channel that can be raided is a step, and at most one is chosen.
};
/// Parts that are done at the end, whatever the begin has done.
constexpr bool isOfEnd(ShowPart part)
{
    return part > ShowPart::Schedule;
}
inline constexpr std::array partsOfShow{ShowPart::Channel,       ShowPart::Rewards, ShowPart::Chat,
                                        ShowPart::Announcements, ShowPart::Ads,     ShowPart::Schedule};

/// An announcement that a show makes: a template, and when.
struct ShowAnnouncement
{
    qint64 templateId = 0;
    int seconds = 10;          ///< After the start of the show, or before its planned end.
    bool isBeforeEnd = false;  ///< Needs a schedule entry, which has the planned end.

    static void describe(auto &is)
    {
        is("template", &ShowAnnouncement::templateId);
        is("seconds", &ShowAnnouncement::seconds);
        is("before_end", &ShowAnnouncement::isBeforeEnd);
    }
    bool operator==(const ShowAnnouncement &) const = default;
};

/// How a show warns of ads.
struct ShowAds
{
    int ahead = 60;  ///< Seconds before a break.
    bool notifies = true;
    QString sound = QStringLiteral("bell");  ///< The id of a sound; empty: none.

    static void describe(auto &is)
    {
        is("ahead", &ShowAds::ahead, Api::between(10, 300));
        is("notifies", &ShowAds::notifies);
        is("sound", &ShowAds::sound);
    }
    bool operator==(const ShowAds &) const = default;
};

/// What the end of a show does with the waiting redemptions of one reward.
enum class WaitingChoice : quint8 { Fulfil, Refund, Leave };

struct RewardRule
{
    QString rewardId{};  ///< On the service.
    WaitingChoice choice = WaitingChoice::Leave;

    static void describe(auto &is)
    {
        is("reward", &RewardRule::rewardId);
        is("choice", &RewardRule::choice);
    }
    bool operator==(const RewardRule &) const = default;
};
constexpr auto namesOf(WaitingChoice)
{
    return std::array{"fulfil", "refund", "leave"};
}

/// Parts under one name, which are applied together. It only refers to the parts, so a change of a preset
/// changes every show that uses it. A part may be missing, and may have been deleted meanwhile.
struct Show
{
    qint64 id = 0;  ///< 0: not saved yet.
    QString name{};
    QString channelPreset{};  ///< Ids of the parts; empty: not part of this show.
    QString rewardSet{};
    QString chatPreset{};
    QString scheduleEntry{};
    QList<ShowAnnouncement> announcements{};
    std::optional<ShowAds> ads{};
    QList<RewardRule> rules{};  ///< As last chosen at its end.

    bool has(ShowPart part) const;
    /// The id of a part that is kept elsewhere; empty for the others.
    QString reference(ShowPart part) const;
    /// Empty: removes the part.
    void setReference(ShowPart part, const QString &id);

    static constexpr Table table{.name = "shows",
                                 .key = "id",
                                 .scope = "account",
                                 .isSerial = true,
                                 .also = "UNIQUE (account, name COLLATE NOCASE)"};
    static void describe(auto &is)
    {
        is("id", &Show::id);
        is("name", &Show::name, Api::atMost(100));
        is("channel_preset", &Show::channelPreset);
        is("reward_set", &Show::rewardSet);
        is("chat_preset", &Show::chatPreset);
        is("schedule_entry", &Show::scheduleEntry);
        is("announcements", &Show::announcements);
        is("ads", &Show::ads);
        is("rules", &Show::rules);
    }
    bool operator==(const Show &) const = default;
};

}  // namespace Sidestage
