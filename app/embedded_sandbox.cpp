// SPDX-License-Identifier: GPL-3.0-or-later
#include "embedded_sandbox.h"

#include "base/log.h"
#include "sandbox/sandbox.h"

#include <QFile>
#include <QSaveFile>

namespace Sidestage {

EmbeddedSandbox::EmbeddedSandbox(const QString &folder, QObject *parent)
    : QObject(parent)
    , m_folder(folder)
{
    m_profile.id = QStringLiteral("sandbox");
    m_profile.name = tr("Sandbox");
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
    Sandbox::Options options;
    options.port = m_port;
    options.otherPortIfTaken = true;
    options.lively = true;
    if (!m_folder.isEmpty())
        options.world.dbFile = path("sandbox.sqlite");
    m_thread.start();
    m_thread.run([this, &options] { m_sandbox = new Sandbox::Sandbox(options); });
    // Asynchronous, because filling a new world takes a while and the window is already shown.
    m_thread.post([this, sandbox = m_sandbox, profile = m_profile]() mutable {
        const Result<void> done = sandbox->start();
        profile.baseUrl = sandbox->baseUrl();
        profile.authUrl = sandbox->authUrl();
        profile.eventsUrl = sandbox->eventsUrl();
        const Sandbox::ReadyClient client = sandbox->client();
        profile.clientId = client.id;
        profile.clientSecret = client.secret;
        profile.redirectUri = QUrl(client.redirectUri);
        QMetaObject::invokeMethod(this, [this, done, profile] {
            if (done)
                return started(profile);
            stop();  // so that start() can be called again
            Q_EMIT failed(done.error().message);
        });
    });
}

void EmbeddedSandbox::started(const ServiceProfile &profile)
{
    m_profile = profile;
    m_port = quint16(profile.authUrl.port());
    if (!m_folder.isEmpty()) {
        QSaveFile address(path("sandbox.url"));
        const QByteArray text = profile.authUrl.toEncoded() + '\n' + profile.baseUrl.toEncoded() + '\n'
            + profile.eventsUrl.toEncoded() + '\n';
        if (!address.open(QIODevice::WriteOnly)
            || !address.setPermissions(QFile::ReadOwner | QFile::WriteOwner)
            || address.write(text) != text.size() || !address.commit())
            qCWarning(lcSandbox) << "the address of the sandbox cannot be written:" << address.errorString();
    }
    qCInfo(lcSandbox) << "the sandbox listens at" << profile.authUrl.toString();
    Q_EMIT ready();
}

void EmbeddedSandbox::stop()
{
    Sandbox::Sandbox *const own = std::exchange(m_sandbox, nullptr);
    if (own)
        m_thread.run([own] { delete own; });
    m_thread.stop();
    if (own && !m_folder.isEmpty())
        QFile::remove(path("sandbox.url"));
}

}  // namespace Sidestage
