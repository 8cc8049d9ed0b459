// SPDX-License-Identifier: GPL-3.0-or-later
#include "extensions.h"
#include "sandbox/oauth/extension_secrets.h"
#include "sandbox/service/control_calls.h"
#include "sandbox/service/lookup.h"
#include "sandbox/world/secrets.h"
#include "sandbox/world/world.h"
#include "schema/describe.h"

namespace Sidestage::Sandbox {

namespace Controls {
namespace {

using Api::ActiveExtensions;
using Api::ExtensionSlot;
using Api::ExtensionSlots;

inline constexpr Api::Rule extensionId = Api::between(1, 100);
inline constexpr Api::Rule versionText
    = Api::between(1, 40) | Api::labelled(QT_TRANSLATE_NOOP("SandboxPage", "Version"));

Result<Extensions::App> findExtension(World &world, const QString &id)
{
    if (auto app = world.area<Extensions>().find(id))
        return *std::move(app);
    return refuseAt("extension", 404, QStringLiteral("There is no extension \"%1\".").arg(id));
}

/// The secret that is active now, or will be next.
Result<QString> secretOf(World &world, const QString &extensionId)
{
    const auto secrets = must(world.area<ExtensionSecrets>().all(extensionId));
    return secrets.isEmpty() ? QStringLiteral("") : secrets.first().content;
}

struct ExtensionRow
{
    QString clientId{};
    QString name{};
    QString owner{};    ///< Login.
    QString version{};  ///< The latest that is released; empty: none.
    QString secret{};   ///< With which its tokens are signed, in base64.

    static void describe(auto &is)
    {
        is("client_id", &ExtensionRow::clientId);
        is("name", &ExtensionRow::name);
        is("owner", &ExtensionRow::owner);
        is("version", &ExtensionRow::version);
        is("secret", &ExtensionRow::secret);
    }
};

struct ExtensionList
{
    QList<ExtensionRow> data{};

    static void describe(auto &is) { is("data", &ExtensionList::data); }
};

Result<ExtensionRow> rowOf(World &world, const Extensions::App &app)
{
    const auto secret = must(secretOf(world, app.id));
    const auto released = world.area<Extensions>().version(app.id, {}, Api::ExtensionState::Released);
    return ExtensionRow{.clientId = app.id,
                        .name = app.name,
                        .owner = world.user(app.ownerId).value_or(Api::User()).login,
                        .version = released ? released->version : QStringLiteral(""),
                        .secret = secret};
}

Result<ExtensionList> getExtensions(World &world, const NoFields &)
{
    const auto apps = must(world.area<Extensions>().all());
    ExtensionList list;
    for (const Extensions::App &app : apps) {
        auto row = must(rowOf(world, app));
        list.data.append(std::move(row));
    }
    return list;
}

struct AddExtension
{
    QString client{};
    QString owner{};

    static void describe(auto &is)
    {
        is.body("client", &AddExtension::client, extensionId);
        is.body("owner", &AddExtension::owner,
                who | Api::labelled(QT_TRANSLATE_NOOP("SandboxPage", "Owner")));
    }
};

Result<ExtensionRow> addExtension(World &world, const AddExtension &in)
{
    const auto owner = must(findUser(world, in.owner, "owner"));
    const auto client = world.client(in.client);
    if (!client)
        return refuseAt("client", 404, QStringLiteral("There is no app \"%1\".").arg(in.client));
    if (world.area<Extensions>().find(client->id))
        return refuseAt("client", 409, QStringLiteral("%1 is an extension already.").arg(client->id));
    using Type = Api::ExtensionType;
    const Extensions::App app{client->id, client->name, owner.id};
    const auto version = extensionVersion(app, owner.displayName, QStringLiteral("1.0.0"),
                                          {Type::Component, Type::Mobile, Type::Overlay, Type::Panel});
    if (auto done = world.area<Extensions>().add(app, hashOf(randomText(64, true).toLatin1()), {version});
        !done)
        return done.error();
    return rowOf(world, app);
}

struct ExtensionToken
{
    QString token{};
    int expiresIn = 0;  ///< Seconds.
    QString clientId{};

    static void describe(auto &is)
    {
        is("token", &ExtensionToken::token);
        is("expires_in", &ExtensionToken::expiresIn);
        is("client_id", &ExtensionToken::clientId);
    }
};

struct IssueExtensionToken
{
    QString extension{};
    std::optional<QString> channel{};  ///< None: all channels.
    std::optional<QString> user{};     ///< Default: the owner of the extension.

    static void describe(auto &is)
    {
        is.body("extension", &IssueExtensionToken::extension, extensionId);
        is.body("channel", &IssueExtensionToken::channel, who);
        is.body("user", &IssueExtensionToken::user, who);
    }
};

Result<ExtensionToken> issueExtensionToken(World &world, const IssueExtensionToken &in)
{
    const auto app = must(findExtension(world, in.extension));
    QString userId = app.ownerId;
    QString channelId = QStringLiteral("all");
    if (in.user) {
        const auto user = must(findUser(world, *in.user, "user"));
        userId = user.id;
    }
    if (in.channel) {
        const auto channel = must(findUser(world, *in.channel, "channel"));
        channelId = channel.id;
    }
    constexpr int lifetime = 3600;
    QByteArray claims;
    Api::JsonWriter writer(claims);
    writer.beginObject();
    writer.key("exp");
    writer.value(world.clock().msecs() / 1000 + lifetime);
    writer.key("user_id");
    writer.value(userId);
    writer.key("role");
    writer.value(QStringLiteral("external"));
    writer.key("channel_id");
    writer.value(channelId);
    writer.key("pubsub_perms");
    writer.beginObject();
    writer.key("send");
    writer.beginArray();
    writer.value(QStringLiteral("*"));
    writer.endArray();
    writer.endObject();
    writer.endObject();
    return ExtensionToken{QString::fromLatin1(must(world.area<ExtensionSecrets>().sign(app.id, claims))),
                          lifetime, app.id};
}

struct InChannelExtension : InChannel
{
    QString extension{};

    static void describe(auto &is)
    {
        InChannel::describe(is);
        is.body("extension", &InChannelExtension::extension, extensionId);
    }
};

struct InstallExtension : InChannel
{
    QString extension{};
    std::optional<QString> version{};  ///< Default: the latest that is released.

    static void describe(auto &is)
    {
        InChannel::describe(is);
        is.body("extension", &InstallExtension::extension, extensionId);
        is.body("version", &InstallExtension::version, versionText);
    }
};

Result<void> installExtension(World &world, const InstallExtension &in, const Named &named)
{
    return world.area<Extensions>().install(named.channel.id, in.extension, in.version);
}

Result<void> uninstallExtension(World &world, const InChannelExtension &in, const Named &named)
{
    return world.area<Extensions>().uninstall(named.channel.id, in.extension);
}

enum class SlotType : quint8 { Panel, Overlay, Component };
constexpr auto namesOf(SlotType)
{
    return std::array{"panel", "overlay", "component"};
}

/// The slots of a type.
constexpr std::optional<ExtensionSlots> ActiveExtensions::*slotsOf[]
    = {&ActiveExtensions::panel, &ActiveExtensions::overlay, &ActiveExtensions::component};

struct ActivateExtension : InChannel
{
    QString extension{};
    SlotType type{};
    std::optional<int> slot{};  ///< Default: 1.

    static void describe(auto &is)
    {
        InChannel::describe(is);
        is.body("extension", &ActivateExtension::extension, extensionId);
        is.body("type", &ActivateExtension::type,
                Api::labelled(QT_TRANSLATE_NOOP("SandboxPage", "Type of slot")));
        is.body("slot", &ActivateExtension::slot,
                Api::between(1, 3) | Api::otherwise(1)
                    | Api::labelled(QT_TRANSLATE_NOOP("SandboxPage", "Number of the slot")));
    }
};

Result<void> activateExtension(World &world, const ActivateExtension &in, const Named &named)
{
    Extensions &extensions = world.area<Extensions>();
    const auto installed = must(extensions.installed(named.channel.id));
    for (const Api::InstalledExtension &one : installed) {
        if (one.id != in.extension)
            continue;
        const ExtensionSlot slot{.active = true, .id = one.id, .version = one.version};
        ActiveExtensions changes;
        (changes.*slotsOf[std::size_t(in.type)]).emplace().insert(QString::number(in.slot.value_or(1)), slot);
        return extensions.activate(named.channel.id, changes);
    }
    return refuseAt("extension", 404,
                    QStringLiteral("%1 has not installed \"%2\".").arg(named.channel.login, in.extension));
}

Result<void> deactivateExtension(World &world, const InChannelExtension &in, const Named &named)
{
    Extensions &extensions = world.area<Extensions>();
    const auto active = must(extensions.active(named.channel.id, false));
    for (const auto member : slotsOf) {
        const ExtensionSlots all = (active.*member).value_or(ExtensionSlots());
        for (auto it = all.cbegin(); it != all.cend(); ++it) {
            if (it->id != in.extension)
                continue;
            ActiveExtensions changes;
            (changes.*member).emplace().insert(it.key(), {});
            return extensions.activate(named.channel.id, changes);
        }
    }
    return refuseAt("extension", 404,
                    QStringLiteral("\"%1\" is not active at %2.").arg(in.extension, named.channel.login));
}

}  // namespace
}  // namespace Controls

void Extensions::addControls(ControlCalls &calls)
{
    using namespace Controls;
    calls.get(ControlGroup::Reading, "extensions", QT_TRANSLATE_NOOP("Control", "Extensions"),
              QT_TRANSLATE_NOOP("Control", "Lists all extensions with the secrets that sign their tokens."),
              Controls::getExtensions);
    calls.post(ControlGroup::Channels, "install-extension",
               QT_TRANSLATE_NOOP("Control", "Install an extension"),
               QT_TRANSLATE_NOOP("Control", "Installs an extension in a channel, or another version of it."),
               installExtension);
    calls.post(ControlGroup::Channels, "uninstall-extension",
               QT_TRANSLATE_NOOP("Control", "Uninstall an extension"),
               QT_TRANSLATE_NOOP("Control", "Removes an extension from a channel."), uninstallExtension);
    calls.post(ControlGroup::Channels, "activate-extension",
               QT_TRANSLATE_NOOP("Control", "Activate an extension"),
               QT_TRANSLATE_NOOP("Control", "Activates an installed extension in a slot of the channel."),
               activateExtension);
    calls.post(ControlGroup::Channels, "deactivate-extension",
               QT_TRANSLATE_NOOP("Control", "Deactivate an extension"),
               QT_TRANSLATE_NOOP("Control", "Empties the slot in which the extension is active."),
               deactivateExtension);
    calls.post(
        ControlGroup::Apps, "add-extension", QT_TRANSLATE_NOOP("Control", "Make an app an extension"),
        QT_TRANSLATE_NOOP("Control",
                          "Makes a registered app an extension with one released version and all kinds "
                          "of pages, and returns its secret."),
        addExtension);
    calls.post(ControlGroup::Apps, "issue-extension-token",
               QT_TRANSLATE_NOOP("Control", "Sign a token of an extension"),
               QT_TRANSLATE_NOOP("Control",
                                 "Signs a token as the extension would: for one channel, or for all. It is "
                                 "valid for an hour and permits every message."),
               issueExtensionToken);
}

}  // namespace Sidestage::Sandbox
