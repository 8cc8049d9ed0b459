// SPDX-License-Identifier: GPL-3.0-or-later

#include "test_world.h"

#include "sandbox/events/eventsub.h"

#include <QNetworkReply>

namespace Sidestage {

Api::ScopeSet without(std::initializer_list<Api::Scope> taken)
{
    Api::ScopeSet left;
    for (std::size_t i = 0; i < std::size_t(Api::Scope::Count); ++i) {
        if (std::find(taken.begin(), taken.end(), Api::Scope(i)) == taken.end())
            left.insert(Api::Scope(i));
    }
    return left;
}

ServiceProfile profileOf(const SandboxFixture &sandbox)
{
    const auto ready = sandbox.client();
    return {.id = u"sandbox"_s,
            .name = u"Sandbox"_s,
            .baseUrl = sandbox.baseUrl(),
            .authUrl = sandbox.authUrl(),
            .eventsUrl = sandbox.eventsUrl(),
            .clientId = ready.id,
            .clientSecret = ready.secret,
            .redirectUri = QUrl(ready.redirectUri)};
}

Token tokenOf(const SandboxFixture::SignedIn &user)
{
    return {.access = user.accessToken, .refresh = user.refreshToken, .scopes = user.scopes.names()};
}

QNetworkReply *CountingNetwork::createRequest(Operation operation, const QNetworkRequest &request,
                                              QIODevice *body)
{
    QNetworkReply *reply = QNetworkAccessManager::createRequest(operation, request, body);
    ++active;
    connect(reply, &QNetworkReply::finished, this, [this] { --active; });
    return reply;
}

TestWorld::TestWorld(WorldSetup with)
    : setup(std::move(with))
    , sandbox(Sandbox::Options{
          .port = 0, .rateLimit = 1'000'000, .world = {.followers = setup.followers, .clock = &systemClock}})
    , clock(setup.at.isValid() ? setup.at : QDateTime::currentDateTimeUtc())
{
    // Before the sign-in, because the clock determines the expiry of the token.
    if (setup.at.isValid())
        sandbox.standAt(setup.at);
    if (!setup.login.isEmpty())
        signedIn = sandbox.signIn(setup.login, setup.scopes);
    start();
}

TestWorld::~TestWorld()
{
    stop();
}

ServiceProfile TestWorld::profile() const
{
    ServiceProfile profile = profileOf(sandbox);
    if (!setup.hasEvents)
        profile.eventsUrl.clear();
    if (!setup.hasSecret)
        profile.clientSecret.clear();
    return profile;
}

QString TestWorld::file() const
{
    return setup.isOnDisk ? dir.filePath(u"profile.db"_s) : u":memory:"_s;
}

static AccountInfo infoOf(SandboxFixture &sandbox, const QString &login)
{
    const auto user = sandbox.inSandbox([&](Sandbox::World &world) { return *world.userByLogin(login); });
    return {user.id, user.login, user.displayName, user.broadcasterType};
}

static Account *inHaste(Account *account)
{
    account->client()->setBackoff(std::chrono::milliseconds(2), std::chrono::milliseconds(4));
    account->events()->setTiming({.firstPause = std::chrono::milliseconds(20)});
    return account;
}

std::unique_ptr<Account> TestWorld::makeAccount(ProfileStore *in)
{
    auto made = std::make_unique<Account>(profile(), infoOf(sandbox, signedIn.login), tokenOf(signedIn),
                                          &network, in ? in : store.get());
    inHaste(made.get());
    return made;
}

Account *TestWorld::signIn(const QString &login, Api::ScopeSet scopes)
{
    return add(sandbox.signIn(login, scopes), *accounts);
}

Account *TestWorld::add(const SandboxFixture::SignedIn &user, Accounts &to)
{
    return inHaste(to.add(infoOf(sandbox, user.login), tokenOf(user)));
}

void TestWorld::grant(Api::ScopeSet scopes)
{
    signedIn = sandbox.signIn(signedIn.login, scopes);
    account->session()->setToken(tokenOf(signedIn));
}

void TestWorld::endParts()
{
    while (!m_parts.empty())
        m_parts.pop_back();
}

void TestWorld::stop()
{
    const bool hasParts = !m_parts.empty();
    endParts();
    account.reset();
    accounts.reset();
    if (hasParts && store)
        store->background()->flush();
    if (setup.isOnDisk)
        store.reset();
}

void TestWorld::start()
{
    if (!store)
        store = std::move(*ProfileStore::open(file()));
    accounts = std::make_unique<Accounts>(profile(), store.get(), &vault, &network);
    if (!signedIn.login.isEmpty())
        account = makeAccount();
    onStart();
}

void TestWorld::restart()
{
    stop();
    start();
}

QString TestWorld::nameOf(const QString &login)
{
    return infoOf(sandbox, login).displayName;
}

void TestWorld::stream(const QString &userId, bool isLive)
{
    sandbox.act([&](Sandbox::World &world) -> Result<void> {
        if (world.liveStream(userId).has_value() == isLive)
            return {};
        return isLive ? world.goLive(userId, 40, world.clock().now()) : world.goOffline(userId);
    });
}

void TestWorld::setModerator(const QString &channel, const QString &user, bool is)
{
    sandbox.act([id = idOf(channel), who = idOf(user), is](Sandbox::World &world) {
        return is ? world.addModerator(id, who) : world.removeModerator(id, who);
    });
}

void TestWorld::eventFault(const Sandbox::EventFault &fault)
{
    sandbox.inSandbox([&](Sandbox::World &world) { world.area<Sandbox::EventSub>().faults().add(fault); });
}

void TestWorld::jump(std::chrono::milliseconds by)
{
    sandbox.act([by](Sandbox::World &world) {
        return world.changeClock([by](Sandbox::WorldClock &clock) { clock.jump(by); });
    });
}

void TestWorld::watchCalls()
{
    sandbox.inService([this](Sandbox::Service &service) {
        service.setObserver(
            [this](const Sandbox::Request &request, const Sandbox::Response &, std::chrono::nanoseconds) {
                QByteArray path = request.path;
                if (path.startsWith("/helix"))
                    path = path.sliced(6);
                ++m_calls[request.method + ' ' + path];
            });
    });
}

QHash<QByteArray, int> TestWorld::calls()
{
    return sandbox.inSandbox([this](Sandbox::World &) { return m_calls; });
}

}  // namespace Sidestage
