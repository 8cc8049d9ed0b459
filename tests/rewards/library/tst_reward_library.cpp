// SPDX-License-Identifier: GPL-3.0-or-later
#include "library_world.h"

#include "profile/profile_store.h"

using namespace Sidestage;
using namespace Sidestage::Api;
using Clash = RewardLibrary::Clash;

namespace {

QStringList titlesOf(const QList<LibraryReward> &rewards)
{
    QStringList titles;
    for (const LibraryReward &reward : rewards)
        titles.append(reward.title());
    return titles;
}

}  // namespace

class TestRewardLibrary : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void everyRewardOnTheServiceIsThereAndThoseOfOtherAppsAreLocked()
    {
        LibraryWorld rig;
        const auto service = rig.onService();
        const auto ours = rig.run->list.ours();
        QVERIFY(ours.size() < service.size());
        auto rewards = rig.library().rewards();
        QCOMPARE(rewards.size(), service.size());
        int locked = 0;
        for (LibraryReward &reward : rewards) {
            const auto row = rig.run->list.find(reward.serviceId);
            QVERIFY(row);
            QCOMPARE(reward.isElsewhere, !row->isOurs);
            QCOMPARE(reward.reward, changesOf(row->reward));
            QCOMPARE(rig.library().reward(reward.id), reward);
            if (!reward.isElsewhere) {
                QCOMPARE(locked, 0);  // those of other apps are last
                continue;
            }
            ++locked;
            QVERIFY(reward.id < 0);
            QVERIFY(!rig.library().save(reward));
            QVERIFY(!rig.library().remove(reward.id));
        }
        QCOMPARE(locked, service.size() - ours.size());
        QCOMPARE(rig.onService(), service);
    }

    void itFollowsWhatIsDoneElsewhereAlsoWhileItWasClosed_data()
    {
        QTest::addColumn<bool>("closed");
        QTest::newRow("open") << false;
        QTest::newRow("closed") << true;
    }
    void itFollowsWhatIsDoneElsewhereAlsoWhileItWasClosed()
    {
        QFETCH(bool, closed);
        LibraryWorld rig;
        const LibraryReward gone = *rig.called(u"Hydrate!"_s);
        const LibraryReward dearer = *rig.called(u"Posture check"_s);
        if (closed)
            rig.stop();
        rig.removeElsewhere(gone.serviceId);
        RewardChanges changes;
        changes.cost = 4321;
        rig.changeElsewhere(dearer.serviceId, changes);
        const Reward made = rig.made(titled(u"Brand new"_s));
        if (closed) {
            rig.start();
            rig.awaitKnown();
        } else {
            rig.readAgain();
        }
        // Deleted elsewhere: kept in the library with every field.
        const auto kept = rig.library().reward(gone.id);
        QVERIFY(kept);
        QVERIFY(kept->serviceId.isEmpty());
        QCOMPARE(kept->reward, gone.reward);
        QVERIFY(kept->usedAt.isValid());
        QCOMPARE(rig.library().reward(dearer.id)->reward.cost, 4321);
        QCOMPARE(rig.called(u"Brand new"_s)->serviceId, made.id);
    }

    void anEditThatWasNotSentStaysWhileOtherFieldsFollow()
    {
        LibraryWorld rig;
        LibraryReward reward = *rig.called(u"Hydrate!"_s);
        reward.reward.cost = 999;
        QVERIFY(rig.library().save(reward));
        QCOMPARE(rig.onService(u"Hydrate!"_s)->cost, 300);
        RewardChanges elsewhere;
        elsewhere.prompt = u"Two sips."_s;
        rig.changeElsewhere(reward.serviceId, elsewhere);
        rig.readAgain();
        QCOMPARE(rig.library().reward(reward.id)->reward.cost, 999);
        QCOMPARE(rig.library().reward(reward.id)->reward.prompt, u"Two sips."_s);
        RewardChanges unsent;
        unsent.cost = 999;
        QCOMPARE(rig.library().unsent(reward.id), unsent);
        rig.stop();
        rig.start();
        rig.awaitKnown();
        QCOMPARE(rig.library().unsent(reward.id), unsent);
    }

    void whatIsRefusedOnTheServiceIsNoChangeOfTheLibrary()
    {
        LibraryWorld rig;
        const LibraryReward before = *rig.called(u"Hydrate!"_s);
        rig.sandbox.fault({.path = rewardsPath, .method = "PATCH", .status = 400, .message = u"No"_s});
        RewardChanges dearer;
        dearer.cost = 5000;
        std::optional<Result<Reward>> outcome;
        rig.run->list.update(before.serviceId, dearer, &rig.library(),
                             [&](const Result<Reward> &done) { outcome = done; });
        QCOMPARE(rig.run->list.find(before.serviceId)->reward.cost, 5000);
        QTRY_VERIFY(outcome);
        QVERIFY(!*outcome);
        QCOMPARE(rig.library().reward(before.id)->reward, before.reward);
    }

    void aRewardThatComesBackIsTheOneOfThatTitle()
    {
        LibraryWorld rig;
        const qint64 id = rig.keep(u"Dance"_s, 50);
        QVERIFY(id > 0);
        const Reward made = rig.made(titled(u"DANCE"_s));
        rig.readAgain();
        QCOMPARE(rig.library().reward(id)->serviceId, made.id);
        QCOMPARE(rig.library().reward(id)->reward.cost, 100);
        QCOMPARE(rig.library().rewards().size(), rig.onService().size());
    }

    void rulesAreCheckedBeforeAnythingIsKept()
    {
        LibraryWorld rig;
        const auto before = rig.library().rewards();
        const auto refused = [&](auto change) {
            LibraryReward reward{.reward = titled(u"Fine"_s)};
            change(reward.reward);
            const auto done = rig.library().save(reward);
            return done ? u"kept"_s : done.error().field;
        };
        QCOMPARE(refused([](RewardChanges &r) { r.title = QString(46, u'x'); }), u"title"_s);
        QCOMPARE(refused([](RewardChanges &r) { r.title = u"HYDRATE!"_s; }), u"title"_s);
        QCOMPARE(refused([](RewardChanges &r) { r.title.reset(); }), u"title"_s);
        QCOMPARE(refused([](RewardChanges &r) { r.cost = 0; }), u"cost"_s);
        QCOMPARE(refused([](RewardChanges &r) { r.prompt = QString(201, u'x'); }), u"prompt"_s);
        QCOMPARE(refused([](RewardChanges &r) { r.backgroundColor = u"red"_s; }), u"background_color"_s);
        QCOMPARE(refused([](RewardChanges &r) { r.isMaxPerStreamEnabled = true; }), u"max_per_stream"_s);
        QCOMPARE(refused([](RewardChanges &r) {
                     r.isGlobalCooldownEnabled = true;
                     r.globalCooldownSeconds = 604'801;
                 }),
                 u"global_cooldown_seconds"_s);
        QCOMPARE(rig.library().rewards(), before);
        // A title of another app's reward is in use too.
        rig.made(titled(u"Theirs"_s), u"tilda-tools"_s);
        rig.readAgain();
        LibraryReward theirs{.reward = titled(u"theirs"_s)};
        const auto problems = rig.library().problems(theirs);
        QCOMPARE(problems.size(), 1);
        QCOMPARE(problems.first().fault, Fault::NotOneOf);
        // The reward's own title is allowed.
        LibraryReward own = *rig.called(u"Hydrate!"_s);
        own.reward.title = u"hydrate!"_s;
        QVERIFY(rig.library().save(own));
    }

    void thereIsRoomForMoreThanTheServiceHas()
    {
        LibraryWorld rig;
        for (int i = 0; i < 120; ++i)
            QVERIFY(rig.keep(u"Reward %1"_s.arg(i)) > 0);
        const auto before = rig.library().rewards();
        QCOMPARE(before.size(), 120 + rig.onService().size());
        rig.stop();
        rig.start();
        rig.awaitKnown();
        QCOMPARE(rig.library().rewards(), before);
    }

    void aRewardIsRemovedWithItsPlacesInSetsUnlessItIsOnTheService()
    {
        LibraryWorld rig;
        const qint64 a = rig.keep(u"A"_s), b = rig.keep(u"B"_s), c = rig.keep(u"C"_s);
        RewardSet set{.name = u"Set"_s, .rewards = {a, b, c}};
        QVERIFY(rig.library().saveSet(set));
        QVERIFY(rig.library().remove(b));
        QVERIFY(!rig.library().reward(b));
        QCOMPARE(rig.library().sets().first().rewards, QList<qint64>({a, c}));
        const auto there = rig.library().remove(rig.called(u"Hydrate!"_s)->id);
        QVERIFY(!there);
        QCOMPARE(there.error().kind, Error::Kind::Conflict);
        rig.stop();
        rig.start();
        QVERIFY(!rig.library().reward(b));
        QCOMPARE(rig.library().sets().first().rewards, QList<qint64>({a, c}));
    }

    void whatIsRestoredHasItsIdAgain()
    {
        LibraryWorld rig;
        const qint64 a = rig.keep(u"A"_s);
        LibraryReward removed = *rig.library().reward(a);
        QVERIFY(rig.library().remove(a));
        QVERIFY(rig.keep(u"B"_s) != a);
        QVERIFY(rig.library().save(removed));
        QCOMPARE(removed.id, a);
        RewardSet set{.name = u"Set"_s, .rewards = {a}};
        QVERIFY(rig.library().saveSet(set));
        QVERIFY(rig.library().removeSet(set.id));
        RewardSet other{.name = u"Other"_s};
        QVERIFY(rig.library().saveSet(other));
        QVERIFY(other.id != set.id);
        RewardSet again = set;
        QVERIFY(rig.library().saveSet(again));
        QCOMPARE(again.id, set.id);
        rig.stop();
        rig.start();
        QCOMPARE(rig.library().reward(a)->title(), u"A"_s);
        QCOMPARE(rig.library().sets(), QList<RewardSet>({other, set}));
    }

    void setsAreKeptInOrderAndTheirNamesAreUnique()
    {
        LibraryWorld rig;
        const qint64 a = rig.keep(u"A"_s), b = rig.keep(u"B"_s), c = rig.keep(u"C"_s), d = rig.keep(u"D"_s);
        RewardSet night{
            .name = u"  Horror   night "_s, .rewards = {b, a, b, 12345, -1}, .paused = {a, d, c, c, 12345}};
        QVERIFY(rig.library().saveSet(night));
        QCOMPARE(night.name, u"Horror night"_s);
        QCOMPARE(night.rewards, QList<qint64>({b, a}));
        QCOMPARE(night.paused, QList<qint64>({d, c}));
        RewardSet again{.name = u"HORROR NIGHT"_s};
        QCOMPARE(rig.library().saveSet(again).error().fault, Fault::NotOneOf);
        RewardSet empty{.name = u" "_s};
        QCOMPARE(rig.library().saveSet(empty).error().fault, Fault::Missing);
        RewardSet favourite{.name = u"Z"_s, .isFavourite = true};
        QVERIFY(rig.library().saveSet(favourite));
        RewardSet common{.name = u"Everyday"_s};
        QVERIFY(rig.library().saveSet(common));
        rig.stop();
        rig.start();
        QCOMPARE(rig.library().sets(), QList<RewardSet>({favourite, common, night}));
        QVERIFY(rig.library().removeSet(common.id));
        QCOMPARE(rig.library().sets().size(), 2);
        QVERIFY(rig.library().reward(a));
    }

    void setsOfAFileFromBeforePausedMembersKeepTheirRewards()
    {
        LibraryWorld rig;
        const qint64 a = rig.keep(u"A"_s), b = rig.keep(u"B"_s);
        RewardSet set{.name = u"Set"_s, .rewards = {b, a}};
        QVERIFY(rig.library().saveSet(set));
        rig.stop();
        {
            auto file = Database::open(ProfileStore::fileOfWindows(rig.file()), {});
            QVERIFY(file);
            QVERIFY(file->execute("ALTER TABLE reward_set_members DROP COLUMN is_paused;"
                                  "PRAGMA user_version = 3"));
        }
        rig.start();
        QCOMPARE(rig.library().sets(), QList<RewardSet>{set});
    }

    void anImportedTitleThatIsInUseGetsANumberAndIsShortenedForIt()
    {
        LibraryWorld rig;
        const QString longest(45, u'x');
        rig.keep(longest);
        RewardImport import;
        import.rewards = {{.reward = titled(u"Hydrate!"_s)}, {.reward = titled(longest) }};
        QVERIFY(rig.library().importRewards(import, Clash::KeepBoth));
        import.rewards.removeLast();
        QVERIFY(rig.library().importRewards(import, Clash::KeepBoth));
        const QStringList titles = titlesOf(rig.library().rewards());
        for (const QString &title : {u"Hydrate! (2)"_s, u"Hydrate! (3)"_s, QString(41, u'x') + u" (2)"_s})
            QVERIFY2(titles.contains(title), qPrintable(title));
    }

    void importsAskWhatToDoWithTitlesThatAreThere_data()
    {
        QTest::addColumn<Clash>("clash");
        QTest::addColumn<int>("taken");
        QTest::addColumn<QStringList>("titles");
        QTest::addColumn<qint64>("cost");
        QTest::newRow("skip") << Clash::Skip << 1 << QStringList{u"Fresh"_s, u"Known"_s} << qint64(100);
        QTest::newRow("replace") << Clash::Replace << 2 << QStringList{u"Fresh"_s, u"known"_s} << qint64(9);
        QTest::newRow("keep both") << Clash::KeepBoth << 2
                                   << QStringList{u"Fresh"_s, u"Known"_s, u"known (2)"_s} << qint64(100);
    }
    void importsAskWhatToDoWithTitlesThatAreThere()
    {
        QFETCH(Clash, clash);
        QFETCH(int, taken);
        QFETCH(QStringList, titles);
        QFETCH(qint64, cost);
        LibraryWorld rig;
        const qint64 known = rig.keep(u"Known"_s);
        RewardSet set{.name = u"Night"_s, .rewards = {}};
        QVERIFY(rig.library().saveSet(set));
        const auto import = rig.library().readJson(
            R"({"format":"sidestage-rewards","version":1,"rewards":[{"title":"known","cost":9},
                {"title":"Fresh","cost":5}],"sets":[{"name":"night","rewards":["Fresh","known"]}]})");
        QVERIFY(import);
        const auto before = rig.onService();
        const auto done = rig.library().importRewards(*import, clash);
        QCOMPARE(done.value_or(-1), taken);
        auto own = rig.library().rewards();
        own.removeIf([](const LibraryReward &reward) { return !reward.serviceId.isEmpty(); });
        QCOMPARE(titlesOf(own), titles);
        QCOMPARE(rig.library().reward(known)->reward.cost, cost);
        const auto sets = rig.library().sets();
        QCOMPARE(sets.size(), clash == Clash::KeepBoth ? 2 : 1);
        if (clash != Clash::Skip)
            QCOMPARE(sets.last().rewards.size(), 2);
        QCOMPARE(rig.onService(), before);
    }

    void aTitleOfAnotherAppIsSkippedToo()
    {
        LibraryWorld rig;
        rig.made(titled(u"Theirs"_s), u"tilda-tools"_s);
        rig.readAgain();
        const auto import = rig.library().readJson(
            R"({"format":"sidestage-rewards","version":1,"rewards":[{"title":"theirs","cost":9},
                {"title":"Fresh","cost":5}],"sets":[{"name":"Night","rewards":["theirs","Fresh"]}]})");
        QVERIFY(import);
        QCOMPARE(rig.library().importRewards(*import, Clash::Skip).value_or(-1), 1);
        QVERIFY(rig.called(u"Fresh"_s));
        QVERIFY(!rig.called(u"theirs (2)"_s));
        QCOMPARE(rig.library().sets().first().rewards, QList<qint64>{rig.called(u"Fresh"_s)->id});
    }

    void onlyWhatAnImportAddsCountsForTheLimit()
    {
        LibraryWorld rig;
        RewardImport import;
        for (int i = 0; i < 600; ++i)
            import.rewards.append({.reward = titled(u"Reward %1"_s.arg(i))});
        QCOMPARE(rig.library().importRewards(import, Clash::Skip).value_or(-1), 600);
        import.rewards.resize(450);
        QCOMPARE(rig.library().importRewards(import, Clash::Skip).value_or(-1), 0);
        QCOMPARE(rig.library().importRewards(import, Clash::Replace).value_or(-1), 450);
        const auto both = rig.library().importRewards(import, Clash::KeepBoth);
        QVERIFY(!both);
        QCOMPARE(both.error().fault, Fault::TooMany);
    }

    void whatWasExportedIsTakenByAnotherChannel()
    {
        LibraryWorld rig;
        QList<qint64> ids;
        for (const LibraryReward &reward : rig.library().rewards())
            ids.append(reward.id);
        const qint64 extra = rig.keep(u"In a set only"_s);
        RewardSet set{.name = u"Night"_s, .rewards = {extra, ids.first()}};
        QVERIFY(rig.library().saveSet(set));
        const QByteArray json = rig.library().toJson(ids, {set.id});
        LibraryWorld other;
        for (const Reward &reward : other.onService())
            other.removeElsewhere(reward.id);
        other.readAgain();
        const auto import = other.library().readJson(json);
        QVERIFY(import);
        QCOMPARE(import->problems, QStringList());
        QCOMPARE(other.library().importRewards(*import, Clash::Replace).value_or(-1), int(ids.size()) + 1);
        for (const LibraryReward &reward : rig.library().rewards())
            QCOMPARE(other.called(reward.title())->reward, reward.reward);
        QCOMPARE(other.library().sets().first().rewards.size(), 2);
    }
};

QTEST_GUILESS_MAIN(TestRewardLibrary)
#include "tst_reward_library.moc"
