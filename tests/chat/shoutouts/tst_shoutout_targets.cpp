// SPDX-License-Identifier: GPL-3.0-or-later

// Possible targets of a shoutout: those found while typing, and the suggestions.

#include "chat/say_world.h"

#include "api/events/channel.h"
#include "chat/shoutouts/shoutout_targets.h"
#include "sandbox/world/follows.h"

using namespace Sidestage;
using namespace std::chrono_literals;
using Source = ShoutoutTarget::Source;

namespace {

const QByteArray get = "GET /search/channels";

struct TargetsRig : SayWorld
{
    explicit TargetsRig(bool withEvents = false, Api::ScopeSet granted = SandboxFixture::everyScope())
        : SayWorld(withEvents, granted)
    {
        openChannels();
        setLive(lantern, true);
        queue = std::make_unique<ShoutoutQueue>(channels.get(), store.get(), clock);
        queue->start();
    }
    void open()
    {
        targets = std::make_unique<ShoutoutTargets>(account, idOf(lantern), queue.get());
        QObject::connect(targets.get(), &ShoutoutTargets::found, targets.get(),
                         [this](const QString &text, const QList<ShoutoutTarget> &all) {
                             found.append(text);
                             last = all;
                         });
        QObject::connect(targets.get(), &ShoutoutTargets::notFound, targets.get(),
                         [this](const QString &text) { notFound.append(text); });
    }
    QStringList suggested() const
    {
        QStringList all;
        for (const ShoutoutTarget &target : targets->suggestions())
            all.append(target.login);
        return all;
    }
    void follow(const QString &channel)
    {
        const QString id = idOf(channel);
        const QString who = idOf(u"quillscribe"_s);
        sandbox.inSandbox(
            [&](Sandbox::World &world) { std::ignore = world.follows().add(id, who, world.clock().now()); });
    }

    std::unique_ptr<ShoutoutQueue> queue;
    std::unique_ptr<ShoutoutTargets> targets;
    QStringList found{};
    QStringList notFound{};
    QList<ShoutoutTarget> last{};
};

}  // namespace

class TestShoutoutTargets : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void typingAsksOnceForTheLast()
    {
        TargetsRig rig;
        rig.open();
        for (const char *text : {"t", "te", "@tea"})
            rig.targets->search(QLatin1String(text));
        QTRY_COMPARE(rig.found, QStringList{u"@tea"_s});
        QCOMPARE(rig.calls(get), 1);
        QVERIFY(!rig.last.isEmpty());
        const auto isTea = [](const ShoutoutTarget &one) { return one.login == tea; };
        const auto found = std::find_if(rig.last.cbegin(), rig.last.cend(), isTea);
        QVERIFY(found != rig.last.cend());
        QCOMPARE(found->id, rig.idOf(tea));
        QCOMPARE(found->name, rig.nameOf(tea));
        QVERIFY(found->isLive);
        QCOMPARE(found->source, Source::Search);
    }

    void theNewestQuestionWins()
    {
        TargetsRig rig;
        rig.open();
        rig.sandbox.fault({.path = "/search/channels", .delay = 20s});
        rig.targets->search(u"pip"_s);
        QTRY_VERIFY(rig.network.active > 0 && rig.sandbox.served("/search/channels") > 0);
        rig.targets->search(u"tea"_s);
        QTRY_COMPARE(rig.found, QStringList{u"tea"_s});
        QVERIFY(rig.notFound.isEmpty());
    }

    void theChannelItselfIsNotFound()
    {
        TargetsRig rig;
        rig.open();
        rig.targets->search(lantern);
        QTRY_COMPARE(rig.found.size(), 1);
        for (const ShoutoutTarget &target : std::as_const(rig.last))
            QVERIFY(target.login != lantern);
    }

    void anEmptyTextEndsASearch()
    {
        TargetsRig rig;
        rig.open();
        rig.targets->search(u"tea"_s);
        rig.targets->search(u" "_s);
        rig.targets->search(u"pip"_s);
        QTRY_COMPARE(rig.found, QStringList{u"pip"_s});
        QCOMPARE(rig.calls(get), 1);
    }

    void aFailureIsTold()
    {
        TargetsRig rig;
        rig.open();
        rig.sandbox.fault({.path = "/search/channels", .times = -1, .status = 500});
        rig.targets->search(u"tea"_s);
        QTRY_COMPARE(rig.notFound, QStringList{u"tea"_s});
        QVERIFY(rig.found.isEmpty());
    }

    void raidersComeFirst()
    {
        TargetsRig rig(true);
        rig.follow(tea);
        const QString to = rig.idOf(lantern);
        QTRY_VERIFY(rig.account->events()->covers<Api::ChannelRaided>({.toBroadcasterUserId = to}));
        for (const QString &login : {pip, u"moonlitforge"_s}) {
            const QString from = rig.idOf(login);
            rig.sandbox.act([&](Sandbox::World &world) { return world.raid(from, to, 12); });
            QTRY_VERIFY(!rig.queue->raiders(to).isEmpty() && rig.queue->raiders(to).first().login == login);
        }
        rig.open();  // after these events
        QTRY_VERIFY(rig.suggested().contains(tea));
        QCOMPARE(rig.suggested().mid(0, 2), (QStringList{u"moonlitforge"_s, pip}));
        QCOMPARE(rig.targets->suggestions().first().source, Source::Raider);
        QVERIFY(rig.targets->suggestions().first().detail.contains("12"_L1));
    }

    void followedChannelsThatAreLiveAreSuggested()
    {
        TargetsRig rig;
        rig.follow(tea);
        rig.follow(u"thistlegrand"_s);
        rig.setLive(u"thistlegrand"_s, false);
        rig.open();
        QTRY_VERIFY(rig.suggested().contains(tea));
        QVERIFY(!rig.suggested().contains(u"thistlegrand"_s));
        const auto all = rig.targets->suggestions();
        QCOMPARE(all[rig.suggested().indexOf(tea)].source, Source::Followed);
    }

    void withoutThePermissionNobodyIsAskedWhomOneFollows()
    {
        TargetsRig rig(false, without({Api::Scope::UserReadFollows}));
        rig.follow(tea);
        rig.open();
        rig.targets->search(u"tea"_s);
        QTRY_COMPARE(rig.found.size(), 1);
        QVERIFY(rig.suggested().isEmpty());
        QCOMPARE(rig.calls("GET /channels/followed"), 0);
    }

    void thoseOfLateAreSuggested()
    {
        TargetsRig rig(false, without({Api::Scope::UserReadFollows}));
        rig.open();
        QSignalSpy changed(rig.targets.get(), &ShoutoutTargets::suggestionsChanged);
        QVERIFY(rig.queue->add(rig.idOf(lantern),
                               {.id = rig.idOf(pip), .login = pip, .name = rig.nameOf(pip)}, true));
        QTRY_COMPARE(rig.suggested(), QStringList{pip});
        QVERIFY(!changed.isEmpty());
        QCOMPARE(rig.targets->suggestions().first().source, Source::Recent);
    }

    void anAccountThatGoesEndsIt()
    {
        TargetsRig rig;
        rig.open();
        rig.accounts->signOut(rig.account);
        QTRY_VERIFY(rig.accounts->all().isEmpty());
        rig.targets->search(u"tea"_s);
        QTRY_COMPARE(rig.notFound.size(), 1);
    }
};

QTEST_GUILESS_MAIN(TestShoutoutTargets)
#include "tst_shoutout_targets.moc"
