// SPDX-License-Identifier: GPL-3.0-or-later
#include "schema/parameters.h"

#include "base/log.h"

#include <QTest>
#include <QUrl>

using namespace Qt::StringLiterals;
using namespace Sidestage;
using namespace Sidestage::Api;

class TestParameters : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void whatIsWrittenIsReadAgain_data()
    {
        QTest::addColumn<QString>("value");
        QTest::newRow("plain") << u"Cartographer"_s;
        QTest::newRow("spaces and signs") << u"a b+c&d=e%f#g?h/i"_s;
        QTest::newRow("other scripts") << u"地図職人の愚行 карта 🗺"_s;
        QTest::newRow("nothing") << u""_s;
        QTest::newRow("line break and zero") << u"a\nb"_s + QChar(0) + u"c"_s;
    }
    void whatIsWrittenIsReadAgain()
    {
        QFETCH(QString, value);
        Parameters written;
        written.add(u"query"_s, value);
        written.add(u"query"_s, u"second"_s);
        const auto read = Parameters::parse(written.encoded());
        QVERIFY(read);
        QCOMPARE(read->values(u"query"), QStringList({value, u"second"_s}));
    }

    void plusAndPercentTwentyAreSpaces()
    {
        const auto read = Parameters::parse("scope=a%20b+c&empty=&bare&&=x");
        QCOMPARE(read->value(u"scope"), u"a b c"_s);
        QVERIFY(read->contains(u"empty") && read->value(u"empty").isEmpty());
        QVERIFY(read->contains(u"bare"));
        QVERIFY(!read->contains(u"absent") && read->value(u"absent").isNull());
    }

    void brokenEscapesStayAsTheyAre()
    {
        QCOMPARE(Parameters::parse("a=100%&b=%zz&c=%4")->value(u"a"), u"100%"_s);
        QCOMPARE(Parameters::parse("b=%zz")->value(u"b"), u"%zz"_s);
    }

    void bytesThatAreNotUtf8AreRefused()
    {
        const auto read = Parameters::parse("title=%ff%fe");
        QVERIFY(!read);
        QCOMPARE(read.error().field, u"title"_s);
        QCOMPARE(read.error().fault, Fault::Malformed);
    }

    void whatIsShownOfAUrlHoldsNoSecret()
    {
        const QString shown = redacted(
            QUrl(u"http://localhost:17563/"
                 u"signed-in?code=abc123secret&scope=chat%3Aread&state=xyzsecret#access_token=alsosecret"_s));
        QVERIFY(!shown.contains("secret"_L1));
        QVERIFY(shown.contains("scope=chat"_L1));
    }
};

QTEST_GUILESS_MAIN(TestParameters)
#include "tst_parameters.moc"
