// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "api/content/videos.h"
#include "base/result.h"
#include "sandbox/world/world.h"
#include "storage/database.h"

namespace Sidestage::Sandbox {

/// Videos of channels (api-facts C17) and the markers in them (C14). The archive of a stream begins with it
/// and grows until it ends, unless the channel does not store its streams. Highlights and uploads are
/// published. Errors carry the status and the message with which the endpoint answers.
class Videos : public Area
{
public:
    static const char *const tables;

    explicit Videos(World &world)
        : Area(world)
    {
        world.listen([this](const DomainEvent &domainEvent) {
            m_streamsChanged |= domainEvent.kind == DomainEvent::Kind::StreamOnline
                || domainEvent.kind == DomainEvent::Kind::StreamOffline;
        });
    }

    Result<void> seed(Dice &dice) override;
    /// Begins the archives of streams that have started, and ends those of streams that have ended.
    Result<void> settle() override;
    void forget() override { m_streamsChanged = true; }

    /// Whether streams of the channel that start from now on are stored. Initially they are.
    Result<void> setStored(const QString &broadcasterId, bool stored);
    /// The archive of the channel's current stream; empty if there is none.
    Result<QString> recording(const QString &broadcasterId);

    std::optional<Api::Video> video(const QString &id);
    /// Those of a user or a category, in pages. Errors: 400 for a cursor of another list, 404 for an unknown
    /// category.
    Result<Api::Page<Api::Video>> list(const Api::GetVideos &in);
    /// What is needed for a video that is not an archive.
    struct NewVideo
    {
        QString userId{};
        Api::VideoType type{};
        QString title{};
        QString description{};
        int seconds = 0;
        int views = 0;
    };
    Result<Api::Video> publish(const NewVideo &video);
    /// Deletes videos with their markers, and returns the ids of those that were there. Error: 401 if one of
    /// them is another user's; then none is deleted.
    Result<QStringList> remove(const QString &userId, const QStringList &ids);

    /// Sets a marker at this moment of the channel's stream. Errors: 403, 404.
    Result<Api::CreatedMarker> mark(const QString &broadcasterId, const QString &userId,
                                    const QString &description);
    /// The markers that `callerId` asks for. Errors: 400, 403, 404.
    Result<Api::Page<Api::UserMarkers>> markers(const QString &callerId, const Api::GetStreamMarkers &in);

    static void addControls(ControlCalls &calls);
    void serve(Service &service) override;

private:
    struct Row;
    Api::Video read(const Rows &rows) const;
    Result<qint64> insert(const Row &row);
    Result<void> endArchives();
    Result<void> beginArchives();
    void serveMarkers(Service &service);

    bool m_streamsChanged = true;  ///< Since settle() has looked at them.
};

/// Whether the user is the broadcaster or an editor of the channel.
bool mayEdit(World &world, const QString &broadcasterId, const QString &userId);

/// "3h8m33s", "21s".
QString durationText(qint64 seconds);

}  // namespace Sidestage::Sandbox
