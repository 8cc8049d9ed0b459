// SPDX-License-Identifier: GPL-3.0-or-later
#include "embedded_sandbox.h"

#include "base/log.h"
#include "sandbox/sandbox.h"

#include <QDir>
#include <QFile>
#include <QSaveFile>

namespace Sidestage {

namespace {

using namespace std::chrono_literals;

constexpr auto askAgain = 250ms;   ///< Interval while the owner is starting.
constexpr int maxTries = 40;       ///< Number of attempts.
constexpr auto lookForOwner = 3s;  ///< Interval for checking whether the owner has ended.

}  // namespace

EmbeddedSandbox::EmbeddedSandbox(const QString &folder, QObject *parent)
    : QObject(parent)
    , m_folder(folder)
    , m_lock(folder.isEmpty() ? QString() : path("sandbox.lock"))
{
    m_lock.setStaleLockTime(0);  // never stale by age, only if the owner has died
    m_profile.id = QStringLiteral("sandbox");
    m_profile.name = tr("Sandbox");
    const Sandbox::ReadyClient client = Sandbox::readyClient(Sandbox::Options{}.world.seed);
    m_profile.clientId = client.id;
    m_profile.clientSecret = client.secret;
    m_profile.redirectUri = QUrl(client.redirectUri);
    m_retry.setSingleShot(true);
    connect(&m_retry, &QTimer::timeout, this, &EmbeddedSandbox::start);
}

EmbeddedSandbox::~EmbeddedSandbox()
{
    stop();
}

QString EmbeddedSandbox::path(const char *name) const
{
    return m_folder + QLatin1Char('/') + QLatin1String(name);
}

void EmbeddedSandbox::start()
{
    if (m_sandbox)
        return;
    if (m_folder.isEmpty() || m_lock.tryLock(0)) {
        run();
    } else if (m_lock.error() == QLockFile::LockFailedError) {
        attach();
    } else {
        Q_EMIT failed(tr("Cannot write to the folder %1.").arg(QDir::toNativeSeparators(m_folder)));
    }
}

void EmbeddedSandbox::run()
{
    Sandbox::Options options;
    options.port = m_port;
    options.otherPortIfTaken = true;
    options.lively = true;
    if (!m_folder.isEmpty())
        options.world.dbFile = path("sandbox.sqlite");
    m_thread.start();
    m_thread.run([this, &options] { m_sandbox = new Sandbox::Sandbox(options); });
    // Asynchronous, because filling a new world takes a while and the window is already shown.
    m_thread.post([this, sandbox = m_sandbox] {
        const Result<void> done = sandbox->start();
        const QUrl baseUrl = sandbox->baseUrl();
        const QUrl authUrl = sandbox->authUrl();
        const QUrl eventsUrl = done ? sandbox->eventsUrl() : QUrl();
        QMetaObject::invokeMethod(this, [this, done, baseUrl, authUrl, eventsUrl] {
            if (done) {
                started(baseUrl, authUrl, eventsUrl);
                return;
            }
            stop();  // so that start() can be called again
            Q_EMIT failed(done.error().message);
        });
    });
}

void EmbeddedSandbox::started(const QUrl &baseUrl, const QUrl &authUrl, const QUrl &eventsUrl)
{
    m_profile.baseUrl = baseUrl;
    m_profile.authUrl = authUrl;
    m_profile.eventsUrl = eventsUrl;
    m_port = quint16(authUrl.port());
    if (!m_folder.isEmpty()) {
        QSaveFile address(path("sandbox.url"));
        const QByteArray text
            = authUrl.toEncoded() + '\n' + baseUrl.toEncoded() + '\n' + eventsUrl.toEncoded() + '\n';
        if (!address.open(QIODevice::WriteOnly)
            || !address.setPermissions(QFile::ReadOwner | QFile::WriteOwner)
            || address.write(text) != text.size() || !address.commit())
            qCWarning(lcSandbox) << "other dashboards will not find this sandbox:" << address.errorString();
    }
    qCInfo(lcSandbox) << "the sandbox listens at" << authUrl.toString();
    Q_EMIT ready();
}

void EmbeddedSandbox::attach()
{
    QFile address(path("sandbox.url"));
    QUrl authUrl;
    QUrl baseUrl;
    QUrl eventsUrl;  // not written by older versions: then everything is polled
    if (address.open(QIODevice::ReadOnly)) {
        authUrl = QUrl::fromEncoded(address.readLine(1024).trimmed());
        baseUrl = QUrl::fromEncoded(address.readLine(1024).trimmed());
        eventsUrl = QUrl::fromEncoded(address.readLine(1024).trimmed());
    }
    const bool found = authUrl.port() > 0 && baseUrl.port() > 0;
    if (found && baseUrl != m_profile.baseUrl) {
        m_profile.authUrl = authUrl;
        m_profile.baseUrl = baseUrl;
        m_profile.eventsUrl = eventsUrl;
        m_port = quint16(authUrl.port());
        Q_EMIT ready();
    } else if (!found && ++m_tries > maxTries) {
        Q_EMIT failed(tr(
            "Another Sidestage is using the sandbox of this profile, and its address could not be found."));
        return;
    }
    m_retry.start(found ? std::chrono::milliseconds(lookForOwner) : askAgain);
}

void EmbeddedSandbox::stop()
{
    m_retry.stop();
    Sandbox::Sandbox *const own = std::exchange(m_sandbox, nullptr);
    if (own)
        m_thread.run([own] { delete own; });
    m_thread.stop();
    if (own && !m_folder.isEmpty())
        QFile::remove(path("sandbox.url"));
    m_lock.unlock();
}

}  // namespace Sidestage
