// SPDX-License-Identifier: GPL-3.0-or-later

// Announcements: how characters are counted and placeholders are filled, what each channel receives, and what
// happens to those that were being sent when Sidestage ended.

#include "chat/say_world.h"

#include "chat/announcements/announcement_store.h"
#include "chat/announcements/announcement_text.h"
#include "chat/announcements/announcer.h"

using namespace Sidestage;
using namespace std::chrono_literals;
using Api::Scope;
using Color = Api::AnnouncementColor;
using State = Announcement::State;

namespace {

const QByteArray post = "POST /chat/announcements";

struct AnnouncerRig : SayWorld
{
    explicit AnnouncerRig(Api::ScopeSet granted = SandboxFixture::everyScope())
        : SayWorld(false, granted)
    {
        open();
    }
    void open()
    {
        openChannels();
        announcer = std::make_unique<Announcer>(channels.get(), store.get(), clock);
        announcer->setTiming(1ms, 2ms, 5s);
        [&] { QTRY_VERIFY(announcer->isReady()); }();
    }
    void close()
    {
        announcer.reset();
        channels.reset();
        restart();
    }
    QStringList ids(const QStringList &logins)
    {
        QStringList all;
        for (const QString &login : logins)
            all.append(idOf(login));
        return all;
    }
    Result<qint64> send(const QStringList &logins, const QString &text, Color color = Color::Primary)
    {
        return announcer->send(ids(logins), text, color);
    }
    /// Sends it and waits until no request is pending.
    Announcement sendAll(const QStringList &logins, const QString &text, Color color = Color::Primary)
    {
        const auto id = send(logins, text, color);
        if (!id)
            return {};
        return settled(*id);
    }
    Announcement settled(qint64 id)
    {
        const auto under = [&] {
            const auto now = announcer->announcement(id).value_or(Announcement());
            return now.count(State::Waiting) + now.count(State::Sending);
        };
        [&] { QTRY_COMPARE(under(), 0); }();
        return announcer->announcement(id).value_or(Announcement());
    }

    std::unique_ptr<Announcer> announcer;
};

}  // namespace

class TestAnnouncer : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void charactersAreCountedAsTheServiceDoes()
    {
        AnnouncerRig rig;
        const QString fox = QString::fromUtf8("🦊");
        QCOMPARE(fox.size(), 2);
        QCOMPARE(announcementLength(fox.repeated(3)), 3);
        QCOMPARE(maxAnnouncementLength(), 500);
        const QString longest = fox.repeated(500);
        QCOMPARE(rig.sendAll({forge}, longest, Color::Orange).count(State::Done), 1);
        QCOMPARE(rig.lastMessage(forge).text, longest);  // not truncated
        QCOMPARE(rig.lastMessage(forge).color, u"orange"_s);
        const auto refused = rig.send({forge}, fox.repeated(501));
        QVERIFY(!refused);
        QCOMPARE(refused.error().fault, Fault::TooLong);
        QCOMPARE(refused.error().bound, 500);
        QCOMPARE(rig.calls(post), 1);
    }

    void placeholdersAreFilled()
    {
        const QDateTime now = QDateTime::currentDateTimeUtc();
        ChatChannel channel{.id = u"7"_s, .name = u"MoonlitForge"_s};
        channel.live = ChatChannel::Live::Live;
        channel.startedAt = now.addSecs(-(95 * 60 + 20));
        channel.viewers = 41;
        channel.title = u"{viewers} anvils"_s;
        const auto fill
            = [&](const char *text) { return filledAnnouncement(QString::fromUtf8(text), channel, now); };
        QCOMPARE(*fill("{channel} {uptime}: {viewers} see {title}"),
                 u"MoonlitForge 1 h 35 min: 41 see {viewers} anvils"_s);
        QCOMPARE(*fill("at {time}"),
                 u"at "_s + QLocale().toString(now.toLocalTime().time(), QLocale::ShortFormat));
        QCOMPARE(*fill("{ } {} 5 } {"), u"{ } {} 5 } {"_s);
        QCOMPARE(fill("{who}").error().fault, Fault::NotOneOf);
        QCOMPARE(fill("{who}").error().field, u"who"_s);
        QCOMPARE(fill("{category}").error().fault, Fault::Missing);
        QCOMPARE(fill("{category}").error().field, u"category"_s);
        channel.live = ChatChannel::Live::Offline;
        for (const char *text : {"{uptime}", "{viewers}"})
            QCOMPARE(fill(text).error().fault, Fault::Missing);
        QCOMPARE(fill(" \n ").error().fault, Fault::TooShort);
        for (const QString &name : Announcer::placeholders()) {
            const auto one = filledAnnouncement(u'{' + name + u'}', channel, now);
            QVERIFY2(one || one.error().fault == Fault::Missing, qPrintable(name));
        }
    }

    void nothingIsSentWhenItIsTooLongForOneOfThem()
    {
        AnnouncerRig rig;
        const QString lark = u"mirelark"_s;
        const int room = 500 - int(rig.nameOf(lark).size());
        QVERIFY(rig.nameOf(welder).size() > rig.nameOf(lark).size());
        const QString tooLong = u"{channel}"_s + u"a"_s.repeated(room);
        const auto refused = rig.send({lark, welder}, tooLong);
        QVERIFY(!refused);
        QCOMPARE(refused.error().kind, Error::Kind::Invalid);
        QCOMPARE(refused.error().fault, Fault::TooLong);
        QCOMPARE(refused.error().field, rig.idOf(welder));
        QVERIFY(rig.announcer->history().isEmpty());
        QCOMPARE(rig.sendAll({lark}, tooLong).count(State::Done), 1);
        QCOMPARE(rig.calls(post), 1);
    }

    void eachChannelHasItsResult()
    {
        AnnouncerRig rig;
        rig.setModerator(forge, u"quillscribe"_s, false);
        const Announcement sent = rig.sendAll({lantern, forge, lantern, welder}, u"{channel}!"_s);
        QCOMPARE(sent.rows.size(), 3);
        QCOMPARE(sent.count(State::Done), 2);
        QCOMPARE(sent.rows[1].state, State::Failed);
        QCOMPARE(sent.rows[1].error->kind, Error::Kind::Forbidden);
        QVERIFY(sent.rows[1].error->message.contains("moderat"_L1));
        QVERIFY(!sent.rows[1].isUncertain);
        QCOMPARE(rig.lastMessage(lantern).text, rig.nameOf(lantern) + u'!');
        QVERIFY(rig.channels->find(rig.idOf(forge))->trouble);
        QVERIFY(!rig.channels->find(rig.idOf(lantern))->trouble);

        rig.setModerator(forge, u"quillscribe"_s, true);
        rig.announcer->retry(sent.id, rig.idOf(lantern));  // already done: not sent again
        rig.announcer->retry(sent.id, rig.idOf(forge));
        QCOMPARE(rig.settled(sent.id).count(State::Done), 3);
        QCOMPARE(rig.calls(post), 4);
        QVERIFY(!rig.channels->find(rig.idOf(forge))->trouble);
    }

    void aRefusalOfTheReviewIsQuoted()
    {
        AnnouncerRig rig;
        const Announcement sent = rig.sendAll({lantern, forge}, u"What a grobbelfluch"_s);
        QCOMPARE(sent.count(State::Failed), 2);
        QCOMPARE(sent.rows[0].error->kind, Error::Kind::Invalid);
        QCOMPARE(sent.rows[0].error->message, u"The message did not pass review."_s);
        QVERIFY(!sent.rows[0].isUncertain);
        QVERIFY(!rig.channels->find(rig.idOf(lantern))->trouble);
    }

    void aWindowOfItsOwnIsWaitedFor()
    {
        AnnouncerRig rig;
        rig.sandbox.fault({.path = "/chat/announcements", .times = 3, .status = 429});
        const Announcement sent = rig.sendAll({lantern, forge}, u"Soon"_s);
        QCOMPARE(sent.count(State::Done), 2);
        QCOMPARE(rig.calls(post), 5);

        rig.announcer->setTiming(1ms, 1ms, 20ms);
        rig.sandbox.fault({.path = "/chat/announcements", .times = -1, .status = 429});
        const Announcement never = rig.sendAll({lantern}, u"Never"_s);
        QCOMPARE(never.rows[0].state, State::Failed);
        QCOMPARE(never.rows[0].error->kind, Error::Kind::RateLimited);
    }

    void withoutAnAnswerNobodyKnows()
    {
        AnnouncerRig rig;
        rig.sandbox.fault({.path = "/chat/announcements", .times = -1, .cutConnection = true});
        const Announcement sent = rig.sendAll({lantern}, u"Hello"_s);
        rig.sandbox.clearFaults();
        QCOMPARE(sent.rows[0].state, State::Failed);
        QVERIFY(sent.rows[0].isUncertain);
        rig.announcer->retry(sent.id, rig.idOf(lantern));
        const Announcement again = rig.settled(sent.id);
        QCOMPARE(again.rows[0].state, State::Done);
        QVERIFY(!again.rows[0].isUncertain);
    }

    void withoutThePermissionNothingIsSent()
    {
        AnnouncerRig rig(without({Scope::ModeratorManageAnnouncements}));
        const Announcement sent = rig.sendAll({lantern}, u"Hello"_s);
        QCOMPARE(sent.rows[0].state, State::Failed);
        QCOMPARE(sent.rows[0].error->kind, Error::Kind::Unauthorized);
        QVERIFY(sent.rows[0].error->message.contains(rig.account->info().displayName));
        QCOMPARE(rig.calls(post), 0);
    }

    void anAccountThatGoesLeavesItsRowsFailed()
    {
        AnnouncerRig rig;
        rig.sandbox.fault({.path = "/chat/announcements", .delay = 2s});
        const auto id = rig.send({lantern, forge}, u"Hello"_s);
        QVERIFY(id);
        QTRY_COMPARE(rig.announcer->announcement(*id)->count(State::Sending), 1);
        rig.accounts->signOut(rig.account);
        const Announcement sent = rig.settled(*id);
        QCOMPARE(sent.rows[1].state, State::Failed);
        QCOMPARE(sent.rows[1].error->kind, Error::Kind::Unauthorized);
    }

    void whatWasUnderWayIsNotSentByItself()
    {
        AnnouncerRig rig;
        rig.sandbox.fault({.path = "/chat/announcements", .times = -1, .delay = 30s});
        const auto id = rig.send({lantern, forge}, u"Once"_s);
        QVERIFY(id);
        QTRY_COMPARE(rig.announcer->announcement(*id)->rows[0].state, State::Sending);
        rig.close();
        rig.sandbox.clearFaults();
        rig.open();
        const auto known = rig.announcer->announcement(*id);
        QVERIFY(known);
        QCOMPARE(known->count(State::Failed), 2);
        QVERIFY(known->rows[0].isUncertain);
        QVERIFY(!known->rows[0].error->message.isEmpty());
        QVERIFY(!known->rows[1].isUncertain);
        QVERIFY(known->rows[0].error->message != known->rows[1].error->message);
        // Only the new announcement is sent.
        const int before = rig.calls(post);
        QCOMPARE(rig.sendAll({welder}, u"Next"_s).count(State::Done), 1);
        QCOMPARE(rig.calls(post), before + 1);
        rig.announcer->retry(*id, rig.idOf(forge));
        QCOMPARE(rig.settled(*id).rows[1].state, State::Done);
        QCOMPARE(rig.lastMessage(forge).text, u"Once"_s);
    }

    void historyIsKeptAndBounded()
    {
        AnnouncerRig rig;
        const Announcement first = rig.sendAll({lantern}, u"First"_s, Color::Green);
        rig.close();
        rig.open();
        QCOMPARE(rig.announcer->history().size(), 1);
        QCOMPARE(rig.announcer->history().first().color, Color::Green);
        QCOMPARE(rig.announcer->history().first().at, first.at);
        QCOMPARE(rig.announcer->history().first().rows[0].state, State::Done);
        OutboxJournal journal(rig.store->background(), u"announcements"_s);
        for (int i = 1; i <= Announcer::maxKept + 4; ++i) {
            const OutboxRow row{.key = QString::number(i), .state = OutboxState::Done};
            journal.add({.id = i, .phase = OutboxJob::Phase::Finished, .addedAt = first.at, .total = 1},
                        {row}, &journal, [](const Result<void> &) {});
        }
        rig.close();
        rig.open();
        QTRY_COMPARE(rig.announcer->history(2000).size(), Announcer::maxKept);
        QCOMPARE(rig.announcer->history().first().text, u"First"_s);
        rig.announcer->clearHistory();
        QVERIFY(rig.announcer->history().isEmpty());
        rig.close();
        rig.open();
        QVERIFY(rig.announcer->history().isEmpty());
    }

    void templatesHaveNamesOfTheirOwn()
    {
        AnnouncerRig rig;
        QSignalSpy changed(rig.announcer.get(), &Announcer::templatesChanged);
        AnnouncementTemplate hello{.name = u"Hello"_s, .text = u"Hello {channel}"_s, .color = Color::Purple};
        QVERIFY(rig.announcer->saveTemplate(hello));
        QVERIFY(hello.id);
        AnnouncementTemplate other{.name = u" hello "_s};
        const auto taken = rig.announcer->saveTemplate(other);
        QVERIFY(!taken);
        QCOMPARE(taken.error().kind, Error::Kind::Storage);
        QCOMPARE(taken.error().fault, Fault::NotOneOf);
        other.name = u"  "_s;
        QCOMPARE(rig.announcer->saveTemplate(other).error().fault, Fault::Missing);
        other.name = u"bye"_s;
        QVERIFY(rig.announcer->saveTemplate(other));
        hello.text = u"Welcome"_s;
        QVERIFY(rig.announcer->saveTemplate(hello));
        QCOMPARE(changed.size(), 3);
        rig.close();
        rig.open();
        const auto all = rig.announcer->templates();
        QCOMPARE(all.size(), 2);
        QCOMPARE(all[0].name, u"bye"_s);
        QCOMPARE(all[1].text, u"Welcome"_s);
        QCOMPARE(all[1].color, Color::Purple);
        QVERIFY(rig.announcer->removeTemplate(all[0].id));
        QCOMPARE(rig.announcer->templates().size(), 1);
    }

    void theDraftSurvivesUntilItIsSent()
    {
        AnnouncerRig rig;
        const QString text = QString::fromUtf8("Half \"a\" thought 🦊\n…");
        rig.announcer->setDraft(text);
        rig.close();
        rig.open();
        QCOMPARE(rig.announcer->draft(), text);
        QCOMPARE(rig.sendAll({lantern}, text).count(State::Done), 1);
        QVERIFY(rig.announcer->draft().isEmpty());
    }
};

QTEST_GUILESS_MAIN(TestAnnouncer)
#include "tst_announcer.moc"
