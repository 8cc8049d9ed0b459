// SPDX-License-Identifier: GPL-3.0-or-later

// The cards beside the lists of the community page, and the bars above them.

#include "community_world.h"
#include "test_window.h"
#include "test_world.h"

#include "community/community_page.h"
#include "community/day_strip.h"
#include "kit/controls/button.h"
#include "kit/lists/long_list.h"
#include "kit/messages/why_hint.h"
#include "kit/theme/accessible.h"
#include "kit/theme/theme.h"

#include <QSignalSpy>
#include <QToolButton>

using namespace Sidestage;
using namespace std::chrono_literals;

namespace {

struct CardRig : CommunityWorld, TestWindow
{
    using CommunityWorld::CommunityWorld;

    void showPage() { page = show(new CommunityPage(service), {1032, 700}); }
    void setEditor(const QString &login, bool isOne)
    {
        sandbox.act([this, who = idOf(login), isOne](Sandbox::World &world) {
            return isOne ? world.addEditor(id(), who, QDateTime(QDate(2026, 2, 3), QTime(4, 5), Qt::UTC))
                         : world.removeEditor(id(), who);
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

    CommunityPage *page = nullptr;
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
        rig.setEditor(u"wrenloft"_s, true);
        rig.setEditor(u"quillscribe"_s, true);
        rig.showPage();
        QTRY_COMPARE(int(rig.editors().size()), 2);
        const QModelIndex first = rig.find<LongList>("editorsList")->model()->index(0, 0);
        QVERIFY(first.data(Qt::AccessibleTextRole).toString().contains(u"editor since"_s));
        QVERIFY(!first.data(LongList::TrailingRole).toString().isEmpty());
        rig.setEditor(u"wrenloft"_s, false);
        rig.service->editors()->refresh();
        QTRY_COMPARE(int(rig.editors().size()), 1);
        rig.setEditor(u"quillscribe"_s, false);
        rig.service->editors()->refresh();
        QTRY_COMPARE(rig.find<QLabel>("editorsSentence")->text(), u"The channel has no editors."_s);
        // The last known data stay while the service cannot be reached.
        rig.setEditor(u"wrenloft"_s, true);
        rig.service->editors()->refresh();
        QTRY_COMPARE(int(rig.editors().size()), 1);
        rig.sandbox.fault({.path = "/channels/editors", .times = -1, .status = 503});
        rig.service->editors()->refresh();
        QTRY_VERIFY(rig.find<QLabel>("editorsSentence")->text().startsWith(u"Could not refresh. "_s));
        QCOMPARE(int(rig.editors().size()), 1);
    }

    void whenAPeriodBeginsIsExplained()
    {
        CardRig rig;
        rig.showPage();
        auto *why = rig.find<WhyHint>("bitsPacific");
        QTRY_VERIFY(why->isVisible());
        QCOMPARE(why->sentence(), u"Counted in Pacific time."_s);
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
        QTRY_VERIFY2(said().contains(u"Pacific time"_s) && said().contains(u"midnight"_s),
                     qPrintable(said()));
    }

    void theBarsOfTheDaysAreReadByKeyboard()
    {
        CardRig rig;
        rig.showPage();
        auto *days = rig.find<DayStrip>("followDays");
        QTRY_VERIFY(CommunityWorld::isRead(rig.followers()));
        rig.come(3);
        rig.readAgain(rig.followers());
        QTRY_VERIFY(!days->days().isEmpty() && days->days().last().came >= 3);
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
        QVERIFY2(heard.last().startsWith(u"Today: +"_s), qPrintable(heard.last()));
        QVERIFY(days->accessibleDescription().contains(days->sentence(13)));
    }

    void atMidnightTodayIsAnotherDay()
    {
        CardRig rig;
        rig.showPage();
        auto *days = rig.find<DayStrip>("followDays");
        QTRY_VERIFY(!days->days().isEmpty() && CommunityWorld::isRead(rig.followers()));
        const QDate today = rig.followers()->today();
        QTRY_COMPARE(days->days().last().date, today);
        rig.clock.advance(24h);
        QCOMPARE(rig.followers()->today(), today.addDays(1));
        rig.account->polls()->triggerAll();
        QTRY_COMPARE(days->days().last().date, today.addDays(1));
    }
};

QTEST_MAIN(TestCommunityCards)
#include "tst_community_cards.moc"
