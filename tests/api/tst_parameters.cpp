// SPDX-License-Identifier: GPL-3.0-or-later
#include "schema/parameters.h"

#include "base/log.h"

#include <QTest>
#include <QUrl>

using namespace Sidestage;
using namespace Sidestage::Api;

class TestParameters : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void whatIsWrittenIsReadAgain_data()
    {
        QTest::addColumn<QString>("value");
        QTest::newRow("plain") << QStringLiteral("Cartographer");
        QTest::newRow("spaces and signs") << QStringLiteral("a b+c&d=e%f#g?h/i");
        QTest::newRow("other scripts") << QStringLiteral("地図職人の愚行 карта 🗺");
        QTest::newRow("nothing") << QStringLiteral("");
        QTest::newRow("line break and zero") << QStringLiteral("a\nb") + QChar(0) + QStringLiteral("c");
    }
    void whatIsWrittenIsReadAgain()
    {
        QFETCH(QString, value);
        Parameters written;
        written.add(QStringLiteral("query"), value);
        written.add(QStringLiteral("query"), QStringLiteral("second"));
        const auto read = Parameters::parse(written.encoded());
        QVERIFY(read);
        QCOMPARE(read->values(u"query"), QStringList({value, QStringLiteral("second")}));
    }

    void plusAndPercentTwentyAreSpaces()
    {
        const auto read = Parameters::parse("scope=a%20b+c&empty=&bare&&=x");
        QCOMPARE(read->value(u"scope"), QStringLiteral("a b c"));
        QVERIFY(read->contains(u"empty") && read->value(u"empty").isEmpty());
        QVERIFY(read->contains(u"bare"));
        QVERIFY(!read->contains(u"absent") && read->value(u"absent").isNull());
    }

    void brokenEscapesStayAsTheyAre()
    {
        QCOMPARE(Parameters::parse("a=100%&b=%zz&c=%4")->value(u"a"), QStringLiteral("100%"));
        QCOMPARE(Parameters::parse("b=%zz")->value(u"b"), QStringLiteral("%zz"));
    }

    void bytesThatAreNotUtf8AreRefused()
    {
        const auto read = Parameters::parse("title=%ff%fe");
        QVERIFY(!read);
        QCOMPARE(read.error().field, QStringLiteral("title"));
        QCOMPARE(read.error().fault, Fault::Malformed);
    }

    void whatIsShownOfAUrlHoldsNoSecret()
    {
        const QString shown = redacted(QUrl(QStringLiteral(
            "http://localhost:17563/"
            "signed-in?code=abc123secret&scope=chat%3Aread&state=xyzsecret#access_token=alsosecret")));
        QVERIFY(!shown.contains(QLatin1String("secret")));
        QVERIFY(shown.contains(QLatin1String("scope=chat")));
    }
};

QTEST_GUILESS_MAIN(TestParameters)
#include "tst_parameters.moc"
