// SPDX-License-Identifier: GPL-3.0-or-later

// The extensions of a new world, and the channels that use them.

#include "extensions.h"
#include "sandbox/oauth/extension_secrets.h"
#include "sandbox/world/dice.h"
#include "sandbox/world/seed.h"
#include "sandbox/world/world.h"

namespace Sidestage::Sandbox {

using namespace Api;

namespace {

using Type = ExtensionType;

/// A name that a CSV file must quote, with quotes that it must double.
constexpr const char *quotedName = "Dice, Maps & \"Fate\"";

constexpr const char *firstWords[]
    = {"Almanac", "Atlas", "Ballot", "Beacon",  "Bingo",  "Bounty", "Compass", "Crowd",
       "Fable",   "Ferry", "Goal",   "Harbour", "Kettle", "Ledger", "Map",     "Medal",
       "Parrot",  "Quest", "Recipe", "Signal",  "Tally",  "Teapot", "Ticket",  "Whistle"};
constexpr const char *secondWords[]
    = {"Board", "Corner", "Counter", "Drawer", "Overlay", "Panel", "Shelf", "Tracker", "Wheel", "Window"};

const QString firstVersion = QStringLiteral("1.0.0");

/// The parts of a seed. Errors end the transaction in which they run.
class ExtensionSeeder
{
public:
    ExtensionSeeder(World &world, Dice &dice)
        : m_world(world)
        , m_extensions(world.area<Extensions>())
        , m_dice(dice)
    {
    }

    void seed(const User &tea, const User &pip, const User &tilda)
    {
        const QString ready = readyClient(m_world.settings().seed).id;
        const QString tools = QStringLiteral("tilda-tools");
        const QString second = newId();
        const QString quoted = newId();
        add(tea,
            {.id = ready,
             .name = QStringLiteral("Sidestage"),
             .types = {Type::Component, Type::Mobile, Type::Overlay, Type::Panel},
             .versionInTest = QStringLiteral("1.1.0")});
        add(tea, {.id = second, .name = newName(), .types = {Type::Component, Type::Panel}});
        // It stores its settings itself, so it has to be set up in each channel.
        add(pip,
            {.id = quoted,
             .name = QString::fromUtf8(quotedName),
             .types = {Type::Overlay, Type::Panel},
             .configuration = ConfigurationLocation::Custom});
        for (int count = 1; count < 23; ++count) {
            static constexpr Type types[] = {Type::Component, Type::Overlay, Type::Panel};
            const QString id = newId();
            add(pip, {.id = id, .name = newName(), .types = {types[m_dice.below(3)]}});
        }
        add(tilda,
            {.id = tools, .name = QStringLiteral("Tilda's Tools"), .types = {Type::Overlay, Type::Mobile}});

        for (const QString &id : {second, quoted, tools})
            Transaction::check(m_extensions.install(tea.id, id));
        activate(tea.id, {.component = slot(second)});
        Transaction::check(m_extensions.install(pip.id, quoted));
        Transaction::check(m_extensions.complete(pip.id, quoted, firstVersion));
        activate(pip.id, {.overlay = slot(quoted)});
        // The ready client is active at every second live channel, and at these two.
        QStringList channels{tea.id, pip.id};
        const QList<LiveStream> &live = m_world.liveStreams();
        for (qsizetype i = 0; i < live.size(); i += 2) {
            if (!channels.contains(live[i].userId))
                channels.append(live[i].userId);
        }
        for (const QString &channel : std::as_const(channels)) {
            Transaction::check(m_extensions.install(channel, ready));
            activate(channel, {.panel = slot(ready)});
        }
    }

private:
    QString newId()
    {
        static constexpr char letters[] = "abcdefghijklmnopqrstuvwxyz0123456789";
        QString id;
        for (int i = 0; i < 30; ++i)
            id.append(QLatin1Char(letters[m_dice.below(36)]));
        return id;
    }
    QString newName()
    {
        const char *first = firstWords[m_names++ % std::size(firstWords)];
        return QLatin1String(first) + u' ' + m_dice.of(secondWords);
    }

    struct Part
    {
        QString id{};
        QString name{};
        QList<Type> types{};
        ConfigurationLocation configuration = ConfigurationLocation::Hosted;
        QString versionInTest{};  ///< Empty: none.
    };
    void add(const User &owner, const Part &part)
    {
        const Extensions::App app{part.id, part.name, owner.id};
        QList versions{extensionVersion(app, owner.displayName, firstVersion, part.types)};
        versions.first().configurationLocation = part.configuration;
        if (!part.versionInTest.isEmpty()) {
            versions.append(extensionVersion(app, owner.displayName, part.versionInTest, part.types));
            versions.last().state = ExtensionState::InTest;
        }
        const auto key = ExtensionSecrets::seededKey(m_world.settings().seed, part.id);
        Transaction::check(m_extensions.add(app, key, versions));
    }

    /// The first slot, with this extension.
    static ExtensionSlots slot(const QString &id)
    {
        ExtensionSlots all;
        all.insert(QStringLiteral("1"),
                   {.active = true, .id = id, .version = firstVersion, .x = 4000, .y = 3000});
        return all;
    }
    void activate(const QString &channelId, const ActiveExtensions &changes)
    {
        Transaction::check(m_extensions.activate(channelId, changes));
    }

    World &m_world;
    Extensions &m_extensions;
    Dice &m_dice;
    std::size_t m_names = 0;
};

}  // namespace

Extension extensionVersion(const Extensions::App &app, const QString &author, const QString &version,
                           const QList<ExtensionType> &types)
{
    const auto page = [&](const char *name) {
        return QUrl(QStringLiteral("https://%1.ext.sidestage.example/%2/%3.html")
                        .arg(app.id, version, QLatin1String(name)));
    };
    Extension extension{.authorName = author,
                        .bitsEnabled = true,
                        .canInstall = true,
                        .configurationLocation = ConfigurationLocation::Hosted,
                        .description = QStringLiteral("%1, for your channel.").arg(app.name),
                        .eulaTosUrl = QStringLiteral(""),
                        .hasChatSupport = true,
                        .id = app.id,
                        .name = app.name,
                        .privacyPolicyUrl = QStringLiteral(""),
                        .requestIdentityLink = true,
                        .state = ExtensionState::Released,
                        .subscriptionsSupportLevel = SubscriptionsSupport::Optional,
                        .summary = app.name,
                        .supportEmail = QStringLiteral("support@sidestage.example"),
                        .version = version,
                        .viewerSummary = app.name};
    ExtensionViews &views = extension.views;
    if (types.contains(Type::Mobile))
        views.mobile = MobileView{.viewerUrl = page("mobile")};
    if (types.contains(Type::Panel))
        views.panel = PanelView{.viewerUrl = page("panel"), .height = 300};
    if (types.contains(Type::Overlay))
        views.videoOverlay = OverlayView{.viewerUrl = page("overlay")};
    if (types.contains(Type::Component))
        views.component = ComponentView{.viewerUrl = page("component"),
                                        .aspectRatioX = 3000,
                                        .aspectRatioY = 2000,
                                        .autoscale = true,
                                        .scalePixels = 1024,
                                        .targetHeight = 2000};
    views.config = ConfigView{.viewerUrl = page("config")};
    return extension;
}

Result<void> Extensions::seed(Dice &dice)
{
    const auto tea = m_world.userByLogin(QStringLiteral("teaandturrets"));
    const auto pip = m_world.userByLogin(QStringLiteral("pipnocturne"));
    const auto tilda = m_world.userByLogin(QStringLiteral("tilda_orrery"));
    if (!tea || !pip || !tilda)
        return {};
    return m_database.write([&](Transaction &) { ExtensionSeeder(m_world, dice).seed(*tea, *pip, *tilda); });
}

}  // namespace Sidestage::Sandbox
