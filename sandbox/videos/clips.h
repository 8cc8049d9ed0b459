// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "api/content/clips.h"
#include "base/result.h"
#include "sandbox/world/area.h"
#include "storage/database.h"

#include <chrono>

namespace Sidestage::Sandbox {

/// Who may clip a channel's streams. Banned users never may; the broadcaster, editors and moderators count as
/// followers.
enum class Clipping : quint8 { Everyone, Followers, Nobody };
constexpr auto namesOf(Clipping)
{
    return std::array{"everyone", "followers", "nobody"};
}

/// Clips (api-facts C2). One that is created appears a few seconds later. Errors carry the status and the
/// message with which the endpoint answers.
class Clips : public Area
{
public:
    static const char *const tables;
    /// Clips that a user of an app can create within a minute.
    static constexpr int perMinute = 600;
    /// How long it takes at most until a clip appears.
    static constexpr std::chrono::seconds slowest{14};

    using Area::Area;

    Result<void> seed(Dice &dice) override;
    /// Lets those clips appear that are ready.
    Result<void> settle() override;

    Result<void> setClipping(const QString &broadcasterId, Clipping clipping);
    Result<Api::NewClip> create(const QString &creatorId, const Api::CreateClip &wanted);
    /// Adds clips of the last weeks at once, by any users. Publishes a single event.
    Result<void> fill(const QString &broadcasterId, int count);

    /// One that has appeared.
    std::optional<Api::Clip> clip(const QString &id);
    /// Those of a channel or a category, in pages. Errors: 400 for a cursor of another list, 404 for an
    /// unknown category.
    Result<Api::Page<Api::Clip>> list(const Api::GetClips &in);

    static void addControls(ControlCalls &calls);
    void serve(Service &service) override;

private:
    Clipping clipping(const QString &broadcasterId);
    Result<void> checkAllowed(const QString &broadcasterId, const QString &userId);
    Api::Clip read(const Rows &rows) const;
};

}  // namespace Sidestage::Sandbox
