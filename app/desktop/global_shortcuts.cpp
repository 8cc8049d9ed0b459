// SPDX-License-Identifier: GPL-3.0-or-later
#include "global_shortcuts.h"

#include "base/log.h"

#ifdef SIDESTAGE_PORTALS
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
#endif

namespace Sidestage {

#ifdef SIDESTAGE_PORTALS

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

/// One session with the portal. A call returns at once. Its result comes as a signal of a request object,
/// whose path is known before, so that no signal is missed.
class PortalSession : public QObject
{
    Q_OBJECT
public:
    explicit PortalSession(GlobalShortcuts *owner)
        : m_owner(owner)
    {
        qDBusRegisterMetaType<PortalShortcut>();
        qDBusRegisterMetaType<QList<PortalShortcut>>();
    }
    ~PortalSession() override
    {
        if (!m_session.isEmpty())
            m_bus.send(QDBusMessage::createMethodCall(portalService, m_session,
                                                      QStringLiteral("org.freedesktop.portal.Session"),
                                                      QStringLiteral("Close")));
    }

    void start(const QList<GlobalShortcuts::Shortcut> &shortcuts)
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
            return m_owner->become(GlobalShortcuts::State::Unavailable,
                                   GlobalShortcuts::tr("The desktop did not allow global shortcuts."));
        done(qdbus_cast<QVariantMap>(arguments[1]));
    }
    void activated(const QDBusMessage &message)
    {
        const QVariantList arguments = message.arguments();
        if (arguments.size() < 2 || arguments[0].value<QDBusObjectPath>().path() != m_session)
            return;
        const QString id = arguments[1].toString();
        if (m_descriptions.contains(id))
            Q_EMIT m_owner->pressed(id);
    }

private:
    using Done = std::function<void(const QVariantMap &results)>;

    static QString newToken()
    {
        return QStringLiteral("sidestage%1").arg(QRandomGenerator::global()->generate());
    }
    void fail()
    {
        m_owner->become(GlobalShortcuts::State::Unavailable,
                        GlobalShortcuts::tr("This desktop offers no global shortcuts to programs."));
    }
    void bind()
    {
        call(QStringLiteral("BindShortcuts"),
             {QVariant::fromValue(QDBusObjectPath(m_session)), QVariant::fromValue(m_wanted), QString()}, {},
             [this](const QVariantMap &results) {
                 m_owner->m_keys.clear();
                 const auto bound
                     = qdbus_cast<QList<PortalShortcut>>(results.value(QStringLiteral("shortcuts")));
                 for (const PortalShortcut &shortcut : bound) {
                     const QString keys
                         = shortcut.options.value(QStringLiteral("trigger_description")).toString();
                     if (!keys.isEmpty())
                         m_owner->m_keys.append(GlobalShortcuts::tr("%1: %2", "an action, its keys")
                                                    .arg(m_descriptions.value(shortcut.id), keys));
                 }
                 m_owner->become(GlobalShortcuts::State::On);
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

    GlobalShortcuts *m_owner;
    QDBusConnection m_bus = QDBusConnection::sessionBus();
    QString m_session{};
    QHash<QString, QString> m_descriptions{};
    QList<PortalShortcut> m_wanted{};
    Done m_done{};
};

#else

class PortalSession
{
};

#endif

GlobalShortcuts::GlobalShortcuts(QObject *parent)
    : QObject(parent)
{
}

GlobalShortcuts::~GlobalShortcuts() = default;

void GlobalShortcuts::start(const QList<Shortcut> &shortcuts)
{
    m_keys.clear();
#ifdef SIDESTAGE_PORTALS
    m_portal = std::make_unique<PortalSession>(this);
    become(State::Asking);
    m_portal->start(shortcuts);
#else
    Q_UNUSED(shortcuts)
    become(
        State::Unavailable,
        tr("Sidestage has no global shortcuts on this system. A program for keys can run “sidestage do”."));
#endif
}

void GlobalShortcuts::stop()
{
    m_portal.reset();
    m_keys.clear();
    become(State::Off);
}

void GlobalShortcuts::become(State state, const QString &reason)
{
    m_reason = reason;
    if (std::exchange(m_state, state) != state)
        Q_EMIT changed();
}

}  // namespace Sidestage

#ifdef SIDESTAGE_PORTALS
#include "global_shortcuts.moc"
#endif
