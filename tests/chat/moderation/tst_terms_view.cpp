// SPDX-License-Identifier: GPL-3.0-or-later

// The tab Blocked terms as a moderator uses it: real widgets, real events, and a sandbox.

#include "list_world.h"

#include "chat/moderation/list_import.h"
#include "chat/moderation/lists/terms_view.h"
#include "kit/controls/form_field.h"
#include "kit/messages/banner.h"
#include "kit/messages/empty_state.h"
#include "kit/theme/theme.h"

using namespace Sidestage;
using namespace std::chrono_literals;
using Api::Scope;

namespace {

struct TermsRig : ListWorld
{
    using ListWorld::ListWorld;

    TermsView *openTerms() { return open<TermsView>(); }
    /// Types a term, and Enter. Returns the error at the field.
    QString type(const QString &term) const
    {
        auto *field = find<QLineEdit>(u"termText"_s);
        field->setFocus();
        field->setText(term);
        QTest::keyClick(field, Qt::Key_Return);
        auto *row = qobject_cast<FormField *>(field->parentWidget());
        for (QWidget *up = field->parentWidget(); !row && up; up = up->parentWidget())
            row = qobject_cast<FormField *>(up);
        return row->error();
    }
    void add(const QString &channel, const QString &term)
    {
        sandbox.act([&](Sandbox::World &world) {
            return world.area<Sandbox::BlockedTerms>().add(channel, channel, term);
        });
    }
};

}  // namespace

class TestTermsView : public QObject
{
    Q_OBJECT

    std::unique_ptr<Theme> m_theme;

private Q_SLOTS:
    void initTestCase() { m_theme = std::make_unique<Theme>(); }

    void problemsOfATermAreFoundBeforeItIsSent_data()
    {
        QTest::addColumn<QString>("term");
        QTest::addColumn<TermProblem>("problem");
        QTest::newRow("a word") << u"spoiler"_s << TermProblem::None;
        QTest::newRow("several words") << u"buy followers"_s << TermProblem::None;
        QTest::newRow("stars at the ends") << u"*spoil*"_s << TermProblem::None;
        QTest::newRow("too short") << u"a"_s << TermProblem::TooShort;
        QTest::newRow("one character of two units") << u"🫖"_s << TermProblem::TooShort;
        QTest::newRow("too long") << QString(501, u'x') << TermProblem::TooLong;
        QTest::newRow("a star inside") << u"sp*il"_s << TermProblem::Star;
        QTest::newRow("only a star") << u"buy *"_s << TermProblem::Star;
    }
    void problemsOfATermAreFoundBeforeItIsSent()
    {
        QFETCH(QString, term);
        QFETCH(TermProblem, problem);
        QCOMPARE(problemOf(term), problem);
        // As the service decides.
        ListWorld rig;
        const bool isAccepted = rig.sandbox.inSandbox([&](Sandbox::World &world) {
            return bool(world.area<Sandbox::BlockedTerms>().add(rig.own, rig.own, term));
        });
        if (problem != TermProblem::TooLong)
            QCOMPARE(isAccepted, problem == TermProblem::None);
    }

    void termsAreListedAndFollowedLiveAndSearched()
    {
        TermsRig rig;
        auto *view = rig.openTerms();
        const int before = int(rig.terms(rig.own).size());
        QTRY_COMPARE(rig.count(), before);
        QTRY_VERIFY(view->freshness().live);
        rig.add(rig.own, u"lamp-oil.example"_s);
        QTRY_VERIFY(rig.has(u"lamp-oil.example"_s));
        rig.key(Qt::Key_Slash);
        rig.search(u"LAMP"_s);
        QTRY_COMPARE(rig.count(), 1);
        rig.sandbox.act([&](Sandbox::World &world) {
            auto &terms = world.area<Sandbox::BlockedTerms>();
            return terms.remove(rig.own, rig.own, terms.idOf(rig.own, u"lamp-oil.example"_s));
        });
        QTRY_COMPARE(rig.count(), 0);
    }

    void aTermIsAddedByEnterAndRemovedAndBack()
    {
        TermsRig rig;
        rig.openTerms();
        QTRY_VERIFY(rig.count() > 0);
        QVERIFY(rig.type(u"x"_s).contains(u'2'));
        QVERIFY(!rig.type(u"in*side"_s).isEmpty());
        QCOMPARE(rig.find<QLineEdit>(u"termText"_s)->text(), u"in*side"_s);
        QCOMPARE(rig.type(u"lamp*"_s), QString());
        QTRY_VERIFY(rig.has(u"lamp*"_s));
        QCOMPARE(rig.type(u"LAMP*"_s), u"This term is blocked already."_s);
        QVERIFY(rig.has(u"lamp*"_s));
        rig.key(Qt::Key_Delete);
        QTRY_VERIFY(!rig.terms(rig.own).contains(u"lamp*"_s));
        QTRY_VERIFY(!rig.has(u"lamp*"_s));
        rig.finishJobs();
        rig.lastUndo();
        QTRY_VERIFY(rig.terms(rig.own).contains(u"lamp*"_s));
        QTRY_VERIFY(rig.has(u"lamp*"_s));
    }

    void whatIsExportedIsImportedAgain()
    {
        TermsRig rig;
        const QStringList all{u"*ending"_s, u"begin*"_s, u"two words"_s, u"with, comma"_s, u"\"quoted\""_s};
        for (const QString &term : all)
            rig.add(rig.others[0], term);
        rig.openTerms();
        rig.setChannel(rig.others[0]);
        QTRY_COMPARE(rig.count(), int(rig.terms(rig.others[0]).size()));
        const QStringList before = rig.terms(rig.others[0]);
        rig.action(u"exportTerms"_s)->trigger();
        const QString path = rig.dir.filePath(u"exported.txt"_s);
        rig.chooseFile(u"termsSaveDialog"_s, path);
        QTRY_VERIFY(rig.isShown(u"termsBanner"_s));
        QCOMPARE(rig.find<Banner>(u"termsBanner"_s)->kind(), Banner::Kind::Good);
        rig.activate();
        rig.table(u"termsTable"_s)->selectAll();
        rig.action(u"removeTerm"_s)->trigger();
        rig.finishJobs();
        QCOMPARE(rig.terms(rig.others[0]), QStringList());
        QTRY_COMPARE(rig.count(), 0);
        QFile file(path);
        QVERIFY(file.open(QIODevice::ReadOnly));
        const QStringList said = rig.import(rig.saved("\xEF\xBB\xBF" + file.readAll() + "y\nno*star\n"));
        QVERIFY2(said[0].contains(QString::number(before.size()) + u" terms"_s), qPrintable(said[0]));
        QVERIFY2(said[1].contains(u"no*star"_s), qPrintable(said[1]));
        rig.finishJobs();
        QCOMPARE(rig.terms(rig.others[0]), before);
        QTRY_COMPARE(rig.count(), int(before.size()));
    }

    void termsAreCopiedThroughFaultsWithAResultForEachChannel()
    {
        TermsRig rig;
        for (int i = 0; i < 30; ++i)
            rig.add(rig.own, u"copied %1"_s.arg(i));
        rig.openTerms();
        rig.search(u"copied"_s);
        QTRY_COMPARE(rig.count(), 30);
        rig.setModerator(u"sundaywelder"_s, u"teaandturrets"_s, false);
        rig.sandbox.fault(
            {.path = "/moderation/blocked_terms", .method = "POST", .times = 2, .skip = 8, .status = 500});
        rig.sandbox.fault({.path = "/moderation/blocked_terms",
                           .method = "POST",
                           .times = 2,
                           .skip = 8,
                           .cutConnection = true,
                           .handled = true});
        rig.action(u"copyTerms"_s)->trigger();
        rig.copyTo({rig.others[0], rig.others[2]});
        QTRY_COMPARE(rig.lastJob().total, 60);
        QTRY_VERIFY(rig.isShown(u"jobStrip"_s));
        rig.restartProgram();
        QTRY_VERIFY(rig.service->outbox()->isReady());
        rig.openTerms();
        QTRY_COMPARE(rig.service->outbox()->held(), 0);
        int failed = 0;
        for (const OutboxJob &job : rig.service->outbox()->jobs())
            failed += job.failed;
        QCOMPARE(failed, 30);
        QCOMPARE(rig.terms(rig.others[0]).filter(u"copied"_s).size(), 30);
        QCOMPARE(rig.terms(rig.others[2]).filter(u"copied"_s).size(), 0);
        QTRY_VERIFY(rig.isShown(u"jobStrip"_s));
    }

    void aMissingPermissionIsExplained()
    {
        TermsRig rig(without({Scope::ModeratorReadBlockedTerms, Scope::ModeratorManageBlockedTerms}));
        rig.watchCalls();
        rig.openTerms();
        QTRY_VERIFY(rig.isShown(u"termsEmpty"_s));
        rig.find<EmptyState>(u"termsEmpty"_s)->findChild<QAbstractButton *>()->click();
        QCOMPARE(rig.asked, QList{Scope::ModeratorReadBlockedTerms});
        QVERIFY(!rig.action(u"removeTerm"_s)->isEnabled());
        QVERIFY(rig.find<QLineEdit>(u"termText"_s)->isReadOnly());
        QCOMPARE(rig.calls("GET /moderation/blocked_terms"), 0);
    }
};

QTEST_MAIN(TestTermsView)
#include "tst_terms_view.moc"
