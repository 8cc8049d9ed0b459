// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "api/extensions/configuration.h"
#include "api/extensions/extensions.h"
#include "api/extensions/messages.h"
#include "api/extensions/user_extensions.h"
#include "base/result.h"
#include "sandbox/world/area.h"

#include <QHash>

namespace Sidestage::Sandbox {

/// Extensions: their versions, the channels that have installed them, their settings, and what they send
/// (api-facts C6, C16). Their secrets are in ExtensionSecrets, what they sell is in Purchases. Errors carry
/// the status and the message with which the endpoint answers.
class Extensions : public Area
{
public:
    static const char *const tables;
    // The most calls in a minute.
    static constexpr int maxSegmentReads = 20;  ///< Of each segment.
    static constexpr int maxSegmentWrites = 20;
    static constexpr int maxPubSubMessages = 100;  ///< In each channel, like the next one.
    static constexpr int maxChatMessages = 12;

    using Area::Area;

    Result<void> seed(Dice &dice) override;
    void restart() override { m_calls.clear(); }

    /// An app that is an extension.
    struct App
    {
        QString id{};  ///< Its client id.
        QString name{};
        QString ownerId{};
    };
    /// Returns all extensions, or those of this owner, in the order in which they were added.
    Result<QList<App>> all(const QString &ownerId = {});
    std::optional<App> find(const QString &id);
    /// Adds an extension with these versions, the oldest first, and its secret.
    Result<void> add(const App &app, const QByteArray &key, const QList<Api::Extension> &versions);
    /// Returns a version with one of these states; without a version the latest of them.
    std::optional<Api::Extension> version(const QString &id, const std::optional<QString> &version,
                                          std::optional<Api::ExtensionState> state = {});

    /// Installs a version, or replaces the installed one. Error: 404 for one that cannot be installed.
    Result<void> install(const QString &broadcasterId, const QString &id,
                         const std::optional<QString> &version = {});
    /// Error: 404 when it is not installed.
    Result<void> uninstall(const QString &broadcasterId, const QString &id);
    Result<QList<Api::InstalledExtension>> installed(const QString &broadcasterId, bool onlyActive = false);
    /// `withInactive`: also the slots in which no extension is active.
    Result<Api::ActiveExtensions> active(const QString &broadcasterId, bool withInactive);
    /// Changes the slots that are named. An extension is active in one slot at most: the last counts, in the
    /// order panel, overlay, component and by number. Errors: 400 for a slot that does not exist or does not
    /// suit the extension, and for one that is not set up; 404 for an extension that is not installed.
    Result<void> activate(const QString &broadcasterId, const Api::ActiveExtensions &changes);
    /// The version is set up in the channel. Error: 400 when it is not installed there.
    Result<void> complete(const QString &broadcasterId, const QString &id, const QString &version);
    /// Sorted by broadcaster id. Errors: 404 for an unknown extension, and when no channel with it is live.
    Result<Api::ExtensionChannels> liveChannels(const QString &id, int count,
                                                const std::optional<QString> &after);

    /// Segments that were never set are left out. Errors: 400, 429.
    Result<QList<Api::ConfigurationSegment>> segments(const Api::GetConfigurationSegment &asked);
    /// Errors: 400, 429.
    Result<void> setSegment(const Api::SetConfigurationSegment &wanted);

    /// Errors: 400, 422, 429.
    Result<void> sendMessage(const QString &id, const Api::SendPubSubMessage &message);
    /// Errors: 400, 429.
    Result<void> sendChatMessage(const Api::SendExtensionChatMessage &message);

    static void addControls(ControlCalls &calls);
    void serve(Service &service) override;

private:
    /// Counts one call for each of `keys`. Error: 429 when there were `most` of one within a minute; then
    /// none is counted.
    Result<void> count(const QStringList &keys, int most);
    /// The user as whom the extension writes in chats.
    Result<QString> chatUser(const App &app);

    QHash<QString, QList<qint64>> m_calls{};  ///< Times of the last minute, milliseconds since the epoch.
};

/// Returns a version that has pages of these types.
Api::Extension extensionVersion(const Extensions::App &app, const QString &author, const QString &version,
                                const QList<Api::ExtensionType> &types);

}  // namespace Sidestage::Sandbox
