// SPDX-License-Identifier: GPL-3.0-or-later
#include "kit/card.h"
#include "kit/theme.h"
#include "rewards/library_list.h"
#include "rewards_page_rig.h"
#include "shell/page_head.h"
#include <QBoxLayout>
using namespace Sidestage;
using namespace Sidestage::Api;
class Shots : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void shots()
    {
        Theme theme;
        QFont f = QApplication::font();
        for (auto mode : {Theme::Mode::Dark, Theme::Mode::Light}) {
            theme.setMode(mode);
            const QString suffix
                = mode == Theme::Mode::Dark ? QStringLiteral("dark") : QStringLiteral("light");
            RewardsPageRig rig;
            const QStringList names{"Lights out for 60 s",  "Wear the ghost sheet",
                                    "Whisper only, 2 min",  "No map, no torch",
                                    "Jump-scare jar",       "Follow the cold spot",
                                    "Choose a door",        "Read it in a spooky voice",
                                    "Name the cursed doll", "Swap the headset sides",
                                    "Run from nothing",     "Count the ravens",
                                    "Borrow my torch"};
            rig.open({1072, 692});
            QTRY_VERIFY(rig.catalogue()->items().size() > 8);
            RewardSet horror{.name = "Horror night"}, everyday{.name = "Everyday", .isFavourite = true},
                speed{.name = "Speedrun"};
            int at = 0;
            for (const QString &name : names) {
                LibraryReward r{.reward = completed(titled(name, 100 + 250 * at))};
                r.reward.backgroundColor
                    = Tokens::identity().value(at++ % Tokens::identity().size()).name().toUpper();
                QVERIFY(rig.desk->library()->save(r));
                horror.rewards.append(r.id);
            }
            rig.settle();
            int k = 0;
            for (const RewardItem &item : rig.catalogue()->items()) {
                if (item.state == RewardState::On) {
                    everyday.rewards.append(item.reward.id);
                    if (k++ % 2)
                        horror.rewards.prepend(item.reward.id);
                }
                if (item.state == RewardState::Off)
                    horror.rewards.prepend(item.reward.id);
            }
            for (auto *s : {&horror, &everyday, &speed})
                QVERIFY(rig.desk->library()->saveSet(*s));
            rig.letWait(QStringLiteral("Hydrate!"), 6);
            rig.settle();
            const auto grab = [&](const char *name) {
                rig.settle();
                QTest::qWait(60);
                rig.page->grab().save(
                    QStringLiteral("/tmp/w/shots/rw-%1-%2.png").arg(QLatin1String(name), suffix));
            };
            rig.select(QStringLiteral("Hydrate!"));
            grab("all");
            rig.find<QLineEdit>("rewardTitle")->setText(QString(47, 'x'));
            grab("error");
            rig.click("discardReward");
            rig.page->findChild<LibraryList *>()->choose({.kind = RewardChoice::Kind::Set, .set = horror.id});
            rig.view()->setFocus();
            rig.key(Qt::Key_W);
            rig.settle();
            grab("plan");
            rig.select(QStringLiteral("Hydrate!"));
            Q_EMIT rig.table()->bulkMenuWanted(rig.table()->bulkMenu());
            if (auto *a = rig.table()->bulkMenu()->findChild<QAction *>("planTakeOff"))
                a->trigger();
            rig.settle();
            grab("plan2");
            rig.page->resize(584, 344);
            grab("plan-small");
            rig.click("closePlan");
            rig.page->findChild<LibraryList *>()->choose({});
            grab("small");
            rig.select(QStringLiteral("Hydrate!"));
            rig.key(Qt::Key_Return);
            grab("editor-small");
            rig.click("closeEditor");
            rig.page->resize(840, 600);
            grab("middle");
            rig.select(QStringLiteral("Hydrate!"));
            rig.view()->setFocus();
            rig.key(Qt::Key_Delete);
            QTest::qWait(100);
            if (auto *d = rig.page->findChild<QDialog *>("deleteGuard")) {
                d->grab().save(QStringLiteral("/tmp/w/shots/rw-guard-%1.png").arg(suffix));
                d->reject();
            }
            QTest::qWait(50);
            rig.page->resize(1072, 692);
            rig.key(Qt::Key_A, Qt::ControlModifier);
            Q_EMIT rig.table()->bulkMenuWanted(rig.table()->bulkMenu());
            rig.table()->bulkMenu()->findChild<QAction *>("bulkEditAction")->trigger();
            QTest::qWait(100);
            if (auto *d = rig.page->findChild<QDialog *>("bulkEdit")) {
                d->grab().save(QStringLiteral("/tmp/w/shots/rw-bulk-%1.png").arg(suffix));
                d->reject();
            }
            grab("ticked");
            for (const RewardItem &item : rig.catalogue()->items())
                if (!item.isOurs()) {
                    rig.table()->clearTicks();
                    rig.table()->setCurrentKey(item.key);
                    break;
                }
            grab("locked");
            rig.close();
        }
    }
};
QTEST_MAIN(Shots)
#include "tst_shots.moc"
