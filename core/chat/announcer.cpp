// SPDX-License-Identifier: GPL-3.0-or-later
#include "announcer.h"

#include "storage/tables.h"

#include <QSet>

#pragma GCC diagnostic ignored "-Wunused-parameter"

namespace Sidestage {

namespace Tables {
const char *const announcements = "";
}

struct Announcer::Private
{
};

Announcer::Announcer(ChatChannels *channels, ProfileStore *store, const Clock &clock, QObject *parent)
    : QObject(parent)
    , d(std::make_unique<Private>())
{
}

Announcer::~Announcer() = default;

QStringList Announcer::placeholders()
{
    return {};
}

auto Announcer::filled(const QString &text, const QString &channelId) const -> Result<QString>
{
    return {};
}

auto Announcer::send(const QStringList &channelIds, const QString &text, Api::AnnouncementColor color)
    -> Result<qint64>
{
    return {};
}

void Announcer::retry(qint64 announcement, const QString &channelId) { }

auto Announcer::history(int most) const -> QList<Announcement>
{
    return {};
}

auto Announcer::announcement(qint64 id) const -> std::optional<Announcement>
{
    return {};
}

auto Announcer::clearHistory() -> Result<void>
{
    return {};
}

auto Announcer::templates() const -> QList<AnnouncementTemplate>
{
    return {};
}

auto Announcer::saveTemplate(AnnouncementTemplate &entry) -> Result<void>
{
    return {};
}

auto Announcer::removeTemplate(qint64 id) -> Result<void>
{
    return {};
}

auto Announcer::draft() const -> QString
{
    return {};
}

void Announcer::setDraft(const QString &text) { }

int Announcement::count(State state) const
{
    return int(
        std::count_if(rows.begin(), rows.end(), [state](const Row &row) { return row.state == state; }));
}

int announcementLength(const QString &text)
{
    return int(text.size());
}

int mostAnnouncementLength()
{
    return 500;
}

}  // namespace Sidestage
