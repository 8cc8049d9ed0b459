// SPDX-License-Identifier: GPL-3.0-or-later

// The results of "Go to" and their order.

#include "shell/command_palette.h"

#include <QAction>
#include <QTest>

using namespace Qt::StringLiterals;
using namespace Sidestage;

class TstCommandModel : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void groupsHaveHeadsUntilSomethingIsSearched()
    {
        QAction channel(u"Channel"_s);
        QAction send(u"&Send changes"_s);
        QAction quit(u"Quit"_s);
        CommandModel model;
        model.setCommands({{&channel, u"Pages"_s}, {&send, u"Channel"_s}, {&quit, u"Everywhere"_s}});
        QCOMPARE(texts(model),
                 (QStringList{u"Pages"_s, u"Channel"_s, u"Channel"_s, u"Send changes"_s, u"Everywhere"_s,
                              u"Quit"_s}));
        QVERIFY(!model.flags(model.index(0)).testFlag(Qt::ItemIsSelectable));
        model.setFilter(u"sench"_s);
        QCOMPARE(texts(model), QStringList{u"Send changes"_s});
        model.setFilter(u"xyz"_s);
        QCOMPARE(model.rowCount(), 0);
    }

    void startsOfWordsCountMoreThanLettersInTheMiddle()
    {
        QVERIFY(CommandModel::score(u"Dark theme"_s, u"dt"_s)
                > CommandModel::score(u"Redistribute"_s, u"dt"_s));
        QVERIFY(CommandModel::score(u"Settings…"_s, u"set"_s)
                > CommandModel::score(u"Sort every tag"_s, u"set"_s));
        QCOMPARE(CommandModel::score(u"Quit"_s, u"tq"_s), 0);
        QVERIFY(CommandModel::score(u"Smaller text"_s, u"text"_s) > 0);
    }

    void lettersThatHappenToComeInThisOrderAreNoAnswer()
    {
        const QString slow = u"slow"_s;
        QVERIFY(CommandModel::score(u"Slow mode"_s, slow) > 0);
        for (const char *other : {"Select row", "Search follows"})
            QCOMPARE(CommandModel::score(QLatin1String(other), slow), 0);
        // The second "te" is the matching one.
        QVERIFY(CommandModel::score(u"The teapot"_s, u"tea"_s) > 0);
        // A part inside a word matches from three letters on.
        QVERIFY(CommandModel::score(u"PaperLantern"_s, u"lantern"_s) > 0);
        QCOMPARE(CommandModel::score(u"PaperLantern"_s, u"an"_s), 0);
        QVERIFY(CommandModel::score(u"Lantern festival"_s, u"lantern"_s)
                > CommandModel::score(u"PaperLantern"_s, u"lantern"_s));
        // The order of the words does not matter.
        QVERIFY(CommandModel::score(u"Save as preset…"_s, u"preset save"_s) > 0);
    }

    void whatIsOnlyFoundIsNotListed()
    {
        QAction page(u"Rewards"_s);
        QAction reward(u"Hydrate!"_s);
        CommandModel model;
        model.setCommands({{.action = &page, .group = u"Pages"_s},
                           {.action = &reward, .group = u"Rewards"_s, .isOnlyFound = true}});
        QCOMPARE(texts(model), (QStringList{u"Pages"_s, u"Rewards"_s}));
        model.setFilter(u"hydr"_s);
        QCOMPARE(texts(model), QStringList{u"Hydrate!"_s});
    }

    void theShorterOfTwoEqualMatchesComesFirst()
    {
        QAction longer(u"History of all channels"_s);
        QAction shorter(u"History"_s);
        CommandModel model;
        model.setCommands({{&longer, {}}, {&shorter, {}}});
        model.setFilter(u"history"_s);
        QCOMPARE(model.index(0).data().toString(), u"History"_s);
    }

    void thePageIsPartOfTheName()
    {
        QAction save(u"Save as preset…"_s);
        CommandModel model;
        model.setCommands({{&save, u"Channel"_s}});
        model.setFilter(u"channel save"_s);
        QCOMPARE(model.rowCount(), 1);
    }

    void whatIsOffCannotBeChosen()
    {
        QAction send(u"Send"_s);
        send.setEnabled(false);
        CommandModel model;
        model.setCommands({{&send, {}}});
        model.setFilter(u"send"_s);
        QVERIFY(!model.flags(model.index(0)).testFlag(Qt::ItemIsEnabled));
    }

    void anActionThatIsGoneIsNoCommand()
    {
        auto *gone = new QAction(u"Gone"_s);
        CommandModel model;
        model.setCommands({{gone, {}}});
        model.setFilter(u"gone"_s);
        QCOMPARE(model.rowCount(), 1);
        delete gone;
        QVERIFY(!model.commandAt(model.index(0)));
        QVERIFY(!model.index(0).data().isValid());
    }

private:
    static QStringList texts(const CommandModel &model)
    {
        QStringList texts;
        for (int row = 0; row < model.rowCount(); ++row)
            texts += model.index(row).data().toString();
        return texts;
    }
};

QTEST_MAIN(TstCommandModel)
#include "tst_command_model.moc"
