// SPDX-License-Identifier: GPL-3.0-or-later
#include "channel/channel_fields.h"

#include <QTest>

using namespace Sidestage;
using namespace Sidestage::Api;

class TestChannelFields : public QObject
{
    Q_OBJECT

    static Channel sample()
    {
        return {.broadcasterId = QStringLiteral("1"),
                .broadcasterLanguage = QStringLiteral("en"),
                .gameId = QStringLiteral("7"),
                .gameName = QStringLiteral("Hollow Tides"),
                .title = QStringLiteral("Act two"),
                .tags = {QStringLiteral("Cosy"), QStringLiteral("BlindRun")},
                .contentClassificationLabels = {QStringLiteral("MatureGame"), QStringLiteral("Gambling")}};
    }

private Q_SLOTS:
    void onlyChangedFieldsAreSent()
    {
        const Channel service = sample();
        Channel wanted = service;
        wanted.title = QStringLiteral("Act three");
        wanted.tags.append(QStringLiteral("New"));
        const ChannelChanges changes = changesFor(differing(service, wanted), service, wanted);
        QCOMPARE(changes.title, wanted.title);
        QCOMPARE(changes.tags, wanted.tags);
        QVERIFY(!changes.gameId && !changes.broadcasterLanguage && !changes.delay && !changes.isBrandedContent
                && !changes.contentClassificationLabels);
    }

    void labelsAreSentAsDifferences()
    {
        const Channel service = sample();
        Channel wanted = service;
        setLabel(wanted, Label::Gambling, false);
        setLabel(wanted, Label::ViolentGraphic, true);
        const auto changes = changesFor({ChannelField::Labels}, service, wanted);
        QCOMPARE(*changes.contentClassificationLabels,
                 QList<LabelChange>({{Label::ViolentGraphic, true}, {Label::Gambling, false}}));
        QVERIFY(wanted.contentClassificationLabels.contains(
            QStringLiteral("MatureGame")));  // a label that only the service sets stays
    }

    void theCaseOfATagIsNoChange()
    {
        Channel other = sample();
        other.tags = {QStringLiteral("COSY"), QStringLiteral("blindrun")};
        QVERIFY(differing(sample(), other).isEmpty());
    }

    void everyFieldIsCheckedByItself()
    {
        Channel broken = sample();
        broken.title = QString();
        broken.tags = QStringList(11, QStringLiteral("t"));
        broken.delay = 901;
        const auto problems = problemsIn(
            {ChannelField::Title, ChannelField::Tags, ChannelField::Delay, ChannelField::Category}, broken);
        QCOMPARE(problems.size(), 3);
        QCOMPARE(problems[0].second.fault, Fault::TooShort);
        QCOMPARE(problems[1].second.fault, Fault::TooMany);
        QCOMPARE(problems[2].second.bound, 900);
    }

    void theServicesWordsLeadToTheField_data()
    {
        QTest::addColumn<QString>("message");
        QTest::addColumn<ChannelField>("field");
        QTest::newRow("title") << QStringLiteral("Title is too long.") << ChannelField::Title;
        QTest::newRow("status") << QStringLiteral("Status contains banned words.") << ChannelField::Title;
        QTest::newRow("game") << QStringLiteral("invalid game_id") << ChannelField::Category;
        QTest::newRow("delay") << QStringLiteral("the broadcaster is not partnered, failed to set delay")
                               << ChannelField::Delay;
        QTest::newRow("labels") << QStringLiteral("ContentClassificationLabels cannot be nil")
                                << ChannelField::Labels;
        QTest::newRow("quoted") << QStringLiteral("The parameter \"tags\" was malformed: x")
                                << ChannelField::Tags;
    }
    void theServicesWordsLeadToTheField()
    {
        QFETCH(QString, message);
        QFETCH(ChannelField, field);
        const QList<ChannelField> all(allChannelFields.begin(), allChannelFields.end());
        QCOMPARE(fieldOfError(Error::fromStatus(400, message), all), std::optional(field));
    }

    void wordsThatNameNoFieldNameNone()
    {
        const QList<ChannelField> two{ChannelField::Title, ChannelField::Tags};
        QVERIFY(!fieldOfError(Error::fromStatus(403, QStringLiteral("no")), two));
        QCOMPARE(fieldOfError(Error::fromStatus(403, QStringLiteral("no")), {ChannelField::Tags}),
                 std::optional(ChannelField::Tags));
        QCOMPARE(fieldOfError(Error::fromStatus(409, QStringLiteral("Too Many Requests")),
                              {ChannelField::Title, ChannelField::Branded}),
                 std::optional(ChannelField::Branded));
    }
};

QTEST_GUILESS_MAIN(TestChannelFields)
#include "tst_channel_fields.moc"
