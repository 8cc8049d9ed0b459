// SPDX-License-Identifier: GPL-3.0-or-later
#include "announcement_text.h"

#include "announcer.h"
#include "base/placeholders.h"
#include "schema/describe.h"
#include "schema/values.h"

#include <QLocale>

namespace Sidestage {

using namespace Api;

namespace {

QString span(const QDateTime &since, const QDateTime &now)
{
    const int minutes = int(std::max<qint64>(0, since.secsTo(now)) / 60);
    return minutes < 60 ? Announcer::tr("%1 min").arg(minutes)
                        : Announcer::tr("%1 h %2 min").arg(minutes / 60).arg(minutes % 60);
}

/// The value of a placeholder. Null: there is no such placeholder. Empty: its value is not known now.
QString valueOf(QStringView name, const ChatChannel &channel, const QDateTime &now)
{
    const QString unknown = QStringLiteral("");
    const auto known = [&](const QString &text) { return text.isEmpty() ? unknown : text; };
    const bool isLive = channel.live == ChatChannel::Live::Live;
    if (name == u"channel")
        return known(channel.name);
    if (name == u"title")
        return known(channel.title);
    if (name == u"category")
        return known(channel.category);
    if (name == u"uptime")
        return isLive && channel.startedAt.isValid() ? span(channel.startedAt, now) : unknown;
    if (name == u"viewers")
        return isLive ? QLocale().toString(channel.viewers) : unknown;
    if (name == u"time")
        return QLocale().toString(now.toLocalTime().time(), QLocale::ShortFormat);
    return {};
}

}  // namespace

int announcementLength(const QString &text)
{
    return int(lengthOf(text));
}

int maxAnnouncementLength()
{
    return int(ruleOf(&SendAnnouncement::message).most);
}

QStringList Announcer::placeholders()
{
    return {QStringLiteral("channel"), QStringLiteral("title"),   QStringLiteral("category"),
            QStringLiteral("uptime"),  QStringLiteral("viewers"), QStringLiteral("time")};
}

Result<QString> filledAnnouncement(const QString &text, const ChatChannel &channel, const QDateTime &now)
{
    std::optional<Error> problem;
    const QString filled = fillPlaceholders(text, [&](QStringView name) {
        const QString value = valueOf(name, channel, now);
        if (value.isEmpty() && !problem)
            problem = Error::broken(value.isNull() ? Fault::NotOneOf : Fault::Missing, name.toString());
        return value;
    });
    if (problem)
        return *problem;
    if (filled.trimmed().isEmpty())
        return Error::broken(Fault::TooShort, {}, 1);
    if (announcementLength(filled) > maxAnnouncementLength())
        return Error::broken(Fault::TooLong, {}, maxAnnouncementLength());
    return filled;
}

}  // namespace Sidestage
