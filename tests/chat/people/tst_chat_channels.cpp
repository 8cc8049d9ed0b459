// SPDX-License-Identifier: GPL-3.0-or-later

// Which channels are listed, for which account, which are live, and what happens when a role ends.

#include "chat/chat_world.h"

#include "chat/people/chat_channels.h"

using namespace Sidestage;
using namespace std::chrono_literals;
using Api::Scope;

namespace {

const QStringList ofQuill{lantern, forge, u"sundaywelder"_s, u"thistlegrand"_s, u"mirelark"_s};

struct ChannelsRig : ChatWorld
{
    ChannelsRig()
        : ChatWorld(false)
    {
        watchCalls();
    }
    void open()
    {
        channels = std::make_unique<ChatChannels>(accounts.get(), store.get(), Clock::system());
        channels->start();
    }
    void reopen()
    {
        channels.reset();
        restart();
        open();
    }
    QStringList logins() const
    {
        QStringList all;
        for (const ChatChannel &channel : channels->all())
            all.append(channel.login);
        return all;
    }
    ChatChannel channel(const QString &login) { return channels->find(idOf(login)).value_or(ChatChannel()); }
    /// Looks a channel up by a typed name. Returns its id, or the error.
    Result<QString> enter(const QString &text, Account *account = nullptr)
    {
        QSignalSpy entered(channels.get(), &ChatChannels::entered);
        QSignalSpy not_(channels.get(), &ChatChannels::notEntered);
        channels->enter(text, account);
        [&] { QTRY_VERIFY(entered.size() + not_.size() == 1); }();
        if (!entered.isEmpty())
            return entered.first().first().toString();
        return not_.isEmpty() ? Error{} : not_.first().at(1).value<Error>();
    }

    std::unique_ptr<ChatChannels> channels;
};

QSet<QString> setOf(const QStringList &list)
{
    return {list.begin(), list.end()};
}

}  // namespace

class TestChatChannels : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void ownAndModeratedChannelsAreListed()
    {
        ChannelsRig rig;
        Account *account = rig.signIn(quill);
        rig.open();
        QCOMPARE(rig.logins(), QStringList{quill});  // at once
        QTRY_COMPARE(rig.channels->all().size(), 6);
        QCOMPARE(rig.logins().first(), quill);
        QCOMPARE(setOf(rig.logins().mid(1)), setOf(ofQuill));
        QCOMPARE(rig.channel(quill).role, ChatChannel::Role::Broadcaster);
        QCOMPARE(rig.channel(forge).role, ChatChannel::Role::Moderator);
        QCOMPARE(rig.channel(forge).account, account->userId());
        QCOMPARE(rig.channels->accountFor(rig.idOf(forge)), account);
        QStringList names;
        for (const ChatChannel &channel : rig.channels->all().mid(1))
            names.append(channel.name);
        QStringList sorted = names;
        std::sort(sorted.begin(), sorted.end(),
                  [](const auto &a, const auto &b) { return QString::localeAwareCompare(a, b) < 0; });
        QCOMPARE(names, sorted);
        QVERIFY(rig.channels->withoutList().isEmpty());
    }

    void whoIsLiveIsRead()
    {
        ChannelsRig rig;
        const QString id = rig.idOf(forge);
        const QString lanternId = rig.idOf(lantern);
        rig.sandbox.inSandbox([&](Sandbox::World &world) {
            std::ignore = world.goLive(id, 321, world.clock().now().addSecs(-3600));
            std::ignore = world.goOffline(lanternId);
        });
        rig.signIn(quill);
        rig.open();
        rig.channels->setOnScreen(true);
        QTRY_COMPARE(rig.channel(forge).live, ChatChannel::Live::Live);
        QTRY_VERIFY(rig.channel(forge).viewers > 0);
        QVERIFY(rig.channel(forge).startedAt.isValid());
        QTRY_COMPARE(rig.channel(lantern).live, ChatChannel::Live::Offline);
        QTRY_VERIFY(rig.channels->asOf().isValid());
        rig.sandbox.inSandbox([&](Sandbox::World &world) { std::ignore = world.goOffline(id); });
        rig.channels->refresh();
        QTRY_COMPARE(rig.channel(forge).live, ChatChannel::Live::Offline);
        QCOMPARE(rig.channel(forge).viewers, 0);
    }

    void manyChannelsTakeFewCalls()
    {
        ChannelsRig rig;
        const QString id = rig.idOf(quill);
        rig.sandbox.act(
            [&](Sandbox::World &world) { return world.area<Sandbox::Roles>().fillModerated(id, 245); });
        rig.signIn(quill);
        rig.open();
        QTRY_COMPARE(rig.channels->all().size(), 251);
        const auto known = [&] {
            const auto all = rig.channels->all();
            return std::all_of(all.begin(), all.end(), [](const ChatChannel &channel) {
                return channel.live != ChatChannel::Live::Unknown;
            });
        };
        QTRY_VERIFY(known());
        QCOMPARE(rig.calls("GET /moderation/channels"), 3);
        QVERIFY2(rig.calls("GET /streams") <= 2 * 3 + 1,
                 qPrintable(QString::number(rig.calls("GET /streams"))));
        QVERIFY(rig.calls("GET /channels") <= 2 * 3 + 1);
    }

    void withoutTheScopeChannelsAreEntered()
    {
        ChannelsRig rig;
        Account *account = rig.signIn(quill, without({Scope::UserReadModeratedChannels}));
        rig.open();
        QCOMPARE(rig.channels->withoutList(), QList<Account *>{account});
        const QString id = rig.idOf(forge);
        for (const char *text : {"moonlitforge", " @MoonlitForge ", "https://example.tv/moonlitforge?x=1",
                                 "example.tv/moonlitforge/"}) {
            const auto entered = rig.enter(QLatin1String(text), account);
            QVERIFY2(entered, text);
            QCOMPARE(*entered, id);
        }
        QCOMPARE(rig.channels->all().size(), 2);
        QCOMPARE(rig.channel(forge).role, ChatChannel::Role::Entered);
        QCOMPARE(rig.channels->accountFor(id), account);
        QCOMPARE(rig.calls("GET /moderation/channels"), 0);

        rig.channels->forget(id);
        QCOMPARE(rig.logins(), QStringList{quill});
    }

    void whoCannotBeEnteredIsSaid()
    {
        ChannelsRig rig;
        rig.open();
        QCOMPARE(rig.enter(forge).error().kind, Error::Kind::Unauthorized);
        rig.signIn(quill);
        QCOMPARE(rig.enter(u"nobody_of_that_name"_s).error().kind, Error::Kind::NotFound);
        QCOMPARE(rig.enter(u"  "_s).error().kind, Error::Kind::Invalid);
        QCOMPARE(rig.enter(u"not a login!"_s).error().kind, Error::Kind::Invalid);
        rig.sandbox.fault({.path = "/users", .times = -1, .cutConnection = true});
        QCOMPARE(rig.enter(forge).error().kind, Error::Kind::Offline);
        rig.sandbox.clearFaults();
        QVERIFY(rig.channels->all().size() >= 1);
    }

    void anEndedRoleStaysInSightWithItsTrouble()
    {
        ChannelsRig rig;
        rig.signIn(quill);
        rig.open();
        QTRY_COMPARE(rig.channels->all().size(), 6);
        const QString id = rig.idOf(forge);
        rig.setModerator(forge, quill, false);
        rig.channels->checkRole(id);
        QTRY_VERIFY(rig.channel(forge).trouble.has_value());
        QCOMPARE(rig.channel(forge).trouble->kind, Error::Kind::Forbidden);
        QVERIFY(rig.channel(forge).troubleSince.isValid());
        QVERIFY(!rig.channel(lantern).trouble);

        rig.setModerator(forge, quill, true);
        rig.channels->checkRole(id);
        QTRY_VERIFY(!rig.channel(forge).trouble);
        QCOMPARE(rig.channel(forge).role, ChatChannel::Role::Moderator);
    }

    void callsTeachAboutTheRole()
    {
        ChannelsRig rig;
        rig.signIn(quill);
        rig.open();
        QTRY_COMPARE(rig.channels->all().size(), 6);
        const QString id = rig.idOf(forge);
        QSignalSpy changed(rig.channels.get(), &ChatChannels::changed);
        rig.channels->note(id, Error{.kind = Error::Kind::Server, .message = u"busy"_s});
        QVERIFY(!rig.channel(forge).trouble);
        rig.channels->note(id, Error{.kind = Error::Kind::Forbidden, .message = u"Not any more."_s});
        QCOMPARE(rig.channel(forge).trouble->message, u"Not any more."_s);
        QCOMPARE(changed.size(), 1);
        rig.channels->note(id, {});
        QVERIFY(!rig.channel(forge).trouble);
        QCOMPARE(changed.size(), 2);
    }

    void whoActsIsChosen()
    {
        ChannelsRig rig;
        Account *first = rig.signIn(quill);
        Account *second = rig.signIn(u"wrenloft"_s);
        rig.open();
        const QString id = rig.idOf(forge);
        QTRY_COMPARE(rig.channel(forge).accounts.size(), 2);
        QCOMPARE(rig.channel(forge).account, first->userId());
        rig.channels->setAccount(id, second->userId());
        QCOMPARE(rig.channels->accountFor(id), second);
        rig.channels->setAccount(id, u"12345"_s);
        QCOMPARE(rig.channels->accountFor(id), second);

        // After a sign-out no other account acts for it automatically.
        second->session()->end();
        QCOMPARE(rig.channels->accountFor(id), nullptr);
        QCOMPARE(rig.channel(forge).account, second->userId());
    }

    void anAccountThatGoesTakesItsChannelsAlong()
    {
        ChannelsRig rig;
        Account *first = rig.signIn(quill);
        Account *second = rig.signIn(u"wrenloft"_s);
        rig.open();
        QTRY_COMPARE(rig.channel(forge).accounts.size(), 2);
        QTRY_VERIFY(rig.logins().contains(u"mirelark"_s));
        rig.channels->setAccount(rig.idOf(forge), first->userId());
        QSignalSpy gone(rig.accounts.get(), &Accounts::removed);
        rig.accounts->signOut(first);
        QTRY_COMPARE(gone.size(), 1);
        QCOMPARE(rig.channel(forge).accounts, QStringList{second->userId()});
        QCOMPARE(rig.channels->accountFor(rig.idOf(forge)), second);
        QVERIFY(!rig.logins().contains(quill));
        QVERIFY(!rig.logins().contains(u"mirelark"_s));

        // After a new sign-in they are listed again without a request.
        rig.sandbox.fault({.path = "/moderation/channels", .times = -1, .cutConnection = true});
        rig.signIn(quill);
        QVERIFY(rig.logins().contains(u"mirelark"_s));
        QCOMPARE(rig.channel(forge).accounts.size(), 2);
        rig.sandbox.clearFaults();
    }

    void whatWasKnownIsThereAtOnceNextTime()
    {
        ChannelsRig rig;
        rig.signIn(quill);
        Account *second = rig.signIn(u"wrenloft"_s);
        rig.open();
        QTRY_COMPARE(rig.channel(forge).accounts.size(), 2);
        QTRY_VERIFY(rig.logins().contains(u"mirelark"_s));
        rig.channels->setAccount(rig.idOf(forge), second->userId());
        rig.channels->setShown(rig.idOf(u"mirelark"_s), false);
        QVERIFY(rig.enter(u"gravelpike"_s, second));
        const QStringList before = rig.logins();

        rig.sandbox.fault({.times = -1, .cutConnection = true});
        rig.reopen();
        rig.signIn(quill);
        second = rig.signIn(u"wrenloft"_s);
        QCOMPARE(setOf(rig.logins()), setOf(before));
        QCOMPARE(rig.channel(forge).account, second->userId());
        QCOMPARE(rig.channel(forge).role, ChatChannel::Role::Moderator);
        QCOMPARE(rig.channel(u"gravelpike"_s).role, ChatChannel::Role::Entered);
        QVERIFY(!rig.channels->shown().contains(rig.idOf(u"mirelark"_s)));
        QVERIFY(!rig.channels->asOf().isValid());
        QTRY_VERIFY(!rig.channels->failure().isEmpty());
        rig.sandbox.clearFaults();
    }
};

QTEST_GUILESS_MAIN(TestChatChannels)
#include "tst_chat_channels.moc"
