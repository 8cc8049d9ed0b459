// SPDX-License-Identifier: GPL-3.0-or-later
#include "sandbox.h"

#include "areas.h"
#include "base/log.h"
#include "base/private_files.h"
#include "control/control.h"
#include "sandbox/events/eventsub.h"
#include "sandbox/life/life.h"
#include "server.h"
#include "storage/owner_lock.h"

#include <QCoreApplication>
#include <QFileInfo>
#include <QTimer>

namespace Sidestage::Sandbox {

namespace {

/// Interval of the simulation steps, and of those of EventSub: short enough to see viewers act one by one.
constexpr std::chrono::milliseconds heartbeat{250};

}  // namespace

Sandbox::Sandbox(Options options, QObject *parent)
    : QObject(parent)
    , m_options(std::move(options))
{
}

Sandbox::~Sandbox()
{
    keepClock();
}

Result<void> Sandbox::wakeUp()
{
    return m_options.lively ? m_world->area<Life>().wakeUp() : Result<void>();
}

void Sandbox::keepClock()
{
    // At speed 1 and while the clock is stopped, the stored value stays correct.
    if (!m_world || m_world->clock().speed() == 1 || m_world->clock().speed() == 0)
        return;
    if (auto kept = m_world->keepClock(); !kept)
        qCWarning(lcSandbox) << "the time could not be stored:" << kept.error().message;
}

Result<void> Sandbox::start()
{
    const QString &file = m_options.world.dbFile;
    const auto unusable = [&file](const QString &why) {
        return Error::storage(
            QCoreApplication::translate("Sandbox", "Could not open the database %1: %2").arg(file, why));
    };
    if (file != QLatin1String(":memory:")) {
        // Two would not see each other's changes, because each has much of its world in memory.
        makePrivateFolder(QFileInfo(file).absolutePath());
        const QString linked = QFileInfo(file).canonicalFilePath();  // empty: it does not exist yet
        auto owner = OwnerLock::acquire((linked.isEmpty() ? file : linked) + QStringLiteral(".lock"));
        if (!owner) {
            return unusable(owner.error().kind == Error::Kind::Conflict
                                ? QCoreApplication::translate("Sandbox", "It is used by another sandbox.")
                                : owner.error().message);
        }
        m_owner = *std::move(owner);
    }
    auto world = World::open(m_options.world, allAreas());
    if (!world)
        return unusable(world.error().message);
    m_world = *std::move(world);
    m_service = std::make_unique<Service>(*m_world);
    if (m_options.rateLimit > 0)  // without a limit, answers name the default one
        m_service->rateLimiter().setLimit(m_options.rateLimit);
    m_service->rateLimiter().setSwitches({.enabled = m_options.rateLimit > 0});
    m_world->area<EventSub>().allowWebhooksTo(m_options.webhookHosts);
    m_control = std::make_unique<Control>(*m_service);
    if (m_options.control)
        m_control->serve();
    if (auto awake = wakeUp(); !awake)
        return unusable(awake.error().message);
    m_control->setAfterReset([this] { return wakeUp(); });
    auto *heart = new QTimer(this);
    connect(heart, &QTimer::timeout, this, [this] {
        m_control->player().step();
        m_world->area<Life>().step();
        m_world->area<EventSub>().step();
    });
    heart->start(heartbeat);
    auto *clockKeeper = new QTimer(this);
    connect(clockKeeper, &QTimer::timeout, this, &Sandbox::keepClock);
    clockKeeper->start(1'000);
    m_server = std::make_unique<Server>(*m_service, m_options.timeout);
    auto listening = m_server->listen(m_options.port);
    if (!listening && m_options.otherPortIfTaken && m_options.port != 0)
        listening = m_server->listen(0);
    if (listening)
        m_world->setPublicUrl(authUrl());
    return listening;
}

quint16 Sandbox::port() const
{
    return m_server ? m_server->port() : 0;
}

QUrl Sandbox::authUrl() const
{
    return QUrl(QStringLiteral("http://localhost:%1").arg(port()));
}

QUrl Sandbox::baseUrl() const
{
    return QUrl(QStringLiteral("http://localhost:%1/helix").arg(port()));
}

QUrl Sandbox::eventsUrl() const
{
    return QUrl(QStringLiteral("ws://localhost:%1/ws").arg(port()));
}

QUrl Sandbox::controlUrl() const
{
    return QUrl(QStringLiteral("http://localhost:%1/sandbox/").arg(port()));
}

ReadyClient Sandbox::client() const
{
    return readyClient(m_world ? m_world->settings().seed : m_options.world.seed);
}

SandboxThread::SandboxThread(Options options)
    : m_options(std::move(options))
{
}

SandboxThread::~SandboxThread()
{
    if (m_sandbox)
        m_thread.run([this] { delete m_sandbox; });
}

Result<void> SandboxThread::start()
{
    Result<void> started;
    m_thread.start();
    m_thread.run([this] { m_sandbox = new Sandbox(m_options); });
    runAndWait([&](Sandbox &sandbox) {
        started = sandbox.start();
        m_authUrl = sandbox.authUrl();
        m_baseUrl = sandbox.baseUrl();
        m_eventsUrl = sandbox.eventsUrl();
        m_client = sandbox.client();
    });
    return started;
}

void SandboxThread::runAndWait(const std::function<void(Sandbox &)> &work)
{
    Q_ASSERT(m_sandbox);
    m_thread.run([&] { work(*m_sandbox); });
}

}  // namespace Sidestage::Sandbox
