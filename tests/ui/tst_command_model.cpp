// SPDX-License-Identifier: GPL-3.0-or-later

// The results of "Go to" and their order.

#include "shell/command_palette.h"

#include <QAction>
#include <QTest>

using namespace Sidestage;

class TstCommandModel : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void groupsHaveHeadsUntilSomethingIsSearched()
    {
        QAction channel(QStringLiteral("Channel"));
        QAction send(QStringLiteral("&Send changes"));
        QAction quit(QStringLiteral("Quit"));
        CommandModel model;
        model.setCommands({{&channel, QStringLiteral("Pages")},
                           {&send, QStringLiteral("Channel")},
                           {&quit, QStringLiteral("Everywhere")}});
        QCOMPARE(texts(model),
                 (QStringList{QStringLiteral("Pages"), QStringLiteral("Channel"), QStringLiteral("Channel"),
                              QStringLiteral("Send changes"), QStringLiteral("Everywhere"),
                              QStringLiteral("Quit")}));
        QVERIFY(!model.flags(model.index(0)).testFlag(Qt::ItemIsSelectable));
        model.setFilter(QStringLiteral("sench"));
        QCOMPARE(texts(model), QStringList{QStringLiteral("Send changes")});
        model.setFilter(QStringLiteral("xyz"));
        QCOMPARE(model.rowCount(), 0);
    }

    void startsOfWordsCountMoreThanLettersInTheMiddle()
    {
        QVERIFY(CommandModel::score(QStringLiteral("Dark theme"), QStringLiteral("dt"))
                > CommandModel::score(QStringLiteral("Redistribute"), QStringLiteral("dt")));
        QVERIFY(CommandModel::score(QStringLiteral("Settings…"), QStringLiteral("set"))
                > CommandModel::score(QStringLiteral("Sort every tag"), QStringLiteral("set")));
        QCOMPARE(CommandModel::score(QStringLiteral("Quit"), QStringLiteral("tq")), 0);
        QVERIFY(CommandModel::score(QStringLiteral("Smaller text"), QStringLiteral("text")) > 0);
    }

    void lettersThatHappenToComeInThisOrderAreNoAnswer()
    {
        const QString slow = QStringLiteral("slow");
        QVERIFY(CommandModel::score(QStringLiteral("Slow mode"), slow) > 0);
        for (const char *other : {"Select row", "Search follows"})
            QCOMPARE(CommandModel::score(QLatin1String(other), slow), 0);
        // The second "te" is the matching one.
        QVERIFY(CommandModel::score(QStringLiteral("The teapot"), QStringLiteral("tea")) > 0);
        // A part inside a word matches from three letters on.
        QVERIFY(CommandModel::score(QStringLiteral("PaperLantern"), QStringLiteral("lantern")) > 0);
        QCOMPARE(CommandModel::score(QStringLiteral("PaperLantern"), QStringLiteral("an")), 0);
        QVERIFY(CommandModel::score(QStringLiteral("Lantern festival"), QStringLiteral("lantern"))
                > CommandModel::score(QStringLiteral("PaperLantern"), QStringLiteral("lantern")));
        // The order of the words does not matter.
        QVERIFY(CommandModel::score(QStringLiteral("Save as preset…"), QStringLiteral("preset save")) > 0);
    }

    void whatIsOnlyFoundIsNotListed()
    {
        QAction page(QStringLiteral("Rewards"));
        QAction reward(QStringLiteral("Hydrate!"));
        CommandModel model;
        model.setCommands({{.action = &page, .group = QStringLiteral("Pages")},
                           {.action = &reward, .group = QStringLiteral("Rewards"), .isOnlyFound = true}});
        QCOMPARE(texts(model), (QStringList{QStringLiteral("Pages"), QStringLiteral("Rewards")}));
        model.setFilter(QStringLiteral("hydr"));
        QCOMPARE(texts(model), QStringList{QStringLiteral("Hydrate!")});
    }

    void theShorterOfTwoEqualMatchesComesFirst()
    {
        QAction longer(QStringLiteral("History of all channels"));
        QAction shorter(QStringLiteral("History"));
        CommandModel model;
        model.setCommands({{&longer, {}}, {&shorter, {}}});
        model.setFilter(QStringLiteral("history"));
        QCOMPARE(model.index(0).data().toString(), QStringLiteral("History"));
    }

    void thePageIsPartOfTheName()
    {
        QAction save(QStringLiteral("Save as preset…"));
        CommandModel model;
        model.setCommands({{&save, QStringLiteral("Channel")}});
        model.setFilter(QStringLiteral("channel save"));
        QCOMPARE(model.rowCount(), 1);
    }

    void whatIsOffCannotBeChosen()
    {
        QAction send(QStringLiteral("Send"));
        send.setEnabled(false);
        CommandModel model;
        model.setCommands({{&send, {}}});
        model.setFilter(QStringLiteral("send"));
        QVERIFY(!model.flags(model.index(0)).testFlag(Qt::ItemIsEnabled));
    }

    void anActionThatIsGoneIsNoCommand()
    {
        auto *gone = new QAction(QStringLiteral("Gone"));
        CommandModel model;
        model.setCommands({{gone, {}}});
        model.setFilter(QStringLiteral("gone"));
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
