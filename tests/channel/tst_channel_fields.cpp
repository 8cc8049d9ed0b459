// SPDX-License-Identifier: GPL-3.0-or-later
#include "channel/channel_fields.h"

#include <QTest>

using namespace Qt::StringLiterals;
using namespace Sidestage;
using namespace Sidestage::Api;

class TestChannelFields : public QObject
{
    Q_OBJECT

    static Channel sample()
    {
        return {.broadcasterId = u"1"_s,
                .broadcasterLanguage = u"en"_s,
                .gameId = u"7"_s,
                .gameName = u"Hollow Tides"_s,
                .title = u"Act two"_s,
                .tags = {u"Cosy"_s, u"BlindRun"_s},
                .contentClassificationLabels = {u"MatureGame"_s, u"Gambling"_s}};
    }

private Q_SLOTS:
    void onlyChangedFieldsAreSent()
    {
        const Channel service = sample();
        Channel wanted = service;
        wanted.title = u"Act three"_s;
        wanted.tags.append(u"New"_s);
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
            u"MatureGame"_s));  // a label that only the service sets stays
    }

    void theCaseOfATagIsNoChange()
    {
        Channel other = sample();
        other.tags = {u"COSY"_s, u"blindrun"_s};
        QVERIFY(differing(sample(), other).isEmpty());
    }

    void everyFieldIsCheckedByItself()
    {
        Channel broken = sample();
        broken.title = QString();
        broken.tags = QStringList(11, u"t"_s);
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
        QTest::newRow("title") << u"Title is too long."_s << ChannelField::Title;
        QTest::newRow("status") << u"Status contains banned words."_s << ChannelField::Title;
        QTest::newRow("game") << u"invalid game_id"_s << ChannelField::Category;
        QTest::newRow("delay") << u"the broadcaster is not partnered, failed to set delay"_s
                               << ChannelField::Delay;
        QTest::newRow("labels") << u"ContentClassificationLabels cannot be nil"_s << ChannelField::Labels;
        QTest::newRow("quoted") << u"The parameter \"tags\" was malformed: x"_s << ChannelField::Tags;
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
        QVERIFY(!fieldOfError(Error::fromStatus(403, u"no"_s), two));
        QCOMPARE(fieldOfError(Error::fromStatus(403, u"no"_s), {ChannelField::Tags}),
                 std::optional(ChannelField::Tags));
        QCOMPARE(fieldOfError(Error::fromStatus(409, u"Too Many Requests"_s),
                              {ChannelField::Title, ChannelField::Branded}),
                 std::optional(ChannelField::Branded));
    }
};

QTEST_GUILESS_MAIN(TestChannelFields)
#include "tst_channel_fields.moc"
