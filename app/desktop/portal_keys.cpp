// SPDX-License-Identifier: GPL-3.0-or-later
#include "system_keys.h"

#include "base/log.h"

#include <QDBusArgument>
#include <QDBusConnection>
#include <QDBusMessage>
#include <QDBusMetaType>
#include <QDBusObjectPath>
#include <QDBusPendingCallWatcher>
#include <QDBusPendingReply>
#include <QHash>
#include <QRandomGenerator>

#include <functional>

namespace Sidestage {

/// A shortcut on the bus: a(sa{sv}).
struct PortalShortcut
{
    QString id{};
    QVariantMap options{};
};

inline QDBusArgument &operator<<(QDBusArgument &to, const PortalShortcut &shortcut)
{
    to.beginStructure();
    to << shortcut.id << shortcut.options;
    to.endStructure();
    return to;
}

inline const QDBusArgument &operator>>(const QDBusArgument &from, PortalShortcut &shortcut)
{
    from.beginStructure();
    from >> shortcut.id >> shortcut.options;
    from.endStructure();
    return from;
}

}  // namespace Sidestage

Q_DECLARE_METATYPE(Sidestage::PortalShortcut)

namespace Sidestage {

namespace {

const QString portalService = QStringLiteral("org.freedesktop.portal.Desktop");
const QString portalPath = QStringLiteral("/org/freedesktop/portal/desktop");
const QString shortcutsInterface = QStringLiteral("org.freedesktop.portal.GlobalShortcuts");
const QString requestInterface = QStringLiteral("org.freedesktop.portal.Request");

}  // namespace

/// Keys from the portal of the desktop, which asks the user for them: one session. A call returns at once.
/// Its result comes as a signal of a request object, whose path is known before, so that no signal is missed.
class PortalKeys : public SystemKeys
{
    Q_OBJECT
public:
    PortalKeys()
    {
        qDBusRegisterMetaType<PortalShortcut>();
        qDBusRegisterMetaType<QList<PortalShortcut>>();
    }
    ~PortalKeys() override
    {
        if (!m_session.isEmpty())
            m_bus.send(QDBusMessage::createMethodCall(portalService, m_session,
                                                      QStringLiteral("org.freedesktop.portal.Session"),
                                                      QStringLiteral("Close")));
    }

    void start(const QList<GlobalShortcuts::Shortcut> &shortcuts) override
    {
        if (!m_bus.isConnected())
            return fail();
        for (const GlobalShortcuts::Shortcut &shortcut : shortcuts) {
            m_descriptions.insert(shortcut.id, shortcut.description);
            m_wanted.append({shortcut.id, {{QStringLiteral("description"), shortcut.description}}});
        }
        const QString token = newToken();
        call(QStringLiteral("CreateSession"), {}, {{QStringLiteral("session_handle_token"), token}},
             [this](const QVariantMap &results) {
                 m_session = results.value(QStringLiteral("session_handle")).toString();
                 m_bus.connect(portalService, portalPath, shortcutsInterface, QStringLiteral("Activated"),
                               this, SLOT(activated(QDBusMessage)));
                 bind();
             });
    }

private Q_SLOTS:
    void responded(const QDBusMessage &message)
    {
        m_bus.disconnect(portalService, message.path(), requestInterface, QStringLiteral("Response"), this,
                         SLOT(responded(QDBusMessage)));
        const auto done = std::exchange(m_done, {});
        const QVariantList arguments = message.arguments();
        if (!done || arguments.size() < 2)
            return;
        if (arguments[0].toUInt() != 0)
            return Q_EMIT refused(GlobalShortcuts::tr("The desktop did not allow global shortcuts."));
        done(qdbus_cast<QVariantMap>(arguments[1]));
    }
    void activated(const QDBusMessage &message)
    {
        const QVariantList arguments = message.arguments();
        if (arguments.size() < 2 || arguments[0].value<QDBusObjectPath>().path() != m_session)
            return;
        const QString id = arguments[1].toString();
        if (m_descriptions.contains(id))
            Q_EMIT pressed(id);
    }

private:
    using Done = std::function<void(const QVariantMap &results)>;

    static QString newToken()
    {
        return QStringLiteral("sidestage%1").arg(QRandomGenerator::global()->generate());
    }
    void fail()
    {
        Q_EMIT refused(GlobalShortcuts::tr("This desktop offers no global shortcuts to programs."));
    }
    void bind()
    {
        call(QStringLiteral("BindShortcuts"),
             {QVariant::fromValue(QDBusObjectPath(m_session)), QVariant::fromValue(m_wanted), QString()}, {},
             [this](const QVariantMap &results) {
                 QStringList given;
                 const auto bound
                     = qdbus_cast<QList<PortalShortcut>>(results.value(QStringLiteral("shortcuts")));
                 for (const PortalShortcut &shortcut : bound) {
                     const QString keys
                         = shortcut.options.value(QStringLiteral("trigger_description")).toString();
                     if (!keys.isEmpty())
                         given.append(GlobalShortcuts::tr("%1: %2", "an action, its keys")
                                          .arg(m_descriptions.value(shortcut.id), keys));
                 }
                 Q_EMIT taken(given, {});
             });
    }
    void call(const QString &method, QVariantList arguments, QVariantMap options, Done done)
    {
        const QString token = newToken();
        QString sender = m_bus.baseService().mid(1);
        sender.replace(u'.', u'_');
        m_done = std::move(done);
        m_bus.connect(portalService,
                      QStringLiteral("/org/freedesktop/portal/desktop/request/%1/%2").arg(sender, token),
                      requestInterface, QStringLiteral("Response"), this, SLOT(responded(QDBusMessage)));
        options.insert(QStringLiteral("handle_token"), token);
        arguments.append(options);
        QDBusMessage message
            = QDBusMessage::createMethodCall(portalService, portalPath, shortcutsInterface, method);
        message.setArguments(arguments);
        auto *watcher = new QDBusPendingCallWatcher(m_bus.asyncCall(message), this);
        connect(watcher, &QDBusPendingCallWatcher::finished, this, [this](QDBusPendingCallWatcher *answer) {
            answer->deleteLater();
            if (answer->isError()) {
                qCInfo(lcClient) << "no global shortcuts:" << answer->error().message();
                fail();
            }
        });
    }

    QDBusConnection m_bus = QDBusConnection::sessionBus();
    QString m_session{};
    QHash<QString, QString> m_descriptions{};
    QList<PortalShortcut> m_wanted{};
    Done m_done{};
};

bool SystemKeys::areOurChoice()
{
    return false;
}

std::unique_ptr<SystemKeys> SystemKeys::make()
{
    return std::make_unique<PortalKeys>();
}

}  // namespace Sidestage

#include "portal_keys.moc"
