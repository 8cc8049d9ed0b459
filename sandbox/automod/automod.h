// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "api/events/moderation.h"
#include "base/result.h"
#include "sandbox/world/area.h"

#include <chrono>
#include <span>

namespace Sidestage::Sandbox {

/// What AutoMod finds in a message. Events name the categories in this way, settings in another.
enum class AutomodCategory : quint8 {
    Disability,
    Aggressive,
    Sexuality,
    Misogyny,
    Bullying,
    Swearing,
    Racism,
    Sexwords
};
constexpr auto namesOf(AutomodCategory)
{
    return std::array{"disability", "aggressive", "sexuality", "misogyny",
                      "bullying",   "swearing",   "racism",    "sexwords"};
}

/// AutoMod (api-facts C10): a filter of the chat that finds the words of a list, with a category and a
/// severity from 1 to 4. At level 4 a category holds all of its words, at level 1 only the most severe ones.
/// Errors carry the status and the message with which the endpoint answers.
class Automod : public Area
{
public:
    static const char *const tables;

    explicit Automod(World &world);

    Result<void> seed(Dice &dice) override;

    /// Without a moderator. A channel that never changed its settings has the overall level 1.
    Api::AutomodSettings settings(const QString &broadcasterId);
    /// Replaces all settings. Permissions are not checked here. Error: 400 for an overall level together with
    /// categories.
    Result<Api::AutomodSettings> change(const QString &broadcasterId, const QString &moderatorId,
                                        const Api::AutomodChanges &changes);

    /// What AutoMod holds a message in this channel for: the category of the most severe word; none: nothing.
    std::optional<Api::AutomodFinding> finding(const QString &broadcasterId, const QString &text);
    /// Whether each message would be let through. Error: 429 after too many requests.
    Result<QList<Api::CheckedMessage>> check(const QString &broadcasterId,
                                             const QList<Api::MessageToCheck> &messages);

    /// Messages with words of the list, harmless ones.
    static std::span<const char *const> rudeRemarks();
    /// Those that are held in this channel, in this category or in any.
    QStringList heldRemarks(const QString &broadcasterId, std::optional<AutomodCategory> category);
    /// Holds `count` messages of different users at once, whatever the modes of the chat. Error: 400 if the
    /// settings of the channel hold none.
    Result<void> fill(const QString &broadcasterId, int count);

    static void addControls(ControlCalls &calls);
    void serve(Service &service) override;
    void publishEvents(const DomainEvent &domainEvent, EventSub &eventSub) override;

private:
    Result<void> save(const Api::AutomodSettings &settings);
};

}  // namespace Sidestage::Sandbox
