// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QDBusArgument>
#include <QDBusConnection>
#include <QDBusMessage>
#include <QDBusMetaType>
#include <QDBusObjectPath>
#include <QDBusVariant>
#include <QtGlobal>

#include <signal.h>

namespace Sidestage {

using namespace Qt::StringLiterals;

/// A secret in the D-Bus format of the Secret Service.
struct WireSecret
{
    QDBusObjectPath session{};
    QByteArray parameters{};
    QByteArray value{};
    QString contentType{};
};

inline QDBusArgument &operator<<(QDBusArgument &to, const WireSecret &secret)
{
    to.beginStructure();
    to << secret.session << secret.parameters << secret.value << secret.contentType;
    to.endStructure();
    return to;
}

inline const QDBusArgument &operator>>(const QDBusArgument &from, WireSecret &secret)
{
    from.beginStructure();
    from >> secret.session >> secret.parameters >> secret.value >> secret.contentType;
    from.endStructure();
    return from;
}

/// The gnome-keyring that with_keyring.sh has started, with actions of its user. It cannot show a password
/// prompt, so requests for a locked entry are refused.
class Keyring
{
public:
    Keyring() = default;
    ~Keyring() { answer(); }
    Q_DISABLE_COPY_MOVE(Keyring)

    static bool isThere() { return qEnvironmentVariableIsSet("SIDESTAGE_TEST_KEYRING"); }

    /// Stops its process: it does not respond, as while it waits for its password.
    void fallSilent() { ::kill(m_process, SIGSTOP); }
    void answer() { ::kill(m_process, SIGCONT); }

    bool lock()
    {
        return isAnswer(call("/org/freedesktop/secrets", "org.freedesktop.Secret.Service", "Lock",
                             {QVariant::fromValue(QList{collection()})}));
    }
    /// Unlocks it with the password that the script has set.
    bool unlock()
    {
        qDBusRegisterMetaType<WireSecret>();
        const QDBusMessage opened
            = call("/org/freedesktop/secrets", "org.freedesktop.Secret.Service", "OpenSession",
                   {u"plain"_s, QVariant::fromValue(QDBusVariant(QString()))});
        const WireSecret password{.session = opened.arguments().value(1).value<QDBusObjectPath>(),
                                  .value = "throwaway",
                                  .contentType = u"text/plain"_s};
        return isAnswer(opened)
            && isAnswer(call("/org/freedesktop/secrets",
                             "org.gnome.keyring.InternalUnsupportedGuiltRiddenInterface",
                             "UnlockWithMasterPassword",
                             {QVariant::fromValue(collection()), QVariant::fromValue(password)}));
    }

private:
    static QDBusObjectPath collection()
    {
        return QDBusObjectPath(u"/org/freedesktop/secrets/collection/login"_s);
    }
    static bool isAnswer(const QDBusMessage &message)
    {
        if (message.type() == QDBusMessage::ReplyMessage)
            return true;
        qWarning() << message.errorMessage();
        return false;
    }
    static QDBusMessage call(const char *path, const char *interface, const char *method,
                             const QVariantList &arguments)
    {
        QDBusMessage message
            = QDBusMessage::createMethodCall(u"org.freedesktop.secrets"_s, QLatin1String(path),
                                             QLatin1String(interface), QLatin1String(method));
        message.setArguments(arguments);
        return QDBusConnection::sessionBus().call(message);
    }

    int m_process = qEnvironmentVariableIntValue("SIDESTAGE_TEST_KEYRING");
};

}  // namespace Sidestage

Q_DECLARE_METATYPE(Sidestage::WireSecret)
