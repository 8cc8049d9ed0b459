// SPDX-License-Identifier: GPL-3.0-or-later

// The tab Log as a moderator uses it: real widgets, real events, and a sandbox.

#include "list_world.h"

#include "chat/moderation/lists/channel_combo.h"
#include "chat/moderation/lists/log_view.h"
#include "kit/messages/banner.h"
#include "kit/messages/why_hint.h"
#include "kit/search/search_field.h"
#include "kit/theme/theme.h"

using namespace Sidestage;
using Api::Scope;

namespace {

struct LogRig : ListWorld
{
    using ListWorld::ListWorld;

    LogView *openLog() { return open<LogView>(); }
    int count() const { return rows(u"logTable"_s); }
    QString cell(int row, int column) const
    {
        return table(u"logTable"_s)->model()->index(row, column).data().toString();
    }
    bool hears() const
    {
        const QList<WaitingFeed *> feeds = service->feeds();
        return !feeds.isEmpty()
            && std::ranges::all_of(feeds, [](const WaitingFeed *feed) { return feed->isLive(); });
    }
};

}  // namespace

class TestLogView : public QObject
{
    Q_OBJECT

    std::unique_ptr<Theme> m_theme;

private Q_SLOTS:
    void initTestCase() { m_theme = std::make_unique<Theme>(); }

    void anEmptyLogSaysSo()
    {
        LogRig rig;
        rig.openLog();
        QTRY_VERIFY(rig.isShown(u"logEmpty"_s));
        QVERIFY(rig.text(u"logSince"_s).contains(u"from now on"_s));
        QVERIFY(!rig.action(u"exportLog"_s)->isEnabled());
    }

    void whatHappensAppearsAndIsThereAfterARestart()
    {
        LogRig rig;
        rig.openLog();
        QTRY_VERIFY(rig.hears());
        rig.addViewers(2);
        rig.ban(rig.own, QString::number(7'000'001));
        QTRY_COMPARE(rig.count(), 1);
        QCOMPARE(rig.cell(0, 0), u"Banned"_s);
        QCOMPARE(rig.cell(0, 2), u"TeaAndTurrets"_s);
        QCOMPARE(rig.cell(0, 3), u"crowd_0001"_s);
        QCOMPARE(rig.cell(0, 5), u"Seen, and \"done\""_s);
        rig.ban(rig.others[2], QString::number(7'000'002), 600);  // the others share a chat
        QTRY_COMPARE(rig.count(), 2);
        QCOMPARE(rig.cell(0, 0), u"Timed out"_s);  // the newest first
        QVERIFY(rig.text(u"logSince"_s).contains(u"since"_s));
        rig.restartProgram();
        rig.openLog();
        QTRY_COMPARE(rig.count(), 2);
        QCOMPARE(rig.cell(0, 3), u"crowd_0002"_s);
    }

    void channelAndSearchFilterTheLog()
    {
        LogRig rig;
        for (int i = 0; i < 700; ++i)
            rig.service->history()->add({.channelId = i % 2 ? rig.own : rig.others[0],
                                         .channelName = i % 2 ? u"TeaAndTurrets"_s : u"PaperLantern"_s,
                                         .at = QDateTime::currentDateTimeUtc().addSecs(i - 1000),
                                         .moderator = u"QuillScribe"_s,
                                         .action = i % 10 ? u"ban"_s : u"slowoff"_s,
                                         .userName = u"viewer %1"_s.arg(i)});
        rig.openLog();
        QTRY_COMPARE(rig.count(), 700);
        rig.find<ChannelCombo>(u"moderationChannel"_s)->setChannel(rig.own);
        QTRY_COMPARE(rig.count(), 350);
        rig.find<ChannelCombo>(u"moderationChannel"_s)->setCurrentIndex(0);
        rig.key(Qt::Key_Slash);
        rig.find<SearchField>(u"logSearch"_s)->setText(u"slow mode OFF"_s);
        QTRY_COMPARE(rig.count(), 70);
        rig.find<SearchField>(u"logSearch"_s)->setText(u"viewer 699"_s);
        QTRY_COMPARE(rig.count(), 1);
    }

    void lengthsOfChatModesAreSaidInWords()
    {
        LogRig rig;
        for (const auto &[action, text] : {std::pair(u"slow"_s, u"20"_s), std::pair(u"followers"_s, u"10"_s)})
            rig.service->history()->add({.channelId = rig.own,
                                         .channelName = u"TeaAndTurrets"_s,
                                         .at = QDateTime::currentDateTimeUtc(),
                                         .moderator = u"QuillScribe"_s,
                                         .action = action,
                                         .text = text});
        rig.openLog();
        QTRY_COMPARE(rig.count(), 2);
        QStringList shown{rig.cell(0, 0) + u' ' + rig.cell(0, 5), rig.cell(1, 0) + u' ' + rig.cell(1, 5)};
        shown.sort();
        QCOMPARE(shown, QStringList({u"Followers only on 10 min"_s, u"Slow mode on 20 s"_s}));
    }

    void theLogIsExportedAsItIsShown()
    {
        LogRig rig;
        for (const char *name : {"one", "two", "three"})
            rig.service->history()->add({.channelId = rig.own,
                                         .channelName = u"TeaAndTurrets"_s,
                                         .at = QDateTime::currentDateTimeUtc(),
                                         .moderator = u"QuillScribe"_s,
                                         .action = u"ban"_s,
                                         .userName = QLatin1String(name),
                                         .text = u"a, \"b\""_s});
        rig.openLog();
        QTRY_COMPARE(rig.count(), 3);
        rig.find<SearchField>(u"logSearch"_s)->setText(u"two"_s);
        QTRY_COMPARE(rig.count(), 1);
        rig.action(u"exportLog"_s)->trigger();
        const QString path = rig.dir.filePath(u"log.csv"_s);
        rig.chooseFile(u"logSaveDialog"_s, path);
        QTRY_VERIFY(rig.isShown(u"logBanner"_s));
        QFile file(path);
        QVERIFY(file.open(QIODevice::ReadOnly));
        const QByteArrayList lines = file.readAll().trimmed().split('\n');
        QCOMPARE(lines.size(), 2);
        QVERIFY(lines[0].startsWith("time,moderator,action"));
        QVERIFY2(lines[1].contains(",QuillScribe,ban,,two,TeaAndTurrets,\"a, \"\"b\"\"\""), lines[1]);
    }

    void missingPermissionsAreExplained()
    {
        LogRig rig(without({Scope::ModeratorReadVips}));
        rig.openLog();
        QTRY_VERIFY(rig.isShown(u"logWhy"_s));
        auto *why = rig.find<WhyHint>(u"logWhy"_s);
        QVERIFY(why->sentence().contains(u"Only your own actions"_s));
        Q_EMIT why->actionTriggered();
        QCOMPARE(rig.asked, QList{Scope::ModeratorReadVips});
        // The user's own actions are there all the same.
        rig.addViewers(1);
        rig.service->act({.kind = ModerationAction::Kind::TimeOut,
                          .channelId = rig.own,
                          .channelName = u"TeaAndTurrets"_s,
                          .userId = QString::number(7'000'001),
                          .userName = u"crowd_0001"_s,
                          .seconds = 60});
        QTRY_COMPARE(rig.count(), 1);
        QCOMPARE(rig.cell(0, 0), u"Timed out"_s);
    }
};

QTEST_MAIN(TestLogView)
#include "tst_log_view.moc"
