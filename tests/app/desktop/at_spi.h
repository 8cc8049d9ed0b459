// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QDBusArgument>
#include <QDBusConnection>
#include <QDBusMessage>
#include <QDBusObjectPath>
#include <QDBusVariant>
#include <QEventLoop>
#include <QMutex>
#include <QObject>
#include <QTest>
#include <QThread>
#include <QTimer>

#include <optional>

namespace Sidestage {

using namespace Qt::StringLiterals;

/// The bits of AT-SPI's states that are read here.
enum class AtState : quint8 {
    Checked = 4,
    Enabled = 8,
    Focusable = 11,
    Showing = 25,
    Visible = 30,
};

/// An object of the accessible tree, as a screen reader gets it.
struct AtNode
{
    QString path{};  ///< Its address on the bus.
    QString name{};
    QString role{};
    quint64 states = 0;
    int columns = 0;     ///< Of a table, with the column of its row headings; else 0.
    int childCount = 0;  ///< Of which only the first ones may be read.
    QString parentRole{};
    QString place{};  ///< Roles and names of what it is in.

    bool is(AtState state) const { return states >> quint8(state) & 1; }
};

/// Assistive technology: reads the dashboard over the accessibility bus, with a connection and a thread of
/// its own, while the main thread goes on as usual.
class AtReader : public QObject
{
    Q_OBJECT
public:
    AtReader()
    {
        moveToThread(&m_thread);
        m_thread.start();
    }
    ~AtReader() override
    {
        QMetaObject::invokeMethod(
            this,
            [this] {
                QDBusConnection::disconnectFromBus(connectionName);
                moveToThread(nullptr);
            },
            Qt::BlockingQueuedConnection);
        m_thread.quit();
        m_thread.wait();
    }
    Q_DISABLE_COPY_MOVE(AtReader)

    /// Finds the dashboard as the only program on the bus. It registers itself when it starts.
    bool findProgram()
    {
        return does([this] {
            if (!connectToBus())
                return false;
            const QStringList programs = childrenOf(registry, root);
            for (const QString &program : programs) {
                m_program = program.section(u' ', 0, 0);
                if (nameOf(root) == u"sidestage")
                    return true;
            }
            return false;
        });
    }

    /// Reads what is visible below `path`; of long lists only the first entries.
    QList<AtNode> read(const QString &path = root)
    {
        QList<AtNode> nodes;
        does([&] {
            readBelow(path, {}, &nodes);
            return true;
        });
        return nodes;
    }
    /// Reads one object; none: it does not exist any more.
    std::optional<AtNode> readOne(const QString &path)
    {
        std::optional<AtNode> node;
        does([&] {
            node = nodeAt(path);
            return true;
        });
        return node;
    }

    /// Listens to what the program says from now on, as a screen reader does.
    bool listen()
    {
        return does([this] {
            QDBusConnection bus(connectionName);
            const auto hear = [&](const char *signal) {
                return bus.connect(m_program, {}, u"org.a11y.atspi.Event.Object"_s, QLatin1String(signal),
                                   this, SLOT(hear(QDBusMessage)));
            };
            bool isListening = hear("StateChanged") && hear("Announcement");
            // Programs send only what somebody has asked for.
            for (const char *event : {"object:state-changed:showing", "object:announcement"}) {
                QDBusMessage ask = QDBusMessage::createMethodCall(registry, u"/org/a11y/atspi/registry"_s,
                                                                  registry, u"RegisterEvent"_s);
                ask << QLatin1String(event);
                isListening &= bus.call(ask).type() == QDBusMessage::ReplyMessage;
            }
            return isListening;
        });
    }
    QStringList heard() const
    {
        const QMutexLocker lock(&m_mutex);
        return m_heard;
    }
    bool hasHeard(const QString &words) const { return !heard().filter(words).isEmpty(); }

    static inline const QString root = u"/org/a11y/atspi/accessible/root"_s;

private Q_SLOTS:
    void hear(const QDBusMessage &message)
    {
        QString said;
        if (message.member() == u"Announcement") {
            said = message.arguments().value(3).value<QDBusVariant>().variant().toString();
        } else if (message.arguments().value(0).toString() == u"showing"
                   && message.arguments().value(1).toInt() == 1
                   && roleOf(message.path()) == u"notification") {
            said = nameOf(message.path());
        }
        if (said.isEmpty())
            return;
        const QMutexLocker lock(&m_mutex);
        m_heard.append(said);
    }

private:
    static inline const QString connectionName = u"screen reader"_s;
    static inline const QString registry = u"org.a11y.atspi.Registry"_s;
    static inline const QString accessible = u"org.a11y.atspi.Accessible"_s;
    static constexpr int rowsRead = 40;      ///< Entries of long lists.
    static constexpr int longList = 120;     ///< From this many entries on, a list is long.
    static constexpr int longest = 180'000;  ///< Milliseconds for the largest tree on a busy machine.

    /// Runs `work` in the reader's thread, while this one handles events, also those that answer the reader.
    template <class Work>
    bool does(Work work)
    {
        // Not QTest::qWaitFor(), which sleeps between the events: each answer would take 10 ms.
        QEventLoop answering;
        QTimer::singleShot(longest, &answering, [] { qFatal("the accessibility bus does not answer"); });
        bool isDone = false;
        QMetaObject::invokeMethod(this, [&] {
            isDone = work();
            QMetaObject::invokeMethod(&answering, &QEventLoop::quit, Qt::QueuedConnection);
        });
        answering.exec();
        return isDone;
    }

    bool connectToBus()
    {
        if (QDBusConnection(connectionName).isConnected())
            return true;
        const QDBusMessage ask = QDBusMessage::createMethodCall(u"org.a11y.Bus"_s, u"/org/a11y/bus"_s,
                                                                u"org.a11y.Bus"_s, u"GetAddress"_s);
        const QDBusMessage answer = QDBusConnection::sessionBus().call(ask);
        const QString address = answer.arguments().value(0).toString();
        return !address.isEmpty() && QDBusConnection::connectToBus(address, connectionName).isConnected();
    }
    static QVariantList call(const QString &program, const QString &path, const QString &interface,
                             const QString &method, const QVariantList &arguments = {})
    {
        QDBusMessage ask = QDBusMessage::createMethodCall(program, path, interface, method);
        ask.setArguments(arguments);
        const QDBusMessage answer = QDBusConnection(connectionName).call(ask);
        return answer.type() == QDBusMessage::ReplyMessage ? answer.arguments() : QVariantList();
    }
    QVariant property(const QString &path, const QString &interface, const QString &name) const
    {
        return call(m_program, path, u"org.freedesktop.DBus.Properties"_s, u"Get"_s, {interface, name})
            .value(0)
            .value<QDBusVariant>()
            .variant();
    }
    QString nameOf(const QString &path) const { return property(path, accessible, u"Name"_s).toString(); }
    QString roleOf(const QString &path) const
    {
        return call(m_program, path, accessible, u"GetRoleName"_s).value(0).toString();
    }
    /// Program and path of each, with a blank between.
    static QStringList childrenOf(const QString &program, const QString &path)
    {
        QStringList children;
        const auto list = call(program, path, accessible, u"GetChildren"_s).value(0).value<QDBusArgument>();
        if (list.currentType() != QDBusArgument::ArrayType)
            return children;
        list.beginArray();
        while (!list.atEnd())
            children.append(reference(list));
        list.endArray();
        return children;
    }
    static QString reference(const QDBusArgument &from)
    {
        QString program;
        QDBusObjectPath path;
        from.beginStructure();
        from >> program >> path;
        from.endStructure();
        return program + u' ' + path.path();
    }

    std::optional<AtNode> nodeAt(const QString &path) const
    {
        const QVariantList states = call(m_program, path, accessible, u"GetState"_s);
        if (states.isEmpty())
            return {};
        QList<uint> words;
        states.first().value<QDBusArgument>() >> words;
        AtNode node{.path = path,
                    .name = nameOf(path),
                    .role = roleOf(path),
                    .states = words.value(0) | quint64(words.value(1)) << 32,
                    .childCount = property(path, accessible, u"ChildCount"_s).toInt()};
        if (node.role == u"table" || node.role == u"tree")
            node.columns = property(path, u"org.a11y.atspi.Table"_s, u"NColumns"_s).toInt();
        return node;
    }
    void readBelow(const QString &path, const AtNode &parent, QList<AtNode> *nodes) const
    {
        auto node = nodeAt(path);
        // What is hidden is left out, but not the cells of a row that reaches out of the view.
        const bool isRow = parent.columns > 0 || parent.role == u"list";
        if (!node || (path != root && !isRow && !node->is(AtState::Visible)))
            return;
        node->parentRole = parent.role;
        node->place = parent.place.isEmpty() ? parent.role : parent.place + u" › "_s + parent.role;
        if (!parent.name.isEmpty())
            node->place += u" “%1”"_s.arg(parent.name.left(30));
        const qsizetype at = nodes->size();
        nodes->append(*node);
        if (node->childCount <= longList) {
            const QStringList children = childrenOf(m_program, path);
            for (const QString &child : children)
                readBelow(child.section(u' ', 1), *node, nodes);
        } else {
            const int columns = std::max(1, node->columns);
            const int most = std::min(node->childCount, rowsRead * columns);
            for (int i = 0; i < most; ++i) {
                const auto child = call(m_program, path, accessible, u"GetChildAtIndex"_s, {i})
                                       .value(0)
                                       .value<QDBusArgument>();
                if (child.currentType() == QDBusArgument::StructureType)
                    readBelow(reference(child).section(u' ', 1), *node, nodes);
            }
        }
        if (node->columns > 0) {
            const bool hasRowHeads = std::any_of(nodes->cbegin() + at, nodes->cend(), [](const AtNode &one) {
                return one.role.contains(u"row header");
            });
            (*nodes)[at].columns += hasRowHeads ? 1 : 0;
        }
    }

    QThread m_thread{};
    QString m_program{};
    mutable QMutex m_mutex{};
    QStringList m_heard{};
};

}  // namespace Sidestage
