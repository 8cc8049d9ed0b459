// SPDX-License-Identifier: GPL-3.0-or-later

// The cards beside the lists of the community page, and the bars above them.

#include "community_rig.h"

#include "community/community_page.h"
#include "community/day_strip.h"
#include "community/editor_list.h"
#include "kit/controls/button.h"
#include "kit/lists/long_list.h"
#include "kit/messages/why_hint.h"
#include "kit/theme/accessible.h"

#include <QComboBox>
#include <QLabel>
#include <QToolButton>

using namespace Sidestage;
using namespace std::chrono_literals;

namespace {

struct CardRig : CommunityRig
{
    using CommunityRig::CommunityRig;
    ~CardRig() { page.reset(); }

    void show()
    {
        page = std::make_unique<CommunityPage>(service.get());
        page->resize(1032, 700);
        page->show();
        page->activateWindow();
        [&] { QVERIFY(QTest::qWaitForWindowActive(page.get())); }();
    }
    template <class T>
    T *find(const char *name) const
    {
        T *widget = page->findChild<T *>(QLatin1String(name));
        if (!widget)
            qFatal("no %s", name);
        return widget;
    }
    void setEditor(const QString &login, bool isOne)
    {
        sandbox.inSandbox([&](Sandbox::World &world) {
            const QString who = world.userByLogin(login)->id;
            const auto done = isOne
                ? world.addEditor(id(), who, QDateTime(QDate(2026, 2, 3), QTime(4, 5), Qt::UTC))
                : world.removeEditor(id(), who);
            if (!done)
                qFatal("%s", qPrintable(done.error().message));
        });
    }
    QStringList editors() const
    {
        QStringList names;
        const auto *model = find<LongList>("editorsList")->model();
        for (int row = 0; row < model->rowCount(); ++row)
            names.append(model->index(row, 0).data().toString());
        names.sort();
        return names;
    }

    std::unique_ptr<CommunityPage> page;
};

}  // namespace

class TestCommunityCards : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void editorsAreThoseOfTheService()
    {
        CardRig rig;
        const auto there
            = rig.sandbox.inSandbox([&](Sandbox::World &world) { return world.editors(rig.id()); });
        for (const Api::Editor &editor : *there) {
            rig.sandbox.inSandbox(
                [&](Sandbox::World &world) { std::ignore = world.removeEditor(rig.id(), editor.userId); });
        }
        rig.setEditor(QStringLiteral("wrenloft"), true);
        rig.setEditor(QStringLiteral("quillscribe"), true);
        rig.show();
        QTRY_COMPARE_WITH_TIMEOUT(int(rig.editors().size()), 2, CommunityRig::timeout);
        const QModelIndex first = rig.find<LongList>("editorsList")->model()->index(0, 0);
        QVERIFY(first.data(Qt::AccessibleTextRole).toString().contains(QStringLiteral("editor since")));
        QVERIFY(!first.data(LongList::TrailingRole).toString().isEmpty());
        rig.setEditor(QStringLiteral("wrenloft"), false);
        rig.service->editors()->refresh();
        QTRY_COMPARE_WITH_TIMEOUT(int(rig.editors().size()), 1, CommunityRig::timeout);
        rig.setEditor(QStringLiteral("quillscribe"), false);
        rig.service->editors()->refresh();
        QTRY_COMPARE_WITH_TIMEOUT(rig.find<QLabel>("editorsSentence")->text(),
                                  QStringLiteral("The channel has no editors."), CommunityRig::timeout);
        // The last known data stay while the service cannot be reached.
        rig.setEditor(QStringLiteral("wrenloft"), true);
        rig.service->editors()->refresh();
        QTRY_COMPARE_WITH_TIMEOUT(int(rig.editors().size()), 1, CommunityRig::timeout);
        rig.sandbox.fault({.path = "/channels/editors", .times = -1, .status = 503});
        rig.service->editors()->refresh();
        QTRY_VERIFY_WITH_TIMEOUT(
            rig.find<QLabel>("editorsSentence")->text().startsWith(QStringLiteral("Could not refresh. ")),
            CommunityRig::timeout);
        QCOMPARE(int(rig.editors().size()), 1);
    }

    void whenAPeriodBeginsIsExplained()
    {
        CardRig rig;
        rig.show();
        auto *why = rig.find<WhyHint>("bitsPacific");
        QTRY_VERIFY(why->isVisible());
        QCOMPARE(why->sentence(), QStringLiteral("Counted in Pacific time."));
        QTest::keyClick(why->whyButton(), Qt::Key_Space);
        const auto said = [] {
            QString all;
            for (const QWidget *top : QApplication::topLevelWidgets()) {
                if (top->isVisible()) {
                    for (const QLabel *label : top->findChildren<QLabel *>())
                        all += label->text() + u'\n';
                }
            }
            return all;
        };
        QTRY_VERIFY2(said().contains(QStringLiteral("Pacific time"))
                         && said().contains(QStringLiteral("midnight")),
                     qPrintable(said()));
    }

    void theBarsOfTheDaysAreReadByKeyboard()
    {
        CardRig rig;
        rig.show();
        auto *days = rig.find<DayStrip>("followDays");
        QTRY_VERIFY_WITH_TIMEOUT(CommunityRig::isRead(rig.followers()), CommunityRig::timeout);
        rig.come(3);
        rig.readAgain(rig.followers());
        QTRY_VERIFY_WITH_TIMEOUT(!days->days().isEmpty() && days->days().last().came >= 3,
                                 CommunityRig::timeout);
        QCOMPARE(days->days().size(), 14);
        days->setFocus(Qt::TabFocusReason);
        QCOMPARE(days->current(), 13);
        static QStringList heard;
        heard.clear();
        const auto before
            = setAnnounceListener([](QWidget *, const QString &message, Announce) { heard.append(message); });
        QTest::keyClick(days, Qt::Key_Left);
        QTest::keyClick(days, Qt::Key_End);
        setAnnounceListener(before);
        QCOMPARE(heard.size(), 2);
        QCOMPARE(heard.last(), days->sentence(13));
        QVERIFY2(heard.last().startsWith(QStringLiteral("Today: +")), qPrintable(heard.last()));
        QVERIFY(days->accessibleDescription().contains(days->sentence(13)));
    }

    void atMidnightTodayIsAnotherDay()
    {
        CardRig rig;
        rig.show();
        auto *days = rig.find<DayStrip>("followDays");
        QTRY_VERIFY_WITH_TIMEOUT(!days->days().isEmpty() && CommunityRig::isRead(rig.followers()),
                                 CommunityRig::timeout);
        const QDate today = rig.followers()->today();
        QTRY_COMPARE_WITH_TIMEOUT(days->days().last().date, today, CommunityRig::timeout);
        rig.clock.advance(24h);
        QCOMPARE(rig.followers()->today(), today.addDays(1));
        rig.account->polls()->triggerAll();
        QTRY_COMPARE_WITH_TIMEOUT(days->days().last().date, today.addDays(1), CommunityRig::timeout);
    }
};

QTEST_MAIN(TestCommunityCards)
#include "tst_community_cards.moc"
