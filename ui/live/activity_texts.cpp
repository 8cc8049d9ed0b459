// SPDX-License-Identifier: GPL-3.0-or-later
#include "activity_texts.h"

#include "base/bidi.h"
#include "live/activity_feed.h"

#include <QLocale>

namespace Sidestage {

QString ActivityTexts::who(const Activity &row)
{
    return !row.userName.isEmpty()              ? row.userName
        : row.kind == Activity::Kind::HypeTrain ? tr("Hype train")
                                                : tr("Anonymous");
}

QString ActivityTexts::what(const Activity &row)
{
    switch (row.kind) {
    case Activity::Kind::Follow:
        return tr("Follows", "what a viewer did, as a verb");
    case Activity::Kind::Cheer:
        return tr("Cheered %Ln Bits", nullptr, int(row.amount));
    case Activity::Kind::Raid:
        return tr("Raids with %Ln viewers", nullptr, int(row.amount));
    case Activity::Kind::Subscription:
        return tr("Subscribed, tier %1").arg(row.tier);
    case Activity::Kind::Resubscription:
        return tr("Subscribed, tier %1, %2", "a number; a number of months")
            .arg(row.tier)
            .arg(tr("%Ln months", nullptr, row.months));
    case Activity::Kind::Gift:
        return tr("Gave %1, tier %2", "a number of subscriptions; a number")
            .arg(tr("%Ln subscriptions", nullptr, int(row.amount)))
            .arg(row.tier);
    case Activity::Kind::HypeTrain:
        return tr("Reached level %1").arg(row.amount);
    }
    return {};
}

QString ActivityTexts::whatAndText(const Activity &row)
{
    return row.text.isEmpty()
        ? what(row)
        : tr("%1: %2", "what a viewer did; a message").arg(what(row), isolated(row.text));
}

QString ActivityTexts::spoken(const Activity &row, const QString &when)
{
    const QString done
        = tr("%1: %2, %3", "a viewer; what they did; when").arg(isolated(who(row)), what(row), when);
    return row.text.isEmpty() ? done : tr("%1. %2", "a sentence; a message").arg(done, isolated(row.text));
}

Icon ActivityTexts::icon(Activity::Kind kind)
{
    switch (kind) {
    case Activity::Kind::Follow:
        return Icon::Heart;
    case Activity::Kind::Cheer:
        return Icon::Bolt;
    case Activity::Kind::Raid:
        return Icon::Raid;
    case Activity::Kind::Subscription:
    case Activity::Kind::Resubscription:
        return Icon::Star;
    case Activity::Kind::Gift:
        return Icon::Gift;
    case Activity::Kind::HypeTrain:
        return Icon::Train;
    }
    return Icon::None;
}

QStringList ActivityTexts::groups()
{
    return {tr("All"), tr("Follows"), tr("Cheers"), tr("Raids"), tr("Subscriptions")};
}

ActivityTexts::Missing ActivityTexts::missing(const ActivityFeed *feed)
{
    QStringList parts;
    Missing missing;
    const auto look = [&](Activity::Kind kind, const QString &name) {
        if (feed->mayShow(kind))
            return;
        parts.append(name);
        if (!missing.scope)
            missing.scope = ActivityFeed::scopeOf(kind);
    };
    look(Activity::Kind::Follow, tr("follows"));
    look(Activity::Kind::Cheer, tr("cheers"));
    look(Activity::Kind::Subscription, tr("subscriptions"));
    look(Activity::Kind::HypeTrain, tr("hype trains"));
    if (missing.scope)
        missing.sentence = tr("Not shown without permission: %1.").arg(QLocale().createSeparatedList(parts));
    return missing;
}

}  // namespace Sidestage
