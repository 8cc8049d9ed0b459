// SPDX-License-Identifier: GPL-3.0-or-later

// What assistive technology gets: the tree of every menu, read over the accessibility bus, and what is
// announced. The bus, its registry and everything up to our widgets are those of a desktop
// (with_desktop.sh, at-spi2-core).

#include "at_spi.h"
#include "tour/dashboard_world.h"

#include "ads/ad_actions.h"
#include "ads/ad_clock.h"
#include "sandbox/ads/ad_breaks.h"
#include "sandbox/control/control.h"
#include "shell/command_palette.h"
#include "shell/overlay.h"
#include "shell/settings/preferences.h"

#include <QAccessible>
#include <QComboBox>
#include <QDialog>
#include <QMenu>
#include <QRegularExpression>

using namespace Sidestage;
using namespace std::chrono_literals;

namespace {

bool isRow(const QString &role)
{
    return role == u"list item" || role == u"tree item" || role.contains(u"cell");
}

bool isRows(const QString &role)
{
    return role == u"table" || role == u"tree" || role == u"tree table";
}

/// The path of an object on the bus.
QString pathOf(QObject *object)
{
    QAccessibleInterface *interface = QAccessible::queryAccessibleInterface(object);
    return interface ? u"/org/a11y/atspi/accessible/%1"_s.arg(QAccessible::uniqueId(interface)) : QString();
}

QString describe(const AtNode &node)
{
    return u"%1 “%2” in %3"_s.arg(node.role, node.name, node.place);
}

}  // namespace

class TstAtSpi : public QObject, public DashboardWorld
{
    Q_OBJECT

private Q_SLOTS:
    void init()
    {
        QVERIFY(begin());
        QTRY_VERIFY(decisions()->isReady() && waiting().size() >= 5);
        m_reader = std::make_unique<AtReader>();
        // Starts the bus, which the dashboard notices.
        QTRY_VERIFY(m_reader->findProgram());
        QTRY_VERIFY(QAccessible::isActive());
        m_wrong.clear();
    }
    void cleanup()
    {
        m_reader.reset();
        m_driver.reset();
    }

    void everyMenuCanBeRead()
    {
        for (const auto &[button, name] :
             {std::pair(u"menuButton"_s, u"mainMenu"_s), {u"accountButton"_s, u"accountMenu"_s}}) {
            QVERIFY(m_driver->front());
            QVERIFY(m_driver->click(button));
            auto *menu = m_driver->find<QMenu>(name);
            QVERIFY2(menu, qPrintable(m_driver->problem()));
            checkMenu(name, menu);
            menu->close();
            const QList<QAction *> entries = menu->actions();
            for (const QAction *entry : entries) {
                if (!entry->menu())
                    continue;
                entry->menu()->popup(window()->mapToGlobal(QPoint(60, 60)));
                checkMenu(name + u" › "_s + entry->text(), entry->menu());
                entry->menu()->close();
            }
        }
        QVERIFY2(m_wrong.isEmpty(), qPrintable(QString::number(m_wrong.size())));
    }

    void everyPageCanBeRead()
    {
        QVERIFY(m_driver->front());
        const QList<Command> commands = window()->commands();
        int pages = 0;
        for (const Command &command : commands) {
            if (command.action->data().typeId() != QMetaType::QString)
                continue;  // not of a page
            const QString id = command.action->data().toString();
            window()->goTo(id);
            QTRY_VERIFY(window()->page() && window()->page()->isVisible());
            constexpr int toLoad = 700;  // milliseconds, for a page to read its data and show rows
            QTest::qWait(toLoad);
            const QList<AtNode> nodes = m_reader->read();
            QVERIFY2(nodes.size() > 60, qPrintable(u"%1: %2"_s.arg(id).arg(nodes.size())));
            check(id, nodes);
            ++pages;
        }
        QVERIFY(pages > 12);
        QVERIFY2(m_wrong.isEmpty(), qPrintable(QString::number(m_wrong.size())));
    }

    void dialogsCanBeRead()
    {
        QVERIFY(m_driver->front());
        // The sign-in is another program's page, which Chromium makes readable.
        for (const char *name : {"addServiceAction", "goToAnything", "keys", "saveReport"}) {
            const QList<QAction *> all = window()->actions();
            const auto found = std::find_if(all.cbegin(), all.cend(), [&](const QAction *one) {
                return one->objectName() == QLatin1String(name);
            });
            QVERIFY2(found != all.cend(), name);
            const QWidgetList before = shown();
            (*found)->trigger();
            QTRY_VERIFY2(shown().size() > before.size(), name);
            QWidgetList opened = shown();
            opened.removeIf([&](QWidget *widget) { return before.contains(widget); });
            const QList<AtNode> nodes = m_reader->read(pathOf(opened.first()));
            QVERIFY2(nodes.size() > 5, name);
            check(QLatin1String(name), nodes);
            for (QWidget *widget : std::as_const(opened))
                widget->close();
            QVERIFY(m_driver->front());
        }
        QVERIFY2(m_wrong.isEmpty(), qPrintable(QString::number(m_wrong.size())));
    }

    void whatHappensIsAnnounced()
    {
        QVERIFY(m_reader->listen());

        // A new redemption, while another page is shown.
        QVERIFY(m_driver->inSandbox([this](Sandbox::Sandbox &sandbox) {
            const auto answer = sandbox.control().call(
                u"redeem"_s,
                R"({"channel": "teaandturrets", "viewer": "quillscribe", "reward": "Hydrate!"})");
            if (!answer)
                qWarning("%s", qPrintable(answer.error().message));
            return answer.has_value();
        }));
        QTRY_VERIFY2(m_reader->hasHeard(u"New redemption: "_s), qPrintable(said()));
        QVERIFY2(!m_reader->heard().filter(u"QuillScribe"_s).isEmpty(), qPrintable(said()));

        // An undo that is running out.
        m_driver->app()->preferences()->setFulfilGrace(8);
        QVERIFY(m_driver->front());
        m_driver->press(Qt::Key_2, Qt::ControlModifier);
        QTRY_VERIFY(queueHasTheKeyboard());
        m_driver->press(Qt::Key_Home);
        m_driver->press(Qt::Key_Down);
        m_driver->press(Qt::Key_F);
        QTRY_VERIFY2(m_reader->hasHeard(u"Fulfilling 1"_s), qPrintable(said()));
        QTRY_VERIFY2(m_reader->hasHeard(u"5 seconds left to undo"_s), qPrintable(said()));

        // An ad in a minute.
        AdClock *clock = ads()->clock();
        QTRY_VERIFY(clock->nextAt().isValid() && clock->isLive());
        QVERIFY(m_driver->inSandbox([this](Sandbox::Sandbox &sandbox) {
            const auto plan = sandbox.world().area<Sandbox::AdBreaks>().schedule(account()->userId());
            if (!plan)
                return false;
            const auto by
                = std::chrono::milliseconds(sandbox.world().clock().now().msecsTo(plan->nextAdAt)) - 63s;
            return sandbox.world().changeClock([by](Sandbox::WorldClock &worlds) { worlds.jump(by); })
                && sandbox.world().area<Sandbox::AdBreaks>().settle();
        }));
        clock->refresh();
        QTRY_VERIFY2(!m_reader->heard().filter(QRegularExpression(u"[Aa]ds? (soon|in)"_s)).isEmpty(),
                     qPrintable(said()));
    }

private:
    /// The windows and overlays that are open.
    QWidgetList shown() const
    {
        QWidgetList all = window()->findChildren<QWidget *>();
        all.removeIf([](const QWidget *widget) {
            return !widget->isVisible()
                || !(qobject_cast<const QDialog *>(widget) || qobject_cast<const Overlay *>(widget));
        });
        return all;
    }
    QString said() const { return u"heard:\n"_s + m_reader->heard().join(u'\n'); }
    void complain(const QString &where, const QString &what)
    {
        const QString line = where + u": "_s + what;
        if (m_wrong.contains(line))
            return;
        m_wrong.append(line);
        qWarning("%s", qPrintable(line));
    }

    /// Checks what is true of every object.
    void check(const QString &where, const QList<AtNode> &nodes)
    {
        static const QRegularExpression markup(u"</?[a-zA-Z][^<>]*>|&[a-z]+;"_s);
        static const QRegularExpression mnemonic(u"(^|\\s)&\\w"_s);
        for (const AtNode &node : nodes) {
            // What a chart is painted in is a part of it.
            const bool isControl
                = node.is(AtState::Focusable) && !isRow(node.role) && node.parentRole != u"chart";
            if (isControl && node.name.trimmed().isEmpty() && node.role != u"scroll pane")
                complain(where, u"no name: "_s + describe(node) + node.path);
            if (isControl && (node.role == u"filler" || node.role == u"unknown" || node.role == u"invalid"))
                complain(where, u"no role: "_s + describe(node));
            if (node.role == u"push button" && node.is(AtState::Enabled) && node.name.isEmpty())
                complain(where, u"no name: "_s + describe(node));
            if (!isRow(node.role) && (node.name.contains(markup) || node.name.contains(mnemonic)))
                complain(where, u"markup: "_s + describe(node));
            if (node.role == u"combo box")
                checkCombo(where, node);
            // Separators cannot be chosen.
            if (node.role == u"list item" && node.is(AtState::Focusable) && node.name.trimmed().isEmpty())
                complain(where, u"silent row: "_s + describe(node));
        }
        for (qsizetype at = 0; at < nodes.size(); ++at) {
            if (isRows(nodes[at].role) && nodes[at].columns > 0)
                checkRows(where, nodes, at);
        }
    }
    /// A combo box says what is chosen in it, and not only the present value.
    void checkCombo(const QString &where, const AtNode &node)
    {
        QAccessibleInterface *seen = QAccessible::accessibleInterface(node.path.section(u'/', -1).toUInt());
        const auto *combo = seen ? qobject_cast<const QComboBox *>(seen->object()) : nullptr;
        if (combo && (combo->accessibleName().isEmpty() || !node.name.startsWith(combo->accessibleName())))
            complain(where, u"only a value: "_s + describe(node) + node.path);
    }
    /// Each row of a table says something, and each of its columns has a heading that does, if it has any.
    void checkRows(const QString &where, const QList<AtNode> &nodes, qsizetype table)
    {
        QList<AtNode> cells;
        for (qsizetype at = table + 1;
             at < nodes.size() && nodes[at].place.size() > nodes[table].place.size(); ++at) {
            if (nodes[at].parentRole == nodes[table].role)
                cells.append(nodes[at]);
        }
        const int columns = nodes[table].columns;
        for (qsizetype row = 0; row + columns <= cells.size(); row += columns) {
            const bool says = std::any_of(cells.cbegin() + row, cells.cbegin() + row + columns,
                                          [](const AtNode &cell) { return !cell.name.trimmed().isEmpty(); });
            if (!says)
                complain(where, u"silent row %1: "_s.arg(row / columns) + describe(nodes[table]));
        }
    }

    void checkMenu(const QString &where, QMenu *menu)
    {
        QTRY_VERIFY(menu->isVisible());
        const QList<AtNode> nodes = m_reader->read(pathOf(menu));
        QStringList entries;
        for (const AtNode &node : nodes) {
            if (!node.role.contains(u"menu item"))
                continue;
            entries.append(node.name);
            if (node.name.isEmpty())
                complain(where, u"no name: "_s + describe(node));
        }
        check(where, nodes);
        const QList<QAction *> actions = menu->actions();
        for (const QAction *action : actions) {
            // Qt knows an entry of two menus in only one of them.
            const bool isElsewhere = action->associatedObjects().size() > 2;  // the window is one
            if (action->isVisible() && !action->isSeparator() && !isElsewhere
                && !entries.contains(plainText(*action)))
                complain(where, u"not in the tree: "_s + action->text());
        }
    }

    std::unique_ptr<AtReader> m_reader{};
    QStringList m_wrong{};
};

SIDESTAGE_TEST_MAIN(TstAtSpi)
#include "moc_at_spi.cpp"
#include "tst_at_spi.moc"
